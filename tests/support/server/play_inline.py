"""A program that serves and plays a match in one thread of one process; run by itself.

What a browser doesn't have can't be imported or started here. `subprocess` itself is imported by
asyncio, so its processes are forbidden instead.
"""

import asyncio
import subprocess
import sys
import threading
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from typing import Any, NoReturn

FORBIDDEN = {"uvicorn", "httptools", "websockets", "multiprocessing"}


class Forbid(MetaPathFinder):
    def find_spec(self, name: str, path: Sequence[str] | None, target: Any = None) -> None:
        if name.partition(".")[0] in FORBIDDEN:
            raise ImportError(f"{name} is forbidden here")


def forbid(*_: object, **__: object) -> NoReturn:
    raise AssertionError("no thread and no process may be started")


async def play() -> None:
    from boneyard.server.app import create_site
    from boneyard.server.db.sqlite import IN_MEMORY, SqliteDatabase
    from boneyard.server.stores import Store
    from boneyard.server.thinking.runtime import InlineRuntime
    from support.server.serving import Client, services_of, settings, until

    store = Store(SqliteDatabase(IN_MEMORY, inline=True))
    app = create_site(settings(db=IN_MEMORY), store=store, runtime=InlineRuntime())
    async with app.router.lifespan_context(app):
        ada = Client(app)
        assert "<title>" in (await ada.ask("GET", "/")).text
        look = await ada.start("block-draw", options={"target": 1})
        match, moves = look["match"], 0
        assert (await ada.ask("GET", f"/m/{match}")).status_code == 200
        live = await services_of(app).registry.get_match(match)
        async with ada.socket(match) as socket:
            while not live.state.over:
                await until(lambda: live.state.over or bool(live.views.legal_moves(0)))
                if live.state.playing and live.views.legal_moves(0):
                    await socket.say(id=moves, move=str(live.views.legal_moves(0)[0]), seat=0)
                    before = live.number
                    await until(lambda before=before: live.number > before)  # type: ignore[misc]
                    moves += 1
            await socket.catch_up(live.number)
        record = await ada.ask("GET", f"/api/matches/{match}/record")
        assert record.status_code == 200
        bots = [entry for entry in live.log.entries if entry.seat == 1]
        print(f"played {moves} moves, the bot {len(bots)}, threads {threading.active_count()}")
        assert moves
        assert bots
    assert threading.active_count() == 1


if __name__ == "__main__":
    sys.meta_path.insert(0, Forbid())
    threading.Thread.start = forbid  # type: ignore[method-assign]
    subprocess.Popen.__init__ = forbid  # type: ignore[method-assign]
    # Not `asyncio.run`, which ends the default executor in a thread.
    loop = asyncio.new_event_loop()
    loop.run_until_complete(play())
    loop.close()
