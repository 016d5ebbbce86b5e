"""An analysis in a replay: the curve, the moves that cost most, and the better move at a step."""

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup
from msgspec import Struct

from boneyard.analysis import Analysis, Decision, Missed
from boneyard.analysis.coach import Place, advice
from boneyard.analysis.findings import quality_of
from boneyard.bots.hints import tenths
from boneyard.core.actions import Move, parse
from boneyard.core.faces import Faces
from boneyard.core.ids import all_sides
from boneyard.core.position import Position, evolve
from boneyard.drawing.svg.picture import look_of
from boneyard.i18n import Argument, Message, message
from boneyard.i18n.fluent_translator import Tongue
from boneyard.layout import Aspect
from boneyard.schemas.log import DEAL
from boneyard.server.analysis.curve import SIGNS, Curve, Mark, curve_svg
from boneyard.server.analysis.service import Analysing
from boneyard.server.matches.match import LiveMatch
from boneyard.server.matches.seats import hues
from boneyard.text import move_labels
from boneyard.text.game_report import Players

#: Moves that are marked, and turning points that are told, at most.
MARKED, TURNS = 8, 3


class Costly(Struct, frozen=True):
    """A line of the list of moves that cost something."""

    step: int
    seat: int
    who: str
    quality: str
    move: str
    """Who made which move."""
    said: str
    """What it cost, and what would have been better."""


class Turn(Struct, frozen=True):
    """A moment after which the match stood differently."""

    step: int
    said: str


class Coached(Struct, frozen=True):
    """A sentence of the coach, and the step to look at, if there is one."""

    about: str
    said: str
    step: int | None


class Judged(Struct, frozen=True):
    """What is said of the next move at a step."""

    said: str
    better: Move | None
    """The move that would have been better, if there is one."""


class Reading:
    """An analysis that is done, as a page of a replay shows it."""

    def __init__(
        self,
        live: LiveMatch,
        found: Analysis,
        shape: Aspect,
        faces: Faces | None,
        speak: Tongue,
        reader: int | None = None,
    ) -> None:
        """Begin to read, in a language; whoever reads it may have played a seat."""
        self.live, self.found, self.speak, self.reader = live, found, speak, reader
        self.players = Players(live.called(speak.say), live.rules.sides, reader)
        self.shape, self.faces = shape, look_of(live.rules, faces).faces
        self.rounds = [at for at, entry in enumerate(live.line, 1) if entry.act == DEAL]

    def step(self, round: int, number: int) -> int:
        """The step after which a move of a round has been made."""
        return self.rounds[round - 1] + number

    def decision(self, step: int) -> Decision | None:
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
        made = self._label(position, one.move)
        who = message("replay-next-who", who=self.players.seat(one.seat))
        if one.quality == "best":
            return Judged(self.speak("replay-next-best", next=who, move=made), None)
        said = self.speak(
            "replay-next",
            next=who,
            move=made,
            quality=one.quality if one.quality in SIGNS else "unclear",
            cost=self._cost(one),
            best=self._label(position, one.best),
        )
        return Judged(said, parse(one.best))

    def _label(self, position: Position, move: str) -> Argument:
        names = self.players.seats
        return move_labels.move_told(
            position, parse(move), self.faces, self.shape, names, self.reader
        )

    def _cost(self, one: Decision) -> Message:
        unit = self.found.unit
        parts = 1 if unit == "tiles" else 100
        cost, about = tenths(parts * one.cost), tenths(2 * parts * one.error)
        if not about:
            return message("replay-cost", unit=unit, cost=cost)
        return message("replay-cost-about", unit=unit, cost=cost, about=about)

    def coached(self, seat: int | None) -> list[Coached]:
        """What a coach says to who reads; to somebody else, of a player who won."""
        found = self.found
        of = seat if seat is not None else (found.winners or (0,))[0]
        return [
            Coached(one.about, self.speak.say(one.said), self._at(one.place))
            for one in advice(found, of, seat)
        ]

    def _at(self, place: Place | None) -> int | None:
        return None if place is None else self.step(place.round, place.number)

    def costly(self) -> list[Costly]:
        """The moves that cost most."""
        bad: list[Decision | Missed] = [
            one for one in self.found.decisions if one.quality in SIGNS
        ]  # fmt: skip
        bad += [one for one in self.found.missed if quality_of(one.cost) in SIGNS]
        most = sorted(bad, key=lambda one: -one.cost)[:MARKED]
        before = self._positions({self.step(one.round, one.number) - 1 for one in most})
        lines = []
        for one in most:
            position = before[self.step(one.round, one.number) - 1]
            if isinstance(one, Missed):
                lines.append(self._forgot(one, position))
            else:
                lines.append(self._line(one, position))
        return lines

    def _forgot(self, one: Missed, before: Position) -> Costly:
        name, call = self.called(one.seat), self._label(before, one.call)
        said = self.speak("replay-forgot", call=call, cost=tenths(100 * one.cost))
        step = self.step(one.round, one.number) - 1
        return Costly(step, one.seat, name, quality_of(one.cost), name, said)

    def _line(self, one: Decision, before: Position) -> Costly:
        name, best = self.called(one.seat), self._label(before, one.best)
        made = self._label(before, one.move)
        return Costly(
            self.step(one.round, one.number) - 1,
            one.seat,
            name,
            one.quality,
            self.speak("replay-move-of", who=name, move=made),
            self.speak("replay-costly", quality=one.quality, cost=self._cost(one), best=best),
        )

    def called(self, seat: int) -> str:
        """What a player is called to whoever reads."""
        return self.speak.say(self.players.seat(seat))

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
        told = []
        for swing in self.found.swings[:TURNS]:
            step = self.step(swing.round, swing.number)
            entry = self.live.line[step - 1]
            said = self.live.text(
                entry,
                self.reader,
                self.shape,
                faces=self.faces,
                reader=self.reader,
                say=self.speak.say,
            )
            gain = self.speak.percent(swing.gain, signed=True)
            who = self.players.side(swing.side)
            said.append(self.speak("replay-swing", who=who, gain=gain))
            told.append(Turn(step, " ".join(said)))
        return told

    def curve(self, costly: Sequence[Costly], at: int, address: str) -> Markup:
        """Who was ahead, with marks on the moves that cost most."""
        curve = Curve(
            [self.step(one.round, one.number) for one in self.found.curve],
            [one.chances for one in self.found.curve],
            [self.players.side(side) for side in all_sides(self.live.rules.sides)],
            self.rounds,
            len(self.live.line),
            hues(self.live.seats),
        )
        marks = [
            Mark(
                one.step,
                self.live.rules.side(one.seat),
                one.quality,
                self.speak("replay-mark", who=one.who, step=one.step, quality=one.quality),
            )
            for one in costly
        ]
        return curve_svg(curve, marks, at, address, self.speak)


def context(
    made: Analysing | None, reading: Reading | None, seat: int | None, at: int, address: str
) -> dict[str, Any]:
    """What the template needs.

    An analysis may get done while its page is being written: all of the page is about the moment
    in which it was begun, so that one that says to wait also looks again.
    """
    if made is None or reading is None:
        failed = made is not None and made.wrong is not None
        thinking = None if made is None or failed else made.progress
        return {"thinking": thinking, "failed": failed, "reading": None}
    costly = reading.costly()
    return {
        "thinking": None,
        "failed": False,
        "reading": reading.found,
        "called": reading.called,
        "coached": reading.coached(seat),
        "costly": costly,
        "turns": reading.turns(),
        "curve": reading.curve(costly, at, address),
        "signs": SIGNS,
    }
