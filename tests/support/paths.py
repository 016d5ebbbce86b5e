"""Paths of the folders that tests read."""

from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).parents[1]
CASES: Final = TESTS / "cases"
DATA: Final = TESTS / "data"
GOLDEN: Final = TESTS / "golden"
ROOT: Final = TESTS.parent
DOCS: Final = ROOT / "docs"
SOURCE: Final = ROOT / "src" / "boneyard"
STATIC: Final = SOURCE / "web" / "static"
