"""Delays of autoplay: how long a bot seems to think, and the pace of a table."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from msgspec.structs import replace

from boneyard.server.settings import Pace

#: The part of the usual time that a choice takes: the lead, and others with one open end.
LEAD, ONE_END = 0.7, 0.85

#: What each further end adds, and how many count.
AN_END, ENDS = 0.12, 4

#: Tiles in somebody's hand at which all look twice, and what that adds.
SHORT, LOOKING_TWICE = 2, 0.35

#: Points from the target at which each move is thought over, and what that adds.
NEAR, AT_STAKE = 20, 0.25


def difficulty(state: Any) -> float:
    """How many times as long as usual somebody thinks, by what everybody can see."""
    if state.rules.alone:
        return 1.0
    if not state.plays:
        return LEAD
    ends = min(len(state.table.arms), ENDS)
    hard = ONE_END + AN_END * (ends - 1)
    if min(filter(None, state.hand_counts), default=0) <= SHORT:
        hard += LOOKING_TWICE
    if any(state.rules.game.goal.at_target(score + NEAR) for score in state.scores):
        hard += AT_STAKE
    return hard


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
