"""Who is at a table and who is away; and giving up, or leaving, for good."""

import asyncio
from typing import Any

from msgspec.structs import replace
from starlette.applications import Starlette

from boneyard.core.actions import parse
from boneyard.records import replay
from boneyard.server.match_page.scene import Scene
from boneyard.server.match_page.updates import MatchPageRenderer
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.settings import Pace
from support.server.serving import Client, Json, Socket, services_of, serving, until

SLOW = Pace(deal=99, forced=99, bot=99)
TWO = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]


async def seated(app: Starlette, **more: Any) -> tuple[Client, Client, str]:
    """Two people at one table, and the table's name."""
    ada, grace = Client(app), Client(app)
    match = (await ada.start("block-draw", seats=TWO, **more))["match"]
    await grace.post(f"/api/matches/{match}/seats/1", {"name": "Grace", "seed": "x"})
    return ada, grace, match


async def looked_for(live: LiveMatch) -> None:
    """Wait until everybody at a table has been looked for, and is away or connected."""
    await until(lambda: not live.room.presence._timers)


async def told_here(socket: Socket, here: list[bool]) -> Json:
    """Hear until the seats are said to be like this."""
    while True:
        message: Json = await socket.hear()
        if "seats" in message and [seat["here"] for seat in message["seats"]] == here:
            return message


def test_who_is_connected_is_here_and_who_has_gone_is_away_after_a_moment() -> None:
    async def play() -> None:
        async with serving(linger=0.05, pace=SLOW) as app:
            ada, grace, match = await seated(app)
            live = await services_of(app).registry.get_match(match)
            async with ada.socket(match) as hers:
                async with grace.socket(match):
                    await told_here(hers, [True, True])
                    await looked_for(live)
                    assert [live.is_present(seat) for seat in (0, 1)] == [True, True]
                await told_here(hers, [True, False])
                async with grace.socket(match):
                    await told_here(hers, [True, True])
            await until(lambda: not live.is_present(0) and not live.is_present(1))
            seats = (await Client(app).get(f"/api/matches/{match}"))["seats"]
            assert [seat["here"] for seat in seats] == [False, False]

    asyncio.run(play())


def test_a_reload_is_not_told() -> None:
    async def play() -> None:
        async with serving(linger=60, pace=SLOW) as app:
            ada, grace, match = await seated(app)
            live = await services_of(app).registry.get_match(match)
            async with ada.socket(match) as hers:
                async with grace.socket(match):
                    await told_here(hers, [True, True])
                news = live.revision
                async with grace.socket(match):
                    assert live.revision == news
                    assert live.is_present(1)

    asyncio.run(play())


def test_who_plays_without_a_live_connection_is_here_too() -> None:
    async def play() -> None:
        async with serving(linger=0.1, pace=SLOW) as app:
            _, grace, match = await seated(app)
            live = await services_of(app).registry.get_match(match)
            await until(lambda: not live.is_present(1))
            news = live.revision
            await grace.get(f"/api/matches/{match}")
            assert live.revision > news
            await until(lambda: not live.is_present(1))
            assert live.revision == news + 2

    asyncio.run(play())


def test_watchers_come_and_go_unheard_and_bots_are_always_here() -> None:
    async def play() -> None:
        async with serving(linger=0.01, pace=SLOW) as app:
            ada = Client(app)
            match = (await ada.start("block-draw"))["match"]
            live = await services_of(app).registry.get_match(match)
            await until(lambda: not live.is_present(0))
            news = live.revision
            async with Client(app).socket(match), Client(app, token=None).socket(match):
                await looked_for(live)
            await looked_for(live)
            assert live.revision == news
            assert live.is_present(1)

    asyncio.run(play())


def test_a_plate_and_the_status_line_say_who_is_away() -> None:
    async def play() -> None:
        async with serving(linger=0.01, pace=SLOW) as app:
            ada, _, match = await seated(app)
            live = await services_of(app).registry.get_match(match)
            await until(lambda: not live.is_present(1))
            async with ada.socket(match):
                await until(lambda: live.is_present(0))
                drawn = MatchPageRenderer().draw(live, 0, "wide.own", None)
                assert 'class="plate' in drawn["regions"]["me"]
                assert "away" not in drawn["regions"]["me"]
                assert ", offline" in drawn["regions"]["seats"]
                turn = live.state.to_act
                waits = "turn (offline)" in drawn["regions"]["status"]
                assert waits is (turn == 1)
                assert Scene(live, 0, "wide", None).others[0].away

    asyncio.run(play())


def test_giving_up_ends_a_match_of_two_and_its_record_replays() -> None:
    async def play() -> None:
        async with serving(pace=SLOW) as app:
            ada, grace, match = await seated(app)
            path = f"/api/matches/{match}"
            assert "isn't your" in await ada.refused(
                403, f"{path}/moves", {"seat": 1, "move": "resign"}
            )
            async with ada.socket(match) as hers:
                await grace.post(f"{path}/moves", {"seat": 1, "move": "resign"})
                entry = (await hers.hear_until(2))[-1]
                assert entry["text"] == ["Grace resigns.", "You win the match."]
            look = await ada.get(path)
            assert (look["status"], look["winners"]) == ("over", [0])
            assert look["results"][0]["end"] == "resigned"
            record = await ada.get(f"{path}/record")
            assert record["rounds"][-1]["moves"][-1] == [1, "resign"]
            result = replay({key: record[key] for key in ("boneyard", "game", "options", "rounds")})
            assert (result["over"], result["winners"]) == (True, [0])
            assert "over" in await ada.refused(409, f"{path}/moves", {"seat": 0, "move": "resign"})
            live = await services_of(app).registry.get_match(match)
            count = MatchPageRenderer().draw(live, 0, "wide.own", None)["regions"]["count"]
            assert "Grace resigns." in count
            assert (await ada.post(f"{path}/rematch"))["match"]

    asyncio.run(play())


def test_where_more_play_a_bot_takes_the_seat_instead() -> None:
    async def play() -> None:
        async with serving(pace=SLOW) as app:
            ada = Client(app)
            look = await ada.start("block-draw", options={"players": 3})
            path = f"/api/matches/{look['match']}"
            body = {"seat": 0, "move": "resign"}
            assert "a bot can take your seat" in await ada.refused(409, f"{path}/moves", body)
            await ada.post(f"{path}/seats/0/bot", {"bot": "random"})
            look = await ada.get(path)
            assert (look["yours"], look["seats"][0]["kind"]) == ([], "bot")

    asyncio.run(play())


def test_when_somebody_goes_the_others_are_sent_the_seats_alone() -> None:
    async def play() -> None:
        async with serving(painter=MatchPageRenderer(), linger=0.02, pace=SLOW) as app:
            ada, grace, match = await seated(app)
            live = await services_of(app).registry.get_match(match)
            async with ada.socket(match, draw="wide.own") as hers:
                async with grace.socket(match):
                    await told_here(hers, [True, True])
                drawn = (await told_here(hers, [True, False]))["drawn"]
                assert "hand" in hers.heard[0]["drawn"]["regions"]
                assert set(drawn["patches"]) == {"seats"} | (
                    {"status"} if live.state.to_act == 1 else set()
                )
                assert "regions" not in drawn
                assert "say" not in drawn

    asyncio.run(play())


def test_who_missed_that_somebody_went_is_told_with_the_next_move() -> None:
    """Two see the same; one is slow, and what the quick one has seen is not taken for seen."""

    async def play() -> None:
        async with serving(linger=60, pace=SLOW) as app:
            _, _, match = await seated(app)
            live, painter = await services_of(app).registry.get_match(match), MatchPageRenderer()
            how, number, slow = "wide.own", live.number, live.revision
            assert live.is_present(1)
            painter.draw(live, 0, how, None)
            live.seats[1] = replace(live.seats[1], owner=b"somebody who is not there")
            live.mark_changed()
            quick = painter.draw(live, 0, how, [], slow)
            assert ", offline" in str(quick["patches"]["seats"])
            live.apply(live.prepare_move(1, parse("resign")))
            late = painter.draw(live, 0, how, live.log.entries[number:], slow)
            assert ", offline" in late["regions"]["seats"]
            assert "hand" in late["regions"]

    asyncio.run(play())
