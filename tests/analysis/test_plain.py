"""Analysis on the plain engine: rougher than that of the fast core, and of the same opinion."""

from statistics import correlation

import pytest
from msgspec.structs import replace

import boneyard
from boneyard.analysis import analyse
from boneyard.analysis.findings import Analysis
from boneyard.analysis.plain import MIN_WORLDS, MatchOutlook, analyse_plainly
from boneyard.records import Record
from boneyard.rules.game import Rules, State


def record_of(game: str, **options: int) -> Record:
    rules = boneyard.game(game).rules(**options)
    assert isinstance(rules, Rules)
    bots = (["heavy", "random"] * rules.players)[: rules.players]
    return boneyard.play_match(rules, bots, seed=f"{game} plainly")


def look_at(record: Record, worlds: int = MIN_WORLDS) -> Analysis:
    return analyse_plainly(record, lambda share: None, worlds=worlds)


@pytest.mark.parametrize("game", ["block-draw", "muggins", "latin", "yourturn"])
def test_it_says_what_the_fast_core_says(game: str) -> None:
    options = {} if game == "yourturn" else {"target": 40}
    record = record_of(game, **options)
    plain, fast = look_at(record, 24), analyse(record, worlds=100)
    assert [(one.seat, one.move) for one in plain.decisions] == [
        (one.seat, one.move) for one in fast.decisions
    ]
    assert [(one.call, one.points) for one in plain.missed] == [
        (one.call, one.points) for one in fast.missed
    ]
    for one in range(len(plain.curve[0].chances)):
        seen = correlation(
            [moment.chances[one] for moment in plain.curve],
            [moment.chances[one] for moment in fast.curve],
        )
        assert seen > 0.5
    assert plain.curve[-1].chances == pytest.approx(fast.curve[-1].chances)
    for mine, theirs in zip(plain.luck, fast.luck, strict=True):
        assert mine.result == pytest.approx(theirs.result)
        for side, result in enumerate(mine.result):
            assert mine.deal[side] + mine.draws[side] + mine.play[side] == pytest.approx(result)


def test_a_lead_is_worth_more_when_the_target_is_near() -> None:
    def chance(lead: int, target: int) -> float:
        state = boneyard.Match("latin", target=target, seed="plain").state
        assert isinstance(state, State)
        ahead = replace(state, scores=(lead, 0))
        return MatchOutlook(ahead.rules, 1).find_chances(ahead, ahead)[0]

    assert chance(0, 100) < chance(40, 500) < chance(40, 100) < chance(90, 100) < 1


def test_time_is_kept_and_told() -> None:
    record = record_of("block-draw", target=20)
    found = analyse_plainly(record, lambda share: None, seconds=0.01)
    assert found.worlds == MIN_WORLDS
    assert look_at(record) == look_at(record)


def test_a_solitaire_is_solved_as_ever() -> None:
    match = boneyard.Match("knock-out", seed="tea")
    while match.legal_moves:
        match.push(match.legal_moves[0])
    found = look_at(match.record())
    assert found.unit == "tiles"
    assert found == replace(analyse(match.record()), worlds=found.worlds)
