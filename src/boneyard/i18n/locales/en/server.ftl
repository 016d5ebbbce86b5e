# What the server answers when something can't be done: on pages (with a capital and a
# full stop), at the table, and to programs as JSON. No sentence may tell what a player holds.

# Where there is nothing.
server-no-match = Match not found.
server-no-game = Game not found.
# $game is what was typed, in quotes.
server-no-game-named = Unknown game: { $game }.
server-no-page = Page not found.
server-no-file = File not found.
server-no-picture = Picture not found.
server-nothing-here = Page not found.
# Below /api/, to programs.
server-no-endpoint = API endpoint not found. /api/openapi.json describes the API.
server-websocket-only = This endpoint is a WebSocket.
server-not-here = That isn't possible here.
# What the server's library says, in English.
server-http = { $why }

# Who may do what.
server-no-seat = Unknown seat.
server-only-players = Only players can do that.
server-not-your-seat = That isn't your seat.
server-not-your-game = That isn't your match.
server-not-your-eyes = You can't view the match from that seat.
server-only-those-here = Only players in this match can do that.

# Starting a match. $bot and $kind are what was sent, in quotes; $bots are names of bots.
server-no-bot = Unknown bot: { $bot }. Choose one of { $bots }.
server-no-such-kind = Unknown seat type: { $kind }. Choose person, bot or open.
server-no-way = Unknown way to start a match.
# Open matches: they are shown to everyone, because a seat waits there.
server-no-open-seat = That match has no open seats.
server-no-level = Unknown level.
server-table-gone = That match is no longer open.
server-hall-busy = The lobby is busy. Try again.
server-hall-full = The lobby is full. Join an open match instead.
server-many-offers = Too many open matches. Wait until a player joins, or remove one.
server-many-offers-here = Too many open matches from your network. Join one of them instead.
# $players: how many play the game; $seats: how many seats were sent.
server-seats = { $seats ->
    [one] The match has { $players } players, but the request describes { $seats } seat.
   *[other] The match has { $players } players, but the request describes { $seats } seats.
}
server-daily-alone = Daily deals are only for solitaire games.
# $game is a name as programs know it: block-draw.
server-no-option = Unknown option for { $game }.
# $matches: how many.
server-bots-full = { $matches ->
    [one] The server is already running { $matches } match between bots, the maximum. Wait until it ends, or take a seat yourself.
   *[other] The server is already running { $matches } matches between bots, the maximum. Wait until one ends, or take a seat yourself.
}
# $path is the address of a seat's seed.
server-seed-early = A seed must come after the commitment. Start the match without one, then post it to { $path }.

# Seats and seeds.
server-seat-persons = That seat is already taken.
server-seat-bots = That seat is taken by a bot.
server-seat-open = That seat is still open.
server-seat-reserved = This seat is reserved for another player.
server-seat-gone = That seat was just taken, or the match has started.
server-seats-open = The match starts when every seat is taken.
server-seed-late = The tiles have been dealt. Seeds must be added before the deal.
server-no-seeds = This match takes no seeds.
server-seed-twice = That seat has already added a seed.
server-seeds-awaited = The deal starts when every player has added a seed.
server-patience = Waiting for the other players' seeds. Try again in a moment.
server-awaits-players = Waiting for players. A rated match starts when everyone is at the table.
# $most: how many characters.
server-name-too-long = Names can have at most { $most } characters.
server-name-unprintable = The name contains characters that can't be displayed.
server-seed-too-long = Seeds can have at most { $most } characters.
server-seed-unprintable = The seed contains characters that can't be displayed.

# Moves.
server-moved-on = The table has changed. Check it and try again.
# $tile is 6-4.
server-no-place = { $tile } can't be played now.
server-no-undo = Undo is only available in solitaire games. In other matches, request a takeback.
server-nothing-to-undo = Nothing to undo.
server-nothing-to-redo = Nothing to redo.
server-not-over = The match isn't over yet.
server-no-stronger-bot = No stronger bot plays this game.
server-again-alone = Only solitaire games can be replayed with the same deal.
server-not-dealt = The tiles haven't been dealt yet.

# Hints, the best result possible (par), the analysis.
server-nothing-to-think = There is no decision to make right now.
server-contest-no-help = Hints and undo are turned off in rated, tournament and duplicate matches.
server-hints-alone = Hints aren't available when other people play.
server-hint-turn = Hints are only available on your turn.
server-hint-late = The table has changed. Ask for a new hint.
server-par-alone = Only solitaire games have a best possible result.
server-par-later = The best possible result is available when all tiles are face up.
server-analysis-later = The analysis is available when the match is over.
server-no-analysis = This match can't be analysed right now.
server-nobody-thinks = The analysis engine isn't available right now.
server-desk-busy = The analysis engine is busy. Try again in a moment.

# Too much, too fast, too long.
server-too-fast = Too many actions. Wait a moment.
server-crowded = Too many requests from your network. Wait a moment.
server-many-matches = Too many new matches. Try again in a minute.
server-many-questions = Too many requests. Wait a moment.
server-many-tables = You have too many tables open. Close some.
server-many-tables-here = Too many tables are open from your network. Close some.
server-full = The server is full. Try again in a moment.
server-many-connections = Too many connections from your network. Close some.
server-many-at-once = Too many requests at once. Wait for the first answer.
server-slow-head = The request took too long to arrive.
server-slow-body = The rest of the request took too long to arrive.
server-head-too-long = Request headers can have at most { $most } bytes. Try deleting this site's cookies.
server-body-too-long = Requests can have at most { $most } bytes.
server-message-too-long = Messages can have at most { $most } characters.

# Requests that make no sense: read by programmers, mostly. $why is what the reader of JSON says, in
# English; $name is the name of a number in the address.
server-json = The content type must be application/json.
server-unread = Invalid request: { $why }
server-key-twice = Duplicate key { $key } in one object. Send it once.
server-whole-number = { $name } must be a whole number.
server-move-seat = A move needs a seat.
server-not-bytes = Messages must be text, not bytes.
server-no-text = The request isn't valid text.
server-no-form = The form was sent in an unsupported format.
server-form-unread = The form can't be read.
server-no-http = Not a valid HTTP request.
server-no-websocket = Not a valid WebSocket request.
server-no-address = Not a valid address.
server-other-name = This server doesn't use that host name.
server-no-origin = A POST request with a cookie needs an Origin or Referer header.
server-other-site = The request came from another site.
server-strange-secret = Unknown token. Get a new one from /api/guests.

# The server's own fault.
server-broken = Something went wrong on the server. The error has been logged.
server-connect-again = Something went wrong on the server. Please reconnect.
server-restarts = The server is restarting. Please reconnect.
server-blocked = Your address is blocked on this server.

# Settings, read by the host. $name is BONEYARD_IDLE; $why is what the reader of JSON
# says; $text is what was written, in quotes.
server-setting = { $name }: { $why }
server-proxy = BONEYARD_PROXIES, --proxy: { $text } is not an IP address or network
server-host-token = BONEYARD_HOST_TOKEN: use at least { $least } characters
# What people say to each other at a table: a few phrases, not too many at once.
server-much-talk = Too many messages. Wait a moment.
server-no-phrase = Unknown phrase.
server-nobody-hears = No other players are here.
server-partners-hush = Partners can't chat during a round.
# Taking a move back at a table of several.
server-nothing-to-take-back = You have no move to take back, or hidden tiles have been revealed since your last move.
server-no-plea = The takeback request is no longer open.
server-own-plea = Only the other players can answer this request.
# Time for a move. The gap is what was asked for, then all names of clocks.
server-no-clock-named = Unknown time control: { $clock }. Choose one of { $clocks }.
server-clock-alone = Solitaire games have no clock.
server-no-clock = No clock is running in this match.
server-time-left = The player whose turn it is still has time.
server-own-time = Your own time has run out.
server-gift-to-others = You can only give time to another person in the match.
server-bank-full = That player's clock is already full.
server-later-now = You can only set conditional moves during another player's turn.
server-later-own = Conditional moves can only use tiles in your hand.
server-later-many = You can set at most { $most } conditional moves per turn.
server-no-own-rules = House rules are turned off on this server.
server-unthinkable = Hints and analysis don't support some of these rules.
# Files of rules that a server offers. $file and $folder are paths; $why is what is wrong, with the line.
server-rules-file = BONEYARD_RULES, --rules: { $file }: { $why }
server-rules-none = BONEYARD_RULES, --rules: no rules files in { $folder } (expected .toml or .json)
server-rules-many = BONEYARD_RULES, --rules: a server can offer at most { $most } rules files
