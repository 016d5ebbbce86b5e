"""What pages say: who is out, what the ends are called, whom a match waits for."""

import random
import re
from typing import Any

import pytest

from boneyard.core.actions import Play
from boneyard.games import GAMES
from boneyard.server.match_page.scene import Scene
from boneyard.server.match_page.score_breakdown import count_last_round
from boneyard.server.match_page.screen_reader import build_prompt
from boneyard.server.match_page.status_line import turn_text
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.web import render
from support.kit import player_counts
from support.server.pages import pages, run, step, table


def played(name: str, seed: int, **options: Any) -> LiveMatch:
    """A match up to the count of its first round."""
    dice = random.Random(seed)
    live = table(name, dice, **options)
    while live.state.playing:
        step(live, dice)
    return live


@pytest.mark.parametrize("name", ["bendomino-teams", "block-draw"])
def test_whoever_is_out_is_named_and_not_the_team(name: str) -> None:
    options = {"teams": True} if name == "block-draw" else {}
    seen = set()
    for seed in range(12):
        live = played(name, seed, players=4, **options)
        count = count_last_round(live, 0)
        assert count is not None
        if "out" in count.title:
            others = (f"P{seat} goes out and wins the round." for seat in range(1, 4))
            assert count.title in {"You went out – you win the round!", *others}
            others_gets = [
                line for line in count.sums if "gets" in line and "your team gets" not in line
            ]
            assert any(" get " in line or "your team gets" in line for line in count.sums)
            assert others_gets == []
            seen.add(count.title)
    assert seen


def test_one_player_gets_and_two_get() -> None:
    for seed in range(12):
        live = played("block-draw", seed, players=2)
        count, mine = count_last_round(live, None), count_last_round(live, 0)
        assert count is not None
        assert mine is not None
        if count.title == "P0 goes out and wins the round.":
            assert count.sums[-1].startswith("P0 gets ")
            assert mine.title == "You went out – you win the round!"
            assert mine.sums[-1].startswith("You get ")
            assert [name for name, _, _ in mine.totals] == ["You", "P1"]
            return
    raise AssertionError("P0 was never out")


def labels(live: LiveMatch, shape: Any) -> list[str]:
    scene = Scene(live, live.state.to_act, shape, None)
    return [scene.label(move) for move in scene.moves if isinstance(move, Play)]


def test_ends_are_called_as_they_lie_on_this_screen() -> None:
    dice = random.Random(3)
    live = table("block-draw", dice, players=2)
    wide, tall = set(), set()
    while live.state.playing:
        wide |= set(labels(live, "wide"))
        tall |= set(labels(live, "tall"))
        step(live, dice)
    assert any("on the left end, which shows" in label for label in wide)
    assert any("on the right end, which shows" in label for label in wide)
    assert any("on the upper end, which shows" in label for label in tall)
    lines = [
        said
        for entry in live.log.entries
        for said in live.views.describe_entry(entry, None, "tall")
    ]
    assert any(said.endswith("on the lower end.") for said in lines)
    assert not any("arm" in said for said in lines)


def awaited(live: LiveMatch, seat: int | None) -> str:
    return Scene(live, seat, "wide", None).awaits


def test_a_table_says_whom_it_waits_for() -> None:
    dice = random.Random(4)
    live = table("block-draw", dice, players=2, target=200, single=False)
    seen = set()
    while not live.state.over:
        turn = live.state.to_act
        for seat in (None, 0, 1):
            said = awaited(live, seat)
            seen.add(said)
            if not live.state.playing:
                assert said == "count"
            elif seat is None or seat != turn:
                assert said == "others"
            else:
                assert said == ("house" if live.views.forced_move(seat) else "you")
        step(live, dice)
    assert awaited(live, 0) == awaited(live, None) == "nobody"
    assert seen == {"you", "others", "house", "count"}


def test_what_is_wrong_with_a_wish_is_said_on_the_page_of_the_game() -> None:
    async def work() -> None:
        async with pages() as client:
            refused = await client.post("/games/block-draw", data={"o.target": "0"})
            assert refused.status_code == 400
            assert '<p class="bad" role="alert">' in refused.text
            assert "<h1>Block &amp; Draw</h1>" in refused.text

    run(work)


def test_sentences() -> None:
    assert render.as_sentence("no such thing") == "No such thing."
    assert render.as_sentence("really?") == "Really?"


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_verbs_agree_in_every_prompt_and_count(name: str) -> None:
    dice = random.Random(7)
    live = table(name, dice, players=player_counts(GAMES[name])[-1])
    players = live.rules.players
    heard = []
    for _ in range(300):  # a game for one can go to and fro forever
        if not live.state.playing:
            break
        for seat in (None, *range(players)):
            scene = Scene(live, seat, "wide", None)
            heard += [build_prompt(scene), *(scene.label(move) for move in scene.moves)]
        step(live, dice)
    for seat in (None, *range(players)):
        count = count_last_round(live, seat)
        heard.append(turn_text(live, seat))
        if count is not None:
            heard += [count.title, *count.sums, *(one.sum for one in count.hands)]
    for said in filter(None, heard):
        assert not re.search(r"\b[Yy]ou (?:is|has|gets|holds|wins|makes|gives)\b", said), said
        assert not re.search(r"\$|play-|counts-|None", said), said
