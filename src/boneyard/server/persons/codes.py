"""Codes by mail: whoever can read an address shows so with six digits, typed or by a button.

A code is sent to any address that asks for one, so nothing tells whether somebody here has it: who
they are is looked up when the right digits come.
"""

import asyncio
import hmac
import logging
import re
import secrets
from typing import Final

from boneyard.server.guests import hashed
from boneyard.server.naming import seen
from boneyard.server.persons.post import Letter, Post
from boneyard.server.persons.signing import Caller, Persons, Signed
from boneyard.server.rates import Buckets
from boneyard.server.security import Refused, blamed
from boneyard.server.settings import Rate
from boneyard.server.store import Taken
from boneyard.server.store.persons import Code
from boneyard.words.tongue import Tongue

log = logging.getLogger("boneyard.post")

#: A code is good for so many milliseconds and attempts; so many codes are open at a time.
PATIENCE: Final = 15 * 60 * 1000
TRIES: Final = 5
MOST: Final = 5_000
DIGITS: Final = 6
#: Letters that are on their way at the same time.
MOST_LETTERS: Final = 50
#: Letters to one address.
RATE: Final = Rate(1 / 1200, 3)
_ADDRESS: Final = re.compile(r"[^\s@<>,;:\"()\[\]\\]{1,64}@[^\s@<>,;:\"()\[\]\\]{1,180}\.\w{2,60}")


def address_of(text: str) -> str:
    """An address as it is kept; Refused for what is none."""
    text = text.strip().lower()
    if not _ADDRESS.fullmatch(text) or not seen(text):
        raise Refused(400, "me-no-mail")
    return text


class Codes:
    """Sends codes, and takes them."""

    def __init__(self, persons: Persons) -> None:
        """Work for a house; it has no mail until somebody brings a post."""
        self._persons, self._register = persons, persons.register
        self.post: Post | None = None
        self.letters = Buckets(RATE)
        self.sending: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        """Send no more."""
        for task in self.sending:
            task.cancel()

    async def send(self, mail: str, speak: Tongue, house: str) -> str:
        """Send a code; gives the ticket for it. `house`: where its pages are, if that is known."""
        if self.post is None:
            raise Refused(409, "me-mail-off")
        mail = address_of(mail)
        if len(self.sending) >= MOST_LETTERS:
            raise Refused(503, "me-mail-slow")
        if not self.letters.take(hashed(mail)):
            raise Refused(429, "me-mail-often")
        ticket, digits = secrets.token_urlsafe(16), f"{secrets.randbelow(10**DIGITS):0{DIGITS}}"
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

    async def take(
        self, caller: Caller, ticket: str, digits: str, *, bring: bool, stay: bool
    ) -> Signed | None:
        """Sign in as whoever has the address; if nobody has, it is the asker's from now on (None).

        `stay`: somebody who has a way back doesn't become another by it.
        """
        digits = re.sub(r"\s", "", digits)
        code = await self._register.try_code(hashed(ticket), self._persons.now)
        if code is None or not hmac.compare_digest(code.code, hashed(ticket + digits)):
            raise Refused(403, "me-code-wrong")
        if not await self._register.drop_code(code.ticket):
            raise Refused(403, "me-code-wrong")  # two came at once
        person = await self._register.by_mail(code.mail)
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
        return await self._persons.sign_in(caller, person.person, bring)
