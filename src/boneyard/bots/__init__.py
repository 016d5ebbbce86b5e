"""Players that choose from a view: what they may not see, they are never given.

A new bot is a class with `choose`, and one line in `BOTS`; whoever seats bots reads the rest here.
"""

import random
from collections.abc import Mapping
from typing import Final, Protocol

from msgspec import Struct

from boneyard.actions import Move
from boneyard.bots.simple import Heavy, Random
from boneyard.state import Position


class Bot(Protocol):
    """Somebody who plays."""

    def choose(self, view: Position, seat: int, dice: random.Random) -> Move | None:
        """Choose among `legal(view, seat)`, calls included; None: it isn't my turn, I say nothing.

        The view is folded from what the seat has seen. A seat whose turn it is must move.
        """
        ...


class Entrant(Struct, frozen=True):
    """A bot as it is introduced to people."""

    name: str
    title: str
    face: str
    """The id of its picture."""
    about: str
    bot: Bot


#: Every bot by its name; the weakest comes first.
BOTS: Final[Mapping[str, Entrant]] = {
    one.name: one
    for one in (
        Entrant("random", "Pip", "pip", "Plays anything that fits, and often forgets to call.",
                Random()),
        Entrant("heavy", "Bones", "bones", "Gets rid of heavy tiles first and misses no call.",
                Heavy()),
    )
}  # fmt: skip


def choose(name: str, view: Position, seat: int, dice: random.Random) -> Move | None:
    """Ask a bot by its name."""
    return BOTS[name].bot.choose(view, seat, dice)
