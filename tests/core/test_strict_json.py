"""A key that stands twice in one JSON object: records, rules and signatures with it are refused."""

import asyncio
import json
import random
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from boneyard.arena.random_play import random_match
from boneyard.cli import main
from boneyard.core import strict_json
from boneyard.core.fair_shuffle import Fair
from boneyard.games import get_game
from boneyard.games.house_rules.rule_files import load_rule_file
from boneyard.records import RecordError, parse_record_json
from boneyard.records.convert import ConvertError, score_sheet
from boneyard.records.signing import parse_keys
from boneyard.rules.serialization import RuleError

#: Pairs that are put in: before the same key, in the record itself and in objects inside it.
TWICE = [
    ('"seed":', '"seed":"another",'),
    ('"game":', '"game":"cross",'),
    ('"boneyard":', '"boneyard":1,'),
    ('"rounds":', '"rounds":[],'),
    ('"players":', '"players":3,'),
    ('"moves":', '"moves":[],'),
    # The same key, written otherwise.
    ('"seed":', '"s\\u0065ed":"another",'),
]


@pytest.fixture(scope="module")
def written() -> str:
    """A record with a seed, as the command line writes it."""
    rules = get_game("block-draw").rules(players=2, target=20)
    played = random_match(rules, Fair(b"tea"), random.Random(7))
    return msgspec.json.encode(played.to_record()).decode()


def with_twice(text: str, before: str, more: str) -> str:
    assert before in text
    return text.replace(before, more + before, 1)


@pytest.mark.parametrize(("before", "more"), TWICE)
@pytest.mark.parametrize("spaced", [False, True])
def test_a_record_with_a_key_twice_is_refused(
    written: str, before: str, more: str, spaced: bool
) -> None:
    text = with_twice(written, before, more)
    text = text.replace(",", ", ") if spaced else text
    for form in (text, text.encode()):
        with pytest.raises(RecordError, match="duplicate key"):
            parse_record_json(form)
    parse_record_json(written)


def test_unknown_keys_count_too_and_the_sentence_names_the_key(written: str) -> None:
    text = written.replace("{", '{"note":{"by":1,"at":{"x":1,"x":2}},', 1)
    with pytest.raises(RecordError, match="'x'"):
        parse_record_json(text)
    long = "k" * 10_000
    with pytest.raises(RecordError) as refused:
        parse_record_json(written.replace("{", f'{{"{long}":1,"{long}":1,', 1))
    assert len(str(refused.value)) < 200


def test_what_looks_like_a_key_in_a_text_is_none(written: str) -> None:
    text = written.replace(
        "{", '{"note":"{\\"seed\\":1,\\"seed\\":2}","list":[{"a":1},{"a":1}],', 1
    )
    parse_record_json(text)
    parse_record_json(json.dumps(json.loads(text), indent=2, ensure_ascii=False))


@pytest.mark.parametrize("text", ["1" * 5000, "[1e400]", '"\\ud800"', "[" * 5000 + "]" * 5000])
def test_odd_json_is_refused_in_a_sentence_as_before(text: str) -> None:
    with pytest.raises(RecordError):
        parse_record_json(text)
    with pytest.raises(RecordError):
        parse_record_json(f'{{"boneyard": 1, "x": {text}}}')


def test_what_is_written_as_we_write_it_is_read_once(
    written: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many records stay fast: the second reader is for texts that others have written."""
    monkeypatch.setattr(strict_json, "loads", lambda text: pytest.fail("read twice"))
    parse_record_json(written)
    parse_record_json(written.encode())


@pytest.mark.parametrize("command", ["replay", "verify", "show", "analyse", "import-check"])
def test_the_command_line_says_it_in_a_sentence(command: str, written: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(with_twice(written, *TWICE[0]))
    said = CliRunner().invoke(main, [command, str(file)])
    assert said.exit_code != 0
    assert "duplicate key in one object: 'seed'" in said.output
    assert "Traceback" not in said.output


def test_a_file_of_many_records_goes_on_after_such_a_one(written: str, tmp_path: Path) -> None:
    file = tmp_path / "matches.jsonl"
    file.write_text(f"{written}\n{with_twice(written, *TWICE[0])}\n{written}\n")
    said = CliRunner().invoke(main, ["replay", "--json", str(file)])
    answers = [json.loads(line) for line in said.output.splitlines()]
    assert ["error" in one for one in answers] == [False, True, False]


def test_a_set_of_keys_with_a_key_twice_is_refused() -> None:
    one = '{"keys":[{"crv":"Ed25519","x":"%s"}]}' % ("A" * 43)
    assert parse_keys(one)
    with pytest.raises(RecordError):
        parse_keys(one.replace('"x":', f'"x":"{"B" * 43}","x":'))


def test_a_sheet_says_everything_once(written: str) -> None:
    text = score_sheet.write(parse_record_json(written))
    score_sheet.read(text)
    lines = text.splitlines()
    for word in ("game ", "option ", "stock "):
        at = next(at for at, line in enumerate(lines) if line.startswith(word))
        with pytest.raises(ConvertError):
            score_sheet.read("\n".join([*lines[: at + 1], *lines[at:]]))


@pytest.mark.parametrize(
    "rules",
    [
        '{"like": "all-fives", "hand": 6, "hand": 5}',
        '{"like": "all-fives", "goal": {"first-to": {"target": 100, "target": 250}}}',
    ],
)
def test_house_rules_with_a_key_twice_are_refused(rules: str, tmp_path: Path) -> None:
    file = tmp_path / "friday.json"
    file.write_text(rules)
    with pytest.raises(RuleError, match=r"[Dd]uplicate key|twice"):
        load_rule_file(str(file))
    with pytest.raises(RuleError, match=r"[Dd]uplicate key|twice"):
        get_game(rules)


def test_the_api_takes_no_rules_or_options_with_a_key_twice() -> None:
    from support.server.serving import Client, serving

    async def ask() -> None:
        async with serving() as app:
            ada = Client(app)
            await ada.post("/api/guests", {})
            bodies = [
                ("/api/matches", '{"game": {"like": "all-fives", "hand": 6, "hand": 5}}'),
                ("/api/matches", '{"game": "cross", "options": {"target": 50, "target": 100}}'),
                ("/api/house-rules", '{"rules": {"like": "cross", "hand": 6, "hand": 5}}'),
            ]
            for path, body in bodies:
                headers = {"content-type": "application/json"}
                answer = await ada.http.post(path, content=body, headers=headers)
                assert answer.status_code == 400, answer.text
                assert "Duplicate key" in answer.json()["error"]

    asyncio.run(ask())
