"""Puzzle generator: find positions with one clearly best move, and prove it."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final, cast

import numpy as np
from msgspec import Struct

from boneyard.analysis.decisions import round_spread
from boneyard.analysis.steps import view_from
from boneyard.arena.move_times import MoveTimes
from boneyard.arena.referee import BotSeat, Referee
from boneyard.bots.hints import hints
from boneyard.bots.registry import BOTS
from boneyard.bots.search import Search, SearchResult
from boneyard.bots.search_budget import SearchBudget
from boneyard.core.actions import Draw, Move, Pass, Play, parse
from boneyard.core.chance import Seeded
from boneyard.core.events import AnyEvent
from boneyard.puzzles.lessons import POSITIONS_PER_LESSON, Course, find_theme
from boneyard.puzzles.puzzle import GRADING_LEVELS, EvaluatedMove, Puzzle, puzzle_id, turn_moves
from boneyard.rules.game import Rules, State

#: The budget of hints: others' plays are weighted, and rollouts use the trained weights.
LIKELIHOOD_BUDGET: Final = SearchBudget(
    use_likelihoods=True, proposals=2, trained_weights=True, exact=True, all_moves_equally=True
)

#: A second budget without either: any possible world, with the default heuristic.
UNIFORM_BUDGET: Final = SearchBudget(exact=True, all_moves_equally=True)

#: The margin of the best move: as a share of the spread of rounds,
MIN_GAP_SHARE: Final = 0.15

#: in standard errors,
MIN_GAP_ERRORS: Final = 6.0

#: and in chances to win the round, where it isn't proved.
MIN_WIN_GAP: Final = 0.04


def search_position(
    view: State, seat: int, budget: SearchBudget, worlds: int, seed: str
) -> SearchResult:
    """Evaluate every move of a turn given only this view."""
    mind = Search(view, seat, turn_moves(view, seat), random.Random(seed))
    return mind.run(replace(budget, worlds=worlds))


def best_index(found: SearchResult) -> int:
    """Return the index of the move that brings most points."""
    return int(np.argmax(found.points))


def has_clear_best(found: SearchResult, view: State, strict: float = 1.0) -> bool:
    """Return whether the best move is clearly better than every other."""
    best = best_index(found)
    rest = np.arange(len(found.moves)) != best
    gaps = found.points[best] - found.points[rest]
    won = found.wins[best] - found.wins[rest]
    if gaps.min() < strict * MIN_GAP_SHARE * round_spread(view.rules):
        return False
    if not found.world_count:
        return bool(won.min() >= 0)
    errors = found.errors[rest]
    return bool(
        (gaps >= strict * MIN_GAP_ERRORS * errors).all() and won.min() >= strict * MIN_WIN_GAP
    )


class PuzzleCheck(Struct, frozen=True):
    """Result of a second search of a puzzle."""

    id: str
    answer: str
    best_moves: tuple[str, str]
    """The best move with each of the two budgets."""

    @property
    def holds(self) -> bool:
        """Return whether both found the answer."""
        return set(self.best_moves) == {self.answer}


def check_puzzle(puzzle: Puzzle, worlds: int, seed: str) -> PuzzleCheck:
    """Search again, twice: with another seed, on this many worlds, with both budgets."""
    if len(puzzle.moves) == 1:
        return PuzzleCheck(puzzle.id, puzzle.answer, (puzzle.answer, puzzle.answer))
    heeding, plain = (
        search_position(puzzle.view, puzzle.seat, way, worlds, f"{seed} {puzzle.id} {at}")
        for at, way in enumerate((LIKELIHOOD_BUDGET, UNIFORM_BUDGET))
    )
    best = str(heeding.moves[best_index(heeding)]), str(plain.moves[best_index(plain)])
    answer = str(parse(puzzle.answer))
    return PuzzleCheck(puzzle.id, answer, best)


#: The bots that play the rounds.
PLAYING_LEVEL: Final = "club"

#: Worlds of the searches that a position must pass in turn, each with another seed.
FIRST_WORLDS, SECOND_WORLDS, UNIFORM_WORLDS, LAST_WORLDS = 60, 500, 1_000, 2_000

#: The margin required at first, as a share of the final one.
FIRST_STRICTNESS: Final = 0.5

#: How often each level is asked, where it doesn't always play the same.
GRADING_TRIES: Final[Mapping[str, int]] = {"casual": 16, "expert": 6, "master": 3}

#: The fewest tiles in hand for a first lesson: where one of them fits.
MIN_HAND_TILES: Final = 3


def iter_turns(rules: Rules, seed: str) -> Iterator[tuple[State, int]]:
    """Yield the turns of a round that bots play: the view of the seat to move, and the seat."""
    chance, start, bot = Seeded(seed), rules.new_match(), BOTS[PLAYING_LEVEL].bot
    seats = [
        BotSeat(at, at, bot, random.Random(f"{seed} {at}"), MoveTimes(), start)
        for at in range(rules.players)
    ]
    hand = Referee(rules, rules.deal(1, chance), chance, seats, random.Random(seed))
    while hand.state.playing:
        state = hand.state
        if state.to_act is not None and state.reaching is None and not state.pending:
            yield view_from(state, state.to_act), state.to_act
        hand.step()


def find_puzzles(rules: Rules, seed: str, theme: str | None = None) -> Iterator[Puzzle]:
    """Find the puzzles of one round; at most one a seat, because later ones are much alike."""
    seats: set[int] = set()
    for number, (view, seat) in enumerate(iter_turns(rules, seed)):
        if seat in seats:
            continue
        puzzle = make_puzzle(view, seat, f"{seed} {number}", theme)
        if puzzle is not None:
            seats.add(seat)
            yield puzzle


def make_puzzle(view: State, seat: int, seed: str, theme: str | None = None) -> Puzzle | None:
    """Make a puzzle from a view, if one move is clearly best there."""
    moves = turn_moves(view, seat)
    plays = [move for move in moves if isinstance(move, Play)]
    if view.question is not None or not all(isinstance(one, Play | Draw | Pass) for one in moves):
        return None
    if theme == "match":
        return _make_matching_puzzle(view, seat, moves) if plays else None
    if len(plays) < 2:
        return None
    last = _search_repeatedly(view, seat, seed)
    if last is None:
        return None
    best = last.moves[best_index(last)]
    found_hints = hints(view, seat, random.Random(seed))
    reasons = next(one.reasons for one in found_hints if one.move == best)
    about = find_theme(best, moves, reasons)
    if theme is not None and about != theme:
        return None
    solved, played = grade_position(view, seat, best, seed)
    return Puzzle(
        id=puzzle_id(view.rules, seat, view.round_events),
        game=view.rules.base_game.lookup_key,
        options=dict(view.rules.chosen_options),
        seat=seat,
        theme=about,
        worlds=last.world_count,
        moves=_evaluated_moves(last),
        solved=solved,
        played=played,
        events=_round_events(view),
    )


def _round_events(view: State) -> tuple[AnyEvent, ...]:
    """Return what the seat has seen of the round."""
    return cast("tuple[AnyEvent, ...]", view.round_events)


def _search_repeatedly(view: State, seat: int, seed: str) -> SearchResult | None:
    """Search repeatedly, ever longer; None as soon as it isn't clear, or another move is best."""
    stages = (
        (LIKELIHOOD_BUDGET, FIRST_WORLDS, FIRST_STRICTNESS),
        (LIKELIHOOD_BUDGET, SECOND_WORLDS, 1.0),
        (UNIFORM_BUDGET, UNIFORM_WORLDS, 1.0),
        (LIKELIHOOD_BUDGET, LAST_WORLDS, 1.0),
    )
    before: Move | None = None
    found = None
    for at, (way, worlds, strict) in enumerate(stages):
        found = search_position(view, seat, way, worlds, f"{seed} look {at}")
        best = found.moves[best_index(found)]
        if not has_clear_best(found, view, strict) or before not in (None, best):
            return None
        before = best
    return found


def _evaluated_moves(found: SearchResult) -> tuple[EvaluatedMove, ...]:
    order = np.argsort(-found.points, kind="stable").tolist()
    return tuple(
        EvaluatedMove(
            str(found.moves[at]),
            round(float(found.points[at]), 2),
            round(float(found.wins[at]), 3),
            round(float(found.errors[at]), 2) if at != order[0] else 0.0,
        )
        for at in order
    )


def _make_matching_puzzle(view: State, seat: int, moves: list[Move]) -> Puzzle | None:
    """Make a puzzle where only one tile fits, in one place: the rules prove it."""
    if len(moves) != 1 or len(view.hands[seat]) < MIN_HAND_TILES or not view.table.tile_count:
        return None
    return Puzzle(
        id=puzzle_id(view.rules, seat, view.round_events),
        game=view.rules.base_game.lookup_key,
        options=dict(view.rules.chosen_options),
        seat=seat,
        theme="match",
        worlds=0,
        moves=(EvaluatedMove(str(moves[0]), 0.0, 0.0),),
        events=_round_events(view),
    )


def grade_position(
    view: State, seat: int, best: Move, seed: str
) -> tuple[dict[str, float], dict[str, str]]:
    """Return how often each level finds a move, and what it plays most often."""
    solved, played = {}, {}
    for level in GRADING_LEVELS:
        tries = GRADING_TRIES.get(level, 1)
        bot = BOTS[level].bot
        made = [
            bot.choose(view, seat, random.Random(f"{seed} {level} {number}"))
            for number in range(tries)
        ]
        solved[level] = round(made.count(best) / tries, 2)
        played[level] = str(Counter(map(str, made)).most_common(1)[0][0])
    return solved, played


def find_course_positions(
    course: Course, rules: Rules, seed: str, max_rounds: int
) -> Iterator[Puzzle]:
    """Find positions for all lessons of a course, from at most this many rounds."""
    wanted = dict.fromkeys(course.themes, POSITIONS_PER_LESSON)
    for number in range(max_rounds):
        name = f"{seed} {course.name} {number}"
        for theme in ("match", None):
            if theme is None or wanted.get(theme):
                for one in find_puzzles(rules, name, theme):
                    if wanted.get(one.theme):
                        wanted[one.theme] -= 1
                        yield one
        if not any(wanted.values()):
            return
