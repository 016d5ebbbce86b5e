"""`kill -9` during 200 running matches, fifty times: is an acknowledged move lost, a match broken?

python benchmarks/server_kill.py [KILLS] [MATCHES] [--postgres] [--minutes 20]

With `--postgres` the database is killed first each time and started again, then the server. After
that many minutes nothing more is killed, and the results are printed.
"""

import argparse
import os
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))


def progress(text: str) -> None:
    """Print the progress, and the load of the machine."""
    print(f"{text} (load {os.getloadavg()[0]:.1f})", flush=True)


def main() -> None:
    """Kill it again and again."""
    from support.server.kill_process import kill_again_and_again
    from support.server.postgres import cluster

    words = argparse.ArgumentParser(usage=__doc__)
    words.add_argument("kills", type=int, nargs="?", default=50)
    words.add_argument("matches", type=int, nargs="?", default=200)
    words.add_argument("--postgres", action="store_true")
    words.add_argument("--minutes", type=float, default=20)
    given = words.parse_args()
    kills, matches, longest = given.kills, given.matches, given.minutes * 60
    if given.postgres:
        with cluster() as made:

            def kill() -> None:
                made.stop()
                made.start(fsync="on", full_page_writes="on")

            kill()
            came = kill_again_and_again(
                made.address(), kills, matches, first=kill, told=progress, longest=longest
            )
    else:
        with tempfile.TemporaryDirectory() as folder:
            db = str(Path(folder) / "matches.db")
            came = kill_again_and_again(db, kills, matches, told=progress, longest=longest)
    print("; ".join(f"{name} {value}" for name, value in came.items()))
    print("no acknowledged move lost, no match broken")


if __name__ == "__main__":
    main()
