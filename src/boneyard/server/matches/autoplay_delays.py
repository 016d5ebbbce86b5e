"""Delays of autoplay: how long a bot seems to think, and the pace of a table."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from msgspec.structs import replace

from boneyard.server.settings import Pace

#: The part of the usual time that a choice takes: the lead, and others with one open end.
LEAD_FACTOR, ONE_END_FACTOR = 0.7, 0.85

#: What each further end adds, and how many count.
EXTRA_END_FACTOR, MAX_COUNTED_ENDS = 0.12, 4

#: Tiles in a player's hand at which all look twice, and what that adds.
SHORT_HAND_TILES, SHORT_HAND_FACTOR = 2, 0.35

#: Points from the target at which each move is thought over, and what that adds.
NEAR_TARGET_POINTS, NEAR_TARGET_FACTOR = 20, 0.25


def thinking_time_factor(state: Any) -> float:
    """How many times as long as usual a player thinks, by what everybody can see."""
    if state.rules.alone:
        return 1.0
    if not state.plays:
        return LEAD_FACTOR
    ends = min(len(state.table.arms), MAX_COUNTED_ENDS)
    hard = ONE_END_FACTOR + EXTRA_END_FACTOR * (ends - 1)
    if min(filter(None, state.hand_counts), default=0) <= SHORT_HAND_TILES:
        hard += SHORT_HAND_FACTOR
    if any(
        state.rules.game.goal.is_at_target(score + NEAR_TARGET_POINTS) for score in state.scores
    ):
        hard += NEAR_TARGET_FACTOR
    return hard


#: How often as long everything takes; the slowest wish counts.
SPEED_FACTORS: Final[Mapping[str, float]] = {"calm": 1.8, "usual": 1.0, "quick": 0.4, "still": 0.0}

DEFAULT_SPEED: Final = "usual"


class SpeedPreferences:
    """The wishes of players who are connected to one table."""

    __slots__ = ("_preferences",)

    def __init__(self) -> None:
        """Begin with no one."""
        self._preferences: dict[object, tuple[bytes | None, str]] = {}

    def add(self, connection: object, guest: bytes | None, wish: str) -> None:
        """A guest has connected, and wishes for a pace; what is no pace is the usual one."""
        self._preferences[connection] = guest, wish if wish in SPEED_FACTORS else DEFAULT_SPEED

    def remove(self, connection: object) -> None:
        """The connection has ended, and with it its wish."""
        self._preferences.pop(connection, None)

    def slowest_of(self, guest: bytes) -> str:
        """The slowest wish of a player by all their connections here; '' if they have none."""
        wishes = [wish for key, (who, wish) in self._preferences.items()
                  if who == guest and not isinstance(key, tuple)]  # fmt: skip
        return max(wishes, key=SPEED_FACTORS.__getitem__, default="")

    def apply_remote(self, process: str, guest: bytes, wish: str) -> None:
        """A player is connected to another server with the same database, with a wish or none."""
        self.remove((process, guest))
        if wish:
            self.add((process, guest), guest, wish)

    def forget_processes(self, processes: Iterable[str]) -> None:
        """Other servers are gone, and the wishes that were told there."""
        for key in [
            one for one in self._preferences if isinstance(one, tuple) and one[0] in processes
        ]:
            self.remove(key)

    def current(self, plays: Callable[[bytes | None], object]) -> str:
        """The slowest wish of players who play; of players who watch, if no player is connected."""
        players = [wish for guest, wish in self._preferences.values() if plays(guest)]
        wishes = players or [wish for _, wish in self._preferences.values()]
        return max(wishes, key=SPEED_FACTORS.__getitem__, default=DEFAULT_SPEED)


def scale_pace(pace: Pace, speed: str) -> Pace:
    """The same house at another pace.

    The moment that people have to call first, and that bots need to notice, gets no shorter: with
    it, a player would choose how well others play.
    """
    times = SPEED_FACTORS[speed]
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
