"""What the API says of tournaments, and what is said to it."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from boneyard.tournaments.plan import Deals, Format

Few = Annotated[int, Meta(ge=0, le=100_000)]


class Make(Struct, forbid_unknown_fields=True, kw_only=True):
    """A tournament as it is wanted."""

    game: str
    options: dict[str, Any] = {}
    title: Annotated[str, Meta(max_length=200)] = ""
    clock: str = "5-minutes"
    format: Format = "swiss"
    rounds: Few = 0
    """Of a Swiss; 0: as many as it takes."""
    best_of: Few = 1
    """Boards of a meeting of a knock-out."""
    minutes: Few = 60
    """How long an arena takes."""
    deals: Deals = "same"
    grace: Few = 0
    """Minutes that one may keep a board waiting for one's first move; 0: as the clock has it."""
    begins: int | None = None
    """When it begins by itself, in milliseconds since 1970; none: when its host says so."""
    rated: bool = False
    """Its boards count for ratings."""


class Made(Struct):
    """A tournament that was made."""

    tournament: str


class Enter(Struct, forbid_unknown_fields=True):
    """Somebody who enters."""

    name: Annotated[str, Meta(max_length=200)] = ""
    bot: bool = False
    """In sides of two: with a bot as partner, and no link for one."""


class Join(Struct, forbid_unknown_fields=True):
    """Somebody who enters as a partner."""

    link: Annotated[str, Meta(max_length=64)]
    name: Annotated[str, Meta(max_length=200)] = ""


class AddBots(Struct, forbid_unknown_fields=True):
    """Bots that enter."""

    bot: str
    count: Few = 1


class Leave(Struct, forbid_unknown_fields=True):
    """Somebody who leaves: oneself, or, for the host, the entrant of that number."""

    number: Few | None = None


class EntrantOut(Struct):
    """Somebody who has entered."""

    number: int
    name: str
    kind: str
    bot: str
    since: int
    """The first round for which they were there."""
    until: int | None
    """The last one, if they have left."""
    partner: str = ""
    """In sides of two: open (a bot plays until somebody comes), person or bot."""
    partner_name: str = ""


class LineOut(Struct):
    """How one stands; points as numbers, a drawn board half a point."""

    place: int
    number: int
    points: float
    ties: list[float]
    """What breaks ties, in the order of `ties`."""
    won: int
    drawn: int
    lost: int
    byes: int


class BoardOut(Struct):
    """A board: two who meet, or one who has a bye."""

    round: int
    number: int
    leg: int
    first: int
    second: int | None
    over: bool
    points: list[float] | None
    """Of both, if it may be told."""
    margin: int
    end: str
    """Played out (''), bye, absent, closed or short."""
    match: str
    """Where it is played; '': nowhere, or that is not for you to know yet."""


class TournamentOut(Struct):
    """A tournament as one may know it."""

    tournament: str
    title: str
    game: str
    options: dict[str, Any]
    clock: str
    format: str
    deals: str
    best_of: int
    minutes: int
    grace: int
    stage: str
    """open, playing, over, or off."""
    round: int
    rounds: int
    """How many there are; 0: it has not begun, or goes by time."""
    made: int
    begins: int | None
    began: int | None
    ended: int | None
    cut: bool
    """It ended early: nobody was left whom anybody might have met."""
    commitment: str
    """The SHA-256 of its secret."""
    secret: str
    """Once it is over."""
    host: bool
    """You made it."""
    you: int | None
    """Your number."""
    ties: list[str]
    entrants: list[EntrantOut]
    standings: list[LineOut]
    boards: list[BoardOut]
    rated: bool
    link: str
    """What your partner enters by; '': nobody is awaited."""


class TournamentInfo(Struct):
    """A tournament in a list."""

    tournament: str
    title: str
    game: str
    format: str
    stage: str
    made: int


class TournamentList(Struct):
    """One's own tournaments: those one made or has entered, the latest first."""

    tournaments: list[TournamentInfo]
