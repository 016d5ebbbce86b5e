"""Signing in: becoming, on this device, who one is elsewhere.

A key link opens a page with a button: a link that signs in by itself would do so for whatever
looks at links. The page is the same whether the key opens anything or not.
"""

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from boneyard.server.api_me import caller_of, signed
from boneyard.server.pages.forms import form_of, short
from boneyard.server.pages.me import keep_person
from boneyard.server.pages.preferences import wishes_of
from boneyard.server.pages.render import page
from boneyard.server.pages.words import as_sentence
from boneyard.server.persons import Signed
from boneyard.server.requests import Ask, status_of, told


async def show(request: Request) -> Response:
    """All the ways to sign in."""
    return await sign_in_page(Ask(request))


async def sign_in_page(
    ask: Ask, *, secret: str = "", wrong: str = "", status: int = 200
) -> Response:
    """The page, perhaps with a key that was brought by a link."""
    guest = ask.guest
    kept = guest is not None and await ask.house.persons.register.kept(guest, caller_of(ask).device)
    brings = guest is not None and not kept and await ask.house.store.knows(guest)
    return page(
        ask.request, "sign_in.html", status, secret=secret, wrong=wrong, brings=brings, kept=kept
    )  # fmt: skip


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
