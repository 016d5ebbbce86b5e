"""How a match ended, for the log of results."""

from collections.abc import Sequence

from boneyard.server import moments
from boneyard.server.match import LiveMatch
from boneyard.server.people import is_stood_in
from boneyard.server.store.results import Outcome, StoredResult
from boneyard.state import Position


def result_of(live: LiveMatch, state: Position) -> StoredResult | None:
    """What is written when a match of a contest ends; None: it doesn't, or is part of nothing."""
    kept = live.kept
    if not kept.contest or not state.over or live.state.over:
        return None
    return StoredResult(kept.id, kept.contest, kept.game, moments.now(), outcome_of(live, state))


def outcome_of(live: LiveMatch, state: Position) -> Outcome:
    """How a match that is over ended."""
    sides: list[list[int]] = [[] for _ in state.scores]
    for seat in range(len(live.seats)):
        sides[live.rules.side(seat)].append(seat)
    end = state.results[-1].end if state.results else ""
    lost = [
        seat for side, seats in enumerate(sides) for seat in seats
        if end == "timeout" and side not in state.winners
    ]  # fmt: skip
    stood_in = [at for at, seat in enumerate(live.seats) if is_stood_in(seat)]
    return Outcome(
        sides=tuple(map(tuple, sides)), scores=tuple(state.scores), ranks=ranks_of(live, state),
        rounds=len(state.results), end=end, late=tuple(sorted({*lost, *stood_in})),
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
