"""Programs that play over standard input and output: what they are told, and what may go wrong."""

import json
import random
import re
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from boneyard.arena import Pairing
from boneyard.arena.executors import play_chunk
from boneyard.bots.external import BotFault, Program, encode_request
from boneyard.core.chance import Seeded
from boneyard.core.codec import event_from_json
from boneyard.core.position import view
from boneyard.engine import deal_round
from boneyard.engine.legal import legal
from boneyard.games import GAMES
from boneyard.rules.game import State
from support.paths import DOCS

PAGE = (DOCS / "bots.md").read_text("utf-8")
Start = Callable[..., Program]


@pytest.fixture
def start() -> Iterator[Start]:
    """Start programs written in Python, and end them after the test."""
    started: list[Program] = []

    def starting(source: str, patience: float = 30.0) -> Program:
        started.append(Program([sys.executable, "-c", source], patience))
        return started[-1]

    yield starting
    for program in started:
        program.close()


def dealt(name: str = "block-draw", **options: Any) -> tuple[State, int]:
    """A round just dealt, as the seat to move sees it."""
    rules: Any = GAMES[name].rules(**options)
    events, state = deal_round(rules.new_match(), Seeded("a"))
    seat: int = state.to_act
    return view(rules.new_match(), events, seat), seat


FREE: dict[str, Any] = {"players": 2, "lead": "any", "hand": 7}


def asked(program: Program) -> Any:
    seen, seat = dealt(**FREE)
    return program.choose(seen, seat, random.Random(1))


def test_a_question_tells_what_the_seat_may_know_and_no_more() -> None:
    seen, seat = dealt(**FREE)
    moves = legal(seen, seat)
    line = encode_request(seen, seat, moves, random.Random(1))
    assert line.endswith(b"\n")
    assert line.count(b"\n") == 1
    ask = json.loads(line)
    assert set(ask) == {"game", "options", "seat", "view", "events", "moves", "seed"}
    assert ask["game"] == "block-draw"
    assert ask["options"] == dict(seen.rules.options)
    assert ask["moves"] == [str(move) for move in moves]
    assert ask["view"]["turn"] == seat
    assert ask["view"]["hands"][1 - seat] == [None] * 7
    assert ask["view"]["stock"] == 14
    assert [event_from_json(json.dumps(one)) for one in ask["events"]] == list(seen.round_events)
    tiles = set(re.findall(r'"(\d-\d)"', line.decode()))
    assert tiles == {tile.text for tile in seen.hands[seat] if tile}


def test_the_page_tells_every_field_of_a_question() -> None:
    seen, seat = dealt(**FREE)
    told = set(re.findall(r"`(\w+)`", PAGE.partition("## The lines")[2]))
    assert set(json.loads(encode_request(seen, seat, [], random.Random(1)))) <= told


def test_a_program_plays(start: Start) -> None:
    source = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"move": json.loads(line)["moves"][-1]}), flush=True)
"""
    seen, seat = dealt(**FREE)
    program = start(source)
    for _ in range(3):
        assert program.choose(seen, seat, random.Random(1)) == legal(seen, seat)[-1]


FAULTS = {
    "import sys; print('oh no', file=sys.stderr); sys.exit(3)": (
        "ended with exit code 3; last output: oh no"
    ),
    "raise ValueError('me')": "ended with exit code 1; last output: ValueError: me",
    "print('hello', flush=True); input()": "before it was asked|sent 'hello' instead of",
    "input(); print('[]')": "sent '\\[\\]' instead of",
    "input(); print('{\"move\": 3}')": "instead of",
    'input(); print(\'{"move": "9-9"}\')': "sent the illegal move '9-9'",
    'input(); print(\'{"move": "resign"}\')': "sent the illegal move 'resign'",
    "input(); print('{\"move\": null}')": "sent nothing on its turn",
    "input(); print('x' * 100_000)": "sent 'xxxxx.*…' instead of",
}


@pytest.mark.parametrize("source", FAULTS)
def test_a_fault_is_told_in_one_sentence(start: Start, source: str) -> None:
    with pytest.raises(BotFault, match=FAULTS[source]) as fault:
        asked(start(source))
    assert str(fault.value).isprintable()


def test_who_thinks_too_long_is_ended(start: Start) -> None:
    begun = time.monotonic()
    program = start("import time; print('hm', flush=True, file=__import__('sys').stderr); "
                    "time.sleep(60)", 1.0)  # fmt: skip
    with pytest.raises(BotFault, match="didn't answer within 1 s"):
        asked(program)
    assert time.monotonic() - begun < 50  # and not the 60 s that it would sleep


def test_who_speaks_unasked_is_ended(start: Start) -> None:
    source = """
import json, sys
for line in sys.stdin:
    answer = json.dumps({"move": json.loads(line)["moves"][0]})
    print(answer, flush=True)
    print(answer, flush=True)
"""
    program = start(source)
    asked(program)
    deadline = time.monotonic() + 120
    while not program.has_unread_output and time.monotonic() < deadline:
        time.sleep(0.01)
    with pytest.raises(BotFault, match="before it was asked"):
        asked(program)


def test_a_program_that_isnt_there_cant_be_started() -> None:
    with pytest.raises(BotFault, match="couldn't be started: No such file"):
        asked(Program(["no-such-program-anywhere"]))


def test_after_a_fault_it_is_started_again(start: Start, tmp_path: Path) -> None:
    """It dies in its first life, and plays in its second."""
    source = f"""
import json, pathlib, sys
mark = pathlib.Path({str(tmp_path / "mark")!r})
if not mark.exists():
    mark.touch()
    sys.exit(1)
for line in sys.stdin:
    print(json.dumps({{"move": json.loads(line)["moves"][0]}}), flush=True)
"""
    program = start(source)
    with pytest.raises(BotFault, match="exit code 1"):
        asked(program)
    assert asked(program) is not None


def test_the_example_of_the_page_plays_every_kind_of_game(tmp_path: Path) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE, re.S)
    assert len(example.strip().splitlines()) <= 12
    file = tmp_path / "mybot.py"
    file.write_text(example)
    command = (sys.executable, str(file))
    games: list[tuple[str, dict[str, Any]]] = [
        ("block-draw", {"players": 2}),
        ("all-fives", {"players": 3, "muggins": True}),
        ("fundomino", {"players": 4, "doubling": True, "double_back": True}),
        ("bendomino-teams", {}),
        ("blind", {"players": 2}),
    ]
    for name, options in games:
        rules = GAMES[name].rules(**options)
        pairing = Pairing(
            name,
            tuple(rules.chosen_options.items()),
            ("mine", "heavy"),
            "1",
            (("mine", command),),
            60.0,
        )
        chunk = play_chunk(pairing, 0, 2)
        assert chunk.faults == [], name
        again = play_chunk(pairing, 0, 2)
        assert (again.won, again.points) == (chunk.won, chunk.points), "its luck is the seed's"
