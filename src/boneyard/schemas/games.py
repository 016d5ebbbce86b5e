"""API schemas of games, bots and house rules."""

from msgspec import Struct

from boneyard.core.strict_json import JsonObject


class OptionInfo(Struct):
    """A game option."""

    name: str
    help: str
    kind: str
    """number, flag or choice"""
    default: int | bool | str
    least: int | None = None
    most: int | None = None
    choices: list[int | bool | str] | None = None
    needs: dict[str, list[int]] | None = None
    """Values that are available for some numbers of players only."""


class GameInfo(Struct):
    """A game."""

    name: str
    title: str
    book: str
    players: list[int]
    tagline: str
    tiles: str
    goal: str
    solo: bool
    teams: bool
    curved: bool
    options: list[OptionInfo]


class GameText(Struct):
    """A game with its rules for people, as Markdown."""

    game: GameInfo
    rules: str


class BotInfo(Struct):
    """A bot."""

    name: str
    title: str
    face: str
    about: str
    manners: list[str] = []
    """Its styles: its name with a colon and one of these is a bot too (`expert:bold`)."""


class Schema(Struct):
    """The JSON Schema of house rules, with its definitions."""

    title: str
    type: str
    properties: JsonObject


class Games(Struct):
    """All games."""

    games: list[GameInfo]


class Bots(Struct):
    """All bots."""

    bots: list[BotInfo]


class RulesInfo(Struct):
    """Stored rules."""

    id: str
    """Their id: `/house-rules/{id}` is their page."""
    title: str
    like: str
    """The base game; `""`: a plain one."""


class RulesOut(Struct):
    """Stored rules as written, and in words."""

    id: str
    title: str
    like: str
    rules: JsonObject
    """The differences from the base game: the `game` of a match to start."""
    told: str
    """The same in words, as Markdown."""


class AllRules(Struct):
    """The rules that a server offers, and those stored by the caller."""

    house: list[RulesInfo]
    mine: list[RulesInfo]


class KeepRules(Struct, forbid_unknown_fields=True):
    """Rules to be stored under a name: the one they have, or another."""

    rules: JsonObject
    title: str = ""
