"""Nobody waits for a compiler: while there is no machine code, kernels run as plain Python."""

import os
import random
import subprocess
import sys
import time
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from boneyard import fast
from boneyard.bots.hints import hints
from boneyard.bots.registry import BOTS
from boneyard.bots.search import FIRST_BATCH_WORLDS, PYTHON_SECONDS, Search
from boneyard.bots.search_budget import SearchBudget
from boneyard.engine.legal import legal
from boneyard.games import get_game
from boneyard.server.thinking.worker import find_bot
from support.plain_search import GAMES, plain, positions


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_the_same_rounds_come_of_it(name: str, options: dict[str, int], tmp_path: Path) -> None:
    game = fast.compile(get_game(name).rules(**options))
    compiled = fast.play_rounds(game, 3, seed=8)
    with plain(tmp_path):
        same = fast.play_rounds(game, 3, seed=8)
    assert np.array_equal(compiled.points, same.points)
    assert np.array_equal(compiled.plays, same.plays)


@pytest.mark.parametrize(("name", "options"), GAMES)
@pytest.mark.parametrize("level", ["casual", "club"])
def test_a_rule_of_thumb_chooses_the_same(
    level: str, name: str, options: dict[str, int], tmp_path: Path
) -> None:
    bot = BOTS[level].bot
    for view, seat in islice(positions(name, options), 6):
        compiled = bot.choose(view, seat, random.Random(3))
        with plain(tmp_path):
            assert bot.choose(view, seat, random.Random(3)) == compiled


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_who_tries_moves_out_thinks_as_long_as_people_wait(
    name: str, options: dict[str, int], tmp_path: Path
) -> None:
    view, seat = next(positions(name, options))
    with plain(tmp_path):
        began = time.thread_time()
        thought = Search(view, seat, legal(view, seat), random.Random(3)).run(SearchBudget(1000))
        spent = time.thread_time() - began
    assert FIRST_BATCH_WORLDS <= thought.world_count < 1000
    # The first look may take longer than a look ought to, for nobody knows how long it takes.
    assert spent < 3 * PYTHON_SECONDS


@pytest.mark.parametrize(("name", "options"), GAMES)
@pytest.mark.parametrize(("level", "most"), [("expert", 0.2), ("grandmaster", 1.0)])
def test_a_level_that_searches_moves_within_its_time(
    level: str, most: float, name: str, options: dict[str, int], tmp_path: Path
) -> None:
    view, seat = max(positions(name, options), key=lambda one: len(legal(*one)))
    bot = find_bot(level, 0.2)
    with plain(tmp_path):
        began = time.thread_time()
        assert bot.choose(view, seat, random.Random(3)) in legal(view, seat)
        spent = time.thread_time() - began
    # Rules are compiled to numbers first, and what has begun is finished.
    assert spent < most + 0.5


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_hints_come_as_fast(name: str, options: dict[str, int], tmp_path: Path) -> None:
    view, seat = next(positions(name, options))
    with plain(tmp_path):
        began = time.thread_time()
        found = hints(view, seat, random.Random(3))
        spent = time.thread_time() - began
    assert {one.move for one in found} == set(legal(view, seat))
    assert all(one.reasons for one in found)
    assert spent < 4 * PYTHON_SECONDS


CHOOSE = """
import asyncio, sys
from boneyard.server.thinking.pool import WorkerPool
from boneyard.games import get_game
from boneyard.core.chance import Seeded
from boneyard.engine import act; from boneyard.engine.legal import legal
from boneyard.core.position import view

async def ask():
    rules = get_game("block-draw").rules()
    events, state = act(rules.new_match(), None, rules.deal(1, Seeded("1")))
    more, state = act(state, state.to_act, legal(state, state.to_act)[0])
    seen = view(rules.new_match(), [*events, *more], state.to_act)
    pool = WorkerPool(1)
    print(*[await pool.choose_move(level, seen, state.to_act, 1) for level in ("club", "master")])
    await pool.close()

asyncio.run(ask())
"""


def test_on_a_fresh_machine_bots_move_at_once(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", CHOOSE], env={**os.environ, "BONEYARD_CACHE": str(tmp_path)},
        capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.split()) >= 2
    assert not list(tmp_path.rglob("*.o"))
