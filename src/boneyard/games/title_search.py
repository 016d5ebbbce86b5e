"""Search for games: by title, family and the other names that people know."""

import unicodedata
from typing import Final

from boneyard.engine.kinds import AnyGame

#: Other names of games, in any language.
ALIASES: Final = {
    "block-draw": "bones draw game blocking game straight dominoes dominó clásico robado klassiek",
    "all-fives": "muggins five up fives vijven cincos todos cinco",
    "mexican-train": "tren mexicano mexicaanse trein",
    "latin": "dominó por parejas partnership domino international venezolano pareja",
    "muggins": "all fives fives five up",
    "cuban": "dominó cubano doble nueve double nine cuba",
    "dominican": "dominó dominicano república dominicana",
    "puerto-rican": "dominó puertorriqueño boricua 500",
    "jamaican": "six love partner jamaica jamaicano",
    "jamaican-cut-throat": "jamaica cutthroat",
    "chickenfoot": "chicken foot pata de gallo kippenpoot chickie",
    "fives-and-threes": "threes and fives 5s 3s vijven en drieën",
    "five-up": "fives",
    "fundomino": "curved dominoes arcs",
    "bendomino": "curved dominoes bend",
    "fruitominoes": "fruit kids niños kinderen",
    "knock-out": "solitaire patience",
    "domino-solitaire": "solitaire patience",
    "baronet": "solitaire patience",
    "kozel": "goat goatee козёл domino russia ruso russisch",
    "gaple": "indonesia qiu qiu",
    "matador": "russian dominoes seven siete zeven",
    "cross": "cruz kruis double cross",
    "cyprus": "sebastopol star chipre",
    "train": "tren trein private train",
    "blind": "luck suerte ciego",
}  # fmt: skip


def fold(text: str) -> str:
    """Return a text as it is compared in a search: no capitals, accents or signs."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    letters = (c if c.isalnum() else " " for c in bare if not unicodedata.combining(c))
    return " ".join("".join(letters).split())


def search_text(game: AnyGame, title: str) -> str:
    """Return everything that a game is found by."""
    return fold(f"{title} {game.title} {ALIASES.get(game.name, '')}")


def is_found(text: str, query: str) -> bool:
    """Return whether every word of a query begins a word of a search text."""
    words = text.split()
    return all(any(one.startswith(asked) for one in words) for asked in fold(query).split())
