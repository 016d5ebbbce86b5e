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
library-round-over = the round is over: next_round() deals the next one
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
library-position-word = { $word } can't be used there in a position
library-position-hands = the number of hands ({ $hands }) doesn't match the number of players ({ $players })
library-position-scores = the number of scores ({ $scores }) doesn't match the number of sides ({ $sides })
library-position-turn = the position doesn't say whose turn it is: the table must end with a seat and a colon, such as 0:
library-position-tiles = the position has more tiles than the set ({ $tiles })
library-no-line = --line and --move only work with records, not with a position
library-nobody-moves = no player can move in this position
library-seat-moves = Seat { $seat } to move:
library-no-puzzle = no move is clearly the best in this position
library-hidden-tiles = the face-down tiles are unknown
