"""A round as a film: an SVG that plays by itself, with one track for each tile.

A track is a CSS animation as long as the whole film. Without animations – reduced motion, or a
program that knows none – the end of the round is seen.
"""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from html import escape
from typing import Final, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from boneyard.core.events import Event, Played
from boneyard.core.faces import Faces
from boneyard.core.position import Position
from boneyard.drawing.beats import Beat, beats_of, last_round
from boneyard.drawing.palette import stylesheet
from boneyard.drawing.svg.crop import cropped
from boneyard.drawing.svg.furniture import badge_svg, text_width
from boneyard.drawing.svg.geometry import CURVE, UNIT, number, place
from boneyard.drawing.svg.hands import Look
from boneyard.drawing.svg.lanes import spokes_svg
from boneyard.drawing.svg.leaps import leap_svg
from boneyard.drawing.svg.picture import (
    around_hub,
    counts_of,
    look_of,
    seat_names,
    symbols_of,
    wanted_at,
)
from boneyard.drawing.svg.table import MARGIN, page_letters
from boneyard.drawing.svg.tiles import moved, tile_svg
from boneyard.drawing.tracks import Span, Stop, Tracks
from boneyard.engine.kinds import AnyRules
from boneyard.i18n import message
from boneyard.i18n.saying import Say, english
from boneyard.layout.kinds import board_for
from boneyard.layout.pose import Aspect, End, Layout, Placed

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
