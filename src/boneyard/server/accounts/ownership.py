"""Which tables hold something of a person's: it goes along when a guest becomes somebody who is
known already, is told when they ask for all that is kept of them, and goes when they leave.

Whoever adds such a table adds a line here; a test finds one that was forgotten.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from boneyard.server.accounts.models import Merge
from boneyard.server.db.base import Statement
from boneyard.server.duplicate import store
from boneyard.server.ratings import store as ratings_store


class Owned(Struct, frozen=True):
    """A table with a column that names a person."""

    table: str
    column: str
    told: tuple[str, ...] = ()
    """The columns that a person is given when they ask for everything; none: nothing of it."""
    alike: tuple[str, ...] | None = None
    """A person has one row with the same in these columns; None: as many as they like."""


OWNED: Final = (
    Owned("keys", "person", ("since",)),
    Owned("passkeys", "person", ("label", "since")),
    Owned("blocks", "person", ("name", "since"), ("other",)),
    Owned("blocks", "other", (), ("person",)),
    Owned("offers", "person", ("match", "since", "refused"), ("match",)),
    Owned("offers", "by", ("match", "since", "refused")),
    Owned(
        "ways", "owner", ("kind", "address", "wants", "language", "created"), ("kind", "address")
    ),
    Owned("open_tables", "host", ("match", "at")),
    Owned("duplicate_sets", "owner", ("id", "game", "deals", "at")),
    Owned("duplicate_plays", "owner", ("session", "deal", "match"), ("session", "deal")),
    Owned("duplicate_places", "owner", ("session", "party", "place", "name"), ("session",)),
    Owned("unlisted", "person", ("at",), ()),
    Owned("own_rules", "owner", ("id", "title", "base", "rules", "at"), ("title",)),
    Owned("answers", "person", ("puzzle", "move", "solved", "at"), ("puzzle",)),
    Owned("streaks", "person", ("day", "length", "best"), ()),
    Owned("habits", "person", ("match", "found", "at"), ("match",)),
)
#: What comes along besides.
_MERGED: Final = (
    Owned("seats", "owner"), Owned("matches", "host"), Owned("mine", "owner", (), ("match",)),
    Owned("tournaments", "host"), Owned("entrants", "owner"), Owned("entrants", "partner_owner"),
)  # fmt: skip
_NO_PARTNER: Final = "update entrants set partner_owner = null, partner_name = '', partner = 'open'"
#: Whoever looks at the tournaments of somebody who goes or changes is to see that.
_TOURNAMENTS: Final = (
    "update tournaments set version = version + 1 where host = ?1 "
    "or id in (select tournament from entrants where owner = ?1 or partner_owner = ?1)"
)
#: What has an owner too, and is looked after one by one.
OTHERWISE: Final = {"people", "devices", "seats", "matches", "mine", "tournaments", "entrants"}


def merged(merge: Merge, at: int) -> list[Statement]:
    """Give all that is a guest's to a person; what the person has already stays as it is."""
    to, guest = merge.person, merge.guest
    found = [*ratings_store.handed_over(guest), *store.handed_over(guest, to)]
    found += store.handed_over_parties(guest, to)
    found.append((_TOURNAMENTS, (guest,), False))
    for one in (*OWNED, *_MERGED):
        table, column = one.table, one.column
        sql = f"update {table} set {column} = ?1 where {column} = ?2"
        if one.alike is not None:
            same = "".join(f" and o.{name} = {table}.{name}" for name in one.alike)
            sql += f" and not exists (select 1 from {table} o where o.{column} = ?1{same})"
        found.append((sql, (to, guest), False))
        if one.alike is not None:
            found.append((f"delete from {table} where {column} = ?", (guest,), False))
    # Nobody is their own partner: a bot plays there, until somebody else comes.
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


def left(person: bytes, names: Sequence[str], at: int) -> list[Statement]:
    """Forget a person, by whose `names` others have known them: seats stay, and are nobody's."""
    seats = "(select match from seats where owner = ?3)"
    found: list[Statement] = []
    for name in names:
        # Others search their matches by name: this one is found no more.
        found.append((
            "update mine set names = trim(replace(?1 || names || ?1, ?2, ?1), ?1) "
            f"where match in {seats} and owner <> ?3",
            ("\n", f"\n{name.casefold()}\n", person), False,
        ))  # fmt: skip
    found.append(("delete from mine where owner = ?", (person,), False))
    found += ratings_store.left(person)
    # A bot that has stood in for somebody has their name.
    # A seat that is kept for them, at a rematch that they haven't accepted, is open to anyone.
    gone = (
        "update seats set owner = null, name = '', bot = '', "
        "kind = case kind when 'open' then 'open' else 'person' end where owner = ?"
    )
    found.append((gone, (person,), False))
    found.append(("update matches set host = null where host = ?", (person,), False))
    found.append((_TOURNAMENTS, (person,), False))
    # Their boards stay, for the others; what is still to come of them is given up.
    found.append(("update tournaments set host = null where host = ?", (person,), False))
    nobody = "update entrants set owner = null, name = '' where owner = ?"
    found.append((nobody, (person,), False))
    # A bot plays on in the place of a partner, until somebody else comes.
    found.append((f"{_NO_PARTNER} where partner_owner = ?", (person,), False))
    found += store.left(person)
    found += store.left_parties(person)
    for one in OWNED:
        found.append((f"delete from {one.table} where {one.column} = ?", (person,), False))
    found.append(("delete from people where person = ?", (person,), False))
    found.append(("update devices set ended = ?, label = '' where person = ?", (at, person), False))
    return found
