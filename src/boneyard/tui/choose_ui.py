"""Whether there is a screen to draw on, and somebody who looks at it."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

#: Where Linux says which synthesiser its own screen reader speaks through.
SPEAKUP: Final = Path("/sys/accessibility/speakup/synth")
#: What the environment may say of somebody who listens or feels instead.
READ_ALOUD: Final = ("ACCESSIBLE", "BRLTTY_DEVICE", "BRLTTY_PID_FILE")
#: The number by which Windows is asked for a screen reader.
_SPI_GETSCREENREADER: Final = 0x0046


def lines_fit_better(surroundings: Mapping[str, str] = os.environ) -> bool:
    """Say whether lines are better than a screen here: there is none, or it is read aloud."""
    streams = (sys.stdin, sys.stdout)
    if any(stream is None or not stream.isatty() for stream in streams):
        return True
    return surroundings.get("TERM", "") in ("dumb", "unknown") or read_aloud(surroundings)


def read_aloud(surroundings: Mapping[str, str]) -> bool:
    """Say whether a screen reader is likely to be at work."""
    return any(map(surroundings.get, READ_ALOUD)) or _speaks() or _windows_reads()


def _speaks() -> bool:
    try:
        return SPEAKUP.read_text().strip() not in ("", "none")
    except OSError:
        return False


def _windows_reads() -> bool:
    if sys.platform != "win32":
        return False
    import ctypes

    found = ctypes.c_int(0)
    ctypes.windll.user32.SystemParametersInfoW(_SPI_GETSCREENREADER, 0, ctypes.byref(found), 0)
    return bool(found.value)
