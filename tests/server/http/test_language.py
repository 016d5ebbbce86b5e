"""Pages speak the language that a visitor has chosen, or that the browser likes best."""

import random

import pytest
from markupsafe import Markup

from boneyard.core.options import ChoiceOption, FlagOption
from boneyard.games import GAMES, option_text
from boneyard.i18n.locales import LANGUAGES, PSEUDO_LANGUAGE
from boneyard.i18n.translator import get_translator
from boneyard.server.games.pages import render_rules
from boneyard.server.match_page.updates import MatchPageRenderer
from boneyard.server.web.preferences import format_draw_style, parse_draw_style
from boneyard.server.web.render import translate_markup
from support.server.pages import pages, run, table

HELLO = {one: get_translator(one)("home-hello") for one in LANGUAGES}


def test_the_browser_is_asked_and_a_choice_is_kept() -> None:
    async def work() -> None:
        async with pages() as client:
            for asked, spoken in (("nl-BE,en;q=0.5", "nl"), ("fr, es;q=0.2", "es"), ("fr", "en")):
                page = (await client.get("/", headers={"accept-language": asked})).text
                assert f'<html lang="{spoken}" dir="ltr"' in page
                assert HELLO[spoken] in page
                assert all(name in page for name in LANGUAGES.values())
            back = await client.post("/look", data={"language": "es", "back": "/fair"})
            assert back.headers["location"] == "/fair"
            page = (await client.get("/", headers={"accept-language": "nl"})).text
            assert HELLO["es"] in page
            # Another look changes nothing of that.
            await client.post("/look", data={"theme": "dark"})
            assert HELLO["es"] in (await client.get("/")).text

    run(work)


@pytest.mark.parametrize("odd", ["xx", "", "EN", "../en", PSEUDO_LANGUAGE])
def test_nobody_chooses_a_language_that_there_is_not(odd: str) -> None:
    """The made-up one is for tests, which set its cookie themselves."""

    async def work() -> None:
        async with pages() as client:
            answer = await client.post("/look", data={"language": odd})
            assert "language=" not in answer.headers["set-cookie"]
            page = (await client.get("/", headers={"accept-language": odd})).text
            assert '<html lang="en"' in page

    run(work)


def test_a_socket_is_drawn_for_in_its_language() -> None:
    live, painter = table("block-draw", random.Random(1)), MatchPageRenderer()
    said = {one: painter.draw(live, None, f"wide.own.{one}", None) for one in LANGUAGES}
    assert len({str(one["regions"]["status"]) for one in said.values()}) == len(LANGUAGES)
    assert len({str(one["log"]) for one in said.values()}) == len(LANGUAGES)
    # Whoever looks again in the same language is not told what is there already.
    assert len({str(one["regions"]["seal"]) for one in said.values()}) == len(LANGUAGES)


def test_ways_to_draw_are_one_of_a_few() -> None:
    assert parse_draw_style("tall.numerals.nl") == ("tall", "numerals", "nl", "hub")
    assert parse_draw_style("tall.numerals") == ("tall", "numerals", "en", "hub")
    assert format_draw_style(*parse_draw_style("tall.own.es.short")) == "tall.own.es.short"
    assert format_draw_style(*parse_draw_style("x.y.z.w")) == "wide.own.en"


def test_markup_stays_and_names_are_escaped() -> None:
    said = translate_markup(
        get_translator("en"), "table-added", who="<b>", seed=Markup("<i>1</i>"), time="2"
    )
    assert said == "&lt;b&gt; added the seed <i>1</i> at 2"


@pytest.mark.parametrize("name", GAMES)
def test_every_option_is_told_in_a_players_words(name: str) -> None:
    for language in LANGUAGES:
        say = get_translator(language).translate
        for option in GAMES[name].all_options:
            label = say(option_text.option_label(GAMES[name], option))
            assert label != option.name
            help = option_text.option_help(GAMES[name], option)
            assert help is None or say(help).casefold() != label.casefold()
            values = option.choices if isinstance(option, ChoiceOption) else ()
            for value in [True, False] if isinstance(option, FlagOption) else values:
                told = say(option_text.value_label(GAMES[name], option, value))
                assert isinstance(value, int) or told != value


def test_the_page_of_a_game_has_no_names_for_programs() -> None:
    async def work() -> None:
        async with pages() as client:
            page = (await client.get("/games/block-draw")).text
            assert ">Draw until you can play (default)</option>" in page
            assert ">Two against two, partners opposite</option>" in page
            assert ">until-playable<" not in page
            spanish = (await client.get("/games/matador", headers={"accept-language": "es"})).text
            assert "Sale la ficha más alta (por defecto)" in spanish

    run(work)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_on_a_page_call_options_as_its_form_does(language: str) -> None:
    say, named = get_translator(language).translate, 0
    for name, game in GAMES.items():
        page = render_rules(name, language)
        for option in game.all_options:
            if option.name != "players" and option_text.leaves_choice(option):
                named += 1
                label = Markup.escape(say(option_text.option_label(game, option)))
                assert label in page.rpartition("<h2>")[2] or name == "fruitominoes"
                assert f"<em>{option.name}" not in page or option.name == label
    assert named > 100
