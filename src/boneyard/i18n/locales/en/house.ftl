# What the house (the server) answers when something can't be done: on pages (with a capital and a
# full stop), at the table, and to programs as JSON. No sentence may tell what somebody holds.

# Where there is nothing.
house-no-match = there is no such match
house-no-game = there is no such game
# $game is what somebody wrote, in quotes.
house-no-game-named = there is no game { $game }
house-no-page = there is no page of that name
house-no-file = there is no such file
house-no-picture = there is no such picture
house-nothing-here = there is nothing here
house-not-here = that can't be done here
# What the server's library says, in English.
house-http = { $why }

# Who may do what.
house-no-seat = there is no such seat
house-only-players = only players move
house-not-your-seat = that seat is not yours
house-not-your-game = that game is not yours
house-not-your-eyes = that seat is not yours to look from
house-only-those-here = only those who play in this match may do that

# Starting a match. $bot and $kind are what somebody sent, in quotes; $bots are names of bots.
house-no-bot = there is no bot { $bot }: there are { $bots }
house-no-such-kind = a seat is a person's, a bot's or open, not { $kind }
house-no-way = there is no such way to start
# Open tables: they are shown to everybody, because a seat waits there.
house-no-open-seat = no seat waits there for anybody
house-no-level = there is no such level
house-table-gone = that table waits for nobody any more
house-hall-busy = many sit down just now: try once more
house-hall-full = there are as many open tables as there is room for: sit down at one of them
house-many-offers = that is a lot of open tables: wait until somebody sits down, or withdraw one
house-many-offers-here = that is a lot of open tables from one place: sit down at one of them
# $players: how many play the game; $seats: how many seats were sent.
house-seats = { $seats ->
    [one] { $players } play, but { $seats } seat is described
   *[other] { $players } play, but { $seats } seats are described
}
house-daily-alone = the deal of the day is for games for one
# $game is a name as programs know it: block-draw.
house-no-option = { $game } has no such option
# $matches: how many.
house-bots-full = { $matches ->
    [one] bots play { $matches } match among themselves here already, and no more at a time: wait until it is over, or take a seat
   *[other] bots play { $matches } matches among themselves here already, and no more at a time: wait until one is over, or take a seat
}
# $path is the address of a seat's seed.
house-seed-early = a seed is added when the seal has been shown: start without one, then post it to { $path }

# Seats and seeds.
house-seat-persons = that seat is taken: somebody sits there
house-seat-bots = that seat is taken: a bot sits there
house-seat-open = nobody sits there yet
house-seat-reserved = this seat is reserved for another player
house-seat-gone = that seat has just been taken by somebody else, or tiles dealt
house-seats-open = the match begins when every seat is taken
house-seed-late = the tiles have been dealt: seeds are added before
house-no-seeds = nothing can be added to the luck of this match
house-seed-twice = that seat has added its seed already
house-seeds-awaited = tiles are dealt when every player has added a seed
house-patience = others are still to add their seeds: give them a moment, then press on again
house-awaits-players = not everyone is here yet: a rated match starts when all players are at the table
# $most: how many characters.
house-name-too-long = a name has at most { $most } characters
house-name-unprintable = a name has characters in it that can't be shown
house-seed-too-long = a seed has at most { $most } characters
house-seed-unprintable = a seed has characters in it that can't be shown

# Moves.
house-moved-on = somebody else was faster, and the table has changed: look again
# $tile is 6-4.
house-no-place = { $tile } can't be played now
house-no-undo = moves are taken back in games for one only
house-nothing-to-undo = there is nothing to take back
house-nothing-to-redo = there is nothing to make again
house-not-over = the match is not over yet
house-again-alone = the same deal is for games for one
house-not-dealt = the tiles have not been dealt yet

# Hints, the best result possible (par), the analysis.
house-nothing-to-think = there is nothing to think about just now
house-contest-no-help = there is no help at a match that counts
house-hints-alone = there are no hints where other people play
house-hint-turn = a hint is for the one whose turn it is
house-hint-late = the table has changed meanwhile: ask again
house-par-alone = par is for games for one
house-par-later = par is told when no tile lies face down any more
house-analysis-later = a match is analysed when it is over: until then hands are hidden
house-no-analysis = this match can't be analysed just now
house-nobody-thinks = nobody can work that out just now
house-desk-busy = many long answers are being worked out: ask again in a moment

# Too much, too fast, too long.
house-too-fast = that is faster than anyone can play: wait a moment
house-crowded = too many requests from one place: wait a moment
house-many-matches = that is a lot of matches: wait a little before the next one
house-many-questions = that is a lot of questions: wait a moment before the next one
house-many-tables = that is a lot of tables to watch at once
house-many-tables-here = that is a lot of tables to watch at once from one place
house-full = the house is full: try again in a moment
house-many-connections = too many connections from one place: close some
house-many-at-once = too many requests before the first was answered
house-slow-head = the request took too long to come
house-slow-body = the rest of the request took too long to come
house-head-too-long = the head of a request has at most { $most } bytes: forget this site's cookies
house-body-too-long = a request has at most { $most } bytes
house-message-too-long = a message has at most { $most } characters

# Requests that make no sense: read by programmers, mostly. $why is what the reader of JSON says, in
# English; $name is the name of a number in the address.
house-json = the API speaks JSON: content-type is application/json
house-unread = that can't be read: { $why }
house-key-twice = the key { $key } stands twice in one object: send it once
house-whole-number = { $name } is a whole number
house-move-seat = a move needs a seat
house-not-bytes = messages are text, not bytes
house-no-text = that is no text
house-no-form = that is no form of this house
house-form-unread = that form can't be read
house-no-http = that is no request in HTTP
house-no-websocket = that is no WebSocket
house-no-address = that is no address that could be asked
house-other-name = this house is not called that
house-no-origin = a post with a cookie must say which page it comes from
house-other-site = that came from a page of another site
house-strange-secret = this house never gave that secret out: ask /api/guests for one

# The house's own fault.
house-broken = something went wrong in the house: it has been noted
house-connect-again = something went wrong in the house: connect again
house-restarts = the house is being restarted: connect again
house-blocked = nobody is let in from your address

# Settings, read by whoever opens a house. $name is BONEYARD_IDLE; $why is what the reader of JSON
# says; $text is what was written, in quotes.
house-setting = { $name }: { $why }
house-proxy = proxies: { $text } is no address and no network
house-host-token = host_token: at least { $least } characters, so that nobody guesses it
# What people say to each other at a table: a few phrases, not too many at once.
house-much-talk = that is a lot of talk: wait a moment before the next phrase
house-no-phrase = there is no such phrase
house-nobody-hears = there is nobody else to hear it
house-partners-hush = partners say nothing while a round is on
# Taking a move back at a table of several.
house-nothing-to-take-back = there is no move of yours that can be taken back: since then, something hidden has been seen
house-no-plea = nobody asks for that any more
house-own-plea = that is for the others to answer
# Time for a move. The gap is what was asked for, then all names of clocks.
house-no-clock-named = there is no clock { $clock }: choose one of { $clocks }
house-clock-alone = a game for one has no clock
house-no-clock = this match has no clock that runs
house-time-left = whoever is to move still has time
house-own-time = it is your own time that has run out
house-gift-to-others = time is given to another person at the table
house-bank-full = there is as much time in that bank as it takes
house-later-now = plays are left for later while another player thinks
house-later-own = only tiles of your own hand can be left for later, as plays
house-later-many = at most { $most } plays can be left for one turn
house-no-own-rules = this house plays no rules that guests write themselves
house-unthinkable = those who think don’t know every word of these rules: there are no hints and no analysis, and bots play their heaviest tile
# Files of rules that a house offers. $file and $folder are paths; $why is what is wrong, with the line.
house-rules-file = { $file }: { $why }
house-rules-none = there are no files of rules in { $folder }: their names end in .toml or .json
house-rules-many = a house offers { $most } files of rules at most
