"""Where matches are kept: one append-only log, and who sits where.

`SqliteStore` is the usual one; anything that satisfies `Store` will do.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from boneyard.core.chance import FROM_A_SEED, SEALED_FIRST
from boneyard.i18n import Worded
from boneyard.server.accounts.models import Register
from boneyard.server.analysis.store import HabitTables
from boneyard.server.cluster.others import Others
from boneyard.server.db.server_state import ServerState
from boneyard.server.duplicate.store import Duplicates
from boneyard.server.house_rules.store import OwnRules
from boneyard.server.http.kept_out import KeptOut
from boneyard.server.lobby.store import Opening, OpenTables, StoredOffer
from boneyard.server.matches.found import Found as Found
from boneyard.server.matches.results import Results, StoredResult
from boneyard.server.notifications.telling import Told
from boneyard.server.puzzles.store import Schooling
from boneyard.server.ratings.store import RatingTables
from boneyard.server.tournaments.store import Tournaments

#: How a match stands in lists: whether seats are open, whether it is over, and the person whom
#: the others wait for.
Standing = tuple[bool, bool, bytes | None]


class StoreError(Worded, RuntimeError):
    """What was to be written is not written, no part of it."""


class Taken(StoreError):
    """Somebody else has written in that place already."""


class Unsure(StoreError):
    """Nobody knows whether it was written: the database went away in that very moment."""


class StoredMatch(Struct, frozen=True, kw_only=True):
    """A match as it was started; nothing of it ever changes."""

    id: str
    game: str
    options: Mapping[str, Any]
    mode: str
    secret: bytes
    name: str
    """The name of the match in the fair dealing."""
    host: bytes | None
    """The hash of the token of whoever started it."""
    created: int
    daily: str | None = None
    follows: str | None = None
    """The match that this one is the rematch of."""
    fair: int = FROM_A_SEED
    """The version of the fair dealing."""
    clock: tuple[int, int, int] | None = None
    """Bank, turn and most of its clock, in milliseconds; None: nobody is in a hurry."""
    sealed: int | None = None
    """When its secret was sealed, before any seat had added a seed."""
    late: bool = False
    """Watchers are told of a round when it is over."""
    contest: str = ""
    """What it is part of: a word, and after strokes where in it; nothing: it is for itself."""

    @property
    def takes_seeds(self) -> bool:
        """Say whether seats add to its luck.

        The same deal once more has the name of another match, and the luck of that one: whoever
        could add to it now would know the secret while they choose.
        """
        return self.fair >= SEALED_FIRST and self.name == self.id

    def __repr__(self) -> str:
        """Say nothing that is secret."""
        return f"<match of {self.game}>"


class StoredSeat(Struct, frozen=True, kw_only=True):
    """Who sits in a seat."""

    kind: str
    """open, person or bot"""
    name: str = ""
    owner: bytes | None = None
    """The hash of the person's token."""
    seed: str = ""
    bot: str = ""
    by_hand: bool = False
    seeded: int | None = None
    """When its seed came; None: it has added none."""
    hue: int | None = None
    """The colour that its person wishes for: kept with the person, not with the seat."""

    @property
    def left(self) -> bool:
        """Say whether the person who sat here is nobody any more."""
        return self.kind == "person" and self.owner is None and not self.name

    def __repr__(self) -> str:
        """Say nothing that is secret."""
        return f"<{self.kind} seat>"


class StoredEntry(Struct, frozen=True):
    """One action and what came of it, the events as JSON."""

    number: int
    seat: int | None
    act: str
    events: str
    at: int

    def __repr__(self) -> str:
        """Say nothing that is secret."""
        return f"<entry {self.number}>"


class StoredDeal(Struct, frozen=True):
    """The deal of a round that is over: what it was, and who was dealt it."""

    game: str
    options: Mapping[str, Any]
    kinds: tuple[str, ...]
    """The kind of each seat."""
    hands: tuple[tuple[str, ...], ...]


class StoredBanks(Struct, frozen=True):
    """The time that seats have left, and what comes of it next."""

    left: tuple[int, ...]
    seat: int | None
    since: int
    due: int | None
    """When something happens by itself, in milliseconds since 1970."""
    stage: str = ""
    """What: `remind`, `late` or `close`."""


class StoredDue(Struct, frozen=True):
    """A match at which something is to happen because of the time."""

    match: str
    clock: tuple[int, int, int]
    banks: StoredBanks
    owner: bytes | None
    """Whose time runs."""

    def __repr__(self) -> str:
        """Say nothing that is secret."""
        return f"<{self.banks.stage} of a match>"


class StoredLater(Struct, frozen=True):
    """Plays that somebody has left for their next turn, the best first."""

    seat: int
    after: int
    """The number of the last entry when they were left."""
    plays: tuple[str, ...]

    def __repr__(self) -> str:
        """Say nothing that is secret."""
        return f"<plays of seat {self.seat}>"


class StoredGoing(Struct, frozen=True):
    """A match that goes on by itself."""

    id: str
    alone: bool
    """Bots play it among themselves: nobody waits for them."""


class StoredMine(Struct, frozen=True, kw_only=True):
    """A match as one of those who have part in it finds it in their list."""

    owner: bytes
    game: str
    stage: str
    """yours, others (it waits for somebody else: to move, or to sit down), or over"""
    at: int
    names: str = ""
    """What the others are called, in small letters."""
    won: bool | None = None
    score: int | None = None
    """One's own points; alone, what is left."""
    against: int | None = None
    """The best of the others; alone, par once it is known."""
    told: str = ""
    """What the owner is to be told: turn, challenge, over, or nothing."""
    due: int = 0
    """When: somebody who sits there and looks needn't be told."""

    def __repr__(self) -> str:
        """Say nothing that is secret."""
        return f"<match of {self.game}, {self.stage}>"


class StoredTurn(Struct, frozen=True):
    """Whose turn it is now, where nothing else has changed in the lists of those who play."""

    owner: bytes
    at: int
    told: str = ""
    """What the owner is to be told: turn, or nothing."""
    due: int = 0
    """When: somebody who sits there and looks needn't be told."""

    def __repr__(self) -> str:
        """Say nothing that is secret."""
        return f"<turn at {self.at}>"


class Search(Struct, frozen=True):
    """Which of one's own matches are looked for."""

    stage: str
    game: str = ""
    name: str = ""
    """A part of somebody's name."""


class Tallied(Struct, frozen=True):
    """How a match came out for somebody."""

    game: str
    won: bool
    score: int | None
    against: int | None


class Kept(Struct, frozen=True):
    """All that is kept of a match."""

    match: StoredMatch
    seats: tuple[StoredSeat, ...]
    log: tuple[StoredEntry, ...]
    next: str | None
    """The match that is its rematch."""
    banks: StoredBanks | None = None
    """How its clocks stand."""
    later: tuple[StoredLater, ...] = ()
    """What its players have left for later."""
    offer: StoredOffer | None = None
    """How it is shown to everybody, while a seat waits there."""


class Heard(Protocol):
    """Whoever wants to hear what other houses have written."""

    def __call__(self, match: str | None, number: int = 0, /) -> None:
        """Hear that a match has come to an entry (0: more than its log); None: perhaps any has."""
        ...


class Clocks(Protocol):
    """The questions to a store about the time of matches."""

    async def due(self, before: int, most: int) -> list[StoredDue]:
        """The matches at which something was to happen by that moment, the earliest first."""
        ...

    async def timed(self, due: StoredDue, banks: StoredBanks, now: int) -> None:
        """What was due has been seen to: note what is due next. Taken if something has happened.

        Whoever was to be reminded is told by whoever tells people, together with this.
        """
        ...

    async def bring_back(self, now: int, more: int) -> None:
        """Let clocks that were started more than so much after this moment run from now on."""
        ...

    async def leave(self, match: str, later: StoredLater) -> None:
        """Keep what somebody leaves for their next turn, instead of what they had left before."""
        ...


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
