"""Kernels made before somebody waits for them: each level plays a little of a game."""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import numpy as np

from boneyard import fast
from boneyard.bots.budget import Effort
from boneyard.bots.hints import hints
from boneyard.bots.registry import BOTS, LEVELS, Bot
from boneyard.core.actions import Call, Catch
from boneyard.core.chance import Seeded
from boneyard.core.position import fold
from boneyard.core.redaction import seen_by
from boneyard.engine import act, lucky_hit
from boneyard.engine.legal import legal
from boneyard.fast import code_cache
from boneyard.fast.rollouts import solved
from boneyard.games import game_named
from boneyard.rules.game import State

#: Options with which a game needs the kernels for large sets.
LARGE: Final[dict[str, dict[str, Any]]] = {"five-up": {"set": 12}}
#: Worlds that are enough to have every kernel used once.
FEW: Final = 20
#: Moves of a round after which what is used in every round has been used.
SOME: Final = 3


def warm(game: str, progress: Callable[[float], None]) -> bool:
    """Make the kernels that a game needs; False if that was done before."""
    place = code_cache.folder()
    done = place and place / f"warm-{game}"
    if done is not None and done.exists():
        return False
    think_through(rules_of(game), progress)
    if done is not None:
        done.touch()
    return True


def is_plain(rules: Any) -> bool:
    """Say whether only the plain engine knows these rules: then there are no kernels to make."""
    try:
        fast.compile(rules)
    except fast.CannotCompile:
        return True
    return False


def rules_of(game: str) -> Any:
    """The rules by which a game is thought through."""
    return game_named(game).rules(**LARGE.get(game, {}))


def load(game: str, progress: Callable[[float], None]) -> None:
    """Load the kernels that every round of a game needs."""
    think_through(rules_of(game), progress, SOME)


def _bots() -> list[Bot]:
    """The levels, those that try moves out with few worlds."""
    found: list[Any] = [BOTS[name].bot for name in LEVELS]
    return [
        replace(bot, effort=replace(bot.effort, worlds=FEW, trials=min(bot.effort.trials, FEW)))
        if hasattr(bot, "effort")
        else bot
        for bot in found
    ]


def think_through(rules: Any, progress: Callable[[float], None], most: int = 1000) -> None:
    """Let every level think about each move of a round, or about some."""
    if is_plain(rules):
        progress(1.0)
        return
    chance, dice, bots = Seeded("warm"), random.Random(1), _bots()
    compiled = fast.compile(rules)
    views: list[State] = [rules.new_match()] * rules.players
    start: State = rules.new_match()
    events, state = act(start, None, rules.deal(1, chance))
    while state.playing and state.plays < most:
        views = [
            fold(one, (seen_by(event, at) for event in events)) for at, one in enumerate(views)
        ]
        if state.reaching is not None:
            events, state = act(state, None, lucky_hit(state, chance))
            continue
        seat = state.to_act
        assert seat is not None
        for bot in bots:
            bot.choose(views[seat], seat, dice)
        moves = [move for move in legal(state, seat) if not isinstance(move, Call | Catch)]
        if not state.plays:
            hints(views[seat], seat, dice, Effort(FEW))
        # In few games all that is hidden can be worked out; what searches them is looked at too.
        number = np.array([fast.number_of(compiled, moves[0])], np.int64)
        solved(compiled, fast.pack(compiled, state)[None], number, rules.side(0), budget=1)
        events, state = act(state, seat, moves[0])
        progress(state.table.tiles / len(rules.tiles))
