"""How a match stands for each of those who have part in it: for their list of matches."""

import time
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from boneyard.server.match import LiveMatch
from boneyard.server.store import Standing, StoredMine, StoredSeat
from boneyard.state import Position


def standing_of(
    live: LiveMatch, state: Position, seats: Sequence[StoredSeat] | None = None
) -> Standing:
    """What a list shows of a match; it changes only when a list should."""
    seats = live.seats if seats is None else seats
    acting = seats[state.to_act] if state.playing and state.to_act is not None else None
    people = {seat.owner for seat in seats if seat.kind == "person"}
    person = acting.owner if acting is not None and len(people) > 1 else None
    if acting is not None and acting.kind == "bot" and live.stands is not None:
        person = live.stands[2]  # a bot has moved before anybody looks
    return any(seat.kind == "open" for seat in seats), state.over, person


def listed(
    live: LiveMatch, state: Position, seats: Sequence[StoredSeat] | None = None
) -> list[StoredMine]:
    """The match in the lists of all who sit there, or have started it."""
    seats = live.seats if seats is None else seats
    stands = standing_of(live, state, seats)
    owners = {seat.owner: None for seat in seats} | {live.kept.host: None}
    now = int(time.time() * 1000)
    return [_row(live, state, seats, stands, owner, now) for owner in owners if owner is not None]


def _row(
    live: LiveMatch,
    state: Position,
    seats: Sequence[StoredSeat],
    stands: Standing,
    owner: bytes,
    at: int,
) -> StoredMine:
    own = [seat for seat, one in enumerate(seats) if one.owner == owner]
    others = (seat.name for seat in seats if seat.owner != owner and seat.name)
    row = StoredMine(
        owner=owner, game=live.kept.game, stage=_stage(stands, owner, bool(own)), at=at,
        names="\n".join(others).casefold(),
    )  # fmt: skip
    sides = {live.rules.side(seat) for seat in own}
    # Who plays for several sides at one screen has neither won nor lost.
    return _result(live, state, row, sides.pop()) if state.over and len(sides) == 1 else row


def _stage(stands: Standing, owner: bytes, plays: bool) -> str:
    is_open, over, awaited = stands
    if over:
        return "over"
    if is_open:
        return "others"
    return "yours" if plays and awaited in (None, owner) else "others"


def _result(live: LiveMatch, state: Position, row: StoredMine, side: int) -> StoredMine:
    # A match that was closed because nobody went on with it counts for nobody (G-20).
    closed = bool(state.results) and state.results[-1].end == "abandoned"
    won = None if closed else side in state.winners
    if live.solo:
        return replace(row, won=won, score=state.results[-1].left if state.results else None)
    others: Iterable[int] = (one for at, one in enumerate(state.scores) if at != side)
    return replace(row, won=won, score=state.scores[side], against=max(others, default=None))
