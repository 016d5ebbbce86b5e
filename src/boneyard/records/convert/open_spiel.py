"""OpenSpiel's `python_block_dominoes` and `python_team_dominoes`: action strings, one per line.

A state's history has them: `Deal (6.0, 6.0)`, then `p0 tile:(6.0, 6.0) pip:None`.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from boneyard.core.options import format_value
from boneyard.core.tiles import Tile, half, tile_from_halves
from boneyard.games import get_game
from boneyard.records import Record
from boneyard.records.convert.common import (
    ConvertError,
    ForeignPlay,
    build_record,
    iter_round_plays,
    require_rules,
)
from boneyard.rules.game import Rules

NAME: Final = "open-spiel"
#: Their rules as our options.
HAND_SIZE: Final = 7
OPTIONS: Final[Mapping[str, object]] = {
    "hand": HAND_SIZE, "lead": "any", "draw": "never", "out": "compared", "blocked": "others",
    "single": True, "drawn": True,
}  # fmt: skip
_NUMBER: Final = r"(\d)(?:\.0)?"
_DEAL: Final = re.compile(rf"Deal \({_NUMBER}, {_NUMBER}\)")
_PLAY: Final = re.compile(rf"p(\d) tile:\({_NUMBER}, {_NUMBER}\) pip:(?:{_NUMBER}|None)")


def make_rules(players: int) -> Rules:
    """Return the rules of their game for two, or for two teams."""
    return get_game("block-draw").rules(players=players, teams=players == 4, **OPTIONS)


def detect(text: str) -> bool:
    """Return whether a text seems to be in this format."""
    return text.lstrip().startswith("Deal (")


def read(text: str) -> Record:
    """Read a match: all deals, then all plays."""
    dealt: list[Tile] = []
    plays: list[ForeignPlay] = []
    for number, line in enumerate(filter(None, map(str.strip, text.splitlines())), 1):
        if found := _DEAL.fullmatch(line):
            dealt.append(_tile(found[1], found[2]))
        elif found := _PLAY.fullmatch(line):
            end = None if found[4] is None else int(found[4])
            plays.append(ForeignPlay(int(found[1]), _tile(found[2], found[3]), end))
        else:
            raise ConvertError("convert-line", form=NAME, line=str(number), text=format_value(line))
    players = len(dealt) // HAND_SIZE
    if players not in (2, 4) or len(dealt) % HAND_SIZE:
        raise ConvertError("convert-spiel-deal", tiles=len(dealt))
    return build_record(make_rules(players), [(_hands(dealt, players), plays)])


def _hands(dealt: Sequence[Tile], players: int) -> list[Sequence[Tile]]:
    """Split the dealt tiles: two get their hands one after the other, four a tile each in turn."""
    if players == 2:
        return [dealt[:HAND_SIZE], dealt[HAND_SIZE:]]
    return [dealt[seat::players] for seat in range(players)]


def _deal_order(hands: Sequence[Sequence[Tile]]) -> list[Tile]:
    """Order the hands as they were dealt."""
    if len(hands) == 2:
        return [*hands[0], *hands[1]]
    return [tile for some in zip(*hands, strict=True) for tile in some]


def write(record: Record) -> str:
    """Write a match of one round in their format."""
    require_rules(record, (make_rules(2), make_rules(4)), NAME)
    lines: list[str] = []
    for deal, plays in iter_round_plays(record):
        lines += (f"Deal {_format_tile(tile)}" for tile in _deal_order(deal.hands))
        for _, seat, move in plays:
            end = f"{move.first.pips}.0" if move.arm else None
            lines.append(f"p{seat} tile:{_format_tile(move.tile)} pip:{end}")
    return "".join(f"{line}\n" for line in lines)


def _tile(one: str, other: str) -> Tile:
    return tile_from_halves(half(one), half(other))


def _format_tile(tile: Tile) -> str:
    low, high = sorted((tile.a.pips, tile.b.pips))
    return f"({low}.0, {high}.0)"
