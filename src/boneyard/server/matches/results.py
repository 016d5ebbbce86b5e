"""Results of matches: computed at the end, written with the last entry."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from boneyard.bots.registry import level_of
from boneyard.core.position import Position
from boneyard.server import wall_clock
from boneyard.server.db.base_store import BaseStore, Row, Statement
from boneyard.server.matches.models import TOURNAMENT
from boneyard.server.matches.seats import is_stood_in

if TYPE_CHECKING:
    from boneyard.server.matches.live_match import LiveMatch
    from boneyard.server.matches.match_log import Entry, PreparedStep

_FIELDS: Final = "match, contest, game, at, outcome"

#: Results that are read at once.
MAX_RESULTS: Final = 1_000

#: Who ended a match instead of its players; ratings leave it out by the same word.
ORGANISER: Final = "organiser"


class Outcome(Struct, frozen=True, omit_defaults=True):
    """How a match ended: the seats of each side, its points and its place."""

    sides: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    """1 is the best; sides that share a place have the same number."""
    rounds: int
    end: str = ""
    """How the last round ended: out, blocked, resigned, timeout, abandoned …"""
    late: tuple[int, ...] = ()
    """The seats whose time had run out."""
    moves: tuple[int, ...] = ()
    """How many moves each side made; empty in results written before that was counted."""
    ended_by: str = ""
    """`ORGANISER`: the organiser of the tournament ended it, not players who played."""


class Player(Struct, frozen=True):
    """Who has played in a seat: a player, even if a bot has stood in for them, or a bot.

    Neither: a player who is no one any more.
    """

    owner: bytes | None
    bot: str = ""

    def __repr__(self) -> str:
        """Say nothing that is secret."""
        return f"<{'somebody' if self.owner else self.bot or 'nobody'}>"


class StoredResult(Struct, frozen=True):
    """The result of a match, and what it is part of."""

    match: str
    contest: str
    game: str
    at: int
    outcome: Outcome
    players: tuple[Player, ...] = ()
    """Who sat there, by seat: read from the seats, so that it goes along with them."""


#: Boards of rated tournaments with the same tiles for all, of a round that others still play: how
#: they ended isn't told before (`server/tournaments/visibility.py`), by ratings neither. In one
#: that was called
#: off no one comes to a board any more that hasn't begun.
UNREVEALED_MATCHES: Final = """(
    select b.match from tournaments t join boards b on b.tournament = t.id
    where t.stage in ('playing', 'off')
    and t.plan like '%"rated":true%' and t.plan not like '%"fresh"%' and (
        exists (
            select 1 from boards o where o.tournament = b.tournament and o.round = b.round
            and o.points is null and (t.stage = 'playing' or o.started is not null)
            and not exists (select 1 from results x where x.match = o.match)
        )
        or (t.stage = 'playing' and t.plan like '%"knock-out"%' and not exists (
            select 1 from boards o where o.tournament = b.tournament and o.round > b.round
        ))
    )
)"""


_outcome_decoder = msgspec.json.Decoder(Outcome)


def put_result(result: StoredResult) -> Statement:
    """What is written with the last entry of a match."""
    outcome = msgspec.json.encode(result.outcome).decode()
    values = (result.match, result.contest, result.game, result.at, outcome)
    return f"insert into results ({_FIELDS}) values (?, ?, ?, ?, ?)", values, True


class ResultStore(BaseStore):
    """The results of a server, in the order in which matches ended."""

    async def list_since(
        self, at: int, match: str = "", limit: int = MAX_RESULTS
    ) -> list[StoredResult]:
        """The next ones after a moment, and after a match that ended in it, that may be told."""
        where = f"(at > ? or (at = ? and match > ?)) and match not in {UNREVEALED_MATCHES}"
        return await self._query(where, at, at, match, limit)

    async def list_of_contest(self, contest: str, limit: int = MAX_RESULTS) -> list[StoredResult]:
        """The results of what is called just so."""
        return await self._query("contest = ?", contest, limit)

    async def list_under(self, contest: str, limit: int = MAX_RESULTS) -> list[StoredResult]:
        """The results of all parts of a contest: of what begins with its name and a stroke."""
        # "0" comes right after "/": all that begins so, found by the index.
        where = "contest >= ? and contest < ?"
        return await self._query(where, f"{contest}/", f"{contest}0", limit)

    async def list_of_owner(self, owner: bytes, limit: int = MAX_RESULTS) -> list[StoredResult]:
        """The results of a player, the latest that may be told."""
        where = (
            f"match in (select match from seats where owner = ?) and match not "
            f"in {UNREVEALED_MATCHES}"
        )
        return (await self._query(where, owner, limit, latest=True))[::-1]

    async def _query(self, where: str, *values: object, latest: bool = False) -> list[StoredResult]:
        order = "at desc, match desc" if latest else "at, match"
        chosen = f"select {_FIELDS} from results where {where} order by {order} limit ?"
        # Whose results they are is asked in the same breath: it is true together.
        sql = (
            f"select {_FIELDS}, seat, owner, bot from ({chosen}) r "
            f"join (select match as of, seat, owner, bot from seats) s on s.of = r.match "
            f"order by {order}, seat"
        )
        rows = await self._fetch_all(sql, *values)
        return [_result_from_rows(list(group)) for _, group in groupby(rows, itemgetter(0))]


def _result_from_rows(rows: list[Row]) -> StoredResult:
    match, contest, game, at, outcome, *_ = rows[0]
    players = tuple(
        Player(owner, "" if owner is not None else level_of(bot)) for *_, owner, bot in rows
    )
    return StoredResult(match, contest, game, at, _outcome_decoder.decode(outcome), players)


#: Acts of a seat that are no moves: they end the match.
ENDINGS: Final = frozenset({"resign", "timeout", "abandon"})

#: How a board ends that isn't played out.
CUT_SHORT: Final = ("resigned", "timeout")


#: Says of a tournament and a match whether the organiser took a player out, or called it off.
FindIntervention = Callable[[str, str], Awaitable[tuple[bool, bool]]]


async def build_result(
    find_intervention: FindIntervention, live: "LiveMatch", step: "PreparedStep"
) -> StoredResult | None:
    """What is written when a match of a contest ends; None: it doesn't, or is part of nothing."""
    kept, state = live.row, step.positions[-1]
    if not kept.contest or not state.over or live.state.over:
        return None
    made = build_outcome(live, state, (*live.log.active, *step.entries))
    if await _is_ended_by_organiser(find_intervention, live, made):
        made = replace(made, ended_by=ORGANISER)
    return StoredResult(kept.id, kept.contest, kept.game, wall_clock.now_ms(), made)


async def _is_ended_by_organiser(
    find_intervention: FindIntervention, live: "LiveMatch", made: Outcome
) -> bool:
    """Say whether a rated board ends because of what its organiser did.

    A player was taken out, or the tournament was called off and the board isn't played out. Asked
    before the result is written, so that nothing done afterwards changes what has counted.
    """
    contest = live.row.part_of
    if contest.kind != TOURNAMENT or contest.pool is None:
        return False
    taken_out, off = await find_intervention(contest.id, live.id)
    return taken_out or (off and made.end in CUT_SHORT)


def build_outcome(live: "LiveMatch", state: Position, line: "Iterable[Entry]" = ()) -> Outcome:
    """How a match that is over ended; `line` is all that was done."""
    sides: list[list[int]] = [[] for _ in state.scores]
    for seat in range(len(live.seats)):
        sides[live.rules.side(seat)].append(seat)
    end = state.results[-1].end if state.results else ""
    lost = [
        seat for side, seats in enumerate(sides) for seat in seats
        if end == "timeout" and side not in state.winners
    ]  # fmt: skip
    stood_in = [at for at, seat in enumerate(live.seats) if is_stood_in(seat)]
    moves = [0] * len(sides)
    for entry in line:
        if entry.seat is not None and entry.act not in ENDINGS:
            moves[live.rules.side(entry.seat)] += 1
    return Outcome(
        sides=tuple(map(tuple, sides)),
        scores=tuple(state.scores),
        ranks=compute_ranks(live, state),
        rounds=len(state.results),
        end=end,
        late=tuple(sorted({*lost, *stood_in})),
        moves=tuple(moves),
    )


def compute_ranks(live: "LiveMatch", state: Position) -> tuple[int, ...]:
    """The place of each side: the winners first, the others as their points put them in front."""
    ranks = [0] * len(state.scores)
    front: Sequence[int] = state.winners
    while 0 in ranks:
        place = 1 + sum(map(bool, ranks))
        left = [side for side, rank in enumerate(ranks) if not rank]
        if not front:
            front = [left[at] for at in live.rules.leaders([state.scores[one] for one in left])]
        for side in front:
            ranks[side] = place
        front = ()
    return tuple(ranks)
