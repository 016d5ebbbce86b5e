"""Tournament view cache: read and counted once for each version, for everybody.

A tournament may have 256 entrants and thousands of boards. What anyone may know of it is kept by
its version, with the pieces of pages that were made from it; a visitor's own part is put on top.
"""

from collections.abc import Callable, Hashable
from typing import Final, TypeVar, cast

from msgspec.structs import replace

from boneyard.server.errors import NotFound
from boneyard.server.lru import LruCache
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.models import TOURNAMENT
from boneyard.server.thinking.background_jobs import BackgroundJobs, SingleFlight
from boneyard.server.thinking.fair_queue import Ticket
from boneyard.server.tournaments.service import find_entrant
from boneyard.server.tournaments.store import LoadedTournament, StoredBoard, TournamentStore
from boneyard.server.tournaments.visibility import (
    BoardView,
    TournamentView,
    build_view,
    is_revealed,
    list_visible_rounds,
)

T = TypeVar("T")

#: Tournaments that are kept, and pieces of pages of each. A big one takes a few megabytes.
MAX_TOURNAMENTS: Final = 8
MAX_FRAGMENTS: Final = 96
#: So many entrants and boards are counted at once; more outside the event loop.
MAX_INLINE_ITEMS: Final = 100


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
        self._revealed_rounds = list_visible_rounds(whole)
        self.fragments: LruCache[Hashable, object] = LruCache(MAX_FRAGMENTS)
        self.is_small = len(whole.entrants) + len(whole.boards) <= MAX_INLINE_ITEMS

    @property
    def version(self) -> int:
        """The version of the tournament that this shows."""
        return self.whole.tournament.version

    def view_for(self, guest: bytes | None) -> TournamentView:
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
        if one.board.round in self._revealed_rounds or stored.started is None:
            return one
        return replace(one, match=stored.match)


class TournamentViews:
    """The tournaments that were looked at lately."""

    def __init__(self, store: TournamentStore, jobs: BackgroundJobs) -> None:
        """`jobs` counts big tournaments."""
        self.store, self._jobs = store, jobs
        self.views: LruCache[str, PublicView] = LruCache(MAX_TOURNAMENTS)
        self._flights = SingleFlight()

    async def find(self, id: str, ticket: Ticket) -> PublicView:
        """A tournament as anyone may know it now."""
        version = await self.store.load_version(id)
        if version is None:
            raise NotFound("tournaments-none")
        found = self.views.get(id)
        if found is not None and found.version == version:
            return found
        return await self._flights.join((id, version), lambda: self._read(id, ticket))

    async def _read(self, id: str, ticket: Ticket) -> PublicView:
        whole = await self.store.load(id)
        if whole is None:
            raise NotFound("tournaments-none")
        key = ("tournament", id, whole.tournament.version)
        few = len(whole.entrants) + len(whole.boards) <= MAX_INLINE_ITEMS
        view = (
            PublicView(whole)
            if few
            else await self._jobs.submit(ticket, key, lambda: PublicView(whole))
        )
        now = self.views.get(id)
        if now is not None and now.version >= view.version:
            return now  # another request has read a later one meanwhile
        return self.views.put(id, view)

    async def check_visible(self, live: LiveMatch, guest: bytes | None) -> None:
        """Refuse a board whose round isn't revealed yet, as if there were no such match."""
        contest = live.row.part_of
        if contest.kind == TOURNAMENT:
            found = await self.store.load_round(contest.id, contest.board[0])
            if found is None or not is_revealed(found):
                raise NotFound("server-no-match")

    async def fragment(
        self, view: PublicView, key: Hashable, ticket: Ticket, make: Callable[[], T]
    ) -> T:
        """A part of a page: made once for all who look at this version."""
        found = view.fragments.get(key)
        if found is None:
            named = ("tournament", view.whole.tournament.id, view.version, key)
            made = make() if view.is_small else await self._jobs.submit(ticket, named, make)
            found = view.fragments.put(key, made)
        return cast(T, found)
