"""What each page costs: a server with something of everything in it, and the CPU time of a GET.

Used by `test_page_costs.py` and by `benchmarks/server_floods.py --pages`.
"""

import json
import sqlite3
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from starlette.applications import Starlette
from starlette.routing import BaseRoute, Mount, Route

from boneyard.puzzles import library
from boneyard.server.app import ApiFallback, create_site
from boneyard.server.http.session_cookie import hash_token
from boneyard.server.matches.match_log import to_row
from boneyard.server.matches.models import MatchUpdate
from boneyard.server.tournaments.director import Director
from boneyard.server.tournaments.store import StoredBoard, StoredEntrant, StoredTournament
from boneyard.tournaments.models import Board, Outcome
from boneyard.tournaments.settings import Plan
from support.server.duplicate import Quick, at_once, played
from support.server.long_match import long_match
from support.server.serving import HOST, Client, services_of, settings

#: The biggest tournament that a host can make: so many bots, and so many rounds.
BOTS, ROUNDS = 256, 20
#: Rules of one's own, as an address carries them.
OWN = "like%20%3D%20%22block-draw%22%0Atitle%20%3D%20%22Mine%22%0Ahand%20%3D%205%0A"
Headers = list[tuple[bytes, bytes]]


class Cost(Struct, frozen=True):
    """An answer, and what it took: CPU seconds of the event loop, and of the whole process."""

    status: int
    loop: float
    process: float
    size: int


async def get(app: Starlette, address: str, **headers: str) -> Cost:
    """Ask for an address as a browser does, without a client whose own work would be measured."""
    return await send(app, "GET", address, b"", **headers)


async def send(app: Starlette, method: str, address: str, body: bytes, **headers: str) -> Cost:
    """Send a request to the application in this process, and measure the answer."""
    path, _, query = address.partition("?")
    named = {"host": HOST, "accept-encoding": "gzip", "content-length": str(len(body)), **headers}
    scope = {
        "type": "http", "asgi": {"version": "3.0", "spec_version": "2.3"}, "http_version": "1.1",
        "method": method, "scheme": "http", "path": path, "raw_path": path.encode(),
        "query_string": query.encode(), "root_path": "", "client": ("127.0.0.1", 1),
        "headers": [(key.replace("_", "-").encode(), value.encode())
                    for key, value in named.items()],
        "server": (HOST, 80), "state": {}, "extensions": {},
    }  # fmt: skip
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": body, "more_body": False}

    async def note(message: Any) -> None:
        sent.append(message)

    loop, process = time.thread_time(), time.process_time()
    await app(scope, receive, note)
    process, loop = time.process_time() - process, time.thread_time() - loop
    size = sum(len(one.get("body", b"")) for one in sent)
    return Cost(sent[0]["status"], loop, process, size)


def gettable(routes: list[BaseRoute], before: str = "") -> Iterator[str]:
    """The path of every route that can be fetched with GET."""
    for one in routes:
        if isinstance(one, Mount) and isinstance(one.app, ApiFallback):
            continue  # it stands for the routes of the API that are listed anyway
        if isinstance(one, Mount):
            yield from gettable(list(one.routes), before + one.path)
        elif isinstance(one, Route) and "GET" in (one.methods or ()):
            yield before + one.path


@asynccontextmanager
async def furnished(folder: Path, **changes: Any) -> AsyncIterator[tuple[Starlette, "Addresses"]]:
    """A server with matches, a big tournament, duplicate deals, ratings and kept rules."""
    app = create_site(settings(db=str(folder / "matches.db"), **changes))
    async with app.router.lifespan_context(app):
        readers: Any = Quick()
        services_of(app).duplicates.analysis_pool = readers
        thinking: Any = services_of(app).bot_pool
        thinking.choose = at_once
        contests = services_of(app).contest_loop
        contests.kinds[:] = [one for one in contests.kinds if not isinstance(one, Director)]
        yield app, await _furnish(app)


class Addresses(Struct, frozen=True):
    """What there is to fetch: addresses by route, and the token of a visitor who has played."""

    token: str
    by_route: dict[str, list[str]]


async def _furnish(app: Starlette) -> Addresses:
    ada = Client(app)
    await ada.post("/api/me", {"name": "Ada"})
    assert ada.token is not None
    person = [{"kind": "person"}, {"kind": "person"}]
    going = (await ada.start("block-draw", seats=person))["match"]
    tree = (await ada.start("five-up", seats=person))["match"]
    alone = (await ada.start("domino-solitaire", seats=[{"kind": "person"}]))["match"]
    mine = {"like": "block-draw", "title": "Mine", "hand": 5}
    own = (await ada.start(mine, seats=person))["match"]  # type: ignore[arg-type]
    open_seat = [{"kind": "person"}, {"kind": "open"}]
    inviting = (await ada.start("five-up", seats=open_seat))["match"]
    live = long_match(600, True, ada.token)
    store = services_of(app).store
    await store.create(live.row, live.seats)
    await store.append(live.id, MatchUpdate(entries=[to_row(entry) for entry in live.log.entries]))
    rules = (await ada.post("/api/house-rules", {"title": "Mine", "rules": mine}))["id"]
    cup = await put_tournament(app, "over", hash_token(ada.token))
    playing = await put_tournament(app, "playing", hash_token(ada.token))
    entering = await put_tournament(app, "open", hash_token(ada.token))
    made = await ada.post("/api/duplicate", {"game": "block-draw", "deals": 2, "level": "random"})
    session = str(made["id"])
    await played(ada, session, 1)
    await played(ada, session, 2)
    put_crowd(app, session, hash_token(ada.token))
    who = services_of(app).contests.ratings.build_handle(hash_token(f"{3:043}").hex())
    today = (await ada.get("/api/duplicate"))["today"]["id"]
    matches = (going, tree, alone, own, live.id)
    cups = (cup, playing, entering)
    found: dict[str, list[str]] = {
        "/api/games/{game}": ["/api/games/five-up"],
        "/api/matches/{match}": [f"/api/matches/{one}" for one in matches],
        "/api/matches/{match}/legal": [f"/api/matches/{one}/legal" for one in matches],
        "/api/matches/{match}/events": [
            f"/api/matches/{live.id}/events", f"/api/matches/{going}/events",
            f"/api/matches/{live.id}/events?since=10&limit=400",
        ],
        "/api/matches/{match}/record": [f"/api/matches/{one}/record" for one in matches],
        "/api/matches/{match}/hints": [f"/api/matches/{going}/hints?seat=0"],
        "/api/matches/{match}/analysis": [f"/api/matches/{live.id}/analysis"],
        "/api/matches/{match}/coach": [f"/api/matches/{live.id}/coach"],
        "/api/matches/{match}/par": [f"/api/matches/{alone}/par"],
        "/api/house-rules/{rules}": [f"/api/house-rules/{rules}"],
        "/api/duplicate/{session}": [f"/api/duplicate/{one}" for one in (session, today)],
        "/api/duplicate/{session}/{deal}": [f"/api/duplicate/{session}/1"],
        "/api/puzzles/{puzzle}": ["/api/puzzles/today"],
        "/api/players/{player}": [f"/api/players/{who}"],
        "/api/tournaments/{tournament}": [f"/api/tournaments/{one}" for one in cups],
        "/": ["/", "/?for=2", "/?for=teams", "/?for=%F0"],
        "/matches": ["/matches", "/matches?page=2", "/matches?stage=over&game=block-draw"],
        "/tables": ["/tables", "/tables?game=five-up"],
        "/tournaments/{tournament}": [
            *(f"/tournaments/{one}" for one in cups), f"/tournaments/{cup}?with=x",
            f"/tournaments/{cup}?page=3&round=9",
        ],
        "/tournaments/{tournament}/version": [f"/tournaments/{cup}/version"],
        "/tournaments/{tournament}/table.csv": [f"/tournaments/{one}/table.csv" for one in cups],
        "/cards/{name}.png": ["/cards/five-up.png", "/cards/boneyard.png"],
        "/games/{game}/rules": ["/games/five-up/rules", "/games/mexican-train/rules"],
        "/games/{game}": [
            "/games/five-up", "/games/fundomino", "/games/mexican-train", "/games/five-up?step=3",
            "/games/domino-solitaire",
        ],
        "/house-rules": [
            "/house-rules", "/house-rules?like=five-up", f"/house-rules?rules={OWN}",
            f"/house-rules?rules={OWN}&step=3", "/house-rules?rules=wrong",
            f"/house-rules?controls=1&like=block-draw&rules={OWN}&w.goal=first-to&h.2=6",
        ],
        "/house-rules/lab": [f"/house-rules/lab?rules={OWN}"],
        "/house-rules/{rules}": [f"/house-rules/{rules}"],
        "/puzzles/next": ["/puzzles/next?game=block-draw"],
        "/puzzle/{puzzle}": ["/puzzle/today"],
        "/lessons/{lesson}": [f"/lessons/{first_lesson()}"],
        "/lessons/{lesson}/{at}": [f"/lessons/{first_lesson()}/1"],
        "/m/{match}/rules": [f"/m/{own}/rules", f"/m/{going}/rules"],
        "/m/{match}": [f"/m/{one}" for one in (*matches, inviting)],
        "/m/{match}/invitation.png": [f"/m/{inviting}/invitation.png"],
        "/m/{match}/final.png": [f"/m/{live.id}/final.png", f"/m/{going}/final.png"],
        "/m/{match}/moves": [f"/m/{live.id}/moves", f"/m/{live.id}/moves?seat=0"],
        "/m/{match}/replay": [
            f"/m/{live.id}/replay", f"/m/{live.id}/replay?at=300",
            f"/m/{live.id}/replay?at=300&check=1", f"/m/{going}/replay",
        ],
        "/players/{player}": [f"/players/{who}"],
        "/mail/{ticket}": ["/mail/none"],
        "/key/{secret}": ["/key/none"],
        "/pairs/{pair}": ["/pairs/none"],
        "/duplicate/{session}": [f"/duplicate/{one}" for one in (session, today)],
        "/duplicate/{session}/{deal}": [f"/duplicate/{session}/1"],
        "/told/stop/{secret}": ["/told/stop/none"],
        "/feed/{name}": ["/feed/none"],
        "/icons/{name}.png": ["/icons/512.png"],
        "/static/{version}/{name:path}": [
            "/static/x/house.css", "/static/x/table.js", "/static/x/tiles.css",
        ],
        "/{rest:path}": ["/nothing/here"],
    }  # fmt: skip
    for route in gettable(app.routes):
        if "{" not in route:
            found.setdefault(route, [route])
    return Addresses(ada.token, found)


def first_lesson() -> str:
    """A lesson to look at."""
    return next(iter(library.load_lessons()))


async def put_tournament(app: Starlette, stage: str, host: bytes) -> str:
    """The biggest tournament there can be, as if it had been played so far."""
    kept = services_of(app).store.tournaments
    id = f"cup-{stage:-<18}"
    new = StoredTournament(
        id=id, host=host, title="Cup", game="block-draw",
        options={"players": 2}, clock="5-minutes",
        plan=Plan(rounds=ROUNDS, deals="fresh"), secret=bytes(32), made=5,
    )  # fmt: skip
    await kept.create(new)
    bots = [
        StoredEntrant(number=number, kind="bot", name=f"Otto {number}", bot="casual")
        for number in range(1, BOTS + 1)
    ]
    bots[99] = StoredEntrant(number=100, kind="person", name="Ada", owner=host)
    await kept.update(new, entered=bots)
    if stage == "open":
        return id
    boards = [
        StoredBoard(
            Board(
                round, number + 1, 1 + number, 1 + BOTS // 2 + (number + round) % (BOTS // 2),
                outcome=Outcome(2 * (number % 2), 2 * (1 - number % 2), number - 60, ""),
            ),
            f"{id}-{round}-{number}",
        )
        for round in range(1, ROUNDS + 1)
        for number in range(BOTS // 2)
    ]  # fmt: skip
    if stage == "playing":  # one board is being played: nothing happens by itself
        boards[-1] = replace(boards[-1], board=replace(boards[-1].board, outcome=None))
    now = replace(new, version=1, stage="playing", rounds=ROUNDS, began=7)
    await kept.update(
        replace(now, stage=stage, ended=9 if stage == "over" else None), paired=boards
    )
    return id


def put_crowd(app: Starlette, session: str, host: bytes, players: int = 200) -> None:
    """Results as if many had played: a set of deals, rated matches, and matches of the host's."""
    rows: dict[str, list[tuple[Any, ...]]] = defaultdict(list)
    people = [hash_token(f"{number:043}") for number in range(players)]

    def add(match: str, owners: Sequence[bytes], contest: str, at: int) -> None:
        outcome = {"sides": [[0], [1]], "scores": [at % 50, at % 30], "ranks": [1, 2],
                   "rounds": 8, "end": "out"}  # fmt: skip
        rows["matches"].append((match, "block-draw", "{}", "link", b"x", "", host, at, 1, contest))
        rows["results"].append((match, contest, "block-draw", at, json.dumps(outcome)))
        for seat, owner in enumerate(owners):
            rows["seats"].append((match, seat, "person", f"Player {seat}", owner, "", "", 0))

    for at, one in enumerate(people):
        for deal in range(2):
            match = f"deal-{at:05}-{deal}"
            add(match, (one, bytes(32)), f"duplicate/{session}", at)
            rows["plays"].append((session, deal, one, match))
        rows["people"].append((one, 1, f"Player {at}", "en"))
        for more in range(1, 7):
            add(f"rated-{at:05}-{more}", (one, people[at - more]), "rated:line", at)
        add(f"mine-{at:05}", (host, one), "", at)
        rows["mine"].append((f"mine-{at:05}", host, at))
    with closing(sqlite3.connect(services_of(app).settings.db)) as file, file:
        file.executemany(
            "insert into matches (id, game, options, mode, secret, name, host, created, fair, "
            "contest) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", rows["matches"],
        )  # fmt: skip
        file.executemany(
            "insert into seats (match, seat, kind, name, owner, seed, bot, by_hand) "
            "values (?, ?, ?, ?, ?, ?, ?, ?)", rows["seats"],
        )  # fmt: skip
        file.executemany(
            "insert into mine (match, owner, game, stage, at, names, won, score, against) "
            "values (?, ?, 'block-draw', 'over', ?, 'player', 1, 50, 30)", rows["mine"],
        )  # fmt: skip
        file.executemany(
            "insert into results (match, contest, game, at, outcome) values (?, ?, ?, ?, ?)",
            rows["results"],
        )
        file.executemany(
            "insert into people (person, since, name, language) values (?, ?, ?, ?)",
            rows["people"],
        )
        file.executemany("insert into duplicate_plays values (?, ?, ?, ?)", rows["plays"])
