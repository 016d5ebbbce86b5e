"""Explanations of hints: reasons for and against a move, found by looking ahead."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np

from boneyard import fast
from boneyard.bots.search import Search, SearchResult
from boneyard.bots.shown_lacks import LackEvidence, find_shown_lacks
from boneyard.core import events as e
from boneyard.core.actions import Choose, Draw, Flip, Move, Pass, Play
from boneyard.core.tile_faces import describe_double, describe_end, describe_kind
from boneyard.core.tiles import Half, Tile
from boneyard.fast.action_space import play_arms
from boneyard.fast.rows import BoolArray, RoundBatch
from boneyard.i18n import Message, message
from boneyard.layout import Aspect
from boneyard.rules.awards import OpponentsPips
from boneyard.rules.game import State
from boneyard.text.end_names import end_names

#: Sampled worlds; shares are shown in percent, so more would change little.
MAX_WORLDS: Final = 100


@dataclass(frozen=True)
class Threat:
    """A play by which the next player scores."""

    arm: int
    points: int


@dataclass(frozen=True)
class MoveFacts:
    """The effects of a move, over the sampled worlds."""

    end_share: float
    """The share of worlds in which it ends the round."""
    is_out: bool
    """Whether the player is out."""
    points_made: float
    """Points scored at once, in worlds in which the round goes on."""
    plays_again: bool
    """Whether the player plays again."""
    has_question: bool
    """Whether a question comes first."""
    next_seat: int
    """The next seat to move, or the player's own."""
    stuck_share: float
    """The share of worlds in which the next seat can't play."""
    next_must_draw: bool
    """Whether the next player must draw first."""
    expected_loss: float
    """Points that the next opponent can score at once, on average."""
    threat: Threat | None
    """Where most of that can be scored."""
    ends: Mapping[int, Half]
    """The open ends after it."""
    fitting: tuple[Tile, ...]
    """The player's tiles that fit one of them."""
    tiles_left: int
    """How many tiles the player has then."""
    partner_share: float | None = None
    """The share of worlds in which the partner's tiles fit an end; None: no partner."""
    flip_fit_share: float = 0.0
    """The share of worlds in which a tile turned over next fits, where hands lie face down."""


class WorldFacts:
    """Applies moves in sampled worlds and collects the effects."""

    def __init__(self, mind: Search, thought: SearchResult) -> None:
        self.game, self.view, self.seat = mind.game, mind.view, mind.seat
        self.side, self.sign = mind.side, mind.sign
        self.worlds = RoundBatch(mind.game, thought.sampled_worlds[:MAX_WORLDS].copy())
        # Points that others left unclaimed are called; a play doesn't make them.
        self.worlds.drop_claims()

    def facts_after(self, move: Move) -> MoveFacts:
        """Apply a move in all worlds, and collect its effects."""
        rows = self._apply_to_all(self.worlds, move)
        on = rows.select(rows.playing)
        out = bool(rows.is_out(self.seat).all() or (rows.tile_counts(self.seat) == 0).all())
        if not len(on):
            ends: dict[int, Half] = {}
            return MoveFacts(1.0, out, 0.0, False, False, -1, 0.0, False, 0.0, None, ends, (), 0)
        has_question, turns, plays = bool(on.has_question.any()), on.seats_to_move, on.legal_plays
        again = bool((turns == self.seat).all())
        risk, threat = (0.0, None) if has_question or again else self._find_threat(on, plays)
        ends, hand = on.open_ends(self.seat), on.hand(self.seat)
        return MoveFacts(
            end_share=1 - len(on) / len(rows),
            is_out=out,
            points_made=self._points_made(on),
            plays_again=again and not has_question,
            has_question=has_question,
            next_seat=int(turns[0]),
            stuck_share=0.0 if has_question else 1 - float(plays.any(axis=1).mean()),
            next_must_draw=bool(on.must_draw.all()),
            expected_loss=risk,
            threat=threat,
            ends=ends,
            fitting=tuple(tile for tile in hand if self._fits(tile, ends)),
            tiles_left=len(hand),
            partner_share=self._partner_share(on, ends),
            flip_fit_share=self._flip_fit_share(on)
            if self.game.rules.game.combined_twists.face_down
            else 0.0,
        )

    def _apply_to_all(self, rows: RoundBatch, move: Move) -> RoundBatch:
        """Apply the same move in all of them."""
        number = fast.number_of(self.game, move)
        assert number is not None
        return rows.step(np.full(len(rows), number, np.int64))

    def _points_made(self, rows: RoundBatch) -> float:
        return float((rows.points(self.side) - self.view.points[self.side]).mean())

    def _find_threat(self, rows: RoundBatch, plays: BoolArray) -> tuple[float, Threat | None]:
        """Find what the next opponent can score with one play, and where."""
        side = self.game.rules.side(int(rows.seats_to_move[0]))
        if side == self.side or self.sign < 0 or not plays.any():
            return 0.0, None
        where, numbers = np.nonzero(plays)
        after = rows.select(where).step(numbers.astype(np.int64))
        points = np.where(after.playing, after.points(side) - rows.points(side)[where], 0)
        if not points.any():
            return 0.0, None
        best = np.zeros(len(rows), np.int64)
        np.maximum.at(best, where, points)
        top = np.flatnonzero((points == best[where]) & (points > 0))
        arms = play_arms(self.game, numbers[top])
        threats, counts = np.unique(
            np.stack([arms, points[top]], axis=1), axis=0, return_counts=True
        )
        arm, most = threats[np.argmax(counts * threats[:, 1])].tolist()
        return float(best.mean()), Threat(arm, most)

    def _fits(self, tile: Tile, ends: Mapping[int, Half]) -> bool:
        return any(tile in self.game.rules.matching_tiles(half) for half in ends.values())

    def _partner_share(self, rows: RoundBatch, ends: Mapping[int, Half]) -> float | None:
        rules = self.game.rules
        if rules.sides == rules.players:
            return None
        seat = (self.seat + rules.players // 2) % rules.players
        fitting = {tile for end in ends.values() for tile in rules.matching_tiles(end)}
        return float(rows.holds_any(seat, fitting).mean())

    def _flip_fit_share(self, rows: RoundBatch) -> float:
        """Return how often a player who continues turns over a tile that fits."""
        return float(self._apply_to_all(rows, Flip()).has_turned_tile.mean())

    @cached_property
    def _lacks_shown(self) -> Mapping[tuple[int, Half], LackEvidence]:
        return find_shown_lacks(self.view)

    def lack_evidence(self, seat: int, end: Half) -> LackEvidence | None:
        """Return how a seat has shown to have nothing for such an end, or None."""
        want = self._lacks_shown.get((seat, end))
        if want is None or not len(self.worlds):
            return None
        unseen = set(self.game.rules.matching_tiles(end)) - set(self.view.hands[self.seat])
        unseen -= {event.tile for event in self.view.layout_events if isinstance(event, e.Played)}
        return want if self.worlds.lacks_all(seat, unseen) else None


#: The most reasons for a move.
MAX_REASONS: Final = 3

#: The minimum weight of a reason, as a share of what a round may bring.
_MIN_WEIGHT_SHARE: Final = 0.02


# Weights, as shares of what a round may bring.
(
    _STUCK_WEIGHT,
    _PARTNER_WEIGHT,
    _FITS_WEIGHT,
    _NONE_FITS_WEIGHT,
    _DOUBLE_WEIGHT,
    _PIP_WEIGHT,
    _AGAIN_WEIGHT,
    _FORCED_DRAW_WEIGHT,
    _FOUND_WEIGHT,
) = (
    0.5,
    0.2,
    0.06,
    0.25,
    0.08,
    0.015,
    0.15,
    0.15,
    0.2,
)


@dataclass(frozen=True)
class Reason:
    """A reason for or against a move."""

    weight: float
    """Above 0: for it."""
    message: Message


def round_share(share: float) -> float:
    """Round a share to a percent; 1 is shown as always."""
    return round(float(share), 2)


class MoveExplainer:
    """Finds the reasons for and against each of some moves, as they differ from one another."""

    def __init__(self, looker: WorldFacts, thought: SearchResult, shape: Aspect = "wide") -> None:
        self.world_facts, self.view, self.seat = looker, looker.view, looker.seat
        self.faces = self.view.rules.game.tiles.faces
        self.end_names = end_names(self.view.rules, shape, reader=self.seat)
        self.result = thought
        self.facts = [looker.facts_after(move) for move in thought.moves]
        self.unit = max(float(thought.gains_by_world.std()), 1e-9)

    def explain(self, at: int) -> tuple[Message, ...]:
        """Return up to three reasons: for the best move the good ones, else first the bad ones."""
        found = [
            one for one in self._all_reasons(at) if abs(one.weight) > _MIN_WEIGHT_SHARE * self.unit
        ]
        found.sort(key=lambda one: -one.weight)
        good = [one.message for one in found if one.weight > 0]
        bad = [one.message for one in found[::-1] if one.weight < 0]
        reasons = good if at == self.result.best else [*bad[:2], *good]
        return tuple(reasons[:MAX_REASONS]) or (self._default_reason(at),)

    def _default_reason(self, at: int) -> Message:
        if len(self.result.moves) == 1:
            return message("bots-only-move")
        return message("bots-wins", share=round_share(self.result.wins[at]))

    def _all_reasons(self, at: int) -> list[Reason]:
        move, facts = self.result.moves[at], self.facts[at]
        found = [*self._ending_reasons(at, facts)]
        if self.view.rules.game.combined_twists.face_down:
            found += self._flip_reasons(facts)
        elif facts.end_share < 1:
            found += [
                *self._points_reasons(facts),
                *self._opponent_reasons(facts),
                *self._hand_reasons(move, facts),
            ]
        if isinstance(move, Play):
            found += self._shed_reasons(move)
        return found

    def _flip_reasons(self, facts: MoveFacts) -> list[Reason]:
        """Where tiles are hidden from their owners: whether the next one will fit."""
        if not facts.plays_again:
            return []
        apart = facts.flip_fit_share - self._mean("flip_fit_share") or 0.1
        why = message("bots-row-fits", share=round_share(facts.flip_fit_share))
        return [Reason(_FOUND_WEIGHT * self.unit * apart, why)]

    def _mean(self, name: str) -> float:
        values = [getattr(one, name) for one in self.facts if one.end_share < 1]
        return float(np.mean(values)) if values else 0.0

    def _ending_reasons(self, at: int, facts: MoveFacts) -> list[Reason]:
        if facts.is_out:
            left = self._unclaimed_reasons() if facts.end_share == 1 else []
            return [Reason(100 * self.unit, message("bots-out")), *left]
        if not facts.end_share:
            return []
        wins = float(self.result.wins[at])
        why = message("bots-ends-round", over=round_share(facts.end_share), wins=round_share(wins))
        weight = (wins - float(self.result.wins.mean()) or 0.1) * facts.end_share * self.unit
        left = self._unclaimed_reasons() if facts.end_share == 1 else []
        return [Reason(weight, why), *left]

    def _unclaimed_reasons(self) -> list[Reason]:
        """Points left by an opponent's play, which a play that ends the round takes (AF-4)."""
        view, side = self.view, self.view.rules.side
        left = sum(
            made.points
            for made in view.pending
            if made.play == view.plays
            and made.seat is not None
            and side(made.seat) != side(self.seat)
        )
        return [Reason(left, message("bots-takes-unclaimed", points=left))] if left else []

    def _points_reasons(self, facts: MoveFacts) -> list[Reason]:
        found = []
        if facts.points_made > 0:
            claim, points = (
                self.view.rules.game.combined_twists.must_claim,
                round(facts.points_made),
            )
            why = message("bots-makes-points", points=points, claim=claim)
            found.append(Reason(facts.points_made, why))
        usual = self._mean("expected_loss")
        if facts.threat is not None:
            arm, points = facts.threat.arm, facts.threat.points
            end = describe_end(facts.ends[arm], self.faces)
            why = message("bots-leaves-points", end=end, place=self.end_names[arm], points=points)
            found.append(Reason(min(usual - facts.expected_loss, -0.1 * facts.expected_loss), why))
        elif usual > 0 and not facts.plays_again:
            found.append(Reason(usual, message("bots-leaves-nothing")))
        return found

    def _opponent_reasons(self, facts: MoveFacts) -> list[Reason]:
        """Effects on the next player, and on the partner."""
        rules = self.view.rules
        if facts.plays_again or facts.has_question:
            return []
        found = []
        foe = 1 if rules.side(facts.next_seat) != rules.side(self.seat) else -1
        who = "next" if foe > 0 else "partner"
        weight = foe * _STUCK_WEIGHT * self.unit
        apart = facts.stuck_share - self._mean("stuck_share")
        if facts.next_must_draw:
            found.append(
                Reason(foe * _FORCED_DRAW_WEIGHT * self.unit, message("bots-burdens", who=who))
            )
        proof = self._lack_message(facts)
        if proof is not None and foe > 0:
            found.append(Reason(weight * max(facts.stuck_share, 0.1), proof))
        elif facts.stuck_share > 0.05 and apart > 0:
            draws = not self.view.rules.game.draw.is_exhausted(self.view)
            does = "bots-must-draw" if draws else "bots-cannot-play"
            why = message(does, who=who, share=round_share(facts.stuck_share))
            found.append(Reason(weight * apart, why))
        elif apart < 0:
            why = message("bots-can-play", who=who, share=round_share(1 - facts.stuck_share))
            found.append(Reason(weight * apart, why))
        if facts.partner_share is not None and foe > 0:
            found.append(self._partner_reason(facts.partner_share))
        return found

    def _partner_reason(self, share: float) -> Reason:
        more = share - self._mean_partner()
        goes = "bots-partner-goes-on" if more >= 0 else "bots-partner-hardly-goes-on"
        return Reason(
            _PARTNER_WEIGHT * self.unit * (more or 0.11), message(goes, share=round_share(share))
        )

    def _mean_partner(self) -> float:
        return float(
            np.mean([one.partner_share for one in self.facts if one.partner_share is not None])
        )

    def _lack_message(self, facts: MoveFacts) -> Message | None:
        """Name what the next player has shown to lack, of what the ends need now."""
        shown: dict[LackEvidence, list[Message]] = {"passed": [], "drew": []}
        for end in dict.fromkeys(facts.ends.values()):
            want = self.world_facts.lack_evidence(facts.next_seat, end)
            if want is not None:
                shown[want].append(describe_kind(end, self.faces))
        passed, drew = tuple(shown["passed"]), tuple(shown["drew"])
        if passed and drew:
            return message("bots-passed-and-drew-on", kinds=passed, others=drew)
        if passed:
            return message("bots-passed-on", kinds=passed)
        return message("bots-drew-on", kinds=drew) if drew else None

    def _hand_reasons(self, move: Move, facts: MoveFacts) -> list[Reason]:
        """Effects on the player's own hand."""
        if isinstance(move, Draw):
            return self._draw_reasons(facts)
        if isinstance(move, Pass) and self.view.may_stop:
            return [Reason(0.05 * self.unit, message("bots-keeps-tiles"))]
        if isinstance(move, Choose | Pass) or not facts.tiles_left:
            return []
        if facts.plays_again:
            return [Reason(_AGAIN_WEIGHT * self.unit, message("bots-again"))]
        fitting = len(facts.fitting)
        if not fitting:
            return [Reason(-_NONE_FITS_WEIGHT * self.unit, message("bots-none-fits"))]
        weight = _FITS_WEIGHT * self.unit * (fitting - self._mean_fitting() or 0.4)
        return [
            Reason(
                weight,
                self._fitting_message(facts)
                if weight > 0
                else _few_fit_message(fitting, facts.tiles_left),
            )
        ]

    def _mean_fitting(self) -> float:
        return float(np.mean([len(one.fitting) for one in self.facts if one.end_share < 1]))

    def _fitting_message(self, facts: MoveFacts) -> Message:
        """Count how many of the player's tiles fit, and name the end that most of them fit."""
        fitting, left = len(facts.fitting), facts.tiles_left
        ends, touching = list(facts.ends.values()), self.view.rules.matching_tiles
        fits = {end: sum(tile in touching(end) for tile in facts.fitting) for end in ends}
        top = max(fits, key=lambda end: fits[end])
        if fits[top] < 2:
            return _some_fit_message(fitting, left)
        kind, there = describe_kind(top, self.faces), fits[top]
        both = len(ends) == 2 and len(fits) == 1
        if fitting == left:
            return message("bots-all-fit-keeps", left=left, both=both, kind=kind, there=there)
        return message(
            "bots-some-fit-keeps", fitting=fitting, left=left, both=both, kind=kind, there=there
        )

    def _draw_reasons(self, facts: MoveFacts) -> list[Reason]:
        if facts.next_seat != self.seat:
            return [Reason(0.05 * self.unit, message("bots-draw-ends-turn"))]
        if any(isinstance(other, Play) for other in self.result.moves):
            return [Reason(-0.05 * self.unit, message("bots-draw-needless"))]
        weight = _FOUND_WEIGHT * self.unit * (0.5 - facts.stuck_share)
        return [
            Reason(
                weight, message("bots-draw-then-plays", share=round_share(1 - facts.stuck_share))
            )
        ]

    def _shed_reasons(self, play: Play) -> list[Reason]:
        found = []
        if play.tile.is_double:
            double = describe_double(play.tile.a, self.faces)
            found.append(
                Reason(_DOUBLE_WEIGHT * self.unit, message("bots-sheds-double", double=double))
            )
        weighs = [move.tile.pips for move in self.result.moves if isinstance(move, Play)]
        more = play.tile.pips - float(np.mean(weighs))
        if play.tile.pips and _counts_pips(self.view):
            sheds = "bots-sheds-pips" if more >= 0 else "bots-sheds-few-pips"
            why = message(sheds, pips=play.tile.pips)
            found.append(Reason(_PIP_WEIGHT * self.unit * (more or 1.4), why))
        return found


def _some_fit_message(fitting: int, left: int) -> Message:
    """Say how many tiles fit, as an advantage."""
    if fitting < left:
        return message("bots-some-fit", fitting=fitting, left=left)
    return message("bots-last-fits") if left == 1 else message("bots-all-fit", left=left)


def _few_fit_message(fitting: int, left: int) -> Message:
    """Say the same as a disadvantage; where all fit, it is not that bad."""
    if fitting < left:
        return message("bots-few-fit", fitting=fitting, left=left)
    return _some_fit_message(fitting, left)


def _counts_pips(view: State) -> bool:
    """Return whether hands are counted in pips."""
    return isinstance(view.rules.game.award, OpponentsPips)
