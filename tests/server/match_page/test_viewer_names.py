"""Who reads: one's own seat is `you` to oneself and has a name for others, in sentences too."""

import random
import re

import httpx
import pytest
from msgspec.structs import replace

from boneyard.analysis import Analysis, Decision
from boneyard.analysis.findings import Moment, Player, Swing
from boneyard.core.events import Played
from boneyard.core.ids import Side
from boneyard.i18n.translator import get_translator
from boneyard.server.analysis.pages import AnalysisView
from boneyard.server.match_page.game_log import render_log_lines
from boneyard.server.match_page.round_end import render_round_count
from boneyard.server.match_page.scene import Scene
from boneyard.server.matches.live_match import LiveMatch
from support.server.pages import BASE_URL, pages, run, sit_down, step, table


def own_plate(live: LiveMatch, seat: int) -> str:
    me = Scene(live, seat, "wide", None).me
    assert me is not None
    return me.name


def test_ones_own_plate_is_you_unless_several_play_at_the_screen() -> None:
    live = table("block-draw", random.Random(1), players=2)
    seats = [replace(one, owner=bytes([at])) for at, one in enumerate(live.seats)]
    live.seats[:] = seats
    assert [own_plate(live, seat) for seat in (0, 1)] == ["You", "You"]
    assert Scene(live, None, "wide", None).players[0].name == "P0"
    live.seats[:] = [replace(one, owner=b"a") for one in seats]
    assert [own_plate(live, seat) for seat in (0, 1)] == ["P0", "P1"]


def test_who_gives_no_name_is_not_called_you_by_others() -> None:
    async def play() -> None:
        async with pages() as http:
            for way in ("link", "bots"):
                at = await sit_down(http, "block-draw", way=way)
                transport = http._transport
                async with httpx.AsyncClient(transport=transport, base_url=BASE_URL) as other:
                    names = (await other.get(f"/api{at.replace('/m/', '/matches/')}")).json()
                assert names["seats"][0]["name"].startswith("Guest "), names["seats"]

    run(play)


def analysed(live: LiveMatch, reader: int | None, language: str) -> str:
    """All that an analysis says of a match in which little was decided."""
    seat = reader or 0
    decision = Decision(1, 2, seat, "draw", "pass", 0.3, 0.0, 0.1, 0.1, "blunder", ())
    moment = Moment(1, 1, seat, "draw", "play", (0.4, 0.6), (1, -1), 0.1)
    swings = tuple(Swing(1, 1, seat, "draw", "play", Side(side), 0.2, 0.1) for side in (0, 1))
    player = Player(0, "P0", 5, 1, 3.5, 0.7, 0.1, {}, 1.5, -0.5)
    found = Analysis(
        "block-draw", "Block & Draw", ("P0", "P1"), 2, True, (Side(0),), (9, 2), 40, 1, "match",
        (decision,), (moment,), swings, (), (player,),
    )  # fmt: skip
    reading = AnalysisView(live, found, "wide", None, get_translator(language), reader)
    judged = reading.comment_next_move(2, live.view(None))
    assert judged is not None
    turns = [one.said for one in reading.list_turning_points()]
    return " ".join([judged.said, *turns, reading.player_name(0), reading.render_curve([], 0, "?")])


@pytest.mark.parametrize(
    ("language", "yours"),
    [
        ("en", ["Next move (you):", "You lead", "Your win chance: +20%", "You ahead"]),
        (
            "es",
            [
                "Siguiente jugada (tú):",
                "Sales con",
                "Tu probabilidad de ganar: +20",
                "ventaja tuya",
            ],
        ),
        ("nl", ["Volgende zet (jij):", "Je begint", "Jouw winstkans: +20", "jij voor"]),
    ],
)
def test_an_analysis_speaks_to_its_reader(language: str, yours: list[str]) -> None:
    live = table("block-draw", random.Random(3), players=2)
    step(live, random.Random(3))
    (leader,) = {event.seat for event in live.log.active[1].events if isinstance(event, Played)}
    read, overheard = analysed(live, leader, language), analysed(live, None, language)
    assert [one for one in yours if one not in read] == []
    assert [one for one in yours if one in overheard] == []


def test_who_share_a_screen_read_names_and_no_drawn_tiles() -> None:
    live, dice = table("block-draw", random.Random(2), players=2), random.Random(2)
    apart = [replace(one, owner=bytes([at])) for at, one in enumerate(live.seats)]
    while not live.state.over:
        step(live, dice)
    told = {}
    for shared in (False, True):
        live.seats[:] = [replace(one, owner=b"a") for one in apart] if shared else apart
        for seat in (0, 1):
            scene = Scene(live, seat, "wide", None)
            lines = render_log_lines(scene, live.log.active)
            told[shared, seat] = "\n".join([*lines, scene.turn_text, render_round_count(scene)])
    # The lines stay on the screen when it is passed on: they are the same for both.
    assert told[True, 0] == told[True, 1]
    assert "You " not in told[True, 0]
    assert "P0" in told[True, 0]
    assert "P1" in told[True, 0]
    named = re.compile(r"draws? (a tile|\d+ tiles): ")
    assert "draws" in told[True, 0]
    assert not named.search(told[True, 0])
    assert all("You " in told[False, seat] and named.search(told[False, seat]) for seat in (0, 1))
