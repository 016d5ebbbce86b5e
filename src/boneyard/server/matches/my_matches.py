"""My matches: whose turn it is, the rows of one's own list and its store."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from boneyard.core.position import Position
from boneyard.server import wall_clock
from boneyard.server.db.base import Asked, Statement, besides
from boneyard.server.db.outbox import queued
from boneyard.server.matches.match import LiveMatch
from boneyard.server.matches.models import (
    Found,
    Search,
    Standing,
    StoredMine,
    StoredSeat,
    StoredTurn,
    Tallied,
)
from boneyard.server.matches.seats import is_stood_in, owners


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


#: Writes a row, or what has changed of it; par stays, once it is known.
_PUT: Final = (
    "insert into mine (match, owner, game, stage, at, names, won, score, against) "
    "values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (match, owner) do update set "
    "stage = excluded.stage, at = excluded.at, names = excluded.names, won = excluded.won, "
    "score = excluded.score, against = coalesce(excluded.against, mine.against)"
)

#: The same for all who have part in a match that goes on: one is to move, the others wait.
_TURN: Final = (
    "update mine set stage = case owner when ?2 then 'yours' else 'others' end, at = ?3 "
    "where match = ?1"
)

_PAR: Final = "update mine set against = ? where match = ?"

#: The latest results: all that is asked of them stands in an index.
TALLY: Final = (
    "select game, won, score, against from mine where owner = ? and stage = 'over' "
    "and won is not null order by at desc limit ?"
)

#: What is told of a row.
ROW: Final = "mine.match, mine.game, stage, at, won, score, against, mode, created, daily"


def put(match: str, rows: Sequence[StoredMine] | None) -> list[Statement]:
    """Write who has part in a match, and how it stands for each of them; None: as before."""
    if rows is None:
        return []
    owners = [row.owner for row in rows]
    gone = f"delete from mine where match = ?{besides('owner', owners)}"
    told = [queued(match, row.owner, row.told, row.at, row.due) for row in rows if row.told]
    return [(gone, (match, *owners), False), *(_written(match, row) for row in rows), *told]


def passed(match: str, turn: StoredTurn | None) -> list[Statement]:
    """Write whose turn it is; None: as before."""
    if turn is None:
        return []
    found: list[Statement] = [(_TURN, (match, turn.owner, turn.at), False)]
    if turn.told:
        found.append(queued(match, turn.owner, turn.told, turn.at, turn.due))
    return found


def _written(match: str, row: StoredMine) -> Statement:
    won = None if row.won is None else int(row.won)
    values = row.stage, row.at, row.names, won, row.score, row.against
    return _PUT, (match, row.owner, row.game, *values), True


def par(match: str, best: int) -> list[Statement]:
    """Note the best result of a game for one."""
    return [(_PAR, (best, match), False)]


def _like(text: str) -> str:
    """A pattern that finds a text anywhere: what means something to SQL is a letter in it."""
    for sign in "\\%_":
        text = text.replace(sign, f"\\{sign}")
    return f"%{text}%"


def wanted(owner: bytes, search: Search) -> tuple[str, tuple[Any, ...]]:
    """The rows that are searched for, as SQL with its values."""
    where, values = ["owner = ?"], [owner, *([search.game] if search.game else [])]
    if search.game:
        where.append("game = ?")
    where.append("stage = ?")
    values.append(search.stage)
    if search.name:
        where.append("names like ? escape '\\'")
        values.append(_like(search.name.casefold()))
    return " and ".join(f"mine.{one}" for one in where), tuple(values)


def page_sql(owner: bytes, search: Search, skip: int, most: int) -> tuple[str, tuple[Any, ...]]:
    """A page of the list, the latest first."""
    where, values = wanted(owner, search)
    # The list is in the order of the index: what comes later is not looked at.
    sql = (
        f"select {ROW} from mine join matches on matches.id = mine.match "
        f"where {where} order by mine.at desc limit ? offset ?"
    )
    return sql, (*values, most, skip)


def page(reader: Asked, owner: bytes, search: Search, skip: int, most: int) -> list[Found]:
    """Read a page of the list."""
    rows = reader.execute(*page_sql(owner, search, skip, most)).fetchall()
    return [found(reader, owner, row) for row in rows]


def found(reader: Asked, owner: bytes, row: tuple[Any, ...]) -> Found:
    """A row with who else sits there."""
    match, game, stage, at, won, score, against, mode, created, daily = row
    seats = reader.execute(
        "select kind, name, bot, owner from seats where match = ? order by seat", (match,)
    )
    others = tuple((kind, name, bot) for kind, name, bot, who in seats if who != owner)
    return Found(
        match=match, game=game, stage=stage, at=at, won=None if won is None else bool(won),
        score=score, against=against, mode=mode, created=created, daily=daily, others=others,
    )  # fmt: skip


def counts(reader: Asked, owner: bytes, most: int) -> dict[str, int]:
    """How many matches there are of each stage; nobody counts further than `most`."""
    found = {}
    for stage in ("yours", "others", "over"):
        sql = "select count(*) from (select 1 from mine where owner = ? and stage = ? limit ?) f"
        (found[stage],) = reader.execute(sql, (owner, stage, most)).fetchone()
    return found


def tally(reader: Asked, owner: bytes, most: int) -> list[Tallied]:
    """The latest results of a guest, the latest first; what nobody won or lost isn't one."""
    return [Tallied(g, bool(w), s, a) for g, w, s, a in reader.execute(TALLY, (owner, most))]


def games(reader: Asked, owner: bytes, most: int) -> list[str]:
    """The games of a guest's latest matches, the latest first, each once."""
    sql = "select game from mine where owner = ? order by at desc limit ?"
    return list(dict.fromkeys(game for (game,) in reader.execute(sql, (owner, most))))
