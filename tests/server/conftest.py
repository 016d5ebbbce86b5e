"""What holds for every test of the server: its luck, and the databases that are tried."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from boneyard.server import wall_clock
from support import fixed_seeds
from support.server.clock import AdvanceClock
from support.server.postgres import Cluster, cluster


@pytest.fixture(autouse=True)
def same_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same deals whenever a test is run."""
    fixed_seeds.fix(monkeypatch, request.node.name)


@pytest.fixture(scope="session")
def one_cluster() -> Iterator[Cluster]:
    with cluster() as made:
        yield made


@pytest.fixture
def postgres(one_cluster: Cluster) -> Cluster:
    """A PostgreSQL that runs, with nothing in its database."""
    if not one_cluster.runs:
        one_cluster.start()
    one_cluster.empty()
    return one_cluster


@pytest.fixture(params=["sqlite", "postgres"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a store keeps what it is given: whatever is asked of one is asked of the other."""
    if request.param == "sqlite":
        return str(tmp_path / "matches.db")
    made: Cluster = request.getfixturevalue("postgres")
    return made.address()


@pytest.fixture
def forward(monkeypatch: pytest.MonkeyPatch) -> AdvanceClock:
    """Sets the clock of the house forward."""

    def ahead(by: int) -> None:
        monkeypatch.setattr(wall_clock, "offset_ms", wall_clock.offset_ms + by)

    monkeypatch.setattr(wall_clock, "offset_ms", 0)
    return ahead
