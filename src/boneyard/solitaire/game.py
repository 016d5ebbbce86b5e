"""Solitaire games: declaration, rules, state and the interface of their logic."""

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
from boneyard.i18n import Argument, Message, message
from boneyard.i18n.game_titles import localize_title
from boneyard.rules.game import Book, find_wrong_tile


def pip_pairs(tiles: Iterable[OrientedTile]) -> list[tuple[int, int]]:
    """Convert tiles as they lie to pairs of pips, for a page."""
    return [(one.pips, two.pips) for one, two in tiles]


class Setup(Struct, frozen=True):
    """The layout at the start: one row, or several."""

    rows: tuple[tuple[OrientedTile, ...], ...]


class SoloState(Position, frozen=True, kw_only=True):
    """Position of a solitaire.

    >>> import boneyard
    >>> print(boneyard.read_position("knock-out | 6-4 4-1 1-1 6-5"))
    knock-out, round 1, scores 0, seat 0 to act
    row       6-4 4-1 1-1 6-5
    """

    rules: "SoloRules"

    def _text_lines(self) -> Iterator[str]:
        fields = self.view_fields()
        if "row" in fields:
            yield f"row       {' '.join(fields.pop('row')) or '-'}"
        for number, column in enumerate(fields.pop("columns", ()), 1):
            down = "? " * column.down
            yield f"column {number}  {(down + ' '.join(column.up)).strip() or '-'}"
        for name, value in fields.items():
            yield f"{name:9} {value}"

    def apply_set_out(self, event: SetOut) -> Self:
        """Start with these tiles."""
        raise NotImplementedError

    def apply_move(self, event: Event) -> Self:
        """Apply an event that only this game has."""
        raise NotImplementedError

    @property
    def face_down_count(self) -> int:
        """How many tiles lie face down."""
        return 0

    @property
    def visible_layout(self) -> tuple[object, ...]:
        """What is visible, with face-down tiles by number only: equal for positions that
        look alike.
        """
        return ()

    @property
    def visible_tiles(self) -> frozenset[Tile]:
        """The visible tiles, where some are hidden."""
        return frozenset()

    def with_visible_layout(self, above: tuple[object, ...]) -> Self:
        """Return a game in play with this visible layout."""
        raise NotImplementedError

    def with_hidden_tiles(self, tiles: Iterator[OrientedTile]) -> Self:
        """Return the same visible layout with these tiles face down."""
        return self

    def view_fields(self) -> JsonObject:
        """Return the position as JSON."""
        raise NotImplementedError

    def client_state(self) -> JsonObject:
        """Return all visible state that decides what comes next: the page plays on from it."""
        raise NotImplementedError

    @property
    def status(self) -> Message:
        """The status for a picture."""
        return message("art-tiles-left", tiles=self.hand_counts[0])

    @property
    def caption(self) -> tuple[Message, ...]:
        """The status for the player, in one or several parts."""
        return (self.status,) if self.round else ()

    @property
    def prompt(self) -> Message:
        """The status for a screen reader."""
        raise NotImplementedError

    @property
    def task(self) -> Message:
        """The task in one line."""
        raise NotImplementedError

    def apply_event(self, event: Event) -> Self:
        """Return the state after an event."""
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
    """The interface of a solitaire's logic."""

    @property
    def kind(self) -> str:
        """The kind of layout, which selects the drawing and the solver."""
        ...

    @property
    def result_unit(self) -> str:
        """The unit of the result of a won game: tiles or columns."""
        ...

    @property
    def can_be_lost(self) -> bool:
        """Whether a game that isn't won is lost; otherwise what is left is the score (KO-3)."""
        ...

    @property
    def deal_key(self) -> str:
        """The key of its deal in a record: row or rows."""
        ...

    def new_state(self, rules: "SoloRules") -> SoloState:
        """Return the state before the deal."""
        ...

    def deal(self, tiles: Sequence[OrientedTile]) -> Setup:
        """Lay out tiles that have been shuffled and turned."""
        ...

    def validate(self, layout: Setup) -> Message | None:
        """Return what is wrong with a layout from a record, or None."""
        ...

    def start_events(self, layout: Setup) -> list[Event]:
        """Return the events at the start."""
        ...

    def legal(self, state: S_contra) -> list[Move]:
        """List the legal moves except resigning."""
        ...

    def decide(self, state: S_contra, action: Move) -> list[Event]:
        """Return the events of a legal action, without the end of the game."""
        ...

    def outcome(self, state: S_contra, last: Move | Setup) -> tuple[bool, int] | None:
        """Return whether the last action won or lost the game, and its result."""
        ...

    def result_left(self, state: S_contra) -> int:
        """Return the result of resigning."""
        ...


class OneRowLogic:
    """Defaults of games that lay all tiles face up in one row."""

    @property
    def can_be_lost(self) -> bool:
        """Return True: a game is won or lost."""
        return True

    @property
    def deal_key(self) -> str:
        """One row."""
        return "row"

    @property
    def result_unit(self) -> str:
        """The unit of the result: tiles left, none in a won game."""
        return "tiles"

    def deal(self, tiles: Sequence[OrientedTile]) -> Setup:
        """Lay all tiles in one row."""
        return Setup((tuple(tiles),))

    def validate(self, layout: Setup) -> Message | None:
        """Accept any row."""
        return None

    def start_events(self, layout: Setup) -> list[Event]:
        """Lay out all tiles face up."""
        return [SetOut(layout.rows, (0,))]


@dataclass(frozen=True)
class Solitaire:
    """Declaration of a solitaire."""

    name: str
    title: str
    book: Book
    logic: SolitaireLogic[Any]
    options: tuple[Option, ...] = ()
    most: int = 6
    """Its set: double-six only."""
    players: tuple[int, ...] = (1,)

    alone: ClassVar[Literal[True]] = True
    """True: a solitaire."""
    to_the_right: ClassVar[bool] = False
    """There is no other seat."""

    def __repr__(self) -> str:
        return f"<Solitaire {self.name}>"

    @property
    def localized_title(self) -> Argument:
        """The title for a translator."""
        return localize_title(self.name, self.title)

    @property
    def rules_json(self) -> str:
        """Empty: a solitaire can't be custom."""
        return ""

    @property
    def lookup_key(self) -> str:
        """The key that finds the game again: its name."""
        return self.name

    @property
    def kind(self) -> str:
        """The kind of layout."""
        return self.logic.kind

    @property
    def all_options(self) -> tuple[Option, ...]:
        """All options of the game."""
        return (
            IntegerOption("players", "players", least=1, most=1),
            value_choice("set", "most", self.most),
            *self.options,
        )

    def default(self, option: Option, players: int) -> Value:
        """Return the default of an option."""
        return players if option.name == "players" else option.default(self)

    def rules(self, /, **chosen: Any) -> "SoloRules":
        """Return the rules of a game with these options."""
        found: SoloRules = get_rules(SoloRules, self, check_options(self, chosen))
        return found


class SoloRules(ConfiguredGame[Solitaire]):
    """A solitaire with its options chosen."""

    alone: ClassVar[Literal[True]] = True

    def __init__(self, declared: Solitaire, chosen: Mapping[str, Value]) -> None:
        super().__init__(declared, chosen)
        self.sides = 1
        self.tiles = double_set(self.game.most)

    def side(self, seat: int) -> Side:
        """Return the only side."""
        return Side(0)

    def leaders(self, scores: Sequence[float]) -> tuple[int, ...]:
        """Return the only side."""
        return (0,)

    def new_match(self) -> SoloState:
        """Return the state before the deal."""
        return self.game.logic.new_state(self)

    def deal(self, round: int, chance: Chance) -> Setup:
        """Shuffle the tiles, turn each at random, and set them out."""
        laid = [
            (tile.a, tile.b) if chance.pick(2, round, f"turn:{at}") else (tile.b, tile.a)
            for at, tile in enumerate(chance.shuffled(self.tiles, round, "deal:0"))
        ]
        return self.game.logic.deal(laid)

    def validate_deal(self, layout: Setup) -> Message | None:
        """Return why a layout from a record is impossible, or None."""
        tiles = [tile_from_halves(*laid) for row in layout.rows for laid in row]
        if not tiles:
            return message("deals-none")
        return find_wrong_tile(tiles, self.tiles) or self.game.logic.validate(layout)


def solo_legal(state: SoloState, seat: int | None) -> list[Move]:
    """List the legal moves; `resign` is always possible, and not listed."""
    return state.rules.game.logic.legal(state) if state.playing and seat == 0 else []


def solo_decide(state: SoloState, action: Move | Setup) -> list[Event]:
    """Return the events of a legal action, including the end of the game."""
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
