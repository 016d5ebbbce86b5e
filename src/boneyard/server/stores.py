"""Stores: all stores of one database, SQLite or PostgreSQL."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from boneyard.server.accounts.models import Register
from boneyard.server.analysis.store import HabitTables
from boneyard.server.cluster.membership import Others
from boneyard.server.db import is_postgres
from boneyard.server.db.base import Heard
from boneyard.server.db.server_state import ServerState
from boneyard.server.duplicate.store import Duplicates
from boneyard.server.errors import StoreError
from boneyard.server.house_rules.store import OwnRules
from boneyard.server.http.blocklist import KeptOut
from boneyard.server.lobby.store import OpenTables
from boneyard.server.matches.models import (
    Clocks,
    Found,
    Kept,
    Opening,
    Search,
    StoredBanks,
    StoredDeal,
    StoredEntry,
    StoredGoing,
    StoredMatch,
    StoredMine,
    StoredSeat,
    StoredTurn,
    Tallied,
)
from boneyard.server.matches.results import Results, StoredResult
from boneyard.server.notifications.store import Told
from boneyard.server.puzzles.store import Schooling
from boneyard.server.ratings.store import RatingTables
from boneyard.server.settings import Settings
from boneyard.server.tournaments.store import Tournaments

if TYPE_CHECKING:
    from boneyard.server.matches.store import Tables


class Store(Protocol):
    """The questions to a store. Whatever is awaited has been committed, wholly or not at all."""

    open_tables: OpenTables
    """The tables that are shown to everybody."""
    own_rules: OwnRules
    kept_out: KeptOut
    """Rules that people keep."""
    habits: HabitTables
    """What people should practise."""
    schooling: Schooling
    """What people have answered to puzzles and in lessons."""
    results: Results
    """How matches ended that are part of something."""
    duplicates: Duplicates
    """Deals that many play."""
    ratings: RatingTables
    """What ratings need beside the results."""
    state: ServerState
    """Numbers that the server keeps for itself."""
    tournaments: Tournaments
    """Tournaments, who has entered them, and their boards."""

    @property
    def others(self) -> Others | None:
        """Other houses with the same database; None: nobody is listened to there."""
        ...

    @property
    def last_written(self) -> float:
        """When something was last committed, by the monotonic clock; -inf: the last try failed."""
        ...

    @property
    def told(self) -> Told:
        """Whom to tell what, and where."""
        ...

    @property
    def register(self) -> Register:
        """Who keeps people."""
        ...

    clocks: Clocks

    async def create(
        self,
        match: StoredMatch,
        seats: Sequence[StoredSeat],
        going: bool = False,
        mine: Sequence[StoredMine] | None = None,
        banks: StoredBanks | None = None,
        opening: Opening | None = None,
    ) -> None:
        """Keep a new match; Taken if it follows a match that another one follows already.

        Also if it is to be the first of its like that is open to anybody, and isn't.

        Here and below, `going` says whether the match now goes on by itself, `mine` how it stands
        for those who have part in it, and `banks` how its clocks stand (None: as before).
        """
        ...

    async def append(
        self,
        match: str,
        entries: Sequence[StoredEntry],
        going: bool | None = None,
        seats: Sequence[StoredSeat] = (),
        mine: Sequence[StoredMine] | None = None,
        banks: StoredBanks | None = None,
        result: StoredResult | None = None,
        turn: StoredTurn | None = None,
    ) -> None:
        """Add to a log; Taken if one of these numbers is there already.

        `result`: how the match has ended with this, if it is part of something.
        `turn`: instead of `mine`, where the rows of all who play are there, and only pass the turn.

        Also if `seats` are given, and who sits there or when they added a seed is not so any more.
        """
        ...

    async def seat(
        self,
        match: str,
        seat: int,
        now: StoredSeat,
        was: StoredSeat,
        going: bool | None = None,
        mine: Sequence[StoredMine] | None = None,
        banks: StoredBanks | None = None,
        entries: Sequence[StoredEntry] = (),
    ) -> None:
        """Change who sits in a seat, and write it in the log, if anything is to be written.

        Taken if somebody else has, or a seed comes after the deal.
        """
        ...

    async def going(self) -> list[StoredGoing]:
        """The matches that go on by themselves, those with people first, the latest of each."""
        ...

    async def guest_key(self) -> bytes:
        """The key of the house's mark on guests' secrets: always the same one."""
        ...

    async def knows(self, owner: bytes) -> bool:
        """Say whether somebody has a seat, or has started a match."""
        ...

    async def deals(self, most: int) -> list[StoredDeal]:
        """The deals of the latest rounds that are over, in games for several."""
        ...

    async def load(self, match: str) -> Kept | None:
        """Read a match with its whole log."""
        ...

    async def log(self, match: str, since: int) -> list[StoredEntry]:
        """Read the entries of a log after this number."""
        ...

    async def of_guest(self, owner: bytes, most: int) -> list[StoredMatch]:
        """The latest matches in which a guest has a seat, or which they started."""
        ...

    async def mine(self, owner: bytes, search: Search, skip: int, most: int) -> list[Found]:
        """A page of a guest's own matches, the latest first."""
        ...

    async def mine_counts(self, owner: bytes, most: int) -> dict[str, int]:
        """How many matches a guest has at each stage, up to so many."""
        ...

    async def mine_games(self, owner: bytes, most: int) -> list[str]:
        """The games of a guest's latest matches, the latest first."""
        ...

    async def tally(self, owner: bytes, most: int) -> list[Tallied]:
        """The latest results of a guest, the latest first."""
        ...

    async def par(self, match: str, best: int) -> None:
        """Note the best result of a game for one."""
        ...

    async def follow(self, heard: Heard) -> None:
        """Tell what other houses with the same database have committed, as long as it can."""
        ...

    async def clock(self) -> int | None:
        """What the database's own clock says, in milliseconds since 1970; None: it has none."""
        ...

    async def settled(self) -> None:
        """Wait for what was to be written and nobody waits for any longer."""
        ...

    async def close(self) -> None:
        """Write what is to be written, and let go."""
        ...


def opened(db: str, patience: float = 2.0, durable: bool = True) -> "Tables":
    """Open a store, wherever it is; what PostgreSQL acknowledges is always durable."""
    if not is_postgres(db):
        from boneyard.server.db.sqlite import SqliteStore

        return SqliteStore(db, patience, durable)
    try:
        from boneyard.server.db.postgres import PostgresStore
    except ImportError:
        raise StoreError("store-no-psycopg") from None
    return PostgresStore(db, patience)


def open_store(settings: Settings) -> "Tables":
    """The store that a house is set to."""
    return opened(settings.db, settings.busy, settings.durable)
