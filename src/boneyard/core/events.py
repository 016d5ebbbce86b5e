"""Events: the log of a match; `redact` decides what a seat may see of each."""

from typing import Annotated

import msgspec

from boneyard.core.ids import Side
from boneyard.core.strict_json import one_of
from boneyard.core.table import Arm, Spot
from boneyard.core.tiles import Half, Tile

#: A row of tiles as a seat sees it: None is a hidden tile.
TileRow = tuple[Tile | None, ...]

#: A tile as it lies: the left or upper half, and the other.
OrientedTile = tuple[Half, Half]

#: How a round ends.
RoundEnd = Annotated[
    str,
    one_of(
        "out", "blocked", "refused", "target", "resigned", "timeout", "abandoned", "won", "lost"
    ),
]  # fmt: skip

#: What a player may be asked, and what they may answer.
Question = Annotated[str, one_of("direction", "reverse", "double", "accept")]
Answer = Annotated[
    str, one_of("clockwise", "counterclockwise", "reverse", "double", "accept", "refuse", "pass")
]

#: Direction of play: clockwise, or counterclockwise.
Direction = Annotated[int, one_of(1, -1)]


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that happened in a match; each kind is a class of its own.

    >>> import boneyard
    >>> match = boneyard.Match("block-draw", seed="tea").play_round()
    >>> tiles = [event.tile for event in match.log if isinstance(event, boneyard.Played)]
    >>> tiles[0]
    4-4
    """


class Dealt(Event, frozen=True, tag="dealt"):
    """A round begins with these tiles."""

    hands: tuple[TileRow, ...]
    """The hand of each seat."""
    stock: TileRow = ()
    """The boneyard."""
    aside: TileRow = ()
    """Tiles that are out of play this round."""
    lead: int | None = None
    """The seat that drew the highest tile for the lead (G-15)."""
    draws: tuple[tuple[Tile | None, ...], ...] = ()
    """What each seat drew for the lead, once for every time it was drawn."""
    blind: bool = False
    """The hands lie face down for everyone (BL-2)."""


class Turned(Event, frozen=True, tag="turned"):
    """A seat's turn begins; `owes` is the seat whose plus makes it draw first (FD-6)."""

    seat: int
    """The seat."""
    owes: int | None = None
    """The seat that it must take a tile from first; None: none."""


class Continued(Event, frozen=True, tag="continued"):
    """The same turn goes on with another tile; the player may stop, or must continue."""

    seat: int
    """The seat."""
    may_stop: bool
    """Whether the player may stop instead."""
    arm: int = 0
    """The arm that the turn is bound to; 0: any (HN-3)."""


class Played(Event, frozen=True, tag="played"):
    """A tile was played; seat None is a start tile that no player played."""

    seat: int | None
    """The seat that played it."""
    tile: Tile
    """The tile."""
    first: Half
    """The half that touches (the half written first, of a lead)."""
    arm: int
    """The arm it was played on; 0 for a lead."""
    arms: tuple[Arm, ...]
    """The arms it made or changed."""
    closed: tuple[int, ...] = ()
    """The arms that are open no more."""
    spot: Spot | None = None
    """Where a curved tile lies."""
    turn: Annotated[str, one_of("", "R", "L")] = ""
    """R or L, for a curved tile."""


class Drew(Event, frozen=True, tag="drew"):
    """A seat took the first tile of the boneyard."""

    seat: int
    """The seat."""
    tile: Tile | None
    """The tile; None: hidden."""


class Reaching(Event, frozen=True, tag="reaching"):
    """A seat reaches for a random tile of another; chance decides which."""

    seat: int
    """The seat that takes."""
    source: int
    """The seat it takes from."""
    caught: bool = False
    """It is the penalty of one who was caught, not the draw that a plus forces (FD-9)."""


class Took(Event, frozen=True, tag="took"):
    """A random take hit this tile; only the two seats know it."""

    seat: int
    """The seat that takes."""
    source: int
    """The seat it takes from."""
    tile: Tile | None
    """The tile; None: hidden."""


class Passed(Event, frozen=True, tag="passed"):
    """A seat passed, stopped or declined."""

    seat: int
    """The seat."""
    hands_over: bool = False
    """The lead goes to the partner: this is not a pass (WM-1)."""


class Discarded(Event, frozen=True, tag="discarded"):
    """A seat that couldn't play discarded a tile, face down: it stays out of play (GA-11)."""

    seat: int
    """The seat."""
    tile: Tile | None
    """The tile; None: hidden."""


class Marked(Event, frozen=True, tag="marked"):
    """A seat's train is open to everyone from now on (MT-6)."""

    seat: int
    """The seat."""


class Unmarked(Event, frozen=True, tag="unmarked"):
    """A seat's train is its own again (MT-7)."""

    seat: int
    """The seat."""


class Flipped(Event, frozen=True, tag="flipped"):
    """A seat turned over the first tile of its row."""

    seat: int
    """The seat."""
    tile: Tile
    """The tile."""


class Returned(Event, frozen=True, tag="returned"):
    """The tile turned over went to the end of the row, face down again."""

    seat: int
    """The seat."""
    tile: Tile | None
    """The tile; None: hidden."""


class Asked(Event, frozen=True, tag="asked"):
    """A seat must choose one of these words; `about` names the question."""

    seat: int
    """The seat that must answer."""
    about: Question
    """The question."""
    words: tuple[Answer, ...]
    """The possible answers."""


class Chose(Event, frozen=True, tag="chose"):
    """A seat chose a word."""

    seat: int
    """The seat."""
    word: Answer
    """Its answer."""


class Directed(Event, frozen=True, tag="directed"):
    """Direction of play from now on: 1 clockwise, -1 counterclockwise."""

    way: Direction
    """1 or -1."""


class Staked(Event, frozen=True, tag="staked"):
    """The points of this round are multiplied by this."""

    times: int
    """The factor."""


class Made(Event, frozen=True, tag="made"):
    """A play made points that must be called; `seat` None: the first caller gets them."""

    seat: int | None
    """The seat that may call them; None: any."""
    points: int
    """How many."""
    word: Annotated[str, one_of("claim", "perfect-ten")]
    """The word to call."""


class Owed(Event, frozen=True, tag="owed"):
    """A seat is down to its last tile and must say domino."""

    seat: int
    """The seat."""


class Absolved(Event, frozen=True, tag="absolved"):
    """A seat need not say domino any more."""

    seat: int
    """The seat."""


class Called(Event, frozen=True, tag="called"):
    """A seat called a word; a catch names the seat caught."""

    seat: int
    """The seat that called."""
    word: Annotated[str, one_of("claim", "muggins", "domino", "catch", "perfect-ten")]
    """The word."""
    caught: int | None = None
    """The seat that was caught; None: no catch."""


class Cleared(Event, frozen=True, tag="cleared"):
    """The points that a play made were called, or can't be called any more."""

    play: int
    """The play, counted from the first of the round."""


class Scored(Event, frozen=True, tag="scored"):
    """A side scored in play; 0 points were refused by the goal (FU-6, LA-12)."""

    side: Side
    """The side."""
    points: int
    """How many."""
    why: Annotated[
        str,
        one_of("play", "claim", "muggins", "perfect-ten", "unclaimed", "last-ten", "pass"),
    ]
    """`play`, the word that was called, or what a play that ends the round takes by itself:
    `unclaimed` points (AF-4), the `last-ten` (FD-19); or a `pass` (LA-10, LA-11)."""


class Finished(Event, frozen=True, tag="finished"):
    """A seat has got rid of its tiles."""

    seat: int
    """The seat."""


class Count(msgspec.Struct, frozen=True):
    """A hand as counted at the end of a round."""

    seat: int
    """The seat."""
    pips: int
    """The pips of its tiles."""
    counted: int
    """What it came to after rounding."""


class RoundEnded(Event, frozen=True, tag="round-ended"):
    """A round is over: hands are shown and counted."""

    end: RoundEnd
    """How it ended."""
    winners: tuple[Side, ...]
    """The sides that won it; none: it was drawn."""
    points: tuple[int, ...]
    """What the end of the round brought each side."""
    counts: tuple[Count, ...] = ()
    """The hands as they were counted."""
    hands: tuple[TileRow, ...] = ()
    """The tiles that were left in each hand."""
    left: int | None = None
    """A solitaire's result."""
    player: int | None = None
    """The seat that won it for its side; None also if all start over (WL-5, JA-4)."""
    waiting: int = 0
    """Points that wait for the winner of the next round (HO-8)."""
    dead: tuple[TileRow, ...] = ()
    """The tiles that each seat discarded; empty if no one did (GA-11)."""


class MatchEnded(Event, frozen=True, tag="match-ended"):
    """The match is over; no winners: a draw."""

    winners: tuple[Side, ...]
    """The sides that won; none: a draw."""


class SetOut(Event, frozen=True, tag="set-out"):
    """A solitaire begins: rows or columns of which the first `down` tiles lie face down."""

    rows: tuple[tuple[OrientedTile | None, ...], ...]
    """The rows or columns; None: a hidden tile."""
    down: tuple[int, ...]
    """How many tiles of each lie face down."""


class Counted(Event, frozen=True, tag="counted"):
    """Baronet: a tile was counted, and removed if its pips were the count."""

    tile: Tile
    """The tile."""
    count: int
    """What was counted."""
    removed: bool
    """Whether it was removed."""


class KnockedOut(Event, frozen=True, tag="knocked-out"):
    """Knock-Out: the tiles from a joint on, counted from 1, are gone: two, or a run (KO-4)."""

    joint: int
    """The joint."""
    tiles: int = 2
    """How many tiles are gone."""


class Shifted(Event, frozen=True, tag="shifted"):
    """Domino Solitaire: a column's tiles from `index` on went under another column."""

    source: int
    """The column they came from, counted from 0."""
    index: int
    """Counted from 0 among the column's face-up tiles."""
    target: int
    """The column they went to, counted from 0."""


class Revealed(Event, frozen=True, tag="revealed"):
    """Domino Solitaire: the last tile of a column was turned face up."""

    column: int
    """The column, counted from 0."""
    shown: OrientedTile
    """The tile as it lies."""


AnyEvent = (
    Dealt | Turned | Continued | Played | Drew | Reaching | Took | Passed | Flipped | Returned
    | Asked | Chose | Directed | Staked | Made | Owed | Absolved | Called | Cleared | Scored
    | Finished | RoundEnded | MatchEnded | SetOut | Counted | KnockedOut | Shifted | Revealed
    | Marked | Unmarked | Discarded
)  # fmt: skip


def remove_tile(row: TileRow, tile: Tile | None) -> TileRow:
    """Take a tile out of a row, or an unknown one if it isn't visible there.

    When an unknown tile leaves, any of the known ones may have left: all become unknown.
    """
    if tile is not None and tile in row:
        at = row.index(tile)
        return row[:at] + row[at + 1 :]
    if tile is None:
        return (None,) * (len(row) - 1)
    at = row.index(None)
    return row[:at] + row[at + 1 :]


def replace_hand(hands: tuple[TileRow, ...], seat: int, hand: TileRow) -> tuple[TileRow, ...]:
    """Replace one hand."""
    return (*hands[:seat], hand, *hands[seat + 1 :])
