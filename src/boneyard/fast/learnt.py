"""How strong players choose: weights of the rule of thumb that explain what they did.

`python -m benchmarks.habits` learns them from matches of masters with each other, by how likely
they make the moves that were made, and says what that is worth. Beliefs about hidden hands use
them: a hand with which somebody would hardly have played as they did is less likely. A difference
of 1000 between two moves makes one e times as likely as the other.
"""

from collections.abc import Mapping
from typing import Final

#: By the name of the game, and whether it is played in teams.
LEARNT: Final[Mapping[tuple[str, bool], Mapping[str, int]]] = {}
