"""The worked examples of `tests/cases`: every line is a record and what replaying it must show."""

import json
from pathlib import Path
from typing import Any

import pytest

from boneyard.games import GAMES
from boneyard.records import RecordError, parse_record_json, replay
from support.paths import CASES


def load(path: Path) -> list[Any]:
    found = []
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        case = json.loads(line)
        found.append(pytest.param(case, id=f"{path.stem}:{number} {case['why'][:60]}"))
    return found


ALL = [case for path in sorted(CASES.glob("*.jsonl")) for case in load(path)]


def in_any_order(result: dict[str, Any]) -> dict[str, Any]:
    """A result whose legal moves, everywhere, are sorted."""
    entries = [result, *result.get("trace", [])]
    for entry in entries:
        entry["legal"] = sorted(entry["legal"], key=str)
    return result


@pytest.mark.parametrize("case", ALL)
def test_worked_example(case: dict[str, Any]) -> None:
    if case["expected"] == {"error": True}:
        with pytest.raises(RecordError) as refused:
            replay(case["record"], trace=True)
        assert str(refused.value)
    else:
        assert in_any_order(replay(case["record"], trace=True)) == in_any_order(case["expected"])


@pytest.mark.parametrize("case", ALL)
def test_a_record_reads_the_same_from_its_text(case: dict[str, Any]) -> None:
    try:
        record = parse_record_json(json.dumps(case["record"]))
    except RecordError:
        assert case["expected"] == {"error": True}
    else:
        assert record.written == case["record"]


def test_every_game_has_examples() -> None:
    assert {path.stem for path in CASES.glob("*.jsonl")} == set(GAMES)
