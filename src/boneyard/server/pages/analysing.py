"""An analysis in a replay: the curve, the moves that cost most, and the better move at a step."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from markupsafe import Markup
from msgspec import Struct

from boneyard.actions import Move, parse
from boneyard.art import Faces, look_of
from boneyard.layout import Shape
from boneyard.server.entries import DEAL
from boneyard.server.match import LiveMatch
from boneyard.server.pages import words
from boneyard.server.pages.curve import SIGNS, Curve, Mark, curve_svg
from boneyard.server.pages.hinting import points_words
from boneyard.server.study import Analysing
from boneyard.state import Position, evolve

if TYPE_CHECKING:
    from boneyard.analysis import Analysis, Decision

#: Moves that are marked, and turning points that are told, at most.
MARKED, TURNS = 8, 3


class Costly(Struct, frozen=True):
    """A line of the list of moves that cost something."""

    step: int
    seat: int
    who: str
    made: str
    better: str
    cost: str
    quality: str


class Turn(Struct, frozen=True):
    """A moment after which the match stood differently."""

    step: int
    said: str


class Judged(Struct, frozen=True):
    """What is said of the next move at a step."""

    said: str
    better: Move | None
    """The move that would have been better, if there is one."""


class Reading:
    """An analysis that is done, as a page of a replay shows it."""

    def __init__(self, live: LiveMatch, found: "Analysis", shape: Shape, faces: Faces | None):
        """Begin to read."""
        self.live, self.found = live, found
        self.shape, self.faces = shape, look_of(live.rules, faces).faces
        self.rounds = [at for at, entry in enumerate(live.line, 1) if entry.act == DEAL]

    def step(self, round: int, number: int) -> int:
        """The step after which a move of a round has been made."""
        return self.rounds[round - 1] + number

    def decision(self, step: int) -> "Decision | None":
        """The decision that comes next after a step."""
        return next(
            (one for one in self.found.decisions if self.step(one.round, one.number) == step + 1),
            None,
        )

    def judged(self, step: int, position: Position) -> Judged | None:
        """What is said of the move that comes next, and what would have been better."""
        one = self.decision(step)
        if one is None:
            return None
        name, made = self.live.names[one.seat], self._label(position, one.move)
        if one.quality == "best":
            return Judged(f"Next, {name}: {made}. That is the best move.", None)
        best = self._label(position, one.best)
        told = self._cost(one)
        verdict = f"a {one.quality}: {told}" if one.quality in SIGNS else f"{told}, maybe by chance"
        return Judged(f"Next, {name}: {made} – {verdict}. Better: {best}.", parse(one.best))

    def _label(self, position: Position, move: str) -> str:
        return words.move_label(position, parse(move), self.faces, self.shape)

    def _cost(self, one: "Decision") -> str:
        said = points_words(one.cost)
        if self.found.unit != "points":
            said = said.replace("point", self.found.unit.removesuffix("s"))
        sure = f", give or take {2 * one.error:.1f}" if one.error else ""
        return f"{said} below the best{sure}"

    def costly(self) -> list[Costly]:
        """The moves that cost most."""
        bad = [one for one in self.found.decisions if one.quality in SIGNS]
        most = sorted(bad, key=lambda one: -one.cost)[:MARKED]
        before = self._positions({self.step(one.round, one.number) - 1 for one in most})
        return [
            Costly(
                step := self.step(one.round, one.number) - 1,
                one.seat,
                self.live.names[one.seat],
                self._label(before[step], one.move),
                self._label(before[step], one.best),
                self._cost(one),
                one.quality,
            )
            for one in most
        ]

    def _positions(self, steps: set[int]) -> dict[int, Position]:
        """How the match stood after these steps; what is over hides nothing."""
        found = {}
        position: Position = self.live.rules.new_match()
        for at, entry in enumerate(self.live.line, 1):
            for event in entry.events:
                position = evolve(position, event)
            if at in steps:
                found[at] = position
        return found

    def turns(self) -> list[Turn]:
        """The turning points."""
        names, told = self.sides, []
        for swing in self.found.swings[:TURNS]:
            step = self.step(swing.round, swing.number)
            said = " ".join(self.live.text(self.live.line[step - 1], None, self.shape))
            told.append(Turn(step, f"{said} Chance of {names[swing.side]}: {swing.gain:+.0%}."))
        return told

    @property
    def sides(self) -> list[str]:
        """What the sides are called."""
        sides = self.live.rules.sides
        return [words.listed(self.live.names[side::sides]) for side in range(sides)]

    def curve(self, costly: Sequence[Costly], at: int, address: str) -> Markup:
        """Who was ahead, with marks on the moves that cost most."""
        curve = Curve(
            [self.step(one.round, one.number) for one in self.found.curve],
            [one.chances for one in self.found.curve],
            self.sides,
            self.rounds,
            len(self.live.line),
        )
        marks = [
            Mark(
                one.step,
                self.live.rules.side(one.seat),
                one.quality,
                f"{one.who}, step {one.step}: a {one.quality}",
            )
            for one in costly
        ]
        return curve_svg(curve, marks, at, address)


def context(
    made: Analysing | None, reading: Reading | None, at: int, address: str
) -> dict[str, Any]:
    """What the template needs."""
    if made is None or reading is None:
        return {"analysing": made, "reading": None}
    costly = reading.costly()
    return {
        "analysing": made,
        "reading": reading.found,
        "costly": costly,
        "turns": reading.turns(),
        "curve": reading.curve(costly, at, address),
        "signs": SIGNS,
    }
