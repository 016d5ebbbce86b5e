"""Account export and deletion.

Matches stay, for the others: in the place of the name stands that a player has left. Where others
still play, a bot takes the seat.
"""

import contextlib
from collections.abc import Awaitable, Callable

from boneyard.bots.registry import DEFAULT_BOT
from boneyard.server.accounts.devices import CallerIdentity
from boneyard.server.accounts.service import AccountService
from boneyard.server.errors import MatchError, NotFound
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.service import MatchService


async def export_account(accounts: AccountService, caller: CallerIdentity) -> dict[str, object]:
    """All that is kept of a player; secrets and hashes are left out, for they tell nothing."""
    assert caller.guest is not None, "the caller is a guest"
    return await accounts.store.export_account(caller.guest)


async def erase_account(
    accounts: AccountService,
    matches: MatchService,
    withdraw_offer: Callable[[LiveMatch], Awaitable[None]],
    caller: CallerIdentity,
) -> None:
    """Forget a player, for good."""
    assert caller.guest is not None, "the caller is a guest"
    person, register = caller.guest, accounts.store
    for id in await register.list_unfinished_matches(person):
        with contextlib.suppress(NotFound, MatchError):
            live = await matches.registry.get_match(id)
            if live.offer is not None and live.offer.host == person:
                await withdraw_offer(live)  # no one is to find a table that no one opened
            for seat in (*live.seats_of(person), *live.seats.stand_ins_of(person)):
                await matches.put_bot(live, seat, DEFAULT_BOT)
    devices = [one.token for one in await register.list_sessions(person)]
    ended = {*devices, *([caller.session] if caller.session else [])}
    now = accounts.now_ms

    async def write() -> None:
        await register.delete_account(person, sorted(ended), now)

    await matches.registry.transfer_owner(person, None, write)
    for token in ended:
        accounts.sessions.sign_out(token)
