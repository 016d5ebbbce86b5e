"""About me: what others see of one, the ways back, and the devices that are signed in."""

from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from boneyard.i18n.fluent_translator import Tongue
from boneyard.i18n.locales import LANGUAGES
from boneyard.server.accounts.api import (
    about_me,
    caller_of,
    home_of,
    keeper,
    left,
    list_me,
    somebody,
)
from boneyard.server.accounts.deletion import everything
from boneyard.server.accounts.models import Person
from boneyard.server.accounts.service import Caller
from boneyard.server.accounts.sessions import DAY
from boneyard.server.accounts.wire_me import Me
from boneyard.server.context import Ask
from boneyard.server.errors import Refused, status_of, told
from boneyard.server.http.language import LANGUAGE_COOKIE
from boneyard.server.http.session_cookie import take_token
from boneyard.server.matches.people import HUES
from boneyard.server.notifications.mail_limits import PROOF
from boneyard.server.web.forms import Form, form_of, short, whole
from boneyard.server.web.invitations import drawn_code, reachable
from boneyard.server.web.names import keep_cookie, keep_name
from boneyard.server.web.preferences import wishes_of
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
