"""The boards of a live match: one for each shape of screen, shared by all who look.

What lies on the table is public, so a board follows what a watcher is told. It goes on with each
entry; what a move costs depends neither on the tiles that lie nor on the moves made.
"""

from typing import Any, Final

from boneyard.layout import Board, Frame, Shape, board_for
from boneyard.layout.pose import ASPECTS, Placed
from boneyard.server.entries import DEAL, told_events
from boneyard.server.match import LiveMatch

#: The parts of the frame that are shown while that is enough; the whole comes last.
PARTS: Final = (0.5, 0.66, 0.82)
#: How far a lying tile, and what may lie at an open end, reach from their middles.
TILE, BADGE = 1.5, 2.2


class Spread:
    """A board, and from which entry on its tiles have only been added to."""

    def __init__(self, live: LiveMatch, shape: Shape) -> None:
        """Begin with an empty table."""
        self.shape = shape
        self.since = 0
        """The entry after which tiles were added only: whoever has seen it has the ones before."""
        self._rules = live.rules
        self._counts: list[int] = [0]
        self._line: list[int] = []
        self._left = self._top = self._right = self._bottom = 0.0
        self._measured = 0
        self.board: Board = board_for(live.rules, shape)

    def follow(self, live: LiveMatch) -> None:
        """Go on to where the match stands."""
        if live.solo:
            self._follow_solo(live)
            return
        for entry in live.log[len(self._counts) - 1 :]:
            relaid = self.board.relaid
            for event in told_events(entry.events, None):
                self.board.add(event)
            if entry.act == DEAL or self.board.relaid != relaid:
                self.since = entry.number
            self._counts.append(len(self.board.placed))

    def _follow_solo(self, live: LiveMatch) -> None:
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

    def shown(self) -> Frame:
        """What is shown of the frame: while few tiles lie, its middle only, so they are large."""
        frame, placed = self.board.frame, self.board.placed
        if self._measured > len(placed) or not placed:
            self._measured = 0
            self._left = self._top = self._right = self._bottom = 0.0
        reaches = [(one.pose.x, one.pose.y, TILE) for one in placed[self._measured :]]
        reaches += [(end.x, end.y, BADGE) for end in self.board.ends.values()]
        for x, y, reach in reaches:
            self._left, self._right = min(self._left, x - reach), max(self._right, x + reach)
            self._top, self._bottom = min(self._top, y - reach), max(self._bottom, y + reach)
        self._measured = len(placed)
        for part in PARTS:
            width, height = frame.width * part, frame.height * part
            x, y = frame.x + (frame.width - width) / 2, frame.y + (frame.height - height) / 2
            if (x <= self._left and y <= self._top and self._right <= x + width
                    and self._bottom <= y + height):  # fmt: skip
                return Frame(x, y, width, height)
        return frame

    def added(self, since: int) -> list[Placed] | None:
        """The tiles that came after an entry; None if that is not all that has changed."""
        if since < self.since or since >= len(self._counts):
            return None
        return self.board.placed[self._counts[since] :]


def spread_of(live: LiveMatch, shape: Shape) -> Spread:
    """The board of a match for a shape of screen, as the match stands."""
    kept: dict[Any, Any] = live.drawn
    spread: Spread | None = kept.get(("spread", shape))
    if spread is None:
        spread = kept["spread", shape] = Spread(live, shape)
    spread.follow(live)
    return spread


def shape_named(text: str) -> Shape:
    """Read a shape; anything else is wide."""
    return text if text in ASPECTS else "wide"
