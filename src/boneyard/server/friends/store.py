"""Friend store: players one has met, by the index of one's own matches; challenges, blocks."""

from collections.abc import Sequence
from typing import Final

from boneyard.server import wall_clock
from boneyard.server.accounts.models import Block, Challenge, ChallengeView, Friend
from boneyard.server.db.base_store import BaseStore, SqlConnection
from boneyard.server.db.notification_outbox import queue_notification
from boneyard.server.matches.rematch import REMATCH_OFFER_MS

#: Seats of others in a player's latest matches.
_FRIENDS: Final = """
    select s.owner, s.match, s.seat, s.name, m.at, m.game
    from (select match, at, game from mine where owner = ?1 order by at desc limit ?2) as m
    join seats as s on s.match = m.match
    where s.kind <> 'open' and s.owner is not null and s.owner <> ?1
    and exists (select 1 from seats where match = m.match and owner = ?1)
    order by m.at desc
"""
_SELECT_FRIEND: Final = """
    select s.owner, s.match, s.seat, s.name, matches.created, matches.game
    from seats as s join matches on matches.id = s.match
    where s.match = ?2 and s.seat = ?3 and s.kind <> 'open' and s.owner is not null
    and s.owner <> ?1 and exists (select 1 from seats where match = ?2 and owner = ?1)
"""
#: A seat is free there still, and the offer of a rematch has not expired.
_HAS_OPEN_SEAT: Final = (
    "exists (select 1 from seats where match = o.match and kind = 'open') "
    "and (matches.follows is null or o.since > ?2)"
)
_SELECT_CHALLENGES: Final = f"""
    select o.match, matches.game, o.by,
        coalesce((select name from seats where match = o.match and owner = o.by limit 1), ''),
        o.since, o.refused
    from offers as o join matches on matches.id = o.match
    where o.person = ?1 and o.refused is null and {_HAS_OPEN_SEAT} order by o.since desc
"""
_SELECT_SENT_CHALLENGES: Final = f"""
    select o.match, matches.game, o.by, coalesce((
            select s.name from seats as s join mine on mine.match = s.match and mine.owner = o.by
            where s.owner = o.person order by mine.at desc limit 1
        ), ''), o.since, o.refused
    from offers as o join matches on matches.id = o.match
    where o.by = ?1 and {_HAS_OPEN_SEAT} order by o.since desc limit ?3
"""
#: Offers of one player to another that weren't accepted: refused, waiting, or with the seat given
#: away. A seat that is only reserved is open.
_UNACCEPTED: Final = (
    "from offers as o where o.by = {by} and o.person = {person} and o.since > {since} "
    "and not exists (select 1 from seats "
    "where match = o.match and owner = o.person and kind <> 'open')"
)
_INSERT_CHALLENGE: Final = (
    "insert into offers (match, person, by, since) select ?1, ?2, ?3, ?4 "
    f"where (select count(*) {_UNACCEPTED.format(by='?3', person='?2', since='?5')}) < ?6 "
    "on conflict do nothing"
)


def load_challenges(connection: SqlConnection, account: bytes) -> list[ChallengeView]:
    """The challenges to a player that can still be taken up, the latest first."""
    values = account, wall_clock.now_ms() - REMATCH_OFFER_MS
    return [ChallengeView(*row) for row in connection.execute(_SELECT_CHALLENGES, values)]


class FriendStore(BaseStore):
    """What is asked of friends."""

    async def list_friends(self, account: bytes, recent_matches: int, limit: int) -> list[Friend]:
        """Players whom a player has played with in their latest matches, each once."""
        found: dict[bytes, Friend] = {}
        for row in await self._fetch_all(_FRIENDS, account, recent_matches):
            found.setdefault(row[0], Friend(*row))
        return list(found.values())[:limit]

    async def find_friend(self, account: bytes, match: str, seat: int) -> Friend | None:
        """Who sits in a seat of a match in which a player plays."""
        rows = await self._fetch_all(_SELECT_FRIEND, account, match, seat)
        return Friend(*rows[0]) if rows else None

    async def list_blocks(self, account: bytes) -> list[Block]:
        """Whom a player has blocked, the latest first."""
        sql = "select person, other, name, since from blocks where person = ? order by since desc"
        return [Block(*row) for row in await self._fetch_all(sql, account)]

    async def add_block(self, block: Block) -> None:
        """Block a player; their challenges go."""
        values = block.account_id, block.blocked_id, block.name, block.since
        await self._write([
            ("insert into blocks values (?, ?, ?, ?) on conflict do nothing", values, False),
            ("delete from offers where person = ? and by = ?", values[:2], False),
        ])  # fmt: skip

    async def remove_block(self, account: bytes, other: bytes) -> None:
        """Block a player no more."""
        sql = "delete from blocks where person = ? and other = ?"
        await self._write([(sql, (account, other), False)])

    async def is_blocked_by(self, guest: bytes, others: Sequence[bytes]) -> bool:
        """Say whether one of these has blocked a guest."""
        if not others:
            return False
        marks = ", ".join("?" * len(others))
        sql = f"select exists (select 1 from blocks where other = ? and person in ({marks}))"
        return bool((await self._fetch_all(sql, guest, *others))[0][0])

    async def add_challenge(
        self, challenge: Challenge, since: int = 0, limit: int = 2**31, *, notify: bool = True
    ) -> None:
        """Store a challenge; its player is notified, unless `notify` says otherwise."""
        values = (
            challenge.match,
            challenge.challenged_id,
            challenge.challenger_id,
            challenge.since,
            since,
            limit,
        )
        at = challenge.since
        told = (
            [queue_notification(challenge.match, challenge.challenged_id, "challenge", at, at)]
            if notify
            else []
        )
        await self._write([(_INSERT_CHALLENGE, values, True), *told])

    async def count_challenges(self, account: bytes, since: int) -> int:
        """How many challenges to a person there were since then."""
        sql = "select count(*) from offers where person = ? and since > ?"
        return int((await self._fetch_all(sql, account, since))[0][0])

    async def list_challenges(self, account: bytes) -> list[ChallengeView]:
        """The challenges to a player that can still be taken up, the latest first."""
        return await self._read(lambda: load_challenges(self._connection, account))

    async def list_sent_challenges(self, account: bytes, limit: int) -> list[ChallengeView]:
        """A player's own challenges that aren't taken up, the latest first."""
        rows = await self._fetch_all(
            _SELECT_SENT_CHALLENGES, account, wall_clock.now_ms() - REMATCH_OFFER_MS, limit
        )
        return [ChallengeView(*row) for row in rows]

    async def unaccepted(self, by: bytes, person: bytes, since: int) -> int:
        """How many offers of one player to another since a moment were not accepted."""
        sql = f"select count(*) {_UNACCEPTED.format(by='?1', person='?2', since='?3')}"
        return int((await self._fetch_all(sql, by, person, since))[0][0])

    async def decline_challenge(self, account: bytes, match: str, at: int) -> None:
        """Note that a challenge is refused."""
        sql = "update offers set refused = ? where person = ? and match = ?"
        await self._write([(sql, (at, account, match), False)])
