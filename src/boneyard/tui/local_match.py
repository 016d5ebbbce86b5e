"""A match at one keyboard: people here, bots in the other seats, and luck that can be checked."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from boneyard.bots.registry import Hint, choose
from boneyard.core.actions import Call, Catch, Move
from boneyard.core.chance import Fair
from boneyard.core.events import Event
from boneyard.core.position import Position, evolve
from boneyard.core.redaction import seen_by, told_events
from boneyard.engine import act, lucky_hit
from boneyard.engine.kinds import AnyRules
from boneyard.engine.legal import legal
from boneyard.records import write_record
from boneyard.text.move_labels import calls


class Chair(Struct, frozen=True):
    """Who sits in a seat."""

    name: str
    bot: str = ""
    """The level of a bot; nothing: somebody at this keyboard."""


class Step(Struct, frozen=True):
    """Something that was done, and what came of it, with all its secrets."""

    seat: int | None
    act: Any
    """A move, or a deal."""
    events: tuple[Event, ...]


class Sitting:
    """A match that is being played here; whoever shows it asks for views, never for the state."""

    elsewhere = False

    def __init__(self, rules: AnyRules, chairs: Sequence[Chair], chance: Fair) -> None:
        """Sit down; nothing is dealt yet."""
        self.rules, self.chairs, self.chance = rules, tuple(chairs), chance
        self.names = [chair.name for chair in chairs]
        self.people = [seat for seat, chair in enumerate(chairs) if not chair.bot]
        self.steps: list[Step] = []
        # Bots are as lucky as the deal: the same seed gives the same match again.
        self._dice = random.Random(chance.secret)
        self._states: list[Position] = [rules.new_match()]
        self._views: dict[tuple[int | None, bool], tuple[int, Position]] = {}
        self._asked: set[int] = set()

    # How it stands.

    @property
    def _state(self) -> Position:
        return self._states[-1]

    @property
    def over(self) -> bool:
        """Say whether the match is over."""
        return self._state.over

    @property
    def playing(self) -> bool:
        """Say whether a round is being played."""
        return self._state.playing

    @property
    def awaits(self) -> int | None:
        """The seat of somebody here who is to act, if that is so."""
        seat = self._state.to_act
        return seat if seat in self.people else None

    @property
    def has_calls(self) -> bool:
        """Say whether noticing is part of this match."""
        return bool(calls(self.rules, 0))

    def view(self, seat: int | None) -> Position:
        """What somebody in a seat (None: a watcher) may know."""
        return self._seen(seat, False)

    def _seen(self, seat: int | None, sharp: bool) -> Position:
        """The same; a sharp eye also sees what people must notice by themselves, as bots do."""
        at, view = self._views.get((seat, sharp), (0, self._states[0]))
        for step in self.steps[at:]:
            events = step.events
            told = [seen_by(e, seat) for e in events] if sharp else told_events(events, seat)
            for event in told:
                view = evolve(view, event)
        self._views[seat, sharp] = len(self.steps), view
        return view

    def told(self, since: int, seat: int | None) -> list[Event]:
        """What somebody in a seat (None: a watcher) is told of the steps since one."""
        return [event for step in self.steps[since:] for event in told_events(step.events, seat)]

    def moves(self, seat: int) -> list[Move]:
        """What a seat may do now, calls aside: those that exist are always the same ones."""
        return [one for one in legal(self.view(seat), seat) if not isinstance(one, Call | Catch)]

    def calls(self, seat: int) -> list[str]:
        """The calls that exist for a seat, whether there is anything to call or not."""
        return calls(self.rules, seat)

    def hints(self, seat: int) -> list[Hint]:
        """What the moves of a seat are worth, from what it may know."""
        from boneyard.bots.hints import hints

        return hints(self.view(seat), seat, random.Random())

    # What happens.

    def deal(self) -> None:
        """Deal the next round."""
        self._do(None, self.rules.deal(self._state.round + 1, self.chance))

    def act(self, seat: int, move: Move) -> None:
        """Let somebody here do something; what isn't legal is an `IllegalMove`."""
        self._do(seat, move)

    call = act

    def go_on(self) -> bool:
        """Let one thing happen that comes by itself: luck, a bot's call, a bot's move."""
        state = self._state
        if not state.playing:
            return False
        if state.reaching is not None:
            self._do(None, lucky_hit(state, self.chance))
            return True
        return self._bots_call() or self._bot_moves()

    def _bots_call(self) -> bool:
        """Ask each bot that isn't to move once, after every step, whether it has noticed anything.

        One that is to move is asked for its move, and calls before it makes it.
        """
        if not self.has_calls:
            return False
        for seat, chair in enumerate(self.chairs):
            if not chair.bot or seat in self._asked or seat == self._state.to_act:
                continue
            self._asked.add(seat)
            if legal(self._seen(seat, True), seat):
                call = self._chosen(seat)
                if call is not None:
                    self._do(seat, call)
                    return True
        return False

    def _bot_moves(self) -> bool:
        seat = self._state.to_act
        if seat is None or seat in self.people:
            return False
        moves = legal(self._seen(seat, True), seat)
        move = moves[0] if len(moves) == 1 else self._chosen(seat)
        assert move is not None, "a bot whose turn it is moves"
        self._do(seat, move)
        return True

    def _chosen(self, seat: int) -> Move | None:
        dice = random.Random(self._dice.getrandbits(64))
        return choose(self.chairs[seat].bot, self._seen(seat, True), seat, dice)

    def _do(self, seat: int | None, what: Any) -> None:
        events, state = act(self._state, seat, what)
        self.steps.append(Step(seat, what, tuple(events)))
        self._states.append(state)
        if not self.rules.alone:
            del self._states[1:-1]
        self._asked.clear()

    @property
    def can_undo(self) -> bool:
        """Say whether there is a move that can be taken back: in games for one."""
        return self.rules.alone and len(self.steps) > 1

    def undo(self) -> None:
        """Take the last move of a game for one back."""
        assert self.can_undo
        self.steps.pop()
        self._states.pop()
        self._views.clear()

    def record(self) -> Mapping[str, Any]:
        """The match as a record, as far as it was played."""
        rounds: list[tuple[Any, list[tuple[int | None, Move]]]] = []
        for step in self.steps:
            # Luck has no seat: a deal begins a round, a hit is a move in one.
            if step.seat is None and not isinstance(step.act, Move):
                rounds.append((step.act, []))
            else:
                rounds[-1][1].append((step.seat, step.act))
        return write_record(self.rules, self.names, rounds, self.chance)
