"""A match typed line by line: every game can be played so, and nothing hidden is shown."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from boneyard.cli import main
from boneyard.core.actions import parse
from boneyard.core.chance import Seeded
from boneyard.engine.kinds import AnyRules
from boneyard.games import GAMES
from boneyard.i18n.locales import PSEUDO_LANGUAGE
from boneyard.i18n.translator import get_translator
from boneyard.records import parse_record, play_record
from boneyard.tui.local_match import LocalMatch, SeatPlayer
from boneyard.tui.text_ui import InputError, TextUi, parse_typed_move
from support.tui import hidden, short

#: After so many lines a game for one that could go on for ever is given up.
ENOUGH = 60
#: What is answered with tiles that are examples.
EXAMPLES = ("help", "rules", "nonsense")


class Typist:
    """Types what it is told to, and sees that nothing is shown that may not be."""

    def __init__(self, sitting: LocalMatch, types: Callable[[str, int], str]) -> None:
        self.sitting, self.types = sitting, types
        self.lines: list[str] = []
        self.prompts: list[str] = []
        self.wiped = 0
        self.typed = ""
        self.plain: TextUi | None = None

    def read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.lines.append(prompt)
        self.typed = self.types(prompt, len(self.prompts))
        return self.typed

    def write(self, line: str) -> None:
        self.lines.append(line)
        assert self.plain is not None
        if self.sitting.playing and self.typed not in EXAMPLES:
            tiles = set(re.findall(r"(?<![\w-])[A-Z0-9]+-[A-Z0-9]+(?![\w-])", line))
            assert not tiles & hidden(self.sitting, self.plain.reader), line

    def clear(self) -> None:
        self.wiped = len(self.lines)


def played(rules: AnyRules, types: Callable[[str, int], str], people: int = 1,
           language: str = "en") -> tuple[Typist, bool]:  # fmt: skip
    chairs = [SeatPlayer(f"P{at}", "" if at < people else "heavy") for at in range(rules.players)]
    typist = Typist(LocalMatch(rules, chairs, Seeded("tea")), types)
    typist.plain = TextUi(typist.sitting, typist, get_translator(language))
    return typist, typist.plain.play()


def first(prompt: str, number: int) -> str:
    if prompt.startswith("Your move"):
        return "resign" if number > ENOUGH else "1"
    return ""


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_typed_to_its_end(game: str) -> None:
    rules = short(game)
    typist, whole = played(rules, first if rules.alone else lambda p, _: "1" if "move" in p else "")
    assert whole
    record = typist.sitting.record()
    end = play_record(parse_record(record))[1]
    assert end.over
    assert end.scores == typist.sitting.view(None).scores


def test_what_is_typed_at_the_table() -> None:
    asked = iter(["help", "moves", "table", "log", "score", "rules", "hint", "nonsense", "9-9",
                  "99", "undo", "muggins", "3-3", "quit"])  # fmt: skip
    typist, whole = played(short("bergen", players=2), lambda *_: next(asked))
    assert not whole
    told = "\n".join(typist.lines)
    for said in (
        "hint: show the best move", "1. 3-3: Lead 3-3", "No tiles on the table yet.",
        "The tiles are dealt: 6 each", "Scores: you 0 and P1 0.", "Small points, sharp eyes",
        "3-3: Lead 3-3. ", "Not possible: not a move",
        "Not possible: move 99 is not in the list, which has 1 move.",
        "Not possible: undo is only", "You lead 3-3.", "You left the match.",
    ):  # fmt: skip
        assert said in told, said
    assert "undo:" not in told


def test_a_game_for_one_takes_moves_back_even_after_its_end() -> None:
    asked = iter(["undo", "1", "undo", "1", "resign", "undo", "resign", ""])
    typist, whole = played(short("knock-out"), lambda *_: next(asked))
    assert whole
    told = "\n".join(typist.lines)
    assert told.count("Last move undone.") == 2
    assert "Not possible: nothing to undo." in told
    assert [str(step.act) for step in typist.sitting.steps[1:]][-1] == "resign"
    assert len(typist.sitting.steps) == 3


def test_before_a_hand_is_shown_the_keyboard_is_handed_over() -> None:
    typist, whole = played(short("block-draw", players=2),
                           lambda p, _: "1" if "your move" in p else "", people=2)  # fmt: skip
    assert whole
    asked = [p for p in typist.prompts if "Pass the keyboard" in p]
    assert asked[0] in ("P0's turn. Pass the keyboard, then press Enter:",
                        "P1's turn. Pass the keyboard, then press Enter:")  # fmt: skip
    assert asked[0] != asked[1]
    assert typist.wiped
    # At the end all look: what one of them hasn't been told yet is told to both, by name.
    assert typist.lines[-1].startswith("Scores: P0 ")
    leads = [line for line in typist.lines if " leads " in line or "You lead " in line]
    assert len(leads) == 2, leads


def test_what_is_noticed_is_called_between_moves() -> None:
    # Nothing tells that there is something to claim: the question comes after every play.
    def types(prompt: str, number: int) -> str:
        return "1" if "move" in prompt else ("claim", "")[number % 2] if "Call" in prompt else ""

    typist, whole = played(short("all-fives", players=3, muggins=True), types)
    told = typist.lines
    plays = [line for line in told if re.search(r"(play|lead)s? \d-\d", line)]
    assert whole
    assert any(line.startswith("You call") or "claim" in line for line in told)
    windows = [p for p in typist.prompts if p.startswith("Call something")]
    assert len(windows) >= len(plays) / 2


def test_several_ways_are_asked_about() -> None:
    moves = [parse(text) for text in ("6-4@1", "4-6@2", "5-5@2R", "5-5@2L", "3-2@1")]
    assert str(parse_typed_move("2-3", moves)) == "3-2@1"
    assert str(parse_typed_move("4-6@1", moves)) == "6-4@1"
    assert str(parse_typed_move("5", moves)) == "3-2@1"
    with pytest.raises(InputError, match="several places; type 6-4@1 or 4-6@2"):
        parse_typed_move("6-4", moves)
    with pytest.raises(InputError, match="5-5@2R or 5-5@2L"):
        parse_typed_move("5-5@2", moves)
    assert str(parse_typed_move("5-5@2r", moves)) == "5-5@2R"


def test_no_word_of_a_match_has_escaped() -> None:
    from support.pseudo_language import WORD, outside

    typed = iter(["help", "moves", "table", "1", "quit"])
    typist, _ = played(short("fruitominoes"), lambda *_: next(typed), language=PSEUDO_LANGUAGE)
    left = {re.sub(r"^\w+:|\d+\. [\w@-]+:|^[\w@-]+:", "", outside(line)) for line in typist.lines}
    assert not {line for line in left if WORD.search(line)}


def run(*words: str, typed: str = "") -> str:
    result = CliRunner().invoke(main, ["play", *words], input=typed, prog_name="boneyard")
    return f"{result.exit_code} {result.output}"


def test_the_command_saves_a_record(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    told = run("block-draw", "--single", "--seed", "tea", "--names", "Ann", "--bots", "heavy",
               "--players", "2", "-o", str(file), typed="1\n" * 60)  # fmt: skip
    assert told.startswith("0 ")
    assert f"Saved the match to {file}." in told
    record = json.loads(file.read_text())
    assert record["seats"] == ["Ann", "Bones"]
    assert play_record(parse_record(record))[1].over


@pytest.mark.parametrize(
    ("words", "why"),
    [("blind --bots fred", "unknown bot 'fred'"),
     ("block-draw --players 2 --hands 3", "--hands 3 is more than the number of players (2)"),
     ("block-draw --players 2 --bots club,club", "than there are free seats (1)"),
     ("blind --names Ann,Ben", "--names takes up to 1"),
     ("blind --names , --hands 2", "--names takes up to 2"),
     ("blind --nonsense 3", "blind has no option --nonsense")],
)  # fmt: skip
def test_what_is_wrong_is_said(words: str, why: str) -> None:
    told = run(*words.split())
    assert told.startswith("2 ")
    assert why in told
