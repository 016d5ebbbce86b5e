"""`kill -9` during 200 running matches, fifty times: is an acknowledged move lost, a match broken?

python benchmarks/server_kill.py [KILLS] [MATCHES] [--postgres]

With `--postgres` the database is killed first each time and started again, then the house.
"""

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))


def main() -> None:
    from server.clusters import cluster
    from server.killing import kill_again_and_again

    given = [word for word in sys.argv[1:] if not word.startswith("--")]
    kills, matches = (*map(int, given[:2]), *(50, 200)[len(given[:2]) :])
    if "--postgres" in sys.argv:
        with cluster() as made:

            def kill() -> None:
                made.stop()
                made.start(fsync="on", full_page_writes="on")

            kill()
            came = kill_again_and_again(made.address(), kills, matches, first=kill)
    else:
        with tempfile.TemporaryDirectory() as folder:
            came = kill_again_and_again(str(Path(folder) / "matches.db"), kills, matches)
    print("; ".join(f"{name} {value}" for name, value in came.items()))
    print("no acknowledged move lost, no match broken")


if __name__ == "__main__":
    main()
