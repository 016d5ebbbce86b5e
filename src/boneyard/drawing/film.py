"""Film: a round as an animated SVG."""

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from html import escape
from itertools import pairwise
from typing import Final, TypeVar

from msgspec import Struct, field
from msgspec.structs import replace

from boneyard.core import events as e
from boneyard.core.events import Event, Played
from boneyard.core.faces import Faces
from boneyard.core.position import Position
from boneyard.drawing.palette import stylesheet
from boneyard.drawing.svg.furniture import badge_svg, spokes_svg, text_width
from boneyard.drawing.svg.geometry import CURVE, UNIT, number, place
from boneyard.drawing.svg.hands import Look
from boneyard.drawing.svg.picture import (
    around_hub,
    counts_of,
    look_of,
    seat_names,
    symbols_of,
    wanted_at,
)
from boneyard.drawing.svg.table import MARGIN, cropped, page_letters
from boneyard.drawing.svg.tiles import leap_svg, moved, tile_svg
from boneyard.engine.kinds import AnyRules
from boneyard.i18n import Argument, message
from boneyard.i18n.translator import Say, english
from boneyard.layout import board_for
from boneyard.layout.pose import Aspect, End, Layout, Placed
from boneyard.text.game_report import word_told

#: How long a beat lasts, in seconds: a tile is laid, or something else happens.
LAID: Final = 0.9

OTHER: Final = 0.6


#: How a round ended, in short.
_ENDS: Final = {
    "out": "beats-out",
    "blocked": "beats-blocked",
    "refused": "beats-refused",
    "target": "beats-target",
    "resigned": "beats-resigned",
    "timeout": "beats-timeout",
    "abandoned": "beats-abandoned",
    "won": "beats-won",
    "lost": "beats-lost",
}


class Beat(Struct):
    """Some events that are shown together."""

    seconds: float
    events: list[Event] = field(default_factory=list)
    words: list[list[Argument]] = field(default_factory=list)
    """What is said to each event, in parts."""

    def caption(self, say: Say = english) -> str:
        """What is said to it."""
        return " · ".join(", ".join(map(say, parts)) for parts in self.words)


def last_round(log: Sequence[Event]) -> list[Event]:
    """The events of the last round of a log, from its deal."""
    starts = [at for at, event in enumerate(log) if isinstance(event, e.Dealt | e.SetOut)]
    return list(log[starts[-1] :]) if starts else []


def beats_of(round: Iterable[Event], names: Sequence[str], sides: int) -> list[Beat]:
    """Cut a round into beats; draws of one seat in a row are one."""
    beats: list[Beat] = []
    drawing: int | None = None
    for event in round:
        drew = event.seat if isinstance(event, e.Drew) else None
        seconds = _seconds(event)
        if not beats or (seconds and (drew is None or drew != drawing)):
            beats.append(Beat(seconds or OTHER))
        beat = beats[-1]
        beat.events.append(event)
        if drew is not None and drew == drawing:
            count = sum(isinstance(one, e.Drew) for one in beat.events)
            beat.words = [[message("beats-draws", who=names[drew], tiles=count)]]
        elif told := list(_words(event, names, sides)):
            beat.words.append(told)
        if seconds:
            drawing = drew
    return beats


def _seconds(event: Event) -> float:
    """How long an event is shown by itself; 0: it goes with what came before it."""
    match event:
        case e.Played() | e.KnockedOut() | e.Shifted() | e.Counted(removed=True):
            return LAID
        case e.Drew() | e.Took() | e.Passed() | e.Flipped() | e.Chose() | e.RoundEnded():
            return OTHER
    return 0.0


def _words(event: Event, names: Sequence[str], sides: int) -> Iterator[Argument]:
    match event:
        case e.Dealt():
            yield message("beats-deal")
        case e.SetOut(rows=rows):
            yield message("words-tiles", tiles=sum(map(len, rows)))
        case e.Played(seat=None, tile=tile):
            yield message("beats-lies", tile=str(tile))
        case e.Played(seat=int(seat), tile=tile, first=first):
            yield message("beats-plays", who=names[seat], tile=f"{first}-{tile.other(first)}")
        case e.Drew(seat=seat):
            yield message("beats-draws", who=names[seat], tiles=1)
        case e.Took(seat=seat, source=source):
            yield message("beats-takes", who=names[seat], source=names[source])
        case e.Passed(seat=seat):
            yield message("beats-passes", who=names[seat])
        case e.Flipped(seat=seat, tile=tile):
            yield message("beats-turns-over", who=names[seat], tile=str(tile))
        case e.Chose(word=word) | e.Called(word=word):
            yield word_told(word)
        case e.Scored(points=points):
            yield f"+{points}"
        case e.Counted(tile=tile, count=count, removed=True):
            yield message("beats-counted", count=count, tile=str(tile))
        case e.KnockedOut(joint=joint):
            yield message("beats-knock", joint=joint)
        case e.Shifted(source=source, target=target):
            yield message("beats-shift", source=source + 1, target=target + 1)
        case e.RoundEnded():
            yield from _result(event, names, sides)


def _result(event: e.RoundEnded, names: Sequence[str], sides: int) -> Iterator[Argument]:
    """How a round ended, in short."""
    yield message(_ENDS[event.end]) if event.end in _ENDS else event.end
    if event.left is not None:
        yield message("beats-left", left=event.left)
        return
    who = [tuple(names[side::sides]) for side in range(sides)]
    gained = [(side, points) for side, points in enumerate(event.points) if points]
    for side, points in gained:
        yield message("beats-gained", who=who[side], points=points)
    if not gained:
        yield from (who[side] for side in event.winners)


#: No film takes longer than this, in seconds, its pause aside: of a long round beats are shorter.
LONGEST: Final = 56.0

#: How long the end stays.
PAUSE: Final = 4.0

#: How long it takes to appear, to go or to move, in seconds.
FADE: Final = 0.25

#: The same for words, badges and marks: two words can't be read in one place.
BLINK: Final = 0.08


_THERE: Final = "opacity:1"

_GONE: Final = "opacity:0"


class Span(Struct, frozen=True):
    """From one beat to another, not included; `stop` None: to the end."""

    start: int
    stop: int | None = None


class Stop(Struct, frozen=True):
    """A place where a tile lies from a beat on."""

    beat: int
    x: float
    y: float


class Tracks:
    """The animations of a film: what comes and goes together shares one."""

    def __init__(self, lengths: Sequence[float], name: str) -> None:
        """Begin with the lengths of all beats; names of animations begin with `name`."""
        scale = min(1.0, LONGEST / sum(lengths))
        self.seconds = sum(lengths) * scale + PAUSE
        self.name = name
        self._starts = [sum(lengths[:at]) * scale for at in range(len(lengths))]
        self._scale = scale
        self._names: dict[str, str] = {}

    def _at(self, seconds: float) -> str:
        return f"{min(seconds / self.seconds, 1) * 100:.2f}".rstrip("0").rstrip(".") + "%"

    def _change(self, beat: int, fade: float) -> tuple[str, str]:
        """When a change begins and ends."""
        start = self._starts[beat]
        return self._at(start), self._at(start + fade * self._scale)

    def _opacity(self, span: Span, fade: float, there: str, gone: str) -> str:
        if span == Span(0):
            return ""
        frames = "0%"
        if span.start:
            begins, ends = self._change(span.start, fade)
            frames += f",{begins}{{{gone}}}{ends}"
        if span.stop is None:
            return frames + f",100%{{{there}}}"
        begins, ends = self._change(span.stop, fade)
        return frames + f",{begins}{{{there}}}{ends},100%{{{gone}}}"

    def _way(self, stops: Sequence[Stop]) -> str:
        if len(stops) < 2:
            return ""
        last, frames = stops[-1], "0%"
        for one, two in pairwise(stops):
            begins, ends = self._change(two.beat, FADE)
            off = f"{number((one.x - last.x) * UNIT)}px {number((one.y - last.y) * UNIT)}px"
            frames += f",{begins}{{translate:{off}}}{ends}"
        return frames + ",100%{translate:0}"

    def _about(self, frames: str, span: Span, kind: str) -> str:
        if not frames:
            return ""
        track = self._names.setdefault(frames, f"{self.name}{len(self._names)}")
        # Where nothing is animated, only what is there at the end is seen.
        hidden = "" if span.stop is None else ' opacity="0"'
        return f'class="{kind} {track}"{hidden}'

    def shown(self, span: Span) -> str:
        """The attributes of what is there for a while."""
        frames = self._opacity(span, BLINK, _THERE, _GONE)
        return self._about(frames, span, "by-film")

    def tile(self, span: Span, stops: Sequence[Stop]) -> str:
        """The attributes of a tile that is there for a while and may move meanwhile.

        It is drawn at its last place.
        """
        frames = self._opacity(span, FADE, f"{_THERE};scale:1", f"{_GONE};scale:1.3")
        return self._about(frames + self._way(stops), span, "by-film by-tile")

    def css(self) -> str:
        """The style sheet of all tracks."""
        name, seconds = self.name, number(self.seconds)
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


#: A longer round begins with all that came before these beats.
MOST_BEATS: Final = 120


T = TypeVar("T", bound=Hashable)


class _Reel(Struct):
    """What was seen at each beat."""

    layouts: list[Layout]
    counts: list[Mapping[int, int]]
    wanted: list[Mapping[int, int]]
    laid: list[int | None]
    """The tile that was played, by its number."""


def film(
    rules: AnyRules,
    log: Sequence[Event],
    *,
    names: Sequence[str] = (),
    faces: Faces | None = None,
    theme: str | None = None,
    shape: Aspect = "wide",
    name: str = "by-f",
    say: Say = english,
) -> str:
    """Draw the last round of a log as an SVG that plays by itself, and again after a pause.

    The log may be what one seat has seen. `name` is what its animations are called, for pages
    that have several films in them.
    """
    look = look_of(rules, faces)
    beats = beats_of(last_round(log), seat_names(rules.players, names, say), rules.sides)
    beats = _shortened(beats) or [Beat(1.0)]
    reel = _shot(rules, beats, shape)
    tracks = Tracks([beat.seconds for beat in beats], name)
    frame = cropped(_union(reel.layouts)).frame
    size = page_letters(frame)
    left, top = frame.x * UNIT - MARGIN, frame.y * UNIT - MARGIN
    wide, high = frame.width * UNIT + 2 * MARGIN, frame.height * UNIT + 2 * MARGIN + size * 2.2
    captions = [beat.caption(say) for beat in beats]
    drawn = [
        *_spokes(reel.layouts, tracks),
        *_tiles(reel.layouts, tracks, look, say),
        *_leaps(reel.layouts, tracks),
        *_marks(reel, tracks),
        *_badges(reel, tracks, look, say),
        _captions(captions, tracks, left + wide / 2, top + high - size * 1.4, size, wide * 0.94),
    ]
    box = " ".join(map(number, (left, top, wide, high)))
    dressed = f' data-theme="{theme}"' if theme else ""
    leaps = any(one.leap for one in reel.layouts[-1].placed)
    css = stylesheet(theme, alone=True, leaps=leaps, hub=around_hub(rules))
    inside = f"<style>{css}{tracks.css()}</style>"
    felt = (
        f'<rect class="by-felt" x="{number(left)}" y="{number(top)}" width="{number(wide)}" '
        f'height="{number(high)}" rx="{number(size * 0.8)}"/>'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="by" viewBox="{box}" role="group"{dressed}>'
        f"<title>{escape(say(message('art-film', game=rules.game.title)))}</title>"
        f"{inside}{symbols_of(rules, faces)}{felt}"
        f'<g class="{name}">{"".join(drawn)}</g></svg>'
    )


def _shortened(beats: list[Beat]) -> list[Beat]:
    """Put all that came before the last beats into the first of them."""
    if len(beats) <= MOST_BEATS:
        return beats
    early, late = beats[:-MOST_BEATS], beats[-MOST_BEATS:]
    late[0].events = [event for beat in [*early, late[0]] for event in beat.events]
    return late


def _shot(rules: AnyRules, beats: Sequence[Beat], shape: Aspect) -> _Reel:
    """Play the round, and note what the table looks like after each beat."""
    state: Position = rules.new_match()
    board = board_for(rules, shape)
    reel = _Reel([], [], [], [])
    for beat in beats:
        laid = None
        for event in beat.events:
            state = state.after(event)
            board.add(event)
            if isinstance(event, Played) and event.seat is not None:
                laid = board.placed[-1].number
        reel.layouts.append(board.layout())
        counts = counts_of(state)[0]
        reel.counts.append(counts or {})
        reel.wanted.append(wanted_at(state))
        reel.laid.append(laid)
    return reel


def _union(layouts: Sequence[Layout]) -> Layout:
    """A table with all that ever lies there."""
    placed = {(one.number, one.pose): one for layout in layouts for one in layout.placed}
    ends = dict(enumerate(end for layout in layouts for end in layout.ends.values()))
    return replace(layouts[-1], placed=tuple(placed.values()), ends=ends)


def _spans(seen: Sequence[T | None]) -> Iterator[tuple[T, Span]]:
    """How long each thing is there, from what is seen at each beat."""
    start = 0
    for at in range(1, len(seen) + 1):
        if at == len(seen) or seen[at] != seen[start]:
            thing = seen[start]
            if thing is not None:
                yield thing, Span(start, at if at < len(seen) else None)
            start = at


def _tiles(layouts: Sequence[Layout], tracks: Tracks, look: Look, say: Say) -> Iterator[str]:
    """Every tile; one that turns over or round is several, one after the other."""
    at_beat = [{one.number: one for one in layout.placed} for layout in layouts]
    for tile in sorted({one for placed in at_beat for one in placed}):
        takes: list[tuple[Span, list[Stop], Placed]] = []
        for placed, span in _spans([one.get(tile) for one in at_beat]):
            stop = Stop(span.start, placed.pose.x, placed.pose.y)
            if takes and takes[-1][0].stop == span.start and _alike(takes[-1][2], placed):
                earlier, stops, _ = takes.pop()
                takes.append((Span(earlier.start, span.stop), [*stops, stop], placed))
            else:
                takes.append((span, [stop], placed))
        for span, stops, placed in takes:
            about = tracks.tile(span, stops)
            inner = tile_svg(placed, look.faces, say=say)
            yield f"<g {about}>{inner}</g>" if about else inner


def _spokes(layouts: Sequence[Layout], tracks: Tracks) -> Iterator[str]:
    """The lines from a hub, from when it lies."""
    for drawn, span in _spans([spokes_svg(one.spokes.values()) or None for one in layouts]):
        about = tracks.shown(span)
        yield f"<g {about}>{drawn}</g>" if about else drawn


def _leaps(layouts: Sequence[Layout], tracks: Tracks) -> Iterator[str]:
    """The lines of leaps, each as long as its tile lies."""
    lines = {one.number: leap_svg(one) for one in layouts[-1].placed if one.leap is not None}
    for tile, line in lines.items():
        seen = [line if any(t.number == tile for t in one.placed) else None for one in layouts]
        for drawn, span in _spans(seen):
            about = tracks.shown(span)
            yield f"<g {about}>{drawn}</g>" if about else drawn


def _alike(one: Placed, two: Placed) -> bool:
    """Say whether a tile looks the same in two places."""
    return (one.tile, one.first, one.pose.angle) == (two.tile, two.first, two.pose.angle)


def _marks(reel: _Reel, tracks: Tracks) -> Iterator[str]:
    """The mark of the last move, which goes from tile to tile."""
    newest: list[int | None] = []
    for laid in reel.laid:
        newest.append(laid or (newest[-1] if newest else None))
    by_number = {one.number: one for one in reel.layouts[-1].placed}
    for tile, span in _spans(newest):
        placed = by_number[tile]
        pose, curved = placed.pose, placed.curved
        where = moved(pose.x * UNIT, pose.y * UNIT, pose.angle, CURVE if curved else 1)
        yield (
            f'<g {tracks.shown(span)}><use href="#by-{"u" if curved else "t"}o" class="by-last" '
            f'transform="{where}"/></g>'
        )


def _badges(reel: _Reel, tracks: Tracks, look: Look, say: Say) -> Iterator[str]:
    """The badges of open ends, each as long as its end is open, counts and wants the same."""
    arms = sorted({arm for layout in reel.layouts for arm in layout.ends})
    for arm in arms:
        seen: list[tuple[End, int | None, int | None] | None] = [
            (layout.ends[arm], counts.get(arm), wanted.get(arm)) if arm in layout.ends else None
            for layout, counts, wanted in zip(reel.layouts, reel.counts, reel.wanted, strict=True)
        ]
        for (end, count, want), span in _spans(seen):
            badge = badge_svg(end, look.faces, count, say, want)
            yield f"<g {tracks.shown(span)}>{badge}</g>"


def _captions(
    captions: Sequence[str], tracks: Tracks, x: float, y: float, size: float, widest: float
) -> str:
    """What is said, one line at a time on the same plate; all of one size, so that none jumps."""
    said: list[str | None] = []
    for caption in captions:
        said.append(caption or (said[-1] if said else None))
    longest = max((text_width(text, size) for text in said if text), default=0.0)
    letters = size * min(1.0, widest / (longest + size * 1.2))
    wide, high = min(longest + size * 1.2, widest), size * 1.7
    lines = "".join(
        f"<text {tracks.shown(span)}>{escape(text)}</text>" for text, span in _spans(said)
    )
    return (
        f'<g transform="translate({place(x, y)})" aria-hidden="true">'
        f'<rect class="by-plate" x="{number(-wide / 2)}" y="{number(-high / 2)}" '
        f'width="{number(wide)}" height="{number(high)}" rx="{number(high / 2)}"/>'
        f'<g class="by-text by-name by-mid" font-size="{number(letters)}" '
        f'transform="translate(0 {number(letters * 0.35)})">{lines}</g></g>'
    )
