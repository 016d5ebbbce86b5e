"""Matches that are part of something: their results, and what isn't offered there."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from boneyard.core.actions import Resign
from boneyard.server.errors import MatchError, StoreError
from boneyard.server.matches.setup import Place, Plan
from boneyard.server.ratings.contests import Contests
from server.serving import at_rest, serving, until

ME = b"m" * 32


async def begun(house: Any, contest: str, game: str = "block-draw", bot: str = "beginner") -> Any:
    """A match of a contest against a bot, its tiles dealt."""
    plan = Plan(game, {}, [Place("person", "Me"), Place("bot", bot=bot)])
    match, seats = await house.planned(plan, ME)
    live = await house.create(replace(match, contest=contest), seats)
    await house.add_seed(live, 0, "seed")
    return live


def test_how_a_match_of_a_contest_ended_is_written_with_its_last_entry() -> None:
    async def go() -> None:
        async with serving() as app:
            house = app.state.house
            live = await begun(house, "cup/1")
            assert await house.store.results.under("cup") == []
            await house.do(live, lambda: live.prepare(0, Resign()))
            (found,) = await house.store.results.under("cup")
            assert found.match == live.id
            assert found.outcome.end == "resigned"
            assert found.outcome.ranks == (2, 1)
            assert found.outcome.sides == ((0,), (1,))
            assert [player.owner for player in found.players] == [ME, None]
            assert found.players[1].bot == "beginner"
            alone = await begun(house, "")
            await house.do(alone, lambda: alone.prepare(0, Resign()))
            assert len(await house.store.results.by(ME)) == 1

    asyncio.run(go())


def test_a_match_that_counts_offers_no_help() -> None:
    async def go() -> None:
        async with serving() as app:
            house = app.state.house
            live = await begun(house, "cup/1")
            await at_rest(app, live.id)
            with pytest.raises(MatchError, match="counts"):
                await house.hints(live, 0)
            await house.do(live, lambda: live.prepare(0, Resign()))
            again = await house.rematch(live, ME)
            assert again.kept.contest == ""  # once more is no place in the cup …
            rated = await begun(house, "rated")
            await house.do(rated, lambda: rated.prepare(0, Resign()))
            assert (await house.rematch(rated, ME)).kept.contest == "rated"  # … but as rated

    asyncio.run(go())


def test_contests_are_looked_at_when_woken_and_survive_what_goes_wrong() -> None:
    async def go() -> None:
        looked = 0

        class Failing:
            async def tend(self) -> None:
                nonlocal looked
                looked += 1
                raise StoreError("store-away") if looked % 2 else ValueError("a fault")

        contests = Contests(every=3600)
        contests.parts.append(Failing())
        running = asyncio.create_task(contests.run())
        for times in (1, 2, 3):
            await until(lambda times=times: looked == times)  # type: ignore[misc]
            contests.wake()
        running.cancel()

    asyncio.run(go())


def test_who_is_woken_while_the_house_closes_ends_all_the_same() -> None:
    async def go() -> None:
        contests = Contests(every=3600)
        running = asyncio.create_task(contests.run())
        await asyncio.sleep(0)
        contests.wake()
        await asyncio.sleep(0)  # what waited is done, and whoever waited for it doesn't know yet
        running.cancel()
        done, _ = await asyncio.wait({running}, timeout=5)
        assert done
        assert running.cancelled()

    asyncio.run(go())
