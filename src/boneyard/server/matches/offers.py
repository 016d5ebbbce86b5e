"""Rows of open tables that are written together with their match; the lobby lists them."""

from collections.abc import Sequence
from typing import Any, Final

from boneyard.server.db.base import SqlConnection, Statement, not_in
from boneyard.server.matches.models import NewOffer, StoredOffer

OFFER_COLUMNS: Final = "match, alike, host, place, game, pace, stays, level, language, at, lapses"

_UPDATE_OFFER_COLUMNS: Final = ", ".join(
    f"{name} = excluded.{name}" for name in OFFER_COLUMNS.split(", ")[1:]
)

PUT_OFFER: Final = (
    f"insert into open_tables ({OFFER_COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
    f"on conflict (match) do update set {_UPDATE_OFFER_COLUMNS}"
)

#: Only if nothing alike waits but what the asker has seen already.
_PUT_FIRST_OFFER: Final = (
    f"insert into open_tables ({OFFER_COLUMNS}) select ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? "
    "where not exists (select 1 from open_tables where alike = ?"
)

_DELETE_OFFER_IF_FULL: Final = (
    "delete from open_tables where match = ? "
    "and not exists (select 1 from seats where seats.match = open_tables.match and kind = 'open')"
)


def put_offer(new_offer: NewOffer) -> Statement:
    """Show a table that has just been started."""
    values = offer_values(new_offer.offer)
    if new_offer.known_matches is None:
        return PUT_OFFER, values, True
    sql = f"{_PUT_FIRST_OFFER}{not_in('match', new_offer.known_matches)})"
    return sql, (*values, new_offer.offer.alike, *new_offer.known_matches), True


def offer_values(offer: StoredOffer) -> tuple[Any, ...]:
    """Give the values of `OFFER_COLUMNS`."""
    values = {name: getattr(offer, name) for name in OFFER_COLUMNS.split(", ")}
    return tuple({**values, "stays": int(offer.stays)}.values())


def delete_if_full(match: str) -> Statement:
    """Show a table no longer whose last seat has been taken."""
    return _DELETE_OFFER_IF_FULL, (match,), False


def load_offer(connection: SqlConnection, match: str) -> StoredOffer | None:
    """The offer of a match, if it is shown."""
    row = connection.execute(
        f"select {OFFER_COLUMNS} from open_tables where match = ?", (match,)
    ).fetchone()
    return None if row is None else build_offer(row)


def build_offer(row: Sequence[Any]) -> StoredOffer:
    """Read a row of `OFFER_COLUMNS`."""
    fields = dict(zip(OFFER_COLUMNS.split(", "), row, strict=True))
    return StoredOffer(**{**fields, "stays": bool(fields["stays"])})
