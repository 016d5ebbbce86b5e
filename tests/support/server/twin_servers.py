"""Two houses with the same visible history, in which other tiles are hidden.

Whoever asks anything of both must get the same bytes: an answer that differs tells something of
what is hidden. `twins` makes them for one pair of eyes, `Twins.ask` compares.
"""

import contextlib
import json
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from datetime import date
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

import httpx
import pytest
from starlette.applications import Starlette

from boneyard.core.actions import Call, Catch, Move
from boneyard.core.options import FlagOption
from boneyard.core.redaction import redact
from boneyard.core.tiles import TileError, tile
from boneyard.engine import IllegalMove
from boneyard.engine.kinds import AnyRules
from boneyard.engine.legal import legal
from boneyard.games import GAMES
from boneyard.schemas.log_entries import DEAL
from boneyard.server.app import create_site
from boneyard.server.errors import PoolError
from boneyard.server.http.session_cookie import hash_token
from boneyard.server.matches.autoplay import AutoPlayer
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.match_log import to_row
from boneyard.server.matches.models import (
    LoadedMatch,
    MatchSearch,
    MyMatch,
    StoredEntry,
    StoredMatch,
    StoredSeat,
)
from boneyard.server.pages.home_store import HomeData
from boneyard.server.puzzles.streaks import Streak
from boneyard.server.stores import Store
from boneyard.server.thinking.pool import WorkerPool
from boneyard.server.thinking.worker import frame_message
from support.random_matches import setup
from support.seat_knowledge import tiles_in
from support.server.serving import HOST, Client, Socket, services_of, settings

MATCH = "0123456789abcdefghijkl"
SECRET = bytes(32)
#: Nothing happens by itself in these houses; what a request brings about is compared.
TOKENS = [f"{seat}" * 43 for seat in range(10)]
STRANGER = "x" * 43


class Still:
    """A store that always holds the same match: whatever is written is forgotten."""

    def __init__(self, kept: LoadedMatch) -> None:
        self.kept = kept
        self.database, self.home = _NoDatabase(), _Home(self)

    async def load(self, match: str) -> LoadedMatch | None:
        return self.kept if match == self.kept.match.id else None

    async def list_matches(self, owner: bytes, most: int) -> list[StoredMatch]:
        return [self.kept.match] if any(s.owner == owner for s in self.kept.seats) else []

    async def load_entries(self, match: str, since: int) -> list[StoredEntry]:
        return [entry for entry in self.kept.log if entry.number > since]

    async def is_known_owner(self, owner: bytes) -> bool:
        return any(s.owner == owner for s in self.kept.seats)

    async def get_guest_key(self) -> bytes:
        return SECRET

    async def _nothing(self, *_: object, **__: object) -> list[Any]:
        return []

    @property
    def accounts(self) -> Any:
        """Nobody is kept here."""
        return _Nobody()

    @property
    def notifications(self) -> Any:
        """Nobody wants to be told anything."""
        return _Silent()

    @property
    def blocklist(self) -> Any:
        """Nobody is kept out."""
        return _Silent()

    @property
    def own_rules(self) -> Any:
        """Nobody has kept rules of their own."""
        return _Silent()

    @property
    def puzzles(self) -> Any:
        """Nobody has answered anything."""
        return _Unschooled()

    @property
    def habits(self) -> Any:
        """Nobody has been analysed."""
        return _Silent()

    @property
    def results(self) -> Any:
        """Nothing is part of anything."""
        return _Silent()

    @property
    def ratings(self) -> Any:
        """Nobody is rated here."""
        return _Unrated()

    @property
    def duplicates(self) -> Any:
        """There are no duplicate sets."""
        return _Silent()

    @property
    def friends(self) -> Any:
        """Players have blocked and challenged no one."""
        return _Silent()

    @property
    def tournaments(self) -> Any:
        """Nobody plays a tournament."""
        return _Silent()

    @property
    def clocks(self) -> Any:
        """No time runs here."""
        return _Silent()

    @property
    def premoves(self) -> Any:
        """Nobody has left moves for later."""
        return _Silent()

    @property
    def membership(self) -> None:
        """No other process has this database."""
        return None

    @property
    def lobby(self) -> Any:
        """Nobody waits here."""
        return _NoTables()

    @property
    def state(self) -> Any:
        """Nothing is kept for the server itself."""
        return _Stateless()

    create = append = update_seat = list_unattended = list_deals = close = _nothing
    list_results = set_par = _nothing

    async def find_best_left(self, owner: bytes, game: str, limit: int) -> int | None:
        """No game was played before."""
        return None

    async def search_matches(
        self, owner: bytes, search: MatchSearch, skip: int, most: int
    ) -> list[MyMatch]:
        kept = self.kept
        if search.stage != "yours" or not any(s.owner == owner for s in kept.seats):
            return []
        others = tuple((s.kind, s.name, s.bot) for s in kept.seats if s.owner != owner)
        return [
            MyMatch(
                match=kept.match.id, game=kept.match.game, stage="yours", at=1, won=None,
                score=None, against=None, mode="link", created=1, daily=None, others=others,
            )
        ]  # fmt: skip

    async def count_matches_by_stage(self, owner: bytes, most: int) -> dict[str, int]:
        return {}


class _Unrated:
    """Nobody is rated, and nobody minds being shown."""

    async def count_results_until(self, at: int, match: str) -> tuple[int, int]:
        return 0, 0

    async def is_unlisted(self, person: bytes) -> bool:
        return False


class _Silent:
    """Nobody wants to be told anything, and nothing is ever due."""

    vapid = SECRET

    def __getattr__(self, name: str) -> Any:
        async def nothing(*_: object, **__: object) -> Any:
            return None if name.startswith(("find_", "save", "leave")) else []

        return nothing


class _NoDatabase(_Silent):
    """Nothing is ever committed, here or by another process."""

    group_commit = SimpleNamespace(last_written=0.0, commits=0, wall_seconds=0.0)

    async def clock(self) -> int | None:
        return None


class _Home:
    """The home page shows the one match to those who sit there."""

    def __init__(self, store: "Still") -> None:
        self.store = store

    async def load(self, guest: bytes | None, daily_game: str, today: date) -> HomeData:
        search = MatchSearch("yours")
        mine = await self.store.search_matches(guest, search, 0, 9) if guest else []
        return HomeData(0, continued=mine)


class _Stateless(_Silent):
    """No numbers are kept."""

    async def all(self) -> dict[str, int]:
        return {}


class _Unschooled(_Silent):
    """Nobody has answered anything yet."""

    async def list_answers(self, person: bytes) -> dict[str, Any]:
        return {}

    async def load_streak(self, person: bytes) -> Streak:
        return Streak()


class _Nobody(_Silent):
    """Nobody is kept."""

    async def has_sign_in(self, person: bytes, besides: bytes | None) -> bool:
        return False


class _NoTables:
    """Nobody waits anywhere."""

    async def count(self) -> int:
        return 0

    async def count_for_limits(self, host: bytes, place: bytes) -> tuple[int, int, int]:
        return 0, 0, 0

    async def list_blocked(self, guest: bytes) -> frozenset[bytes]:
        return frozenset()

    async def list_all(self, *_: object) -> list[Any]:
        return []

    list_tables = list_alike = save = remove = extend = remove_expired = list_all


class World(NamedTuple):
    """A match under way, as it is kept, with the eyes that look at it."""

    kept: LoadedMatch
    rules: AnyRules
    eyes: int | None
    next: tuple[int, Move]
    """What whoever is to act does next: the same in both houses."""
    other: tuple[LoadedMatch, int] | None = (
        None  # the other house's match, and how many tiles it hides
    )


def _options(name: str, dice: random.Random) -> AnyRules:
    """Rules with everything switched on that must be noticed."""
    game = GAMES[name]
    flags = {o.name: True for o in game.all_options if isinstance(o, FlagOption)}
    flags |= {"teams": False} if "teams" in flags else {}
    return setup(game, dice, {**flags, "players": max(game.players)})


def under_way(name: str, dice: random.Random, way: str, eyes: int | None) -> World:
    """A match in the middle of a round, of people elsewhere, at one screen, or with bots."""
    rules = _options(name, dice)
    match = StoredMatch(
        id=MATCH, game=name, options=dict(rules.options), mode=way, secret=SECRET, name=MATCH,
        host=hash_token(TOKENS[0]), created=1_000_000,
    )  # fmt: skip
    seats = tuple(_seat(at, way, eyes or 0) for at in range(rules.players))
    live = LiveMatch(LoadedMatch(match, seats, (), None))
    _play_on(live, dice, dice.randrange(2, 14))
    log = tuple(to_row(entry) for entry in live.log.entries)
    assert live.state.to_act is not None
    return World(
        LoadedMatch(match, seats, log, None),
        rules,
        eyes,
        (live.state.to_act, _any_move(live, dice)),
    )


def _seat(at: int, way: str, me: int) -> StoredSeat:
    if way == "bots" and at != me:
        return StoredSeat(kind="bot", name=f"B{at}", bot="heavy")
    if way == "absent" and at != me:  # bots stand in for players who may return
        return StoredSeat(kind="bot", name=f"P{at}", bot="heavy", owner=hash_token(TOKENS[at]))
    owner = hash_token(TOKENS[0 if way == "screen" else at])
    return StoredSeat(kind="person", name=f"P{at}", owner=owner)


def _play_on(live: LiveMatch, dice: random.Random, steps: int) -> None:
    """Play at random; stop in the middle of a round, where something is hidden."""
    for at in range(1000):
        if not live.state.playing:
            assert not live.state.over
            live.apply(live.prepare_deal())
            continue
        if at >= steps and live.number > live.log.round_began + 1:
            return
        assert live.state.to_act is not None
        step = live.prepare_move(live.state.to_act, _any_move(live, dice))
        if step.positions[-1].playing or not step.positions[-1].over:
            live.apply(step)
        if at >= steps and not live.state.playing:
            live.apply(live.prepare_deal())
            return


def _any_move(live: LiveMatch, dice: random.Random) -> Move:
    moves = [m for m in legal(live.state, live.state.to_act) if not isinstance(m, Call | Catch)]
    return dice.choice(moves)


def hidden_from(world: World, eyes: tuple[int | None, ...]) -> tuple[int, set[str]]:
    """Where the round begins in the log, and its tiles that none of these eyes has ever seen."""
    live = LiveMatch(world.kept)
    began = live.log.round_began - 1
    # What is shown by the next move lies where it lay.
    entries = [*live.log.entries[began:], *live.prepare_move(*world.next).entries]
    events = [event for entry in entries for event in entry.events]
    seen = tiles_in(tuple(redact(event, eye) for event in events for eye in eyes))
    return began, {one.text for one in tiles_in(tuple(events)) - seen}


def mixed(world: World, dice: random.Random) -> tuple[LoadedMatch, int]:
    """The same match with its hidden tiles in other places; and how many tiles that are."""
    owned = tuple(
        at for at, one in enumerate(world.kept.seats)
        if world.eyes is not None and one.owner == world.kept.seats[world.eyes].owner
    )  # fmt: skip
    began, hidden = hidden_from(world, owned or (None,))
    names = sorted(hidden)
    for _ in range(1000):
        others = names[:]
        dice.shuffle(others)
        swap = dict(zip(names, others, strict=True))
        log = [_mixed_entry(one, swap) if at >= began else one
               for at, one in enumerate(world.kept.log)]  # fmt: skip
        kept = LoadedMatch(world.kept.match, world.kept.seats, tuple(log), None)
        # A draw tells that nothing fits: it must be what the same player does there too.
        with contextlib.suppress(IllegalMove):
            LiveMatch(kept).prepare_move(*world.next)
            return kept, len(names)
    raise AssertionError("no other deal fits what happens next")


def _mixed_entry(entry: StoredEntry, swap: dict[str, str]) -> StoredEntry:
    events = json.dumps(_swapped(json.loads(entry.events), swap), separators=(",", ":"))
    return StoredEntry(entry.number, entry.seat, swap.get(entry.act, entry.act), events, 1)


def _swapped(thing: Any, swap: dict[str, str]) -> Any:
    if isinstance(thing, dict):
        return {key: _swapped(value, swap) for key, value in thing.items()}
    if isinstance(thing, list):
        laid = _laid(thing)
        if laid in swap:  # a tile of a game for one: its halves as they lie
            return swap[laid].split("-")
        return [_swapped(value, swap) for value in thing]
    return swap.get(thing, thing) if isinstance(thing, str) else thing


def _laid(thing: list[Any]) -> str:
    if len(thing) == 2 and all(isinstance(half, str) and "-" not in half for half in thing):
        try:
            return tile("-".join(thing)).text
        except TileError:
            return ""
    return ""


class Answer(NamedTuple):
    """All that somebody gets to see of an answer."""

    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes
    thoughts: tuple[bytes, ...]
    """What was asked of those who think: from the same question comes the same answer."""


class Twins:
    """The two houses, asked the same things."""

    def __init__(self, apps: list[Starlette], world: World, hidden: int) -> None:
        self.apps, self.world, self.hidden = apps, world, hidden
        self.asked = 0
        self.statuses: set[int] = set()
        self.thoughts: list[bytes] = []

    def _fresh(self, app: Starlette, token: str | None) -> Client:
        """Begin anew: the match as it is kept, and the same luck in both houses."""
        house = services_of(app)
        house.registry._matches.clear()
        house.analysis._par_cache.clear()
        house.matches.rng.seed(self.asked)
        random.seed(self.asked)
        self.thoughts.clear()
        return Client(app, token=token)

    async def ask(self, token: str | None, request: httpx.Request) -> Answer:
        """Ask both houses, and compare all that can be seen of their answers."""
        self.asked += 1
        answers = [await self._asked(app, token, request) for app in self.apps]
        one, two = answers
        assert one == two, f"{request.method} {request.url} {request.content!r} tells tiles apart"
        self.statuses.add(one.status)
        return one

    async def _asked(self, app: Starlette, token: str | None, request: httpx.Request) -> Answer:
        client = self._fresh(app, token)
        client.http.headers["origin"] = f"http://{HOST}"
        response = await client.http.request(
            request.method, request.url, content=request.content,
            headers={"content-type": request.headers.get("content-type", "application/json"),
                     "accept": request.headers.get("accept", "*/*")},
        )  # fmt: skip
        headers = tuple(sorted(response.headers.items()))
        return Answer(response.status_code, headers, response.content, tuple(self.thoughts))

    async def listen(self, token: str | None, frames: list[Any], **query: Any) -> list[Any]:
        """Listen to both houses, say the same things, and compare all that comes."""
        self.asked += 1
        heard = [await self._listened(app, token, frames, query) for app in self.apps]
        assert heard[0] == heard[1], f"a socket with {query} and {frames} tells tiles apart"
        return heard[0]

    async def _listened(
        self, app: Starlette, token: str | None, frames: list[Any], query: dict[str, Any]
    ) -> list[Any]:
        socket: Socket = self._fresh(app, token).socket(MATCH, **query)
        async with socket:
            if socket.closed:
                return [socket.closed]
            await socket.hear()
            for number, frame in enumerate(frames, 1):
                await socket.say(id=number, **frame)
                while socket.heard[-1].get("id") != number:
                    await socket.hear()
            if not frames:
                await self._go_on(app, socket)
        return socket.heard

    async def _go_on(self, app: Starlette, socket: Socket) -> None:
        """Let whoever is to act play, and hear of it."""
        house = services_of(app)
        live = await house.registry.get_match(MATCH)
        seat, move = self.world.next
        if self.world.eyes == seat:
            return  # what one's own move brings is one's own to see
        number = await house.matches.play(live, seat, move)
        await socket.hear_until(number)


@asynccontextmanager
async def twins(
    world: World, dice: random.Random, patch: pytest.MonkeyPatch
) -> AsyncIterator["Twins"]:
    """Open both houses: nothing in them happens by itself, and nobody in them thinks."""
    other, hidden = world.other or mixed(world, dice)
    found: list[bytes] = []

    async def ask(self: WorkerPool, task: str, *arguments: Any, **_: Any) -> Any:
        found.append(frame_message((task, *arguments)))
        raise PoolError("workers-none")

    patch.setattr(WorkerPool, "submit", ask)
    patch.setattr(AutoPlayer, "refresh", lambda self: None)
    patch.setattr("boneyard.server.matches.room.time.time", lambda: 1.0)
    # That somebody watches is told after a moment, here sooner and there later.
    patch.setattr("boneyard.server.matches.spectator_count.SPECTATOR_COUNT_DELAY_SECONDS", 1e9)
    patch.setattr("boneyard.server.matches.setup.new_secret", lambda: random.randbytes(32))
    for module in ("setup", "rematch"):
        patch.setattr(
            f"boneyard.server.matches.{module}.new_match_id", lambda: random.randbytes(12).hex()
        )
    patch.setattr(
        "boneyard.server.accounts.sessions.new_random_bytes", lambda: random.randbytes(16)
    )
    apps = [
        create_site(settings(), cast(Store, Still(kept))) for kept in (_timeless(world.kept), other)
    ]
    async with apps[0].router.lifespan_context(apps[0]), apps[1].router.lifespan_context(apps[1]):
        both = Twins(apps, world, hidden)
        both.thoughts = found
        yield both


def _timeless(kept: LoadedMatch) -> LoadedMatch:
    """As `mixed` writes it, with nothing mixed."""
    began = next(at for at in reversed(range(len(kept.log))) if kept.log[at].act == DEAL)
    log = [one if at < began else _mixed_entry(one, {}) for at, one in enumerate(kept.log)]
    return LoadedMatch(kept.match, kept.seats, tuple(log), None)


def words_of(world: World) -> Iterator[str]:
    """Texts that mean something at this table: every tile, calls, answers."""
    yield from (one.text for one in world.rules.tiles)
    yield from ("draw", "pass", "claim", "muggins", "domino", "perfect-ten", "catch:0", "catch:1")
    yield from ("flip", "resign", "next", "knock 1", "clockwise", "accept", "refuse", "double")
