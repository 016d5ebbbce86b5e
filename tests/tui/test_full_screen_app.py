"""The match on a screen: keys and mouse, every game drawn at 80 by 24, nothing hidden shown."""

import asyncio
import sys
from typing import Any

import pytest
from click.testing import CliRunner
from textual.widgets import OptionList, RichLog, Static

from boneyard.bots.registry import Hint
from boneyard.cli import main, play
from boneyard.cli.play import prefers_text_ui
from boneyard.core.actions import parse
from boneyard.core.chance import Seeded
from boneyard.games import GAMES
from boneyard.i18n.locales import PSEUDO_LANGUAGE
from boneyard.i18n.translator import get_translator
from boneyard.tui.canvas import draw_scene
from boneyard.tui.describe import MatchDescriber
from boneyard.tui.full_screen_app import (
    Board,
    Hand,
    HandOverScreen,
    MatchApp,
    TextPage,
    build_scene,
)
from boneyard.tui.local_match import LocalMatch, SeatPlayer
from support.pseudo_language import WORD, outside
from support.tui import hidden, ready, short, until


def sitting(game: str, people: int = 1, **options: object) -> LocalMatch:
    rules = short(game, **options)
    chairs = [SeatPlayer(f"P{at}", "" if at < people else "heavy") for at in range(rules.players)]
    return LocalMatch(rules, chairs, Seeded("tea"))


@pytest.mark.parametrize("game", GAMES)
def test_every_table_can_be_drawn_where_there_is_little_room(game: str) -> None:
    match = sitting(game, people=0, **({"players": 2} if 2 in GAMES[game].players else {}))
    match.deal()
    while match.playing and len(match.steps) < 12 and match.advance():
        pass
    seen = build_scene(
        match,
        MatchDescriber(match, None, get_translator("en").translate),
        get_translator("en").translate,
        "landscape",
    )
    for size in ((50, 17), (3, 1)):
        canvas = draw_scene(seen, None, size)
        assert canvas.to_text().plain.count("\n") == size[1] - 1
    if seen.placed:
        shown = draw_scene(seen, None, (160, 60)).to_text().plain
        for tile in seen.placed:
            if tile.tile is not None:
                assert str(tile.tile.a) in shown


def shown(app: MatchApp) -> str:
    """All that stands on the screen."""
    statics = [str(one.render()) for one in app.query(Static)]
    widgets = [app.query_one(Board).render().plain, app.query_one(Hand).render().plain]
    log = [line.text for line in app.query_one("#log", RichLog).lines]
    moves = app.query_one("#moves", OptionList)
    return "\n".join([*statics, *widgets, *log, *(str(one.prompt) for one in moves.options)])


@pytest.mark.slow
def test_a_round_is_played_with_keys_and_mouse() -> None:
    async def play() -> None:
        match = sitting("block-draw", players=2)
        app = MatchApp(match, get_translator("en"), pace=0)
        async with app.run_test(size=(80, 24)) as pilot:
            before, clicked = None, False
            while True:
                await until(pilot, lambda before=before: ready(app, before=before))  # type: ignore[misc]
                before = app.scene
                assert before is not None
                if before.over:
                    break
                told = " ".join(shown(app).split("\n"))
                assert not {tile for tile in hidden(match, 0) if f" {tile} " in told}
                board = app.query_one(Board)
                spots = board.canvas.ghost_cells if board.canvas else {}
                if spots and not clicked:
                    clicked = True
                    column, row = next(iter(spots))
                    await pilot.click(Board, offset=(column, row))
                elif before.choices[0].tile is not None:
                    at = before.hand.index(before.choices[0].tile)
                    await pilot.press(str(at + 1), "enter")
                else:
                    await pilot.press("enter")
            assert clicked
            assert "The match is over." in shown(app)
        assert match.over

    asyncio.run(play())


@pytest.mark.slow
def test_alone_there_are_hints_rules_and_a_way_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        match = sitting("knock-out")
        best = Hint(parse("resign"), 0, 0, 0, 0, ())
        monkeypatch.setattr(match, "hints", lambda _: [best])
        app = MatchApp(match, get_translator(PSEUDO_LANGUAGE), pace=0)
        async with app.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda: ready(app))
            words = {line for line in outside(shown(app)).splitlines() if WORD.search(line)}
            assert not {line for line in words if line.strip() and "Knock Out" not in line
                        and "enter: " not in line}, words  # fmt: skip
            first = app.scene
            await pilot.press("down", "enter")
            await until(pilot, lambda: ready(app, before=first) and len(match.steps) == 2)
            await pilot.press("u")
            await until(pilot, lambda: len(match.steps) == 1)
            await pilot.press("r")
            await until(pilot, lambda: isinstance(app.screen, TextPage))
            await pilot.press("escape")
            await until(pilot, lambda: not isinstance(app.screen, TextPage))
            await pilot.press("h")
            await until(pilot, lambda: isinstance(app.screen, TextPage))
            await pilot.press("escape", "q")

    asyncio.run(play())


def test_a_curtain_falls_between_two_at_one_keyboard() -> None:
    async def play() -> None:
        match = sitting("block-draw", people=2, players=2)
        app = MatchApp(match, get_translator("en"), pace=0)
        async with app.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda: isinstance(app.screen, HandOverScreen))
            assert app.query_one(Hand).scene is None
            first = match.awaited_seat
            await pilot.press("enter")
            await until(pilot, lambda: ready(app))
            assert app.scene is not None
            assert app.scene.reader == first
            await pilot.press("enter")
            await until(pilot, lambda: isinstance(app.screen, HandOverScreen))
            assert app.scene.reader is None
            assert app.scene.hand == ()
            await pilot.press("q")

    asyncio.run(play())


def test_without_textual_it_goes_line_by_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "prefers_text_ui", lambda: False)
    monkeypatch.setitem(sys.modules, "boneyard.tui.full_screen_app", None)
    told = CliRunner().invoke(main, ["play", "bergen", "--bots", "heavy"], prog_name="boneyard")
    assert told.exit_code == 0
    assert told.output.startswith(
        'To play on a full screen, run pip install "boneyard-dominoes[terminal]".'
    )
    assert "Your move:" in told.output


def test_where_nobody_looks_there_are_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal:
        def isatty(self) -> bool:
            return True

    assert prefers_text_ui({})
    looked: Any = Terminal()
    monkeypatch.setattr(sys, "stdin", looked)
    monkeypatch.setattr(sys, "stdout", looked)
    assert not prefers_text_ui({"TERM": "xterm-256color"})
    assert prefers_text_ui({"TERM": "dumb"})
    assert prefers_text_ui({"TERM": "xterm", "ACCESSIBLE": "1"})
