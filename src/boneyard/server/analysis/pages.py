"""Analysis in a replay: the curve, the costliest moves, the better move at a step."""

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup, escape
from msgspec import Struct

from boneyard.analysis import Analysis, Decision, Missed
from boneyard.analysis.coach import Place, give_advice
from boneyard.analysis.move_quality import rate_quality
from boneyard.bots.hints import round_tenths
from boneyard.core.actions import Move, parse
from boneyard.core.ids import Side, all_sides, enumerate_sides
from boneyard.core.position import Position, evolve
from boneyard.core.strict_json import JsonObject
from boneyard.core.tile_faces import Faces
from boneyard.drawing.svg.geometry import fmt
from boneyard.drawing.svg.position_picture import tile_style
from boneyard.i18n import Argument, Message, NameList, message
from boneyard.i18n.translator import Translator
from boneyard.layout import Aspect
from boneyard.schemas.log_entries import DEAL
from boneyard.server.analysis.service import AnalysisJob
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.seats import assign_hues
from boneyard.text import move_labels
from boneyard.text.game_report import PlayerNames

#: The drawing's size, and what stays free around the curve: for names above and rounds below.
WIDTH, HEIGHT, SIDE_MARGIN, TOP_MARGIN, BOTTOM_MARGIN = 480, 220, 38, 26, 24
#: What stands in the mark of a move.
QUALITY_SIGNS: Final = {"slip": "?!", "mistake": "?", "blunder": "??"}
#: How large a mark is.
MARK_RADIUS: Final = 11


class MoveMark(Struct, frozen=True):
    """A move that cost something: where it is, and where its mark leads to."""

    step: int
    """The step before which it was made."""
    side: Side
    quality: str
    label: str


class ChanceCurve(Struct, frozen=True):
    """Each side's chance after each step, by the number of the step."""

    steps: Sequence[int]
    chances: Sequence[Sequence[float]]
    names: Sequence[NameList]
    round_starts: Sequence[int]
    last_step: int
    hues: Sequence[int]
    """The number of each side's colour."""

    def x(self, step: float) -> float:
        """Where a step stands."""
        return SIDE_MARGIN + (WIDTH - 2 * SIDE_MARGIN) * step / max(1, self.last_step)

    def y(self, chance: float) -> float:
        """Where a chance stands: 1 is above."""
        return TOP_MARGIN + (HEIGHT - TOP_MARGIN - BOTTOM_MARGIN) * (1 - chance)

    def chance_at(self, step: int, side: Side) -> float:
        """A side's chance after a step, or after the last one before it that is known."""
        known = [at for at, one in enumerate(self.steps) if one <= step]
        return self.chances[known[-1]][side] if known else 1 / len(self.names)

    def css_classes(self, side: Side) -> str:
        """How a side's curve is drawn: its colour, and strokes for who sees none."""
        return f"way way{side % 5} hue{self.hues[side]}"

    def path_data(self, side: Side) -> str:
        """A side's curve."""
        points = (
            f"{fmt(self.x(step))} {fmt(self.y(chances[side]))}"
            for step, chances in zip(self.steps, self.chances, strict=True)
        )
        return "M" + "L".join(points)


def curve_svg(
    curve: ChanceCurve,
    marks: Sequence[MoveMark],
    at: int,
    address: str,
    translator: Translator,
) -> Markup:
    """Draw it; `address` leads to a step that is put after it."""
    two = len(curve.names) == 2
    sides = all_sides(1 if two else len(curve.names))
    lines = "".join(
        f'<path class="{curve.css_classes(side)}" d="{curve.path_data(side)}"/>' for side in sides
    )
    title = escape(translator("replay-curve", sides=tuple(curve.names)))
    return Markup(
        f'<svg class="curve" viewBox="0 0 {WIDTH} {HEIGHT}" role="group" aria-label="{title}">'
        f"{_draw_background(curve, at)}{_draw_scale(curve, translator)}{lines}"
        f"{_draw_names(curve, two, translator)}"
        f"{''.join(_draw_mark(curve, mark, address) for mark in marks)}</svg>"
    )


def _draw_background(curve: ChanceCurve, at: int) -> str:
    """The middle, where rounds begin, and the step that is shown."""
    middle, top, base = (fmt(curve.y(chance)) for chance in (0.5, 1, 0))
    drawn = f'<path class="half" d="M{SIDE_MARGIN} {middle}H{WIDTH - SIDE_MARGIN}"/>'
    for count, step in enumerate(curve.round_starts, 1):
        x = fmt(curve.x(step))
        drawn += (
            f'<path class="round" d="M{x} {top}V{base}"/>'
            f'<text x="{x}" y="{HEIGHT - 7}">{count}</text>'
        )
    x = fmt(curve.x(at))
    return f'{drawn}<path class="now" d="M{x} {top}V{base}"/>'


def _draw_scale(curve: ChanceCurve, translator: Translator) -> str:
    """What the heights mean."""
    return "".join(
        f'<text class="scale" x="{SIDE_MARGIN - 5}" y="{fmt(curve.y(chance) + 4)}">'
        f"{escape(translator.percent(chance))}</text>"
        for chance in (0.0, 0.5, 1.0)
    )


def _draw_names(curve: ChanceCurve, two: bool, translator: Translator) -> str:
    """Of two sides one is above and one below; of several each has a line of its own kind."""
    if two:
        first, second = (escape(translator("replay-ahead", who=name)) for name in curve.names)
        return (
            f'<text class="ahead" x="{SIDE_MARGIN}" y="{TOP_MARGIN - 9}">▲ {first}</text>'
            f'<text class="ahead" x="{SIDE_MARGIN + 8}" y="{HEIGHT - BOTTOM_MARGIN - 8}">'
            f"▼ {second}</text>"
        )
    each = (WIDTH - 2 * SIDE_MARGIN) / len(curve.names)
    drawn = ""
    for side, name in enumerate_sides(curve.names):
        x, told = SIDE_MARGIN + each * side, escape(translator.translate(name))
        drawn += (
            f'<path class="{curve.css_classes(side)}" d="M{fmt(x)} {TOP_MARGIN - 13}h22"/>'
            f'<text class="ahead" x="{fmt(x + 26)}" y="{TOP_MARGIN - 9}">{told}</text>'
        )
    return drawn


def _draw_mark(curve: ChanceCurve, mark: MoveMark, address: str) -> str:
    side = Side(0) if len(curve.names) == 2 else mark.side
    x, y = curve.x(mark.step + 1), curve.y(curve.chance_at(mark.step + 1, side))
    words = escape(mark.label)
    return (
        f'<a href="{escape(address)}{mark.step}" data-swap="replay" data-step="mark {mark.step}" '
        f'aria-label="{words}"><title>{words}</title>'
        f'<circle class="mark" cx="{fmt(x)}" cy="{fmt(y)}" r="{MARK_RADIUS}"/>'
        f'<text class="sign" x="{fmt(x)}" y="{fmt(y + 4.5)}">{QUALITY_SIGNS[mark.quality]}'
        f"</text></a>"
    )


#: Moves that are marked, and turning points that are shown, at most.
MAX_MARKED_MOVES, MAX_TURNING_POINTS = 8, 3


class CostlyMove(Struct, frozen=True):
    """A line of the list of moves that cost something."""

    step: int
    seat: int
    who: str
    quality: str
    move: str
    """Who made which move."""
    said: str
    """What it cost, and what would have been better."""


class TurningPoint(Struct, frozen=True):
    """A moment after which the match stood differently."""

    step: int
    said: str


class CoachSentence(Struct, frozen=True):
    """A sentence of the coach, and the step to look at, if there is one."""

    about: str
    said: str
    step: int | None


class MoveComment(Struct, frozen=True):
    """What is said of the next move at a step."""

    said: str
    better_move: Move | None
    """The move that would have been better, if there is one."""


class AnalysisView:
    """An analysis that is done, as a page of a replay shows it."""

    def __init__(
        self,
        live: LiveMatch,
        analysis: Analysis,
        shape: Aspect,
        faces: Faces | None,
        translator: Translator,
        reader: int | None = None,
    ) -> None:
        """Begin to read, in a language; the player who reads it may have played a seat."""
        self.live, self.analysis, self.translator, self.reader = live, analysis, translator, reader
        self.players = PlayerNames(
            live.seats.translate_names(translator.translate), live.rules.sides, reader
        )
        self.shape, self.faces = shape, tile_style(live.rules, faces).faces
        self.round_starts = [at for at, entry in enumerate(live.log.active, 1) if entry.act == DEAL]

    def find_step(self, round: int, number: int) -> int:
        """The step after which a move of a round has been made."""
        return self.round_starts[round - 1] + number

    def find_decision(self, step: int) -> Decision | None:
        """The decision that comes next after a step."""
        return next(
            (
                one
                for one in self.analysis.decisions
                if self.find_step(one.round, one.number) == step + 1
            ),
            None,
        )

    def comment_next_move(self, step: int, position: Position) -> MoveComment | None:
        """What is said of the move that comes next, and what would have been better."""
        one = self.find_decision(step)
        if one is None:
            return None
        made = self._move_label(position, one.move)
        who = message("replay-next-who", who=self.players.seat(one.seat))
        if one.quality == "best":
            return MoveComment(self.translator("replay-next-best", next=who, move=made), None)
        text = self.translator(
            "replay-next",
            next=who,
            move=made,
            quality=one.quality if one.quality in QUALITY_SIGNS else "unclear",
            cost=self._cost_message(one),
            best=self._move_label(position, one.best),
        )
        return MoveComment(text, parse(one.best))

    def label_decision(self, one: Decision, move: str) -> Argument:
        """One of the moves of a decision, as its player saw the table."""
        step = self.find_step(one.round, one.number) - 1
        return self._move_label(self._positions_at({step})[step], move)

    def _move_label(self, position: Position, move: str) -> Argument:
        names = self.players.seats
        return move_labels.move_label(
            position, parse(move), self.faces, self.shape, names, self.reader
        )

    def _cost_message(self, one: Decision) -> Message:
        unit = self.analysis.unit
        parts = 1 if unit == "tiles" else 100
        cost, about = round_tenths(parts * one.cost), round_tenths(2 * parts * one.error)
        if not about:
            return message("replay-cost", unit=unit, cost=cost)
        return message("replay-cost-about", unit=unit, cost=cost, about=about)

    def build_coach_sentences(self, seat: int | None) -> list[CoachSentence]:
        """What a coach says to the reader; to spectators, of the player who won."""
        found = self.analysis
        of = seat if seat is not None else (found.winners or (0,))[0]
        return [
            CoachSentence(
                one.about, self.translator.translate(one.message), self._step_at(one.place)
            )
            for one in give_advice(found, of, seat)
        ]

    def _step_at(self, place: Place | None) -> int | None:
        return None if place is None else self.find_step(place.round, place.number)

    def list_costly_moves(self) -> list[CostlyMove]:
        """The moves that cost most."""
        bad: list[Decision | Missed] = [
            one for one in self.analysis.decisions if one.quality in QUALITY_SIGNS
        ]  # fmt: skip
        bad += [one for one in self.analysis.missed if rate_quality(one.cost) in QUALITY_SIGNS]
        most = sorted(bad, key=lambda one: -one.cost)[:MAX_MARKED_MOVES]
        before = self._positions_at({self.find_step(one.round, one.number) - 1 for one in most})
        lines = []
        for one in most:
            position = before[self.find_step(one.round, one.number) - 1]
            if isinstance(one, Missed):
                lines.append(self._build_missed_call(one, position))
            else:
                lines.append(self._build_costly_move(one, position))
        return lines

    def _build_missed_call(self, one: Missed, before: Position) -> CostlyMove:
        name, call = self.player_name(one.seat), self._move_label(before, one.call)
        text = self.translator("replay-forgot", call=call, cost=round_tenths(100 * one.cost))
        step = self.find_step(one.round, one.number) - 1
        return CostlyMove(step, one.seat, name, rate_quality(one.cost), name, text)

    def _build_costly_move(self, one: Decision, before: Position) -> CostlyMove:
        name, best = self.player_name(one.seat), self._move_label(before, one.best)
        made = self._move_label(before, one.move)
        return CostlyMove(
            self.find_step(one.round, one.number) - 1,
            one.seat,
            name,
            one.quality,
            self.translator("replay-move-of", who=name, move=made),
            self.translator(
                "replay-costly", quality=one.quality, cost=self._cost_message(one), best=best
            ),
        )

    def player_name(self, seat: int) -> str:
        """What a player is called to the player who reads."""
        return self.translator.translate(self.players.seat(seat))

    def _positions_at(self, steps: set[int]) -> dict[int, Position]:
        """How the match stood after these steps; what is over hides nothing."""
        found = {}
        position: Position = self.live.rules.new_match()
        for at, entry in enumerate(self.live.log.active, 1):
            for event in entry.events:
                position = evolve(position, event)
            if at in steps:
                found[at] = position
        return found

    def list_turning_points(self) -> list[TurningPoint]:
        """The turning points."""
        told = []
        for swing in self.analysis.swings[:MAX_TURNING_POINTS]:
            step = self.find_step(swing.round, swing.number)
            entry = self.live.log.active[step - 1]
            text = self.live.views.describe_entry(
                entry,
                self.reader,
                self.shape,
                faces=self.faces,
                reader=self.reader,
                translate=self.translator.translate,
            )
            gain = self.translator.percent(swing.gain, signed=True)
            who = self.players.side(swing.side)
            text.append(self.translator("replay-swing", who=who, gain=gain))
            told.append(TurningPoint(step, " ".join(text)))
        return told

    def render_curve(self, costly: Sequence[CostlyMove], at: int, address: str) -> Markup:
        """Who was ahead, with marks on the moves that cost most."""
        curve = ChanceCurve(
            [self.find_step(one.round, one.number) for one in self.analysis.curve],
            [one.chances for one in self.analysis.curve],
            [self.players.side(side) for side in all_sides(self.live.rules.sides)],
            self.round_starts,
            len(self.live.log.active),
            assign_hues(self.live.seats),
        )
        marks = [
            MoveMark(
                one.step,
                self.live.rules.side(one.seat),
                one.quality,
                self.translator("replay-mark", who=one.who, step=one.step, quality=one.quality),
            )
            for one in costly
        ]
        return curve_svg(curve, marks, at, address, self.translator)


def build_template_values(
    job: AnalysisJob | None,
    analysis_view: AnalysisView | None,
    seat: int | None,
    at: int,
    address: str,
) -> JsonObject:
    """What the template needs.

    An analysis may get done while its page is being written: all of the page is about the moment
    in which it was begun, so that one that says to wait also looks again.
    """
    if job is None or analysis_view is None:
        failed = job is not None and job.error is not None
        thinking = None if job is None or failed else job.progress
        return {"thinking": thinking, "failed": failed, "reading": None}
    costly = analysis_view.list_costly_moves()
    return {
        "thinking": None,
        "failed": False,
        "reading": analysis_view.analysis,
        "called": analysis_view.player_name,
        "coached": analysis_view.build_coach_sentences(seat),
        "costly": costly,
        "turns": analysis_view.list_turning_points(),
        "curve": analysis_view.render_curve(costly, at, address),
        "signs": QUALITY_SIGNS,
    }
