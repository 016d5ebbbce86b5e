"""Moves of every game and level in WebAssembly: how long each takes (benchmarks/lite_bots.py)."""

import json
import pickle
import random
import time

import boneyard
from boneyard.bots.registry import LEVELS
from boneyard.core.actions import Call, Catch
from boneyard.games import GAMES
from boneyard.lite.thinking import answer
from boneyard.server.thinking.worker import strip_rules


def list_views(game: str, count: int) -> list[bytes]:
    """Positions of a random match in which a player has a choice, with the bot's name to come."""
    match, dice = boneyard.Match(game, seed="times"), random.Random(game)
    found: list[tuple[int, bytes]] = []
    for _ in range(400):
        if match.is_over or len(found) >= count * 8:
            break
        if match.is_round_over:
            match.next_round()
            continue
        moves = match.all_legal_moves
        if not moves:
            break
        seat, move = dice.choice(moves)
        turn = [one for who, one in moves if who == seat and not isinstance(one, Call | Catch)]
        if len(turn) > 1:
            found.append((len(turn), pickle.dumps((strip_rules(match.view(seat)), seat))))
        match.push(move, seat=seat)
    # Half of them those with most moves, which take longest.
    found.sort(key=lambda one: one[0], reverse=True)
    wide, rest = found[: count // 2], found[count // 2 :]
    return [body for _, body in [*wide, *dice.sample(rest, min(len(rest), count - len(wide)))]]


def main(count: str) -> str:
    """Measure all of them."""
    rows = []
    for game in GAMES:
        views = list_views(game, int(count))
        if not views:  # no player has a choice
            continue
        for level in LEVELS:
            seconds = []
            for body in views:
                sent, seat = pickle.loads(body)
                question = pickle.dumps(("choose", level, sent, seat, 1, 60.0))
                began = time.perf_counter()
                word, found = pickle.loads(answer(question, lambda share: None))
                seconds.append(time.perf_counter() - began)
                assert word == "done", found
            rows.append({
                "game": game, "level": level, "moves": len(seconds),
                "worst": round(max(seconds), 3), "mean": round(sum(seconds) / len(seconds), 3),
            })  # fmt: skip
    return json.dumps(sorted(rows, key=lambda row: -row["worst"]))
