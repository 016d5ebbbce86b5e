"""Ratings: a fold over all results, kept up to date in the background."""

import asyncio
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable, Sequence
from hmac import digest
from pathlib import Path
from typing import Final, Protocol, TypeVar

from boneyard.ratings import POOLS, Book, Curves, Result, Standing, Step, anchors
from boneyard.ratings.exclusions import MOVES
from boneyard.ratings.pools import Pool
from boneyard.ratings.results import BOT
from boneyard.server.db import is_postgres
from boneyard.server.errors import StoreError
from boneyard.server.matches.eligibility import pool_in
from boneyard.server.matches.results import Outcome, Results, StoredResult
from boneyard.server.ratings.store import GONE, Marks, RatingTables
from boneyard.server.stores import opened

#: Results that don't count which are remembered, for the host to see: the latest.
REMEMBERED: Final = 200

#: Places on the way that are kept: few of long ago, more of what is recent.
PLACES: Final = 12

#: Results between two places, at least.
APART: Final = 250

#: Results that are folded before others are let in, and for how many seconds. They take the same
#: lock of the interpreter as the house's own loop, which would wait for it again and again.
AT_ONCE, PAUSE = 20, 0.001

#: Somebody who has left and of whom nothing else is known.
_NOBODY: Final = "nobody"


def player_in(result: StoredResult, seat: int, marks: Marks) -> str:
    """Whom a seat's result counts for: a person, a bot, or somebody who has gone."""
    one = result.players[seat]
    if one.owner is not None:
        return one.owner.hex()
    if one.bot:
        return BOT + one.bot
    return marks.gone.get((result.match, seat), f"{GONE}{_NOBODY}:{result.match}:{seat}")


def quitters(made: Outcome) -> tuple[int, ...]:
    """The seats whose time ran out, or which resigned before the match counted.

    Whoever does that again and again, to get rid of bad deals, is rated no more for a while.
    """
    if made.end != "resigned" or not made.moves or min(made.moves) >= MOVES:
        return made.late
    best = min(made.ranks)
    lost = (seat for side, rank in zip(made.sides, made.ranks, strict=True) if rank > best
            for seat in side)  # fmt: skip
    return tuple(sorted({*made.late, *lost}))


def rated(results: Sequence[StoredResult], marks: Marks) -> list[Result]:
    """The results that ratings are made of, as the log has them."""
    found = []
    for one in results:
        pool, made = pool_in(one.contest), one.outcome
        if pool is None:
            continue
        out = marks.left_out.get(one.match, "")
        if not out:
            out = made.ended_by or ("abandoned" if made.end == "abandoned" else "")
        found.append(
            Result(
                match=one.match, at=one.at, pool=pool, ranks=made.ranks, rounds=max(1, made.rounds),
                sides=tuple(
                    tuple(player_in(one, seat, marks) for seat in side) for side in made.sides
                ),
                late=tuple(player_in(one, seat, marks) for seat in quitters(made)), left_out=out,
                moves=made.moves,
            )
        )  # fmt: skip
    return found


class Folded:
    """All results up to one of them, folded."""

    def __init__(self, turn: int, handle: Callable[[str], str]) -> None:
        """Begin with none, in a turn of the results; `handle` names people in addresses."""
        self.turn, self.count, self._handle = turn, 0, handle
        self.mark: tuple[int, str] = (-1, "")
        """The last result: when, and the match."""
        self.curves = Curves()
        self.book = Book(anchors(), self.curves.add, REMEMBERED)
        self.people: dict[str, str] = {}
        """Everybody who has a rated result, by what they are called in addresses."""
        self.places: list[Folded] = []
        """The same at some results before, the earliest first."""

    def copy(self, turn: int) -> "Folded":
        """The same once more, in a turn, to go on from."""
        other = Folded(turn, self._handle)
        other.count, other.mark = self.count, self.mark
        other.curves = self.curves.copy()
        other.book = self.book.copy(other.curves.add)
        other.people, other.places = dict(self.people), list(self.places)
        return other

    def back_to(self, place: "Folded", turn: int) -> "Folded":
        """Go on from a place on the way, with those before it."""
        other = place.copy(turn)
        other.places = [one for one in self.places if one.count <= place.count]
        return other

    def add(self, results: Sequence[StoredResult], marks: Marks) -> None:
        """Fold the next ones; the loop of the house is let in between."""
        made = rated(results, marks)
        for at in range(0, len(made), AT_ONCE):
            self.book.add(made[at : at + AT_ONCE])
            if at + AT_ONCE < len(made):
                time.sleep(PAUSE)
        for one in made:
            self.people |= {self._handle(who): who for who in one.players if is_person(who)}
        self.count += len(results)
        self.mark = results[-1].at, results[-1].match
        if self.count - (self.places[-1].count if self.places else 0) >= APART:
            self._keep_place()

    def _keep_place(self) -> None:
        place = self.copy(self.turn)
        place.places = []
        self.places.append(place)
        if len(self.places) > PLACES:
            # Without which one least is lost, for how long ago it was.
            counts = [0, *(one.count for one in self.places)]
            least = min(
                range(1, len(counts) - 1),
                key=lambda at: (counts[at + 1] - counts[at - 1]) / (self.count - counts[at] + 1),
            )
            del self.places[least - 1]


def is_person(player: str) -> bool:
    """Say whether a player of a result is somebody whom the house knows."""
    return ":" not in player


#: Results that are read and folded at once: to read a thousand keeps the loop too long.
MANY: Final = 250

#: Seconds that somebody waits for ratings that are being computed anew, if there are older ones.
PATIENCE: Final = 5.0


T = TypeVar("T")


class Kept(Protocol):
    """As much of a store as ratings need."""

    @property
    def results(self) -> Results:
        """How matches ended."""
        ...

    @property
    def ratings(self) -> RatingTables:
        """What ratings need beside the results."""
        ...


class Ratings:
    """The ratings of a house, as its results have made them."""

    def __init__(self, store: Kept, key: bytes) -> None:
        """Take the log, of which nothing has been read yet, and the key of addresses of players."""
        self.store, self._key = store, key
        self._now: Folded | None = None
        self._lock = asyncio.Lock()
        self._anew: asyncio.Task[None] | None = None

    def close(self) -> None:
        """Compute nothing any more."""
        if self._anew is not None:
            self._anew.cancel()

    async def tend(self) -> None:
        """Fold the log once, so that nobody waits for it; whoever looks folds what is new."""
        if self._now is None:
            await self._up_to_date()

    async def ladder(self, pool: Pool) -> list[tuple[str, Standing]]:
        """Those of whom enough is known, the strongest first: people, and those who have gone."""
        return await self._told(lambda folded: [*folded.book.ladder(pool)])

    async def found(self, handle: str) -> str | None:
        """The person with rated results who is called so in addresses."""
        return await self._told(lambda folded: folded.people.get(handle))

    async def standings(self, player: str) -> dict[Pool, tuple[Standing, list[Step]]]:
        """What is known of a player in each pool in which they have played, and how it went."""

        def told(folded: Folded) -> dict[Pool, tuple[Standing, list[Step]]]:
            found = {pool: folded.book.standing(player, pool) for pool in POOLS}
            return {
                pool: (known, [*folded.curves.of(player, pool)])
                for pool, known in found.items()
                if known.matches
            }

        return await self._told(told)

    async def left_out(self) -> dict[str, str]:
        """The latest matches that don't count, and why."""
        return await self._told(lambda folded: dict(folded.book.left_out))

    async def _told(self, how: Callable[[Folded], T]) -> T:
        """Look at the ratings, when they are as new as can be waited for."""
        await self._up_to_date()
        async with self._lock:  # what is new is added in another thread
            assert self._now is not None
            return how(self._now)

    async def _up_to_date(self) -> None:
        """Fold what is new; what takes long is done beside, and waited for as long as one can."""
        async with self._lock:
            task = self._anew or await self._step()
        if task is not None:
            await asyncio.wait({task}, timeout=None if self._now is None else PATIENCE)
            if task.done() and not task.cancelled():
                task.result()

    async def _step(self) -> asyncio.Task[None] | None:
        """Add what is new, or begin to fold anew if that isn't all."""
        folded = self._now
        turn, count = await self.store.ratings.seen(*(folded.mark if folded else (-1, "")))
        if folded is None:
            start = Folded(turn, self.handle)
        elif folded.turn != turn or folded.count != count:
            start = await self._place_before(folded, turn)
        elif not await self._add(folded):
            return None
        else:
            start = folded.copy(turn)  # there is more: nobody waits for all of that
        self._anew = asyncio.create_task(self._fold(start))
        return self._anew

    async def _fold(self, start: Folded) -> None:
        """Fold the rest of the log, apart from what everybody looks at meanwhile."""
        try:
            while await self._add(start):
                pass
            self._now = start
        finally:
            self._anew = None

    async def _add(self, folded: Folded) -> bool:
        """Fold the next results; says whether there may be more."""
        found = await self.store.results.since(*folded.mark, MANY)
        if found:
            marks = await self.store.ratings.marks([one.match for one in found])
            await asyncio.to_thread(folded.add, found, marks)
        return len(found) == MANY

    async def _place_before(self, folded: Folded, turn: int) -> Folded:
        """The last place on the way up to which nothing is otherwise than before."""
        since = 1 << 62
        if folded.turn != turn:
            since = await self.store.ratings.changed_since(folded.turn) or 0
        for place in reversed(folded.places):
            if place.mark[0] < since:
                # One that was written late, with an earlier time, is noticed by its being counted.
                _, count = await self.store.ratings.seen(*place.mark)
                if count == place.count:
                    return folded.back_to(place, turn)
        return Folded(turn, self.handle)

    def handle(self, player: str) -> str:
        """What a person is called in addresses: it tells nothing else of them."""
        mark = digest(self._key, b"player" + player.encode(), "sha256")
        return urlsafe_b64encode(mark[:12]).decode()


async def results_in(db: str, patience: float) -> list[Result]:
    """All rated results, the earliest first; the house may be open meanwhile."""
    if not is_postgres(db) and not Path(db).is_file():
        raise StoreError("store-no-file", path=db)
    store = opened(db, patience)
    try:
        found: list[Result] = []
        mark = (-1, "")
        while some := await store.results.since(*mark):
            marks = await store.ratings.marks([one.match for one in some])
            found += rated(some, marks)
            mark = some[-1].at, some[-1].match
        return found
    finally:
        await store.close()
