"""Board layouts of a live match: one for each shape of screen, shared by all viewers.

What lies on the table is public, so a board follows what a spectator sees. It goes on with each
entry; what a move costs depends neither on the tiles that lie nor on the moves made.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from boneyard.core.events import Dealt, Played
from boneyard.core.redaction import public_events
from boneyard.layout import Aspect, Board, Frame, TrainStyle, make_board
from boneyard.layout.pose import Box, PlacedTile
from boneyard.layout.rotated import RotatedBoard, rotate_frame
from boneyard.schemas.log_entries import DEAL, parse_takeback
from boneyard.server.matches.match_log import Entry
from boneyard.server.matches.takeback import truncate_log

if TYPE_CHECKING:
    from boneyard.server.matches.live_match import LiveMatch

#: The part of the frame that a round begins with.
INITIAL_FRAME_SHARE: Final = 0.4

#: What is shown grows by at least this part of its size, so that it seldom does.
MIN_FRAME_GROWTH: Final = 0.06

#: What stays free around all that must be seen.
FRAME_MARGIN: Final = 0.2


class BoardLayout:
    """A board, and from which entry on its tiles have only been added to."""

    def __init__(
        self,
        live: "LiveMatch",
        shape: Aspect,
        seat: int | None = None,
        trains: TrainStyle = "hub",
    ) -> None:
        """Begin with an empty table, as it lies before a seat."""
        self.shape, self._seat, self._trains = shape, seat, trains
        self.appended_since = 0
        """The entry after which tiles were only added: a browser that has it has those before."""
        self._rules = live.rules
        # A deal clears the table: rounds that are over need not be laid out again.
        self._first_entry = max(live.log.round_began - 1, 0)
        self._tile_counts: list[int] = [0]
        self._round_entries: list[Entry] = []
        """What counts of the round: steps may be taken back."""
        self._solo_entries: list[int] = []
        self._measured_tiles = 0
        self.board: Board = make_board(live.rules, shape, seat, trains)
        self.visible_frame: Frame = _initial_frame(self.board.frame)
        """What is shown of the frame: while few tiles lie, its middle only, so they are large."""
        self.connected: list[PlacedTile] = []
        """The tiles that lie apart from those that they join; mostly none."""
        self._grow_visible_frame(reset=True)

    def update(self, live: "LiveMatch") -> None:
        """Go on to where the match stands."""
        if live.solo:
            self._update_solo(live)
            return
        for entry in live.log.entries[self._first_entry + len(self._tile_counts) - 1 :]:
            to = parse_takeback(entry.act)
            if to is not None:
                self._rebuild(truncate_log(self._round_entries, to))
            else:
                self._add(entry)
            if entry.act == DEAL or to is not None or self.board.moved:
                self.appended_since = entry.number
            self._tile_counts.append(len(self.board.placed))

    def _add(self, entry: Entry) -> None:
        """Lay an entry's tiles; what is shown follows from the log, not from who looked when."""
        self.board.moved = False
        if entry.act == DEAL:
            self._round_entries.clear()
        self._round_entries.append(entry)
        if not any(isinstance(event, Played | Dealt) for event in entry.events):
            return  # a draw or a pass, which changes nothing on the table
        for event in public_events(entry.events, None):
            self.board.add(event)
        self._grow_visible_frame(reset=entry.act == DEAL)

    def _rebuild(self, entries: Sequence[Entry]) -> None:
        """Lay the round out again, without what was taken back."""
        self.board = make_board(self._rules, self.shape, self._seat, self._trains)
        self._round_entries, self._measured_tiles, self.connected = [], 0, []
        self.visible_frame = _initial_frame(self.board.frame)
        for entry in entries:
            self._add(entry)

    def _update_solo(self, live: "LiveMatch") -> None:
        """The same for a game for one, where tiles move and steps may be taken back."""
        known = len(self._solo_entries)
        # A line is a stack: if its entry at some height is the same, so are all below.
        if known > len(live.log.active) or (
            known and live.log.active[known - 1].number != self._solo_entries[-1]
        ):
            self.board, self._solo_entries = make_board(self._rules, self.shape), []
        for entry in live.log.active[len(self._solo_entries) :]:
            for event in public_events(entry.events, None):
                self.board.add(event)
            self._solo_entries.append(entry.number)
        self.appended_since = live.number
        self.visible_frame = self.board.frame
        self.connected = [one for one in self.board.placed if one.connector is not None]

    def _grow_visible_frame(self, reset: bool) -> None:
        """Let what is shown grow until it holds all that lies, and room at every open end."""
        placed = self.board.placed
        if reset or not placed:
            self._measured_tiles, self.visible_frame = 0, _initial_frame(self.board.frame)
            self.connected = []
        for one in placed[self._measured_tiles :]:
            if one.connector is not None:
                self.connected.append(one)
        boxes = self.board.visible_boxes(self._measured_tiles)
        self._measured_tiles = len(placed)
        if boxes:
            lefts, tops, rights, bottoms = zip(*boxes, strict=True)
            left, top, right, bottom = min(lefts), min(tops), max(rights), max(bottoms)
            box = (
                left - FRAME_MARGIN,
                top - FRAME_MARGIN,
                right + FRAME_MARGIN,
                bottom + FRAME_MARGIN,
            )
            self.visible_frame = _grow_frame(self.visible_frame, box, self.board.frame)

    def tiles_since(self, since: int) -> list[PlacedTile] | None:
        """The tiles that came after an entry; None if that is not all that has changed."""
        count = self._count_tiles_at(since)
        return None if count is None else self.board.placed[count:]

    def _count_tiles_at(self, since: int) -> int | None:
        """How many tiles lay after an entry; None if they have changed since."""
        at = since - self._first_entry
        if since < self.appended_since or not 0 <= at < len(self._tile_counts):
            return None
        return self._tile_counts[at]


class RotatedLayout(BoardLayout):
    """The layout of an upright frame: that of a lying one, rotated."""

    def __init__(self, lying: BoardLayout, shape: Aspect) -> None:
        """Show a layout, which is kept up to date by itself."""
        self.shape, self._lying = shape, lying
        self._rotate()

    def _rotate(self) -> None:
        lying = self._lying
        self._rotated_board = lying.board
        self.board: RotatedBoard = RotatedBoard(lying.board)

    def update(self, live: "LiveMatch") -> None:
        """Go on to where the match stands; the layout that this one shows is there already."""
        lying = self._lying
        lying.update(live)
        if self._rotated_board is lying.board:
            self.board.update()
        else:  # a step was taken back
            self._rotate()
        self.visible_frame = rotate_frame(lying.visible_frame)
        self.connected = [self.board.placed[one.number - 1] for one in lying.connected]

    def _count_tiles_at(self, since: int) -> int | None:
        return self._lying._count_tiles_at(since)


def _initial_frame(frame: Frame) -> Frame:
    width, height = frame.width * INITIAL_FRAME_SHARE, frame.height * INITIAL_FRAME_SHARE
    left, top = frame.x + (frame.width - width) / 2, frame.y + (frame.height - height) / 2
    return Frame(left, top, width, height)


def _grow_frame(shown: Frame, box: Box, frame: Frame) -> Frame:
    """Move each side that a box crosses, a good step if there is a frame to fill."""
    left, top, right, bottom = box
    if (
        shown.x <= left
        and shown.y <= top
        and right <= shown.x + shown.width
        and bottom <= shown.y + shown.height
    ):
        return shown
    wide, high = shown.width * MIN_FRAME_GROWTH, shown.height * MIN_FRAME_GROWTH
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
