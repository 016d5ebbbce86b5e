"""YourTurnMyTurn: the game for two players by correspondence."""

from boneyard.games.fruitominoes import ROUNDS_OPTION
from boneyard.rules.awards import Penalties
from boneyard.rules.boneyard_draws import UntilPlayable
from boneyard.rules.dealing import HandsAndStock
from boneyard.rules.game import Book, DoubleN, Game
from boneyard.rules.goals import FewestAfter
from boneyard.rules.opening import TakeTurns
from boneyard.rules.shapes import Line
from boneyard.rules.twists import MoverBlocks

#: The rules of a site for games by correspondence.
BOOK = Book("YourTurnMyTurn")

YOURTURN = Game(
    "yourturn", title="Your Turn", book=BOOK, players=(2,), tiles=DoubleN((6,)),
    hand=7, deal=HandsAndStock(start=1, start_single=True), opening=TakeTurns(),
    table=Line(across=False), draw=UntilPlayable(leave=2), twists=(MoverBlocks(),),
    award=Penalties(for_out=5), goal=FewestAfter(4), options=(ROUNDS_OPTION,),
)  # fmt: skip
