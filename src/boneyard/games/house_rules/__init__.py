"""House rules: a game that somebody writes, in the words of the vocabulary.

It says how it differs from a game that the house knows (`like = "all-fives"`), or from a plain game
of dominoes. Whole rules, with every word and argument, are how a record or a match keeps them:
they mean the same whatever becomes of the game they were like.
"""

import hashlib
import json
import re
import unicodedata
from collections.abc import Mapping
from dataclasses import fields, replace
from functools import lru_cache
from typing import Any, Final

from boneyard.core import strict_json
from boneyard.core.options import Option, printable, shown
from boneyard.core.sets import curved_set
from boneyard.engine.kinds import AnyGame
from boneyard.games.fruitominoes import ROUNDS
from boneyard.games.fundex import TO_TARGET
from boneyard.games.house_rules.checks import check
from boneyard.games.registry import GAMES
from boneyard.i18n import Either
from boneyard.rules.curved import Honeycomb
from boneyard.rules.game import Book, Boxed, DoubleN, Game
from boneyard.rules.parse import RuleError, near, plain, read
from boneyard.rules.vocabulary import rules_of_a_game

#: With this a text begins that is no name of a game, but all of its rules.
OPENS: Final = "{"
#: The longest rules that are read, in characters.
LONGEST: Final = 16_000
#: Games of others that are kept: strangers may write any.
KEPT: Final = 256
#: The longest title.
TITLE: Final = 40
#: What is told about a game beside its rules.
KEYS: Final = ("like", "title")
UNTITLED: Final = "House rules"
BOOK: Final = Book("House rules", published=False)
#: A plain game of dominoes: what is not written is as here.
PLAIN: Final = Game("", title=UNTITLED, book=BOOK)


def own_game_of(written: Mapping[str, Any]) -> Game:
    """The game that these rules make, as JSON or TOML has them."""
    try:
        text = json.dumps(written, sort_keys=True, separators=(",", ":"), default=str)
    except (TypeError, ValueError, RecursionError):
        raise RuleError("own-no-rules") from None
    return own_game(text)


@lru_cache(maxsize=KEPT)
def own_game(text: str) -> Game:
    """The game of rules that are written as JSON."""
    if len(text) > LONGEST:
        raise RuleError("own-too-long", most=LONGEST)
    try:
        written = strict_json.loads(text)
    except strict_json.DuplicateKey as error:
        raise RuleError("own-key-twice", key=repr(error.key)) from None
    except (ValueError, RecursionError):
        raise RuleError("own-no-rules") from None
    if not isinstance(written, dict):
        raise RuleError("own-no-rules")
    game = _read(written)
    check(game)
    return _named(game)


def _read(written: Mapping[str, Any]) -> Game:
    known = rules_of_a_game()
    base = _base(written.get("like"))
    title = _title(written["title"]) if "title" in written else UNTITLED
    parts: dict[str, Any] = {"title": title}
    for key, value in written.items():
        if key in KEYS:
            continue
        if key not in known:
            raise _no_rule(str(key), [*KEYS, *known])
        part = known[key]
        if key == "players" and type(value) is int:
            value = [value]
        parts[part.field] = read(part.form, value, (key,))
    return _completed(replace(base, name="", book=BOOK, options=(), own="", **parts))


def _base(like: object) -> Game:
    if like is None:
        return PLAIN
    if not isinstance(like, str) or like not in GAMES:
        told = repr(shown(like)) if isinstance(like, str) else "like"
        meant = near(like, list(GAMES)) if isinstance(like, str) else None
        if meant:
            raise RuleError("own-no-like-but", ("like",), game=told, near=meant)
        raise RuleError("own-no-like", ("like",), game=told)
    base = GAMES[like]
    if base.alone:
        raise RuleError("own-like-alone", ("like",), game=like)
    return base


def _no_rule(key: str, known: list[str]) -> RuleError:
    told = repr(shown(key))
    if meant := near(key, known):
        return RuleError("own-no-rule-but", (key,), key=told, near=meant)
    return RuleError("own-no-rule", (key,), key=told, known=Either(tuple(known)))


def _title(title: object) -> str:
    """A title as somebody wants it; what others sell under their name isn't theirs to give."""
    if not isinstance(title, str) or not title.strip() or len(title) > TITLE:
        raise RuleError("own-title", ("title",), most=TITLE)
    found = printable(" ".join(unicodedata.normalize("NFC", title).split()))
    for brand in _brands():
        if brand in _letters(found):
            raise RuleError("own-brand", ("title",), title=repr(found))
    return found


def _letters(text: str) -> str:
    plain_letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(one for one in plain_letters if one.isalnum())


@lru_cache(maxsize=1)
def _brands() -> tuple[str, ...]:
    """The names of published games' books, letters only."""
    books = {game.book.name for game in GAMES.values() if game.book.published}
    return tuple(sorted(_letters(name) for name in books))


def _completed(game: Game) -> Game:
    """Fill in what follows from other parts: a box's tiles, and how its curved tiles turn."""
    tiles = game.tiles
    if isinstance(tiles, Boxed):
        game = replace(game, tiles=_box(tiles.name))
    elif tiles.sizes and tiles.most not in tiles.sizes and tiles.most == DoubleN.most:
        # Who names other sizes needn't say with which of them one begins.
        game = replace(game, tiles=replace(tiles, most=tiles.sizes[0]))
    if isinstance(game.table, Honeycomb) and isinstance(game.tiles, Boxed):
        hands = curved_set(game.tiles.name).hands
        table = replace(game.table, hands=hands, match=game.match)
        game = replace(game, table=table)
    return game


def _box(name: str) -> Boxed:
    boxes = {
        game.tiles.name: game.tiles
        for game in GAMES.values()
        if not game.alone and isinstance(game.tiles, Boxed)
    }
    if name not in boxes:
        raise RuleError("own-no-box", ("tiles",), box=repr(shown(name)), boxes=Either(tuple(boxes)))
    return boxes[name]


def _named(game: Game) -> Game:
    """Give a game a name that no other rules have, and what its players may choose."""
    own = json.dumps(whole(game), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    letters = unicodedata.normalize("NFKD", game.title.casefold())
    slug = re.sub(r"[^a-z0-9]+", "-", letters.encode("ascii", "ignore").decode()).strip("-")
    digest = hashlib.sha256(own.encode()).hexdigest()[:8]
    name = f"{slug[:24].strip('-') or 'house-rules'}-{digest}"
    return replace(game, name=name, own=own, options=_options(game))


def _options(game: Game) -> tuple[Option, ...]:
    """How long a match is may be chosen in any game, whoever wrote it."""
    goal: Any = game.goal  # every goal is a dataclass, but the protocol can't say so
    parts = {part.name for part in fields(goal)} if goal else set()
    return (*(TO_TARGET if "target" in parts else ()), *((ROUNDS,) if "rounds" in parts else ()))


def whole(game: Game) -> dict[str, Any]:
    """All rules of a game, every word with all its arguments: they stay as they are for ever."""
    rules = {
        name: plain(part.form, getattr(game, part.field), whole=True)
        for name, part in rules_of_a_game().items()
    }
    return {"title": game.title, **rules}


def as_written(game: AnyGame) -> str | dict[str, Any]:
    """What a record calls a game: its name, or all of its rules if somebody wrote them."""
    found: str | dict[str, Any] = json.loads(game.own) if game.own else game.name
    return found


def short(game: Game, like: str | None = None) -> dict[str, Any]:
    """What differs from a game that the house knows, or from a plain one: for people."""
    base = _base(like)
    rules = {
        name: plain(part.form, getattr(game, part.field))
        for name, part in rules_of_a_game().items()
        if getattr(game, part.field) != getattr(base, part.field)
    }
    named = {"title": game.title} if game.own and game.title != UNTITLED else {}
    return {**({"like": like} if like else {}), **named, **rules}
