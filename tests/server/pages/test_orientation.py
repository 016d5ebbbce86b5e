"""What helps people find their way: at the table, in an example, after a game for one."""

import random
import re

import pytest

from boneyard.core.actions import Resign
from boneyard.games import GAMES, game_facts
from boneyard.i18n.translator import get_translator
from boneyard.rules.game import State
from boneyard.server.games.example_round import find_key_step
from boneyard.server.match_page.action_buttons import render_actions
from boneyard.server.match_page.board import render_ends
from boneyard.server.match_page.game_log import render_log_lines
from boneyard.server.match_page.hand import render_hand
from boneyard.server.match_page.scene import Scene
from boneyard.server.match_page.solitaire import compare_with_par
from boneyard.server.match_page.status_line import render_status
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.models import StoredDeal
from boneyard.server.pages.fairness import count_luck
from boneyard.solitaire.solve import Solution
from support.server.pages import step, table


def seen(live: LiveMatch) -> State:
    view = live.view(None)
    assert isinstance(view, State)
    return view


def test_badges_of_matador_say_what_is_wanted() -> None:
    live = table("matador", random.Random(3), players=2)
    while (view := seen(live)).table.tile_count < 4:
        step(live, random.Random(1))
    ends = {arm.number: arm.half.pips for arm in view.table.arms}
    drawn = "".join(render_ends(Scene(live, 0, "wide", None)).values())
    signs = re.findall(r'data-arm="(\d+)".*?<text[^>]*>(\d+)<', drawn)
    assert {int(arm): int(sign) for arm, sign in signs} == {a: 7 - n for a, n in ends.items()}
    assert "needs" in drawn


def test_a_line_of_the_report_names_tile_and_end() -> None:
    live = table("block-draw", random.Random(2), players=2)
    while (view := seen(live)).table.tile_count < 2:
        step(live, random.Random(1))
    lines = render_log_lines(Scene(live, 0, "wide", None), live.log.entries)
    (named,) = re.findall(r'data-tile="(.*?)" data-arm="(\d+)"', lines[-1])
    assert named[0] == str(view.last)
    assert int(named[1]) in {arm.number for arm in view.table.arms}


def test_tiles_of_blind_are_turned_over_with_a_tap() -> None:
    live = table("blind", random.Random(2), players=2)
    seat = live.state.to_act
    assert seat is not None
    drawn = "".join(render_hand(Scene(live, seat, "wide", None)).values())
    assert drawn.count('name="move" value="flip"') == drawn.count("Turn over the next tile") > 1
    assert drawn.count('tabindex="-1"') == drawn.count('value="flip"') - 1
    assert "<button" not in str(render_hand(Scene(live, 1 - seat, "wide", None)))


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.alone])
def test_games_for_one_say_what_to_do(name: str) -> None:
    live = table(name, random.Random(2))
    scene = Scene(live, 0, "wide", None)
    assert scene.translate(scene.view.task) in str(render_status(scene))  # type: ignore[attr-defined]
    hint = 'value="hint"' in render_actions(scene)
    assert hint is (scene.view.current_index is None), "no hint where nothing can be chosen"


def test_a_result_is_compared_with_the_best_possible() -> None:
    def resign(game: str) -> LiveMatch:
        live = table(game, random.Random(2))
        live.apply(live.prepare_move(0, Resign()))
        return live

    def said(live: LiveMatch, best: int, won: bool) -> str:
        solution = Solution(best, won, True, ())
        return get_translator("en").translate(compare_with_par(live, solution))

    live = resign("knock-out")
    left = live.state.results[-1].left
    assert left
    best = "The best possible result for this deal is"
    assert said(live, left - 2, False) == f"{best} {left - 2} tiles left."
    assert said(live, left, False) == "That's the best possible result for this deal."
    assert said(live, 0, True) == f"{best} no tiles left."
    turned = resign("domino-solitaire")
    assert said(turned, 1, True) == "This deal can be won."
    assert said(turned, 1, False) == f"{best} 1 face down."


@pytest.mark.parametrize("name", GAMES)
def test_an_example_begins_where_something_is_to_be_seen(name: str) -> None:
    assert 0 < find_key_step(name) < len(game_facts.load_example(name).captions)


def test_luck_comes_with_the_range_that_chance_allows() -> None:
    options = {"players": 2}
    full = [str(one) for one in GAMES["block-draw"].rules(**options).tiles]
    hands = (tuple(full[:5]), tuple(full[5:10]))
    few = count_luck([StoredDeal("block-draw", options, ("person", "bot"), hands)])
    many = count_luck([StoredDeal("block-draw", options, ("person", "bot"), hands)] * 100)
    assert few.people.weight_range == pytest.approx(10 * many.people.weight_range)
    assert 20 < few.people.weight_range < 60
    whole = (tuple(full), ())
    all_of_it = count_luck([StoredDeal("block-draw", options, ("person", "bot"), whole)])
    assert all_of_it.people.weight_range == 0, "who has all tiles has no luck"
