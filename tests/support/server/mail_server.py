"""An SMTP server that keeps what it receives."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

from aiosmtpd.smtp import SMTP, Envelope
from starlette.applications import Starlette

from boneyard.server.accounts.models import Account
from boneyard.server.app import create_site
from boneyard.server.http.session_cookie import hash_token
from support.server.serving import Client, services_of, settings, until


class MailServer:
    """Takes letters, or refuses them."""

    def __init__(self) -> None:
        self.got: list[EmailMessage] = []
        self.answer = "250 OK"
        self.port = 0

    async def handle_DATA(self, server: Any, session: Any, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        if self.answer.startswith("250"):
            self.got.append(message_from_bytes(envelope.content, policy=policy.default))
        return self.answer


def run(work: Callable[[MailServer, Starlette], Awaitable[None]], folder: Path) -> None:
    async def main() -> None:
        async with mail_server() as server:
            mail = f"smtp://127.0.0.1:{server.port}?from=house@boneyard.example"
            more = {"told_every": 3600.0, "linger": 0.0, "smtp": mail}
            app = create_site(settings(db=str(folder / "matches.db"), **more))
            async with app.router.lifespan_context(app):
                await work(server, app)

    asyncio.run(main())


@asynccontextmanager
async def mail_server() -> AsyncIterator[MailServer]:
    server = MailServer()
    loop = asyncio.get_running_loop()
    made = await loop.create_server(lambda: SMTP(server, loop=loop), "127.0.0.1", 0)
    server.port = made.sockets[0].getsockname()[1]
    async with made:
        yield server


async def look(app: Starlette) -> None:
    """Send what is due, and wait until it is sent."""
    await services_of(app).notification_sender.send_due()
    await until(lambda: not services_of(app).notification_sender.sending)


async def with_address(app: Starlette, client: Client, address: str) -> bytes:
    """Somebody has shown that an address is theirs."""
    owner = hash_token(client.token or "")
    await services_of(app).store.accounts.save_account(Account(id=owner, since=0, mail=address))
    return owner
