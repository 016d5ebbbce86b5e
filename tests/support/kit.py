"""Short ways to write a position and play it, for tests that read like the rule book."""

from contextlib import suppress
from typing import Any

from boneyard.core.chance import Seeded
from boneyard.core.options import OptionError
from boneyard.engine.deal import start
from boneyard.engine.kinds import AnyGame
from boneyard.games import GAMES
from boneyard.records import RecordError, replay
from boneyard.rules.game import Rules, State

Json = dict[str, Any]


def table_rules(game: str, **options: Any) -> Rules:
    """The rules of a game for several players."""
    rules = GAMES[game].rules(**options)
    assert isinstance(rules, Rules)
    return rules


def dealt(game: str, seed: str, /, **options: Any) -> State:
    """A match of a game for several players whose first round is dealt by this seed."""
    return start(table_rules(game, **options), Seeded(seed))


def player_counts(game: AnyGame) -> list[int]:
    """The numbers of players that the usual set has tiles for: ten may need a larger one (TW-1)."""
    found = []
    for players in game.players:
        with suppress(OptionError):
            game.rules(players=players)
            found.append(players)
    return found


def tiles(text: str) -> list[str]:
    return text.split()


def deal(hands: str = "", **parts: Any) -> Json:
    """Write a deal: hands apart by `|`; stock, start, aside, row and rows likewise as text."""
    found: Json = {}
    if hands:
        found["hands"] = [tiles(hand) for hand in hands.split("|")]
        found["stock"] = []
    for name, value in parts.items():
        if name == "rows":
            found[name] = [tiles(row) for row in value.split("|")]
        else:
            found[name] = tiles(value) if isinstance(value, str) else value
    return found


def moves(text: str) -> list[list[Any]]:
    """Read `0 6-6, 1 draw, - 5-4`: seat and move, a dash for chance."""
    found: list[list[Any]] = []
    for move in filter(None, (part.strip() for part in text.split(","))):
        seat, what = move.split(" ", 1)
        found.append([None if seat == "-" else int(seat), what])
    return found


def record(game: str | Json, *rounds: Json | str, **options: Any) -> Json:
    """Make a record of deals and moves in turn: `record("blind", deal(…), "0 flip")`."""
    pairs = [
        {"deal": dealt, "moves": moves(str(played))}
        for dealt, played in zip(rounds[::2], [*rounds[1::2], ""], strict=False)
    ]
    return {"boneyard": 1, "game": game, "options": options, "rounds": pairs}


def play(game: str | Json, *rounds: Json | str, **options: Any) -> Json:
    """Play a record and give what `boneyard replay --json --trace` prints."""
    return replay(record(game, *rounds, **options), trace=True)


def refused(game: str, *rounds: Json | str, **options: Any) -> str:
    """Play a record that must be refused and give the reason."""
    try:
        result = play(game, *rounds, **options)
    except RecordError as error:
        return str(error)
    raise AssertionError(f"not refused: {result}")


def legal(result: Json, seat: int | None = None) -> set[str]:
    """The legal moves of a seat (of all of them together if none is named)."""
    return {move for who, move in result["legal"] if seat is None or who == seat}
