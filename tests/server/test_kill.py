"""A match survives `kill -9` at any moment with every acknowledged move."""

from pathlib import Path

import pytest

from support.server.kill_process import kill_again_and_again

pytestmark = pytest.mark.slow


def test_nothing_acknowledged_is_lost_when_the_house_is_killed(tmp_path: Path) -> None:
    came = kill_again_and_again(str(tmp_path / "matches.db"), kills=3, matches=24)
    assert came["entries"] > 100
    assert came["acknowledged"] > 50
