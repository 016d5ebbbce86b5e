"""Executors that play matches in chunks: in this process, in several, or with Ray."""

import logging
import os
import signal
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import ExitStack, contextmanager
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Final, Protocol

from msgspec import Struct

from boneyard.arena.move_times import MoveTimes
from boneyard.arena.referee import BotSeat, Forfeit, Referee
from boneyard.bots.external import Program
from boneyard.bots.registry import BOTS, Bot
from boneyard.core.options import format_value
from boneyard.core.strict_json import JsonObject
from boneyard.i18n import Argument, Message, TranslatedError, message
from boneyard.i18n.translator import current_translator, set_language
from boneyard.rules.dealing import Deal

if TYPE_CHECKING:
    from boneyard.arena.matchups import Pairing, Seating

#: Deals per chunk.
DEALS_PER_CHUNK: Final = 8

#: A pairing ends after this many forfeited hands.
MAX_FORFEITS: Final = 10


#: A message as JSON: its id and its arguments.
EncodedMessage = tuple[str, JsonObject]


class RecordedForfeit(Struct, array_like=True):
    """A forfeited hand; older files have its first two fields only."""

    player: int
    """Which of the two forfeited."""
    why: str
    """Why, in English."""
    message: EncodedMessage | None = None
    """The same as a message."""

    @classmethod
    def from_forfeit(cls, forfeit: Forfeit) -> "RecordedForfeit":
        """Convert a forfeit for the file."""
        return cls(forfeit.player, str(forfeit), _encode_message(forfeit.message))

    @property
    def reason(self) -> Argument:
        """The reason as a message."""
        return self.why if self.message is None else _decode_message(self.message)


def _encode_message(what: Message) -> EncodedMessage:
    gaps = {k: _encode_message(v) if isinstance(v, Message) else v for k, v in what.args}
    return what.id, gaps


def _decode_message(written: EncodedMessage) -> Message:
    id, gaps = written
    arguments = {
        k: v if isinstance(v, str | int | float) else _decode_message(v) for k, v in gaps.items()
    }
    return message(id, **arguments)


class Chunk(Struct):
    """Results of some deals, in order; each was played twice, with seats exchanged."""

    first: int
    """The number of the first deal."""
    times: tuple[MoveTimes, MoveTimes]
    won: list[float] = []
    """The share of each deal's hands that the first player won: 0, ¼, ½, ¾ or 1."""
    points: list[tuple[float, float]] = []
    """Points of each of the two in each deal, per hand and side."""
    faults: list[RecordedForfeit] = []
    """The forfeited hands."""


#: The pairings that this process has warmed up: their first moves would be slow.
_warmed_up: "set[Pairing]" = set()


def play_chunk(pairing: "Pairing", first: int, last: int) -> Chunk:
    """Play the deals from `first` to before `last`; deterministic wherever it runs."""
    with _open_players(pairing) as bots:
        if pairing not in _warmed_up and not pairing.programs:
            _warm_up(pairing, bots)
            _warmed_up.add(pairing)
        return play_deals(pairing, bots, first, last)


def play_deals(pairing: "Pairing", bots: tuple[Bot, Bot], first: int, last: int) -> Chunk:
    """Play the same with these two bots, which are open already."""
    chunk = Chunk(first, (MoveTimes(), MoveTimes()))
    for number in range(first, last):
        _play_deal(pairing, bots, number, chunk)
        if len(chunk.faults) >= MAX_FORFEITS:
            break
    return chunk


@contextmanager
def _open_players(pairing: "Pairing") -> Iterator[tuple[Bot, Bot]]:
    """Open the two players; programs are started again for every chunk, without memory."""
    commands = dict(pairing.programs)
    with ExitStack() as stack:
        found: list[Bot] = []
        for name in pairing.players:
            if name in commands:
                program = Program(commands[name], pairing.move_timeout)
                stack.callback(program.close)
                found.append(program)
            else:
                found.append(BOTS[name].bot)
        yield found[0], found[1]


def _warm_up(pairing: "Pairing", bots: tuple[Bot, Bot]) -> None:
    """Play a hand that doesn't count: compiling and loading is no thinking time."""
    chance = pairing.deal_chance("warm")
    deal = pairing.rules.deal(1, chance)
    seating = pairing.seatings_of_deal(0)[0]
    _play_hand(pairing, bots, "warm", 0, seating, deal, (MoveTimes(), MoveTimes()))


def _play_deal(pairing: "Pairing", bots: tuple[Bot, Bot], number: int, chunk: Chunk) -> None:
    rules = pairing.rules
    deal = rules.deal(1, pairing.deal_chance(number))
    won, made = 0.0, [0.0, 0.0]
    for play, seating in enumerate(pairing.seatings_of_deal(number)):
        try:
            points = _play_hand(pairing, bots, number, play, seating, deal, chunk.times)
        except Forfeit as forfeit:
            chunk.faults.append(RecordedForfeit.from_forfeit(forfeit))
            won += forfeit.player
            continue
        won += _share_won(seating, rules.leaders(points))
        for side, player in enumerate(seating):
            made[player] += points[side]
    chunk.won.append(won / 2)
    # In the two plays together each of them had every side once.
    chunk.points.append((made[0] / rules.sides, made[1] / rules.sides))


def _play_hand(
    pairing: "Pairing",
    bots: tuple[Bot, Bot],
    number: int | str,
    play: int,
    seating: "Seating",
    deal: Deal,
    times: tuple[MoveTimes, MoveTimes],
) -> tuple[int, ...]:
    rules = pairing.rules
    start = rules.new_match()
    seats = []
    for seat in range(rules.players):
        player = seating[rules.side(seat)]
        dice = pairing.dice(number, play, seat)
        seats.append(BotSeat(seat, player, bots[player], dice, times[player], start))
    chance = pairing.deal_chance(number)
    return Referee(rules, deal, chance, seats, pairing.dice(number, play, "table")).play_round()


def _share_won(seating: "Seating", best: Sequence[int]) -> float:
    """Return the first player's share of a won hand: all, nothing, or half on a tie."""
    players = {seating[side] for side in best}
    return 0.5 if len(players) == 2 else float(players == {0})


#: Timeout for connecting to a Ray cluster, in seconds.
RAY_CONNECT_SECONDS: Final = 5.0


class ExecutorError(TranslatedError, RuntimeError):
    """No executor is available; the message explains why."""


class Task(Protocol):
    """A chunk that is being played."""

    def result(self) -> Chunk:
        """Wait for it."""
        ...

    def cancel(self) -> object:
        """Cancel it: the result isn't needed any more."""
        ...


class ChunkExecutor(Protocol):
    """Executes chunks of deals."""

    @property
    def max_pending(self) -> int:
        """How many chunks to have in flight."""
        ...

    def submit(self, pairing: "Pairing", first: int, last: int) -> Task:
        """Submit some deals."""
        ...

    def close(self) -> None:
        """Shut down, whatever is running."""
        ...


class _LazyTask:
    """A chunk that this process plays when its result is requested."""

    def __init__(self, play: Callable[[], Chunk]) -> None:
        self.result = play

    def cancel(self) -> None:
        """Do nothing: it has not begun."""


class InlineExecutor:
    """Plays in the calling process."""

    max_pending = 1

    def submit(self, pairing: "Pairing", first: int, last: int) -> Task:
        """Submit deals that are played when their result is requested."""
        return _LazyTask(lambda: play_chunk(pairing, first, last))

    def close(self) -> None:
        """Do nothing."""


class _ProcessTask:
    """A chunk that another process plays."""

    def __init__(self, future: "Future[Chunk]") -> None:
        self.future = future
        self.cancel = future.cancel

    def result(self) -> Chunk:
        """Wait for it."""
        from concurrent.futures.process import BrokenProcessPool

        try:
            return self.future.result()
        except BrokenProcessPool:
            raise ExecutorError("arena-process-died") from None


class ProcessExecutor:
    """A pool of processes on this machine."""

    def __init__(self, cores: int) -> None:
        # Not at the top: a browser can play without having processes.
        import multiprocessing
        from concurrent.futures import ProcessPoolExecutor

        self.max_pending = 2 * cores
        self._other_children = set(multiprocessing.active_children())
        # Spawned processes start clean, whatever threads the caller runs, on every system.
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(
            cores, context, _init_worker, (current_translator().language,)
        )

    def submit(self, pairing: "Pairing", first: int, last: int) -> Task:
        """Submit deals to the pool."""
        return _ProcessTask(self._pool.submit(play_chunk, pairing, first, last))

    def close(self) -> None:
        """End the processes, and drop what they are playing."""
        import multiprocessing

        for process in set(multiprocessing.active_children()) - self._other_children:
            process.terminate()
        self._pool.shutdown(cancel_futures=True)


def _init_worker(language: str) -> None:
    """Leave Ctrl-C to the parent process, and use its language."""
    set_language(language)
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _first_line(error: Exception) -> str:
    """Shorten Ray's error to a line."""
    why = getattr(error, "strerror", None) or str(error).strip().partition("\n")[0]
    return format_value(why, max_chars=200)


class _RayTask:
    """A chunk that a cluster plays."""

    def __init__(self, ray: ModuleType, reference: object) -> None:
        self.ray, self.reference = ray, reference

    def result(self) -> Chunk:
        """Wait for it."""
        try:
            chunk: Chunk = self.ray.get(self.reference)
        except Exception as error:
            raise ExecutorError("arena-ray-failed", why=_first_line(error)) from None
        return chunk

    def cancel(self) -> None:
        """Cancel the remote task."""
        self.ray.cancel(self.reference)


def _check_reachable(address: str) -> None:
    """Check that the address answers: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), RAY_CONNECT_SECONDS).close()


class RayExecutor:
    """A Ray cluster, on whose machines Boneyard is installed."""

    def __init__(self, address: str) -> None:
        try:
            self._ray = import_module("ray")
        except ImportError:
            raise ExecutorError("arena-ray-missing") from None
        try:
            _check_reachable(address)
            self._ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except Exception as error:
            why = _first_line(error)
            raise ExecutorError("arena-ray-none", address=format_value(address), why=why) from None
        self._play = self._ray.remote(play_chunk)
        self.max_pending = 2 * max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def submit(self, pairing: "Pairing", first: int, last: int) -> Task:
        """Submit deals to the cluster."""
        return _RayTask(self._ray, self._play.remote(pairing, first, last))

    def close(self) -> None:
        """Disconnect from the cluster."""
        self._ray.shutdown()


def make_executor(cores: int | None = None, ray: str | None = None) -> ChunkExecutor:
    """Make an executor: the cluster at an address, or a number of cores, by default all."""
    if ray is not None:
        return RayExecutor(ray)
    cores = cores or os.cpu_count() or 1
    return InlineExecutor() if cores == 1 else ProcessExecutor(cores)
