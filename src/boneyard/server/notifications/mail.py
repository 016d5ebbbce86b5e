"""Mail: notifications and codes by SMTP."""

import hmac
import logging
from base64 import urlsafe_b64encode
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final, Protocol
from urllib.parse import parse_qs, unquote, urlsplit

from msgspec import Struct

from boneyard.games import game_found, game_named
from boneyard.i18n.fluent_translator import tongue
from boneyard.server.errors import SettingError
from boneyard.server.http.client_address import is_loopback
from boneyard.server.http.rate_limits import Buckets
from boneyard.server.http.session_cookie import hashed
from boneyard.server.matches.models import Found
from boneyard.server.notifications.mail_limits import mailbox_of
from boneyard.server.notifications.outgoing_http import Answer, Unreached
from boneyard.server.notifications.store import Notice, Told, Way
from boneyard.server.notifications.text import CLAIM, title_of, with_others
from boneyard.server.settings import Rate
from boneyard.server.stores import Store


class Letter(Struct, frozen=True):
    """A letter of plain text to one address."""

    to: str
    subject: str
    text: str
    headers: tuple[tuple[str, str], ...] = ()
    """What its head says beside that."""

    def __repr__(self) -> str:
        """Say nothing of what is in it."""
        return "<letter>"


class Post(Protocol):
    """Sends letters."""

    async def send(self, letter: Letter) -> None:
        """Send a letter, or raise an `OSError` if that can't be done just now."""
        ...


log = logging.getLogger("boneyard.told")


#: What can be sent by mail, and what it is called where somebody chooses.
KINDS: Final = {"digest": "told-kind-digest", "time": "told-kind-time"}

#: A day in milliseconds.
DAY: Final = 24 * 3_600_000

#: Matches that a digest lists.
MOST: Final = 20

#: Reminders to one mailbox in a day.
REMINDERS: Final = Rate(30 / 86_400, 30)

#: Seconds that a mail server may take.
SECONDS: Final = 20.0


class Smtp:
    """Sends letters by a mail server."""

    def __init__(self, address: str) -> None:
        """Read where it is; SettingError if that can't be understood."""
        try:
            parts = urlsplit(address)
            self._host, port = parts.hostname or "", parts.port
        except ValueError:
            raise SettingError("told-bad-smtp") from None
        self._user = unquote(parts.username or "")
        self._password = unquote(parts.password or "")
        self._sender = parse_qs(parts.query).get("from", [self._user])[0]
        if parts.scheme not in ("smtp", "smtps") or not self._host or "@" not in self._sender:
            raise SettingError("told-bad-smtp")
        self._tls = parts.scheme == "smtps"
        self._port = port or (465 if self._tls else 587 if self._user else 25)

    @property
    def where(self) -> tuple[str, int]:
        """Its name and port."""
        return self._host, self._port

    async def send(self, letter: Letter) -> None:
        """Send a letter; an `OSError` if that can't be done just now."""
        # Here, for most houses send none.
        from aiosmtplib import SMTPException, send

        message = EmailMessage()
        message["From"], message["To"] = self._sender, letter.to
        message["Subject"] = letter.subject
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=self._domain)
        message["Auto-Submitted"] = "auto-generated"
        for name, value in letter.headers:
            message[name] = value
        message.set_content(letter.text)
        # A password goes over no open line; on this very machine there is nobody between.
        start_tls = True if self._user and not self._tls else None
        if not self._user and is_loopback(self._host):
            start_tls = False
        try:
            await send(
                message, hostname=self._host, port=self._port, username=self._user or None,
                password=self._password or None, use_tls=self._tls,
                start_tls=None if self._tls else start_tls, timeout=SECONDS,
            )  # fmt: skip
        except (SMTPException, ValueError) as error:
            raise OSError(f"told: {type(error).__name__}") from None

    @property
    def _domain(self) -> str:
        return self._sender.rpartition("@")[2].rstrip(">") or "boneyard.invalid"


def stop_secret(key: bytes, way: Way) -> str:
    """What ends a way without anybody being asked who they are.

    Since when there is that way is part of it: its number is given out anew when it is gone.
    """
    mark = hmac.digest(key, b"stop %d %d" % (way.id, way.created), "sha256")[:16]
    return f"{way.id}.{urlsafe_b64encode(mark).decode().rstrip('=')}"


async def stopped_by(told: Told, secret: str) -> Way | None:
    """The way that a secret ends, if it is a good one."""
    number = secret.partition(".")[0]
    if not (number.isascii() and number.isdigit() and len(number) < 16 and secret.isascii()):
        return None
    way = await told.by_id(int(number))
    if way is None or not hmac.compare_digest(secret, stop_secret(told.vapid, way)):
        return None
    return way


class Mail:
    """Writes letters."""

    def __init__(self, store: Store, post: Post) -> None:
        """Take who knows the people, and who sends."""
        self._store, self._post = store, post
        self.reminders = Buckets(REMINDERS)

    async def remind(self, notice: Notice, found: Found, waiting: int) -> Answer:
        """Send that the time runs out, or that the other player's has."""
        way, speak = notice.way, tongue(notice.way.language)
        if not self.reminders.take(hashed(mailbox_of(way.address))):
            log.info("a mailbox has had its reminders of the day")
            return Answer(200)
        text = speak(
            "told-mail-claim" if notice.kind == CLAIM else "told-mail-time",
            others=with_others(found, way.language),
            game=game_named(found.game).title, link=f"{way.origin}/m/{notice.match}",
        )  # fmt: skip
        sent = await self._send(way, title_of(notice.kind, found, way.language), text)
        return Answer(200 if sent else 410)

    async def digest(self, way: Way) -> None:
        """Send what waits for somebody, if anything does."""
        found = await self._store.told.awaits(way.owner, MOST)
        found = [one for one in found if game_found(one.game)]
        if not found or "digest" not in way.wants:
            return
        speak = tongue(way.language)
        lines = []
        for one in found:
            title = f"{game_named(one.game).title} · {with_others(one, way.language)}"
            lines.append(f"{title}\n{way.origin}/m/{one.match}")
        text = speak("told-mail-digest", matches=len(found), list="\n\n".join(lines))
        if not await self._send(way, speak("told-mail-waiting", matches=len(found)), text):
            await self._store.told.drop(way.id)

    async def _send(self, way: Way, subject: str, text: str) -> bool:
        """Send a letter; False if the address isn't its reader's any more."""
        person = await self._store.register.person(way.owner)
        if person is None or person.mail != way.address:
            return False
        stop = f"{way.origin}/told/stop/{stop_secret(self._store.told.vapid, way)}"
        end = tongue(way.language)("told-mail-end", link=stop)
        headers = (
            ("List-Unsubscribe", f"<{stop}>"),
            ("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"),
        )
        try:
            await self._post.send(Letter(way.address, subject, f"{text}\n\n-- \n{end}\n", headers))
        except OSError as error:
            raise Unreached(str(error)) from None
        return True
