"""From a position of any game to its picture: what stands where, and what may be shown of it."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

from boneyard.art.crop import cropped
from boneyard.art.furniture import sum_text
from boneyard.art.hands import Hand, Look
from boneyard.art.leaps import leaps_svg
from boneyard.art.palette import stylesheet
from boneyard.art.symbols import symbols
from boneyard.art.tables import table_svg
from boneyard.events import Row, hide
from boneyard.faces import Faces
from boneyard.games import AnyRules
from boneyard.layout.pose import Ghost, Layout
from boneyard.options import printable
from boneyard.rules.scoring import EndsMultipleOf, end_counts
from boneyard.solitaire.game import SoloState
from boneyard.state import Position, State
from boneyard.tiles import Tile
from boneyard.words import Argument, message
from boneyard.words.saying import Say, english

#: Where players sit who have no name, by how many they are.
_SOUTH, _WEST, _NORTH, _EAST = (
    message("art-south"), message("art-west"), message("art-north"), message("art-east"),
)  # fmt: skip
_COMPASS: Final = {
    1: (message("words-you"),), 2: (_SOUTH, _NORTH), 3: (_SOUTH, _WEST, _EAST),
    4: (_SOUTH, _WEST, _NORTH, _EAST),
}  # fmt: skip
#: How a game for one ended.
_RESULTS: Final = {"won": "art-won", "lost": "art-lost", "resigned": "art-given-up"}
_LEFT: Final = {
    "won": "art-won-left", "lost": "art-lost-left", "resigned": "art-given-up-left",
}  # fmt: skip


def look_of(rules: AnyRules, faces: Faces | None = None) -> Look:
    """How the tiles of a game look: as its box has them, or with the faces wished for."""
    own: Faces = "pips" if rules.alone else rules.game.tiles.faces
    # Colours can't be shown otherwise, and nothing else can be shown in colours.
    if own == "colours" or faces is None or faces == "colours":
        faces = own
    shape: Any = None if rules.alone else rules.game.table
    curved = bool(shape and shape.curved)
    return Look(faces, curved, shape.hands if curved else {})


def symbols_of(rules: AnyRules, faces: Faces | None = None) -> str:
    """The symbols of a game's set."""
    look = look_of(rules, faces)
    return symbols(rules.tiles, look.faces, curved=look.curved)


def shown_hand(state: State, seat: int, own: int | None, everything: bool) -> Row:
    """What a picture for seat `own` shows of a hand, also if the state knows more."""
    hand = state.hands[seat]
    if everything or not state.playing:
        return hand
    if state.rules.game.blind:
        turned = state.turned is not None and seat == state.turn
        return (state.turned, *hide(hand[1:])) if turned else hide(hand)
    return hand if seat == own else hide(hand)


def seat_names(players: int, names: Sequence[str] = (), say: Say = english) -> Sequence[str]:
    """The names of the seats, or those of the places where they sit."""
    numbered = tuple(message("art-seat", number=n) for n in range(1, players + 1))
    told = tuple(map(printable, names))
    return told or [say(name) for name in _COMPASS.get(players, numbered)]


def hands_of(
    state: State,
    names: Sequence[str] = (),
    own: int | None = None,
    everything: bool = False,
    say: Say = english,
) -> list[Hand]:
    """The players of a match as they sit."""
    rules = state.rules
    players = rules.players
    names = seat_names(players, names, say)
    return [
        Hand(
            names[seat],
            shown_hand(state, seat, own, everything),
            state.scores[rules.side(seat)],
            state.to_act == seat,
            say(message("art-team", number=rules.side(seat) + 1)) if rules.game.teams else "",
        )
        for seat in range(players)
    ]


def counts_of(state: Any) -> tuple[Mapping[int, int] | None, str]:
    """What each arm counts, and their sum; nothing where that is for the players to see."""
    game = state.rules.game
    if game.alone:
        return None, ""
    if not isinstance(game.on_play, EndsMultipleOf) or game.muggins or not state.table.tiles:
        return None, ""
    counts = end_counts(state.table)
    if len(counts) != len(state.table.arms):
        return None, sum_text(counts)
    by_arm = {arm.number: n for arm, n in zip(state.table.arms, counts, strict=True)}
    active = [n for arm, n in zip(state.table.arms, counts, strict=True) if not arm.idle]
    return by_arm, sum_text(active)


def _solo_caption(state: SoloState) -> Argument:
    if state.results:
        result = state.results[-1]
        if result.left:
            return message(_LEFT[result.end], left=result.left)
        return message(_RESULTS[result.end])
    return state.standing


def picture(
    position: Position,
    layout: Layout,
    *,
    seat: int | None = None,
    names: Sequence[str] = (),
    faces: Faces | None = None,
    theme: str | None = None,
    everything: bool = False,
    ghosts: Sequence[Ghost] = (),
    playable: Collection[Tile] = (),
    alone: bool = True,
    crop: bool = False,
    say: Say = english,
) -> str:
    """Draw a position of any game for a seat, with what that seat may see.

    `everything` shows all hands; a round that is over shows them anyway. `alone` makes a picture
    that needs nothing around it; else the page must have `stylesheet()` and `symbols_of(rules)`,
    and ghosts are buttons. `crop` cuts the frame to what lies, for pictures that don't go on.
    """
    layout = cropped(layout, ghosts) if crop else layout
    rules: AnyRules = position.rules
    look = look_of(rules, faces)
    inside = ""
    if alone:
        leaps = bool(leaps_svg([*layout.placed, *ghosts]))
        css = stylesheet(theme, alone=True, leaps=leaps)
        inside = f"<style>{css}</style>{symbols_of(rules, faces)}"
    title = rules.game.title
    if position.round:
        title = say(message("art-title-round", game=title, round=position.round))
    parts = _PARTS[rules.alone]
    return table_svg(
        layout,
        look=look,
        ghosts=ghosts,
        live=not alone,
        page=crop,
        title=title,
        theme=theme,
        inside=inside,
        say=say,
        **parts(position, layout, seat, names, everything, playable, say),
    )


def _table_parts(
    state: State,
    layout: Layout,
    seat: int | None,
    names: Sequence[str],
    everything: bool,
    playable: Collection[Tile],
    say: Say,
) -> dict[str, Any]:
    """What stands around the tiles of a table: hands, boneyard, the sum of the ends."""
    counts, caption = counts_of(state)
    return {
        "hands": hands_of(state, names, seat, everything, say),
        "own": seat,
        "stock": len(state.stock) if state.round else None,
        "counts": counts,
        "caption": caption,
        "caption_label": say(message("art-ends-sum", sum=caption)) if caption else "",
        "last": (layout.placed[-1].number,) if state.plays and layout.placed else (),
        "playable": playable,
    }


def _solo_parts(state: SoloState, layout: Layout, *more: Any) -> dict[str, Any]:
    """What stands around the tiles of a game for one: how it stands."""
    *_, say = more
    at = state.pointed
    return {
        "caption": say(_solo_caption(state)) if state.round else "",
        "last": () if at is None or at >= len(layout.placed) else (layout.placed[at].number,),
    }


#: What stands around the tiles, by whether one plays alone.
_PARTS: Final[Mapping[bool, Callable[..., dict[str, Any]]]] = {
    False: _table_parts,
    True: _solo_parts,
}
