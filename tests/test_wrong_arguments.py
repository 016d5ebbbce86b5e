"""Wrong arguments of public functions: one clear sentence and an error of ours."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

import boneyard
from boneyard import ArgumentError, Play, Tile

MATCH = boneyard.Match("all-fives", players=2, seed="tea")
STATE = MATCH.state
RULES = boneyard.game("all-fives").rules(players=2)
DICE = Random(1)
#: As if a program without types called.
LOOSE = cast(Any, boneyard)
PLAYED = cast(Any, MATCH)

CALLS: dict[str, tuple[Callable[[], object], str]] = {
    "game": (lambda: LOOSE.game(None), "expected a game: its name, a file"),
    "bytes": (lambda: LOOSE.Match(b"all-fives"), "not b'all-fives'"),
    "seed": (lambda: LOOSE.Match("all-fives", seed=b"x"), "expected a seed, as text or as a whole"),
    "names": (lambda: LOOSE.Match("all-fives", names="ab"), "expected a list of names"),
    "too few names": (lambda: LOOSE.Match("all-fives", names=["Ann"]), "the number of names (1)"),
    "bots": (lambda: PLAYED.play_out(bots=3), "expected a bot, or a list with one for each seat"),
    "bot": (lambda: PLAYED.play_out(bots=[3, 4]), "expected a bot's name or an object with"),
    "rng": (lambda: PLAYED.play_out(rng=3), "expected random numbers, such as random.Random(1)"),
    "view": (lambda: PLAYED.view(7), "expected a seat from 0 to 1, not 7"),
    "view of text": (lambda: PLAYED.view("x"), "expected a seat from 0 to 1, not 'x'"),
    "seat": (lambda: PLAYED.push("4-4", seat="x"), "expected a seat from 0 to 1, not 'x'"),
    "no move": (lambda: PLAYED.push(None), "expected a move as text ('6-4@2', 'draw')"),
    "move of a text": (lambda: PLAYED.push(LOOSE.Play("4-4", "4")), "Play(tile='4-4', first='4'"),
    "position": (lambda: LOOSE.legal(MATCH, 0), "such as match.state or match.view(0), not <Match"),
    "drawn": (lambda: LOOSE.draw(MATCH), "expected a position"),
    "written": (lambda: LOOSE.write_position("x"), "expected a position"),
    "seat of legal": (lambda: LOOSE.legal(STATE, "x"), "expected a seat from 0 to 1"),
    "rules": (lambda: LOOSE.start("all-fives", LOOSE.Seeded("x")), "game('all-fives').rules()"),
    "chance": (lambda: LOOSE.start(RULES, "tea"), "such as Seeded('tea'), not 'tea'"),
    "secret": (lambda: LOOSE.Fair("secret"), "expected a secret as bytes"),
    "seeds": (lambda: LOOSE.Fair(b"secret", "ab"), "expected a list of strings"),
    "event": (lambda: LOOSE.evolve(STATE, "x"), "expected an event, such as those of match.log"),
    "log": (lambda: LOOSE.view(RULES.new_match(), ["x"], 0), "expected an event"),
    "seen": (lambda: LOOSE.seen_by("x", 0), "expected an event"),
    "tile": (lambda: LOOSE.tile(64), "expected a tile as text, such as '6-4', not 64"),
    "half": (lambda: Tile(6, cast(Any, None)), "expected half of a tile, such as 6, not None"),
    "dice": (lambda: LOOSE.hints(STATE, 0, 3), "expected random numbers"),
    "dice of choose": (lambda: LOOSE.choose("club", STATE, 0, 3), "expected random numbers"),
    "drawn seat": (lambda: LOOSE.draw(STATE, 9), "expected a seat from 0 to 1, not 9"),
    "drawn names": (lambda: LOOSE.draw(STATE, names=[1, 2]), "expected a list of names"),
    "deals": (lambda: boneyard.duel(RULES, "heavy", "random", deals=0), "deals must be a whole"),
    "worlds": (lambda: boneyard.analyse(MATCH.record(), worlds=0), "worlds must be a whole number"),
    "command": (lambda: boneyard.Program("'open"), "expected a command, such as './mybot'"),
    "no command": (lambda: LOOSE.Program(None), "expected a command"),
    "file": (lambda: list(LOOSE.read_records(3)), "expected the name of a file, not 3"),
    "text": (lambda: LOOSE.read_position(3), "expected a position as text, not 3"),
    "class as bot": (
        lambda: LOOSE.duel(RULES, Random, "random"),
        "object with choose(), not <class",
    ),
    "class as rng": (lambda: PLAYED.play_out(rng=Random), "expected random numbers"),
    "class as chance": (lambda: LOOSE.start(RULES, boneyard.Seeded), "such as Seeded('tea')"),
    "side": (lambda: RULES.side(9), "expected a seat from 0 to 1, not 9"),
    "side of text": (lambda: LOOSE.start(RULES, LOOSE.Seeded(1)).rules.side("x"), "not 'x'"),
    "no seat": (lambda: LOOSE.legal(STATE, -1), "expected a seat from 0 to 1, not -1"),
    "half a seat": (lambda: LOOSE.legal(STATE, 0.5), "expected a seat from 0 to 1, not 0.5"),
    "round": (lambda: RULES.deal(-1, boneyard.Seeded("x")), "round must be a whole number from 1"),
    "no chance": (lambda: LOOSE.game("cross").rules().deal(1, None), "expected a source of chance"),
    "match of Fair": (lambda: LOOSE.Fair(b"x", match=5), "match must be text, not 5"),
    "version": (lambda: boneyard.Fair(b"x", version=99), "version must be one of 1 and 2, not 99"),
    "pick": (lambda: boneyard.Seeded("x").pick(0, 1, "die"), "count must be a whole number from 1"),
    "picked text": (lambda: LOOSE.Seeded("x").pick("3", 1, "die"), "not '3'"),
    "purpose": (lambda: LOOSE.Seeded("x").pick(3, 1, None), "purpose must be text, not None"),
    "shuffled": (lambda: LOOSE.Seeded("x").shuffled(5, 1, "x"), "a list of items to shuffle"),
    "other half": (lambda: Tile(6, 4).other(Tile(1, 1).a), "expected half of the tile 6-4, not 1"),
    "written half": (
        lambda: str(LOOSE.Play(Tile(6, 4), 6)),
        "expected half of the tile 6-4, not 6",
    ),
    "written tile": (lambda: str(LOOSE.Play(None, None)), "such as Tile(6, 4), not None"),
    "no start": (lambda: LOOSE.view(None, [], 0), "expected a position"),
    "no log": (lambda: LOOSE.view(RULES.new_match(), None, 0), "expected a list of events"),
    "seen by text": (lambda: LOOSE.seen_by(MATCH.log[0], "x"), "the number of a seat, or None"),
    "event of a solitaire": (
        lambda: boneyard.evolve(STATE, boneyard.SetOut((), ())),
        "can't happen in this position",
    ),
    "event of no seat": (
        lambda: boneyard.evolve(STATE, boneyard.Drew(9, Tile(1, 1))),
        "can't happen in this position",
    ),
    "moves": (lambda: LOOSE.act(STATE, 0, "4-4", legal_moves="x"), "expected a list of moves"),
    "effort": (lambda: LOOSE.hints(STATE, 0, DICE, effort=3), "expected a SearchBudget"),
    "patience": (lambda: LOOSE.hints(STATE, 0, DICE, patience="x"), "patience must be a number of"),
    "seed of analysis": (lambda: LOOSE.analyse(MATCH.record(), seed="x"), "seed must be a whole"),
    "progress": (lambda: LOOSE.analyse(MATCH.record(), progress=3), "progress must be a function"),
    "no names": (lambda: LOOSE.draw(STATE, names=None), "expected a list of names"),
    "seconds": (lambda: boneyard.Program("cat", seconds=-1), "seconds above 0, not -1"),
    "not a number": (lambda: boneyard.Program("cat", seconds=float("nan")), "seconds above 0"),
    "command with a null": (lambda: boneyard.Program("a\0b"), "expected a command"),
    "rules of a record": (lambda: LOOSE.write_record(None, [], []), "expected rules"),
    "names of a record": (
        lambda: LOOSE.write_record(RULES, ["Ann"], []),
        "the number of names (1)",
    ),
    "file with a null": (
        lambda: list(boneyard.read_records("a\0b")),
        "expected the name of a file",
    ),
}


@pytest.mark.parametrize("case", CALLS)
def test_wrong_arguments_are_explained(case: str) -> None:
    call, expected = CALLS[case]
    with pytest.raises(ArgumentError) as caught:
        call()
    assert expected in str(caught.value)
    assert "\n" not in str(caught.value)


def test_argument_errors_are_type_errors_and_value_errors() -> None:
    assert issubclass(ArgumentError, TypeError)
    assert issubclass(ArgumentError, ValueError)


def test_records_positions_and_solitaires_of_the_wrong_kind() -> None:
    with pytest.raises(boneyard.RecordError, match=r"expected a boneyard\.Record, not dict"):
        LOOSE.verify({})
    with pytest.raises(boneyard.RecordError, match="a record must be a JSON object"):
        LOOSE.analyse("x")
    with pytest.raises(boneyard.NotSolved, match="all-fives is not a solitaire"):
        LOOSE.solve(STATE)
    with pytest.raises(boneyard.MatchError, match="hidden tiles"):
        boneyard.Match.from_position(MATCH.view(0))
    with pytest.raises(boneyard.PairingError, match="knock-out is a solitaire"):
        boneyard.play_match("knock-out", ["club"])
    with pytest.raises(boneyard.TileError, match="'-1' is not half of a tile"):
        Tile(6, -1)


def test_a_name_is_suggested_whatever_its_case() -> None:
    with pytest.raises(boneyard.OptionError, match="did you mean mexican-train"):
        boneyard.Match("Mexican Train")
    with pytest.raises(boneyard.UnknownName, match="did you mean club"):
        boneyard.BOTS["Club"]


def test_lists_of_names_stay_short() -> None:
    with pytest.raises(boneyard.UnknownName) as caught:
        boneyard.BOTS["zzz"]
    assert "grandmaster" in str(caught.value)
    assert ":" not in str(caught.value)
    with pytest.raises(boneyard.UnknownName, match="unknown game 3") as caught:
        LOOSE.GAMES[3]
    assert len(str(caught.value)) < 200


def test_a_file_no_system_can_open() -> None:
    with pytest.raises(boneyard.OptionError, match="can't read"):
        boneyard.game("no\0such.toml")


@pytest.mark.parametrize("name", ["", "no/such/folder.json", "x" * 5000])
def test_a_record_that_cant_be_saved(name: str, tmp_path: Path) -> None:
    """Also an OSError: what programs expect of a file."""
    with pytest.raises(boneyard.RecordError, match="can't write") as caught:
        MATCH.record().save(tmp_path / name)
    assert isinstance(caught.value, OSError)
    assert "\n" not in str(caught.value)


def test_a_deal_of_other_rules_is_refused() -> None:
    before = RULES.new_match()
    for other in ("mexican-train", "knock-out"):
        deal = boneyard.game(other).rules().deal(1, boneyard.Seeded("tea"))
        with pytest.raises(boneyard.IllegalMove, match="can't be dealt in all-fives"):
            LOOSE.act(before, None, deal)


def test_names_that_cant_be_hashed() -> None:
    for registry in (LOOSE.GAMES, LOOSE.BOTS):
        with pytest.raises(boneyard.UnknownName, match="choose from"):
            registry[[]]


def test_tiles_and_halves_cant_be_changed() -> None:
    """There is one object for each: a change would reach every match."""
    for thing, name in ((Tile(6, 4), "pips"), (Tile(6, 4).a, "number")):
        with pytest.raises(AttributeError, match=f"{name} of 6.* can't be changed"):
            setattr(thing, name, 3)
        with pytest.raises(AttributeError, match="can't be changed"):
            delattr(thing, name)
    assert (Tile(6, 4).pips, Tile(6, 4).a.number) == (10, 6)


def test_damaged_gzip_is_a_record_error(tmp_path: Path) -> None:
    path = tmp_path / "matches.jsonl.gz"
    MATCH.record().save(path)
    whole = bytearray(path.read_bytes())
    for at in range(12, len(whole) - 8):
        path.write_bytes(bytes([*whole[:at], whole[at] ^ 0x5A, *whole[at + 1 :]]))
        with pytest.raises(boneyard.RecordError, match="matches"):
            list(boneyard.read_records(path))


def test_a_game_by_its_name_is_rules_too() -> None:
    assert boneyard.duel("block-draw", "heavy", "random", deals=2, seed=1).deals == 2
    named = boneyard.play_match("block-draw", ["heavy", "random"], seed=7)
    chosen = boneyard.play_match(boneyard.game("block-draw").rules(), ["heavy", "random"], seed="7")
    assert named.written == chosen.written
    assert (
        boneyard.Match("block-draw", seed=7).state == boneyard.Match("block-draw", seed="7").state
    )
    with pytest.raises(boneyard.OptionError, match="have already been chosen"):
        boneyard.Match(RULES, target=50)


def test_positions_name_the_word_that_is_wrong() -> None:
    line = "all-fives | 6-4 / 6-5 | 0: | - | 0 0"
    for wrong, expected in (
        (
            line.replace("all-fives", "all-fives target=9 target=9"),
            "'target=9' is invalid or repeated",
        ),
        (f"{line} | round=x", "'round=x' is invalid or repeated"),
        (f"{line} | lead=9", "there is no seat 9"),
        (line.replace("6-5", "6--5"), "'-5' is not half of a tile"),
    ):
        with pytest.raises(boneyard.PositionError) as caught:
            boneyard.read_position(wrong)
        assert expected in str(caught.value)
    assert Play(Tile(6, 4), Tile(6, 4).a) in boneyard.legal(boneyard.read_position(line), 0)
