"""Facts, rules text and example of a game."""

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

import msgspec

from boneyard.core.options import IntegerOption, Option
from boneyard.core.strict_json import JsonObject
from boneyard.engine.kinds import AnyGame
from boneyard.games import option_text
from boneyard.i18n import message
from boneyard.i18n.locales import ENGLISH, read_locale_file
from boneyard.i18n.translator import Translate, english
from boneyard.rules.game import Boxed
from boneyard.rules.goals import Exactly, FirstTo, LoserAt, MostAfter

if TYPE_CHECKING:
    from boneyard.i18n.translator import Translator


class Example(msgspec.Struct, frozen=True):
    """A short record with a caption for each of its moves, and the result."""

    record: JsonObject
    captions: tuple[str, ...]
    """The message ids of the captions."""
    result: JsonObject


@cache  # as many as there are games and languages
def load_rules_text(name: str, language: str = ENGLISH) -> str:
    """Load the rules of a game as Markdown; the first line says what is special."""
    return read_locale_file(language, f"rules/{name}.md")


def tagline(name: str, language: str = ENGLISH) -> str:
    """Return one sentence on what makes a game special."""
    return load_rules_text(name, language).partition("\n")[0]


@cache
def load_example(name: str) -> Example:
    """Load the example of a game."""
    return msgspec.json.decode(
        files(__package__).joinpath("examples", f"{name}.json").read_bytes(), type=Example
    )


def example_captions(name: str, translator: "Translator") -> list[str]:
    """Return the caption of each step of a game's example."""
    return [translator(id) for id in load_example(name).captions]


def player_range(game: AnyGame) -> str:
    """Format the numbers of players: `2–4`."""
    few, many = min(game.players), max(game.players)
    return str(few) if few == many else f"{few}–{many}"


def describe_players(game: AnyGame, say: Translate = english) -> str:
    """Describe the numbers of players: `2–4 players`, `alone`."""
    if game.alone:
        return say(message("about-alone"))
    return say(
        message("about-teams" if game.teams else "about-players", players=player_range(game))
    )


def describe_tiles(game: AnyGame, say: Translate = english) -> str:
    """Describe the set of tiles in short."""
    if game.alone:
        return say(message("about-double", most=6))
    if isinstance(game.tiles, Boxed):
        return say(message("about-curved", tiles=len(game.tiles.contents)))
    sizes = game.tiles.sizes
    if len(sizes) == 1:
        return say(message("about-double", most=sizes[0]))
    return say(message("about-doubles", least=sizes[0], most=sizes[-1]))


def describe_goal(game: AnyGame, say: Translate = english) -> str:
    """Describe when the match is won, in short."""
    if game.alone:
        return say(message("about-alone"))
    match game.resolve_goal(min(game.players)).goal:
        case LoserAt(target):
            return say(message("about-loser-at", target=target))
        case FirstTo(target):
            return say(message("about-first-to", target=target))
        case Exactly(target):
            return say(message("about-exactly", target=target))
        case MostAfter(rounds):
            return say(message("about-rounds", rounds=rounds))
    return ""


def describe_ages(game: AnyGame, say: Translate = english) -> str:
    """Describe the ages on the box, if any: `from age 5`."""
    if game.book.ages is None:
        return ""
    age = game.book.ages
    return say(message("about-ages", age=age) if age else message("about-all-ages"))


def describe_duration(game: AnyGame, say: Translate = english) -> str:
    """Describe the duration on the box, if any: `10–20 minutes`."""
    if game.book.minutes is None:
        return ""
    least, most = game.book.minutes
    return say(message("about-minutes", least=least, most=most))


def list_facts(game: AnyGame, say: Translate = english) -> list[str]:
    """List the facts for the line under the title of a game."""
    length = "" if game.alone else describe_goal(game, say)
    book = say(
        message("about-book", book=game.book.name)
        if game.book.published
        else message("about-world")
    )
    facts = (
        describe_players(game, say),
        describe_tiles(game, say),
        length,
        describe_ages(game, say),
        describe_duration(game, say),
        book,
    )
    return [one for one in facts if one]


def format_range(option: Option) -> str:
    """Format the range of a number: `1–50`, `4`; of other options nothing."""
    if not isinstance(option, IntegerOption):
        return ""
    few, many = option.least, option.most
    return str(few) if few == many else f"{few}–{many}"


def option_rows(game: AnyGame, say: Translate = english) -> list[tuple[str, str, str, str]]:
    """List the options: name, values, default and help."""
    usual = min(game.players)
    lines = []
    for option in game.all_options:
        default = str(game.default(option, usual)).lower()
        if option.name == "hand" and not game.alone and not isinstance(game.hand, int):
            hands = game.hands_by_players.items()
            default = ", ".join(f"{each} for {many}" for many, each in hands)
        kind = format_range(option) or say(option.value_description)
        lines.append((option.name, kind, default, say(option_text.explain_option(game, option))))
    return lines
