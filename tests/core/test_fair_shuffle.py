"""Fair dealing: the published vectors, done again by hand, and what must not change them."""

import hashlib
import hmac
import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
from playwright._impl._driver import compute_driver_executable

from boneyard.core.chance import Seeded
from boneyard.core.fair_shuffle import Fair, compute_commitment, new_secret, secret_from_seed
from boneyard.core.sets import load_curved_set
from boneyard.core.tiles import tile
from boneyard.games import GAMES
from boneyard.i18n.translator import get_translator
from boneyard.records import RecordError, parse_record, verify, write_deal
from boneyard.server.pages.replay import SCRIPT_SENTENCES
from boneyard.server.web.render import build_script_text
from support.cli import boneyard
from support.fairness_page import PAGE, sample
from support.paths import DATA, SOURCE, STATIC

Json = dict[str, Any]
VECTORS_FILE = DATA / "fairness.json"
VECTORS: dict[str, list[dict[str, Any]]] = json.loads(VECTORS_FILE.read_text())


def fair(vector: dict[str, Any]) -> Fair:
    fixed = bytes.fromhex(vector["secret"]), vector["seat_seeds"], vector["match"]
    return Fair(*fixed, vector.get("version", 1))


def words_by_hand(vector: dict[str, Any], blocks: int) -> list[int]:
    """The stream as docs/fairness.md says it, written again and without our code."""
    found = []
    for counter in range(blocks):
        texts = [
            f"boneyard fair {vector.get('version', 1)}",
            str(len(vector["seat_seeds"])),
            *vector["seat_seeds"],
        ]
        texts += [vector["match"], str(vector["round"]), vector["purpose"], str(counter)]
        message = b""
        for text in texts:
            message += len(text.encode()).to_bytes(4, "big") + text.encode()
        block = hmac.new(bytes.fromhex(vector["secret"]), message, hashlib.sha256).digest()
        found += [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
    return found


@pytest.mark.parametrize("vector", VECTORS["streams"])
def test_the_stream_is_as_published(vector: dict[str, Any]) -> None:
    assert words_by_hand(vector, 2) == vector["words"]
    words = fair(vector)._random_words(vector["round"], vector["purpose"])
    assert [next(words) for _ in vector["words"]] == vector["words"]


@pytest.mark.parametrize("vector", VECTORS["shuffles"])
def test_shuffles_are_as_published(vector: dict[str, Any]) -> None:
    items = list(range(vector["count"]))
    assert fair(vector).shuffled(items, vector["round"], vector["purpose"]) == vector["shuffled"]


@pytest.mark.parametrize("vector", VECTORS["deals"])
def test_deals_are_as_published(vector: dict[str, Any]) -> None:
    rules = GAMES[vector["game"]].rules(**vector["options"])
    assert write_deal(rules, rules.deal(vector["round"], fair(vector))) == vector["deal"]


def test_every_game_has_a_published_deal() -> None:
    assert {vector["game"] for vector in VECTORS["deals"]} == set(GAMES)


def test_the_page_shows_the_first_numbers() -> None:
    for vector in VECTORS["streams"]:
        assert " ".join(map(str, vector["words"][:4])) in PAGE


def test_numbers_below_are_rejected_where_they_would_favour_small_ones() -> None:
    top = (1 << 32) - 1
    assert (
        Fair._random_below(iter([top, 7]), 3) == 1
    )  # 2^32 - 1 is in the last, incomplete run of 3
    assert Fair._random_below(iter([top, 7]), 1 << 16) == top % (1 << 16)


def test_the_commitment_is_the_secrets_hash() -> None:
    assert compute_commitment(b"tea") == hashlib.sha256(b"tea").hexdigest()


def test_a_seed_is_a_secret_or_stands_for_its_hash() -> None:
    assert secret_from_seed("00" * 32) == bytes(32)
    assert secret_from_seed("tea") == hashlib.sha256(b"tea").digest()
    assert secret_from_seed("FF" * 32) == hashlib.sha256(("FF" * 32).encode()).digest()
    assert Seeded("tea").secret == secret_from_seed("tea")


def test_secrets_are_long_and_new() -> None:
    assert len(new_secret()) == 32
    assert new_secret() != new_secret()


@pytest.mark.parametrize(
    "other",
    [
        Fair(b"b", ["x", "y"], "m"),
        Fair(b"a", ["x"], "m"),
        Fair(b"a", ["xy", ""], "m"),
        Fair(b"a", ["x", "y"], "n"),
    ],
)
def test_secret_seeds_and_match_all_matter(other: Fair) -> None:
    one = Fair(b"a", ["x", "y"], "m")
    assert one.shuffled(range(28), 1, "deal:0") != other.shuffled(range(28), 1, "deal:0")


def test_rounds_and_purposes_are_apart() -> None:
    one = Fair(b"a")
    uses = [(1, "deal:0"), (1, "deal:1"), (2, "deal:0"), (1, "lead:0"), (11, "deal:0")]
    assert len({tuple(one.shuffled(range(28), *use)) for use in uses}) == len(uses)


def test_the_page_names_every_purpose_that_is_used() -> None:
    source = SOURCE
    used = set()
    for file in source.rglob("*.py"):
        used |= set(re.findall(r'"(deal|lead|take|turn):', file.read_text()))
    assert used == {"deal", "lead", "take", "turn"}
    assert all(f"`{purpose}:0`" in PAGE for purpose in used)


def test_the_record_on_the_page_verifies() -> None:
    checked = verify(parse_record(sample()))
    assert checked.version == 2
    assert checked.order is not None
    assert parse_record(sample()).first == 1


def test_verify_names_all_that_went_into_the_shuffles(tmp_path: Path) -> None:
    """The seal covers the secret alone: name and seeds are for people to compare."""
    path = tmp_path / "sample.json"
    path.write_text(json.dumps({**sample(), "match": "m-1"}))
    said = boneyard("verify", str(path)).output
    assert "match 'm-1': commitment" in said
    assert "(Ada '5f0c9be1d2a34871', Grace '9a417c20be6635dd')" in said


def test_the_page_names_every_key_of_fairness_and_the_files_of_the_sets() -> None:
    told = set(re.findall(r"^\| `(\w+)`", PAGE, re.M))
    keys = {"seed", "commitment", "seat_seeds", "match", "fair", "sealed", "seeded", "dealt"}
    assert keys | {"round"} <= told
    folder = SOURCE / "core" / "sets"
    for file in folder.glob("*.json"):
        assert f"`{file.name}`" in PAGE
        tiles = [tile(text).text for text in json.loads(file.read_text())["tiles"]]
        assert tiles == [one.text for one in load_curved_set(file.stem).tiles]


def test_what_is_missing_means_what_the_page_says() -> None:
    one = {**sample(), "fair": 1}
    for key in ("match", "seat_seeds", "fair", "commitment"):
        one.pop(key)
    chance = parse_record(one).chance
    assert chance is not None
    assert (chance.match, chance.seeds, chance.version) == ("", (), 1)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_dealt_round_says_which_it_was_and_verifies(game: str, tmp_path: Path) -> None:
    path = str(tmp_path / "d.json")
    done = boneyard("deal", game, "--seed", "tea", "--round", "3", "-o", path)
    assert done.exit_code == 0, done.output
    written = json.loads(Path(path).read_text())
    assert written["rounds"][0]["round"] == 3
    assert {"seed", "commitment", "fair", "match", "seat_seeds"} <= written.keys()
    assert boneyard("verify", path).exit_code == 0
    written["rounds"][0]["round"] = 2
    with pytest.raises(
        RecordError, match=r"round 2: the tiles in the record don't|round 2, deal: the only start"
    ):
        verify(parse_record(written))


@pytest.mark.parametrize("number", [0, "3", True, 10**9, None])
def test_a_round_has_a_number(number: object) -> None:
    one = sample()
    one["rounds"][0]["round"] = number
    with pytest.raises(RecordError, match="number"):
        parse_record(one)


def test_rounds_count_on() -> None:
    one = sample()
    one["rounds"] = [{**one["rounds"][0], "round": 3}, {"moves": [], "round": 5}]
    with pytest.raises(RecordError, match="round 4 has the number 5"):
        parse_record(one)


def said_in_the_browser(change: Json) -> str:
    """What the check of the browser says of the record on the page, with something changed."""
    record = {**sample(), **change}
    tiles = [one.text for one in GAMES[record["game"]].rules(players=2).tiles]
    scripts = STATIC / "js"
    said = json.dumps(build_script_text(get_translator("en"), SCRIPT_SENTENCES))
    script = f"""
        const main = {{ dataset: {{ words: {json.dumps(said)} }} }};
        globalThis.document = {{ querySelector: () => main }};
        const packed = (source) => btoa(unescape(encodeURIComponent(source)));
        const url = (source) => 'data:text/javascript;base64,' + packed(source);
        const words = url({json.dumps((scripts / "shared" / "script_text.js").read_text())});
        const source = {json.dumps((scripts / "replay" / "verify_deal.js").read_text())};
        const script = url(source.replace('../shared/script_text.js', words));
        const {{ checkRecord }} = await import(script);
        const record = {json.dumps(record)};
        console.log(await checkRecord(record, {json.dumps(sample()["commitment"])},
          {json.dumps(tiles)}));
    """
    node = compute_driver_executable()[0]
    done = subprocess.run(
        [node, "--input-type=module", "-"], input=script, capture_output=True, text=True, check=True
    )
    return done.stdout


def test_the_check_of_the_browser_knows_a_hub() -> None:  # HU-2
    told, rules = sample(), GAMES["train"].rules(players=2)
    chance = Fair(secret_from_seed(told["seed"]), told["seat_seeds"], told.get("match", ""), 2)
    rounds: list[Json] = [{"deal": write_deal(rules, rules.deal(1, chance)), "moves": []}]
    change = {"game": "train", "options": {"players": 2}, "rounds": rounds}
    assert "The order was right" in said_in_the_browser(change)
    rounds[0]["deal"]["hands"].reverse()
    assert "doesn't follow from the secret" in said_in_the_browser(change)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({}, "The order was right"),
        ({"commitment": "0" * 64}, "doesn't match the commitment"),
        ({"seeded": []}, "doesn't say when"),
        ({"sealed": None}, "doesn't say when"),
        ({"seat_seeds": ["5f0c9be1d2a34871"]}, "doesn't say when"),
        ({"sealed": 1793750400310}, "between the commitment and the deal"),
        ({"rounds": [{**sample()["rounds"][0], "round": 2}]}, "must begin with round 1"),
        ({"match": "m-2"}, "doesn't follow from the secret"),
    ],
)
def test_the_check_of_the_browser_refuses_what_verify_refuses(change: Json, said: str) -> None:
    assert said in said_in_the_browser(change)
    if change:
        with pytest.raises(RecordError):
            verify(parse_record({**sample(), **change}))
    else:
        verify(parse_record(sample()))
