"""Mail: notifications and codes by SMTP."""

import hmac
import logging
import re
from base64 import urlsafe_b64encode
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

from msgspec import Struct

from boneyard.games import find_game
from boneyard.i18n.translator import get_translator
from boneyard.server.errors import SettingError
from boneyard.server.http.client_address import is_loopback
from boneyard.server.http.rate_limits import TokenBuckets
from boneyard.server.http.session_cookie import hash_token
from boneyard.server.matches.models import MyMatch
from boneyard.server.notifications.mail_limits import normalize_mailbox
from boneyard.server.notifications.notification_text import (
    build_digest,
    build_reminder,
    build_title,
)
from boneyard.server.notifications.outgoing_http import PostResult, Unreachable
from boneyard.server.notifications.store import Channel, Notification, NotificationStore
from boneyard.server.settings import Rate


class Email(Struct, frozen=True):
    """A letter of plain text to one address."""

    to: str
    subject: str
    text: str
    headers: tuple[tuple[str, str], ...] = ()
    """What its head says beside that."""

    def __repr__(self) -> str:
        """Say nothing of what is in it."""
        return "<letter>"


log = logging.getLogger(__name__)


#: What can be sent by mail, and what it is called where a player chooses.
MAIL_KINDS: Final = {"digest": "notifications-kind-digest", "time": "notifications-kind-time"}

#: A day in milliseconds.
DAY_MS: Final = 24 * 3_600_000

#: Matches that a digest lists.
MAX_DIGEST_MATCHES: Final = 20

#: Reminders to one mailbox in a day.
REMINDER_RATE: Final = Rate(30 / 86_400, 30)

#: Seconds that a mail server may take.
SMTP_TIMEOUT_SECONDS: Final = 20.0


#: Whom letters are from: `dominoes@example.org` or `Dominoes <dominoes@example.org>`.
_SENDER: Final = re.compile(r"[^\s@<>]+@[^\s@<>]+|[^\r\n<>]*<[^\s@<>]+@[^\s@<>]+>")


class SmtpMailer:
    """Sends letters by a mail server."""

    def __init__(self, address: str) -> None:
        """Read where it is; SettingError if that can't be understood."""
        try:
            parts = urlsplit(address)
            self._host, port = parts.hostname or "", parts.port
        except ValueError:
            raise SettingError("notifications-bad-smtp") from None
        self._user = unquote(parts.username or "")
        self._password = unquote(parts.password or "")
        self._sender = parse_qs(parts.query).get("from", [self._user])[0]
        sound = re.fullmatch(r"[\w.:-]+", self._host) and port != 0
        if (
            parts.scheme not in ("smtp", "smtps")
            or not sound
            or not _SENDER.fullmatch(self._sender)
        ):
            raise SettingError("notifications-bad-smtp")
        self._tls = parts.scheme == "smtps"
        self._port = port or (465 if self._tls else 587 if self._user else 25)

    @property
    def host_and_port(self) -> tuple[str, int]:
        """Its name and port."""
        return self._host, self._port

    async def send(self, email: Email) -> None:
        """Send a letter; an `OSError` if that can't be done now."""
        # Here, for most servers send none.
        from aiosmtplib import SMTPException, send

        message = EmailMessage()
        message["From"], message["To"] = self._sender, email.to
        message["Subject"] = email.subject
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=self._domain)
        message["Auto-Submitted"] = "auto-generated"
        for name, value in email.headers:
            message[name] = value
        message.set_content(email.text)
        # A password goes over no open line; on this very machine there is no one between.
        start_tls = True if self._user and not self._tls else None
        if not self._user and is_loopback(self._host):
            start_tls = False
        try:
            await send(
                message, hostname=self._host, port=self._port, username=self._user or None,
                password=self._password or None, use_tls=self._tls,
                start_tls=None if self._tls else start_tls, timeout=SMTP_TIMEOUT_SECONDS,
            )  # fmt: skip
        except (SMTPException, ValueError) as error:
            raise OSError(f"told: {type(error).__name__}") from None

    @property
    def _domain(self) -> str:
        return self._sender.rpartition("@")[2].rstrip(">") or "boneyard.invalid"


def make_unsubscribe_token(key: bytes, channel: Channel) -> str:
    """What ends a way without anyone being asked who they are.

    Since when there is that way is part of it: its number is given out again when it is gone.
    """
    mark = hmac.digest(key, b"stop %d %d" % (channel.id, channel.created), "sha256")[:16]
    return f"{channel.id}.{urlsafe_b64encode(mark).decode().rstrip('=')}"


async def verify_unsubscribe_token(store: NotificationStore, secret: str) -> Channel | None:
    """The way that a secret ends, if it is a good one."""
    number = secret.partition(".")[0]
    if not (number.isascii() and number.isdigit() and len(number) < 16 and secret.isascii()):
        return None
    way = await store.find_by_id(int(number))
    if way is None or not hmac.compare_digest(secret, make_unsubscribe_token(store.vapid, way)):
        return None
    return way


class MailSender:
    """Writes letters."""

    def __init__(self, store: NotificationStore, mailer: SmtpMailer) -> None:
        """Take who knows the people, and who sends."""
        self._store, self._mailer = store, mailer
        self.reminder_limits = TokenBuckets(REMINDER_RATE)

    async def send_reminder(
        self, notification: Notification, found: MyMatch, waiting: int
    ) -> PostResult:
        """Send that the time runs out, or that the other player's has."""
        way = notification.channel
        if not self.reminder_limits.take(hash_token(normalize_mailbox(way.address))):
            log.info("a mailbox has had its reminders of the day")
            return PostResult(200)
        text = build_reminder(notification, found)
        sent = await self._send(way, build_title(notification.kind, found, way.language), text)
        return PostResult(200 if sent else 410)

    async def send_digest(self, channel: Channel) -> None:
        """Send what waits for a player, if anything does."""
        found = await self._store.list_waiting_matches(channel.owner, MAX_DIGEST_MATCHES)
        found = [one for one in found if find_game(one.game)]
        if not found or "digest" not in channel.wants:
            return
        subject, text = build_digest(found, channel.language, channel.origin)
        if not await self._send(channel, subject, text):
            await self._store.remove_channel(channel.id)

    async def _send(self, channel: Channel, subject: str, text: str) -> bool:
        """Send a letter; False if the address isn't its reader's any more."""
        if not await self._store.has_mail_address(channel.owner, channel.address):
            return False
        stop = f"{channel.origin}/told/stop/{make_unsubscribe_token(self._store.vapid, channel)}"
        end = get_translator(channel.language)("notifications-mail-end", link=stop)
        headers = (
            ("List-Unsubscribe", f"<{stop}>"),
            ("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"),
        )
        try:
            await self._mailer.send(
                Email(channel.address, subject, f"{text}\n\n-- \n{end}\n", headers)
            )
        except OSError as error:
            raise Unreachable(str(error)) from None
        return True
