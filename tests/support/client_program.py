"""A program that somebody else could write with Boneyard, under a strict type checker.

mypy reads it with all tests. Where it says that an error is expected, there must be one: an
expectation that isn't met is an error too, so a slip that passes again (`Any`) is found.
"""

import random
from typing import assert_type

import boneyard
from boneyard import Position, SoloState, State


def table() -> State:
    """A round for several, played to its end by a bot that sees what its seat may see."""
    rules = boneyard.game("all-fives").rules(players=2)
    state = assert_type(boneyard.start(rules, boneyard.Seeded("tea")), State)
    dice = random.Random(1)
    while (seat := state.turn) is not None:
        move = boneyard.choose("heavy", state, seat, dice)
        assert move is not None
        events, state = boneyard.act(state, seat, move)
        assert_type(events, list[boneyard.Event])
    return state


def alone() -> boneyard.Solution:
    """A game for one, solved."""
    game = boneyard.game("knock-out")
    state = boneyard.start(game.rules(), boneyard.Seeded("tea"))
    return boneyard.solve(assert_type(state, SoloState))


def whichever(name: str) -> Position:
    """A game by a name that isn't known beforehand: what all kinds have can be asked."""
    state = boneyard.start(boneyard.game(name).rules(), boneyard.Seeded("tea"))
    assert_type(state, State | SoloState)
    for move in boneyard.legal(state, state.to_act)[:1]:
        _, state = boneyard.act(state, state.to_act, move)
    return state


def slips(state: State) -> None:
    """What must not pass the checker; nobody runs it."""
    print(state.trun)  # type: ignore[attr-defined]
    boneyard.start(state, boneyard.Seeded("tea"))  # type: ignore[call-overload]
    boneyard.act(state, "0", boneyard.move("pass"))  # type: ignore[arg-type]
    boneyard.solve(state)  # type: ignore[arg-type]
    boneyard.choose("heavy", state, state.turn, random.Random(1))  # type: ignore[arg-type]
    print(boneyard.shuffle)  # type: ignore[attr-defined]
