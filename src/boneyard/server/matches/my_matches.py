"""My matches: whose turn it is, the rows of one's own list and its store."""

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from boneyard.core.position import Position
from boneyard.server import wall_clock
from boneyard.server.db.base_store import Row, SqlConnection, Statement, not_in
from boneyard.server.db.notification_outbox import queue_notification
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.models import (
    ListStatus,
    MatchSearch,
    MyMatch,
    MyMatchRow,
    MyResult,
    StoredSeat,
    TurnChange,
)
from boneyard.server.matches.seats import find_owners
from boneyard.server.matches.turn_notifications import due_time_ms, find_notification


def build_list_status(
    live: LiveMatch, state: Position, seats: Sequence[StoredSeat] | None = None
) -> ListStatus:
    """What a list shows of a match; it changes only when a list should."""
    seats = live.seats if seats is None else seats
    acting = seats[state.to_act] if state.playing and state.to_act is not None else None
    person = acting.owner if acting is not None and len(find_owners(seats)) > 1 else None
    if acting is not None and acting.kind == "bot":
        # A bot has moved before anyone looks; one that stands in has an owner who isn't awaited.
        person = None if live.list_status is None else live.list_status.awaited
    return ListStatus(any(seat.kind == "open" for seat in seats), state.over, person)


def build_list_rows(
    live: LiveMatch,
    state: Position,
    seats: Sequence[StoredSeat] | None = None,
    *,
    new: bool = False,
) -> list[MyMatchRow]:
    """The match in the lists of its players and its host; and their notifications."""
    seats = live.seats if seats is None else seats
    stands = build_list_status(live, state, seats)
    # For whom a seat is kept has no part in it before they accept.
    listed = {seat.owner: None for seat in seats if seat.kind != "open"} | {live.row.host: None}
    now = wall_clock.now_ms()
    due = due_time_ms(live, now)
    return [
        replace(
            _build_row(live, state, seats, stands, owner, now),
            notification=find_notification(live, state, seats, owner, new), notify_at=due,
        )
        for owner in listed if owner is not None
    ]  # fmt: skip


def find_turn_change(live: LiveMatch, state: Position, stands: ListStatus) -> TurnChange | None:
    """Whose turn it is, if that is all that changes in the lists; None: `listed` says the rest.

    The rows of all who play are there, as long as it is known how the match stood.
    """
    owner, before = stands.awaited, live.list_status
    if before is None or owner is None or not (stands.is_under_way and before.is_under_way):
        return None
    now = wall_clock.now_ms()
    told = find_notification(live, state, live.seats, owner, False)
    return TurnChange(owner, now, told, due_time_ms(live, now))


def _build_row(
    live: LiveMatch,
    state: Position,
    seats: Sequence[StoredSeat],
    stands: ListStatus,
    owner: bytes,
    at: int,
) -> MyMatchRow:
    own = [seat for seat, one in enumerate(seats) if one.owner == owner]
    others = (seat.name for seat in seats if seat.owner != owner and seat.name)
    row = MyMatchRow(
        owner=owner, game=live.row.game, stage=_list_stage(stands, owner, bool(own)), at=at,
        names="\n".join(others).casefold(),
    )  # fmt: skip
    sides = {live.rules.side(seat) for seat in own}
    # Who plays for several sides at one screen has neither won nor lost.
    return _with_result(live, state, row, sides.pop()) if state.over and len(sides) == 1 else row


def _list_stage(stands: ListStatus, owner: bytes, plays: bool) -> str:
    if stands.over:
        return "over"
    if stands.has_open_seat:
        return "others"
    return "yours" if plays and stands.awaited in (None, owner) else "others"


def _with_result(live: LiveMatch, state: Position, row: MyMatchRow, side: int) -> MyMatchRow:
    # A match that was closed because no one went on with it counts for no one (G-20), nor does
    # a draw (HO-3); a solitaire that isn't won is lost.
    closed = bool(state.results) and state.results[-1].end == "abandoned"
    won = None if closed or not (state.winners or live.solo) else side in state.winners
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
_SET_TURN: Final = (
    "update mine set stage = case owner when ?2 then 'yours' else 'others' end, at = ?3 "
    "where match = ?1"
)

_PAR: Final = "update mine set against = ? where match = ?"

#: The latest results: all that is asked of them stands in an index.
SELECT_RESULTS: Final = (
    "select game, won, score, against from mine where owner = ? and stage = 'over' "
    "and won is not null order by at desc limit ?"
)

#: The fewest tiles that a player left in the latest games of a solitaire.
_BEST_LEFT: Final = (
    "select min(score) from (select score from mine where owner = ? and game = ? "
    "and stage = 'over' and won is not null order by at desc limit ?) f"
)

#: What hears of a row.
ROW_COLUMNS: Final = "mine.match, mine.game, stage, at, won, score, against, mode, created, daily"


def put_rows(match: str, rows: Sequence[MyMatchRow]) -> list[Statement]:
    """Write who has part in a match, and how it stands for each of them."""
    owners = [row.owner for row in rows]
    gone = f"delete from mine where match = ?{not_in('owner', owners)}"
    told = [
        queue_notification(match, row.owner, row.notification, row.at, row.notify_at)
        for row in rows
        if row.notification
    ]
    return [(gone, (match, *owners), False), *(_row_statement(match, row) for row in rows), *told]


def put_turn(match: str, turn: TurnChange) -> list[Statement]:
    """Write whose turn it is."""
    found: list[Statement] = [(_SET_TURN, (match, turn.owner, turn.at), False)]
    if turn.notification:
        found.append(
            queue_notification(match, turn.owner, turn.notification, turn.at, turn.notify_at)
        )
    return found


def _row_statement(match: str, row: MyMatchRow) -> Statement:
    won = None if row.won is None else int(row.won)
    values = row.stage, row.at, row.names, won, row.score, row.against
    return _PUT, (match, row.owner, row.game, *values), True


def put_par(match: str, best: int) -> list[Statement]:
    """Note the best result of a game for one."""
    return [(_PAR, (best, match), False)]


def _like_pattern(text: str) -> str:
    """A pattern that finds a text anywhere: what means something to SQL is a letter in it."""
    for sign in "\\%_":
        text = text.replace(sign, f"\\{sign}")
    return f"%{text}%"


def build_where(owner: bytes, search: MatchSearch) -> tuple[str, tuple[object, ...]]:
    """The rows that are searched for, as SQL with its values."""
    where, values = ["owner = ?"], [owner, *([search.game] if search.game else [])]
    if search.game:
        where.append("game = ?")
    where.append("stage = ?")
    values.append(search.stage)
    if search.name:
        where.append("names like ? escape '\\'")
        values.append(_like_pattern(search.name.casefold()))
    return " and ".join(f"mine.{one}" for one in where), tuple(values)


def build_page_sql(
    owner: bytes, search: MatchSearch, skip: int, limit: int
) -> tuple[str, tuple[object, ...]]:
    """A page of the list, the latest first."""
    where, values = build_where(owner, search)
    # The list is in the order of the index: what comes later is not looked at.
    sql = (
        f"select {ROW_COLUMNS} from mine join matches on matches.id = mine.match "
        f"where {where} order by mine.at desc limit ? offset ?"
    )
    return sql, (*values, limit, skip)


def load_page(
    connection: SqlConnection, owner: bytes, search: MatchSearch, skip: int, limit: int
) -> list[MyMatch]:
    """Read a page of the list."""
    rows = connection.execute(*build_page_sql(owner, search, skip, limit)).fetchall()
    return load_my_matches(connection, owner, rows)


def load_my_matches(connection: SqlConnection, owner: bytes, rows: Sequence[Row]) -> list[MyMatch]:
    """Rows, each with who else sits there; one statement for all of them."""
    others: dict[str, list[tuple[str, str, str]]] = {row[0]: [] for row in rows}
    sql = (
        "select match, kind, name, bot, owner from seats "
        f"where match in ({', '.join('?' * len(others))}) order by match, seat"
    )
    for match, kind, name, bot, who in connection.execute(sql, tuple(others)) if others else ():
        if who != owner:
            others[match].append((kind, name, bot))
    return [_my_match(row, tuple(others[row[0]])) for row in rows]


def _my_match(row: Row, others: tuple[tuple[str, str, str], ...]) -> MyMatch:
    match, game, stage, at, won, score, against, mode, created, daily = row
    return MyMatch(
        match=match, game=game, stage=stage, at=at, won=None if won is None else bool(won),
        score=score, against=against, mode=mode, created=created, daily=daily, others=others,
    )  # fmt: skip


def count_by_stage(connection: SqlConnection, owner: bytes, limit: int) -> dict[str, int]:
    """How many matches there are of each stage; no one counts further than `most`."""
    found = {}
    for stage in ("yours", "others", "over"):
        sql = "select count(*) from (select 1 from mine where owner = ? and stage = ? limit ?) f"
        (found[stage],) = connection.execute(sql, (owner, stage, limit)).fetchone()
    return found


def load_results(connection: SqlConnection, owner: bytes, limit: int) -> list[MyResult]:
    """The latest results of a guest, the latest first; what no one won or lost isn't one."""
    return [
        MyResult(g, bool(w), s, a)
        for g, w, s, a in connection.execute(SELECT_RESULTS, (owner, limit))
    ]


def load_best_left(connection: SqlConnection, owner: bytes, game: str, limit: int) -> int | None:
    """The fewest tiles that a player left in their latest games of a solitaire; None: no game."""
    found: tuple[int | None] = connection.execute(_BEST_LEFT, (owner, game, limit)).fetchone()
    return found[0]


def load_recent_games(connection: SqlConnection, owner: bytes, limit: int) -> list[str]:
    """The games of a guest's latest matches, the latest first, each once."""
    sql = "select game from mine where owner = ? order by at desc limit ?"
    return list(dict.fromkeys(game for (game,) in connection.execute(sql, (owner, limit))))
