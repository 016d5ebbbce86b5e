"""Playing on at a table, so that its match is long enough to be rated."""

import json
import sqlite3
from collections import Counter
from contextlib import closing
from typing import Any

from starlette.applications import Starlette

from boneyard.ratings.exclusions import MIN_MOVES
from boneyard.server.http.session_cookie import hash_token
from support.server.serving import Client, Json, at_rest, services_of


async def play_on(app: Starlette, match: str, moves: int = MIN_MOVES) -> None:
    """Make the first legal move for whoever is to act, until every seat has made so many."""
    house = services_of(app)
    live = await house.registry.get_match(match)
    while True:
        await at_rest(app, match)
        made = Counter(entry.seat for entry in live.log.active if entry.seat is not None)
        if live.state.over or all(made[seat] >= moves for seat in range(len(live.seats))):
            return
        seat = live.state.to_act
        assert seat is not None, "somebody is to act"
        await house.matches.play(live, seat, live.views.legal_moves(seat)[0])


OPEN = [{"kind": "person"}, {"kind": "open"}]


RATED: Json = {"game": "block-draw", "rated": True, "seats": OPEN, "clock": "5-minutes"}


DAY = 24 * 3600 * 1000


async def kept(app: Starlette, name: str) -> Client:
    """Somebody whom the house knows again."""
    client = Client(app)
    await client.post("/api/me", {"name": name})
    await client.post("/api/me/keys")
    return client


def who(client: Client) -> bytes:
    assert client.token is not None
    return hash_token(client.token)


async def begun(one: Client, other: Client) -> str:
    """A rated match of two, its tiles dealt."""
    match: str = (await one.post("/api/matches", RATED))["match"]
    await other.post(f"/api/matches/{match}/seats/1", {"name": "Other", "seed": "b"})
    await one.post(f"/api/matches/{match}/seats/0/seed", {"seed": "a"})
    return match


def put(app: Starlette, number: int, first: bytes, second: bytes | str, **more: Any) -> str:
    """Write a result that the first has won, as if it had been played on that day."""
    match, ranks = f"put-{number:03}", more.get("ranks", [1, 2])
    outcome = {"sides": [[0], [1]], "scores": [1, 0], "ranks": ranks, "rounds": 8, "end": "out"}
    with closing(sqlite3.connect(services_of(app).settings.db)) as file, file:
        file.execute(
            "insert into matches (id, game, options, mode, secret, name, created, fair, contest) "
            "values (?, 'block-draw', '{}', 'link', ?, '', 0, 1, 'rated:line')",
            (match, b"x"),
        )
        for seat, one in enumerate((first, second)):
            is_bot = isinstance(one, str)
            file.execute(
                "insert into seats (match, seat, kind, name, owner, seed, bot, by_hand) "
                "values (?, ?, ?, 'Seat', ?, '', ?, 0)",
                (match, seat, "bot" if is_bot else "person", None if is_bot else one,
                 one if is_bot else ""),
            )  # fmt: skip
        file.execute(
            "insert into results (match, contest, game, at, outcome) "
            "values (?, 'rated:line', 'block-draw', ?, ?)",
            (match, more.get("at", number * DAY), json.dumps(outcome)),
        )
    return match
