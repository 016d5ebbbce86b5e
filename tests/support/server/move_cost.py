"""Plays a match as the house does, for all who look, and says what its plays cost."""

import random
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

from boneyard.core.actions import Play
from boneyard.core.codec import encoder
from boneyard.games import GAMES
from boneyard.rules.game import State
from boneyard.server.match_page.updates import MatchPageRenderer
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.match_log import to_row
from boneyard.server.matches.models import LoadedMatch, StoredMatch, StoredSeat

#: Who looks, and on what screen.
EYES: list[tuple[int | None, str]] = [(0, "wide.own"), (1, "tall.own"), (None, "wide.own")]
#: Says what something costs.
Measure = Callable[[Callable[[], object]], float]


def steps(work: Callable[[], object], but: str = "") -> int:
    """How many steps Python takes for something, not counting those in one package."""
    count = 0

    def trace(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal count
        if but and frame.f_globals.get("__name__", "").startswith(but):
            return None
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        count += event == "opcode"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
    return count


def table(game: str, luck: int = 0, **options: Any) -> LiveMatch:
    """A match of two that nobody keeps."""
    rules = GAMES[game].rules(players=2, **options)
    match = StoredMatch(
        id="m",
        game=game,
        options=dict(rules.options),
        mode="link",
        secret=bytes([luck]) * 32,
        name="m",
        host=None,
        created=0,
    )
    seats = tuple(StoredSeat(kind="person", name=name) for name in ("Ada", "Grace"))
    return LiveMatch(LoadedMatch(match, seats, (), None))


class Costs:
    """Plays a match, and says what plays cost."""

    def __init__(self, live: LiveMatch, measure: Measure = steps) -> None:
        self.live, self.measure = live, measure
        self.dice, self.painter = random.Random(3), MatchPageRenderer()
        for seat, how in EYES:
            self.painter.draw(live, seat, how, None)

    def go_on(self) -> None:
        """Whatever comes next: decided, written, made true, told and drawn for everybody."""
        live, since = self.live, self.live.number
        if not live.state.playing:
            step = live.prepare_deal()
        else:
            seat = live.state.to_act
            assert seat is not None
            step = live.prepare_move(seat, self.move)
        for entry in step.entries:
            to_row(entry)
        live.apply(step)
        for seat, how in EYES:
            live.views.encode_since(since, seat)
            encoder.encode(self.painter.draw(live, seat, how, live.log.entries[since:]))

    def play(self, counted: Callable[[State], bool], rounds: int) -> list[tuple[int, float]]:
        """The counted plays: how many tiles lay, and what it cost."""
        found = []
        live = self.live
        while not live.state.over:
            state = live.state
            assert isinstance(state, State)
            if not state.playing:
                if state.round == rounds:
                    break
                self.go_on()
                continue
            assert state.to_act is not None
            moves = live.views.legal_moves(state.to_act)
            self.move = self.dice.choice(moves)
            if isinstance(self.move, Play) and counted(state):
                found.append((state.table.tile_count, self.measure(self.go_on)))
            else:
                self.go_on()
        return found
