"""Pages of accounts: profile, devices, sign-in."""

from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from boneyard.i18n.fluent_translator import FluentTranslator
from boneyard.i18n.locales import LANGUAGES
from boneyard.server.accounts.api import (
    Me,
    build_caller,
    build_me,
    build_site,
    complete_sign_in,
    delete_account,
    ensure_account,
    redeem_mail_code,
    require_caller,
    send_mail_code,
    set_listed,
)
from boneyard.server.accounts.commands import SIGN_IN
from boneyard.server.accounts.deletion import export_account
from boneyard.server.accounts.email_login import is_issued_to
from boneyard.server.accounts.models import Account
from boneyard.server.accounts.service import CallerIdentity, SignInResult
from boneyard.server.accounts.sessions import DAY_SECONDS
from boneyard.server.context import RequestContext
from boneyard.server.errors import HttpError, error_message, status_of
from boneyard.server.http.language import LANGUAGE_COOKIE
from boneyard.server.http.session_cookie import clear_token_cookie, get_cookie, session_of
from boneyard.server.matches.seats import HUE_COUNT
from boneyard.server.notifications.mail_limits import PROOF_COOKIE, mask_address
from boneyard.server.web.forms import Form, get_int, get_text, parse_form
from boneyard.server.web.invitations import build_invitation, render_qr_code
from boneyard.server.web.preferences import read_preferences, save_name, set_preference_cookie
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


def format_day(milliseconds: int, translator: FluentTranslator) -> str:
    """A day, in a language."""
    return translator.day(datetime.fromtimestamp(milliseconds / 1000, UTC))


def remember_account(response: Response, request: Request, account: Account) -> None:
    """Let this browser know what somebody is called, and which language they read."""
    save_name(response, request, account.name)
    if account.language in LANGUAGES:
        set_preference_cookie(response, request, LANGUAGE_COOKIE, account.language)


async def show_profile(request: Request) -> Response:
    """The page about oneself."""
    return await render_profile(RequestContext(request))


async def render_profile(
    context: RequestContext,
    *,
    confirmation: str = "",
    wrong: str = "",
    key: str = "",
    status: int = 200,
) -> Response:
    """Render the page; a key link is on it this once."""
    preferences, caller = read_preferences(context.request), build_caller(context)
    known = caller.guest is not None
    me = await build_me(context, caller) if known else Me("", None, "", False, [], [], [])
    values = build_profile_rows(me, preferences.translator)
    if key:
        link = build_invitation(context.request, context.settings, f"/key/{key}")
        values.update(key=link, code=render_qr_code(link.links[0]))
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
        unfit=build_site(context).unsupported_reason,
        mails=context.services.codes.mailer is not None,
        profile=await _find_public_profile(caller, context),
        **values,
    )


async def _find_public_profile(caller: CallerIdentity, context: RequestContext) -> str:
    """Where somebody's ratings are shown; nothing: they have played no rated match."""
    ratings = context.services.contests.ratings
    handle = ratings.build_handle(caller.guest.hex()) if caller.guest is not None else ""
    return handle if handle and await ratings.find_player(handle) is not None else ""


def build_profile_rows(me: Me, translator: FluentTranslator) -> dict[str, Any]:
    """What is kept of somebody, as the page shows it."""
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
    return {"devices": devices, "keys": keys, "passkeys": passkeys}


async def download_data(request: Request) -> Response:
    """All that is kept of somebody, as a file."""
    context = RequestContext(request)
    kept = await export_account(context.services.accounts, require_caller(context))
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


async def _run_action(context: RequestContext, form: Form) -> Response:
    accounts, translator = context.services.accounts, read_preferences(context.request).translator
    match get_text(form, "do"):
        case "save":
            return await _save_profile(context, form)
        case "key":
            secret = await accounts.create_key(await ensure_account(context))
            return await render_profile(context, key=secret)
        case "revoke":
            caller = require_caller(context)
            await accounts.revoke_key(_account_id(caller), get_text(form, "key"))
        case "remove-passkey":
            await context.services.passkeys.remove(
                _account_id(require_caller(context)), get_text(form, "passkey")
            )
        case "listed":
            await set_listed(context, await ensure_account(context), "listed" in form)
        case "forget-mail":
            await accounts.remove_mail(require_caller(context))
        case "leave":
            if "sure" not in form:
                raise HttpError(400, "account-sure")
            await delete_account(context, require_caller(context))
            response = RedirectResponse("/", 303)
            response.delete_cookie(PROOF_COOKIE)
            return response
        case "end":
            if await accounts.end_session(require_caller(context), get_text(form, "device")):
                clear_token_cookie(context.request.scope)
                return RedirectResponse("/", 303)
        case "end-others":
            await accounts.end_other_sessions(require_caller(context))
            return await render_profile(context, confirmation=translator("account-ended-others"))
        case _:
            raise HttpError(400, "server-not-here")
    return RedirectResponse("/me", 303)


def _account_id(caller: CallerIdentity) -> bytes:
    assert caller.guest is not None, "somebody"
    return caller.guest


async def _save_profile(context: RequestContext, form: Form) -> Response:
    """Keep name, colour and language."""
    hue, language = get_int(form, "hue"), get_text(form, "language")
    account = await context.services.accounts.update_account(
        await ensure_account(context),
        name=context.clean_name(get_text(form, "name")),
        hue=hue if hue is not None and hue < HUE_COUNT else None,
        language=language if language in LANGUAGES else "",
    )
    response = RedirectResponse("/me", 303)
    remember_account(response, context.request, account)
    return response


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
        unfit=build_site(context).unsupported_reason,
        mails=context.services.codes.mailer is not None,
    )


async def _sign_in_state(context: RequestContext) -> tuple[bool, bool]:
    """Whether the caller is somebody with a way back; and if not, whether they have matches."""
    guest = context.guest
    kept = guest is not None and await context.services.accounts.store.has_sign_in(
        guest, build_caller(context).session
    )
    return kept, guest is not None and not kept and await context.services.store.is_known_owner(
        guest
    )


async def show_key(request: Request) -> Response:
    """The page of a key link: nothing happens before its button is pressed."""
    return await render_sign_in(RequestContext(request), secret=request.path_params["secret"][:100])


def redirect_after_sign_in(context: RequestContext, found: SignInResult) -> Response:
    """Somebody has signed in: on to themselves."""
    complete_sign_in(context, found)
    response = RedirectResponse("/me", 303)
    remember_account(response, context.request, found.account)
    return response


async def sign_in_by_key(request: Request) -> Response:
    """Sign in by a key; a whole link does too."""
    context, form = RequestContext(request), await parse_form(request)
    secret = get_text(form, "secret", 500).strip().rpartition("/")[2][:100]
    try:
        context.caller.check_limit(SIGN_IN)
        bring = "bring" in form  # a box that is ticked
        return redirect_after_sign_in(
            context,
            await context.services.accounts.sign_in_by_key(build_caller(context), secret, bring),
        )
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
        ticket = await send_mail_code(
            context, get_text(form, "mail", 254), get_cookie(request, PROOF_COOKIE)
        )
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

    A browser that didn't ask for the code is told whose it is, and brings nothing by itself.
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
        bring = "bring" in form
        found = await redeem_mail_code(
            context, ticket, get_text(form, "code"), bring=bring, stay=stay
        )
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
    Route("/me", show_profile),
    Route("/me", post_profile, methods=["POST"]),
    Route("/me/everything.json", download_data),
    Route("/mail", send_code, methods=["POST"]),
    Route("/mail/code", sign_in_by_code, methods=["POST"]),
    Route("/mail/{ticket}", show_code),
    Route("/sign-in", show_sign_in),
    Route("/key/{secret}", show_key),
    Route("/key", sign_in_by_key, methods=["POST"]),
)
