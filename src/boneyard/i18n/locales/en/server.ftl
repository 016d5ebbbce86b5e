# What the house (the server) answers when something can't be done: on pages (with a capital and a
# full stop), at the table, and to programs as JSON. No sentence may tell what somebody holds.

# Where there is nothing.
server-no-match = there is no such match
server-no-game = there is no such game
# $game is what somebody wrote, in quotes.
server-no-game-named = there is no game { $game }
server-no-page = there is no page of that name
server-no-file = there is no such file
server-no-picture = there is no such picture
server-nothing-here = there is nothing here
server-not-here = that can't be done here
# What the server's library says, in English.
server-http = { $why }

# Who may do what.
server-no-seat = there is no such seat
server-only-players = only players move
server-not-your-seat = that seat is not yours
server-not-your-game = that game is not yours
server-not-your-eyes = that seat is not yours to look from
server-only-those-here = only those who play in this match may do that

# Starting a match. $bot and $kind are what somebody sent, in quotes; $bots are names of bots.
server-no-bot = there is no bot { $bot }: there are { $bots }
server-no-such-kind = a seat is a person's, a bot's or open, not { $kind }
server-no-way = there is no such way to start
# Open tables: they are shown to everybody, because a seat waits there.
server-no-open-seat = no seat waits there for anybody
server-no-level = there is no such level
server-table-gone = that table waits for nobody any more
server-hall-busy = many sit down just now: try once more
server-hall-full = there are as many open tables as there is room for: sit down at one of them
server-many-offers = that is a lot of open tables: wait until somebody sits down, or withdraw one
server-many-offers-here = that is a lot of open tables from one place: sit down at one of them
# $players: how many play the game; $seats: how many seats were sent.
server-seats = { $seats ->
    [one] { $players } play, but { $seats } seat is described
   *[other] { $players } play, but { $seats } seats are described
}
server-daily-alone = the deal of the day is for games for one
# $game is a name as programs know it: block-draw.
server-no-option = { $game } has no such option
# $matches: how many.
server-bots-full = { $matches ->
    [one] bots play { $matches } match among themselves here already, and no more at a time: wait until it is over, or take a seat
   *[other] bots play { $matches } matches among themselves here already, and no more at a time: wait until one is over, or take a seat
}
# $path is the address of a seat's seed.
server-seed-early = a seed is added when the seal has been shown: start without one, then post it to { $path }

# Seats and seeds.
server-seat-persons = that seat is taken: somebody sits there
server-seat-bots = that seat is taken: a bot sits there
server-seat-open = nobody sits there yet
server-seat-reserved = this seat is reserved for another player
server-seat-gone = that seat has just been taken by somebody else, or tiles dealt
server-seats-open = the match begins when every seat is taken
server-seed-late = the tiles have been dealt: seeds are added before
server-no-seeds = nothing can be added to the luck of this match
server-seed-twice = that seat has added its seed already
server-seeds-awaited = tiles are dealt when every player has added a seed
server-patience = others are still to add their seeds: give them a moment, then press on again
server-awaits-players = not everyone is here yet: a rated match starts when all players are at the table
# $most: how many characters.
server-name-too-long = a name has at most { $most } characters
server-name-unprintable = a name has characters in it that can't be shown
server-seed-too-long = a seed has at most { $most } characters
server-seed-unprintable = a seed has characters in it that can't be shown

# Moves.
server-moved-on = somebody else was faster, and the table has changed: look again
# $tile is 6-4.
server-no-place = { $tile } can't be played now
server-no-undo = moves are taken back in games for one only
server-nothing-to-undo = there is nothing to take back
server-nothing-to-redo = there is nothing to make again
server-not-over = the match is not over yet
server-again-alone = the same deal is for games for one
server-not-dealt = the tiles have not been dealt yet

# Hints, the best result possible (par), the analysis.
server-nothing-to-think = there is nothing to think about just now
server-contest-no-help = there is no help at a match that counts
server-hints-alone = there are no hints where other people play
server-hint-turn = a hint is for the one whose turn it is
server-hint-late = the table has changed meanwhile: ask again
server-par-alone = par is for games for one
server-par-later = par is told when no tile lies face down any more
server-analysis-later = a match is analysed when it is over: until then hands are hidden
server-no-analysis = this match can't be analysed just now
server-nobody-thinks = nobody can work that out just now
server-desk-busy = many long answers are being worked out: ask again in a moment

# Too much, too fast, too long.
server-too-fast = that is faster than anyone can play: wait a moment
server-crowded = too many requests from one place: wait a moment
server-many-matches = that is a lot of matches: wait a little before the next one
server-many-questions = that is a lot of questions: wait a moment before the next one
server-many-tables = that is a lot of tables to watch at once
server-many-tables-here = that is a lot of tables to watch at once from one place
server-full = the house is full: try again in a moment
server-many-connections = too many connections from one place: close some
server-many-at-once = too many requests before the first was answered
server-slow-head = the request took too long to come
server-slow-body = the rest of the request took too long to come
server-head-too-long = the head of a request has at most { $most } bytes: forget this site's cookies
server-body-too-long = a request has at most { $most } bytes
server-message-too-long = a message has at most { $most } characters

# Requests that make no sense: read by programmers, mostly. $why is what the reader of JSON says, in
# English; $name is the name of a number in the address.
server-json = the API speaks JSON: content-type is application/json
server-unread = that can't be read: { $why }
server-key-twice = the key { $key } stands twice in one object: send it once
server-whole-number = { $name } is a whole number
server-move-seat = a move needs a seat
server-not-bytes = messages are text, not bytes
server-no-text = that is no text
server-no-form = that is no form of this house
server-form-unread = that form can't be read
server-no-http = that is no request in HTTP
server-no-websocket = that is no WebSocket
server-no-address = that is no address that could be asked
server-other-name = this house is not called that
server-no-origin = a post with a cookie must say which page it comes from
server-other-site = that came from a page of another site
server-strange-secret = this house never gave that secret out: ask /api/guests for one

# The house's own fault.
server-broken = something went wrong in the house: it has been noted
server-connect-again = something went wrong in the house: connect again
server-restarts = the house is being restarted: connect again
server-blocked = nobody is let in from your address

# Settings, read by whoever opens a house. $name is BONEYARD_IDLE; $why is what the reader of JSON
# says; $text is what was written, in quotes.
server-setting = { $name }: { $why }
server-proxy = proxies: { $text } is no address and no network
server-host-token = host_token: at least { $least } characters, so that nobody guesses it
# What people say to each other at a table: a few phrases, not too many at once.
server-much-talk = that is a lot of talk: wait a moment before the next phrase
server-no-phrase = there is no such phrase
server-nobody-hears = there is nobody else to hear it
server-partners-hush = partners say nothing while a round is on
# Taking a move back at a table of several.
server-nothing-to-take-back = there is no move of yours that can be taken back: since then, something hidden has been seen
server-no-plea = nobody asks for that any more
server-own-plea = that is for the others to answer
# Time for a move. The gap is what was asked for, then all names of clocks.
server-no-clock-named = there is no clock { $clock }: choose one of { $clocks }
server-clock-alone = a game for one has no clock
server-no-clock = this match has no clock that runs
server-time-left = whoever is to move still has time
server-own-time = it is your own time that has run out
server-gift-to-others = time is given to another person at the table
server-bank-full = there is as much time in that bank as it takes
server-later-now = plays are left for later while another player thinks
server-later-own = only tiles of your own hand can be left for later, as plays
server-later-many = at most { $most } plays can be left for one turn
server-no-own-rules = this house plays no rules that guests write themselves
server-unthinkable = those who think don’t know every word of these rules: there are no hints and no analysis, and bots play their heaviest tile
# Files of rules that a house offers. $file and $folder are paths; $why is what is wrong, with the line.
server-rules-file = { $file }: { $why }
server-rules-none = there are no files of rules in { $folder }: their names end in .toml or .json
server-rules-many = a house offers { $most } files of rules at most
