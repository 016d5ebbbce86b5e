"""Two thousand five hundred requests and frames without respect: no 500, and no traceback."""

import asyncio
import logging
import random
from pathlib import Path

import pytest

from boneyard.server.app import create_site
from boneyard.server.settings import Rate
from support.server.fuzz import Fuzzer, fuzz
from support.server.serving import settings

pytestmark = pytest.mark.slow


def test_nothing_that_is_asked_ends_in_a_500(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> Fuzzer:
        # Thinking takes its time, and is tested elsewhere.
        app = create_site(settings(db=str(tmp_path / "m.db"), think_rate=Rate(1e-9, 2)))
        async with app.router.lifespan_context(app):
            fuzzer = Fuzzer(app, random.Random("fuzz"))
            await fuzz(fuzzer, requests=1600, frames=500, each=25)
            return fuzzer

    fuzzer = asyncio.run(work())
    assert not fuzzer.wrong, "\n".join(fuzzer.wrong[:10])
    assert fuzzer.asked >= 2500, fuzzer.asked
    assert {200, 303, 400, 403, 404, 405, 409, 413, 415} <= set(fuzzer.statuses)
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR], caplog.text[:3000]
