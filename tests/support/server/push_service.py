"""A stand-in push service, reached over HTTP, and browsers that read what it was given.

Two people play; whoever is gone from the table is gone at once, and is told at once.
"""

import asyncio
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import http_ece
from aiohttp import web
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from starlette.applications import Starlette

from boneyard.server.app import create_site
from boneyard.server.http.session_cookie import hash_token
from support.server.serving import Client, services_of, serving, settings, until

Json = dict[str, Any]


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def data(written: str) -> bytes:
    return urlsafe_b64decode(written + "==")


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    form = serialization.PublicFormat.UncompressedPoint
    return key.public_bytes(serialization.Encoding.X962, form)


class Browser:
    """A browser's half of a subscription."""

    def __init__(self, service: "PushService", name: str) -> None:
        self.key, self.auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
        self.service, self.endpoint = service, f"{service.address}/{name}"

    @property
    def subscription(self) -> Json:
        keys = {"p256dh": text(point(self.key.public_key())), "auth": text(self.auth)}
        return {"endpoint": self.endpoint, "keys": keys}

    @property
    def heard(self) -> list[Json]:
        """What was sent here, decrypted."""
        name = self.endpoint.rpartition("/")[2]
        return [self.read(body) for at, _, body in self.service.got if at == name]

    def read(self, body: bytes) -> Json:
        plain = http_ece.decrypt(
            body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"
        )
        found: Json = json.loads(plain)
        return found

    async def subscribe(self, client: Client, **more: Any) -> Json:
        found: Json = await client.post("/api/told/push", {**self.subscription, **more})
        return found


@dataclass
class PushService:
    """Takes pushes; answers with what it is told to, as soon as it may."""

    address: str = ""
    got: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)
    status: int = 201
    headers: dict[str, str] = field(default_factory=dict)
    may_answer: asyncio.Event = field(default_factory=asyncio.Event)
    first: int = 0
    """So many are answered at once, whether it may or not."""

    async def take(self, request: web.Request) -> web.Response:
        headers = {name.lower(): value for name, value in request.headers.items()}
        body = await request.read()
        self.got.append((request.match_info["name"], headers, body))
        if len(self.got) > self.first:
            await self.may_answer.wait()
        return web.Response(status=self.status, headers=self.headers)

    @property
    def place(self) -> str:
        return self.address.removeprefix("http://")


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()
    service.may_answer.set()
    app = web.Application()
    app.router.add_post("/{name}", service.take)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = runner.addresses[0][1]
    service.address = f"http://127.0.0.1:{port}"
    try:
        yield service
    finally:
        service.may_answer.set()
        await runner.cleanup()


def claims(authorization: str, key: str) -> Json:
    """What the house says of itself, if its mark is right (RFC 8292)."""
    token = authorization.removeprefix("vapid t=").partition(",")[0]
    assert authorization.endswith(f"k={key}")
    head, body, mark = token.split(".")
    signed = data(mark)
    pair = utils.encode_dss_signature(int.from_bytes(signed[:32]), int.from_bytes(signed[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data(key))
    public.verify(pair, f"{head}.{body}".encode(), ec.ECDSA(hashes.SHA256()))
    found: Json = json.loads(data(body))
    return found


#: Looks for what is to be told all the time; whoever is gone is gone at once.
PRESENTLY: dict[str, Any] = {"told_every": 0.005, "linger": 0.0}
NO_TICK_SECONDS: dict[str, Any] = {"told_every": 3600.0, "linger": 0.0}


@asynccontextmanager
async def house(
    service: PushService, folder: Path | None = None, **more: Any
) -> AsyncIterator[Starlette]:
    async with serving(folder, told_hosts=(service.place,), **{**PRESENTLY, **more}) as app:
        yield app


@asynccontextmanager
async def site_of(service: PushService, folder: Path) -> AsyncIterator[Starlette]:
    """The same with its pages."""
    more = {**PRESENTLY, "told_hosts": (service.place,), "db": str(folder / "matches.db")}
    app = create_site(settings(**more))
    async with app.router.lifespan_context(app):
        yield app


def run(work: Callable[[PushService], Awaitable[None]]) -> None:
    async def main() -> None:
        async with push_service() as service:
            await work(service)

    asyncio.run(main())


async def two(app: Starlette, **more: Any) -> tuple[Client, Client, str]:
    """Ada and Ben at a table, tiles dealt: who is to move comes first."""
    ada, ben = Client(app), Client(app)
    people = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
    look = await ada.start("block-draw", seats=people, **more)
    match: str = look["match"]
    await ben.post(f"/api/matches/{match}/seats/1", {"name": "Ben", "seed": "b"})
    await gone(app, match)
    live = await services_of(app).registry.get_match(match)
    return (ada, ben, match) if live.state.to_act == 0 else (ben, ada, match)


async def gone(app: Starlette, match: str) -> None:
    """Wait until nobody is at the table any more: whoever asks something is there for a moment."""
    live = await services_of(app).registry.get_match(match)
    await until(lambda: not live.room.presence.is_anyone_present)


async def move(app: Starlette, mover: Client, match: str) -> None:
    """Lay a tile."""
    live = await services_of(app).registry.get_match(match)
    seat = live.state.to_act
    assert seat is not None
    plays = [str(one) for one in live.views.legal_moves(seat)]
    await mover.post(f"/api/matches/{match}/moves", {"seat": seat, "move": plays[0]})


async def resign(app: Starlette, who: Client, match: str) -> None:
    guest = hash_token(str(who.token))
    (seat,) = (await services_of(app).registry.get_match(match)).seats_of(guest)
    await who.post(f"/api/matches/{match}/moves", {"seat": seat, "move": "resign"})


async def notices(app: Starlette) -> list[Any]:
    """All that is queued, whenever it is due."""
    return await services_of(app).store.notifications.list_due(2**62, 100)


async def quiet(app: Starlette) -> None:
    """Wait until nothing is queued and nothing on its way."""
    async with asyncio.timeout(60):
        while await notices(app) or services_of(app).notification_sender.sending:
            await asyncio.sleep(0.002)
