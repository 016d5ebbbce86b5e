"""Matches that are part of something: their results, and what isn't offered there."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from boneyard.core.actions import Resign
from boneyard.server.errors import MatchError, StoreError
from boneyard.server.matches.contest_loop import ContestLoop
from boneyard.server.matches.rematch import rematch
from boneyard.server.matches.setup import MatchPlan, SeatRequest
from support.server.serving import at_rest, serving, until

ME = b"m" * 32


async def begun(house: Any, contest: str, game: str = "block-draw", bot: str = "beginner") -> Any:
    """A match of a contest against a bot, its tiles dealt."""
    plan = MatchPlan(game, {}, [SeatRequest("person", "Me"), SeatRequest("bot", bot=bot)])
    match, seats = await house.matches.plan_match(plan, ME)
    live = await house.matches.create_match(replace(match, contest=contest), seats)
    await house.matches.add_seed(live, 0, "seed")
    return live


def test_how_a_match_of_a_contest_ended_is_written_with_its_last_entry() -> None:
    async def go() -> None:
        async with serving() as app:
            house = app.state.services
            live = await begun(house, "cup/1")
            assert await house.store.results.list_under("cup") == []
            await house.matches.execute(live, lambda: live.prepare_move(0, Resign()))
            (found,) = await house.store.results.list_under("cup")
            assert found.match == live.id
            assert found.outcome.end == "resigned"
            assert found.outcome.ranks == (2, 1)
            assert found.outcome.sides == ((0,), (1,))
            assert [player.owner for player in found.players] == [ME, None]
            assert found.players[1].bot == "beginner"
            alone = await begun(house, "")
            await house.matches.execute(alone, lambda: alone.prepare_move(0, Resign()))
            assert len(await house.store.results.list_of_owner(ME)) == 1

    asyncio.run(go())


def test_a_match_that_counts_offers_no_help() -> None:
    async def go() -> None:
        async with serving() as app:
            house = app.state.services
            live = await begun(house, "cup/1")
            await at_rest(app, live.id)
            with pytest.raises(MatchError, match="turned off in rated, tournament and duplicate"):
                await house.analysis.compute_hints(live, 0)
            await house.matches.execute(live, lambda: live.prepare_move(0, Resign()))
            again = await rematch(house.matches, live, ME)
            assert again.row.contest == ""  # once more is no place in the cup …
            rated = await begun(house, "rated")
            await house.matches.execute(rated, lambda: rated.prepare_move(0, Resign()))
            assert (
                await rematch(house.matches, rated, ME)
            ).row.contest == "rated"  # … but as rated

    asyncio.run(go())


def test_contests_are_looked_at_when_woken_and_survive_what_goes_wrong() -> None:
    async def go() -> None:
        looked = 0

        class Failing:
            async def run_due(self) -> None:
                nonlocal looked
                looked += 1
                raise StoreError("store-away") if looked % 2 else ValueError("a fault")

        contests = ContestLoop([Failing()], poll_seconds=3600)
        running = asyncio.create_task(contests.run())
        for times in (1, 2, 3):
            await until(lambda times=times: looked == times)  # type: ignore[misc]
            contests.wake()
        running.cancel()

    asyncio.run(go())


def test_who_is_woken_while_the_house_closes_ends_all_the_same() -> None:
    async def go() -> None:
        contests = ContestLoop([], poll_seconds=3600)
        running = asyncio.create_task(contests.run())
        await asyncio.sleep(0)
        contests.wake()
        await asyncio.sleep(0)  # what waited is done, and whoever waited for it doesn't know yet
        running.cancel()
        done, _ = await asyncio.wait({running}, timeout=5)
        assert done
        assert running.cancelled()

    asyncio.run(go())
