"""The recipes of docs/how-to-python.md run, one by one."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from support.docs import blocks
from support.paths import DOCS

PAGE = DOCS / "how-to-python.md"


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_the_recipes_run(house: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    examples = blocks(PAGE, "python")
    assert len(examples) == 8
    for example in examples:
        if "open_spiel" in example:
            pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel here")
        names: dict[str, Any] = {"SERVER": house}
        exec(compile(example, PAGE.name, "exec"), names)
        if "gains" in names:  # the learner has learned
            assert abs(names["gains"][0]) < 2
            assert sum(names["gains"][-10:]) / 10 > 2.5
    assert (tmp_path / "match.json").stat().st_size
    assert (tmp_path / "table.png").read_bytes().startswith(b"\x89PNG")
    assert len(list((tmp_path / "frames").glob("*.png"))) > 10
    (gif,) = (line for line in blocks(PAGE, "sh") if line.startswith("magick"))
    if shutil.which("magick"):
        subprocess.run(gif, shell=True, check=True, timeout=120)
        assert (tmp_path / "match.gif").read_bytes().startswith(b"GIF8")
