"""Rated tournaments that somebody tries to break: results told too early, bots, being two."""

import asyncio
from typing import Any

from starlette.applications import Starlette

from boneyard.bots.registry import LEVELS
from boneyard.ratings import Result, load_anchors
from boneyard.ratings.exclusions import ExclusionRules
from boneyard.server.http.session_cookie import hash_token
from support.server.duplicate_pairs import one_person
from support.server.rated_play import kept, play_on
from support.server.serving import Client, services_of, serving
from support.server.tournaments import PAIRS, look, made, paired, settled

USUAL = {"game": "block-draw", "options": {"single": True}, "clock": "2-minutes", "rated": True}


async def known(app: Starlette, who: Client) -> Any:
    """What ratings say of somebody."""
    return await services_of(app).contests.ratings.load_standings(hash_token(who.token or "").hex())


def test_ratings_tell_nothing_of_a_round_that_others_still_play() -> None:
    async def work() -> None:
        async with serving() as app:
            people = [await kept(app, f"P{at}") for at in range(4)]
            host = people[0]
            id = (await host.post("/api/tournaments", {**USUAL, "rounds": 1}))["tournament"]
            path = f"/api/tournaments/{id}"
            for bot in LEVELS:
                if ("bot:" + bot, "line") not in load_anchors():  # nobody has measured it yet
                    await host.refused(409, f"{path}/bots", {"bot": bot, "count": 1})
            for who in people:
                await who.post(f"{path}/enter", {"name": "X"})
            await host.post(f"{path}/begin")
            await settled(
                app, host, id, lambda now: len(services_of(app).registry.live_matches) == 2
            )
            lost: list[Client] = []
            for who in people:
                if len(lost) == 2:
                    break  # both boards are over, and whoever looks may be shown both
                (match,) = [b["match"] for b in (await look(who, id))["boards"] if b["match"]]
                told = await who.get(f"/api/matches/{match}")
                if told["status"] != "playing":
                    continue  # against whom somebody has given up
                await play_on(app, match)
                said = {"seat": told["yours"][0], "move": "resign"}
                await who.post(f"/api/matches/{match}/moves", said)
                lost.append(who)
                if len(lost) == 1:
                    assert [await known(app, one) for one in people] == [{}] * 4
                    handle = services_of(app).contests.ratings.build_handle(
                        hash_token(who.token or "").hex()
                    )
                    await Client(app).refused(404, f"/api/players/{handle}", method="GET")
            assert len(lost) == 2
            await settled(app, host, id, lambda now: now["stage"] == "over")
            assert [(await known(app, one))["line"][0].matches for one in people] == [1] * 4

    asyncio.run(work())


def test_bots_of_one_level_in_several_seats_are_nobody_s() -> None:
    sides = (("ann", "bot:club"), ("ben", "bot:club"))
    one = Result(match="m", at=1, pool="pairs", sides=sides, ranks=(1, 2))
    assert ExclusionRules().exclusion_reason(one) == ""
    twice = Result(match="m", at=1, pool="pairs", sides=(("ann", "ann"), ("ben",)), ranks=(1, 2))
    assert ExclusionRules().exclusion_reason(twice) == "alone"


def test_nobody_is_their_own_partner_nor_in_two_sides() -> None:
    async def work() -> None:
        async with serving() as app:
            host = Client(app)
            id = await made(host, **PAIRS)
            ann, other = await paired(app, id, "Ann", "Ann as well")
            _, partner = await paired(app, id, "Ben", "Cat")
            await one_person(ann, other)
            await host.post(f"/api/tournaments/{id}/bots", {"bot": "heavy", "count": 1})
            found = {one["name"]: one for one in (await look(host, id))["entrants"]}
            assert (found["Ann"]["partner"], found["Ann"]["partner_name"]) == ("open", "")
            await one_person(ann, partner)
            await host.post(f"/api/tournaments/{id}/begin")
            now = await settled(app, host, id, lambda now: bool(now["boards"]))
            found = {one["name"]: one for one in now["entrants"]}
            assert (found["Ben"]["partner"], found["Ben"]["partner_name"]) == ("open", "")
            assert (await look(ann, id))["you"] == found["Ann"]["number"]

    asyncio.run(work())
