"""A match once more: with the same people, or, alone, the same deal."""

from collections.abc import Callable, Sequence

from boneyard.server.errors import Conflict, MatchError
from boneyard.server.matches.match import LiveMatch
from boneyard.server.matches.models import NewOffer, StoredMatch, StoredSeat
from boneyard.server.matches.registry import MatchRegistry
from boneyard.server.matches.reserved_seats import reserved_seats
from boneyard.server.matches.setup import build_rematch, build_same_deal, rematch_seats


class Rematches(MatchRegistry):
    """Tables at which the same can be played again."""

    async def create_match(
        self,
        match: StoredMatch,
        seats: Sequence[StoredSeat],
        opening: NewOffer | None = None,
    ) -> LiveMatch:
        """Start a match that has been planned."""
        raise NotImplementedError

    async def reload(self, live: LiveMatch) -> None:
        """Another house was here: see who sits where, and what has happened."""
        raise NotImplementedError

    async def join(
        self, live: LiveMatch, guest: bytes, seat: int, name: str, seed: str = ""
    ) -> None:
        """Take an open seat."""
        raise NotImplementedError

    async def change_seat(
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
        if live.rematch_id is None:
            if not (live.state.over or live.solo):
                raise MatchError("house-not-over")
            async with live.lock:
                if live.rematch_id is None:
                    await self._create_rematch(live, guest)
            self.mark_changed(live)
        assert live.rematch_id is not None
        return await self.get_match(live.rematch_id)

    async def _create_rematch(self, live: LiveMatch, guest: bytes | None) -> None:
        match = build_rematch(live, guest)
        try:
            await self.create_match(match, rematch_seats(live.seats, guest))
            live.rematch_id = match.id
        except Conflict:
            await self.reload(live)

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
            await self.change_seat(live, seat, "open", change)

    async def replay_deal(self, live: LiveMatch, guest: bytes | None) -> LiveMatch:
        """The same deal of a game for one, from its start."""
        if not live.solo:
            raise MatchError("house-again-alone")
        if not live.log:
            raise MatchError("house-not-dealt")
        return await self.create_match(build_same_deal(live, guest), live.seats)
