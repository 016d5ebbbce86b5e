"""Baronet: count the row, and take out the tiles that match the count."""

from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from boneyard.core.actions import Move, Next
from boneyard.core.events import Counted, Event, SetOut
from boneyard.core.strict_json import JsonObject
from boneyard.core.tiles import Tile, tile_from_halves
from boneyard.i18n import Message, message
from boneyard.solitaire.game import OneRowLogic, Setup, SoloRules, SoloState, pip_pairs

#: Counts go 0, 1, … 12, 0, …; after this many passes without a removal the counts repeat.
COUNT_CYCLE: Final = 13


class BaronetState(SoloState, frozen=True, kw_only=True):
    """The row, and the position of the count in it."""

    row: tuple[Tile, ...] = ()
    at: int = 0
    """The index of the tile to be counted next."""
    count: int = 0
    """The count it will get."""
    removed_in_pass: bool = False
    """Whether a tile was removed in this pass."""
    idle_passes: int = 0
    """Complete passes so far in which nothing was removed."""

    @property
    def hand_counts(self) -> list[int]:
        """The tiles still in the row."""
        return [len(self.row)]

    @property
    def current_index(self) -> int | None:
        """The tile to be counted next."""
        return self.at if self.playing else None

    def view_fields(self) -> JsonObject:
        """Return the row and the count as JSON."""
        return {"row": [tile.text for tile in self.row], "at": self.at, "count": self.count}

    def client_state(self) -> JsonObject:
        """Return the row, the count, and the idle passes: nothing is hidden here."""
        row = pip_pairs((tile.a, tile.b) for tile in self.row)
        counting = {
            "at": self.at,
            "count": self.count,
            "lucky": self.removed_in_pass,
            "idle": self.idle_passes,
        }
        return {"row": row, **counting}

    @property
    def status(self) -> Message:
        """The count."""
        return message("art-count", count=self.count)

    @property
    def caption(self) -> tuple[Message, ...]:
        """The count, and the tiles that are left."""
        return self.status, message("art-tiles-left", tiles=len(self.row))

    @property
    def prompt(self) -> Message:
        """The tile to be counted next."""
        return message("play-baronet", tile=str(self.row[self.at]), count=self.count)

    @property
    def task(self) -> Message:
        """The task in one line."""
        return message("play-task-count")

    def move_label(self, move: Move) -> Message | None:
        """Label the move with the count."""
        return message("play-count", count=self.count) if move == Next() else None

    def apply_set_out(self, event: SetOut) -> "BaronetState":
        """Start with this row."""
        return replace(self, row=tuple(tile_from_halves(*laid) for laid in event.rows[0] if laid))

    def apply_move(self, event: Event) -> "BaronetState":
        """Count a tile; at the end of the row the next pass begins (BA-2)."""
        assert isinstance(event, Counted)
        row, at = self.row, self.at + 1
        if event.removed:
            row, at = row[: self.at] + row[self.at + 1 :], self.at
        lucky, idle = self.removed_in_pass or event.removed, self.idle_passes
        if at == len(row):
            idle = 0 if lucky else idle + 1
            at, lucky = 0, False
        count = (self.count + 1) % COUNT_CYCLE
        return replace(self, row=row, at=at, count=count, removed_in_pass=lucky, idle_passes=idle)


@dataclass(frozen=True)
class BaronetLogic(OneRowLogic):
    """Baronet's rules (BA-1 … BA-3)."""

    @property
    def kind(self) -> str:
        """The kind of layout: a row that is counted."""
        return "row"

    def new_state(self, rules: SoloRules) -> BaronetState:
        """Return the state before the deal."""
        return BaronetState(rules=rules)

    def legal(self, state: BaronetState) -> list[Move]:
        """Return the only move: count on."""
        return [Next()]

    def decide(self, state: BaronetState, action: Move) -> list[Event]:
        """Remove the tile if its pips are the count."""
        tile = state.row[state.at]
        return [Counted(tile, state.count, tile.pips == state.count)]

    def outcome(self, state: BaronetState, last: Move | Setup) -> tuple[bool, int] | None:
        """Win with nothing left, lose when the counts repeat (BA-3)."""
        if not state.row:
            return True, 0
        return (False, len(state.row)) if state.idle_passes == COUNT_CYCLE else None

    def result_left(self, state: BaronetState) -> int:
        """Return the number of tiles in the row."""
        return len(state.row)
