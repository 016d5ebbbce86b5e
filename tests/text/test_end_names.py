"""Ends are called by the way in which their arms set out, on every shape of table."""

import random

import pytest

from boneyard.analysis.report import describe_move
from boneyard.core.chance import Seeded
from boneyard.engine import act, deal_round
from boneyard.engine.kinds import AnyRules
from boneyard.engine.legal import legal
from boneyard.games import GAMES
from boneyard.i18n import message
from boneyard.i18n.translator import english
from boneyard.layout import ASPECT_RATIOS, Aspect, make_board
from boneyard.rules.game import Rules
from boneyard.text.end_names import end_names, train_end_names
from support.kit import player_counts

WAYS = {0: "right", 90: "lower", 180: "left", 270: "upper"}


def set_out(rules: Rules, shape: Aspect, seed: int) -> dict[int, int]:
    """The way each arm sets out in the first tiles of a round."""
    dice, board, ways = random.Random(seed), make_board(rules, shape), dict[int, int]()
    events, state = deal_round(rules.new_match(), Seeded(str(seed)))
    for _ in range(12):
        for event in events:
            board.add(event)
        for arm, end in board.ends.items():
            ways.setdefault(arm, round(end.angle) % 360)
        if state.to_act is None:
            break
        events, state = act(state, state.to_act, dice.choice(legal(state, state.to_act)))
    return ways


@pytest.mark.slow
@pytest.mark.parametrize("shape", ASPECT_RATIOS)
@pytest.mark.parametrize("game", GAMES)
def test_ends_are_called_by_where_they_lie(game: str, shape: Aspect) -> None:
    rules = GAMES[game].rules(players=player_counts(GAMES[game])[-1])
    if not isinstance(rules, Rules):
        assert not end_names(rules, shape)
        return
    names = end_names(rules, shape)
    for seed in range(5):
        for arm, way in set_out(rules, shape, seed).items():
            name = english(names[arm])
            around = f"train {arm}", "the Mexican train"
            assert name in (f"the {WAYS.get(way)} end", f"end {arm}", "the open end", *around)
    numbered = rules.game.table.curved or game == "cyprus"
    assert numbered == (english(names[1]) == "end 1")
    assert english(names[99]) == "end 99"


def called(rules: AnyRules, shape: Aspect = "wide") -> dict[int, str]:
    return {arm: english(name) for arm, name in end_names(rules, shape).items()}


def test_a_line_has_a_left_and_a_right_end_or_an_upper_and_a_lower_one() -> None:
    rules = GAMES["block-draw"].rules()
    assert called(rules) == {1: "the left end", 2: "the right end"}
    assert called(rules, "tall") == {1: "the upper end", 2: "the lower end"}
    assert called(GAMES["one-arm-joe"].rules()) == {1: "the open end"}
    assert len(end_names(GAMES["cross"].rules())) == 4


def test_trains_are_called_by_their_owners() -> None:
    rules = GAMES["mexican-train"].rules(players=2)
    names = end_names(rules, "wide", ("Ada", "Grace"), 0)
    assert [english(names[arm]) for arm in (1, 2, 3)] == [
        "your train", "Grace's train", "the Mexican train",
    ]  # fmt: skip
    watching = end_names(rules, "wide", ("Ada", "Grace"))
    assert english(watching[1]) == "Ada's train"
    assert called(rules)[1] == "train 1"
    assert english(end_names(rules, reader=1)[2]) == "your train"
    assert train_end_names(GAMES["block-draw"].rules(), ("Ada", "Grace")) is None
    assert train_end_names(GAMES["knock-out"].rules(), ("Ada",)) is None


def test_an_analysis_says_whose_train_it_was() -> None:
    names = ("Ada", "Grace")
    for game, told in (
        ("mexican-train", ["9-4, Grace's train", "9-4, Mexican train"]),
        ("block-draw", ["9-4, right end", "9-4, end 3"]),
    ):
        rules = GAMES[game].rules(players=2)
        moves = [describe_move(rules, f"9-4@{arm}", names) for arm in (2, 3)]
        assert [english(message("analysis-happened", who="", move=one)) for one in moves] == [
            f": {one}" for one in told
        ]
