"""Rule books: where games come from."""

from boneyard.rules.game import Book

#: A leaflet of twelve games that comes with sets from double-six up.
FUNDEX = Book("Fundex", ages=0)

WORLD_BOOK = Book("World", published=False)

#: The rules of a site for games by correspondence.
YOURTURN_BOOK = Book("YourTurnMyTurn")

#: A leaflet for tiles that show fruit instead of pips.
FRUITOMINOES_BOOK = Book("Fruitominoes", ages=5)
