"""Helpers for the two terminal interfaces."""

import asyncio
from collections.abc import Callable

from textual.pilot import Pilot

from boneyard.core.events import Flipped
from boneyard.engine.kinds import AnyRules
from boneyard.games import get_game
from boneyard.tui.full_screen_app import MatchApp, Scene
from boneyard.tui.local_match import LocalMatch

PATIENCE = 60.0


async def until(pilot: Pilot[None], true: Callable[[], bool]) -> None:
    """Wait until something is so, and shown."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.002)
    await pilot.pause()


def ready(app: MatchApp, *, before: Scene | None = None) -> bool:
    """Say whether the screen waits for somebody, after another moment than one before."""
    now = app.scene
    return (
        now is not None and now is not before and (now.may_move or now.between_rounds or now.over)
    )


def hidden(sitting: LocalMatch, reader: int | None) -> set[str]:
    """The tiles that the reader may not know, however they are written."""
    state = sitting._state
    view = sitting.view(reader)
    rows = [*state.hands, getattr(state, "stock", ()), getattr(state, "aside", ())]
    seen = [*view.hands, getattr(view, "stock", ()), getattr(view, "aside", ())]
    held = {tile for row in rows for tile in row} - {tile for row in seen for tile in row}
    # What has been turned over was there for all to see, wherever it lies now.
    if not state.rules.alone and state.rules.game.combined_twists.face_down:
        told = sitting.visible_events(0, reader)
        held -= {event.tile for event in told if isinstance(event, Flipped)}
    if state.rules.alone and (down := getattr(view, "face_down", 0)):
        open_ = view.visible_tiles  # type: ignore[attr-defined]
        held = {tile for tile in state.rules.tiles if tile not in open_}
        assert len(held) == down
    return {text for tile in held if tile for text in (f"{tile.a}-{tile.b}", f"{tile.b}-{tile.a}")}


def short(name: str, **options: object) -> AnyRules:
    game = get_game(name)
    single = {"single": True} if any(one.name == "single" for one in game.all_options) else {}
    return game.rules(**{**single, **options})
