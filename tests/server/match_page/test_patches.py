"""What is sent of a region that has changed: no more than that, and a browser makes all of it."""

import random

import pytest

from boneyard.server.match_page import patches
from boneyard.server.match_page.game_log import describe_group, group_draws
from boneyard.server.match_page.scene import Scene
from boneyard.server.match_page.screen_reader import build_prompt
from boneyard.server.match_page.updates import MatchPageRenderer
from support.server.page_updates import shown
from support.server.pages import run, step, table
from support.server.serving import Client, services_of, serving


def test_a_patch_names_what_stays_and_spells_what_is_new() -> None:
    before = {"a": "<b>one</b>", "b": "<i x>two</i>", "c": "<u>three</u>"}
    now = {"b": "<i y>two</i>", "c": "<u>three</u>", "d": "<b>four</b>"}
    templates: patches.Templates = {}
    steps = patches.build_patch(before, now, templates)
    assert steps == [[1, 1, "<i y>"], 2, "<b>four</b>"]
    page = shown({"it": patches.region_text(before)}, {"patches": {"it": steps}})
    assert page["it"] == patches.region_text(now)
    assert patches.build_patch(before, {}, templates) == []
    # What comes next looks like what came before.
    last = {"e": "<b>five</b>", "f": "<b>six</b><b>more</b>"}
    steps = patches.build_patch(now, last, templates)
    assert steps == [[-5, 2, "five"], "<b>six</b><b>more</b>"]
    page = shown(page, {"patches": {"it": steps}})
    assert page["it"] == patches.region_text(last)


def test_pieces_that_change_in_the_same_way_are_spelled_once() -> None:
    before = {str(at): f'<b class="tile">{at}</b>' for at in range(4)}
    now = {str(at): f'<b class="tile back">{at}</b>' for at in range(4)}
    now["2"] = before["2"]
    steps = patches.build_patch(before, now, {})
    assert steps == [[0, 2, "tile back"], [1], 2, [3]]
    page = shown({"it": patches.region_text(before)}, {"patches": {"it": steps}})
    assert page["it"] == patches.region_text(now)


def test_what_is_announced_begins_with_the_new_line_of_the_log() -> None:
    """The line is sent once: the page joins both."""
    dice = random.Random(2)
    live, painter = table("block-draw", dice, players=2), MatchPageRenderer()
    page, at, joined = shown({}, painter.draw(live, 0, "wide.own", None)), live.number, 0
    while live.state.playing:
        step(live, dice)
        news = painter.draw(live, 0, "wide.own", live.log.entries[at:])
        page = shown(page, news)
        scene = Scene(live, 0, "wide", None)
        groups = [*group_draws(live, live.log.entries[at:])]
        told = [one for group in groups for one in describe_group(scene, group)]
        assert page.said == " ".join([*told, build_prompt(scene)]).strip()
        at, joined = live.number, joined + ("then" in news)
    assert joined > 5


@pytest.mark.parametrize(
    "piece", ["", '"', '<b a="">"</b>', '<b>""</b>', 'a ">" b', '<i x=">" y="<">&lt;</i>', '">"<"']
)
def test_a_piece_is_the_same_after_it_was_cut_and_joined(piece: str) -> None:
    parts = patches.split_piece(piece)
    assert patches.join_piece(parts) == piece
    assert len(parts) == patches._count_parts(piece)


def test_so_many_templates_are_kept_and_the_oldest_is_forgotten() -> None:
    templates: patches.Templates = {}
    for count in range(1, patches.MAX_TEMPLATES + 6):
        assert patches.build_added(["<b>" * count], templates) == ["<b>" * count]
    assert len(templates) == patches.MAX_TEMPLATES
    assert patches.build_added(["<b>"], templates) == ["<b>"]
    assert patches.build_added(["<i>"], templates) == [[-3, 1, "<i>"]]


def test_who_joins_late_is_not_taken_to_have_what_others_were_sent() -> None:
    """All spectators share one drawing; one of them has just come and knows no template."""
    dice = random.Random(2)
    live, painter = table("block-draw", dice, players=2), MatchPageRenderer()
    early = shown({}, painter.draw(live, None, "wide.own", None))
    at = live.number
    for turn in range(12):
        step(live, dice)
        news = painter.draw(live, None, "wide.own", live.log.entries[at:])
        early, at = shown(early, news), live.number
        if turn == 6:
            late = shown({}, painter.draw(live, None, "wide.own", None))
        if turn > 6:
            late = shown(late, news)
            assert late == early
            assert late.added == early.added
            assert late.lines == early.lines


def test_a_move_is_told_in_less_than_half_of_what_it_changes() -> None:
    dice = random.Random(2)
    live, painter = table("block-draw", dice, players=2), MatchPageRenderer()
    at = live.number
    painter.draw(live, 0, "wide.own", None)
    sent = changed = 0
    while live.state.playing:
        step(live, dice)
        news = painter.draw(live, 0, "wide.own", live.log.entries[at:])
        fresh = MatchPageRenderer().draw(live, 0, "wide.own", None)
        sent += len(str(news["patches"]))
        changed += sum(len(fresh["regions"][name]) for name in news["patches"])
        at = live.number
    assert 0 < sent < changed / 2


def test_a_page_is_sent_its_drawing_and_a_program_what_happened() -> None:
    async def play() -> None:
        async with serving(painter=MatchPageRenderer()) as app:
            ada = Client(app)
            match = (await ada.start("baronet"))["match"]
            page = ada.socket(match, draw="wide.own", entries="no")
            program = ada.socket(match, draw="wide.own")
            async with page, program:
                heard = [await page.hear(), await program.hear()]
                assert all("drawn" in one for one in heard)
                assert ["entries" in one for one in heard] == [False, True]
                live = await services_of(app).registry.get_match(match)
                assert heard[0]["number"] == heard[1]["number"] == live.number

    run(play)


def test_a_move_is_answered_together_with_what_came_of_it() -> None:
    async def play() -> None:
        async with serving(painter=MatchPageRenderer()) as app:
            ada = Client(app)
            match = (await ada.start("baronet"))["match"]
            async with ada.socket(match, draw="wide.own", entries="no") as page:
                before = await page.hear()
                await page.say(id=7, seat=0, move="next")
                told = await page.hear()
                assert (told["id"], told["number"]) == (7, before["number"] + 1)
                assert "patches" in told["drawn"]
                await page.say(id=8, seat=0, move="6-6@9")
                refused = await page.hear()
                assert refused["id"] == 8
                assert refused["error"]
                assert "drawn" not in refused

    run(play)


def test_moves_that_come_one_right_after_the_other_are_all_answered() -> None:
    async def play() -> None:
        async with serving(painter=MatchPageRenderer()) as app:
            ada = Client(app)
            match = (await ada.start("baronet"))["match"]
            async with ada.socket(match, draw="wide.own", entries="no") as page:
                first = await page.hear()
                for id in range(1, 6):
                    await page.say(id=id, seat=0, move="next")
                while {one["id"] for one in page.heard if "id" in one} != set(range(1, 6)):
                    await page.hear()
                assert not any("error" in one for one in page.heard)
                live = await services_of(app).registry.get_match(match)
                while page.heard[-1]["number"] != live.number or "drawn" not in page.heard[-1]:
                    await page.hear()
                assert live.number == first["number"] + 5

    run(play)


def test_a_page_from_before_the_house_was_renewed_gets_answers_and_whole_drawings() -> None:
    """Its script knows neither how patches are cut now nor answers that hold a drawing."""

    async def play() -> None:
        async with serving(painter=MatchPageRenderer()) as app:
            ada = Client(app)
            match = (await ada.start("baronet"))["match"]
            async with ada.socket(match, draw="wide.own", entries="no", page="") as page:
                await page.hear()
                await page.say(id=7, seat=0, move="next")
                told = [await page.hear(), await page.hear()]
                (answer,) = (one for one in told if "id" in one)
                (drawing,) = (one for one in told if "drawn" in one)
                assert answer == {"id": 7, "number": drawing["number"]}
                assert drawing["drawn"]["whole"]
                assert drawing["drawn"]["say"]  # it stands for updates that were never drawn
                assert "patches" not in drawing["drawn"]

    run(play)
