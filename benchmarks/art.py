"""Drawing time and SVG size of tables.

    uv run python benchmarks/art.py

Synthetic tables of 28 tiles with four hands for each kind of face, one tile alone, then a real
position of every game: the drawing alone, without the symbols.
"""

import random
import statistics
import time
from collections.abc import Callable
from typing import Any

from boneyard.core.chance import Seeded
from boneyard.core.tile_faces import FACES
from boneyard.drawing.stylesheets import stylesheet
from boneyard.drawing.svg.hands import SeatHand, TileStyle
from boneyard.drawing.svg.position_picture import (
    PictureOptions,
    picture_svg,
    symbol_defs,
    tiles_in_set,
)
from boneyard.drawing.svg.table import DrawingOptions, TableSurroundings, table_svg
from boneyard.drawing.svg.tiles import tile_svg
from boneyard.engine import act, all_legal_moves, deal_round, random_hit
from boneyard.games import GAMES
from boneyard.layout import board_from_log
from boneyard.layout.pose import EndBadge, Frame, Layout, PlacedTile, Pose
from boneyard.rules.game import State

RUNS = 200
MOVES = 40


def median(draw: Callable[[], str]) -> float:
    """The median time of a drawing in milliseconds."""
    times = []
    for _ in range(RUNS):
        start = time.perf_counter()
        draw()
        times.append(time.perf_counter() - start)
    return statistics.median(times) * 1e3


def synthetic() -> None:
    for faces in FACES:
        curved = faces == "colours"
        tiles = tiles_in_set("fundomino" if curved else "double-6")[:28]
        placed = tuple(
            PlacedTile(
                t, t.a, Pose(2.0 * (i % 7), 3.0 * (i // 7), 90.0 * (i % 4)), curved, "R", i + 1
            )
            for i, t in enumerate(tiles)
        )
        ends = {arm: EndBadge(arm, tiles[0].a, 3.0 * arm, 12.5, 0.0) for arm in (1, 2)}
        layout, look = Layout(placed, Frame(-1, -1, 16, 14), ends), TileStyle(faces, curved)
        hands = [
            SeatHand("Ada", tiles[:7], 35, True),
            *(SeatHand(n, (None,) * 7, 5) for n in "BCD"),
        ]

        def draw(layout: Layout = layout, look: TileStyle = look, hands: Any = hands) -> str:
            around = TableSurroundings(
                hands=hands, own_seat=0, stock=7, caption="6 + 4", last=(28,)
            )
            return table_svg(layout, around, DrawingOptions(style=look))

        print(f"28 tiles, {faces:9} {median(draw):6.3f} ms {len(draw().encode()):7,} bytes")
    one = placed[3]
    print(
        f"one tile            {median(lambda: tile_svg(one)):6.3f} ms {len(tile_svg(one)):7,} bytes"
    )


def real(name: str) -> None:
    chance, dice = Seeded(name), random.Random(1)
    events, state = deal_round(GAMES[name].rules().new_match(), chance)
    log, best = list(events), state
    for _ in range(MOVES):
        if isinstance(state, State) and state.reaching:
            events, state = act(state, None, random_hit(state, chance))
        else:
            events, state = act(state, *dice.choice(all_legal_moves(state)))
        if not state.playing:
            break
        log, best = [*log, *events], state
    layout = board_from_log(best.rules, log).layout()

    def draw() -> str:
        return picture_svg(best, layout, PictureOptions(seat=0, standalone=False))

    size = len(draw().encode())
    print(f"{name:22} {len(layout.placed):3} tiles {median(draw):6.3f} ms {size:7,} bytes")


if __name__ == "__main__":
    print(f"style sheet {len(stylesheet()):,} bytes")
    for set_name in ("double-6", "double-9", "double-12", "double-15", "bendomino", "fundomino"):
        print(f"symbols of {set_name:10} {len(symbol_defs(set_name).encode()):6,} bytes")
    synthetic()
    for game in GAMES:
        real(game)
