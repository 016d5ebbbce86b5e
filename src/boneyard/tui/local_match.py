"""Local match: people at one keyboard, bots in the other seats, verifiable dealing."""

import random
from collections.abc import Mapping, Sequence

from msgspec import Struct

from boneyard.bots.registry import Hint, choose
from boneyard.core.actions import Call, Catch, Move
from boneyard.core.events import Event
from boneyard.core.fair_shuffle import Fair
from boneyard.core.position import Position, evolve
from boneyard.core.redaction import public_events, redact
from boneyard.engine import act, random_hit
from boneyard.engine.kinds import AnyDeal, AnyRules
from boneyard.engine.legal import legal
from boneyard.records import write_record
from boneyard.text.move_labels import available_calls


class SeatPlayer(Struct, frozen=True):
    """The player of a seat."""

    name: str
    bot: str = ""
    """The level of a bot; empty: a person at this keyboard."""


class MatchStep(Struct, frozen=True):
    """An action and its events, unredacted."""

    seat: int | None
    act: Move | AnyDeal
    """A move, or a deal."""
    events: tuple[Event, ...]


class LocalMatch:
    """A match played here; the interface asks for views, never for the state."""

    is_remote = False

    def __init__(self, rules: AnyRules, chairs: Sequence[SeatPlayer], chance: Fair) -> None:
        self.rules, self.seat_players, self.chance = rules, tuple(chairs), chance
        self.names = [chair.name for chair in chairs]
        self.local_seats = [seat for seat, chair in enumerate(chairs) if not chair.bot]
        self.steps: list[MatchStep] = []
        # Bots use the seed of the deal: the same seed gives the same match again.
        self._dice = random.Random(chance.secret)
        self._states: list[Position] = [rules.new_match()]
        self._views: dict[tuple[int | None, bool], tuple[int, Position]] = {}
        self._asked_bots: set[int] = set()

    # State.

    @property
    def _state(self) -> Position:
        return self._states[-1]

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self._state.over

    @property
    def playing(self) -> bool:
        """Whether a round is being played."""
        return self._state.playing

    @property
    def awaited_seat(self) -> int | None:
        """The seat of a person here who is to act, or None."""
        seat = self._state.to_act
        return seat if seat in self.local_seats else None

    @property
    def has_calls(self) -> bool:
        """Whether the game has calls."""
        return bool(available_calls(self.rules, 0))

    def view(self, seat: int | None) -> Position:
        """Return what a seat (None: a spectator) may know."""
        return self._view(seat, False)

    def _view(self, seat: int | None, as_bot: bool) -> Position:
        """Return the view; `as_bot` also has what people must notice for themselves, as bots do."""
        at, view = self._views.get((seat, as_bot), (0, self._states[0]))
        for step in self.steps[at:]:
            events = step.events
            visible = [redact(e, seat) for e in events] if as_bot else public_events(events, seat)
            for event in visible:
                view = evolve(view, event)
        self._views[seat, as_bot] = len(self.steps), view
        return view

    def visible_events(self, since: int, seat: int | None) -> list[Event]:
        """Return the events since a step, redacted for a seat (None: a spectator)."""
        return [event for step in self.steps[since:] for event in public_events(step.events, seat)]

    def moves(self, seat: int) -> list[Move]:
        """List the legal moves of a seat, without calls: those are always the same."""
        return [one for one in legal(self.view(seat), seat) if not isinstance(one, Call | Catch)]

    def calls(self, seat: int) -> list[str]:
        """List the calls of a seat, whether there is anything to call or not."""
        return available_calls(self.rules, seat)

    def hints(self, seat: int) -> list[Hint]:
        """Return the values of a seat's moves, given what it may know."""
        from boneyard.bots.hints import hints

        return hints(self.view(seat), seat, random.Random())

    # Actions.

    def deal(self) -> None:
        """Deal the next round."""
        self._apply(None, self.rules.deal(self._state.round + 1, self.chance))

    def act(self, seat: int, move: Move) -> None:
        """Make a move for a person here; raises `IllegalMove`."""
        self._apply(seat, move)

    call = act

    def advance(self) -> bool:
        """Let one automatic thing happen: chance, a bot's call, a bot's move."""
        state = self._state
        if not state.playing:
            return False
        if state.reaching is not None:
            self._apply(None, random_hit(state, self.chance))
            return True
        return self._let_bots_call() or self._let_bot_move()

    def _let_bots_call(self) -> bool:
        """Ask each bot that isn't to move once, after every step, whether it calls.

        One that is to move is asked for its move, and calls before it makes it.
        """
        if not self.has_calls:
            return False
        for seat, chair in enumerate(self.seat_players):
            if not chair.bot or seat in self._asked_bots or seat == self._state.to_act:
                continue
            self._asked_bots.add(seat)
            if legal(self._view(seat, True), seat):
                call = self._choose_move(seat)
                if call is not None:
                    self._apply(seat, call)
                    return True
        return False

    def _let_bot_move(self) -> bool:
        seat = self._state.to_act
        if seat is None or seat in self.local_seats:
            return False
        moves = legal(self._view(seat, True), seat)
        move = moves[0] if len(moves) == 1 else self._choose_move(seat)
        assert move is not None, "a bot whose turn it is moves"
        self._apply(seat, move)
        return True

    def _choose_move(self, seat: int) -> Move | None:
        dice = random.Random(self._dice.getrandbits(64))
        return choose(self.seat_players[seat].bot, self._view(seat, True), seat, dice)

    def _apply(self, seat: int | None, what: Move | AnyDeal) -> None:
        events, state = act(self._state, seat, what)
        self.steps.append(MatchStep(seat, what, tuple(events)))
        self._states.append(state)
        if not self.rules.alone:
            del self._states[1:-1]
        self._asked_bots.clear()

    @property
    def can_undo(self) -> bool:
        """Whether a move can be taken back: in solitaires."""
        return self.rules.alone and len(self.steps) > 1

    def undo(self) -> None:
        """Take back the last move of a solitaire."""
        assert self.can_undo
        self.steps.pop()
        self._states.pop()
        self._views.clear()

    def record(self) -> Mapping[str, object]:
        """Return the match as a record, as far as it was played."""
        rounds: list[tuple[AnyDeal, list[tuple[int | None, Move]]]] = []
        for step in self.steps:
            # Chance has no seat: a deal begins a round, a hit is a move in one.
            if isinstance(step.act, AnyDeal):
                rounds.append((step.act, []))
            else:
                rounds[-1][1].append((step.seat, step.act))
        return write_record(self.rules, self.names, rounds, self.chance)
