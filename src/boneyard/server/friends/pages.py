"""Friends: those one has played with, challenges to and from them, and whom one has blocked."""

from datetime import UTC, datetime
from typing import Any

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from boneyard.games import GAMES, game_found, game_named
from boneyard.i18n.fluent_translator import Tongue
from boneyard.server.accounts.api import FriendsOut, OfferOut
from boneyard.server.context import Ask
from boneyard.server.errors import Refused, status_of, told
from boneyard.server.friends.api import answered, challenged, friends, person_of
from boneyard.server.web.forms import Form, form_of, short, whole
from boneyard.server.web.preferences import name_of, wishes_of
from boneyard.server.web.render import as_sentence, page


class ShownOffer(Struct, frozen=True):
    """A challenge as pages show it."""

    match: str
    title: str
    name: str
    refused: bool


class ShownFriend(Struct, frozen=True):
    """Somebody whom one has played with, as the page shows them."""

    match: str
    seat: int
    name: str
    last: str
    """The game that was played last, and when."""
    game: str


def shown_offers(offers: list[OfferOut], speak: Tongue) -> list[ShownOffer]:
    """Challenges as pages show them."""
    gone = speak("words-somebody-left")
    return [
        ShownOffer(one.match, game_named(one.game).title, one.name or gone, one.refused)
        for one in offers
        if game_found(one.game)
    ]


async def offers_to(ask: Ask, speak: Tongue) -> list[ShownOffer]:
    """The challenges that wait for whoever looks at home, or at their matches."""
    if ask.guest is None:
        return []
    found = [
        OfferOut(one.match, one.game, one.name, one.since, False)
        for one in await ask.house.friends.offers(ask.guest)
    ]
    return shown_offers(found, speak)


def _friends(found: FriendsOut, speak: Tongue) -> list[ShownFriend]:
    return [
        ShownFriend(
            one.match, one.seat, one.name or speak("art-seat", number=one.seat + 1),
            speak("friends-last", game=game_named(one.game).title,
                  when=speak.day(datetime.fromtimestamp(one.at / 1000, UTC))), one.game,
        )
        for one in found.friends
        if game_found(one.game)
    ]  # fmt: skip


async def show(request: Request) -> Response:
    """The page of those one has played with."""
    return await friends_page(Ask(request))


async def friends_page(ask: Ask, wrong: str = "", status: int = 200) -> Response:
    """Render the page."""
    wishes = wishes_of(ask.request)
    found = await friends(ask) if ask.guest is not None else FriendsOut([], [], [], [])
    return page(
        ask.request, "friends/friends.html", status, wishes, wrong=wrong,
        friends=_friends(found, wishes.speak), blocked=found.blocked,
        offers=shown_offers(found.offers, wishes.speak),
        offered=shown_offers(found.offered, wishes.speak), called=name_of(ask.request),
        games=[(name, one.title) for name, one in GAMES.items() if not one.alone],
    )  # fmt: skip


async def act(request: Request) -> Response:
    """What a form of the page asks for."""
    ask, form = Ask(request), await form_of(request)
    try:
        return RedirectResponse(await _do(ask, form), 303)
    except Exception as error:
        status = status_of(error)
        if status is None:
            raise
        wrong = as_sentence(wishes_of(request).speak.say(told(error)))
        return await friends_page(ask, wrong, status)


async def _do(ask: Ask, form: Form) -> str:
    """Do it; gives where to go on."""
    match, seat, known = short(form, "match"), whole(form, "seat"), ask.house.friends
    name = ask.name(short(form, "name")) or name_of(ask.request)
    place: Any = -1 if seat is None else seat
    match short(form, "do"):
        case "challenge":
            live = await challenged(ask, match, place, short(form, "game"), {}, name)
            return f"/m/{live.id}"
        case "accept":
            await answered(ask, match, True, name)
            return f"/m/{match}"
        case "refuse":
            await answered(ask, match, False, "")
        case "block":
            await known.block(person_of(ask), match, place)
        case "unblock":
            await known.unblock(person_of(ask), short(form, "block"))
        case _:
            raise Refused(400, "house-not-here")
    return "/friends"
