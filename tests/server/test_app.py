"""What holds the server together: drawings, bots that fail, the command, what is imported."""

import asyncio
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner

from boneyard.cli.serve import serve
from boneyard.server.match_page.updates import MatchPageRenderer
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.match_log import Entry
from boneyard.server.settings import Pace
from boneyard.server.thinking.pool import build_worker_error
from support.server.kill_process import PATIENCE, Served
from support.server.serving import Client, services_of, serving, until

PEOPLE = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Grace"}]


class Sketcher(MatchPageRenderer):
    """A painter that writes down what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[int | None, str, list[int] | None]] = []

    def normalize_style(self, how: str) -> str:
        return how

    def language_of(self, how: str) -> str:
        return "en"

    def draw(
        self,
        live: LiveMatch,
        seat: int | None,
        how: str,
        news: Sequence[Entry] | None,
        heard: int | None = None,
    ) -> Any:
        numbers = None if news is None else [entry.number for entry in news]
        self.asked.append((seat, how, numbers))
        return {"tiles": f"<g>{live.number}</g>"}


def test_a_drawing_goes_out_with_each_change_made_once_for_all_who_see_the_same() -> None:
    sketcher = Sketcher()

    async def play() -> None:
        async with serving(painter=sketcher) as app:
            ada, watcher = Client(app), Client(app, token=None)
            look = await ada.start("baronet")
            match = look["match"]
            sockets = [
                ada.socket(match, draw="tall", since=1),
                watcher.socket(match, draw="tall", since=1),
                watcher.socket(match, draw="tall", since=1),
                watcher.socket(match, since=1),
            ]
            async with sockets[0], sockets[1], sockets[2], sockets[3]:
                for socket in sockets:
                    await socket.hear()
                sketcher.asked.clear()
                await ada.post(f"/api/matches/{match}/moves", {"seat": 0, "move": "next"})
                told = []
                for socket in sockets:  # before it, some hear that others have come to watch
                    while (message := await socket.hear())["number"] != 2:
                        pass
                    told.append(message)
                assert [m.get("drawn") for m in told] == [{"tiles": "<g>2</g>"}] * 3 + [None]
                asked = [one for one in sketcher.asked if one[2]]
                assert sorted(asked, key=str) == [(0, "tall", [2]), (None, "tall", [2])]
                await sockets[0].say(look="watch")
                assert (await sockets[0].hear())["drawn"]
                assert sketcher.asked[-1] == (None, "tall", None), "all of it anew"

    asyncio.run(play())


def test_a_table_doesnt_stand_still_because_a_bot_cant_think(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with serving() as app:
            house = services_of(app)

            async def fails(*_: Any) -> Any:
                raise build_worker_error("KeyError", "6-6")

            monkeypatch.setattr(house.bot_pool, "choose_move", fails)
            bots = [{"kind": "bot", "bot": "heavy"}] * 2
            look = await Client(app).start("block-draw", seats=bots, options={"target": 5})
            assert [seat["name"] for seat in look["seats"]] == ["Bones", "Bones 2"]
            live = await house.registry.get_match(look["match"])
            await until(lambda: live.state.over)

    asyncio.run(play())
    assert "can't choose" in caplog.text
    assert "6-6" not in caplog.text


@pytest.mark.slow
def test_the_serving_process_loads_nothing_that_is_slow() -> None:
    code = (
        "import sys, boneyard.server.app\n"
        "print([name for name in ('numba', 'numpy', 'llvmlite') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.slow
def test_the_command_serves(tmp_path: Path) -> None:
    served = Served(tmp_path / "matches.db", durable=False)
    try:
        with httpx.Client(base_url=served.address, timeout=PATIENCE) as http:
            assert http.get("/api/games").status_code == 200
            named = http.get("/api/games", headers={"host": "evil.test"})
        assert named.status_code == 400
        assert "server" not in named.headers
    finally:
        served.kill()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--db", "/dev/null/x.db", "--port", "0"], "can't use"),
        (["--host", "192.0.2.1"], "can't listen on 192.0.2.1"),
    ],
)
def test_what_cant_be_served_gets_a_sentence(arguments: list[str], said: str) -> None:
    result = CliRunner().invoke(serve, arguments)
    assert result.exit_code == 2
    assert said in result.output
    assert result.output.count("\n") == 1


def test_who_goes_while_their_move_is_made_is_no_fault_of_the_house(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def play() -> None:
        async with serving(pace=Pace(forced=99)) as app:
            ada = Client(app)
            seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bea"}]
            look = await ada.start("block-draw", seats=seats)
            turn = look["turn"]
            move = (await ada.get(f"/api/matches/{look['match']}", seat=turn))["moves"][0]
            socket = ada.socket(look["match"], seat=turn)
            gone = False

            async def send(message: Any) -> None:
                if gone:
                    raise OSError("nobody there")
                await socket.outbox.put(message)

            await socket.inbox.put({"type": "websocket.connect"})
            talking = asyncio.create_task(app(socket.scope, socket.inbox.get, send))
            await socket.outbox.get()
            await socket.hear()
            gone = True
            for _ in range(2):  # the second is answered after the first was found to be lost
                await socket.say(id=1, seat=turn, move=move)
            await asyncio.wait_for(talking, 60)
            live = await services_of(app).registry.get_match(look["match"])
            assert live.log.entries[1].act == move
        assert "WebSocket" not in caplog.text

    asyncio.run(play())
