"""Tournament store: tournaments, entrants, boards. Every change increments the version.

A player who writes says which version they have seen; if it is another one by then, nothing is
written (`Conflict`). So what two processes decide at once is done once.
"""

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec
from msgspec import Struct

from boneyard.core.options import Value
from boneyard.core.time_controls import DAY
from boneyard.server.db.base_store import BaseStore, Row, Statement
from boneyard.server.matches.results import Outcome as Ended
from boneyard.tournaments.models import Board, Entrant, Outcome
from boneyard.tournaments.settings import Plan

#: Tournaments that aren't over, which one person may have, and a server in all.
MAX_PER_ACCOUNT, MAX_TOTAL = 20, 20_000
#: One that was never begun, and for which no time was set, is looked at again after so long.
UNSTARTED_LIFETIME_MS: Final = 90 * DAY

_FIELDS: Final = (
    "id, host, title, game, options, clock, plan, secret, stage, rounds, made, begins, began, "
    "ended, cut, version"
)
_PUT: Final = f"""
    insert into tournaments ({_FIELDS})
    select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16
    where (select count(*) from tournaments where host = ?2 and stage in ('open', 'playing')) < ?17
    and (select count(*) from tournaments where stage in ('open', 'playing')) < ?18
"""
_UPDATE_TOURNAMENT: Final = (
    "update tournaments set version = version + 1, stage = ?, rounds = ?, began = ?, ended = ?, "
    "cut = ? where id = ? and version = ?"
)
_ENTRANT_COLUMNS: Final = (
    "kind, name, owner, bot, since, until, partner, partner_name, partner_owner, link, barred"
)
_ENTER: Final = (
    f"insert into entrants (tournament, number, {_ENTRANT_COLUMNS}) "
    "values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_CHANGE: Final = (
    "update entrants set since = ?, until = ?, partner = ?, partner_name = ?, partner_owner = ?, "
    "barred = ? where tournament = ? and number = ?"
)
_BOARD: Final = (
    "insert into boards (tournament, round, number, leg, first, second, match, started, points, "
    "against, margin, ending) values (?, ?, ?, ?, ?, ?, ?, null, ?, ?, ?, ?)"
)
_SET_RESULT: Final = (
    "update boards set points = ?, against = ?, margin = ?, ending = ? "
    "where tournament = ? and round = ? and number = ? and leg = ? and points is null"
)
_STARTED: Final = "update boards set started = ? where tournament = ? and match = ?"
_BUMP_VERSION: Final = "update tournaments set version = version + 1 where id = ?"
_ENTRANTS: Final = (
    f"select number, {_ENTRANT_COLUMNS} from entrants where tournament = ? order by number"
)
_BOARDS: Final = (
    "select round, number, leg, first, second, match, started, points, against, margin, ending "
    "from boards where tournament = ? order by round, number, leg"
)
#: Those that a player made or has entered, the latest first.
_SELECT_OWN: Final = f"""
    select {_FIELDS} from tournaments where host = ?1
    or id in (select tournament from entrants where owner = ?1 or partner_owner = ?1)
    order by made desc limit ?2
"""
#: Whether a seat has ever laid a tile: what happens by itself, or ends a match, is nothing one did.
_HAS_PLAYED: Final = """exists (
        select 1 from events e where e.match = b.match and e.seat = {seat}
        and e.act not in ('draw', 'pass', 'timeout', 'resign', 'abandon')
        and e.act not like 'time %'
    )"""
#: Boards at which a player's time runs: whose, since when, and what is left to each.
_SELECT_WAITING: Final = f"""
    select b.match, c.seat, c.since, c.banks, {_HAS_PLAYED.format(seat="c.seat")}
    from boards b join clocks c on c.match = b.match
    where b.tournament = ? and b.points is null and b.started is not null and c.seat is not null
"""
#: Boards whose matches have ended, and whether each of the two has laid a tile.
_SELECT_ENDED: Final = f"""
    select b.round, b.number, b.leg, b.first, b.second, r.outcome,
    {_HAS_PLAYED.format(seat=0)}, {_HAS_PLAYED.format(seat=1)}
    from boards b join results r on r.match = b.match
    where b.tournament = ? and b.points is null
"""
#: What says whether the deals of a round have been played by all.
_SELECT_ROUND: Final = """
    select plan, stage, not exists (select 1 from boards where tournament = ?1 and round > ?2),
    not exists (select 1 from boards where tournament = ?1 and round = ?2 and points is null)
    from tournaments where id = ?1
"""


#: Whether a player was taken out of a board's tournament who plays there, and how far it is.
_INTERVENED: Final = """
    select exists (
        select 1 from boards b join entrants e on e.tournament = b.tournament
        and e.number in (b.first, b.second) and e.barred = 1
        where b.tournament = ?1 and b.match = ?2
    ), stage = 'off' from tournaments where id = ?1
"""
_SELECT_LIVE: Final = (
    f"select id, stage, coalesce(begins, made + {UNSTARTED_LIFETIME_MS}), version "
    "from tournaments where stage in ('open', 'playing')"
)
_SELECT_WITH_NEW_RESULTS: Final = """
    select distinct b.tournament from boards b join results r on r.match = b.match
    where b.points is null
"""


class StoredTournament(Struct, frozen=True, kw_only=True):
    """A tournament as it was wanted, and how far it is."""

    id: str
    host: bytes | None
    title: str
    game: str
    options: Mapping[str, Value]
    clock: str
    plan: Plan
    secret: bytes
    stage: str = "open"
    """open, playing, over, or off: it was called off."""
    rounds: int = 0
    made: int
    begins: int | None = None
    began: int | None = None
    ended: int | None = None
    cut: bool = False
    version: int = 0

    def __repr__(self) -> str:
        """Say nothing that is secret."""
        return f"<tournament {self.id[:6]}…>"


class StoredEntrant(Struct, frozen=True, kw_only=True):
    """A player who has entered."""

    number: int
    kind: str
    name: str
    owner: bytes | None = None
    bot: str = ""
    since: int = 1
    until: int | None = None
    partner: str = ""
    """Nothing: one plays alone; open: a player is awaited; person; or bot."""
    partner_name: str = ""
    partner_owner: bytes | None = None
    link: str = ""
    """What one's partner enters by."""
    barred: bool = False
    """They were taken out, and can't come back."""

    @property
    def owners(self) -> frozenset[bytes]:
        """The people of the side."""
        return frozenset(one for one in (self.owner, self.partner_owner) if one is not None)

    @property
    def for_pairing(self) -> Entrant:
        """As much of it as pairing needs."""
        return Entrant(self.number, self.since, self.until)

    def __repr__(self) -> str:
        """Say nothing of who it is."""
        return f"<entrant {self.number}>"


class StoredBoard(Struct, frozen=True):
    """A board, and where it is played."""

    board: Board
    match: str = ""
    """'': it isn't played."""
    started: int | None = None

    @property
    def is_over(self) -> bool:
        """Say whether it has ended."""
        return self.board.outcome is not None


class LoadedTournament(Struct, frozen=True):
    """All that is kept of a tournament."""

    tournament: StoredTournament
    entrants: tuple[StoredEntrant, ...]
    boards: tuple[StoredBoard, ...]


class StoredRound(Struct, frozen=True):
    """How far a round is."""

    plan: Plan
    stage: str
    """Of the tournament."""
    last: bool
    """No other has been paired yet."""
    settled: bool
    """All its boards have ended, so far."""


class WaitingBoard(Struct, frozen=True):
    """A board at which a player's time runs."""

    match: str
    seat: int
    since: int
    remaining: tuple[int, ...]
    has_played: bool
    """Whether they have laid a tile there."""


class EndedBoard(Struct, frozen=True):
    """A board whose match has ended."""

    board: Board
    outcome: Ended
    have_played: tuple[bool, bool]
    """Whether each of the two has laid a tile."""


def _build_tournament(row: Row) -> StoredTournament:
    fields = dict(zip(_FIELDS.split(", "), row, strict=True))
    fields["options"] = msgspec.json.decode(fields["options"])
    fields["plan"] = msgspec.json.decode(fields["plan"], type=Plan)
    return StoredTournament(**{**fields, "cut": bool(fields["cut"])})


def _build_board(row: Row) -> StoredBoard:
    round, number, leg, first, second, match, started, points, against, margin, ending = row
    outcome = None if points is None else Outcome(points, against, margin, ending)
    return StoredBoard(Board(round, number, first, second, leg, outcome), match, started)


class TournamentStore(BaseStore):
    """The tournaments, beside the matches."""

    max_per_account, max_total = MAX_PER_ACCOUNT, MAX_TOTAL

    async def create(self, tournament: StoredTournament) -> None:
        """Keep a new one; `Conflict`: there is no room for more."""
        values = (
            tournament.id,
            tournament.host,
            tournament.title,
            tournament.game,
            msgspec.json.encode(tournament.options).decode(),
            tournament.clock,
            msgspec.json.encode(tournament.plan).decode(),
            tournament.secret,
            tournament.stage,
            tournament.rounds,
            tournament.made,
            tournament.begins,
            tournament.began,
            tournament.ended,
            int(tournament.cut),
            tournament.version,
            self.max_per_account,
            self.max_total,
        )
        await self._write([(_PUT, values, True)])

    async def update(
        self,
        tournament: StoredTournament,
        *,
        entered: Iterable[StoredEntrant] = (),
        changed: Iterable[StoredEntrant] = (),
        paired: Iterable[StoredBoard] = (),
        ended: Iterable[Board] = (),
    ) -> None:
        """Write what has come of a tournament; `Conflict` if it is not any more as it was seen."""
        id = tournament.id
        values = (
            tournament.stage,
            tournament.rounds,
            tournament.began,
            tournament.ended,
            int(tournament.cut),
            id,
            tournament.version,
        )
        found: list[Statement] = [(_UPDATE_TOURNAMENT, values, True)]
        for one in entered:
            who = (one.kind, one.name, one.owner, one.bot, one.since, one.until)
            more = (*_partner_values(one), one.link, int(one.barred))
            found.append((_ENTER, (id, one.number, *who, *more), True))
        for one in changed:
            how = (one.since, one.until, *_partner_values(one), int(one.barred))
            found.append((_CHANGE, (*how, id, one.number), True))
        for made in paired:
            at = made.board
            place = (id, at.round, at.number, at.leg, at.first, at.second, made.match)
            found.append((_BOARD, (*place, *_outcome_values(at.outcome)), True))
        for board in ended:
            where = (id, board.round, board.number, board.leg)
            found.append((_SET_RESULT, (*_outcome_values(board.outcome), *where), True))
        await self._write(found, id)

    async def mark_started(self, id: str, matches: Iterable[str], at: int) -> None:
        """Note that the matches of boards were begun; who looks at it is to see that."""
        found: list[Statement] = [(_STARTED, (at, id, match), False) for match in matches]
        if found:
            await self._write([*found, (_BUMP_VERSION, (id,), False)], id)

    async def load_version(self, id: str) -> int | None:
        """A number that changes with whatever is changed of a tournament."""
        rows = await self._fetch_all("select version from tournaments where id = ?", id)
        return int(rows[0][0]) if rows else None

    async def load(self, id: str) -> LoadedTournament | None:
        """All that is kept of a tournament."""
        return await self._read(lambda: self._load(id))

    def _load(self, id: str) -> LoadedTournament | None:
        ask = self._connection.execute
        row = ask(f"select {_FIELDS} from tournaments where id = ?", (id,)).fetchone()
        if row is None:
            return None
        fields = ("number", *_ENTRANT_COLUMNS.split(", "))
        entrants = [
            StoredEntrant(**{**dict(zip(fields, one, strict=True)), "barred": bool(one[-1])})
            for one in ask(_ENTRANTS, (id,)).fetchall()
        ]
        boards = [_build_board(one) for one in ask(_BOARDS, (id,)).fetchall()]
        return LoadedTournament(_build_tournament(row), tuple(entrants), tuple(boards))

    async def load_round(self, id: str, round: int) -> StoredRound | None:
        """How far a round of a tournament is."""
        rows = await self._fetch_all(_SELECT_ROUND, id, round)
        return next((
            StoredRound(msgspec.json.decode(plan, type=Plan), stage, bool(last), bool(settled))
            for plan, stage, last, settled in rows
        ), None)  # fmt: skip

    async def intervened(self, id: str, match: str) -> tuple[bool, bool]:
        """Say whether a player of a board was taken out, and whether the tournament is off."""
        rows = await self._fetch_all(_INTERVENED, id, match)
        return (bool(rows[0][0]), bool(rows[0][1])) if rows else (False, False)

    async def list_live(self) -> list[tuple[str, str, int, int]]:
        """Those that aren't over: by what they are found, how far, when one is due, version."""
        rows = await self._fetch_all(_SELECT_LIVE)
        return [(id, stage, due, version) for id, stage, due, version in rows]

    async def list_with_new_results(self) -> frozenset[str]:
        """Those in which a match has ended whose board doesn't know it yet."""
        return frozenset(id for (id,) in await self._fetch_all(_SELECT_WITH_NEW_RESULTS))

    async def list_tournaments(self, owner: bytes, limit: int) -> list[StoredTournament]:
        """Those that a player made or has entered, the latest first."""
        return [_build_tournament(row) for row in await self._fetch_all(_SELECT_OWN, owner, limit)]

    async def list_waiting(self, id: str) -> list[WaitingBoard]:
        """The boards at which a player's time runs."""
        return [
            WaitingBoard(match, seat, since, tuple(msgspec.json.decode(left)), bool(came))
            for match, seat, since, left, came in await self._fetch_all(_SELECT_WAITING, id)
        ]

    async def list_ended(self, id: str) -> list[EndedBoard]:
        """The boards whose matches have ended, and that don't know it yet."""
        return [
            EndedBoard(
                Board(round, number, first, second, leg),
                msgspec.json.decode(outcome, type=Ended),
                (bool(one), bool(other)),
            )
            for round, number, leg, first, second, outcome, one, other in await self._fetch_all(
                _SELECT_ENDED, id
            )
        ]


def _partner_values(one: StoredEntrant) -> tuple[str, str, bytes | None]:
    return one.partner, one.partner_name, one.partner_owner


def _outcome_values(outcome: Outcome | None) -> tuple[int | None, int | None, int, str]:
    if outcome is None:
        return None, None, 0, ""
    return outcome.first, outcome.second, outcome.margin, outcome.end
