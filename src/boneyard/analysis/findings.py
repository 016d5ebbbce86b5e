"""What an analysis finds: plain data, for people's screens and for programs."""

from typing import Final

from msgspec import Struct

from boneyard import notebooks
from boneyard.ids import Side

#: Words for moves, from good to bad.
QUALITIES: Final = ("best", "fine", "slip", "mistake", "blunder")


class Choice(Struct, frozen=True):
    """A legal move and what it was worth to one who knew what the player knew."""

    move: str
    points: float
    """Points more than the others would get in the rest of the round."""
    wins: float
    """The chance to win the round."""
    cost: float
    """Points below the best move."""
    error: float
    """The standard error of that; of the best move, that of its points."""


class Decision(Struct, frozen=True):
    """A move that was chosen among several."""

    round: int
    number: int
    """The number of the move in its round's list of moves, from 1."""
    seat: int
    move: str
    best: str
    cost: float
    """Points below the best move, as far as the player could know."""
    error: float
    """The standard error of the cost."""
    win_cost: float
    """How much the chance to win the round was below that of the best move."""
    win_error: float
    quality: str
    """One of `QUALITIES`."""
    choices: tuple[Choice, ...]
    """All legal moves, the best first."""


class Moment(Struct, frozen=True):
    """How a match stood after a move, to one who sees all hands."""

    round: int
    number: int
    """The number of the move; 0: after the deal."""
    seat: int | None
    move: str
    kind: str
    """What made the difference: deal, draw (a tile that chance gave) or play."""
    chances: tuple[float, ...]
    """Each side's chance to win the match."""
    margins: tuple[float, ...]
    """What each side would get more than the others in this round, if all went on by rule."""
    error: float
    """The standard error of the first side's chance."""


class Swing(Struct, frozen=True):
    """A moment after which the match stood differently."""

    round: int
    number: int
    seat: int | None
    move: str
    kind: str
    side: Side
    """The side that it helped most."""
    gain: float
    """By how much its chance to win the match grew."""
    error: float


class Luck(Struct, frozen=True):
    """A round's result for each side, in points more than the others: where it came from."""

    round: int
    deal: tuple[float, ...]
    """What the hands dealt were worth."""
    draws: tuple[float, ...]
    """What tiles brought that chance gave later."""
    play: tuple[float, ...]
    """What everybody's moves brought, compared with the rule of thumb."""
    result: tuple[float, ...]
    """What it came to: the sum of the three."""


class Player(Struct, frozen=True):
    """One seat's play in the whole match."""

    seat: int
    name: str
    decisions: int
    best: int
    """How often the best move was made."""
    cost: float
    """Points given away, summed over the decisions where they are clear of their error."""
    mean_cost: float
    win_cost: float
    """Chances to win a round given away, summed likewise."""
    qualities: dict[str, int]
    """How many moves of each quality."""
    deal: float
    """Luck with the deals, in points: what its side's hands were worth."""
    draws: float
    """Luck with tiles drawn later, anybody's."""


class Analysis(Struct, frozen=True):
    """A match looked at move by move."""

    game: str
    title: str
    seats: tuple[str, ...]
    sides: int
    over: bool
    winners: tuple[Side, ...]
    scores: tuple[int, ...]
    worlds: int
    """Worlds on which each move was tried."""
    seed: int
    unit: str
    """What costs are counted in: points, or tiles in a game for one."""
    decisions: tuple[Decision, ...]
    curve: tuple[Moment, ...]
    swings: tuple[Swing, ...]
    """The turning points, the largest first."""
    luck: tuple[Luck, ...]
    players: tuple[Player, ...]

    def _repr_html_(self) -> str | None:
        return notebooks.told(self)
