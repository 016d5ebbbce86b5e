"""Stores: all stores of one database, SQLite or PostgreSQL."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from boneyard.server.accounts.models import AccountStore
from boneyard.server.analysis.store import HabitStore
from boneyard.server.cluster.membership import Membership
from boneyard.server.db import is_postgres
from boneyard.server.db.base import ChangeCallback
from boneyard.server.db.server_state import ServerState
from boneyard.server.duplicate.store import DuplicateStore
from boneyard.server.errors import StoreError
from boneyard.server.house_rules.store import OwnRulesStore
from boneyard.server.http.blocklist import BlocklistStore
from boneyard.server.lobby.store import LobbyStore
from boneyard.server.matches.models import (
    ClockStore,
    LoadedMatch,
    MatchSearch,
    MatchUpdate,
    MyMatch,
    MyResult,
    StoredDeal,
    StoredEntry,
    StoredMatch,
    StoredSeat,
    UnattendedMatch,
)
from boneyard.server.matches.results import ResultStore
from boneyard.server.notifications.store import NotificationStore
from boneyard.server.puzzles.store import PuzzleStore
from boneyard.server.ratings.store import RatingStore
from boneyard.server.settings import Settings
from boneyard.server.tournaments.store import TournamentStore

if TYPE_CHECKING:
    from boneyard.server.matches.store import SqlStore


class Store(Protocol):
    """The questions to a store. Whatever is awaited has been committed, wholly or not at all."""

    lobby: LobbyStore
    """The tables that are shown to everybody."""
    own_rules: OwnRulesStore
    """Rules that players have saved."""
    blocklist: BlocklistStore
    """Addresses that are refused."""
    habits: HabitStore
    """What people should practise."""
    puzzles: PuzzleStore
    """What people have answered to puzzles and in lessons."""
    results: ResultStore
    """How matches ended that are part of something."""
    duplicates: DuplicateStore
    """Deals that many play."""
    ratings: RatingStore
    """What ratings need beside the results."""
    state: ServerState
    """Numbers that the server keeps for itself."""
    tournaments: TournamentStore
    """Tournaments, who has entered them, and their boards."""

    @property
    def membership(self) -> Membership | None:
        """Other houses with the same database; None: nobody is listened to there."""
        ...

    @property
    def last_written(self) -> float:
        """When something was last committed, by the monotonic clock; -inf: the last try failed."""
        ...

    @property
    def notifications(self) -> NotificationStore:
        """Whom to tell what, and where."""
        ...

    @property
    def accounts(self) -> AccountStore:
        """Who keeps people."""
        ...

    clocks: ClockStore

    async def create(
        self, match: StoredMatch, seats: Sequence[StoredSeat], update: MatchUpdate = ...
    ) -> None:
        """Keep a new match; Conflict if it follows a match that another one follows already.

        Also if it is to be the first of its like that is open to anybody, and isn't.
        """
        ...

    async def append(self, match: str, update: MatchUpdate) -> None:
        """Add to a log; Conflict if one of these numbers is there already.

        Also if `update.seats` are given, and who sits there or when they added a seed has changed.
        """
        ...

    async def update_seat(
        self,
        match: str,
        seat: int,
        new_seat: StoredSeat,
        old_seat: StoredSeat,
        update: MatchUpdate = ...,
    ) -> None:
        """Change who sits in a seat, and write it in the log, if anything is to be written.

        Conflict if somebody else has, or a seed comes after the deal.
        """
        ...

    async def list_unattended(self) -> list[UnattendedMatch]:
        """The matches that go on by themselves, those with people first, the latest of each."""
        ...

    async def get_guest_key(self) -> bytes:
        """The key of the house's mark on guests' secrets: always the same one."""
        ...

    async def is_known_owner(self, owner: bytes) -> bool:
        """Say whether somebody has a seat, or has started a match."""
        ...

    async def list_deals(self, limit: int) -> list[StoredDeal]:
        """The deals of the latest rounds that are over, in games for several."""
        ...

    async def load(self, match: str) -> LoadedMatch | None:
        """Read a match with its whole log."""
        ...

    async def load_entries(self, match: str, since: int) -> list[StoredEntry]:
        """Read the entries of a log after this number."""
        ...

    async def list_matches(self, owner: bytes, limit: int) -> list[StoredMatch]:
        """The latest matches in which a guest has a seat, or which they started."""
        ...

    async def search_matches(
        self, owner: bytes, search: MatchSearch, skip: int, limit: int
    ) -> list[MyMatch]:
        """A page of a guest's own matches, the latest first."""
        ...

    async def count_matches_by_stage(self, owner: bytes, limit: int) -> dict[str, int]:
        """How many matches a guest has at each stage, up to so many."""
        ...

    async def list_recent_games(self, owner: bytes, limit: int) -> list[str]:
        """The games of a guest's latest matches, the latest first."""
        ...

    async def list_results(self, owner: bytes, limit: int) -> list[MyResult]:
        """The latest results of a guest, the latest first."""
        ...

    async def set_par(self, match: str, best: int) -> None:
        """Note the best result of a game for one."""
        ...

    async def watch_changes(self, on_change: ChangeCallback) -> None:
        """Tell what other houses with the same database have committed, as long as it can."""
        ...

    async def clock(self) -> int | None:
        """What the database's own clock says, in milliseconds since 1970; None: it has none."""
        ...

    async def wait_settled(self) -> None:
        """Wait for what was to be written and nobody waits for any longer."""
        ...

    async def close(self) -> None:
        """Write what is to be written, and let go."""
        ...


def open_database(db: str, timeout_seconds: float = 2.0, durable: bool = True) -> "SqlStore":
    """Open a store, wherever it is; what PostgreSQL acknowledges is always durable."""
    if not is_postgres(db):
        from boneyard.server.db.sqlite import SqliteStore

        return SqliteStore(db, timeout_seconds, durable)
    try:
        from boneyard.server.db.postgres import PostgresStore
    except ImportError:
        raise StoreError("store-no-psycopg") from None
    return PostgresStore(db, timeout_seconds)


def open_store(settings: Settings) -> "SqlStore":
    """The store that a house is set to."""
    return open_database(settings.db, settings.busy, settings.durable)
