"""`kill -9` during 200 running matches, fifty times: is an acknowledged move lost, a match broken?

python benchmarks/server_kill.py [KILLS] [MATCHES]
"""

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))


def main() -> None:
    from server.killing import kill_again_and_again

    kills, matches = (*map(int, sys.argv[1:3]), *(50, 200)[len(sys.argv[1:3]) :])
    with tempfile.TemporaryDirectory() as folder:
        came = kill_again_and_again(Path(folder) / "matches.db", kills, matches)
    print("; ".join(f"{name} {value}" for name, value in came.items()))
    print("no acknowledged move lost, no match broken")


if __name__ == "__main__":
    main()
