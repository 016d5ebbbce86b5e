"""Followed match: the position folded from the server's events.

No I/O here. A position is folded as on the server, so it works wherever a view does: bots, hints,
pictures, programs.
"""

from collections.abc import Iterable, Sequence
from typing import Final
from urllib.parse import urlencode

import msgspec
from msgspec import UNSET, Struct, UnsetType

from boneyard.client.errors import ClientError
from boneyard.client.links import Link
from boneyard.core.actions import Call, Catch, Move
from boneyard.core.codec import make_decoder
from boneyard.core.options import OptionError
from boneyard.core.position import Position, evolve
from boneyard.core.strict_json import JsonObject
from boneyard.engine.kinds import AnyRules
from boneyard.engine.legal import legal
from boneyard.games import get_game
from boneyard.schemas import matches as wire
from boneyard.schemas.log_entries import REDO, UNDO, Told, parse_takeback


class News(Struct, kw_only=True):
    """A message of the live connection."""

    number: int = 0
    """The last entry of the match."""
    entries: list[Told] = []
    """What has happened since the message before."""
    seats: list[wire.Seat] | UnsetType = UNSET
    """The seats, if something about them has changed."""
    next: str | UnsetType | None = UNSET
    """The rematch, once there is one."""
    watching: int = 0
    """The number of spectators."""
    id: int | UnsetType = UNSET
    """The number of the request that this message answers."""
    error: str = ""
    """Why a request was refused."""


_news_decoder: Final = make_decoder(News)


def parse_news(text: str | bytes) -> News:
    """Parse a message of the live connection."""
    try:
        return _news_decoder.decode(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise ClientError("client-unread", why=str(error)) from None


class FollowedMatch:
    """A match as visible from a seat, or to spectators."""

    def __init__(self, server_url: str, look: wire.Look, seat: int | None) -> None:
        self.server_url, self.match, self.seat = server_url, look.match, seat
        try:
            game = get_game(look.rules if look.rules is not None else look.game)
            self.rules: AnyRules = game.rules(**look.options)
        except OptionError as error:
            raise ClientError("client-other-rules", game=look.title, why=error.message) from None
        self.seats = look.seats
        self.next = look.next
        self.continues = True
        """Whether the next round is asked for when one is over."""
        self._asked_after = 0
        self._acted_after = -1
        self.number = 0
        """The last entry that was told."""
        self.log: list[Told] = []
        """What counts of all that was told: without what was taken back."""
        self._undone: list[Told] = []
        self._start: Position = self.rules.new_match()
        self.view: Position = self._start
        """The position, as one may know it."""

    @property
    def invite_link(self) -> str:
        """The link by which others take open seats and spectators watch."""
        return str(Link(self.server_url, self.match))

    def needs_next_round(self) -> bool:
        """Return whether the next round is to be asked for: once after each that is over."""
        view = self.view
        over = bool(view.round) and not view.playing and not view.over
        asked = view.round <= self._asked_after
        if not over or asked or not self.continues or self.seat is None:
            return False
        self._asked_after = view.round
        return True

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return [seat.name for seat in self.seats]

    @property
    def my_turn(self) -> bool:
        """Whether the own seat is to act; not while its move is under way."""
        under_way = self.number <= self._acted_after
        return self.seat is not None and self.view.to_act == self.seat and not under_way

    @property
    def moves(self) -> list[Move]:
        """The own legal moves, without calls: those exist whether they help or not."""
        if self.seat is None:
            return []
        return [one for one in legal(self.view, self.seat) if not isinstance(one, Call | Catch)]

    def apply_news(self, news: News) -> None:
        """Apply a message."""
        if news.seats is not UNSET:
            self.seats = news.seats
        if news.next is not UNSET:
            self.next = news.next
        self.apply_entries(news.entries)

    def apply_entries(self, entries: Iterable[Told]) -> None:
        """Apply entries; those applied before are skipped."""
        for entry in entries:
            if entry.number > self.number:
                self.number = entry.number
                self._apply_entry(entry)

    def _apply_entry(self, entry: Told) -> None:
        to = parse_takeback(entry.act)
        if to is not None:
            self._rebuild_view(one for one in self.log if one.number <= to)
        elif entry.act == UNDO:
            self._undone.append(self.log[-1])
            self._rebuild_view(self.log[:-1])
        elif entry.act == REDO:
            self._rebuild_view([*self.log, self._undone.pop()])
        else:
            if self.rules.alone:
                self._undone.clear()
            self.log.append(entry)
            for event in entry.events:
                self.view = evolve(self.view, event)

    def _rebuild_view(self, log: Iterable[Told]) -> None:
        self.log, self.view = list(log), self._start
        for entry in self.log:
            for event in entry.events:
                self.view = evolve(self.view, event)

    def move_request(self, move: Move | str, say: Sequence[str]) -> wire.MoveRequest:
        """Build the request of a move: refused, should others have moved meanwhile."""
        if self.seat is None:
            raise ClientError("client-spectator")
        return wire.MoveRequest(str(move), self.number, list(say), seat=self.seat)

    def live_url(self) -> str:
        """The URL of the live connection, which continues after the last entry."""
        query: JsonObject = {"since": self.number}
        if self.seat is not None:
            query["seat"] = self.seat
        scheme, _, rest = self.server_url.partition("://")
        socket = "wss" if scheme.lower() == "https" else "ws"
        return f"{socket}://{rest}/api/matches/{self.match}/live?{urlencode(query)}"


#: The seat that a client takes itself, and one for others.
ME, OPEN = "me", "open"


def seat_requests(seats: Sequence[str], name: str) -> list[wire.Seating]:
    """Build the seats of a new match: me, open, or bots by their names."""
    if isinstance(seats, str) or list(seats).count(ME) > 1:
        raise ClientError("client-seats")
    kinds = {ME: wire.Seating("person", name), OPEN: wire.Seating("open")}
    return [kinds.get(seat) or wire.Seating("bot", bot=seat) for seat in seats]


def count_open_seats(look: wire.Look) -> int:
    """Count the seats that a player may take."""
    return sum(one.kind == "open" for one in look.seats)


def choose_open_seat(look: wire.Look, wanted: int | None) -> int:
    """Return the seat to take: the requested one, or the first open one."""
    free = [one.seat for one in look.seats if one.kind == "open"]
    if wanted is not None and wanted in free:
        return wanted
    if not free:
        raise ClientError("client-no-seat")
    if wanted is not None:
        raise ClientError("client-seat-taken")
    return free[0]
