"""Executors that play matches in chunks: in this process, in several, or with Ray."""

import logging
import multiprocessing
import os
import signal
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, contextmanager
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Protocol

from msgspec import Struct

from boneyard.arena.move_times import Times
from boneyard.arena.referee import Forfeit, Hand, Seat
from boneyard.bots.external import Program
from boneyard.bots.registry import BOTS, Bot
from boneyard.core.options import shown
from boneyard.i18n import Argument, Message, Worded, message
from boneyard.i18n.translator import choose, spoken
from boneyard.rules.dealing import Deal

if TYPE_CHECKING:
    from boneyard.arena.matchups import Pairing, Seating

#: Deals that are handed out at once.
CHUNK: Final = 8

#: After so many hands that were forfeited a pairing ends.
MOST_FORFEITS: Final = 10


#: A message as it can be written into a file: its id, and what stands in its gaps.
Written = tuple[str, dict[str, Any]]


class Fault(Struct, array_like=True):
    """A hand that was forfeited; older files have its first two parts only."""

    by: int
    """By which of the two."""
    why: str
    """Why, in English."""
    told: Written | None = None
    """The same as a message."""

    @classmethod
    def of(cls, forfeit: Forfeit) -> "Fault":
        """Write down a hand that was just forfeited."""
        return cls(forfeit.player, str(forfeit), _written(forfeit.message))

    @property
    def reason(self) -> Argument:
        """Why, as people are told."""
        return self.why if self.told is None else _read(self.told)


def _written(what: Message) -> Written:
    gaps = {k: _written(v) if isinstance(v, Message) else v for k, v in what.args}
    return what.id, gaps


def _read(written: Sequence[Any]) -> Message:
    id, gaps = written
    told = {k: v if isinstance(v, str | int | float) else _read(v) for k, v in gaps.items()}
    return message(id, **told)


class Chunk(Struct):
    """What came of some deals, in their order; each was played twice, with seats exchanged."""

    first: int
    """The number of the first deal."""
    times: tuple[Times, Times]
    won: list[float] = []
    """The share of each deal's hands that the first player won: 0, ¼, ½, ¾ or 1."""
    points: list[tuple[float, float]] = []
    """What each of the two made in each deal, a hand and side."""
    faults: list[Fault] = []
    """The hands that were forfeited."""


#: The pairings that this process has played already: their first moves were slow for once.
_warm: "set[Pairing]" = set()


def play_chunk(pairing: "Pairing", first: int, last: int) -> Chunk:
    """Play the deals from `first` to before `last`; the same wherever and whenever it is done."""
    with _players(pairing) as bots:
        if pairing not in _warm and not pairing.programs:
            _warm_up(pairing, bots)
            _warm.add(pairing)
        return play_deals(pairing, bots, first, last)


def play_deals(pairing: "Pairing", bots: tuple[Bot, Bot], first: int, last: int) -> Chunk:
    """The same with these two, who are here already."""
    chunk = Chunk(first, (Times(), Times()))
    for number in range(first, last):
        _play_deal(pairing, bots, number, chunk)
        if len(chunk.faults) >= MOST_FORFEITS:
            break
    return chunk


@contextmanager
def _players(pairing: "Pairing") -> Iterator[tuple[Bot, Bot]]:
    """The two players; programs are started anew for every chunk, and know nothing of others."""
    commands = dict(pairing.programs)
    with ExitStack() as stack:
        found: list[Bot] = []
        for name in pairing.players:
            if name in commands:
                program = Program(commands[name], pairing.patience)
                stack.callback(program.close)
                found.append(program)
            else:
                found.append(BOTS[name].bot)
        yield found[0], found[1]


def _warm_up(pairing: "Pairing", bots: tuple[Bot, Bot]) -> None:
    """Play a hand that doesn't count: what is compiled or loaded first is no thinking."""
    chance = pairing.luck("warm")
    deal = pairing.rules.deal(1, chance)
    seating = pairing.plays(0)[0]
    _play_hand(pairing, bots, "warm", 0, seating, deal, (Times(), Times()))


def _play_deal(pairing: "Pairing", bots: tuple[Bot, Bot], number: int, chunk: Chunk) -> None:
    rules = pairing.rules
    deal = rules.deal(1, pairing.luck(number))
    won, made = 0.0, [0.0, 0.0]
    for play, seating in enumerate(pairing.plays(number)):
        try:
            points = _play_hand(pairing, bots, number, play, seating, deal, chunk.times)
        except Forfeit as forfeit:
            chunk.faults.append(Fault.of(forfeit))
            won += forfeit.player
            continue
        won += _share(seating, rules.leading(points))
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
    times: tuple[Times, Times],
) -> tuple[int, ...]:
    rules = pairing.rules
    start = rules.new_match()
    seats = []
    for seat in range(rules.players):
        player = seating[rules.side(seat)]
        dice = pairing.dice(number, play, seat)
        seats.append(Seat(seat, player, bots[player], dice, times[player], start))
    chance = pairing.luck(number)
    return Hand(rules, deal, chance, seats, pairing.dice(number, play, "table")).played()


def _share(seating: "Seating", best: Sequence[int]) -> float:
    """What the first player won of a hand: all, nothing, or half if both are among the best."""
    players = {seating[side] for side in best}
    return 0.5 if len(players) == 2 else float(players == {0})


#: Seconds that a Ray cluster has to open the door.
KNOCKING: Final = 5.0


class CrewError(Worded, RuntimeError):
    """Nobody can play; the message says why."""


class Task(Protocol):
    """A chunk that is being played."""

    def result(self) -> Chunk:
        """Wait for it."""
        ...

    def cancel(self) -> object:
        """Say that nobody waits for it any more."""
        ...


class Crew(Protocol):
    """Those who play."""

    @property
    def room(self) -> int:
        """How many chunks are best under way at once."""
        ...

    def submit(self, pairing: "Pairing", first: int, last: int) -> Task:
        """Have some deals played."""
        ...

    def close(self) -> None:
        """Send everybody home, whatever they are doing."""
        ...


class _Later:
    """A chunk that this process plays when it is waited for."""

    def __init__(self, play: Callable[[], Chunk]) -> None:
        self.result = play

    def cancel(self) -> None:
        """It has not begun."""


class Here:
    """The process that asks, alone."""

    room = 1

    def submit(self, pairing: "Pairing", first: int, last: int) -> Task:
        """Play when it is waited for."""
        return _Later(lambda: play_chunk(pairing, first, last))

    def close(self) -> None:
        """Nobody to send home."""


class _OnACore:
    """A chunk that another process plays."""

    def __init__(self, future: "Future[Chunk]") -> None:
        self.future = future
        self.cancel = future.cancel

    def result(self) -> Chunk:
        """Wait for it."""
        try:
            return self.future.result()
        except BrokenProcessPool:
            raise CrewError("arena-process-died") from None


class Cores:
    """So many processes on this machine."""

    def __init__(self, cores: int) -> None:
        """Say how many; they start when there is something to play."""
        self.room = 2 * cores
        self._others = set(multiprocessing.active_children())
        # Spawned processes start clean, whatever threads the caller runs, on every system.
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(cores, context, _deaf, (spoken().language,))

    def submit(self, pairing: "Pairing", first: int, last: int) -> Task:
        """Play as soon as a core is free."""
        return _OnACore(self._pool.submit(play_chunk, pairing, first, last))

    def close(self) -> None:
        """End the processes; what they are playing nobody waits for."""
        for process in set(multiprocessing.active_children()) - self._others:
            process.terminate()
        self._pool.shutdown(cancel_futures=True)


def _deaf(language: str) -> None:
    """Leave Ctrl-C to the process that asked, and speak as it does."""
    choose(language)
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _briefly(error: Exception) -> str:
    """What Ray says in a page, in a line."""
    why = getattr(error, "strerror", None) or str(error).strip().partition("\n")[0]
    return shown(why, most=200)


class _OnRay:
    """A chunk that a cluster plays."""

    def __init__(self, ray: Any, reference: Any) -> None:
        self.ray, self.reference = ray, reference

    def result(self) -> Chunk:
        """Wait for it."""
        try:
            chunk: Chunk = self.ray.get(self.reference)
        except Exception as error:
            raise CrewError("arena-ray-failed", why=_briefly(error)) from None
        return chunk

    def cancel(self) -> None:
        """Tell the cluster."""
        self.ray.cancel(self.reference)


def _knock(address: str) -> None:
    """See whether anybody is there: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), KNOCKING).close()


class OnRay:
    """A Ray cluster, on whose machines Boneyard is installed."""

    def __init__(self, address: str) -> None:
        """Meet the cluster at an address."""
        try:
            self._ray: Any = import_module("ray")
        except ImportError:
            raise CrewError("arena-ray-missing") from None
        try:
            _knock(address)
            self._ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except Exception as error:
            why = _briefly(error)
            raise CrewError("arena-ray-none", address=shown(address), why=why) from None
        self._play = self._ray.remote(play_chunk)
        self.room = 2 * max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def submit(self, pairing: "Pairing", first: int, last: int) -> Task:
        """Play wherever a core is free."""
        return _OnRay(self._ray, self._play.remote(pairing, first, last))

    def close(self) -> None:
        """Leave the cluster."""
        self._ray.shutdown()


def crew_of(cores: int | None = None, ray: str | None = None) -> Crew:
    """A crew: the cluster at an address, or so many cores of this machine, all if unsaid."""
    if ray is not None:
        return OnRay(ray)
    cores = cores or os.cpu_count() or 1
    return Here() if cores == 1 else Cores(cores)
