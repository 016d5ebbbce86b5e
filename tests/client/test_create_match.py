"""Matches with chosen seats, invite links, rounds that go on; and both clients from one source."""

import asyncio
import importlib.util
import threading
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest

from boneyard.client import AsyncClient, Client, ClientError, Refused, read_link
from boneyard.client.client import Table
from support.paths import ROOT


def test_the_blocking_client_is_made_from_the_async_one() -> None:
    """If not: `uv run python packaging/make_sync_client.py`."""
    path = ROOT / "packaging" / "make_sync_client.py"
    spec = importlib.util.spec_from_file_location("make_sync_client", path)
    assert spec
    assert spec.loader
    maker = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(maker)
    assert maker.render() == maker.TARGET.read_text("utf-8")


def play(table: Table) -> None:
    for _ in table.follow_live():
        if table.my_turn:
            table.act(table.moves[0])


@pytest.mark.slow
def test_two_programs_meet_by_an_invite_link(house: str) -> None:
    """Over several rounds, which nobody has to ask for."""
    others: list[Table] = []

    def join(link: str) -> None:
        with Client(house) as client:
            others.append(client.join(link, "Ben"))
            play(others[0])

    with Client(house) as client:
        match = client.create_match("block-draw", ["me", "open"], name="Ann", target=150)
        assert match.invite_link == f"{house}/m/{match.match}"
        ben = threading.Thread(target=join, args=[match.invite_link])
        ben.start()
        play(match)
        ben.join(60)
    assert match.view.over
    assert match.view.round > 1
    assert match.names == ["Ann", "Ben"]
    assert others[0].view.scores == match.view.scores


def test_seats_are_me_open_or_bots(house: str) -> None:
    with Client(house) as client:
        match = client.create_match("all-fives", ["heavy", "me", "open"], name="Ann")
        assert match.seat == 1
        assert match.rules.players == 3
        assert [seat.kind for seat in match.seats] == ["bot", "person", "open"]
        watched = client.create_match("all-fives", ["heavy", "random"])
        assert watched.seat is None
        for wrong in ("me", ["me", "me"]):
            with pytest.raises(ClientError, match="at most once"):
                client.create_match("all-fives", wrong)


def test_the_async_client_does_the_same(house: str) -> None:
    async def work() -> None:
        async with AsyncClient(house) as client:
            match = await client.create_match("block-draw", ["me", "heavy"], single=True)
            async for _ in match.follow_live():
                if match.my_turn:
                    await match.act(match.moves[0])
            assert match.view.over

    asyncio.run(work())


class Impatient:
    """A server that first says that requests come too fast."""

    def __init__(self, refusals: int) -> None:
        self.refusals, self.asked = refusals, 0

    def __call__(self, request: httpx.Request) -> httpx.Response:
        self.asked += 1
        if self.asked <= self.refusals:
            return httpx.Response(429, json={"error": "Too fast."}, headers={"retry-after": "5"})
        return httpx.Response(200, json={"token": "abc"})


def test_a_request_that_comes_too_soon_is_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    # Only the client's own: other threads sleep too.
    monkeypatch.setattr("boneyard.client.client.time", SimpleNamespace(sleep=slept.append))
    server = Impatient(refusals=3)
    with Client("http://server", transport=httpx.MockTransport(server)) as client:
        assert client.sign_in() == "abc"
    assert slept == [5.0] * 3
    # For a minute at most; or not at all.
    slept.clear()
    for patience, tries in ((60.0, 13), (0.0, 1)):
        never = Impatient(refusals=1000)
        with Client("http://server", transport=httpx.MockTransport(never)) as client:
            client.patience_seconds = patience
            with pytest.raises(Refused, match="Too fast") as caught:
                client.sign_in()
        assert caught.value.status == 429
        assert never.asked == tries
    assert slept == [5.0] * 12


def test_arguments_of_the_client(house: str) -> None:
    for address in ("", "localhost:8626", "ftp://host", None, 5, "http://a\nb"):
        with pytest.raises(ClientError, match="not the address of a server"):
            Client(cast(Any, address))
    for wrong in ({"token": "ключ"}, {"token": 5}, {"language": "a\nb"}):
        with pytest.raises(ClientError, match="must be a single line of ASCII text"):
            Client("http://server", **cast(Any, wrong))
    with pytest.raises(ClientError, match="None is not a match link"):
        read_link(cast(Any, None))
    with Client(house) as client:
        client.sign_in()
        watched = client.create_match("all-fives", ["heavy", "random"])
        for call in (lambda: watched.act("4-4"), watched.hints):
            with pytest.raises(ClientError, match="you are a spectator"):
                call()
