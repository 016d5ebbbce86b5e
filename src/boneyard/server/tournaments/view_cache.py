"""Tournaments as they are looked at: read and counted once for each version, for everybody.

A tournament may have 256 entrants and thousands of boards. What anyone may know of it is kept by
its version, with the pieces of pages that were made from it; a visitor's own part is put on top.
"""

from collections.abc import Awaitable, Callable, Hashable
from typing import Final, Protocol, TypeVar, cast

from msgspec.structs import replace

from boneyard.server.errors import NotFound
from boneyard.server.lru import LruCache
from boneyard.server.thinking.background_jobs import SingleFlight
from boneyard.server.tournaments.service import find_entrant
from boneyard.server.tournaments.store import LoadedTournament, StoredBoard
from boneyard.server.tournaments.visibility import (
    BoardView,
    TournamentView,
    build_view,
    rounds_told,
)

T = TypeVar("T")

#: Tournaments that are kept, and pieces of pages of each. A big one takes a few megabytes.
MOST: Final = 8
PIECES: Final = 96
#: So many entrants and boards are counted at once; more beside the event loop.
FEW: Final = 100


class Reading(Protocol):
    """As much of the store as is needed."""

    async def load_version(self, id: str) -> int | None:
        """Give a number that changes with whatever is changed of a tournament."""
        ...

    async def load(self, id: str) -> LoadedTournament | None:
        """Read all that is kept of a tournament."""
        ...


class LongWork(Protocol):
    """Does long work beside the event loop; the same key is the same work."""

    def __call__(self, key: Hashable, compute: Callable[[], T]) -> Awaitable[T]:
        """Do it, and give what came of it."""
        ...


class PublicView:
    """One version of a tournament as anyone may know it."""

    def __init__(self, whole: LoadedTournament) -> None:
        """Count the standings."""
        self.whole = whole
        self.shown = build_view(whole, None)
        self.by_round: dict[int, list[int]] = {}
        """Which boards each round has, by their places in the list."""
        for at, one in enumerate(whole.boards):
            self.by_round.setdefault(one.board.round, []).append(at)
        self.bots = frozenset(one.number for one in whole.entrants if one.kind == "bot")
        self._told = rounds_told(whole)
        self._pieces: LruCache[Hashable, object] = LruCache(PIECES)
        self.is_small = len(whole.entrants) + len(whole.boards) <= FEW

    @property
    def version(self) -> int:
        """The version of the tournament that this shows."""
        return self.whole.tournament.version

    def seen_by(self, guest: bytes | None) -> TournamentView:
        """The same with what a visitor may know besides: who they are, and their own boards."""
        you = find_entrant(self.whole, guest)
        host = guest is not None and self.whole.tournament.host == guest
        if you is None:
            return replace(self.shown, host=True) if host else self.shown
        boards = tuple(
            self._own(one, stored) if you.number in one.board.players else one
            for one, stored in zip(self.shown.boards, self.whole.boards, strict=True)
        )
        return replace(self.shown, you=you, host=host, boards=boards)

    def _own(self, one: BoardView, stored: StoredBoard) -> BoardView:
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
            found = self._pieces.put(key, made)
        return cast(T, found)


class TournamentViews:
    """The tournaments that were looked at lately."""

    def __init__(self, kept: Reading) -> None:
        """Begin with none."""
        self.kept = kept
        self.views: LruCache[str, PublicView] = LruCache(MOST)
        self._flights = SingleFlight()

    async def find(self, work: LongWork, id: str) -> PublicView:
        """A tournament as anyone may know it now."""
        version = await self.kept.load_version(id)
        if version is None:
            raise NotFound("tournaments-none")
        found = self.views.get(id)
        if found is not None and found.version == version:
            return found
        return await self._flights.join((id, version), lambda: self._read(work, id))

    async def _read(self, work: LongWork, id: str) -> PublicView:
        whole = await self.kept.load(id)
        if whole is None:
            raise NotFound("tournaments-none")
        key = ("tournament", id, whole.tournament.version)
        few = len(whole.entrants) + len(whole.boards) <= FEW
        view = PublicView(whole) if few else await work(key, lambda: PublicView(whole))
        now = self.views.get(id)
        if now is not None and now.version >= view.version:
            return now  # somebody else has read a later one meanwhile
        return self.views.put(id, view)
