"""Compiled code on disk: processes that start together don't trip over each other."""

import os
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from boneyard.fast import code_cache
from support.code_cache import doubled, run_doubled

DEAL = """
import sys
from boneyard import fast
tables = fast.Tables("block-draw", 3, seed=1)
tables.reset()
print(tables.rounds.sum(), "numba" in sys.modules)
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
    assert len({out.split()[0] for out, _ in said}) == 1
    # One of them compiles and says so; the others load what it has made, and need no numba.
    assert sorted(out.split()[1] for out, _ in said) == ["False"] * 3 + ["True"]
    assert sum("compiling deal_tables for straight lines" in err for _, err in said) == 1


def test_code_that_was_cut_off_is_made_again(kept: Path) -> None:
    assert run_doubled() == [3, 2, 14]
    (file,) = kept.glob("doubled-*.o")
    whole = file.read_bytes()
    for broken in (b"", whole[:-1], b"nothing of the kind", whole.replace(b"\n", b"\n0", 1)):
        file.write_bytes(broken)
        code_cache._loaded.clear()
        assert run_doubled() == [3, 2, 14]
        assert file.stat().st_size == len(whole)


def test_code_is_loaded_and_not_made_again(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run_doubled()
    code_cache._loaded.clear()
    monkeypatch.setattr(code_cache, "_compile", lambda *_: pytest.fail("it was on disk"))
    assert run_doubled() == [3, 2, 14]


def test_who_does_not_wait_runs_them_plainly_unless_nobody_else_can_compile(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(code_cache, "wait_for_compiler", False)
    assert run_doubled() == [3, 2, 14]
    assert not list(kept.iterdir())
    assert not code_cache._loaded
    monkeypatch.setattr(code_cache, "cache_folder", lambda: None)
    assert run_doubled() == [3, 2, 14]
    assert code_cache._loaded


def test_arrays_that_kernels_would_misread_are_refused(kept: Path) -> None:
    for numbers in (np.arange(6)[::2], np.arange(3, dtype=np.float16)):
        with pytest.raises(TypeError, match="in one piece"):
            code_cache.run(doubled, (0,), numbers, 2.0, np.ones(3, np.bool_))


def test_nothing_is_said_where_nobody_looks(tmp_path: Path) -> None:
    code = (
        "from boneyard.fast import code_cache; from boneyard.i18n import message; "
        "code_cache.print_status(message('fast-compiling', kernel='step', family=2))"
    )
    assert start(code).communicate(timeout=300) == ("", "")
    told = "boneyard: compiling step for curved tiles (once)…\n"
    assert start(code, BONEYARD_VERBOSE="1").communicate(timeout=300) == ("", told)


def test_without_a_place_to_write_it_still_works(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    code = "from boneyard.fast import code_cache; print(code_cache.cache_folder())"
    out, err = start(code, BONEYARD_CACHE=str(tmp_path / "file")).communicate(timeout=300)
    assert (out, err) == ("None\n", "")


def test_code_that_nobody_uses_goes_after_a_month(tmp_path: Path) -> None:
    for name, age in (
        ("fast-old", code_cache.MAX_UNUSED_SECONDS + 60),
        ("fast-young", 60),
        ("other", 1e9),
    ):
        (tmp_path / name).mkdir()
        (tmp_path / name / "lock").touch()
        os.utime(tmp_path / name / "lock", (time.time() - age,) * 2)
    code_cache._delete_unused(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {"fast-young", "other"}


def test_who_comes_second_finds_the_old_code_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two processes that start together both look; one of them is faster."""
    gone = [tmp_path / "fast-old" / "lock"]
    monkeypatch.setattr(Path, "glob", lambda self, pattern: gone)
    code_cache._delete_unused(tmp_path)


def test_the_folder_is_named_after_the_source() -> None:
    place = code_cache.cache_folder()
    assert place is not None
    assert place.name.startswith("fast-")


def test_the_command_line_imports_no_numba() -> None:
    code = "import sys, boneyard.cli, boneyard.cli.bench; print('numba' in sys.modules)"
    assert start(code).communicate(timeout=300)[0] == "False\n"
