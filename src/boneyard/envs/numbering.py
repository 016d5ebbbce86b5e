"""The fixed numbering of a game's moves: the fast core's, for games that it doesn't know too."""

from boneyard.core.actions import Move
from boneyard.fast.action_ids import move_of, number_of
from boneyard.fast.fields import SAID
from boneyard.rules.game import Rules


class Numbering:
    """The moves of rules as numbers: plays by arm (0: a lead), tile and way, then the words.

    Calls have none: whoever may call does so at once, as in the fast core.
    """

    def __init__(self, rules: Rules) -> None:
        """Count the plays."""
        self.rules = rules
        self.words_from = (rules.most_arms + 1) * len(rules.tiles) * 2
        self.actions = self.words_from + len(SAID)
        # Each move once; there are as many as numbers.
        self._numbers: dict[Move, int | None] = {}

    def number(self, move: Move) -> int | None:
        """The number of a move; None for calls and chance."""
        found = self._numbers.get(move)
        if found is None:
            found = self._numbers[move] = number_of(self, move)
        return found

    def move(self, number: int) -> Move:
        """The move of a number."""
        return move_of(self, number)
