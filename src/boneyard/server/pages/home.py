"""Home page: games, matches to continue, what is on."""

from datetime import UTC, datetime
from functools import cache
from typing import Final

from markupsafe import Markup
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from boneyard.drawing.svg.picture import look_of
from boneyard.drawing.svg.table import cropped
from boneyard.engine.kinds import AnyGame, AnyRules
from boneyard.games import GAMES, about
from boneyard.i18n import Message, message
from boneyard.i18n.fluent_translator import Tongue, tongue
from boneyard.puzzles import library
from boneyard.rules.game import Game
from boneyard.server.context import Ask
from boneyard.server.errors import MatchError, NoMatch
from boneyard.server.friends.pages import offers_to
from boneyard.server.match_page import text as match_page_text
from boneyard.server.matches.match import LiveMatch
from boneyard.server.matches.models import Search
from boneyard.server.matches.seats import with_whom
from boneyard.server.notifications.sender import COUNTED
from boneyard.server.puzzles.service import streak_of
from boneyard.server.web.pictures import all_symbols, bare, card, own_card
from boneyard.server.web.preferences import Wishes, name_of, wishes_of
from boneyard.server.web.render import page, template, version
from boneyard.tournaments import duplicate

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


#: The filters: what their links say, and what stands on them.
FILTERS: Final = {
    "": message("home-all"), "1": message("home-alone"),
    **{str(n): message("home-players", players=n) for n in (2, 3, 4, 5)},
    "teams": message("home-teams"), "straight": message("home-straight"),
    "curved": message("home-curved"),
}  # fmt: skip

#: A newcomer's first game.
FIRST: Final = "block-draw"

#: So many of a guest's latest matches say which games they like.
LATELY: Final = 50

#: So many matches of a game are looked through for today's deal.
TODAY: Final = 5


class Card(Struct, frozen=True):
    """A game as its card shows it."""

    name: str
    title: str
    facts: tuple[str, str]
    """Who plays it, and how long a match goes on, in a few words."""
    tagline: str
    picture: Markup
    alone: bool


class Family(Struct, frozen=True):
    """Games that belong together."""

    title: str
    games: list[Card]


@cache
def card_of(name: str, language: str) -> Card:
    """The card of a game in a language."""
    game, say = GAMES[name], tongue(language).say
    length = say(message("home-one-deal")) if game.alone else about.goal(game, say)
    tagline = about.tagline(name, tongue(language).catalogues)
    facts = about.people(game, say), length
    alone = game.alone
    return Card(name, game.title, facts, tagline, card(name), alone)


def _fits(game: AnyGame, wanted: str) -> bool:
    curved = not game.alone and game.table.curved
    match wanted:
        case "teams":
            by_choice = any(option.name == "teams" for option in game.all_options)
            return by_choice or (not game.alone and game.teams)
        case "straight":
            return not curved
        case "curved":
            return curved
    return not wanted or int(wanted) in game.players


def _family(name: str) -> Message:
    """The family of a game: its box, what the world plays, or those for one."""
    game = GAMES[name]
    if game.alone:
        return message("home-family-alone")
    if not game.book.published:
        return message("home-family-world")
    return message("home-family", book=game.book.name)


def families(wanted: str, lately: list[str], language: str) -> list[Family]:
    """The games that fit, by family: those played lately are first, and so are their families."""
    order = {name: at for at, name in enumerate(lately)}
    names = [name for name in GAMES if _fits(GAMES[name], wanted)]
    found: dict[Message, list[Card]] = {}
    for name in sorted(names, key=lambda name: order.get(name, len(order))):
        found.setdefault(_family(name), []).append(card_of(name, language))
    say = tongue(language).say
    return [Family(say(title), games) for title, games in found.items()]


def of_house(games: list[Game], speak: Tongue) -> list[Card]:
    """The games of the house's own files."""
    return [
        Card(one.name, one.title, (about.people(one, speak.say), about.goal(one, speak.say)), "",
             own_card(one.own), one.alone)
        for one in games
    ]  # fmt: skip


def game_of_the_day(today: datetime) -> str:
    """The game whose deal is the day's: they take turns, the same for everybody."""
    alone = [name for name, game in GAMES.items() if game.alone]
    return alone[today.toordinal() % len(alone)]


async def _played_today(ask: Ask, game: str, today: datetime) -> str:
    """One's own match of the day's deal, if it is among the latest of its game."""
    if ask.guest is None:
        return ""
    for stage in ("yours", "over"):
        found = await ask.house.store.mine(ask.guest, Search(stage, game), 0, TODAY)
        for one in found:
            if one.daily == today.date().isoformat():
                return one.match
    return ""


#: Languages whose cards have been drawn.
_READY: Final[set[str]] = set()


def _prepare(language: str) -> None:
    """Draw and write what is kept from then on."""
    families("", [], language)
    all_symbols()
    template("pages/home.html")


async def show(request: Request) -> Response:
    """Home; what is made once is made beside the event loop."""
    ask = Ask(request)
    wanted = request.query_params.get("for", "")
    wanted = wanted if wanted in FILTERS else ""
    wishes, today = wishes_of(request), datetime.now(UTC)
    if wishes.language not in _READY:
        await ask.long(("home", wishes.language), lambda: _prepare(wishes.language))
        _READY.add(wishes.language)
    lately = await ask.house.store.mine_games(ask.guest, LATELY) if ask.guest else []
    lately = [name for name in lately if name in GAMES]
    daily = game_of_the_day(today)
    goes = await going(ask, wishes)
    ours = [one.game for one in ask.house.rules.offered.values() if _fits(one.game, wanted)]
    several = [name for name, game in GAMES.items() if not game.alone]
    return page(
        request,
        "pages/home.html",
        wishes=wishes,
        going=goes.matches,
        awaited=await awaited(ask),
        offers=await offers_to(ask, wishes.speak),
        families=families(wanted, lately, wishes.language),
        of_house=of_house(ours, wishes.speak),
        symbols=all_symbols([*goes.rules, *(one.rules() for one in ours)], wishes.faces_or_own),
        filters=FILTERS,
        wanted=wanted,
        waiting=await ask.house.store.open_tables.count(),
        now=card_of(lately[0] if lately else FIRST, wishes.language),
        daily=card_of(daily, wishes.language),
        same=GAMES[duplicate.game_of(today.date())].title,
        played=await _played_today(ask, daily, today),
        puzzle=GAMES[library.of_the_day(today.date()).game].title,
        streak=await streak_of(ask),
        own_rules=ask.settings.own_rules,
        inviting=[(name, GAMES[name].title) for name in several],
        my_name=name_of(request),
        invited=next((name for name in lately if name in several), FIRST),
    )


async def icon(request: Request) -> Response:
    """Where the icon is."""
    return RedirectResponse(f"/static/{version()}/icon.svg")
