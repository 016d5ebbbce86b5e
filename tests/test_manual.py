"""The documentation is put together as a site; Sphinx itself isn't asked here (`boneyard docs`)."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

import boneyard
from boneyard.cli import docs, main
from boneyard.games import GAMES, game_facts
from boneyard.i18n.locales import LANGUAGES
from boneyard.i18n.translator import get_translator
from support.docs import links
from support.paths import ROOT
from support.rule_ids import IDS


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    docs.prepare_sources(ROOT, folder)
    return folder


def test_every_page_has_an_audience(source: Path) -> None:
    listed = [page for pages in docs.GUIDES.values() for page in pages]
    assert len(set(listed)) == len(listed)
    pages = {page.stem for page in source.glob("*.md")}
    assert pages == {*listed, "index", "README", "NOTICE"}


def test_links_lead_to_pages_of_the_site(source: Path) -> None:
    for page in source.glob("*.md"):
        for link in links(page):
            target = link.partition("#")[0]
            assert not target or (source / target).is_file(), f"{page.name}: {link}"


def test_every_rule_is_found_by_its_id(source: Path) -> None:
    listed = (source / "rule-ids.md").read_text("utf-8")
    assert re.findall(r'href="rulebook.html#([A-Z]+-\d+)"', listed) == IDS
    book = (source / "rulebook.md").read_text("utf-8")
    assert re.findall(r'<span id="([A-Z]+-\d+)">', book) == IDS


def test_the_reference_has_what_is_public(source: Path) -> None:
    told = (source / "reference.md").read_text("utf-8")
    assert set(re.findall(r"^### (\w+)$", told, re.M)) == {
        name.strip("_") for name in boneyard.__all__
    }


@pytest.mark.parametrize(("language", "word"), [("en", "boneyard"), ("es", "pozo"), ("nl", "pot")])
def test_players_read_the_rules_of_every_game_in_their_language(
    source: Path, language: str, word: str
) -> None:
    told = (source / f"{docs.GAME_PAGES[language]}.md").read_text("utf-8")
    assert docs.GAME_PAGES.keys() == LANGUAGES.keys()
    say = get_translator(language).translate
    titles = [say(game.localized_title) for game in GAMES.values()]
    assert re.findall(r"^## (.*)$", told, re.M) == titles
    assert game_facts.tagline("mexican-train", language) in told
    assert f" {word}" in told


def test_without_sphinx_or_pages_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boneyard.cli.docs.find_spec", lambda name: None)
    done = CliRunner().invoke(main, ["docs"], prog_name="boneyard")
    assert (done.exit_code, done.output.count("\n")) == (2, 1)
    assert "boneyard-dominoes[docs]" in done.output
    monkeypatch.setattr(docs, "find_checkout", lambda: None)
    done = CliRunner().invoke(main, ["docs"], prog_name="boneyard")
    assert (done.exit_code, done.output.count("\n")) == (2, 1)
