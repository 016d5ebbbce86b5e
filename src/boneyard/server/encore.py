"""A match once more: with the same people, or, alone, the same deal."""

from collections.abc import Sequence

from boneyard.server.match import LiveMatch, MatchError
from boneyard.server.new_match import rematch_of, same_deal, unseeded
from boneyard.server.store import StoredMatch, StoredSeat, Taken
from boneyard.server.store.open_tables import Opening
from boneyard.server.tables import Tables


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

    async def rematch(self, live: LiveMatch, guest: bytes | None) -> LiveMatch:
        """The same people and bots once more; whoever asks second gets the first one's match."""
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
            await self.create(match, unseeded(live.seats))
            live.next = match.id
        except Taken:
            await self.see_again(live)

    async def again(self, live: LiveMatch, guest: bytes | None) -> LiveMatch:
        """The same deal of a game for one, from its start."""
        if not live.solo:
            raise MatchError("house-again-alone")
        if not live.log:
            raise MatchError("house-not-dealt")
        return await self.create(same_deal(live, guest), live.seats)
