"""The games around a hub against a model of their own, written from the rule book alone."""

import copy
import random
from typing import Any

import pytest

from boneyard.records import replay
from support.hub_model import Model, deal, text

GAMES = ("mexican-train", "train", "chickenfoot", "cyprus")
ROUNDS = 40


def options(game: str, dice: random.Random) -> dict[str, Any]:
    """Some of the options of a game."""
    if game == "cyprus":
        return {"lead": dice.choice(("held", "placed"))}
    found = {
        "lead": dice.choice(("placed", "held", "highest")),
        "double_blank": dice.choice((0, 25, 50)),
    }
    if game == "mexican-train":
        found |= {"first": dice.choice(("run", "one")), "doubles": dice.choice(("cover", "chain"))}
    if game == "chickenfoot":
        found |= {"arms": dice.choice((4, 6)), "short_foot": dice.choice(("opens", "blocks"))}
    return found


def expected(model: Model) -> dict[str, Any]:
    """A position as the notation's trace has it."""
    found: dict[str, Any] = {
        "turn": None if model.end else model.turn,
        "legal": {(model.turn, name) for name in model.names()},
        "ends": {str(n): str(arm.shows) for n, arm in sorted(model.arms.items())},
        "hands": [len(hand) for hand in model.hands],
        "stock": len(model.stock),
    }
    return found | ({"marked": sorted(model.marked)} if model.trains else {})


def compare(game: str, seed: int) -> str:
    """Play a random round in the model, and replay it in the engine; say how it ended."""
    dice = random.Random(f"{game} {seed}")
    players = dice.randint(4 if game == "cyprus" else 2, 8)
    most = dice.choice((9, 12))
    chosen, round = options(game, dice), dice.randint(1, 2 * most)
    model = deal(game, players, most, chosen, round, dice)
    doubles = [t for hand in model.hands for t in hand if t[0] == t[1]]
    if chosen["lead"] == "highest" and not doubles:
        return "redeal"
    begun = copy.deepcopy(model)
    model.begin()
    moves: list[list[Any]] = []
    trace = [expected(model)]
    while not model.end and len(moves) < 2000:
        move = dice.choice(model.legal())
        kind, tile, arm = move
        name = kind if tile is None else text(tile) + (f"@{arm}" if arm else "")
        moves.append([model.turn, name])
        model.do(move)
        trace.append(expected(model))
    written: dict[str, Any] = {
        "hands": [[text(t) for t in hand] for hand in begun.hands],
        "stock": [text(t) for t in begun.stock],
    }
    if begun.start:
        written["start"] = [text(begun.start)]
    record: dict[str, Any] = {
        "boneyard": 1, "game": game, "options": {"players": players, "set": most, **chosen},
        "rounds": [{"round": round, "deal": written, "moves": moves}],
    }  # fmt: skip
    if game != "cyprus":
        record["options"] |= {"rounds": 1000}
    result = replay(record, trace=True)
    for at, (ours, theirs) in enumerate(zip(result["trace"], trace, strict=True)):
        ours["legal"] = set(map(tuple, ours["legal"]))
        ours.pop("scores")
        assert ours == theirs, (record, at)
    told = result["rounds"][0]
    winner = model.winner()
    assert told["end"] == model.end, record
    assert told["winners"] == ([] if winner is None else [winner]), record
    assert told["points"] == model.points(), record
    return model.end or ""


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_random_rounds_agree(game: str) -> None:
    ends = {compare(game, seed) for seed in range(ROUNDS)}
    assert {"out", "blocked"} <= ends
