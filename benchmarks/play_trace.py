"""Call trace of one play between two WebSocket viewers, and how often legal moves are generated.

    python benchmarks/play_trace.py [--draw wide,tall] [--clock SIZES] [--functions]

Starts a server inside this process, seats two guests at a match of block-draw, lets them play a few
tiles, and then traces one more play: from the message of the player to the update of both viewers,
through the event loop and the thread that writes. Prints how many modules and functions of Boneyard
it crossed (comprehensions and lambdas belong to the function around them) and who asked for legal
moves. `--draw wide,tall` traces two pages instead of two programs, `--functions` lists all.
"""

import argparse
import asyncio
import json
import logging
import socket
import sys
import tempfile
import threading
import time
from collections import Counter, defaultdict
from contextlib import ExitStack
from pathlib import Path
from types import CodeType, FrameType
from typing import Any
from unittest.mock import patch

import httpx
import uvicorn

import boneyard
from boneyard.server.app import create_site
from boneyard.server.http.http_protocol import build_uvicorn_config
from boneyard.server.settings import Pace, Settings

sys.path.insert(0, str(Path(__file__).parent.parent))

from benchmarks.server_load import Match, Seat, started  # found on the path set above

ROOT = str(Path(boneyard.__file__).parent) + "/"

#: The functions that work legal moves out, in a game for several and in one for one.
GENERATORS = {"_table_legal", "solo_legal"}

#: Plays before the one that is traced, so that caches are as warm as in the middle of a round.
PLAYS_BEFORE = 4

#: Seconds after a play until nothing of it is under way; longer, and other jobs would be traced.
SETTLE_SECONDS = 0.05


class Tracer:
    """Records the functions of Boneyard that are called while it is on, in every thread."""

    def __init__(self) -> None:
        self.on = False
        self.calls: Counter[CodeType] = Counter()
        self.generators: Counter[str] = Counter()

    def profile(self, frame: FrameType, event: str, argument: object) -> None:
        if not self.on or event != "call" or not frame.f_code.co_filename.startswith(ROOT):
            return
        self.calls[frame.f_code] += 1
        if frame.f_code.co_name in GENERATORS:
            self.generators[_caller_outside_engine(frame)] += 1

    def functions(self) -> dict[str, set[str]]:
        """The functions crossed, by module; what is nested counts with what is around it."""
        found: defaultdict[str, set[str]] = defaultdict(set)
        for code in self.calls:
            name = code.co_qualname
            while name.endswith(">"):
                name = name.rpartition(".<")[0].removesuffix(".<locals>")
            found[code.co_filename.removeprefix(ROOT)].add(name)
        return found


def _caller_outside_engine(frame: FrameType) -> str:
    at: FrameType | None = frame
    while at is not None and at.f_code.co_filename.startswith(f"{ROOT}engine/"):
        at = at.f_back
    name = "?" if at is None else at.f_code.co_qualname
    return f"{name} ({frame.f_locals.get('seat')})"


async def trace_play(address: str, draw: str, clock: str, tracer: Tracer) -> str:
    """Play a few tiles, and one more with the tracer on; the move that was traced."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        match = await started(http, "block-draw", {}, clock=clock)
    await match.open(address, draw)
    for _ in range(PLAYS_BEFORE):
        await play_tile(match)
    tracer.on = True
    move = await play_tile(match)
    tracer.on = False
    for seat in match.seats:
        await seat.socket.close()
    return move


async def play_tile(match: Match) -> str:
    """Draw until a tile can be played, and play it; the play."""
    while True:
        turn = match.seats[0].turn
        assert turn is not None, "the round ended before the play to trace"
        moves = match.seats[turn].moves
        plays = [move for move in moves if "-" in move]
        move = (plays or moves)[0]
        await match.seats[turn].socket.send(json.dumps({"id": 1, "seat": turn, "move": move}))
        await asyncio.gather(*(hear_update(seat) for seat in match.seats))
        await asyncio.sleep(SETTLE_SECONDS)
        if plays:
            return move


async def hear_update(seat: Seat) -> None:
    number = seat.number
    while seat.number == number:
        seat.hear(await seat.socket.recv())


def serve(server: uvicorn.Server, listening: socket.socket, tracer: Tracer) -> None:
    """Serve in a thread of its own: what the viewers do with what they are sent isn't traced."""
    profile: Any = tracer.profile
    threading.setprofile(profile)  # for the threads that the server starts
    sys.setprofile(profile)
    asyncio.run(server.serve(sockets=[listening]))


def run_trace(draw: str = "", clock: str = "") -> tuple[Tracer, str]:
    """Trace one play; the tracer, and the move."""
    tracer = Tracer()
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        listening = stack.enter_context(socket.socket())
        # The same deal each time, so that the same play is traced.
        for name, value in ("new_secret", bytes(32)), ("new_match_id", "trace"):
            stack.enter_context(patch(f"boneyard.server.matches.setup.{name}", return_value=value))
        listening.bind(("127.0.0.1", 0))
        # Nothing happens by itself: what is traced is the play alone.
        settings = Settings(
            db=f"{folder}/matches.db", warm=(), pace=Pace(deal=0, forced=1e6, sweep=1e6)
        )
        server = uvicorn.Server(build_uvicorn_config(create_site(settings), settings))
        serving = threading.Thread(target=serve, args=(server, listening, tracer))
        serving.start()
        try:
            while not server.started:
                time.sleep(0.05)
            address = f"http://127.0.0.1:{listening.getsockname()[1]}"
            return tracer, asyncio.run(trace_play(address, draw, clock, tracer))
        finally:
            server.should_exit = True
            serving.join()
            threading.setprofile(None)


def main() -> None:
    """Trace one play, and print what it crossed."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--draw", default="", help="two ways to draw, for pages: wide,tall")
    parser.add_argument("--clock", default="", help="the clock of the match: 36h+12h/5d")
    parser.add_argument("--functions", action="store_true", help="list all functions")
    arguments = parser.parse_args()
    logging.disable(logging.WARNING)
    tracer, move = run_trace(arguments.draw, arguments.clock)
    crossed = tracer.functions()
    print(f"traced: {move}, two {'pages' if arguments.draw else 'programs'}")
    if arguments.functions:
        for module, names in sorted(crossed.items()):
            print(f"  {module}: {', '.join(sorted(names))}")
    print(f"modules: {len(crossed)}, functions: {sum(map(len, crossed.values()))}")
    print(f"calls: {tracer.calls.total()}")
    print(f"legal moves generated: {tracer.generators.total()}")
    for caller, times in tracer.generators.most_common():
        print(f"  {times} for {caller}")


if __name__ == "__main__":
    main()
