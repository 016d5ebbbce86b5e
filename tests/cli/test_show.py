"""`boneyard show`: every form of it, what it refuses, and what it must not show."""

import json
import random
import re
import struct
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

from boneyard.arena.random_play import random_match
from boneyard.cli import main
from boneyard.cli.show import show
from boneyard.core.actions import Play
from boneyard.core.events import Flipped, Took
from boneyard.core.fair_shuffle import Fair, secret_from_seed
from boneyard.core.position import Position, view
from boneyard.drawing.png import to_png
from boneyard.drawing.svg.position_picture import draw
from boneyard.engine.legal import legal
from boneyard.games import GAMES, game_facts
from boneyard.records import parse_record, play_record
from boneyard.rules.game import State
from boneyard.solitaire.domino_solitaire import ColumnsState
from support.kit import player_counts
from support.random_positions import play_to

SVG = "{http://www.w3.org/2000/svg}"


def run(*arguments: Any, given: bytes = b"") -> Result:
    return CliRunner().invoke(show, [str(one) for one in arguments], input=given)


def drawn(*arguments: Any, given: bytes = b"") -> str:
    result = run(*arguments, given=given)
    assert result.exit_code == 0, result.output
    ElementTree.fromstring(result.output)
    return result.output


def refused(*arguments: Any, given: bytes = b"") -> str:
    result = run(*arguments, given=given)
    assert result.exit_code == 2, result.output
    assert not result.stdout
    return result.stderr


def match_of(name: str, seed: int = 1, **options: Any) -> dict[str, Any]:
    chance = Fair(secret_from_seed(f"{name} {seed}"))
    match = random_match(GAMES[name].rules(**options), chance, random.Random(seed))
    record: dict[str, Any] = json.loads(json.dumps(match.to_record()))
    return record


def saved(folder: Path, record: Any, name: str = "match.json") -> Path:
    path = folder / name
    path.write_text(json.dumps(record))
    return path


def cut(record: dict[str, Any], moves: int) -> dict[str, Any]:
    """The first round of a record, up to so many moves."""
    one = record["rounds"][0]
    return {**record, "rounds": [{**one, "moves": one["moves"][:moves]}]}


@pytest.fixture
def match(tmp_path: Path) -> Path:
    return saved(tmp_path, match_of("all-fives", players=3))


# Which position


def test_moves_are_counted_through_all_rounds(match: Path) -> None:
    record = json.loads(match.read_text())
    lengths = [len(one["moves"]) for one in record["rounds"]]
    assert len(lengths) > 1
    assert "All Fives, round 1<" in drawn(match, "--move", 0)
    assert 'data-n="1"' not in drawn(match, "--move", 0)
    assert 'data-n="1"' in drawn(match, "--move", 1)
    assert "All Fives, round 1<" in drawn(match, "--move", lengths[0])
    assert "All Fives, round 2<" in drawn(match, "--move", lengths[0] + 1)
    assert drawn(match, "--move", sum(lengths)) == drawn(match)
    assert f"round {len(lengths)}<" in drawn(match)


def test_a_move_that_is_not_there_is_refused(match: Path) -> None:
    record = json.loads(match.read_text())
    total = sum(len(one["moves"]) for one in record["rounds"])
    assert f"move {total + 1} not found: the record has only {total} moves" in refused(
        match, "--move", total + 1
    )
    assert "-1 is not in the range" in refused(match, "--move", -1)


def test_what_comes_after_the_move_is_not_looked_at(tmp_path: Path) -> None:
    record = match_of("bergen")
    record["rounds"][0]["moves"][5][1] = "nonsense"
    path = saved(tmp_path, record)
    drawn(path, "--move", 5)
    assert "round 1, move 6" in refused(path, "--move", 6)


def test_a_record_of_many(tmp_path: Path) -> None:
    records = [match_of(name) for name in ("blind", "matador", "fruitominoes")]
    lines = "".join(json.dumps(one) + "\n" for one in records)
    path = tmp_path / "many.jsonl"
    path.write_text(lines)
    assert "Blind, round" in drawn(path)
    assert "Matador, round" in drawn(path, "--line", 2)
    assert "Fruitominoes, round" in drawn("-", "--line", 3, given=lines.encode())
    assert "record 4 not found; the file has only 3" in refused(path, "--line", 4)
    single = saved(tmp_path, records[0])
    assert "--line only works with .jsonl" in refused(single, "--line", 1)


def test_a_record_without_moves_and_one_without_rounds(tmp_path: Path) -> None:
    deal = cut(match_of("cross"), 0)
    assert "Cross, round 1<" in drawn(saved(tmp_path, deal))
    nothing = {"boneyard": 1, "game": "cross", "options": {"players": 2}, "rounds": []}
    assert "Cross</title>" in drawn(saved(tmp_path, nothing))


def test_files_that_are_no_records_are_refused_in_one_sentence(tmp_path: Path) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text("{")
    assert "not valid JSON" in refused(bad)
    assert "can't be read" in refused(tmp_path / "none.json")
    assert "unknown game" in refused(saved(tmp_path, {"boneyard": 1, "game": "x", "rounds": []}))
    assert "no record found" in refused("-", given=b"")


# How it is drawn


@pytest.mark.slow
def test_the_examples_of_all_games_in_all_shapes(tmp_path: Path) -> None:
    for name in GAMES:
        path = saved(tmp_path, game_facts.load_example(name).record)
        for shape in ("wide", "square", "tall"):
            text = drawn(path, "--shape", shape, "--as", 0)
            assert GAMES[name].title.replace("&", "&amp;") in text


def test_faces_and_themes(match: Path, tmp_path: Path) -> None:
    assert "#by-p" in drawn(match)
    assert "#by-n" in drawn(match, "--faces", "numerals")
    assert "#by-f" in drawn(match, "--faces", "fruit")
    assert "prefers-color-scheme" in drawn(match)
    assert "prefers-color-scheme" not in drawn(match, "--theme", "dark")
    nines = saved(tmp_path, match_of("bergen", set=9), "nines.json")
    assert "#by-plum" in drawn(nines, "--faces", "fruit")
    assert "Invalid value" in refused(match, "--faces", "letters")


def test_names_are_those_of_the_record(tmp_path: Path) -> None:
    record = {**match_of("bergen"), "seats": ["Ada & Co", "<b>"]}
    text = drawn(saved(tmp_path, record))
    assert "Ada &amp; Co" in text
    assert "&lt;b&gt;" in text


def test_a_film(match: Path) -> None:
    text = drawn(match, "--animate")
    assert "@keyframes" in text
    assert "@keyframes" not in drawn(match)
    assert len(drawn(match, "--animate", "--move", 5)) < len(text)


# Files


def test_an_svg_is_written_whole(match: Path, tmp_path: Path) -> None:
    target = tmp_path / "table.svg"
    result = run(match, "-o", target)
    assert (result.exit_code, result.output) == (0, "")
    assert target.read_text("utf-8") == drawn(match)
    assert [one.name for one in tmp_path.iterdir() if one.name.startswith(".")] == []
    assert "can't write" in refused(match, "-o", tmp_path / "none" / "table.svg")


def size(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


@pytest.mark.slow
def test_a_png_has_its_width_and_the_shape_of_the_svg(match: Path, tmp_path: Path) -> None:
    target = tmp_path / "table.png"
    _, _, wide, high = map(float, re.findall(r'viewBox="([^"]+)"', drawn(match))[0].split())
    for options, width in (((), 1400), (("--width", 390), 390)):
        assert run(match, "-o", target, *options).exit_code == 0
        across, down = size(target.read_bytes())
        assert across == width
        assert abs(down - width * high / wide) <= 1


@pytest.mark.slow
def test_colours_and_texts_show_in_a_png(match: Path, tmp_path: Path) -> None:
    target = tmp_path / "table.png"
    lengths = {}
    for theme in ("light", "dark", "contrast"):
        assert run(match, "--width", 300, "--theme", theme, "-o", target).exit_code == 0
        lengths[theme] = target.read_bytes()
    assert len(set(lengths.values())) == 3
    text = drawn(match, "--theme", "light")
    bare = re.sub(r"(<text[^>]*>)[^<]*", r"\1", text)
    assert to_png(text, 300) == to_png(text, 300) != to_png(bare, 300)
    # A name that our own font can't write asks the system for its fonts.
    assert size(to_png(text.replace("Random 0", "日本"), 300))[0] == 300


def test_forms_that_make_no_sense_are_refused(match: Path) -> None:
    assert "must end in .svg or .png" in refused(match, "-o", "table.gif")
    assert "a PNG can't be animated" in refused(match, "--animate", "-o", "table.png")
    assert "--width only works with PNG" in refused(match, "--width", 300)
    assert "not in the range" in refused(match, "--width", 50_000, "-o", "table.png")


# Through the eyes of a seat


def test_a_seat_that_is_not_there_is_refused(match: Path, tmp_path: Path) -> None:
    assert "seat 3 not found: the seats are 0 to 2" in refused(match, "--as", 3)
    assert "seat -1 not found" in refused(match, "--as", -1)
    alone = saved(tmp_path, game_facts.load_example("baronet").record)
    assert "seat 1 not found: the record has only seat 0" in refused(alone, "--as", 1)


def told(text: str) -> set[str]:
    """Every tile that a picture names: in words, in data, in texts."""
    found = set()
    for one in ElementTree.fromstring(text).iter():
        if one.tag != f"{SVG}style":
            words = [one.text or "", *(v for k, v in one.attrib.items() if k.startswith("data-"))]
            words.append(one.attrib.get("aria-label", ""))
            for a, b in re.findall(r"\b([SAP]?\d*)-([SAP]?\d*)\b", " ".join(words)):
                found |= {f"{a}-{b}", f"{b}-{a}"}
    return found


def hidden_from(state: Position, log: list[Any], seat: int) -> set[str]:
    """The tiles that a seat can't know, from the match itself."""
    if isinstance(state, ColumnsState):
        down = (laid for column in state.columns for laid in column.down if laid)
        return {f"{one}-{two}" for one, two in down}
    if not isinstance(state, State):
        return set()
    game = state.rules.game
    held = [
        hand for at, hand in enumerate(state.hands) if at != seat or game.combined_twists.face_down
    ]
    seen = {
        event.tile
        for event in log
        if isinstance(event, Took) and seat in (event.seat, event.source)
    } | {state.turned}
    rows = [*held, state.stock, state.aside]
    return {str(tile) for row in rows for tile in row if tile not in seen}


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_hidden_tiles_are_nowhere_in_the_picture_or_film(name: str, tmp_path: Path) -> None:
    record = match_of(name, players=player_counts(GAMES[name])[-1])
    hid = 0
    for moves in (0, 9):
        part = cut(record, moves)
        log, state = play_record(parse_record(part))
        if not state.playing:
            break
        path = saved(tmp_path, part)
        for seat in range(state.rules.players):
            hidden = hidden_from(state, log, seat)
            hid += len(hidden)
            assert not told(drawn(path, "--as", seat)) & hidden
            # A film has what all have seen for a moment.
            turned = {str(event.tile) for event in log if isinstance(event, Flipped)}
            assert not told(drawn(path, "--as", seat, "--animate")) & (hidden - turned)
            assert hidden <= told(drawn(path)) | hidden_in_stock(state)
    assert hid or name in ("baronet", "knock-out")


def hidden_in_stock(state: Position) -> set[str]:
    """What lies face down on the table whoever looks."""
    if isinstance(state, State):
        return {str(tile) for tile in (*state.stock, *state.aside)}
    return hidden_from(state, [], 0)


def test_a_flipped_tile_that_went_back_is_forgotten() -> None:
    state, log = play_to("blind", 12)
    assert any(isinstance(event, Flipped) for event in log)
    seen = view(state.rules.new_match(), log, 0)
    assert all(tile is None or tile is seen.turned for hand in seen.hands for tile in hand)


def test_who_is_to_play_sees_where(tmp_path: Path) -> None:
    part = cut(match_of("all-fives", players=2), 6)
    path = saved(tmp_path, part)
    _, state = play_record(parse_record(part))
    seat = state.to_act
    assert seat is not None
    mine, other = drawn(path, "--as", seat), drawn(path, "--as", 1 - seat)
    assert 'data-region="moves"' in mine
    assert "playable" in mine
    assert 'data-region="moves"' not in other
    assert 'data-region="moves"' not in drawn(path)
    for move in legal(state, seat):
        if "@" in str(move):
            assert str(move) in mine


def test_where_several_tiles_may_go_their_place_is_empty() -> None:
    for seed in range(50):
        state, _ = play_to("all-fives", 4, seed)
        plays = [move for move in legal(state, state.to_act) if isinstance(move, Play)]
        if len(plays) > 1 and len({play.arm for play in plays}) == 1:
            break
    text = draw(state, state.to_act)
    assert 'class="by-ghost"' in text
    assert 'class="by-face"' not in text
    assert 'data-region="moves"' not in draw(state, None)
    assert all(str(play) in text for play in plays)


def test_names_with_control_characters_neither_break_a_picture_nor_reach_a_terminal(
    match: Path, tmp_path: Path
) -> None:
    record = json.loads(match.read_text())
    record["seats"] = ["\x1b[31mEve\x07\x00", "\x9b2J\u202eBob\ufffe", "Al"]
    path = saved(tmp_path, record, "evil.json")
    odd = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e\ufffe]")
    for more in ((), ("--animate",), ("--as", "0")):
        text = drawn(path, *more)
        assert "Eve" in text
        assert not odd.search(text)
    target = tmp_path / "evil.png"
    assert run(path, "-o", target).exit_code == 0
    assert target.read_bytes().startswith(b"\x89PNG")
    for command in (["replay"], ["replay", "--trace"], ["replay", "--json"], ["verify"]):
        done = CliRunner().invoke(main, [*command, str(path)])
        assert not odd.search(done.output), command
    picture = draw(play_record(parse_record(record))[1], names=record["seats"])
    ElementTree.fromstring(picture)
