"""Hints: every legal move with honest numbers and true words, from what a seat may know."""

import math
import random
import re
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from boneyard.bots.hints import hints
from boneyard.bots.registry import Hint
from boneyard.bots.search_budget import SearchBudget
from boneyard.core import events as e
from boneyard.core.actions import Call, Catch
from boneyard.core.chance import Seeded
from boneyard.core.events import Event
from boneyard.core.position import view
from boneyard.core.tiles import Tile, tile
from boneyard.engine import act
from boneyard.engine.legal import legal
from boneyard.games import GAMES, get_game
from boneyard.i18n.translator import english
from boneyard.rules.game import State
from boneyard.solitaire.game import Solitaire
from support.bot_positions import position
from support.seen_rounds import moments, seen_at

QUICK = SearchBudget(
    worlds=60,
    use_likelihoods=True,
    proposals=2,
    exact=True,
    all_moves_equally=True,
    maximize_match=True,
)
TABLES = [name for name, game in GAMES.items() if not game.alone]
ALONE = [name for name, game in GAMES.items() if isinstance(game, Solitaire)]


def some_moments(name: str, seed: int, step: int = 7) -> list[tuple[State, list[Event]]]:
    """Some states of a random round in which there is something to choose."""
    found = [
        (state, log)
        for state, log in moments(get_game(name).rules(), seed)
        if state.to_act is not None and len(legal(state, state.to_act)) > 1
    ]
    return found[1::step]


def whys_of(hint: Hint) -> list[str]:
    return [english(reason) for reason in hint.reasons]


def check(found: Sequence[Hint], moves: Sequence[Any]) -> None:
    assert sorted(str(one.move) for one in found) == sorted(map(str, moves))
    turn = [one for one in found if not isinstance(one.move, Call | Catch)]
    assert turn == sorted(turn, key=lambda one: (one.match_cost, one.cost))
    assert list(found[len(found) - len(turn) :]) == turn, "calls come first"
    for one in found:
        assert all(map(math.isfinite, (one.points, one.wins, one.error, one.cost)))
        assert 0 <= one.wins <= 1
        assert one.cost >= 0 <= one.error
        assert one.match is None or 0 <= one.match <= 1
        assert one.match_cost >= 0 <= one.match_error
        assert 1 <= len(one.reasons) <= 3
        assert all(re.fullmatch("[A-Z0-9].+[.]", why) for why in whys_of(one)), whys_of(one)
    if turn:
        assert (turn[0].match_cost if turn[0].match is not None else turn[0].cost) == 0


@pytest.mark.parametrize("name", TABLES)
def test_every_game_has_hints_for_every_legal_move(name: str) -> None:
    for state, log in some_moments(name, 5)[:3]:
        seat = state.to_act
        assert seat is not None
        seen = seen_at(state, log, seat)
        check(hints(seen, seat, random.Random(1), QUICK), legal(state, seat))


@pytest.mark.parametrize("name", ALONE)
def test_games_for_one_have_hints_from_their_solvers(name: str) -> None:
    rules = get_game(name).rules()
    log, state = act(rules.new_match(), None, rules.deal(1, Seeded("3")))
    found = hints(view(rules.new_match(), log, 0), 0, random.Random(1))
    check(found, legal(state, 0))


def exchanged(log: Sequence[Event], state: State, seat: int, seed: int) -> list[Event]:
    """The same events for one seat, with the tiles that it can't know dealt otherwise."""
    seen = {event.tile for event in log if isinstance(event, e.Played | e.Flipped)}
    hidden = [one for one in state.rules.tiles if one not in seen | {*state.hands[seat]}]
    others = random.Random(seed).sample(hidden, len(hidden))
    swap = dict(zip(hidden, others, strict=True))

    def row(tiles: Sequence[Tile | None]) -> tuple[Tile | None, ...]:
        return tuple(swap.get(one, one) if one is not None else None for one in tiles)

    found: list[Event] = []
    for event in log:
        if isinstance(event, e.Dealt):
            hands = tuple(map(row, event.hands))
            event = replace(event, hands=hands, stock=row(event.stock), aside=row(event.aside))
        elif isinstance(event, e.Drew | e.Returned):
            event = replace(event, tile=row([event.tile])[0])
        found.append(event)
    return found


@pytest.mark.parametrize("name", ["block-draw", "all-fives", "fours", "blind"])
def test_hidden_tiles_change_no_hint(name: str) -> None:
    for state, log in some_moments(name, 2)[:3]:
        seat = state.to_act
        assert seat is not None
        one, two = (seen_at(state, each, seat) for each in (log, exchanged(log, state, seat, 9)))
        assert log != exchanged(log, state, seat, 9)
        told = [hints(seen, seat, random.Random(4), QUICK) for seen in (one, two)]
        assert told[0] == told[1]


def told(seen: State) -> dict[str, Hint]:
    assert seen.to_act is not None
    return {str(one.move): one for one in hints(seen, seen.to_act, random.Random(1))}


FIVES = "5-5 5-4 6-5 1-0 3-2 2-2 6-3|5-1 4-2 1-1 2-0 6-4 3-3 6-2"


def test_a_pass_is_remembered() -> None:
    hands = "6-6 6-3 3-3 5-1|6-1 2-2 4-4 4-2|3-1 1-0 5-3 2-0"
    passed = "6-6 6-1@1 1-3@1 6-3@2 pass 3-5@1"
    found = told(position("block-draw", hands, passed, hand=4, draw="never"))
    assert "The next player passed on 3s." in whys_of(found["3-3@2"])
    before = told(position("block-draw", hands, "6-6 6-1@1 1-3@1", hand=4, draw="never"))
    assert not any("passed" in why for one in before.values() for why in whys_of(one))


def test_points_made_at_once_are_told() -> None:
    found = told(position("all-fives", FIVES, "5-5 5-1@1"))
    assert "Scores 10 points." in whys_of(found["1-0@1"])
    assert "Scores 5 points." in whys_of(found["5-4@2"])
    assert not any("at once" in why for why in whys_of(found["5-6@2"]))


def test_points_left_for_the_next_player_are_told_with_their_end() -> None:
    # With a double 1 on the left, 6-1 there makes 6 + 4; a double 4 on the right would make 2 + 8.
    found = told(position("all-fives", FIVES, "5-5 5-1@1 5-4@2"))
    threat = "Leaves an open 1 (the left end), so the next player could score 10 points."
    assert whys_of(found["1-1@1"])[0] == threat


def test_ends_are_named_as_they_lie_on_the_screen() -> None:
    seen = position("all-fives", FIVES, "5-5 5-1@1 5-4@2")
    found = hints(seen, 1, random.Random(1), shape="tall")
    (double,) = [one for one in found if str(one.move) == "1-1@1"]
    assert "the upper end" in whys_of(double)[0]


def test_going_out_is_the_first_reason() -> None:
    (only,) = told(position("block-draw", "6-6 6-1|6-5 4-4", "6-6 6-5@1", hand=2)).values()
    assert whys_of(only)[0] == "You play your last tile."
    assert only.wins > 0.9, "unless the other holds the double blank alone"


def test_a_double_and_pips_are_named() -> None:
    hands = "6-6 6-1 5-5 5-0|6-5 4-4 3-3 2-0"
    whys = whys_of(told(position("block-draw", hands, "6-6 6-5@1", hand=4))["5-5@1"])
    assert "You get rid of the double 5." in whys
    assert "You get rid of 10 pips." in whys


def test_a_claim_comes_first_with_its_points() -> None:
    seen = position("all-fives", FIVES, "5-5", muggins=True)
    mine = replace(seen, hands=(tuple(map(tile, FIVES.split("|")[0].split()[1:])), (None,) * 7))
    found = hints(mine, 0, random.Random(1), QUICK)
    assert [str(one.move) for one in found] == ["claim"], "it is the other player's turn"
    assert "worth 10" in whys_of(found[0])[0]


def test_where_hands_lie_face_down_the_next_tile_is_told_of() -> None:
    whys = []
    for seed in range(4):
        for state, log in some_moments("blind", seed, 3):
            assert state.to_act is not None
            seen = seen_at(state, log, state.to_act)
            found = hints(seen, state.to_act, random.Random(1), QUICK)
            whys += [why for one in found for why in whys_of(one)]
    assert any(re.match("The next tile of your row (always )?fits", why) for why in whys)
    assert not any("still fit" in why for why in whys), "nobody knows what tiles they have"
