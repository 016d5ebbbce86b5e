"""What counts when an arm looks for its way, in numbers that can be compared."""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace


class Temper(Struct, frozen=True, kw_only=True):
    """How much each thing weighs; straight on, in the frame, far from all others is 0."""

    minds: bool
    """Arms keep their distance, for each may branch."""
    whim: float = 0.0
    """How much chance has a say."""
    seed: int = 0
    """Which chance."""
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
#: Trees: arms keep away from each other, and the frame rather grows than that they crowd. These
#: numbers were found by trial, on hundreds of random trees: few arms shut in, few turns.
TREE: Final = Temper(
    minds=True, turn=12.5, tip_turn=65.0, pitch=16, tight=84.0, outside=20.0, farther=3.0,
    in_the_way=70.0, double_lost=370.0, cramped=160.0, narrow=10.0, ahead=0.21, beside=0.75,
    walled=55.0, crossing=6.2, parallel=6.0, opposed=4.2, meeting=52.0,
)  # fmt: skip
#: Trees that came to no good: the frame grows as it likes.
ROOMY: Final = (
    Temper(
        minds=True, turn=14.0, tip_turn=29.0, pitch=10, tight=59.0, outside=10.0, farther=1.0,
        in_the_way=31.0, double_lost=240.0, cramped=56.0, narrow=31.0, ahead=0.2, beside=0.12,
        walled=20.0, crossing=5.0, parallel=3.75, opposed=4.0, meeting=12.0,
    ),
    Temper(
        minds=True, turn=12.5, tip_turn=65.0, pitch=36, tight=84.0, outside=6.0, farther=1.5,
        in_the_way=70.0, double_lost=370.0, cramped=160.0, narrow=10.0, ahead=0.6, beside=0.75,
        walled=25.0, crossing=2.8, parallel=6.0, opposed=4.2, meeting=34.0,
    ),
)  # fmt: skip


def _others() -> tuple[Temper, ...]:
    """More of the kind, in which chance has a say too."""
    bold = replace(
        ROOMY[0], whim=60.0, tip_turn=5.0, cramped=10.0, narrow=2.0, beside=0.1, ahead=0.1,
        walled=10.0, crossing=3.0, parallel=1.0, opposed=1.0, meeting=10.0, outside=5.0,
    )  # fmt: skip
    return tuple(
        replace(base, whim=whim, seed=seed)
        for seed in range(6)
        for base, whim in ((TREE, 40.0), (bold, 60.0))
    )


#: The tempers to be tried in turn, when a tree has shut in one of its arms.
TEMPERS: Final = (TREE, *ROOMY, *_others())
