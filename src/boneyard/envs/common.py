"""Shared by the environments: errors, choice of the game, calls, rewards."""

import operator
from collections.abc import Mapping, Sequence
from typing import Final, Literal

from boneyard.core.actions import Call, Move, Play
from boneyard.core.arguments import is_whole
from boneyard.engine.legal import legal
from boneyard.games import GameSource, choose_rules
from boneyard.i18n import TranslatedError
from boneyard.rules.game import Rules, State
from boneyard.solitaire.game import SoloRules


def next_call(state: State, mover: int | None, move: Move | None) -> tuple[int, Move] | None:
    """Return the next call after a move: for points only by the mover, as in the fast core."""
    if not state.playing or not (state.pending or state.duties):
        return None
    played = isinstance(move, Play)
    for seat in range(state.rules.players):
        for call in legal(state, seat):
            word = call.word if isinstance(call, Call) else ""
            if word == "domino" or (word and played and seat == mover):
                return seat, call
    return None


class EnvError(TranslatedError, ValueError):
    """An impossible environment, or an invalid action."""


def resolve_table_rules(game: GameSource, options: Mapping[str, object]) -> Rules:
    """Return the same; a solitaire is refused."""
    rules = choose_rules(game, options)
    if rules.alone:
        raise EnvError("training-for-one", game=rules.game.name)
    return rules


def resolve_solitaire_rules(game: GameSource, options: Mapping[str, object]) -> SoloRules:
    """Return the same; a multiplayer game is refused."""
    rules = choose_rules(game, options)
    if not rules.alone:
        raise EnvError("training-for-several", game=rules.game.name)
    return rules


def check_choice(name: str, value: str, words: tuple[str, ...]) -> None:
    """Raise EnvError if a setting isn't one of its values."""
    if value not in words:
        raise EnvError("training-no-choice", name=name, value=repr(value)[:40], words=words)


def whole_number(action: object) -> int | None:
    """Return an action as a number; None: it is none."""
    return operator.index(action) if is_whole(action) else None


#: `points`: points over the others on average; `win`: 1 for the winners, -1 for the others.
Reward = Literal["points", "win"]

REWARDS: Final = ("points", "win")

Episode = Literal["round", "match"]

EPISODES: Final = ("round", "match")


def points_sign(rules: Rules) -> int:
    """Return 1 where points are good, -1 where the fewest win."""
    return 1 if rules.game.goal.leaders((1, 0)) == (0,) else -1


def rewards_by_points(rules: Rules, points: Sequence[int]) -> list[float]:
    """Return what each side has over the others on average; zero-sum."""
    total, others, sign = sum(points), len(points) - 1, points_sign(rules)
    return [sign * (own - (total - own) / others) for own in points]


def rewards_by_win(rules: Rules, winners: Sequence[int]) -> list[float]:
    """Return 1 for the winners and -1 for the others; 0 for all without a winner, or if all won."""
    if not winners or len(winners) == rules.sides:
        return [0.0] * rules.sides
    return [1.0 if side in winners else -1.0 for side in range(rules.sides)]
