"""Kernels and plain engine agree, for every game and option, at every step of random rounds."""

from typing import Any

import pytest

from boneyard import fast
from boneyard.fast import records
from boneyard.games import GAMES
from boneyard.rules.game import Game
from fast.lockstep import in_lockstep

#: Options beside the number of players that change a rule, for each game that has them.
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "block-draw": [
        {"hand": 7, "lead": "highest"}, {"lead": "any", "draw": "never"}, {"set": 9}, {"set": 15},
        {"teams": True, "players": 4},
    ],
    "all-fives": [{"muggins": True}, {"no_double": "redeal", "set": 9}, {"set": 12}],
    "matador": [{"no_double": "redeal"}],
    "bergen": [{"set": 9}, {"set": 12}],
    "blind": [{"set": 9}],
    "cross": [{"set": 9, "no_double": "redeal"}, {"set": 12}],
    "five-up": [{"target": 12}, {"set": 9}, {"set": 15}],
    "one-arm-joe": [{"set": 9}],
    "fruitominoes": [{"hand": 7, "players": 2}],
    "fundomino": [{"double_back": True, "doubling": True, "perfect_ten": True}, {"calls": False}],
    "fundomino-face-value": [
        {"teams": True, "doubling": True, "players": 4}, {"double_back": True, "perfect_ten": True},
    ],
    "fundomino-teams": [{"double_back": True, "doubling": True, "perfect_ten": True}],
    "fundomino-caribbean": [{"double_back": True, "doubling": True, "perfect_ten": True}],
}  # fmt: skip
TABLES = [name for name, game in GAMES.items() if isinstance(game, Game)]
CASES = [
    (name, {"players": players, **options})
    for name in TABLES
    for options in [{}, *OPTIONS.get(name, [])]
    for players in GAMES[name].players
    if options.get("players", players) == players
]
#: Rounds of each case; those with large sets take longer.
ROUNDS, LARGE_ROUNDS = 40, 8


def named(case: Any) -> str:
    name, options = case
    return f"{name} {' '.join(f'{option}={value}' for option, value in options.items())}"


@pytest.mark.parametrize("case", CASES, ids=named)
def test_plain_and_fast_agree(case: tuple[str, dict[str, Any]]) -> None:
    name, options = case
    game = fast.compile(name, **options)
    rounds = LARGE_ROUNDS if game.family == records.LARGE else ROUNDS
    assert in_lockstep(game, rounds, seed=11) >= rounds


def test_thousands_of_rounds_are_compared() -> None:
    assert len(CASES) * ROUNDS > 3_000


def test_every_game_for_several_is_taken() -> None:
    assert len(TABLES) == 20
    for name in TABLES:
        fast.compile(name)


def test_a_difference_is_seen_and_prints_a_record() -> None:
    """A rule changed in the numbers alone must not go unnoticed."""
    game = fast.Compiled(GAMES["all-fives"].rules())  # type: ignore[arg-type]
    game.numbers[0, records.G_SCORE_ONE] = 4
    with pytest.raises(AssertionError, match='"game": "all-fives"'):
        in_lockstep(game, 10, seed=1)
