"""Pages of accounts: profile, devices, sign-in."""

from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from boneyard.i18n.fluent_translator import Tongue
from boneyard.i18n.locales import LANGUAGES
from boneyard.server.accounts.api import (
    Me,
    about_me,
    caller_of,
    code_sent,
    code_taken,
    home_of,
    keeper,
    left,
    list_me,
    signed,
    somebody,
)
from boneyard.server.accounts.deletion import everything
from boneyard.server.accounts.email_codes import is_asker
from boneyard.server.accounts.models import Person
from boneyard.server.accounts.service import Caller, Signed
from boneyard.server.accounts.sessions import DAY
from boneyard.server.context import Ask
from boneyard.server.errors import Refused, status_of, told
from boneyard.server.http.cookies import cookie_of
from boneyard.server.http.language import LANGUAGE_COOKIE
from boneyard.server.http.session_cookie import device_of, take_token
from boneyard.server.matches.seats import HUES
from boneyard.server.notifications.mail_limits import PROOF, shortened
from boneyard.server.web.forms import Form, form_of, short, whole
from boneyard.server.web.invitations import drawn_code, reachable
from boneyard.server.web.preferences import keep_cookie, keep_name, wishes_of
from boneyard.server.web.render import as_sentence, page

#: What the colours are called, by their numbers.
COLOURS: Final = (
    "me-red", "me-blue", "me-green", "me-violet", "me-amber", "me-teal", "me-pink", "me-grey",
)  # fmt: skip


class ShownDevice(Struct, frozen=True):
    """A device as the page shows it."""

    handle: str
    label: str
    seen: str
    this: bool


class ShownKey(Struct, frozen=True):
    """A way back as the page shows it."""

    handle: str
    since: str
    label: str = ""


def day_told(milliseconds: int, speak: Tongue) -> str:
    """A day, in a language."""
    return speak.day(datetime.fromtimestamp(milliseconds / 1000, UTC))


def keep_person(response: Response, request: Request, person: Person) -> None:
    """Let this browser know what somebody is called, and which language they read."""
    keep_name(response, request, person.name)
    if person.language in LANGUAGES:
        keep_cookie(response, request, LANGUAGE_COOKIE, person.language)


async def show(request: Request) -> Response:
    """The page about oneself."""
    return await me_page(Ask(request))


async def me_page(
    ask: Ask, *, said: str = "", wrong: str = "", key: str = "", status: int = 200
) -> Response:
    """Render the page; a key link is on it this once."""
    wishes, caller = wishes_of(ask.request), caller_of(ask)
    known = caller.guest is not None
    me = await about_me(ask, caller) if known else Me("", None, "", False, [], [], [])
    context = shown(me, wishes.speak)
    if key:
        link = reachable(ask.request, ask.settings, f"/key/{key}")
        context.update(key=link, code=drawn_code(link.links[0]))
    return page(
        ask.request, "accounts/account.html", status, wishes, me=me, known=known, said=said,
        wrong=wrong, colours=COLOURS, unfit=home_of(ask).unfit,
        mails=ask.house.codes.post is not None, profile=await _profile(caller, ask), **context,
    )  # fmt: skip


async def _profile(caller: Caller, ask: Ask) -> str:
    """Where somebody's ratings are shown; nothing: they have played no rated match."""
    ratings = ask.house.contests.ratings
    handle = ratings.handle(caller.guest.hex()) if caller.guest is not None else ""
    return handle if handle and await ratings.found(handle) is not None else ""


def shown(me: Me, speak: Tongue) -> dict[str, Any]:
    """What is kept of somebody, as the page shows it."""
    devices = [
        ShownDevice(
            one.device, one.label or speak("me-device-unknown"),
            day_told(one.seen * DAY * 1000, speak), one.this,
        )
        for one in me.devices
    ]  # fmt: skip
    keys = [ShownKey(one.key, day_told(one.since, speak)) for one in me.keys]
    passkeys = [
        ShownKey(one.passkey, day_told(one.since, speak), one.label or speak("me-device-unknown"))
        for one in me.passkeys
    ]
    return {"devices": devices, "keys": keys, "passkeys": passkeys}


async def all_of_me(request: Request) -> Response:
    """All that is kept of somebody, as a file."""
    ask = Ask(request)
    kept = await everything(ask.house.persons, somebody(ask))
    body = msgspec.json.format(msgspec.json.encode(kept), indent=2)
    named = {"content-disposition": 'attachment; filename="boneyard.json"'}
    headers = {"cache-control": "no-store", **named}
    return Response(body, headers=headers, media_type="application/json")


async def act(request: Request) -> Response:
    """What a form of the page asks for; then the page again."""
    ask, form = Ask(request), await form_of(request)
    try:
        return await _do(ask, form)
    except Exception as error:
        status = status_of(error)
        if status is None:
            raise
        wrong = as_sentence(wishes_of(request).speak.say(told(error)))
        return await me_page(ask, wrong=wrong, status=status)


async def _do(ask: Ask, form: Form) -> Response:
    persons, speak = ask.house.persons, wishes_of(ask.request).speak
    match short(form, "do"):
        case "save":
            return await _save(ask, form)
        case "key":
            secret = await persons.new_key(await keeper(ask))
            return await me_page(ask, key=secret)
        case "revoke":
            caller = somebody(ask)
            await persons.revoke(_person(caller), short(form, "key"))
        case "remove-passkey":
            await ask.house.passkeys.remove(_person(somebody(ask)), short(form, "passkey"))
        case "listed":
            await list_me(ask, await keeper(ask), "listed" in form)
        case "forget-mail":
            await persons.forget_mail(somebody(ask))
        case "leave":
            if "sure" not in form:
                raise Refused(400, "me-sure")
            await left(ask, somebody(ask))
            response = RedirectResponse("/", 303)
            response.delete_cookie(PROOF)
            return response
        case "end":
            if await persons.end_device(somebody(ask), short(form, "device")):
                take_token(ask.request.scope)
                return RedirectResponse("/", 303)
        case "end-others":
            await persons.end_others(somebody(ask))
            return await me_page(ask, said=speak("me-ended-others"))
        case _:
            raise Refused(400, "house-not-here")
    return RedirectResponse("/me", 303)


def _person(caller: Caller) -> bytes:
    assert caller.guest is not None, "somebody"
    return caller.guest


async def _save(ask: Ask, form: Form) -> Response:
    """Keep name, colour and language."""
    hue, language = whole(form, "hue"), short(form, "language")
    person = await ask.house.persons.change(
        await keeper(ask),
        name=ask.name(short(form, "name")),
        hue=hue if hue is not None and hue < HUES else None,
        language=language if language in LANGUAGES else "",
    )
    response = RedirectResponse("/me", 303)
    keep_person(response, ask.request, person)
    return response


async def show_sign_in(request: Request) -> Response:
    """All the ways to sign in."""
    return await sign_in_page(Ask(request))


async def sign_in_page(
    ask: Ask, *, secret: str = "", wrong: str = "", status: int = 200
) -> Response:
    """The page, perhaps with a key that was brought by a link."""
    kept, brings = await _comes_along(ask)
    return page(
        ask.request, "accounts/sign_in.html", status, secret=secret, wrong=wrong, brings=brings,
        kept=kept, unfit=home_of(ask).unfit, mails=ask.house.codes.post is not None,
    )  # fmt: skip


async def _comes_along(ask: Ask) -> tuple[bool, bool]:
    """Whether the asker is somebody with a way back; and if not, whether they have matches."""
    guest = ask.guest
    kept = guest is not None and await ask.house.persons.register.kept(guest, caller_of(ask).device)
    return kept, guest is not None and not kept and await ask.house.store.knows(guest)


async def show_key(request: Request) -> Response:
    """The page of a key link: nothing happens before its button is pressed."""
    return await sign_in_page(Ask(request), secret=request.path_params["secret"][:100])


def welcome(ask: Ask, found: Signed) -> Response:
    """Somebody has signed in: on to themselves."""
    signed(ask, found)
    response = RedirectResponse("/me", 303)
    keep_person(response, ask.request, found.person)
    return response


async def by_key(request: Request) -> Response:
    """Sign in by a key; a whole link does too."""
    ask, form = Ask(request), await form_of(request)
    secret = short(form, "secret", 500).strip().rpartition("/")[2][:100]
    try:
        ask.asker.count("sign")
        bring = "bring" in form  # a box that is ticked
        return welcome(ask, await ask.house.persons.by_key(caller_of(ask), secret, bring))
    except Exception as error:
        status = status_of(error)
        if status is None:
            raise
        wrong = as_sentence(wishes_of(request).speak.say(told(error)))
        return await sign_in_page(ask, wrong=wrong, status=status)


# By mail.


async def send_code(request: Request) -> Response:
    """Send a code to an address, and ask for it."""
    ask, form = Ask(request), await form_of(request)
    stay = "stay" in form
    try:
        ticket = await code_sent(ask, short(form, "mail", 254), cookie_of(request, PROOF))
    except Exception as error:
        status = status_of(error)
        if status is None:
            raise
        wrong = as_sentence(wishes_of(request).speak.say(told(error)))
        return await sign_in_page(ask, wrong=wrong, status=status)
    return await code_page(ask, ticket, stay=stay)


async def code_page(
    ask: Ask, ticket: str, *, code: str = "", stay: bool = False, wrong: str = "", status: int = 200
) -> Response:
    """Where the digits are typed; the letter's link brings them along, and there is a button.

    A browser that didn't ask for the code is told whose it is, and brings nothing by itself.
    """
    _, brings = await _comes_along(ask)
    asked_here = is_asker(ticket, device_of(ask.request.scope))
    mail = None if asked_here else await ask.house.codes.mail_of(ticket)
    return page(
        ask.request, "accounts/email_code.html", status, ticket=ticket, code=code, stay=stay,
        wrong=wrong, brings=brings, asked_here=asked_here, mail=shortened(mail) if mail else "",
    )  # fmt: skip


async def show_code(request: Request) -> Response:
    """The page of a letter's link: nothing happens before its button is pressed."""
    code = request.query_params.get("code", "")[:16]
    return await code_page(Ask(request), request.path_params["ticket"][:64], code=code)


async def by_code(request: Request) -> Response:
    """Take a code that was typed."""
    ask, form = Ask(request), await form_of(request)
    ticket, stay = short(form, "ticket"), "stay" in form
    try:
        mail = await ask.house.codes.mail_of(ticket)
        bring = "bring" in form
        found = await code_taken(ask, ticket, short(form, "code"), bring=bring, stay=stay)
    except Exception as error:
        status = status_of(error)
        if status is None:
            raise
        wrong = as_sentence(wishes_of(request).speak.say(told(error)))
        return await code_page(ask, ticket, stay=stay, wrong=wrong, status=status)
    response = welcome(ask, found) if found is not None else RedirectResponse("/me", 303)
    if mail is not None:
        keep_cookie(response, request, PROOF, ask.house.codes.limits.proof(mail))
    return response
