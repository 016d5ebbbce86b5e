"""Every position shows itself in a notebook: what it knows, and nothing else."""

import subprocess
import sys
from collections import Counter
from xml.etree import ElementTree

import pytest

from boneyard.core.position import Position, view
from boneyard.drawing.notebook import position_svg
from boneyard.games import GAMES
from boneyard.rules.game import State
from support.random_positions import play_to

SVG = "{http://www.w3.org/2000/svg}"


def shown(drawn: str) -> Counter[str]:
    """The tiles that a picture has face up, on the table and in hands."""
    root = ElementTree.fromstring(drawn)
    return Counter(one.attrib["data-tile"] for one in root.iter() if "data-tile" in one.attrib)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_every_position_is_a_picture(name: str) -> None:
    start: Position = GAMES[name].rules().new_match()
    for moves in (0, 7, 500):
        state, log = play_to(name, moves)
        for position in (state, view(start, log, 0), view(start, log, None)):
            drawn = position._repr_svg_()
            assert drawn == position_svg(position)
            assert drawn.startswith('<svg width="')
            ElementTree.fromstring(drawn)


@pytest.mark.slow
@pytest.mark.parametrize("name", [n for n, game in GAMES.items() if max(game.players) > 1])
def test_what_is_known_is_shown_and_the_rest_lies_face_down(name: str) -> None:
    state, log = next(game for game in (play_to(name, 5, n) for n in range(20)) if game[0].playing)
    start = state.rules.new_match()
    for position in (state, *(view(start, log, seat) for seat in (0, 1, None))):
        assert isinstance(position, State)
        known = [str(tile) for hand in position.hands for tile in hand if tile]
        laid = [str(event.tile) for event in position.layout_events]  # type: ignore[attr-defined]  # no game for one
        assert shown(position_svg(position)) == Counter(known + laid)
        held = sum(len(hand) for hand in position.hands)
        pile = min(3, len(position.stock))
        backs = position_svg(position).count('<use href="#by-tb"') + position_svg(position).count(
            "#by-ub"
        )
        assert backs == held - len(known) + pile


def test_before_the_deal_the_table_is_empty() -> None:
    for game in GAMES.values():
        drawn = position_svg(game.rules().new_match())
        assert not shown(drawn)
        assert "by-felt" in drawn


def test_a_views_own_hand_stands_in_front() -> None:
    state, log = play_to("block-draw", 3, players=3)
    for seat, name in enumerate(("South", "West", "East")):
        drawn = position_svg(view(state.rules.new_match(), log, seat))
        assert f'data-region="hand" role="group" aria-label="hand of {name}"' in drawn


def test_states_don_t_load_the_art_until_they_are_drawn() -> None:
    code = (
        "import sys, boneyard.engine; sys.exit(any('boneyard.drawing' in m for m in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
