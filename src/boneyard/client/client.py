"""Synchronous client, made from `async_client.py` by packaging/make_sync_client.py."""

import secrets
import time
from collections.abc import Iterator, Sequence
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


class Client(ClientBase):
    """Talks to one server; without a token it is a spectator."""

    def __init__(
        self, server_url: str, token: str = "", *, language: str = "en", **more: object
    ) -> None:
        """Set the server, `https://…`, and optionally a token; `more` is passed to httpx."""
        super().__init__(server_url, token, language)
        self._http: httpx.Client = import_httpx().Client(
            base_url=self.server_url, timeout=TIMEOUT_SECONDS, **more
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the connections."""
        self._http.close()

    def ask(self, call: ApiRequest[T]) -> T:
        """Send a request; if it comes too soon, wait as long as the server says, and try again."""
        failures = import_httpx().HTTPError, import_httpx().InvalidURL
        waited = 0.0
        while True:
            try:
                answer = self._http.request(
                    call.method, call.path, content=call.content, params=dict(call.query),
                    headers=self.headers,
                )  # fmt: skip
            except failures as error:
                why = str(error) or type(error).__name__
                raise ClientError("client-unreached", house=self.server_url, why=why) from None
            delay = retry_delay(answer.status_code, answer.headers)
            if delay is None or waited + delay > self.patience_seconds:
                return call.parse_response(answer.status_code, answer.content)
            time.sleep(delay)
            waited += delay

    def sign_in(self) -> str:
        """Get a token, unless there is one; store it, and keep it private."""
        if not self.token:
            self.token = self.ask(api_requests.guest()).token
        return self.token

    def games(self) -> wire.Games:
        """List the games of the server."""
        return self.ask(api_requests.games())

    def start(self, game: str, **options: Value) -> "Table":
        """Start a match against the server's bots, in the first seat."""
        self.sign_in()
        started = self.ask(api_requests.start(wire.Start(game, options)))
        return self._sit_down(started.look, 0)

    def create_match(
        self,
        game: str,
        seats: Sequence[str] = ("me",),
        *,
        name: str = "",
        clock: str = "",
        **options: Value,
    ) -> "Table":
        """Create a match with these seats, and take the one called `me`.

        `seats`: `me`, `open` for who has the `invite_link`, or the name of a bot such as `expert`.
        `name` is what you are called; `options` are those of the game.
        """
        self.sign_in()
        wanted = seat_requests(seats, name)
        if len(wanted) > 1:
            options.setdefault("players", len(wanted))
        request = wire.Start(game, options, wanted, name=name, clock=clock)
        started = self.ask(api_requests.start(request))
        if ME not in seats:
            return self.table(started.match)
        return self._sit_down(started.look, list(seats).index(ME))

    def table(self, match: str, seat: int | None = None) -> "Table":
        """Return a match as visible from a seat, or to spectators."""
        table = Table(self, self.ask(api_requests.look(match, seat)), seat)
        table.refresh()
        return table

    def join(self, link: str | Link, name: str, seat: int | None = None) -> "Table":
        """Take an open seat of a match; or continue in the own one.

        If another player is faster, the next open seat is taken; ClientError if there is none.
        """
        at = read_link(link) if isinstance(link, str) else link
        self.sign_in()
        look = self.ask(api_requests.look(at.match, None))
        if look.yours and seat in (None, *look.yours):
            return self._sit_down(look, look.yours[0] if seat is None else seat)
        while True:
            free = choose_open_seat(look, seat)
            try:
                joined = self.ask(api_requests.join(at.match, free, name, secrets.token_hex(16)))
            except Refused as refused:
                if refused.status != HTTP_CONFLICT:
                    raise
                before, look = look, self.ask(api_requests.look(at.match, None))
                if count_open_seats(look) >= count_open_seats(before):  # refused for another reason
                    raise
            else:
                return self._sit_down(joined, free)

    def _sit_down(self, look: wire.Look, seat: int) -> "Table":
        """Take a seat: add a seed to the shuffle, and make forced moves oneself.

        Otherwise the server would make those, and a program's own would come too late.
        """
        if not look.seats[seat].by_hand:
            self.ask(api_requests.by_hand(look.match, seat))
        if seat in look.seal.awaited:
            self.ask(api_requests.add_seed(look.match, seat, secrets.token_hex(16)))
        return self.table(look.match, seat)


class Table(FollowedMatch):
    """A match on a server."""

    def __init__(self, client: Client, look: wire.Look, seat: int | None) -> None:
        super().__init__(client.server_url, look, seat)
        self.client = client

    def refresh(self) -> None:
        """Fetch all that has happened since the last time."""
        more = True
        while more:
            news = self.client.ask(api_requests.events(self.match, self.number, self.seat))
            self.apply_entries(news.entries)
            more = news.more

    def act(self, move: Move | str, say: Sequence[str] = ()) -> int:
        """Make a move or a call, optionally with calls along with it; return the entry's number."""
        request = self.move_request(move, say)
        done = self.client.ask(api_requests.move(self.match, request))
        self._acted_after = self.number if request.after is None else request.after
        return done.number

    def press_on(self) -> None:
        """Continue to the next round; `follow_live` does it by itself."""
        self.client.ask(api_requests.press_on(self.match))

    def _continue(self, waits: Backoff) -> None:
        """Continue to the next round; another player may be faster, or the server busy."""
        while True:
            try:
                self.press_on()
            except Refused as refused:
                if refused.status == HTTP_CONFLICT:
                    return
                if not refused.is_temporary:
                    raise
                time.sleep(waits.next_delay())
            else:
                return

    def undo(self) -> None:
        """Take back the last move of a solitaire."""
        self.client.ask(api_requests.undo(self.match))

    def hints(self) -> wire.Hints:
        """Return the values of the own moves, where no other person plays."""
        if self.seat is None:
            raise ClientError("client-spectator")
        return self.client.ask(api_requests.hints(self.match, self.seat))

    def record(self) -> wire.RecordOut:
        """Return the record, redacted for the seat."""
        return self.client.ask(api_requests.record(self.match))

    def finished_record(self) -> Record:
        """Return the record of the finished match: for `Match.from_record`, `save`, an analysis."""
        whole = self.client.ask(api_requests.whole_record(self.match))
        return parse_record(whole)

    def follow_live(self, backoff: Backoff | None = None) -> Iterator[News]:
        """Yield all events live; reconnects until the match ends.

        The position is updated before each of them is yielded. The next round is asked for when
        one is over, unless `continues` is set to False.
        """
        with require_extra(ClientError):
            from websockets.exceptions import ConnectionClosed, WebSocketException
            from websockets.sync.client import connect

        waits = backoff or Backoff()
        while not self.view.over:
            try:
                with connect(self.live_url(), additional_headers=self.client.headers) as socket:
                    for text in socket:
                        news = parse_news(text)
                        waits.reset()
                        self.apply_news(news)
                        yield news
                        if self.view.over:
                            return
                        if self.needs_next_round():
                            self._continue(waits)
            except ConnectionClosed as closed:
                raise_if_refused(closed.rcvd)
            except OSError:
                pass
            except WebSocketException as error:
                raise_if_handshake_refused(error)
            time.sleep(waits.next_delay())
