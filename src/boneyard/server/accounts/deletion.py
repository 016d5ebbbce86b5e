"""All that is kept of somebody, for them to have; and leaving for good.

Matches stay, for the others: in the place of the name stands that somebody has left. Where others
still play, a bot takes the seat.
"""

import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from boneyard.bots.registry import USUAL
from boneyard.server.accounts.service import Caller, Persons
from boneyard.server.errors import MatchError, NoMatch
from boneyard.server.matches.match import LiveMatch


class Hall(Protocol):
    """Where tables are shown to everybody."""

    async def withdraw(self, live: LiveMatch) -> None:
        """Show a table no longer."""
        ...


class Host(Protocol):
    """The house that somebody leaves."""

    @property
    def hall(self) -> Hall:
        """Where tables are shown to everybody."""
        ...

    async def match(self, id: str) -> LiveMatch:
        """Find a match."""
        ...

    async def put_bot(self, live: LiveMatch, seat: int, bot: str) -> None:
        """Put a bot in a seat that its owner leaves."""
        ...

    async def hand_over(
        self, guest: bytes, person: bytes | None, write: Callable[[], Awaitable[None]]
    ) -> None:
        """Let all that is somebody's become nobody's."""
        ...


async def everything(persons: Persons, caller: Caller) -> dict[str, Any]:
    """All that is kept of somebody; secrets and hashes are left out, for they tell nothing."""
    assert caller.guest is not None, "only of somebody"
    return await persons.register.everything(caller.guest)


async def leave(host: Host, persons: Persons, caller: Caller) -> None:
    """Forget somebody, for good."""
    assert caller.guest is not None, "only somebody can leave"
    person, register = caller.guest, persons.register
    for id in await register.waited_for(person):
        with contextlib.suppress(NoMatch, MatchError):
            live = await host.match(id)
            if live.offer is not None and live.offer.host == person:
                await host.hall.withdraw(live)  # nobody is to find a table that nobody opened
            for seat in (*live.seats_of(person), *live.left_by(person)):
                await host.put_bot(live, seat, USUAL)
    devices = [one.token for one in await register.devices(person)]
    ended = {*devices, *([caller.device] if caller.device else [])}
    now = persons.now

    async def write() -> None:
        await register.leave(person, sorted(ended), now)

    await host.hand_over(person, None, write)
    for token in ended:
        persons.guests.ended(token)
