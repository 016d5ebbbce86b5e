"""A match once more: with the same people, or, alone, the same deal."""

from collections.abc import Callable, Sequence

from boneyard.server.errors import MatchError, Taken
from boneyard.server.matches.match import LiveMatch
from boneyard.server.matches.models import Opening, StoredMatch, StoredSeat
from boneyard.server.matches.registry import Tables
from boneyard.server.matches.reserved_seats import reserved_seats
from boneyard.server.matches.setup import rematch_of, rematch_seats, same_deal


class Encore(Tables):
    """Tables at which the same can be played again."""

    async def create(
        self,
        match: StoredMatch,
        seats: Sequence[StoredSeat],
        opening: Opening | None = None,
    ) -> LiveMatch:
        """Start a match that has been planned."""
        raise NotImplementedError

    async def see_again(self, live: LiveMatch) -> None:
        """Another house was here: see who sits where, and what has happened."""
        raise NotImplementedError

    async def join(
        self, live: LiveMatch, guest: bytes, seat: int, name: str, seed: str = ""
    ) -> None:
        """Take an open seat."""
        raise NotImplementedError

    async def reseat(
        self,
        live: LiveMatch,
        seat: int,
        kind: str,
        change: Callable[[StoredSeat], StoredSeat],
        act: str = "",
    ) -> None:
        """Change who sits in a seat of a kind."""
        raise NotImplementedError

    async def rematch(self, live: LiveMatch, guest: bytes | None) -> LiveMatch:
        """Offer the same people and bots a match once more; bots alone play at once.

        Whoever asks second gets the first one's match: it is for them to accept.
        """
        if live.next is None:
            if not (live.state.over or live.solo):
                raise MatchError("house-not-over")
            async with live.lock:
                if live.next is None:
                    await self._follow(live, guest)
            self.changed(live)
        assert live.next is not None
        return await self.match(live.next)

    async def _follow(self, live: LiveMatch, guest: bytes | None) -> None:
        match = rematch_of(live, guest)
        try:
            await self.create(match, rematch_seats(live.seats, guest))
            live.next = match.id
        except Taken:
            await self.see_again(live)

    async def accept(self, live: LiveMatch, guest: bytes) -> None:
        """Sit down in the seats of a rematch that are kept for a player."""
        for seat in reserved_seats(live, guest):
            await self.join(live, guest, seat, live.seats[seat].name)

    async def decline(self, live: LiveMatch, guest: bytes) -> None:
        """Let the seats go that are kept for a player: they are open to anyone with the link."""

        def change(was: StoredSeat) -> StoredSeat:
            if was.owner != guest:
                raise MatchError("house-seat-gone")
            return StoredSeat(kind="open")

        for seat in reserved_seats(live, guest):
            await self.reseat(live, seat, "open", change)

    async def again(self, live: LiveMatch, guest: bytes | None) -> LiveMatch:
        """The same deal of a game for one, from its start."""
        if not live.solo:
            raise MatchError("house-again-alone")
        if not live.log:
            raise MatchError("house-not-dealt")
        return await self.create(same_deal(live, guest), live.seats)
