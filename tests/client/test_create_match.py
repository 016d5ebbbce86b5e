"""Matches with chosen seats, invite links, rounds that go on; and both clients from one source."""

import asyncio
import importlib.util
import threading

import pytest

from boneyard.client import AsyncClient, Client, ClientError
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
