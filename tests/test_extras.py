"""The plain package does without its extras, and says what it lacks."""

import subprocess
import sys
import tomllib
from importlib import import_module

import pytest

from boneyard import envs
from boneyard.drawing.png import to_png
from boneyard.extras import DISTRIBUTION, EXTRAS, NotInstalled, install_hint
from support.paths import TESTS


@pytest.mark.slow
def test_the_plain_package_plays_without_extras() -> None:
    done = subprocess.run(
        [sys.executable, TESTS / "support" / "plain_install.py", "--hide"],
        cwd=TESTS, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


def test_a_picture_as_png_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(NotInstalled, match=r'pip install "boneyard-dominoes\[png\]"'):
        to_png("<svg/>", 100)


def test_the_old_name_of_the_environments_warns() -> None:
    sys.modules.pop("boneyard.learn", None)
    with pytest.warns(DeprecationWarning, match=r"boneyard\.envs"):
        learn = import_module("boneyard.learn")
    assert learn.EnvError is envs.EnvError


def test_every_extra_is_known() -> None:
    declared = tomllib.loads((TESTS.parent / "pyproject.toml").read_text("utf-8"))["project"]
    # Ray is asked for by its own name, where a cluster is.
    assert set(EXTRAS) == set(declared["optional-dependencies"]) - {"ray"}
    assert install_hint(ModuleNotFoundError("no", name="nobody_knows_it")) is None
    assert declared["name"] == DISTRIBUTION
    assert len(declared["dependencies"]) == 3, "the plain package stays small"
