"""The boards of a live match: one for each shape of screen, shared by all who look.

What lies on the table is public, so a board follows what a watcher is told. It goes on with each
entry; what a move costs depends neither on the tiles that lie nor on the moves made.
"""

from collections.abc import Sequence
from typing import Final, Protocol

from boneyard.core.redaction import told_events
from boneyard.engine.kinds import AnyRules
from boneyard.layout import Aspect, Board, Frame, board_for
from boneyard.layout.pose import Box, Placed
from boneyard.schemas.log import DEAL, back_to
from boneyard.server.matches.log import Entry
from boneyard.server.matches.takeback import cut

#: The part of the frame that a round begins with.
FIRST: Final = 0.4

#: What is shown grows by at least this part of its size, so that it seldom does.
STEP: Final = 0.06

#: What stays free around all that must be seen.
AROUND: Final = 0.2


class Played(Protocol):
    """A match, as far as its tiles on the table go."""

    rules: AnyRules
    solo: bool
    round_began: int

    @property
    def log(self) -> Sequence[Entry]:
        """All that was ever done."""
        ...

    @property
    def line(self) -> Sequence[Entry]:
        """What counts of it."""
        ...

    @property
    def number(self) -> int:
        """The number of the last entry."""
        ...


class Spread:
    """A board, and from which entry on its tiles have only been added to."""

    def __init__(self, live: Played, shape: Aspect, seat: int | None = None) -> None:
        """Begin with an empty table, as it lies before a seat."""
        self.shape, self._seat = shape, seat
        self.since = 0
        """The entry after which tiles were added only: whoever has seen it has the ones before."""
        self._rules = live.rules
        # A deal clears the table: rounds that are over need not be laid out again.
        self._first = max(live.round_began - 1, 0)
        self._counts: list[int] = [0]
        self._kept: list[Entry] = []
        """What counts of the round: steps may be taken back."""
        self._line: list[int] = []
        self._measured = 0
        self.board: Board = board_for(live.rules, shape, seat)
        self.shown: Frame = _middle(self.board.frame)
        """What is shown of the frame: while few tiles lie, its middle only, so they are large."""

    def follow(self, live: Played) -> None:
        """Go on to where the match stands."""
        if live.solo:
            self._follow_solo(live)
            return
        for entry in live.log[self._first + len(self._counts) - 1 :]:
            to = back_to(entry.act)
            if to is not None:
                self._lay_again(cut(self._kept, to))
            else:
                self._add(entry)
            if entry.act == DEAL or to is not None:
                self.since = entry.number
            self._counts.append(len(self.board.placed))
            # After each entry: what is shown follows from the log, not from who looked when.
            self._see()

    def _add(self, entry: Entry) -> None:
        if entry.act == DEAL:
            self._kept.clear()
        self._kept.append(entry)
        for event in told_events(entry.events, None):
            self.board.add(event)

    def _lay_again(self, entries: Sequence[Entry]) -> None:
        """Lay the round out anew, without what was taken back."""
        self.board = board_for(self._rules, self.shape, self._seat)
        self._kept, self._measured = [], 0
        self.shown = _middle(self.board.frame)
        for entry in entries:
            self._add(entry)
            self._see()

    def _follow_solo(self, live: Played) -> None:
        """The same for a game for one, where tiles move and steps may be taken back."""
        known = len(self._line)
        # A line is a stack: if its entry at some height is the same, so are all below.
        if known > len(live.line) or (known and live.line[known - 1].number != self._line[-1]):
            self.board, self._line = board_for(self._rules, self.shape), []
        for entry in live.line[len(self._line) :]:
            for event in told_events(entry.events, None):
                self.board.add(event)
            self._line.append(entry.number)
        self.since = live.number
        self.shown = self.board.frame

    def _see(self) -> None:
        """Let what is shown grow until it holds all that lies, and room at every open end."""
        placed = self.board.placed
        if self._measured > len(placed) or not placed:
            self._measured, self.shown = 0, _middle(self.board.frame)
        boxes = self.board.boxes(self._measured)
        self._measured = len(placed)
        if boxes:
            lefts, tops, rights, bottoms = zip(*boxes, strict=True)
            left, top, right, bottom = min(lefts), min(tops), max(rights), max(bottoms)
            box = (left - AROUND, top - AROUND, right + AROUND, bottom + AROUND)
            self.shown = _grown(self.shown, box, self.board.frame)

    def added(self, since: int) -> list[Placed] | None:
        """The tiles that came after an entry; None if that is not all that has changed."""
        at = since - self._first
        if since < self.since or not 0 <= at < len(self._counts):
            return None
        return self.board.placed[self._counts[at] :]


def _middle(frame: Frame) -> Frame:
    width, height = frame.width * FIRST, frame.height * FIRST
    left, top = frame.x + (frame.width - width) / 2, frame.y + (frame.height - height) / 2
    return Frame(left, top, width, height)


def _grown(shown: Frame, box: Box, frame: Frame) -> Frame:
    """Move each side that a box crosses, a good step if there is a frame to fill."""
    left, top, right, bottom = box
    if (
        shown.x <= left
        and shown.y <= top
        and right <= shown.x + shown.width
        and bottom <= shown.y + shown.height
    ):
        return shown
    wide, high = shown.width * STEP, shown.height * STEP
    sides = [shown.x, shown.y, shown.x + shown.width, shown.y + shown.height]
    if left < sides[0]:
        sides[0] = min(left, max(sides[0] - wide, frame.x))
    if top < sides[1]:
        sides[1] = min(top, max(sides[1] - high, frame.y))
    if right > sides[2]:
        sides[2] = max(right, min(sides[2] + wide, frame.x + frame.width))
    if bottom > sides[3]:
        sides[3] = max(bottom, min(sides[3] + high, frame.y + frame.height))
    return Frame(sides[0], sides[1], sides[2] - sides[0], sides[3] - sides[1])
