"""Keeps the clocks of matches right when the system clock is set, and over restarts.

Time for a move is measured in steady time (`wall_clock.steady`), so a step of the system clock
changes nothing for players. What is left to do:

- A server that is started again goes on with the same steady time. On the same boot of the machine
  it follows exactly from the time since that boot, which the database keeps with the boot's id. On
  another boot, or another machine with the same database, it follows from the database's clock and
  how far steady time was from it when a player last looked.
- A step is noticed and logged, and the new difference is written down.
"""

import asyncio
import contextlib
import logging
from pathlib import Path
from typing import TYPE_CHECKING, Final

from boneyard.server import wall_clock
from boneyard.server.db.base_store import ServerState
from boneyard.server.errors import StoreError

if TYPE_CHECKING:
    from boneyard.server.matches.store import MatchStore

log = logging.getLogger(__name__)

#: Seconds between two comparisons with the system clock, and with the database's.
CHECK_SECONDS, COMPARE_SECONDS = 1.0, 60.0
#: Milliseconds by which clocks may differ before that is a step; less is made up for slowly, by so
#: much with each comparison.
MAX_DRIFT_MS: Final = 2_000
SLEW_MS: Final = 50
#: Boots that no one has seen for so long are forgotten.
BOOT_RETENTION_MS: Final = 400 * 86_400_000
#: What these numbers are called in the store.
OFFSET_KEY, BOOT_KEY_PREFIX = "steady time minus clock", "boot "

_BOOT_ID: Final = Path("/proc/sys/kernel/random/boot_id")
_NAMESPACE: Final = Path("/proc/self/ns/time")


def boot_name() -> str | None:
    """A name for this boot of this machine and its count of time; None: the system has none."""
    try:
        boot = _BOOT_ID.read_text("ascii").strip()
    except (OSError, UnicodeError):
        return None
    try:
        space = _NAMESPACE.readlink().name
    except OSError:
        space = ""
    return f"{BOOT_KEY_PREFIX}{boot} {space}".strip()


class SteadyTime:
    """Anchors steady time in the database, and watches the system clock."""

    def __init__(self, store: "MatchStore", state: ServerState) -> None:
        """`state` has the offset of this database."""
        self._store, self._state = store, state
        self._apart = 0

    async def open(self) -> None:
        """Go on with the steady time of this database."""
        boot, reference, kept = (
            boot_name(),
            await self._read_shared_clock(),
            await self._state.all(),
        )
        expected = reference + kept.get(OFFSET_KEY, 0)
        base = kept.get(boot) if boot else None
        wall_clock.anchor(expected - wall_clock.elapsed() if base is None else base)
        self._apart = _apart()
        steady = wall_clock.steady() - wall_clock.offset_ms
        if abs(expected - steady) > MAX_DRIFT_MS:
            _log_step(expected - steady)
        if base is None or abs(expected - steady) > MAX_DRIFT_MS or OFFSET_KEY not in kept:
            await self._save_offset(reference)
            await self._state.forget(BOOT_KEY_PREFIX, wall_clock.steady() - BOOT_RETENTION_MS)
        # If the machine has started with its clock behind, no match's clock begins in the future.
        await self._store.clocks.bring_back(wall_clock.steady(), MAX_DRIFT_MS)

    async def run(self) -> None:
        """Compare clocks for as long as the server runs."""
        looks = 0
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            looks += 1
            # What goes wrong is logged where it happens; the next comparison finds the same.
            with contextlib.suppress(StoreError, OSError):
                await self.check_system_clock(looks % round(COMPARE_SECONDS / CHECK_SECONDS) == 0)

    async def check_system_clock(self, compare: bool = False) -> None:
        """See whether the system clock was set; `compare`: ask the database too."""
        apart = _apart()
        step = apart - self._apart
        if abs(step) <= MAX_DRIFT_MS and not compare:
            return
        if abs(step) > MAX_DRIFT_MS:
            self._apart = apart
            _log_step(step)
        await self._compare()
        self._apart = _apart()

    async def _compare(self) -> None:
        """Compare with the database's clock: a small difference is made up for, a step is noted."""
        reference, kept = await self._read_shared_clock(), await self._state.all()
        wrong = reference + kept.get(OFFSET_KEY, 0) - (wall_clock.steady() - wall_clock.offset_ms)
        if abs(wrong) > MAX_DRIFT_MS:
            await self._save_offset(reference)
        elif wrong:
            wall_clock.anchor(wall_clock.base() + max(-SLEW_MS, min(SLEW_MS, wrong)))

    async def _save_offset(self, reference: int) -> None:
        steady = wall_clock.steady() - wall_clock.offset_ms
        values, boot = {OFFSET_KEY: steady - reference}, boot_name()
        if boot:
            values[boot] = wall_clock.base()
        await self._state.put(values, steady)

    async def _read_shared_clock(self) -> int:
        """The clock that all processes with this database have in common."""
        there = await self._store.database.clock()
        return wall_clock.wall() if there is None else there


def _apart() -> int:
    """What the system clock is ahead of steady time."""
    return wall_clock.wall() - wall_clock.steady() + wall_clock.offset_ms


def _log_step(step: int) -> None:
    log.warning(
        "the system clock was set by %+.1f s: time for moves goes on as if it hadn't been",
        step / 1000,
    )
