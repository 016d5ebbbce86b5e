"""The programs of docs/tour.md pass a strict type checker, as users would run it."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from support.paths import DOCS, ROOT


@pytest.mark.slow
def test_the_tour_type_checks(tmp_path: Path) -> None:
    blocks = re.findall(
        r"^```python\n(.*?)^```", (DOCS / "tour.md").read_text("utf-8"), re.M | re.S
    )
    assert len(blocks) > 10
    program = tmp_path / "tour.py"
    program.write_text("\n\n".join(blocks))
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(ROOT / ".mypy_cache"),
         "--config-file", "", str(program)],
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout
