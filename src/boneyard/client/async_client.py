"""A client that lets others go on while it waits: the same, for asyncio."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from typing import TYPE_CHECKING, Final, Self, TypeVar

from boneyard.client import api_requests
from boneyard.client.api_requests import ApiRequest, ClientBase
from boneyard.client.errors import (
    ClientError,
    import_httpx,
    raise_if_handshake_refused,
    raise_if_refused,
)
from boneyard.client.links import Link, read_link
from boneyard.client.match import Backoff, FollowedMatch, News, choose_open_seat, parse_news
from boneyard.core.actions import Move
from boneyard.core.options import Value
from boneyard.extras import require_extra
from boneyard.schemas import matches as wire

if TYPE_CHECKING:
    import httpx

T = TypeVar("T")
#: Seconds that an answer may take.
TIMEOUT_SECONDS: Final = 30.0


class AsyncClient(ClientBase):
    """Asks one house; with a token it is somebody there, without one it watches."""

    def __init__(
        self, server_url: str, token: str = "", *, language: str = "en", **more: object
    ) -> None:
        """Name the house, `https://…`, and perhaps a token; `more` is for httpx."""
        super().__init__(server_url, token, language)
        self._http: httpx.AsyncClient = import_httpx().AsyncClient(
            base_url=self.server_url, timeout=TIMEOUT_SECONDS, **more
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Close what is open."""
        await self._http.aclose()

    async def ask(self, call: ApiRequest[T]) -> T:
        """Ask the house."""
        failures = import_httpx().HTTPError, import_httpx().InvalidURL
        try:
            answer = await self._http.request(
                call.method, call.path, content=call.content, params=dict(call.query),
                headers=self.headers,
            )  # fmt: skip
        except failures as error:
            raise ClientError("client-unreached", house=self.server_url, why=str(error)) from None
        return call.parse_response(answer.status_code, answer.content)

    async def sign_in(self) -> str:
        """Get a token of one's own, unless there is one; keep it, and tell nobody."""
        if not self.token:
            self.token = (await self.ask(api_requests.guest())).token
        return self.token

    async def games(self) -> wire.Games:
        """All games of the house."""
        return await self.ask(api_requests.games())

    async def start(self, game: str, **options: Value) -> "AsyncTable":
        """Start a match of one's own against the house's bots, and sit down in its first seat."""
        await self.sign_in()
        started = await self.ask(api_requests.start(wire.Start(game, options)))
        return await self._sit_down(started.look, 0)

    async def table(self, match: str, seat: int | None = None) -> "AsyncTable":
        """A match as its owner of a seat, or a watcher, may know it."""
        table = AsyncTable(self, await self.ask(api_requests.look(match, seat)), seat)
        await table.refresh()
        return table

    async def join(self, link: str | Link, name: str, seat: int | None = None) -> "AsyncTable":
        """Take an open seat of a match; or go on in one's own, if one sits there already."""
        at = read_link(link) if isinstance(link, str) else link
        await self.sign_in()
        look = await self.ask(api_requests.look(at.match, None))
        if look.yours and seat in (None, *look.yours):
            return await self._sit_down(look, look.yours[0] if seat is None else seat)
        free = choose_open_seat(look, seat)
        return await self._sit_down(
            await self.ask(api_requests.join(at.match, free, name, secrets.token_hex(16))), free
        )

    async def _sit_down(self, look: wire.Look, seat: int) -> "AsyncTable":
        """Sit down: add a seed of one's own to the shuffle, and make forced steps oneself.

        Else the house would make those, and a program's own would come too late.
        """
        if not look.seats[seat].by_hand:
            await self.ask(api_requests.by_hand(look.match, seat))
        if seat in look.seal.awaited:
            await self.ask(api_requests.add_seed(look.match, seat, secrets.token_hex(16)))
        return await self.table(look.match, seat)


class AsyncTable(FollowedMatch):
    """A match at a house."""

    def __init__(self, client: AsyncClient, look: wire.Look, seat: int | None) -> None:
        super().__init__(client.server_url, look, seat)
        self.client = client

    async def refresh(self) -> None:
        """Hear all that has happened since the last time."""
        more = True
        while more:
            told = await self.client.ask(api_requests.events(self.match, self.number, self.seat))
            self.apply_entries(told.entries)
            more = told.more

    async def act(self, move: Move | str, say: Sequence[str] = ()) -> int:
        """Make a move or a call, perhaps saying words along with it; give the entry's number."""
        return (
            await self.client.ask(api_requests.move(self.match, self.move_request(move, say)))
        ).number

    async def press_on(self) -> None:
        """On to the next round."""
        await self.client.ask(api_requests.press_on(self.match))

    async def undo(self) -> None:
        """Take the last move of a game for one back."""
        await self.client.ask(api_requests.undo(self.match))

    async def hints(self) -> wire.Hints:
        """What one's moves are worth, where no other person plays."""
        assert self.seat is not None, "only who sits is given a hint"
        return await self.client.ask(api_requests.hints(self.match, self.seat))

    async def record(self) -> wire.RecordOut:
        """The match as a record: what one may know of it."""
        return await self.client.ask(api_requests.record(self.match))

    async def follow_live(self, backoff: Backoff | None = None) -> AsyncIterator[News]:
        """All that happens, as it happens; what broke is connected again, until the match ends.

        The position has followed before each of them is given.
        """
        with require_extra(ClientError):
            from websockets.asyncio.client import connect
            from websockets.exceptions import ConnectionClosed, WebSocketException

        waits = backoff or Backoff()
        while not self.view.over:
            try:
                async with connect(
                    self.live_url(), additional_headers=self.client.headers
                ) as socket:
                    async for text in socket:
                        news = parse_news(text)
                        waits.reset()
                        self.apply_news(news)
                        yield news
                        if self.view.over:
                            return
            except ConnectionClosed as closed:
                raise_if_refused(closed.rcvd)
            except OSError:
                pass
            except WebSocketException as error:
                raise_if_handshake_refused(error)
            await asyncio.sleep(waits.next_delay())
