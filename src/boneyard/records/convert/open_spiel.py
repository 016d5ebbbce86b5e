"""OpenSpiel's `python_block_dominoes` and `python_team_dominoes`: action strings, a line each.

A state's history says them: `Deal (6.0, 6.0)`, then `p0 tile:(6.0, 6.0) pip:None`.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from boneyard.core.options import shown
from boneyard.core.tiles import Tile, half, pair
from boneyard.games import game_named
from boneyard.records import Record
from boneyard.records.convert.common import ConvertError, Told, ask_rules, followed, plays_of
from boneyard.rules.game import Rules

NAME: Final = "open-spiel"
#: What is theirs, in options of ours.
HAND: Final = 7
OPTIONS: Final[Mapping[str, Any]] = {
    "hand": HAND, "lead": "any", "draw": "never", "out": "compared", "blocked": "others",
    "single": True, "drawn": True,
}  # fmt: skip
_NUMBER: Final = r"(\d)(?:\.0)?"
_DEAL: Final = re.compile(rf"Deal \({_NUMBER}, {_NUMBER}\)")
_PLAY: Final = re.compile(rf"p(\d) tile:\({_NUMBER}, {_NUMBER}\) pip:(?:{_NUMBER}|None)")


def rules(players: int) -> Rules:
    """Their game for two, or for two teams."""
    return game_named("block-draw").rules(players=players, teams=players == 4, **OPTIONS)


def looks(text: str) -> bool:
    """Tell whether this seems to be theirs."""
    return text.lstrip().startswith("Deal (")


def read(text: str) -> Record:
    """Read a match: all that was dealt, then all that was played."""
    dealt: list[Tile] = []
    plays: list[Told] = []
    for number, line in enumerate(filter(None, map(str.strip, text.splitlines())), 1):
        if found := _DEAL.fullmatch(line):
            dealt.append(_tile(found[1], found[2]))
        elif found := _PLAY.fullmatch(line):
            end = None if found[4] is None else int(found[4])
            plays.append(Told(int(found[1]), _tile(found[2], found[3]), end))
        else:
            raise ConvertError("convert-line", form=NAME, line=str(number), text=shown(line))
    players = len(dealt) // HAND
    if players not in (2, 4) or len(dealt) % HAND:
        raise ConvertError("convert-spiel-deal", tiles=len(dealt))
    return followed(rules(players), [(_hands(dealt, players), plays)])


def _hands(dealt: Sequence[Tile], players: int) -> list[Sequence[Tile]]:
    """Two get their hands one after the other, four a tile each in turn."""
    if players == 2:
        return [dealt[:HAND], dealt[HAND:]]
    return [dealt[seat::players] for seat in range(players)]


def _in_order(hands: Sequence[Sequence[Tile]]) -> list[Tile]:
    """The same the other way."""
    if len(hands) == 2:
        return [*hands[0], *hands[1]]
    return [tile for some in zip(*hands, strict=True) for tile in some]


def write(record: Record) -> str:
    """Write a match of one round as they would tell it."""
    ask_rules(record, (rules(2), rules(4)), NAME)
    lines: list[str] = []
    for deal, plays in plays_of(record):
        lines += (f"Deal {_told(tile)}" for tile in _in_order(deal.hands))
        for _, seat, move in plays:
            end = f"{move.first.pips}.0" if move.arm else None
            lines.append(f"p{seat} tile:{_told(move.tile)} pip:{end}")
    return "".join(f"{line}\n" for line in lines)


def _tile(one: str, other: str) -> Tile:
    return pair(half(one), half(other))


def _told(tile: Tile) -> str:
    low, high = sorted((tile.a.pips, tile.b.pips))
    return f"({low}.0, {high}.0)"
