"""Bot levels: they differ only in strength; each knows only what its seat may know."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, assert_never

from boneyard.bots import fallback_search
from boneyard.bots.fallback_search import sample_world
from boneyard.bots.search_budget import (
    EXPERT_BUDGET,
    GRANDMASTER_BUDGET,
    MASTER_BUDGET,
    SearchBudget,
)
from boneyard.bots.solitaire import choose_solitaire
from boneyard.bots.styles import STYLE_SEPARATOR, choose_by_style
from boneyard.core.actions import Call, Catch, Move, Play
from boneyard.core.position import Position
from boneyard.engine import act
from boneyard.engine.kinds import state_of_kind
from boneyard.engine.legal import legal
from boneyard.fast.errors import CannotCompile, require_fast
from boneyard.rules.game import State
from boneyard.solitaire.game import SoloState

#: Sampled hands of the others: what holds in all of them is obvious.
SAMPLED_WORLDS: Final = 6
#: A move is obviously better than a sure loss if it loses no more often than this.
MAX_LOSS_SHARE: Final = 0.5
#: Tiles in all hands together, or in one, below which replies that end the match are checked.
FEW_TILES, SHORT_HAND_TILES = 8, 2
#: The most points of one play, for a check whether it may end the match at once.
MAX_PLAY_POINTS: Final = 35


class ForcedEnd:
    """Looks one move ahead, and at the reply to it."""

    def __init__(self, view: State, seat: int) -> None:
        self._dice = random.Random(len(view.round_events))
        self.view, self.seat, self.side = view, seat, view.rules.side(seat)
        self._worlds: list[State] = []

    def _world(self, number: int) -> State:
        while len(self._worlds) <= number:
            self._worlds.append(sample_world(self.view, self.seat, self._dice))
        return self._worlds[number]

    def wins_at_once(self, move: Move) -> bool:
        """Return whether a move wins the match at once, whatever the others hold."""
        return all(
            self._is_won(_state_after(self._world(number), self.seat, move))
            for number in range(SAMPLED_WORLDS)
        )

    def _is_won(self, state: State) -> bool:
        return state.over and self.side in state.winners

    def _is_lost(self, state: State) -> bool:
        return state.over and bool(state.winners) and self.side not in state.winners

    def loses_for_sure(self, move: Move) -> bool:
        """Return whether a move loses the match, by itself or by a reply, whatever the
        others hold.
        """
        return all(self._loses_in(self._world(number), move) for number in range(SAMPLED_WORLDS))

    def is_safe(self, move: Move) -> bool:
        """Return whether that is unlikely."""
        lost = sum(self._loses_in(self._world(number), move) for number in range(SAMPLED_WORLDS))
        return lost <= MAX_LOSS_SHARE * SAMPLED_WORLDS

    def _loses_in(self, world: State, move: Move) -> bool:
        state = _state_after(world, self.seat, move)
        if self._is_lost(state):
            return True
        other = state.to_act
        if not state.playing or other is None or state.rules.side(other) == self.side:
            return False
        replies = [reply for reply in legal(state, other) if isinstance(reply, Play)]
        return any(self._is_lost(_state_after(state, other, one)) for one in replies)

    @property
    def may_lose(self) -> bool:
        """Return whether the match may end with another player's next move, by public
        information.
        """
        view, counts = self.view, self.view.hand_counts
        if sum(counts) <= FEW_TILES or min(filter(None, counts), default=0) <= SHORT_HAND_TILES:
            return True
        others = [score for side, score in enumerate(view.scores) if side != self.side]
        reached = view.rules.game.goal.ends_match
        return any(
            reached(score + more) for score in others for more in range(1, MAX_PLAY_POINTS + 1)
        )


def _state_after(state: State, seat: int, move: Move) -> State:
    return act(state, seat, move)[1]


def filter_forced(view: State, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
    """Return the moves among which even a beginner chooses; all, if no end is in sight."""
    lookahead = ForcedEnd(view, seat)
    winning = [move for move in moves if lookahead.wins_at_once(move)]
    if winning:
        return winning
    if not lookahead.may_lose:
        return moves
    safer = [move for move in moves if not lookahead.loses_for_sure(move)]
    return safer if len(safer) < len(moves) and any(map(lookahead.is_safe, safer)) else moves


def is_decisive_call(view: State, seat: int, call: Call | Catch) -> bool:
    """Return whether a call takes its side to the target: such a call is never forgotten."""
    goal, side = view.rules.game.goal, view.rules.side(seat)
    before, after = view.scores[side], _state_after(view, seat, call).scores[side]
    return after > before and goal.is_at_target(after) and goal.leaders((1, 0)) == (0,)


@dataclass(frozen=True)
class Level:
    """Base class of levels: calls, forced moves and solitaires."""

    forget_rate: float = 0.0
    """How often it forgets to claim, to call or to catch."""
    solver_seconds: float = 0.5
    """Time limit of a solver in a solitaire, in seconds; 0: it plays by sight."""
    looks_ahead: bool = False
    """Whether it looks ahead by itself; others still overlook nothing obvious."""
    style: str = ""
    """The style that breaks ties between equally good moves (`styles.STYLES`)."""

    def choose(self, view: Position, seat: int, dice: random.Random) -> Move | None:
        """Call if possible, then move."""
        match state_of_kind(view):
            case State() as table:
                return self._choose_at_table(table, seat, dice)
            case SoloState() as solo:
                return choose_solitaire(solo, self.solver_seconds, dice)
            case other:
                assert_never(other)

    def _choose_at_table(self, view: State, seat: int, dice: random.Random) -> Move | None:
        moves = legal(view, seat)
        calls = [move for move in moves if isinstance(move, Call | Catch)]
        if calls and (dice.random() >= self.forget_rate or is_decisive_call(view, seat, calls[0])):
            return calls[0]
        turn: Sequence[Move] = [move for move in moves if not isinstance(move, Call | Catch)]
        if len(turn) < 2:
            return turn[0] if turn else None
        turn = turn if self.looks_ahead else filter_forced(view, seat, turn)
        if len(turn) == 1:
            return turn[0]
        try:
            return self.choose_move(view, seat, turn, dice)
        except CannotCompile:
            return self.choose_fallback(view, seat, turn, dice)

    def choose_fallback(
        self, view: State, seat: int, moves: Sequence[Move], dice: random.Random
    ) -> Move:
        """Choose by heuristic where the fast core doesn't know the rules, or isn't installed."""
        return fallback_search.choose_by_heuristic(view, seat, moves, dice)

    def choose_move(
        self, view: State, seat: int, moves: Sequence[Move], dice: random.Random
    ) -> Move:
        """Choose among several moves."""
        raise NotImplementedError


@dataclass(frozen=True)
class Beginner(Level):
    """Plays the first tile it finds."""

    forget_rate: float = 0.6
    solver_seconds: float = 0.0

    def choose_move(
        self, view: State, seat: int, moves: Sequence[Move], dice: random.Random
    ) -> Move:
        """Return the first tile of the hand that fits, at its first place."""
        plays = [move for move in moves if isinstance(move, Play)]
        if not plays:
            return dice.choice(moves)
        order = {tile: place for place, tile in enumerate(view.hands[seat])}
        return min(plays, key=lambda play: (order.get(play.tile, 0), play.arm))


@dataclass(frozen=True)
class Club(Level):
    """A sound heuristic: doubles early, keep variety, block, count."""

    def choose_move(
        self, view: State, seat: int, moves: Sequence[Move], dice: random.Random
    ) -> Move:
        """Return the best play by heuristic."""
        with require_fast():
            from boneyard.bots.heuristic import choose_by_heuristic, near_best_moves
        if self.style:
            return choose_by_style(self.style, view, seat, near_best_moves(view, seat, moves))
        return choose_by_heuristic(view, seat, moves)


@dataclass(frozen=True)
class Casual(Level):
    """The same heuristic, ignoring other hands, with lapses."""

    forget_rate: float = 0.2
    solver_seconds: float = 0.1
    lapse_rate: float = 0.25
    """How often it overlooks a play."""

    def choose_move(
        self, view: State, seat: int, moves: Sequence[Move], dice: random.Random
    ) -> Move:
        """Return the best of the plays that it notices."""
        plays = [move for move in moves if isinstance(move, Play)]
        if not plays:
            return dice.choice(moves)
        with require_fast():
            from boneyard.bots.heuristic import near_best_casual
        noticed = [play for play in plays if dice.random() >= self.lapse_rate] or [
            dice.choice(plays)
        ]
        return choose_by_style(self.style, view, seat, near_best_casual(view, seat, noticed))

    def choose_fallback(
        self, view: State, seat: int, moves: Sequence[Move], dice: random.Random
    ) -> Move:
        """Return the best that it notices by heuristic; it always notices that it can play."""
        plays: Sequence[Move] = [one for one in moves if isinstance(one, Play)] or moves
        noticed = [move for move in plays if dice.random() >= self.lapse_rate] or [
            dice.choice(plays)
        ]
        return super().choose_fallback(view, seat, noticed, dice)


#: The most rollouts on the plain engine for a move: each takes some milliseconds.
MAX_FALLBACK_ROLLOUTS: Final = 80


@dataclass(frozen=True)
class SearchLevel(Level):
    """Evaluates every move on sampled worlds."""

    looks_ahead: bool = True
    budget: SearchBudget = SearchBudget()
    time_factor: float = 1.0
    """Time factor, where time is limited."""

    def choose_move(
        self, view: State, seat: int, moves: Sequence[Move], dice: random.Random
    ) -> Move:
        """Return the best move of the search; of the plain one while kernels are compiled."""
        with require_fast():
            from boneyard import fast
            from boneyard.bots.search import Search
            from boneyard.fast.rollouts import has_compiled_rollouts
        if not has_compiled_rollouts(fast.compile(view.rules)):
            return self.choose_fallback(view, seat, moves, dice)
        thought = Search(view, seat, moves, dice).run(self.budget)
        if self.style:
            return choose_by_style(self.style, view, seat, thought.near_best)
        return thought.moves[thought.best]

    def choose_fallback(
        self, view: State, seat: int, moves: Sequence[Move], dice: random.Random
    ) -> Move:
        """Search fewer worlds: the hardest level tries more, but not ten times as many."""
        trials = min(self.budget.worlds * 2 // 5, MAX_FALLBACK_ROLLOUTS)
        seconds = self.budget.seconds
        return fallback_search.search_moves(view, seat, moves, dice, trials, seconds)[0]


BEGINNER = Beginner()
CASUAL = Casual()
CLUB = Club()
EXPERT = SearchLevel(budget=EXPERT_BUDGET)
MASTER = SearchLevel(solver_seconds=2.0, budget=MASTER_BUDGET)
GRANDMASTER = replace(MASTER, budget=GRANDMASTER_BUDGET, time_factor=5.0)
#: The levels by name.
LEVELS_BY_NAME: Final[Mapping[str, Level]] = {
    "beginner": BEGINNER,
    "casual": CASUAL,
    "club": CLUB,
    "expert": EXPERT,
    "master": MASTER,
    "grandmaster": GRANDMASTER,
}


def get_level(name: str) -> Level:
    """Return a level by its name, with or without a style: `expert`, `expert:bold`."""
    level, _, style = name.partition(STYLE_SEPARATOR)
    return replace(LEVELS_BY_NAME[level], style=style)
