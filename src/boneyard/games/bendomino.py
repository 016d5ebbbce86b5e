"""Bendomino: curved double-six tiles that must match and fit."""

from boneyard.core.sets import load_curved_set
from boneyard.games.shared_options import TARGET_OPTIONS
from boneyard.rules.awards import MostMade, OpponentsPips
from boneyard.rules.boneyard_draws import DrawOne, Never, UntilPlayable
from boneyard.rules.curved import Honeycomb
from boneyard.rules.dealing import HandsAndStock
from boneyard.rules.game import Book, Boxed, Game
from boneyard.rules.goals import FirstTo
from boneyard.rules.matching import SameValue
from boneyard.rules.opening import HolderOfHighest
from boneyard.rules.play_scoring import EndsMultipleOf
from boneyard.rules.twists import Sweep

#: A leaflet for curved tiles, with four variants.
BOOK = Book("Bendomino", ages=5, minutes=(10, 20))
SET = load_curved_set("bendomino")

BENDOMINO = Game(
    "bendomino", title="Bendomino", book=BOOK, tiles=Boxed("bendomino", SET.tiles),
    hand={2: 7, 3: 6, 4: 5}, table=Honeycomb(SET.hands, SameValue(), joins=True),
    draw=DrawOne("may-play", instead=True), twists=(Sweep(),), award=OpponentsPips(),
    goal=FirstTo(100), options=TARGET_OPTIONS,
)  # fmt: skip

WILD_DRAW = BENDOMINO.but(
    "bendomino-wild-draw", title="Bendomino: Wild Draw", draw=UntilPlayable(instead=True),
)  # fmt: skip

NO_DRAW = BENDOMINO.but(
    "bendomino-no-draw", title="Bendomino: No Draw", draw=Never(), twists=(),
)  # fmt: skip

TEAMS = NO_DRAW.but(
    "bendomino-teams", title="Bendomino: Teams", players=(4,), hand=7, teams=True,
)  # fmt: skip

ALL_FIVE = BENDOMINO.but(
    "bendomino-all-five", title="Bendomino: All Five", deal=HandsAndStock(start=2),
    opening=HolderOfHighest(), on_play=EndsMultipleOf(5), award=MostMade(), goal=FirstTo(200),
)  # fmt: skip
