"""Programs of others that tests need: found on this machine, or fetched from Debian if we may."""

import os
import shutil
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path

from boneyard.fast import code_cache

#: Seconds after which Debian is taken not to answer.
PATIENCE = 240.0
#: Where programs for hosts lie, which not everybody has on their path.
_PATH = os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin", "/sbin"))


def fetched(names: tuple[str, ...], package: str = "") -> str | None:
    """A program by one of its names; the package is called as the first of them, unless told."""
    found = _installed(names)
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        with code_cache._file_lock(Path(tempfile.gettempdir(), "boneyard-fetches.lock")):
            # While this one waited, another may have fetched it.
            found = _installed(names)
            if found is None:
                fetch = ["apt-get", "install", "-qy", "--no-install-recommends"]
                for command in (["apt-get", "update", "-q"], [*fetch, package or names[0]]):
                    with suppress(subprocess.TimeoutExpired):
                        subprocess.run(command, capture_output=True, timeout=PATIENCE)
                found = _installed(names)
    return found


def _installed(names: tuple[str, ...]) -> str | None:
    return next(filter(None, (shutil.which(name, path=_PATH) for name in names)), None)
