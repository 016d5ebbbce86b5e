"""Ratings: a fold over all results, kept up to date in the background."""

import asyncio
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable, Sequence
from hmac import digest
from typing import Final, TypeVar

from boneyard.ratings import (
    POOLS,
    PlayerRating,
    RatingHistories,
    RatingModel,
    RatingStep,
    Result,
    load_anchors,
)
from boneyard.ratings.exclusions import MIN_MOVES
from boneyard.ratings.pools import Pool
from boneyard.ratings.results import BOT_PREFIX
from boneyard.server.matches.models import parse_contest
from boneyard.server.matches.results import Outcome, ResultStore, StoredResult
from boneyard.server.ratings.store import DEPARTED_PREFIX, RatingStore, ResultFlags

#: Results that don't count which are remembered, for the host to see: the latest.
MAX_REMEMBERED_LEFT_OUT: Final = 200

#: Places on the way that are kept: few of long ago, more of what is recent.
MAX_CHECKPOINTS: Final = 12

#: Results between two places, at least.
MIN_CHECKPOINT_INTERVAL: Final = 250

#: Results that are folded before others are let in, and for how many seconds. They take the same
#: lock of the interpreter as the server's own loop, which would wait for it again and again.
FOLD_BATCH_SIZE, FOLD_PAUSE_SECONDS = 20, 0.001

#: A player who has left and of whom nothing else is known.
_UNKNOWN: Final = "nobody"


def find_player_id(result: StoredResult, seat: int, flags: ResultFlags) -> str:
    """Whom a seat's result counts for: a person, a bot, or a player who has gone."""
    one = result.players[seat]
    if one.owner is not None:
        return one.owner.hex()
    if one.bot:
        return BOT_PREFIX + one.bot
    return flags.departed.get(
        (result.match, seat), f"{DEPARTED_PREFIX}{_UNKNOWN}:{result.match}:{seat}"
    )


def find_quitters(made: Outcome) -> tuple[int, ...]:
    """The seats whose time ran out, or which resigned before the match counted.

    A player who does that again and again, to get rid of bad deals, is rated no more for a while.
    """
    if made.end != "resigned" or not made.moves or min(made.moves) >= MIN_MOVES:
        return made.late
    best = min(made.ranks)
    lost = (seat for side, rank in zip(made.sides, made.ranks, strict=True) if rank > best
            for seat in side)  # fmt: skip
    return tuple(sorted({*made.late, *lost}))


def build_rated_results(results: Sequence[StoredResult], flags: ResultFlags) -> list[Result]:
    """The results that ratings are made of, as the log has them."""
    found = []
    for one in results:
        pool, made = parse_contest(one.contest).pool, one.outcome
        if pool is None:
            continue
        out = flags.left_out.get(one.match, "")
        if not out:
            out = made.ended_by or ("abandoned" if made.end == "abandoned" else "")
        found.append(
            Result(
                match=one.match,
                at=one.at,
                pool=pool,
                ranks=made.ranks,
                rounds=max(1, made.rounds),
                sides=tuple(
                    tuple(find_player_id(one, seat, flags) for seat in side) for side in made.sides
                ),
                late=tuple(find_player_id(one, seat, flags) for seat in find_quitters(made)),
                left_out=out,
                moves=made.moves,
            )
        )
    return found


class RatingFold:
    """All results up to one of them, folded."""

    def __init__(self, generation: int, handle: Callable[[str], str]) -> None:
        """Begin with none, in a turn of the results; `handle` names people in addresses."""
        self.generation, self.count, self._handle = generation, 0, handle
        self.last_result: tuple[int, str] = (-1, "")
        """The last result: when, and the match."""
        self.curves = RatingHistories()
        self.book = RatingModel(load_anchors(), self.curves.add, MAX_REMEMBERED_LEFT_OUT)
        self.players_by_handle: dict[str, str] = {}
        """Everybody who has a rated result, by what they are called in addresses."""
        self.checkpoints: list[RatingFold] = []
        """The same at some results before, the earliest first."""

    def copy(self, generation: int) -> "RatingFold":
        """The same once more, in a turn, to go on from."""
        other = RatingFold(generation, self._handle)
        other.count, other.last_result = self.count, self.last_result
        other.curves = self.curves.copy()
        other.book = self.book.copy(other.curves.add)
        other.players_by_handle, other.checkpoints = (
            dict(self.players_by_handle),
            list(self.checkpoints),
        )
        return other

    def rewind_to(self, checkpoint: "RatingFold", generation: int) -> "RatingFold":
        """Go on from a place on the way, with those before it."""
        other = checkpoint.copy(generation)
        other.checkpoints = [one for one in self.checkpoints if one.count <= checkpoint.count]
        return other

    def add(self, results: Sequence[StoredResult], flags: ResultFlags) -> None:
        """Fold the next ones; the loop of the server is let in between."""
        made = build_rated_results(results, flags)
        for at in range(0, len(made), FOLD_BATCH_SIZE):
            self.book.add(made[at : at + FOLD_BATCH_SIZE])
            if at + FOLD_BATCH_SIZE < len(made):
                time.sleep(FOLD_PAUSE_SECONDS)
        for one in made:
            self.players_by_handle |= {
                self._handle(who): who for who in one.players if is_person(who)
            }
        self.count += len(results)
        self.last_result = results[-1].at, results[-1].match
        if (
            self.count - (self.checkpoints[-1].count if self.checkpoints else 0)
            >= MIN_CHECKPOINT_INTERVAL
        ):
            self._save_checkpoint()

    def _save_checkpoint(self) -> None:
        place = self.copy(self.generation)
        place.checkpoints = []
        self.checkpoints.append(place)
        if len(self.checkpoints) > MAX_CHECKPOINTS:
            # Without which one least is lost, for how long ago it was.
            counts = [0, *(one.count for one in self.checkpoints)]
            least = min(
                range(1, len(counts) - 1),
                key=lambda at: (counts[at + 1] - counts[at - 1]) / (self.count - counts[at] + 1),
            )
            del self.checkpoints[least - 1]


def is_person(player: str) -> bool:
    """Say whether a player of a result is a person whom the server knows."""
    return ":" not in player


#: Results that are read and folded at once: to read a thousand keeps the loop too long.
RESULTS_PER_READ: Final = 250

#: Seconds that a player waits for ratings that are being computed again, if there are older ones.
MAX_WAIT_SECONDS: Final = 5.0


T = TypeVar("T")


class RatingService:
    """The ratings of a server, as its results have made them."""

    def __init__(self, results: ResultStore, store: RatingStore, key: bytes) -> None:
        """Take the log, of which nothing has been read yet, and the key of addresses of players."""
        self._results, self.store, self._key = results, store, key
        self._current: RatingFold | None = None
        self._lock = asyncio.Lock()
        self._refold_task: asyncio.Task[None] | None = None

    def close(self) -> None:
        """Compute nothing any more."""
        if self._refold_task is not None:
            self._refold_task.cancel()

    async def run_due(self) -> None:
        """Fold the log once in advance; a request folds only what is new."""
        if self._current is None:
            await self._refresh()

    async def load_leaderboard(self, pool: Pool) -> list[tuple[str, PlayerRating]]:
        """Those of whom enough is known, the strongest first: people, and players who have gone."""
        return await self._read(lambda folded: [*folded.book.iter_leaderboard(pool)])

    async def find_player(self, handle: str) -> str | None:
        """The person with rated results who is called so in addresses."""
        return await self._read(lambda folded: folded.players_by_handle.get(handle))

    async def load_standings(
        self, player: str
    ) -> dict[Pool, tuple[PlayerRating, list[RatingStep]]]:
        """What is known of a player in each pool in which they have played, and how it went."""

        def told(folded: RatingFold) -> dict[Pool, tuple[PlayerRating, list[RatingStep]]]:
            found = {pool: folded.book.rating_of(player, pool) for pool in POOLS}
            return {
                pool: (known, [*folded.curves.steps_of(player, pool)])
                for pool, known in found.items()
                if known.matches
            }

        return await self._read(told)

    async def load_left_out(self) -> dict[str, str]:
        """The latest matches that don't count, and why."""
        return await self._read(lambda folded: dict(folded.book.excluded))

    async def _read(self, read: Callable[[RatingFold], T]) -> T:
        """Look at the ratings, when they are as new as can be waited for."""
        await self._refresh()
        async with self._lock:  # what is new is added in another thread
            assert self._current is not None
            return read(self._current)

    async def _refresh(self) -> None:
        """Fold what is new; what takes long is done beside, and waited for as long as one can."""
        async with self._lock:
            task = self._refold_task or await self._fold_new()
        if task is not None:
            await asyncio.wait({task}, timeout=None if self._current is None else MAX_WAIT_SECONDS)
            if task.done() and not task.cancelled():
                task.result()

    async def _fold_new(self) -> asyncio.Task[None] | None:
        """Add what is new, or begin to fold again if that isn't all."""
        folded = self._current
        turn, count = await self.store.count_results_until(
            *(folded.last_result if folded else (-1, ""))
        )
        if folded is None:
            start = RatingFold(turn, self.build_handle)
        elif folded.generation != turn or folded.count != count:
            start = await self._find_checkpoint(folded, turn)
        elif not await self._fold_next(folded):
            return None
        else:
            start = folded.copy(turn)  # there is more: no one waits for all of that
        self._refold_task = asyncio.create_task(self._refold(start))
        return self._refold_task

    async def _refold(self, start: RatingFold) -> None:
        """Fold the rest of the log, apart from what everybody looks at meanwhile."""
        try:
            while await self._fold_next(start):
                pass
            self._current = start
        finally:
            self._refold_task = None

    async def _fold_next(self, folded: RatingFold) -> bool:
        """Fold the next results; says whether there may be more."""
        found = await self._results.list_since(*folded.last_result, RESULTS_PER_READ)
        if found:
            marks = await self.store.load_flags([one.match for one in found])
            await asyncio.to_thread(folded.add, found, marks)
        return len(found) == RESULTS_PER_READ

    async def _find_checkpoint(self, folded: RatingFold, generation: int) -> RatingFold:
        """The last place on the way up to which nothing is otherwise than before."""
        since = 1 << 62
        if folded.generation != generation:
            since = await self.store.find_changed_since(folded.generation) or 0
        for place in reversed(folded.checkpoints):
            if place.last_result[0] < since:
                # One that was written late, with an earlier time, is noticed by its being counted.
                _, count = await self.store.count_results_until(*place.last_result)
                if count == place.count:
                    return folded.rewind_to(place, generation)
        return RatingFold(generation, self.build_handle)

    def build_handle(self, player: str) -> str:
        """What a person is called in addresses: it tells nothing else of them."""
        mark = digest(self._key, b"player" + player.encode(), "sha256")
        return urlsafe_b64encode(mark[:12]).decode()


async def load_rated_results(results: ResultStore, store: RatingStore) -> list[Result]:
    """All rated results, the earliest first; servers may write meanwhile."""
    found: list[Result] = []
    mark = (-1, "")
    while some := await results.list_since(*mark):
        marks = await store.load_flags([one.match for one in some])
        found += build_rated_results(some, marks)
        mark = some[-1].at, some[-1].match
    return found
