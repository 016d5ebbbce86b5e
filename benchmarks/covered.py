"""What lies on what at the table: every game in many positions, with all numbers of players.

    python benchmarks/covered.py             # all games
    python benchmarks/covered.py all-fives   # some of them

On four screens, during a round and at its end; the browser is asked what is on top of ends, places,
tiles and buttons (`tests/support/browser/on_top.py`). Prints what is covered.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from boneyard.games import GAMES
from boneyard.rules.game import Game
from support.browser.on_top import SCREENS, covered
from support.browser.player import STILL, Player
from support.browser.scenes import Setting, open_setting
from support.browser.server import chromium

#: So many tiles lie.
TILES: Final = (0, 6, 14)
COUNTED: Final = f'{STILL}:is([data-awaits="count"], [data-awaits="nobody"])'


def look(setting: Setting, player: Player, what: str) -> int:
    """Look at a table on all screens, and count where something is covered."""
    wrong = 0
    for screen in SCREENS:
        setting.measured(player, screen)
        found = covered(player)
        wrong += bool(found)
        for one in found[:3]:
            print(f"{what} on {screen['width']}×{screen['height']}: {one}")
    return wrong


def main(names: list[str]) -> None:
    """Look at all of them."""
    wrong = tables = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        open_setting(Path(folder)) as setting,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for name in names:
            game = GAMES[name]
            counts = [
                many
                for many in game.players
                if not isinstance(game, Game)
                or many * game.hand_for(many) <= len(game.tiles.tiles(many))
            ]
            for players in counts:
                with Player(setting.address, browser) as player:
                    for tiles in TILES:
                        options: dict[str, Any] = {"players": players} if players > 1 else {}
                        match = setting.set_out(player, name, tiles, tiles, mine=True, **options)
                        tables += 1
                        wrong += look(setting, player, f"{name}, {players} players, {tiles} tiles")
                    if players > 1:
                        setting.play(match, 999)
                        player.until(COUNTED)
                        wrong += look(setting, player, f"the end of {name}, {players} players")
        browser.close()
    print(f"{tables} tables, {wrong} screens on which something is covered")


if __name__ == "__main__":
    main(sys.argv[1:] or list(GAMES))
