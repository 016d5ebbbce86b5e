"""What doesn't count, by rules that are stated: nobody is accused, and a result is only left out.

Each rule looks at the results before it, so that the same log always leaves out the same matches.
"""

from typing import Final, TypeVar

from boneyard.ratings.results import BOT, Result

#: Why a match may be left out; the catalogues say each of these in words.
REASONS: Final = ("alone", "short", "again", "late", "abandoned", "organiser", "quick", "host")
#: Moves that each side must have made in a match of several people: draws and passes are moves,
#: resigning is none. Against bots alone quitting early is a loss, since bots lose to nobody on
#: purpose, and bad deals could be dodged otherwise.
MOVES: Final = 4
#: So many matches of the same people in so many days count; what comes on top does not.
SAME_PEOPLE, DAYS = 10, 7
#: Once so many of somebody's last matches have ended by the clock, theirs count no more for now:
#: neither those that end so, nor those that they win, or losses could be got rid of by waiting.
LOOKED_AT, MOST_LATE = 10, 5
#: People whose matches are remembered: the longest unseen are forgotten first.
REMEMBERED: Final = 100_000
_DAY: Final = 24 * 3600 * 1000

K = TypeVar("K")
V = TypeVar("V")


class Watch:
    """Sees results go by, and objects to some."""

    def __init__(self) -> None:
        """Begin with nothing seen."""
        self._met: dict[frozenset[str], tuple[int, ...]] = {}
        self._late: dict[str, tuple[bool, ...]] = {}

    def copy(self) -> "Watch":
        """The same once more; what is remembered of each is never changed, only replaced."""
        other = Watch()
        other._met, other._late = dict(self._met), dict(self._late)
        return other

    def objection(self, result: Result) -> str:
        """Why a result should not count; nothing if it should."""
        people = [who for side in result.sides for who in side if not who.startswith(BOT)]
        if len(set(people)) < len(people):
            return "alone"  # bots of one level may well sit in several seats
        if len(people) > 1 and result.moves and min(result.moves) < MOVES:
            self._late_on_purpose(result)
            return "short"  # before `_often`: such a match doesn't use up one of the week's ten
        often, late = self._often(result), self._late_on_purpose(result)
        return "again" if often else "late" if late else ""

    def _often(self, result: Result) -> bool:
        """Whether the same people have met too often of late."""
        met = self._met.pop(result.players, ())
        full = len(met) == SAME_PEOPLE and result.at - met[0] < DAYS * _DAY
        if not full:
            met = (*met, result.at)[-SAME_PEOPLE:]
        _remember(self._met, result.players, met)
        return full

    def _late_on_purpose(self, result: Result) -> bool:
        """Whether somebody plays who has let time run out again and again."""
        found = False
        for player in sorted(result.players):
            last = self._late.pop(player, ())
            found |= sum(last) >= MOST_LATE
            _remember(self._late, player, (*last, player in result.late)[-LOOKED_AT:])
        return found


def _remember(kept: dict[K, V], key: K, value: V) -> None:
    kept[key] = value
    if len(kept) > REMEMBERED:
        del kept[next(iter(kept))]
