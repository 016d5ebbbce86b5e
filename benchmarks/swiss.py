"""Swiss tournament of many bots on a server, with no-shows and a restart, recounted.

    uv run python benchmarks/swiss.py [--players 200] [--rounds 9] [--absent 4]

The server runs in this process and is used by its API alone. Some entrants are people who never
come: the server's clock is set forward until they have lost their boards. After the fourth
round the server is restarted. At the end every pairing is checked by the stated rules,
and the standings are recounted from the boards, in another way than the server does. It prints how
long it took, and how much of that went into pairing.
"""

import argparse
import asyncio
import tempfile
import time
from collections import Counter, defaultdict
from pathlib import Path
from statistics import median
from typing import Any

import httpx

from boneyard.core.fair_shuffle import compute_commitment
from boneyard.core.time_controls import MINUTE
from boneyard.server import wall_clock
from boneyard.server.app import create_app
from boneyard.server.settings import NO_DELAYS, Rate, Settings
from boneyard.server.tournaments import director
from boneyard.tournaments import progress

Json = dict[str, Any]
FREELY = Rate(1e9, 1e9)
#: One round with three tiles each: a match of some moves.
GAME = {"game": "block-draw", "options": {"hand": 3, "single": True}, "clock": "2-minutes"}
RESTART = 4
SECONDS: list[float] = []


def timed(field: progress.TournamentState) -> progress.NextStep:
    """Pair, and note how long it took."""
    began = time.perf_counter()
    found = progress.next_step(field)
    if found.boards:
        SECONDS.append(time.perf_counter() - began)
    return found


class Caller:
    """A client with its own secret."""

    def __init__(self, app: Any, token: str = "") -> None:
        self.token = token or app.state.services.sessions.issue()
        self.http = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=app), base_url="http://swiss.test",
            headers={"authorization": f"Bearer {self.token}"},
        )  # fmt: skip

    async def ask(self, method: str, path: str, body: Json | None = None) -> Json:
        answer = await self.http.request(method, path, json=body)
        answer.raise_for_status()
        found: Json = answer.json()
        return found


async def played(settings: Settings, host: str, id: str, until: int) -> tuple[str, str, Json]:
    """Run a tournament until a round has begun, or to its end."""
    app = create_app(settings)
    async with app.router.lifespan_context(app):
        caller = Caller(app, host)
        path = f"/api/tournaments/{id}"
        while True:
            found = await caller.ask("GET", path)
            if found["stage"] == "over" or found["round"] >= until:
                return caller.token, id, found
            left = [board for board in found["boards"] if not board["over"]]
            people = {one["number"] for one in found["entrants"] if one["kind"] == "person"}
            if left and all({one["first"], one["second"]} & people for one in left):
                wall_clock.offset_ms += 11 * MINUTE  # only no-shows are awaited
            await asyncio.sleep(0.2)


async def begun(settings: Settings, players: int, rounds: int, absent: int) -> tuple[str, str, str]:
    app = create_app(settings)
    async with app.router.lifespan_context(app):
        host = Caller(app)
        id = (await host.ask("POST", "/api/tournaments", {**GAME, "rounds": rounds}))["tournament"]
        path = f"/api/tournaments/{id}"
        for at in range(absent):
            await Caller(app).ask("POST", f"{path}/enter", {"name": f"Absent {at + 1}"})
        await host.ask("POST", f"{path}/bots", {"bot": "random", "count": players - absent})
        found = await host.ask("POST", f"{path}/begin", {})
        return host.token, id, found["commitment"]


def check(found: Json, sealed: str) -> None:
    """Check every round by the rules, and recount the standings."""
    assert compute_commitment(bytes.fromhex(found["secret"])) == sealed
    met: Counter[frozenset[int]] = Counter()
    byes: Counter[int] = Counter()
    points: dict[int, float] = defaultdict(float)
    opponents: dict[int, list[int]] = defaultdict(list)
    for round in range(1, found["round"] + 1):
        own = [board for board in found["boards"] if board["round"] == round]
        there = [one["number"] for one in found["entrants"]
                 if one["since"] <= round <= (one["until"] or round)]  # fmt: skip
        seats = [one for board in own for one in (board["first"], board["second"]) if one]
        assert sorted(seats) == there, "everybody who is there plays once"
        middle = median([board["margin"] for board in own if not board["end"]])
        for board in own:
            first, second = board["first"], board["second"]
            if second is None:
                byes[first] += 1
                points[first] += 1
                continue
            met[frozenset((first, second))] += 1
            ahead = board["margin"] - middle
            won = board["points"][0] if board["end"] else 0.5 if not ahead else float(ahead > 0)
            points[first] += won
            points[second] += 1 - won
            opponents[first].append(second)
            opponents[second].append(first)
    assert set(met.values()) == {1}, "nobody meets anybody twice"
    assert max(byes.values(), default=0) <= 1, "nobody has two byes"
    at = found["ties"].index("met")
    for line in found["standings"]:
        who = line["number"]
        assert line["points"] == points[who]
        assert line["ties"][at] == sum(points[other] for other in opponents[who])
    keys = [(-line["points"], [-tie for tie in line["ties"]]) for line in found["standings"]]
    assert keys == sorted(keys)


async def main() -> None:
    """Play one."""
    parser = argparse.ArgumentParser(description=__doc__)
    for name, usual in (("players", 200), ("rounds", 9), ("absent", 4)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    wanted = parser.parse_args()
    director.next_step = timed  # type: ignore[attr-defined]
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            db=str(Path(folder) / "swiss.db"), durable=False, pace=NO_DELAYS, bot_workers=1,
            guest_rate=FREELY, start_rate=FREELY, address_rate=FREELY, bot_tables=128, warm=(),
        )  # fmt: skip
        began = time.perf_counter()
        host, id, sealed = await begun(settings, wanted.players, wanted.rounds, wanted.absent)
        host, id, _ = await played(settings, host, id, RESTART + 1)
        _, _, found = await played(settings, host, id, 10**6)
        took = time.perf_counter() - began
    check(found, sealed)
    boards = [board for board in found["boards"] if board["second"]]
    ends = Counter(board["end"] or "played out" for board in found["boards"])
    print(
        f"{wanted.players} players, {found['round']} rounds, {len(boards)} boards in {took:.0f} s"
    )
    print(
        f"pairing: {min(SECONDS):.2f} to {max(SECONDS):.2f} s a round, {sum(SECONDS):.1f} s in all"
    )
    print("how boards ended:", ", ".join(f"{end} {count}" for end, count in ends.items()))
    print("legal in every round, and the standings are those of the recount")


if __name__ == "__main__":
    asyncio.run(main())
