"""A cache of compiled code that others can write is refused: what is loaded there is run."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from boneyard.fast import code_cache, code_cache_trust
from boneyard.server.ops import doctor_checks
from support.code_cache import run_doubled

NOBODY = 65534


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A root for caches, and nothing decided yet."""
    root = tmp_path / "caches"
    monkeypatch.setenv("BONEYARD_CACHE", str(root))
    monkeypatch.setattr(code_cache, "_loaded", {})
    _forget()
    return root


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    yield
    _forget()


def _forget() -> None:
    code_cache.place.cache_clear()
    if hasattr(code_cache.cache_folder, "cache_clear"):
        code_cache.cache_folder.cache_clear()


def give_away(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let something belong to somebody else."""
    if os.geteuid() == 0:
        os.chown(path, NOBODY, NOBODY)
    else:
        user = os.geteuid() + 1
        monkeypatch.setattr(code_cache_trust, "_user", lambda: user)


def test_a_new_cache_is_private_whatever_the_umask(root: Path) -> None:
    before = os.umask(0)
    try:
        place = code_cache.cache_folder()
    finally:
        os.umask(before)
    assert place is not None
    assert {stat.S_IMODE(one.stat().st_mode) for one in (root, place)} == {0o700}
    assert code_cache_trust.find_untrusted(place) is None


@pytest.mark.parametrize("mode", [0o777, 0o1777, 0o770, 0o757])
def test_a_cache_that_others_can_write_is_refused_and_nothing_is_loaded(
    root: Path, mode: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(code_cache_trust, "_is_own_group", lambda group: False)
    place = code_cache.cache_folder()
    assert place is not None
    run_doubled()
    (made,) = place.glob("doubled-*.o")
    place.chmod(mode)
    _forget()
    code_cache._loaded.clear()
    monkeypatch.setattr(code_cache, "_read", lambda file: pytest.fail("it was read"))
    assert code_cache.cache_folder() is None
    assert str(place) in capsys.readouterr().err
    assert run_doubled() == [3, 2, 14]
    assert made.exists()


@pytest.mark.parametrize("mode", [0o777, 0o770])
def test_so_is_one_below_a_folder_in_which_others_can_put_another(
    root: Path, mode: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(code_cache_trust, "_is_own_group", lambda group: False)
    assert code_cache.cache_folder() is not None
    root.chmod(mode)
    _forget()
    assert code_cache.cache_folder() is None
    root.chmod(0o1777)  # as in /tmp: they can't move what is ours
    _forget()
    assert code_cache.cache_folder() is not None


def test_a_folder_or_a_link_of_somebody_else_is_refused(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = code_cache.cache_folder()
    assert place is not None
    with monkeypatch.context() as patched:
        give_away(place, patched)
        _forget()
        assert code_cache.cache_folder() is None
        assert code_cache_trust.find_untrusted(place) is not None
    if os.geteuid() == 0:
        link = root / "link"
        link.symlink_to(place)
        os.lchown(link, NOBODY, NOBODY)
        os.chown(place, 0, 0)
        assert code_cache_trust.find_untrusted(place) is None
        assert code_cache_trust.find_untrusted(link / "code") == link


def test_a_group_of_one_s_own_is_nobody_else(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where each user has a group of their own, umask 002 is usual and harmless."""
    place = code_cache.cache_folder()
    assert place is not None
    place.chmod(0o775)
    monkeypatch.setattr(code_cache_trust, "_is_own_group", lambda group: True)
    assert code_cache_trust.find_untrusted(place) is None
    monkeypatch.setattr(code_cache_trust, "_is_own_group", lambda group: False)
    assert code_cache_trust.find_untrusted(place) == place


@pytest.mark.parametrize("how", ["writable", "others", "link", "pipe"])
def test_a_file_that_others_can_write_is_made_again(
    kept: Path, how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run_doubled()
    (file,) = kept.glob("doubled-*.o")
    size = file.stat().st_size
    if how == "writable":
        file.chmod(0o666)
    elif how == "others":
        give_away(file, monkeypatch)
    elif how == "link":
        other = tmp_path / "elsewhere"
        file.rename(other)
        file.symlink_to(other)
    else:
        file.unlink()
        os.mkfifo(file)
    code_cache._loaded.clear()
    made: list[str] = []
    compiled = code_cache._compile

    def compile_again(*args: Any) -> tuple[str, bytes]:
        made.append(how)
        return compiled(*args)

    monkeypatch.setattr(code_cache, "_compile", compile_again)
    assert run_doubled() == [3, 2, 14]
    assert made == [how]
    if how != "others" or os.geteuid() == 0:
        assert file.is_file()
        assert not file.is_symlink()
        assert file.stat().st_size == size
        assert code_cache_trust.is_private(file.lstat())


def test_the_doctor_says_so_and_names_the_folder(root: Path) -> None:
    place = code_cache.cache_folder()
    assert place is not None
    assert {one.level for one in doctor_checks._check_kernels()} <= {"good", "note"}
    place.chmod(0o777)
    _forget()
    (found,) = doctor_checks._check_kernels()
    assert (found.level, found.message.id) == ("wrong", "doctor-cache-exposed")
    assert dict(found.message.args)["path"] == str(place)
    assert stat.S_IMODE(place.stat().st_mode) == 0o777, "nothing is changed"
