"""The levels: the same luck for all of them, and each sees only what its seat may see."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from boneyard.bots import fallback
from boneyard.bots.budget import Effort
from boneyard.bots.forced_wins import decides, evident
from boneyard.bots.solitaire import choose_alone
from boneyard.bots.styles import MARK, leaning
from boneyard.core.actions import Call, Catch, Move, Play
from boneyard.engine.legal import legal
from boneyard.fast.errors import CannotCompile, installed
from boneyard.rules.game import State


@dataclass(frozen=True)
class Level:
    """What all levels have in common: calls, forced moves and games for one."""

    forgets: float = 0.0
    """How often it forgets to claim, to call or to catch."""
    patience: float = 0.5
    """Seconds that a solver may take in a game for one; 0: it plays what it sees."""
    thinks: bool = False
    """Whether it looks ahead by itself; who doesn't still overlooks nothing that is evident."""
    manner: str = ""
    """What it leans to among moves that are as good as one another (`manners.MANNERS`)."""

    def choose(self, view: Any, seat: int, dice: random.Random) -> Move | None:
        """Call if there is something to call, then move."""
        if view.rules.alone:
            return choose_alone(view, self.patience, dice)
        moves = legal(view, seat)
        calls = [move for move in moves if isinstance(move, Call | Catch)]
        if calls and (dice.random() >= self.forgets or decides(view, seat, calls[0])):
            return calls[0]
        turn: Sequence[Move] = [move for move in moves if not isinstance(move, Call | Catch)]
        if len(turn) < 2:
            return turn[0] if turn else None
        turn = turn if self.thinks else evident(view, seat, turn)
        if len(turn) == 1:
            return turn[0]
        try:
            return self.move(view, seat, turn, dice)
        except CannotCompile:
            return self.plainly(view, seat, turn, dice)

    def plainly(self, view: State, seat: int, moves: Sequence[Move], dice: random.Random) -> Move:
        """Choose where the fast core doesn't know the rules, or isn't there: by rule of thumb."""
        return fallback.thumb(view, seat, moves, dice)

    def move(self, view: State, seat: int, moves: Sequence[Move], dice: random.Random) -> Move:
        """Choose among several moves."""
        raise NotImplementedError


@dataclass(frozen=True)
class Beginner(Level):
    """Plays what it sees first."""

    forgets: float = 0.6
    patience: float = 0.0

    def move(self, view: State, seat: int, moves: Sequence[Move], dice: random.Random) -> Move:
        """The first tile of the hand that goes somewhere, where it goes first."""
        plays = [move for move in moves if isinstance(move, Play)]
        if not plays:
            return dice.choice(moves)
        order = {tile: place for place, tile in enumerate(view.hands[seat])}
        return min(plays, key=lambda play: (order.get(play.tile, 0), play.arm))


@dataclass(frozen=True)
class Club(Level):
    """A sound rule of thumb: doubles early, keep variety, block, count."""

    def move(self, view: State, seat: int, moves: Sequence[Move], dice: random.Random) -> Move:
        """The play that is worth most by the rule of thumb."""
        with installed():
            from boneyard.bots.heuristic import by_thumb, near_best
        if self.manner:
            return leaning(self.manner, view, seat, near_best(view, seat, moves))
        return by_thumb(view, seat, moves)


@dataclass(frozen=True)
class Casual(Level):
    """The same rule of thumb without a thought for other hands, and now and then a lapse."""

    forgets: float = 0.2
    patience: float = 0.1
    lapses: float = 0.25
    """How often it overlooks a play."""

    def move(self, view: State, seat: int, moves: Sequence[Move], dice: random.Random) -> Move:
        """The best of the plays that it notices."""
        plays = [move for move in moves if isinstance(move, Play)]
        if not plays:
            return dice.choice(moves)
        with installed():
            from boneyard.bots.heuristic import casually
        seen = [play for play in plays if dice.random() >= self.lapses] or [dice.choice(plays)]
        return leaning(self.manner, view, seat, casually(view, seat, seen))

    def plainly(self, view: State, seat: int, moves: Sequence[Move], dice: random.Random) -> Move:
        """The best that it notices, by the rule of thumb; that it can play it always notices."""
        plays: Sequence[Move] = [one for one in moves if isinstance(one, Play)] or moves
        seen = [move for move in plays if dice.random() >= self.lapses] or [dice.choice(plays)]
        return super().plainly(view, seat, seen, dice)


#: Trials on the plain engine for a move, at most: each takes some thousandths of a second.
MOST_TRIALS: Final = 80


@dataclass(frozen=True)
class Thinker(Level):
    """Tries every move out on worlds that may be."""

    thinks: bool = True
    effort: Effort = Effort()
    longer: float = 1.0
    """How often as long as others it may think, where time is limited."""

    def move(self, view: State, seat: int, moves: Sequence[Move], dice: random.Random) -> Move:
        """The move that came out best."""
        with installed():
            from boneyard.bots.search import Mind
        thought = Mind(view, seat, moves, dice).think(self.effort)
        if self.manner:
            return leaning(self.manner, view, seat, thought.close)
        return thought.moves[thought.best]

    def plainly(self, view: State, seat: int, moves: Sequence[Move], dice: random.Random) -> Move:
        """The same on fewer worlds: the hardest level tries more, but not ten times as many."""
        trials = min(self.effort.worlds * 2 // 5, MOST_TRIALS)
        return fallback.best(view, seat, moves, dice, trials)[0]


BEGINNER = Beginner()
CASUAL = Casual()
CLUB = Club()
EXPERT = Thinker(effort=Effort(worlds=100, match=True))
MASTER = Thinker(
    patience=2.0,
    effort=Effort(
        worlds=1000,
        heeds=True,
        proposals=2,
        trained=True,
        exact=True,
        winning=1.0,
        match=True,
        trials=4_000,
    ),
)
#: The same with ten times the worlds and ten times the trials: up to a second.
GRANDMASTER = replace(
    MASTER, effort=replace(MASTER.effort, worlds=10_000, trials=40_000), longer=5.0
)
#: The levels by their names.
BY_NAME: Final[Mapping[str, Level]] = {
    "beginner": BEGINNER,
    "casual": CASUAL,
    "club": CLUB,
    "expert": EXPERT,
    "master": MASTER,
    "grandmaster": GRANDMASTER,
}


def level_named(name: str) -> Level:
    """A level by its name, with a manner or none: `expert`, `expert:bold`."""
    level, _, manner = name.partition(MARK)
    return replace(BY_NAME[level], manner=manner)
