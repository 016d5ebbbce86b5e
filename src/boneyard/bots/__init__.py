"""Players that choose from a view: what they may not see, they are never given.

A new bot is a class with `choose`, and one line in `BOTS`; whoever seats bots reads the rest here.
"""

import random
from collections.abc import Mapping
from functools import cached_property
from importlib import import_module
from typing import Any, Final, Protocol

from msgspec import Struct

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


class Entrant(Struct, frozen=True, dict=True):
    """A bot as it is introduced to people."""

    name: str
    title: str
    face: str
    """The id of its picture."""
    about: Message
    plays: Bot | str
    """The bot, or where it is, as module:name: who only introduces it need not load it."""

    @cached_property
    def bot(self) -> Bot:
        """The bot itself."""
        if not isinstance(self.plays, str):
            return self.plays
        module, name = self.plays.split(":")
        found: Any = getattr(import_module(f"boneyard.bots.{module}"), name)
        bot: Bot = found
        return bot


#: Every bot by its name; the weakest comes first.
BOTS: Final[Mapping[str, Entrant]] = {
    one.name: one
    for one in (
        Entrant("random", "Pip", "pip", message("bots-about-random"), "simple:RANDOM"),
        Entrant("heavy", "Bones", "bones", message("bots-about-heavy"), "simple:HEAVY"),
        Entrant("beginner", "Daisy", "daisy", message("bots-about-beginner"), "levels:BEGINNER"),
        Entrant("casual", "Otto", "otto", message("bots-about-casual"), "levels:CASUAL"),
        Entrant("club", "Mabel", "mabel", message("bots-about-club"), "levels:CLUB"),
        Entrant("expert", "Ravi", "ravi", message("bots-about-expert"), "levels:EXPERT"),
        Entrant("master", "Vesna", "vesna", message("bots-about-master"), "levels:MASTER"),
    )
}

#: The bots that people choose from; the plain ones are for programs.
LEVELS: Final = tuple(name for name, one in BOTS.items() if str(one.plays).startswith("levels:"))
#: The one that plays if nobody says which.
USUAL: Final = "club"


def choose(name: str, view: Position, seat: int, dice: random.Random) -> Move | None:
    """Ask a bot by its name."""
    return BOTS[name].bot.choose(view, seat, dice)
