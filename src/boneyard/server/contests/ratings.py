"""Ratings of a house: the log of its results, folded; in every house with the same database alike.

Nothing of it is kept: a house that opens folds the log from its first result on, and from then on
what is new. If a result comes late, or is somebody else's than before, all of it is folded anew.
"""

import asyncio
from base64 import urlsafe_b64encode
from collections.abc import Callable, Sequence
from hmac import digest
from typing import Final, Protocol

from boneyard.ratings import POOLS, Book, Curves, Result, Standing, Step, anchors
from boneyard.ratings.pools import Pool
from boneyard.ratings.results import BOT
from boneyard.server.rated import pool_in
from boneyard.server.store.ratings import GONE, Marks, RatingTables
from boneyard.server.store.results import MANY, Results, StoredResult

#: Results that don't count which are remembered, for the host to see: the latest.
REMEMBERED: Final = 200
#: Somebody who has left and of whom nothing else is known.
_NOBODY: Final = "nobody"


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


def player_in(result: StoredResult, seat: int, marks: Marks) -> str:
    """Whom a seat's result counts for: a person, a bot, or somebody who has gone."""
    one = result.players[seat]
    if one.owner is not None:
        return one.owner.hex()
    if one.bot:
        return BOT + one.bot
    return marks.gone.get((result.match, seat), f"{GONE}{_NOBODY}:{result.match}:{seat}")


def rated(results: Sequence[StoredResult], marks: Marks) -> list[Result]:
    """The results that ratings are made of, as the log has them."""
    found = []
    for one in results:
        pool, made = pool_in(one.contest), one.outcome
        if pool is None:
            continue
        out = marks.left_out.get(one.match, "")
        if not out and made.end == "abandoned":
            out = "abandoned"
        found.append(
            Result(
                match=one.match, at=one.at, pool=pool, ranks=made.ranks, rounds=max(1, made.rounds),
                sides=tuple(
                    tuple(player_in(one, seat, marks) for seat in side) for side in made.sides
                ),
                late=tuple(player_in(one, seat, marks) for seat in made.late), left_out=out,
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

    def add(self, results: Sequence[StoredResult], marks: Marks) -> None:
        """Fold the next ones."""
        made = rated(results, marks)
        self.book.add(made)
        for one in made:
            self.people |= {self._handle(who): who for who in one.players if is_person(who)}
        self.count += len(results)
        self.mark = results[-1].at, results[-1].match


def is_person(player: str) -> bool:
    """Say whether a player of a result is somebody whom the house knows."""
    return ":" not in player


class Ratings:
    """The ratings of a house, as its results have made them."""

    def __init__(self, store: Kept, key: bytes) -> None:
        """Take the log, of which nothing has been read yet, and the key of addresses of players."""
        self.store, self._key = store, key
        self._now: Folded | None = None
        self._lock = asyncio.Lock()

    async def tend(self) -> None:
        """Fold the log once, so that nobody waits for it; whoever looks folds what is new."""
        if self._now is None:
            async with self._lock:
                await self._folded()

    async def ladder(self, pool: Pool) -> list[tuple[str, Standing]]:
        """Those of whom enough is known, the strongest first: people, and those who have gone."""
        async with self._lock:
            return [*(await self._folded()).book.ladder(pool)]

    async def found(self, handle: str) -> str | None:
        """The person with rated results who is called so in addresses."""
        async with self._lock:
            return (await self._folded()).people.get(handle)

    async def standings(self, player: str) -> dict[Pool, tuple[Standing, list[Step]]]:
        """What is known of a player in each pool in which they have played, and how it went."""
        async with self._lock:
            folded = await self._folded()
            found = {pool: folded.book.standing(player, pool) for pool in POOLS}
            return {
                pool: (known, [*folded.curves.of(player, pool)])
                for pool, known in found.items()
                if known.matches
            }

    async def left_out(self) -> dict[str, str]:
        """The latest matches that don't count, and why."""
        async with self._lock:
            return dict((await self._folded()).book.left_out)

    async def _folded(self) -> Folded:
        """All results, folded; whoever looks at them holds the lock meanwhile."""
        folded = self._now
        turn, count = await self.store.ratings.seen(*(folded.mark if folded else (-1, "")))
        if folded is None or folded.turn != turn or folded.count != count:
            folded = Folded(turn, self.handle)
        while found := await self.store.results.since(*folded.mark):
            marks = await self.store.ratings.marks([one.match for one in found])
            # Many of them take a while: others go on meanwhile.
            await asyncio.to_thread(folded.add, found, marks)
            if len(found) < MANY:
                break
        self._now = folded
        return folded

    def handle(self, player: str) -> str:
        """What a person is called in addresses: it tells nothing else of them."""
        mark = digest(self._key, b"player" + player.encode(), "sha256")
        return urlsafe_b64encode(mark[:12]).decode()
