"""The two kinds of games, for several players and for one: unions to match on exhaustively.

Games and rules tell their kind by `alone`, states by their class: `match state_of_kind(position)`,
a case each, and `assert_never` at the end.
"""

from typing import TypeVar

from boneyard.core.position import Position
from boneyard.rules.dealing import Deal
from boneyard.rules.game import Game, Rules, State
from boneyard.solitaire.game import Setup, Solitaire, SoloRules, SoloState

AnyGame = Game | Solitaire

AnyRules = Rules | SoloRules

AnyState = State | SoloState

#: What chance does to begin a round.
AnyDeal = Deal | Setup

#: A state at a table, and one alone: what a function gets of either, it gives back.
TableT = TypeVar("TableT", bound=State)
SoloT = TypeVar("SoloT", bound=SoloState)


def state_of_kind(position: Position) -> AnyState:
    """A position as one of the two kinds; there is no third."""
    if isinstance(position, AnyState):
        return position
    raise unknown_kind(position)


def unknown_kind(position: Position) -> TypeError:
    """The error for a position that is none of the kinds."""
    return TypeError(f"{type(position).__name__} is neither State nor SoloState")


def table_state(position: Position) -> State:
    """A position of a match that is known to be at a table."""
    assert isinstance(position, State), "a match at a table"
    return position
