"""Ratings that somebody tries to get without playing: by organising, and with sock puppets."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette

from boneyard.ratings.anti_farming import REQUIRED_LINKS
from boneyard.ratings.player_rating import INITIAL_RATING
from boneyard.server.app import create_site
from boneyard.server.http.session_cookie import hash_token
from support.server.rated_play import begun, kept, play_on, who
from support.server.serving import Client, Json, services_of, serving, settings
from support.server.tournaments import look, settled

BOARD: Json = {"game": "block-draw", "options": {"single": True}, "clock": "2-minutes"}
FRESH: Json = {**BOARD, "rated": True, "deals": "fresh", "rounds": 1}


async def matches_of(app: Starlette, one: Client) -> int:
    """How many matches count for somebody's rating."""
    found = await services_of(app).contests.ratings.load_standings(
        hash_token(one.token or "").hex()
    )
    return sum(known.matches for known, _ in found.values())


async def tournament(host: Client, players: list[Client], **more: Any) -> str:
    """A rated tournament that has begun."""
    id: str = (await host.post("/api/tournaments", {**FRESH, **more}))["tournament"]
    for at, one in enumerate(players):
        await one.post(f"/api/tournaments/{id}/enter", {"name": f"P{at}"})
    await host.post(f"/api/tournaments/{id}/begin")
    return id


async def board_of(app: Starlette, host: Client, id: str) -> str:
    now = await settled(app, host, id, lambda now: any(one["match"] for one in now["boards"]))
    return str(next(one["match"] for one in now["boards"] if one["match"]))


async def number_of(one: Client, id: str) -> int:
    return int((await look(one, id))["you"])


def test_an_organiser_wins_no_rated_board_by_removing_the_opponent() -> None:
    async def work() -> None:
        async with serving() as app:
            host, rival = await kept(app, "Host"), await kept(app, "Rival")
            for moves in (0, 4):  # long enough to count, or not
                id = await tournament(host, [host, rival])
                match = await board_of(app, host, id)
                await play_on(app, match, moves)
                gone = await number_of(rival, id)
                await host.post(f"/api/tournaments/{id}/leave", {"number": gone})
                now = await settled(app, host, id, lambda now: now["stage"] == "over")
                # In the tournament the board is lost for who was removed.
                (board,) = now["boards"]
                assert board["points"][board["first"] == gone] == 1
                assert [await matches_of(app, one) for one in (host, rival)] == [0, 0]
                out = await services_of(app).contests.ratings.load_left_out()
                assert out[match] == "organiser"

    asyncio.run(work())


@pytest.mark.slow
def test_a_pair_that_the_organiser_removed_loses_no_rating_through_its_bots() -> None:
    async def work() -> None:
        async with serving(stand_in="random") as app:
            host = await kept(app, "Host")
            wanted = {**FRESH, "game": "latin"}
            id = (await host.post("/api/tournaments", wanted))["tournament"]
            path, people = f"/api/tournaments/{id}", []
            for _ in range(2):
                one, other = await kept(app, "One"), await kept(app, "Other")
                link = (await one.post(f"{path}/enter", {"name": "One"}))["link"]
                await other.post(f"{path}/join", {"link": link, "name": "Other"})
                people += [one, other]
            await host.post(f"{path}/begin")
            match = await board_of(app, host, id)
            live = await services_of(app).registry.get_match(match)
            await host.post(f"{path}/leave", {"number": await number_of(people[2], id)})
            await settled(
                app, host, id, lambda now: sum(seat.kind == "bot" for seat in live.seats) == 2
            )
            await play_on(app, match, 999)
            assert await matches_of(app, people[0]) == 0
            assert await services_of(app).contests.ratings.load_left_out() == {match: "organiser"}

    asyncio.run(work())


def test_a_board_of_a_tournament_that_was_called_off_counts_only_if_it_is_played_out() -> None:
    async def work() -> None:
        async with serving() as app:
            host, rival = await kept(app, "Host"), await kept(app, "Rival")
            id = await tournament(host, [host, rival])
            match = await board_of(app, host, id)
            await play_on(app, match)
            await host.post(f"/api/tournaments/{id}/off")
            seat = (await rival.get(f"/api/matches/{match}"))["yours"][0]
            await rival.post(f"/api/matches/{match}/moves", {"seat": seat, "move": "resign"})
            assert await matches_of(app, host) == 0
            id = await tournament(host, [host, rival])
            match = await board_of(app, host, id)
            await play_on(app, match)
            await host.post(f"/api/tournaments/{id}/off")
            await play_on(app, match, 999)
            assert [await matches_of(app, one) for one in (host, rival)] == [1, 1]

    asyncio.run(work())


def test_whoever_leaves_a_tournament_by_themselves_still_loses_the_board() -> None:
    async def work() -> None:
        async with serving() as app:
            host, rival = await kept(app, "Host"), await kept(app, "Rival")
            id = await tournament(host, [host, rival])
            await play_on(app, await board_of(app, host, id))
            await rival.post(f"/api/tournaments/{id}/leave", {})
            await settled(app, host, id, lambda now: now["stage"] == "over")
            assert [await matches_of(app, one) for one in (host, rival)] == [1, 1]

    asyncio.run(work())


def test_accounts_that_resign_before_they_have_played_bring_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        app = create_site(settings(db=str(tmp_path / "matches.db")))
        async with app.router.lifespan_context(app):
            main = await kept(app, "Main")
            ratings = services_of(app).contests.ratings
            for number in range(10):
                puppet = await kept(app, f"P{number}")
                match = await begun(main, puppet)
                await puppet.post(f"/api/matches/{match}/moves", {"seat": 1, "move": "resign"})
            assert set((await ratings.load_left_out()).values()) == {"short"}
            assert await matches_of(app, main) == 0
            # Nor does it help to play on first: a rating that bots don't confirm is kept low.
            puppet = await kept(app, "P")
            match = await begun(main, puppet)
            await play_on(app, match)
            await puppet.post(f"/api/matches/{match}/moves", {"seat": 1, "move": "resign"})
            ((known, _),) = (await ratings.load_standings(who(main).hex())).values()
            assert INITIAL_RATING < known.rating < INITIAL_RATING + 120
            assert not known.is_established
            page = await main.ask("GET", f"/players/{ratings.build_handle(who(main).hex())}")
            assert "too few moves" in page.text
            assert f"0 of {REQUIRED_LINKS}" in page.text

    asyncio.run(work())
