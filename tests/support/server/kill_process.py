"""Kill a house in the middle of play, open it again, and see that nothing acknowledged is lost.

The suite kills it a few times; `benchmarks/server_kill.py` does so fifty times with 200 matches,
and kills a PostgreSQL under it too.
"""

import asyncio
import json
import math
import os
import random
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import httpx

from boneyard.core.actions import parse
from boneyard.engine import act, deal_round
from boneyard.rules.game import State
from boneyard.schemas.log_entries import DEAL, REDO, UNDO
from boneyard.server.db import is_postgres
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.match_log import from_row
from boneyard.server.matches.models import LoadedMatch
from boneyard.server.stores import open_database

#: Games of different kinds, the alone ones with undo.
GAMES = ("block-draw", "all-fives", "cross", "bendomino", "fundomino", "domino-solitaire")
#: Seconds after which a house is taken to stand still, on however busy a machine.
PATIENCE = 120.0
SERVE = "from boneyard.cli.serve import serve; serve()"


class Served:
    """A house in another process."""

    def __init__(self, db: Path | str, durable: bool, *options: str, **more: Any) -> None:
        """Open it, with more settings of its own."""
        freely = json.dumps({"a_second": 1e9, "at_once": 1e9})
        pace = {"deal": 0, "forced": 0.01, "bot": 0, "calling": 0, "notice": 0, "own": 0}
        environment = os.environ | {
            "BONEYARD_PACE": json.dumps(pace),
            "BONEYARD_BOT_WORKERS": "1",
            "BONEYARD_WARM": "[]",
            "BONEYARD_DURABLE": json.dumps(durable),
            **{f"BONEYARD_{one}_RATE": freely for one in ("GUEST", "START", "ADDRESS")},
            **{f"BONEYARD_{name.upper()}": json.dumps(value) for name, value in more.items()},
        }
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, "--port", "0", "--db", str(db), *options],
            env=environment,
            stderr=subprocess.PIPE,
            text=True,
        )
        self._said: SimpleQueue[str] = SimpleQueue()
        self.later: list[str] = []
        self._hearing = threading.Thread(target=self._hear, daemon=True)
        self._hearing.start()
        try:
            said = self._said.get(timeout=PATIENCE)
            assert "running at" in said, said
        except BaseException:
            self.kill()
            raise
        self.address = said.split("running at ")[1].split()[0].rstrip("/")

    def _hear(self) -> None:
        """Listen to all that it says: one whom nobody hears stands still once the pipe is full."""
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self._said.put(line)
        self._said.put("")

    def said_so_far(self, word: str = "") -> list[str]:
        """What it has said since it told its address; waits until a word has come."""
        end = time.monotonic() + PATIENCE
        while word and not any(word in one for one in self.later):
            assert time.monotonic() < end, f"it says much, but nothing of {word}"
            said = self._said.get(timeout=PATIENCE)
            assert said, f"it has ended, and said nothing of {word}"
            self.later.append(said)
        while not self._said.empty():
            self.later.append(self._said.get())
        return self.later

    def kill(self) -> None:
        """As if by `kill -9`."""
        self.process.kill()
        self.process.wait(PATIENCE)
        # Those that it has started may still speak.
        self._hearing.join(PATIENCE)
        assert self.process.stderr is not None
        self.process.stderr.close()


class Player:
    """Plays many matches, and remembers every move that was acknowledged."""

    def __init__(self, dice: random.Random, thinks: float = 0.0) -> None:
        """Say how many seconds this one thinks before each move, about."""
        self.dice, self.thinks = dice, thinks
        self.token = ""
        self.matches: list[str] = []
        self.acknowledged: dict[str, dict[int, tuple[int, str]]] = {}
        self.count = 0
        self.at: dict[str, float] = {}
        """When a match that isn't over was last moved in, or seen to go on, by `monotonic`."""
        self.again = 0.0
        """The longest that it took until a move was acknowledged again, in seconds."""

    def client(self, address: str) -> httpx.AsyncClient:
        if not self.token:
            asked = httpx.post(f"{address}/api/guests", json={}, timeout=PATIENCE)
            self.token = asked.json()["token"]
        headers = {"authorization": f"Bearer {self.token}"}
        limits = httpx.Limits(max_connections=24)
        return httpx.AsyncClient(base_url=address, headers=headers, timeout=PATIENCE, limits=limits)

    async def start(self, http: httpx.AsyncClient, most: int) -> None:
        """Start matches until there are so many: two people at a screen, or one and a bot."""
        for at in range(len(self.matches), most):
            await self.start_one(http, at)

    async def start_one(self, http: httpx.AsyncClient, at: int) -> str:
        """Start one match more: which game, and who plays, goes by its number."""
        game = GAMES[at % len(GAMES)]
        seats = [{"kind": "person", "name": "A"}]
        if game != "domino-solitaire":
            other = {"kind": "bot", "bot": "random"} if at % 2 else {"kind": "person"}
            seats.append(other)
        response = await http.post("/api/matches", json={"game": game, "seats": seats})
        assert response.status_code == 200, response.text
        look = response.json()["look"]
        for seat in look["seal"]["awaited"]:
            where = f"/api/matches/{look['match']}/seats/{seat}/seed"
            response = await http.post(where, json={"seed": "tea"})
            assert response.status_code == 200, response.text
        match: str = look["match"]
        self.matches.append(match)
        self.acknowledged[match], self.at[match] = {}, time.monotonic()
        return match

    def playing(self) -> set[str]:
        """The matches that have begun and are not known to be over."""
        return set(self.at)

    async def play(self, http: httpx.AsyncClient, match: str) -> None:
        """Move in a match until the house is gone or the match is over."""
        path = f"/api/matches/{match}"
        while True:
            answer = await http.get(f"{path}/legal")
            if answer.status_code == 503:  # the database is away
                await asyncio.sleep(0.05)
                continue
            legal = answer.json()
            ways = [(one["seat"], move) for one in legal["seats"] for move in one["moves"]]
            if not ways:
                look = await http.get(path)
                if look.status_code == 200 and look.json()["over"]:
                    self.at.pop(match, None)
                    return
                await asyncio.sleep(0.01)
                continue
            seat, move = self.dice.choice(ways)
            where, body = f"{path}/moves", {"seat": seat, "move": move}
            if len(legal["seats"]) == 1 and self.dice.random() < 0.05:
                where, body, move = f"{path}/undo", {}, UNDO
            response = await http.post(where, json=body)
            if response.status_code == 200:
                self.acknowledged[match][response.json()["number"]] = (seat, move)
                self.count += 1
                self.at[match] = time.monotonic()
                await asyncio.sleep(self.thinks * self.dice.uniform(0.5, 1.5))

    async def until_killed(
        self, served: Served, most: int, moves: int, first: Callable[[], None] | None = None
    ) -> None:
        """Play everything at once, and kill the house after so many moves, in the middle of it.

        `first` kills something else before that: play must go on afterwards.
        """
        async with self.client(served.address) as http:
            await self.start(http, most)
            playing = [asyncio.create_task(self.play(http, match)) for match in self.matches]
            await self._play_on(moves)
            if first is not None:
                await asyncio.to_thread(first)
                began, before = time.monotonic(), self.count
                await self._play_on(1)
                assert self.count > before, "play doesn't go on"
                self.again = max(self.again, time.monotonic() - began)
                await self._play_on(moves)
            served.kill()
            for result in await asyncio.gather(*playing, return_exceptions=True):
                assert result is None or isinstance(result, httpx.TransportError), repr(result)

    async def _play_on(self, moves: int) -> None:
        """Wait until so many moves more have been acknowledged."""
        enough, patience = self.count + moves, time.monotonic() + PATIENCE
        while self.count < enough and time.monotonic() < patience:
            await asyncio.sleep(0.001)


def check(db: str, player: Player) -> int:
    """Read what was left: all that was acknowledged is there, and every match is whole."""

    async def all_kept() -> list[LoadedMatch]:
        store = open_database(db)
        kept = [await store.load(match) for match in player.matches]
        await store.close()
        return [one for one in kept if one is not None]

    if not is_postgres(db):
        (fine,) = sqlite3.connect(db).execute("pragma integrity_check").fetchone()
        assert fine == "ok"
    everything = asyncio.run(all_kept())
    assert len(everything) == len(player.matches), "a match is lost"
    entries = 0
    for kept in everything:
        by_number = {one.number: (one.seat, one.act) for one in kept.log}
        assert list(by_number) == list(range(1, len(by_number) + 1)), "the log has a gap"
        for number, said in player.acknowledged[kept.match.id].items():
            # A random take comes right after the move that was acknowledged, with its number.
            assert said in (by_number[number], by_number.get(number - 1)), "a move is lost"
        decide_again(kept)
        entries += len(by_number)
    return entries


def decide_again(kept: LoadedMatch) -> None:
    """Every entry follows by the rules from those before it, luck included."""
    live = LiveMatch(LoadedMatch(kept.match, kept.seats, (), None))
    for one in kept.log:
        entry = from_row(one)
        events: Any = ()
        if entry.act == DEAL:
            events, _ = deal_round(live.state, live.fair)
        elif entry.act not in (UNDO, REDO):
            events, _ = act(live.state, entry.seat, parse(entry.act, chance=entry.seat is None))
        assert tuple(events) == entry.events
        live.log.replay(entry)
    state = live.state
    assert not (isinstance(state, State) and state.reaching), "half a move"


def kill_again_and_again(
    db: str,
    kills: int,
    matches: int,
    durable: bool = True,
    seed: int = 1,
    first: Callable[[], None] | None = None,
    told: Callable[[str], None] = lambda text: None,
    longest: float = math.inf,
) -> dict[str, Any]:
    """Open, play, kill, check, so many times; what came of it. `first` kills something before.

    `told` hears how far it is; after `longest` seconds nothing more is killed.
    """
    dice = random.Random(seed)
    player = Player(dice)
    began, entries, done = time.perf_counter(), 0, 0
    while done < kills and time.perf_counter() - began < longest:
        served = Served(db, durable)
        try:
            moves = dice.randrange(matches, 4 * matches)
            asyncio.run(player.until_killed(served, matches, moves, first))
        finally:
            if served.process.poll() is None:
                served.kill()
        entries = check(db, player)
        over = player.matches[:]
        ended = asyncio.run(_over(db, over))
        player.matches = [match for match in over if match not in ended]
        for match in set(over) - set(player.matches):
            del player.acknowledged[match]
        done += 1
        told(f"killed {done} of {kills}; acknowledged {player.count}, and all of it is there")
    return {
        "kills": done,
        "matches": len(player.matches),
        "entries": entries,
        "acknowledged": player.count,
        "seconds to the first move after it": round(player.again, 2),
        "seconds": round(time.perf_counter() - began, 1),
    }


async def _over(db: str, matches: list[str]) -> set[str]:
    """The matches that are over."""
    store = open_database(db)
    logs = {match: await store.load_entries(match, 0) for match in matches}
    await store.close()
    return {match for match, log in logs.items() if log and "match-ended" in log[-1].events}


def children_of(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
