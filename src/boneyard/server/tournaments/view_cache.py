"""Tournaments as they are looked at: read and counted once for each version, for everybody.

A tournament may have 256 entrants and thousands of boards. What anyone may know of it is kept by
its version, with the pieces of pages that were made from it; a visitor's own part is put on top.
"""

from collections.abc import Awaitable, Callable, Hashable
from typing import Final, Protocol, TypeVar, cast

from msgspec.structs import replace

from boneyard.server.errors import NoMatch
from boneyard.server.lru import Recent
from boneyard.server.thinking.background_jobs import Flights
from boneyard.server.tournaments.service import entrant_of
from boneyard.server.tournaments.store import StoredBoard, Whole
from boneyard.server.tournaments.visibility import Shown, ShownBoard, rounds_told, shown

T = TypeVar("T")

#: Tournaments that are kept, and pieces of pages of each. A big one takes a few megabytes.
MOST: Final = 8
PIECES: Final = 96
#: So many entrants and boards are counted at once; more beside the event loop.
FEW: Final = 100


class Reading(Protocol):
    """As much of the store as is needed."""

    async def version(self, id: str) -> int | None:
        """Give a number that changes with whatever is changed of a tournament."""
        ...

    async def whole(self, id: str) -> Whole | None:
        """Read all that is kept of a tournament."""
        ...


class LongWork(Protocol):
    """Does long work beside the event loop; the same key is the same work."""

    def __call__(self, key: Hashable, how: Callable[[], T]) -> Awaitable[T]:
        """Do it, and give what came of it."""
        ...


class PublicView:
    """One version of a tournament as anyone may know it."""

    def __init__(self, whole: Whole) -> None:
        """Count the standings."""
        self.whole = whole
        self.shown = shown(whole, None)
        self.by_round: dict[int, list[int]] = {}
        """Which boards each round has, by their places in the list."""
        for at, one in enumerate(whole.boards):
            self.by_round.setdefault(one.board.round, []).append(at)
        self.bots = frozenset(one.number for one in whole.entrants if one.kind == "bot")
        self._told = rounds_told(whole)
        self._pieces: Recent[Hashable, object] = Recent(PIECES)
        self.is_small = len(whole.entrants) + len(whole.boards) <= FEW

    @property
    def version(self) -> int:
        """The version of the tournament that this shows."""
        return self.whole.tournament.version

    def seen_by(self, guest: bytes | None) -> Shown:
        """The same with what a visitor may know besides: who they are, and their own boards."""
        you = entrant_of(self.whole, guest)
        host = guest is not None and self.whole.tournament.host == guest
        if you is None:
            return replace(self.shown, host=True) if host else self.shown
        boards = tuple(
            self._own(one, stored) if you.number in one.board.players else one
            for one, stored in zip(self.shown.boards, self.whole.boards, strict=True)
        )
        return replace(self.shown, you=you, host=host, boards=boards)

    def _own(self, one: ShownBoard, stored: StoredBoard) -> ShownBoard:
        """A visitor's own board: they know where it is played."""
        if one.board.round in self._told or stored.started is None:
            return one
        return replace(one, match=stored.match)

    async def piece(self, work: LongWork, key: Hashable, make: Callable[[], T]) -> T:
        """A part of a page: made once for all who look at this version."""
        found = self._pieces.get(key)
        if found is None:
            named = ("tournament", self.whole.tournament.id, self.version, key)
            made = make() if self.is_small else await work(named, make)
            found = self._pieces.keep(key, made)
        return cast(T, found)


class TournamentViews:
    """The tournaments that were looked at lately."""

    def __init__(self, kept: Reading) -> None:
        """Begin with none."""
        self.kept = kept
        self.views: Recent[str, PublicView] = Recent(MOST)
        self._flights = Flights()

    async def find(self, work: LongWork, id: str) -> PublicView:
        """A tournament as anyone may know it now."""
        version = await self.kept.version(id)
        if version is None:
            raise NoMatch("tournaments-none")
        found = self.views.get(id)
        if found is not None and found.version == version:
            return found
        return await self._flights.join((id, version), lambda: self._read(work, id))

    async def _read(self, work: LongWork, id: str) -> PublicView:
        whole = await self.kept.whole(id)
        if whole is None:
            raise NoMatch("tournaments-none")
        key = ("tournament", id, whole.tournament.version)
        few = len(whole.entrants) + len(whole.boards) <= FEW
        view = PublicView(whole) if few else await work(key, lambda: PublicView(whole))
        now = self.views.get(id)
        if now is not None and now.version >= view.version:
            return now  # somebody else has read a later one meanwhile
        return self.views.keep(id, view)
