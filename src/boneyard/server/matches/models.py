"""Rows of the match store: matches, entries, seats, results."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from boneyard.core.fair_shuffle import VERSION_COMMITTED, VERSION_SEED_ONLY
from boneyard.core.options import Value
from boneyard.ratings.pools import POOLS, Pool

if TYPE_CHECKING:
    from boneyard.server.matches.results import StoredResult

#: The kinds of contest that a match can be part of.
DUPLICATE: Final = "duplicate"
TOURNAMENT: Final = "tournament"

#: What rated matches are part of: this, a colon, and their pool.
RATED_PREFIX: Final = "rated"

#: Each pool's word, by which a result is known again whatever becomes of the game's rules.
_POOL_BY_WORD: Final[dict[str, Pool]] = {f"{RATED_PREFIX}:{pool}": pool for pool in POOLS}


class Contest(Struct, frozen=True):
    """What a match is part of: a deal of a duplicate, a board of a tournament, a rating."""

    kind: str = ""
    """duplicate or tournament; nothing: it is for itself, rated or not."""
    id: str = ""
    board: tuple[int, ...] = ()
    """Where in it: the deal of a duplicate; round, number and leg of a tournament."""
    pool: Pool | None = None
    """The rating pool that it counts for."""


@lru_cache(maxsize=4096)
def parse_contest(text: str) -> Contest:
    """Read the column `contest`: `duplicate/id/deal…`, `tournament/id/…/rated:pool`, a pool."""
    first, *where = text.split("/")
    pool = _POOL_BY_WORD.get(where[-1] if where else first)
    if not where:
        return Contest(pool=pool)
    board = tuple(int(number) for number in where[1:] if number.isdecimal())
    return Contest(first, where[0], board, pool)


class MyMatch(Struct, frozen=True, kw_only=True):
    """One of one's own matches, as a list shows it."""

    match: str
    game: str
    stage: str
    at: int
    won: bool | None
    score: int | None
    against: int | None
    mode: str
    created: int
    daily: str | None
    others: tuple[tuple[str, str, str], ...]
    """Who else sits there: kind, name and bot of each seat."""


class StoredOffer(Struct, frozen=True, kw_only=True):
    """A table that is shown to everybody, because a seat waits there."""

    match: str
    alike: str
    """Game, options, pace and level in one: who asks for the same sits down here; '': no one."""
    host: bytes
    place: bytes
    game: str
    pace: str = ""
    stays: bool = False
    """Over days: it waits while no one is there."""
    level: str = ""
    language: str = ""
    at: int
    lapses: int

    def __repr__(self) -> str:
        """Say nothing that is secret."""
        return f"<open table of {self.game}>"


class NewOffer(Struct, frozen=True):
    """A table that is shown from its start."""

    offer: StoredOffer
    known_matches: tuple[str, ...] | None = None
    """If given: only if nothing alike waits but these matches."""


class ListStatus(Struct, frozen=True):
    """How a match stands in its players' lists of matches."""

    has_open_seat: bool
    over: bool
    awaited: bytes | None
    """The player whom the others wait for."""

    @property
    def is_under_way(self) -> bool:
        """Whether all seats are taken and the match goes on."""
        return not (self.has_open_seat or self.over)

    def __repr__(self) -> str:
        """Say nothing that is secret."""
        return f"<list status, over: {self.over}>"


class StoredMatch(Struct, frozen=True, kw_only=True):
    """A match as it was started; nothing of it ever changes."""

    id: str
    game: str
    options: Mapping[str, Value]
    mode: str
    secret: bytes
    name: str
    """The name of the match in the fair dealing."""
    host: bytes | None
    """The hash of the token of the player who started it."""
    created: int
    daily: str | None = None
    follows: str | None = None
    """The match that this one is the rematch of."""
    fair: int = VERSION_SEED_ONLY
    """The version of the fair dealing."""
    clock: tuple[int, int, int] | None = None
    """Bank, turn and most of its clock, in milliseconds; None: no one is in a hurry."""
    sealed: int | None = None
    """When its secret was sealed, before any seat had added a seed."""
    delayed: bool = False
    """Spectators see a round when it is over."""
    watchable: bool = False
    """The page for spectators lists it; only known while it is started."""
    contest: str = ""
    """What it is part of, as text: see `parse_contest`; nothing: it is for itself."""

    @property
    def part_of(self) -> Contest:
        """What it is part of."""
        return parse_contest(self.contest)

    @property
    def takes_seeds(self) -> bool:
        """Say whether seats add to its luck.

        The same deal once more has the name of another match, and the luck of that one: the player
        who could add to it now would know the secret while they choose.
        """
        return self.fair >= VERSION_COMMITTED and self.name == self.id

    def __repr__(self) -> str:
        """Say nothing that is secret."""
        return f"<match of {self.game}>"


class Appearance(Struct, frozen=True):
    """How a player wants to be seen at tables."""

    hue: int | None = None
    avatar: str = ""


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
    avatar: str = ""
    """The picture of its person: kept with the person too."""

    @property
    def has_left(self) -> bool:
        """Say whether the person who sat here is no one any more."""
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
    options: Mapping[str, Value]
    kinds: tuple[str, ...]
    """The kind of each seat."""
    hands: tuple[tuple[str, ...], ...]


class ClockState(Struct, frozen=True):
    """The time that seats have left, and what comes of it next."""

    remaining: tuple[int, ...]
    running_seat: int | None
    running_since: int
    due_at: int | None
    """When something happens by itself, in milliseconds since 1970."""
    stage: str = ""
    """What: `remind`, `late` or `close`."""


class DueClock(Struct, frozen=True):
    """A match at which something is to happen because of the time."""

    match: str
    clock: tuple[int, int, int]
    clock_state: ClockState
    owner: bytes | None
    """Whose time runs."""

    def __repr__(self) -> str:
        """Say nothing that is secret."""
        return f"<{self.clock_state.stage} of a match>"


class StoredPremoves(Struct, frozen=True):
    """Plays that a player has left for their next turn, the best first."""

    seat: int
    after_entry: int
    """The number of the last entry when they were left."""
    plays: tuple[str, ...]

    def __repr__(self) -> str:
        """Say nothing that is secret."""
        return f"<plays of seat {self.seat}>"


class UnattendedMatch(Struct, frozen=True):
    """A match that goes on by itself."""

    id: str
    bots_only: bool
    """Bots play it among themselves: no one waits for them."""


class MyMatchRow(Struct, frozen=True, kw_only=True):
    """A match as one of players who have part in it finds it in their list."""

    owner: bytes
    game: str
    stage: str
    """yours, others (it waits for another player: to move, or to sit down), or over"""
    at: int
    names: str = ""
    """What the others are called, in small letters."""
    won: bool | None = None
    score: int | None = None
    """One's own points; alone, what is left."""
    against: int | None = None
    """The best of the others; alone, par once it is known."""
    notification: str = ""
    """What the owner is to be told: turn, challenge, over, or nothing."""
    notify_at: int = 0
    """When: a player who sits there and looks needn't be told."""

    def __repr__(self) -> str:
        """Say nothing that is secret."""
        return f"<match of {self.game}, {self.stage}>"


class TurnChange(Struct, frozen=True):
    """Whose turn it is now, where nothing else has changed in the lists of players who play."""

    owner: bytes
    at: int
    notification: str = ""
    """What the owner is to be told: turn, or nothing."""
    notify_at: int = 0
    """When: a player who sits there and looks needn't be told."""

    def __repr__(self) -> str:
        """Say nothing that is secret."""
        return f"<turn at {self.at}>"


class MatchSearch(Struct, frozen=True):
    """Which of one's own matches are looked for."""

    stage: str
    game: str = ""
    name: str = ""
    """A part of a player's name."""


class MyResult(Struct, frozen=True):
    """How a match came out for a player."""

    game: str
    won: bool
    score: int | None
    against: int | None


class MatchUpdate(Struct, frozen=True, kw_only=True):
    """What is written about a match in one transaction; what is left out stays as it is."""

    entries: Sequence[StoredEntry] = ()
    """The next ones of the log."""
    seats: Sequence[StoredSeat] = ()
    """The seats and their seeds as they are known: nothing is written if they are not so."""
    needs_autoplay: bool | None = None
    """Whether it goes on by itself, without anyone who is connected."""
    list_rows: Sequence[MyMatchRow] | None = None
    """The match in the lists of all who have part in it."""
    turn_change: TurnChange | None = None
    """Whose turn it is, where that is all that changes in those lists."""
    clock_state: ClockState | None = None
    result: "StoredResult | None" = None
    """With the last entry of a match that is part of a contest."""
    new_offer: NewOffer | None = None
    """The open table that a new match is shown as."""


class LoadedMatch(Struct, frozen=True):
    """All that is kept of a match."""

    match: StoredMatch
    seats: tuple[StoredSeat, ...]
    log: tuple[StoredEntry, ...]
    rematch_id: str | None
    """The match that is its rematch."""
    clock_state: ClockState | None = None
    """How its clocks stand."""
    premoves: tuple[StoredPremoves, ...] = ()
    """What its players have left for later."""
    offer: StoredOffer | None = None
    """How it is shown to everybody, while a seat waits there."""
