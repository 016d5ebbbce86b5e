"""What may be asked of every game, and the answers of one that knows nothing of it.

So nobody has to find out first what kind of game it is: alone nothing is owed, and at a table no
tile is turned up.
"""

from collections.abc import Sequence

from msgspec import Struct

from boneyard.core.actions import Move
from boneyard.core.events import Event, Row
from boneyard.core.tiles import Tile
from boneyard.i18n import Message, message


class Question(Struct, frozen=True):
    """Something a seat must answer before play goes on."""

    seat: int
    about: str
    words: tuple[str, ...]


class Neutral(Struct, frozen=True):
    """Answers that a kind of game replaces where it has something to say."""

    # What is only there at a table: alone nothing is asked, owed or taken at random.

    @property
    def question(self) -> Question | None:
        """What a seat must answer before play goes on."""
        return None

    @property
    def reaching(self) -> tuple[int, int] | None:
        """Taker and source of a random take that chance has yet to decide."""
        return None

    @property
    def hands(self) -> tuple[Row, ...]:
        """The tiles of each seat."""
        return ()

    @property
    def last(self) -> Tile | None:
        """The tile played last."""
        return None

    @property
    def takes(self) -> int:
        """Random takes made in this round."""
        return 0

    @property
    def plays(self) -> int:
        """Tiles played in this round."""
        return 0

    @property
    def way(self) -> int:
        """Clockwise 1, counterclockwise -1."""
        return 1

    @property
    def may_stop(self) -> bool:
        """The turn has gone on, and the player may stop."""
        return False

    @property
    def owes(self) -> int | None:
        """The seat whose plus makes the player draw before anything else."""
        return None

    @property
    def finished(self) -> tuple[int, ...]:
        """Seats that have got rid of their tiles, first one first."""
        return ()

    @property
    def marked(self) -> tuple[int, ...]:
        """The seats whose trains are open to everybody, in ascending order (MT-6)."""
        return ()

    @property
    def told(self) -> tuple[Event, ...]:
        """All events of this round, as they were seen, where players must remember them."""
        return ()

    # What is only there alone: a table comes to an end by itself, and nothing is turned up.

    @property
    def endless(self) -> bool:
        """Moves may go to and fro for ever: whoever plays must give up some time."""
        return False

    @property
    def pointed(self) -> int | None:
        """The place, among the tiles that lie, of the one whose turn it is, if one has it."""
        return None

    @property
    def stopping(self) -> Message:
        """What it is called to do nothing of one's own accord."""
        return message("play-pass")

    def move_told(self, move: Move) -> Message | None:
        """What a move of this game's own does."""
        return None

    def freeing(self, moves: Sequence[Move]) -> list[Move]:
        """Those of the moves that turn a tile up."""
        return []
