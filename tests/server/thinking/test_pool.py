"""Hints and analyses are worked out in another process, and come back whole."""

import asyncio
import random

import pytest

from boneyard.analysis import Analysis, analyse
from boneyard.bots.hints import hints
from boneyard.core.tiles import tile
from boneyard.games import get_game
from boneyard.records import write_record
from boneyard.rules.dealing import Deal
from boneyard.server.errors import PoolError
from boneyard.server.thinking.pool import WorkerPool
from support.seen_rounds import moments, seen_at


async def _asked() -> None:
    pool = WorkerPool(1)
    rules = get_game("bergen").rules(players=2)
    state, log = list(moments(rules, 4))[9]
    seat = state.to_act
    assert seat is not None
    seen = seen_at(state, log, seat)
    hands = [("0-0", "6-1", "5-4"), ("3-1", "2-1", "6-5")]
    deal = Deal(tuple(tuple(map(tile, hand)) for hand in hands))
    record = dict(write_record(rules, ["Ada", "Bo"], [(deal, [])]))
    shares: list[float] = []
    try:
        assert await pool.compute_hints(seen, seat, 7) == hints(seen, seat, random.Random(7))
        found = await pool.analyse(record, shares.append)
        assert isinstance(found, Analysis)
        assert found == analyse(record)
        assert shares == [1.0]
        with pytest.raises(PoolError, match=r"RecordError$") as failed:
            await pool.analyse({"rounds": []})
        assert failed.value.details.startswith("the record must say"), "for no log: it may tell"
    finally:
        await pool.close()


@pytest.mark.slow
def test_a_worker_gives_hints_and_analyses() -> None:
    asyncio.run(_asked())
