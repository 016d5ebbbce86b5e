"""What counts when an arm looks for its way, in numbers that can be compared."""

from typing import Final

from msgspec import Struct


class Temper(Struct, frozen=True, kw_only=True):
    """How much each thing weighs; straight on, in the frame, far from all others is 0."""

    minds: bool
    """Arms keep their distance, for each may branch."""
    turn: float = 10.0
    """A turn to the next row."""
    tip_turn: float = 0.0
    """A turn right at the short end of a spinner."""
    wrong_way: float = 300.0
    """A turn back to where the arm's rows come from."""
    pitch: int = 5
    """Rows of one arm are at least this many half units apart, so that doubles don't touch."""
    tight: float = 90.0
    """A row nearer than that."""
    outside: float = 40.0
    """A tile out of the frame, which must grow then."""
    farther: float = 8.0
    """Each half unit of it."""
    in_the_way: float = 50.0
    """Taking the place of another arm that has a second choice."""
    double_lost: float = 600.0
    """Taking the place of another arm's double."""
    shut: float = 400.0
    """A place from which no way leads outside, or shutting another arm in."""
    stuck: float = 500.0
    """No place for the tile after this one, or for another arm's next tile."""
    awkward: float = 300.0
    """A double in line that should lie crosswise."""
    cramped: float = 8.0
    """No room for what may follow, at each side."""
    narrow: float = 0.0
    """Little room for what may follow after that."""
    ahead: float = 0.0
    """Being near to what lies ahead."""
    beside: float = 0.0
    """Being near to what lies at the sides."""
    walled: float = 0.0
    """Going where something lies in the way, however far."""
    crossing: float = 0.0
    """Lying across another arm's way."""
    parallel: float = 0.0
    """Going beside another arm."""
    opposed: float = 0.0
    """Going towards another arm."""
    meeting: float = 0.0
    """Going where another arm will come."""


#: Lines: they fill the frame, to and fro.
LINE: Final = Temper(minds=False)
#: Crosses that began as a line: the arms of their late spinner keep away from each other.
WARY: Final = Temper(
    minds=True, turn=12.5, tip_turn=65.0, pitch=16, tight=84.0, outside=20.0, farther=3.0,
    in_the_way=70.0, double_lost=370.0, cramped=160.0, narrow=10.0, ahead=0.21, beside=0.75,
    walled=55.0, crossing=6.2, parallel=6.0, opposed=4.2, meeting=52.0,
)  # fmt: skip
