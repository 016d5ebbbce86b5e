"""SVG of a position: a picture that stands alone, and the one for a page."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from boneyard.core.actions import Play
from boneyard.core.events import Row
from boneyard.core.faces import Faces
from boneyard.core.options import printable
from boneyard.core.position import Position
from boneyard.core.redaction import hide
from boneyard.core.tiles import Tile
from boneyard.drawing.palette import stylesheet
from boneyard.drawing.svg.furniture import sum_text
from boneyard.drawing.svg.hands import Hand, Look
from boneyard.drawing.svg.symbols import symbols
from boneyard.drawing.svg.table import Around, Drawn, Ghostly, cropped, table_svg
from boneyard.drawing.svg.tiles import leaps_svg
from boneyard.engine.kinds import AnyRules
from boneyard.engine.legal import legal, owed
from boneyard.i18n import Argument, message
from boneyard.i18n.translator import Say, english
from boneyard.layout import lay_out
from boneyard.layout.pose import Aspect, Ghost, Layout
from boneyard.rules.game import State
from boneyard.solitaire.game import SoloState

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
    if state.rules.game.twisted.face_down:
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


def wanted_at(state: Any) -> Mapping[int, int]:
    """What each arm wants, in games where that isn't what it shows."""
    if state.rules.game.alone:
        return {}
    match = state.rules.game.match
    found = {arm.number: match.wanted(arm.half) for arm in state.table.arms}
    return {arm: wanted for arm, wanted in found.items() if wanted is not None}


def around_hub(rules: AnyRules) -> bool:
    """Say whether a table is built around a hub."""
    return not rules.alone and rules.game.table.lapses


def owed_at(state: Any) -> Collection[int]:
    """The arms around a hub that must be played on before any other (MT-11, CF-4)."""
    if not around_hub(state.rules) or not state.playing:
        return ()
    return [arm.number for arm in owed(state)]


def counts_of(state: Any) -> tuple[Mapping[int, int] | None, str]:
    """What each arm counts, and their sum; nothing where that is for the players to see."""
    game = state.rules.game
    if game.alone:
        return None, ""
    counts = game.on_play.ends(state.table)
    if counts is None or game.twisted.claims or not state.table.tiles:
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
            return message(_LEFT[result.end], left=result.left)
        return message(_RESULTS[result.end])
    return state.standing


class Sight(Struct, frozen=True, kw_only=True):
    """For whom a picture is made, and how."""

    seat: int | None = None
    names: Sequence[str] = ()
    faces: Faces | None = None
    theme: str | None = None
    everything: bool = False
    """All hands are shown; a round that is over shows them anyway."""
    ghosts: Sequence[Ghost] = ()
    better: bool = False
    """Ghosts are what would have been better: nothing can be done any more."""
    playable: Collection[Tile] = ()
    alone: bool = True
    """The picture needs nothing around it; else the page must have `stylesheet()` and
    `symbols_of(rules)`, and ghosts are buttons."""
    crop: bool = False
    """The frame is cut to what lies, for pictures that don't go on."""
    width: int | None = None
    """In pixels; None: as wide as there is room."""
    letters: float = 1.0
    """So much larger than usual letters, plates and hands are."""
    say: Say = english

    @property
    def ghostly(self) -> Ghostly:
        """What the ghosts are."""
        return "places" if self.alone else "better" if self.better else "moves"


#: For whoever watches.
WATCHING: Final = Sight()


def picture(position: Position, layout: Layout, sight: Sight = WATCHING) -> str:
    """Draw a position of any game for a seat, with what that seat may see."""
    layout = cropped(layout, sight.ghosts) if sight.crop else layout
    rules: AnyRules = position.rules
    inside = ""
    if sight.alone:
        leaps = bool(leaps_svg([*layout.placed, *sight.ghosts]))
        css = stylesheet(sight.theme, alone=True, leaps=leaps, hub=around_hub(rules))
        inside = f"<style>{css}</style>{symbols_of(rules, sight.faces)}"
    title = rules.game.title
    if position.round:
        title = sight.say(message("art-title-round", game=title, round=position.round))
    how = Drawn(
        look=look_of(rules, sight.faces),
        ghosts=sight.ghosts,
        ghostly=sight.ghostly,
        page=sight.crop,
        letters=sight.letters,
        title=title,
        theme=sight.theme,
        width=sight.width,
        inside=inside,
        say=sight.say,
    )
    return table_svg(layout, _AROUND[rules.alone](position, layout, sight), how)


def _around_table(state: State, layout: Layout, sight: Sight) -> Around:
    """What stands around the tiles of a table: hands, boneyard, the sum of the ends."""
    counts, caption = counts_of(state)
    return Around(
        hands=hands_of(state, sight.names, sight.seat, sight.everything, sight.say),
        own=sight.seat,
        to_the_right=state.rules.game.to_the_right,
        stock=len(state.stock) if state.round else None,
        counts=counts,
        wanted=wanted_at(state),
        owed=owed_at(state),
        caption=caption,
        caption_label=sight.say(message("art-ends-sum", sum=caption)) if caption else "",
        last=(layout.placed[-1].number,) if state.plays and layout.placed else (),
        playable=sight.playable,
        marked=state.marked,
    )


def _around_one(state: SoloState, layout: Layout, sight: Sight) -> Around:
    """What stands around the tiles of a game for one: how it stands."""
    at = state.pointed
    return Around(
        caption=sight.say(_solo_caption(state)) if state.round else "",
        last=() if at is None or at >= len(layout.placed) else (layout.placed[at].number,),
    )


#: What stands around the tiles, by whether one plays alone.
_AROUND: Final[Mapping[bool, Callable[..., Around]]] = {False: _around_table, True: _around_one}


def view_svg(
    position: Position,
    seat: int | None = None,
    *,
    shape: Aspect = "wide",
    names: Sequence[str] = (),
    faces: Faces | None = None,
    theme: str | None = None,
    say: Say = english,
) -> str:
    """Draw all that a position knows; for a seat whose turn it is, also what it may do.

    What is shown to a seat must be its view: this hides nothing.
    """
    board = lay_out(position.rules, position.laid, shape, seat)
    moves = legal(position, seat) if seat is not None and position.to_act == seat else []
    sight = Sight(
        seat=seat or 0,
        names=names,
        faces=faces,
        theme=theme,
        everything=True,
        ghosts=board.ghosts(moves),
        playable={move.tile for move in moves if isinstance(move, Play)},
        crop=True,
        say=say,
    )
    return picture(position, board.layout(), sight)
