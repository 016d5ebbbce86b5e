"""Every page in a made-up language that brackets each message: what stands outside has escaped.

Names of people, bots, games, books and languages, numbers, tiles, codes and signs are no words of
a language. `ESCAPED` is what is not yet said by a catalogue.
"""

import random
import re
from typing import Any, Final

import pytest

from boneyard.analysis import Analysis
from boneyard.analysis.findings import Decision, Moment, Player, Swing
from boneyard.analysis.move_quality import QUALITIES
from boneyard.bots.registry import Hint
from boneyard.core.ids import Side
from boneyard.games import GAMES
from boneyard.i18n.locales import PSEUDO_BRACKETS, PSEUDO_LANGUAGE
from boneyard.i18n.translator import get_translator
from boneyard.puzzles import library
from boneyard.server.analysis import pages as analysis_pages
from boneyard.server.analysis.pages import AnalysisView
from boneyard.server.analysis.service import AnalysisJob
from boneyard.server.games.example_round import draw_example_steps
from boneyard.server.games.setup_form import build_option_fields
from boneyard.server.match_page import hint_panel
from boneyard.server.match_page.scene import Scene
from boneyard.server.match_page.screen_reader import build_prompt
from boneyard.server.match_page.solitaire import describe_par
from boneyard.server.match_page.updates import MatchPageRenderer
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.pages import replay
from boneyard.server.web.render import render_fragment
from boneyard.solitaire.solve import Solution
from support.pseudo_language import escaped
from support.server.pages import pages, run, sit_down, step, table
from support.server.serving import services_of


async def seen(client: Any, path: str, **more: Any) -> str:
    answer = await client.get(path, **more)
    assert answer.status_code == 200, path
    assert f'lang="{PSEUDO_LANGUAGE}" dir="ltr"' in answer.text
    html: str = answer.text
    return html


def test_the_search_finds_what_has_escaped() -> None:
    assert escaped("<p>⟦Play <b>5-6</b> ⟦now⟧⟧</p>") == set()
    assert escaped("<p>Ann · 3 ⟦points⟧</p>") == set()
    assert escaped("<p>⟦a⟧ Score</p>")
    assert escaped('<img alt="a tile">')


#: What is answered in a lesson.
ANSWER: Final = library.load_lessons()["fives-count"].positions[0].moves[-1].move
#: Pages that need no table.
PATHS: Final = (
    "/", "/fair", "/told", "/me", "/sign-in", "/key/x", "/mail/x", "/told/stop/x", "/offline",
    "/house-rules?like=kozel", "/words", "/duplicate", "/duplicate/week", "/tournaments",
    "/tournaments/new", "/ratings",
    "/puzzles", "/puzzle/today", "/lessons",
    "/lessons/fives-count/1", f"/lessons/fives-count/1?played={ANSWER}",
    *(f"/games/{name}" for name in GAMES),
)  # fmt: skip


@pytest.mark.slow
def test_no_sentence_of_the_house_has_escaped() -> None:
    async def work() -> None:
        async with pages() as client:
            client.cookies.set("language", PSEUDO_LANGUAGE)
            await client.post("/lessons/fives-count/1", data={"move": ANSWER})
            for path in PATHS:
                # The rules are longer texts of their own, which a test of texts looks at.
                rules = r'<section class="sheet rules">.*?</section>'
                cards = r"<p>[^<⟦]*</p>\n<div class=\"go\">"
                tagline = r'<div class="setup-facts"><p>[^<]*</p>|<p class="setup-about">[^<]*</p>'
                page = await seen(client, path)
                assert escaped(page, skip=f"{rules}|{cards}|{tagline}") == set(), path
            assert escaped(await seen(client, "/host", headers={"host": "localhost"})) == set()

    run(work)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "form"),
    [("block-draw", {"way": "bots"}), ("fundomino", {"way": "screen", "name1": "Ben"}),
     ("bendomino-teams", {"way": "link", "open": "yes", "level": "new", "o.target": "50"}),
     ("knock-out", {}), ("domino-solitaire", {}),
     ("baronet", {}), ("fruitominoes", {"o.players": "3"})],
)  # fmt: skip
def test_no_sentence_of_a_table_has_escaped(game: str, form: dict[str, str]) -> None:
    async def work() -> None:
        async with pages() as client:
            client.cookies.set("language", PSEUDO_LANGUAGE)
            started = {"name": "Ann", **form}
            if form.get("way") == "link":
                at = (await client.post(f"/games/{game}", data=started)).headers["location"]
            else:
                at = await sit_down(client, game, **started)
            for path in (at, f"{at}?seat=watch", f"{at}/replay", f"{at}/replay?at=0", "/tables"):
                assert escaped(await seen(client, path)) == set(), path
            if GAMES[game].players == (1,) or form.get("way") == "bots":
                await client.post(at, data={"do": "resign", "seat": "0"})
                for path in (at, f"{at}/replay?check=1"):
                    assert escaped(await seen(client, path)) == set(), path

    run(work)


def test_no_sentence_of_a_tournament_has_escaped() -> None:
    """Open, with a bye and a board of one's own, and when it is over."""

    async def work() -> None:
        async with pages() as client:
            client.cookies.set("language", PSEUDO_LANGUAGE)
            form = {"game": "block-draw", "clock": "5-minutes", "format": "swiss", "title": "⟦T⟧"}
            at = (await client.post("/tournaments/new", data=form)).headers["location"]
            bots = {"do": "bots", "bot": "heavy", "count": "2"}
            for said in ({"do": "enter", "name": "Ann"}, bots, {"do": "begin"}, {"do": "off"}):
                assert escaped(await seen(client, at), skip=r"<code>.*?</code>") == set(), said
                assert (await client.post(at, data=said)).status_code == 303
                app: Any = client._transport
                for part in services_of(app.app).contest_loop.kinds:
                    await part.run_due()
            assert escaped(await seen(client, at)) == set()
            assert escaped(await seen(client, "/tournaments")) == set()

    run(work)


def test_no_sentence_of_those_who_play_together_has_escaped() -> None:
    """A pair that waits, its invitation, and teams: with free places and with none."""

    async def work() -> None:
        async with pages() as client:
            client.cookies.set("language", PSEUDO_LANGUAGE)
            form = {"do": "make", "game": "latin", "deals": "1", "bot": "casual"}
            at = (await client.post("/duplicate", data=form)).headers["location"]
            said = {"session": at.split("/")[-1], "name": "Ann"}
            await client.post("/duplicate", data={**said, "do": "pair"})
            page, codes = await seen(client, at), r"<code>.*?</code>"
            assert escaped(page, skip=codes) == set()
            (link,) = set(re.findall(r"/pairs/[\w-]+", page))
            await client.post("/duplicate", data={**said, "do": "stand"})
            client.cookies.delete("boneyard")
            await client.post("/duplicate", data={**said, "do": "pair"})
            (link,) = set(re.findall(r"/pairs/[\w-]+", await seen(client, at)))
            client.cookies.delete("boneyard")
            assert escaped(await seen(client, link)) == set()
            teams = {"do": "make", "teams": "yes", "team_game": "latin", "deals": "2"}
            at = (await client.post("/duplicate", data=teams)).headers["location"]
            said = {"session": at.split("/")[-1], "name": "Ann"}
            for do in ("sit-1-0", "fill", "sit-1-0"):
                assert escaped(await seen(client, at), skip=codes) == set(), do
                await client.post("/duplicate", data={**said, "do": do})
            assert escaped(await seen(client, at), skip=codes) == set()

    run(work)


def drawn(live: LiveMatch, seat: int | None) -> set[str]:
    made = MatchPageRenderer().draw(live, seat, f"wide.own.{PSEUDO_LANGUAGE}", None)
    parts = [made["tiles"], *made["regions"].values(), *made["log"]]
    parts.append(build_prompt(Scene(live, seat, "wide", None, PSEUDO_LANGUAGE)))
    return set().union(*(escaped(str(part)) for part in parts))


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_no_sentence_of_a_round_has_escaped(name: str) -> None:
    """What is drawn at each move of every game, up to its count."""
    dice = random.Random(7)
    live = table(name, dice)
    for _ in range(30):
        for seat in (None, 0):
            assert drawn(live, seat) == set()
        if not live.state.playing:
            break
        step(live, dice)
    shown = replay.build_step(
        live, None, len(live.log.active), translate=get_translator(PSEUDO_LANGUAGE).translate
    )
    assert escaped("\n".join(shown.sentences)) == set()
    assert (
        escaped("\n".join(one.said for one in draw_example_steps(name, PSEUDO_LANGUAGE))) == set()
    )
    options = build_option_fields(GAMES[name], get_translator(PSEUDO_LANGUAGE).translate)
    assert all(one.label.startswith(PSEUDO_BRACKETS[0]) for one in options)


def test_no_sentence_of_a_hint_has_escaped() -> None:
    dice = random.Random(1)
    live = table("block-draw", dice)
    scene = Scene(live, live.state.to_act, "wide", None, PSEUDO_LANGUAGE)
    hints = [
        Hint(move, 1.5 - at, 0.4, error, float(at), ())
        for at, move in enumerate(scene.moves * 3)
        for error in (0.0, 2.0)
    ]
    found = hint_panel.build_hint_rows(scene, hints)
    assert escaped(str(hint_panel.render_hint_panel(scene, found))) == set()
    assert escaped(hint_panel.hint_announcement(found, scene.translator)) == set()


@pytest.mark.parametrize(("won", "proved"), [(None, False), (False, True), (True, False)])
@pytest.mark.parametrize("game", ["domino-solitaire", "knock-out"])
def test_no_sentence_of_par_has_escaped(game: str, won: bool | None, proved: bool) -> None:
    told = describe_par(table(game, random.Random(2)), Solution(5, won, proved, ()))
    assert escaped(get_translator(PSEUDO_LANGUAGE).translate(told)) == set()


@pytest.mark.parametrize("unit", ["points", "tiles"])
@pytest.mark.parametrize("error", [0.0, 0.4])
def test_no_sentence_of_an_analysis_has_escaped(unit: str, error: float) -> None:
    dice, speak = random.Random(3), get_translator(PSEUDO_LANGUAGE)
    live = table("block-draw", dice, players=2)
    while live.number < 8:
        step(live, dice)
    decisions = tuple(
        Decision(1, number, 0, "draw", "pass", 1.5, error, 0.1, 0.1, quality, ())
        for number, quality in enumerate(QUALITIES, 1)
    )
    curve = tuple(Moment(1, at, 0, "draw", "play", (0.4, 0.6), (1, -1), 0.1) for at in range(5))
    player = Player(0, "Ann", 5, 1, 3.5, 0.7, 0.1, {}, 1.5, -0.5)
    found = Analysis(
        "block-draw", "Block & Draw", ("P0", "P1"), 2, True, (Side(0),), (9, 2), 40, 1, unit,
        decisions, curve, (Swing(1, 2, 0, "draw", "play", Side(1), 0.2, 0.1),), (), (player,),
    )  # fmt: skip
    reading = AnalysisView(live, found, "wide", None, speak)
    context = analysis_pages.build_template_values(AnalysisJob(live.number), reading, 0, 0, "?at=")
    page = render_fragment(
        "pages/analysis.html", speak, live=live, at=0, seat=None, seated="", **context
    )
    assert len(context["costly"]) == 3
    assert escaped(page) == set()
    for at in range(1, 6):
        judged = reading.comment_next_move(at, replay.build_step(live, None, at).position)
        assert judged is not None
        assert escaped(judged.said) == set()
