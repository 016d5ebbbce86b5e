"""The levels: the same luck for all of them, and each sees only what its seat may see."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, assert_never

from boneyard.bots import fallback
from boneyard.bots.budget import SearchBudget
from boneyard.bots.forced_wins import filter_forced, is_decisive_call
from boneyard.bots.solitaire import choose_solitaire
from boneyard.bots.styles import STYLE_SEPARATOR, choose_by_style
from boneyard.core.actions import Call, Catch, Move, Play
from boneyard.core.position import Position
from boneyard.engine.kinds import state_of_kind
from boneyard.engine.legal import legal
from boneyard.fast.errors import CannotCompile, require_fast
from boneyard.rules.game import State
from boneyard.solitaire.game import SoloState


@dataclass(frozen=True)
class Level:
    """What all levels have in common: calls, forced moves and games for one."""

    forget_rate: float = 0.0
    """How often it forgets to claim, to call or to catch."""
    solver_seconds: float = 0.5
    """Seconds that a solver may take in a game for one; 0: it plays what it sees."""
    looks_ahead: bool = False
    """Whether it looks ahead by itself; who doesn't still overlooks nothing that is evident."""
    style: str = ""
    """What it leans to among moves that are as good as one another (`manners.MANNERS`)."""

    def choose(self, view: Position, seat: int, dice: random.Random) -> Move | None:
        """Call if there is something to call, then move."""
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
        """Choose where the fast core doesn't know the rules, or isn't there: by rule of thumb."""
        return fallback.choose_by_heuristic(view, seat, moves, dice)

    def choose_move(
        self, view: State, seat: int, moves: Sequence[Move], dice: random.Random
    ) -> Move:
        """Choose among several moves."""
        raise NotImplementedError


@dataclass(frozen=True)
class Beginner(Level):
    """Plays what it sees first."""

    forget_rate: float = 0.6
    solver_seconds: float = 0.0

    def choose_move(
        self, view: State, seat: int, moves: Sequence[Move], dice: random.Random
    ) -> Move:
        """The first tile of the hand that goes somewhere, where it goes first."""
        plays = [move for move in moves if isinstance(move, Play)]
        if not plays:
            return dice.choice(moves)
        order = {tile: place for place, tile in enumerate(view.hands[seat])}
        return min(plays, key=lambda play: (order.get(play.tile, 0), play.arm))


@dataclass(frozen=True)
class Club(Level):
    """A sound rule of thumb: doubles early, keep variety, block, count."""

    def choose_move(
        self, view: State, seat: int, moves: Sequence[Move], dice: random.Random
    ) -> Move:
        """The play that is worth most by the rule of thumb."""
        with require_fast():
            from boneyard.bots.heuristic import choose_by_heuristic, near_best_moves
        if self.style:
            return choose_by_style(self.style, view, seat, near_best_moves(view, seat, moves))
        return choose_by_heuristic(view, seat, moves)


@dataclass(frozen=True)
class Casual(Level):
    """The same rule of thumb without a thought for other hands, and now and then a lapse."""

    forget_rate: float = 0.2
    solver_seconds: float = 0.1
    lapse_rate: float = 0.25
    """How often it overlooks a play."""

    def choose_move(
        self, view: State, seat: int, moves: Sequence[Move], dice: random.Random
    ) -> Move:
        """The best of the plays that it notices."""
        plays = [move for move in moves if isinstance(move, Play)]
        if not plays:
            return dice.choice(moves)
        with require_fast():
            from boneyard.bots.heuristic import near_best_casual
        seen = [play for play in plays if dice.random() >= self.lapse_rate] or [dice.choice(plays)]
        return choose_by_style(self.style, view, seat, near_best_casual(view, seat, seen))

    def choose_fallback(
        self, view: State, seat: int, moves: Sequence[Move], dice: random.Random
    ) -> Move:
        """The best that it notices, by the rule of thumb; that it can play it always notices."""
        plays: Sequence[Move] = [one for one in moves if isinstance(one, Play)] or moves
        seen = [move for move in plays if dice.random() >= self.lapse_rate] or [dice.choice(plays)]
        return super().choose_fallback(view, seat, seen, dice)


#: Trials on the plain engine for a move, at most: each takes some thousandths of a second.
MAX_FALLBACK_ROLLOUTS: Final = 80


@dataclass(frozen=True)
class SearchLevel(Level):
    """Tries every move out on worlds that may be."""

    looks_ahead: bool = True
    budget: SearchBudget = SearchBudget()
    time_factor: float = 1.0
    """How often as long as others it may think, where time is limited."""

    def choose_move(
        self, view: State, seat: int, moves: Sequence[Move], dice: random.Random
    ) -> Move:
        """The move that came out best."""
        with require_fast():
            from boneyard.bots.search import Search
        thought = Search(view, seat, moves, dice).run(self.budget)
        if self.style:
            return choose_by_style(self.style, view, seat, thought.near_best)
        return thought.moves[thought.best]

    def choose_fallback(
        self, view: State, seat: int, moves: Sequence[Move], dice: random.Random
    ) -> Move:
        """The same on fewer worlds: the hardest level tries more, but not ten times as many."""
        trials = min(self.budget.worlds * 2 // 5, MAX_FALLBACK_ROLLOUTS)
        return fallback.search_moves(view, seat, moves, dice, trials)[0]


BEGINNER = Beginner()
CASUAL = Casual()
CLUB = Club()
EXPERT = SearchLevel(budget=SearchBudget(worlds=100, maximize_match=True))
MASTER = SearchLevel(
    solver_seconds=2.0,
    budget=SearchBudget(
        worlds=1000,
        use_likelihoods=True,
        proposals=2,
        trained_weights=True,
        exact=True,
        round_win_bonus=1.0,
        maximize_match=True,
        simulations=4_000,
    ),
)
#: The same with ten times the worlds and ten times the trials: up to a second.
GRANDMASTER = replace(
    MASTER, budget=replace(MASTER.budget, worlds=10_000, simulations=40_000), time_factor=5.0
)
#: The levels by their names.
LEVELS_BY_NAME: Final[Mapping[str, Level]] = {
    "beginner": BEGINNER,
    "casual": CASUAL,
    "club": CLUB,
    "expert": EXPERT,
    "master": MASTER,
    "grandmaster": GRANDMASTER,
}


def get_level(name: str) -> Level:
    """A level by its name, with a manner or none: `expert`, `expert:bold`."""
    level, _, manner = name.partition(STYLE_SEPARATOR)
    return replace(LEVELS_BY_NAME[level], style=manner)
