"""What a seat has a right to know: worked out from the full log, and apart from `seen_by`."""

from collections.abc import Iterable, Iterator

import msgspec

from boneyard.core.events import (
    Dealt,
    Discarded,
    Drew,
    Event,
    Flipped,
    Played,
    Returned,
    Revealed,
    RoundEnded,
    SetOut,
    Took,
)
from boneyard.core.position import Position
from boneyard.core.redaction import redact
from boneyard.core.tiles import Half, Tile, tile_from_halves
from boneyard.rules.game import State


def tiles_in(thing: object) -> set[Tile]:
    """Every tile that is anywhere inside a view, an event or a move, its rules aside."""
    return set(_walk(thing))


def _walk(thing: object) -> list[Tile]:
    """All tiles inside, in order: by a stack, since this is asked at every step of every match."""
    found: list[Tile] = []
    left = [thing]
    while left:
        one = left.pop()
        if isinstance(one, Tile):
            found.append(one)
        elif isinstance(one, tuple):
            if len(one) == 2 and isinstance(one[0], Half) and isinstance(one[1], Half):
                found.append(tile_from_halves(one[0], one[1]))
            left.extend(one[::-1])
        elif isinstance(one, msgspec.Struct):
            # What was told in the past is checked event by event: a tile once seen may hide again.
            left.extend(
                getattr(one, name)
                for name in reversed(one.__struct_fields__)
                if name not in ("rules", "round_events")
            )
    return found


def places(state: Position) -> Iterator[Tile]:
    """The tiles that are not on the table of a match, or those still lying in a game for one."""
    if isinstance(state, State):
        rows: Iterable[object] = (*state.hands, *state.dead, state.stock, state.aside)
    else:
        # A game for one keeps its tiles in fields of its own; `laid` tells how they came there.
        names = set(state.__struct_fields__) - {"rules", "layout_events"}
        rows = [getattr(state, name) for name in names]
    for row in rows:
        yield from _walk(row)


class Knowledge:
    """The tiles whose place a seat may know (None: a watcher), hand by hand."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.public: set[Tile] = set()
        self.hands: list[set[Tile]] = []
        self.dead: set[Tile] = set()
        self.drawn_for_lead: set[Tile] = set()

    @property
    def tiles(self) -> set[Tile]:
        return self.public.union(self.dead, *self.hands)

    def learn(self, event: Event) -> None:
        """Follow the full log."""
        if isinstance(event, Dealt):
            self.public = set()
            self.dead = set()
            self.drawn_for_lead = tiles_in(event.draws)
            self.hands = [
                tiles_in(hand) if seat == self.seat and not event.blind else set()
                for seat, hand in enumerate(event.hands)
            ]
        elif isinstance(event, Played):
            self.public.add(event.tile)
            self._forget(event.tile)
        elif isinstance(event, Drew) and event.seat == self.seat:
            self.hands[event.seat] |= tiles_in(event)
        elif isinstance(event, Discarded) and event.tile:
            self._forget(event.tile)
            self.dead |= {event.tile} if event.seat == self.seat else set()
        elif isinstance(event, Took):
            self._take(event)
        elif isinstance(event, Flipped):
            self.hands[event.seat].add(event.tile)
        elif isinstance(event, Returned) and event.tile:
            self._forget(event.tile)
        elif isinstance(event, RoundEnded):
            self.hands = [tiles_in(hand) for hand in event.hands]
            self.dead = tiles_in(event.dead)
        elif isinstance(event, SetOut):
            up = [row[down:] for row, down in zip(event.rows, event.down, strict=True)]
            self.public |= tiles_in(tuple(up))
        elif isinstance(event, Revealed):
            self.public |= tiles_in(event.shown)

    def _forget(self, tile: Tile) -> None:
        for hand in self.hands:
            hand.discard(tile)

    def _take(self, event: Took) -> None:
        if self.seat in (event.seat, event.source):
            assert event.tile is not None
            self.hands[event.source].discard(event.tile)
            self.hands[event.seat].add(event.tile)
        else:
            # Any tile that was known there may be the one that is gone.
            self.hands[event.source].clear()

    def check_hands(self, known: Position, truth: Position) -> None:
        """A view knows of hands nothing but what may be known, and that in its true place."""
        if not isinstance(known, State) or not isinstance(truth, State):
            return
        assert not any(known.stock + known.aside)
        for owner, hand in enumerate(known.hands):
            tiles = [tile for tile in hand if tile is not None]
            assert len(set(tiles)) == len(tiles)
            assert self.hands[owner] >= set(tiles) <= set(truth.hands[owner])
            if known.rules.game.combined_twists.face_down:
                seen = zip(hand, truth.hands[owner], strict=True)
                assert all(tile in (None, true) for tile, true in seen)

    def check_all(self, known: Position) -> None:
        """No part of a view, whatever it is called, holds a tile that may not be known."""
        assert tiles_in(known) <= self.tiles, f"seat {self.seat} sees {known}"

    def check_event(self, event: Event) -> None:
        """An event as the seat sees it names no tile that the seat may not know after it."""
        seen = tiles_in(redact(event, self.seat))
        if isinstance(event, Dealt):
            seen -= self.drawn_for_lead
        assert seen <= self.tiles, f"seat {self.seat} sees {event}"
