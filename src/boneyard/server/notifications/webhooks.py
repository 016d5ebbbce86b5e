"""Webhooks: signed posts to addresses of programs.

The headers are those of Standard Webhooks: `webhook-id` stays the same when a notice is sent once
more, and `webhook-signature` is made of it, of `webhook-timestamp` and of the body.
"""

import hmac
import json
import secrets
from base64 import b64decode, b64encode
from datetime import UTC, datetime
from typing import Final

from boneyard.games import game_name_of
from boneyard.server import wall_clock
from boneyard.server.matches.models import MyMatch
from boneyard.server.notifications.outgoing_http import OutgoingClient, PostResult
from boneyard.server.notifications.store import Notification

#: What stands before a secret, so that programs know what it is.
_SECRET_PREFIX: Final = "whsec_"


def new_webhook_secret() -> str:
    """A secret for a program."""
    return _SECRET_PREFIX + b64encode(secrets.token_bytes(24)).decode()


def sign_body(secret: str, id: str, timestamp: str, body: bytes) -> str:
    """The server's mark on what it posts."""
    key = b64decode(secret.removeprefix(_SECRET_PREFIX))
    mark = hmac.digest(key, f"{id}.{timestamp}.".encode() + body, "sha256")
    return f"v1,{b64encode(mark).decode()}"


class WebhookSender:
    """Posts to programs."""

    def __init__(self, client: OutgoingClient) -> None:
        """Take who calls."""
        self._client = client

    async def send(self, notification: Notification, found: MyMatch, waiting: int) -> PostResult:
        """Post a notice: what is so, and where, but nothing that is hidden."""
        way = notification.channel
        said = {
            "type": notification.kind,
            "timestamp": datetime.fromtimestamp(notification.at / 1000, UTC).isoformat(),
            "data": {
                "match": notification.match, "game": game_name_of(found.game),
                "link": f"{way.origin}/m/{notification.match}",
                "others": [name for kind, name, _ in found.others if kind != "open"],
                "waiting": waiting,
            },
        }  # fmt: skip
        body = json.dumps(said, ensure_ascii=False).encode()
        id, moment = (
            f"{way.id}-{notification.match}-{notification.kind}-{notification.at}",
            str(wall_clock.now_ms() // 1000),
        )
        headers = {
            "content-type": "application/json", "webhook-id": id, "webhook-timestamp": moment,
            "webhook-signature": sign_body(way.keys["secret"], id, moment, body),
        }  # fmt: skip
        return await self._client.post(way.address, body, headers)
