"""Tables that hold data of an account: merged when a guest signs in to a known account, exported
on request, deleted with the account.

A new table of this kind needs a line here; a test finds one that was forgotten.
"""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct

from boneyard.server.accounts.models import AccountMerge
from boneyard.server.db.base_store import Statement


class OwnedTable(Struct, frozen=True):
    """A table with a column that names a person."""

    table: str
    column: str
    exported: tuple[str, ...] = ()
    """The columns that a person is given when they ask for everything; none: nothing of it."""
    unique_columns: tuple[str, ...] | None = None
    """A person has one row with the same in these columns; None: as many as they like."""


class OwnedData(Struct, frozen=True):
    """Statements of features for what is more than a table with an owner."""

    merge: tuple[Callable[[bytes, bytes], list[Statement]], ...] = ()
    """Before the rows of a guest become an account's; they take both."""
    delete: tuple[Callable[[bytes], list[Statement]], ...] = ()
    """Before the rows of an account are deleted, and its seats are no one's."""


OWNED_TABLES: Final = (
    OwnedTable("keys", "person", ("since",)),
    OwnedTable("passkeys", "person", ("label", "since")),
    OwnedTable("blocks", "person", ("name", "since"), ("other",)),
    OwnedTable("blocks", "other", (), ("person",)),
    OwnedTable("offers", "person", ("match", "since", "refused"), ("match",)),
    OwnedTable("offers", "by", ("match", "since", "refused")),
    OwnedTable(
        "ways", "owner", ("kind", "address", "wants", "language", "created"), ("kind", "address")
    ),
    OwnedTable("open_tables", "host", ("match", "at")),
    OwnedTable("duplicate_sets", "owner", ("id", "game", "deals", "at")),
    OwnedTable("duplicate_plays", "owner", ("session", "deal", "match"), ("session", "deal")),
    OwnedTable("duplicate_places", "owner", ("session", "party", "place", "name"), ("session",)),
    OwnedTable("unlisted", "person", ("at",), ()),
    OwnedTable("own_rules", "owner", ("id", "title", "base", "rules", "at"), ("title",)),
    OwnedTable("answers", "person", ("puzzle", "move", "solved", "at"), ("puzzle",)),
    OwnedTable("streaks", "person", ("day", "length", "best"), ()),
    OwnedTable("habits", "person", ("match", "found", "at"), ("match",)),
)
#: What comes along besides.
_MERGED_TABLES: Final = (
    OwnedTable("seats", "owner"),
    OwnedTable("matches", "host"),
    OwnedTable("mine", "owner", (), ("match",)),
    OwnedTable("tournaments", "host"),
    OwnedTable("entrants", "owner"),
    OwnedTable("entrants", "partner_owner"),
)
_NO_PARTNER: Final = "update entrants set partner_owner = null, partner_name = '', partner = 'open'"
#: Tournaments of an account that changes get a new version, so that pages show the change.
_TOURNAMENTS: Final = (
    "update tournaments set version = version + 1 where host = ?1 "
    "or id in (select tournament from entrants where owner = ?1 or partner_owner = ?1)"
)
#: What has an owner too, and is looked after one by one.
OTHER_TABLES: Final = {"people", "devices", "seats", "matches", "mine", "tournaments", "entrants"}


def build_merge(merge: AccountMerge, at: int, owned: OwnedData) -> list[Statement]:
    """Give all that is a guest's to a person; what the person has already stays as it is."""
    to, guest = merge.account, merge.guest
    found = [statement for build in owned.merge for statement in build(guest, to)]
    found.append((_TOURNAMENTS, (guest,), False))
    for one in (*OWNED_TABLES, *_MERGED_TABLES):
        table, column = one.table, one.column
        sql = f"update {table} set {column} = ?1 where {column} = ?2"
        if one.unique_columns is not None:
            same = "".join(f" and o.{name} = {table}.{name}" for name in one.unique_columns)
            sql += f" and not exists (select 1 from {table} o where o.{column} = ?1{same})"
        found.append((sql, (to, guest), False))
        if one.unique_columns is not None:
            found.append((f"delete from {table} where {column} = ?", (guest,), False))
    # No one is their own partner: a bot plays there, until another player comes.
    alone = f"{_NO_PARTNER} where partner_owner = ? and owner = partner_owner"
    found.append((alone, (to,), False))
    # A challenge to oneself, or a block of oneself, makes no sense.
    found.append(("delete from blocks where person = ? and other = person", (to,), False))
    found.append(("delete from offers where person = ? and by = person", (to,), False))
    found.append((
        "update people set name = coalesce((select name from people where person = ?), '') "
        "where person = ? and name = ''", (guest, to), False,
    ))  # fmt: skip
    found.append(("delete from people where person = ?", (guest,), False))
    ended = "update devices set ended = ? where person = ? and ended is null"
    found.append((ended, (at, guest), False))
    return found


def build_deletion(
    account: bytes, names: Sequence[str], at: int, owned: OwnedData
) -> list[Statement]:
    """Forget a person, by whose `names` others have known them: seats stay, and are no one's."""
    seats = "(select match from seats where owner = ?3)"
    found: list[Statement] = []
    for name in names:
        # Others search their matches by name: this one is found no more.
        found.append((
            "update mine set names = trim(replace(?1 || names || ?1, ?2, ?1), ?1) "
            f"where match in {seats} and owner <> ?3",
            ("\n", f"\n{name.casefold()}\n", account), False,
        ))  # fmt: skip
    found.append(("delete from mine where owner = ?", (account,), False))
    found += [statement for build in owned.delete for statement in build(account)]
    # A bot that has stood in for a player has their name.
    # A seat that is kept for them, at a rematch that they haven't accepted, is open to anyone.
    gone = (
        "update seats set owner = null, name = '', bot = '', "
        "kind = case kind when 'open' then 'open' else 'person' end where owner = ?"
    )
    found.append((gone, (account,), False))
    found.append(("update matches set host = null where host = ?", (account,), False))
    found.append((_TOURNAMENTS, (account,), False))
    # Their boards stay, for the others; what is still to come of them is given up.
    found.append(("update tournaments set host = null where host = ?", (account,), False))
    orphan_entrants = "update entrants set owner = null, name = '' where owner = ?"
    found.append((orphan_entrants, (account,), False))
    # A bot plays on in the place of a partner, until another player comes.
    found.append((f"{_NO_PARTNER} where partner_owner = ?", (account,), False))
    for one in OWNED_TABLES:
        found.append((f"delete from {one.table} where {one.column} = ?", (account,), False))
    found.append(("delete from people where person = ?", (account,), False))
    found.append(
        ("update devices set ended = ?, label = '' where person = ?", (at, account), False)
    )
    return found
