"""The lines of leaps: drawn in every theme wherever a tile leaps, and nowhere else."""

import re
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from boneyard.core.actions import Play
from boneyard.core.events import Event
from boneyard.core.tiles import half, tile
from boneyard.drawing.animated_svg import film_svg
from boneyard.drawing.stylesheets import stylesheet
from boneyard.drawing.svg.position_picture import PictureOptions, picture_svg
from boneyard.drawing.svg.tiles import connector_svg, connectors_svg, ghost_svg, tile_svg
from boneyard.drawing.theme_palettes import PALETTES, THEMES, contrast_ratio
from boneyard.games import GAMES
from boneyard.layout import Layout, PlacedTile, Pose, board_from_log, make_board
from boneyard.layout.pose import Ghost
from boneyard.rules.game import State
from support.layout_checks import random_match
from support.random_positions import play_to

SVG = "{http://www.w3.org/2000/svg}"
LEAP = ((1.0, 0.0), (4.0, 3.0))
#: A round with double-12 in which a tile leaps.
SEED = 87
CLASSES = ("by-leap", "by-seam", "by-bond", "by-knot")


def leaping_round() -> tuple[State, list[Event], Layout, list[Ghost]]:
    """A round of Five Up in which an arm is shut in, and the ghosts that leapt on the way."""
    game = GAMES["five-up"]
    rules = game.rules(players=game.players[SEED % len(game.players)], set=12)
    state, log, board = rules.new_match(), list[Event](), make_board(rules)
    ghosts: list[Ghost] = []
    for moves, events in random_match(rules, SEED):
        ghosts += [ghost for ghost in board.ghosts(moves) if ghost.connector]
        log += events
        for event in events:
            state = state.apply_event(event)
            board.add(event)
    assert isinstance(state, State)
    return state, log, board.layout(), ghosts


STATE, LOG, LAYOUT, GHOSTS = leaping_round()
COUNT = sum(one.connector is not None for one in LAYOUT.placed)


def lines(drawn: str) -> list[str]:
    """Where the lines in a drawing go."""
    return re.findall(r'class="by-bond" d="([^"]+)"', drawn)


def test_a_line_leads_from_edge_to_edge_with_a_knot_at_each_end() -> None:
    placed = PlacedTile(tile("6-4"), half("6"), Pose(5.0, 3.0, 0.0), False, "", 1, LEAP)
    root = ElementTree.fromstring(connector_svg(placed))
    assert [path.attrib["d"] for path in root.iter("path")] == ["M100 0L400 300"] * 2
    knots = [(knot.attrib["cx"], knot.attrib["cy"]) for knot in root.iter("circle")]
    assert knots == [("100", "0"), ("400", "300")]
    # There is nothing to be said about it, and nothing to be clicked.
    assert root.attrib["aria-hidden"] == "true"
    assert "pointer-events:none" in stylesheet()


def test_the_drawing_of_a_tile_is_the_same_whether_it_leaps_or_not() -> None:
    bare = PlacedTile(tile("6-4"), half("6"), Pose(5.0, 3.0, 0.0), False, "", 1)
    assert tile_svg(bare) == tile_svg(replace(bare, connector=LEAP))
    assert connector_svg(bare) == connectors_svg([bare]) == ""


def test_a_ghost_that_leaps_has_its_line_before_it() -> None:
    move = Play(tile("6-4"), half("4"), 2)
    ghost = Ghost(move, move.tile, move.first, Pose(5.0, 3.0, 0.0))
    leaping = Ghost(move, move.tile, move.first, Pose(5.0, 3.0, 0.0), connector=LEAP)
    assert ghost_svg(leaping) == connector_svg(leaping) + ghost_svg(ghost)
    assert not lines(ghost_svg(ghost))


@pytest.mark.slow
@pytest.mark.parametrize("theme", [None, *THEMES])
def test_a_table_has_a_line_for_every_leap_over_all_its_tiles(theme: str | None) -> None:
    drawn = picture_svg(STATE, LAYOUT, PictureOptions(seat=0, theme=theme))
    root = ElementTree.fromstring(drawn)
    assert len(lines(drawn)) == COUNT > 0
    order = [one.attrib.get("data-region", one.attrib.get("class")) for one in root]
    assert order.index("tiles") < order.index("by-leap") < order.index("ends")
    css = "".join(style.text or "" for style in root.iter(f"{SVG}style"))
    assert all(f".{name}{{" in css for name in CLASSES)
    if theme is not None:
        assert f".by-bond{{stroke:{PALETTES[theme]['turn']};" in css
        assert f".by-seam{{stroke:{PALETTES[theme]['on-turn']};" in css


@pytest.mark.parametrize("theme", THEMES)
def test_a_line_stands_out_from_felt_and_tiles(theme: str) -> None:
    colours = PALETTES[theme]
    # Its dashes on the felt and in their seam, and the seam on tiles.
    assert contrast_ratio(colours["turn"], colours["felt"]) >= 3
    assert contrast_ratio(colours["turn"], colours["on-turn"]) >= 4.5
    assert contrast_ratio(colours["on-turn"], colours["tile"]) >= 4.5


def test_ghosts_on_paper_and_in_a_page_have_their_lines() -> None:
    ghosts = list({ghost.connector: ghost for ghost in GHOSTS}.values())
    assert ghosts
    for alone in (True, False):
        plain = lines(picture_svg(STATE, LAYOUT, PictureOptions(seat=0, standalone=alone)))
        drawn = lines(
            picture_svg(STATE, LAYOUT, PictureOptions(seat=0, standalone=alone, ghosts=ghosts))
        )
        assert len(drawn) == len(plain) + len(ghosts)


def test_a_film_shows_a_line_as_long_as_its_tile_lies() -> None:
    drawn = film_svg(STATE.rules, LOG)
    assert len(lines(drawn)) == COUNT
    assert all(f".{name}{{" in drawn for name in CLASSES)
    tracks = re.findall(r'<g class="by-film ([\w-]+)"><g class="by-leap"', drawn)
    assert len(tracks) == COUNT
    assert all(f"@keyframes {track}" in drawn for track in tracks)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_no_other_table_has_anything_of_it(name: str) -> None:
    state, log = play_to(name, 60)
    seat = 0 if isinstance(state, State) else None
    drawn = picture_svg(state, board_from_log(state.rules, log).layout(), PictureOptions(seat=seat))
    drawn += film_svg(state.rules, log)
    assert not any(name in drawn for name in CLASSES)
