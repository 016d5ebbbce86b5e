"""Duplicate as programs read and write it."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from boneyard.schemas.matches import Short
from boneyard.tournaments.duplicate import DEALS, LEVEL, MOST_DEALS


class MakeSet(Struct, forbid_unknown_fields=True):
    """A set of deals for a link."""

    game: Annotated[str, Meta(max_length=20_000)]
    options: dict[str, Any] = {}
    deals: Annotated[int, Meta(ge=1, le=MOST_DEALS)] = DEALS
    level: Annotated[str, Meta(max_length=20)] = LEVEL
    teams: bool = False
    """Two teams of four play it, in two rooms."""


class PlayDeal(Struct, forbid_unknown_fields=True):
    """Play a deal, or take a place, under a name."""

    name: Short = ""


class DealOut(Struct, frozen=True):
    """A deal as one may know it: nothing but where one plays it, until one has finished it."""

    deal: int
    """Counted from 1."""
    match: str
    """Where one has begun it; empty: one hasn't."""
    over: bool
    counts: bool
    """Whether it ended in time."""
    margin: int | None
    """Points that one came out ahead."""
    share: float | None
    """Match points from 0 to 1; null: nobody else has finished it, or one isn't ranked."""
    field: int | None
    """How many have finished it."""
    master: int | None
    """Points that the house came out ahead; null: that isn't known yet."""


class RankedOut(Struct, frozen=True):
    """Somebody in the standings."""

    place: int
    name: str
    share: float
    played: int
    ahead: int
    own: bool
    partner: str = ""
    """Of a pair, the other one."""


class PairOut(Struct, frozen=True):
    """The pair in which one plays a set."""

    id: str
    """What its link ends with: whoever follows it first is one's partner."""
    names: list[str]
    """Who is there; with both it can be played."""


class SeatOut(Struct, frozen=True):
    """A place in a room of teams."""

    room: int
    """1 or 2."""
    seat: int
    """From 0, as at every table."""
    team: int
    """0 or 1."""
    taken: bool
    name: str
    """Empty, where it is taken: a bot."""
    own: bool


class SwingOut(Struct, frozen=True):
    """A deal of teams: nothing but one's own room, until both have finished it."""

    deal: int
    match: str
    over: bool
    rooms: list[int] | None
    """Points that team 0 came out ahead in each room."""
    result: int | None
    """Their sum."""
    matches: list[str]
    """Where both rooms have played it."""


class TeamsOut(Struct, frozen=True):
    """A set that two teams of four play."""

    seats: list[SeatOut]
    ready: bool
    """Every place is taken: it can be played."""
    host: bool
    deals: list[SwingOut]
    total: int
    """Points that team 0 is ahead, in all deals that both rooms have finished."""


class SetOut(Struct, frozen=True):
    """A set of deals as one may know it."""

    id: str
    game: str
    options: dict[str, Any]
    level: str
    opens: int
    closes: int | None
    """When everything is open, in milliseconds since 1970; null: never by itself."""
    commitment: str
    """The SHA-256 of its secret."""
    secret: str
    """In hexadecimal, when its time is over; before that nothing."""
    players: int
    deals: list[DealOut]
    standings: list[RankedOut] | None
    """Null: one hasn't finished all deals, or isn't ranked, and others may still play."""
    pairs: list[RankedOut] | None
    """The same of those who play in pairs."""
    pair: PairOut | None
    """The pair in which one plays it."""
    teams: TeamsOut | None
    """Null: no teams play it."""
    ranked: bool = True
    """Whether one is ranked. In the duplicate of the day that takes a passkey, an email address, or
    a match finished a week before."""


class ComingOut(Struct, frozen=True):
    """A day that comes: its deals are fixed already."""

    id: str
    game: str
    commitment: str


class DuplicateOut(Struct, frozen=True):
    """The duplicate of the day, those before, and those that come."""

    today: SetOut
    past: list[str]
    coming: list[ComingOut]
    sets: list[str]
    """The sets that one has made or begun."""


class ChoiceOut(Struct, frozen=True):
    """What some did where others did something else."""

    move: str
    count: int
    margin: float
    house: bool
    own: bool


class PartingOut(Struct, frozen=True):
    """Where others who had come along did something else."""

    made: int
    """Own moves before it."""
    choices: list[ChoiceOut]


class LookedOut(Struct, frozen=True):
    """A deal afterwards."""

    match: str
    """The play that others are compared with: one's own, or the best."""
    own: bool
    margin: int
    field: list[int]
    """Points that each came out ahead, the best first."""
    master: int | None
    partings: list[PartingOut]
