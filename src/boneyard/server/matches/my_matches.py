"""How a match stands for each of those who have part in it: for their list of matches."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from boneyard.core.position import Position
from boneyard.server import wall_clock
from boneyard.server.matches.match import LiveMatch
from boneyard.server.matches.models import Standing, StoredMine, StoredSeat, StoredTurn
from boneyard.server.matches.people import is_stood_in, owners


def standing_of(
    live: LiveMatch, state: Position, seats: Sequence[StoredSeat] | None = None
) -> Standing:
    """What a list shows of a match; it changes only when a list should."""
    seats = live.seats if seats is None else seats
    acting = seats[state.to_act] if state.playing and state.to_act is not None else None
    person = acting.owner if acting is not None and len(owners(seats)) > 1 else None
    if acting is not None and acting.kind == "bot":
        # A bot has moved before anybody looks; one that stands in has an owner who isn't awaited.
        person = None if live.stands is None else live.stands[2]
    return any(seat.kind == "open" for seat in seats), state.over, person


def listed(
    live: LiveMatch,
    state: Position,
    seats: Sequence[StoredSeat] | None = None,
    *,
    new: bool = False,
) -> list[StoredMine]:
    """The match in the lists of all who sit there, or have started it; and what they are told."""
    seats = live.seats if seats is None else seats
    stands = standing_of(live, state, seats)
    # For whom a seat is kept has no part in it before they accept.
    listed = {seat.owner: None for seat in seats if seat.kind != "open"} | {live.kept.host: None}
    now = wall_clock.now()
    # Whoever has just gone is shown as here for so long: only then it is known who looks.
    due = now + int(live.presence.linger * 1000)
    return [
        replace(
            _row(live, state, seats, stands, owner, now),
            told=told_of(live, state, seats, owner, new), due=due,
        )
        for owner in listed if owner is not None
    ]  # fmt: skip


def turned(live: LiveMatch, state: Position, stands: Standing) -> StoredTurn | None:
    """Whose turn it is, if that is all that changes in the lists; None: `listed` says the rest.

    The rows of all who play are there, as long as it is known how the match stood.
    """
    owner = stands[2]
    if live.stands is None or owner is None or stands[:2] != (False, False):
        return None
    if live.stands[:2] != (False, False):
        return None
    now = wall_clock.now()
    told = told_of(live, state, live.seats, owner, False)
    return StoredTurn(owner, now, told, now + int(live.presence.linger * 1000))


def told_of(
    live: LiveMatch, state: Position, seats: Sequence[StoredSeat], owner: bytes, new: bool
) -> str:
    """What somebody is to be told, now that it stands so: turn, challenge, over, or nothing.

    Only where other people play: bots keep nobody waiting, and what one does oneself one knows.
    """
    people = owners(seats)
    if new and live.kept.contest:
        together = live.kept.contest.startswith("duplicate/")
        kind = "deal" if together else "board"
        return kind if owner in people and owner != live.kept.host else ""
    if owner not in people or len(people) < 2:
        return ""
    if new:
        return "challenge" if owner != live.kept.host else ""
    if state.over:
        return "over" if not live.state.over else ""
    if live.kept.contest and not live.log:
        return ""  # that there is a board was told with its start
    was, now = _awaited(live.state, live.seats), _awaited(state, seats)
    return "turn" if now == owner and was != owner else ""


def _awaited(state: Position, seats: Sequence[StoredSeat]) -> bytes | None:
    """The person who is to move; nobody waits for the owner of a seat where a bot stands in."""
    acting = seats[state.to_act] if state.playing and state.to_act is not None else None
    return acting.owner if acting is not None and not is_stood_in(acting) else None


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
