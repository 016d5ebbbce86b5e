"""The command line in three languages, and how soon it starts in each.

In the made-up language every message stands in brackets: what is outside has escaped. Names,
numbers, the notation, and what is typed are no words of a language.
"""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import click
import pytest
from click.testing import CliRunner, Result

from boneyard.bots.registry import BOTS
from boneyard.cli import framework, main
from boneyard.cli import games as cli_games
from boneyard.cli.framework import find_language_option, language_from_locale
from boneyard.games import GAMES, game_facts
from boneyard.i18n.locales import LANGUAGES, PSEUDO_BRACKETS, PSEUDO_LANGUAGE
from boneyard.i18n.translator import get_translator, set_language
from support.cli import COMMANDS, PROGRAM, START, complaint
from support.kit import deal, record
from support.pseudo_language import WORD, escaped, outside

#: Names that are the same everywhere: of games and bots as they are typed, of players and engines.
TYPED: Final = {
    *GAMES, *BOTS, *(game.book.name for game in GAMES.values()),
    "Random", "Seat", "boneyard", "boneyard-fast", "open_spiel", "dominoes",
    "python_block_dominoes", "UTC", "all-fives",
}  # fmt: skip
#: Options, choices and sealed numbers.
NOTATION: Final = re.compile(
    r"--?[a-z][\w-]*|\[[a-z-]+(?:\|[a-z -]*)+\]|\b[0-9a-f]{64}\b|\b\w+=\S+"
    r"|\b(?:knock|next|pass|draw)\b"
)


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    """Whatever language a test has spoken, the next one begins in English."""
    yield
    set_language("en")


def spoken(language: str, *words: str, columns: int = 80, **env: str) -> Result:
    """Run a command in a language."""
    env = {"COLUMNS": str(columns), **env}
    arguments = [*words, "--language", language] if words else ["--language", language]
    result = CliRunner().invoke(main, arguments, prog_name="boneyard", env=env)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def left(text: str) -> set[str]:
    """The lines in which words stand outside brackets."""
    # Examples are typed.
    text = re.sub(r"^ +boneyard.*$", "", outside(text), flags=re.M)
    text = NOTATION.sub(" ", without(text, TYPED))
    return {line for line in text.splitlines() if WORD.search(line)}


def test_the_search_finds_what_has_escaped() -> None:
    assert left("⟦player 1⟧ 6-4 1-0\nall-fives  --seed") == set()
    assert left("⟦player 1⟧ 6-4\nseat 1") == {"seat 1"}


# Help


def test_no_word_of_the_first_help_has_escaped() -> None:
    told = spoken(PSEUDO_LANGUAGE, "--help").output
    commands = "|".join(COMMANDS)
    assert left(re.sub(rf"^  (?:{commands}) ", "", told, flags=re.M)) == set()


@pytest.mark.parametrize("command", COMMANDS)
def test_no_word_of_help_has_escaped(command: str) -> None:
    told = spoken(PSEUDO_LANGUAGE, command, "--help").output
    assert told.startswith(f"{PSEUDO_BRACKETS[0]}Usage:{PSEUDO_BRACKETS[1]} boneyard {command} ")
    assert left(told.replace(f"boneyard {command}", "", 1)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_examples_that_can_be_typed(command: str, language: str) -> None:
    result = spoken(language, command, "--help")
    assert result.exit_code == 0
    heading = get_translator(language)("help-examples")
    examples = re.findall(r"^  boneyard (.+)$", result.output.partition(f"{heading}:")[2], re.M)
    assert examples
    made = main.get_command(click.Context(main), command)
    assert made is not None
    options = {option for param in made.params for option in param.opts}
    for example in examples:
        assert example.split()[0] in COMMANDS
        if example.split()[0] == command not in ("deal", "simulate", "play", "equity"):
            own = example.partition(" | ")[0]
            assert set(re.findall(r"(?<= )--?[a-z-]+", own)) <= options


# What commands print

SOLO: Final = record("knock-out", deal(row="3-5 6-1 1-4 5-2 2-6 4-3 3-3 5-0"), "0 knock 2")
OPEN: Final = record("block-draw", deal("6-6 6-1|6-4 5-0", stock="3-3"), "0 6-6", players=2)
BAD: Final = record("knock-out", deal(row="1-2 2-3 3-1"), "0 knock 1, 0 knock 1")


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Records to read, by what they are."""
    folder = tmp_path_factory.mktemp("1")
    found = {name: str(folder / f"{name}.jsonl") for name in ("m", "s", "o", "b", "t")}
    for name, one in (("s", SOLO), ("o", OPEN), ("b", BAD)):
        Path(found[name]).write_text(json.dumps(one) + "\n")
    words = ("simulate", "bergen", "--target", "1", "--matches", "1", "--seed", "tea", "-o")
    assert spoken("en", *words, found["m"]).exit_code == 0
    teams = ("simulate", "bendomino-teams", "--matches", "1", "--seed", "tea", "-o")
    assert spoken("en", *teams, found["t"]).exit_code == 0
    return found


PRINTED: Final = (
    "games",
    "play bergen --hands 0 --bots heavy --single --seed tea",
    "deal bergen --seed tea",
    "deal yourturn --seed tea",
    "deal domino-solitaire --seed tea",
    "simulate bergen --matches 3",
    "simulate bendomino-teams --matches 2 --seed 1",
    "simulate knock-out --matches 2 --seed 1",
    "replay --trace {m} {s} {o} {t}",
    "verify {m}",
    "analyse {m} --worlds 10",
    "analyse {s}",
    "analyse {o} --worlds 10",
    "solve {s}",
    "statistics knock-out --deals 3 --cores 1",
    "arena --game block-draw --players heavy,random --deals 2 --cores 1",
    "arena --game block-draw --players heavy,random,beginner --deals 2 --cores 1 --seed 1",
    "bench block-draw --seconds 0.01",
)


@pytest.mark.parametrize("words", PRINTED)
def test_no_word_that_is_printed_has_escaped(words: str, files: dict[str, str]) -> None:
    # Where there is room, games are told with the first line of their rules: a text of its own.
    wide = cli_games.WIDE_COLUMNS - 1 if words == "games" else 400
    result = spoken(PSEUDO_LANGUAGE, *words.format(**files).split(), columns=wide)
    assert result.exit_code == 0, result.output
    told = result.output
    for path in files.values():
        told = told.replace(path, "")
    assert PSEUDO_BRACKETS[0] in told
    assert left(told) == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_word_around_the_rules_has_escaped(game: str) -> None:
    told = spoken(PSEUDO_LANGUAGE, "rules", game, columns=400).output
    first, _, rest = told.partition("\n")
    # The rules themselves are longer texts, which a test of texts looks at.
    table = rest.partition(f"{PSEUDO_BRACKETS[0]}Options{PSEUDO_BRACKETS[1]}")[2]
    options, _, example = table.partition(f"{PSEUDO_BRACKETS[0]}Example{PSEUDO_BRACKETS[1]}")
    assert options.strip()
    assert example.strip()
    assert left(first) == set()
    # Values are typed: what an option takes, and what it usually is.
    values = {"true", "false"}
    for option in GAMES[game].all_options:
        values.update(map(str, getattr(option, "choices", ())))
    assert left(without(options, values)) == set()
    played = game_facts.load_example(game).record["rounds"]
    assert left(without(example, {move for one in played for _, move in one["moves"]})) == set()


def without(text: str, words: set[str]) -> str:
    """A text without words that are the same in every language."""
    some = sorted(map(re.escape, words), key=len, reverse=True)
    return re.sub(rf"(?<![\w-])(?:{'|'.join(some)})(?![\w-])", " ", text)


PICTURES: Final = ("show {m}", "show {o} --as 1", "show {m} --animate")


@pytest.mark.parametrize("words", PICTURES)
def test_no_word_of_a_picture_has_escaped(words: str, files: dict[str, str]) -> None:
    told = spoken(PSEUDO_LANGUAGE, *words.format(**files).split()).output
    svg = re.sub(r"<style>.*?</style>", "", told, flags=re.S)
    assert {line for line in escaped(svg) if left(line)} == set()


CHARTS: Final = (
    "analyse {m} --worlds 10 -o {file}",
    "analyse {s} -o {file}",
    "statistics domino-solitaire --deals 3 --cores 1 -o {file}",
    "arena --game block-draw --players heavy,random --deals 2 --cores 1 --seed 1 --plot {file}",
)


@pytest.mark.parametrize("words", CHARTS)
def test_no_word_of_a_chart_has_escaped(words: str, files: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "chart.svg"
    result = spoken(PSEUDO_LANGUAGE, *words.format(**files, file=file).split())
    assert result.exit_code == 0, result.output
    svg = re.sub(r"<style>.*?</style>", "", file.read_text("utf-8"), flags=re.S)
    assert {line for line in escaped(svg) if left(line)} == set()


# What goes wrong

WRONG: Final = (
    "bridge", "--bridge", "rules", "rules bridge", "games all-fives", "deal all-fives --round 0",
    "deal all-fives --round x", "deal all-fives --seed", "deal all-fives --players",
    "deal all-fives --bridge 4", "deal all-fives --players 5", "deal all-fives --muggins --muggins",
    "deal all-fives 50", "simulate all-fives --matches many -o x", "replay", "replay /none/at/all",
    "replay {b}", "verify {s}", "solve {m}", "solve x --seconds nan", "analyse {m} --line 9",
    "statistics bergen", "show {m} -o x.gif", "show {m} --animate -o x.png", "show {m} --width 200",
    "simulate blind --matches 1 -o /none/at/all", "show {m} --faces mirrors",
    "show {m} --move 9999", "arena --game knock-out --players heavy,random",
    "arena --game blind --players heavy,fred",
    "arena --game blind --players heavy", "arena --game blind --players heavy,heavy",
    "arena --game blind --players heavy,random -o hand", "arena --players heavy,random",
    "arena --game blind --players heavy,random --bot mine",
    "arena --game blind --players heavy,random --continue {b}", "bench knock-out",
    "serve --port 99999", "serve --host 256.256.256.256 --port 0",
)  # fmt: skip


@pytest.mark.parametrize("words", WRONG)
def test_no_word_of_an_error_has_escaped(words: str, files: dict[str, str]) -> None:
    result = spoken(PSEUDO_LANGUAGE, *words.format(**files).split(), columns=400)
    assert result.exit_code == 2
    assert result.stdout == ""
    told = result.stderr
    for path in files.values():
        told = told.replace(path, "")
    told = re.sub(r"^(⟦Usage:⟧) boneyard(?: [a-z]+)?", r"\1", told, flags=re.M)
    assert left(re.sub(r"'[^']*'|/none/at/all", "", told)) == set()


@pytest.mark.parametrize("language", ["xx", "", "\x1b[31m", "english"])
def test_an_unknown_language_gets_one_sentence(language: str) -> None:
    said = complaint(spoken(language, "games"))
    assert said.startswith("unknown language ")
    assert said.endswith("; choose from en (English), es (Español), nl (Nederlands)")


def test_an_unknown_language_is_told_in_the_language_of_the_locale() -> None:
    result = spoken("xx", "games", LC_ALL="es_ES.UTF-8")
    assert result.exit_code == 2
    assert result.stderr.startswith("Error: idioma desconocido: 'xx'; elige entre en (English), ")
    result = CliRunner().invoke(main, ["games", "--language"], prog_name="boneyard")
    assert "Option '--language' requires an argument." in result.stderr


# Which language


@pytest.mark.parametrize(
    ("surroundings", "language"),
    [({}, "en"), ({"LANG": "es_MX.UTF-8"}, "es"), ({"LANG": "nl_BE@euro"}, "nl"),
     ({"LANG": "nl", "LC_MESSAGES": "es_ES"}, "es"), ({"LC_MESSAGES": "es", "LC_ALL": "C"}, "en"),
     ({"LC_ALL": "", "LANG": "nl_NL.UTF-8"}, "nl"), ({"LC_ALL": "POSIX", "LANG": "nl"}, "en"),
     ({"LANG": "fr_FR.UTF-8"}, "en"), ({"LC_ALL": "C.UTF-8"}, "en")],
)  # fmt: skip
def test_the_locale_says_the_language(surroundings: dict[str, str], language: str) -> None:
    assert language_from_locale(surroundings) == language


def test_what_is_asked_for_comes_before_the_locale() -> None:
    runner = CliRunner()
    for words in ("--language nl games", "games --language nl-BE", "games --language=nl",
                  "--language=es games --language=nl"):  # fmt: skip
        told = runner.invoke(main, words.split(), env={"LC_ALL": "es_ES.UTF-8"}).output
        assert told.startswith("spel "), words
    assert runner.invoke(main, ["games"], env={"LC_ALL": "es_ES.UTF-8"}).output.startswith("juego ")
    assert find_language_option(["deal", "--", "--language", "nl"]) is None


def test_numbers_are_written_as_in_the_language(files: dict[str, str]) -> None:
    words = ("simulate", "bergen", "--target", "1", "--matches", "3", "--seed", "tea")
    assert re.search(r"\d\.\d moves per round", spoken("en", *words).output)
    assert re.search(r"\d,\d jugadas por ronda", spoken("es", *words, columns=200).output)


#: What programs read, and records.
READ: Final = (
    "games --json", "deal bergen --seed tea --json", "replay --json --trace {m} {b}",
    "verify --json {m} {s}", "solve --json {s} {m}", "analyse {s} --json",
    "statistics knock-out --deals 3 --cores 1 --json",
)  # fmt: skip


@pytest.mark.parametrize("words", READ)
def test_programs_read_the_same_in_every_language(words: str, files: dict[str, str]) -> None:
    typed = words.format(**files).split()
    told = {spoken(language, *typed).stdout for language in (*LANGUAGES, PSEUDO_LANGUAGE)}
    assert len(told) == 1
    assert told != {""}


# click


def test_the_texts_of_click_are_those_that_click_has() -> None:
    """Else a new click would go back to English, and nobody would see it."""
    place = Path(click.__file__).parent
    source = "".join(path.read_text("utf-8") for path in place.glob("*.py"))
    source = re.sub(r'"\s*\n\s*"', "", source)
    for text in framework.CLICK_MESSAGES:
        assert f'"{text}"' in source or f"'{text}'" in source, text
    for name in framework.CLICK_MODULES:
        assert sys.modules[f"click.{name}"].__dict__["_"] is framework.gettext


# Starting


def test_the_list_of_games_is_what_the_games_say() -> None:
    written = json.loads(cli_games.GAMES_FILE.read_text("utf-8"))
    told = json.loads(json.dumps(cli_games.build_listing()))
    assert written == told, "python -m boneyard.cli.games makes it anew"


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("words", ["--help", "games"])
def test_it_starts_at_once_in_every_language(words: str, language: str) -> None:
    """The whole run, from Python's own start to the last line, in the processor's time.

    On a busy machine that is longer too: then beside what two libraries take that it needs.
    """
    used = "resource.getrusage(resource.RUSAGE_SELF)"
    script = (
        "import resource, runpy, sys\n"
        "try: runpy.run_module('boneyard', run_name='__main__')\n"
        "finally:\n"
        f"    used = {used}\n"
        "    print(used.ru_utime + used.ru_stime, *sys.modules, file=sys.stderr)"
    )
    beside = f"import resource, click, msgspec; used = {used}; print(used.ru_utime + used.ru_stime)"
    fastest = lightest = float("inf")
    for _ in range(25):
        done = subprocess.run(
            [sys.executable, "-c", script, *words.split(), "--language", language],
            capture_output=True, text=True,
        )  # fmt: skip
        seconds, *modules = done.stderr.split()
        assert done.stdout.startswith({"en": ("Usage", "game"), "es": ("Uso", "juego")}[language])
        rooms = {name.partition(".")[0] for name in modules}
        assert not {"babel", "fluent", "rich", "numpy", "numba"} & rooms
        fastest = min(fastest, float(seconds))
        if fastest < START:
            return
        needed = subprocess.run([sys.executable, "-c", beside], capture_output=True, text=True)
        lightest = min(lightest, float(needed.stdout))
    assert fastest < 3 * lightest, f"boneyard {words} takes {fastest:.2f} s at best"


def test_the_program_speaks_the_language_of_the_locale() -> None:
    done = subprocess.run([*PROGRAM, "--version"], capture_output=True, text=True,
                          env={"LC_ALL": "nl_NL.UTF-8", "PYTHONUTF8": "1"})  # fmt: skip
    assert done.stdout.startswith("boneyard, versie ")


# Errors of other rooms: in a gap of a message, English would not be found by its brackets.


@pytest.mark.parametrize("language", ["es", "nl"])
@pytest.mark.parametrize(
    "words",
    ["rules bridge", "deal all-fives --players 5", "deal all-fives --players", "replay {b}",
     "verify {s}", "solve {m}", "show {m} --move 9999", "show {m} --as 9", "statistics bergen",
     "arena --game blind --players heavy,random -o hand=0",
     "arena --game blind --players heavy,random --continue {b}"],
)  # fmt: skip
def test_what_is_wrong_is_told_in_the_language(
    words: str, language: str, files: dict[str, str]
) -> None:
    typed = words.format(**files).split()
    said, english = (spoken(one, *typed, columns=400).stderr for one in (language, "en"))
    # The last clause is why; neither stands in the other.
    last = [text.strip().rpartition(": ")[2] for text in (said, english)]
    assert last[0] not in english
    assert last[1] not in said
