"""What is told about each game: a text with its parts, and an example that comes out as it says."""

import copy
import re
from itertools import pairwise

import pytest

from boneyard.games import GAMES, game_facts, option_text
from boneyard.i18n.translator import Translator, get_translator
from boneyard.records import RecordError, parse_record, play_record, replay
from boneyard.solitaire.game import Solitaire
from support.cli import boneyard
from support.kit import player_counts
from support.rules_text_facts import LANGUAGES

ENGLISH = get_translator("en")
in_each_language = pytest.mark.parametrize("language", LANGUAGES)
SECTIONS = ("How to play", "Scoring", "Good to know")
SOLO_SECTIONS = ("How to play", "Goal", "Good to know")


def sections(game: str, language: str = "en") -> dict[str, str]:
    """The parts of a game's text by their headings; what stands above them has none."""
    parts = re.split(r"^## (.+)$", game_facts.load_rules_text(game, language), flags=re.M)
    return {"": parts[0], **dict(zip(parts[1::2], parts[2::2], strict=True))}


@in_each_language
@pytest.mark.parametrize("game", GAMES)
def test_the_first_line_says_in_short_what_is_special(game: str, language: str) -> None:
    first = game_facts.tagline(game, language)
    assert 20 <= len(first) <= 90
    assert re.search(r"[.!]\"?$", first), "a sentence"
    assert not first.startswith("#")
    assert sections(game, language)[""] == f"{first}\n\n"


@in_each_language
def test_no_two_games_are_special_in_the_same_way(language: str) -> None:
    assert len({game_facts.tagline(game, language) for game in GAMES}) == len(GAMES) == 47


@pytest.mark.parametrize("game", GAMES)
def test_the_text_has_its_parts_in_order(game: str) -> None:
    wanted = list(SOLO_SECTIONS if isinstance(GAMES[game], Solitaire) else SECTIONS)
    found = sections(game)
    # Options come after the rules.
    wanted += ["Options"] if "Options" in found else []
    assert list(found) == ["", *wanted]
    assert all(len(found[heading].strip()) > 40 for heading in wanted)
    assert game_facts.load_rules_text(game).endswith("\n")


@in_each_language
@pytest.mark.parametrize("game", GAMES)
def test_the_text_is_ours_and_for_people(game: str, language: str) -> None:
    text = game_facts.load_rules_text(game, language)
    assert not re.search(r"\b[A-Z]{1,2}-\d+\b", re.sub(r"\b[APS]\d-", "", text)), "no rule ids"
    assert "http" not in text
    assert "\t" not in text


@pytest.mark.parametrize("game", GAMES)
def test_the_example_replays_to_what_it_says(game: str) -> None:
    example = game_facts.load_example(game)
    assert example.record["game"] == game
    result = replay(example.record)
    assert set(example.result) >= {"scores", "rounds"}
    assert {key: result[key] for key in example.result} == example.result
    assert result["rounds"][-1]["end"] is not None, "an example is played to its end"


@in_each_language
@pytest.mark.parametrize("game", GAMES)
def test_the_example_has_a_caption_a_move(game: str, language: str) -> None:
    example = game_facts.load_example(game)
    moves = [move for one in example.record["rounds"] for move in one["moves"]]
    captions = game_facts.example_captions(game, get_translator(language))
    assert len(captions) == len(moves) >= 2
    for caption in captions:
        assert 10 < len(caption) <= 160
        assert caption.isprintable()
        assert re.search(r"[.!?][\")]?$", caption), f"a sentence: {caption}"
        first = caption.lstrip("¡¿")[0]
        assert first.isupper() or first.isdigit() or first == '"'
    assert len(set(captions)) > len(moves) / 2


@in_each_language
@pytest.mark.parametrize("game", GAMES)
def test_captions_tell_the_same_tiles_and_numbers_in_each_language(
    game: str, language: str
) -> None:
    def told(speak: Translator) -> list[list[str]]:
        captions = game_facts.example_captions(game, speak)
        return [sorted(re.findall(r"[APS]?\d+(?:-[APS]?\d+)?", one)) for one in captions]

    assert told(get_translator(language)) == told(ENGLISH)


@pytest.mark.parametrize("game", GAMES)
def test_the_example_is_a_plain_record(game: str) -> None:
    record = game_facts.load_example(game).record
    assert set(record) == {"boneyard", "game", "options", "seats", "rounds"}
    assert all(set(one) == {"deal", "moves"} for one in record["rounds"])
    assert len(set(record["seats"])) == parse_record(record).rules.players


@pytest.mark.parametrize("game", GAMES)
def test_no_move_of_an_example_can_be_left_out(game: str) -> None:
    """Without a move in the middle it ends otherwise, or not at all: the result is no accident."""
    example = game_facts.load_example(game)
    record = copy.deepcopy(example.record)
    del record["rounds"][0]["moves"][0]
    try:
        result = replay(record)
    except RecordError:
        return
    assert {key: result[key] for key in example.result} != example.result


@in_each_language
@pytest.mark.parametrize("game", GAMES)
def test_captions_name_people_who_play(game: str, language: str) -> None:
    """A name in a caption is one of the seats: examples of different games do not get mixed."""
    example = game_facts.load_example(game)
    everyone = {name for other in GAMES for name in game_facts.load_example(other).record["seats"]}
    for caption in game_facts.example_captions(game, get_translator(language)):
        named = {word for word in re.findall(r"\w+", caption) if word in everyone}
        assert named <= set(example.record["seats"]), caption


@pytest.mark.parametrize("game", GAMES)
def test_captions_that_tell_points_tell_the_right_ones(game: str) -> None:
    """Where a caption says that a play scores, what it scored is there."""
    example = game_facts.load_example(game)
    record = parse_record(example.record)
    scores: list[tuple[int, ...]] = []
    play_record(record, lambda state: scores.append(state.scores))
    made = [
        max(new - old for new, old in zip(after, before, strict=True))
        for before, after in pairwise(scores)
    ]
    if len(example.record["rounds"]) == 1:
        for caption, points in zip(game_facts.example_captions(game, ENGLISH), made, strict=True):
            if re.search(r"\bscores \d", caption):
                assert str(points) in re.findall(r"\d+", caption), caption


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_boneyard_rules_prints_the_text_and_each_option(game: str) -> None:
    result = boneyard("rules", game, columns=500)
    assert result.exit_code == 0
    output = result.output
    assert game_facts.tagline(game) in output
    for heading in sections(game):
        assert heading in output
    table = output.rpartition("Options")[2].partition("\nAn example\n")[0]
    rows = [line for line in table.splitlines() if line.startswith("--")]
    lines = game_facts.option_rows(GAMES[game])
    assert [name for name, *_ in lines] == [option.name for option in GAMES[game].all_options]
    for row, option, (name, takes, default, _) in zip(
        rows, GAMES[game].all_options, lines, strict=True
    ):
        cells = re.split(r" {2,}", row.strip())
        # A list is told as people tell it.
        usual = re.sub(r", (?=[^,]*$)", " and ", default)
        usual = re.sub(r"\b(\d+) for (\d+)", r"\1 with \2 players", usual)
        assert cells[:3] == [f"--{name.replace('_', '-')}", takes, usual]
        assert cells[3] in ENGLISH.translate(option_text.explain_option(GAMES[game], option))


@pytest.mark.parametrize("game", GAMES)
def test_an_options_default_is_what_the_rules_have(game: str) -> None:
    for option in GAMES[game].all_options:
        for players in player_counts(GAMES[game]):
            plain = GAMES[game].rules(players=players)
            value = GAMES[game].default(option, players)
            assert plain.options[option.name] == value
            assert option.accepts(value)


@pytest.mark.parametrize("game", GAMES)
def test_seats_are_told_by_where_people_sit(game: str) -> None:
    """Nobody at a table counts from zero."""
    told = [
        game_facts.load_rules_text(game),
        *(help for *_, help in game_facts.option_rows(GAMES[game])),
    ]
    told += game_facts.example_captions(game, ENGLISH)
    assert not any(re.search(r"\b[Ss]eats? \d|\d ?\+ ?\d against", one) for one in told)


def test_the_box_tells_ages_and_times_only_where_it_has_them() -> None:
    assert (
        game_facts.describe_ages(GAMES["bendomino-teams"])
        == game_facts.describe_ages(GAMES["fruitominoes"])
        == "ages 5 and up"
    )
    assert game_facts.describe_duration(GAMES["bendomino-teams"]) == "10–20 minutes"
    assert game_facts.describe_ages(GAMES["cross"]) == "all ages"
    assert game_facts.describe_duration(GAMES["cross"]) == ""
    assert (
        game_facts.describe_ages(GAMES["fundomino"])
        == game_facts.describe_ages(GAMES["yourturn"])
        == ""
    )
