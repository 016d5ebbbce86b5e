"""Analysis: costs that agree with what is known, luck that adds up, words that fit."""

import itertools
import json
import random
from typing import Any

import msgspec
import pytest

from boneyard.analysis import QUALITIES, Analysis, Moment, analyse
from boneyard.analysis.match_analysis import ExpectationEstimator, find_swings
from boneyard.analysis.move_quality import rate_quality
from boneyard.analysis.steps import list_steps, view_from
from boneyard.core.actions import Call, Catch, Move
from boneyard.core.chance import Seeded
from boneyard.core.position import view
from boneyard.engine import act, all_legal_moves, deal_round, random_hit
from boneyard.games import get_game
from boneyard.records import RecordError, parse_record, play_record, write_record
from boneyard.rules.game import State

WORLDS = 40


def played(name: str, seed: int = 1, rounds: int = 2, **options: Any) -> dict[str, Any]:
    """A record of some rounds at random."""
    rules: Any = get_game(name).rules(**options)
    dice, chance = random.Random(seed), Seeded(str(seed))
    state: Any = rules.new_match()
    written: list[tuple[Any, list[tuple[int | None, Move]]]] = []
    while not state.over and len(written) < rounds:
        deal = rules.deal(state.round + 1, chance)
        _, state = act(state, None, deal)
        moves: list[tuple[int | None, Move]] = []
        while state.playing:
            seat, move = dice.choice(all_legal_moves(state))
            if seat is None:
                move = random_hit(state, chance)
            _, state = act(state, seat, move)
            moves.append((seat, move))
        written.append((deal, moves))
    names = [f"P{seat}" for seat in range(rules.players)]
    return dict(write_record(rules, names, written))


@pytest.fixture(scope="module")
def block() -> tuple[dict[str, Any], Analysis]:
    record = played("block-draw", 3, players=3, hand=7)
    return record, analyse(record, worlds=WORLDS)


def test_every_choice_is_judged_and_nothing_else(block: tuple[dict[str, Any], Analysis]) -> None:
    record, found = block
    made = {}
    for step in list_steps(parse_record(record)):
        if isinstance(step.before, State) and step.seat is not None:
            turn = [move for seat, move in all_legal_moves(step.before)
                    if seat == step.seat and not isinstance(move, Call | Catch)]  # fmt: skip
            if len(turn) > 1:
                made[step.round, step.number] = (step.seat, step.text, {*map(str, turn)})
    judged = {
        (one.round, one.number): (one.seat, one.move, {each.move for each in one.choices})
        for one in found.decisions
    }
    assert judged == made
    assert len(made) > 10


def test_costs_are_against_the_best_move(block: tuple[dict[str, Any], Analysis]) -> None:
    for one in block[1].decisions:
        costs = {choice.move: choice.cost for choice in one.choices}
        assert min(costs.values()) == 0 == costs[one.best] == one.choices[0].cost
        assert one.cost == costs[one.move]
        assert [choice.cost for choice in one.choices] == sorted(costs.values())
        assert one.quality in QUALITIES
        assert (one.quality == "best") == (one.move == one.best)
        assert all(0 <= choice.wins <= 1 for choice in one.choices)


def test_luck_and_play_add_up_to_what_the_round_brought(
    block: tuple[dict[str, Any], Analysis],
) -> None:
    record, found = block
    _, state = play_record(parse_record(record))
    assert len(found.luck) == len(state.results) == 2
    for luck, result in zip(found.luck, state.results, strict=True):
        for side, got in enumerate(result.points):
            others = (sum(result.points) - got) / 2
            parts = luck.deal[side] + luck.draws[side] + luck.play[side]
            assert parts == pytest.approx(luck.result[side]) == pytest.approx(got - others)
    assert any(any(luck.draws) for luck in found.luck)


def test_the_curve_has_every_move_and_chances_are_shares(
    block: tuple[dict[str, Any], Analysis],
) -> None:
    record, found = block
    moves = [(r, m) for r, one in enumerate(record["rounds"], 1)
             for m in range(len(one["moves"]) + 1)]  # fmt: skip
    assert [(one.round, one.number) for one in found.curve] == moves
    for one in found.curve:
        assert sum(one.chances) == pytest.approx(1)
        assert sum(one.margins) == pytest.approx(0)


def test_players_are_summed(block: tuple[dict[str, Any], Analysis]) -> None:
    for player in block[1].players:
        own = [one for one in block[1].decisions if one.seat == player.seat]
        assert player.decisions == len(own) == sum(player.qualities.values())
        assert player.best == sum(one.move == one.best for one in own)
        sure = [one.cost for one in own if one.cost > 2 * one.error]
        assert player.cost == pytest.approx(sum(sure))
        assert player.deal == pytest.approx(sum(one.deal[player.seat] for one in block[1].luck))


def test_the_same_seed_finds_the_same_and_progress_is_told(
    block: tuple[dict[str, Any], Analysis],
) -> None:
    shares: list[float] = []
    again = analyse(parse_record(block[0]), worlds=WORLDS, progress=shares.append)
    assert again == block[1]
    assert shares[-1] == 1
    assert all(one < two for one, two in itertools.pairwise(shares))
    other = analyse(block[0], worlds=WORLDS, seed=2)
    assert other.decisions != again.decisions


def test_it_goes_through_json(block: tuple[dict[str, Any], Analysis]) -> None:
    text = msgspec.json.encode(block[1])
    assert msgspec.json.decode(text, type=Analysis) == block[1]
    assert json.loads(text)["players"][0]["name"] == "P0"


def test_tiles_that_the_player_could_not_know_change_no_cost() -> None:
    """The others' hands are exchanged; the first decision of the first player stays as it was."""
    record = played("block-draw", 5, rounds=1, players=3, hand=5)
    hands = record["rounds"][0]["deal"]["hands"]
    first = next(one for one in analyse(record, worlds=WORLDS).decisions if one.number <= 4)
    others = [seat for seat in range(3) if seat != first.seat]
    state = list_steps(parse_record(record))[first.number - 1].after
    assert isinstance(state, State)
    kept = [[tile.text for tile in hand if tile] for hand in state.hands]
    # Exchange tiles that are still held, and cut the record off after the decision.
    one, two = (next(tile for tile in reversed(hands[seat]) if tile in kept[seat])
                for seat in others)  # fmt: skip
    for seat, old, new in ((others[0], one, two), (others[1], two, one)):
        hands[seat][hands[seat].index(old)] = new
    record["rounds"][0]["moves"] = record["rounds"][0]["moves"][: first.number]
    try:
        found = analyse(record, worlds=WORLDS).decisions
    except RecordError:
        pytest.fail("choose another seed: the exchange makes an earlier move impossible")
    assert next(each for each in found if each.number == first.number) == first


def test_a_view_made_afterwards_is_the_view_there_was() -> None:
    record = parse_record(played("all-fives", 2, players=3))
    log, state = play_record(record)
    assert isinstance(state, State)
    states: list[Any] = []
    play_record(record, states.append)
    rules: Any = record.rules
    for at in (0, 9, len(states) - 2):
        told = len(states[at].round_events)
        upto = next(n for n in range(len(log) + 1)
                    if _same(view(rules.new_match(), log[:n], None), states[at], told))  # fmt: skip
        for seat in range(3):
            assert view_from(states[at], seat) == view(rules.new_match(), log[:upto], seat)


def _same(seen: State, state: State, told: int) -> bool:
    return (seen.round, len(seen.round_events)) == (state.round, told)


def test_a_certain_win_is_certain() -> None:
    """With all hands open and one tile left, who is to move wins the round."""
    rules: Any = get_game("block-draw").rules(players=2, hand=2, target=1)
    deal = {"hands": [["6-6", "6-5"], ["6-4", "3-3"]], "stock": []}
    _, state = play_record(parse_record({
        "boneyard": 1, "game": "block-draw", "options": dict(rules.options),
        "rounds": [{"deal": deal, "moves": [[0, "6-6"], [1, "6-4@1"]]}],
    }))  # fmt: skip
    assert isinstance(state, State)
    standing = ExpectationEstimator(20, 1).estimate(state)
    assert standing.chances == (1.0, 0.0)
    assert standing.margins == (6.0, -6.0)
    assert standing.error == 0


def test_points_to_be_claimed_count_for_whoever_made_them() -> None:
    rules: Any = get_game("all-fives").rules(players=2, muggins=True)
    _, state = deal_round(rules.new_match(), Seeded("4"))
    while not (isinstance(state, State) and state.pending):
        _, state = act(state, *all_legal_moves(state)[0])
    made = state.pending[0]
    assert made.seat is not None
    before = ExpectationEstimator(50, 1).estimate(state).margins
    _, claimed = act(state, made.seat, Call("claim"))
    assert ExpectationEstimator(50, 1).estimate(claimed).margins == pytest.approx(before)


def test_a_forgotten_claim_costs_what_it_would_have_brought() -> None:
    rules: Any = get_game("all-fives").rules(players=2, muggins=True)
    deal = {"hands": [["5-5", "5-4", "1-0"], ["6-5", "3-2", "4-0"]], "stock": []}
    options = {**rules.options, "set": 6}
    record: dict[str, Any] = {
        "boneyard": 1, "game": "all-fives", "options": options, "seats": ["P0", "P1"],
        "rounds": [{"deal": deal, "moves": [[0, "5-5"], [1, "5-6@1"]]}],
    }  # fmt: skip
    found = analyse(record, worlds=20)
    (one,) = found.missed
    assert (one.seat, one.call, one.points, one.number) == (0, "claim", 10, 2)
    assert 0 < one.cost < 0.5
    assert found.players[0].cost == pytest.approx(one.cost)
    assert found.unit == "match"
    record["rounds"][0]["moves"].insert(1, [0, "claim"])
    assert analyse(record, worlds=20).missed == ()


def test_a_swing_must_be_clear_of_its_error() -> None:
    def moment(number: int, chance: float, error: float) -> Moment:
        return Moment(1, number, 0, "6-6", "play", (chance, 1 - chance), (0.0, 0.0), error)

    curve = [moment(0, 0.5, 0.01), moment(1, 0.52, 0.01), moment(2, 0.9, 0.2), moment(3, 0.1, 0.0),
             moment(4, 0.105, 0.0)]  # fmt: skip
    (one,) = find_swings(curve)
    assert (one.number, one.side) == (3, 1)
    assert one.gain == pytest.approx(0.8)


def test_words_need_a_cost_that_is_clear() -> None:
    words = [rate_quality(cost) for cost in (0, 0.005, 0.02, 0.05, 0.2)]
    assert words == ["fine", "fine", "slip", "mistake", "blunder"]
    assert rate_quality(0.2, 0.1) == "fine"
    assert rate_quality(0, is_best=True) == "best"


@pytest.mark.parametrize("name", ["blind", "bergen", "fours"])
def test_other_games_are_analysed_too(name: str) -> None:
    found = analyse(played(name, 1, rounds=1), worlds=15)
    assert found.decisions
    assert found.luck
    assert found.curve[-1].number == max(one.number for one in found.curve)


def test_a_solitaires_moves_are_held_against_the_solver() -> None:
    lines = [analyse(played("knock-out", seed)) for seed in range(6)]
    decisions = [one for found in lines for one in found.decisions]
    assert {one.quality for one in decisions} > {"best"}
    for one in decisions:
        assert (one.cost > 0) == (one.move != one.best) == (one.quality != "best")
    for found in lines:
        assert found.unit == "tiles"
        falls = sum(one.cost for one in found.decisions)
        assert found.curve[-1].margins[0] == found.curve[0].margins[0] - falls


def test_records_that_cannot_be_analysed_say_why() -> None:
    with pytest.raises(RecordError, match="nothing to analyse"):
        analyse({"boneyard": 1, "game": "bergen", "options": {"players": 2}, "rounds": []})
    with pytest.raises(RecordError, match="the record must say"):
        analyse({"rounds": []})
