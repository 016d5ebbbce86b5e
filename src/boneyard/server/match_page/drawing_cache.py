"""Cache of what has been drawn of a match, for viewers who see the same.

A drawing is kept under what was understood of a wish (`tall.numerals`), never under the words in
which a browser sent it: those have no end. And only so many are kept of one match.
"""

from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

from msgspec import Struct

from boneyard.core.ids import Side
from boneyard.layout import Aspect, TrainStyle, differs_by_seat, find_lying_shape, has_lanes
from boneyard.server.lru import LruCache
from boneyard.server.match_page.board_layout import BoardLayout, RotatedLayout
from boneyard.server.match_page.patches import Region, Templates
from boneyard.server.matches.models import StoredSeat
from boneyard.server.matches.seat_views import MatchVersion

if TYPE_CHECKING:
    from boneyard.server.matches.live_match import LiveMatch

#: Drawings of one match that are kept: for each seat, and some who watch in other ways.
MAX_DRAWINGS: Final = 24

#: Whose drawing it is, and how they wish to see the table.
ViewKey = tuple[int | None, str]
#: A language, and the seat (None: a spectator) of who reads it.
ReaderKey = tuple[str, int | None]


class SeatInfo(Struct, frozen=True, cache_hash=True):
    """A player at a table, as far as no move changes it."""

    seat: int
    side: Side
    name: str
    face: str
    hue: int
    initials: str
    role: str
    """What they are to the reader where several play together: partner or opponent."""
    team: str
    """The side, where several play together."""


class SentDrawing(Struct):
    """What viewers who see the same have on the screen."""

    version: MatchVersion
    regions: dict[str, Region]
    facts: dict[str, object]
    """What is sent beside the regions, such as whose turn it is."""
    templates: dict[str, Templates]
    """The templates of each region that all of them have."""

    def templates_of(self, region: str) -> Templates:
        """The templates of a region, to be used and added to."""
        return self.templates.setdefault(region, {})


class DrawingCache:
    """The boards, messages and regions of one match."""

    def __init__(self) -> None:
        """Begin with nothing drawn."""
        self.boards: dict[tuple[Aspect, int | None, TrainStyle], BoardLayout] = {}
        """The tiles as they lie, for each shape of screen, for each seat where that differs, and
        for each style of trains."""
        self.sent: LruCache[ViewKey, SentDrawing] = LruCache(MAX_DRAWINGS)
        """What was last drawn for each viewer."""
        self.seat_infos: dict[ReaderKey, tuple[tuple[StoredSeat, ...], tuple[SeatInfo, ...]]] = {}
        """Who sits where, for each seat and language: of which seats that was told, and what."""
        self.commitment_drawings: dict[str, tuple[tuple[int, bool], str]] = {}
        """How and when its luck was fixed, a drawing for each language: after which news, dealt or
        not, and the drawing."""

        self.goals: dict[str, str] = {}
        """When the match is won, in each language."""

    def update_board(
        self,
        live: "LiveMatch",
        shape: Aspect,
        seat: int | None = None,
        trains: TrainStyle = "hub",
    ) -> BoardLayout:
        """The board of the match for a shape of screen and a seat, as the match stands."""
        if not has_lanes(live.rules):
            trains = "hub"
        key = shape, (seat or 0) if differs_by_seat(live.rules) else None, trains
        spread = self.boards.get(key)
        if spread is None:
            lying = find_lying_shape(live.rules, shape)
            spread = self.boards[key] = (
                RotatedLayout(self.update_board(live, lying, seat), shape)
                if lying
                else BoardLayout(live, shape, seat, trains)
            )
        spread.update(live)
        return spread


_caches: "WeakKeyDictionary[LiveMatch, DrawingCache]" = WeakKeyDictionary()


def drawing_cache_of(live: "LiveMatch") -> DrawingCache:
    """What has been drawn of a match; it goes with the match."""
    cache = _caches.get(live)
    if cache is None:
        cache = _caches[live] = DrawingCache()
    return cache
