"""Signing in: becoming, on this device, who one is elsewhere.

A key link opens a page with a button: a link that signs in by itself would do so for whatever
looks at links. The page is the same whether the key opens anything or not.
"""

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from boneyard.server.accounts.api import caller_of, code_sent, code_taken, home_of, signed
from boneyard.server.accounts.email_codes import is_asker
from boneyard.server.accounts.pages import keep_person
from boneyard.server.accounts.service import Signed
from boneyard.server.context import Ask
from boneyard.server.errors import status_of, told
from boneyard.server.http.cookies import cookie_of
from boneyard.server.http.session_cookie import device_of
from boneyard.server.notifications.mail_limits import PROOF, shortened
from boneyard.server.web.forms import form_of, short
from boneyard.server.web.names import keep_cookie
from boneyard.server.web.preferences import wishes_of
from boneyard.server.web.render import as_sentence, page


async def show(request: Request) -> Response:
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
