"""Pictures of games in pages: cards, thumbnails of tables, and the symbols that they use."""

import random
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Final

from markupsafe import Markup
from msgspec.structs import replace

from boneyard.core.chance import Seeded
from boneyard.core.position import Position
from boneyard.core.tile_faces import Faces
from boneyard.drawing.svg.geometry import UNIT, fmt
from boneyard.drawing.svg.hands import TileStyle
from boneyard.drawing.svg.position_picture import game_symbols, tile_style
from boneyard.drawing.svg.table import bounding_box, crop_layout
from boneyard.drawing.svg.tiles import (
    connectors_svg,
    thumbnail_tile_svg,
    tile_svg,
)
from boneyard.engine import act, all_legal_moves, deal_round, random_hit
from boneyard.engine.kinds import AnyRules
from boneyard.games import GAMES
from boneyard.games.house_rules.custom_games import load_house_rules
from boneyard.i18n.translator import get_translator
from boneyard.layout import Frame, Ghost, Layout, PlacedTile, board_from_log
from boneyard.server.settings import MAX_RULE_FILES
from boneyard.server.web.tile_pictures import naming_attributes

#: How many moves are made before a card's picture is drawn, where all tiles lie from the start.
SOLO_CARD_MOVES: Final = 9

#: The card of rules that a player wrote, before anything lies on their table.
FALLBACK_GAME: Final = "block-draw"

#: A figure in a page is a third of a screen, and half of one on a phone: its letters are larger.
FIGURE_LETTER_SCALE: Final = 1.5

#: How many tiles lie on a card.
MAX_CARD_TILES: Final = 12
MIN_CARD_TILES: Final = 3
MAX_SAMPLES: Final = 20


def play_sample_position(rules: AnyRules) -> Position:
    """Return a position some way into a match that was played at random."""
    for attempt in range(MAX_SAMPLES):
        found = _play_sample(rules, f"card {rules.game.name}{attempt or ''}")
        if len(found.layout_events) >= MIN_CARD_TILES:  # a round may end with its lead
            break
    return found


def _play_sample(rules: AnyRules, seed: str) -> Position:
    chance, dice = Seeded(seed), random.Random(7)
    _, state = deal_round(rules.new_match(), chance)
    for _ in range(300):
        laid = len(state.layout_events)
        if not state.playing or laid > (SOLO_CARD_MOVES if rules.alone else MAX_CARD_TILES):
            break
        seat, move = (
            (None, random_hit(state, chance))
            if state.reaching is not None
            else dice.choice(all_legal_moves(state))
        )
        before = state
        _, state = act(state, seat, move)
        if not state.playing:
            return before
    return state


@cache
def _card_layout(name: str) -> Layout:
    """What lies on a game's card, in any language."""
    return build_card_layout(GAMES[name].rules())


def build_card_layout(rules: AnyRules) -> Layout:
    """What lies on the card of these rules."""
    return crop_layout(
        board_from_log(rules, play_sample_position(rules).layout_events, "wide").layout()
    )


@lru_cache(maxsize=MAX_RULE_FILES)
def draw_rules_card(rules_json: str) -> Markup:
    """The picture of a card for rules that the server offers; its symbols must be in the page."""
    rules = load_house_rules(rules_json).rules()
    return close_up_svg(build_card_layout(rules), tile_style(rules).faces)


@cache
def draw_game_card(name: str) -> Markup:
    """The picture of a game's card; its symbols must be in the page."""
    return close_up_svg(_card_layout(name), tile_style(GAMES[name].rules()).faces)


#: A row has so many tiles. In halves of a tile: their middles are at most so far from each other,
#: and so much stays free around them.
MIN_ROW, MAX_ROW = 4, 7
MAX_STEP: Final = 2.1
ROW_MARGIN: Final = 0.1
#: A close-up shows so much of a table, in halves of a tile, a little askew.
CLOSE_UP_WIDTH: Final = 7.2
CLOSE_UP_HEIGHT: Final = 4.2
CLOSE_UP_TILT: Final = -7


def close_up_svg(layout: Layout, faces: Faces) -> Markup:
    """The part of a table with most tiles, so near that they can be read; it fills its frame."""

    def near(middle: PlacedTile, margin: float) -> list[PlacedTile]:
        return [
            one
            for one in layout.placed
            if abs(one.pose.x - middle.pose.x) < CLOSE_UP_WIDTH / 2 + margin
            and abs(one.pose.y - middle.pose.y) < CLOSE_UP_HEIGHT / 2 + margin
        ]

    if not layout.placed:
        return thumbnail_svg(layout, faces)
    middle = max(layout.placed, key=lambda one: len(near(one, 0)))
    shown = near(middle, 1.5)
    x, y = (fmt(value * UNIT) for value in (middle.pose.x, middle.pose.y))
    left, top = middle.pose.x - CLOSE_UP_WIDTH / 2, middle.pose.y - CLOSE_UP_HEIGHT / 2
    parts = (left, top, CLOSE_UP_WIDTH, CLOSE_UP_HEIGHT)
    box = " ".join(fmt(value * UNIT) for value in parts)
    tiles = "".join(thumbnail_tile_svg(one, faces) for one in shown) + connectors_svg(shown)
    return Markup(
        f'<svg class="by" viewBox="{box}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" '
        f'focusable="false"><g transform="rotate({CLOSE_UP_TILT} {x} {y})">{tiles}</g></svg>'
    )


@cache
def draw_game_row(name: str) -> Markup:
    """The longest straight row of a game's card, to stand on a band."""
    return row_svg(_card_layout(name), tile_style(GAMES[name].rules()))


@lru_cache(maxsize=MAX_RULE_FILES)
def draw_rules_row(rules_json: str) -> Markup:
    """The same for rules that a player or the server wrote."""
    rules = load_house_rules(rules_json).rules()
    return row_svg(build_card_layout(rules), tile_style(rules))


def row_svg(layout: Layout, style: TileStyle) -> Markup:
    """A straight row of a table, or all of it where there is none to speak of."""
    row = () if style.curved else _find_longest_row(layout)
    begin = max(0, len(row) - MAX_ROW) // 2
    shown = row[begin : begin + MAX_ROW] if len(row) >= MIN_ROW else layout.placed
    left, top, right, bottom = bounding_box(shown, ROW_MARGIN)
    frame = Frame(left, top, right - left, bottom - top)
    return thumbnail_svg(replace(layout, placed=shown, frame=frame), style.faces)


def _find_longest_row(layout: Layout) -> tuple[PlacedTile, ...]:
    """The most tiles that lie side by side without a gap, from left to right."""
    longest: tuple[PlacedTile, ...] = ()
    row: tuple[PlacedTile, ...] = ()
    for one in sorted(layout.placed, key=lambda one: (round(one.pose.y * 2), one.pose.x)):
        before = row[-1].pose if row else one.pose
        touches = abs(one.pose.y - before.y) < 0.3 and one.pose.x - before.x <= MAX_STEP
        row = (*row, one) if touches else (one,)
        longest = max(longest, row, key=len)
    return longest


def card_frame(name: str) -> Frame:
    """The part of the table that a game's card shows."""
    return _card_layout(name).frame


def card_tiles_svg(name: str, language: str) -> str:
    """The tiles of a game's card."""
    layout, translate = _card_layout(name), get_translator(language).translate
    faces = tile_style(GAMES[name].rules()).faces
    tiles = "".join(tile_svg(one, faces, say=translate) for one in layout.placed)
    return tiles + connectors_svg(layout.placed)


def thumbnail_svg(layout: Layout, faces: Faces, name: str = "") -> Markup:
    """A picture with a name, or one that is only looked at; its symbols must be in the page."""
    frame = layout.frame
    box = " ".join(fmt(value * UNIT) for value in (frame.x, frame.y, frame.width, frame.height))
    tiles = "".join(thumbnail_tile_svg(one, faces) for one in layout.placed) + connectors_svg(
        layout.placed
    )
    return Markup(
        f'<svg class="by" viewBox="{box}" {naming_attributes(name)} focusable="false">{tiles}</svg>'
    )


def crop_to_aspect(layout: Layout, aspect: float, ghosts: Sequence[Ghost] = ()) -> Layout:
    """The same table cut to what lies, in a frame of this aspect: letters are measured by it."""
    if not layout.placed:
        return layout
    frame = crop_layout(layout, ghosts).frame
    width, height = max(frame.width, frame.height * aspect), max(frame.height, frame.width / aspect)
    x, y = frame.x + (frame.width - width) / 2, frame.y + (frame.height - height) / 2
    return replace(layout, frame=Frame(x, y, width, height))


@cache
def _all_game_symbols() -> dict[str, None]:
    """The symbols of all games as they are usually played, each once."""
    found = dict.fromkeys(game_symbols(game.rules()) for game in GAMES.values())
    return dict.fromkeys(part for text in found for part in _split_defs(text))


def all_symbol_defs(more: Iterable[AnyRules] = (), faces: Faces | None = None) -> Markup:
    """The symbols of all games, and of these, which may be played with other tiles."""
    kept = dict(_all_game_symbols())
    for rules in more:
        kept |= dict.fromkeys(_split_defs(game_symbols(rules, faces)))
    return Markup(f"<defs>{''.join(kept)}</defs>")


def symbol_defs(several: Iterable[AnyRules], faces: Faces | None = None) -> Markup:
    """The symbols of these rules, each once."""
    found = dict.fromkeys(
        part for rules in several for part in _split_defs(game_symbols(rules, faces))
    )
    return Markup(f"<defs>{''.join(found)}</defs>")


def symbol_defs_for(games: Iterable[str]) -> Markup:
    """The symbols of the cards of these games, each once."""
    found = dict.fromkeys(
        part for one in sorted(games) for part in _split_defs(game_symbols(GAMES[one].rules()))
    )
    return Markup(f"<defs>{''.join(found)}</defs>")


def _split_defs(defs: str) -> Iterable[str]:
    """The single definitions in `<defs>`; each begins with an id."""
    inner = defs.removeprefix("<defs>").removesuffix("</defs>")
    depth, start, at = 0, 0, 0
    while at < len(inner):
        end = inner.index(">", at)
        if inner[at + 1] == "/":
            depth -= 1
        elif inner[end - 1] != "/":
            depth += 1
        at = end + 1
        while at < len(inner) and inner[at] != "<":
            at += 1
        if not depth:
            yield inner[start:at]
            start = at
