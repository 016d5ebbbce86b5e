"""Pictures for pages: a real position of each game for its card, and positions of records."""

import random
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Final

from markupsafe import Markup
from msgspec.structs import replace

from boneyard.core.chance import Seeded
from boneyard.core.faces import Faces
from boneyard.core.position import Position
from boneyard.drawing.svg.crop import cropped
from boneyard.drawing.svg.geometry import UNIT, number
from boneyard.drawing.svg.leaps import leaps_svg
from boneyard.drawing.svg.picture import look_of, symbols_of
from boneyard.drawing.svg.tiles import bare_svg, tile_svg
from boneyard.engine import act, deal_round, legal_moves, lucky_hit
from boneyard.engine.kinds import AnyRules
from boneyard.games import GAMES
from boneyard.games.house_rules import own_game
from boneyard.i18n.fluent_translator import tongue
from boneyard.layout import Frame, Ghost, Layout, lay_out
from boneyard.server.settings import MAX_RULE_FILES

#: How many moves are made before a card's picture is drawn, where all tiles lie from the start.
ALONE: Final = 9
#: A figure in a page is a third of a screen, and half of one on a phone: its letters are larger.
FIGURE: Final = 1.5
#: How many tiles lie on a card.
LAID: Final = 12


def position_of(rules: AnyRules) -> Position:
    """A position some way into a match that was played by chance."""
    chance, dice = Seeded(f"card {rules.game.name}"), random.Random(7)
    _, state = deal_round(rules.new_match(), chance)
    for _ in range(300):
        laid = len(state.laid)
        if not state.playing or laid > (ALONE if rules.alone else LAID):
            break
        seat, move = (
            (None, lucky_hit(state, chance))
            if state.reaching is not None
            else dice.choice(legal_moves(state))
        )
        before = state
        _, state = act(state, seat, move)
        if not state.playing:
            return before
    return state


@cache
def _laid(name: str) -> Layout:
    """What lies on a game's card, in any language."""
    return _laid_by(GAMES[name].rules())


def _laid_by(rules: AnyRules) -> Layout:
    return cropped(lay_out(rules, position_of(rules).laid, "wide").layout())


@lru_cache(maxsize=MAX_RULE_FILES)
def own_card(own: str) -> Markup:
    """The picture of a card for rules that the house offers; its symbols must be in the page."""
    rules = own_game(own).rules()
    return bare(_laid_by(rules), look_of(rules).faces)


@cache
def card(name: str) -> Markup:
    """The picture of a game's card; its symbols must be in the page."""
    return bare(_laid(name), look_of(GAMES[name].rules()).faces)


def frame_of(name: str) -> Frame:
    """The part of the table that a game's card shows."""
    return _laid(name).frame


def tiles_of(name: str, language: str) -> str:
    """The tiles of a game's card."""
    layout, say = _laid(name), tongue(language).say
    faces = look_of(GAMES[name].rules()).faces
    tiles = "".join(tile_svg(one, faces, say=say) for one in layout.placed)
    return tiles + leaps_svg(layout.placed)


def bare(layout: Layout, faces: Faces) -> Markup:
    """A picture that is only looked at; its symbols must be in the page."""
    frame = layout.frame
    box = " ".join(number(value * UNIT) for value in (frame.x, frame.y, frame.width, frame.height))
    tiles = "".join(bare_svg(one, faces) for one in layout.placed) + leaps_svg(layout.placed)
    return Markup(
        f'<svg class="by" viewBox="{box}" aria-hidden="true" focusable="false">{tiles}</svg>'
    )


def framed(layout: Layout, aspect: float, ghosts: Sequence[Ghost] = ()) -> Layout:
    """The same table cut to what lies, in a frame of this aspect: letters are measured by it."""
    if not layout.placed:
        return layout
    frame = cropped(layout, ghosts).frame
    width, height = max(frame.width, frame.height * aspect), max(frame.height, frame.width / aspect)
    x, y = frame.x + (frame.width - width) / 2, frame.y + (frame.height - height) / 2
    return replace(layout, frame=Frame(x, y, width, height))


@cache
def _of_all_games() -> dict[str, None]:
    """The symbols of all games as they are usually played, each once."""
    found = dict.fromkeys(symbols_of(game.rules()) for game in GAMES.values())
    return dict.fromkeys(part for text in found for part in _parts(text))


def all_symbols(more: Iterable[AnyRules] = (), faces: Faces | None = None) -> Markup:
    """The symbols of all games, and of these, which may be played with other tiles."""
    kept = dict(_of_all_games())
    for rules in more:
        kept |= dict.fromkeys(_parts(symbols_of(rules, faces)))
    return Markup(f"<defs>{''.join(kept)}</defs>")


def all_symbols_of(games: Iterable[str]) -> Markup:
    """The symbols of the cards of these games, each once."""
    found = dict.fromkeys(
        part for one in sorted(games) for part in _parts(symbols_of(GAMES[one].rules()))
    )
    return Markup(f"<defs>{''.join(found)}</defs>")


def _parts(defs: str) -> Iterable[str]:
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
