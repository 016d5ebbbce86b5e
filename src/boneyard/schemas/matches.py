"""API schemas of matches: requests and responses as structs."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from boneyard.bots.registry import DEFAULT_BOT
from boneyard.core.strict_json import JsonObject, one_of
from boneyard.core.time_controls import CLOCKS
from boneyard.engine.view_json import Seen
from boneyard.i18n.locales import LANGUAGES
from boneyard.schemas.log_entries import Told

#: How the seats of a match were filled when it was started: alone, one person and bots, several
#: people at one screen, open seats, or bots alone.
Mode = Annotated[str, one_of("alone", "bots", "screen", "link", "watch")]
SeatKind = Annotated[str, one_of("person", "bot", "open")]
AnalysisStatus = Annotated[str, one_of("none", "thinking", "failed", "done")]
TableLevel = Annotated[str, one_of("", "new", "knows", "strong")]
TableLanguage = Annotated[str, one_of("", *LANGUAGES)]


class OptionInfo(Struct):
    """A game option."""

    name: str
    """The key in `options` of a match."""
    help: str
    """What it changes."""
    kind: Annotated[str, one_of("number", "flag", "choice")]
    """What values it takes."""
    default: int | bool | str
    """The value if it is left out."""
    least: int | None = None
    """The smallest number allowed; null: no number."""
    most: int | None = None
    """The largest number allowed; null: no number."""
    choices: list[int | bool | str] | None = None
    """The allowed values; null: any in range."""
    needs: dict[str, list[int]] | None = None
    """Values that are available for some numbers of players only."""


class GameInfo(Struct):
    """A game."""

    name: str
    """What programs call it, such as `block-draw`."""
    title: str
    """What people call it."""
    book: str
    """The rule book it comes from."""
    players: list[int]
    """The numbers of players it can be played by."""
    tagline: str
    """One sentence about it."""
    tiles: str
    """The tiles it is played with, in words."""
    goal: str
    """How it is won, in words."""
    solo: bool
    """Whether it is a solitaire."""
    teams: bool
    """Whether it can be played in partnerships."""
    curved: bool
    """Whether its tiles are curved."""
    options: list[OptionInfo]
    """The options that a match can be started with."""


class GameText(Struct):
    """A game with its rules for people, as Markdown."""

    game: GameInfo
    """The game."""
    rules: str
    """Its rules as Markdown."""


class BotInfo(Struct):
    """A bot."""

    name: str
    """What programs call it: the `bot` of a seat."""
    title: str
    """What people call it."""
    face: str
    """The name of its portrait."""
    about: str
    """How it plays."""
    manners: list[str] = []
    """Its styles: its name with a colon and one of these is a bot too (`expert:bold`)."""


class Schema(Struct):
    """The JSON Schema of house rules, with its definitions."""

    title: str
    """The title of the schema."""
    type: Annotated[str, one_of("object")]
    """`object`: rules are one."""
    properties: JsonObject
    """A schema for every rule."""


class Games(Struct):
    """All games."""

    games: list[GameInfo]
    """In the order of the rule books."""


class Bots(Struct):
    """All bots."""

    bots: list[BotInfo]
    """The weakest first."""


class RulesInfo(Struct):
    """Stored rules."""

    id: str
    """Their id: `/house-rules/{id}` is their page."""
    title: str
    """Their name."""
    like: str
    """The base game; `""`: a plain one."""


class RulesOut(Struct):
    """Stored rules as written, and in words."""

    id: str
    """Their id: `/house-rules/{id}` is their page."""
    title: str
    """Their name."""
    like: str
    """The base game; `""`: a plain one."""
    rules: JsonObject
    """The differences from the base game: the `game` of a match to start."""
    told: str
    """The same in words, as Markdown."""


class AllRules(Struct):
    """The rules that a server offers, and those stored by the caller."""

    house: list[RulesInfo]
    """The rules that this server offers to everybody."""
    mine: list[RulesInfo]
    """The rules that the caller has stored."""


class KeepRules(Struct, forbid_unknown_fields=True):
    """Rules to be stored under a name: the one they have, or another."""

    rules: JsonObject
    """The differences from the base game: docs/house-rules.md"""
    title: str = ""
    """The name to store them under; empty: the one in the rules."""


SeatNumber = Annotated[int, Meta(ge=0, le=15, description="a seat, counted from 0")]
ShortText = Annotated[str, Meta(max_length=64)]
Level = Annotated[ShortText, one_of("", "new", "knows", "strong")]
Language = Annotated[ShortText, one_of("", *LANGUAGES)]
MoveText = Annotated[str, Meta(max_length=40, description="a move as in docs/notation.md")]


#: How a clock is requested.
_CLOCK_DESCRIPTION = f"{', '.join(CLOCKS)}, or sizes of one's own such as 36h+12h/5d; empty: none"


class Request(Struct, forbid_unknown_fields=True):
    """Base class of requests: unknown fields are refused."""


class Failure(Struct):
    """An error in one sentence."""

    error: str
    """What went wrong, in the language of `Accept-Language`."""


# Guests.


class NewGuest(Struct):
    """A guest's secret: send it as `Authorization: Bearer …`, and keep it private."""

    token: str
    """The secret."""


class MatchInfo(Struct):
    """A match in a list."""

    match: str
    """The id of the match."""
    game: str
    """The name of the game."""
    mode: Mode
    """How its seats were filled when it was started."""
    created: int
    """When it was started, in milliseconds since 1970."""
    daily: str | None
    """The day of a daily deal, such as 2026-11-18; null: none."""


class Mine(Struct):
    """The guest's latest matches."""

    matches: list[MatchInfo]
    """The latest first."""


# Matches.


class Seating(Request):
    """How a seat is filled: person (at this screen), bot or open."""

    kind: Annotated[str, Meta(max_length=64), one_of("person", "bot", "open")]
    """A person at this screen, a bot, or open for another player."""
    name: ShortText = ""
    """The person's name."""
    bot: ShortText = ""
    """The bot's name; empty: the `bot` of the match."""


class Start(Request):
    """A match to be started. Without seats: the caller in seat 0, and the bot in all others."""

    game: ShortText | JsonObject
    """The name of a game, or custom rules as an object: docs/house-rules.md"""
    options: dict[ShortText, int | bool | str] = {}
    """Options of the game, as `/api/games/{game}` lists them."""
    seats: Annotated[list[Seating], Meta(max_length=10)] | UnsetType = UNSET
    """Who sits where, one for each player."""
    name: ShortText = ""
    """The caller's name."""
    bot: ShortText = DEFAULT_BOT
    """The bot of the seats that name none."""
    seed: ShortText = ""
    """Refused: a seed is added after the commitment has been shown, at seats/{seat}/seed."""
    daily: bool = False
    """The deal of the day (solitaires)."""
    clock: Annotated[str, Meta(max_length=20, description=_CLOCK_DESCRIPTION)] = ""
    """Time control: a bank, an increment, and a cap."""
    open: bool = False
    """Show it in the lobby, as long as a seat is open."""
    level: Level = ""
    """For which players an open table is; empty: any."""
    language: Language = ""
    """The language of an open table; empty: any."""
    late: bool = False
    """Spectators see a round only when it is over."""
    rated: bool = False
    """It counts for ratings: docs/ratings.md has the requirements."""
    watch: bool = False
    """Anyone may find it on the page for spectators."""


class Find(Request):
    """A request for opponents: players who ask for the same game, options, clock and level meet."""

    game: ShortText
    """The name of a game."""
    options: dict[ShortText, int | bool | str] = {}
    """Options of the game, as `/api/games/{game}` lists them."""
    clock: ShortText = ""
    """The name of a clock, or its sizes (36h+12h/5d); empty: none."""
    name: ShortText = ""
    """The caller's name."""
    level: Level = ""
    """For which players it is; empty: any."""
    language: Language = ""
    """The language of the table; empty: any."""
    rated: bool = False
    """It counts for ratings; those who want that meet."""


class Offer(Request):
    """Whether a match that waits for players is shown in the lobby."""

    open: bool
    """Whether it is shown."""
    level: Level = ""
    """For which players it is; empty: any."""
    language: Language = ""
    """The language of the table; empty: any."""


class Join(Request):
    """Taking an open seat."""

    name: ShortText
    """The caller's name."""
    seed: ShortText = ""
    """The seat's contribution to the fair dealing; it may come later too, at seats/{seat}/seed."""


class AddSeed(Request):
    """A seat's own seed, drawn after the commitment was shown; an empty one adds nothing."""

    seed: ShortText
    """The seed."""


class PutBot(Request):
    """A bot for a seat that is open, or the caller's own."""

    bot: ShortText
    """The bot's name."""


class ByHand(Request):
    """Whether forced moves wait for the person."""

    by_hand: bool
    """Whether draws and passes without an alternative wait for the person."""


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
    """Plays in order of preference; empty: none."""


class Nothing(Request):
    """An empty request."""


class Seat(Struct):
    """Who sits in a seat."""

    seat: int
    """Its number, from 0."""
    side: int
    """The side it plays for: partners share one."""
    kind: SeatKind
    """Who sits there."""
    name: str
    """The player's name."""
    bot: str
    """The bot's name; empty: no bot."""
    face: str
    """The name of the portrait; empty: none."""
    yours: bool
    """Whether it is one of the caller's."""
    by_hand: bool
    """Whether forced moves wait for the person."""
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
    """Whether it is a correspondence match."""
    left: list[int]
    """What each seat had left at `since`."""
    seat: int | None
    """Whose clock runs; null: none."""
    since: int
    """When the clock of `seat` was started."""
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
    """The id of the match."""
    number: int
    """The number of the last entry."""
    game: str
    """The name of the game."""
    title: str
    """What people call the game."""
    options: dict[str, int | bool | str]
    """The options that it is played with."""
    mode: Mode
    """How its seats were filled when it was started."""
    status: Annotated[str, one_of("waiting", "shuffling", "playing", "over")]
    """Whether it waits for players, waits for seeds (shuffling), is played, or is over."""
    seats: list[Seat]
    """Who sits where."""
    seat: int | None
    """Whose view this is; null: a spectator's."""
    yours: list[int]
    """The caller's seats."""
    commitment: str
    """The SHA-256 of the secret that deals follow from."""
    seal: Seal
    """How far the randomness is fixed."""
    created: int
    """When it was started, in milliseconds since 1970."""
    round_began: int
    """The number of the entry that dealt this round."""
    calls: list[str]
    """The calls of this game, whether there is anything to call or not."""
    moves: list[str]
    """The seat's legal moves, without calls."""
    can_undo: bool = False
    """Whether there is a move to undo."""
    can_redo: bool = False
    """Whether there is a move to redo."""
    daily: str | None = None
    """The day of a daily deal, such as 2026-11-18; null: none."""
    next: str | None = None
    """The rematch."""
    rules: JsonObject | None = None
    """All rules, if custom."""
    clock: ClockOut | None = None
    """Its clock; null: none."""
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
    """The id of the match."""
    look: Look
    """The match as the caller sees it."""


class OpenSeat(Struct):
    """A seat of an open table."""

    kind: SeatKind
    """Who sits there."""
    name: str
    """The player's name."""
    bot: str
    """The bot's name; empty: no bot."""


class OpenTable(Struct):
    """A table with an open seat."""

    match: str
    """The id of the match."""
    game: str
    """The name of the game."""
    title: str
    """What people call the game."""
    options: dict[str, int | bool | str]
    """The options that it is played with."""
    seats: list[OpenSeat]
    """Who sits where, and which seats are open."""
    clock: str
    """The name of its clock, or its sizes; empty: none."""
    level: TableLevel
    """For which players it is; empty: any."""
    language: TableLanguage
    """The language of the table; empty: any."""
    over_days: bool
    """Whether it is a correspondence match."""
    since: int
    """Since when it has been open, in milliseconds since 1970."""
    yours: bool
    """Whether the caller has opened it."""
    rated: str | None = None
    """The pool that it is rated in; null: unrated."""


class OpenTables(Struct):
    """The tables with an open seat: live ones, then correspondence."""

    tables: list[OpenTable]
    """The tables."""


class SeatMoves(Struct):
    """The legal moves of a seat."""

    seat: int
    """The seat."""
    moves: list[str]
    """Its legal moves, as in the notation."""
    calls: list[str]
    """The calls of this game, whether there is anything to call or not."""


class Legal(Struct):
    """The legal moves of the caller's seats, without calls."""

    number: int
    """The number of the last entry."""
    turn: int | None
    """The seat whose turn it is; null: nobody's."""
    seats: list[SeatMoves]
    """The caller's seats."""


class Done(Struct):
    """The move is made and stored."""

    number: int
    """The number of the last entry now."""


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
    """Why, in sentences."""
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
    """The seat that they are for."""
    hints: list[HintOut]
    """All moves, best first."""


class AnalysisOut(Struct):
    """The analysis of a finished match."""

    status: AnalysisStatus
    """none: not requested."""
    progress: float = 0.0
    """How much of it is done, from 0 to 1."""
    error: str = ""
    """Why it failed; empty: it didn't."""
    analysis: JsonObject | None = None
    """The report, once it is done: docs/analysis.md"""


class CoachSays(Struct):
    """A sentence of the coach."""

    about: Annotated[str, one_of("decided", "luck", "practise")]
    """What it is about: the move that decided, luck, or what to practise."""
    said: str
    """The sentence."""
    round: int | None = None
    """The position to look at: after a number of moves of this round."""
    number: int | None = None
    """How many moves of that round have been made in the position."""


class Coached(Struct):
    """The coach's advice to a player after the match: three sentences at most."""

    seat: int
    """The player's seat."""
    name: str
    """The player's name."""
    said: list[CoachSays]
    """The sentences."""


class Coach(Struct):
    """The coach's advice on an analysed match."""

    status: AnalysisStatus
    """As of the analysis: there is no advice before that is done."""
    players: list[Coached] = []
    """The advice to each player."""


class Par(Struct):
    """The best result possible with these tiles."""

    best: int
    """The best result, in the unit of the rule book."""
    won: bool | None
    """Whether it can be won; null: unknown."""
    proved: bool
    """Whether no better result is possible; otherwise it is the best that was found."""


class Next(Struct):
    """Where to continue."""

    match: str
    """The id of the match."""


class RecordOut(Struct):
    """A record as in docs/notation.md; before the end with nulls for what is hidden."""

    boneyard: int
    """The version of the format."""
    game: str | JsonObject
    """The name of the game, or custom rules."""
    options: JsonObject
    """The options that it is played with."""
    seats: list[str]
    """The players' names."""
    rounds: list[JsonObject]
    """The rounds: deal, moves and result."""
