"""Knock-Out's score is what is left: shown with the player's best and par, and nothing is lost."""

import asyncio
import re

import pytest

from boneyard.i18n.translator import get_translator
from boneyard.server.matches.models import MyMatch, MyResult
from boneyard.server.pages.my_matches import compute_stats, result_text
from support.server.pages import pages, sit_down


@pytest.mark.slow
def test_a_finished_game_is_shown_with_the_own_best_and_par() -> None:  # KO-3
    async def work() -> None:
        async with pages() as client:
            at = await sit_down(client, "knock-out", way="bots")
            page = (await client.get(at)).text
            assert "Your best" not in page
            asked = (await client.post(at, data={"do": "par", "seat": "0"})).text
            par = re.search(r"Best possible: (\d+|no) tiles? left\.", asked)
            assert par
            assert "can't be won" not in asked.replace("’", "'")
            while move := re.search(r'data-move="(knock \d+)"', page):
                await client.post(at, data={"move": move[1], "seat": "0"})
                page = (await client.get(at)).text
            left = re.search(r'class="sums">((?:\d+|No) tiles?) left', page)
            assert left
            assert f"Your best: {left[1].lower()} left." in page
            over = re.search(r'<section class="counted.*?</section>', page, re.S)
            assert over
            assert not re.search(r"\blost\b|\blose", over[0], re.I)
            profile = await client.get("/me")
            assert profile.status_code == 200
            assert re.search(
                r'<th scope="row">Knock-Out</th><td class="number">–</td>', profile.text
            )
            told = (await client.post(at, data={"do": "par", "seat": "0"})).text
            assert re.search(r"best possible result for this deal", told)
            assert f"Your best: {left[1].lower()} left." in told
            again = await sit_down(client, "knock-out", way="bots")
            assert f"Your best: {left[1].lower()} left." in (await client.get(again)).text
            other = await sit_down(client, "baronet", way="bots")
            assert "Your best" not in (await client.get(other)).text

    asyncio.run(work())


@pytest.mark.parametrize("language", ["en", "es", "nl"])
def test_results_that_cannot_be_lost_are_neither_wins_nor_losses(language: str) -> None:  # KO-3
    results = [
        MyResult("knock-out", False, 4, 2),
        MyResult("block-draw", True, 100, 80),
        MyResult("knock-out", False, 2, 2),
        MyResult("block-draw", True, 100, 90),
    ]
    found = compute_stats(results, get_translator(language))
    assert found is not None
    assert (found.played, found.decided, found.won, found.streak) == (4, 2, 2, 2)
    knock_out, block_draw = found.games
    assert knock_out.won is None
    assert "2" in knock_out.best
    assert block_draw.won == 2


def test_where_points_lose_the_fewest_are_the_best() -> None:
    results = [MyResult("kozel", False, 101, 40), MyResult("kozel", True, 12, 105)]
    found = compute_stats(results, get_translator("en"))
    assert found is not None
    assert found.games[0].best == "12"


@pytest.mark.parametrize(
    ("game", "won", "left", "told"),
    [
        ("domino-solitaire", True, 3, "solved, 3 columns (best possible: 2)"),
        # Tiles face down can't be compared with columns.
        ("domino-solitaire", False, 12, "12 tiles face down"),
        ("knock-out", False, 4, "4 tiles left (best possible: 2)"),
        ("baronet", True, 0, "solved"),
    ],
)
def test_a_result_says_what_is_left(game: str, won: bool, left: int, told: str) -> None:
    shown = MyMatch(
        match="m", game=game, stage="over", at=1, won=won, score=left, against=2, mode="",
        created=1, daily=None, others=(),
    )  # fmt: skip
    assert result_text(shown, get_translator("en")) == told


def test_only_solved_deals_are_compared_with_the_fewest_columns() -> None:
    lost = MyResult("domino-solitaire", False, 12, 2)
    found = compute_stats([lost], get_translator("en"))
    assert found is not None
    assert found.games[0].best == "–"
    found = compute_stats([lost, MyResult("domino-solitaire", True, 3, 2)], get_translator("en"))
    assert found is not None
    assert found.games[0].best == "1 column more than the best possible result"
