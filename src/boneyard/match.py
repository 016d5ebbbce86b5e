"""A whole match for programs: `Match` keeps the position, the log and the rounds.

The pure functions (`act`, `legal`, `view`) stay underneath; the server has its own matches.
"""

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Self

from msgspec import Struct

from boneyard.arena.duel import ending_programs, resolve_bot
from boneyard.arena.matchups import PairingError
from boneyard.arena.move_times import MoveTimes
from boneyard.arena.referee import BotSeat, Forfeit, Referee
from boneyard.bots.external import BotFault
from boneyard.bots.registry import BOTS, Bot
from boneyard.core.actions import Move, parse
from boneyard.core.arguments import argument_error, check_dice, check_names, check_seat
from boneyard.core.events import Event
from boneyard.core.fair_shuffle import Fair, new_secret, secret_from_seed
from boneyard.core.ids import Side
from boneyard.core.position import Result, view
from boneyard.engine import IllegalMove, act, all_legal_moves, legal, random_hit
from boneyard.engine.kinds import AnyDeal, AnyRules, AnyState, state_of_kind
from boneyard.games import GameSource, choose_rules
from boneyard.i18n import TranslatedError, message
from boneyard.i18n.translator import english
from boneyard.records import Record, RecordError, parse_record, record_deal, write_record
from boneyard.records.position_text import has_hidden_tiles, redact_position, split_position
from boneyard.rules.game import State


class MatchError(TranslatedError, ValueError):
    """Something that a match can't do now; the message says why."""


class _Step(Struct, frozen=True):
    """A deal (`move` is None), a move, or what chance decided after it (`seat` is None)."""

    seat: int | None
    move: Move | None
    state: AnyState
    events: int
    """How many events the log has after it."""


class Match:
    """A match from its first deal to its end, with undo; the first round is dealt.

    >>> import boneyard
    >>> match = boneyard.Match("all-fives", players=3, seed="tea")
    >>> match.turn, match.scores, match.is_over
    (2, (0, 0, 0), False)
    >>> events = match.push(match.legal_moves[0])
    >>> match.play_out(bots="heavy").is_over
    True
    """

    rules: AnyRules
    names: tuple[str, ...]
    """The names of the players, by seat."""
    chance: Fair
    """Where deals and random draws come from."""

    def __init__(
        self,
        game: GameSource,
        *,
        seed: str | int | None = None,
        names: Sequence[str] | None = None,
        **options: Any,
    ) -> None:
        """Deal the first round of a game.

        `seed`: the same one deals the same tiles; None: a random one. `options` are those of the
        game, such as `players=3`.
        """
        rules = choose_rules(game, options)
        secret = new_secret() if seed is None else secret_from_seed(seed)
        self._begin_with(rules, Fair(secret), names, rules.new_match())
        self.next_round()

    def _begin_with(
        self, rules: AnyRules, chance: Fair, names: Sequence[str] | None, start: AnyState
    ) -> None:
        self.rules, self.chance = rules, chance
        if names is not None:
            check_names(names, rules.players)
        self._named = names is not None
        seats = range(1, rules.players + 1)
        self.names = tuple(
            names or (english(message("art-seat", number=number)) for number in seats)
        )
        self._start = start
        self._log: list[Event] = []
        self._steps: list[_Step] = []
        self._deals: list[AnyDeal] = []
        self._continued = False

    @classmethod
    def from_record(cls, record: Record) -> Self:
        """Replay a record: the match goes on where it ends."""
        if not isinstance(record, Record):
            raise RecordError("record-no-record", kind=type(record).__name__)
        match = cls.__new__(cls)
        before = state_of_kind(record.before)
        match._begin_with(record.rules, record.chance or Fair(new_secret()), record.seats, before)
        for number, one in enumerate(record.rounds, record.first):
            match._deal(record_deal(record, number))
            for seat, text in one.moves:
                match._apply(seat, parse(text, chance=seat is None))
        return match

    @classmethod
    def from_position(
        cls,
        position: AnyState,
        *,
        seed: str | int | None = None,
        names: Sequence[str] | None = None,
    ) -> Self:
        """Play on from a position in which all tiles are known; it has no record."""
        position = state_of_kind(position)
        if has_hidden_tiles(position):
            raise MatchError("library-position-hidden")
        match = cls.__new__(cls)
        secret = new_secret() if seed is None else secret_from_seed(seed)
        match._begin_with(position.rules, Fair(secret), names, position)
        match._continued = True
        if isinstance(position, State):
            match._start, events = split_position(position)
            match._log += events
        match._steps.append(_Step(None, None, position, len(match._log)))
        return match

    def copy(self) -> Self:
        """Return a match that goes on independently of this one, with the same chance."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._log, twin._steps, twin._deals = [*self._log], [*self._steps], [*self._deals]
        return twin

    __copy__ = copy

    # What it looks like.

    @property
    def state(self) -> AnyState:
        """The position, with every tile; `view` gives what one seat may know."""
        return self._steps[-1].state if self._steps else self._start

    @property
    def turn(self) -> int | None:
        """The seat that must act; None when the round or the match is over."""
        return self.state.to_act

    @property
    def legal_moves(self) -> list[Move]:
        """The legal moves of the seat that must act; empty when the round is over."""
        return [] if self.turn is None else legal(self.state, self.turn)

    @property
    def all_legal_moves(self) -> list[tuple[int, Move]]:
        """The legal moves of every seat, calls out of turn included."""
        return [(seat, one) for seat, one in all_legal_moves(self.state) if seat is not None]

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each side in the match."""
        return self.state.scores

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self.state.round

    @property
    def results(self) -> tuple[Result, ...]:
        """How each finished round ended."""
        return self.state.results

    @property
    def winners(self) -> tuple[Side, ...]:
        """The sides that have won the match; none before its end, or after a draw."""
        return self.state.winners

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.state.over

    @property
    def is_round_over(self) -> bool:
        """Whether the round is over; unless the match is too, `next_round` deals the next one."""
        return not self.state.playing

    @property
    def log(self) -> tuple[Event, ...]:
        """Everything that has happened, in order."""
        return tuple(self._log)

    @property
    def moves(self) -> list[tuple[int | None, Move]]:
        """The moves of this round with their seats; None is chance."""
        last = max(at for at, step in enumerate(self._steps) if step.move is None)
        return [(step.seat, step.move) for step in self._steps[last + 1 :] if step.move is not None]

    def view(self, seat: int | None) -> AnyState:
        """Return what a seat may know (None: a spectator): hidden tiles are None."""
        check_seat(seat, self.rules.players)
        if self._continued and self.rules.alone:
            return redact_position(self.state, seat)
        return view(self._start, self._log, seat)

    def positions(self) -> Iterator[AnyState]:
        """Yield the position after each deal and each move, in order."""
        return (step.state for step in tuple(self._steps))

    def record(self) -> Record:
        """Return the match as a record, which `save` writes into a file."""
        if self._continued:
            raise MatchError("library-no-record")
        rounds: list[tuple[AnyDeal, list[tuple[int | None, Move]]]] = []
        deals = iter(self._deals)
        for step in self._steps:
            if step.move is None:
                rounds.append((next(deals), []))
            else:
                rounds[-1][1].append((step.seat, step.move))
        first = self._start.round + 1
        return parse_record(write_record(self.rules, self.names, rounds, self.chance, first))

    def __repr__(self) -> str:
        return f"<Match {self.state.headline}>"

    def __str__(self) -> str:
        """Write the table in a few lines."""
        names = f"\nplayers   {', '.join(self.names)}" if self._named else ""
        return f"{self.state}{names}"

    def _repr_svg_(self) -> str:
        return self.state._repr_svg_()

    # What can be done.

    def push(self, move: Move | str, *, seat: int | None = None) -> list[Event]:
        """Make a move, as text or as an object, and return what happened.

        The seat is the one that must act, unless another is named, for a call out of turn. Where
        chance must decide something after it, it does. IllegalMove says why a move isn't allowed.
        """
        mover = self.turn if seat is None else seat
        if mover is None:
            over = "library-match-over" if self.is_over else "library-round-over"
            raise IllegalMove(over)
        events = self._apply(mover, parse(move))
        while self.state.reaching is not None:
            events += self._apply(None, random_hit(self.state, self.chance))
        return events

    def pop(self) -> Move:
        """Undo the last move, with the deal after it if there was one, and return the move."""
        for at in range(len(self._steps) - 1, -1, -1):
            step = self._steps[at]
            if step.seat is not None and step.move is not None:
                break
        else:
            raise MatchError("library-nothing-to-undo")
        undone = sum(gone.move is None for gone in self._steps[at:])
        del self._deals[len(self._deals) - undone :], self._steps[at:]
        del self._log[self._steps[-1].events :]
        return step.move

    def next_round(self) -> list[Event]:
        """Deal the next round, and return what happened."""
        if self.is_over:
            raise MatchError("library-match-over")
        if self.state.playing:
            raise MatchError("library-round-not-over")
        return self._deal(self.rules.deal(self.state.round + 1, self.chance))

    def play_round(
        self,
        bots: str | Bot | Sequence[str | Bot] = "random",
        *,
        rng: random.Random | None = None,
    ) -> Self:
        """Let bots play this round to its end; the same as `play_out`, for one round."""
        return self._play(bots, rng, lambda: self.is_round_over)

    def play_out(
        self,
        bots: str | Bot | Sequence[str | Bot] = "random",
        *,
        rng: random.Random | None = None,
    ) -> Self:
        """Let bots play the match to its end, from where it stands, and return it.

        `bots`: one for all seats, or one for each; by name, or anything with `choose` (see `Bot`).
        `rng`: their random numbers; by default they follow from the seed.
        """
        return self._play(bots, rng, lambda: self.is_over)

    def _play(
        self,
        bots: str | Bot | Sequence[str | Bot],
        rng: random.Random | None,
        is_done: Callable[[], bool],
    ) -> Self:
        players = self.rules.players
        if isinstance(bots, str) or hasattr(bots, "choose"):
            every = [bots] * players
        elif isinstance(bots, Iterable):
            every = [*bots]
        else:
            raise argument_error("library-expected-bots", bots)
        if len(every) != players:
            raise PairingError("arena-seats", players=players, bots=len(every))
        if rng is not None:
            check_dice(rng)
        dice = rng or random.Random(f"{self.chance.secret.hex()}/{len(self._steps)}")
        with ending_programs(*every):
            if self.rules.alone:
                self._play_alone(every[0], dice)
                return self
            next_move = self._ask(every, dice)
            while not is_done():
                if not self.state.playing:
                    self.next_round()
                    continue
                seat, move = next_move()
                self.push(move, seat=seat)
        return self

    def _ask(
        self, bots: Sequence[str | Bot], dice: random.Random
    ) -> Callable[[], tuple[int, Move]]:
        """Return a function that asks the bots for the next move."""
        start = self._start
        assert isinstance(start, State)
        seats = [
            BotSeat(at, at, resolve_bot(bot)[1], random.Random(dice.random()), MoveTimes(), start)
            for at, bot in enumerate(bots)
        ]
        referee = Referee(start.rules, None, self.chance, seats, random.Random(dice.random()))

        def next_move() -> tuple[int, Move]:
            state = self.state
            assert isinstance(state, State)
            referee.state, referee.log = state, self._log
            try:
                return referee.next_move()
            except Forfeit as forfeit:
                raise BotFault(forfeit.message) from None

        return next_move

    def _play_alone(self, bot: str | Bot, dice: random.Random) -> None:
        if not isinstance(bot, str):
            raise argument_error("library-expected-bot-name", bot)
        player = BOTS[bot].bot
        while self.state.playing:
            move = player.choose(self.view(0), 0, dice)
            assert move is not None
            self.push(move)

    def _deal(self, deal: AnyDeal) -> list[Event]:
        events, state = act(self.state, None, deal)
        self._deals.append(deal)
        self._add(None, None, state, events)
        return events

    def _apply(self, seat: int | None, move: Move) -> list[Event]:
        events, state = act(self.state, seat, move)
        self._add(seat, move, state, events)
        return events

    def _add(
        self, seat: int | None, move: Move | None, state: AnyState, events: list[Event]
    ) -> None:
        self._log += events
        self._steps.append(_Step(seat, move, state, len(self._log)))
