"""Those who play a duplicate together: pairs at one table, and teams in two rooms."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from boneyard.server.db.base import Rows, Statement

#: Nobody sits down who has begun something of the set alone, or sits elsewhere in it.
_SIT: Final = """
    insert into duplicate_places (party, place, session, owner, name) select ?1, ?2, ?3, ?4, ?5
    where not exists (select 1 from duplicate_plays where session = ?3 and owner = ?4)
    and not exists (select 1 from duplicate_places where session = ?3 and owner = ?4)
    on conflict do nothing
"""
_BOT: Final = (
    "insert into duplicate_places (party, place, session, owner, name) "
    "values (?, ?, ?, null, '') on conflict do nothing"
)
_STAND: Final = """
    delete from duplicate_places where session = ?1 and owner = ?2 and not exists (
        select 1 from duplicate_rounds t where t.party = duplicate_places.party
    )
"""
_PLACES: Final = "select party, place, owner, name from duplicate_places"
#: Not if somebody has stood up since it was looked who is there.
_BEGIN: Final = """
    insert into duplicate_rounds (party, deal, session, match) select ?1, ?2, ?3, ?4
    where (select count(*) from duplicate_places where party = ?1) = ?5
    on conflict do nothing
"""
_ROUNDS: Final = """
    select t.party, t.deal, t.match, case when r.match is null then 0 else 1 end
    from duplicate_rounds t left join results r on r.match = t.match where t.session = ?
"""


class Seated(Struct, frozen=True):
    """Somebody in a party; without an owner a bot."""

    place: int
    owner: bytes | None
    name: str

    def __repr__(self) -> str:
        """Say nothing of who it is."""
        return f"<place {self.place}>"


class Party(Struct, frozen=True):
    """A pair, or a room of two pairs, and who sits there."""

    id: str
    session: str
    seats: tuple[Seated, ...] = ()

    def place_of(self, owner: bytes) -> int | None:
        """Where somebody sits."""
        return next((one.place for one in self.seats if one.owner == owner), None)


class Begun(Struct, frozen=True):
    """A deal that a party has begun."""

    party: str
    deal: int
    match: str
    over: bool


def left(person: bytes) -> list[Statement]:
    """What is written when somebody leaves the house: from now on a bot sits there."""
    sql = "update duplicate_places set owner = null, name = '' where owner = ?"
    return [(sql, (person,), False)]


#: When somebody has begun a set: alone, or with others; for ever later, where they haven't.
_BEGAN: Final = f"""coalesce((
        select min(m.created) from matches m where m.id in (
            select p.match from duplicate_plays p where p.owner = {{who}} and p.session = {{where}}
            union all
            select t.match from duplicate_rounds t join duplicate_places o on o.party = t.party
            where o.owner = {{who}} and o.session = {{where}}
        )
    ), {1 << 62})"""
_IN: Final = "exists (select 1 from {table} h where h.owner = {other} and h.session = {where})"
_BEGUN_THERE: Final = (
    "exists (select 1 from duplicate_rounds t where t.party = duplicate_places.party)"
)


def handed_over(guest: bytes, person: bytes) -> list[Statement]:
    """What is written when a guest becomes somebody who plays the same set, before they do.

    Whoever has a place plays nothing of that set elsewhere: what was begun first stays. In another
    place a bot sits from then on; where nothing was begun, it is free.
    """
    found: list[Statement] = []
    for who, other, later in (("?2", "?1", ">="), ("?1", "?2", ">")):
        for sql, table, against in _GIVEN_UP:
            where = f"{table}.session"
            there = " or ".join(_IN.format(table=t, other=other, where=where) for t in against)
            began = (_BEGAN.format(who=one, where=where) for one in (who, other))
            worse = f" {later} ".join(began)
            found.append((f"{sql} owner = {who} and ({there}) and {worse}", (person, guest), False))
    return found


#: What is done with places and plays, of which table, and against what of the other's.
_GIVEN_UP: Final = (
    (f"update duplicate_places set owner = null, name = '' where {_BEGUN_THERE} and",
     "duplicate_places", ("duplicate_places", "duplicate_plays")),
    ("delete from duplicate_places where", "duplicate_places",
     ("duplicate_places", "duplicate_plays")),
    ("delete from duplicate_plays where", "duplicate_plays", ("duplicate_places",)),
)  # fmt: skip


class Parties(Rows):
    """Who plays which set together."""

    async def sit(self, party: str, place: int, session: str, owner: bytes, name: str) -> None:
        """Sit down, where nobody sits and if one may: whether it was done, one looks."""
        await self._write([(_SIT, (party, place, session, owner, name), False)])

    async def fill(self, places: Sequence[tuple[str, int]], session: str) -> None:
        """Let bots sit where nobody does."""
        await self._write([(_BOT, (party, place, session), False) for party, place in places])

    async def stand(self, session: str, owner: bytes) -> None:
        """Stand up again, as long as nothing has been begun."""
        await self._write([(_STAND, (session, owner), False)])

    async def found(self, id: str) -> Party | None:
        """A party by its link."""
        sql = "select session, place, owner, name from duplicate_places where party = ?"
        rows = await self._rows(f"{sql} order by place", id)
        seats = tuple(Seated(place, owner, name) for _, place, owner, name in rows)
        return Party(id, rows[0][0], seats) if rows else None

    async def of(self, session: str, owner: bytes) -> Party | None:
        """The party with which somebody plays a set."""
        sql = "select party from duplicate_places where session = ? and owner = ?"
        rows = await self._rows(sql, session, owner)
        return await self.found(rows[0][0]) if rows else None

    async def begin(self, party: Party, deal: int, match: str) -> str | None:
        """Note that a party begins a deal there; gives where it has begun it before.

        None: somebody has stood up meanwhile.
        """
        values = (party.id, deal, party.session, match, len(party.seats))
        await self._write([(_BEGIN, values, False)])
        sql = "select match from duplicate_rounds where party = ? and deal = ?"
        rows = await self._rows(sql, party.id, deal)
        return str(rows[0][0]) if rows else None

    async def rounds(self, session: str) -> list[Begun]:
        """All that was begun of a set by parties."""
        rows = await self._rows(_ROUNDS, session)
        return [Begun(party, deal, match, bool(over)) for party, deal, match, over in rows]
