"""Duplicate store: sessions, boards, pairs and teams."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from boneyard.core.time_controls import DAY
from boneyard.duplicate.deal_sets import DealSet
from boneyard.duplicate.match_points import DealPlay
from boneyard.server.db.base_store import BaseStore, Row, Statement
from boneyard.server.db.database import Database
from boneyard.server.matches.results import Outcome

#: No one sits down who has begun something of the set alone, or sits elsewhere in it.
_INSERT_PLAYER: Final = """
    insert into duplicate_places (party, place, session, owner, name) select ?1, ?2, ?3, ?4, ?5
    where not exists (select 1 from duplicate_plays where session = ?3 and owner = ?4)
    and not exists (select 1 from duplicate_places where session = ?3 and owner = ?4)
    on conflict do nothing
"""

_INSERT_BOT: Final = (
    "insert into duplicate_places (party, place, session, owner, name) "
    "values (?, ?, ?, null, '') on conflict do nothing"
)

_DELETE_PLAYER: Final = """
    delete from duplicate_places where session = ?1 and owner = ?2 and not exists (
        select 1 from duplicate_rounds t where t.party = duplicate_places.party
    )
"""

_PLACES: Final = "select party, place, owner, name from duplicate_places"

#: Not if a player has stood up since it was looked who is there.
_INSERT_BEGUN_DEAL: Final = """
    insert into duplicate_rounds (party, deal, session, match) select ?1, ?2, ?3, ?4
    where (select count(*) from duplicate_places where party = ?1) = ?5
    on conflict do nothing
"""

_SELECT_BEGUN_DEALS: Final = """
    select t.party, t.deal, t.match, case when r.match is null then 0 else 1 end
    from duplicate_rounds t left join results r on r.match = t.match where t.session = ?
"""


class PartyMember(Struct, frozen=True):
    """A player in a party; without an owner a bot."""

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
    seats: tuple[PartyMember, ...] = ()

    def find_place(self, owner: bytes) -> int | None:
        """Where a player sits."""
        return next((one.place for one in self.seats if one.owner == owner), None)


class BegunDeal(Struct, frozen=True):
    """A deal that a party has begun."""

    party: str
    deal: int
    match: str
    over: bool


def replace_with_bots(account: bytes) -> list[Statement]:
    """What is written when a player leaves the server: from now on a bot sits there."""
    sql = "update duplicate_places set owner = null, name = '' where owner = ?"
    return [(sql, (account,), False)]


#: When a player has begun a set: alone, or with others; for ever later, where they haven't.
_BEGAN_AT: Final = f"""coalesce((
        select min(m.created) from matches m where m.id in (
            select p.match from duplicate_plays p where p.owner = {{who}} and p.session = {{where}}
            union all
            select t.match from duplicate_rounds t join duplicate_places o on o.party = t.party
            where o.owner = {{who}} and o.session = {{where}}
        )
    ), {1 << 62})"""

_HAS_PLACE_IN: Final = (
    "exists (select 1 from {table} h where h.owner = {other} and h.session = {where})"
)

_PARTY_HAS_BEGUN: Final = (
    "exists (select 1 from duplicate_rounds t where t.party = duplicate_places.party)"
)


def merge_places(guest: bytes, account: bytes) -> list[Statement]:
    """What is written when a guest becomes a player who plays the same set, before they do.

    A player who has a place plays nothing of that set elsewhere: what was begun first stays. In
    another place a bot sits from then on; where nothing was begun, it is free.
    """
    found: list[Statement] = []
    for who, other, later in (("?2", "?1", ">="), ("?1", "?2", ">")):
        for sql, table, against in _MERGE_RULES:
            where = f"{table}.session"
            there = " or ".join(
                _HAS_PLACE_IN.format(table=t, other=other, where=where) for t in against
            )
            began = (_BEGAN_AT.format(who=one, where=where) for one in (who, other))
            worse = f" {later} ".join(began)
            found.append(
                (f"{sql} owner = {who} and ({there}) and {worse}", (account, guest), False)
            )
    return found


#: What is done with places and plays, of which table, and against what of the other's.
_MERGE_RULES: Final = (
    (f"update duplicate_places set owner = null, name = '' where {_PARTY_HAS_BEGUN} and",
     "duplicate_places", ("duplicate_places", "duplicate_plays")),
    ("delete from duplicate_places where", "duplicate_places",
     ("duplicate_places", "duplicate_plays")),
    ("delete from duplicate_plays where", "duplicate_plays", ("duplicate_places",)),
)  # fmt: skip


class PartyStore(BaseStore):
    """Who plays which set together."""

    async def take_place(
        self, party: str, place: int, session: str, owner: bytes, name: str
    ) -> None:
        """Sit down, where no one sits and if one may: whether it was done, one looks."""
        await self._write([(_INSERT_PLAYER, (party, place, session, owner, name), False)])

    async def add_bots(self, places: Sequence[tuple[str, int]], session: str) -> None:
        """Let bots sit where no one does."""
        await self._write(
            [(_INSERT_BOT, (party, place, session), False) for party, place in places]
        )

    async def leave(self, session: str, owner: bytes) -> None:
        """Stand up again, as long as nothing has been begun."""
        await self._write([(_DELETE_PLAYER, (session, owner), False)])

    async def find_party(self, id: str) -> Party | None:
        """A party by its link."""
        sql = "select session, place, owner, name from duplicate_places where party = ?"
        rows = await self._fetch_all(f"{sql} order by place", id)
        seats = tuple(PartyMember(place, owner, name) for _, place, owner, name in rows)
        return Party(id, rows[0][0], seats) if rows else None

    async def find_party_of(self, session: str, owner: bytes) -> Party | None:
        """The party with which a player plays a set."""
        sql = "select party from duplicate_places where session = ? and owner = ?"
        rows = await self._fetch_all(sql, session, owner)
        return await self.find_party(rows[0][0]) if rows else None

    async def begin_deal(self, party: Party, deal: int, match: str) -> str | None:
        """Note that a party begins a deal there; gives where it has begun it before.

        None: a player has stood up meanwhile.
        """
        values = (party.id, deal, party.session, match, len(party.seats))
        await self._write([(_INSERT_BEGUN_DEAL, values, False)])
        sql = "select match from duplicate_rounds where party = ? and deal = ?"
        rows = await self._fetch_all(sql, party.id, deal)
        return str(rows[0][0]) if rows else None

    async def list_begun_deals(self, session: str) -> list[BegunDeal]:
        """All that was begun of a set by parties."""
        rows = await self._fetch_all(_SELECT_BEGUN_DEALS, session)
        return [BegunDeal(party, deal, match, bool(over)) for party, deal, match, over in rows]


#: Sets that one person may make, and all of them, within so long.
MAX_SETS_PER_ACCOUNT, MAX_SETS, LIMIT_WINDOW_MS = 100, 20_000, 30 * DAY

#: Results of one set that are read at most, and plays of one deal whose moves are compared.
MAX_RESULTS, MAX_COMPARED_PLAYS = 20_000, 300


_SET_COLUMNS: Final = "id, game, options, secret, deals, level, teams"

_INSERT_SET: Final = f"""
    insert into duplicate_sets ({_SET_COLUMNS}, owner, at) select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9
    where (select count(*) from duplicate_sets where owner = ?8 and at > ?12) < ?10
    and (select count(*) from duplicate_sets where at > ?12) < ?11
"""

#: Who plays a set with others doesn't play it alone.
_INSERT_PLAY: Final = """
    insert into duplicate_plays (session, deal, owner, match) select ?1, ?2, ?3, ?4
    where not exists (select 1 from duplicate_places where session = ?1 and owner = ?3)
    on conflict do nothing
"""

#: The first attempt counts: the player who has become one person keeps what was begun first.
_DELETE_LATER_PLAYS: Final = """
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

_SELECT_SOLO_RESULTS: Final = f"""
    select p.deal, p.owner, p.match, r.at, r.outcome,
        case when exists (select 1 from unlisted where person = p.owner) then '' else s.name end,
        {_RANKED.format(who="p.owner", before="?3")}
    from duplicate_plays p join results r on r.match = p.match
    join seats s on s.match = p.match and s.owner = p.owner
    where p.session = ?1 and r.at < ?2 order by r.at, p.match limit ?4
"""

#: The same of pairs, which are ranked if one of the two is.
_SELECT_PAIR_RESULTS: Final = f"""
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
_SELECT_VERSION: Final = """
    select count(*), coalesce(max(r.at), 0),
        coalesce((select turn from rating_turns where name = 'results'), 0),
        coalesce((select turn from rating_turns where name = 'accounts'), 0),
        (select count(*) from unlisted), coalesce((select max(at) from unlisted), 0)
    from {plays} p join results r on r.match = p.match where p.session = ?
"""

_SELECT_ACTS: Final = """
    select e.match, e.act from events e join (
        select p.match as of from {plays} p join results r on r.match = p.match
        where p.session = ? and p.deal = ? and r.at < ? order by r.at, p.match limit ?
    ) f on f.of = e.match
    join seats s on s.match = e.match and s.seat = e.seat and s.kind = 'person'
    order by e.match, e.number
"""

_SELECT_FINISHED: Final = """
    select 1 from duplicate_plays p join results r on r.match = p.match
    where p.session = ?1 and p.deal = ?2 and p.owner = ?3
    union all
    select 1 from duplicate_places o join duplicate_rounds t on t.party = o.party
    join results r on r.match = t.match
    where o.session = ?1 and t.deal = ?2 and o.owner = ?3
"""

_SELECT_BEGUN: Final = """
    select deal, match from duplicate_plays where session = ?1 and owner = ?2
    union all
    select t.deal, t.match from duplicate_places o join duplicate_rounds t on t.party = o.party
    where o.session = ?1 and o.owner = ?2
"""


#: The maker of sets that others play, and who has left the server.
NO_OWNER: Final = b""

#: A set that others have begun, or have places in, stays when its maker leaves.
_ORPHAN_SETS: Final = """
    update duplicate_sets set owner = ?2 where owner = ?1 and (
        exists (select 1 from duplicate_plays p where p.session = duplicate_sets.id
                and p.owner <> ?1)
        or exists (select 1 from duplicate_places p where p.session = duplicate_sets.id
                   and p.owner <> ?1)
    )
"""


_outcome_decoder = msgspec.json.Decoder(Outcome)


def orphan_sets(account: bytes) -> list[Statement]:
    """What is written when a player leaves, before what is theirs goes: others play their sets."""
    return [(_ORPHAN_SETS, (account, NO_OWNER), False)]


def keep_first_plays(guest: bytes, account: bytes) -> list[Statement]:
    """What is written when a guest's attempts become a person's: before they do."""
    return [(_DELETE_LATER_PLAYS, (account, guest), False)]


class FinishedDeal(Struct, frozen=True):
    """A deal that a player has played to its end, or a pair."""

    deal: int
    owner: bytes
    """Whose play it is; of a pair, what it is found by."""
    match: str
    at: int
    outcome: Outcome
    names: tuple[str, ...]
    """Both of a pair. Nothing: a player who stays off leaderboards."""
    ranked: bool = True
    """Whether it takes part in rankings."""

    def __repr__(self) -> str:
        """Say nothing that is secret."""
        return f"<deal {self.deal}>"


class DuplicateStore(BaseStore):
    """The sets of a server, and what has been played of them."""

    max_sets_per_account, max_sets = MAX_SETS_PER_ACCOUNT, MAX_SETS

    def __init__(self, database: Database) -> None:
        """Keep the key from which the deals of every day follow."""
        super().__init__(database)
        self.key = database.server_keys["duplicate"]
        self.parties = PartyStore(database)

    async def add_set(self, session: DealSet, owner: bytes, at: int) -> None:
        """Keep a set; `Conflict`: there is no room for more."""
        options = msgspec.json.encode(session.options).decode()
        what = (session.id, session.game, options, session.secret, session.deals, session.level)
        values = (*what, int(session.teams))
        await self._write(
            [
                (
                    _INSERT_SET,
                    (
                        *values,
                        owner,
                        at,
                        self.max_sets_per_account,
                        self.max_sets,
                        at - LIMIT_WINDOW_MS,
                    ),
                    True,
                )
            ]
        )

    async def find_set(self, id: str) -> DealSet | None:
        """The set of a link."""
        rows = await self._fetch_all(f"select {_SET_COLUMNS} from duplicate_sets where id = ?", id)
        return _build_session(rows[0]) if rows else None

    async def find_maker(self, id: str) -> bytes | None:
        """Who made a set."""
        rows = await self._fetch_all("select owner from duplicate_sets where id = ?", id)
        return bytes(rows[0][0]) if rows else None

    async def list_sets(self, owner: bytes, limit: int) -> list[DealSet]:
        """The sets that a player has made or begun, the latest first."""
        sql = (
            f"select {_SET_COLUMNS} from duplicate_sets where owner = ?1 or id in "
            "(select session from duplicate_plays where owner = ?1 "
            "union all select session from duplicate_places where owner = ?1) "
            "order by at desc, id limit ?2"
        )
        return [_build_session(row) for row in await self._fetch_all(sql, owner, limit)]

    async def begin_deal(self, session: str, deal: int, owner: bytes, match: str) -> str | None:
        """Note that a player begins a deal there, alone; gives where they have begun it before.

        None: they play with others now, who have begun nothing.
        """
        await self._write([(_INSERT_PLAY, (session, deal, owner, match), False)])
        return (await self.list_begun(session, owner)).get(deal)

    async def list_begun(self, session: str, owner: bytes) -> dict[int, str]:
        """The matches of the deals that a player has begun, alone or with others."""
        return dict(await self._fetch_all(_SELECT_BEGUN, session, owner))

    async def has_finished(self, session: str, deal: int, owner: bytes) -> bool:
        """Say whether a player has played a deal to its end."""
        return bool(await self._fetch_all(_SELECT_FINISHED, session, deal, owner))

    async def is_ranked(self, owner: bytes, before: int) -> bool:
        """Say whether a person takes part in rankings: by an account, or by earlier matches."""
        ((found,),) = await self._fetch_all(
            f"select {_RANKED.format(who='?1', before='?2')}", owner, before
        )
        return bool(found)

    async def load_version(self, session: str, pairs: bool = False) -> tuple[int, ...]:
        """Numbers that are the same as long as all that counts of a set is."""
        plays = "duplicate_rounds" if pairs else "duplicate_plays"
        (found,) = await self._fetch_all(_SELECT_VERSION.format(plays=plays), session)
        return tuple(map(int, found))

    async def load_solo_results(
        self, session: str, before: int | None, known: int | None = None
    ) -> list[FinishedDeal]:
        """All that counts of a set, of players who play alone: what ended in its time.

        Ranked are accounts, and players who finished a match before `known`; None: everybody.
        """
        values = (session, _end_or_forever(before), _end_or_forever(known), MAX_RESULTS)
        # Thousands may have played: they are read where the store reads, not on the event loop.
        return await self._read(lambda: [
            FinishedDeal(
                deal, owner, match, at, _outcome_decoder.decode(outcome), (name,),
                known is None or bool(ranked),
            )
            for deal, owner, match, at, outcome, name, ranked
            in self._connection.execute(_SELECT_SOLO_RESULTS, values).fetchall()
        ])  # fmt: skip

    async def load_pair_results(
        self, session: str, before: int | None, known: int | None = None
    ) -> list[FinishedDeal]:
        """The same of pairs, or of the two rooms of teams."""
        rows = await self._fetch_all(
            _SELECT_PAIR_RESULTS,
            session,
            _end_or_forever(before),
            _end_or_forever(known),
            MAX_RESULTS,
        )
        names: dict[str, list[str]] = {}
        for party, name in await self._fetch_all(_NAMES, session) if rows else ():
            names.setdefault(party, []).append(name)
        return [
            FinishedDeal(
                deal, party.encode(), match, at, _outcome_decoder.decode(outcome),
                tuple(names.get(party, ())), known is None or bool(ranked),
            )
            for deal, party, match, at, outcome, ranked in rows
        ]  # fmt: skip

    async def load_acts(
        self, session: str, deal: int, before: int | None, pairs: bool = False
    ) -> Mapping[str, tuple[str, ...]]:
        """What everybody did in their own seats, in a deal that counts, by their match."""
        sql = _SELECT_ACTS.format(plays="duplicate_rounds" if pairs else "duplicate_plays")
        found: dict[str, list[str]] = {}
        for match, act in await self._fetch_all(
            sql, session, deal, _end_or_forever(before), MAX_COMPARED_PLAYS
        ):
            found.setdefault(match, []).append(act)
        return {match: tuple(acts) for match, acts in found.items()}

    async def load_reference_plays(self, session: str) -> dict[int, DealPlay]:
        """What the server did, as far as that is known."""
        sql = "select deal, acts, margin from duplicate_house where session = ?"
        rows = await self._fetch_all(sql, session)
        return {
            deal: DealPlay(msgspec.json.decode(acts, type=tuple[str, ...]), margin)
            for deal, acts, margin in rows
        }

    async def save_reference_play(self, session: str, deal: int, play: DealPlay) -> None:
        """Keep what the server did."""
        sql = "insert into duplicate_house values (?, ?, ?, ?) on conflict do nothing"
        acts = msgspec.json.encode(play.acts).decode()
        await self._write([(sql, (session, deal, acts, play.margin), False)])


def _end_or_forever(before: int | None) -> int:
    return 1 << 62 if before is None else before


def _build_session(row: Row) -> DealSet:
    id, game, options, secret, deals, level, teams = row
    return DealSet(
        id=id, game=game, options=msgspec.json.decode(options), secret=bytes(secret),
        deals=deals, level=level, teams=bool(teams),
    )  # fmt: skip
