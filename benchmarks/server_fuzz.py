"""Fuzzing: a hundred thousand invalid requests and frames; reports every 500 and traceback.

    python benchmarks/server_fuzz.py [INPUTS] [SEED]

Made up by schemathesis from the OpenAPI document, and by `tests/support/server/fuzz.py` for pages,
forms, headers and WebSockets. Prints how many of each status there were, and all that was wrong.
"""

import asyncio
import logging
import random
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from boneyard.server.app import create_site
from boneyard.server.settings import Rate
from support.server.fuzz import Fuzzer, fuzz
from support.server.serving import settings


class Noted(logging.Handler):
    """Collects every error that is logged."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(record.getMessage())


async def run(inputs: int, luck: str) -> Fuzzer:
    with tempfile.TemporaryDirectory() as folder:
        app = create_site(settings(db=f"{folder}/matches.db", think_rate=Rate(1e-9, 2)))
        async with app.router.lifespan_context(app):
            fuzzer = Fuzzer(app, random.Random(luck))
            each = inputs // 2500
            await fuzz(
                fuzzer, requests=inputs - inputs // 5 - 18 * each, frames=inputs // 5, each=each
            )
            while fuzzer.asked < inputs:
                await fuzzer.request()
            return fuzzer


def main() -> None:
    inputs = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    noted = Noted()
    logging.getLogger().addHandler(noted)
    began = time.perf_counter()
    fuzzer = asyncio.run(run(inputs, sys.argv[2] if len(sys.argv) > 2 else "fuzz"))
    took = time.perf_counter() - began
    print(f"{fuzzer.asked:,} inputs in {took:.0f} s: {len(fuzzer.wrong)} wrong, "
          f"{len(noted.said)} errors in the log")  # fmt: skip
    print(", ".join(f"{status}: {many:,}" for status, many in sorted(fuzzer.statuses.items())))
    print(*fuzzer.wrong[:20], *noted.said[:20], sep="\n")


if __name__ == "__main__":
    main()
