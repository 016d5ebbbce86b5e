"""The kinds of games: for several players, and for one."""

from boneyard.rules.game import Game, Rules
from boneyard.solitaire.game import Solitaire, SoloRules

AnyGame = Game | Solitaire

AnyRules = Rules | SoloRules
