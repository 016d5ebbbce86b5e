"""Belief sampling: worlds that agree with everything a seat has seen."""

from collections.abc import Iterator
from copy import copy

import numpy as np

from boneyard.core import events as e
from boneyard.core.actions import Play
from boneyard.core.events import Event
from boneyard.core.tiles import Tile
from boneyard.fast import code_cache, fields
from boneyard.fast.action_space import number_of
from boneyard.fast.compile_rules import Compiled, tile_mask
from boneyard.fast.fields import IntArray, game_table
from boneyard.fast.kernels import likelihood
from boneyard.fast.kernels import sampling as kernels
from boneyard.fast.packing import pack
from boneyard.fast.weights import FloatArray, opponent_model
from boneyard.i18n import TranslatedError
from boneyard.rules.game import State
from boneyard.rules.turns import TurnContinues

#: A step as the kernels read it.
ObservedStep = tuple[int, int, int, int, int, int]


class InconsistentBelief(TranslatedError, ValueError):
    """Observations that contradict each other, as far as the belief can tell."""


def observed_steps(game: Compiled, view: State) -> Iterator[ObservedStep]:
    """Return the steps of this round that say something about the hands.

    Each step ends with what decides, beside the table, which trains were open then.
    """
    for step, before in _iter_steps(game, view):
        marked = sum(1 << seat for seat in before.marked)
        yield (
            *step,
            before.turns << likelihood.TURNS_SHIFT
            | before.run_arm << likelihood.RUN_SHIFT
            | before.turn_continued << likelihood.CONTINUED_SHIFT
            | marked,
        )


def _iter_steps(
    game: Compiled, view: State
) -> Iterator[tuple[tuple[int, int, int, int, int], State]]:
    """Yield each step, and the state before it."""
    rules = view.rules
    before: State = rules.new_match()
    drew, may_go_on = False, False
    for event in view.round_events:
        match event:
            case e.Played(seat=None):
                yield (likelihood.START_TILE, -1, rules.tiles.index(event.tile), 0, 0), before
            case e.Played(seat=int(seat)):
                # Any other curved tile turns as its halves say.
                turn = event.turn if event.tile.is_double else ""
                play = Play(event.tile, event.first, event.arm, turn)
                number = number_of(game, play)
                assert number is not None
                tile = rules.tiles.index(event.tile)
                yield (likelihood.PLAYED, seat, tile, number, int(before.may_stop)), before
            case e.Passed(hands_over=True):
                # The lead was handed over: it says nothing of the hand (WM-1).
                pass
            case e.Discarded():
                yield (likelihood.COULD_NOT_PLAY, event.seat, -1, 0, 0), before
                tile = _tile_index(game, event.tile)
                yield (likelihood.DISCARDED, event.seat, tile, 0, 0), before
            case e.Passed() if before.may_stop:
                yield (likelihood.STOPPED, event.seat, -1, 0, 0), before
            case e.Passed() if _proves_cannot_play(game, before, fields.MAY_PASS):
                yield (likelihood.COULD_NOT_PLAY, event.seat, -1, 0, 0), before
            case e.Drew():
                if event.seat == before.turn and _proves_cannot_play(game, before, fields.MAY_DRAW):
                    yield (likelihood.COULD_NOT_PLAY, event.seat, -1, 0, 0), before
                yield (likelihood.DREW, event.seat, _tile_index(game, event.tile), 0, 0), before
            case e.Turned() if before.turn is not None and (
                may_go_on or (drew and _is_exhausted(game, before))
            ):
                yield (likelihood.COULD_NOT_PLAY, before.turn, -1, 0, 0), before
            case e.Took():
                yield (
                    (
                        likelihood.TOOK_FROM,
                        event.seat,
                        _tile_index(game, event.tile),
                        0,
                        event.source,
                    ),
                    before,
                )
            case e.Directed():
                yield (likelihood.DIRECTION_SET, -1, -1, 0, event.way), before
        drew = _just_drew(event, drew)
        may_go_on = _may_continue(event, before, may_go_on)
        before = before.apply_event(event)


def _tile_index(game: Compiled, tile: Tile | None) -> int:
    return -1 if tile is None else game.rules.tiles.index(tile)


def _just_drew(event: Event, drew: bool) -> bool:
    """Return whether the last action of a player was a draw."""
    if isinstance(event, e.Drew):
        return True
    return drew and not isinstance(event, e.Played | e.Passed | e.Turned)


def _may_continue(event: Event, before: State, may: bool) -> bool:
    """Return whether the last action was a play after which the player may continue."""
    if isinstance(event, e.Played):
        turns = before.rules.game.turns
        # A turn that continues with some tiles only proves nothing about the others.
        goes = turns.after_play(before, event)
        may = goes in (TurnContinues.MAY, TurnContinues.MUST_IF_ABLE)
        # Nor does one that is bound to an arm tell of the others.
        may = may and not turns.bound_arm(before, event)
        return may and all(map(turns.can_continue_with, before.rules.tiles))
    return may and not isinstance(event, e.Continued | e.Passed | e.Turned)


def _drawing_situation(before: State) -> tuple[int, int]:
    owed = any(arm.owed for arm in before.table.arms)
    return int(owed), min(len(before.stock), fields.MAX_STOCK - 1)


def _proves_cannot_play(game: Compiled, before: State, allowed: int) -> bool:
    """Return whether this proves that the player couldn't play."""
    if before.question is not None or before.may_stop or before.owes is not None:
        return False
    drawing = game_table(game.numbers[0], "drawing")[_drawing_situation(before)]
    return not drawing[int(before.drawn > 0)][1] & allowed


def _is_exhausted(game: Compiled, before: State) -> bool:
    """Return whether a turn that ended with a draw would have gone on for a player who can play."""
    ends = game_table(game.numbers[0], "draw_ends")[_drawing_situation(before)]
    return before.question is None and not ends[1].any()


class Belief:
    """What one seat may believe at one moment of a round."""

    def __init__(self, game: Compiled, view: State, seat: int) -> None:
        self.game, self.seat = game, seat
        self.opponent_model = opponent_model(game)
        self.position: IntArray = pack(game, view)[None]
        self.steps: IntArray = np.array(
            [*observed_steps(game, view)] or np.zeros((0, likelihood.STEP_SIZE)), np.int64
        ).reshape(-1, likelihood.STEP_SIZE)
        self._masks: IntArray = np.zeros((len(self.steps) + 1, fields.WORDS), np.int64)
        self._scratch = game.new_rounds(
            likelihood.SCRATCH_ROWS + len(self.steps) // fields.ROUND_SIZE
        )
        self._scratch[0, _UNSET_FIELDS] = -1
        self._scratch[0, [fields.WAY, fields.STAKES]] = 1
        self._scratch[0, fields.LEAD_CHOICE] = self.position[0, fields.LEAD_CHOICE]
        self._scratch[0, fields.ROUND] = view.round
        dealt = view.round_events[0]
        assert isinstance(dealt, e.Dealt)
        mine = [tile for tile in dealt.hands[seat] if tile is not None]
        self._scratch[1, : fields.WORDS] = tile_mask(game.rules, mine)

    def propose_worlds(
        self, count: int, seed: int, *, first: int = 0, use_likelihoods: bool = False
    ) -> tuple[IntArray, FloatArray]:
        """Propose worlds, with their log weights; optionally weighted by how the others played."""
        weights, heat = self.opponent_model
        worlds = self.game.new_rounds(count)
        likely: FloatArray = np.empty(count, np.float64)
        code_cache.run(
            kernels.sample_worlds,
            self.game.family_key,
            self.game.numbers,
            self._scratch,
            self.position,
            self.seat,
            self.steps,
            self._masks,
            weights,
            heat if use_likelihoods else 0.0,
            seed,
            first,
            worlds,
            likely,
        )
        return worlds, likely

    def _without_proofs(self) -> "Belief":
        """Return the same without what passes and draws prove, where no world fits: play
        must go on.
        """
        proving = self.steps[:, likelihood.KIND] == likelihood.COULD_NOT_PLAY
        if not proving.any():
            raise InconsistentBelief("fast-no-hands")
        simpler = copy(self)
        simpler.steps = np.ascontiguousarray(self.steps[~proving])
        return simpler

    def sample_worlds(
        self,
        count: int,
        seed: int,
        *,
        first: int = 0,
        proposals: int = 1,
        use_likelihoods: bool = False,
    ) -> IntArray:
        """Sample worlds of equal likelihood, resampled from proposals by weight."""
        many = count * proposals
        worlds, likely = self.propose_worlds(
            many, seed, first=first * proposals, use_likelihoods=use_likelihoods
        )
        top = likely.max()
        if top <= kernels.IMPOSSIBLE:
            return self._without_proofs().sample_worlds(count, seed, first=first)
        shares = np.cumsum(np.exp(likely - top))
        dice = np.random.default_rng((seed, first))
        marks = (np.arange(count) + dice.random()) * (shares[-1] / count)
        chosen: IntArray = worlds[np.searchsorted(shares, marks)]
        return chosen


_UNSET_FIELDS = [fields.OWES, fields.TURNED, fields.LAST, fields.LEAD, fields.TOOK, fields.WENT_OUT]
