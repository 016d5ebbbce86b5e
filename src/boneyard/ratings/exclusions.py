"""What doesn't count, by rules that are stated: nobody is accused, and a result is only left out.

Each rule looks at the results before it, so that the same log always leaves out the same matches.
"""

from typing import Final, TypeVar

from boneyard.ratings.results import BOT_PREFIX, Result

#: Why a match may be left out; the catalogues say each of these in words.
EXCLUSION_REASONS: Final = (
    "alone",
    "short",
    "again",
    "late",
    "abandoned",
    "organiser",
    "quick",
    "host",
)
#: Moves that each side must have made in a match of several people: draws and passes are moves,
#: resigning is none. Against bots alone quitting early is a loss, since bots lose to nobody on
#: purpose, and bad deals could be dodged otherwise.
MOVES: Final = 4
#: So many matches of the same people in so many days count; what comes on top does not.
MAX_REPEAT_MATCHES, REPEAT_WINDOW_DAYS = 10, 7
#: Once so many of somebody's last matches have ended by the clock, theirs count no more for now:
#: neither those that end so, nor those that they win, or losses could be got rid of by waiting.
LATE_WINDOW_MATCHES, MAX_LATE_MATCHES = 10, 5
#: People whose matches are remembered: the longest unseen are forgotten first.
MAX_REMEMBERED: Final = 100_000
_DAY_MS: Final = 24 * 3600 * 1000

K = TypeVar("K")
V = TypeVar("V")


class ExclusionRules:
    """Sees results go by, and objects to some."""

    def __init__(self) -> None:
        self._met: dict[frozenset[str], tuple[int, ...]] = {}
        self._late: dict[str, tuple[bool, ...]] = {}

    def copy(self) -> "ExclusionRules":
        """The same once more; what is remembered of each is never changed, only replaced."""
        other = ExclusionRules()
        other._met, other._late = dict(self._met), dict(self._late)
        return other

    def exclusion_reason(self, result: Result) -> str:
        """Why a result should not count; nothing if it should."""
        people = [who for side in result.sides for who in side if not who.startswith(BOT_PREFIX)]
        if len(set(people)) < len(people):
            return "alone"  # bots of one level may well sit in several seats
        if len(people) > 1 and result.moves and min(result.moves) < MOVES:
            self._has_habitual_late(result)
            return "short"  # before `_often`: such a match doesn't use up one of the week's ten
        often, late = self._met_too_often(result), self._has_habitual_late(result)
        return "again" if often else "late" if late else ""

    def _met_too_often(self, result: Result) -> bool:
        """Whether the same people have met too often of late."""
        met = self._met.pop(result.players, ())
        full = len(met) == MAX_REPEAT_MATCHES and result.at - met[0] < REPEAT_WINDOW_DAYS * _DAY_MS
        if not full:
            met = (*met, result.at)[-MAX_REPEAT_MATCHES:]
        _remember(self._met, result.players, met)
        return full

    def _has_habitual_late(self, result: Result) -> bool:
        """Whether somebody plays who has let time run out again and again."""
        found = False
        for player in sorted(result.players):
            last = self._late.pop(player, ())
            found |= sum(last) >= MAX_LATE_MATCHES
            _remember(self._late, player, (*last, player in result.late)[-LATE_WINDOW_MATCHES:])
        return found


def _remember(kept: dict[K, V], key: K, value: V) -> None:
    kept[key] = value
    if len(kept) > MAX_REMEMBERED:
        del kept[next(iter(kept))]
