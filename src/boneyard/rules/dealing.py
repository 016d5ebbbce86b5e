"""Dealing: hands, boneyard and start tiles; misdeals."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Protocol

from msgspec import Struct

from boneyard.core.chance import Chance
from boneyard.core.tiles import Tile
from boneyard.i18n import Message, message


class Deal(Struct, frozen=True):
    """The tiles at the start of a round."""

    hands: tuple[tuple[Tile, ...], ...]
    stock: tuple[Tile, ...] = ()
    aside: tuple[Tile, ...] = ()
    start: tuple[Tile, ...] = ()
    lead: int | None = None
    draws: tuple[tuple[Tile | None, ...], ...] = ()


class Dealing(Protocol):
    """Rules for the deal."""

    @property
    def deal_parts(self) -> frozenset[str]:
        """The parts of such a deal beside the hands and the start tiles."""
        ...

    @property
    def turns_up(self) -> bool:
        """Whether a tile that is left over is turned up, so that nobody leads (GA-10)."""
        ...

    def start_count(self, tiles: int, dealt: int) -> int:
        """Return how many tiles lie before the first move, with so many of the set in hands."""
        ...

    def hand_size(self, tiles: int, players: int, hand: int) -> int:
        """Return how many tiles each player gets."""
        ...

    def deal(self, tiles: Sequence[Tile], players: int, hand: int) -> Deal:
        """Deal shuffled tiles."""
        ...

    def must_redeal(self, hands: Sequence[Sequence[Tile]]) -> bool:
        """Return whether these hands must be dealt again."""
        ...

    def validate(self, deal: Deal, starts: int) -> Message | None:
        """Return what is wrong with a deal from a record with so many start tiles, or None."""
        ...


def split_hands(tiles: Sequence[Tile], players: int, hand: int) -> tuple[tuple[Tile, ...], ...]:
    """Split off the hands, one player after the other."""
    return tuple(tuple(tiles[hand * seat : hand * (seat + 1)]) for seat in range(players))


@dataclass(frozen=True)
class Misdeal:
    """Hands that must be dealt again; 0: never."""

    doubles: int = 0
    """This many doubles in one hand (GA-2, KZ-2)."""
    same: int = 0
    """This many tiles with the same number in one hand (KZ-2)."""

    def is_misdeal(self, hand: Sequence[Tile]) -> bool:
        """Return whether this hand is a misdeal."""
        if self.doubles and sum(tile.is_double for tile in hand) >= self.doubles:
            return True
        numbers = Counter(half for tile in hand for half in tile.halves)
        return bool(self.same and numbers) and max(numbers.values()) >= self.same


@dataclass(frozen=True)
class HandsAndStock:
    """A hand for each player, the rest is the boneyard (G-3); some tiles may be laid to start."""

    start: int = 0
    """Tiles laid before the first move."""
    start_single: bool = False
    """Whether a start tile must be a single (YT-1)."""
    misdeal: Misdeal = Misdeal()
    """The hands that are dealt again."""
    turns_up: bool = False
    """If tiles are left over, one of them is turned up and lies as the first tile (GA-10)."""

    @property
    def deal_parts(self) -> frozenset[str]:
        return frozenset({"stock"})

    def start_count(self, tiles: int, dealt: int) -> int:
        """Return the number of start tiles, or one of those that are left over."""
        return 1 if self.turns_up and not self.start and dealt < tiles else self.start

    def hand_size(self, tiles: int, players: int, hand: int) -> int:
        return hand

    def deal(self, tiles: Sequence[Tile], players: int, hand: int) -> Deal:
        """Deal the hands, then the start tiles from what is left."""
        rest = list(tiles)
        start: list[Tile] = []
        if self.start_single:
            start.append(next(tile for tile in rest if not tile.is_double))
            rest.remove(start[0])
        hands = split_hands(rest, players, hand)
        rest = rest[players * hand :]
        while len(start) < self.start_count(len(tiles), players * hand):
            start.append(rest.pop(0))
        return Deal(hands, tuple(rest), start=tuple(start))

    def must_redeal(self, hands: Sequence[Sequence[Tile]]) -> bool:
        """Return whether one of the hands is a misdeal."""
        return any(map(self.misdeal.is_misdeal, hands))

    def validate(self, deal: Deal, starts: int) -> Message | None:
        """Check the number and kind of start tiles."""
        if len(deal.start) != starts:
            return message("deals-start", tiles=starts, found=len(deal.start))
        if self.start_single and any(tile.is_double for tile in deal.start):
            return message("deals-start-double", tile=deal.start[0].text)
        return None


@dataclass(frozen=True)
class WholeSet:
    """All tiles in equal numbers, the rest set aside unseen (BL-1)."""

    turns_up: ClassVar[bool] = False

    @property
    def deal_parts(self) -> frozenset[str]:
        return frozenset({"aside"})

    def start_count(self, tiles: int, dealt: int) -> int:
        return 0

    def hand_size(self, tiles: int, players: int, hand: int) -> int:
        return tiles // players

    def deal(self, tiles: Sequence[Tile], players: int, hand: int) -> Deal:
        return Deal(split_hands(tiles, players, hand), aside=tuple(tiles[players * hand :]))

    def must_redeal(self, hands: Sequence[Sequence[Tile]]) -> bool:
        return False

    def validate(self, deal: Deal, starts: int) -> Message | None:
        return None


def draw_for_lead(
    tiles: Sequence[Tile], players: int, round: int, chance: Chance
) -> tuple[int, tuple[tuple[Tile | None, ...], ...]]:
    """Each player draws a tile, most pips leads; ties draw again (G-15)."""
    seats = list(range(players))
    draws: list[tuple[Tile | None, ...]] = []
    while len(seats) > 1:
        drawn = dict(zip(seats, chance.shuffled(tiles, round, f"lead:{len(draws)}"), strict=False))
        draws.append(tuple(drawn.get(seat) for seat in range(players)))
        most = max(tile.pips for tile in drawn.values())
        seats = [seat for seat, tile in drawn.items() if tile.pips == most]
    return seats[0], tuple(draws)
