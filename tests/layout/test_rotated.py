"""An upright frame shows the layout of a lying one, rotated: what it would find by itself."""

import pytest
from msgspec.structs import astuple

from boneyard.games import GAMES
from boneyard.layout import find_lying_shape, make_board
from boneyard.layout.rotated import LYING_SHAPES, RotatedBoard
from boneyard.rules.game import DoubleN, Game
from support.layout_checks import random_match

ROTATED = [
    (game, size)
    for game in GAMES.values()
    if isinstance(game, Game)
    and isinstance(game.tiles, DoubleN)
    and find_lying_shape(game.rules(), "tall") is not None
    for size in {game.tiles.sizes[0], game.tiles.sizes[-1]}
]


def test_most_games_share_their_layout_and_single_arms_and_trains_do_not() -> None:
    assert {"block-draw", "five-up", "cross", "muggins"} <= {game.name for game, _ in ROTATED}
    for name in ("one-arm-joe", "mexican-train", "bendomino", "baronet"):
        assert find_lying_shape(GAMES[name].rules(), "tall") is None
    assert find_lying_shape(GAMES["block-draw"].rules(), "wide") is None


@pytest.mark.slow
@pytest.mark.parametrize(("game", "size"), ROTATED, ids=lambda one: getattr(one, "name", str(one)))
def test_a_rotated_board_is_the_upright_board(game: Game, size: int) -> None:
    rules = game.rules(set=size)
    for seed, (upright, lying) in enumerate(LYING_SHAPES.items()):
        board, rotated = make_board(rules, upright), RotatedBoard(make_board(rules, lying))
        for moves, events in random_match(rules, seed):
            assert board.ghosts(moves) == rotated.ghosts(moves)
            for event in events:
                board.add(event)
                rotated.add(event)
            assert board.placed == rotated.placed
            assert board.ends == rotated.ends
            for one, two in zip(board.visible_boxes(), rotated.visible_boxes(), strict=True):
                assert one == pytest.approx(two)
            assert astuple(board.frame) == pytest.approx(astuple(rotated.frame))
