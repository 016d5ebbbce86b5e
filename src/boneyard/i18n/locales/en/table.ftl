# The table: its parts, buttons and menus, and what its script says.

# Parts of the page, for screen readers.
table-table = The table
table-tiles = tiles on the table
table-happened = What happened
table-count = The count
table-calls = Calls
table-curtain = Curtain

# A player's plate, after name, points and tiles.
table-finished = finished
table-away = away
table-getting-ready = getting ready

# A line beside the table.
table-stakes = the end counts ×{ $stakes }
# $sign: an arrow round to the right or to the left.
table-direction = direction { $sign }
table-clockwise = play goes clockwise
table-counterclockwise = play goes counterclockwise
table-columns = { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
}

# Tiles. $tile: 5-6, perhaps with what it shows.
table-playable-ways = { $tile }, playable in { $ways } ways
table-choose = Choose { $tile }
# $draw: what stands on the button to draw (play-draw).
table-draw-of = { $tiles ->
    [one] { $draw }; the boneyard has { $tiles } tile
   *[other] { $draw }; the boneyard has { $tiles } tiles
}
# $scores: each side with its score: Ann 30 and Bob 20.
table-track = Scoring track to { $target }: { $scores }

# Buttons.
table-whole = Whole table
table-where = Where shall it go?
table-which-way = Which way round?
table-hint = Hint
table-keep-counting = Keep counting
table-deal-now = Deal without waiting
table-undo = Undo
table-redo = Redo
table-give-up = Give up
table-same-deal = Same deal
table-new-deal = New deal
# The best result that is possible.
table-par = Par
table-to-rematch = To the rematch
table-rematch = Rematch
# At a rematch that waits: to who may accept it, and beside the name of a player who may.
table-rematch-offered = You have been offered a rematch.
table-rematch-accept = Accept
table-rematch-decline = Decline
table-rematch-awaited = has not answered yet
table-waiting-others = Waiting for the others …
table-next-round = Next round
table-replay = Replay
table-other-games = Other games
table-look-at-table = Look at the table
table-show-count = Show the count

# The count: heads of a table.
table-team = Team
table-player = Player
table-this-round = This round
table-score = Score
# The result of a game for one.
table-left = { $tiles ->
    [one] { $tiles } tile left.
   *[other] { $tiles } tiles left.
}
table-all-up = { $columns ->
    [one] All tiles are up, in { $columns } column.
   *[other] All tiles are up, in { $columns } columns.
}
table-none-left = No tile is left.

# Par: the best result possible, of a game for one.
table-par-open = Par is not decided yet: at best so far { $tiles } left.
table-par-lost = { $tiles ->
    [one] Par: { $tiles } tile left; this deal can’t be won.
   *[other] Par: { $tiles } tiles left; this deal can’t be won.
}
# $sure: nothing better is possible.
table-par-columns = { $sure ->
    [yes] { $columns ->
        [one] Par: it can be won, in { $columns } column.
       *[other] Par: it can be won, in { $columns } columns.
    }
   *[no] { $columns ->
        [one] Par: it can be won, in { $columns } column or fewer.
       *[other] Par: it can be won, in { $columns } columns or fewer.
    }
}
table-par-won = Par: it can be won.

# The report, when a step of a game for one is undone or redone.
table-report = Report
table-taken-back = The last move is taken back.
table-made-again = It is made again.

# The menu.
table-more = More
table-rules = Rules
table-by-hand = Make forced steps by hand
table-by-self = Make forced steps by themselves
table-leave = Leave the seat to a bot
table-leave-means = The seat will not be yours any more.
table-give-up-means = The match ends, and is lost.
table-give-up-match = Give up the match
# $who: a bot's name.
table-plays-on = { $who } plays on
table-what-is-that = What is that?

# Several people at one screen: between their turns hands are covered. $who: a name.
table-turn-of = It is { $who }’s turn.
table-pass-screen = Pass the screen on; nobody else should look.
table-i-am = I am { $who }

# The seal of the shuffle, the seeds that players add, and the deal. $time: a time of day.
table-sealed-at = Sealed at { $time }: { $seal }
table-sealed = Sealed before the deal: { $seal }
table-added = { $who } added { $seed } at { $time }
table-added-nothing = { $who } added nothing at { $time }
table-added-hidden = { $who } added a seed at { $time }
table-dealt-at = Dealt at { $time }
# For browsers without scripts.
table-seeds = The tiles are sealed. Add any text to their shuffle, or none: so nobody else can have chosen them.
table-seed = Your text
table-deal = Deal
table-add = Add it

# Before the match: who is there.
table-waiting = Waiting for players
table-send-link = Send this link to whoever shall play:
table-link = The link of this match
table-open-seat = Open seat
table-seat-bot = Seat { $who }
table-a-bot = a bot
table-is-here = is here
table-is-away = is away
table-sit-down = Sit down

# The keys, and what each does.
table-keys = Keys
table-keys-button = Keys (?)
table-key-enter = Enter
table-key-escape = Esc
table-does-digit = choose a tile of the hand, or answer a question
table-does-arrows = go from tile to tile, or from place to place
table-does-enter = choose, or play there
table-does-escape = put the tile back
table-does-draw = draw
table-does-pass = pass, or stop
table-does-count = count on (Baronet)
table-does-undo = undo, redo
table-does-flip = turn over a tile (Blind)
table-does-calls = go to the calls, or on to the next round
table-does-hint = hint
table-does-whole = show the whole table
table-does-list = this list
table-does-sound = sound on or off

# What the script says.
table-connection = The connection is lost: trying again …
table-lost = There is no connection just now: a moment, please.
table-lost-move = The connection was lost: look whether the move was made.
table-which-way-enter = Which way round? Choose with Enter.
table-unplayable = { $tile } can’t be played now.
# $count: in how many places (two at least); $first: the label of the first one.
table-places = { $tile } goes in { $count } places. 1: { $first }. Arrows change the place, Enter plays, Escape puts it back.
# A call that was to be said with the next tile ($call: Domino!) – or is after all not.
table-armed = “{ $call }” will be said with your next tile.
table-unsaid = It will not be said.
table-rematch-started = A rematch has been offered.
table-thinking = Thinking …
table-still-thinking = Still thinking … You can play on meanwhile.
table-does-zoom = nearer, farther; with Shift, the arrows move the part that shows
# A tile that goes in one place only, when a tap asks first.
table-place = { $tile } goes here: { $first }. Enter or another tap plays it, Escape puts it back.
# In the title of the tab, before the name of the game.
table-tab-turn = Your turn
# A button that switches all sounds on and off.
table-sound = Sound
# After a round: when the next one begins ($seconds), or that it waits for who looks at the table.
table-next-in = The next round begins in { $seconds } s.
table-held = The next round waits while you look.
table-held-by = Somebody is looking at the table.
# Phrases between people, and the panel they are chosen from. $phrase: one of them, as it is said.
table-says = { $who } says: { $phrase }
table-talk = Say something
table-hushed = Partners say nothing while a round is on.
table-mute = Hide what the others say
table-say-hello = Hello!
table-say-good-luck = Good luck!
table-say-well-played = Well played!
table-say-thanks = Thank you!
table-say-wow = Wow!
table-say-oops = Oops!
table-say-moment = A moment, please …
table-say-good-game = Good game!

# An invitation: nobody else can reach this machine; what opens it ($command); what is sent with the link.
table-only-here = Nobody else can reach this house: it is open on this machine only.
table-only-here-open = Whoever runs it can let others in with { $command }.
table-share = Share …
table-invited = Play { $game } with me
table-other-links = Other addresses of this machine
table-code = QR code of the link
# Taking a move back: at once against bots, asked of people.
table-take-back = Take back
table-asks-back = { $who } asks to take the last move back.
table-agree = Agree
table-refuse = No
table-asked-back = The others are asked.
table-does-back = take your last move back

# A game for one that is over, after how many tiles are left. $best: tiles; $over: how many more than that are left.
table-could-win = This deal can be won.
table-left-par = { $over ->
    [0] Nobody can do better with this deal.
   *[other] Nobody can do better than { $best } with this deal.
}

# How many watch, beside an eye; and what those are told who see a round only when it is over.
table-watching = { $people ->
    [one] { $people } person watches
   *[other] { $people } people watch
}
table-late = You see each round when it is over
