"""Games that only the plain engine plays: the fast core refuses them by name."""

from boneyard.games import GAMES
from boneyard.rules.game import Game

PLAIN = frozenset({"mexican-train", "train", "chickenfoot", "cyprus"})
#: Games for several that the fast core plays.
FAST = [name for name, game in GAMES.items() if isinstance(game, Game) and name not in PLAIN]
