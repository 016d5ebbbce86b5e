"""The tracks of a film: CSS animations, each as long as the whole film."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from msgspec import Struct

from boneyard.drawing.svg.geometry import UNIT, number

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
