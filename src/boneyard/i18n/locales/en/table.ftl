# The table: its parts, buttons and menus, and what its script says.

# Parts of the page, for screen readers.
table-table = Table
table-tiles = tiles on the table
table-count = Result
table-calls = Calls
table-curtain = Pass the device

# A player's plate, after name, points and tiles.
table-finished = finished
table-away = offline
table-getting-ready = getting ready

# A line beside the table.
table-stakes = end-of-round points ×{ $stakes }
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
table-whole = Whole board
# On the sign of the Mexican train; there is room for about ten letters.
table-mexican = Mexican
# A button at a train of which only the last tiles are shown: $train is "Ana's train", $tiles names the others.
table-folded = { $count ->
    [one] 1 more tile of { $train }: { $tiles }. Show all tiles
   *[other] { $count } more tiles of { $train }: { $tiles }. Show all tiles
}
table-fold = Fold the trains
table-zoom = Zoom
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-where = Where do you want to play it?
table-which-way = Which way?
table-hint = Hint
table-keep-counting = Keep counting
table-deal-now = Deal now
table-undo = Undo
table-redo = Redo
table-give-up = Resign
table-same-deal = Same deal
table-new-deal = New deal
# The best result that is possible.
table-par = Best possible result
table-to-rematch = Go to rematch
table-rematch = Rematch
# At a rematch that waits: for the player who may accept it, and beside the name of a player who may.
table-rematch-offered = You have been offered a rematch.
table-rematch-accept = Accept
table-rematch-decline = Decline
table-rematch-awaited = hasn't answered yet
table-waiting-others = Waiting for the other players…
table-next-round = Next round
table-replay = Replay
table-other-games = Other games
table-look-at-table = View board
table-show-count = Show result

# The score of a round: heads of a table.
table-team = Team
table-player = Player
table-this-round = This round
table-score = Score
# The result of a solitaire.
table-left = { $tiles ->
    [one] { $tiles } tile left.
   *[other] { $tiles } tiles left.
}
table-all-up = { $columns ->
    [one] All tiles are face up, in { $columns } column.
   *[other] All tiles are face up, in { $columns } columns.
}
table-none-left = No tiles left.

# The best possible result of a solitaire.
# $unit: what counts is tiles left, or tiles that still lie face down.
table-par-open = { $unit ->
    [down] Best result found so far: { $tiles } face down.
   *[left] { $tiles ->
        [one] Best result found so far: { $tiles } tile left.
       *[other] Best result found so far: { $tiles } tiles left.
    }
}
table-par-lost = { $unit ->
    [down] Best result found: { $tiles } face down. This deal can't be won.
   *[left] { $tiles ->
        [one] Best result found: { $tiles } tile left. This deal can't be won.
       *[other] Best result found: { $tiles } tiles left. This deal can't be won.
    }
}
# $sure: nothing better is possible.
table-par-columns = { $sure ->
    [yes] { $columns ->
        [one] Best possible: a win in { $columns } column.
       *[other] Best possible: a win in { $columns } columns.
    }
   *[no] { $columns ->
        [one] Best possible: a win in { $columns } column or fewer.
       *[other] Best possible: a win in { $columns } columns or fewer.
    }
}
# What is left is the score (Knock-Out): the fewest tiles that the deal allows, and the player's own best.
table-par-left = { $tiles ->
    [0] Best possible: no tiles left.
    [one] Best possible: { $tiles } tile left.
   *[other] Best possible: { $tiles } tiles left.
}
table-your-best = { $tiles ->
    [0] Your best: no tiles left.
    [one] Your best: { $tiles } tile left.
   *[other] Your best: { $tiles } tiles left.
}
table-par-won = This deal can be won.

# The move log; then what it says when a step of a solitaire is undone or redone.
table-report = Move log
table-taken-back = Last move undone.
table-made-again = Move redone.

# The menu.
table-more = More
table-rules = Rules
# Buttons that switch it off and on.
table-by-hand = Turn off auto-play of forced moves
table-by-self = Turn on auto-play of forced moves
table-leave = Leave (a bot takes over)
table-leave-means = You will lose your seat. Choose the bot that takes over.
table-give-up-means = You will lose this match.
table-give-up-match = Resign
# $who: a bot's name.
table-plays-on = { $who } takes over
table-what-is-that = What does this mean?

# Pass & play: between turns hands are covered. $who: a name.
table-turn-of = It's { $who }'s turn.
table-pass-screen = Pass the device to them. No one else should look.
table-i-am = I'm { $who }

# The commitment of the shuffle, the seeds that players add, and the deal. $time: a time of day.
table-sealed-at = Commitment published at { $time }: { $seal }
table-sealed = Commitment: { $seal }
table-added = { $who } added the seed { $seed } at { $time }
table-added-nothing = { $who } added no seed ({ $time })
table-added-hidden = { $who } added a seed at { $time }
table-dealt-at = Dealt at { $time }
# For browsers without scripts.
table-seeds = The server's part of the shuffle is already fixed. Add any text of your own, so that no one can choose the tiles in advance.
table-seed = Your text
table-deal = Deal
table-add = Add

# Before the match: who is there.
table-waiting = Waiting for players
table-link = Link to this match
table-open-seat = Free seat
table-seat-bot = Add { $who } (bot)
table-a-bot = bot
table-is-here = online
table-is-away = offline
table-sit-down = Join

# The keys, and what each does.
table-keys = Keyboard shortcuts
table-keys-button = Keyboard shortcuts (?)
table-key-enter = Enter
table-key-escape = Esc
table-does-digit = choose a tile in your hand, or answer a question
table-does-arrows = move between tiles or places
table-does-enter = choose a tile, or play it in the chosen place
table-does-escape = put the tile back
table-does-draw = draw
table-does-pass = pass or stop
table-does-count = keep counting (Baronet)
table-does-undo = undo, redo
table-does-flip = turn over a tile (Blind)
table-does-calls = move to the call buttons or to the button that continues the match
table-does-hint = show a hint
table-does-whole = show the whole board
table-does-list = show this list
table-does-sound = turn sound on or off

# What the script says.
table-connection = Connection lost. Reconnecting…
table-lost = Connection lost. Reconnecting…
table-lost-move = Connection lost. Check whether your move was made.
table-which-way-enter = Which way? Choose with Enter.
table-unplayable = { $tile } can't be played now.
# $count: in how many places (two at least); $first: the label of the first one.
table-places = { $tile } fits in { $count } places. 1: { $first }. Arrow keys change the place, Enter plays the tile, and Escape puts it back.
# A call that will be made with the next tile ($call: Domino!) – or not after all.
table-armed = “{ $call }” will be called with your next tile.
table-unsaid = Call cancelled.
table-rematch-started = Rematch offered.
table-thinking = Thinking…
table-still-thinking = Still thinking… You can keep playing.
table-does-zoom = zoom in or out; Shift + arrow keys scroll
# A tile that fits in one place only, when moves are confirmed.
table-place = { $tile } fits here: { $first }. Enter or another tap plays it; Escape puts it back.
# In the title of the tab, before the name of the game.
table-tab-turn = Your turn
# A button that turns all sounds on and off.
table-sound = Sound
# After a round: when the next one starts ($seconds), or that it waits while a player views the board.
table-next-in = Next round in { $seconds } s
table-held = The next round waits while you view the board.
table-held-by = Waiting: a player is reviewing the board.
# Quick chat, and the panel it is chosen from. $phrase: one of the phrases.
table-says = { $who }: { $phrase }
table-hushed = Partners can't chat during a round.
table-mute = Mute chat
table-say-hello = Hello!
table-say-good-luck = Good luck!
table-say-well-played = Well played!
table-say-thanks = Thank you!
table-say-wow = Wow!
table-say-oops = Oops!
table-say-moment = One moment, please…
table-say-good-game = Good game!

# An invitation: no one else can reach this machine; what opens it ($command); what is sent with the link.
table-only-here = Only this computer can reach the site.
table-only-here-open = To let others join, start the server with { $command }.
table-share = Share…
table-other-links = Other addresses of this computer
table-code = QR code for the link
# Taking a move back: immediately against bots, with a request to people.
table-asks-back = { $who } asks to take back their last move.
table-agree = Accept
table-refuse = Decline
table-asked-back = Takeback requested.
table-does-back = take back your last move

# A finished solitaire, after how many tiles are left. $best: tiles; $over: how many more than that are left.
table-could-win = This deal can be won.
table-left-par = { $over ->
    [0] That's the best possible result for this deal.
   *[other] { $unit ->
        [down] The best possible result for this deal is { $best } face down.
       *[left] { $best ->
            [0] The best possible result for this deal is no tiles left.
            [one] The best possible result for this deal is { $best } tile left.
           *[other] The best possible result for this deal is { $best } tiles left.
        }
    }
}

# Beside an eye; then the note for spectators who see a round only after it ends.
table-watching = { $people ->
    [one] { $people } spectator
   *[other] { $people } spectators
}
table-late = You see each round after it ends.

# Reactions: small pictures, and what they are called.
table-reactions = Reactions
table-react-laugh = Laugh
table-react-love = Love
table-react-clap = Applause
table-react-think = Thinking
table-react-surprise = Surprise
table-react-cry = Cry
table-react-fire = On fire
table-react-party = Party

# In the menu of a match: spectators open this link.
table-copy-link = Copy spectator link
