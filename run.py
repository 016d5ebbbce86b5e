#!/usr/bin/env python3
"""Set up Boneyard and run it: `python3 run.py [COMMAND …]`, or its checks: `python3 run.py test`.

`python3 run.py test --fast` leaves out mypy, slow tests, and those that need a browser, PostgreSQL
or compiled kernels. What follows `test` or `--fast` goes to pytest.

Plain standard library. The set-up is uv's work; a machine without uv gets it into `.uv/`.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent
OLDEST_PYTHON = (3, 11)
OLDEST_UV = (0, 5)


def too_old(major: int, minor: int) -> bool:
    """Tell whether Boneyard can't run on this Python."""
    return (major, minor) < OLDEST_PYTHON


# Above this line nothing may be newer than Python 3.6, nor any syntax in this file: an old
# Python must get as far as this sentence.
if too_old(*sys.version_info[:2]):
    sys.exit(
        "Boneyard needs Python {}.{} or newer, and this is Python {}.{}: run it with a newer "
        "one, for example `python3.11 run.py`.".format(*OLDEST_PYTHON, *sys.version_info[:2])
    )


def fetched(folder: Path) -> Path | None:
    """Find the uv that pip has put into a folder."""
    places = [folder / place / name for place in ("bin", "Scripts") for name in ("uv", "uv.exe")]
    return next(filter(Path.is_file, places), None)


def usable(uv: str) -> bool:
    """Tell whether this uv starts (a shim may not) and can read our lock."""
    try:
        said = subprocess.run([uv, "--version"], capture_output=True, text=True, check=True).stdout
        return tuple(int(part) for part in said.split()[1].split(".")[:2]) >= OLDEST_UV
    except (OSError, subprocess.CalledProcessError, IndexError, ValueError):
        return False


def find_uv(folder: Path = ROOT / ".uv") -> str:
    """Give the uv on PATH or the one in our folder, fetching that first if there is none."""
    on_path = shutil.which("uv")
    if on_path and usable(on_path):
        return on_path
    found = fetched(folder)
    if not found:
        print(
            f"Fetching uv, which sets everything up, into {folder} …", file=sys.stderr, flush=True
        )
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        # A user's `pip --user` setting would clash with --target.
        done = subprocess.run(
            [*pip, "--upgrade", "--target", str(folder), "uv"],
            env=os.environ | {"PIP_USER": "0"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            errors="replace",
        )
        found = None if done.returncode else fetched(folder)
        if not found:
            why = (done.stderr.strip().splitlines() or ["it gave no reason"])[-1]
            sys.exit(
                f"Could not fetch uv with pip ({why}): connect this machine to the network and run "
                "this again, or install uv yourself so that it is on PATH."
            )
    return str(found)


def environment() -> dict[str, str]:
    """Make uv use this very Python, and no environment that happens to be active."""
    kept = {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"}
    usual = kept.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    if os.name == "posix" and "UV_CACHE_DIR" not in kept and not writable(Path(usual, "uv")):
        kept["UV_CACHE_DIR"] = str(ROOT / ".uv" / "cache")
    # Whoever wants no compiled modules beside the sources gets them in our own folder: without any,
    # every process compiles all it imports anew, and takes more than twice as long to start.
    if kept.pop("PYTHONDONTWRITEBYTECODE", ""):
        kept.setdefault("PYTHONPYCACHEPREFIX", str(ROOT / ".uv" / "bytecode"))
    return kept | {"UV_PYTHON": sys.executable, "UV_PYTHON_DOWNLOADS": "never"}


def writable(folder: Path) -> bool:
    """Tell whether a folder can be written, or made: the home of a service often can't.

    It is tried, for a system may say yes and mean no.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=str(folder)):
            return True
    except OSError:
        return False


def become(command: list[str]) -> int:
    """Go on as another program."""
    if os.name == "posix":  # really: signals then reach it, and not a go-between
        os.execve(command[0], command, environment())
    with subprocess.Popen(command, env=environment()) as process:
        while True:
            try:
                return process.wait()
            except KeyboardInterrupt:  # it got the key too, and says goodbye in its own way
                continue


def play(uv: str, arguments: list[str]) -> int:
    """Run the command line where the user stands, so that file names mean what they say."""
    start = [uv, "run", "--frozen", "--no-dev", "--project", str(ROOT)]
    return become([*start, "boneyard", *arguments])


def check(uv: str, command: list[str], aside: bool = False) -> "subprocess.CompletedProcess[bytes]":
    """Run one check; aside, what it says is kept for later."""
    run = [uv, "run", "--frozen", "--project", str(ROOT), *command]
    said = (subprocess.PIPE, subprocess.STDOUT) if aside else (None, None)
    return subprocess.run(run, cwd=ROOT, env=environment(), stdout=said[0], stderr=said[1])


#: The tests that take less than a minute together; tests/conftest.py has the markers.
FAST = "not browser and not kernels and not postgres and not slow"


def test(uv: str, arguments: list[str]) -> int:
    """Run every check, even after one has failed, and say which did."""
    done = {}
    fast = arguments[:1] == ["--fast"]
    if fast:
        arguments = ["-m", FAST, *arguments[1:]]

    def show(name: str, command: list[str]) -> None:
        print(f"── {name}", flush=True)
        done[name] = check(uv, command)

    show("ruff check", ["ruff", "check"])
    show("ruff format", ["ruff", "format", "--check"])
    if fast:
        show("pytest", ["pytest", *arguments])
    else:
        # mypy runs beside the tests, which often wait; its output comes after theirs.
        with ThreadPoolExecutor(1) as aside:
            types = aside.submit(check, uv, ["mypy"], aside=True)
            show("pytest", ["pytest", *arguments])
        print("── mypy", flush=True)
        done["mypy"] = types.result()
        sys.stdout.write((done["mypy"].stdout or b"").decode(errors="replace"))
    failed = [name for name, result in done.items() if result.returncode]
    print("── failed: " + ", ".join(failed) if failed else "── all checks passed", flush=True)
    return 1 if failed else 0


def main(arguments: list[str]) -> int:
    """Do what the arguments say, and give the exit code."""
    for stream in (sys.stdout, sys.stderr):  # a console with another encoding still gets a line
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        uv = find_uv()
        if arguments[:1] == ["test"]:
            return test(uv, arguments[1:])
        return play(uv, arguments)
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
