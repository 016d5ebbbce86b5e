"""Shared by the environments: errors, choice of the game, calls, rewards."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from boneyard.core.actions import Call, Move, Play
from boneyard.engine.kinds import AnyGame, AnyRules
from boneyard.engine.legal import legal
from boneyard.games import game_named
from boneyard.games.house_rules.files import names_a_file, read_file
from boneyard.i18n import Worded
from boneyard.rules.game import Rules, State
from boneyard.solitaire.game import SoloRules


def next_call(state: State, mover: int | None, move: Move | None) -> tuple[int, Move] | None:
    """Who calls next after a move: for points only who has just played, as in the fast core."""
    if not state.playing or not (state.pending or state.duties):
        return None
    played = isinstance(move, Play)
    for seat in range(state.rules.players):
        for call in legal(state, seat):
            word = call.word if isinstance(call, Call) else ""
            if word == "domino" or (word and played and seat == mover):
                return seat, call
    return None


#: A game's name, a file of rules, rules as they are written, a declaration, or rules.
Named = str | Mapping[str, Any] | AnyGame | AnyRules


class LearnError(Worded, ValueError):
    """What an environment can't be, or an action that can't be taken."""


def rules_for(game: Named, options: Mapping[str, Any]) -> AnyRules:
    """The rules that are meant, with these options."""
    if isinstance(game, AnyRules):
        return game
    if isinstance(game, str) and names_a_file(game):
        return read_file(game).rules(**options)
    found = game_named(game) if isinstance(game, str | Mapping) else game
    return found.rules(**options)


def rules_for_several(game: Named, options: Mapping[str, Any]) -> Rules:
    """The same; a game for one is refused."""
    rules = rules_for(game, options)
    if rules.alone:
        raise LearnError("training-for-one", game=rules.game.name)
    return rules


def rules_for_one(game: Named, options: Mapping[str, Any]) -> SoloRules:
    """The same; a game for several is refused."""
    rules = rules_for(game, options)
    if not rules.alone:
        raise LearnError("training-for-several", game=rules.game.name)
    return rules


def one_of(name: str, value: str, words: tuple[str, ...]) -> None:
    """Refuse a setting that isn't one of its words."""
    if value not in words:
        raise LearnError("training-no-choice", name=name, value=repr(value)[:40], words=words)


#: `points`: more points than the others on average; `win`: 1 for who has won, -1 for who hasn't.
Reward = Literal["points", "win"]

REWARDS: Final = ("points", "win")

Episode = Literal["round", "match"]

EPISODES: Final = ("round", "match")


def sign_of(rules: Rules) -> int:
    """1 where points are good, -1 where the fewest win."""
    return 1 if rules.game.goal.leading((1, 0)) == (0,) else -1


def by_points(rules: Rules, points: Sequence[int]) -> list[float]:
    """What each side has more than the others on average; all together that is nothing."""
    total, others, sign = sum(points), len(points) - 1, sign_of(rules)
    return [sign * (own - (total - own) / others) for own in points]


def by_winning(rules: Rules, winners: Sequence[int]) -> list[float]:
    """1 for the winners and -1 for the others; 0 for all if nobody has won, or everybody."""
    if not winners or len(winners) == rules.sides:
        return [0.0] * rules.sides
    return [1.0 if side in winners else -1.0 for side in range(rules.sides)]
