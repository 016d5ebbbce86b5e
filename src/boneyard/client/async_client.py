"""Asyncio client: the same as `client.py`, without blocking."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from typing import TYPE_CHECKING, Final, Self, TypeVar

from boneyard.client import api_requests
from boneyard.client.api_requests import ApiRequest, ClientBase
from boneyard.client.errors import (
    HTTP_CONFLICT,
    ClientError,
    Refused,
    import_httpx,
    raise_if_handshake_refused,
    raise_if_refused,
)
from boneyard.client.followed_match import (
    ME,
    FollowedMatch,
    News,
    choose_open_seat,
    count_open_seats,
    parse_news,
    seat_requests,
)
from boneyard.client.links import Link, read_link
from boneyard.client.reconnect import Backoff, retry_delay
from boneyard.core.actions import Move
from boneyard.core.options import Value
from boneyard.extras import require_extra
from boneyard.records import Record, parse_record
from boneyard.schemas import matches as wire

if TYPE_CHECKING:
    import httpx

T = TypeVar("T")
#: Timeout of a response in seconds.
TIMEOUT_SECONDS: Final = 30.0


class AsyncClient(ClientBase):
    """Talks to one server; without a token it is a spectator."""

    def __init__(
        self, server_url: str, token: str = "", *, language: str = "en", **more: object
    ) -> None:
        """Set the server, `https://…`, and optionally a token; `more` is passed to httpx."""
        super().__init__(server_url, token, language)
        self._http: httpx.AsyncClient = import_httpx().AsyncClient(
            base_url=self.server_url, timeout=TIMEOUT_SECONDS, **more
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Close the connections."""
        await self._http.aclose()

    async def ask(self, call: ApiRequest[T]) -> T:
        """Send a request; if it comes too soon, wait as long as the server says, and try again."""
        failures = import_httpx().HTTPError, import_httpx().InvalidURL
        waited = 0.0
        while True:
            try:
                answer = await self._http.request(
                    call.method, call.path, content=call.content, params=dict(call.query),
                    headers=self.headers,
                )  # fmt: skip
            except failures as error:
                why = str(error) or type(error).__name__
                raise ClientError("client-unreached", house=self.server_url, why=why) from None
            delay = retry_delay(answer.status_code, answer.headers)
            if delay is None or waited + delay > self.patience_seconds:
                return call.parse_response(answer.status_code, answer.content)
            await asyncio.sleep(delay)
            waited += delay

    async def sign_in(self) -> str:
        """Get a token, unless there is one; store it, and keep it private."""
        if not self.token:
            self.token = (await self.ask(api_requests.guest())).token
        return self.token

    async def games(self) -> wire.Games:
        """List the games of the server."""
        return await self.ask(api_requests.games())

    async def start(self, game: str, **options: Value) -> "AsyncTable":
        """Start a match against the server's bots, in the first seat."""
        await self.sign_in()
        started = await self.ask(api_requests.start(wire.Start(game, options)))
        return await self._sit_down(started.look, 0)

    async def create_match(
        self,
        game: str,
        seats: Sequence[str] = ("me",),
        *,
        name: str = "",
        clock: str = "",
        **options: Value,
    ) -> "AsyncTable":
        """Create a match with these seats, and take the one called `me`.

        `seats`: `me`, `open` for who has the `invite_link`, or the name of a bot such as `expert`.
        `name` is what you are called; `options` are those of the game.
        """
        await self.sign_in()
        wanted = seat_requests(seats, name)
        if len(wanted) > 1:
            options.setdefault("players", len(wanted))
        request = wire.Start(game, options, wanted, name=name, clock=clock)
        started = await self.ask(api_requests.start(request))
        if ME not in seats:
            return await self.table(started.match)
        return await self._sit_down(started.look, list(seats).index(ME))

    async def table(self, match: str, seat: int | None = None) -> "AsyncTable":
        """Return a match as visible from a seat, or to spectators."""
        table = AsyncTable(self, await self.ask(api_requests.look(match, seat)), seat)
        await table.refresh()
        return table

    async def join(self, link: str | Link, name: str, seat: int | None = None) -> "AsyncTable":
        """Take an open seat of a match; or continue in the own one.

        If another player is faster, the next open seat is taken; ClientError if there is none.
        """
        at = read_link(link) if isinstance(link, str) else link
        await self.sign_in()
        look = await self.ask(api_requests.look(at.match, None))
        if look.yours and seat in (None, *look.yours):
            return await self._sit_down(look, look.yours[0] if seat is None else seat)
        while True:
            free = choose_open_seat(look, seat)
            try:
                joined = await self.ask(
                    api_requests.join(at.match, free, name, secrets.token_hex(16))
                )
            except Refused as refused:
                if refused.status != HTTP_CONFLICT:
                    raise
                before, look = look, await self.ask(api_requests.look(at.match, None))
                if count_open_seats(look) >= count_open_seats(before):  # refused for another reason
                    raise
            else:
                return await self._sit_down(joined, free)

    async def _sit_down(self, look: wire.Look, seat: int) -> "AsyncTable":
        """Take a seat: add a seed to the shuffle, and make forced moves oneself.

        Otherwise the server would make those, and a program's own would come too late.
        """
        if not look.seats[seat].by_hand:
            await self.ask(api_requests.by_hand(look.match, seat))
        if seat in look.seal.awaited:
            await self.ask(api_requests.add_seed(look.match, seat, secrets.token_hex(16)))
        return await self.table(look.match, seat)


class AsyncTable(FollowedMatch):
    """A match on a server."""

    def __init__(self, client: AsyncClient, look: wire.Look, seat: int | None) -> None:
        super().__init__(client.server_url, look, seat)
        self.client = client

    async def refresh(self) -> None:
        """Fetch all that has happened since the last time."""
        more = True
        while more:
            news = await self.client.ask(api_requests.events(self.match, self.number, self.seat))
            self.apply_entries(news.entries)
            more = news.more

    async def act(self, move: Move | str, say: Sequence[str] = ()) -> int:
        """Make a move or a call, optionally with calls along with it; return the entry's number."""
        request = self.move_request(move, say)
        done = await self.client.ask(api_requests.move(self.match, request))
        self._acted_after = self.number if request.after is None else request.after
        return done.number

    async def press_on(self) -> None:
        """Continue to the next round; `follow_live` does it by itself."""
        await self.client.ask(api_requests.press_on(self.match))

    async def _continue(self, waits: Backoff) -> None:
        """Continue to the next round; another player may be faster, or the server busy."""
        while True:
            try:
                await self.press_on()
            except Refused as refused:
                if refused.status == HTTP_CONFLICT:
                    return
                if not refused.is_temporary:
                    raise
                await asyncio.sleep(waits.next_delay())
            else:
                return

    async def undo(self) -> None:
        """Take back the last move of a solitaire."""
        await self.client.ask(api_requests.undo(self.match))

    async def hints(self) -> wire.Hints:
        """Return the values of the own moves, where no other person plays."""
        if self.seat is None:
            raise ClientError("client-spectator")
        return await self.client.ask(api_requests.hints(self.match, self.seat))

    async def record(self) -> wire.RecordOut:
        """Return the record, redacted for the seat."""
        return await self.client.ask(api_requests.record(self.match))

    async def finished_record(self) -> Record:
        """Return the record of the finished match: for `Match.from_record`, `save`, an analysis."""
        whole = await self.client.ask(api_requests.whole_record(self.match))
        return parse_record(whole)

    async def follow_live(self, backoff: Backoff | None = None) -> AsyncIterator[News]:
        """Yield all events live; reconnects until the match ends.

        The position is updated before each of them is yielded. The next round is asked for when
        one is over, unless `continues` is set to False.
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
                        if self.needs_next_round():
                            await self._continue(waits)
            except ConnectionClosed as closed:
                raise_if_refused(closed.rcvd)
            except OSError:
                pass
            except WebSocketException as error:
                raise_if_handshake_refused(error)
            await asyncio.sleep(waits.next_delay())
