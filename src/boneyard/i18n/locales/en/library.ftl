# $kind: game, bot, shape, theme or faces; $name is quoted as it was written; $near is the nearest name, $known are all names.
library-unknown = unknown { library-kind } { $name }; choose from { $known }
library-unknown-but = unknown { library-kind } { $name }; did you mean { $near }?
library-kind = { $kind ->
    [game] game
    [bot] bot
    [shape] shape
    [theme] theme
   *[faces] tile faces
}
library-cant-read = can't read { $file }: { $why }
library-match-over = the match is over
library-round-over = the round is over: call next_round() to deal the next one
library-round-not-over = the round is still being played
library-nothing-to-undo = there is no move to undo
library-no-record = a match that was started from a position has no record
library-names = the number of names ({ $names }) doesn't match the number of players ({ $players })
library-options-chosen = the options of { $game } have already been chosen
library-at = { $where }: { $why }
library-position-long = a position can have at most { $most } characters
library-no-position = not a position: { $why }
library-impossible = the parts of this position contradict each other
library-position-fields = a position is written as game | hands | table | boneyard | scores
library-position-word = { $word } is invalid or repeated in this position
library-position-hands = the number of hands ({ $hands }) doesn't match the number of players ({ $players })
library-position-scores = the number of scores ({ $scores }) doesn't match the number of sides ({ $sides })
library-position-turn = the position doesn't say whose turn it is: the table must end with a seat and a colon, such as 0:
library-position-hidden = this position has hidden tiles: a match continues from one in which all tiles are known
library-position-tiles = the position has more tiles than the set ({ $tiles })
library-no-line = --line and --move only work with records, not with a position
library-nobody-moves = no player can move in this position
library-seat-moves = Seat { $seat } to move:
library-no-puzzle = no move is clearly the best in this position
library-hidden-tiles = the face-down tiles are unknown
# Wrong arguments of public functions; $given is what was given, as Python writes it.
library-expected-move = expected a move as text ('6-4@2', 'draw') or Play, Draw, Pass, Choose, Call …, not { $given }
library-expected-tile = expected a tile as text, such as '6-4', not { $given }
library-expected-half = expected half of a tile, such as 6, not { $given }
library-expected-seat = expected a seat from 0 to { $last }, not { $given }
library-expected-seed = expected a seed, as text or as a whole number, not { $given }
library-expected-secret = expected a secret as bytes, such as b'secret', not { $given }
library-expected-seeds = expected a list of strings, one seed for each seat, not { $given }
library-expected-names = expected a list of names as text, one for each player, not { $given }
library-expected-dice = expected random numbers, such as random.Random(1), not { $given }
library-expected-chance = expected a source of chance, such as Seeded('tea'), not { $given }
library-expected-rules = expected rules, such as game('all-fives').rules(), not { $given }
library-expected-game = expected a game: its name, a file of house rules, a dict of rules or a Game, not { $given }
library-expected-position = expected a position, such as match.state or match.view(0), not { $given }
library-expected-position-text = expected a position as text, not { $given }
library-expected-event = expected an event, such as those of match.log, not { $given }
library-expected-bot = expected a bot's name or an object with choose(), not { $given }
library-expected-bots = expected a bot, or a list with one for each seat, not { $given }
library-expected-bot-name = solitaire games need the name of a built-in bot, not { $given }
library-expected-command = expected a command, such as './mybot' or ['python3', 'mybot.py'], not { $given }
library-expected-file = expected the name of a file, not { $given }
library-cant-write = can't write { $file }: { $why }
library-expected-count = { $name } must be a whole number from { $least } up, not { $given }
library-expected-seconds = { $name } must be a number of seconds above 0, not { $given }
library-expected-text = { $name } must be text, not { $given }
library-expected-dict = { $name } must be a dict, not { $given }
library-expected-function = { $name } must be a function, not { $given }
library-expected-version = version must be one of { $versions }, not { $given }
library-expected-items = expected a list of items to shuffle, not { $given }
library-expected-half-of = expected half of the tile { $tile }, not { $given }
library-expected-tile-object = expected a tile, such as Tile(6, 4), not { $given }
library-expected-any-seat = expected the number of a seat, or None for spectators, not { $given }
library-expected-log = expected a list of events, such as match.log, not { $given }
library-expected-moves = expected a list of moves, not { $given }
library-expected-effort = expected a SearchBudget as effort, not { $given }
library-event-impossible = this event can't happen in this position: { $given }
