"""API schemas of matches: requests and responses as structs."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from boneyard.bots.registry import DEFAULT_BOT
from boneyard.core.clocks import CLOCKS
from boneyard.core.strict_json import JsonObject
from boneyard.engine.view_json import Seen
from boneyard.schemas.log import Told


class OptionInfo(Struct):
    """A game option."""

    name: str
    help: str
    kind: str
    """number, flag or choice"""
    default: int | bool | str
    least: int | None = None
    most: int | None = None
    choices: list[int | bool | str] | None = None
    needs: dict[str, list[int]] | None = None
    """Values that are available for some numbers of players only."""


class GameInfo(Struct):
    """A game."""

    name: str
    title: str
    book: str
    players: list[int]
    tagline: str
    tiles: str
    goal: str
    solo: bool
    teams: bool
    curved: bool
    options: list[OptionInfo]


class GameText(Struct):
    """A game with its rules for people, as Markdown."""

    game: GameInfo
    rules: str


class BotInfo(Struct):
    """A bot."""

    name: str
    title: str
    face: str
    about: str
    manners: list[str] = []
    """Its styles: its name with a colon and one of these is a bot too (`expert:bold`)."""


class Schema(Struct):
    """The JSON Schema of house rules, with its definitions."""

    title: str
    type: str
    properties: JsonObject


class Games(Struct):
    """All games."""

    games: list[GameInfo]


class Bots(Struct):
    """All bots."""

    bots: list[BotInfo]


class RulesInfo(Struct):
    """Stored rules."""

    id: str
    """Their id: `/house-rules/{id}` is their page."""
    title: str
    like: str
    """The base game; `""`: a plain one."""


class RulesOut(Struct):
    """Stored rules as written, and in words."""

    id: str
    title: str
    like: str
    rules: JsonObject
    """The differences from the base game: the `game` of a match to start."""
    told: str
    """The same in words, as Markdown."""


class AllRules(Struct):
    """The rules that a server offers, and those stored by the caller."""

    house: list[RulesInfo]
    mine: list[RulesInfo]


class KeepRules(Struct, forbid_unknown_fields=True):
    """Rules to be stored under a name: the one they have, or another."""

    rules: JsonObject
    title: str = ""


SeatNumber = Annotated[int, Meta(ge=0, le=15, description="a seat, counted from 0")]
ShortText = Annotated[str, Meta(max_length=64)]
MoveText = Annotated[str, Meta(max_length=40, description="a move as in docs/notation.md")]


#: How a clock is requested.
_CLOCK_DESCRIPTION = f"{', '.join(CLOCKS)}, or sizes of one's own such as 36h+12h/5d; empty: none"


class Request(Struct, forbid_unknown_fields=True):
    """Base class of requests: unknown fields are refused."""


class Failure(Struct):
    """An error in one sentence."""

    error: str


# Guests.


class NewGuest(Struct):
    """A guest's secret: send it as `Authorization: Bearer …`, and keep it private."""

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
    """How a seat is filled: person (at this screen), bot or open."""

    kind: ShortText
    name: ShortText = ""
    bot: ShortText = ""


class Start(Request):
    """A match to be started. Without seats: the caller in seat 0, and the bot in all others."""

    game: ShortText | JsonObject
    """The name of a game, or custom rules as an object: docs/house-rules.md"""
    options: dict[ShortText, int | bool | str] = {}
    seats: Annotated[list[Seating], Meta(max_length=10)] | UnsetType = UNSET
    name: ShortText = ""
    bot: ShortText = DEFAULT_BOT
    seed: ShortText = ""
    """Refused: a seed is added after the commitment has been shown, at seats/{seat}/seed."""
    daily: bool = False
    """The deal of the day (solitaires)."""
    clock: Annotated[str, Meta(max_length=20, description=_CLOCK_DESCRIPTION)] = ""
    """Time control: a bank, an increment, and a cap."""
    open: bool = False
    """Show it in the lobby, as long as a seat is open."""
    level: ShortText = ""
    """For which players an open table is: new, knows or strong; empty: any."""
    language: ShortText = ""
    """The language of an open table: en, es, nl."""
    late: bool = False
    """Spectators see a round only when it is over."""
    rated: bool = False
    """It counts for ratings: docs/ratings.md has the requirements."""
    watch: bool = False
    """Anyone may find it on the page for spectators."""


class Find(Request):
    """A request for opponents: players who ask for the same game, options, clock and level meet."""

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
    """Whether a match that waits for players is shown in the lobby."""

    open: bool
    level: ShortText = ""
    language: ShortText = ""


class Join(Request):
    """Taking an open seat."""

    name: ShortText
    seed: ShortText = ""
    """The seat's contribution to the fair dealing; it may come later too, at seats/{seat}/seed."""


class AddSeed(Request):
    """A seat's own seed, drawn after the commitment was shown; an empty one adds nothing."""

    seed: ShortText


class PutBot(Request):
    """A bot for a seat that is open, or the caller's own."""

    bot: ShortText


class ByHand(Request):
    """Whether forced moves wait for the person."""

    by_hand: bool


class SeatMove(Request):
    """A move of a seat."""

    move: MoveText
    after: int | None = None
    """The number of the last entry that the mover has seen: refused if others have moved since."""
    say: Annotated[list[MoveText], Meta(max_length=3)] = []
    """Calls made along with it, such as domino; ignored where there is nothing to call."""


class MoveRequest(SeatMove, kw_only=True):
    """A move of one of the caller's seats."""

    seat: SeatNumber


class Later(Request):
    """Premoves for the next turn, the best first: `4-2@1` is only made if that end shows a 4."""

    plays: Annotated[list[MoveText], Meta(max_length=8)] = []


class Nothing(Request):
    """An empty request."""


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
    """Has pressed continue since the round ended."""
    here: bool
    """Is online at the table."""
    getting_ready: bool
    """A bot that hasn't begun to think yet: the table waits for it."""
    stands_in: bool = False
    """A bot that plays for a person whose time has run out, until they take the seat again."""
    reserved: bool = False
    """An open seat of a rematch that is reserved for the player it is named after."""
    for_you: bool = False
    """Such a seat is reserved for the caller: they may accept or decline the rematch."""


class ClockOut(Struct, kw_only=True):
    """Time control; all of it in milliseconds, moments since 1970."""

    bank: int
    """What each has at the start."""
    turn: int
    """The increment per turn."""
    most: int
    """The cap of a bank."""
    over_days: bool
    left: list[int]
    """What each seat had left at `since`."""
    seat: int | None
    """Whose clock runs; null: none."""
    since: int
    deadline: int | None
    """When that seat's bank is empty: with two players the other may `claim` the match then."""
    now: int
    """The server's time."""


class Seal(Struct):
    """How far the randomness of a match is fixed; times are milliseconds since 1970."""

    version: int
    """Version of the fair dealing: docs/fairness.md"""
    sealed: int | None
    """When the secret was committed to: from then on `commitment` can't change."""
    seeded: list[int | None]
    """When each seat added its seed."""
    awaited: list[int]
    """The seats that are still to add theirs: tiles are dealt when there are none."""
    seat_seeds: list[str]
    """The seats' seeds, once tiles are dealt."""
    dealt: int | None
    """When the first round was dealt."""


class Look(Seen, omit_defaults=True, kw_only=True):
    """A match as the caller may know it; null is a hidden tile."""

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
    """Whose view this is; null: a spectator's."""
    yours: list[int]
    commitment: str
    """The SHA-256 of the secret that deals follow from."""
    seal: Seal
    created: int
    round_began: int
    """The number of the entry that dealt this round."""
    calls: list[str]
    """The calls of this game, whether there is anything to call or not."""
    moves: list[str]
    """The seat's legal moves, without calls."""
    can_undo: bool = False
    can_redo: bool = False
    daily: str | None = None
    next: str | None = None
    """The rematch."""
    rules: JsonObject | None = None
    """All rules, if custom."""
    clock: ClockOut | None = None
    later: tuple[str, ...] = ()
    """The seat's premoves; for nobody else to know."""
    open: bool = False
    """It is shown in the lobby."""
    watching: int = 0
    """The number of spectators."""
    late: bool = False
    """Spectators see a round only when it is over."""
    rated: str | None = None
    """The pool that it is rated in; null: unrated."""


class Started(Struct):
    """A match that has been started."""

    match: str
    look: Look


class OpenSeat(Struct):
    """A seat of an open table."""

    kind: str
    name: str
    bot: str


class OpenTable(Struct):
    """A table with an open seat."""

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
    """The pool that it is rated in; null: unrated."""


class OpenTables(Struct):
    """The tables with an open seat: live ones, then correspondence."""

    tables: list[OpenTable]


class SeatMoves(Struct):
    """The legal moves of a seat."""

    seat: int
    moves: list[str]
    calls: list[str]


class Legal(Struct):
    """The legal moves of the caller's seats, without calls."""

    number: int
    turn: int | None
    seats: list[SeatMoves]


class Done(Struct):
    """The move is made and stored."""

    number: int


class Events(Struct):
    """Events since a number, redacted for the caller."""

    number: int
    """The last entry of the match."""
    entries: list[Told]
    """The next ones, at most as many as were requested."""
    more: bool = False
    """Whether more follow: request those since the last one's number."""


class HintOut(Struct):
    """The value of a move, as far as the seat can know."""

    move: MoveText
    points: float
    """Points over the others in this round, on average."""
    wins: float
    """The chance to win the round."""
    error: float
    """The standard error of the points, against the best move."""
    cost: float
    """Points below the move that brings most."""
    reasons: list[str]
    match: float | None = None
    """The chance to win the match, which ranks the moves; null: unknown."""
    match_error: float = 0.0
    """Its standard error, against the best move."""
    match_cost: float = 0.0
    """How far it is below that of the best move."""


class Hints(Struct):
    """The moves of a turn, best first."""

    number: int
    """The entry after which they were computed."""
    seat: int
    hints: list[HintOut]


class AnalysisOut(Struct):
    """The analysis of a finished match."""

    status: str
    """none (not requested), thinking, failed or done"""
    progress: float = 0.0
    error: str = ""
    analysis: JsonObject | None = None


class CoachSays(Struct):
    """A sentence of the coach."""

    about: str
    """decided, luck or practise"""
    said: str
    round: int | None = None
    """The position to look at: after a number of moves of this round."""
    number: int | None = None


class Coached(Struct):
    """The coach's advice to a player after the match: three sentences at most."""

    seat: int
    name: str
    said: list[CoachSays]


class Coach(Struct):
    """The coach's advice on an analysed match."""

    status: str
    """As of the analysis: there is no advice before that is done."""
    players: list[Coached] = []


class Par(Struct):
    """The best result possible with these tiles."""

    best: int
    won: bool | None
    proved: bool


class Next(Struct):
    """Where to continue."""

    match: str


class RecordOut(Struct):
    """A record as in docs/notation.md; before the end with nulls for what is hidden."""

    boneyard: int
    game: str | JsonObject
    options: JsonObject
    seats: list[str]
    rounds: list[JsonObject]
