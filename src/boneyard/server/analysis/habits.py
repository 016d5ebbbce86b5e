"""What people should practise, kept from match to match: filled by whatever analysis is made."""

from collections.abc import Awaitable, Callable

from boneyard.analysis import Analysis
from boneyard.analysis.coach import tallied
from boneyard.server import wall_clock
from boneyard.server.matches.match import LiveMatch
from boneyard.server.stores import Store

#: Somebody who is told what an analysis has found.
Noted = Callable[[LiveMatch, Analysis], Awaitable[None]]


def keeping(store: Store, besides: Noted) -> Noted:
    """Tell somebody else what an analysis has found, and keep the habits of those who played."""

    async def noted(live: LiveMatch, found: Analysis) -> None:
        await besides(live, found)
        await keep_habits(store, live, found)

    return noted


async def keep_habits(store: Store, live: LiveMatch, found: Analysis) -> None:
    """Keep the habits of each person; whoever has several seats has played them all."""
    seats: dict[bytes, list[int]] = {}
    for number, seat in enumerate(live.seats):
        # Where a bot has stood in for somebody, choices may be the bot's.
        if seat.owner is not None and seat.kind == "person":
            seats.setdefault(seat.owner, []).append(number)
    for own in seats.values():
        made = [one for one in found.decisions if one.seat in own]
        if made:
            await store.habits.note(live.id, own[0], tallied(made), wall_clock.now())
