"""Files stay small; that imports point upwards only, `test_rooms.py` sees by the map."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "boneyard"
MOST_LINES = 450

SOURCES = sorted(PACKAGE.rglob("*.py"))
FILES = sorted([*SOURCES, *(ROOT / "tests").rglob("*.py")])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_file_has_two_subjects(path: Path) -> None:
    lines = len(path.read_text("utf-8").splitlines())
    assert lines <= MOST_LINES, f"{lines} lines: it has two subjects"
