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

#: Counts go 0, 1, … 12, 0, …; so many passes without a removal come round to the same counts.
COUNT_CYCLE: Final = 13


class BaronetState(SoloState, frozen=True, kw_only=True):
    """The row, and where in it the count is."""

    row: tuple[Tile, ...] = ()
    at: int = 0
    """The place in the row, closed up, of the tile to be counted next."""
    count: int = 0
    """The count it will get."""
    removed_in_pass: bool = False
    """Something has been removed in this pass."""
    idle_passes: int = 0
    """Whole passes, up to now, with nothing removed."""

    @property
    def hand_counts(self) -> list[int]:
        """The tiles still in the row."""
        return [len(self.row)]

    @property
    def current_index(self) -> int | None:
        """The tile to be counted next."""
        return self.at if self.playing else None

    def view_fields(self) -> JsonObject:
        """The row, and where the count is."""
        return {"row": [tile.text for tile in self.row], "at": self.at, "count": self.count}

    def client_state(self) -> JsonObject:
        """The row, the count, and how long nothing has been removed: nothing is hidden here."""
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
        """What there is to do, in a line."""
        return message("play-task-count")

    def move_label(self, move: Move) -> Message | None:
        """Counting says the count."""
        return message("play-count", count=self.count) if move == Next() else None

    def apply_set_out(self, event: SetOut) -> "BaronetState":
        """Begin with this row."""
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
        """A row that is counted."""
        return "row"

    def new_state(self, rules: SoloRules) -> BaronetState:
        """The game before its deal."""
        return BaronetState(rules=rules)

    def legal(self, state: BaronetState) -> list[Move]:
        """Count on."""
        return [Next()]

    def decide(self, state: BaronetState, action: Move) -> list[Event]:
        """Remove the tile if its pips are the count."""
        tile = state.row[state.at]
        return [Counted(tile, state.count, tile.pips == state.count)]

    def outcome(self, state: BaronetState, last: Move | Setup) -> tuple[bool, int] | None:
        """Won with nothing left, lost when the counts have come round in vain (BA-3)."""
        if not state.row:
            return True, 0
        return (False, len(state.row)) if state.idle_passes == COUNT_CYCLE else None

    def result_left(self, state: BaronetState) -> int:
        """The tiles in the row."""
        return len(state.row)
