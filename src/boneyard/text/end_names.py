"""Names of open ends: by the direction in which their arms leave the lead."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from boneyard.engine.kinds import AnyRules
from boneyard.i18n import Message, message, name_list
from boneyard.layout.pose import ASPECT_RATIOS, Aspect
from boneyard.layout.straight import LEAD_HEADINGS
from boneyard.rules.shapes import Cross, Hub, OneArm, Trains, Tree

#: The end of an arm that leaves to the right, down, to the left, up.
_HEADINGS: Final = ("right", "lower", "left", "upper")


def _end_name(name: str, arm: int = 0) -> Message:
    return message("endnames-name", end=name, number=str(arm))


class EndNames(dict[int, Message]):
    """The names of ends by arm number; later arms are named by the number."""

    def __missing__(self, arm: int) -> Message:
        return _end_name("numbered", arm)


@lru_cache(maxsize=8)
def _lead_end_names(arms: int, upright: bool) -> EndNames:
    headings = enumerate(LEAD_HEADINGS[:arms], 1)
    return EndNames(
        (arm, _end_name(_HEADINGS[(heading + upright) % 4])) for arm, heading in headings
    )


@lru_cache(maxsize=256)
def _train_end_names(
    players: int, mexican: bool, owners: tuple[str, ...], reader: int | None
) -> EndNames:
    names = EndNames((arm, _end_name("train", arm)) for arm in range(1, players + 1))
    if reader is not None:
        names[reader + 1] = message("endnames-train", who=name_list([""], includes_reader=True))
    for seat, owner in enumerate(owners):
        names[seat + 1] = message(
            "endnames-train", who=name_list([owner], includes_reader=seat == reader)
        )
    if mexican:
        names[players + 1] = _end_name("mexican")
    return names


def train_end_names(rules: AnyRules, seats: Sequence[str]) -> Mapping[int, Message] | None:
    """Name the ends by their owners; None where arms are shared, and numbers are enough."""
    whose = not rules.alone and isinstance(rules.game.table, Trains)
    return end_names(rules, seats=seats) if whose else None


def end_names(
    rules: AnyRules, shape: Aspect = "wide", seats: Sequence[str] = (), reader: int | None = None
) -> Mapping[int, Message]:
    """Name the ends on a table of this shape.

    Owned arms are named after the players in those seats, as far as they have names.
    """
    table = None if rules.alone else rules.game.table
    if isinstance(table, OneArm):
        return EndNames({1: _end_name("only")})
    if table is None or table.curved:
        return EndNames()
    if isinstance(table, Trains):
        return _train_end_names(rules.players, table.mexican, tuple(seats), reader)
    if isinstance(table, Hub) and not table.feet:
        return EndNames()
    return _lead_end_names(
        4 if isinstance(table, Cross | Tree | Hub) else 2, ASPECT_RATIOS[shape] < 1
    )
