"""`boneyard analyse`, as somebody types it."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

from boneyard.cli import main


@pytest.fixture(scope="module")
def matches(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two records, one a line."""
    path = tmp_path_factory.mktemp("records") / "matches.jsonl"
    run("simulate", "bergen", "--target", "1", "--matches", "2", "--seed", "tea", "-o", str(path))
    return path


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments, prog_name="boneyard")


def test_tables_for_people(matches: Path) -> None:
    told = run("analyse", str(matches), "--worlds", "20")
    assert told.exit_code == 0, told.output
    assert told.output.startswith("Bergen: Random 0 ")
    for word in ("choices", "blunders", "deals", "docs/analysis.md"):
        assert word in told.output


def test_json_for_programs_and_a_curve(matches: Path, tmp_path: Path) -> None:
    plot = tmp_path / "curve.svg"
    told = run("analyse", str(matches), "--line", "2", "--worlds", "20", "--json", "-o", str(plot))
    found: dict[str, Any] = json.loads(told.output)
    assert found["game"] == "bergen"
    assert found["worlds"] == 20
    curve = ElementTree.fromstring(plot.read_text())
    lines = [one for one in curve.iter() if one.tag.endswith("polyline")]
    assert [len(one.attrib["points"].split()) for one in lines] == [len(found["curve"])] * 2
    again = run("analyse", str(matches), "--line", "2", "--worlds", "20", "--json")
    assert json.loads(again.output) == found


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["nowhere.json"], "nowhere.json: can't be read: No such file or directory"),
        (["{}", "--line", "3"], "record 3 not found; the file has only 2"),
        (["{}", "--worlds", "1"], "Invalid value for '--worlds'"),
        (["{}", "-o", "nowhere/at/all.svg", "--worlds", "10"], "can't write"),
    ],
)
def test_what_goes_wrong_is_one_sentence(matches: Path, arguments: list[str], why: str) -> None:
    told = run("analyse", *(one.replace("{}", str(matches)) for one in arguments))
    assert told.exit_code == 2
    assert why in told.output
    assert "Traceback" not in told.output


def test_a_record_that_cannot_be_played_is_named(tmp_path: Path) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text('{"boneyard": 1, "game": "tiddlywinks", "rounds": []}')
    told = run("analyse", str(bad))
    assert told.exit_code == 2
    assert "unknown game 'tiddlywinks'" in told.output


def test_what_was_found_is_read_without_the_compiled_core() -> None:
    """The process that serves pages unpickles analyses, and must not load numba for that."""
    code = "import sys, boneyard.analysis; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
