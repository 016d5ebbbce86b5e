"""Random matches of others' programs replay here: the same moves at every step, the same results.

Their rules are said in options alone (HO in the rule book). An end is named by its pips there and
by its arm here; passes, which theirs make by themselves, are moves of ours.
"""

import random
from typing import Any

import pytest

from boneyard.core.actions import Move, Pass, Play
from boneyard.core.tiles import Tile, half, tile_from_halves
from boneyard.engine import act
from boneyard.engine.legal import legal
from boneyard.records import play_record
from boneyard.records.convert import open_spiel, pypi_dominoes
from boneyard.rules.dealing import Deal
from boneyard.rules.game import Rules, State

#: A play as both can tell it: the tile, and the pips that it touches; None: it is led.
Told = tuple[Tile, int | None]
#: How many matches of each game are played.
MATCHES = 150

SPIEL = {
    "python_block_dominoes": open_spiel.make_rules(2),
    "python_team_dominoes": open_spiel.make_rules(4),
}


def tile(one: float, two: float) -> Tile:
    return tile_from_halves(half(str(int(one))), half(str(int(two))))


def ours(state: State) -> dict[Told, Move]:
    """Our plays by tile and pips; of two ends alike they know one."""
    found: dict[Told, Move] = {}
    for move in legal(state, state.turn):
        assert isinstance(move, Play), move
        found.setdefault((move.tile, move.first.pips if move.arm else None), move)
    return found


def passed(state: State) -> State:
    """The state when all have passed who must."""
    while state.playing and legal(state, state.turn) == [Pass()]:
        state = act(state, state.turn, Pass())[1]
    return state


def dealt(state: State, hands: Any) -> State:
    return act(state, None, Deal(tuple(map(tuple, hands))))[1]


# OpenSpiel: a match is one round, and its result what each player gains or loses.


def spiel_match(game: Any, actions: Any, rules: Rules, dice: random.Random) -> State:
    theirs = game.new_initial_state()
    strings: list[str] = []
    while theirs.is_chance_node():
        dealt_now = dice.choice(theirs.chance_outcomes())[0]
        strings.append(theirs.action_to_string(-1, dealt_now))
        theirs.apply_action(dealt_now)
    state = dealt(rules.new_match(), [[tile(*one) for one in hand] for hand in theirs.hands])
    while not theirs.is_terminal():
        assert state.turn == theirs.current_player()
        there = {
            (tile(*actions[n].tile), None if actions[n].edge is None else int(actions[n].edge)): n
            for n in theirs.legal_actions()
        }
        here = ours(state)
        assert set(here) == set(there)
        told = dice.choice(sorted(there, key=str))
        strings.append(theirs.action_to_string(theirs.current_player(), there[told]))
        theirs.apply_action(there[told])
        state = passed(act(state, state.turn, here[told])[1])
    assert state.over
    assert len(state.results) == 1
    text = "".join(f"{one}\n" for one in strings)
    record = open_spiel.read(text)
    assert play_record(record)[1].results == state.results
    assert open_spiel.write(record) == text
    gained = [
        sum(points if side == rules.side(seat) else -points
            for side, points in enumerate(state.scores))
        for seat in range(rules.players)
    ]  # fmt: skip
    assert gained == theirs.returns()
    assert state.winners == tuple(side for side in range(2) if gained[side] > 0)
    return state


# HO-3, HO-4, HO-6
@pytest.mark.slow
@pytest.mark.parametrize("name", SPIEL)
def test_random_matches_of_open_spiel_replay_here(name: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    games = pytest.importorskip("open_spiel.python.games")
    rules, dice = SPIEL[name], random.Random(name)
    actions = getattr(games, name.removeprefix("python_"))._ACTIONS
    game = pyspiel.load_game(name)
    played = [spiel_match(game, actions, rules, dice) for _ in range(MATCHES)]
    ends = {state.results[0].end for state in played}
    assert ends == {"out", "blocked"}
    assert any(not state.winners for state in played), "none was a draw"
    if rules.game.teams:
        beaten = [
            state for state in played if state.results[0].end == "out" and state.winners
            and all(state.hands[seat] for side in state.winners for seat in (side, side + 2))
        ]  # fmt: skip
        assert beaten, "nobody who went out has lost: it was never asked who wins then"


# PyPI's dominoes: a series of rounds to a target.


def told_by(game: Any, move: Any) -> Told:
    domino, left = move
    end = None
    if game.moves:
        end = game.board.left_end() if left else game.board.right_end()
    return tile(domino.first, domino.second), end


def series_round(game: Any, hands: Any, state: State, dice: random.Random) -> State:
    """One of their games, from the hands that it was dealt."""
    state = dealt(state, hands)
    assert state.turn == game.starting_player
    for move in filter(None, game.moves):
        # They make the first lead themselves, and the passes on it.
        led = tile(move[0].first, move[0].second)
        assert set(ours(state)) == {(led, None)}
        state = passed(act(state, state.turn, ours(state)[led, None])[1])
    while game.result is None:
        assert state.turn == game.turn
        there = {told_by(game, move): move for move in game.valid_moves}
        here = ours(state)
        assert set(here) == set(there)
        told = dice.choice(sorted(there, key=str))
        game.make_move(*there[told])
        state = passed(act(state, state.turn, here[told])[1])
    gained = game.result.points
    assert state.results[-1].points == (max(gained, 0), max(-gained, 0))
    assert (state.results[-1].end == "out") == game.result.won
    return state


def hands_of(game: Any) -> list[list[Tile]]:
    """The hands as they were dealt: what was led from them already is put back."""
    hands = [[tile(one.first, one.second) for one in hand] for hand in game.hands]
    for domino, _ in filter(None, game.moves):
        hands[game.starting_player].append(tile(domino.first, domino.second))
    return hands


# HO-1, LA-6, LA-7
@pytest.mark.slow
def test_random_series_of_dominoes_replay_here(monkeypatch: pytest.MonkeyPatch) -> None:
    theirs = pytest.importorskip("dominoes")
    dice = random.Random(1)
    monkeypatch.setattr("dominoes.game.random", dice)  # their luck is the module's
    rules = pypi_dominoes.make_rules()
    tied = 0
    for _ in range(MATCHES // 5):
        series, state = theirs.Series(), rules.new_match()
        game: Any = series.games[0]
        told: list[str] = []
        while game is not None:
            state = series_round(game, hands_of(game), state, dice)
            # What they print of a game that is over: the hands that are left, and all moves.
            told += [f"Player {seat}'s hand: {hand}" for seat, hand in enumerate(game.hands)]
            told += [f"Starting player: {game.starting_player}", f"Moves: {game.moves}"]
            tied += not state.results[-1].winners
            game = series.next_game()
            assert list(state.scores) == series.scores
            assert state.over == (game is None)
        record = pypi_dominoes.read("\n".join(told))
        assert play_record(record)[1].results == state.results
        again = pypi_dominoes.read(pypi_dominoes.write(record))
        assert play_record(again)[1].scores == state.scores
        assert [*state.winners] == [series.scores.index(max(series.scores))]
    assert tied, "no round was tied: who leads after one was never asked"
