"""Pictures of ends of curved tiles show what their captions say."""

import pytest

from boneyard.drawing.svg.rules_figures import LINES, PICTURES, build_line, curved_ends_html
from boneyard.games import GAMES
from boneyard.i18n.translator import get_translator
from boneyard.rules.curved import Honeycomb
from boneyard.rules.game import Boxed, Game
from boneyard.server.games.pages import render_rules

CURVED = [
    game for game in GAMES.values() if isinstance(game, Game) and isinstance(game.table, Honeycomb)
]


def test_there_are_two_boxes_of_curved_tiles() -> None:
    boxes = {game.tiles.name for game in CURVED if isinstance(game.tiles, Boxed)}
    assert boxes == LINES.keys()


@pytest.mark.parametrize("game", CURVED, ids=lambda game: game.name)
def test_an_end_is_open_closed_and_dead(game: Game) -> None:
    assert [len(build_line(game, count).free) for count, _ in PICTURES] == [2, 1, 0]
    line = build_line(game, PICTURES[-1][0])
    assert len({play.tile for play in line.plays}) == len(line.plays), "each tile once"
    for before, play in zip(line.plays, line.plays[1:], strict=False):
        outer = before.tile.other(before.first)
        assert play.first == outer, "equal halves touch"


@pytest.mark.parametrize("language", ["en", "es", "nl"])
def test_the_page_of_a_curved_game_shows_the_ends(language: str) -> None:
    translator = get_translator(language)
    for game in CURVED:
        page = render_rules(game.name, language)
        assert page.count("<figure>") == page.count("<figcaption>") == len(PICTURES)
        for _, id in PICTURES:
            assert translator(id) in page
        assert "{curved-ends}" not in page
    assert "<figure>" not in render_rules("matador", language)


def test_places_that_are_free_are_outlined() -> None:
    drawn = curved_ends_html(CURVED[0], get_translator("en").translate)
    opened, closed, dead = drawn.split("<figure>")[1:]
    assert 'data-region="moves"' in opened
    assert 'data-region="moves"' in closed
    assert 'data-region="moves"' not in dead
