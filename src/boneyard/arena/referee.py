"""Referee for a hand between bots: it knows the state, seats know their views."""

import random
import time
from collections.abc import Sequence

from boneyard.arena.move_times import MoveTimes
from boneyard.bots.external import BotFault
from boneyard.bots.registry import Bot
from boneyard.core.actions import ActionError, Call, Catch, Move, parse
from boneyard.core.chance import Chance
from boneyard.core.events import Event
from boneyard.core.options import format_value
from boneyard.core.position import evolve
from boneyard.core.redaction import redact
from boneyard.engine import act, random_hit
from boneyard.engine.legal import legal
from boneyard.i18n import Message, TranslatedError, message
from boneyard.rules.dealing import Deal
from boneyard.rules.game import Rules, State


class Forfeit(TranslatedError):
    """A hand that one of the players has forfeited."""

    def __init__(self, player: int, why: Message) -> None:
        super().__init__(why)
        self.player = player


class BotSeat:
    """A seat at the table: a bot, its dice, and its incremental view."""

    __slots__ = ("_seen", "bot", "dice", "number", "player", "times", "view")

    def __init__(
        self,
        number: int,
        player: int,
        bot: Bot,
        dice: random.Random,
        times: MoveTimes,
        start: State,
    ) -> None:
        self.number, self.player, self.bot, self.dice = number, player, bot, dice
        self.times, self.view = times, start
        self._seen = 0

    def choose(self, log: Sequence[Event]) -> Move | None:
        """Update the view, and let the bot choose; only its thinking is timed."""
        view, number = self.view, self.number
        for event in log[self._seen :]:
            view = evolve(view, redact(event, number))
        self.view, self._seen = view, len(log)
        begun = time.perf_counter()
        try:
            answer = self.bot.choose(view, number, self.dice)
        except BotFault as fault:
            raise Forfeit(self.player, fault.message) from None
        self.times.add(time.perf_counter() - begun)
        try:
            return None if answer is None else parse(answer)
        except ActionError:
            why = message("bots-fault-illegal", move=repr(format_value(str(answer))))
            raise Forfeit(self.player, why) from None


class Referee:
    """A match between bots, as it is played: its first round from 0:0, or any position."""

    def __init__(
        self,
        rules: Rules,
        deal: Deal | None,
        chance: Chance,
        seats: Sequence[BotSeat],
        dice: random.Random,
        state: State | None = None,
        log: Sequence[Event] = (),
    ) -> None:
        """Start a round with a deal; without one continue from `state`, reached by `log`."""
        self.chance, self.seats, self.dice = chance, seats, dice
        self.log: list[Event] = list(log)
        self.state = state or rules.new_match()
        self.moves: list[tuple[int | None, Move]] = []
        """What was done in this round, and by which seat."""
        if deal is not None:
            self.start_round(deal)

    def start_round(self, deal: Deal) -> None:
        """Start a round, the first or another of the same match."""
        events, self.state = act(self.state, None, deal)
        self.log += events
        self.moves = []

    def play_round(self) -> tuple[int, ...]:
        """Play it to its end, and return the points of each side."""
        while self.state.playing:
            self.step()
        return self.state.points

    def step(self) -> list[Event]:
        """Let one seat or chance act, and return the events."""
        seat: int | None = None
        if self.state.reaching is not None:
            move: Move = random_hit(self.state, self.chance)
        else:
            seat, move = self.next_move()
        events, self.state = act(self.state, seat, move)
        self.log += events
        self.moves.append((seat, move))
        return events

    def next_move(self) -> tuple[int, Move]:
        """Return the next action and its seat: a call comes before the move of the seat to act."""
        own: tuple[int, Move] | None = None
        for seat in self._seats_with_calls():
            move = self._ask_bot(seat)
            if isinstance(move, Call | Catch):
                return seat, move
            if move is not None:
                own = seat, move
        return own or self._turn_move()

    def _seats_with_calls(self) -> list[int]:
        """List the seats that could call something, in random order: no seat is always the
        fastest.
        """
        state = self.state
        if not (state.pending or state.duties):
            return []
        able = [
            seat
            for seat in range(len(self.seats))
            if any(isinstance(move, Call | Catch) for move in legal(state, seat))
        ]
        self.dice.shuffle(able)
        return able

    def _turn_move(self) -> tuple[int, Move]:
        """Return the move of the seat to act; a forced move isn't asked for."""
        turn = self.state.to_act
        assert turn is not None
        moves = legal(self.state, turn)
        if len(moves) == 1:
            return turn, moves[0]
        move = self._ask_bot(turn)
        assert move is not None
        return turn, move

    def _ask_bot(self, seat: int) -> Move | None:
        move = self.seats[seat].choose(self.log)
        if move is None and seat == self.state.to_act:
            raise Forfeit(self.seats[seat].player, message("bots-fault-silent"))
        # Resigning would be legal at a table of two, but a resigned hand has no points.
        if move is not None and move not in legal(self.state, seat):
            why = message("bots-fault-illegal", move=str(move))
            raise Forfeit(self.seats[seat].player, why)
        return move
