"""The plain package does without its extras, and says what it lacks."""

import subprocess
import sys
import tomllib

import pytest

from boneyard.extras import EXTRAS, install_hint
from support.paths import TESTS


@pytest.mark.slow
def test_the_plain_package_plays_without_extras() -> None:
    done = subprocess.run(
        [sys.executable, TESTS / "support" / "plain_install.py", "--hide"],
        cwd=TESTS, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


def test_every_extra_is_known() -> None:
    declared = tomllib.loads((TESTS.parent / "pyproject.toml").read_text("utf-8"))["project"]
    # Ray is asked for by its own name, where a cluster is.
    assert set(EXTRAS) == set(declared["optional-dependencies"]) - {"ray"}
    assert install_hint(ModuleNotFoundError("no", name="nobody_knows_it")) is None
    assert len(declared["dependencies"]) == 3, "the plain package stays small"
