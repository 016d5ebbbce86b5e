"""Table sizes in pixels: fixed matches in Chromium on four screens.

    python benchmarks/room.py                  # the table of sizes
    python benchmarks/room.py --sheet FOLDER   # and pictures of all that was measured

For each screen: the felt's share of the window; the short side of a straight tile's box at the end
of a round with double-six; the same in Five Up with double-15, four players and 30 tiles; the mean
long side of curved tiles' boxes with three or four players and 20 to 27 tiles, and in brackets
their shortest side. Each as the least and the most of all matches. Nothing that matters may lie
under something else: what does is named.
"""

import sys
import tempfile
from collections import defaultdict
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
import pytest

from boneyard.games import GAMES
from boneyard.rules.game import DoubleN, Game
from support import fixed_seeds  # after the path
from support.browser.player import Player
from support.browser.scenes import COVERED, SCREENS, Setting, open_setting
from support.browser.server import chromium

#: A kind of table, the game, the most tiles that lie, and its options.
Table = tuple[str, str, int, dict[str, Any]]
EVERYTHING = 99


def tables() -> list[Table]:
    """List all multiplayer games, with the fewest and the most players."""
    found: list[Table] = []
    for name, game in GAMES.items():
        if not isinstance(game, Game):
            continue
        if isinstance(game.tiles, DoubleN):
            counts = sorted({min(game.players), max(filter(partial(can_deal, game), game.players))})
            found += [("straight", name, EVERYTHING, {"players": count}) for count in counts]
        else:
            counts = [count for count in game.players if count > 2]
            found += [
                ("curved", name, 20 + 7 * (count % 2), {"players": count}) for count in counts
            ]
    found += [("five-up 15", "five-up", 30, {"players": 4, "set": 15, "seed": at})
              for at in range(3)]  # fmt: skip
    return found


def can_deal(game: Game, players: int) -> bool:
    """Say whether its own set is enough for so many."""
    return players * game.hand_for(players) <= len(game.tiles.tiles(players))


def measure(setting: Setting, player: Player, table: Table, sheet: Path | None) -> list[Any]:
    """A table on every screen."""
    _, game, tiles, options = table
    options = dict(options)
    seed = options.pop("seed", 0)
    setting.set_out(player, game, tiles, seed, **options)
    found = []
    for screen in SCREENS:
        player.page.evaluate("() => document.querySelector('.counted')?.classList.add('folded')")
        seen = setting.measured(player, screen)
        seen["covered"] = player.page.evaluate(COVERED)
        found.append(seen)
        if sheet:
            name = f"{game}-{options['players']}-{options.get('set', '')}{seed or ''}"
            size = f"{screen['width']}x{screen['height']}"
            player.page.screenshot(path=sheet / f"{name}-{size}.png")
    return found


def main() -> None:
    """Measure, and print the table."""
    sheet = Path(sys.argv[sys.argv.index("--sheet") + 1]) if "--sheet" in sys.argv else None
    only = next((one[7:] for one in sys.argv if one.startswith("--only=")), "")
    dark = "--dark" in sys.argv
    if sheet:
        sheet.mkdir(parents=True, exist_ok=True)
    found: dict[tuple[int, str], list[Any]] = defaultdict(list)
    with (
        tempfile.TemporaryDirectory() as folder,
        open_setting(Path(folder)) as setting,
        sync_playwright() as playwright,
        pytest.MonkeyPatch.context() as patch,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for table in tables():
            if only not in f"{table[0]} {table[1]}":
                continue
            fixed_seeds.fix(patch, str(table))
            scheme = "dark" if dark else "light"
            with Player(setting.address, browser, color_scheme=scheme) as player:
                for at, seen in enumerate(measure(setting, player, table, sheet)):
                    found[at, table[0]].append(seen)
                    for one in seen["covered"][:1]:
                        print(f"{table[1:]} on {SCREENS[at]}: {one}", file=sys.stderr)
        browser.close()
    show(found)


def spread(values: list[float]) -> str:
    """The least and the most."""
    return f"{min(values):.0f}–{max(values):.0f}" if values else "–"


def show(found: dict[tuple[int, str], list[Any]]) -> None:
    """Print a row for each screen."""
    print("| screen | felt % | straight px | Five Up 15 px | curved px (short) | shapes |")
    print("|---|---|---|---|---|---|")
    for at, screen in enumerate(SCREENS):
        straight, fives, curved = (found[at, kind] for kind in ("straight", "five-up 15", "curved"))
        everything = [*straight, *fives, *curved]
        shares = spread([100 * seen["share"] for seen in everything])
        cells = [
            f"{screen['width']}×{screen['height']}", shares,
            spread([seen["short"] for seen in straight]),
            ", ".join(f"{seen['short']:.1f} ({seen['tiles']})" for seen in fives),
            f"{spread([seen['long'] for seen in curved])} "
            f"({spread([seen['short'] for seen in curved])})",
            " ".join(sorted({seen["shape"] for seen in everything})),
        ]  # fmt: skip
        print(f"| {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
