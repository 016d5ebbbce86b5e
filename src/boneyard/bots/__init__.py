"""Players that choose from a view: what they may not see, they are never given.

A new bot is a class with `choose`, a name in its module, and one line in `BOTS`; whoever seats bots
reads the rest here.
"""

import random
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Final, Protocol

from msgspec import Struct

from boneyard import notebooks
from boneyard.actions import Move
from boneyard.state import Position
from boneyard.words import Message, message


class Bot(Protocol):
    """Somebody who plays."""

    def choose(self, view: Position, seat: int, dice: random.Random) -> Move | None:
        """Choose among `legal(view, seat)`, calls included; None: it isn't my turn, I say nothing.

        The view is folded from what the seat has seen. A seat whose turn it is must move.
        """
        ...


class Hint(Struct, frozen=True):
    """A legal move and what it is worth."""

    move: Move
    points: float
    """Points more than the others get in the rest of the round; alone: minus the tiles left."""
    wins: float
    """The chance to win the round."""
    error: float
    """How sure that is: the standard error of the points, against the best move."""
    cost: float
    """Points below the best move."""
    reasons: tuple[Message, ...]
    """Why, what matters most first."""


class Hints(list[Hint]):
    """Hints, the best first; a notebook shows them as a table."""

    def _repr_html_(self) -> str | None:
        return notebooks.told(self)


class Entrant(Struct, frozen=True, dict=True):
    """A bot as it is introduced to people."""

    name: str
    title: str
    face: str
    """The id of its picture."""
    about: Message
    made: Callable[[str], Bot]
    """Gives the bot of a name: who only introduces it need not load it."""

    @cached_property
    def bot(self) -> Bot:
        """The bot itself."""
        return self.made(self.name)


def plain_bot(name: str) -> Bot:
    """A bot that goes by a simple rule."""
    from boneyard.bots.simple import PLAIN

    return PLAIN[name]


def level(name: str) -> Bot:
    """A bot that thinks; numba is loaded for it."""
    from boneyard.bots.levels import BY_NAME

    return BY_NAME[name]


#: Every bot by its name; the weakest comes first.
BOTS: Final[Mapping[str, Entrant]] = {
    one.name: one
    for one in (
        Entrant("random", "Pip", "pip", message("bots-about-random"), plain_bot),
        Entrant("heavy", "Bones", "bones", message("bots-about-heavy"), plain_bot),
        Entrant("beginner", "Daisy", "daisy", message("bots-about-beginner"), level),
        Entrant("casual", "Otto", "otto", message("bots-about-casual"), level),
        Entrant("club", "Mabel", "mabel", message("bots-about-club"), level),
        Entrant("expert", "Ravi", "ravi", message("bots-about-expert"), level),
        Entrant("master", "Vesna", "vesna", message("bots-about-master"), level),
    )
}

#: The bots that people choose from; the plain ones are for programs.
LEVELS: Final = tuple(name for name, one in BOTS.items() if one.made is level)
#: The one that plays if nobody says which.
USUAL: Final = "club"


def choose(name: str, view: Position, seat: int, dice: random.Random) -> Move | None:
    """Ask a bot by its name."""
    return BOTS[name].bot.choose(view, seat, dice)
