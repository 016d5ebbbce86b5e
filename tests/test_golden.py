"""Golden records: a whole random match of every game, with everything that replaying it showed.

They change only when someone means them to. After a change of the rules or of the record's format,
write them anew and look at the diff:

    uv run python tests/test_golden.py
"""

import json
from collections.abc import Iterable
from typing import Any

import pytest

from boneyard.core.events import Asked, Called, Chose, Event, RoundEnded, Scored
from boneyard.games import GAMES
from boneyard.records import parse_record, play_record, replay
from support.golden import load
from support.paths import GOLDEN
from support.random_matches import Match, play_match

#: Options that make a match short, and show as much as they can in it.
OPTIONS: dict[str, dict[str, Any]] = {
    "target": {
        "five-up": 20,
        "bergen": 6,
        "fundomino": 60,
        "jamaican": 2,
        "jamaican-cut-throat": 2,
        "puerto-rican": 250,
        "dominican": 100,
        "kozel": 60,
        "fives-and-threes": 20,
        "brazilian": 3,
        "hungarian": 60,
        "double-bergen": 8,
        "spanish": 100,
    },
    "players": {
        "block-draw": 3,
        "cross": 2,
        "five-up": 2,
        "one-arm-joe": 3,
        "fruitominoes": 3,
        "jamaican-cut-throat": 3,
        "mexican-train": 3,
        "train": 2,
        "chickenfoot": 3,
        "cyprus": 4,
        "gaple": 4,
        "tiddly-wink": 4,
        "maltese-cross": 2,
        "double-bergen": 3,
        "hungarian": 3,
    },
    "set": {"mexican-train": 9, "train": 9},
}
FLAGS = ("muggins", "double_back", "doubling", "perfect_ten", "teams")
#: So many matches are played, and the richest that is short is kept; of games for one, where
#: the same happens in all of them, the longest.
TRIES = 150
LONGEST = 110
#: A game for one that could go on for ever is given up after so many moves.
PATIENCE = {"domino-solitaire": 60}


@pytest.mark.parametrize("game", GAMES)
def test_replaying_shows_what_it_always_showed(game: str) -> None:
    golden = load(game)
    assert replay(golden["record"], trace=True) == golden["expected"]


@pytest.mark.parametrize("game", GAMES)
def test_the_seed_still_deals_the_same(game: str) -> None:
    record = load(game)["record"]
    unwritten = [{"moves": one["moves"]} for one in record["rounds"]]
    _, written = play_record(parse_record(record))
    _, dealt = play_record(parse_record({**record, "rounds": unwritten}))
    assert dealt == written


def test_every_golden_record_is_of_a_game() -> None:
    assert {path.stem for path in GOLDEN.glob("*.json")} == set(GAMES)


def options(game: str) -> dict[str, Any]:
    """Options for the golden match of a game."""
    declared = {option.name for option in GAMES[game].all_options}
    fewest = OPTIONS["players"].get(game, max(GAMES[game].players))
    found: dict[str, Any] = {"players": fewest}
    if "target" in declared:
        found["target"] = OPTIONS["target"].get(game, 40)
    if "rounds" in declared:
        found["rounds"] = 2
    if game in OPTIONS["set"]:
        found["set"] = OPTIONS["set"][game]
    return found | {flag: True for flag in FLAGS if flag in declared}


def kinds(log: Iterable[Event]) -> set[str]:
    """What happens in a match: kinds of events, and the words in them."""
    found = set()
    for event in log:
        found.add(type(event).__name__)
        for kind, name in ((Asked, "about"), (Called, "word"), (Chose, "word"), (Scored, "why"),
                           (RoundEnded, "end")):  # fmt: skip
            if isinstance(event, kind):
                found.add(f"{type(event).__name__} {getattr(event, name)}")
    return found


def richest(game: str) -> Match:
    """The match in which most happens, of some short random ones."""
    rules = GAMES[game].rules(**GAMES[game].rules(**options(game)).options)
    patience = PATIENCE.get(game, 1000)
    tries = [play_match(rules, f"golden {number}", patience) for number in range(TRIES)]
    short = [match for match in tries if len(match.steps) < LONGEST] or tries
    sign = 1 if rules.players == 1 else -1
    return max(short, key=lambda match: (len(kinds(match.log)), sign * len(match.steps)))


def written(golden: dict[str, Any]) -> str:
    """JSON with a line for every round and every entry of the trace, so that a diff can be read."""

    def listed(items: list[Any]) -> str:
        return "[\n    " + ",\n    ".join(json.dumps(item) for item in items) + "\n  ]"

    def dumped(part: dict[str, Any], long: str) -> str:
        short = {key: value for key, value in part.items() if key != long}
        return json.dumps(short)[:-1] + f', "{long}": {listed(part[long])}}}'

    record, expected = dumped(golden["record"], "rounds"), dumped(golden["expected"], "trace")
    return f'{{\n  "record": {record},\n  "expected": {expected}\n}}\n'


def store() -> None:
    """Play a match of every game and store it with what replaying it shows."""
    for game in GAMES:
        match = richest(game)
        record = dict(match.record)
        golden = {"record": record, "expected": replay(record, trace=True)}
        (GOLDEN / f"{game}.json").write_text(written(golden), "utf-8")
        print(game, match.seed, len(match.steps), sorted(kinds(match.log)))


if __name__ == "__main__":
    store()
