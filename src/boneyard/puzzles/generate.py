"""Generate puzzles: find positions with one clearly best move, and prove it."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final, cast

import numpy as np
from msgspec import Struct

from boneyard.analysis.decisions import scale_of
from boneyard.analysis.steps import seen_from
from boneyard.arena.move_times import Times
from boneyard.arena.referee import Hand, Seat
from boneyard.bots.budget import Effort
from boneyard.bots.hints import hints
from boneyard.bots.registry import BOTS
from boneyard.bots.search import Mind, Thought
from boneyard.core.actions import Draw, Move, Pass, Play, parse
from boneyard.core.chance import Seeded
from boneyard.core.events import AnyEvent
from boneyard.puzzles.lessons import POSITIONS, Course, theme_of
from boneyard.puzzles.puzzle import GRADERS, Puzzle, Weighed, id_of, turn_moves
from boneyard.rules.game import Rules, State

#: How hints think: others' plays are heeded, and moves are tried out with the trained weights.
HEEDING: Final = Effort(heeds=True, proposals=2, trained=True, exact=True, even=True)

#: Another way, which shares neither: any world that may be, by the plain rule of thumb.
PLAIN: Final = Effort(exact=True, even=True)

#: How much better than any other the best move is: as a share of what rounds differ by,
LEAST: Final = 0.15

#: in standard errors,
SURE: Final = 6.0

#: and in chances to win the round, where it isn't proved.
WINS: Final = 0.04


def thought(view: State, seat: int, way: Effort, worlds: int, seed: str) -> Thought:
    """What every move of a turn is worth to one who sees no more than this view."""
    mind = Mind(view, seat, turn_moves(view, seat), random.Random(seed))
    return mind.think(replace(way, worlds=worlds))


def best_of(found: Thought) -> int:
    """The place of the move that brings most points."""
    return int(np.argmax(found.points))


def is_clear(found: Thought, view: State, strict: float = 1.0) -> bool:
    """Say whether the best move is clearly better than every other."""
    best = best_of(found)
    rest = np.arange(len(found.moves)) != best
    gaps = found.points[best] - found.points[rest]
    won = found.wins[best] - found.wins[rest]
    if gaps.min() < strict * LEAST * scale_of(view.rules):
        return False
    if not found.worlds:
        return bool(won.min() >= 0)
    errors = found.errors[rest]
    return bool((gaps >= strict * SURE * errors).all() and won.min() >= strict * WINS)


class Verdict(Struct, frozen=True):
    """What another search found about a puzzle."""

    id: str
    answer: str
    found: tuple[str, str]
    """The best move in each of the two ways of thinking."""

    @property
    def holds(self) -> bool:
        """Whether both found the answer."""
        return set(self.found) == {self.answer}


def checked(puzzle: Puzzle, worlds: int, seed: str) -> Verdict:
    """Search again, twice: with other luck, on as many worlds as told, in two ways."""
    if len(puzzle.moves) == 1:
        return Verdict(puzzle.id, puzzle.answer, (puzzle.answer, puzzle.answer))
    heeding, plain = (
        thought(puzzle.view, puzzle.seat, way, worlds, f"{seed} {puzzle.id} {at}")
        for at, way in enumerate((HEEDING, PLAIN))
    )
    best = str(heeding.moves[best_of(heeding)]), str(plain.moves[best_of(plain)])
    answer = str(parse(puzzle.answer))
    return Verdict(puzzle.id, answer, best)


#: Who plays the rounds.
PLAYER: Final = "club"

#: Worlds of the looks that a position must pass, one after the other, each with other luck.
GLANCE, LOOK, OTHER_WAY, LAST = 60, 500, 1_000, 2_000

#: How clear it must be at first glance, as a share of what it must be in the end.
AT_FIRST: Final = 0.5

#: How often each level is asked, where it doesn't always play the same.
TRIES: Final[Mapping[str, int]] = {"casual": 16, "expert": 6, "master": 3}

#: Tiles that one must hold at least for a first lesson: where one of them fits.
SEVERAL: Final = 3


def views_in(rules: Rules, seed: str) -> Iterator[tuple[State, int]]:
    """The turns of a round that bots play: what the seat to move sees, and which seat it is."""
    chance, start, bot = Seeded(seed), rules.new_match(), BOTS[PLAYER].bot
    seats = [
        Seat(at, at, bot, random.Random(f"{seed} {at}"), Times(), start)
        for at in range(rules.players)
    ]
    hand = Hand(rules, rules.deal(1, chance), chance, seats, random.Random(seed))
    while hand.state.playing:
        state = hand.state
        if state.to_act is not None and state.reaching is None and not state.pending:
            yield seen_from(state, state.to_act), state.to_act
        hand.step()


def found_in(rules: Rules, seed: str, theme: str | None = None) -> Iterator[Puzzle]:
    """The puzzles of one round; at most one a seat, for those that follow are much like it."""
    seats: set[int] = set()
    for number, (view, seat) in enumerate(views_in(rules, seed)):
        if seat in seats:
            continue
        puzzle = made_of(view, seat, f"{seed} {number}", theme)
        if puzzle is not None:
            seats.add(seat)
            yield puzzle


def made_of(view: State, seat: int, seed: str, theme: str | None = None) -> Puzzle | None:
    """A puzzle from a view, if one move is clearly best there."""
    moves = turn_moves(view, seat)
    plays = [move for move in moves if isinstance(move, Play)]
    if view.question is not None or not all(isinstance(one, Play | Draw | Pass) for one in moves):
        return None
    if theme == "match":
        return _first_lesson(view, seat, moves) if plays else None
    if len(plays) < 2:
        return None
    last = _proved(view, seat, seed)
    if last is None:
        return None
    best = last.moves[best_of(last)]
    told = hints(view, seat, random.Random(seed))
    reasons = next(one.reasons for one in told if one.move == best)
    about = theme_of(best, moves, reasons)
    if theme is not None and about != theme:
        return None
    solved, played = graded(view, seat, best, seed)
    return Puzzle(
        id=id_of(view.rules, seat, view.told),
        game=view.rules.declared.call,
        options=dict(view.rules.chosen),
        seat=seat,
        theme=about,
        worlds=last.worlds,
        moves=_weighed(last),
        solved=solved,
        played=played,
        events=_told(view),
    )


def _told(view: State) -> tuple[AnyEvent, ...]:
    """What the seat has seen of the round."""
    return cast("tuple[AnyEvent, ...]", view.told)


def _proved(view: State, seat: int, seed: str) -> Thought | None:
    """Look again and again, ever longer; None as soon as it isn't clear, or another move is."""
    stages = (
        (HEEDING, GLANCE, AT_FIRST), (HEEDING, LOOK, 1.0), (PLAIN, OTHER_WAY, 1.0),
        (HEEDING, LAST, 1.0),
    )  # fmt: skip
    before: Move | None = None
    found = None
    for at, (way, worlds, strict) in enumerate(stages):
        found = thought(view, seat, way, worlds, f"{seed} look {at}")
        best = found.moves[best_of(found)]
        if not is_clear(found, view, strict) or before not in (None, best):
            return None
        before = best
    return found


def _weighed(found: Thought) -> tuple[Weighed, ...]:
    order = np.argsort(-found.points, kind="stable").tolist()
    return tuple(
        Weighed(
            str(found.moves[at]),
            round(float(found.points[at]), 2),
            round(float(found.wins[at]), 3),
            round(float(found.errors[at]), 2) if at != order[0] else 0.0,
        )
        for at in order
    )


def _first_lesson(view: State, seat: int, moves: list[Move]) -> Puzzle | None:
    """Where one tile of several fits, and in one place: the rules prove it."""
    if len(moves) != 1 or len(view.hands[seat]) < SEVERAL or not view.table.tiles:
        return None
    return Puzzle(
        id=id_of(view.rules, seat, view.told),
        game=view.rules.declared.call,
        options=dict(view.rules.chosen),
        seat=seat,
        theme="match",
        worlds=0,
        moves=(Weighed(str(moves[0]), 0.0, 0.0),),
        events=_told(view),
    )


def graded(
    view: State, seat: int, best: Move, seed: str
) -> tuple[dict[str, float], dict[str, str]]:
    """How often each level finds a move, and what it plays most often."""
    solved, played = {}, {}
    for level in GRADERS:
        tries = TRIES.get(level, 1)
        bot = BOTS[level].bot
        made = [
            bot.choose(view, seat, random.Random(f"{seed} {level} {number}"))
            for number in range(tries)
        ]
        solved[level] = round(made.count(best) / tries, 2)
        played[level] = str(Counter(map(str, made)).most_common(1)[0][0])
    return solved, played


def for_course(course: Course, rules: Rules, seed: str, most: int) -> Iterator[Puzzle]:
    """Positions for all lessons of a course, from so many rounds at most."""
    wanted = dict.fromkeys(course.themes, POSITIONS)
    for number in range(most):
        name = f"{seed} {course.name} {number}"
        for theme in ("match", None):
            if theme is None or wanted.get(theme):
                for one in found_in(rules, name, theme):
                    if wanted.get(one.theme):
                        wanted[one.theme] -= 1
                        yield one
        if not any(wanted.values()):
            return
