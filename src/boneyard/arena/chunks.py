"""Some deals of a pairing, played both ways: the work that is handed to a process or a cluster."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any, Final

from msgspec import Struct

from boneyard.arena.move_times import Times
from boneyard.arena.pairing import Pairing, Seating
from boneyard.arena.referee import Forfeit, Hand, Seat
from boneyard.bots.external import Program
from boneyard.bots.registry import BOTS, Bot
from boneyard.i18n import Argument, Message, message
from boneyard.rules.dealing import Deal

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
_warm: set[Pairing] = set()


def play_chunk(pairing: Pairing, first: int, last: int) -> Chunk:
    """Play the deals from `first` to before `last`; the same wherever and whenever it is done."""
    with _players(pairing) as bots:
        if pairing not in _warm and not pairing.programs:
            _warm_up(pairing, bots)
            _warm.add(pairing)
        return play_deals(pairing, bots, first, last)


def play_deals(pairing: Pairing, bots: tuple[Bot, Bot], first: int, last: int) -> Chunk:
    """The same with these two, who are here already."""
    chunk = Chunk(first, (Times(), Times()))
    for number in range(first, last):
        _play_deal(pairing, bots, number, chunk)
        if len(chunk.faults) >= MOST_FORFEITS:
            break
    return chunk


@contextmanager
def _players(pairing: Pairing) -> Iterator[tuple[Bot, Bot]]:
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


def _warm_up(pairing: Pairing, bots: tuple[Bot, Bot]) -> None:
    """Play a hand that doesn't count: what is compiled or loaded first is no thinking."""
    chance = pairing.luck("warm")
    deal = pairing.rules.deal(1, chance)
    seating = pairing.plays(0)[0]
    _play_hand(pairing, bots, "warm", 0, seating, deal, (Times(), Times()))


def _play_deal(pairing: Pairing, bots: tuple[Bot, Bot], number: int, chunk: Chunk) -> None:
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
    pairing: Pairing,
    bots: tuple[Bot, Bot],
    number: int | str,
    play: int,
    seating: Seating,
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


def _share(seating: Seating, best: Sequence[int]) -> float:
    """What the first player won of a hand: all, nothing, or half if both are among the best."""
    players = {seating[side] for side in best}
    return 0.5 if len(players) == 2 else float(players == {0})
