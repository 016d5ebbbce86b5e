"""What has been drawn of a match, kept for those who see the same.

A drawing is kept under what was understood of a wish (`tall.numerals`), never under the words in
which a browser sent it: those have no end. And only so many are kept of one match.
"""

from typing import Final

from msgspec import Struct

from boneyard.core.ids import Side
from boneyard.layout import Aspect, by_seat
from boneyard.server.lru import Recent
from boneyard.server.match_page.boards import Played, Spread
from boneyard.server.match_page.patches import Region
from boneyard.server.matches.models import StoredSeat

#: Drawings of one match that are kept: for each seat, and some who watch in other ways.
MOST: Final = 24

#: Whose drawing it is, and how they wish to see the table.
Eyes = tuple[int | None, str]
#: A language, and the seat (None: a watcher) of who reads it.
Reader = tuple[str, int | None]
#: How the match stood: its last entry, and its last news.
Stamp = tuple[int, int]


class Sitter(Struct, frozen=True):
    """Somebody at a table, as far as no move changes it."""

    seat: int
    side: Side
    name: str
    face: str
    hue: int
    initials: str
    teams: bool
    """Whether several play together."""


class Drawings:
    """The boards, messages and regions of one match."""

    def __init__(self) -> None:
        """Begin with nothing drawn."""
        self.spreads: dict[tuple[Aspect, int | None], Spread] = {}
        """The tiles as they lie, for each shape of screen, and for each seat where that differs."""
        self.messages: Recent[Eyes, tuple[tuple[Stamp, Stamp], bytes]] = Recent(MOST)
        """What was last sent: since when, as the match stood when, and the drawing."""
        self.regions: Recent[Eyes, tuple[Stamp, dict[str, Region]]] = Recent(MOST)
        """The regions of a table as they were last drawn, and when that was."""
        self.sitters: dict[Reader, tuple[tuple[StoredSeat, ...], tuple[Sitter, ...]]] = {}
        """Who sits where, for each seat and language: of which seats that was told, and what."""
        self.seals: dict[str, tuple[tuple[int, bool], str]] = {}
        """How and when its luck was fixed, a drawing for each language: after which news, dealt or
        not, and the drawing."""

    def spread(self, live: Played, shape: Aspect, seat: int | None = None) -> Spread:
        """The board of the match for a shape of screen and a seat, as the match stands."""
        key = shape, (seat or 0) if by_seat(live.rules) else None
        spread = self.spreads.get(key)
        if spread is None:
            spread = self.spreads[key] = Spread(live, shape, seat)
        spread.follow(live)
        return spread
