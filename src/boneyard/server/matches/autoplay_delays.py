"""How fast things happen by themselves at a table: as whoever plays there wishes."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from msgspec.structs import replace

from boneyard.server.settings import Pace

#: How often as long everything takes; the slowest wish counts.
TEMPI: Final[Mapping[str, float]] = {"calm": 1.8, "usual": 1.0, "quick": 0.4, "still": 0.0}
USUAL: Final = "usual"


class Tempi:
    """The wishes of those who are connected to one table."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self._wishes: dict[object, tuple[bytes | None, str]] = {}

    def enter(self, connection: object, guest: bytes | None, wish: str) -> None:
        """A guest has connected, and wishes for a pace; what is no pace is the usual one."""
        self._wishes[connection] = guest, wish if wish in TEMPI else USUAL

    def leave(self, connection: object) -> None:
        """The connection has ended, and with it its wish."""
        self._wishes.pop(connection, None)

    def of(self, guest: bytes) -> str:
        """The slowest wish of somebody by all their connections here; '' if they have none."""
        wishes = [wish for key, (who, wish) in self._wishes.items()
                  if who == guest and not isinstance(key, tuple)]  # fmt: skip
        return max(wishes, key=TEMPI.__getitem__, default="")

    def heard(self, house: str, guest: bytes, wish: str) -> None:
        """Somebody is connected to another house with the same database, with a wish or none."""
        self.leave((house, guest))
        if wish:
            self.enter((house, guest), guest, wish)

    def forget(self, houses: Iterable[str]) -> None:
        """Other houses are gone, and the wishes that were told there."""
        for key in [one for one in self._wishes if isinstance(one, tuple) and one[0] in houses]:
            self.leave(key)

    def now(self, plays: Callable[[bytes | None], object]) -> str:
        """The slowest wish of those who play; of those who watch, if no player is connected."""
        players = [wish for guest, wish in self._wishes.values() if plays(guest)]
        wishes = players or [wish for _, wish in self._wishes.values()]
        return max(wishes, key=TEMPI.__getitem__, default=USUAL)


def at_tempo(pace: Pace, tempo: str) -> Pace:
    """The same house at another pace.

    The moment that people have to call first, and that bots need to notice, gets no shorter: with
    it, a player would choose how well others play.
    """
    times = TEMPI[tempo]
    if times == 1:
        return pace
    return replace(
        pace,
        forced=pace.forced * times,
        bot=pace.bot * times,
        sweep=pace.sweep * times,
        calling=pace.calling * max(times, 0.4),
        notice=pace.notice * max(times, 1),
        own=pace.own * max(times, 0.4),
    )
