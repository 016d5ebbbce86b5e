"""Scaling: query times with many finished matches, and the memory of live tables.

python benchmarks/server_scale.py finished [MATCHES] [--postgres]   # finished matches in the store
python benchmarks/server_scale.py finished 1000000 --short          # with two entries of each log
python benchmarks/server_scale.py home 1000000 --accounts 100000    # home of a returning player
python benchmarks/server_scale.py home 1000000 --accounts 100000 --postgres
python benchmarks/server_scale.py live [TABLES]                     # tables at hand, in a file

One match is really played; the others are its copies, made in SQL with other names and owners. Each
question is asked of a store with a thousand and of the full one: the best of several, side by side.
`home` counts what the home page of a player with an account asks of the database, and the
processor time of the process, with 50 running matches of theirs and every twentieth finished one.
With `--short` the copies have the first and the last entry of the log only, so that a million fit;
`--keep FOLDER` is where full files stay for the next time.
"""

import argparse
import asyncio
import contextlib
import gc
import os
import resource
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

#: How often each question is asked; of how many matches the asker has one; and how few are few.
TIMES, SHARE, FEW = 5, 20, 1000


async def played(client: Any, game: str) -> str:
    """A match that somebody has played against a bot to its end."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    look = await client.start(game, seats=seats, options={"target": 10})
    path = f"/api/matches/{look['match']}"
    while not (await client.get(path))["over"]:
        legal = (await client.get(f"{path}/legal"))["seats"]
        ways = [(one["seat"], move) for one in legal for move in one["moves"]]
        if ways:
            await client.ask("POST", f"{path}/moves", {"seat": ways[0][0], "move": ways[0][1]})
        await asyncio.sleep(0)
    match: str = look["match"]
    return match


async def best(ask: Callable[[], Awaitable[Any]]) -> float:
    """Milliseconds of the processor, the best of several: other work is left out."""
    found = []
    for _ in range(TIMES):
        began = time.process_time()
        await ask()
        found.append(1000 * (time.process_time() - began))
    return min(found)


async def asked(db: str, match: str, token: str) -> tuple[dict[str, float], str, str]:
    """Open a server and put all questions to it."""
    from boneyard.server.app import create_site
    from support.server.serving import Client, services_of, settings

    began = time.process_time()
    app = create_site(settings(db=db))
    async with app.router.lifespan_context(app):
        await services_of(app).resumed.wait()
        found = {"starting the server": 1000 * (time.process_time() - began)}
        client = Client(app, token or "new")
        match = match or await played(client, "block-draw")
        path = f"/api/matches/{match}"

        def page(where: str) -> Callable[[], Awaitable[Any]]:
            async def ask() -> None:
                answer = await client.ask("GET", where)
                assert answer.status_code == 200, (where, answer.status_code)

            return ask

        async def load() -> None:
            assert await services_of(app).store.load(match)

        going = (await client.start("baronet"))["match"]

        async def move() -> None:
            said = await client.ask("POST", f"/api/matches/{going}/moves", MOVE)
            assert said.status_code == 200, said.text

        for name, ask in {
            "home": page("/"), "my matches": page("/matches"), "their list": page("/api/matches"),
            "open tables": page("/tables"), "the table again": page(f"/m/{match}"),
            "its replay": page(f"/m/{match}/replay"), "its record": page(f"{path}/record"),
            "reading it from the store": load,
            "starting a match": lambda: client.start("baronet"), "a move": move,
        }.items():  # fmt: skip
            found[name] = await best(ask)
        return found, match, client.token or ""


MOVE = {"seat": 0, "move": "next"}


def columns(db: Any, postgres: bool) -> dict[str, list[str]]:
    """The tables that hold something of a match, and their columns."""
    if postgres:
        rows = db("select table_name, column_name from information_schema.columns "
                  "where table_schema = 'public' order by 1, ordinal_position")  # fmt: skip
    else:
        rows = db("select m.name, c.name from sqlite_master m, pragma_table_info(m.name) c "
                  "where m.type = 'table'")  # fmt: skip
    found: dict[str, list[str]] = {}
    for table, column in rows:
        found.setdefault(table, []).append(column)
    kept = {name: them for name, them in found.items() if "match" in them}
    return {"matches": found["matches"], **kept}


def multiply(
    db: Any, match: str, first: int, last: int, postgres: bool, short: bool = False
) -> None:
    """Make a match into many, with these numbers; `short`: the ends of their logs are enough."""
    name = "lpad(n.i::text, 22, '0')" if postgres else "printf('%022d', n.i)"
    other = (
        "convert_to('g' || (n.i / 100), 'UTF8')" if postgres else "cast('g' || (n.i / 100) as blob)"
    )
    series = (
        f"generate_series({first}, {last}) as n(i)" if postgres else
        f"(with recursive n(i) as (select {first} union all select i + 1 from n where i < {last}) "
        "select i from n) as n"
    )  # fmt: skip

    def value(table: str, column: str) -> str:
        if column == ("id" if table == "matches" else "match"):
            return name
        if column in ("owner", "host", "person"):
            whole = f"case when n.i % {SHARE} = 0 then t.{column} else {other} end"
            return f"case when t.{column} is null then null else {whole} end"
        return f"t.{column} + n.i" if column in ("created", "at") else f"t.{column}"

    for table, names in columns(db, postgres).items():
        key = "id" if table == "matches" else "match"
        given = [one for one in names if one != "id" or table == "matches"]
        chosen = ", ".join(value(table, one) for one in given)
        ends = f"select min(number), max(number) from events where match = '{match}'"
        (ends_at,) = db(ends)
        few = f" and t.number in {tuple(ends_at)}" if short and table == "events" else ""
        with contextlib.suppress(Exception):
            db(f"insert into {table} ({', '.join(given)}) select {chosen} "
               f"from {table} t, {series} where t.{key} = '{match}'{few}")  # fmt: skip


Asks = Callable[[str], Any]


def file_asked(db: str) -> Asks:
    """A way to ask a file that no server has open: with no log beside it, as large as itself."""
    import sqlite3

    def ask(sql: str) -> Any:
        with contextlib.closing(sqlite3.connect(db)) as file, file:
            file.execute("pragma synchronous = off")
            file.execute("pragma journal_mode = off")
            return file.execute(sql).fetchall()

    return ask


@contextlib.contextmanager
def stores(postgres: bool, keep: str) -> Iterator[Callable[[str], tuple[str, Asks]]]:
    """Databases by their names, and ways to ask them; `keep` is a folder in which files stay."""
    if postgres:
        from support.server.postgres import cluster

        with contextlib.ExitStack() as open_:

            def made(name: str) -> tuple[str, Asks]:
                one = open_.enter_context(cluster())
                return one.address(), lambda sql: one.ask(sql, "test")

            yield made
        return
    with tempfile.TemporaryDirectory() as folder:

        def filed(name: str) -> tuple[str, Asks]:
            db = f"{keep or folder}/{name}.db"
            return db, file_asked(db)

        yield filed


def filled(db: str, ask: Asks, count: int, how: argparse.Namespace) -> tuple[str, str]:
    """Fill a store, unless it is full: a match of it, and the secret of whoever has played it."""
    note = Path(f"{db}.txt")
    if how.keep and note.exists():
        match, token = note.read_text().split()
        return match, token
    _, match, token = asyncio.run(asked(db, "", ""))
    began = time.perf_counter()
    multiply(ask, match, 1, count, how.postgres, how.short)
    ask("analyze")
    (made,), (entries,) = (
        ask(f"select count(*) from {table}")[0] for table in ("matches", "events")
    )
    assert made > count
    print(f"{made} matches with {entries} entries, made in {time.perf_counter() - began:.0f} s")
    os.sync()  # or the first moves would wait for all of it to be written
    if how.keep:
        note.write_text(f"{match} {token}")
    return match, token


def finished(how: argparse.Namespace) -> None:
    with stores(how.postgres, how.keep) as made:
        found: dict[str, list[dict[str, float]]] = {}
        full = {}
        for name, count in (("few", FEW), ("many", how.count)):
            db, ask = made(name)
            full[name] = db, *filled(db, ask, count, how)
        for _ in range(how.rounds):  # by turns: what else the machine does, it does to both
            for name, (db, match, token) in full.items():
                found.setdefault(name, []).append(asyncio.run(asked(db, match, token))[0])
        for name in found["few"][0]:
            few, many = (min(one[name] for one in found[size]) for size in ("few", "many"))
            print(f"{name:>26}  {few:7.2f} ms   {many:7.2f} ms   {many / few:5.2f} times")


def register(ask: Asks, person: bytes, count: int, postgres: bool) -> None:
    """Give a player an account, and make so many others."""
    series = (
        f"generate_series(1, {count}) as n(i)" if postgres else
        f"(with recursive n(i) as (select 1 union all select i + 1 from n where i < {count}) "
        "select i from n) as n"
    )  # fmt: skip
    other = "convert_to('g' || n.i, 'UTF8')" if postgres else "cast('g' || n.i as blob)"
    own = f"decode('{person.hex()}', 'hex')" if postgres else f"x'{person.hex()}'"
    columns = "insert into people (person, since, name, language, mail)"
    ask(f"{columns} values ({own}, 0, 'Ada', 'en', 'ada@example.org')")
    ask(f"{columns} select {other}, n.i, 'Player ' || n.i, 'en', n.i || '@example.org' "
        f"from {series}")  # fmt: skip


class CountedCalls:
    """Counts what is asked of a database: calls that wait for a thread, and statements in them."""

    def __init__(self, database: Any) -> None:
        self.calls = self.statements = 0
        submit, execute, reader = database._read_pool.submit, database.reader.execute, self

        def submitted(*work: Any) -> Any:
            reader.calls += 1
            return submit(*work)

        class Reader:
            def execute(self, *sql: Any) -> Any:
                reader.statements += 1
                return execute(*sql)

        database._read_pool.submit = submitted
        self.reader: Any = Reader()


async def home_costs(db: str, token: str, running: int, rounds: int) -> dict[str, float]:
    """What home costs a returning player: database calls, statements, and milliseconds."""
    from boneyard.server.app import create_site
    from support.server.page_cost import get
    from support.server.serving import Client, services_of, settings

    app = create_site(settings(db=db))
    async with app.router.lifespan_context(app):
        services = services_of(app)
        await services.resumed.wait()
        client = Client(app, token)
        have = len((await client.get("/api/matches?stage=yours"))["matches"])
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Ben"}]
        for _ in range(running - have):
            await client.start("block-draw", seats=seats)
        counted = CountedCalls(services.store.database)
        for store in vars(services.store).values():
            if hasattr(store, "_connection"):
                store._connection = counted.reader
        took, waited = [], []
        for _ in range(rounds):
            counted.calls = counted.statements = 0
            wall = time.perf_counter()
            answer = await get(app, "/", authorization=f"Bearer {token}")
            waited.append(1000 * (time.perf_counter() - wall))
            assert answer.status == 200
            took.append(1000 * answer.process)
        return {
            "database calls": counted.calls, "statements": counted.statements,
            "first, CPU ms": took[0], "median CPU ms": median(took), "least CPU ms": min(took),
            "median ms": median(waited), "kB": answer.size / 1024,
        }  # fmt: skip


def home(how: argparse.Namespace) -> None:
    from boneyard.server.http.session_cookie import hash_token

    how.short = True
    with stores(how.postgres, how.keep) as made:
        found = {}
        for name, count in (("few", FEW), ("many", how.count)):
            db, ask = made(f"home-{name}")
            new = not (how.keep and Path(f"{db}.txt").exists())
            _, token = filled(db, ask, count, how)
            if new:
                register(ask, hash_token(token), how.accounts if name == "many" else FEW,
                         how.postgres)  # fmt: skip
                ask("analyze")
            found[name] = asyncio.run(home_costs(db, token, how.running, 30))
        print(f"{'PostgreSQL' if how.postgres else 'SQLite'}, {how.running} running matches, "
              f"load {os.getloadavg()[0]:.1f}: {FEW} and {how.count} finished matches")  # fmt: skip
        for name, few in found["few"].items():
            print(f"{name:>26}  {few:8.2f}   {found['many'][name]:8.2f}")


async def hold(count: int) -> None:
    from boneyard.server.app import create_site
    from boneyard.server.matches.setup import MatchPlan, SeatRequest
    from support.server.serving import services_of, settings

    with tempfile.TemporaryDirectory() as folder:
        db = f"{folder}/matches.db"
        chosen = settings(db=db, most_tables=4 * count)
        app = create_site(chosen)
        async with app.router.lifespan_context(app):
            house = services_of(app)
            people = (SeatRequest("person", name="Ada"), SeatRequest("person", name="Ben"))

            async def start(at: int) -> None:
                live = await house.matches.start_match(
                    MatchPlan("block-draw", {}, people), b"%032d" % at
                )
                for seat in (0, 1):
                    await house.matches.add_seed(live, seat, "tea")

            for at in range(50):
                await start(at)
            gc.collect()
            before, began = _memory(), time.perf_counter()
            for some in range(0, count, 100):
                await asyncio.gather(*(start(100 + some + at) for at in range(100)))
            took = time.perf_counter() - began
            gc.collect()
            each = (_memory() - before) / count
            print(f"{count} tables with tiles dealt: {each / 1024:.1f} kB each, "
                  f"{1000 * took / count:.2f} ms each to start")  # fmt: skip
            assert len(house.registry.live_matches) > count
        began = time.perf_counter()
        app = create_site(chosen)
        async with app.router.lifespan_context(app):
            house = services_of(app)
            await house.resumed.wait()
            loaded = len(house.registry.live_matches)
            print(f"opened again in {1000 * (time.perf_counter() - began):.0f} ms, "
                  f"{loaded} matches loaded before anybody asks")  # fmt: skip


def _memory() -> int:
    """Bytes that this process has in memory."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=("finished", "home", "live"), nargs="?", default="finished")
    parser.add_argument("count", type=int, nargs="?", default=0)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--keep", default="")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--accounts", type=int, default=100_000)
    parser.add_argument("--running", type=int, default=50)
    how = parser.parse_args()
    if how.what == "live":
        asyncio.run(hold(how.count or 10_000))
    elif how.what == "home":
        how.count = how.count or 1_000_000
        home(how)
    else:
        how.count = how.count or 100_000
        finished(how)


if __name__ == "__main__":
    main()
