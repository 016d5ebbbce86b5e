"""A house at which people play duplicate: bots and the house itself think here, and at once."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace
from starlette.applications import Starlette

from boneyard.arena.duel import play_reference
from boneyard.bots.registry import choose
from boneyard.core.actions import Move, parse
from boneyard.duplicate.deal_sets import DealSet
from boneyard.server import wall_clock
from boneyard.server.accounts.models import Account
from boneyard.server.app import create_site
from boneyard.server.http.session_cookie import hash_token
from support.server.serving import Client, at_rest, services_of, settings

#: Dice matter to this one, and it needs no kernels.
BOT = "random"


class Quick:
    """Plays for the house, here and at once; a plain bot will do."""

    async def submit(self, task: str, session: DealSet, deal: int, pair: bool) -> Any:
        assert task == "alike"
        return play_reference(session, deal, "heavy", pair)


async def at_once(
    bot: str, view: Any, seat: int, seed: int, seconds: float | None, turn: Any
) -> Move | None:
    """What a bot chooses, here and not in another process; nobody's clock matters to it."""
    assert seconds is None
    return choose(bot, view, seat, random.Random(seed))


def at_a_house(tmp_path: Any, do: Callable[[Starlette], Awaitable[None]]) -> None:
    async def go() -> None:
        app = create_site(settings(db=str(tmp_path / "matches.db")))
        async with app.router.lifespan_context(app):
            readers: Any = Quick()
            services_of(app).duplicates.analysis_pool = readers
            thinking: Any = services_of(app).bot_pool
            thinking.choose = at_once
            # The same deals in every run: by chance two may come out alike, whatever is played.
            # Luck is made of a session's secret and of its name.
            luck = (bytes([number]) * 32 for number in count(1))
            names = (f"{number:022d}" for number in count(1))
            with (
                patch("boneyard.server.duplicate.service.new_secret", side_effect=luck),
                patch("boneyard.server.duplicate.service.new_match_id", side_effect=names),
            ):
                await do(app)

    asyncio.run(go())


async def made(app: Starlette, **more: Any) -> str:
    wanted = {"game": "block-draw", "deals": 2, "level": BOT, **more}
    return str((await Client(app).post("/api/duplicate", wanted))["id"])


async def played(
    who: Client, session: str, deal: int, last: bool = False, acts: list[str] | None = None
) -> str:
    """Play a deal to its end: what comes first, or last, of what may be done; or these moves."""
    match: str = (await who.post(f"/api/duplicate/{session}/{deal}", {"name": "Ann"}))["match"]
    house = services_of(who.app)
    live = await house.registry.get_match(match)
    (own,) = live.seats_of(hash_token(who.token or ""))
    while True:
        await at_rest(who.app, match)
        if live.state.over:
            return match
        move = live.views.legal_moves(own)[-1 if last else 0]
        if acts is not None:
            move = parse(acts[sum(entry.seat == own for entry in live.log.entries)])
        await house.matches.play(live, own, move)


async def with_mail(who: Client, mail: str = "ann@example.org") -> Client:
    """Somebody who has proved an email address, and so has an account."""
    register, person = services_of(who.app).store.accounts, hash_token(who.token or "")
    known = await register.find_account(person) or Account(id=person, since=wall_clock.now_ms())
    await register.save_account(replace(known, mail=mail))
    return who


async def acts(who: Client, match: str) -> list[Any]:
    entries = (await who.get(f"/api/matches/{match}/events"))["entries"]
    return [(entry["seat"], entry["act"], entry["events"]) for entry in entries]
