"""Pages of accounts: profile, devices, sign-in."""

from datetime import UTC, datetime
from typing import Final

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from boneyard.core.tiles import tile
from boneyard.i18n.locales import LANGUAGES
from boneyard.i18n.translator import Translator
from boneyard.server.accounts import commands
from boneyard.server.accounts.api import Me, build_me
from boneyard.server.accounts.commands import find_identity, find_site, require_identity
from boneyard.server.accounts.deletion import export_account
from boneyard.server.accounts.devices import CallerIdentity
from boneyard.server.accounts.email_login import is_issued_to
from boneyard.server.accounts.models import Account
from boneyard.server.accounts.service import SignInResult
from boneyard.server.accounts.sessions import DAY_SECONDS
from boneyard.server.errors import error_message, status_of
from boneyard.server.http.language import LANGUAGE_COOKIE
from boneyard.server.http.session_cookie import session_of
from boneyard.server.matches.seats import build_initials
from boneyard.server.notifications.mail_limits import PROOF_COOKIE, mask_address
from boneyard.server.request_context import RequestContext
from boneyard.server.web.forms import Form, FormCommand, decode_form, get_text, parse_form, run_form
from boneyard.server.web.game_cards import symbol_defs_for
from boneyard.server.web.invitations import build_invitation, render_qr_code
from boneyard.server.web.preferences import (
    AVATAR_COOKIE,
    read_preferences,
    save_name,
    set_preference_cookie,
)
from boneyard.server.web.render import as_sentence, render_page

#: What the colours are called, by their numbers.
COLOUR_MESSAGES: Final = (
    "account-red",
    "account-blue",
    "account-green",
    "account-violet",
    "account-amber",
    "account-teal",
    "account-pink",
    "account-grey",
)

#: The pictures that players may choose, and what they show.
AVATAR_MESSAGES: Final = {
    "ada": "account-avatar-ada", "ben": "account-avatar-ben", "chloe": "account-avatar-chloe",
    "dara": "account-avatar-dara", "elin": "account-avatar-elin", "fadil": "account-avatar-fadil",
    "gloria": "account-avatar-gloria", "hugo": "account-avatar-hugo", "cat": "account-avatar-cat",
    "dog": "account-avatar-dog", "fox": "account-avatar-fox", "bear": "account-avatar-bear",
    "rabbit": "account-avatar-rabbit", "owl": "account-avatar-owl", "frog": "account-avatar-frog",
    "panda": "account-avatar-panda",
}  # fmt: skip

#: The tile that shows how a design looks.
SAMPLE_TILE: Final = tile("6-4")


class DeviceRow(Struct, frozen=True):
    """A device as the page shows it."""

    handle: str
    label: str
    seen: str
    this: bool


class KeyRow(Struct, frozen=True):
    """A way back as the page shows it."""

    handle: str
    since: str
    label: str = ""


ProfileRows = tuple[list[DeviceRow], list[KeyRow], list[KeyRow]]


def format_day(milliseconds: int, translator: Translator) -> str:
    """A day, in a language."""
    return translator.day(datetime.fromtimestamp(milliseconds / 1000, UTC))


def remember_account(response: Response, request: Request, account: Account) -> None:
    """Let this browser know what a player is called, and which language they read."""
    save_name(response, request, account.name)
    set_preference_cookie(response, request, AVATAR_COOKIE, account.avatar)
    if account.language in LANGUAGES:
        set_preference_cookie(response, request, LANGUAGE_COOKIE, account.language)


async def render_profile(
    context: RequestContext,
    *,
    confirmation: str = "",
    wrong: str = "",
    key: str = "",
    status: int = 200,
    statistics: object = None,
) -> Response:
    """Render the page; a key link is on it this once, `statistics` unless a form was sent."""
    preferences, caller = read_preferences(context.request), find_identity(context.caller)
    known = caller.guest is not None
    me = await build_me(context, caller) if known else Me("", None, "", False, [], [], [])
    devices, keys, passkeys = build_profile_rows(me, preferences.translator)
    link = build_invitation(context.request, context.settings, f"/key/{key}") if key else None
    return render_page(
        context.request,
        "accounts/account.html",
        status,
        preferences,
        me=me,
        known=known,
        said=confirmation,
        wrong=wrong,
        colours=COLOUR_MESSAGES,
        avatars=AVATAR_MESSAGES,
        initials=build_initials([me.name])[0],
        hue=1 if me.hue is None else me.hue,
        statistics=statistics,
        symbols=symbol_defs_for(["block-draw"]),
        sample=SAMPLE_TILE,
        unfit=find_site(context.caller).unsupported_reason,
        mails=context.services.codes.mailer is not None,
        profile=await _find_public_profile(caller, context),
        devices=devices,
        keys=keys,
        passkeys=passkeys,
        key=link,
        code=render_qr_code(link.links[0]) if link else "",
    )


async def _find_public_profile(caller: CallerIdentity, context: RequestContext) -> str:
    """Where a player's ratings are shown; nothing: they have played no rated match."""
    ratings = context.services.contests.ratings
    handle = ratings.build_handle(caller.guest.hex()) if caller.guest is not None else ""
    return handle if handle and await ratings.find_player(handle) is not None else ""


def build_profile_rows(me: Me, translator: Translator) -> ProfileRows:
    """The devices, key links and passkeys of an account, as the page shows them."""
    devices = [
        DeviceRow(
            one.device, one.label or translator("account-device-unknown"),
            format_day(one.seen * DAY_SECONDS * 1000, translator), one.this,
        )
        for one in me.devices
    ]  # fmt: skip
    keys = [KeyRow(one.key, format_day(one.since, translator)) for one in me.keys]
    passkeys = [
        KeyRow(
            one.passkey,
            format_day(one.since, translator),
            one.label or translator("account-device-unknown"),
        )
        for one in me.passkeys
    ]
    return devices, keys, passkeys


async def download_data(request: Request) -> Response:
    """All that is kept of a player, as a file."""
    context = RequestContext(request)
    kept = await export_account(context.services.accounts, require_identity(context.caller))
    body = msgspec.json.format(msgspec.json.encode(kept), indent=2)
    named = {"content-disposition": 'attachment; filename="boneyard.json"'}
    headers = {"cache-control": "no-store", **named}
    return Response(body, headers=headers, media_type="application/json")


async def post_profile(request: Request) -> Response:
    """What a form of the page asks for; then the page again."""
    context, form = RequestContext(request), await parse_form(request)
    try:
        return await _run_action(context, form)
    except Exception as error:
        status = status_of(error)
        if status is None:
            raise
        wrong = as_sentence(read_preferences(request).translator.translate(error_message(error)))
        return await render_profile(context, wrong=wrong, status=status)


#: Commands by the value of `do` in a form of the page.
FORM_COMMANDS: Final = {
    "save": FormCommand(commands.update_account),
    "key": FormCommand(commands.create_key),
    "revoke": FormCommand(commands.revoke_key, target="key"),
    "remove-passkey": FormCommand(commands.remove_passkey, target="passkey"),
    "listed": FormCommand(commands.set_listed),
    "forget-mail": FormCommand(commands.remove_mail),
    "leave": FormCommand(commands.delete_account),
    "end": FormCommand(commands.end_session, target="device"),
    "end-others": FormCommand(commands.end_other_sessions),
}


async def _run_action(context: RequestContext, form: Form) -> Response:
    """Run the command that the form names, and show what has come of it."""
    result = await run_form(context, form, FORM_COMMANDS)
    match form["do"], result:
        case "save", Account():
            response = RedirectResponse("/me?saved=yes", 303)
            remember_account(response, context.request, result)
            return response
        case "key", str():
            return await render_profile(context, key=result)
        case "leave", _:
            response = RedirectResponse("/", 303)
            response.delete_cookie(PROOF_COOKIE)
            return response
        case "end", True:
            return RedirectResponse("/", 303)
        case "end-others", _:
            translator = read_preferences(context.request).translator
            return await render_profile(context, confirmation=translator("account-ended-others"))
        case _:
            return RedirectResponse("/me", 303)


async def show_sign_in(request: Request) -> Response:
    """All the ways to sign in."""
    return await render_sign_in(RequestContext(request))


async def render_sign_in(
    context: RequestContext, *, secret: str = "", wrong: str = "", status: int = 200
) -> Response:
    """The page, perhaps with a key that was brought by a link."""
    kept, brings = await _sign_in_state(context)
    return render_page(
        context.request,
        "accounts/sign_in.html",
        status,
        secret=secret,
        wrong=wrong,
        brings=brings,
        kept=kept,
        unfit=find_site(context.caller).unsupported_reason,
        mails=context.services.codes.mailer is not None,
    )


async def _sign_in_state(context: RequestContext) -> tuple[bool, bool]:
    """Whether the caller is a player with a way back; and if not, whether they have matches."""
    guest = context.guest
    kept = guest is not None and await context.services.accounts.store.has_sign_in(
        guest, find_identity(context.caller).session
    )
    return kept, guest is not None and not kept and await context.services.store.is_known_owner(
        guest
    )


async def show_key(request: Request) -> Response:
    """The page of a key link: nothing happens before its button is pressed."""
    return await render_sign_in(RequestContext(request), secret=request.path_params["secret"][:100])


def redirect_after_sign_in(context: RequestContext, found: SignInResult) -> Response:
    """On to the account of a browser that has signed in."""
    response = RedirectResponse("/me", 303)
    remember_account(response, context.request, found.account)
    return response


async def sign_in_by_key(request: Request) -> Response:
    """Sign in by a key; a whole link does too."""
    context, form = RequestContext(request), await parse_form(request)
    secret = get_text(form, "secret", 500).strip().rpartition("/")[2][:100]
    try:
        payload = commands.SignInByKey(secret, "bring" in form)
        return redirect_after_sign_in(context, await context.run(commands.sign_in_by_key, payload))
    except Exception as error:
        status = status_of(error)
        if status is None:
            raise
        wrong = as_sentence(read_preferences(request).translator.translate(error_message(error)))
        return await render_sign_in(context, wrong=wrong, status=status)


# By mail.


async def send_code(request: Request) -> Response:
    """Send a code to an address, and ask for it."""
    context, form = RequestContext(request), await parse_form(request)
    stay = "stay" in form
    try:
        payload = commands.SendCode(get_text(form, "mail", 254))
        ticket = await context.run(commands.send_code, payload)
    except Exception as error:
        status = status_of(error)
        if status is None:
            raise
        wrong = as_sentence(read_preferences(request).translator.translate(error_message(error)))
        return await render_sign_in(context, wrong=wrong, status=status)
    return await render_code(context, ticket, stay=stay)


async def render_code(
    context: RequestContext,
    ticket: str,
    *,
    code: str = "",
    stay: bool = False,
    wrong: str = "",
    status: int = 200,
) -> Response:
    """Where the digits are typed; the letter's link brings them along, and there is a button.

    A browser that didn't ask for the code is shown whose it is, and brings nothing by itself.
    """
    _, brings = await _sign_in_state(context)
    asked_here = is_issued_to(ticket, session_of(context.request.scope))
    mail = None if asked_here else await context.services.codes.find_address(ticket)
    return render_page(
        context.request, "accounts/email_code.html", status, ticket=ticket, code=code, stay=stay,
        wrong=wrong, brings=brings, asked_here=asked_here, mail=mask_address(mail) if mail else "",
    )  # fmt: skip


async def show_code(request: Request) -> Response:
    """The page of a letter's link: nothing happens before its button is pressed."""
    code = request.query_params.get("code", "")[:16]
    return await render_code(RequestContext(request), request.path_params["ticket"][:64], code=code)


async def sign_in_by_code(request: Request) -> Response:
    """Take a code that was typed."""
    context, form = RequestContext(request), await parse_form(request)
    ticket, stay = get_text(form, "ticket"), "stay" in form
    try:
        mail = await context.services.codes.find_address(ticket)
        found = await context.run(commands.redeem_code, decode_form(form, commands.TakeCode))
    except Exception as error:
        status = status_of(error)
        if status is None:
            raise
        wrong = as_sentence(read_preferences(request).translator.translate(error_message(error)))
        return await render_code(context, ticket, stay=stay, wrong=wrong, status=status)
    response = (
        redirect_after_sign_in(context, found)
        if found is not None
        else RedirectResponse("/me", 303)
    )
    if mail is not None:
        set_preference_cookie(
            response, request, PROOF_COOKIE, context.services.codes.limits.make_proof(mail)
        )
    return response


ROUTES: Final = (
    Route("/me", post_profile, methods=["POST"]),
    Route("/me/everything.json", download_data),
    Route("/mail", send_code, methods=["POST"]),
    Route("/mail/code", sign_in_by_code, methods=["POST"]),
    Route("/mail/{ticket}", show_code),
    Route("/sign-in", show_sign_in),
    Route("/key/{secret}", show_key),
    Route("/key", sign_in_by_key, methods=["POST"]),
)
