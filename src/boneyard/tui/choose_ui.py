"""Choice of the interface: full screen or text, by terminal and screen reader."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

#: Where Linux lists the synthesiser of its own screen reader.
SPEAKUP_SYNTH_FILE: Final = Path("/sys/accessibility/speakup/synth")
#: Environment variables of screen readers and braille displays.
SCREEN_READER_VARIABLES: Final = ("ACCESSIBLE", "BRLTTY_DEVICE", "BRLTTY_PID_FILE")
#: The Windows system parameter for a screen reader.
_SPI_GETSCREENREADER: Final = 0x0046


def prefers_text_ui(environment: Mapping[str, str] = os.environ) -> bool:
    """Return whether text is better than full screen here: no terminal, or it is read aloud."""
    streams = (sys.stdin, sys.stdout)
    if any(stream is None or not stream.isatty() for stream in streams):
        return True
    return environment.get("TERM", "") in ("dumb", "unknown") or has_screen_reader(environment)


def has_screen_reader(environment: Mapping[str, str]) -> bool:
    """Return whether a screen reader is probably running."""
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
