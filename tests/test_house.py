"""Nobody asks what kind of game it is.

That imports point upwards only, `test_rooms.py` sees by the map.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "boneyard"

SOURCES = sorted(PACKAGE.rglob("*.py"))


#: The kinds of games: their declarations, their rules and how they stand. What differs between
#: them they answer themselves (`neutral.py`), or it is found by the word `kind`.
KINDS = {
    "Game", "Rules", "Standing", "State", "Solitaire", "SoloRules", "SoloState", "BaronetState",
    "ColumnsState", "KnockOutState", "CountTheRow", "KnockPairs", "TurnAllUp",
}  # fmt: skip


def kinds_told_apart(source: str) -> Iterator[str]:
    """Every place where code asks an object for its kind of game, or a game for its name."""
    for node in ast.walk(ast.parse(source)):
        asked: list[ast.AST] = []
        match node:
            case ast.Call(func=ast.Name("isinstance" | "issubclass"), args=[_, kinds]):
                asked = [kinds]
            case ast.MatchClass():
                asked = [node.cls]
            case ast.Compare(left=ast.Call(func=ast.Name("type"))):
                asked = [*node.comparators]
            case ast.Compare(left=ast.Attribute(ast.Attribute(attr="game"), "name")):
                yield f"line {node.lineno}: a game's name"
            case ast.Compare(left=ast.Attribute(ast.Name("game"), "name")):
                yield f"line {node.lineno}: a game's name"
        named = {one.id for kinds in asked for one in ast.walk(kinds) if isinstance(one, ast.Name)}
        yield from (f"line {node.lineno}: {name}" for name in sorted(named & KINDS))  # type: ignore[attr-defined]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_nobody_asks_what_kind_of_game_it_is(path: Path) -> None:
    assert not list(kinds_told_apart(path.read_text("utf-8")))


@pytest.mark.parametrize(
    "asking",
    [
        "isinstance(view, State)",
        "isinstance(rules, Rules | SoloRules)",
        "isinstance(view, (Position, ColumnsState))",
        "type(game) is Game",
        "match view:\n    case BaronetState():\n        pass",
        "rules.game.name == 'bergen'",
        "game.name in ('bergen', 'cross')",
    ],
)
def test_asking_for_a_kind_is_found(asking: str) -> None:
    assert list(kinds_told_apart(asking))


def test_every_kind_of_game_is_known_to_that_test() -> None:
    from boneyard.games import GAMES

    for game in GAMES.values():
        rules = game.rules()
        kinds = [game, rules, rules.new_match(), *([rules.game.conduct] if rules.alone else [])]
        assert {type(one).__name__ for one in kinds} <= KINDS
