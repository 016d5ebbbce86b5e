"""SVG of a position: a standalone picture, and the one for a page."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final, assert_never

from msgspec import Struct

from boneyard.core.actions import Play
from boneyard.core.arguments import check_names, check_seat
from boneyard.core.events import TileRow
from boneyard.core.options import make_printable
from boneyard.core.position import Position
from boneyard.core.redaction import hide_tiles
from boneyard.core.sets import load_curved_set
from boneyard.core.suggestions import check_name
from boneyard.core.tile_faces import FACES, Faces
from boneyard.core.tiles import Half, Tile, double_set
from boneyard.drawing.stylesheets import stylesheet
from boneyard.drawing.svg.geometry import (
    ARC_DEGREES,
    BAND_INNER_RADIUS,
    BAND_MIDDLE_RADIUS,
    BAND_OUTER_RADIUS,
    CORNER_RADIUS,
    INSET,
    arc_path,
    fmt,
    fmt_point,
    polar_point,
    sector_path,
)
from boneyard.drawing.svg.hands import SeatHand, TileStyle
from boneyard.drawing.svg.pip_symbols import FaceError, half_symbols
from boneyard.drawing.svg.plates_and_badges import sum_text
from boneyard.drawing.svg.table import (
    DrawingOptions,
    GhostMode,
    TableSurroundings,
    crop_layout,
    table_svg,
)
from boneyard.drawing.svg.tiles import connectors_svg
from boneyard.drawing.theme_palettes import THEMES
from boneyard.engine.kinds import AnyRules, state_of_kind
from boneyard.engine.legal import legal, owed_arms
from boneyard.i18n import Argument, message
from boneyard.i18n.translator import Translate, english
from boneyard.layout import board_from_log
from boneyard.layout.pose import ASPECT_RATIOS, Aspect, Ghost, Layout
from boneyard.rules.curved import Honeycomb
from boneyard.rules.game import State
from boneyard.solitaire.game import SoloState


def _rect(inset: float, corner: float, extra: str) -> str:
    return (
        f'<rect x="{fmt(-100 + inset)}" y="{fmt(-50 + inset)}" '
        f'width="{fmt(200 - 2 * inset)}" height="{fmt(100 - 2 * inset)}" '
        f'rx="{fmt(corner)}" {extra}/>'
    )


def _ring_sector(inset: float, corner: float, extra: str) -> str:
    inner, outer = BAND_INNER_RADIUS + inset, BAND_OUTER_RADIUS - inset
    return f'<path d="{sector_path(inner, outer, ARC_DEGREES, inset, corner)}" {extra}/>'


_BACK_ORNAMENT: Final = (
    # A lozenge with four petals: the logo, point-symmetric.
    "M0-22L26 0 0 22-26 0ZM0-10L12 0 0 10-12 0Z"
)


def body_symbols(curved: bool) -> list[str]:
    """Return the symbols of body, shadow, back and outline of straight or of curved tiles."""
    return _curved_symbols() if curved else _straight_symbols()


def _straight_symbols() -> list[str]:
    shadow = (
        f'<g class="by-shade">{_rect(-2, CORNER_RADIUS + 3, "")}'
        f"{_rect(0.5, CORNER_RADIUS + 1, '')}</g>"
    )
    body = (
        _rect(INSET, CORNER_RADIUS, 'class="by-body"')
        + _rect(INSET + 3, CORNER_RADIUS - 3, 'class="by-bevel"')
        + '<path class="by-bar" d="M0-34V34"/>'
    )
    back = (
        _rect(INSET, CORNER_RADIUS, 'class="by-back"')
        + _rect(INSET + 9, CORNER_RADIUS - 6, 'class="by-bone"')
        + f'<path class="by-bone" d="{_BACK_ORNAMENT}"/>'
    )
    return [
        f'<g id="by-ts">{shadow}</g>',
        f'<g id="by-t">{body}</g>',
        f'<g id="by-tb">{back}</g>',
        _rect(-2, CORNER_RADIUS + 3, 'id="by-to"'),
    ]


def _curved_symbols() -> list[str]:
    one, two = polar_point(BAND_INNER_RADIUS + 14, 0), polar_point(BAND_OUTER_RADIUS - 14, 0)
    bar = f'<path class="by-bar" d="M{fmt_point(*one)}L{fmt_point(*two)}"/>'
    shadow = (
        f'<g class="by-shade">{_ring_sector(-2, CORNER_RADIUS + 3, "")}'
        f"{_ring_sector(0.5, CORNER_RADIUS + 1, '')}</g>"
    )
    body = _ring_sector(INSET, CORNER_RADIUS, 'class="by-body"') + _ring_sector(
        INSET + 3, CORNER_RADIUS - 3, 'class="by-bevel"'
    )
    lozenge = (
        f'<path class="by-bone" d="{_BACK_ORNAMENT}" '
        f'transform="translate({fmt(BAND_MIDDLE_RADIUS)})rotate(90)"/>'
    )
    petals = "".join(
        f'<path class="by-bone" d="{arc_path(BAND_MIDDLE_RADIUS, 8)}" transform="rotate({turn})"/>'
        for turn in (-32, 32)
    )
    back = (
        _ring_sector(INSET, CORNER_RADIUS, 'class="by-back"')
        + _ring_sector(INSET + 9, CORNER_RADIUS - 6, 'class="by-bone"')
        + lozenge
        + petals
    )
    return [
        f'<g id="by-us">{shadow}</g>',
        f'<g id="by-u">{body}{bar}</g>',
        f'<g id="by-ub">{back}</g>',
        _ring_sector(-2, CORNER_RADIUS + 3, 'id="by-uo"'),
    ]


#: The sets of curved tiles, by name.
CURVED_SETS: Final = ("bendomino", "fundomino")

_DOUBLE_PREFIX: Final = "double-"


def tiles_in_set(name: str) -> tuple[Tile, ...]:
    """Return the tiles of a set by its name: `double-6` … `double-15`, `bendomino`, `fundomino`."""
    if name in CURVED_SETS:
        return load_curved_set(name).tiles
    size = name.removeprefix(_DOUBLE_PREFIX)
    if name.startswith(_DOUBLE_PREFIX) and size.isdecimal() and int(size) <= 15:
        return double_set(int(size))
    raise FaceError("art-no-set", set=repr(name))


def symbol_defs(
    tiles: str | Iterable[Tile] = "double-6", faces: Faces = "pips", *, curved: bool | None = None
) -> str:
    """Return the `<defs>` of a set, for `tile_svg`, `back_svg` and `table_svg`; ids begin with
    `by-`.

    `tiles` is a set's name or its tiles. A set by name determines whether it is curved; tiles with
    symbols on them are always shown in colours.
    """
    if isinstance(tiles, str):
        if curved is None:
            curved = tiles in CURVED_SETS
        tiles = tiles_in_set(tiles)
    halves = {half: None for tile in tiles for half in (tile.b, tile.a)}
    if any(half.symbol for half in halves):
        faces, curved = "colours", True
    if faces not in FACES:
        raise FaceError("art-no-faces", faces=repr(faces), known=tuple(FACES))
    return _build_defs(tuple(sorted(halves, key=lambda half: half.rank)), faces, bool(curved))


@lru_cache(maxsize=256)  # house rules can leave out any tiles
def _build_defs(halves: tuple[Half, ...], faces: Faces, curved: bool) -> str:
    drawn = (*body_symbols(curved), *half_symbols(halves, faces, curved))
    return f"<defs>{''.join(drawn)}</defs>"


#: Seat names of players without a name, by the number of players.
_SOUTH, _WEST, _NORTH, _EAST = (
    message("art-south"), message("art-west"), message("art-north"), message("art-east"),
)  # fmt: skip

_SEAT_NAMES: Final = {
    1: (message("common-you"),), 2: (_SOUTH, _NORTH), 3: (_SOUTH, _WEST, _EAST),
    4: (_SOUTH, _WEST, _NORTH, _EAST),
}  # fmt: skip

#: How a solitaire ended.
_RESULT_MESSAGES: Final = {"won": "art-won", "lost": "art-lost", "resigned": "art-given-up"}

_RESULT_LEFT_MESSAGES: Final = {
    "won": "art-won-left", "lost": "art-lost-left", "resigned": "art-given-up-left",
}  # fmt: skip


def tile_style(rules: AnyRules, faces: Faces | None = None) -> TileStyle:
    """Return how the tiles of a game look: its own faces, or the chosen ones."""
    own: Faces = "pips" if rules.alone else rules.game.tiles.faces
    # Colours can't be shown otherwise, and nothing else can be shown in colours.
    if own == "colours" or faces is None or faces == "colours":
        faces = own
    shape = None if rules.alone else rules.game.table
    # Asked with every drawing: the cheap question first.
    if shape is not None and shape.curved and isinstance(shape, Honeycomb):
        return TileStyle(faces, True, shape.hands)
    return TileStyle(faces)


def game_symbols(rules: AnyRules, faces: Faces | None = None) -> str:
    """Return the symbols of a game's set."""
    look = tile_style(rules, faces)
    return symbol_defs(rules.tiles, look.faces, curved=look.curved)


def visible_hand(state: State, seat: int, own: int | None, show_all: bool) -> TileRow:
    """Return what a picture for seat `own` shows of a hand, even if the state knows more."""
    hand = state.hands[seat]
    if show_all or not state.playing:
        return hand
    if state.rules.game.combined_twists.face_down:
        turned = state.turned is not None and seat == state.turn
        return (state.turned, *hide_tiles(hand[1:])) if turned else hide_tiles(hand)
    return hand if seat == own else hide_tiles(hand)


def seat_names(players: int, names: Sequence[str] = (), say: Translate = english) -> Sequence[str]:
    """Return the names of the seats, or those of their places."""
    numbered = tuple(message("art-seat", number=n) for n in range(1, players + 1))
    printable = tuple(map(make_printable, names))
    return printable or [say(name) for name in _SEAT_NAMES.get(players, numbered)]


def seat_hands(
    state: State,
    names: Sequence[str] = (),
    own: int | None = None,
    show_all: bool = False,
    say: Translate = english,
) -> list[SeatHand]:
    """Return the players of a match by seat."""
    rules = state.rules
    players = rules.players
    names = seat_names(players, names, say)
    return [
        SeatHand(
            names[seat],
            visible_hand(state, seat, own, show_all),
            state.scores[rules.side(seat)],
            state.to_act == seat,
            say(message("art-team", number=rules.side(seat) + 1)) if rules.game.teams else "",
        )
        for seat in range(players)
    ]


def wanted_numbers(state: Position) -> Mapping[int, int]:
    """Return what each arm wants, in games where that isn't what it shows."""
    if not isinstance(state, State):
        return {}
    match = state.rules.game.match
    found = {arm.number: match.wanted_number(arm.half) for arm in state.table.arms}
    return {arm: wanted for arm, wanted in found.items() if wanted is not None}


def has_hub(rules: AnyRules) -> bool:
    """Return whether a table is built around a hub."""
    return not rules.alone and rules.game.table.waives_exhausted


def owed_arm_numbers(state: Position) -> Collection[int]:
    """List the arms around a hub that must be played on before any other (MT-11, CF-4)."""
    if not isinstance(state, State) or not has_hub(state.rules) or not state.playing:
        return ()
    return [arm.number for arm in owed_arms(state)]


def end_counts_of(state: Position) -> tuple[Mapping[int, int] | None, str]:
    """Return what each arm counts, and their sum; empty where the players must notice it."""
    if not isinstance(state, State):
        return None, ""
    game = state.rules.game
    counts = game.on_play.end_counts(state.table)
    if counts is None or game.combined_twists.must_claim or not state.table.tile_count:
        return None, ""
    if len(counts) != len(state.table.arms):
        return None, sum_text(counts)
    by_arm = {arm.number: n for arm, n in zip(state.table.arms, counts, strict=True)}
    active = [n for arm, n in zip(state.table.arms, counts, strict=True) if n or not arm.idle]
    return by_arm, sum_text(active)


def _solo_caption(state: SoloState) -> Argument:
    if state.results:
        result = state.results[-1]
        if result.left:
            lost = result.end == "lost" and not state.rules.game.logic.can_be_lost
            id = "art-tiles-left" if lost else _RESULT_LEFT_MESSAGES[result.end]
            return message(id, **{"tiles" if lost else "left": result.left})
        return message(_RESULT_MESSAGES[result.end])
    return state.status


class PictureOptions(Struct, frozen=True, kw_only=True):
    """For which seat a picture is drawn, and how."""

    seat: int | None = None
    names: Sequence[str] = ()
    faces: Faces | None = None
    theme: str | None = None
    show_all: bool = False
    """All hands are shown; a finished round shows them anyway."""
    ghosts: Sequence[Ghost] = ()
    ghosts_are_better: bool = False
    """Ghosts are better moves of a finished match, not buttons."""
    playable: Collection[Tile] = ()
    standalone: bool = True
    """The picture needs nothing around it; otherwise the page must have `stylesheet()` and
    `game_symbols(rules)`, and ghosts are buttons.
    """
    crop: bool = False
    """The frame is cropped to the tiles, for pictures that don't change."""
    width: int | None = None
    """In pixels; None: as wide as there is room."""
    letter_scale: float = 1.0
    """Scale of letters, plates and hands."""
    say: Translate = english

    @property
    def ghost_mode(self) -> GhostMode:
        """What the ghosts are."""
        return "places" if self.standalone else "better" if self.ghosts_are_better else "moves"


#: For spectators.
SPECTATOR: Final = PictureOptions()


def picture_svg(position: Position, layout: Layout, options: PictureOptions = SPECTATOR) -> str:
    """Draw a position of any game for a seat, with what that seat may see."""
    layout = crop_layout(layout, options.ghosts) if options.crop else layout
    rules: AnyRules = position.rules
    inside = ""
    if options.standalone:
        has_connectors = bool(connectors_svg([*layout.placed, *options.ghosts]))
        css = stylesheet(
            options.theme, standalone=True, connectors=has_connectors, hub=has_hub(rules)
        )
        inside = f"<style>{css}</style>{game_symbols(rules, options.faces)}"
    title = options.say(rules.game.localized_title)
    if position.round:
        title = options.say(message("art-title-round", game=title, round=position.round))
    how = DrawingOptions(
        style=tile_style(rules, options.faces),
        ghosts=options.ghosts,
        ghost_mode=options.ghost_mode,
        for_page=options.crop,
        letter_scale=options.letter_scale,
        title=title,
        theme=options.theme,
        width=options.width,
        prelude=inside,
        say=options.say,
    )
    return table_svg(layout, _surroundings(position, layout, options), how)


def _surroundings(position: Position, layout: Layout, options: PictureOptions) -> TableSurroundings:
    match state_of_kind(position):
        case State() as table:
            return _table_surroundings(table, layout, options)
        case SoloState() as solo:
            return _solitaire_surroundings(solo, layout, options)
        case other:
            assert_never(other)


def _table_surroundings(state: State, layout: Layout, options: PictureOptions) -> TableSurroundings:
    """Return what stands around the tiles of a table: hands, boneyard, the sum of the ends."""
    counts, caption = end_counts_of(state)
    return TableSurroundings(
        hands=seat_hands(state, options.names, options.seat, options.show_all, options.say),
        own_seat=options.seat,
        to_the_right=state.rules.game.to_the_right,
        stock=len(state.stock) if state.round else None,
        counts=counts,
        wanted=wanted_numbers(state),
        owed=owed_arm_numbers(state),
        caption=caption,
        caption_label=options.say(message("art-ends-sum", sum=caption)) if caption else "",
        last=(layout.placed[-1].number,) if state.plays and layout.placed else (),
        playable=options.playable,
        marked=state.marked,
    )


def _solitaire_surroundings(
    state: SoloState, layout: Layout, options: PictureOptions
) -> TableSurroundings:
    """Return what stands around the tiles of a solitaire: its status."""
    at = state.current_index
    return TableSurroundings(
        caption=options.say(_solo_caption(state)) if state.round else "",
        last=() if at is None or at >= len(layout.placed) else (layout.placed[at].number,),
    )


def draw(
    position: Position,
    seat: int | None = None,
    *,
    shape: Aspect = "wide",
    names: Sequence[str] = (),
    faces: Faces | None = None,
    theme: str | None = None,
    say: Translate = english,
) -> str:
    """Draw all that a position knows; for a seat whose turn it is, also its moves.

    Args:
        position: the position. For a seat pass its view: this hides nothing.
        seat: the seat that sits below.
        shape: of the frame, from `panorama` over `wide` and `square` to `narrow`.
        names: the names of the players.
        faces: what the tiles show: `pips`, `numerals`, `fruit` or `colours`.
        theme: `light`, `dark` or `contrast`; None follows the system.
        say: translates what is written beside the tiles.

    Returns:
        The picture as SVG. UnknownName: the shape, theme or faces are unknown.

    >>> import boneyard
    >>> match = boneyard.Match("block-draw", seed="tea")
    >>> boneyard.draw(match.view(0), 0, shape="square").startswith("<svg")
    True
    """
    position = state_of_kind(position)
    check_seat(seat, position.rules.players)
    if names != ():
        check_names(names, position.rules.players)
    check_name("shape", shape, ASPECT_RATIOS)
    if theme is not None:
        check_name("theme", theme, THEMES)
    if faces is not None:
        check_name("faces", faces, FACES)
    board = board_from_log(position.rules, position.layout_events, shape, seat)
    moves = legal(position, seat) if seat is not None and position.to_act == seat else []
    options = PictureOptions(
        seat=seat or 0,
        names=names,
        faces=faces,
        theme=theme,
        show_all=True,
        ghosts=board.ghosts(moves),
        playable={move.tile for move in moves if isinstance(move, Play)},
        crop=True,
        say=say,
    )
    return picture_svg(position, board.layout(), options)
