"""Mail limits: how many sign-in mails are sent, by caller, mailbox and domain.

Limits count mailboxes, not spellings: `ann+x@example.org` and `Ann@example.org` are one mailbox.
Accounts are still found by the exact address. Requests from one place can't use up what a mailbox
may get, and a browser that has proved that it reads the mailbox has a message of its own.
"""

import hmac
import unicodedata
from base64 import urlsafe_b64encode
from typing import Final

from boneyard.server.http.rate_limits import CostlyAction, LimitKey, TokenBuckets
from boneyard.server.http.session_cookie import hash_token
from boneyard.server.settings import Rate, Settings

#: The cookie of a browser that has shown that it reads a mailbox.
PROOF_COOKIE: Final = "mailbox"
#: Messages to one mailbox, from all callers together.
MAILBOX_RATE: Final = Rate(1 / 1200, 5)
#: Messages to one mailbox that are asked for from one address of the network.
MAILBOX_ADDRESS_RATE: Final = Rate(1 / 1800, 3)
#: Messages to one domain, and to one of the large providers of mail.
DOMAIN_RATE: Final = Rate(1 / 30, 30)
PROVIDER_RATE: Final = Rate(1, 300)
#: Messages to one mailbox for players who have proved that they read it, beside all others.
OWNER_RATE: Final = Rate(1 / 1200, 1)

_GMAIL: Final = frozenset({"gmail.com", "googlemail.com"})
_PROTON: Final = frozenset({"proton.me", "protonmail.com", "pm.me"})
_PROVIDERS: Final = frozenset({
    *_GMAIL, *_PROTON, "outlook.com", "hotmail.com", "live.com", "msn.com", "yahoo.com",
    "icloud.com", "me.com", "mac.com", "aol.com", "gmx.de", "gmx.net", "gmx.com", "web.de",
    "t-online.de", "fastmail.com", "zoho.com", "mail.com", "ziggo.nl", "kpnmail.nl", "xs4all.nl",
    "orange.fr", "free.fr", "libero.it", "telefonica.net", "qq.com", "163.com", "126.com",
    "mail.ru", "yandex.ru", "naver.com",
})  # fmt: skip
#: Signs that these providers leave out of the part before the `@`.
_IGNORED_CHARS: Final = {**dict.fromkeys(_GMAIL, "."), **dict.fromkeys(_PROTON, ".-_")}


def normalize_mailbox(mail: str) -> str:
    """The mailbox that an address leads to, as far as its form tells."""
    local, _, domain = unicodedata.normalize("NFKC", mail).casefold().rpartition("@")
    domain = _to_ascii(domain)
    local = local.partition("+")[0] or local
    for sign in _IGNORED_CHARS.get(domain, ""):
        local = local.replace(sign, "") or local
    return f"{local}@{'gmail.com' if domain in _GMAIL else domain}"


def _to_ascii(domain: str) -> str:
    try:
        return domain.encode("idna").decode()
    except UnicodeError:
        return domain


def registered_domain(mailbox: str) -> str:
    """The domain that a player has registered, about: `mail.example.co.uk` is `example.co.uk`."""
    labels = mailbox.rpartition("@")[2].split(".")
    short = len(labels) > 2 and len(labels[-1]) == 2 and len(labels[-2]) <= 3
    return ".".join(labels[-3 if short else -2 :])


def mask_address(mail: str) -> str:
    """An address that its owner knows again and others can't read: `a…e@example.org`."""
    local, _, domain = mail.rpartition("@")
    return f"{local[:1]}…{local[-1] if len(local) > 2 else ''}@{domain}"


class MailLimits:
    """Counts the messages that are sent."""

    def __init__(self, settings: Settings, key: bytes = b"") -> None:
        """Begin with none; `key` signs what a browser keeps as a proof."""
        self.requester = CostlyAction(settings.mail_rate, settings.crowd)
        self.mailbox, self.pair = TokenBuckets(MAILBOX_RATE), TokenBuckets(MAILBOX_ADDRESS_RATE)
        self.domain, self.provider = TokenBuckets(DOMAIN_RATE), TokenBuckets(PROVIDER_RATE)
        self.owner = TokenBuckets(OWNER_RATE)
        self._key = key

    @property
    def by_name(self) -> dict[str, TokenBuckets]:
        """All buckets, by the names that workers have for them."""
        return {
            "letters": self.mailbox, "letters of pair": self.pair, "letters of owner": self.owner,
            "letters of guest": self.requester.guest, "letters of address": self.requester.address,
            "letters of domain": self.domain, "letters of provider": self.provider,
        }  # fmt: skip

    def take(self, mail: str, guest: bytes | None, address: str, *, owns: bool) -> str | None:
        """Count a message to an address; gives the id of what is said if it can't be sent."""
        mailbox = normalize_mailbox(mail)
        box, domain = hash_token(mailbox), registered_domain(mailbox)
        by_domain = self.provider if domain in _PROVIDERS else self.domain
        asker: list[tuple[TokenBuckets, LimitKey]] = [
            (self.requester.guest, guest or address), (self.requester.address, address),
            (by_domain, hash_token(domain)),
        ]  # fmt: skip
        there: list[tuple[TokenBuckets, LimitKey]] = [
            (self.mailbox, box), (self.pair, hash_token(f"{address} {mailbox}")),
        ]  # fmt: skip
        wrong = None
        if not all(buckets.has_token(key) for buckets, key in asker):
            wrong = "account-mail-wait"
        elif not all(buckets.has_token(key) for buckets, key in there):
            wrong = "account-mail-often"
        if wrong is not None:
            return None if owns and self.owner.take(box) else wrong
        # All or nothing: what is refused uses up no one's messages.
        for buckets, key in (*asker, *there):
            buckets.take(key)
        return None

    def make_proof(self, mail: str) -> str:
        """What a browser keeps that has shown that it reads a mailbox; it tells nothing else."""
        mark = hmac.digest(self._key, b"mailbox" + hash_token(normalize_mailbox(mail)), "sha256")[
            :16
        ]
        return urlsafe_b64encode(mark).decode().rstrip("=")

    def is_proved(self, mail: str, proof: str) -> bool:
        """Say whether a browser has shown before that it reads this mailbox."""
        return hmac.compare_digest(self.make_proof(mail).encode(), proof.encode())
