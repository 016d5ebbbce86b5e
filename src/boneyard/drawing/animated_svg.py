"""Film: a round as an animated SVG."""

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from html import escape
from itertools import pairwise
from typing import Final, TypeVar

from msgspec import Struct, field
from msgspec.structs import replace

from boneyard.core import events as e
from boneyard.core.events import Event, Played
from boneyard.core.position import Position
from boneyard.core.tile_faces import Faces
from boneyard.drawing.stylesheets import stylesheet
from boneyard.drawing.svg.geometry import CURVE_SCALE, UNIT, fmt, fmt_point
from boneyard.drawing.svg.hands import TileStyle
from boneyard.drawing.svg.plates_and_badges import badge_svg, spokes_svg, text_width
from boneyard.drawing.svg.position_picture import (
    end_counts_of,
    game_symbols,
    has_hub,
    seat_names,
    tile_style,
    wanted_numbers,
)
from boneyard.drawing.svg.table import FRAME_MARGIN, crop_layout, page_letter_size
from boneyard.drawing.svg.tiles import connector_svg, tile_svg, transform
from boneyard.engine.kinds import AnyRules
from boneyard.i18n import Argument, message
from boneyard.i18n.translator import Translate, english
from boneyard.layout import make_board
from boneyard.layout.pose import Aspect, EndBadge, Layout, PlacedTile
from boneyard.text.game_report import describe_left, describe_word

#: The length of a step in seconds: a tile is laid, or something else happens.
PLAY_SECONDS: Final = 0.9

OTHER_SECONDS: Final = 0.6


#: Short captions of how a round ended.
_END_MESSAGES: Final = {
    "out": "steps-out",
    "blocked": "steps-blocked",
    "refused": "steps-refused",
    "target": "steps-target",
    "resigned": "steps-resigned",
    "timeout": "steps-timeout",
    "abandoned": "steps-abandoned",
    "won": "steps-won",
    "lost": "steps-lost",
}


class FilmStep(Struct):
    """Some events that are shown together."""

    seconds: float
    events: list[Event] = field(default_factory=list)
    caption_parts: list[list[Argument]] = field(default_factory=list)
    """The caption of each event, in parts."""

    def caption(self, say: Translate = english) -> str:
        """Return the caption as text."""
        return " · ".join(", ".join(map(say, parts)) for parts in self.caption_parts)


def last_round_events(log: Sequence[Event]) -> list[Event]:
    """Return the events of the last round of a log, from its deal."""
    starts = [at for at, event in enumerate(log) if isinstance(event, e.Dealt | e.SetOut)]
    return list(log[starts[-1] :]) if starts else []


def split_into_steps(round: Iterable[Event], names: Sequence[str], sides: int) -> list[FilmStep]:
    """Split a round into steps; consecutive draws of one seat are one."""
    steps: list[FilmStep] = []
    drawing: int | None = None
    for event in round:
        drew = event.seat if isinstance(event, e.Drew) else None
        seconds = _step_seconds(event)
        if not steps or (seconds and (drew is None or drew != drawing)):
            steps.append(FilmStep(seconds or OTHER_SECONDS))
        step = steps[-1]
        step.events.append(event)
        if drew is not None and drew == drawing:
            count = sum(isinstance(one, e.Drew) for one in step.events)
            step.caption_parts = [[message("steps-draws", who=names[drew], tiles=count)]]
        elif parts := list(_event_caption(event, names, sides)):
            step.caption_parts.append(parts)
        if seconds:
            drawing = drew
    return steps


def _step_seconds(event: Event) -> float:
    """Return how long an event is shown; 0: together with the one before it."""
    match event:
        case e.Played() | e.KnockedOut() | e.Shifted() | e.Counted(removed=True):
            return PLAY_SECONDS
        case e.Drew() | e.Took() | e.Passed() | e.Discarded() | e.Flipped() | e.Chose():
            return OTHER_SECONDS
        case e.RoundEnded():
            return OTHER_SECONDS
    return 0.0


def _event_caption(event: Event, names: Sequence[str], sides: int) -> Iterator[Argument]:
    match event:
        case e.Dealt():
            yield message("steps-deal")
        case e.SetOut(rows=rows):
            yield message("common-tiles", tiles=sum(map(len, rows)))
        case e.Played(seat=None, tile=tile):
            yield message("steps-lies", tile=str(tile))
        case e.Played(seat=int(seat), tile=tile, first=first):
            yield message("steps-plays", who=names[seat], tile=f"{first}-{tile.other(first)}")
        case e.Drew(seat=seat):
            yield message("steps-draws", who=names[seat], tiles=1)
        case e.Took(seat=seat, source=source):
            yield message("steps-takes", who=names[seat], source=names[source])
        case e.Passed(seat=seat):
            yield message("steps-passes", who=names[seat])
        case e.Discarded(seat=seat):
            yield message("steps-discards", who=names[seat])
        case e.Flipped(seat=seat, tile=tile):
            yield message("steps-turns-over", who=names[seat], tile=str(tile))
        case e.Chose(word=word) | e.Called(word=word):
            yield describe_word(word)
        case e.Scored(points=points):
            yield f"+{points}"
        case e.Counted(tile=tile, count=count, removed=True):
            yield message("steps-counted", count=count, tile=str(tile))
        case e.KnockedOut(joint=joint):
            yield message("steps-knock", joint=joint)
        case e.Shifted(source=source, target=target):
            yield message("steps-shift", source=source + 1, target=target + 1)
        case e.RoundEnded():
            yield from _result_caption(event, names, sides)


def _result_caption(event: e.RoundEnded, names: Sequence[str], sides: int) -> Iterator[Argument]:
    """Describe in short how a round ended."""
    yield message(_END_MESSAGES[event.end]) if event.end in _END_MESSAGES else event.end
    if event.left is not None:
        yield describe_left(event.end == "won", event.left)
        return
    who = [tuple(names[side::sides]) for side in range(sides)]
    gained = [(side, points) for side, points in enumerate(event.points) if points]
    for side, points in gained:
        yield message("steps-gained", who=who[side], points=points)
    if not gained:
        yield from (who[side] for side in event.winners)


#: The longest film in seconds, without its pause: the steps of a long round are shorter.
MAX_SECONDS: Final = 56.0

#: How long the end stays.
PAUSE_SECONDS: Final = 4.0

#: How long appearing, disappearing and moving takes, in seconds.
FADE_SECONDS: Final = 0.25

#: The same for words, badges and marks: two words can't be read in one place.
BLINK_SECONDS: Final = 0.08


_VISIBLE: Final = "opacity:1"

_HIDDEN: Final = "opacity:0"


class StepSpan(Struct, frozen=True):
    """From one step to another, exclusive; `stop` None: to the end."""

    start: int
    stop: int | None = None


class Keyframe(Struct, frozen=True):
    """Where a tile lies from a step on."""

    step: int
    x: float
    y: float


class AnimationTracks:
    """The animations of a film, shared by all that appears and disappears together."""

    def __init__(self, lengths: Sequence[float], name: str) -> None:
        """Start with the lengths of all steps; names of animations begin with `name`."""
        scale = min(1.0, MAX_SECONDS / sum(lengths))
        self.seconds = sum(lengths) * scale + PAUSE_SECONDS
        self.name = name
        self._starts = [sum(lengths[:at]) * scale for at in range(len(lengths))]
        self._scale = scale
        self._names: dict[str, str] = {}

    def _percent(self, seconds: float) -> str:
        return f"{min(seconds / self.seconds, 1) * 100:.2f}".rstrip("0").rstrip(".") + "%"

    def _change(self, step: int, fade: float) -> tuple[str, str]:
        """Return when a change begins and ends."""
        start = self._starts[step]
        return self._percent(start), self._percent(start + fade * self._scale)

    def _opacity_frames(self, span: StepSpan, fade: float, there: str, gone: str) -> str:
        if span == StepSpan(0):
            return ""
        frames = "0%"
        if span.start:
            begins, ends = self._change(span.start, fade)
            frames += f",{begins}{{{gone}}}{ends}"
        if span.stop is None:
            return frames + f",100%{{{there}}}"
        begins, ends = self._change(span.stop, fade)
        return frames + f",{begins}{{{there}}}{ends},100%{{{gone}}}"

    def _motion_frames(self, stops: Sequence[Keyframe]) -> str:
        if len(stops) < 2:
            return ""
        last, frames = stops[-1], "0%"
        for one, two in pairwise(stops):
            begins, ends = self._change(two.step, FADE_SECONDS)
            off = f"{fmt((one.x - last.x) * UNIT)}px {fmt((one.y - last.y) * UNIT)}px"
            frames += f",{begins}{{translate:{off}}}{ends}"
        return frames + ",100%{translate:0}"

    def _attributes(self, frames: str, span: StepSpan, kind: str) -> str:
        if not frames:
            return ""
        track = self._names.setdefault(frames, f"{self.name}{len(self._names)}")
        # Where animation is off, only what is there at the end is visible.
        hidden = "" if span.stop is None else ' opacity="0"'
        return f'class="{kind} {track}"{hidden}'

    def visibility_attributes(self, span: StepSpan) -> str:
        """Return the attributes of what is visible for a while."""
        frames = self._opacity_frames(span, BLINK_SECONDS, _VISIBLE, _HIDDEN)
        return self._attributes(frames, span, "by-film")

    def tile_attributes(self, span: StepSpan, stops: Sequence[Keyframe]) -> str:
        """Return the attributes of a tile that is visible for a while and may move meanwhile.

        It is drawn at its last place.
        """
        frames = self._opacity_frames(
            span, FADE_SECONDS, f"{_VISIBLE};scale:1", f"{_HIDDEN};scale:1.3"
        )
        return self._attributes(frames + self._motion_frames(stops), span, "by-film by-tile")

    def css(self) -> str:
        """Return the style sheet of all tracks."""
        name, seconds = self.name, fmt(self.seconds)
        shared = (
            f".by-film{{animation:{seconds}s ease-out infinite}}"
            ".by-tile{transform-box:fill-box;transform-origin:center}"
            f".{name}{{animation:{name} {seconds}s linear infinite}}"
            f"@keyframes {name}{{0%,99%{{opacity:1}}100%{{opacity:0}}}}"
        )
        tracks = (
            f"@keyframes {track}{{{frames}}}.{track}{{animation-name:{track}}}"
            for frames, track in self._names.items()
        )
        still = f".by-film,.{name}{{animation:none!important}}"
        return f"{shared}{''.join(tracks)}@media (prefers-reduced-motion:reduce){{{still}}}"


#: A longer round begins with everything before the last steps of this number.
MAX_STEPS: Final = 120


T = TypeVar("T", bound=Hashable)


class _FilmFrames(Struct):
    """What is visible at each step."""

    layouts: list[Layout]
    counts: list[Mapping[int, int]]
    wanted: list[Mapping[int, int]]
    played: list[int | None]
    """The number of the tile that was played."""


def film_svg(
    rules: AnyRules,
    log: Sequence[Event],
    *,
    names: Sequence[str] = (),
    faces: Faces | None = None,
    theme: str | None = None,
    shape: Aspect = "wide",
    name: str = "by-f",
    say: Translate = english,
) -> str:
    """Draw the last round of a log as an SVG that plays by itself, in a loop with a pause.

    The log may be redacted for one seat. `name` prefixes its animations, for pages with several
    films.
    """
    look = tile_style(rules, faces)
    steps = split_into_steps(
        last_round_events(log), seat_names(rules.players, names, say), rules.sides
    )
    steps = _merge_early_steps(steps) or [FilmStep(1.0)]
    frames = _record_frames(rules, steps, shape)
    tracks = AnimationTracks([step.seconds for step in steps], name)
    frame = crop_layout(_combine_layouts(frames.layouts)).frame
    size = page_letter_size(frame)
    left, top = frame.x * UNIT - FRAME_MARGIN, frame.y * UNIT - FRAME_MARGIN
    wide, high = (
        frame.width * UNIT + 2 * FRAME_MARGIN,
        frame.height * UNIT + 2 * FRAME_MARGIN + size * 2.2,
    )
    captions = [step.caption(say) for step in steps]
    drawn = [
        *_draw_spokes(frames.layouts, tracks),
        *_draw_tiles(frames.layouts, tracks, look, say),
        *_draw_connectors(frames.layouts, tracks),
        *_draw_last_marks(frames, tracks),
        *_draw_badges(frames, tracks, look, say),
        _draw_captions(
            captions, tracks, left + wide / 2, top + high - size * 1.4, size, wide * 0.94
        ),
    ]
    box = " ".join(map(fmt, (left, top, wide, high)))
    dressed = f' data-theme="{theme}"' if theme else ""
    has_connectors = any(one.connector for one in frames.layouts[-1].placed)
    css = stylesheet(theme, standalone=True, connectors=has_connectors, hub=has_hub(rules))
    inside = f"<style>{css}{tracks.css()}</style>"
    felt = (
        f'<rect class="by-felt" x="{fmt(left)}" y="{fmt(top)}" width="{fmt(wide)}" '
        f'height="{fmt(high)}" rx="{fmt(size * 0.8)}"/>'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="by" viewBox="{box}" role="group"{dressed}>'
        f"<title>{escape(say(message('art-film', game=rules.game.localized_title)))}</title>"
        f"{inside}{game_symbols(rules, faces)}{felt}"
        f'<g class="{name}">{"".join(drawn)}</g></svg>'
    )


def _merge_early_steps(steps: list[FilmStep]) -> list[FilmStep]:
    """Merge everything before the last steps into the first of them."""
    if len(steps) <= MAX_STEPS:
        return steps
    early, late = steps[:-MAX_STEPS], steps[-MAX_STEPS:]
    late[0].events = [event for step in [*early, late[0]] for event in step.events]
    return late


def _record_frames(rules: AnyRules, steps: Sequence[FilmStep], shape: Aspect) -> _FilmFrames:
    """Play the round, and record the table after each step."""
    state: Position = rules.new_match()
    board = make_board(rules, shape)
    frames = _FilmFrames([], [], [], [])
    for step in steps:
        laid = None
        for event in step.events:
            state = state.apply_event(event)
            board.add(event)
            if isinstance(event, Played) and event.seat is not None:
                laid = board.placed[-1].number
        frames.layouts.append(board.layout())
        counts = end_counts_of(state)[0]
        frames.counts.append(counts or {})
        frames.wanted.append(wanted_numbers(state))
        frames.played.append(laid)
    return frames


def _combine_layouts(layouts: Sequence[Layout]) -> Layout:
    """Combine all that ever lies on the table."""
    placed = {(one.number, one.pose): one for layout in layouts for one in layout.placed}
    ends = dict(enumerate(end for layout in layouts for end in layout.ends.values()))
    return replace(layouts[-1], placed=tuple(placed.values()), ends=ends)


def _iter_spans(visible: Sequence[T | None]) -> Iterator[tuple[T, StepSpan]]:
    """Yield how long each thing is visible, from what is visible at each step."""
    start = 0
    for at in range(1, len(visible) + 1):
        if at == len(visible) or visible[at] != visible[start]:
            item = visible[start]
            if item is not None:
                yield item, StepSpan(start, at if at < len(visible) else None)
            start = at


def _draw_tiles(
    layouts: Sequence[Layout], tracks: AnimationTracks, style: TileStyle, say: Translate
) -> Iterator[str]:
    """Draw every tile; one that turns over or rotates is several, one after the other."""
    at_beat = [{one.number: one for one in layout.placed} for layout in layouts]
    for tile in sorted({one for placed in at_beat for one in placed}):
        takes: list[tuple[StepSpan, list[Keyframe], PlacedTile]] = []
        for placed, span in _iter_spans([one.get(tile) for one in at_beat]):
            stop = Keyframe(span.start, placed.pose.x, placed.pose.y)
            if takes and takes[-1][0].stop == span.start and _looks_same(takes[-1][2], placed):
                earlier, stops, _ = takes.pop()
                takes.append((StepSpan(earlier.start, span.stop), [*stops, stop], placed))
            else:
                takes.append((span, [stop], placed))
        for span, stops, placed in takes:
            about = tracks.tile_attributes(span, stops)
            inner = tile_svg(placed, style.faces, say=say)
            yield f"<g {about}>{inner}</g>" if about else inner


def _draw_spokes(layouts: Sequence[Layout], tracks: AnimationTracks) -> Iterator[str]:
    """Draw the lines from a hub, from when it lies."""
    for drawn, span in _iter_spans([spokes_svg(one.spokes.values()) or None for one in layouts]):
        about = tracks.visibility_attributes(span)
        yield f"<g {about}>{drawn}</g>" if about else drawn


def _draw_connectors(layouts: Sequence[Layout], tracks: AnimationTracks) -> Iterator[str]:
    """Draw the connectors, each as long as its tile lies."""
    lines = {
        one.number: connector_svg(one) for one in layouts[-1].placed if one.connector is not None
    }
    for tile, line in lines.items():
        visible = [line if any(t.number == tile for t in one.placed) else None for one in layouts]
        for drawn, span in _iter_spans(visible):
            about = tracks.visibility_attributes(span)
            yield f"<g {about}>{drawn}</g>" if about else drawn


def _looks_same(one: PlacedTile, two: PlacedTile) -> bool:
    """Return whether a tile looks the same in two places."""
    return (one.tile, one.first, one.pose.angle) == (two.tile, two.first, two.pose.angle)


def _draw_last_marks(frames: _FilmFrames, tracks: AnimationTracks) -> Iterator[str]:
    """Draw the mark of the last move, which moves from tile to tile."""
    newest: list[int | None] = []
    for laid in frames.played:
        newest.append(laid or (newest[-1] if newest else None))
    by_number = {one.number: one for one in frames.layouts[-1].placed}
    for tile, span in _iter_spans(newest):
        placed = by_number[tile]
        pose, curved = placed.pose, placed.curved
        where = transform(pose.x * UNIT, pose.y * UNIT, pose.angle, CURVE_SCALE if curved else 1)
        yield (
            f"<g {tracks.visibility_attributes(span)}><use "
            f'href="#by-{"u" if curved else "t"}o" class="by-last" '
            f'transform="{where}"/></g>'
        )


def _draw_badges(
    frames: _FilmFrames, tracks: AnimationTracks, style: TileStyle, say: Translate
) -> Iterator[str]:
    """Draw the badges of open ends, each as long as its end is open, counts and wants the same."""
    arms = sorted({arm for layout in frames.layouts for arm in layout.ends})
    for arm in arms:
        visible: list[tuple[EndBadge, int | None, int | None] | None] = [
            (layout.ends[arm], counts.get(arm), wanted.get(arm)) if arm in layout.ends else None
            for layout, counts, wanted in zip(
                frames.layouts, frames.counts, frames.wanted, strict=True
            )
        ]
        for (end, count, want), span in _iter_spans(visible):
            badge = badge_svg(end, style.faces, count, say, want)
            yield f"<g {tracks.visibility_attributes(span)}>{badge}</g>"


def _draw_captions(
    captions: Sequence[str],
    tracks: AnimationTracks,
    x: float,
    y: float,
    size: float,
    max_width: float,
) -> str:
    """Draw the captions, one at a time on the same plate; all of one size, so that none jumps."""
    texts: list[str | None] = []
    for caption in captions:
        texts.append(caption or (texts[-1] if texts else None))
    longest = max((text_width(text, size) for text in texts if text), default=0.0)
    letters = size * min(1.0, max_width / (longest + size * 1.2))
    wide, high = min(longest + size * 1.2, max_width), size * 1.7
    lines = "".join(
        f"<text {tracks.visibility_attributes(span)}>{escape(text)}</text>"
        for text, span in _iter_spans(texts)
    )
    return (
        f'<g transform="translate({fmt_point(x, y)})" aria-hidden="true">'
        f'<rect class="by-plate" x="{fmt(-wide / 2)}" y="{fmt(-high / 2)}" '
        f'width="{fmt(wide)}" height="{fmt(high)}" rx="{fmt(high / 2)}"/>'
        f'<g class="by-text by-name by-mid" font-size="{fmt(letters)}" '
        f'transform="translate(0 {fmt(letters * 0.35)})">{lines}</g></g>'
    )
