"""Garbage gets one sentence from every parser, and no other error than the documented one."""

import copy
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from boneyard.core.actions import ActionError, parse
from boneyard.core.codec import CodecError, event_from_json, move_from_json
from boneyard.core.sets import SetError, parse_set
from boneyard.core.tiles import TileError, half, parse_halves, tile
from boneyard.records import RecordError, parse_record, parse_record_json, replay, verify
from support.garbage import JUNK, is_one_sentence
from support.kit import deal, moves, record

HUGE = 10**5000


def nested(depth: int) -> list[Any]:
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


#: The same and worse, once each: for every place of a record.
KINDS: list[Any] = [
    None, True, False, 0, 1, -1, 99, 10**40, HUGE, 1.0, 1.5, float("nan"), float("inf"), "", "x",
    "6-6", "a\nb", "\ud800", "y" * 2000, [], ["6-6"], [1], [[]], {}, {"a": 1}, {1: 2}, nested(5000),
]  # fmt: skip


def survives(parser: Callable[[Any], object], garbage: Any, *allowed: type[Exception]) -> bool:
    """Feed a parser; say whether it took the garbage. Only the allowed errors may come of it."""
    try:
        parser(garbage)
    except allowed as error:
        is_one_sentence(error)
        return False
    return True


# Texts

notation = st.text("0123456789-@RLASP>:newdrawpasscatchknock .\n²٣", max_size=12)
texts = st.one_of(st.text(), notation, st.sampled_from(["1" * 5000, "x" * 5000, "6-" + "4" * 999]))


@given(texts)
def test_half(text: str) -> None:
    if survives(half, text, TileError):
        assert str(half(text)) == text


@given(texts)
@example("6-4-2")
@example("-")
@example("6-")
@example("６-4")
@example("06-4")
@example("6-4 ")
def test_tile(text: str) -> None:
    if survives(tile, text, TileError):
        assert {*map(str, parse_halves(text))} == {*text.split("-")}


@given(texts)
@example("6-4@0")
@example("6-4@01")
@example("6-4@99999")
@example("6-4@1RL")
@example("catch:10")
@example("catch:²")
@example("knock 0")
@example("knock 100")
@example("5-3>8")
@example("6-4\n")
@example("draw\n")
@example("Draw")
def test_parse(text: str) -> None:
    if survives(parse, text, ActionError):
        assert str(parse(text)) == text


@given(texts)
def test_parse_what_chance_did(text: str) -> None:
    survives(lambda garbage: parse(garbage, chance=True), text, ActionError, TileError)


# JSON

RECORD = record("block-draw", deal("6-6 6-1|6-4 5-0", stock="3-3"), "0 6-6, 1 6-4@1", players=2)
RECORDS = {
    "block-draw": RECORD,
    "fundomino": record(
        "fundomino",
        deal("6-6 6-1|A6-P3 4-1 5-4"),
        "0 6-6, 0 domino, 1 A6-P3@1, 0 draw, - 4-1",
        players=2,
        perfect_ten=True,
    ),
    "fours": record("fours", deal("6-6|6-4 5-0|5-4|1-0", stock="3-3", lead=0), "", target=10),
    "yourturn": record("yourturn", deal("6-4 5-0|1-0 2-0", stock="3-3", start="6-5"), "0 6-4@1"),
    "domino-solitaire": record("domino-solitaire", deal(rows="6-5 5-4|3-2|2-5||||"), "0 5-4>1"),
    "knock-out": record("knock-out", deal(row="1-2 2-3 3-1"), "0 knock 1"),
    "dealt": {
        "boneyard": 1,
        "game": "all-fives",
        "options": {"players": 2, "muggins": True},
        "seats": ["Ada", "Grace"],
        "seed": "abc",
        "seat_seeds": ["x", "y"],
        "match": "m",
        "fair": 1,
        "rounds": [{"moves": []}],
    },
}


def check(garbage: Any) -> None:
    """A record is played, or refused with a RecordError."""
    survives(replay, garbage, RecordError)
    survives(lambda written: verify(parse_record(written)), garbage, RecordError)


Path = tuple[str | int, ...]


def paths(thing: Any, path: Path = ()) -> Iterator[Path]:
    """Every place in a JSON value."""
    yield path
    if isinstance(thing, dict | list):
        keys = thing if isinstance(thing, dict) else range(len(thing))
        for key in keys:
            yield from paths(thing[key], (*path, key))


def changed(thing: Any, path: Path, value: Any) -> Any:
    """A copy of a JSON value with another value in one place."""
    if not path:
        return value
    thing = copy.copy(thing)
    thing[path[0]] = changed(thing[path[0]], path[1:], value)
    return thing


def removed(thing: Any, path: Path) -> Any:
    """A copy of a JSON value without what is in one place."""
    thing = copy.deepcopy(thing)
    holder = thing
    for key in path[:-1]:
        holder = holder[key]
    del holder[path[-1]]
    return thing


@pytest.mark.parametrize("name", RECORDS)
def test_the_records_are_good_to_begin_with(name: str) -> None:
    assert replay(RECORDS[name])
    assert parse_record_json(json.dumps(RECORDS[name])).written == RECORDS[name]


@pytest.mark.slow
@pytest.mark.parametrize("name", RECORDS)
def test_the_wrong_thing_in_every_place_of_a_record(name: str) -> None:
    for path in paths(RECORDS[name]):
        for kind in KINDS:
            try:
                check(changed(RECORDS[name], path, kind))
            except Exception as error:
                error.add_note(f"with {type(kind)!s} at {path}")
                raise


@pytest.mark.parametrize("name", RECORDS)
def test_every_part_of_a_record_missing_in_turn(name: str) -> None:
    for path in paths(RECORDS[name]):
        if path:
            check(removed(RECORDS[name], path))


@pytest.mark.parametrize("name", RECORDS)
def test_unknown_keys_are_kept_and_those_that_would_change_the_play_refused(name: str) -> None:
    written = {**RECORDS[name], "note": "by hand", "x-rating": [1, 2, {"a": None}]}
    written["rounds"] = [{**one, "note": 1} for one in written["rounds"]]
    assert parse_record(written).written == written
    for key in ("moves", "deal", "hands", "players", "stock"):
        with pytest.raises(RecordError):
            replay({**RECORDS[name], key: 1})
    for path in paths(RECORDS[name]):
        place = RECORDS[name]
        for step in path:
            place = place[step]  # type: ignore[index]
        if isinstance(place, dict):
            check(changed(RECORDS[name], path, {**place, "unknown": 1, "self": 2, "a\nb": 3}))


@given(st.sampled_from(list(RECORDS)), JUNK, st.data())
def test_random_garbage_in_a_random_place(name: str, junk: Any, data: st.DataObject) -> None:
    path = data.draw(st.sampled_from(list(paths(RECORDS[name]))))
    check(changed(RECORDS[name], path, junk))


@given(JUNK)
def test_a_record_that_is_none(junk: Any) -> None:
    assert not survives(replay, junk, RecordError)


@given(st.one_of(st.text(), st.binary()))
@example("[" * 100_000)
@example('{"boneyard":' * 5000)
@example('{"boneyard":' + "[" * 950 + "]" * 950 + "}")
@example('{"boneyard":' + "9" * 5000 + "}")
@example('{"boneyard":' + "9" * 4000 + "}")
@example('{"boneyard":1e999}')
@example('{"boneyard":NaN}')
@example(b'{"game":"\xff"}')
@example('{"game":"\ud800"}')
@example(r'{"boneyard":1,"seed":"\ud800x","game":"blind","rounds":[{"moves":[]}]}')
@example("﻿{}")
def test_text_that_is_no_record(text: str | bytes) -> None:
    assert not survives(parse_record_json, text, RecordError)


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_cut_short_anywhere(name: str) -> None:
    text = json.dumps(RECORDS[name])
    for end in range(len(text)):
        assert not survives(parse_record_json, text[:end], RecordError)


@given(st.sampled_from(list(RECORDS)), st.data())
def test_a_record_with_a_character_changed(name: str, data: st.DataObject) -> None:
    text = json.dumps(RECORDS[name])
    at = data.draw(st.integers(0, len(text) - 1))
    char = data.draw(st.one_of(st.sampled_from('0123456789-@"[]{},:ARLPS '), st.characters()))
    survives(
        lambda garbage: replay(parse_record_json(garbage).written),
        text[:at] + char + text[at + 1 :],
        RecordError,
    )


def test_a_move_by_somebody_who_is_not_there() -> None:
    for name in ("block-draw", "fundomino"):
        for seat in (-1, -2, 2, 99, 10**30):
            for text in ("draw", "perfect-ten", "domino", "catch:0", "muggins"):
                rounds = copy.deepcopy(RECORDS[name]["rounds"])
                rounds[0]["moves"] = [*moves("0 6-6"), [seat, text]]
                with pytest.raises(RecordError) as refused:
                    replay({**RECORDS[name], "rounds": rounds})
                is_one_sentence(refused.value)


# Sets, actions and events

SET = {"about": "two tiles", "count": 2, "tiles": {"1-1": "either", "2-1": "left"}}


@given(st.one_of(st.text(), st.binary()))
@example("[" * 100_000)
@example(b'{"about":"\xff","count":0,"tiles":{}}')
@example('{"about":"\ud800","count":0,"tiles":{}}')
def test_text_that_is_no_set(text: str | bytes) -> None:
    assert not survives(lambda garbage: parse_set("mine", garbage), text, SetError)


def test_the_wrong_thing_in_every_place_of_a_set() -> None:
    assert len(parse_set("mine", json.dumps(SET)).tiles) == 2
    kinds: list[Any] = [None, True, -1, 10**30, 1.5, "x", "y" * 2000, "a\nb", [], {}, {"x": "left"}]
    for path in paths(SET):
        for kind in kinds:
            text = json.dumps(changed(SET, path, kind))
            survives(lambda garbage: parse_set("mine", garbage), text, SetError)
    for tiles in ({"2-1": "left", "1-2": "left"}, {"x" * 999: "left"}, {"1-1": "left"}):
        text = json.dumps({**SET, "tiles": tiles})
        assert not survives(lambda garbage: parse_set("mine", garbage), text, SetError)


@given(st.one_of(st.text(), st.binary(), JUNK.map(lambda junk: json.dumps(junk, default=str))))
@example('{"do":"play","tile":"' + "9" * 999 + '","first":"6"}')
@example('{"do":"x\ny"}')
@example('{"event":"drew","seat":0,"tile":7}')
@example("[" * 100_000)
def test_text_that_is_no_action_and_no_event(text: str | bytes) -> None:
    assert not survives(move_from_json, text, CodecError)
    assert not survives(event_from_json, text, CodecError)
