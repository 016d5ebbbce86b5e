"""Settings are read from `BONEYARD_…` variables, and mistyped ones are reported."""

import runpy
from pathlib import Path

import msgspec
import pytest

from boneyard.i18n.translator import english
from boneyard.server.db.sqlite import create_private_file
from boneyard.server.errors import SettingError, StoreError
from boneyard.server.settings import (
    Rate,
    Settings,
    describe_unknown_variable,
    find_unknown_variables,
    from_environment,
)
from support.paths import DOCS


@pytest.mark.parametrize("text", ["a.org,b.org", " a.org , b.org,", '["a.org", "b.org"]'])
def test_a_list_is_written_with_commas_or_as_json(text: str) -> None:
    assert from_environment({"BONEYARD_HOSTS": text}).hosts == ("a.org", "b.org")


def test_an_empty_list_has_nothing_in_it() -> None:
    assert from_environment({"BONEYARD_HOSTS": ""}).hosts == ()


def test_numbers_and_rates_are_json() -> None:
    read = from_environment(
        {"BONEYARD_IDLE": "60", "BONEYARD_SIGN_RATE": '{"a_second": 1, "at_once": 2}'}
    )
    assert (read.idle, read.sign_rate) == (60.0, Rate(1, 2))
    with pytest.raises(SettingError, match="BONEYARD_IDLE"):
        from_environment({"BONEYARD_IDLE": "soon"})


def test_a_mistyped_variable_is_reported_with_the_nearest() -> None:
    found = find_unknown_variables(
        {
            "BONEYARD_HOST": "x",
            "BONEYARD_XYZZY": "1",
            "BONEYARD_DB": "x",
            "BONEYARD_CACHE": "y",
            "HOME": "z",
        }
    )
    assert found == {"BONEYARD_HOST": "BONEYARD_HOSTS", "BONEYARD_XYZZY": None}
    assert [english(describe_unknown_variable(*one)) for one in found.items()] == [
        "BONEYARD_HOST is not a setting. Did you mean BONEYARD_HOSTS?",
        "BONEYARD_XYZZY is not a setting. See docs/configure.md.",
    ]


def test_a_database_in_a_folder_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="doesn't exist"):
        create_private_file(tmp_path / "typo" / "boneyard.db")
    assert not (tmp_path / "typo").exists()


def test_a_folder_named_as_the_database_keeps_its_mode(tmp_path: Path) -> None:
    """It may be /tmp, or somebody's home."""
    tmp_path.chmod(0o755)
    with pytest.raises(StoreError, match="is a folder, but must be a file"):
        create_private_file(tmp_path)
    assert tmp_path.stat().st_mode & 0o777 == 0o755


def test_the_page_lists_every_setting() -> None:
    made = runpy.run_path(str(DOCS / "make_configure.py"))["build_page"]()
    assert made == (DOCS / "configure.md").read_text("utf-8"), "run docs/make_configure.py"
    for field in msgspec.structs.fields(Settings):
        assert f"`BONEYARD_{field.name.upper()}`" in made
