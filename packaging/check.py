"""Try the wheel and the sdist as strangers would: `uv run python packaging/check.py`.

Each is installed into a clean environment, in a folder with spaces in its name, with the lowest
dependencies allowed and with the newest, for every Python at hand from the oldest allowed on; and
used by somebody whose home can't be written. Takes minutes and a package index: no part of the
tests.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
#: What a plain install may weigh, in megabytes, everything that it brings included.
MOST = 20
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
RESOLUTIONS = ("lowest-direct", "highest")

#: A match with a bot that is compiled, as the tour has it.
FAST = """
import random, boneyard
rules = boneyard.game("block-draw").rules(players=2)
print(boneyard.duel(rules, "club", "random", deals=4))
print(boneyard.hints(boneyard.start(rules, boneyard.Seeded("tea")), 0, random.Random(1))[:1])
"""
#: A server that answers, without a network.
HOUSE = """
import asyncio, boneyard.server.app, boneyard.server.thinking.pool
from boneyard.i18n.translator import get_translator
print(get_translator("es")("common-points", points=12345))
"""
#: What docs/learning.md shows of the environments, down to pixels.
LEARN = """
from boneyard import envs
print(envs.VectorEnv("block-draw", 8, players=2).reset(seed=1)[1])
env = envs.TableEnv("block-draw", players=2, render_mode="rgb_array")
env.reset(seed=1)
print(env.render().shape)
"""


class Trial:
    """One environment, in a folder with a space in its name."""

    def __init__(self, folder: Path, python: str, package: str, resolution: str) -> None:
        """Make it, and install the package with what it needs."""
        self.folder = folder / "clean room"
        self.python = self.folder / "bin" / "python"
        self._uv("venv", "--quiet", "--python", python, str(self.folder))
        self._uv(
            "pip", "install", "--quiet", "--python", str(self.python),
            "--resolution", resolution, package,
        )  # fmt: skip

    def _uv(self, *arguments: str) -> None:
        uv = os.environ.get("UV") or shutil.which("uv") or "uv"
        kept = {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"}
        subprocess.run([uv, *arguments], check=True, env=kept | {"UV_PYTHON_DOWNLOADS": "never"})

    def run(self, *arguments: str | Path) -> None:
        """Run its Python as somebody without a home, in an empty folder."""
        homeless = {"HOME": "/proc/nowhere", "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"}
        with tempfile.TemporaryDirectory() as empty:
            subprocess.run(
                [self.python, *arguments], check=True, env=homeless, cwd=empty,
                stdout=subprocess.DEVNULL,
            )  # fmt: skip

    @property
    def megabytes(self) -> float:
        """What is installed, compiled modules apart."""
        files = (path for path in self.folder.rglob("*") if "__pycache__" not in path.parts)
        return sum(path.lstat().st_size for path in files if path.is_file()) / 1e6


def built(folder: Path) -> tuple[Path, Path]:
    """The wheel and the sdist of this very source."""
    uv = os.environ.get("UV") or shutil.which("uv") or "uv"
    subprocess.run([uv, "build", "--quiet", "--out-dir", str(folder), str(ROOT)], check=True)
    return next(folder.glob("*.whl")), next(folder.glob("*.tar.gz"))


def trials(wheel: Path, sdist: Path) -> Iterator[tuple[str, str, str]]:
    """What is tried: a name, a package with its extras, and how versions are chosen."""
    for resolution in RESOLUTIONS:
        yield "plain", str(wheel), resolution
        yield "fast", f"boneyard-dominoes[fast] @ {wheel.as_uri()}", resolution
        yield "serve", f"boneyard-dominoes[serve] @ {wheel.as_uri()}", resolution
        yield "learn", f"boneyard-dominoes[learn] @ {wheel.as_uri()}", resolution
    yield "sdist", str(sdist), "highest"


def tried(what: str, trial: Trial) -> str:
    """Use what is installed, and say something about it."""
    if what in ("plain", "sdist"):
        trial.run(ROOT / "tests" / "support" / "plain_install.py")
        if trial.megabytes > MOST:
            raise SystemExit(f"the plain install has {trial.megabytes:.1f} MB, not {MOST}")
    else:
        trial.run("-c", FAST)
    if what == "learn":
        trial.run("-c", LEARN)
    if what == "serve":
        trial.run("-c", HOUSE)
        trial.run("-m", "boneyard", "serve", "--help")
    return f"{trial.megabytes:.1f} MB"


def at_hand(version: str) -> str | None:
    """A Python of this version that is on PATH and starts: a shim may not."""
    for folder in os.get_exec_path():
        found = Path(folder, f"python{version}")
        if found.is_file():
            answer = subprocess.run([found, "-c", ""], capture_output=True, check=False)
            if not answer.returncode:
                return str(found)
    return None


def main() -> int:
    """Try everything, and go on after a failure."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--only", help="only plain, fast, serve, learn or sdist")
    options.add_argument("--python", choices=PYTHONS, action="append", help="only these versions")
    asked = options.parse_args()
    wanted = asked.only
    failed = 0
    with tempfile.TemporaryDirectory(prefix="boneyard check ") as folder:
        wheel, sdist = built(Path(folder, "dist"))
        for python in asked.python or PYTHONS:
            interpreter = at_hand(python)
            if interpreter is None:
                print(f"Python {python}: not on PATH, not tried")
                continue
            for number, (what, package, resolution) in enumerate(trials(wheel, sdist)):
                if wanted not in (None, what):
                    continue
                print(f"Python {python}, {what}, {resolution}: ", end="", flush=True)
                try:
                    place = Path(folder, f"{python} {number}")
                    print(tried(what, Trial(place, interpreter, package, resolution)))
                except (subprocess.CalledProcessError, SystemExit) as error:
                    failed += 1
                    print(f"failed: {error}")
                shutil.rmtree(place, ignore_errors=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
