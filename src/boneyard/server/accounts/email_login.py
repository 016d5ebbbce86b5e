"""Login by mail: a six-digit code or a link proves that a caller can read an address.

A code is sent to any address that asks for one, so nothing tells whether a player here has it: who
they are is looked up when the right digits come.

The ticket of a code carries a mark of the browser that asked for it. In any other browser the code
could be an attacker's own, sent on to make a victim play as the attacker: there it brings no
matches along unless that is asked for, and the address is never added to the profile there.
"""

import asyncio
import hmac
import logging
import re
import secrets
from base64 import urlsafe_b64encode
from typing import Final

from boneyard.i18n.translator import Translator
from boneyard.server.accounts.devices import CallerIdentity
from boneyard.server.accounts.models import Account, EmailCode
from boneyard.server.accounts.service import AccountService, SignInResult
from boneyard.server.errors import Conflict, HttpError
from boneyard.server.http.session_cookie import hash_token
from boneyard.server.notifications.mail import Email, SmtpMailer
from boneyard.server.notifications.mail_limits import MailLimits
from boneyard.server.player_names import is_visible_text
from boneyard.server.telemetry.logs import format_traceback

log = logging.getLogger(__name__)

#: A code is good for so many milliseconds and attempts; so many codes are open at a time.
CODE_LIFETIME_MS: Final = 15 * 60 * 1000
MAX_TRIES: Final = 5
MAX_OPEN_CODES: Final = 5_000
CODE_DIGITS: Final = 6
#: Letters that are on their way at the same time, and those kept for owners of their address.
MAX_SENDING: Final = 50
RESERVED_FOR_OWNERS: Final = 10
#: Letters of the chance in a ticket, and bytes of the mark of the browser that asked for it.
_RANDOM_CHARS: Final = 22
_SIGNATURE_BYTES: Final = 12
_ADDRESS_PATTERN: Final = re.compile(
    r"[^\s@<>,;:\"()\[\]\\]{1,64}@[^\s@<>,;:\"()\[\]\\]{1,180}\.\w{2,60}"
)


def normalize_address(text: str) -> str:
    """An address as it is kept; Refused for what is none."""
    text = text.strip().lower()
    if not _ADDRESS_PATTERN.fullmatch(text) or not is_visible_text(text):
        raise HttpError(400, "account-no-mail")
    return text


def new_ticket(session: bytes | None) -> str:
    """A ticket for a code, with a mark of the browser or program that asks."""
    chance = secrets.token_urlsafe(16)
    return chance + _sign(chance, session or secrets.token_bytes(32))


def _sign(nonce: str, session: bytes) -> str:
    mark = hmac.digest(nonce.encode(), b"asked by" + session, "sha256")[:_SIGNATURE_BYTES]
    return urlsafe_b64encode(mark).decode()


def is_issued_to(ticket: str, session: bytes | None) -> bool:
    """Say whether a ticket was given to this browser or program."""
    if session is None:
        return False
    chance, mark = ticket[:_RANDOM_CHARS], ticket[_RANDOM_CHARS:]
    return hmac.compare_digest(mark.encode(), _sign(chance, session).encode())


class EmailCodes:
    """Sends codes, and takes them."""

    def __init__(
        self, accounts: AccountService, limits: MailLimits, mailer: SmtpMailer | None
    ) -> None:
        """Without a mailer no code is sent."""
        self._accounts, self._store = accounts, accounts.store
        self.mailer = mailer
        self.limits = limits
        self.sending: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        """Send no more."""
        for task in self.sending:
            task.cancel()

    async def send_code(
        self,
        mail: str,
        translator: Translator,
        base_url: str,
        caller: CallerIdentity,
        address: str,
        proof: str = "",
    ) -> str:
        """Send a code; gives the ticket for it. `house`: where its pages are, if that is known.

        `address`: where the request comes from; `proof`: what the browser keeps of an earlier code.
        """
        if self.mailer is None:
            raise HttpError(409, "account-mail-off")
        mail = normalize_address(mail)
        known = await self._store.find_by_mail(mail)
        owns = known is not None and known.id == caller.guest
        owns |= self.limits.is_proved(mail, proof)
        if len(self.sending) >= MAX_SENDING + (RESERVED_FOR_OWNERS if owns else 0):
            raise HttpError(503, "account-mail-slow")
        wrong = self.limits.take(mail, caller.guest, address, owns=owns)
        if wrong is not None:
            raise HttpError(429, wrong)
        ticket, digits = (
            new_ticket(caller.session),
            f"{secrets.randbelow(10**CODE_DIGITS):0{CODE_DIGITS}}",
        )
        now = self._accounts.now_ms
        code = EmailCode(
            hash_token(ticket), mail, hash_token(ticket + digits), MAX_TRIES, now + CODE_LIFETIME_MS
        )
        await self._store.add_code(code, now, MAX_OPEN_CODES)
        minutes, link = CODE_LIFETIME_MS // 60_000, f"{base_url}/mail/{ticket}?code={digits}"
        if base_url:
            text = translator("account-mail-text", code=digits, link=link, minutes=minutes)
        else:
            text = translator("account-mail-typed", code=digits, minutes=minutes)
        letter = Email(mail, translator("account-mail-subject", code=digits), text)
        task = asyncio.create_task(self._send_logged(self.mailer, letter))
        self.sending.add(task)
        task.add_done_callback(self.sending.discard)
        return ticket

    async def _send_logged(self, mailer: SmtpMailer, email: Email) -> None:
        try:
            await mailer.send(email)
        except Exception as error:
            log.warning("a letter can't be sent: %s", format_traceback(error))

    async def find_address(self, ticket: str) -> str | None:
        """The address that a code was sent to, as long as the code can be used."""
        code = await self._store.find_code(hash_token(ticket), self._accounts.now_ms)
        return code.mail if code is not None else None

    async def redeem(
        self,
        caller: CallerIdentity,
        ticket: str,
        digits: str,
        *,
        bring_matches: bool | None,
        stay_in_account: bool,
    ) -> SignInResult | None:
        """Sign in as the player who has the address; if no one has, it is the caller's from now on
        (None).

        `bring`: the matches of this device come along; None: if the code was asked for here.
        `stay`: a player who has a way back doesn't become another by it.
        """
        own = is_issued_to(ticket, caller.session)
        digits = re.sub(r"\s", "", digits)
        code = await self._store.use_code_attempt(hash_token(ticket), self._accounts.now_ms)
        if code is None or not hmac.compare_digest(code.code, hash_token(ticket + digits)):
            raise HttpError(403, "account-code-wrong")
        if stay_in_account and not own:
            raise HttpError(409, "account-code-elsewhere")
        if not await self._store.consume_code(code.ticket):
            raise HttpError(403, "account-code-wrong")  # two came at once
        person = await self._store.find_by_mail(code.mail)
        if person is None and not own:
            # A player who asked for the code reads that address: they get no way into a profile
            # here.
            person = await self._create_account(code.mail)
        if person is None:
            try:
                await self._accounts.update_account(caller, mail=code.mail)
            except Conflict:
                # The code proves that the address is the caller's.
                person = await self._store.find_by_mail(code.mail)
                if person is None:
                    raise
            else:
                return None
        if person.id == caller.guest:
            return None
        known = caller.guest is not None and await self._store.has_sign_in(
            caller.guest, caller.session
        )
        if known and stay_in_account:
            raise HttpError(409, "account-mail-taken")
        return await self._accounts.sign_in(
            caller, person.id, own if bring_matches is None else bring_matches
        )

    async def _create_account(self, mail: str) -> Account:
        """A new guest who signs in by an address."""
        new = Account(id=secrets.token_bytes(32), since=self._accounts.now_ms, mail=mail)
        try:
            await self._store.save_account(new)
        except Conflict:
            found = await self._store.find_by_mail(mail)
            if found is None:
                raise
            return found
        return new
