"""Programs that are told: a post to an address of theirs, signed with a secret that both know.

The headers are those of Standard Webhooks: `webhook-id` stays the same when a notice is sent once
more, and `webhook-signature` is made of it, of `webhook-timestamp` and of the body.
"""

import hmac
import json
import secrets
from base64 import b64decode, b64encode
from datetime import UTC, datetime
from typing import Final

from boneyard.games import called
from boneyard.server import wall_clock
from boneyard.server.matches.models import Found
from boneyard.server.notifications.outgoing_http import Answer, Caller
from boneyard.server.notifications.store import Notice

#: What stands before a secret, so that programs know what it is.
_MARK: Final = "whsec_"


def new_secret() -> str:
    """A secret for a program."""
    return _MARK + b64encode(secrets.token_bytes(24)).decode()


def signature(secret: str, id: str, moment: str, body: bytes) -> str:
    """The house's mark on what it posts."""
    key = b64decode(secret.removeprefix(_MARK))
    mark = hmac.digest(key, f"{id}.{moment}.".encode() + body, "sha256")
    return f"v1,{b64encode(mark).decode()}"


class Hook:
    """Posts to programs."""

    def __init__(self, caller: Caller) -> None:
        """Take who calls."""
        self._caller = caller

    async def send(self, notice: Notice, found: Found, waiting: int) -> Answer:
        """Post a notice: what is so, and where, but nothing that is hidden."""
        way = notice.way
        said = {
            "type": notice.kind,
            "timestamp": datetime.fromtimestamp(notice.at / 1000, UTC).isoformat(),
            "data": {
                "match": notice.match, "game": called(found.game),
                "link": f"{way.origin}/m/{notice.match}",
                "others": [name for kind, name, _ in found.others if kind != "open"],
                "waiting": waiting,
            },
        }  # fmt: skip
        body = json.dumps(said, ensure_ascii=False).encode()
        id, moment = (
            f"{way.id}-{notice.match}-{notice.kind}-{notice.at}",
            str(wall_clock.now() // 1000),
        )
        headers = {
            "content-type": "application/json", "webhook-id": id, "webhook-timestamp": moment,
            "webhook-signature": signature(way.keys["secret"], id, moment, body),
        }  # fmt: skip
        return await self._caller.post(way.address, body, headers)
