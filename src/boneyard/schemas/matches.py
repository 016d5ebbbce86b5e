"""What goes over the wire: requests and responses as structs."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from boneyard.bots.registry import DEFAULT_BOT
from boneyard.core.clocks import CLOCKS
from boneyard.core.strict_json import JsonObject
from boneyard.engine.view_json import Seen
from boneyard.schemas.games import AllRules as AllRules
from boneyard.schemas.games import BotInfo as BotInfo
from boneyard.schemas.games import Bots as Bots
from boneyard.schemas.games import GameInfo as GameInfo
from boneyard.schemas.games import Games as Games
from boneyard.schemas.games import GameText as GameText
from boneyard.schemas.games import KeepRules as KeepRules
from boneyard.schemas.games import OptionInfo as OptionInfo
from boneyard.schemas.games import RulesInfo as RulesInfo
from boneyard.schemas.games import RulesOut as RulesOut
from boneyard.schemas.games import Schema as Schema
from boneyard.schemas.log import Told

SeatNumber = Annotated[int, Meta(ge=0, le=9, description="a seat, counted from 0")]
ShortText = Annotated[str, Meta(max_length=64)]
MoveText = Annotated[str, Meta(max_length=40, description="a move as in docs/notation.md")]


#: How a clock is asked for.
_CLOCK_DESCRIPTION = f"{', '.join(CLOCKS)}, or sizes of one's own such as 36h+12h/5d; empty: none"


class Request(Struct, forbid_unknown_fields=True):
    """Something that is asked for: what it doesn't know, it refuses."""


class Failure(Struct):
    """What went wrong, in one sentence."""

    error: str


# Guests.


class NewGuest(Struct):
    """A guest's secret: send it as `Authorization: Bearer …`, and tell nobody."""

    token: str


class MatchInfo(Struct):
    """A match in a list."""

    match: str
    game: str
    mode: str
    created: int
    daily: str | None


class Mine(Struct):
    """The guest's latest matches."""

    matches: list[MatchInfo]


# Matches.


class Seating(Request):
    """How a seat is to be filled: person (at this screen), bot or open."""

    kind: ShortText
    name: ShortText = ""
    bot: ShortText = ""


class Start(Request):
    """A match to be started. Without seats: oneself in seat 0, and the bot in all others."""

    game: ShortText | JsonObject
    """The name of a game, or rules of one's own as an object: docs/house-rules.md"""
    options: dict[ShortText, int | bool | str] = {}
    seats: Annotated[list[Seating], Meta(max_length=10)] | UnsetType = UNSET
    name: ShortText = ""
    bot: ShortText = DEFAULT_BOT
    seed: ShortText = ""
    """Refused: a seed is added when the seal has been shown, at seats/{seat}/seed."""
    daily: bool = False
    """The deal of the day (games for one)."""
    clock: Annotated[str, Meta(max_length=20, description=_CLOCK_DESCRIPTION)] = ""
    """Time for a move: a bank, what a turn adds, and the most."""
    open: bool = False
    """Show it on the open tables, as long as a seat is open."""
    level: ShortText = ""
    """For whom an open table is: new, knows or strong (players); empty: anybody."""
    language: ShortText = ""
    """What is spoken at an open table: en, es, nl."""
    late: bool = False
    """Watchers are told of a round when it is over."""
    rated: bool = False
    """It counts for ratings: docs/ratings.md says what that takes."""


class Find(Request):
    """Somebody to play with: who asks for the same game, options, clock and level meets."""

    game: ShortText
    options: dict[ShortText, int | bool | str] = {}
    clock: ShortText = ""
    """The name of a clock, or its sizes (36h+12h/5d); empty: none."""
    name: ShortText = ""
    level: ShortText = ""
    language: ShortText = ""
    rated: bool = False
    """It counts for ratings; those who want that meet."""


class Offer(Request):
    """Whether a match that waits for players is shown on the open tables."""

    open: bool
    level: ShortText = ""
    language: ShortText = ""


class Join(Request):
    """Taking an open seat."""

    name: ShortText
    seed: ShortText = ""
    """What the seat adds to the fair dealing; it may come later too, at seats/{seat}/seed."""


class AddSeed(Request):
    """A seat's own seed, drawn after the seal was seen; an empty one adds nothing."""

    seed: ShortText


class PutBot(Request):
    """A bot for a seat that is open, or one's own."""

    bot: ShortText


class ByHand(Request):
    """Whether forced steps wait for the person."""

    by_hand: bool


class MoveRequest(Request):
    """A move of one of one's seats."""

    seat: SeatNumber
    move: MoveText
    after: int | None = None
    """The number of the last entry that the mover has seen: refused if others have moved since."""
    say: Annotated[list[MoveText], Meta(max_length=3)] = []
    """Calls said along with it, such as domino; where there is nothing to call, nothing is said."""


class Later(Request):
    """Plays for one's next turn, the best first: `4-2@1` is only made if that end shows a 4."""

    plays: Annotated[list[MoveText], Meta(max_length=8)] = []


class Nothing(Request):
    """Nothing needs to be said."""


class Seat(Struct):
    """Who sits in a seat."""

    seat: int
    side: int
    kind: str
    name: str
    bot: str
    face: str
    yours: bool
    by_hand: bool
    ready: bool
    """Has pressed on since the round ended."""
    here: bool
    """Is at the table just now, not away."""
    getting_ready: bool
    """A bot that hasn't begun to think yet: it keeps the table waiting."""
    stands_in: bool = False
    """A bot that plays for a person whose time has run out, until they take the seat again."""
    reserved: bool = False
    """An open seat of a rematch that is kept for the player it is named after."""
    for_you: bool = False
    """Such a seat is kept for whoever asks: they may accept or decline the rematch."""


class ClockOut(Struct, kw_only=True):
    """Time for a move; all of it in milliseconds, moments since 1970."""

    bank: int
    """What each has at the start."""
    turn: int
    """What is added for each turn."""
    most: int
    """What a bank takes at most."""
    over_days: bool
    left: list[int]
    """What each seat had left at `since`."""
    seat: int | None
    """Whose time runs; null: nobody's."""
    since: int
    deadline: int | None
    """When that seat's bank is empty: with two players the other may `claim` the match then."""
    now: int
    """What time it is for the house."""


class Seal(Struct):
    """How far the luck of a match is fixed; times are milliseconds since 1970."""

    version: int
    """Of the fair dealing: docs/fairness.md"""
    sealed: int | None
    """When the secret was sealed: from then on `commitment` can't change."""
    seeded: list[int | None]
    """When each seat added its seed."""
    awaited: list[int]
    """The seats that are still to add theirs: tiles are dealt when there are none."""
    seat_seeds: list[str]
    """The seats' seeds, once tiles are dealt."""
    dealt: int | None
    """When the first round was dealt."""


class Look(Seen, omit_defaults=True, kw_only=True):
    """A match as the asker may know it; null is a tile that may not be known."""

    match: str
    number: int
    """The number of the last entry."""
    game: str
    title: str
    options: dict[str, int | bool | str]
    mode: str
    status: str
    """waiting (for players), shuffling (waiting for seeds), playing or over"""
    seats: list[Seat]
    seat: int | None
    """Whose view this is; null: a watcher's."""
    yours: list[int]
    commitment: str
    """The SHA-256 of the secret that deals come of."""
    seal: Seal
    created: int
    round_began: int
    """The number of the entry that dealt this round."""
    calls: list[str]
    """The calls that exist here, whether there is anything to call or not."""
    moves: list[str]
    """What the seat may do now, calls aside."""
    can_undo: bool = False
    can_redo: bool = False
    daily: str | None = None
    next: str | None = None
    """The rematch."""
    rules: JsonObject | None = None
    """All rules, where somebody wrote them."""
    clock: ClockOut | None = None
    later: tuple[str, ...] = ()
    """What the seat has left for its next turn; for nobody else to know."""
    open: bool = False
    """It is shown on the open tables."""
    watching: int = 0
    """How many watch."""
    late: bool = False
    """Watchers are told of a round when it is over."""
    rated: str | None = None
    """The pool that it is rated in; null: it isn't."""


class Started(Struct):
    """A match that has been started."""

    match: str
    look: Look


class OpenSeat(Struct):
    """Who sits at an open table."""

    kind: str
    name: str
    bot: str


class OpenTable(Struct):
    """A table with a seat for anybody."""

    match: str
    game: str
    title: str
    options: dict[str, int | bool | str]
    seats: list[OpenSeat]
    clock: str
    """The name of its clock, or its sizes; empty: none."""
    level: str
    language: str
    over_days: bool
    since: int
    yours: bool
    rated: str | None = None
    """The pool that it is rated in; null: it isn't."""


class OpenTables(Struct):
    """The tables with a seat for anybody: those at once, then those over days."""

    tables: list[OpenTable]


class SeatMoves(Struct):
    """What a seat may do."""

    seat: int
    moves: list[str]
    calls: list[str]


class Legal(Struct):
    """What the asker's seats may do now, calls aside."""

    number: int
    turn: int | None
    seats: list[SeatMoves]


class Done(Struct):
    """It is done, and written."""

    number: int


class Events(Struct):
    """What has happened since a number, as the asker may know it."""

    number: int
    """The last entry of the match."""
    entries: list[Told]
    """The next ones, at most as many as were asked for."""
    more: bool = False
    """Whether others follow: ask for those since the last one's number."""


class HintOut(Struct):
    """What a move is worth, as far as the seat can know."""

    move: MoveText
    points: float
    """Points more than the others get in this round, on average."""
    wins: float
    """The chance to win the round."""
    error: float
    """How sure that is: the standard error of the points, against the best move."""
    cost: float
    """Points that the move which brings most brings more."""
    reasons: list[str]
    match: float | None = None
    """The chance to win the match, by which moves are put in order; null: it isn't known."""
    match_error: float = 0.0
    """Its standard error, against the best move."""
    match_cost: float = 0.0
    """By how much it is below that of the best move."""


class Hints(Struct):
    """The moves of a turn, best first."""

    number: int
    """The entry after which they are thought of."""
    seat: int
    hints: list[HintOut]


class AnalysisOut(Struct):
    """The analysis of a match that is over."""

    status: str
    """none (nobody has asked for it), thinking, failed or done"""
    progress: float = 0.0
    error: str = ""
    analysis: JsonObject | None = None


class CoachSays(Struct):
    """A sentence of the coach."""

    about: str
    """decided, luck or practise"""
    said: str
    round: int | None = None
    """The position to look at: after so many moves of this round."""
    number: int | None = None


class Coached(Struct):
    """What a coach says to a player after the match: three sentences at most."""

    seat: int
    name: str
    said: list[CoachSays]


class Coach(Struct):
    """What a coach says of a match that has been analysed."""

    status: str
    """As of the analysis: nothing is said before that is done."""
    players: list[Coached] = []


class Par(Struct):
    """The best result possible with these tiles."""

    best: int
    won: bool | None
    proved: bool


class Next(Struct):
    """Where to go on."""

    match: str


class RecordOut(Struct):
    """A record as in docs/notation.md; before the end with nulls for what may not be known."""

    boneyard: int
    game: str | JsonObject
    options: JsonObject
    seats: list[str]
    rounds: list[JsonObject]
