"""Excluded results: fixed rules for matches that don't count; no player is accused.

Each rule looks only at earlier results, so that the same log always excludes the same matches.
"""

from typing import Final, TypeVar

from boneyard.ratings.results import BOT_PREFIX, Result

#: Why a match may be excluded; the catalogues have a message for each.
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
#: Moves that each side must have made in a match between people: draws and passes are moves,
#: resigning is none. Against bots alone quitting early is a loss, because bots don't lose on
#: purpose, and bad deals could be dodged otherwise.
MIN_MOVES: Final = 4
#: How many matches of the same people in how many days count; further ones don't.
MAX_REPEAT_MATCHES, REPEAT_WINDOW_DAYS = 10, 7
#: Once this many of a player's last matches have ended by the clock, theirs don't count for now:
#: neither those that end so, nor those that they win, or losses could be avoided by waiting.
LATE_WINDOW_MATCHES, MAX_LATE_MATCHES = 10, 5
#: LRU size in people.
MAX_REMEMBERED: Final = 100_000
_DAY_MS: Final = 24 * 3600 * 1000

K = TypeVar("K")
V = TypeVar("V")


class ExclusionRules:
    """Processes results in order, and excludes some."""

    def __init__(self) -> None:
        self._met: dict[frozenset[str], tuple[int, ...]] = {}
        self._late: dict[str, tuple[bool, ...]] = {}

    def copy(self) -> "ExclusionRules":
        """Return a copy; entries are never changed, only replaced."""
        other = ExclusionRules()
        other._met, other._late = dict(self._met), dict(self._late)
        return other

    def exclusion_reason(self, result: Result) -> str:
        """Return why a result should not count; '' if it should."""
        people = [who for side in result.sides for who in side if not who.startswith(BOT_PREFIX)]
        if len(set(people)) < len(people):
            return "alone"  # bots of one level may sit in several seats
        if len(people) > 1 and result.moves and min(result.moves) < MIN_MOVES:
            self._has_habitual_late(result)
            return "short"  # first: it doesn't use up one of the week's ten
        often, late = self._met_too_often(result), self._has_habitual_late(result)
        return "again" if often else "late" if late else ""

    def _met_too_often(self, result: Result) -> bool:
        """Return whether the same people have met too often lately."""
        met = self._met.pop(result.players, ())
        full = len(met) == MAX_REPEAT_MATCHES and result.at - met[0] < REPEAT_WINDOW_DAYS * _DAY_MS
        if not full:
            met = (*met, result.at)[-MAX_REPEAT_MATCHES:]
        _remember(self._met, result.players, met)
        return full

    def _has_habitual_late(self, result: Result) -> bool:
        """Return whether a player has let time run out again and again."""
        found = False
        for player in sorted(result.players):
            last = self._late.pop(player, ())
            found |= sum(last) >= MAX_LATE_MATCHES
            _remember(self._late, player, (*last, player in result.late)[-LATE_WINDOW_MATCHES:])
        return found


def _remember(memory: dict[K, V], key: K, value: V) -> None:
    memory[key] = value
    if len(memory) > MAX_REMEMBERED:
        del memory[next(iter(memory))]
