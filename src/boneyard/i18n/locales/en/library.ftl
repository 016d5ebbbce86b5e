# $kind: game, bot, shape, theme or faces; $name is quoted as it was written; $near is the nearest name, $known are all names.
library-unknown = there is no { library-kind } { $name }: there are { $known }
library-unknown-but = there is no { library-kind } { $name }; did you mean { $near }?
library-kind = { $kind ->
    [game] game
    [bot] bot
    [shape] shape
    [theme] theme
   *[faces] kind of tile face
}
library-cant-read = can't read { $file }: { $why }
library-match-over = the match is over
library-round-over = the round is over: next_round() deals the next one
library-round-not-over = the round is still being played
library-nothing-to-undo = there is no move to undo
library-no-record = a match that was started from a position has no record
library-names = { $names } names for { $players } players
library-options-chosen = the options of { $game } are chosen already
library-at = { $where }: { $why }
library-position-long = a position has at most { $most } characters
library-no-position = this is no position: { $why }
library-impossible = these tiles and moves don't go together
library-position-fields = a position is written as game | hands | table | boneyard | scores
library-position-word = a position can't have { $word } there
library-position-hands = { $hands } hands for { $players } players
library-position-scores = { $scores } scores for { $sides } sides
library-position-turn = the position doesn't say whose turn it is: the table ends with a seat, as in 0:
library-position-tiles = there are more tiles than the { $tiles } of the set
library-no-line = --line and --move are for records: a position is one moment
library-nobody-moves = no player can move in this position
library-seat-moves = Seat { $seat } is to move:
library-no-puzzle = no move is clearly the best in this position
library-hidden-tiles = the tiles that lie face down are not known
