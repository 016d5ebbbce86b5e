"""Whether there is a screen to draw on, and somebody who looks at it."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

#: Where Linux says which synthesiser its own screen reader speaks through.
SPEAKUP_SYNTH_FILE: Final = Path("/sys/accessibility/speakup/synth")
#: What the environment may say of somebody who listens or feels instead.
SCREEN_READER_VARIABLES: Final = ("ACCESSIBLE", "BRLTTY_DEVICE", "BRLTTY_PID_FILE")
#: The number by which Windows is asked for a screen reader.
_SPI_GETSCREENREADER: Final = 0x0046


def prefers_text_ui(environment: Mapping[str, str] = os.environ) -> bool:
    """Return whether lines are better than a screen here: there is none, or it is read aloud."""
    streams = (sys.stdin, sys.stdout)
    if any(stream is None or not stream.isatty() for stream in streams):
        return True
    return environment.get("TERM", "") in ("dumb", "unknown") or has_screen_reader(environment)


def has_screen_reader(environment: Mapping[str, str]) -> bool:
    """Return whether a screen reader is likely to be at work."""
    return (
        any(map(environment.get, SCREEN_READER_VARIABLES))
        or _speakup_is_active()
        or _windows_has_screen_reader()
    )


def _speakup_is_active() -> bool:
    try:
        return SPEAKUP_SYNTH_FILE.read_text().strip() not in ("", "none")
    except OSError:
        return False


def _windows_has_screen_reader() -> bool:
    if sys.platform != "win32":
        return False
    import ctypes

    found = ctypes.c_int(0)
    ctypes.windll.user32.SystemParametersInfoW(_SPI_GETSCREENREADER, 0, ctypes.byref(found), 0)
    return bool(found.value)
