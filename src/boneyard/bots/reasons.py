"""Why a move is good or bad, in words: from what the worlds look like after it."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from boneyard.actions import Choose, Draw, Move, Pass, Play
from boneyard.art import Faces, half_words, look_of
from boneyard.bots.looking import Facts, Looker
from boneyard.bots.thinking import Thought
from boneyard.layout import Shape, end_names
from boneyard.rules.awards import OpponentsPips
from boneyard.state import State
from boneyard.tiles import Half

#: Reasons told of a move, at most.
MOST: Final = 3
#: How much of what a round may bring a reason must weigh to be told.
_WORTH_TELLING: Final = 0.02

# What things weigh, as shares of what a round may bring.
_STUCK, _PARTNER, _FITS, _NONE_FITS, _DOUBLE, _PIP, _AGAIN, _BURDEN, _FOUND = (
    0.5, 0.2, 0.06, 0.25, 0.08, 0.015, 0.15, 0.15, 0.2,
)  # fmt: skip
#: So often, nearly always is meant.
_SURE: Final = 0.995


@dataclass(frozen=True)
class Reason:
    """Something to be said for a move, or against it."""

    weight: float
    """Above 0: for it."""
    text: str


def share_words(share: float) -> str:
    """How often, of all hands that may be."""
    return "always" if share > _SURE else f"in {share:.0%} of the hands that may be"


def points_words(points: float) -> str:
    """Write `1 point`, `10 points`."""
    count = round(points)
    return "1 point" if count == 1 else f"{count} points"


def kind_words(half: Half, faces: Faces) -> str:
    """Halves of a kind, as players call them: `3s`, `blanks`, `cherries`, `red`."""
    word = half_words(half, faces)
    if faces == "colours":
        return "stars" if half.symbol == "S" else word.split()[0]
    count, _, fruit = word.partition(" ")
    if fruit:
        return f"{fruit}s" if count == "1" else fruit
    return f"{word}s"


def end_words(half: Half, faces: Faces) -> str:
    """What an end shows, as players call it: `an end of 4`."""
    word = half_words(half, faces)
    return f"an end of {word if faces in ('pips', 'numerals') else kind_words(half, faces)}"


class Reasons:
    """Finds the reasons for and against each of some moves, as they differ from one another."""

    def __init__(self, looker: Looker, thought: Thought, shape: Shape = "wide") -> None:
        """Look at what every move does; ends are named as on a table of this shape."""
        self.looker, self.view, self.seat = looker, looker.view, looker.seat
        self.faces = look_of(self.view.rules).faces
        self.places = end_names(self.view.rules, shape)
        self.thought = thought
        self.facts = [looker.facts(move) for move in thought.moves]
        self.unit = max(float(thought.gains.std()), 1e-9)

    def of(self, at: int) -> tuple[str, ...]:
        """Up to three reasons: for the best move what is good, for another first what is not."""
        found = [one for one in self._all(at) if abs(one.weight) > _WORTH_TELLING * self.unit]
        found.sort(key=lambda one: -one.weight)
        good = [one.text for one in found if one.weight > 0]
        bad = [one.text for one in found[::-1] if one.weight < 0]
        told = good if at == self.thought.best else [*bad[:2], *good]
        return tuple(told[:MOST]) or (self._usual(at),)

    def _usual(self, at: int) -> str:
        if len(self.thought.moves) == 1:
            return "it is the only move"
        return f"you win the round {share_words(float(self.thought.wins[at]))}"

    def _all(self, at: int) -> list[Reason]:
        move, facts = self.thought.moves[at], self.facts[at]
        found = [*self._ending(at, facts)]
        if self.view.rules.game.blind:
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
        often = share_words(facts.lucky)
        return [Reason(_FOUND * self.unit * apart, f"the next tile of your row fits {often}")]

    def _mean(self, name: str) -> float:
        values = [getattr(one, name) for one in self.facts if one.over < 1]
        return float(np.mean(values)) if values else 0.0

    def _ending(self, at: int, facts: Facts) -> list[Reason]:
        if facts.out:
            left = self._unclaimed() if facts.over == 1 else []
            return [Reason(100 * self.unit, "you are out"), *left]
        if not facts.over:
            return []
        wins = float(self.thought.wins[at])
        told = "ends the round" if facts.over > _SURE else f"ends the round {_often(facts.over)}"
        weight = (wins - float(self.thought.wins.mean()) or 0.1) * facts.over * self.unit
        left = self._unclaimed() if facts.over == 1 else []
        return [Reason(weight, f"{told}, and you win it {share_words(wins)}"), *left]

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
        told = f"takes the {points_words(left)} that the play before left unclaimed"
        return [Reason(left, told)] if left else []

    def _points(self, facts: Facts) -> list[Reason]:
        found = []
        if facts.made > 0:
            claim = ", if you claim them" if self.view.rules.game.muggins else ""
            told = f"makes {points_words(facts.made)} at once{claim}"
            found.append(Reason(facts.made, told))
        usual = self._mean("risk")
        if facts.threat is not None:
            arm, points = facts.threat.arm, facts.threat.points
            end = end_words(facts.ends[arm], self.faces)
            told = f"leaves {end}, {self.places[arm]}, that may score {points} for the next player"
            found.append(Reason(min(usual - facts.risk, -0.1 * facts.risk), told))
        elif usual > 0 and not facts.again:
            found.append(Reason(usual, "leaves the next player nothing that scores"))
        return found

    def _others(self, facts: Facts) -> list[Reason]:
        """What it means for the next player, and for the partner."""
        rules = self.view.rules
        if facts.again or facts.asked:
            return []
        found = []
        foe = 1 if rules.side(facts.next) != rules.side(self.seat) else -1
        who = "the next player" if foe > 0 else "your partner"
        weight = foe * _STUCK * self.unit
        apart = facts.stuck - self._mean("stuck")
        if facts.burdened:
            found.append(Reason(foe * _BURDEN * self.unit, f"makes {who} draw first"))
        proofs = self._proofs(facts)
        if proofs and foe > 0:
            found.append(Reason(weight * max(facts.stuck, 0.1), f"{who} {proofs}"))
        elif facts.stuck > 0.05 and apart > 0:
            does = "must draw" if self.view.stock else "can't play"
            found.append(Reason(weight * apart, f"{who} {does} {share_words(facts.stuck)}"))
        elif apart < 0:
            found.append(Reason(weight * apart, f"{who} can play {share_words(1 - facts.stuck)}"))
        if facts.partner is not None and foe > 0:
            more = facts.partner - self._mean_partner()
            often = share_words(facts.partner)
            goes = "can go on" if more >= 0 else "can go on only"
            weight = _PARTNER * self.unit * (more or 0.11)
            found.append(Reason(weight, f"your partner {goes} {often}"))
        return found

    def _mean_partner(self) -> float:
        return float(np.mean([one.partner for one in self.facts if one.partner is not None]))

    def _proofs(self, facts: Facts) -> str:
        """What the next player has shown not to have, of what the ends ask for now."""
        shown: dict[str, list[str]] = {}
        for end in dict.fromkeys(facts.ends.values()):
            word = self.looker.lacks(facts.next, end)
            if word is not None:
                shown.setdefault(word, []).append(kind_words(end, self.faces))
        return " and ".join(f"{word} {' and '.join(kinds)}" for word, kinds in shown.items())

    def _own(self, move: Move, facts: Facts) -> list[Reason]:
        """What it means for the player's own hand."""
        if isinstance(move, Draw):
            return self._drawn(facts)
        if isinstance(move, Pass) and self.view.may_stop:
            return [Reason(0.05 * self.unit, "keeps your other tiles for later")]
        if isinstance(move, Choose | Pass) or not facts.left:
            return []
        if facts.again:
            return [Reason(_AGAIN * self.unit, "you play again")]
        fitting = len(facts.fitting)
        if not fitting:
            return [Reason(-_NONE_FITS * self.unit, "leaves none of your tiles that fits")]
        kind = self._kept(facts)
        apart = fitting - self._mean_fitting()
        told = f"{fitting} of your {facts.left} tiles still fit{'s' * (fitting == 1)}"
        if fitting == facts.left:
            told = f"all your {fitting} tiles still fit" if fitting > 1 else "your last tile fits"
        weight = _FITS * self.unit * (apart or 0.4)
        return [Reason(weight, f"{told}{kind}" if weight > 0 else f"only {told}")]

    def _mean_fitting(self) -> float:
        return float(np.mean([len(one.fitting) for one in self.facts if one.over < 1]))

    def _kept(self, facts: Facts) -> str:
        """What is open that most of the player's tiles fit."""
        ends, touching = list(facts.ends.values()), self.view.rules.touching
        fits = {end: sum(tile in touching(end) for tile in facts.fitting) for end in ends}
        top = max(fits, key=lambda end: fits[end])
        if fits[top] < 2:
            return ""
        both = "both " if len(ends) == 2 and len(fits) == 1 else ""
        return f": keeps {both}{kind_words(top, self.faces)} open, for {fits[top]} of them"

    def _drawn(self, facts: Facts) -> list[Reason]:
        if facts.next != self.seat:
            return [Reason(0.05 * self.unit, "brings a tile, and the turn is over")]
        if any(isinstance(other, Play) for other in self.thought.moves):
            return [Reason(-0.05 * self.unit, "brings one more tile, though you could play")]
        weight = _FOUND * self.unit * (0.5 - facts.stuck)
        return [Reason(weight, f"you can play then {share_words(1 - facts.stuck)}")]

    def _shed(self, play: Play) -> list[Reason]:
        found = []
        if play.tile.is_double:
            text = f"gets rid of {self._double(play.tile.a)}"
            found.append(Reason(_DOUBLE * self.unit, text))
        weighs = [move.tile.pips for move in self.thought.moves if isinstance(move, Play)]
        more = play.tile.pips - float(np.mean(weighs))
        if play.tile.pips and _counts_pips(self.view):
            sheds = "sheds" if more >= 0 else "sheds only"
            text = f"{sheds} {play.tile.pips} pip{'s' * (play.tile.pips != 1)}"
            found.append(Reason(_PIP * self.unit * (more or 1.4), text))
        return found

    def _double(self, half: Half) -> str:
        if self.faces in ("pips", "numerals"):
            return f"the double {half_words(half, self.faces)}"
        return f"the double of {kind_words(half, self.faces)}"


def _often(share: float) -> str:
    return f"in {share:.0%} of cases"


def _counts_pips(view: State) -> bool:
    """Say whether what is left in a hand is counted in pips."""
    return isinstance(view.rules.game.award, OpponentsPips)
