"""The analysis board: a position as a line of text, its picture, and what moves are worth."""

import pytest

from boneyard import Match, write_position
from support.server.pages import INLINE, pages, run

LINE = "block-draw | 6-4 5-0 / 2? | 0: 6-6 1: 6-5@1 0: | 10? | 20 15"


@pytest.mark.slow
def test_a_position_is_drawn_and_its_moves_are_valued() -> None:
    async def work() -> None:
        async with pages() as client:
            empty = await client.get("/analysis")
            assert empty.status_code == 200
            assert "all-fives |" in empty.text
            shown = await client.get("/analysis", params={"position": LINE})
            assert shown.status_code == 200, shown.text
            assert not INLINE.search(shown.text)
            assert "<code>5-0@1</code>" in shown.text
            assert "<code>6-4@2</code>" in shown.text
            assert LINE in shown.text
            picture = await client.get("/analysis/picture.svg", params={"position": LINE})
            assert picture.headers["content-type"] == "image/svg+xml"
            assert picture.text.startswith("<svg")
            alone = write_position(Match("knock-out", seed="tea").state)
            assert (
                "<code>knock 6</code>"
                in (await client.get("/analysis", params={"position": alone})).text
            )
            over = write_position(Match("block-draw", seed="tea").play_out().state)
            ended = await client.get("/analysis", params={"position": over})
            assert "turn in this position" in ended.text

    run(work)


def test_what_is_no_position_is_refused_with_a_sentence() -> None:
    async def work() -> None:
        async with pages() as client:
            for line, why in (
                ("nonsense", "game | hands"),
                (LINE.replace("block-draw", "blok-draw"), "block-draw"),
                (LINE.replace("6-5@1", "5-4@1"), "arm 1"),
                ('{"like": "all-fives"} | 6-4 / ? | 0: | - | 0 0', "built-in games"),
                ("<b>| 6-4", "&lt;b&gt;"),
            ):
                refused = await client.get("/analysis", params={"position": line})
                assert refused.status_code == 400
                assert why in refused.text
                assert "<b>|" not in refused.text
                picture = await client.get("/analysis/picture.svg", params={"position": line})
                assert picture.status_code == 400

    run(work)
