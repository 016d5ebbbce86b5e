"""What the worlds that may be look like after a move: what reasons are made from."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal

import numpy as np

from boneyard import fast
from boneyard.bots.search import Mind, Thought
from boneyard.core import events as e
from boneyard.core.actions import Flip, Move
from boneyard.core.tiles import Half, Tile
from boneyard.engine.legal import open_arms
from boneyard.fast.action_ids import arms_of
from boneyard.fast.rows import Flags, Rows
from boneyard.rules.game import State

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
