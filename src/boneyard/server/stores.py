"""Stores: all stores of one database, SQLite or PostgreSQL."""

from typing import TYPE_CHECKING, Final

from boneyard.server.accounts.owned_tables import OwnedData
from boneyard.server.accounts.store import AccountStore
from boneyard.server.analysis.store import HabitStore
from boneyard.server.db import is_postgres
from boneyard.server.db.base_store import ServerState
from boneyard.server.db.database import Database
from boneyard.server.duplicate.store import (
    DuplicateStore,
    keep_first_plays,
    merge_places,
    orphan_sets,
    replace_with_bots,
)
from boneyard.server.errors import StoreError
from boneyard.server.friends.store import FriendStore
from boneyard.server.house_rules.store import OwnRulesStore
from boneyard.server.http.blocklist import BlocklistStore
from boneyard.server.lobby.store import LobbyStore
from boneyard.server.matches.store import MatchStore
from boneyard.server.notifications.store import NotificationStore
from boneyard.server.pages.home_store import HomeStore
from boneyard.server.puzzles.store import PuzzleStore
from boneyard.server.ratings.store import RatingStore, anonymize_results, mark_results_changed
from boneyard.server.settings import Settings
from boneyard.server.tournaments.store import TournamentStore

if TYPE_CHECKING:
    from boneyard.server.cluster.membership import LeaseMembership

#: What merging and deleting an account does beyond `OWNED_TABLES`.
OWNED_DATA: Final = OwnedData(
    merge=(lambda guest, _: mark_results_changed(guest), keep_first_plays, merge_places),
    delete=(anonymize_results, orphan_sets, replace_with_bots),
)


class Store(MatchStore):
    """The matches, and a store for each feature beside them."""

    def __init__(self, database: Database, membership: "LeaseMembership | None" = None) -> None:
        """Make all stores of a database; without `membership` no other process shares it."""
        super().__init__(database)
        self.membership = membership
        self.accounts = AccountStore(database, OWNED_DATA)
        self.blocklist = BlocklistStore(database)
        self.duplicates = DuplicateStore(database)
        self.friends = FriendStore(database)
        self.habits = HabitStore(database)
        self.home = HomeStore(database)
        self.lobby = LobbyStore(database)
        self.notifications = NotificationStore(database)
        self.own_rules = OwnRulesStore(database)
        self.puzzles = PuzzleStore(database)
        self.ratings = RatingStore(database)
        self.state = ServerState(database)
        self.tournaments = TournamentStore(database)

    async def get_guest_key(self) -> bytes:
        """The key that signs the secrets of guests: always the same one."""
        return self.database.server_keys["guests"]

    async def close(self) -> None:
        """Commit what is queued, and close all connections."""
        await self.database.close()
        if self.membership is not None:
            self.membership.close()


def open_database(db: str, timeout_seconds: float = 2.0, durable: bool = True) -> Store:
    """Open a file or a PostgreSQL by its address; what PostgreSQL commits is always durable."""
    if not is_postgres(db):
        from boneyard.server.db.sqlite import SqliteDatabase

        return Store(SqliteDatabase(db, timeout_seconds, durable))
    try:
        from boneyard.server.cluster.membership import LeaseMembership
        from boneyard.server.db.postgres import PostgresDatabase
    except ImportError:
        raise StoreError("store-no-psycopg") from None
    database = PostgresDatabase(db, timeout_seconds)
    membership = LeaseMembership(database.address, database.name)
    database.watched.append(membership.connection)
    return Store(database, membership)


def open_store(settings: Settings) -> Store:
    """Open the store that the settings name."""
    return open_database(settings.db, settings.busy, settings.durable)
