"""PyPI's `dominoes`: a series of its games, with the hands that were dealt and the moves.

It is the output of `print(game)` and `print(game.moves)` for each game, and the starting player:
`Player 0's hand: [6|6][5|4]`, `Starting player: 0`, `Moves: [([6|6], True), None]`.
"""

import re
from collections.abc import Iterator
from typing import Final

from boneyard.core.options import format_value
from boneyard.core.tiles import Tile, half, tile_from_halves
from boneyard.games import get_game
from boneyard.records import Record
from boneyard.records.convert.common import (
    ConvertError,
    ForeignPlay,
    ForeignRound,
    RecordedPlay,
    build_record,
    iter_round_plays,
    require_rules,
)
from boneyard.rules.dealing import Deal
from boneyard.rules.game import Rules

NAME: Final = "dominoes"
#: Their rules as our options.
OPTIONS: Final = {"lead": "winner-again", "count": "all", "target": 200}
PLAYERS: Final = 4
_HAND: Final = re.compile(r"Player (\d)'s hand: ?((?:\[\d\|\d\])*)")
_START: Final = re.compile(r"Starting player: (\d)")
_MOVES: Final = re.compile(r"Moves: \[(.*)\]")
_MOVE: Final = re.compile(r"\(\[(\d)\|(\d)\], (True|False)\)|None")
_TILE: Final = re.compile(r"\[(\d)\|(\d)\]")
_OTHER: Final = re.compile(r"(Game|Board|Score|Player \d's turn|Team|Winner)\b.*")


def make_rules() -> Rules:
    """Return the rules of their series."""
    return get_game("latin").rules(**OPTIONS)


def detect(text: str) -> bool:
    """Return whether a text seems to be in this format."""
    return "'s hand:" in text and "Moves: [" in text


def read(text: str) -> Record:
    """Read a series."""
    return build_record(make_rules(), list(_rounds(text)))


def _rounds(text: str) -> Iterator[ForeignRound]:
    hands: dict[int, list[Tile]] = {}
    start: int | None = None
    for number, line in enumerate(map(str.strip, text.splitlines()), 1):
        if found := _HAND.fullmatch(line):
            tiles = [_tile(*both) for both in _TILE.findall(found[2])]
            hands[int(found[1])] = tiles
        elif found := _START.fullmatch(line):
            start = int(found[1])
        elif found := _MOVES.fullmatch(line):
            if set(hands) != set(range(PLAYERS)) or start is None or start >= PLAYERS:
                raise ConvertError("convert-dominoes-hands", line=str(number))
            yield _round(hands, start, found[1], number)
            hands, start = {}, None
        elif line and not _OTHER.fullmatch(line):
            raise ConvertError("convert-line", form=NAME, line=str(number), text=format_value(line))
    if hands:
        raise ConvertError("convert-dominoes-moves")


def _round(hands: dict[int, list[Tile]], start: int, text: str, line: int) -> ForeignRound:
    """Parse the plays, each with the end that it touches; played tiles were part of the hand."""
    if _MOVE.sub("", text).strip(", "):
        raise ConvertError("convert-line", form=NAME, line=str(line), text=format_value(text))
    plays: list[ForeignPlay] = []
    ends: list[int] = []
    dealt = {seat: list(hand) for seat, hand in hands.items()}
    for at, found in enumerate(_MOVE.finditer(text)):
        if found[1] is None:
            continue
        seat, one, other = (start + at) % PLAYERS, int(found[1]), int(found[2])
        tile = _tile(found[1], found[2])
        if tile not in dealt[seat]:
            dealt[seat].append(tile)
        if not ends:
            plays.append(ForeignPlay(seat, tile, None))
            ends = [one, other]
            continue
        side = 0 if found[3] == "True" else 1
        touched = ends[side]
        plays.append(ForeignPlay(seat, tile, touched))
        ends[side] = other if one == touched else one
    return [dealt[seat] for seat in range(PLAYERS)], plays


def write(record: Record) -> str:
    """Write a series in their format."""
    require_rules(record, (make_rules(),), NAME)
    return "\n".join(_format_round(deal, plays) for deal, plays in iter_round_plays(record))


def _format_round(deal: Deal, plays: list[RecordedPlay]) -> str:
    lines = [
        f"Player {seat}'s hand: " + "".join(f"[{tile.a}|{tile.b}]" for tile in hand)
        for seat, hand in enumerate(deal.hands)
    ]
    start = plays[0].seat if plays else 0
    moves: list[str] = []
    for before, seat, move in plays:
        while (start + len(moves)) % PLAYERS != seat:
            moves.append("None")
        arms = list(before.open_ends)
        left = not move.arm or arms.index(str(move.arm)) == 0
        moves.append(f"([{move.first}|{move.outer}], {left})")
    return "\n".join([*lines, f"Starting player: {start}", f"Moves: [{', '.join(moves)}]", ""])


def _tile(one: str, other: str) -> Tile:
    return tile_from_halves(half(one), half(other))
