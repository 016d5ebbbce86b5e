"""The matches of one guest: a row for each, which is found by an index."""

from collections.abc import Sequence
from typing import Any, Final

from boneyard.server.db.base import Asked, Statement, besides
from boneyard.server.db.outbox import queued
from boneyard.server.matches.found import Found
from boneyard.server.matches.models import Search, StoredMine, StoredTurn, Tallied

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
