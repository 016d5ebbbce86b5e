"""What the page about the fast core shows runs as shown."""

import re
from typing import Any

import pytest

from boneyard.engine import all_legal_moves
from support.paths import DOCS

PAGE = DOCS / "fast.md"


def test_the_pages_python_runs(capsys: pytest.CaptureFixture[str]) -> None:
    examples = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text("utf-8"), re.M | re.S)
    names: dict[str, Any] = {}
    for example in examples:
        exec(compile(example, PAGE.name, "exec"), names)
    assert names["played"].plays.mean() == pytest.approx(18.374, abs=0.05)
    assert not names["tables"].playing.any()
    average, move = capsys.readouterr().out.splitlines()[1].rsplit(" ", 1)
    assert average.startswith("[")
    assert move in {str(one) for _, one in all_legal_moves(names["state"])}
