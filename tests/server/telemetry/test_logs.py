"""The log as JSON: a line each, and nothing in it that anybody may not know."""

import asyncio
import io
import json
import logging
from collections.abc import Iterator

import pytest

from boneyard.server.app import create_site
from boneyard.server.telemetry.counters import ROOT_LOGGER
from boneyard.server.telemetry.logs import log_event, scrub, set_up_json_logging
from boneyard.server.thinking.pool import build_worker_error
from support.server.leaks import TILES
from support.server.serving import Client, at_rest, services_of, settings


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    stream, house = io.StringIO(), logging.getLogger(ROOT_LOGGER)
    handler, level = set_up_json_logging(stream), house.level
    house.setLevel(logging.DEBUG)
    yield stream
    logging.getLogger().removeHandler(handler)
    house.setLevel(logging.NOTSET)
    assert level == logging.INFO, "events are logged, and no more than that"


def test_every_line_is_json_and_tells_no_secret(
    written: io.StringIO, monkeypatch: pytest.MonkeyPatch, tmp_path: object
) -> None:
    secrets: list[str] = []

    async def play() -> None:
        app = create_site(settings(db=f"{tmp_path}/m.db"))
        async with app.router.lifespan_context(app):
            house = services_of(app)

            async def fails(*_: object) -> None:
                raise build_worker_error("KeyError", "6-6")

            monkeypatch.setattr(house.bot_pool, "choose_move", fails)
            ada = Client(app)
            match = (await ada.start("block-draw", options={"single": True}))["match"]
            await at_rest(app, match)
            live = await house.registry.get_match(match)
            legal = await ada.get(f"/api/matches/{match}/legal")
            for one in legal["seats"]:
                move = {"seat": one["seat"], "move": one["moves"][0]}
                await ada.post(f"/api/matches/{match}/moves", move)
            await ada.ask("GET", "/key/AbcdefghijKLMNOPqrst0123456789abcdefghijklm")
            await ada.ask("GET", f"/m/{match}", seat="1-1")
            await ada.ask("POST", "/mail", {"address": "ada@example.org"})

            def breaks(*_: object) -> None:
                raise KeyError("ada@example.org holds 6-6", ada.token)

            monkeypatch.setattr(house.lobby, "list", breaks, raising=False)
            monkeypatch.setattr(house.registry, "get_match", breaks)
            assert (await ada.ask("GET", f"/api/matches/{match}")).status_code == 500
            secrets.extend([match, ada.token or "", live.row.secret.hex(), "ada@example.org"])
            secrets.append("AbcdefghijKLMNOP")

    asyncio.run(play())
    text = written.getvalue()
    lines = [json.loads(line) for line in text.splitlines()]
    assert not [one for one in secrets if one in text]
    assert not TILES.findall(text.replace('"at"', ""))
    asked = [line for line in lines if line.get("event") == "request"]
    assert {"/key/{secret}", "/m/{match}", "/api/matches/{match}/moves"} <= {
        line["route"] for line in asked
    }
    assert all(line["ms"] >= 0 and line["address"] == "127.0.0.1" for line in asked)
    assert [line["status"] for line in asked if line["status"] >= 500] == [500]
    assert any("KeyError in" in line.get("said", "") for line in lines), "where it broke is told"


def test_what_looks_like_a_secret_is_left_out_once_more() -> None:
    said = scrub("bob@example.org has 6-4 and Qx1abcdefghijklmnopqrstuvwxyz0123 in " + "0f" * 16)
    assert said == "… has … and … in …"
    plain = "File boneyard/server/test_every_line_is_json_and_tells_no_secret.py, line 12"
    assert scrub(plain) == plain


def test_a_fault_is_told_without_its_message(written: io.StringIO) -> None:
    try:
        raise ValueError("the hand is 5-5")
    except ValueError:
        logging.getLogger("boneyard.test").exception("it broke")
    (line,) = map(json.loads, written.getvalue().splitlines())
    assert line["said"] == "it broke"
    assert line["fault"].startswith("ValueError in")
    assert "5-5" not in line["fault"]


def test_whatever_is_said_is_one_line_that_commands_no_terminal(
    written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    odd = "a\nb\r\x1b[31m\x00\u2028\ud800\x85\x9bc"
    house = logging.getLogger("boneyard.server")
    # Past pytest, which keeps what is logged and could not send half a character on.
    (ours,) = [one for one in logging.getLogger().handlers if vars(one).get("stream") is written]
    monkeypatch.setattr(house, "handlers", [ours])
    monkeypatch.setattr(house, "propagate", False)
    house.error("%s", odd)
    log_event(house, "odd", what=odd, count=1)
    said, event = written.getvalue().splitlines()
    for line, key in ((said, "said"), (event, "what")):
        assert line.isprintable()
        assert json.loads(line)[key] == "a\nb\r\x1b[31m\x00\ufffd?\ufffd\ufffdc"
