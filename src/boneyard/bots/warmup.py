"""Warm-up: compile the kernels of a game before they are needed."""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import numpy as np

from boneyard import fast
from boneyard.bots.hints import hints
from boneyard.bots.levels import SearchLevel
from boneyard.bots.registry import BOTS, LEVELS, BuiltInBot
from boneyard.bots.search_budget import SearchBudget
from boneyard.core.actions import Call, Catch
from boneyard.core.chance import Seeded
from boneyard.core.position import fold
from boneyard.core.redaction import redact
from boneyard.core.strict_json import JsonObject
from boneyard.engine import act, random_hit
from boneyard.engine.kinds import AnyRules
from boneyard.engine.legal import legal
from boneyard.fast import code_cache
from boneyard.fast.rollouts import solve_exactly
from boneyard.games import get_game
from boneyard.rules.game import State

#: Options with which a game needs the kernels for large sets.
LARGE_SET_OPTIONS: Final[dict[str, JsonObject]] = {"five-up": {"set": 12}}
#: Worlds that are enough to use every kernel once.
WARMUP_WORLDS: Final = 20
#: Moves of a round after which everything common to all rounds has been used.
LOAD_MOVES: Final = 3


def warm_up(game: str, progress: Callable[[float], None]) -> bool:
    """Compile the kernels that a game needs; False if that was done before."""
    place = code_cache.cache_folder()
    done = place and place / f"warm-{game}"
    if done is not None and done.exists():
        return False
    warm_up_rules(warmup_rules(game), progress)
    if done is not None:
        done.touch()
    return True


def needs_fallback(rules: AnyRules) -> bool:
    """Return whether only the plain engine knows these rules: then there are no kernels."""
    try:
        fast.compile(rules)
    except fast.CannotCompile:
        return True
    return False


def warmup_rules(game: str) -> AnyRules:
    """Return the rules by which a game is warmed up."""
    return get_game(game).rules(**LARGE_SET_OPTIONS.get(game, {}))


def load_kernels(game: str, progress: Callable[[float], None]) -> None:
    """Load the kernels that every round of a game needs."""
    warm_up_rules(warmup_rules(game), progress, LOAD_MOVES)


def _warmup_bots() -> list[BuiltInBot]:
    """Return the levels, with few worlds where they search."""
    return [_with_few_worlds(BOTS[name].bot) for name in LEVELS]


def _with_few_worlds(bot: BuiltInBot) -> BuiltInBot:
    if not isinstance(bot, SearchLevel):
        return bot
    few = min(bot.budget.simulations, WARMUP_WORLDS)
    return replace(bot, budget=replace(bot.budget, worlds=WARMUP_WORLDS, simulations=few))


def warm_up_rules(
    rules: AnyRules, progress: Callable[[float], None], max_moves: int = 1000
) -> None:
    """Let every level choose each move of a round, or of some."""
    if rules.alone or needs_fallback(rules):
        progress(1.0)
        return
    chance, dice, bots = Seeded("warm"), random.Random(1), _warmup_bots()
    compiled = fast.compile(rules)
    views: list[State] = [rules.new_match()] * rules.players
    events, state = act(rules.new_match(), None, rules.deal(1, chance))
    while state.playing and state.plays < max_moves:
        views = [fold(one, (redact(event, at) for event in events)) for at, one in enumerate(views)]
        if state.reaching is not None:
            events, state = act(state, None, random_hit(state, chance))
            continue
        seat = state.to_act
        assert seat is not None
        for bot in bots:
            bot.choose(views[seat], seat, dice)
        moves = [move for move in legal(state, seat) if not isinstance(move, Call | Catch)]
        if not state.plays:
            hints(views[seat], seat, dice, SearchBudget(WARMUP_WORLDS))
        # In few games everything hidden can be deduced; compile their exact search too.
        number = np.array([fast.number_of(compiled, moves[0])], np.int64)
        solve_exactly(compiled, fast.pack(compiled, state)[None], number, rules.side(0), budget=1)
        events, state = act(state, seat, moves[0])
        progress(state.table.tile_count / len(rules.tiles))
