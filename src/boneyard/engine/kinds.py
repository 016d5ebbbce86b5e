"""The two kinds of games, multiplayer and solitaire: unions for exhaustive matches.

Games and rules tell their kind by `alone`, states by their class: `match state_of_kind(position)`,
a case each, and `assert_never` at the end.
"""

from typing import TypeVar

from boneyard.core.arguments import ArgumentError, argument_error
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
    """Narrow a position to one of the two kinds; there is no third."""
    if isinstance(position, AnyState):
        return position
    raise unknown_kind(position)


def unknown_kind(position: object) -> ArgumentError:
    """Return the error for a position of neither kind."""
    return argument_error("library-expected-position", position)


def table_state(position: Position) -> State:
    """Narrow a position to that of a multiplayer match."""
    assert isinstance(position, State), "a match at a table"
    return position
