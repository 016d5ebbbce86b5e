"""A file without tables, as `cp` of a running server leaves it, is nothing to copy or back up."""

from pathlib import Path

import pytest

from boneyard.server.db.copy_and_backup import back_up, copy_database
from boneyard.server.errors import StoreError


def test_an_empty_file_is_refused(tmp_path: Path) -> None:
    source, target = tmp_path / "copied.db", tmp_path / "new.db"
    source.touch()
    for do in (copy_database, back_up):
        with pytest.raises(StoreError, match=r"copied\.db has no matches and no players"):
            do(str(source), str(target))
    assert not target.exists()
    assert source.stat().st_size == 0
