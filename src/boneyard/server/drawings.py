"""What has been drawn of a match, kept for those who see the same.

A drawing is kept under what was understood of a wish (`tall.numerals`), never under the words in
which a browser sent it: those have no end. And only so many are kept of one match.
"""

from typing import TYPE_CHECKING, Final

from boneyard.layout import Shape
from boneyard.server.recent import Recent

if TYPE_CHECKING:
    from boneyard.server.pages.boards import Spread
    from boneyard.server.pages.patches import Region

#: Drawings of one match that are kept: for each seat, and some who watch in other ways.
MOST: Final = 24

#: Whose drawing it is, and how they wish to see the table.
Eyes = tuple[int | None, str]
#: How the match stood: its last entry, and its last news.
Stamp = tuple[int, int]


class Drawings:
    """The boards, messages and regions of one match."""

    def __init__(self) -> None:
        """Begin with nothing drawn."""
        self.spreads: dict[Shape, Spread] = {}
        """The tiles as they lie, for each shape of screen."""
        self.messages: Recent[Eyes, tuple[tuple[Stamp, Stamp], bytes]] = Recent(MOST)
        """What was last sent: since when, as the match stood when, and the drawing."""
        self.regions: Recent[Eyes, tuple[Stamp, dict[str, Region]]] = Recent(MOST)
        """The regions of a table as they were last drawn, and when that was."""
        self.seals: dict[str, tuple[tuple[int, bool], str]] = {}
        """How and when its luck was fixed, a drawing for each language: after which news, dealt or
        not, and the drawing."""
