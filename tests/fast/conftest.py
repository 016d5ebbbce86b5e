"""Fixtures for tests of the fast core."""

from pathlib import Path

import pytest

from boneyard.fast import code_cache


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for code, and nothing loaded yet."""
    monkeypatch.setattr(code_cache, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(code_cache, "_loaded", {})
    return tmp_path
