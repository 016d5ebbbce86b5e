"""The matches that wait for somebody: what home shows of them."""

from typing import Final

from markupsafe import Markup
from msgspec import Struct

from boneyard.drawing.svg.crop import cropped
from boneyard.drawing.svg.picture import look_of
from boneyard.engine.kinds import AnyRules
from boneyard.games import GAMES
from boneyard.server.context import Ask
from boneyard.server.errors import MatchError, NoMatch
from boneyard.server.match_page import text as match_page_text
from boneyard.server.matches.match import LiveMatch
from boneyard.server.matches.models import Search
from boneyard.server.matches.people import with_whom
from boneyard.server.notifications.sender import COUNTED
from boneyard.server.web.pictures import bare, card
from boneyard.server.web.preferences import Wishes

#: The card of a match by rules that somebody wrote, before anything lies on its table.
ANY_GAME: Final = "block-draw"
#: How many matches home shows; all of them are on a page of their own.
MOST: Final = 3


class GoOn(Struct, frozen=True):
    """A match that somebody can go on with."""

    id: str
    title: str
    others: str
    said: str
    """Whose turn it is."""
    yours: bool
    picture: Markup


class Going(Struct, frozen=True):
    """What home shows: the matches, and the rules whose tiles are in their pictures."""

    matches: list[GoOn]
    rules: list[AnyRules]


def picture_of(live: LiveMatch, wishes: Wishes) -> Markup:
    """What lies on the table, as anybody may see it; before the deal, what may lie there."""
    layout = live.drawn.spread(live, "wide").board.layout()
    if not layout.placed:
        known = live.kept.game in GAMES
        return card(live.kept.game if known else ANY_GAME)
    return bare(cropped(layout), look_of(live.rules, wishes.faces_or_own).faces)


async def awaited(ask: Ask) -> int:
    """How many matches there are in which other people wait for the asker."""
    return len(await ask.house.store.told.awaits(ask.guest, COUNTED)) if ask.guest else 0


async def going(ask: Ask, wishes: Wishes) -> Going:
    """The matches that a guest can go on with: first those that wait for them."""
    if ask.guest is None:
        return Going([], [])
    store = ask.house.store
    found = await store.mine(ask.guest, Search("yours"), 0, MOST)
    if len(found) < MOST:
        found += await store.mine(ask.guest, Search("others"), 0, MOST - len(found))
    told, rules = [], []
    for one in found:
        try:
            live = await ask.house.match(one.match)
        except (NoMatch, MatchError):
            continue
        own = live.seats_of(ask.guest)
        seat = own[0] if own else None
        live = live.seen_from(seat)
        said = match_page_text.turn_words(live, seat, wishes.speak.say) or wishes.speak(
            "play-your-turn"
        )
        others, title = with_whom(one, wishes.speak.say), live.rules.game.title
        yours = one.stage == "yours"
        told.append(GoOn(one.match, title, others, said, yours, picture_of(live, wishes)))
        rules.append(live.rules)
    return Going(told, rules)
