"""How a match ended, for the log of results."""

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from boneyard.core.position import Position
from boneyard.server import wall_clock
from boneyard.server.matches.eligibility import pool_in
from boneyard.server.matches.log import Entry
from boneyard.server.matches.match import LiveMatch, Step
from boneyard.server.matches.people import is_stood_in
from boneyard.server.matches.results import ORGANISER, Outcome, StoredResult
from boneyard.server.stores import Store
from boneyard.server.tournaments.board_matches import round_in

#: Acts of a seat that are no moves: they end the match.
ENDINGS: Final = frozenset({"resign", "timeout", "abandon"})
#: How a board ends that isn't played out.
CUT_SHORT: Final = ("resigned", "timeout")


async def result_of(store: Store, live: LiveMatch, step: Step) -> StoredResult | None:
    """What is written when a match of a contest ends; None: it doesn't, or is part of nothing."""
    kept, state = live.kept, step.states[-1]
    if not kept.contest or not state.over or live.state.over:
        return None
    made = outcome_of(live, state, (*live.line, *step.entries))
    if await _is_ended_by_organiser(store, live, made):
        made = replace(made, ended_by=ORGANISER)
    return StoredResult(kept.id, kept.contest, kept.game, wall_clock.now(), made)


async def _is_ended_by_organiser(store: Store, live: LiveMatch, made: Outcome) -> bool:
    """Say whether a rated board ends because of what its organiser did.

    A player was taken out, or the tournament was called off and the board isn't played out. Asked
    before the result is written, so that nothing done afterwards changes what has counted.
    """
    place = round_in(live.kept.contest) if pool_in(live.kept.contest) is not None else None
    if place is None:
        return False
    taken_out, off = await store.tournaments.intervened(place[0], live.id)
    return taken_out or (off and made.end in CUT_SHORT)


def outcome_of(live: LiveMatch, state: Position, line: Iterable[Entry] = ()) -> Outcome:
    """How a match that is over ended; `line` is all that was done."""
    sides: list[list[int]] = [[] for _ in state.scores]
    for seat in range(len(live.seats)):
        sides[live.rules.side(seat)].append(seat)
    end = state.results[-1].end if state.results else ""
    lost = [
        seat for side, seats in enumerate(sides) for seat in seats
        if end == "timeout" and side not in state.winners
    ]  # fmt: skip
    stood_in = [at for at, seat in enumerate(live.seats) if is_stood_in(seat)]
    moves = [0] * len(sides)
    for entry in line:
        if entry.seat is not None and entry.act not in ENDINGS:
            moves[live.rules.side(entry.seat)] += 1
    return Outcome(
        sides=tuple(map(tuple, sides)), scores=tuple(state.scores), ranks=ranks_of(live, state),
        rounds=len(state.results), end=end, late=tuple(sorted({*lost, *stood_in})),
        moves=tuple(moves),
    )  # fmt: skip


def ranks_of(live: LiveMatch, state: Position) -> tuple[int, ...]:
    """The place of each side: the winners first, the others as their points put them in front."""
    ranks = [0] * len(state.scores)
    front: Sequence[int] = state.winners
    while 0 in ranks:
        place = 1 + sum(map(bool, ranks))
        left = [side for side, rank in enumerate(ranks) if not rank]
        if not front:
            front = [left[at] for at in live.rules.leading([state.scores[one] for one in left])]
        for side in front:
            ranks[side] = place
        front = ()
    return tuple(ranks)
