"""benchmarks/levels.py: plays what is missing, keeps it, and writes a page of it."""

import json
from pathlib import Path
from typing import Any

import pytest

from benchmarks import duel, levels, move_times
from boneyard.arena import run_arena
from boneyard.games import GAMES
from boneyard.rules.game import Game

DRAW = {"players": 2, "hand": 7}


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two levels, two games and a target, a few deals each."""
    games = {name: GAMES[name] for name in ("block-draw", "yourturn")}
    target = levels.Wanted("block-draw", DRAW, ("heavy", "random"), least=0.01)
    for name, value in {
        "LEVELS": ("random", "heavy"), "GAMES": games, "TARGETS": (target,), "MEASURED": 8,
        "DECIDED": 16, "QUICK": 2,
    }.items():  # fmt: skip
        monkeypatch.setattr(levels, name, value)


def run(folder: Path, *words: str) -> tuple[int, dict[str, Any], str]:
    data, page, times, duels = (
        folder / name for name in ("strength.json", "strength.md", "times", "duels")
    )
    files = ["--data", data, "--page", page, "--times", times, "--duels", duels]
    status = levels.main([*words, "--cores", "1", *map(str, files)])
    found = json.loads(data.read_text()) if data.exists() else {}
    return status, found, page.read_text() if page.exists() else ""


def test_it_plays_keeps_and_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    status, found, page = run(tmp_path)
    assert status == 0
    assert [numbers["deals"] for numbers in found.values()] == [16, 16, 8]
    aimed = found["block-draw hand=7 players=2: heavy – random"]
    assert f"| {levels.won(aimed)} | ≥ 1.0 % | yes |" in page
    assert page.count("| Your Turn |") == 1
    assert not list(tmp_path.glob("*.part.jsonl"))
    monkeypatch.setattr(levels, "run_arena", lambda *_: pytest.fail("it has been played"))
    assert run(tmp_path)[1] == found


def test_it_goes_on_after_ctrl_c(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held = run_arena

    def stopped(contest: Any, crew: Any, notes: Any, watch: Any) -> Any:
        if contest.rules_list[0].game.name == "yourturn":
            raise_at = iter([None])

            def interrupt(_: Any) -> None:
                if next(raise_at, True):
                    raise KeyboardInterrupt

            return held(contest, crew, notes, interrupt)
        return held(contest, crew, notes, watch)

    monkeypatch.setattr(levels, "run_arena", stopped)
    status, found, page = run(tmp_path)
    assert (status, len(found), "| Your Turn |" in page) == (130, 1, False)
    assert len(list(tmp_path.glob("*.part.jsonl"))) == 1
    monkeypatch.setattr(levels, "run_arena", held)
    status, found, page = run(tmp_path)
    assert (status, len(found), "| Your Turn |" in page) == (0, 3, True)
    assert not list(tmp_path.glob("*.part.jsonl"))


def untimed(found: dict[str, Any]) -> dict[str, Any]:
    """The numbers without those that a clock has made."""
    return {key: {**numbers, "seconds_per_move": None} for key, numbers in found.items()}


def test_some_deals_now_and_the_others_later_are_the_same(tmp_path: Path) -> None:
    once, twice = tmp_path / "once", tmp_path / "twice"
    once.mkdir()
    twice.mkdir()
    _, some, page = run(twice, "--deals", "8")
    assert [(one["deals"], one["finished"]) for one in some.values()] == [
        (8, False), (8, False), (8, True)
    ]  # fmt: skip
    assert " …" in page
    assert len(list(twice.glob("*.part.jsonl"))) == 2
    assert untimed(run(twice)[1]) == untimed(run(once)[1])


def test_times_and_memory_stand_on_the_page(tmp_path: Path) -> None:
    numbers = move_times.measured("one-arm-joe", 8)
    for times in numbers["milliseconds"].values():
        assert times["moves"] > 0
        assert 0 < times["median"] <= times["worst"] <= 1e3 * move_times.SECONDS
    (row,) = levels.time_rows({"block-draw": numbers})
    assert row.endswith(f"| {numbers['megabytes']:.0f} |")
    assert row.count("/") == 2


def test_quick_keeps_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, found, page = run(tmp_path, "--quick", "--only", "yourturn")
    assert (status, found, page) == (0, {}, "")
    assert "| Your Turn |" in capsys.readouterr().out


def test_a_bot_that_isnt_there_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(levels, "BOTS", {"heavy": None})
    assert run(tmp_path)[0] == 2
    assert capsys.readouterr().err == "there is no bot random\n"


def test_every_game_for_several_has_its_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "GAMES", GAMES)
    tables = {name for name, game in GAMES.items() if isinstance(game, Game)}
    assert {wanted.game for wanted in levels.steps()} == tables


def test_what_others_bots_did_is_on_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(duel, "KEPT", tmp_path / "duels")
    row = {
        "players": ("heavy", "theirs"), "judged": "by points", "deals": 1200, "won": 0.5,
        "won_interval": (0.25, 0.75), "milliseconds": {"heavy": 0.4, "random": 1, "theirs": 190.2},
    }  # fmt: skip
    duel.keep([row])
    duel.keep([{**row, "players": ("random", "theirs")}])
    duel.keep([{**row, "won": 0.625}])
    _, _, page = run(tmp_path)
    assert "| heavy – theirs, by points | 1,200 | 62.5 % (25.0–75.0) | 0 / 190 |" in page
    assert page.count("– theirs") == 2


def test_the_page_in_the_docs_is_made_of_its_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()  # all levels and games
    page = tmp_path / "strength.md"
    assert levels.main(["--only", "no such pairing", "--page", str(page)]) == 0
    assert page.read_text("utf-8") == (levels.DOCS / "strength.md").read_text("utf-8")
