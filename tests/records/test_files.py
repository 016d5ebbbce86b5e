"""Files of records: lazily read, saved, and explained when they can't be read."""

import json
from pathlib import Path

import pytest

import boneyard


def test_records_are_read_one_by_one(tmp_path: Path) -> None:
    file = tmp_path / "matches.jsonl"
    record = boneyard.Match("bergen", seed="tea").play_out().record()
    record.save(file)
    file.open("a").write("\n{not json\n")
    records = boneyard.read_records(file)
    assert next(records).written == record.written, "the first is read before the rest"
    with pytest.raises(boneyard.RecordError, match=r"matches\.jsonl, line 3: "):
        next(records)


def test_one_record_comes_from_a_file_from_text_or_from_a_dict(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    record = boneyard.Match("bergen", seed="tea").play_out().record()
    record.save(str(file))
    record.save(file)  # written anew, not added
    text = file.read_text("utf-8")
    for source in (file, str(file), text, json.loads(text)):
        assert boneyard.read_record(source).written == record.written
    with pytest.raises(boneyard.RecordError, match="No such file"):
        boneyard.read_record(tmp_path / "none.json")
    empty = tmp_path / "empty.jsonl"
    empty.write_text("\n")
    with pytest.raises(boneyard.RecordError, match="no record"):
        boneyard.read_record(empty)
    assert repr(record).startswith("<Record bergen, ")


def test_a_record_with_deals_and_without_a_seed_is_stepped_through() -> None:
    written = {
        "boneyard": 1, "game": "all-fives", "options": {"players": 2}, "seats": ["Ada", "Grace"],
        "rounds": [{
            "deal": {"hands": [["6-6", "6-1"], ["6-4", "5-0"]], "stock": ["3-3", "2-1"]},
            "moves": [[0, "6-6"], [1, "6-4@1"], [0, "6-1@2"]],
        }],
    }  # fmt: skip
    record = boneyard.read_record(written)
    ends = [position.open_ends for position in record.positions()]
    assert ends == [{}, {"1": "6", "2": "6"}, {"1": "4", "2": "6"}, {"1": "4", "2": "1"}]
    match = boneyard.Match.from_record(record)
    assert match.scores == (10, 0)
    assert match.pop() == boneyard.move("6-1@2")
    assert [str(move) for move in match.legal_moves] == ["6-1@2"]
    match.push("6-1@2")
    assert match.play_out("heavy").is_over
