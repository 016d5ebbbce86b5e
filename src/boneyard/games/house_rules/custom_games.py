"""Parse house rules: custom games written in the words of the rule vocabulary.

They are a difference from a built-in game (`like = "all-fives"`), or from a plain game of dominoes.
Records and matches store the full rules, with every word and argument: they keep their meaning when
the base game changes.
"""

import hashlib
import json
import re
import unicodedata
from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from functools import lru_cache
from typing import Final

from boneyard.core import strict_json
from boneyard.core.options import Option, format_value, make_printable
from boneyard.core.sets import load_curved_set
from boneyard.core.strict_json import JsonObject
from boneyard.engine.kinds import AnyGame
from boneyard.games.house_rules.checks import check_rules
from boneyard.games.registry import GAMES
from boneyard.games.shared_options import ROUNDS_OPTION, TARGET_OPTIONS
from boneyard.i18n import OneOf
from boneyard.rules.curved import Honeycomb
from boneyard.rules.game import Book, Boxed, DoubleN, Game
from boneyard.rules.serialization import RuleError, closest_match, parse_value, to_data
from boneyard.rules.vocabulary import ListType, game_parameters

#: The prefix of a game key that contains all rules instead of a name.
JSON_PREFIX: Final = "{"
#: The longest rules accepted, in characters.
MAX_RULES_CHARS: Final = 16_000
#: Cache size for custom games: anyone may write any number of them.
HOUSE_GAME_CACHE_SIZE: Final = 256
#: The longest title.
MAX_TITLE_CHARS: Final = 40
#: Keys that describe a game and are not rules.
META_KEYS: Final = ("like", "title")
#: Rules of trick games, which this vocabulary can't say.
_TRICK_KEYS: Final = frozenset({"tricks", "trick", "trumps", "trump", "bids", "bidding"})
DEFAULT_TITLE: Final = "House rules"
BOOK: Final = Book("House rules", published=False)
#: A plain game of dominoes: the defaults.
BASE_GAME: Final = Game("", title=DEFAULT_TITLE, book=BOOK)


def parse_house_rules(written: Mapping[str, object]) -> Game:
    """Build the game from parsed JSON or TOML."""
    try:
        text = json.dumps(written, sort_keys=True, separators=(",", ":"), default=str)
    except (TypeError, ValueError, RecursionError):
        raise RuleError("houserules-no-rules") from None
    return load_house_rules(text)


@lru_cache(maxsize=HOUSE_GAME_CACHE_SIZE)
def load_house_rules(text: str) -> Game:
    """Build the game from JSON text."""
    if len(text) > MAX_RULES_CHARS:
        raise RuleError("houserules-too-long", most=MAX_RULES_CHARS)
    try:
        written = strict_json.loads(text)
    except strict_json.DuplicateKey as error:
        raise RuleError("houserules-key-twice", key=repr(error.key)) from None
    except (ValueError, RecursionError):
        raise RuleError("houserules-no-rules") from None
    if not isinstance(written, dict):
        raise RuleError("houserules-no-rules")
    game = _build_game(written)
    check_rules(game)
    return _assign_name(game)


def _build_game(written: Mapping[str, object]) -> Game:
    known = game_parameters()
    base = _find_base(written.get("like"))
    title = _clean_title(written["title"]) if "title" in written else DEFAULT_TITLE
    parts: JsonObject = {"title": title}
    for key, value in written.items():
        if key in META_KEYS:
            continue
        if key in _TRICK_KEYS:
            raise RuleError("houserules-no-tricks", (str(key),))
        if key not in known:
            raise _unknown_rule(str(key), [*META_KEYS, *known])
        part = known[key]
        form = part.value_type
        try:
            if key == "players" and isinstance(form, ListType) and not isinstance(value, list):
                value = [parse_value(form.item, value, (key,))]
            parts[part.field] = parse_value(form, value, (key,))
        except RuleError as error:
            if key == "tiles" and error.message.id.startswith("houserules-no-word"):
                raise RuleError("houserules-tile-set", error.path) from None
            raise
    return _fill_derived(replace(base, name="", book=BOOK, options=(), rules_json="", **parts))


def _find_base(like: object) -> Game:
    if like is None:
        return BASE_GAME
    if not isinstance(like, str) or like not in GAMES:
        quoted = repr(format_value(like)) if isinstance(like, str) else "like"
        meant = closest_match(like, list(GAMES)) if isinstance(like, str) else None
        if meant:
            raise RuleError("houserules-no-like-but", ("like",), game=quoted, near=meant)
        raise RuleError("houserules-no-like", ("like",), game=quoted)
    base = GAMES[like]
    if base.alone:
        raise RuleError("houserules-like-alone", ("like",), game=like)
    return base


def _unknown_rule(key: str, known: list[str]) -> RuleError:
    quoted = repr(format_value(key))
    if meant := closest_match(key, known):
        return RuleError("houserules-no-rule-but", (key,), key=quoted, near=meant)
    return RuleError("houserules-no-rule", (key,), key=quoted, known=OneOf(tuple(known)))


def _clean_title(title: object) -> str:
    """Clean up a title; brand names are refused."""
    if not isinstance(title, str) or not title.strip() or len(title) > MAX_TITLE_CHARS:
        raise RuleError("houserules-title", ("title",), most=MAX_TITLE_CHARS)
    found = make_printable(" ".join(unicodedata.normalize("NFC", title).split()))
    for brand in _brands():
        if brand in _letters_only(found):
            raise RuleError("houserules-brand", ("title",), title=repr(found))
    return found


def _letters_only(text: str) -> str:
    plain_letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(one for one in plain_letters if one.isalnum())


@lru_cache(maxsize=1)
def _brands() -> tuple[str, ...]:
    """The brand names of published games, letters only."""
    books = {game.book.name for game in GAMES.values() if game.book.published}
    return tuple(sorted(_letters_only(name) for name in books))


def _fill_derived(game: Game) -> Game:
    """Fill in derived parts: a box's tiles, and how its curved tiles turn."""
    tiles = game.tiles
    if isinstance(tiles, Boxed):
        game = replace(game, tiles=_find_box(tiles.name))
    elif tiles.sizes and tiles.most not in tiles.sizes and tiles.most == DoubleN.most:
        # With other sizes, the default size needn't be named.
        game = replace(game, tiles=replace(tiles, most=tiles.sizes[0]))
    if isinstance(game.table, Honeycomb) and isinstance(game.tiles, Boxed):
        hands = load_curved_set(game.tiles.name).hands
        table = replace(game.table, hands=hands, match=game.match)
        game = replace(game, table=table)
    return game


def _find_box(name: str) -> Boxed:
    boxes = {
        game.tiles.name: game.tiles
        for game in GAMES.values()
        if not game.alone and isinstance(game.tiles, Boxed)
    }
    if name not in boxes:
        raise RuleError(
            "houserules-no-box", ("tiles",), box=repr(format_value(name)), boxes=OneOf(tuple(boxes))
        )
    return boxes[name]


def _assign_name(game: Game) -> Game:
    """Assign a name derived from the rules, and the options."""
    own = json.dumps(to_full_rules(game), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    letters = unicodedata.normalize("NFKD", game.title.casefold())
    slug = re.sub(r"[^a-z0-9]+", "-", letters.encode("ascii", "ignore").decode()).strip("-")
    digest = hashlib.sha256(own.encode()).hexdigest()[:8]
    name = f"{slug[:24].strip('-') or 'house-rules'}-{digest}"
    return replace(game, name=name, rules_json=own, options=_options(game))


def _options(game: Game) -> tuple[Option, ...]:
    """Let players choose the length of a match in any custom game."""
    goal = game.goal
    parts: set[str] = {part.name for part in fields(goal)} if is_dataclass(goal) else set()
    return (
        *(TARGET_OPTIONS if "target" in parts else ()),
        *((ROUNDS_OPTION,) if "rounds" in parts else ()),
    )


def to_full_rules(game: Game) -> JsonObject:
    """Return all rules of a game, every word with all its arguments: they stay valid for ever."""
    rules = {
        name: to_data(part.value_type, getattr(game, part.field), with_defaults=True)
        for name, part in game_parameters().items()
    }
    return {"title": game.title, **rules}


def game_reference(game: AnyGame) -> str | JsonObject:
    """Return how a record refers to a game: its name, or all of its rules if custom."""
    found: str | JsonObject = json.loads(game.rules_json) if game.rules_json else game.name
    return found


def to_changed_rules(game: Game, like: str | None = None) -> JsonObject:
    """Return what differs from a built-in game, or from a plain one: for people."""
    base = _find_base(like)
    rules = {
        name: to_data(part.value_type, getattr(game, part.field))
        for name, part in game_parameters().items()
        if getattr(game, part.field) != getattr(base, part.field)
    }
    named = {"title": game.title} if game.rules_json and game.title != DEFAULT_TITLE else {}
    return {**({"like": like} if like else {}), **named, **rules}
