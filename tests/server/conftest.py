"""What holds for every test of the server: its luck."""

import luck
import pytest


@pytest.fixture(autouse=True)
def same_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same deals whenever a test is run."""
    luck.fix(monkeypatch, request.node.nodeid)
