"""Codes by mail: whoever can read an address shows so with six digits, typed or by a button.

A code is sent to any address that asks for one, so nothing tells whether somebody here has it: who
they are is looked up when the right digits come.

The ticket of a code carries a mark of the browser that asked for it. In any other browser the code
could be an attacker's own, sent on to make somebody else play as the attacker: there it brings no
matches along unless that is asked for, and the address is never added to the profile there.
"""

import asyncio
import hmac
import logging
import re
import secrets
from base64 import urlsafe_b64encode
from typing import Final

from boneyard.i18n.fluent_translator import Tongue
from boneyard.server.accounts.models import Code, Person
from boneyard.server.accounts.service import Caller, Persons, Signed
from boneyard.server.errors import Refused, Taken
from boneyard.server.http.session_cookie import hashed
from boneyard.server.names import seen
from boneyard.server.notifications.mail import Letter, Post
from boneyard.server.notifications.mail_limits import MailLimits
from boneyard.server.telemetry.logs import blamed

log = logging.getLogger("boneyard.post")

#: A code is good for so many milliseconds and attempts; so many codes are open at a time.
PATIENCE: Final = 15 * 60 * 1000
TRIES: Final = 5
MOST: Final = 5_000
DIGITS: Final = 6
#: Letters that are on their way at the same time, and those kept for owners of their address.
MOST_LETTERS: Final = 50
RESERVED: Final = 10
#: Letters of the chance in a ticket, and bytes of the mark of the browser that asked for it.
_CHANCE: Final = 22
_MARK: Final = 12
_ADDRESS: Final = re.compile(r"[^\s@<>,;:\"()\[\]\\]{1,64}@[^\s@<>,;:\"()\[\]\\]{1,180}\.\w{2,60}")


def address_of(text: str) -> str:
    """An address as it is kept; Refused for what is none."""
    text = text.strip().lower()
    if not _ADDRESS.fullmatch(text) or not seen(text):
        raise Refused(400, "me-no-mail")
    return text


def new_ticket(device: bytes | None) -> str:
    """A ticket for a code, with a mark of the browser or program that asks."""
    chance = secrets.token_urlsafe(16)
    return chance + _mark(chance, device or secrets.token_bytes(32))


def _mark(chance: str, device: bytes) -> str:
    mark = hmac.digest(chance.encode(), b"asked by" + device, "sha256")[:_MARK]
    return urlsafe_b64encode(mark).decode()


def is_asker(ticket: str, device: bytes | None) -> bool:
    """Say whether a ticket was given to this browser or program."""
    if device is None:
        return False
    chance, mark = ticket[:_CHANCE], ticket[_CHANCE:]
    return hmac.compare_digest(mark.encode(), _mark(chance, device).encode())


class Codes:
    """Sends codes, and takes them."""

    def __init__(self, persons: Persons, limits: MailLimits) -> None:
        """Work for a house; it has no mail until somebody brings a post."""
        self._persons, self._register = persons, persons.register
        self.post: Post | None = None
        self.limits = limits
        self.sending: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        """Send no more."""
        for task in self.sending:
            task.cancel()

    async def send(
        self, mail: str, speak: Tongue, house: str, caller: Caller, address: str, proof: str = ""
    ) -> str:
        """Send a code; gives the ticket for it. `house`: where its pages are, if that is known.

        `address`: where the request comes from; `proof`: what the browser keeps of an earlier code.
        """
        if self.post is None:
            raise Refused(409, "me-mail-off")
        mail = address_of(mail)
        known = await self._register.by_mail(mail)
        owns = known is not None and known.person == caller.guest
        owns |= self.limits.is_proved(mail, proof)
        if len(self.sending) >= MOST_LETTERS + (RESERVED if owns else 0):
            raise Refused(503, "me-mail-slow")
        wrong = self.limits.take(mail, caller.guest, address, owns=owns)
        if wrong is not None:
            raise Refused(429, wrong)
        ticket, digits = new_ticket(caller.device), f"{secrets.randbelow(10**DIGITS):0{DIGITS}}"
        now = self._persons.now
        code = Code(hashed(ticket), mail, hashed(ticket + digits), TRIES, now + PATIENCE)
        await self._register.add_code(code, now, MOST)
        minutes, link = PATIENCE // 60_000, f"{house}/mail/{ticket}?code={digits}"
        if house:
            text = speak("me-mail-text", code=digits, link=link, minutes=minutes)
        else:
            text = speak("me-mail-typed", code=digits, minutes=minutes)
        letter = Letter(mail, speak("me-mail-subject", code=digits), text)
        task = asyncio.create_task(self._sent(self.post, letter))
        self.sending.add(task)
        task.add_done_callback(self.sending.discard)
        return ticket

    async def _sent(self, post: Post, letter: Letter) -> None:
        try:
            await post.send(letter)
        except Exception as error:
            log.warning("a letter can't be sent: %s", blamed(error))

    async def mail_of(self, ticket: str) -> str | None:
        """The address that a code was sent to, as long as the code can be used."""
        code = await self._register.code(hashed(ticket), self._persons.now)
        return code.mail if code is not None else None

    async def take(
        self, caller: Caller, ticket: str, digits: str, *, bring: bool | None, stay: bool
    ) -> Signed | None:
        """Sign in as whoever has the address; if nobody has, it is the asker's from now on (None).

        `bring`: the matches of this device come along; None: if the code was asked for here.
        `stay`: somebody who has a way back doesn't become another by it.
        """
        own = is_asker(ticket, caller.device)
        digits = re.sub(r"\s", "", digits)
        code = await self._register.try_code(hashed(ticket), self._persons.now)
        if code is None or not hmac.compare_digest(code.code, hashed(ticket + digits)):
            raise Refused(403, "me-code-wrong")
        if stay and not own:
            raise Refused(409, "me-code-elsewhere")
        if not await self._register.drop_code(code.ticket):
            raise Refused(403, "me-code-wrong")  # two came at once
        person = await self._register.by_mail(code.mail)
        if person is None and not own:
            # Whoever asked for the code reads that address: they get no way into a profile here.
            person = await self._new_person(code.mail)
        if person is None:
            try:
                await self._persons.change(caller, mail=code.mail)
            except Taken:
                # Somebody has shown in this very moment that it is theirs: the asker is them.
                person = await self._register.by_mail(code.mail)
                if person is None:
                    raise
            else:
                return None
        if person.person == caller.guest:
            return None
        known = caller.guest is not None and await self._register.kept(caller.guest, caller.device)
        if known and stay:
            raise Refused(409, "me-mail-taken")
        return await self._persons.sign_in(caller, person.person, own if bring is None else bring)

    async def _new_person(self, mail: str) -> Person:
        """Somebody new, who signs in by an address."""
        new = Person(person=secrets.token_bytes(32), since=self._persons.now, mail=mail)
        try:
            await self._register.put_person(new)
        except Taken:
            found = await self._register.by_mail(mail)
            if found is None:
                raise
            return found
        return new
