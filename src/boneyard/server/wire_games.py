"""What goes over the wire of games and bots."""

from typing import Any

from msgspec import Struct


class OptionInfo(Struct):
    """Something players may choose."""

    name: str
    help: str
    kind: str
    """number, flag or choice"""
    default: int | bool | str
    least: int | None = None
    most: int | None = None
    choices: list[int | bool | str] | None = None
    needs: dict[str, list[int]] | None = None
    """Values that go with some numbers of players only."""


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


class Schema(Struct):
    """The JSON Schema of house rules, with its definitions."""

    title: str
    type: str
    properties: dict[str, Any]


class Games(Struct):
    """All games."""

    games: list[GameInfo]


class Bots(Struct):
    """All bots."""

    bots: list[BotInfo]
