"""A player's rating: where it begins, and when it is certain enough to be shown."""

from typing import Final

from msgspec import Struct

from boneyard.ratings.anti_farming import REQUIRED_LINKS

#: The initial rating, and the spread of people around it.
INITIAL_RATING: Final = 1500.0

INITIAL_DEVIATION: Final = 160.0

#: The matches and the certainty required before a rating is shown.
MIN_MATCHES: Final = 10

MAX_SHOWN_DEVIATION: Final = 135.0


class PlayerRating(Struct, frozen=True):
    """A player's rating in a pool."""

    rating: float = INITIAL_RATING
    doubt: float = INITIAL_DEVIATION
    """The standard deviation of the rating."""
    matches: int = 0
    links: int = 0
    """How many different opponents connect the player to the bots; `REQUIRED_LINKS` are enough."""

    @property
    def is_established(self) -> bool:
        """Whether it is certain enough to be shown."""
        return (
            self.matches >= MIN_MATCHES
            and self.doubt <= MAX_SHOWN_DEVIATION
            and self.links >= REQUIRED_LINKS
        )
