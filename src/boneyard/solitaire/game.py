"""A game for one as a declaration, and its rules with the options chosen."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, Protocol, Self, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from boneyard.core.actions import Move, Resign
from boneyard.core.chance import Chance
from boneyard.core.events import Event, MatchEnded, OrientedTile, RoundEnded, SetOut
from boneyard.core.ids import Side
from boneyard.core.options import (
    ConfiguredGame,
    IntegerOption,
    Option,
    Value,
    check_options,
    get_rules,
    value_choice,
)
from boneyard.core.position import Position, Result
from boneyard.core.strict_json import JsonObject
from boneyard.core.tiles import Tile, double_set, tile_from_halves
from boneyard.i18n import Message, message
from boneyard.rules.game import Book, find_wrong_tile


def pip_pairs(tiles: Iterable[OrientedTile]) -> list[tuple[int, int]]:
    """Tiles as they lie, for a page: the pips of each half."""
    return [(one.pips, two.pips) for one, two in tiles]


class Setup(Struct, frozen=True):
    """What a game for one starts from: one row, or several."""

    rows: tuple[tuple[OrientedTile, ...], ...]


class SoloState(Position, frozen=True, kw_only=True):
    """What all games for one have in common."""

    rules: "SoloRules"

    def apply_set_out(self, event: SetOut) -> Self:
        """Begin with these tiles."""
        raise NotImplementedError

    def apply_move(self, event: Event) -> Self:
        """Follow an event of the game's own."""
        raise NotImplementedError

    @property
    def face_down_count(self) -> int:
        """How many tiles lie face down."""
        return 0

    @property
    def visible_layout(self) -> tuple[object, ...]:
        """What lies open, tiles face down by their number alone: the same for all that look so."""
        return ()

    @property
    def visible_tiles(self) -> frozenset[Tile]:
        """The tiles that can be seen, where some can't."""
        return frozenset()

    def with_visible_layout(self, above: tuple[object, ...]) -> Self:
        """A game in play that looks like this from above."""
        raise NotImplementedError

    def with_hidden_tiles(self, tiles: Iterator[OrientedTile]) -> Self:
        """The same from above, with these tiles face down."""
        return self

    def view_fields(self) -> JsonObject:
        """How it stands, for programs."""
        raise NotImplementedError

    def client_state(self) -> JsonObject:
        """All that decides what comes next, as far as it lies open: a page plays on from it."""
        raise NotImplementedError

    @property
    def status(self) -> Message:
        """How it stands, for a picture."""
        return message("art-tiles-left", tiles=self.hand_counts[0])

    @property
    def caption(self) -> tuple[Message, ...]:
        """How it stands, for who plays: one thing or several."""
        return (self.status,) if self.round else ()

    @property
    def prompt(self) -> Message:
        """How it stands, for who can't see it."""
        raise NotImplementedError

    @property
    def task(self) -> Message:
        """What there is to do, in a line."""
        raise NotImplementedError

    def apply_event(self, event: Event) -> Self:
        """Give the state after an event."""
        if isinstance(event, SetOut):
            return replace(self.apply_set_out(event), round=1, playing=True, layout_events=(event,))
        if isinstance(event, RoundEnded):
            result = Result(event.end, event.winners, event.points, event.left)
            return replace(self, playing=False, results=(*self.results, result))
        if isinstance(event, MatchEnded):
            return replace(self, over=True, winners=event.winners)
        return replace(self.apply_move(event), layout_events=(*self.layout_events, event))


S_contra = TypeVar("S_contra", bound=SoloState, contravariant=True)


class SolitaireLogic(Protocol[S_contra]):
    """The questions that a game for one answers."""

    @property
    def kind(self) -> str:
        """What its tiles lie in: whatever draws or solves it is asked for by that word."""
        ...

    @property
    def result_unit(self) -> str:
        """What the result of a game that is won counts: tiles or columns."""
        ...

    @property
    def deal_key(self) -> str:
        """The name of its deal in a record: row or rows."""
        ...

    def new_state(self, rules: "SoloRules") -> SoloState:
        """The game before its deal."""
        ...

    def deal(self, tiles: Sequence[OrientedTile]) -> Setup:
        """Lay out tiles that have been shuffled and turned."""
        ...

    def validate(self, layout: Setup) -> Message | None:
        """Say what is wrong with a layout that someone wrote, if anything."""
        ...

    def start_events(self, layout: Setup) -> list[Event]:
        """What happens at the start."""
        ...

    def legal(self, state: S_contra) -> list[Move]:
        """What may be done, giving up aside."""
        ...

    def decide(self, state: S_contra, action: Move) -> list[Event]:
        """What comes of a legal action, the end of the game aside."""
        ...

    def outcome(self, state: S_contra, last: Move | Setup) -> tuple[bool, int] | None:
        """Whether the last action ended the game as won or lost, and its result."""
        ...

    def result_left(self, state: S_contra) -> int:
        """The result of giving up."""
        ...


class OneRowLogic:
    """What the games that set all tiles out in one row, face up, have in common."""

    @property
    def deal_key(self) -> str:
        """One row."""
        return "row"

    @property
    def result_unit(self) -> str:
        """The tiles that are left: none."""
        return "tiles"

    def deal(self, tiles: Sequence[OrientedTile]) -> Setup:
        """All in one row."""
        return Setup((tuple(tiles),))

    def validate(self, layout: Setup) -> Message | None:
        """Any row will do."""
        return None

    def start_events(self, layout: Setup) -> list[Event]:
        """All face up."""
        return [SetOut(layout.rows, (0,))]


@dataclass(frozen=True)
class Solitaire:
    """A game for one."""

    name: str
    title: str
    book: Book
    logic: SolitaireLogic[Any]
    options: tuple[Option, ...] = ()
    most: int = 6
    """Its set: double-six only."""
    players: tuple[int, ...] = (1,)

    alone: ClassVar[Literal[True]] = True
    """A game for one."""
    to_the_right: ClassVar[bool] = False
    """Nobody else sits at the table."""

    @property
    def rules_json(self) -> str:
        """Nobody writes a game for one."""
        return ""

    @property
    def lookup_key(self) -> str:
        """By what it is found again: its name."""
        return self.name

    @property
    def kind(self) -> str:
        """What its tiles lie in."""
        return self.logic.kind

    @property
    def all_options(self) -> tuple[Option, ...]:
        """All that the player may choose."""
        return (
            IntegerOption("players", "players", least=1, most=1),
            value_choice("set", "most", self.most),
            *self.options,
        )

    def default(self, option: Option, players: int) -> Value:
        """What an option is when nobody sets it."""
        return players if option.name == "players" else option.default(self)

    def rules(self, /, **chosen: Any) -> "SoloRules":
        """The rules of a game with these options."""
        found: SoloRules = get_rules(SoloRules, self, check_options(self, chosen))
        return found


class SoloRules(ConfiguredGame[Solitaire]):
    """A game for one with its options chosen."""

    alone: ClassVar[Literal[True]] = True

    def __init__(self, declared: Solitaire, chosen: Mapping[str, Value]) -> None:
        super().__init__(declared, chosen)
        self.sides = 1
        self.tiles = double_set(self.game.most)

    def side(self, seat: int) -> Side:
        """The only side there is."""
        return Side(0)

    def leaders(self, scores: Sequence[float]) -> tuple[int, ...]:
        """The only side there is."""
        return (0,)

    def new_match(self) -> SoloState:
        """The game before its deal."""
        return self.game.logic.new_state(self)

    def deal(self, round: int, chance: Chance) -> Setup:
        """Shuffle the tiles, turn each by chance, and lay them out."""
        laid = [
            (tile.a, tile.b) if chance.pick(2, round, f"turn:{at}") else (tile.b, tile.a)
            for at, tile in enumerate(chance.shuffled(self.tiles, round, "deal:0"))
        ]
        return self.game.logic.deal(laid)

    def validate_deal(self, layout: Setup) -> Message | None:
        """Say why a layout that someone wrote is impossible, if it is."""
        tiles = [tile_from_halves(*laid) for row in layout.rows for laid in row]
        if not tiles:
            return message("deals-none")
        return find_wrong_tile(tiles, self.tiles) or self.game.logic.validate(layout)


def solo_legal(state: SoloState, seat: int | None) -> list[Move]:
    """What may be done; `resign` is always possible, and not listed."""
    return state.rules.game.logic.legal(state) if state.playing and seat == 0 else []


def solo_decide(state: SoloState, action: Move | Setup) -> list[Event]:
    """What comes of a legal action, the end of the game included."""
    conduct = state.rules.game.logic
    if isinstance(action, Resign):
        return _end_events(won=False, left=conduct.result_left(state))
    events = (
        conduct.start_events(action) if isinstance(action, Setup) else conduct.decide(state, action)
    )
    for event in events:
        state = state.apply_event(event)
    verdict = conduct.outcome(state, action)
    return events if verdict is None else [*events, *_end_events(*verdict)]


def _end_events(won: bool, left: int) -> list[Event]:
    winners = (Side(0),) if won else ()
    end = "won" if won else "lost"
    return [RoundEnded(end, winners, (0,), left=left), MatchEnded(winners)]
