"""Duplicate store: sessions, boards, pairs and teams."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from boneyard.core.clocks import DAY
from boneyard.server.db.base import Asked, Reader, Rows, Statement, Write
from boneyard.server.matches.results import Outcome
from boneyard.tournaments.duplicate import Play, Session

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
_BEGIN_PARTY: Final = """
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


def left_parties(person: bytes) -> list[Statement]:
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


def handed_over_parties(guest: bytes, person: bytes) -> list[Statement]:
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
        await self._write([(_BEGIN_PARTY, values, False)])
        sql = "select match from duplicate_rounds where party = ? and deal = ?"
        rows = await self._rows(sql, party.id, deal)
        return str(rows[0][0]) if rows else None

    async def rounds(self, session: str) -> list[Begun]:
        """All that was begun of a set by parties."""
        rows = await self._rows(_ROUNDS, session)
        return [Begun(party, deal, match, bool(over)) for party, deal, match, over in rows]


#: Sets that one person may make, and all of them, within so long.
EACH, MOST, WITHIN = 100, 20_000, 30 * DAY

#: Results of one set that are read at most, and plays of one deal whose moves are compared.
RESULTS, COMPARED = 20_000, 300


_SET: Final = "id, game, options, secret, deals, level, teams"

_KEEP: Final = f"""
    insert into duplicate_sets ({_SET}, owner, at) select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9
    where (select count(*) from duplicate_sets where owner = ?8 and at > ?12) < ?10
    and (select count(*) from duplicate_sets where at > ?12) < ?11
"""

#: Who plays a set with others doesn't play it alone.
_BEGIN: Final = """
    insert into duplicate_plays (session, deal, owner, match) select ?1, ?2, ?3, ?4
    where not exists (select 1 from duplicate_places where session = ?1 and owner = ?3)
    on conflict do nothing
"""

#: The first attempt counts: whoever has become one person keeps what was begun first.
_FIRST: Final = """
    delete from duplicate_plays where owner = ?1 and exists (
        select 1 from duplicate_plays g join matches f on f.id = g.match
        where g.owner = ?2 and g.session = duplicate_plays.session and g.deal = duplicate_plays.deal
        and f.created < (select created from matches where id = duplicate_plays.match)
    )
"""

#: Whether a person takes part in rankings: they have a passkey or an email address, or finished a
#: match before a moment.
_RANKED: Final = """(
        exists (select 1 from passkeys where person = {who})
        or exists (select 1 from people where person = {who} and mail is not null)
        or exists (select 1 from mine where owner = {who} and stage = 'over' and at < {before})
    )"""

_FIELD: Final = f"""
    select p.deal, p.owner, p.match, r.at, r.outcome,
        case when exists (select 1 from unlisted where person = p.owner) then '' else s.name end,
        {_RANKED.format(who="p.owner", before="?3")}
    from duplicate_plays p join results r on r.match = p.match
    join seats s on s.match = p.match and s.owner = p.owner
    where p.session = ?1 and r.at < ?2 order by r.at, p.match limit ?4
"""

#: The same of pairs, which are ranked if one of the two is.
_PAIRS: Final = f"""
    select t.deal, t.party, t.match, r.at, r.outcome, exists (
        select 1 from duplicate_places o where o.party = t.party and o.owner is not null
        and {_RANKED.format(who="o.owner", before="?3")}
    )
    from duplicate_rounds t join results r on r.match = t.match
    where t.session = ?1 and r.at < ?2 order by r.at, t.match limit ?4
"""

_NAMES: Final = """
    select party,
        case when exists (select 1 from unlisted where person = owner) then '' else name end
    from duplicate_places where session = ? order by party, place
"""

#: Other numbers whenever something is otherwise than before: who has finished, whose that is, who
#: stays off leaderboards, and who has an account.
_STAMP: Final = """
    select count(*), coalesce(max(r.at), 0),
        coalesce((select turn from rating_turns where name = 'results'), 0),
        coalesce((select turn from rating_turns where name = 'accounts'), 0),
        (select count(*) from unlisted), coalesce((select max(at) from unlisted), 0)
    from {plays} p join results r on r.match = p.match where p.session = ?
"""

_ACTS: Final = """
    select e.match, e.act from events e join (
        select p.match as of from {plays} p join results r on r.match = p.match
        where p.session = ? and p.deal = ? and r.at < ? order by r.at, p.match limit ?
    ) f on f.of = e.match
    join seats s on s.match = e.match and s.seat = e.seat and s.kind = 'person'
    order by e.match, e.number
"""

_FINISHED: Final = """
    select 1 from duplicate_plays p join results r on r.match = p.match
    where p.session = ?1 and p.deal = ?2 and p.owner = ?3
    union all
    select 1 from duplicate_places o join duplicate_rounds t on t.party = o.party
    join results r on r.match = t.match
    where o.session = ?1 and t.deal = ?2 and o.owner = ?3
"""

_BEGUN: Final = """
    select deal, match from duplicate_plays where session = ?1 and owner = ?2
    union all
    select t.deal, t.match from duplicate_places o join duplicate_rounds t on t.party = o.party
    where o.session = ?1 and o.owner = ?2
"""


#: The maker of sets that others play, and who has left the house.
NOBODY: Final = b""

#: A set that others have begun, or have places in, stays when its maker leaves.
_LEFT: Final = """
    update duplicate_sets set owner = ?2 where owner = ?1 and (
        exists (select 1 from duplicate_plays p where p.session = duplicate_sets.id
                and p.owner <> ?1)
        or exists (select 1 from duplicate_places p where p.session = duplicate_sets.id
                   and p.owner <> ?1)
    )
"""


_outcome = msgspec.json.Decoder(Outcome)


def left(person: bytes) -> list[Statement]:
    """What is written when somebody leaves, before what is theirs goes: others play their sets."""
    return [(_LEFT, (person, NOBODY), False)]


def handed_over(guest: bytes, person: bytes) -> list[Statement]:
    """What is written when a guest's attempts become a person's: before they do."""
    return [(_FIRST, (person, guest), False)]


class Finished(Struct, frozen=True):
    """A deal that somebody has played to its end, or a pair."""

    deal: int
    owner: bytes
    """Whose play it is; of a pair, what it is found by."""
    match: str
    at: int
    outcome: Outcome
    names: tuple[str, ...]
    """Both of a pair. Nothing: somebody who stays off leaderboards."""
    ranked: bool = True
    """Whether it takes part in rankings."""

    def __repr__(self) -> str:
        """Say nothing that is secret."""
        return f"<deal {self.deal}>"


class Duplicates(Rows):
    """The sets of a house, and what has been played of them."""

    each, most = EACH, MOST

    def __init__(self, connection: Asked, read: Reader, write: Write, key: bytes) -> None:
        """Keep the key from which the deals of every day follow."""
        super().__init__(connection, read, write)
        self.key = key
        self.parties = Parties(connection, read, write)

    async def keep(self, made: Session, owner: bytes, at: int) -> None:
        """Keep a set; `Taken`: there is no room for more."""
        options = msgspec.json.encode(made.options).decode()
        what = (made.id, made.game, options, made.secret, made.deals, made.level)
        values = (*what, int(made.teams))
        await self._write([(_KEEP, (*values, owner, at, self.each, self.most, at - WITHIN), True)])

    async def found(self, id: str) -> Session | None:
        """The set of a link."""
        rows = await self._rows(f"select {_SET} from duplicate_sets where id = ?", id)
        return _session(rows[0]) if rows else None

    async def made_by(self, id: str) -> bytes | None:
        """Who made a set."""
        rows = await self._rows("select owner from duplicate_sets where id = ?", id)
        return bytes(rows[0][0]) if rows else None

    async def of(self, owner: bytes, most: int) -> list[Session]:
        """The sets that somebody has made or begun, the latest first."""
        sql = (
            f"select {_SET} from duplicate_sets where owner = ?1 or id in "
            "(select session from duplicate_plays where owner = ?1 "
            "union all select session from duplicate_places where owner = ?1) "
            "order by at desc, id limit ?2"
        )
        return [_session(row) for row in await self._rows(sql, owner, most)]

    async def begin(self, session: str, deal: int, owner: bytes, match: str) -> str | None:
        """Note that somebody begins a deal there, alone; gives where they have begun it before.

        None: they play with others now, who have begun nothing.
        """
        await self._write([(_BEGIN, (session, deal, owner, match), False)])
        return (await self.begun(session, owner)).get(deal)

    async def begun(self, session: str, owner: bytes) -> dict[int, str]:
        """The matches of the deals that somebody has begun, alone or with others."""
        return dict(await self._rows(_BEGUN, session, owner))

    async def has_finished(self, session: str, deal: int, owner: bytes) -> bool:
        """Say whether somebody has played a deal to its end."""
        return bool(await self._rows(_FINISHED, session, deal, owner))

    async def is_ranked(self, owner: bytes, before: int) -> bool:
        """Say whether a person takes part in rankings: by an account, or by earlier matches."""
        ((found,),) = await self._rows(
            f"select {_RANKED.format(who='?1', before='?2')}", owner, before
        )
        return bool(found)

    async def stamp(self, session: str, pairs: bool = False) -> tuple[int, ...]:
        """Numbers that are the same as long as all that counts of a set is."""
        plays = "duplicate_rounds" if pairs else "duplicate_plays"
        (found,) = await self._rows(_STAMP.format(plays=plays), session)
        return tuple(map(int, found))

    async def field(
        self, session: str, before: int | None, known: int | None = None
    ) -> list[Finished]:
        """All that counts of a set, of those who play alone: what ended in its time.

        Ranked are accounts, and those who finished a match before `known`; None: everybody.
        """
        values = (session, _until(before), _until(known), RESULTS)
        # Thousands may have played: they are read where the store reads, not on the event loop.
        return await self._read(lambda: [
            Finished(
                deal, owner, match, at, _outcome.decode(outcome), (name,),
                known is None or bool(ranked),
            )
            for deal, owner, match, at, outcome, name, ranked
            in self._connection.execute(_FIELD, values).fetchall()
        ])  # fmt: skip

    async def together(
        self, session: str, before: int | None, known: int | None = None
    ) -> list[Finished]:
        """The same of pairs, or of the two rooms of teams."""
        rows = await self._rows(_PAIRS, session, _until(before), _until(known), RESULTS)
        names: dict[str, list[str]] = {}
        for party, name in await self._rows(_NAMES, session) if rows else ():
            names.setdefault(party, []).append(name)
        return [
            Finished(
                deal, party.encode(), match, at, _outcome.decode(outcome),
                tuple(names.get(party, ())), known is None or bool(ranked),
            )
            for deal, party, match, at, outcome, ranked in rows
        ]  # fmt: skip

    async def acts(
        self, session: str, deal: int, before: int | None, pairs: bool = False
    ) -> Mapping[str, tuple[str, ...]]:
        """What everybody did in their own seats, in a deal that counts, by their match."""
        sql = _ACTS.format(plays="duplicate_rounds" if pairs else "duplicate_plays")
        found: dict[str, list[str]] = {}
        for match, act in await self._rows(sql, session, deal, _until(before), COMPARED):
            found.setdefault(match, []).append(act)
        return {match: tuple(acts) for match, acts in found.items()}

    async def house(self, session: str) -> dict[int, Play]:
        """What the house did, as far as that is known."""
        sql = "select deal, acts, margin from duplicate_house where session = ?"
        rows = await self._rows(sql, session)
        return {
            deal: Play(msgspec.json.decode(acts, type=tuple[str, ...]), margin)
            for deal, acts, margin in rows
        }

    async def keep_house(self, session: str, deal: int, play: Play) -> None:
        """Keep what the house did."""
        sql = "insert into duplicate_house values (?, ?, ?, ?) on conflict do nothing"
        acts = msgspec.json.encode(play.acts).decode()
        await self._write([(sql, (session, deal, acts, play.margin), False)])


def _until(before: int | None) -> int:
    return 1 << 62 if before is None else before


def _session(row: tuple[Any, ...]) -> Session:
    id, game, options, secret, deals, level, teams = row
    return Session(
        id=id, game=game, options=msgspec.json.decode(options), secret=bytes(secret),
        deals=deals, level=level, teams=bool(teams),
    )  # fmt: skip
