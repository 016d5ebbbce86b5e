"""The simulation of docs/scale.md agrees with what was measured, and its tables with the page."""

import json
import re

import pytest

from support.paths import DOCS

pytest.importorskip("simpy")

from benchmarks import scale_model
from benchmarks.scale_model import make_site, simulate, size

pytestmark = pytest.mark.slow

PAGE = (DOCS / "scale.md").read_text("utf-8")


def test_the_model_is_within_a_fifth_of_what_was_measured() -> None:
    found = list(scale_model.compare(20.0))
    assert found
    for name, what, model, measured in found:
        # The slowest moves wait for other programs of the machine too.
        if not what.startswith("99 %"):
            assert abs(model / measured - 1) <= 0.2, (name, what, model, measured)


def test_more_moves_than_a_core_can_take_pile_up() -> None:
    one = make_site("sqlite", 250.0)
    quiet = simulate(one, 5.0)
    assert quiet.share_soon == 1
    assert quiet.begun == len(quiet.seconds)
    assert 800 < quiet.begun < 1100
    busy = simulate(make_site("sqlite", 2.0 / (one.decide + 2 * one.deliver)), 5.0)
    assert busy.share_soon < 0.5
    assert busy.busy["workers"] > 0.95


def test_commits_with_notify_follow_each_other_and_others_do_not() -> None:
    told = simulate(make_site("postgres", 2000.0, workers=16), 4.0)
    other = simulate(make_site("broker", 2000.0, workers=16), 4.0)
    assert told.busy["NOTIFY"] > 0.9
    assert other.busy["NOTIFY"] == 0
    assert told.percentile(50) > 1.2 * other.percentile(50)


def test_the_same_seed_plays_the_same() -> None:
    site = make_site("postgres", 300.0, workers=2)
    assert simulate(site, 3.0) == simulate(site, 3.0)
    assert simulate(site, 3.0).seconds != simulate(site, 3.0, seed=2).seconds


def test_the_limits_are_found_where_they_are() -> None:
    limit = scale_model.find_limit(lambda rate: make_site("sqlite", rate))
    assert scale_model.is_fine(make_site("sqlite", limit))
    assert not scale_model.is_fine(make_site("sqlite", 1.2 * limit))


def test_the_page_tells_what_the_model_computes() -> None:
    rows = dict(re.findall(r"^\| ([^|]+) \| (.+) \|$", PAGE, re.MULTILINE))
    for at, players in enumerate((1_000, 100_000, 5_000_000)):
        for name, value in size(players).items():
            told = float(rows[name].split(" | ")[at].replace(",", ""))
            assert told == pytest.approx(value, rel=0.03, abs=0.006), (name, players)


def test_every_cost_has_a_source() -> None:
    costs = json.loads((DOCS / "data/costs.json").read_text("utf-8"))
    assert set(costs["sources"]) == set(costs) - {"sources"}
    for source in costs["sources"].values():
        assert "benchmarks/" in source or "docs/" in source


@pytest.mark.parametrize("name", ["scale-limits.svg", "scale-latency.svg"])
def test_the_pictures_show_every_step(name: str) -> None:
    picture = (DOCS / "pictures" / name).read_text("utf-8")
    steps = scale_model.STEPS if name == "scale-limits.svg" else scale_model.CURVES
    for step in steps:
        assert f">{step}<" in picture
    assert f"pictures/{name}" in PAGE
