"""A match with a very long log, over or under way, put into a file of matches."""

import random
from hashlib import sha256
from pathlib import Path

from boneyard.core.actions import parse
from boneyard.games import GAMES
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.match_log import to_row
from boneyard.server.matches.models import LoadedMatch, MatchUpdate, StoredMatch, StoredSeat
from boneyard.server.stores import open_database

LONG = "long-long-long-long-match"


def long_match(entries: int, over: bool, token: str, id: str = LONG) -> LiveMatch:
    """Two people who draw and play at random for as long as it takes; then one gives up."""
    owner = sha256(token.encode()).digest()
    options = {"players": 2, "target": 100_000}
    rules = GAMES["block-draw"].rules(**options)
    match = StoredMatch(
        id=id, game="block-draw", options=dict(rules.options), mode="screen", secret=bytes(32),
        name=id, host=owner, created=1,
    )  # fmt: skip
    seats = tuple(StoredSeat(kind="person", name=name, owner=owner) for name in ("Ada", "Eve"))
    live, dice = LiveMatch(LoadedMatch(match, seats, (), None)), random.Random(1)
    while live.number < entries:
        if not live.state.playing:
            live.apply(live.prepare_deal())
            continue
        seat = live.state.to_act
        assert seat is not None
        live.apply(live.prepare_move(seat, dice.choice(live.views.legal_moves(seat))))
    if not live.state.playing:
        live.apply(live.prepare_deal())
    if over:
        seat = live.state.to_act
        assert seat is not None
        live.apply(live.prepare_move(seat, parse("resign")))
    return live


async def put(live: LiveMatch, file: Path) -> None:
    """Write it into a file of matches."""
    store = open_database(str(file), durable=False)
    await store.create(live.row, live.seats)
    await store.append(live.id, MatchUpdate(entries=[to_row(entry) for entry in live.log.entries]))
    await store.close()
