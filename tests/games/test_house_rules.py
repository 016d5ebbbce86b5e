"""House rules: games that people write, in the words of the vocabulary."""

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from hypothesis import HealthCheck, given, settings

from boneyard.arena.rule_stats import PLAYS_PER_DEAL, luck_share, measure_rules
from boneyard.bots.registry import BOTS, LEVELS
from boneyard.cli import main
from boneyard.core.chance import Seeded
from boneyard.engine import start
from boneyard.engine.legal import legal
from boneyard.games import GAMES, find_game, game_reference, get_game
from boneyard.games.house_rules.custom_games import (
    HOUSE_GAME_CACHE_SIZE,
    load_house_rules,
    parse_house_rules,
    to_changed_rules,
    to_full_rules,
)
from boneyard.games.house_rules.describe import RULE_MESSAGES, WORD_MESSAGES, rules_to_markdown
from boneyard.games.house_rules.glossary import build_glossary, example_word
from boneyard.games.house_rules.rule_files import find_line, parse_rule_text
from boneyard.games.house_rules.schema import build_schema
from boneyard.i18n.translator import get_translator
from boneyard.records import replay
from boneyard.rules.game import Game
from boneyard.rules.serialization import RuleError
from boneyard.rules.vocabulary import all_words, game_parameters
from support.docs import blocks
from support.paths import ROOT
from support.random_house_rules import house_rules, lives, made
from support.rules_text_facts import facts_of

PAGE = ROOT / "docs" / "house-rules.md"
FRIDAY = blocks(PAGE, "toml")[0]
TABLES = [game for game in GAMES.values() if not game.alone]


def refused(text: str) -> str:
    with pytest.raises(RuleError) as caught:
        parse_rule_text(text)
    return str(caught.value)


@pytest.mark.parametrize("game", TABLES, ids=lambda game: game.name)
def test_every_game_of_the_house_can_be_written_and_read_again(game: Game) -> None:
    for written in (
        to_full_rules(game),
        to_changed_rules(game),
        to_changed_rules(game, "block-draw"),
    ):
        back = parse_house_rules({**written, "title": "Ours"})
        same = replace(back, name=game.name, title=game.title, book=game.book, rules_json="")
        assert replace(same, options=game.options) == game


def test_a_file_says_how_a_game_differs() -> None:
    game = parse_rule_text(FRIDAY)
    assert game.title == "Friday fives"
    assert game.hand == 6
    assert game.goal.target == 250  # type: ignore[attr-defined]
    assert game.on_play == GAMES["all-fives"].on_play  # type: ignore[union-attr]
    assert re.fullmatch(r"friday-fives-[0-9a-f]{8}", game.name)
    assert game.name not in GAMES
    assert get_game(game.rules_json) is get_game(json.loads(game.rules_json)) == game


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ('like = "all-fivs"', "line 1: unknown game 'all-fivs'; did you mean all-fives?"),
        ('like = "baronet"', "line 1: baronet is a solitaire; house rules are for two "
         "or more players"),
        ("\nhnad = 5", "line 2: unknown rule 'hnad'; did you mean hand?"),
        ("on_play = 5", "line 1: unknown rule 'on_play'; did you mean on-play?"),
        ("# goal\n\ngoal = { frist-to = 5 }",
         "line 3: goal can't be 'frist-to'; did you mean first-to?"),
        ("goal = { first-to = { traget = 5 } }",
         "line 1: first-to has no argument 'traget'; did you mean target?"),
        ('goal = "first-to"', "line 1: first-to needs target: a whole number from 1 to 100000"),
        ("goal = { first-to = 0 }",
         "line 1: goal.first-to must be a whole number from 1 to 100000, not 0"),
        ("teams = 1", "line 1: teams must be true or false, not 1"),
        ('opening = { highest-double = "redael" }',
         "line 1: opening.highest-double can't be 'redael'; did you mean redeal?"),
        ('draw = { never = 3 }', "line 1: never takes no arguments"),
        ("hand = { two = 3 }",
         "line 1: the keys of hand must be whole numbers below 100, not 'two'"),
        ("hand = { 100 = 3 }",
         "line 1: the keys of hand must be whole numbers below 100, not '100'"),
        ("hand = 15", "line 1: 2 players with 15 tiles each need more than the 28 tiles of the "
         "set"),
        ("players = true", "line 1: players must be a whole number from 2 to 10, not true"),
        ("players = 11", "line 1: players must be a whole number from 2 to 10, not 11"),
        ("players = [2, 4]", "line 1: players must be a list of consecutive numbers, such as "
         "[2, 3, 4]"),
        ('title = "Super Bendomino"', "line 1: 'Super Bendomino' is the name of a published "
         "game: choose another name"),
        ('award = "one-point"\ngoal = { first-to = 1000 }',
         "line 2: 1000 points would take about 1000 rounds, which is too many"),
        ('goal = { exactly = 61 }\naward = { opponents-pips = { each-hand = { nearest = 5 }, '
         "when-blocked = { nearest = 5 } } }",
         "line 1: exactly 61 points can't always be reached: the smallest step is 5"),
        ('table = "cross"\non-play = { ends-alike = { alike = 2, with-double = 3 } }',
         "line 2: ends-alike doesn't work with these rules; it works with line"),
        ('like = "chickenfoot"\ntable = { hub = { arms = 7 } }',
         "line 2: if doubles have feet, the hub has room for 6 arms; for more, write "
         "feet = false"),
        ('award = "most-made"\non-play = { ends-multiple-of = { step = 9, pips-a-point = 60 } }',
         "line 1: most-made needs points in play: set on-play"),
        ('twists = ["sweep"]\ndraw = { until-playable = { leave = 2 } }',
         "line 1: sweep empties the boneyard, but the rule for drawing never lets it run empty"),
        ('opening = { winner-leads = { first = "round-double" } }',
         "line 1: the first lead can't be round-double; it must be decided by a double or by "
         "turns"),
        ('table = "honeycomb"', "line 1: honeycomb needs joins: true or false"),
        ('table = { honeycomb = true }',
         "line 1: straight tiles don't bend; honeycomb is only for the curved tiles of a box"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_with_its_line_its_word_and_what_would_be_right(
    wrong: str, sentence: str
) -> None:
    assert refused(wrong).replace("100,000", "100000").replace("1,000", "1000") == sentence


def test_text_that_is_no_file_of_rules_is_refused() -> None:
    assert refused("hand = ").startswith("not valid TOML or JSON: ")
    assert refused("x" * 20_000).startswith("rules can have")
    with pytest.raises(RuleError, match="names with values"):
        parse_rule_text("[1]", is_json=True)
    assert find_line("a = 1\nb = { c = 2 }", ("b", "c")) == 2
    assert find_game('{"hand": 99}') is None


def test_games_of_strangers_are_kept_in_a_bounded_number() -> None:
    for hand in range(1, 8):
        parse_house_rules({"hand": hand, "goal": {"first-to": 40 + hand}})
    assert load_house_rules.cache_info().maxsize == HOUSE_GAME_CACHE_SIZE
    assert load_house_rules.cache_info().currsize <= HOUSE_GAME_CACHE_SIZE


def test_every_word_has_a_sentence_and_every_rule_a_question() -> None:
    assert {*all_words()} == WORD_MESSAGES.keys()
    assert {*game_parameters(), ""} == RULE_MESSAGES.keys()


@pytest.mark.parametrize("language", ["en", "es", "nl"])
def test_the_dictionary_tells_each_word(language: str) -> None:
    say = get_translator(language).translate
    for entry in build_glossary(say):
        for word in entry["words"]:
            assert word["means"] or word["word"] in ("misdeal", "capicua", "last-tile", "ladder")
            assert "{" not in word["means"].replace("{ ", "")


@pytest.mark.parametrize("language", ["en", "es", "nl"])
def test_the_program_tells_the_same_facts_as_those_who_wrote_the_rules(language: str) -> None:
    """`test_facts.py` holds the texts of people against the same facts."""
    say = get_translator(language).translate
    for game in TABLES:
        text = rules_to_markdown(game, say)
        for fact in facts_of(game):
            if fact.about in NO_RULES:
                continue
            # Players and their hands stand in lines of their own.
            lines = [text] if "players" in fact.about else text.splitlines()
            # People round an example; the program says to what.
            numbers = fact.numbers[:1] if fact.about == "rounding" else fact.numbers
            wanted = {str(number) for number in numbers}
            told = any(wanted <= set(re.findall(r"\d+", line)) for line in lines)
            assert told, f"{game.name}: {fact}"


#: What people tell besides, of options, of the box, or as an example.
NO_RULES = {
    "doubled stakes", "symbols in a hand", "symbols at an end", "another hand",
    "hand and boneyard",
}  # fmt: skip


def test_the_schema_that_is_given_out_is_the_one_of_the_vocabulary() -> None:
    kept = json.loads((ROOT / "docs" / "data" / "house-rules.schema.json").read_text("utf-8"))
    assert kept == build_schema(), "boneyard words --schema > docs/data/house-rules.schema.json"


def test_a_record_holds_the_rules() -> None:
    game = parse_rule_text(FRIDAY)
    written = game_reference(game)
    assert isinstance(written, dict)
    assert "like" not in written
    found = replay({"boneyard": 1, "game": written, "options": {"players": 2, "target": 30},
                    "seed": "tea", "rounds": []})  # fmt: skip
    assert found["game"] == game.name


@pytest.mark.parametrize("rules", [
    {"like": "all-fives", "table": "cross", "hand": 6},
    # The fast core asks these questions in another order.
    {"twists": ["double-back", "choose-direction"]},
], ids=["fast", "plain"])  # fmt: skip
def test_bots_of_every_level_play_rules_that_somebody_wrote(rules: dict[str, Any]) -> None:
    import random

    game = parse_house_rules(rules)
    state: Any = start(game.rules(players=3), Seeded("a table"))
    for name in LEVELS:
        move = BOTS[name].bot.choose(state, state.to_act, random.Random(1))
        assert move in legal(state, state.to_act)


@pytest.mark.slow
def test_a_newcomer_comes_through_with_the_guide(tmp_path: Path) -> None:
    """Everything that the guide shows is done as it says."""
    friday, sunday = blocks(PAGE, "toml")
    (tmp_path / "friday.toml").write_text(friday, "utf-8")
    (tmp_path / "sunday.toml").write_text(sunday, "utf-8")
    commands = [line.split()[1:] for block in blocks(PAGE, "text")
                for line in block.splitlines() if line.startswith("boneyard ")]  # fmt: skip
    commands.append(["rules", "sunday.toml", "--language", "es"])
    commands.append(["simulate", "sunday.toml", "--matches", "1"])
    for words in commands:
        words = [{"100": "16"}.get(word, word) for word in words]
        here = [str(tmp_path / word) if "." in word else word for word in words]
        run = CliRunner().invoke(main, here)
        assert run.exit_code == 0, (words, run.output)
    assert (tmp_path / "table.svg").stat().st_size > 1000
    wrong = friday.replace("first-to", "frist-to")
    (tmp_path / "friday.toml").write_text(wrong, "utf-8")
    run = CliRunner().invoke(main, ["deal", str(tmp_path / "friday.toml")])
    assert run.exit_code == 2
    assert "line 5: goal can't be 'frist-to'; did you mean first-to?" in run.output


def test_the_command_line_lists_words() -> None:
    run = CliRunner().invoke(main, ["words", "goal", "--json"])
    [goal] = json.loads(run.output)
    assert [word["word"] for word in goal["words"]][:2] == ["first-to", "loser-at"]
    assert "kozel" in goal["words"][1]["games"]
    assert json.loads(CliRunner().invoke(main, ["words", "--schema"]).output) == build_schema()
    assert CliRunner().invoke(main, ["words", "gaol"]).exit_code == 2
    assert "first-to" in CliRunner().invoke(main, ["words"]).output
    assert example_word(type(GAMES["kozel"].goal)).target == 101  # type: ignore[union-attr]


@pytest.mark.slow
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
@given(house_rules())
def test_rules_by_chance_are_refused_with_a_sentence_or_play(written: dict[str, Any]) -> None:
    game = made(written)
    if isinstance(game, Game):
        lives(game, 1)


def test_luck_is_what_stays_the_same_when_a_deal_is_played_again() -> None:
    assert luck_share([[5, 5, 5], [-5, -5, -5], [1, 1, 1]]) == 1
    assert luck_share([[5, -5, 0], [-5, 0, 5], [0, 5, -5]]) == 0


def test_the_lab_compares_rules_and_is_the_same_every_time() -> None:
    looked = measure_rules(parse_house_rules({"hand": 3, "draw": "never"}).rules(players=2), 16)
    drawing = measure_rules(parse_house_rules({"hand": 3}).rules(players=2), 16)
    assert looked == measure_rules(
        parse_house_rules({"hand": 3, "draw": "never"}).rules(players=2), 16
    )
    assert looked.rounds == 16 * PLAYS_PER_DEAL
    assert looked.measures["moves"].high < drawing.measures["moves"].low
    assert looked.measures["blocked"].value > drawing.measures["blocked"].value
    # A line that whoever leads has won at once.
    one = measure_rules(parse_house_rules({"hand": 1, "draw": "never"}).rules(players=2), 16)
    assert "lead" in one.warnings
