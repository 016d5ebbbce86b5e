"""Score sheet: a match as plain text for people, which can be read back.

It leaves out the proof of fair dealing, and times.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from boneyard.core import strict_json
from boneyard.core.options import format_value
from boneyard.core.position import Position
from boneyard.core.strict_json import JsonObject
from boneyard.records import Record, play_record, write_deal
from boneyard.records import parse_record as read_record
from boneyard.records.convert.common import ConvertError

NAME: Final = "sheet"
HEADER: Final = "Boneyard score sheet 1"
#: Parts of a deal that are several rows of tiles, and the label of one.
_ROWS: Final = {"hands": "hand", "rows": "row-of"}
#: Lines that follow from the others, for readers only.
_DERIVED_WORDS: Final = ("result", "total", "end")


def detect(text: str) -> bool:
    """Return whether a text seems to be a score sheet."""
    return text.lstrip().startswith("Boneyard score sheet")


def split(text: str) -> list[str]:
    """Split a file of several sheets, each of which begins with the header."""
    head = re.compile(rf"^\s*{re.escape(HEADER)}\s*$", re.M)
    starts = [found.start() for found in head.finditer(text)] or [0]
    return [text[at:end] for at, end in zip(starts, [*starts[1:], len(text)], strict=True)]


def write(record: Record) -> str:
    """Write a match with the points of each round."""
    return "".join(f"{line}\n" for line in _lines(record))


def _lines(record: Record) -> Iterator[str]:
    written = record.written
    yield HEADER
    game = written["game"]
    yield f"game {game if isinstance(game, str) else _json(game)}"
    for name, value in written.get("options", {}).items():
        yield f"option {name} {_json(value)}"
    for seat, name in enumerate(record.seats):
        yield f"seat {seat} {_json(name)}"
    _, end = play_record(record)
    totals = [0] * record.rules.sides
    for number, one in enumerate(record.rounds):
        yield ""
        yield f"round {record.first + number}"
        deal = one.deal
        if deal is None:
            assert record.chance is not None
            dealt = record.rules.deal(record.first + number, record.chance)
            deal = write_deal(record.rules, dealt)
        yield from _deal_lines(deal)
        for who, move in one.moves:
            yield f"move {'-' if who is None else who} {move}"
        yield from _result_lines(end, number, totals)
    if end.over:
        yield ""
        names = [record.seats[side] for side in end.winners]
        yield f"end {', '.join(names) or 'nobody'} won"


def _deal_lines(deal: Mapping[str, Any]) -> Iterator[str]:
    for part, value in deal.items():
        if part in _ROWS:
            for at, row in enumerate(value):
                yield f"{_ROWS[part]} {at} {' '.join(row)}".rstrip()
        elif isinstance(value, list | tuple):
            yield f"{part} {' '.join(map(str, value))}".rstrip()
        else:
            yield f"{part} = {_json(value)}"


def _result_lines(end: Position, number: int, totals: list[int]) -> Iterator[str]:
    if number >= len(end.results):
        return
    result = end.results[number]
    for side, points in enumerate(result.points):
        totals[side] += points
    yield f"result {result.end} {' : '.join(map(str, result.points))}"
    yield f"total {' : '.join(map(str, totals))}"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def read(text: str) -> Record:
    """Read a sheet back."""
    lines = [line.strip() for line in text.strip().splitlines()]
    if not lines or lines[0] != HEADER:
        raise ConvertError("convert-sheet-head", head=HEADER)
    found: JsonObject = {"boneyard": 1, "game": "", "options": {}, "seats": [], "rounds": []}
    for number, line in enumerate(lines[1:], 2):
        if not line:
            continue
        word, _, rest = line.partition(" ")
        try:
            _parse_line(found, word, rest.strip())
        except (ValueError, IndexError, msgspec.DecodeError):
            raise ConvertError(
                "convert-line", form=NAME, line=str(number), text=format_value(line)
            ) from None
    return read_record(found)


def _parse_line(found: JsonObject, word: str, rest: str) -> None:
    first, _, more = rest.partition(" ")
    if word in _DERIVED_WORDS:
        return
    if word == "game":
        _refuse_twice(found["game"])
        found["game"] = strict_json.decode(rest) if rest.startswith("{") else rest
    elif word == "option":
        _refuse_twice(first in found["options"])
        found["options"][first] = strict_json.decode(more)
    elif word == "seat":
        found["seats"].append(strict_json.decode(more))
    elif word == "round":
        number = {} if not found["rounds"] and rest == "1" else {"round": int(rest)}
        more_rounds = {} if found["rounds"] else number
        found["rounds"].append({**more_rounds, "deal": {}, "moves": []})
    else:
        _parse_round_line(found["rounds"][-1], word, first, rest, more)


def _parse_round_line(round: JsonObject, word: str, first: str, rest: str, more: str) -> None:
    deal = round["deal"]
    if word == "move":
        round["moves"].append([None if first == "-" else int(first), more])
        return
    for part, one in _ROWS.items():
        if word == one:
            rows = deal.setdefault(part, [])
            if len(rows) != int(first):
                raise ValueError(first)
            rows.append(more.split())
            return
    _refuse_twice(word in deal)
    deal[word] = strict_json.decode(more) if first == "=" else rest.split()


def _refuse_twice(is_duplicate: object) -> None:
    """Refuse a key that is given twice: it would be unclear which counts."""
    if is_duplicate:
        raise ValueError
