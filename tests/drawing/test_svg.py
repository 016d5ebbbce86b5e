"""The drawings: sizes, well-formed XML, pips that count, colours that can be told apart."""

import random
import re
import time
from collections import Counter
from math import dist
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from boneyard.core.actions import Play
from boneyard.core.tile_faces import FACES, FRUITS, Faces
from boneyard.core.tiles import Tile, double_set, half, tile
from boneyard.drawing.stylesheets import stylesheet
from boneyard.drawing.svg.hands import SeatHand, TileStyle
from boneyard.drawing.svg.pip_symbols import (
    PATTERNS,
    FaceError,
    check_face,
    fruit_places,
    pip_places,
    pip_radius,
)
from boneyard.drawing.svg.plates_and_badges import sum_text
from boneyard.drawing.svg.position_picture import (
    PictureOptions,
    game_symbols,
    picture_svg,
    symbol_defs,
    tile_style,
    tiles_in_set,
)
from boneyard.drawing.svg.table import DrawingOptions, TableSurroundings, crop_layout, table_svg
from boneyard.drawing.svg.tiles import (
    back_svg,
    ghost_svg,
    half_text,
    thumbnail_tile_svg,
    tile_svg,
    tile_text,
)
from boneyard.drawing.theme_palettes import (
    FUNDOMINO_COLOURS,
    PALETTES,
    PIP_COLOURS,
    THEMES,
    contrast_ratio,
)
from boneyard.games import GAMES
from boneyard.layout import board_from_log
from boneyard.layout.pose import EndBadge, Frame, Ghost, Layout, PlacedTile, Pose
from boneyard.rules.game import State
from support.random_positions import play_to

SVG = "{http://www.w3.org/2000/svg}"
SETS: list[tuple[str, Faces]] = [
    *((name, face) for name in ("double-6", "bendomino") for face in FACES if face != "colours"),
    *((f"double-{most}", face) for most in (9, 12, 15) for face in ("pips", "numerals")),
    ("fundomino", "colours"),
]


def parsed(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text)


def defs(name: str, faces: Faces) -> dict[str, ElementTree.Element]:
    root = parsed(f'<svg xmlns="http://www.w3.org/2000/svg">{symbol_defs(name, faces)}</svg>')
    return {e.attrib["id"]: e for e in root.iter() if "id" in e.attrib}


def used(text: str) -> list[str]:
    return re.findall(r'href="#([^"]+)"', text)


def is_curved(name: str) -> bool:
    return name in ("bendomino", "fundomino")


def some_layout(tiles: list[Tile], curved: bool = False) -> Layout:
    placed = tuple(
        PlacedTile(
            t, t.a, Pose(2.0 * (at % 7), 3.0 * (at // 7), 90.0 * (at % 4)), curved, "R", at + 1
        )
        for at, t in enumerate(tiles)
    )
    ends = {arm: EndBadge(arm, tiles[0].a, 3.0 * arm, 12.5, 0.0) for arm in (1, 2)}
    return Layout(placed, Frame(-1.0, -1.5, 16.0, 14.0), ends)


# Symbols


@pytest.mark.parametrize(("name", "faces"), SETS)
def test_symbols_of_a_set_are_small_and_well_formed_and_their_ids_unique(
    name: str, faces: Faces
) -> None:
    text = symbol_defs(name, faces)
    assert len(text.encode()) < 60_000
    assert text.startswith("<defs>")
    found = re.findall(r' id="([^"]+)"', text)
    assert len(found) == len(set(found)) == len(defs(name, faces))
    assert all(one.startswith("by-") for one in found)
    assert set(used(text)) <= set(found)


@pytest.mark.parametrize(("name", "faces"), SETS)
def test_every_tile_of_every_set_is_well_formed_and_uses_symbols_that_are_there(
    name: str, faces: Faces
) -> None:
    there = set(defs(name, faces))
    curved = is_curved(name)
    for at, one in enumerate(tiles_in_set(name)):
        for first in one.halves:
            pose = Pose(at * 1.7, -at * 0.3, at * 30.0)
            drawn = tile_svg(PlacedTile(one, first, pose, curved, "RL"[at % 2], at), faces)
            root = parsed(drawn)
            assert set(used(drawn)) <= there
            assert root.attrib["data-tile"] == one.text
            title = root.find("title")
            assert title is not None
            assert (title.text or "").startswith(f"{first}-{one.other(first)}")


@pytest.mark.parametrize(("name", "faces"), SETS)
def test_each_half_looks_different_from_all_others(name: str, faces: Faces) -> None:
    pose, curved = Pose(0.0, 0.0, 0.0), is_curved(name)
    there = defs(name, faces)
    looks = {}
    for one in {h for t in tiles_in_set(name) for h in t.halves}:
        names = used(tile_svg(PlacedTile(tile(f"{one}-{one}"), one, pose, curved, "R", 1), faces))
        looks[one] = "".join(ElementTree.tostring(there[n], "unicode") for n in names if n in there)
        # Without its colours too.
        looks[one] = re.sub(r'class="[^"]*"|id="[^"]*"', "", looks[one])
    assert len(set(looks.values())) == len(looks)


@pytest.mark.parametrize("name", ["double-15", "bendomino"])
def test_every_half_has_as_many_pips_as_it_says(name: str) -> None:
    there = defs(name, "pips")
    letter = "q" if name == "bendomino" else "p"
    for count in range(1, 7 if name == "bendomino" else 16):
        pips = there[f"by-{letter}{count}"].findall(f"{SVG}g[@class='by-p{count}']/{SVG}circle")
        assert len(pips) == count


@pytest.mark.parametrize("count", range(16))
def test_pips_are_even_and_keep_apart(count: int) -> None:
    places, radius = pip_places(count), pip_radius(count)
    assert len(set(places)) == count
    assert {(-x, -y) for x, y in places} == set(places)  # the same upside down
    assert all(max(abs(x), abs(y)) + radius < 47 for x, y in places)
    gaps = [dist(one, two) for one in places for two in places if one < two]
    assert min(gaps, default=99) > 2 * radius + 2


def test_a_half_of_fruit_has_as_many_fruit() -> None:
    there = defs("double-15", "fruit")
    kinds = [FRUITS[count] for count in range(1, 16)]
    assert kinds[:6] == ["banana", "pear", "apple", "orange", "strawberry", "cherry"]
    assert len(set(kinds)) == 15
    for count, kind in enumerate(kinds, 1):
        scale, places = fruit_places(count)
        assert all(max(abs(x), abs(y)) + 43 * scale < 50 for x, y in places), kind
        uses = there[f"by-f{count}"].findall(f"{SVG}use")
        assert [use.attrib["href"] for use in uses] == [f"#by-{kind}"] * count


def test_numerals_and_colours_say_their_number() -> None:
    numerals = defs("double-15", "numerals")
    assert all("".join(numerals[f"by-n{n}"].itertext()) == str(n) for n in range(16))
    colours = defs("fundomino", "colours")
    for one in {h for t in tiles_in_set("fundomino") for h in t.halves}:
        assert "".join(colours[f"by-c{one}"].itertext()) == str(one.number or "")


def test_every_colour_has_a_pattern_of_its_own() -> None:
    assert set(PATTERNS) == set(FUNDOMINO_COLOURS)
    assert len(set(PATTERNS.values())) == len(FUNDOMINO_COLOURS)


def test_faces_that_cannot_show_a_set_are_refused() -> None:
    with pytest.raises(FaceError, match="no fruit stands for"):
        check_face(half("A6"), "fruit")
    with pytest.raises(FaceError, match="no colour stands for"):
        symbol_defs("double-6", "colours")
    with pytest.raises(FaceError, match="unknown set"):
        symbol_defs("double-16")
    with pytest.raises(FaceError, match="unknown faces"):
        symbol_defs("double-6", "letters")  # type: ignore[arg-type]  # wrong on purpose


# Colours


def test_pips_and_numerals_stand_out_from_their_tile_in_every_theme() -> None:
    for theme in PALETTES.values():
        for number in PIP_COLOURS:
            assert contrast_ratio(theme[f"p{number}"], theme["tile"]) >= 4.5


TEXTS = [("text", "felt"), ("soft", "felt"), ("text", "plate"), ("on-turn", "turn"),
         ("on-badge", "badge"), ("ink", "card")]  # fmt: skip
SHAPES = [("mark", "felt"), ("turn", "felt"), ("badge", "felt"), ("tile", "felt"),
          ("back-line", "back"), ("star", "wild"), ("outline", "tile"), ("ghost", "felt"),
          ("bar", "tile")]  # fmt: skip


@pytest.mark.parametrize("name", THEMES)
def test_texts_and_shapes_stand_out_in_every_theme(name: str) -> None:
    theme = PALETTES[name]
    for one, two in TEXTS:
        assert contrast_ratio(theme[one], theme[two]) >= 4.5, (one, two)
    for one, two in SHAPES:
        assert contrast_ratio(theme[one], theme[two]) >= 3, (one, two)


def test_contrast_is_as_wcag_has_it() -> None:
    assert contrast_ratio("#000000", "#ffffff") == pytest.approx(21)
    assert contrast_ratio("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_the_style_sheet_has_all_themes_and_plain_values_for_old_renderers() -> None:
    css = stylesheet()
    assert "prefers-color-scheme:dark" in css
    assert "prefers-contrast:more" in css
    assert all(f"[data-theme={name}] .by" in css for name in THEMES)
    assert css.count("{") == css.count("}")
    assert f".by-body{{fill:{PALETTES['light']['tile']};fill:var(--by-tile)" in css
    assert f".by-body{{fill:{PALETTES['dark']['tile']};" in stylesheet("dark")
    assert "@import" not in css
    assert "url(" not in css
    declared = set(re.findall(r"(--by-[\w-]+):", css))
    assert set(re.findall(r"var\((--by-[\w-]+)\)", css)) <= declared


def test_every_class_that_is_drawn_is_in_the_style_sheet() -> None:
    css, drawn = stylesheet(), ""
    for name, faces in SETS:
        drawn += symbol_defs(name, faces)
    for name in GAMES:
        state, log = play_to(name, 12)
        drawn += picture_svg(
            state,
            board_from_log(state.rules, log).layout(),
            PictureOptions(seat=0, standalone=False),
        )
    for names in set(re.findall(r'class="([^"]+)"', drawn)):
        for one in names.split():
            assert one in ("by", "by-face", "by-playable") or f".{one}{{" in css, one


# Tiles


def test_a_back_tells_nothing_of_its_tile() -> None:
    pose = Pose(1.0, 2.0, 90.0)
    drawn = back_svg(pose)
    assert used(drawn) == ["by-ts", "by-tb"]
    assert drawn == tile_svg(PlacedTile(None, None, pose, False, "", 0)).replace(' data-n="0"', "")
    assert used(back_svg(pose, curved=True)) == ["by-us", "by-ub"]
    assert "data-tile" not in drawn


@pytest.mark.parametrize("curved", [False, True])
def test_a_tile_that_is_only_looked_at_is_the_same_without_name_and_shadow(curved: bool) -> None:
    for one, first in ((tile("6-4"), half("6")), (None, None)):
        placed = PlacedTile(one, first, Pose(1.0, 2.0, 90.0), curved, "L" if curved else "", 3)
        whole, bare = tile_svg(placed), thumbnail_tile_svg(placed, "pips")
        assert used(bare) == used(whole)[1:]
        assert set(parsed(bare).attrib) == {"transform"}
        assert parsed(bare).find("title") is None


def test_pips_turn_with_the_tile_and_everything_else_stands_upright() -> None:
    placed = PlacedTile(tile("6-4"), half("6"), Pose(0.0, 0.0, 90.0), False, "", 1)
    assert "rotate(-90)" not in tile_svg(placed, "pips")
    for faces in ("numerals", "fruit"):
        assert tile_svg(placed, faces).count("rotate(-90)") == 2


def test_the_first_half_of_a_curved_tile_lies_where_its_turn_says() -> None:
    def halves(turn: str) -> dict[str, str]:
        placed = PlacedTile(tile("6-4"), half("4"), Pose(0.0, 0.0, 0.0), True, turn, 1)
        return dict(re.findall(r'#by-q(\d)" transform="rotate\((-?30)\)', tile_svg(placed)))

    assert halves("R") == {"4": "-30", "6": "30"}
    assert halves("L") == {"6": "-30", "4": "30"}


def test_the_last_tile_is_marked_also_for_who_cannot_see_it() -> None:
    placed = PlacedTile(tile("6-4"), half("6"), Pose(0.0, 0.0, 0.0), False, "", 1)
    drawn = tile_svg(placed, last=True)
    assert "by-last" in drawn
    assert "(last played)" in drawn
    assert "by-last" not in tile_svg(placed)


def test_a_ghost_is_a_button_with_its_move() -> None:
    move = Play(tile("6-4"), half("4"), 2)
    ghost = Ghost(move, move.tile, move.first, Pose(1.0, 1.0, 0.0))
    root = parsed(ghost_svg(ghost))
    assert root.attrib["data-move"] == "4-6@2"
    assert root.attrib["role"] == "button"
    assert root.attrib["tabindex"] == "0"


def test_words() -> None:
    assert half_text(half("A6"), "colours") == "purple arrow 6"
    assert half_text(half("S"), "colours") == "star"
    assert half_text(half("0"), "pips") == "blank"
    assert tile_text(half("6"), half("1"), "fruit") == "6-1, 6 cherries and 1 banana"
    assert sum_text((6, 4)) == "6 + 4 = 10"
    assert sum_text((12,)) == "12"


# Tables


@pytest.mark.parametrize("faces", FACES)
def test_a_table_of_28_tiles_with_hands_is_small_and_quickly_drawn(faces: Faces) -> None:
    curved = faces == "colours"
    tiles = list(tiles_in_set("fundomino") if curved else double_set(6))
    layout, look = some_layout(tiles[:28], curved), TileStyle(faces, curved)
    hands = [
        SeatHand("Ada", tuple(tiles[:7]), 35, True),
        *(SeatHand(n, (None,) * 7, 5) for n in "BCD"),
    ]

    def draw() -> str:
        around = TableSurroundings(
            hands=hands, own_seat=0, stock=7, last=(28,), caption="6 + 4 = 10"
        )
        return table_svg(layout, around, DrawingOptions(style=look))

    text = draw()
    assert len(text.encode()) < 25_000
    parsed(text)
    times = []
    for _ in range(20):
        start = time.thread_time()
        draw()
        times.append(time.thread_time() - start)
    assert min(times) < 0.003


def test_a_table_tells_everything_in_words() -> None:
    tiles = list(double_set(6))
    hands = [
        SeatHand("Ada & Co", (tile("6-4"), tile("3-1")), 35, True),
        SeatHand("Bob", (None,) * 3, 5),
    ]
    around = TableSurroundings(
        hands=hands, own_seat=0, stock=1, counts={1: 12}, caption="12 + 4 = 16", last=(5,),
        playable=[tile("6-4")],
    )  # fmt: skip
    text = table_svg(some_layout(tiles[:5]), around)
    root = parsed(text)
    titles = [one.text for one in root.iter(f"{SVG}title")]
    for words in ("Ada & Co, 35 points, 2 tiles, to play", "Bob, 5 points, 3 tiles",
                  "boneyard: 1 tile", "12 + 4 = 16", "6-4, playable", "3-1",
                  "open end 1: blank, counts 12", "open end 2: blank"):  # fmt: skip
        assert words in titles
    assert sum("(last played)" in (t or "") for t in titles) == 1
    for group in root.iter(f"{SVG}g"):
        if group.attrib.get("role") in ("img", "button"):
            assert group.find(f"{SVG}title") is not None
    assert {g.attrib["data-region"] for g in root.iter() if "data-region" in g.attrib} == {
        "tiles", "ends", "seats", "hand", "boneyard", "caption"
    }  # fmt: skip


def test_long_hands_and_names_stay_in_the_picture() -> None:
    layout = some_layout(list(double_set(6))[:3])
    for count in (0, 1, 9, 25, 60):
        many = tuple(double_set(15)[:count])
        hands = [
            SeatHand("A" * 40, many, 1000),
            *(SeatHand("B" * 40, (None,) * count, 1) for _ in "123"),
        ]
        for own in (0, None):
            around = TableSurroundings(
                hands=hands, own_seat=own, stock=0, caption="1 + " * 30 + "= 30"
            )
            root = parsed(table_svg(layout, around))
            left, top, width, height = map(float, root.attrib["viewBox"].split())
            for one in root.iter(f"{SVG}g"):
                place = re.match(r"translate\((\S+) ([^)]+)\)", one.attrib.get("transform", ""))
                if place and one.attrib.get("role") == "img":
                    assert left <= float(place[1]) <= left + width
                    assert top <= float(place[2]) <= top + height


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_picture(name: str) -> None:
    for moves in (0, 9, 400):
        state, log = play_to(name, moves)
        layout = board_from_log(state.rules, log).layout()
        text = picture_svg(
            state, layout, PictureOptions(seat=0 if isinstance(state, State) else None)
        )
        root = parsed(text)
        ids = [one.attrib["id"] for one in root.iter() if "id" in one.attrib]
        assert len(ids) == len(set(ids))
        assert set(used(text)) <= set(ids)
        assert "<script" not in text
        assert " style=" not in text  # a page may forbid inline styles
        shown = root.findall(f".//{SVG}g[@data-region='tiles']/{SVG}g")
        assert len(shown) == len(layout.placed)
        bare = picture_svg(state, layout, PictureOptions(seat=0, standalone=False))
        assert len(bare.encode()) < 25_000
        assert len(game_symbols(state.rules).encode()) < 60_000


@pytest.mark.parametrize("name", [n for n, game in GAMES.items() if max(game.players) > 1])
def test_a_picture_is_the_same_whatever_the_others_hold(name: str) -> None:
    games = (play_to(name, 5, seed) for seed in range(20))
    state, log = next(game for game in games if game[0].playing)
    layout = board_from_log(state.rules, log).layout()
    hidden = [t for hand in state.hands[1:] for t in hand] + list(state.stock)
    if state.rules.game.combined_twists.face_down:
        hidden = [t for hand in state.hands for t in hand if t is not state.turned] + hidden
    random.Random(1).shuffle(hidden)
    mixed = iter(hidden)
    hands = list(state.hands)
    for seat in range(1, len(hands)):
        hands[seat] = tuple(t if t is state.turned else next(mixed) for t in hands[seat])
    other = replace(state, hands=tuple(hands), stock=tuple(next(mixed) for _ in state.stock))
    one, two = (picture_svg(s, layout, PictureOptions(seat=0)) for s in (state, other))
    assert one == two
    own = () if state.rules.game.combined_twists.face_down else state.hands[0]
    seen = Counter(re.findall(r'data-tile="([^"]+)"', one))
    assert set(seen) <= {t.text for t in own} | {str(p.tile) for p in layout.placed} | {
        str(state.turned)
    }


def test_open_hands_are_shown_when_the_round_is_over_or_when_asked() -> None:
    state, log = play_to("block-draw", 3, players=3)
    layout = board_from_log(state.rules, log).layout()
    closed = picture_svg(state, layout, PictureOptions(seat=1))
    opened = picture_svg(state, layout, PictureOptions(seat=1, show_all=True))
    others = [t for seat in (0, 2) for t in state.hands[seat]]
    assert not any(f'data-tile="{t}"' in closed for t in others)
    assert all(f'data-tile="{t}"' in opened for t in others)


def test_games_that_count_ends_say_their_sum_unless_that_is_to_be_noticed() -> None:
    state, log = play_to("all-fives", 6)
    layout = board_from_log(state.rules, log).layout()
    plain = picture_svg(state, layout, PictureOptions(seat=0))
    assert re.search(r"\d \+ \d+ = \d+", plain)
    state, log = play_to("all-fives", 6, muggins=True)
    again = picture_svg(state, board_from_log(state.rules, log).layout(), PictureOptions(seat=0))
    assert 'data-region="caption"' not in again


def test_looks_follow_the_box() -> None:
    assert tile_style(GAMES["fundomino"].rules()).faces == "colours"
    assert tile_style(GAMES["fundomino"].rules(), "pips").faces == "colours"
    assert tile_style(GAMES["fruitominoes"].rules()).faces == "fruit"
    assert tile_style(GAMES["fruitominoes"].rules(), "numerals").faces == "numerals"
    assert tile_style(GAMES["bendomino"].rules()).curved
    assert not tile_style(GAMES["baronet"].rules()).curved


def test_a_cropped_frame_holds_all_and_is_no_larger_than_it_must() -> None:
    layout = some_layout(list(double_set(6))[:20])
    frame = crop_layout(layout).frame
    for one in layout.placed:
        assert frame.x < one.pose.x - 0.5
        assert one.pose.x + 0.5 < frame.x + frame.width
        assert frame.y < one.pose.y - 0.5
        assert one.pose.y + 0.5 < frame.y + frame.height
    empty = Layout((), Frame(0.0, 0.0, 9.0, 9.0), {})
    assert crop_layout(empty) == empty
