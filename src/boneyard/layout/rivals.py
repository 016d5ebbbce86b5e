"""How much two arms want the same room."""

from collections.abc import Callable
from typing import Final

from boneyard.layout.arms import Branch, Place
from boneyard.layout.ground import ROW, UNIT, ZONE_SETS
from boneyard.layout.weights import Temper

#: So many half units ahead, arms mind each other.
LONG: Final = 14
#: Beside each other they need so many, and towards each other so many.
BESIDE: Final = 12
TOWARDS: Final = 8
#: No arm's way is farther from its base than this.
FAR: Final = 16 * ROW

#: A distance to the right and down, as ahead and to the right of each heading.
_TURNED: Final[tuple[Callable[[int, int], tuple[int, int]], ...]] = (
    lambda x, y: (x, y), lambda x, y: (y, -x), lambda x, y: (-x, -y), lambda x, y: (-y, x),
)  # fmt: skip


def crossing(place: Place, other: Branch, temper: Temper) -> float:
    """How much a tile would lie across another arm's way."""
    key, step = other.socket.base - place.centre, UNIT[other.socket.heading]
    if not -FAR < key < FAR:
        return 0.0
    zone = ZONE_SETS[place.standing]
    key += step
    for distance in range(2, 7):
        key += step
        if key in zone:
            return temper.crossing * (7 - distance)
    return 0.0


def rivalry(place: Place, other: Branch, temper: Temper) -> float:
    """How much an arm that goes on from a place would want the same room as another arm."""
    y, x = divmod(place.last, ROW)
    v, u = divmod(other.socket.base, ROW)
    ahead, right = _TURNED[place.heading](u - x, v - y)
    if not (-LONG < ahead < 2 * LONG and -LONG < right < LONG):
        return 0.0
    way = (other.socket.heading - place.heading) % 4
    if way == 0:
        room = BESIDE - abs(right)
        if room <= 0 or ahead >= LONG:
            return 0.0
        return temper.parallel * room * (1 - abs(ahead) / LONG)
    if way == 2:
        room = TOWARDS - abs(right)
        if room <= 0 or ahead <= 0:
            return 0.0
        return temper.opposed * room * (1 - ahead / LONG / 2)
    until = -right if way == 1 else right
    if until > -3 and -3 < ahead < LONG:
        return temper.meeting * (1 - max(ahead, until, 0) / LONG)
    return 0.0
