"""Match equity: chances to win the match, from any scores."""

from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from boneyard import fast
from boneyard.cli import main
from boneyard.equity import build_equity, equity_of, lookup, shipped
from boneyard.equity.build import QUICK, BuildBudget
from boneyard.equity.goals import match_shares
from boneyard.equity.simulation import RoundSampler
from boneyard.games import GAMES
from boneyard.rules.game import Game, Rules
from boneyard.rules.goals import Exactly, FewestAfter, FirstTo, Goal, LoserAt, MostAfter

SMALL = BuildBudget(512, nodes=20, total_rounds=4000, starts=300, matches_per_start=12)


def chance(name: str, scores: tuple[int, ...], played: int = 1, **options: Any) -> list[float]:
    found = equity_of(fast.compile(name, **options))
    assert found is not None
    told: list[float] = found.chances(np.array([scores], np.int64), played)[0].tolist()
    return told


@pytest.mark.parametrize(
    "goal", [FirstTo(4), LoserAt(4), Exactly(5), MostAfter(3), FewestAfter(3)], ids=repr
)
@pytest.mark.parametrize("sides", [2, 3])
def test_who_has_won_is_what_the_goal_says(goal: Goal, sides: int) -> None:
    scores = list(product(range(6), repeat=sides))
    for played in (1, 2, 3):
        found = match_shares(goal, np.array(scores, np.int64), played)
        for row, told in zip(scores, found.tolist(), strict=True):
            winners = goal.winners(row, played, ())
            if winners is None:
                assert np.isnan(told).all()
                continue
            who = winners or range(sides)
            assert told == [1 / len(who) * (side in who) for side in range(sides)]


SEVERAL = [
    ("all-fives", 2), ("yourturn", 2), ("fruitominoes", 3), ("kozel", 4), ("latin", 4),
    ("fundomino", 3), ("mexican-train", 5),
]  # fmt: skip


@pytest.mark.parametrize(("name", "players"), SEVERAL)
def test_chances_are_whole_level_and_fall_with_what_others_have(name: str, players: int) -> None:
    """Goals of every kind: first to, loser at, most and fewest after rounds, ranks, teams."""
    rules = GAMES[name].rules(players=players)
    assert isinstance(rules, Rules)
    found, goal = build_equity(fast.compile(rules), SMALL), rules.game.goal
    better = 1 if goal.leaders((1, 0)) == (0,) else -1
    step = max(1, getattr(goal, "target", 10) // 5)
    rows = [[better * n * step if better > 0 else (3 - n) * step] + [step] * (rules.sides - 1)
            for n in range(4)]  # fmt: skip
    told = found.chances(np.array(rows, np.int64), 1)
    assert np.allclose(told.sum(axis=1), 1)
    assert (told >= 0).all()
    assert (np.diff(told[:, 0]) > 0).all()
    level = found.chances(np.full((1, rules.sides), step, np.int64), 1)[0]
    assert np.allclose(level, 1 / rules.sides, atol=1e-6)


def test_a_match_that_is_over_is_over() -> None:
    assert chance("block-draw", (100, 99), players=2) == [1, 0]
    assert chance("five-up", (61, 60), players=2) == [1, 0]
    assert chance("kozel", (101, 20), players=2) == [0, 1]
    assert chance("yourturn", (30, 20), played=4, players=2) == [0, 1]


def test_chances_are_those_of_matches_played_to_their_ends() -> None:
    """The tables against what they stand for: another seed, matches imagined one by one."""
    for name, scores in (("all-fives", (60, 80)), ("five-up", (50, 58)), ("jamaican", (4, 0))):
        game = fast.compile(name, players=min(GAMES[name].players))
        coming, dice = RoundSampler(game, 2048, seed=9), np.random.default_rng(9)
        starts = np.repeat(np.array([scores], np.int64), 1500, axis=0)
        came = coming.simulate_matches(starts, 1, dice, max_rounds=80)[:, 0].mean()
        found = equity_of(game)
        assert found is not None
        assert found.chances(starts[:1], 1)[0, 0] == pytest.approx(came, abs=0.06)


def test_scores_make_a_difference_where_the_rules_say_so() -> None:
    """A target to be met just so, love games, and those who write only from thirteen on."""
    heeds = {
        name: RoundSampler(fast.compile(name, players=2), 16).depends_on_scores
        for name in ("five-up", "jamaican-cut-throat", "kozel", "all-fives", "yourturn")
    }
    assert heeds == {
        "five-up": True, "jamaican-cut-throat": True, "kozel": True, "all-fives": False,
        "yourturn": False,
    }  # fmt: skip


def test_near_a_target_that_must_be_met_three_to_go_beat_one() -> None:  # FU-6
    """Five Up: what doesn't fit doesn't count, so a score next to 61 is no sure win."""
    assert chance("five-up", (58, 58), players=2) == pytest.approx([0.5, 0.5], abs=1e-4)
    assert chance("five-up", (61, 60), players=2)[0] == 1
    assert 0.5 < chance("five-up", (58, 30), players=2)[0] < 1


def test_one_round_that_is_the_match_has_none() -> None:
    assert equity_of(fast.compile("block-draw", players=2, single=True)) is None


def test_usual_options_are_shipped_and_agree_with_what_is_made() -> None:
    kept = list(shipped.shipped_rules())
    assert len(kept) > 80
    missing = [lookup.equity_key(rules) for rules in kept if lookup.load_shipped(rules) is None]
    assert missing == [], "boneyard equity -o src/boneyard/equity/shipped.npz makes them"
    assert shipped.SHIPPED_FILE.stat().st_size < 1_000_000
    for options in ({"players": 2, "hand": 7}, {"players": 4, "draw": "never", "teams": True}):
        rules = fast.compile("block-draw", **options).rules
        sent, new = lookup.load_shipped(rules), build_equity(fast.compile(rules), QUICK)
        row = np.array([[50, 25], [0, 50]], np.int64)
        assert sent is not None
        assert np.allclose(sent.chances(row, 1), new.chances(row, 1), atol=0.03)


def test_a_game_of_ones_own_is_not_taken_for_one_of_the_house() -> None:
    game = GAMES["block-draw"]
    assert isinstance(game, Game)
    own = game.but("block-draw", title="Mine", hand=3)
    assert lookup.load_shipped(own.rules(players=2)) is None


def test_while_kernels_are_not_compiled_nothing_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookup, "has_compiled_rollouts", lambda _: False)
    assert equity_of(fast.compile("block-draw", players=2, target=77)) is None
    assert equity_of(fast.compile("block-draw", players=2)) is not None


def test_the_command_tells_a_table_and_single_scores(tmp_path: Path) -> None:
    run = CliRunner().invoke
    table = run(main, ["equity", "block-draw", "--players", "2"])
    assert table.exit_code == 0
    assert "50%" in table.output
    rounds = run(main, ["equity", "fruitominoes", "--players", "3", "--language", "nl"])
    assert rounds.exit_code == 0
    assert "33%" in rounds.output
    one = run(main, ["equity", "five-up", "--players", "2", "--scores", "61,40"])
    assert "100%" in one.output
    for wrong in (["five-up", "--scores", "1"], [], ["block-draw", "--single"], ["knock-out"]):
        failed = run(main, ["equity", *wrong])
        assert failed.exit_code == 2
        assert failed.output.startswith("Error: ")


def test_the_command_makes_what_is_shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    two = [rules for rules in shipped.shipped_rules() if rules.game.name in ("bergen", "yourturn")]
    monkeypatch.setattr(lookup, "shipped_rules", lambda: iter(two))
    monkeypatch.setattr(lookup.build_all, "__defaults__", (SMALL, lambda name, share: None))
    file = tmp_path / "shipped.npz"
    done = CliRunner().invoke(main, ["equity", "-o", str(file)])
    assert done.exit_code == 0, done.output
    monkeypatch.setattr(lookup, "SHIPPED_FILE", file)
    lookup._load_file.cache_clear()
    try:
        assert all(lookup.load_shipped(rules) is not None for rules in two)
        assert lookup.load_shipped(fast.compile("all-fives", players=2).rules) is None
    finally:
        monkeypatch.undo()
        lookup._load_file.cache_clear()
