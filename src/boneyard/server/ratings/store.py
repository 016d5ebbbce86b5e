"""Rating store: unlisted players, excluded results, deleted accounts."""

import secrets
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from boneyard.server.db.base_store import BaseStore, Statement
from boneyard.server.matches.results import UNREVEALED_MATCHES

_NEXT: Final = "on conflict (name) do update set turn = rating_turns.turn + 1"
_TURN: Final = f"insert into rating_turns values ('results', 1) {_NEXT}"
#: Only if a player has results.
_TURN_OF: Final = (
    "insert into rating_turns (name, turn) select 'results', 1 where exists (select 1 from seats "
    f"join results on results.match = seats.match where seats.owner = ?) {_NEXT}"
)
#: From when on it is so, beside the turn; of older turns than the latest that isn't known.
_TURN_NOW: Final = "(select turn from rating_turns where name = 'results')"
_SINCE_OF: Final = (
    f"insert into rating_changes (turn, since) select {_TURN_NOW}, min(results.at) from seats "
    "join results on results.match = seats.match where seats.owner = ? having count(*) > 0"
)
_SINCE: Final = (
    f"insert into rating_changes (turn, since) select {_TURN_NOW}, at from results where match = ?"
)
KEPT_GENERATIONS: Final = 200
_FORGET: Final = f"delete from rating_changes where turn <= {_TURN_NOW} - {KEPT_GENERATIONS}"
_GONE: Final = (
    "insert into gone (match, seat, who) select match, seat, ? from seats where owner = ? "
    "and exists (select 1 from results where results.match = seats.match)"
)
#: What stands before the word for a player who has left.
DEPARTED_PREFIX: Final = "gone:"


class ResultFlags(Struct, frozen=True):
    """What is to be known of results beside them."""

    left_out: dict[str, str]
    """The matches that are left out, and why: by the host, or for what an analysis has found."""
    departed: dict[tuple[str, int], str]
    """Whom a seat counts for whose person has left."""


class StoredAnalysis(Struct, frozen=True):
    """What an analysis has found of a seat; points are in thousandths."""

    seat: int
    decisions: int
    cost: int
    """What its choices gave away."""
    result: int
    """What its side got more than the others."""
    luck: int
    """How much of that were deals and draws."""


class AnalysisTotals(Struct, frozen=True):
    """What analyses have found of a player's rated matches in a pool; points in thousandths."""

    matches: int
    decisions: int
    cost: int
    result: int
    luck: int


def mark_results_changed(guest: bytes) -> list[Statement]:
    """What is written when a player's results become another's: before their seats do."""
    return [(_TURN_OF, (guest,), False), (_SINCE_OF, (guest,), False), (_FORGET, (), False)]


def anonymize_results(account: bytes) -> list[Statement]:
    """What is written when a player leaves: before their seats are no one's."""
    who = DEPARTED_PREFIX + secrets.token_hex(8)
    return [*mark_results_changed(account), (_GONE, (who, account), False)]


def _mark_match_changed(match: str) -> list[Statement]:
    """What is written when a match counts otherwise than before."""
    return [(_TURN, (), False), (_SINCE, (match,), False), (_FORGET, (), False)]


class RatingStore(BaseStore):
    """What ratings need beside the results."""

    async def count_results_until(self, at: int, match: str) -> tuple[int, int]:
        """The turn of the results, and how many there are up to one of them.

        A player who has folded as many in the same turn has missed none: one that was written
        later, with an earlier time, is noticed by its being counted.
        """
        sql = (
            "select coalesce((select turn from rating_turns where name = 'results'), 0), "
            "(select count(*) from results where (at < ?1 or (at = ?1 and match <= ?2)) "
            f"and match not in {UNREVEALED_MATCHES})"
        )
        ((turn, count),) = await self._fetch_all(sql, at, match)
        return turn, count

    async def find_changed_since(self, generation: int) -> int | None:
        """From when on results are others than in a turn; None: that isn't known any more."""
        sql = (
            "select count(*), min(since), "
            "coalesce((select turn from rating_turns where name = 'results'), 0) "
            "from rating_changes where turn > ?"
        )
        ((known, since, now),) = await self._fetch_all(sql, generation)
        return int(since) if since is not None and known == now - generation else None

    async def load_flags(self, matches: Sequence[str]) -> ResultFlags:
        """What is to be known of these results."""
        if not matches:
            return ResultFlags({}, {})
        these = f"where match in ({', '.join('?' * len(matches))})"
        out = await self._fetch_all(f"select match, why from left_out {these}", *matches)
        gone = await self._fetch_all(f"select match, seat, who from gone {these}", *matches)
        return ResultFlags(dict(out), {(match, seat): who for match, seat, who in gone})

    async def load_public_names(self, accounts: Sequence[bytes]) -> dict[bytes, str]:
        """What those of these people are called who may be shown to everybody."""
        if not accounts:
            return {}
        these = ", ".join("?" * len(accounts))
        sql = (
            "select person, name from people "
            f"where person in ({these}) and person not in (select person from unlisted)"
        )
        return dict(await self._fetch_all(sql, *accounts))

    async def is_unlisted(self, account: bytes) -> bool:
        """Say whether a player stays off leaderboards and profiles."""
        return bool(await self._fetch_all("select 1 from unlisted where person = ?", account))

    async def set_unlisted(self, account: bytes, unlisted: bool, at: int) -> None:
        """Stay off leaderboards and profiles, or don't."""
        put = "insert into unlisted values (?, ?) on conflict do nothing"
        drop = "delete from unlisted where person = ?"
        wanted: Statement = (put, (account, at), False) if unlisted else (drop, (account,), False)
        await self._write([wanted])

    async def save_analysis(
        self, match: str, found: Sequence[StoredAnalysis], why: str, at: int
    ) -> None:
        """Keep what an analysis has found; with a `why`, the match is left out of ratings."""
        put = "insert into analysed values (?, ?, ?, ?, ?, ?) on conflict do nothing"
        rows: list[Statement] = [
            (put, (match, one.seat, one.decisions, one.cost, one.result, one.luck), False)
            for one in found
        ]
        if why:
            out = "insert into left_out (match, at, why) values (?, ?, ?) on conflict do nothing"
            rows += [(out, (match, at, why), False), *_mark_match_changed(match)]
        if rows:
            await self._write(rows)

    async def load_analysis_totals(self, account: bytes) -> dict[str, AnalysisTotals]:
        """What analyses have found of a player, by what the matches were part of."""
        sql = (
            "select contest, count(*), sum(decisions), sum(cost), sum(result), sum(luck) "
            "from analysed join seats on seats.match = analysed.match "
            "and seats.seat = analysed.seat join results on results.match = analysed.match "
            f"where seats.owner = ? and analysed.match not in {UNREVEALED_MATCHES} group by contest"
        )
        rows = await self._fetch_all(sql, account)
        return {contest: AnalysisTotals(*map(int, sums)) for contest, *sums in rows}

    async def set_excluded(self, match: str, excluded: bool, at: int) -> None:
        """Leave a result out of ratings, or let it count; `Conflict` if there is none."""
        put = (
            "insert into left_out (match, at) select match, ? from results where match = ? "
            "on conflict (match) do update set at = excluded.at"
        )
        drop = "delete from left_out where match = ?"
        wanted: Statement = (put, (at, match), True) if excluded else (drop, (match,), True)
        await self._write([wanted, *_mark_match_changed(match)])
