"""Three solitaires: Baronet, Domino Solitaire and Knock-Out."""

from boneyard.core.options import ChoiceOption, value_choice
from boneyard.games.books import FUNDEX
from boneyard.solitaire.baronet import BaronetLogic
from boneyard.solitaire.domino_solitaire import HORIZONTAL, VERTICAL, DominoSolitaireLogic
from boneyard.solitaire.game import Solitaire
from boneyard.solitaire.knock_out import KnockOutLogic

BARONET = Solitaire("baronet", "Baronet", FUNDEX, BaronetLogic())

DOMINO_SOLITAIRE = Solitaire(
    "domino-solitaire", "Domino Solitaire", FUNDEX, DominoSolitaireLogic(),
    options=(
        value_choice(
            "flip", "logic.flip", HORIZONTAL, VERTICAL,
        ),
    ),
)  # fmt: skip

KNOCK_OUT = Solitaire(
    "knock-out",
    "Knock-Out",
    FUNDEX,
    KnockOutLogic(),
    options=(ChoiceOption("knock", "logic.run", choices={"two": False, "run": True}),),
)
