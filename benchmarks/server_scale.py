"""Does anything cost more with all that was ever played, and what is a table worth in memory?

python benchmarks/server_scale.py finished [MATCHES] [--postgres]   # finished matches in the store
python benchmarks/server_scale.py live [TABLES]                     # tables at hand, in a file

One match is really played; the others are its copies, made in SQL with other names and owners. Each
question is asked of a store with a thousand and of the full one: the best of several, side by side.
"""

import asyncio
import contextlib
import gc
import resource
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

#: How often each question is asked; of how many matches the asker has one; and how few are few.
TIMES, SHARE, FEW = 15, 20, 1000


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
    """Milliseconds, the best of several."""
    found = []
    for _ in range(TIMES):
        began = time.perf_counter()
        await ask()
        found.append(1000 * (time.perf_counter() - began))
    return min(found)


async def asked(db: str, match: str, token: str) -> tuple[dict[str, float], str, str]:
    """Open a house and put all questions to it."""
    from boneyard.server.pages.site import site
    from server.serving import Client, house_of, settings

    began = time.perf_counter()
    app = site(settings(db=db))
    async with app.router.lifespan_context(app):
        await house_of(app).neighbours.revived.wait()
        found = {"opening the house": 1000 * (time.perf_counter() - began)}
        client = Client(app, token or "new")
        match = match or await played(client, "block-draw")
        path = f"/api/matches/{match}"

        def page(where: str) -> Callable[[], Awaitable[Any]]:
            async def ask() -> None:
                answer = await client.ask("GET", where)
                assert answer.status_code == 200, (where, answer.status_code)

            return ask

        async def load() -> None:
            assert await house_of(app).store.load(match)

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


def multiply(db: Any, match: str, first: int, last: int, postgres: bool) -> None:
    """Make a match into many, with these numbers."""
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
        with contextlib.suppress(Exception):
            db(f"insert into {table} ({', '.join(given)}) select {chosen} "
               f"from {table} t, {series} where t.{key} = '{match}'")  # fmt: skip


@contextlib.contextmanager
def store(postgres: bool) -> Iterator[tuple[str, Callable[..., Any]]]:
    """A database, and a way to ask it."""
    import sqlite3

    if postgres:
        from server.clusters import cluster

        with cluster() as made:
            yield made.address(), lambda sql: made.ask(sql, "test")
        return
    with tempfile.TemporaryDirectory() as folder:
        db = f"{folder}/matches.db"

        def ask(sql: str) -> Any:
            with contextlib.closing(sqlite3.connect(db)) as file, file:
                file.execute("pragma synchronous = off")
                return file.execute(sql).fetchall()

        yield db, ask


def finished(count: int, postgres: bool) -> None:
    with store(postgres) as (db, ask):
        _, match, token = asyncio.run(asked(db, "", ""))
        multiply(ask, match, 1, FEW, postgres)
        ask("analyze")
        few, _, _ = asyncio.run(asked(db, match, token))
        began = time.perf_counter()
        multiply(ask, match, FEW + 1, count, postgres)
        ask("analyze")
        (made,), (entries,) = (
            ask(f"select count(*) from {table}")[0] for table in ("matches", "events")
        )
        print(f"{made} matches with {entries} entries, made in {time.perf_counter() - began:.0f} s")
        assert made > count
        many, _, _ = asyncio.run(asked(db, match, token))
        for name, took in many.items():
            times = took / few[name]
            print(f"{name:>26}  {few[name]:7.2f} ms   {took:7.2f} ms   {times:5.2f} times")


async def hold(count: int) -> None:
    from boneyard.server.new_match import Place, Plan
    from boneyard.server.pages.site import site
    from server.serving import house_of, settings

    with tempfile.TemporaryDirectory() as folder:
        db = f"{folder}/matches.db"
        chosen = settings(db=db, most_tables=4 * count)
        app = site(chosen)
        async with app.router.lifespan_context(app):
            house = house_of(app)
            people = (Place("person", name="Ada"), Place("person", name="Ben"))

            async def start(at: int) -> None:
                live = await house.start(Plan("block-draw", {}, people), b"%032d" % at)
                for seat in (0, 1):
                    await house.add_seed(live, seat, "tea")

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
            assert len(house.live) > count
        began = time.perf_counter()
        app = site(chosen)
        async with app.router.lifespan_context(app):
            house = house_of(app)
            await house.neighbours.revived.wait()
            print(f"opened again in {1000 * (time.perf_counter() - began):.0f} ms, "
                  f"{len(house.live)} tables at hand before anybody asks")  # fmt: skip


def _memory() -> int:
    """Bytes that this process has in memory."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize()


def main() -> None:
    what, *more = sys.argv[1:] or ["finished"]
    postgres = "--postgres" in more
    counts = [int(one) for one in more if one.isdigit()]
    if what == "live":
        asyncio.run(hold(counts[0] if counts else 10_000))
    else:
        finished(counts[0] if counts else 100_000, postgres)


if __name__ == "__main__":
    main()
