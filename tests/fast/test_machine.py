"""Compiled code on disk: processes that start together don't trip over each other."""

import os
import subprocess
import sys
import time
from pathlib import Path

from boneyard.fast import machine

DEAL = """
from boneyard import fast
tables = fast.Tables("block-draw", 3, seed=1)
tables.reset()
print(tables.rounds.sum())
"""


def start(code: str, **more: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", code], env={**os.environ, **more}, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip


def test_four_processes_share_a_cold_cache(tmp_path: Path) -> None:
    environment = {"BONEYARD_CACHE": str(tmp_path), "BONEYARD_VERBOSE": "1"}
    together = [start(DEAL, **environment) for _ in range(4)]
    said = [process.communicate(timeout=300) for process in together]
    assert all(process.returncode == 0 for process in together), said
    assert len({out for out, _ in said}) == 1
    # One of them compiles and says so, the others load what it has made.
    assert sum("compiling deal_tables for straight lines" in err for _, err in said) == 1


def test_nothing_is_said_where_nobody_looks(tmp_path: Path) -> None:
    quiet = start("from boneyard.fast import machine; machine.tell('…')")
    assert quiet.communicate(timeout=60) == ("", "")


def test_without_a_place_to_write_it_still_works(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    code = "from boneyard.fast import machine; print(machine.folder())"
    out, err = start(code, BONEYARD_CACHE=str(tmp_path / "file")).communicate(timeout=60)
    assert (out, err) == ("None\n", "")


def test_code_that_nobody_uses_goes_after_a_month(tmp_path: Path) -> None:
    for name, age in (("fast-old", machine.MONTH + 60), ("fast-young", 60), ("other", 1e9)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "lock").touch()
        os.utime(tmp_path / name / "lock", (time.time() - age,) * 2)
    machine._forget_old(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {"fast-young", "other"}


def test_the_folder_is_named_after_the_source() -> None:
    place = machine.folder()
    assert place is not None
    assert place.name.startswith("fast-")


def test_the_command_line_imports_no_numba() -> None:
    code = "import sys, boneyard.cli, boneyard.cli.bench; print('numba' in sys.modules)"
    assert start(code).communicate(timeout=60)[0] == "False\n"
