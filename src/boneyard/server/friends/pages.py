"""Pages of friends: players one has met, challenges, blocked players."""

from datetime import UTC, datetime
from typing import Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from boneyard.games import GAMES, families, find_game, get_game
from boneyard.i18n.translator import Translator
from boneyard.server.accounts.models import ChallengeView
from boneyard.server.errors import error_message, status_of
from boneyard.server.friends import commands
from boneyard.server.friends.api import FriendsOut, OfferOut, friends
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.request_context import RequestContext
from boneyard.server.web.forms import Form, FormCommand, get_text, parse_form, run_form
from boneyard.server.web.game_cards import draw_game_card, symbol_defs_for
from boneyard.server.web.preferences import get_saved_name, read_preferences
from boneyard.server.web.render import as_sentence, render_page

#: What friends are invited to who don't choose a game first.
INVITED_GAME: Final = "block-draw"


class OfferRow(Struct, frozen=True):
    """A challenge as pages show it."""

    match: str
    title: str
    name: str
    refused: bool


class FriendRow(Struct, frozen=True):
    """A player whom one has played with, as the page shows them."""

    match: str
    seat: int
    name: str
    last: str
    """The game that was played last, and when."""
    game: str


def build_offer_rows(offers: list[OfferOut], translator: Translator) -> list[OfferRow]:
    """Challenges as pages show them."""
    gone = translator("common-somebody-left")
    return [
        OfferRow(
            one.match,
            translator.translate(get_game(one.game).localized_title),
            one.name or gone,
            one.refused,
        )
        for one in offers
        if find_game(one.game)
    ]


def build_challenge_rows(challenges: list[ChallengeView], translator: Translator) -> list[OfferRow]:
    """Challenges to a player as pages show them."""
    found = [OfferOut(one.match, one.game, one.name, one.since, False) for one in challenges]
    return build_offer_rows(found, translator)


async def load_offers(context: RequestContext, translator: Translator) -> list[OfferRow]:
    """The challenges that wait for the player who looks at home, or at their matches."""
    if context.guest is None:
        return []
    return build_challenge_rows(
        await context.services.challenges.list_waiting(context.guest), translator
    )


def _build_friend_rows(found: FriendsOut, translator: Translator) -> list[FriendRow]:
    return [
        FriendRow(
            one.match, one.seat, one.name or translator("art-seat", number=one.seat + 1),
            translator("friends-last", game=get_game(one.game).localized_title,
                  when=translator.day(datetime.fromtimestamp(one.at / 1000, UTC))), one.game,
        )
        for one in found.friends
        if find_game(one.game)
    ]  # fmt: skip


async def show_friends(request: Request) -> Response:
    """The page of those one has played with."""
    return await render_friends(RequestContext(request))


async def render_friends(context: RequestContext, wrong: str = "", status: int = 200) -> Response:
    """Render the page."""
    preferences = read_preferences(context.request)
    found = await friends(context) if context.guest is not None else FriendsOut([], [], [], [])
    return render_page(
        context.request,
        "friends/friends.html",
        status,
        preferences,
        wrong=wrong,
        friends=_build_friend_rows(found, preferences.translator),
        blocked=found.blocked,
        offers=build_offer_rows(found.offers, preferences.translator),
        offered=build_offer_rows(found.offered, preferences.translator),
        called=get_saved_name(context.request),
        invited=INVITED_GAME,
        invited_family=families.family_of(GAMES[INVITED_GAME]),
        invited_picture=draw_game_card(INVITED_GAME),
        symbols=symbol_defs_for((INVITED_GAME,)),
        games=[
            (name, preferences.translator.translate(one.localized_title))
            for name, one in GAMES.items()
            if not one.alone
        ],
    )


async def post_friends(request: Request) -> Response:
    """What a form of the page asks for."""
    context, form = RequestContext(request), await parse_form(request)
    try:
        return RedirectResponse(await _run_action(context, form), 303)
    except Exception as error:
        status = status_of(error)
        if status is None:
            raise
        wrong = as_sentence(read_preferences(request).translator.translate(error_message(error)))
        return await render_friends(context, wrong, status)


#: Commands by the value of `do` in a form of the page.
FORM_COMMANDS: Final = {
    "challenge": FormCommand(commands.challenge, target="match"),
    "accept": FormCommand(commands.answer_challenge, {"accept": "yes"}, target="match"),
    "refuse": FormCommand(commands.answer_challenge, target="match"),
    "block": FormCommand(commands.block, target="match"),
    "unblock": FormCommand(commands.unblock, target="block"),
}


async def _run_action(context: RequestContext, form: Form) -> str:
    """Run the command that the form names; gives where to go on."""
    name = context.clean_name(get_text(form, "name")) or get_saved_name(context.request)
    result = await run_form(context, {**form, "name": name}, FORM_COMMANDS)
    if isinstance(result, LiveMatch):
        return f"/m/{result.id}"
    return f"/m/{get_text(form, 'match')}" if form["do"] == "accept" else "/friends"


ROUTES: Final = (
    Route("/friends", show_friends),
    Route("/friends", post_friends, methods=["POST"]),
)
