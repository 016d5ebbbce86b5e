"""Time that players give each other: none in contests, and elsewhere only so much."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette

from boneyard.core.time_controls import CLOCKS
from boneyard.server.app import create_site
from boneyard.server.matches.clock import MAX_GIFT_BANKS
from support.server.clock import NO_TICK_SECONDS, AdvanceClock, seated, sweep
from support.server.serving import Client, at_rest, services_of, serving, settings
from support.server.tournaments import PAIRS, look, made, paired, settled

LIVE = CLOCKS["2-minutes"]


@asynccontextmanager
async def with_pages(folder: Path) -> AsyncIterator[Starlette]:
    """A server that shows pages too."""
    app = create_site(settings(db=str(folder / "matches.db"), tick=NO_TICK_SECONDS))
    async with app.router.lifespan_context(app):
        yield app


async def board_of_two(app: Starlette, players: list[Client]) -> tuple[str, str]:
    """A tournament of two players who both sit at its first board: its id, and the match."""
    host = players[0]
    id = await made(host, rounds=1, clock="2-minutes")
    for name, who in zip(("Ann", "Ben"), players, strict=True):
        await who.post(f"/api/tournaments/{id}/enter", {"name": name})
    await host.post(f"/api/tournaments/{id}/begin")
    await settled(app, host, id, lambda now: len(services_of(app).registry.live_matches) == 1)
    (match,) = [one["match"] for one in (await look(host, id))["boards"]]
    await at_rest(app, match)
    return id, match


async def run_out(app: Starlette, match: str, forward: AdvanceClock) -> int:
    """Let the time of whoever is to move run out, so that a bot stands in; says in which seat."""
    live = await services_of(app).registry.get_match(match)
    for _ in range(20):
        assert live.clock_state is not None
        seat = live.clock_state.running_seat
        if seat is not None:
            for _ in range(2):
                forward(LIVE.most)
                await sweep(app)
            if live.seats[seat].kind == "bot":
                return seat
        await at_rest(app, match)
    raise AssertionError("nobody is to move")


def test_two_players_cannot_keep_a_round_of_a_tournament_open(forward: AdvanceClock) -> None:
    async def work() -> None:
        async with serving(tick=NO_TICK_SECONDS) as app:
            players = [Client(app), Client(app)]
            id, match = await board_of_two(app, players)
            path = f"/api/matches/{match}"
            now = await players[0].get(path)
            late = now["turn"]
            by_seat = {(await who.get(path))["yours"][0]: who for who in players}
            number = now["number"]
            said = await by_seat[1 - late].refused(409, f"{path}/seats/{late}/time")
            assert "tournaments" in said
            assert (await players[0].get(path))["number"] == number
            forward(LIVE.most)
            await settled(app, players[0], id, lambda seen: seen["stage"] == "over")

    asyncio.run(work())


def test_no_page_offers_to_give_time_in_a_tournament(tmp_path: Path) -> None:
    async def work() -> None:
        async with with_pages(tmp_path) as app:
            players = [Client(app), Client(app)]
            _, match = await board_of_two(app, players)
            for who in players:
                assert 'value="time"' not in (await who.ask("GET", f"/m/{match}")).text

    asyncio.run(work())


def test_a_seat_is_given_no_more_than_a_few_banks(forward: AdvanceClock) -> None:
    async def work() -> None:
        async with serving(tick=NO_TICK_SECONDS) as app:
            players = [Client(app), Client(app)]
            found = await seated(app, *players, game="block-draw", clock="2-minutes")
            path, late = f"/api/matches/{found['match']}", found["turn"]
            giver = players[1 - late]
            most = MAX_GIFT_BANKS * LIVE.bank // LIVE.extra_time
            for _ in range(most):
                forward(LIVE.extra_time)  # so that the bank is never full
                await giver.post(f"{path}/seats/{late}/time")
            forward(LIVE.extra_time)
            said = await giver.refused(409, f"{path}/seats/{late}/time")
            assert f"{MAX_GIFT_BANKS} times" in said
            # The other seat has an allowance of its own; this one's time runs out at last.
            assert LIVE.bank + most * LIVE.extra_time == (1 + MAX_GIFT_BANKS) * LIVE.bank
            forward(LIVE.most)
            await giver.post(f"{path}/claim")
            assert (await giver.get(path))["winners"] == [1 - late]

    asyncio.run(work())


def test_the_page_no_longer_offers_what_would_be_refused(
    tmp_path: Path, forward: AdvanceClock
) -> None:
    async def work() -> None:
        async with with_pages(tmp_path) as app:
            players = [Client(app), Client(app)]
            found = await seated(app, *players, game="block-draw", clock="2-minutes")
            path, late = f"/api/matches/{found['match']}", found["turn"]
            giver = players[1 - late]
            page = f"/m/{found['match']}"
            assert 'value="time"' in (await giver.ask("GET", page)).text
            for _ in range(MAX_GIFT_BANKS * LIVE.bank // LIVE.extra_time):
                forward(LIVE.extra_time)
                await giver.post(f"{path}/seats/{late}/time")
            assert 'value="time"' not in (await giver.ask("GET", page)).text

    asyncio.run(work())


def test_nobody_keeps_a_table_by_running_out_of_time_and_returning(forward: AdvanceClock) -> None:
    """A return to an empty bank brings time too: it counts as time that was given."""

    async def work() -> None:
        async with serving(tick=NO_TICK_SECONDS, stand_in="heavy") as app:
            players = [Client(app) for _ in range(3)]
            found = await seated(app, *players, game="block-draw", clock="2-minutes")
            match = found["match"]
            live = await services_of(app).registry.get_match(match)
            # The bot that stands in never gets to move before its owner is back.
            stop_bots(app, match)
            path, refused = f"/api/matches/{match}", ""
            times = 0
            while not refused and times < 50:
                seat = await run_out(app, match, forward)
                answer = await players[seat].ask("POST", f"{path}/seats/{seat}/return", {})
                if answer.status_code == 409:
                    refused = answer.text
                times += 1
            assert times == MAX_GIFT_BANKS * LIVE.bank // LIVE.extra_time + 1
            assert "no time left" in refused
            assert live.seats[seat].kind == "bot"

    asyncio.run(work())


def test_in_a_tournament_of_pairs_nobody_holds_up_the_round_alone(forward: AdvanceClock) -> None:
    async def work() -> None:
        async with serving(tick=NO_TICK_SECONDS, stand_in="heavy") as app:
            host = Client(app)
            id = await made(host, **PAIRS)
            sides = [await paired(app, id, *names) for names in (("A", "B"), ("C", "D"))]
            await host.post(f"/api/tournaments/{id}/begin")
            await settled(
                app, host, id, lambda now: len(services_of(app).registry.live_matches) == 1
            )
            match = services_of(app).registry.live_matches[0].id
            await at_rest(app, match)
            stop_bots(app, match)
            path = f"/api/matches/{match}"
            players = {(await who.get(path))["yours"][0]: who for side in sides for who in side}
            for _ in range(MAX_GIFT_BANKS * LIVE.bank // LIVE.extra_time):
                seat = await run_out(app, match, forward)
                await players[seat].post(f"{path}/seats/{seat}/return")
            seat = await run_out(app, match, forward)
            assert "no time left" in await players[seat].refused(409, f"{path}/seats/{seat}/return")

    asyncio.run(work())


def stop_bots(app: Starlette, match: str) -> None:
    """From now on nothing happens by itself at a table: no bot moves before its player returns."""
    croupier = services_of(app).registry._matches[match][1]
    croupier.stop()

    def stay_still() -> None:
        pass

    croupier.refresh = stay_still  # type: ignore[method-assign]
