"""The numbers of docs/solitaires.md are those of its data, and the data can be made again."""

import json
import re
from typing import Any

import pytest

from boneyard.cli.solve import render_chart
from boneyard.games import GAMES
from boneyard.solitaire.odds import Tally, count_outcomes
from support.paths import DOCS

PAGE = (DOCS / "solitaires.md").read_text()
DATA: dict[str, Any] = json.loads((DOCS / "data" / "solitaires.json").read_text())
ALONE = ["baronet", "knock-out", "domino-solitaire"]


@pytest.mark.slow
@pytest.mark.parametrize("game", ALONE)
def test_the_first_deals_can_be_made_again(game: str) -> None:
    assert count_outcomes(GAMES[game], 1, 300, processes=1).to_json() == DATA["first_300"][game]


@pytest.mark.parametrize("game", ALONE)
def test_the_plots_show_the_data(game: str) -> None:
    full = DATA["full"][game]
    counts = {
        (outcome, int(result)): number
        for outcome, results in full["best"].items()
        for result, number in results.items()
    }
    alone: Any = GAMES[game]
    tally = Tally(game, full["seed"], full["deals"], counts, alone.logic.result_unit)
    assert render_chart(tally) == (DOCS / "pictures" / f"{game}.svg").read_text()
    assert tally.to_json() == full


def test_the_page_tells_the_data() -> None:
    baronet, knock_out, columns = (DATA["full"][game] for game in ALONE)
    shares = {
        f"**{baronet['shares']['won']:.1%}**",
        f"{baronet['best']['lost']['13'] / baronet['deals']:.1%}",
        f"{baronet['best']['lost']['26'] / baronet['deals']:.1%}",
        f"{knock_out['best']['lost']['28'] / knock_out['deals']:.1%}",
        f"**{columns['shares']['won']:.1%}**",
        f"{columns['shares']['lost']:.1%}",
    }
    told = PAGE.replace(" %", "%")
    assert {share for share in shares if share not in told} == set()
    mean = sum(int(left) * n for left, n in knock_out["best"]["lost"].items()) / knock_out["deals"]
    assert f"{mean:.1f} on average" in PAGE
    assert knock_out["shares"]["won"] == 0
    assert knock_out["best"]["lost"]["4"] == 1
    assert max(knock_out["best"]["lost"].items(), key=lambda one: one[1])[0] == "22"
    assert set(columns["best"]["won"]) == {"1", "2", "4", "6"}
    assert columns["shares"]["undecided"] == 0
    for full in (baronet, knock_out, columns):
        assert re.search(rf"{full['deals']:,} deals", PAGE)
