"""Garbage is collected rarely, so what is put away must go by itself."""

import asyncio
import gc
import subprocess
import sys
import time
import weakref

import pytest

from boneyard.server.match_page.updates import MatchPageRenderer
from boneyard.server.settings import Pace
from support.server.serving import Client, services_of, serving, until


@pytest.mark.slow
def test_a_match_that_is_put_away_is_freed_without_the_collector() -> None:
    async def play() -> None:
        pace = Pace(deal=99, forced=99, bot=99)
        async with serving(painter=MatchPageRenderer(), pace=pace) as app:
            ada, house = Client(app), services_of(app)
            seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bea"}]
            look = await ada.start("block-draw", seats=seats)
            path = f"/api/matches/{look['match']}"
            for seat in (0, 1):
                await ada.post(f"{path}/seats/{seat}/by-hand", {"by_hand": True})
            async with ada.socket(look["match"], seat=0, draw="wide.own") as socket:
                await socket.hear()
                turn = look["turn"]
                move = (await ada.get(path, seat=turn))["moves"][0]
                await ada.post(f"{path}/moves", {"seat": turn, "move": move})
                await socket.hear_until(2)
            (live,) = house.registry.live_matches
            gone = weakref.ref(live)
            del live
            assert house.registry.evict_idle(time.monotonic() + 1) == 1
            del socket
            await until(lambda: gone() is None)

    gc.collect()
    gc.disable()
    try:
        asyncio.run(play())
    finally:
        gc.enable()


def said(script: str) -> str:
    """What a process of its own says: this one's collector is left as it is."""
    script = "import gc; from boneyard.server.telemetry import gc_tuning; " + script
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_what_is_there_from_the_start_is_not_looked_at_again() -> None:
    script = (
        "gc_tuning.tune_gc();"
        "print(gc.get_threshold(), gc.get_freeze_count() > 1000, gc.isenabled())"
    )
    assert said(script) == "(6000, 20, 20) True True"


#: A house of many tables, as far as the collector goes, and garbage that only it can free.
CYCLES = """
import weakref
class Thing: pass
def cycle():
    one = Thing(); one.self = one
    return one
gc_tuning.tune_gc()
start = gc.get_freeze_count()
tables, lost, freed = [[] for _ in range(50_000)], cycle(), []
weakref.finalize(lost, freed.append, 1)
"""


def test_what_has_been_looked_through_is_not_looked_at_again() -> None:
    script = CYCLES + (
        "gc.collect(); print(gc.get_freeze_count() - start > 50_000, len(gc.get_objects()) < 1000)"
    )
    assert said(f"exec({script!r})") == "True True"


def test_garbage_that_was_passed_over_waits_for_a_look_at_everything() -> None:
    script = CYCLES + (
        "gc.collect(); del lost; gc.collect(); print(freed)\n"
        "gc_tuning.collect_if_due(100); print(freed)\n"
        "gc_tuning.FULL_COLLECTION_SECONDS = -1.0; gc_tuning.collect_if_due(100); print(freed)\n"
        "print(len(gc.get_objects()) < 1000)"
    )
    assert said(f"exec({script!r})").split("\n") == ["[]", "[]", "[1]", "True"]


def test_a_large_server_does_not_stop_for_it_every_hour() -> None:
    script = CYCLES + (
        "gc.collect(); del lost\n"
        "gc_tuning.FULL_COLLECTION_SECONDS = -1.0\n"
        "gc_tuning.collect_if_due(101); print(freed)\n"
        "gc_tuning.SLOW_COLLECTION_SECONDS = -1.0; gc_tuning.collect_if_due(101); print(freed)\n"
    )
    assert said(f"exec({script!r})").split("\n") == ["[]", "[1]"]


def test_nothing_is_counted_one_by_one_to_find_out_whether_it_is_time() -> None:
    script = CYCLES + (
        "gc.get_freeze_count = None\n"
        "for tables in (100, 101, 10_000): gc_tuning.collect_if_due(tables)\n"
        "print(freed)"
    )
    assert said(f"exec({script!r})") == "[]"


def test_new_garbage_is_found_without_that() -> None:
    script = CYCLES + (
        "new = cycle(); weakref.finalize(new, freed.append, 2)\ndel new; gc.collect(); print(freed)"
    )
    assert said(f"exec({script!r})") == "[2]"


def test_a_house_looks_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    looked = asyncio.Event()

    def look(tables: int) -> None:
        assert tables == 0
        looked.set()

    monkeypatch.setattr("boneyard.server.matches.registry.collect_if_due", look)

    async def work() -> None:
        async with serving(idle=0.01):
            await asyncio.wait_for(looked.wait(), 60)

    asyncio.run(work())
