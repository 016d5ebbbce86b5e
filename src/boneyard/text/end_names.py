"""What people call the open ends: by the way their arms set out from the lead."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from boneyard.engine.kinds import AnyRules
from boneyard.i18n import Message, message, persons
from boneyard.layout.pose import ASPECTS, Aspect
from boneyard.layout.straight import LEAD_HEADINGS
from boneyard.rules.shapes import Cross, Hub, OneArm, Trains, Tree

#: The end of an arm that sets out to the right, down, to the left, up.
_HEADINGS: Final = ("right", "lower", "left", "upper")


def _named(name: str, arm: int = 0) -> Message:
    return message("ends-name", end=name, number=str(arm))


class EndNames(dict[int, Message]):
    """The names of ends by arm number; arms that come later, anywhere, are called by it."""

    def __missing__(self, arm: int) -> Message:
        """An end without a name of its own."""
        return _named("numbered", arm)


@lru_cache(maxsize=8)
def _of_lead(arms: int, upright: bool) -> EndNames:
    headings = enumerate(LEAD_HEADINGS[:arms], 1)
    return EndNames((arm, _named(_HEADINGS[(heading + upright) % 4])) for arm, heading in headings)


@lru_cache(maxsize=256)
def _of_trains(
    players: int, mexican: bool, owners: tuple[str, ...], reader: int | None
) -> EndNames:
    names = EndNames((arm, _named("train", arm)) for arm in range(1, players + 1))
    if reader is not None:
        names[reader + 1] = message("ends-train", who=persons([""], reader=True))
    for seat, owner in enumerate(owners):
        names[seat + 1] = message("ends-train", who=persons([owner], reader=seat == reader))
    if mexican:
        names[players + 1] = _named("mexican")
    return names


def trains_named(rules: AnyRules, seats: Sequence[str]) -> Mapping[int, Message] | None:
    """The ends by those whose they are; None where arms are nobody's, and numbers say enough."""
    whose = not rules.alone and isinstance(rules.game.table, Trains)
    return end_names(rules, seats=seats) if whose else None


def end_names(
    rules: AnyRules, shape: Aspect = "wide", seats: Sequence[str] = (), reader: int | None = None
) -> Mapping[int, Message]:
    """The names of the ends on a table of this shape.

    Arms that are somebody's are called by those who sit there, as far as they are named.
    """
    table = None if rules.alone else rules.game.table
    if isinstance(table, OneArm):
        return EndNames({1: _named("only")})
    if table is None or table.curved:
        return EndNames()
    if isinstance(table, Trains):
        return _of_trains(rules.players, table.mexican, tuple(seats), reader)
    if isinstance(table, Hub) and not table.feet:
        return EndNames()
    return _of_lead(4 if isinstance(table, Cross | Tree | Hub) else 2, ASPECTS[shape] < 1)
