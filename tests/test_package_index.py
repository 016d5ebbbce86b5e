"""What an index of packages shows: with an address of the project, links that lead there."""

import re
import runpy
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from support.paths import ROOT

BASE = "https://example.org/boneyard"


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What the builder is told, which isn't needed here: only what it asks for is."""
    plugin = SimpleNamespace(MetadataHookInterface=object)
    for name in ("hatchling", "hatchling.metadata", "hatchling.metadata.plugin"):
        monkeypatch.setitem(sys.modules, name, SimpleNamespace())
    monkeypatch.setitem(sys.modules, "hatchling.metadata.plugin.interface", plugin)
    hook = runpy.run_path(str(ROOT / "packaging" / "metadata.py"))["Addresses"]()
    hook.root = str(ROOT)
    found: dict[str, Any] = {}
    hook.update(found)
    return found


def test_without_an_address_it_is_the_readme(told: dict[str, Any]) -> None:
    assert told["readme"]["text"] == (ROOT / "README.md").read_text("utf-8")
    assert "urls" not in told


@pytest.fixture
def published(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BONEYARD_PROJECT_URL", BASE)


@pytest.mark.usefixtures("published")
def test_with_one_every_link_and_picture_leads_there(request: pytest.FixtureRequest) -> None:
    told = request.getfixturevalue("told")
    assert told["urls"]["Changelog"] == f"{BASE}/CHANGELOG.md"
    targets = re.findall(r'(?:\]\(|src=")([^)"\s]+)', told["readme"]["text"])
    assert f"{BASE}/docs/pictures/screens/home.webp" in targets
    assert all(re.match(r"https?:|#", target) for target in targets)
