"""A position as one line: what is written is read back, in every game and for every viewer."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

import boneyard
from boneyard.core.position import Position
from boneyard.engine import all_legal_moves
from boneyard.engine.kinds import AnyState
from boneyard.games import GAMES
from boneyard.records.position_text import MAX_CHARS, PositionError, read_position, write_position
from boneyard.rules.game import Game, Rules, State


def chosen(game: Game, dice: random.Random) -> Rules:
    """The game with options at random, as far as they don't match."""
    options = {
        option.name: dice.choice(list(choices))
        for option in game.options
        if (choices := getattr(option, "choices", {True: 1, False: 0})) and dice.random() < 0.3
        if all(map(option.accepts, choices))
    }
    try:
        return game.rules(players=dice.choice(game.players), **options)
    except boneyard.OptionError:
        return game.rules(players=dice.choice(game.players))


def comparable(position: AnyState) -> Position:
    """Without what a line leaves out: the order in which hands were dealt, past moves alone."""
    if isinstance(position, State):
        return replace(position, round_events=position.round_events[1:])
    return replace(position, layout_events=())


def check(position: AnyState) -> None:
    line = write_position(position)
    again = read_position(line)
    assert "\n" not in line
    assert comparable(again) == comparable(position), line
    assert write_position(again) == line
    assert all_legal_moves(again) == all_legal_moves(position)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, 10**6), moves=st.integers(0, 120))
def test_every_position_is_read_back_as_it_was_written(name: str, seed: int, moves: int) -> None:
    """After any number of moves, with any options: the state, views of seats, a spectator's."""
    dice, game = random.Random(seed), GAMES[name]
    rules = game.rules() if game.alone else chosen(game, dice)
    check(rules.new_match())
    match = boneyard.Match(rules, seed=str(seed))
    for _ in range(moves):
        if match.is_over:
            break
        if match.is_round_over:
            check(match.state)
            match.next_round()
            continue
        seat, move = dice.choice(match.all_legal_moves)
        match.push(move, seat=seat)
    check(match.state)
    for seat in (None, *range(rules.players)):
        check(match.view(seat))


def test_a_line_reads_like_this() -> None:
    match = boneyard.Match("all-fives", players=2, seed="tea")
    for text in ("4-4", "4-1@1", "1-0@1", "4-3@2"):
        match.push(text)
    assert write_position(match.view(0)) == (
        "all-fives | 5-0 3-3 6-0 3-0 4-0 / 5? | 0: 4-4 1: 4-1@1 0: 1-0@1 1: 4-3@2 0: | 14? | 0 0"
    )
    alone = boneyard.Match("baronet", seed="tea")
    alone.push("next")
    assert write_position(alone.state).endswith("3-2 5-1 | at=1 count=1")


def test_a_position_can_be_written_by_hand() -> None:
    state = read_position("all-fives target=50 | 6-4 5-0 / ? ? | 0: 6-6 1: 6-5@1 0: | 10? | 25 30")
    assert isinstance(state, State)
    assert state.rules.options["target"] == 50
    assert [str(move) for move in boneyard.legal(state, 0)] == ["6-4@2", "5-0@1"]
    _, after = boneyard.act(state, 0, "5-0@1")
    assert after.scores == (25, 30)
    hint, *_ = boneyard.hints(state, 0, random.Random(1))
    assert str(hint).startswith(str(hint.move))
    assert boneyard.draw(state, 0).startswith("<svg")


def test_options_that_need_each_other_are_all_written() -> None:
    """Ten players with the usual hand of three would need more tiles than the set has."""
    match = boneyard.Match("tiddly-wink", players=10, hand=1, seed="tea")
    line = write_position(match.state)
    assert line.startswith("tiddly-wink players=10 ")
    assert " hand=1 " in line
    assert line.count("players=") == 1
    assert read_position(line).rules == match.rules
    assert write_position(read_position(line)) == line


@pytest.mark.parametrize("players", [4, 5])
def test_tiles_that_were_set_aside_are_read_back(players: int) -> None:  # GA-11
    """Also where only their owner knows them, and where a start tile was laid."""
    discards = 0
    for seed in range(8):
        dice = random.Random(seed)
        match = boneyard.Match("gaple", players=players, unable="discard", seed=seed)
        while not match.is_round_over:
            seat, move = dice.choice(match.all_legal_moves)
            match.push(move, seat=seat)
            discards += str(move).startswith("discard")
            check(match.state)
            for viewer in (None, *range(players)):
                check(match.view(viewer))
    assert discards > 8


def test_bots_know_what_passes_prove_from_a_line() -> None:
    line = "block-draw draw=never | 6-4 2-1 / ? ? | 0: 5-5 1: pass 0: 5-6@1 1: | - | 0 0"
    state = read_position(line)
    assert isinstance(state, State)
    assert state.passes == 0
    assert state.leader == 0
    assert [type(event).__name__ for event in state.round_events[:4]] == [
        "Dealt", "Turned", "Played", "Turned",
    ]  # fmt: skip


def test_house_rules_are_in_the_line() -> None:
    rules = boneyard.game({"like": "all-fives", "title": "Friday | Fives", "hand": 6}).rules()
    state = boneyard.start(rules, boneyard.Seeded("tea"))
    assert read_position(write_position(state)) == state


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", "game | hands"),
        ("all-fives", "game | hands"),
        ("all-five | 6-4 / ? | 0: | - | 0 0", "did you mean all-fives"),
        ("all-fives nothing=1 | 6-4 / ? | 0: | - | 0 0", "nothing"),
        ("all-fives target=x | 6-4 / ? | 0: | - | 0 0", "target"),
        ("all-fives | 6-4 / ? / ? | 0: | - | 0 0", "number of hands (3)"),
        ("all-fives | 6-4 / ? | 0: | - | 0", "number of scores (1)"),
        ("all-fives | 6-4 / ? | - | - | 0 0", "whose turn"),
        ("all-fives | 6-4 / ? | 2: | - | 0 0", "no seat 2"),
        ("all-fives | 6-4 / 6-4 | 0: | - | 0 0", "6-4"),
        ("all-fives | 9-4 / ? | 0: | - | 0 0", "9-4"),
        ("all-fives | 6-4 / ? | 0: | 40? | 0 0", "more tiles"),
        ("all-fives | 6-4 / ? | 0: 6-6 1: 5-4@1 0: | - | 0 0", "doesn't match arm 1"),
        ("all-fives | 6-4 / ? | 0: 6-6 1: 6-4@9 0: | - | 0 0", "no open arm 9"),
        ("all-fives | 6-4 / ? | 0: hello | - | 0 0", "'hello'"),
        ("all-fives | 6-4 / ? | 0: made[1] | - | 0 0", "not a position"),
        ("all-fives | 6-4 / ? | 0: nothing[1] | - | 0 0", "'nothing"),
        ("all-fives | 6-4 / ? | 0: | - | 0 0 | time=3", "'time=3'"),
        ("all-fives | 6-4 / ? | 0: | - | 0 0 | round=x", "'round=x'"),
        ("all-fives | 6-4 / ? | 0: +6-5 +6-3 +5-3 | - | 0 0", "contradict each other"),
        ("knock-out | 6-4 / 5-5", "game | hands"),
        ("knock-out | 6-4 4-6", "6-4"),
        ("domino-solitaire | (3?) 6-4", "7"),
        ("baronet | 6-4 4-1 | at=5", "contradict each other"),
        ("baronet | 6-4 4-1 | at=true", "contradict each other"),
        ("x" * (MAX_CHARS + 1), "characters"),
    ],
)
def test_what_is_no_position_is_refused_with_a_sentence(line: str, why: str) -> None:
    with pytest.raises(PositionError) as refused:
        read_position(line)
    assert why in str(refused.value)


@pytest.mark.slow
@settings(max_examples=300, deadline=None)
@given(st.data())
def test_damaged_lines_are_read_or_refused(data: st.DataObject) -> None:
    match = boneyard.Match(data.draw(st.sampled_from(sorted(GAMES))), seed="tea").play_round()
    line = write_position(data.draw(st.sampled_from(list(match.positions()))))
    words = line.split(" ")
    at = data.draw(st.integers(0, len(words) - 1))
    words[at] = data.draw(st.sampled_from([*words, "?", "9:", "99?", "-", "|", "+?", "=5", ""]))
    try:
        state = read_position(" ".join(words))
    except PositionError:
        return
    assert str(state)
    assert all_legal_moves(state) is not None


def test_a_wrong_type_is_named() -> None:
    with pytest.raises(TypeError, match="position as text"):
        read_position(3)  # type: ignore[arg-type]
