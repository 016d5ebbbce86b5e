"""Explanations of hints: reasons for and against a move, found by looking ahead."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal

import numpy as np

from boneyard import fast
from boneyard.bots.search import Mind, Thought
from boneyard.core import events as e
from boneyard.core.actions import Choose, Draw, Flip, Move, Pass, Play
from boneyard.core.faces import double_told, end_told, kind_told
from boneyard.core.tiles import Half, Tile
from boneyard.engine.legal import open_arms
from boneyard.fast.action_ids import arms_of
from boneyard.fast.rows import Flags, Rows
from boneyard.i18n import Message, message
from boneyard.layout import Aspect
from boneyard.rules.awards import OpponentsPips
from boneyard.rules.game import State
from boneyard.text.end_names import end_names

#: Worlds that are looked at; shares are told to the percent, so more would change little.
LOOKED: Final = 100


#: What a player did for want of a tile: passed, or drew.
Want = Literal["passed", "drew"]


@dataclass(frozen=True)
class Threat:
    """A play by which the next player makes points."""

    arm: int
    points: int


@dataclass(frozen=True)
class Facts:
    """What a move does, as far as the worlds tell."""

    over: float
    """The share of worlds in which it ends the round."""
    out: bool
    """The player is out."""
    made: float
    """Points that it makes at once, in worlds in which the round goes on."""
    again: bool
    """The player plays again."""
    asked: bool
    """A question comes first."""
    next: int
    """Whose turn comes, or the player's own."""
    stuck: float
    """The share of worlds in which the one whose turn comes can't play."""
    burdened: bool
    """The next player must draw first."""
    risk: float
    """Points that the next opponent can make at once, on average."""
    threat: Threat | None
    """Where most of that can be made."""
    ends: Mapping[int, Half]
    """The open ends after it."""
    fitting: tuple[Tile, ...]
    """The player's tiles that fit one of them."""
    left: int
    """How many tiles the player has then."""
    partner: float | None = None
    """The share of worlds in which the partner's tiles fit an end; None: no partner."""
    lucky: float = 0.0
    """The share of worlds in which a tile turned over next fits, where hands lie face down."""


class Looker:
    """Makes moves in worlds that may be, and looks."""

    def __init__(self, mind: Mind, thought: Thought) -> None:
        """Take some of the worlds that were thought about."""
        self.game, self.view, self.seat = mind.game, mind.view, mind.seat
        self.side, self.sign = mind.side, mind.sign
        self.worlds = Rows(mind.game, thought.believed[:LOOKED].copy())
        # What others left unclaimed is called; a play doesn't make it.
        self.worlds.drop_claims()

    def facts(self, move: Move) -> Facts:
        """Make a move in all worlds, and see."""
        rows = self._stepped(self.worlds, move)
        on = rows.some(rows.playing)
        out = bool(rows.out(self.seat).all() or (rows.count(self.seat) == 0).all())
        if not len(on):
            ends: dict[int, Half] = {}
            return Facts(1.0, out, 0.0, False, False, -1, 0.0, False, 0.0, None, ends, (), 0)
        asked, turns, plays = bool(on.asked.any()), on.turns, on.plays
        again = bool((turns == self.seat).all())
        risk, threat = (0.0, None) if asked or again else self._risk(on, plays)
        ends, hand = on.open_ends(self.seat), on.hand(self.seat)
        return Facts(
            over=1 - len(on) / len(rows),
            out=out,
            made=self._made(on),
            again=again and not asked,
            asked=asked,
            next=int(turns[0]),
            stuck=0.0 if asked else 1 - float(plays.any(axis=1).mean()),
            burdened=bool(on.burdened.all()),
            risk=risk,
            threat=threat,
            ends=ends,
            fitting=tuple(tile for tile in hand if self._fits(tile, ends)),
            left=len(hand),
            partner=self._partner(on, ends),
            lucky=self._lucky(on) if self.game.rules.game.twisted.face_down else 0.0,
        )

    def _stepped(self, rows: Rows, move: Move) -> Rows:
        """The same move in all of them."""
        number = fast.number_of(self.game, move)
        assert number is not None
        return rows.after(np.full(len(rows), number, np.int64))

    def _made(self, rows: Rows) -> float:
        return float((rows.points(self.side) - self.view.points[self.side]).mean())

    def _risk(self, rows: Rows, plays: Flags) -> tuple[float, Threat | None]:
        """What the next opponent can make with one play, and where."""
        side = self.game.rules.side(int(rows.turns[0]))
        if side == self.side or self.sign < 0 or not plays.any():
            return 0.0, None
        where, numbers = np.nonzero(plays)
        after = rows.some(where).after(numbers.astype(np.int64))
        points = np.where(after.playing, after.points(side) - rows.points(side)[where], 0)
        if not points.any():
            return 0.0, None
        best = np.zeros(len(rows), np.int64)
        np.maximum.at(best, where, points)
        top = np.flatnonzero((points == best[where]) & (points > 0))
        arms = arms_of(self.game, numbers[top])
        threats, counts = np.unique(
            np.stack([arms, points[top]], axis=1), axis=0, return_counts=True
        )
        arm, most = threats[np.argmax(counts * threats[:, 1])].tolist()
        return float(best.mean()), Threat(arm, most)

    def _fits(self, tile: Tile, ends: Mapping[int, Half]) -> bool:
        return any(tile in self.game.rules.touching(half) for half in ends.values())

    def _partner(self, rows: Rows, ends: Mapping[int, Half]) -> float | None:
        rules = self.game.rules
        if rules.sides == rules.players:
            return None
        seat = (self.seat + rules.players // 2) % rules.players
        fitting = {tile for end in ends.values() for tile in rules.touching(end)}
        return float(rows.holds_one_of(seat, fitting).mean())

    def _lucky(self, rows: Rows) -> float:
        """How often one who plays on turns over a tile that fits."""
        return float(self._stepped(rows, Flip()).turned.mean())

    @cached_property
    def _shown(self) -> Mapping[tuple[int, Half], Want]:
        return shown_lacking(self.view)

    def lacks(self, seat: int, end: Half) -> Want | None:
        """How a seat has shown to have nothing for such an end; None: it hasn't."""
        want = self._shown.get((seat, end))
        if want is None or not len(self.worlds):
            return None
        unseen = set(self.game.rules.touching(end)) - set(self.view.hands[self.seat])
        unseen -= {event.tile for event in self.view.laid if isinstance(event, e.Played)}
        return want if self.worlds.lacks_all(seat, unseen) else None


def shown_lacking(view: State) -> Mapping[tuple[int, Half], Want]:
    """What players did in this round for want of a tile: by seat and open end."""
    shown: dict[tuple[int, Half], Want] = {}
    before = view.rules.new_match()
    for event in view.told:
        forced = before.question is None and not before.may_stop and before.owes is None
        if isinstance(event, e.Passed | e.Drew) and forced and event.seat == before.turn:
            want: Want = "passed" if isinstance(event, e.Passed) else "drew"
            for arm in open_arms(before, event.seat):
                if shown.get((event.seat, arm.half)) != "passed":
                    shown[event.seat, arm.half] = want
        before = before.after(event)
    return shown


#: Reasons told of a move, at most.
MOST: Final = 3

#: How much of what a round may bring a reason must weigh to be told.
_WORTH_TELLING: Final = 0.02


# What things weigh, as shares of what a round may bring.
_STUCK, _PARTNER, _FITS, _NONE_FITS, _DOUBLE, _PIP, _AGAIN, _BURDEN, _FOUND = (
    0.5, 0.2, 0.06, 0.25, 0.08, 0.015, 0.15, 0.15, 0.2,
)  # fmt: skip


@dataclass(frozen=True)
class Reason:
    """Something to be said for a move, or against it."""

    weight: float
    """Above 0: for it."""
    message: Message


def rounded(share: float) -> float:
    """How often, to the percent; 1 is told as always."""
    return round(float(share), 2)


class Reasons:
    """Finds the reasons for and against each of some moves, as they differ from one another."""

    def __init__(self, looker: Looker, thought: Thought, shape: Aspect = "wide") -> None:
        """Look at what every move does; ends are named as on a table of this shape."""
        self.looker, self.view, self.seat = looker, looker.view, looker.seat
        self.faces = self.view.rules.game.tiles.faces
        self.places = end_names(self.view.rules, shape, reader=self.seat)
        self.thought = thought
        self.facts = [looker.facts(move) for move in thought.moves]
        self.unit = max(float(thought.gains.std()), 1e-9)

    def of(self, at: int) -> tuple[Message, ...]:
        """Up to three reasons: for the best move what is good, for another first what is not."""
        found = [one for one in self._all(at) if abs(one.weight) > _WORTH_TELLING * self.unit]
        found.sort(key=lambda one: -one.weight)
        good = [one.message for one in found if one.weight > 0]
        bad = [one.message for one in found[::-1] if one.weight < 0]
        told = good if at == self.thought.best else [*bad[:2], *good]
        return tuple(told[:MOST]) or (self._usual(at),)

    def _usual(self, at: int) -> Message:
        if len(self.thought.moves) == 1:
            return message("bots-only-move")
        return message("bots-wins", share=rounded(self.thought.wins[at]))

    def _all(self, at: int) -> list[Reason]:
        move, facts = self.thought.moves[at], self.facts[at]
        found = [*self._ending(at, facts)]
        if self.view.rules.game.twisted.face_down:
            found += self._turned_over(facts)
        elif facts.over < 1:
            found += [*self._points(facts), *self._others(facts), *self._own(move, facts)]
        if isinstance(move, Play):
            found += self._shed(move)
        return found

    def _turned_over(self, facts: Facts) -> list[Reason]:
        """Where nobody knows their tiles: whether the next one will fit."""
        if not facts.again:
            return []
        apart = facts.lucky - self._mean("lucky") or 0.1
        told = message("bots-row-fits", share=rounded(facts.lucky))
        return [Reason(_FOUND * self.unit * apart, told)]

    def _mean(self, name: str) -> float:
        values = [getattr(one, name) for one in self.facts if one.over < 1]
        return float(np.mean(values)) if values else 0.0

    def _ending(self, at: int, facts: Facts) -> list[Reason]:
        if facts.out:
            left = self._unclaimed() if facts.over == 1 else []
            return [Reason(100 * self.unit, message("bots-out")), *left]
        if not facts.over:
            return []
        wins = float(self.thought.wins[at])
        told = message("bots-ends-round", over=rounded(facts.over), wins=rounded(wins))
        weight = (wins - float(self.thought.wins.mean()) or 0.1) * facts.over * self.unit
        left = self._unclaimed() if facts.over == 1 else []
        return [Reason(weight, told), *left]

    def _unclaimed(self) -> list[Reason]:
        """What an opponent's play has left, and a play that ends the round takes (AF-4)."""
        view, side = self.view, self.view.rules.side
        left = sum(
            made.points
            for made in view.pending
            if made.play == view.plays
            and made.seat is not None
            and side(made.seat) != side(self.seat)
        )
        return [Reason(left, message("bots-takes-unclaimed", points=left))] if left else []

    def _points(self, facts: Facts) -> list[Reason]:
        found = []
        if facts.made > 0:
            claim, points = self.view.rules.game.twisted.claims, round(facts.made)
            told = message("bots-makes-points", points=points, claim=claim)
            found.append(Reason(facts.made, told))
        usual = self._mean("risk")
        if facts.threat is not None:
            arm, points = facts.threat.arm, facts.threat.points
            end = end_told(facts.ends[arm], self.faces)
            told = message("bots-leaves-points", end=end, place=self.places[arm], points=points)
            found.append(Reason(min(usual - facts.risk, -0.1 * facts.risk), told))
        elif usual > 0 and not facts.again:
            found.append(Reason(usual, message("bots-leaves-nothing")))
        return found

    def _others(self, facts: Facts) -> list[Reason]:
        """What it means for the next player, and for the partner."""
        rules = self.view.rules
        if facts.again or facts.asked:
            return []
        found = []
        foe = 1 if rules.side(facts.next) != rules.side(self.seat) else -1
        who = "next" if foe > 0 else "partner"
        weight = foe * _STUCK * self.unit
        apart = facts.stuck - self._mean("stuck")
        if facts.burdened:
            found.append(Reason(foe * _BURDEN * self.unit, message("bots-burdens", who=who)))
        proof = self._proof(facts)
        if proof is not None and foe > 0:
            found.append(Reason(weight * max(facts.stuck, 0.1), proof))
        elif facts.stuck > 0.05 and apart > 0:
            does = "bots-must-draw" if self.view.stock else "bots-cannot-play"
            told = message(does, who=who, share=rounded(facts.stuck))
            found.append(Reason(weight * apart, told))
        elif apart < 0:
            told = message("bots-can-play", who=who, share=rounded(1 - facts.stuck))
            found.append(Reason(weight * apart, told))
        if facts.partner is not None and foe > 0:
            found.append(self._partner(facts.partner))
        return found

    def _partner(self, share: float) -> Reason:
        more = share - self._mean_partner()
        goes = "bots-partner-goes-on" if more >= 0 else "bots-partner-hardly-goes-on"
        return Reason(_PARTNER * self.unit * (more or 0.11), message(goes, share=rounded(share)))

    def _mean_partner(self) -> float:
        return float(np.mean([one.partner for one in self.facts if one.partner is not None]))

    def _proof(self, facts: Facts) -> Message | None:
        """What the next player has shown not to have, of what the ends ask for now."""
        shown: dict[Want, list[Message]] = {"passed": [], "drew": []}
        for end in dict.fromkeys(facts.ends.values()):
            want = self.looker.lacks(facts.next, end)
            if want is not None:
                shown[want].append(kind_told(end, self.faces))
        passed, drew = tuple(shown["passed"]), tuple(shown["drew"])
        if passed and drew:
            return message("bots-passed-and-drew-on", kinds=passed, others=drew)
        if passed:
            return message("bots-passed-on", kinds=passed)
        return message("bots-drew-on", kinds=drew) if drew else None

    def _own(self, move: Move, facts: Facts) -> list[Reason]:
        """What it means for the player's own hand."""
        if isinstance(move, Draw):
            return self._drawn(facts)
        if isinstance(move, Pass) and self.view.may_stop:
            return [Reason(0.05 * self.unit, message("bots-keeps-tiles"))]
        if isinstance(move, Choose | Pass) or not facts.left:
            return []
        if facts.again:
            return [Reason(_AGAIN * self.unit, message("bots-again"))]
        fitting = len(facts.fitting)
        if not fitting:
            return [Reason(-_NONE_FITS * self.unit, message("bots-none-fits"))]
        weight = _FITS * self.unit * (fitting - self._mean_fitting() or 0.4)
        return [Reason(weight, self._fitting(facts) if weight > 0 else _few(fitting, facts.left))]

    def _mean_fitting(self) -> float:
        return float(np.mean([len(one.fitting) for one in self.facts if one.over < 1]))

    def _fitting(self, facts: Facts) -> Message:
        """How many of the player's tiles fit, and what is open that most of them fit."""
        fitting, left = len(facts.fitting), facts.left
        ends, touching = list(facts.ends.values()), self.view.rules.touching
        fits = {end: sum(tile in touching(end) for tile in facts.fitting) for end in ends}
        top = max(fits, key=lambda end: fits[end])
        if fits[top] < 2:
            return _some(fitting, left)
        kind, there = kind_told(top, self.faces), fits[top]
        both = len(ends) == 2 and len(fits) == 1
        if fitting == left:
            return message("bots-all-fit-keeps", left=left, both=both, kind=kind, there=there)
        return message(
            "bots-some-fit-keeps", fitting=fitting, left=left, both=both, kind=kind, there=there
        )

    def _drawn(self, facts: Facts) -> list[Reason]:
        if facts.next != self.seat:
            return [Reason(0.05 * self.unit, message("bots-draw-ends-turn"))]
        if any(isinstance(other, Play) for other in self.thought.moves):
            return [Reason(-0.05 * self.unit, message("bots-draw-needless"))]
        weight = _FOUND * self.unit * (0.5 - facts.stuck)
        return [Reason(weight, message("bots-draw-then-plays", share=rounded(1 - facts.stuck)))]

    def _shed(self, play: Play) -> list[Reason]:
        found = []
        if play.tile.is_double:
            double = double_told(play.tile.a, self.faces)
            found.append(Reason(_DOUBLE * self.unit, message("bots-sheds-double", double=double)))
        weighs = [move.tile.pips for move in self.thought.moves if isinstance(move, Play)]
        more = play.tile.pips - float(np.mean(weighs))
        if play.tile.pips and _counts_pips(self.view):
            sheds = "bots-sheds-pips" if more >= 0 else "bots-sheds-few-pips"
            told = message(sheds, pips=play.tile.pips)
            found.append(Reason(_PIP * self.unit * (more or 1.4), told))
        return found


def _some(fitting: int, left: int) -> Message:
    """How many tiles fit, as something good."""
    if fitting < left:
        return message("bots-some-fit", fitting=fitting, left=left)
    return message("bots-last-fits") if left == 1 else message("bots-all-fit", left=left)


def _few(fitting: int, left: int) -> Message:
    """The same as something bad; where all fit, it is not that bad."""
    if fitting < left:
        return message("bots-few-fit", fitting=fitting, left=left)
    return _some(fitting, left)


def _counts_pips(view: State) -> bool:
    """Say whether what is left in a hand is counted in pips."""
    return isinstance(view.rules.game.award, OpponentsPips)
