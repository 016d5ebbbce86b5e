"""The end of a match: the next level, and the picture that is shared."""

import asyncio
import struct
from pathlib import Path

from boneyard.analysis import Decision
from boneyard.analysis.findings import Choice
from boneyard.bots.registry import LEVELS
from boneyard.drawing.charts import render_score_lines
from boneyard.server.app import create_site
from boneyard.server.match_page import share_picture
from boneyard.server.match_page.best_and_costliest_moves import KeyMoves, find_key_moves
from support.server.absent_players import act
from support.server.serving import Client, services_of, settings


def test_the_next_level_is_played_by_stronger_bots_and_only_after_the_match(tmp_path: Path) -> None:
    async def work() -> None:
        app = create_site(settings(db=str(tmp_path / "matches.db")))
        async with app.router.lifespan_context(app):
            ada, eve = Client(app), Client(app)
            match = (await ada.start("block-draw", options={"players": 2}, name="Ada"))["match"]
            picture = f"/m/{match}/final.png"
            live = await services_of(app).registry.get_match(match)
            assert (await act(ada, match, do="next-level", seat="0")).status_code == 409
            assert (await ada.ask("GET", picture)).status_code == 404
            assert 'value="next-level"' not in (await ada.ask("GET", f"/m/{match}")).text
            await act(ada, match, do="resign", seat="0")
            assert live.state.over
            assert (await act(eve, match, do="next-level")).status_code == 403
            following = (await act(ada, match, do="next-level", seat="0")).json()["match"]
            stronger = await services_of(app).registry.get_match(following)
            assert [one.bot for one in stronger.seats] == ["", LEVELS[0]]
            assert dict(stronger.row.options) == dict(live.row.options)
            for client, offered in ((ada, True), (eve, False)):
                shown = (await client.ask("GET", f"/m/{match}")).text
                assert ('value="next-level"' in shown) is offered
                assert "data-final" in shown
            drawn = await ada.ask("GET", picture)
            assert drawn.headers["content-type"] == "image/png"
            size = struct.unpack(">II", drawn.content[16:24])
            assert size == (share_picture.PICTURE_WIDTH_PX, share_picture.PICTURE_HEIGHT_PX)

    asyncio.run(work())


def test_so_many_pictures_are_kept_and_no_more() -> None:
    assert share_picture._PICTURES.max_size == share_picture.MAX_PICTURES
    assert LEVELS[-1] == "grandmaster", "no level is above the last one"


def test_lines_of_scores_end_where_the_scores_do() -> None:
    drawn = render_score_lines("Score", [("Ann <b>", 0, [0, 10, 50]), ("Ben", 3, [0, 0, 20])], 100)
    assert drawn.count("<polyline") == 2
    assert "Ann &lt;b&gt;" in drawn
    assert 'class="axis goal"' in drawn
    assert ">100</text>" in drawn


def made(
    seat: int, costs: tuple[float, ...], at: int = 0, error: float = 0.0, quality: str = "best"
) -> Decision:
    """A decision among choices of these costs, of which the one at `at` was taken."""
    choices = tuple(
        Choice(f"{which}-0@1", 0.0, 0.0, cost, error) for which, cost in enumerate(costs)
    )
    return Decision(
        1, 1 + at, seat, choices[at].move, choices[0].move, costs[at], error, 0.0, 0.0, quality,
        choices,
    )  # fmt: skip


def test_the_two_moves_to_remember_are_clear_ones() -> None:
    others = made(1, (0.0, 0.5))
    forced = made(0, (0.0,))
    unclear = made(0, (0.0, 0.3), error=0.2)
    good, better = made(0, (0.0, 0.05, 0.4)), made(0, (0.0, 0.1))
    slip = made(0, (0.0, 0.02), at=1, quality="slip")
    blunder = made(0, (0.0, 0.03, 0.2), at=2, quality="blunder")
    fine = made(0, (0.0, 0.5), at=1, quality="fine")
    all_of_them = (others, forced, unclear, good, better, slip, blunder, fine)
    found = find_key_moves(all_of_them, 0)
    assert found.best is better
    assert found.costly is blunder
    assert find_key_moves((forced, unclear, fine), 0) == KeyMoves(None, None)


def test_moves_to_remember_come_with_the_analysis_and_only_to_players(tmp_path: Path) -> None:
    async def work() -> None:
        app = create_site(settings(db=str(tmp_path / "matches.db")))
        async with app.router.lifespan_context(app):
            ada, eve = Client(app), Client(app)
            match = (await ada.start("block-draw", options={"players": 2}, name="Ada"))["match"]
            assert "data-key-moves" not in (await ada.ask("GET", f"/m/{match}")).text
            await act(ada, match, do="resign", seat="0")
            shown = (await ada.ask("GET", f"/m/{match}")).text
            assert f'data-key-moves="{match}"' in shown
            assert "data-at-once" not in shown, "bots of tests are not analysed unasked"
            assert "data-key-moves" not in (await eve.ask("GET", f"/m/{match}")).text
            assert (await ada.ask("GET", f"/m/{match}/moves")).status_code == 204
            live = await services_of(app).registry.get_match(match)
            job = services_of(app).analysis.start_analysis(live)
            assert job.task is not None
            await job.task
            assert job.result is not None
            told = await ada.ask("GET", f"/m/{match}/moves?seat=0")
            assert told.status_code == 200
            assert "No clear mistakes." in told.text or "/replay?at=" in told.text
            assert (await eve.ask("GET", f"/m/{match}/moves")).status_code == 204

    asyncio.run(work())
