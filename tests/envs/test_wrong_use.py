"""Environments used in the wrong way: one sentence that says what is expected."""

import copy
from collections.abc import Callable
from typing import Any, cast

import pytest

from boneyard import ArgumentError, envs
from boneyard.envs.open_spiel import open_spiel_game

LOOSE = cast(Any, envs)


def dealt() -> Any:
    env = envs.TableEnv("all-fives", players=2)
    env.reset(seed=1)
    return env


def solitaire() -> Any:
    env = envs.SolitaireEnv("knock-out")
    env.reset(seed=1)
    return env


CALLS: dict[str, tuple[Callable[[], object], str]] = {
    "cycles": (lambda: envs.TableEnv(max_cycles=-1), "max_cycles must be a whole number"),
    "step first": (lambda: envs.TableEnv().step(0), "no tiles have been dealt: call reset"),
    "last first": (lambda: envs.TableEnv().last(), "no tiles have been dealt: call reset"),
    "observe first": (lambda: envs.TableEnv().observe("player_0"), "call reset"),
    "view first": (lambda: envs.TableEnv().view("player_0"), "call reset"),
    "render first": (lambda: envs.TableEnv(render_mode="ansi").render(), "call reset"),
    "agent": (lambda: dealt().observe("x"), "unknown agent 'x': agents are player_0 to player_1"),
    "viewer": (lambda: dealt().view(None), "unknown agent None"),
    "space": (lambda: envs.TableEnv().action_space("x"), "unknown agent 'x'"),
    "observations": (lambda: LOOSE.TableEnv().observation_space(3), "unknown agent 3"),
    "action of text": (lambda: dealt().step("x"), "illegal action 'x'"),
    "half an action": (lambda: dealt().step(1.5), "illegal action 1.5"),
    "no action": (lambda: dealt().step(None), "illegal action None"),
    "large number": (lambda: dealt().numbering.move(10**9), "an action is a number from 0 to"),
    "negative number": (lambda: dealt().numbering.move(-1), "an action is a number from 0 to"),
    "number of text": (lambda: dealt().numbering.move("x"), "an action is a number from 0 to"),
    "number of nothing": (lambda: dealt().numbering.number(None), "expected a move as text"),
    "steps": (lambda: LOOSE.SolitaireEnv(max_steps="x"), "max_steps must be a whole number"),
    "solitaire first": (lambda: envs.SolitaireEnv().step(0), "no tiles have been dealt"),
    "solitaire of text": (lambda: solitaire().step("x"), "an action is a number from 0 to"),
    "largest": (lambda: open_spiel_game(largest=-1), "largest must be a whole number from 0 up"),
    "hand": (lambda: cast(Any, open_spiel_game)(hand="x"), "hand must be a whole number from 0"),
}


@pytest.mark.parametrize("case", CALLS)
def test_wrong_use_is_explained(case: str) -> None:
    call, expected = CALLS[case]
    with pytest.raises((envs.EnvError, ArgumentError, ValueError)) as caught:
        call()
    assert expected in str(caught.value)
    assert "\n" not in str(caught.value)


def test_an_environment_without_a_deal_has_no_agent_yet() -> None:
    """As PettingZoo's wrappers and `copy` ask."""
    env = envs.TableEnv("all-fives")
    assert not hasattr(env, "agent_selection")
    assert not hasattr(copy.deepcopy(env), "table")
    with pytest.raises(AttributeError, match="TableEnv has no 'nothing'"):
        _ = env.nothing


def test_moves_have_numbers_as_text_too() -> None:
    numbering = dealt().numbering
    number = numbering.number("4-4")
    assert str(numbering.move(number)) == "4-4"
    assert numbering.number("claim") is None


@pytest.mark.kernels
def test_wrong_use_of_many_tables() -> None:
    for arguments, expected in (
        ({"num_envs": "x"}, "num_envs must be a whole number"),
        ({"num_envs": 1.5}, "num_envs must be a whole number"),
        ({"num_envs": 0}, "at least one table"),
        ({"seat": "x"}, "unknown seat 'x'"),
        ({"autoreset_mode": "x"}, "autoreset_mode must be one of"),
    ):
        with pytest.raises((envs.EnvError, ArgumentError), match=expected):
            LOOSE.VectorEnv("block-draw", **{"num_envs": 8, "players": 2, **cast(Any, arguments)})
    tables = LOOSE.VectorEnv("block-draw", 8, players=2)
    with pytest.raises(envs.EnvError, match="no tiles have been dealt"):
        tables.choose()
    with pytest.raises(ArgumentError, match="options must be a dict, not 3"):
        tables.reset(options=3)
    tables.reset(seed=1)
    for actions in (None, "abcdefgh", [0] * 7, [[0]] * 8, [0.5] * 8):
        with pytest.raises(envs.EnvError, match="one action for each of the 8 tables"):
            tables.step(actions)
