"""The Python programs of the docs pass a strict type checker, as users would run it."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from support.paths import DOCS, ROOT

#: Pages whose blocks continue each other.
SESSIONS = ("tour", "learning")
#: Pages whose blocks are programs of their own; they leave the address of a server to the reader.
PROGRAMS = ("how-to-python", "client")
ADDRESSES = 'SERVER = LINK = "http://127.0.0.1:8626"\n\n'


def blocks(page: str) -> list[str]:
    text = (DOCS / f"{page}.md").read_text("utf-8")
    found = re.findall(r"^```python\n(.*?)^```", text, re.M | re.S)
    assert len(found) > 3, page
    return found


@pytest.mark.slow
def test_the_programs_of_the_docs_type_check(tmp_path: Path) -> None:
    programs = {page: "\n\n".join(blocks(page)) for page in SESSIONS}
    for page in PROGRAMS:
        for number, block in enumerate(blocks(page)):
            programs[f"{page.replace('-', '_')}_{number}"] = ADDRESSES + block
    for name, program in programs.items():
        (tmp_path / f"{name}.py").write_text(program, "utf-8")
    # OpenSpiel has no types, and no wheel for some machines.
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--ignore-missing-imports", "--cache-dir",
         str(ROOT / ".mypy_cache"), "--config-file", "", *(f"{name}.py" for name in programs)],
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout
