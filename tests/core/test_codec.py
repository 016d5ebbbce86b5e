"""Actions and events as JSON and as text: all that happens in matches of all games reads back."""

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, cast, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boneyard.core.actions import Abandon, Hit, Move, Play, Resign, Timeout, parse
from boneyard.core.codec import CodecError, event_from_json, move_from_json, to_json
from boneyard.core.events import AnyEvent, Dealt, Drew
from boneyard.core.redaction import redact
from boneyard.core.tiles import Tile, half, tile, tile_from_halves
from boneyard.engine import all_legal_moves
from boneyard.games import GAMES
from support.random_matches import some_matches
from support.seat_knowledge import Knowledge


def events_of(game: str) -> Iterator[AnyEvent]:
    for match in some_matches(game):
        for event in match.log:
            yield cast(AnyEvent, event)


def moves_of(game: str) -> Iterator[tuple[int | None, Move]]:
    """Every move that was made, and every one that could have been."""
    for match in some_matches(game):
        for step in match.steps:
            if not step.is_deal:
                yield step.seat, cast(Move, step.move)
            yield from all_legal_moves(step.after)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_event_reads_back(game: str) -> None:
    for event in events_of(game):
        text = to_json(event)
        assert event_from_json(text) == event
        assert event_from_json(text.decode()) == event


@pytest.mark.parametrize("game", GAMES)
def test_every_event_reads_back_as_each_seat_sees_it(game: str) -> None:
    for match in some_matches(game):
        for event in match.log:
            for seat in (*range(match.rules.players), None):
                seen = cast(AnyEvent, redact(event, seat))
                assert event_from_json(to_json(seen)) == seen


@pytest.mark.parametrize("game", GAMES)
def test_every_move_reads_back_from_json_and_from_text(game: str) -> None:
    for seat, move in moves_of(game):
        assert move_from_json(to_json(move)) == move
        assert parse(str(move), chance=seat is None) == move


def test_all_kinds_of_events_and_moves_happen_in_these_matches() -> None:
    events = {type(event) for game in GAMES for event in events_of(game)}
    assert events == set(get_args(AnyEvent))
    moves = {type(move) for game in GAMES for _, move in moves_of(game)}
    # What the clock says happens in no match that is only played (G-20).
    clock = (Timeout(), Abandon())
    assert moves | set(map(type, clock)) == set(get_args(Move))
    for word in clock:
        assert move_from_json(to_json(word)) == parse(str(word)) == word


def test_json_is_written_as_people_write_tiles() -> None:
    played = Play(tile("4-6"), half("4"), 2)
    assert json.loads(to_json(played)) == {
        "do": "play", "tile": "6-4", "first": "4", "arm": 2, "turn": "",
    }  # fmt: skip
    assert json.loads(to_json(Drew(1, None))) == {"event": "drew", "seat": 1, "tile": None}
    assert json.loads(to_json(Hit(tile("A6-P3")))) == {"do": "hit", "tile": "A6-P3"}
    assert json.loads(to_json(Resign())) == {"do": "resign"}


def test_either_order_of_a_tile_reads_as_the_same_tile() -> None:
    assert move_from_json('{"do": "hit", "tile": "P3-A6"}') == Hit(tile("A6-P3"))


# Secrets


HALF = rb"([AP]?[0-9]+|S)"
#: A tile in JSON: whole, or as its two halves.
NAMED = re.compile(rb"(?<![A-Z0-9])%b-%b(?![A-Z0-9])" % (HALF, HALF))
HALVES = re.compile(rb'\["%b","%b"\]' % (HALF, HALF))


def named(text: bytes) -> set[Tile]:
    """All tiles that JSON names, in either order and however they are written."""
    found = NAMED.findall(text) + HALVES.findall(text)
    return {tile_from_halves(half(one.decode()), half(two.decode())) for one, two in found}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_is_sent_names_no_hidden_tile(game: str) -> None:
    hidden_somewhere = 0
    for match in some_matches(game):
        for seat in (*range(match.rules.players), None):
            may_know = Knowledge(seat)
            for event in match.log:
                may_know.learn(event)
                open_tiles = may_know.tiles
                if isinstance(event, Dealt):
                    # What was drawn for the lead was shown, and shuffled in again.
                    open_tiles = open_tiles | may_know.drawn_for_lead
                sent = named(to_json(cast(AnyEvent, redact(event, seat))))
                assert sent <= open_tiles, f"seat {seat} is sent {sent - open_tiles}: {event}"
                hidden_somewhere += not named(to_json(cast(AnyEvent, event))) <= open_tiles
    alone_and_open = game in ("baronet", "knock-out")
    assert bool(hidden_somewhere) != alone_and_open, "the full log does name hidden tiles"


def test_the_search_finds_a_tile_however_it_is_written() -> None:
    for text in (b'{"tile":"6-4"}', b'{"tile":"4-6"}', b'[["6","4"]]', b'[["4","6"],null]'):
        assert named(text) == {tile("6-4")}
    assert named(b'{"tile":"A6-P3","row":["S-1","16"]}') == {tile("A6-P3"), tile("S-1")}
    assert named(b'{"tile":null,"arms":[{"half":"6"},{"half":"4"}],"first":"2"}') == set()


# Garbage

junk: st.SearchStrategy[Any] = st.recursive(
    st.one_of(
        st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text(max_size=6),
        st.sampled_from(["6-4", "6", "A6", "R", "S-1", "99-1", "a\nb", "\x1b[31m", "x" * 500]),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=4,
)  # fmt: skip


def is_refused(error: CodecError) -> None:
    assert str(error).startswith(("not an action: ", "not an event: "))
    assert str(error).isprintable()
    assert len(str(error)) < 300


def try_to_read(text: bytes | str) -> None:
    """Garbage is refused, or is what it says: then it is written and read the same again."""
    for read in (move_from_json, event_from_json):
        try:
            found = read(text)
        except CodecError as error:
            is_refused(error)
        else:
            assert read(to_json(found)) == found


@given(st.one_of(st.text(), st.binary()))
def test_any_text_is_refused(text: str | bytes) -> None:
    try_to_read(text)


@given(junk)
def test_any_json_is_refused(thing: Any) -> None:
    for read in (move_from_json, event_from_json):
        with pytest.raises(CodecError) as refused:
            read(json.dumps(thing))
        is_refused(refused.value)


@cache
def specimens() -> list[dict[str, Any]]:
    """One of every kind of move and event, as JSON has it."""
    found: dict[object, dict[str, Any]] = {}
    for game in GAMES:
        for thing in (*events_of(game), *(move for _, move in moves_of(game))):
            found.setdefault(type(thing), json.loads(to_json(thing)))
    return list(found.values())


@given(st.data(), junk)
def test_a_form_with_garbage_in_one_place_is_refused_or_reads_back(
    data: st.DataObject, thing: Any
) -> None:
    specimen = data.draw(st.sampled_from(specimens()))
    key = data.draw(st.sampled_from([*specimen, "unknown"]))
    try_to_read(json.dumps({**specimen, key: thing}))


@given(st.data())
def test_a_form_that_is_cut_or_lacks_a_part_is_refused_or_reads_back(data: st.DataObject) -> None:
    specimen = data.draw(st.sampled_from(specimens()))
    text = json.dumps(specimen)
    with pytest.raises(CodecError):
        move_from_json(text[: data.draw(st.integers(0, len(text) - 1))])
    key = data.draw(st.sampled_from(list(specimen)))
    try_to_read(json.dumps({name: part for name, part in specimen.items() if name != key}))


@pytest.mark.parametrize(
    "text",
    [
        '{"do":"draw","note":' + "[" * 5000 + "]" * 5000 + "}",
        '{"do":' + "[" * 5000 + "]" * 5000 + "}",
        '{"event":"passed","seat":' + "[" * 5000 + "]" * 5000 + "}",
        '{"do":' * 5000,
    ],
    ids=lambda text: text[:20],
)
def test_what_is_nested_too_deeply_is_refused(text: str) -> None:
    for read in (move_from_json, event_from_json):
        with pytest.raises(CodecError):
            read(text)


@pytest.mark.parametrize(
    "text",
    [
        '{"do":"play","tile":"6-4","first":"3"}',
        '{"do":"play","tile":"6-4","first":"6","arm":-1}',
        '{"do":"play","tile":"6-4","first":"6","turn":"up"}',
        '{"do":"choose","word":"banana"}',
        '{"do":"call","word":"draw"}',
        '{"do":"catch","seat":-1}',
        '{"do":"knock","joint":0}',
        '{"do":"shift","tile":"6-4","column":8}',
    ],
)
def test_an_action_that_no_text_could_say_is_refused(text: str) -> None:
    with pytest.raises(CodecError):
        move_from_json(text)


def test_only_moves_and_events_are_written() -> None:
    with pytest.raises(TypeError):
        to_json(cast(Any, object()))
