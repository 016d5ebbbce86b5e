"""Tournament director: takes results, forfeits absent players, pairs the next round.

All of it is found in the database, so a restart forgets nothing. Each tournament is seen to by one
house; should two do it at once, the version and the keys of the rows let one of them be first.
"""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from boneyard.core.actions import Move, Resign, Timeout
from boneyard.core.fair_shuffle import VERSION_SEED_ONLY
from boneyard.core.time_controls import HOUR, MINUTE, SECOND
from boneyard.duplicate.deal_sets import DEFAULT_BOT_LEVEL
from boneyard.engine import IllegalMove
from boneyard.games import get_game
from boneyard.server import wall_clock
from boneyard.server.accounts.service import AccountService
from boneyard.server.errors import Conflict, MatchError, NoBotSlots, NotFound, StoreError
from boneyard.server.matches.clock import seat_stand_in
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.match_log import PreparedStep
from boneyard.server.matches.models import TOURNAMENT, StoredMatch, StoredSeat
from boneyard.server.matches.rating_eligibility import rated_contest_name
from boneyard.server.matches.service import MatchService
from boneyard.server.matches.setup import (
    SeatRequest,
    build_seat,
    new_match_id,
    parse_clock,
    with_distinct_name,
)
from boneyard.server.telemetry.logs import format_traceback
from boneyard.server.tournaments.service import (
    TournamentChange,
    TournamentService,
    begin,
    current_round,
    list_active,
)
from boneyard.server.tournaments.store import (
    UNSTARTED_LIFETIME_MS,
    LoadedTournament,
    StoredBoard,
    StoredEntrant,
)
from boneyard.tournaments.models import (
    ABSENT,
    CLOSED,
    CUT_SHORT,
    DRAWN,
    LOST,
    WON,
    Board,
    Outcome,
    derive_board_secret,
)
from boneyard.tournaments.progress import NextStep, TournamentState, next_step

if TYPE_CHECKING:
    from boneyard.server.tournaments.store import (
        EndedBoard,
        StoredBoard,
        StoredEntrant,
        StoredTournament,
    )


def build_match(
    tournament: "StoredTournament",
    board_row: "StoredBoard",
    entrants: "tuple[StoredEntrant, StoredEntrant]",
) -> tuple[StoredMatch, list[StoredSeat]]:
    """A board as a match that begins at once: all its luck is in the tournament's secret.

    No one adds a seed, so that no one can choose anything: the secret was there first.
    """
    board, own = board_row.board, tournament.plan.deals == "fresh"
    secret = derive_board_secret(
        tournament.secret, board.round, board.leg, board.number if own else None
    )
    rules = get_game(tournament.game).rules(**tournament.options)
    assert not rules.alone, "a game for one has no opponents"
    seats: list[StoredSeat] = []
    for at in range(rules.players):
        # Partners sit opposite each other: who has entered before who was invited.
        one, invited = entrants[rules.side(at)], at >= rules.sides
        seats.append(
            with_distinct_name(_build_partner_seat(one) if invited else _build_seat(one), seats)
        )
    people = {seat.owner for seat in seats if seat.kind == "person"}
    rated = f"/{rated_contest_name(rules)}" if tournament.plan.rated and people else ""
    match = StoredMatch(
        id=board_row.match,
        game=tournament.game,
        options=tournament.options,
        mode={0: "watch", 1: "bots"}.get(len(people), "link"),
        secret=secret,
        name="",
        host=None,
        created=wall_clock.now_ms(),
        fair=VERSION_SEED_ONLY,
        clock=parse_clock(tournament.clock),
        contest=f"{TOURNAMENT}/{tournament.id}/{board.round}/{board.number}/{board.leg}{rated}",
    )
    return match, seats


def _build_seat(one: "StoredEntrant") -> StoredSeat:
    if one.kind == "bot":
        return StoredSeat(kind="bot", name=one.name, bot=one.bot)
    return StoredSeat(kind="person", name=one.name, owner=one.owner)


def _build_partner_seat(one: "StoredEntrant") -> StoredSeat:
    """The other of a side; a bot, as long as no one has come."""
    if one.partner == "person":
        return StoredSeat(kind="person", name=one.partner_name, owner=one.partner_owner)
    bot = build_seat(SeatRequest("bot", bot=one.bot or DEFAULT_BOT_LEVEL), b"")
    return replace(bot, name=one.partner_name or bot.name)


def score_board(end: "EndedBoard") -> Outcome:
    """What a match that has ended is worth to its two sides."""
    found = end.outcome
    if found.end == "abandoned":
        return Outcome(LOST, LOST, end=CLOSED)
    first, second = found.ranks
    points = DRAWN if first == second else WON if first < second else LOST
    ahead = (second > first) - (second < first)
    loser = 0 if points == LOST else 1
    # A player who never laid a tile and lost by time has not come.
    absent = found.end == "timeout" and not end.have_played[loser]
    margin = 0 if absent else ahead * abs(found.scores[0] - found.scores[1])
    short = CUT_SHORT if found.end in ("timeout", "resigned") else ""
    return Outcome(points, WON - points, margin, ABSENT if absent else short)


def with_outcome(end: "EndedBoard") -> Board:
    """The board with its outcome."""
    board = end.board
    return Board(
        board.round, board.number, board.first, board.second, board.leg, score_board(end)
    )  # fmt: skip


log = logging.getLogger(__name__)

#: A player who does not come so often in a row is taken out.
MAX_ABSENCES: Final = 2
#: Between two waves of an arena, unless everybody is free.
ARENA_WAVE_MS: Final = 4 * SECOND
#: A tournament that should have begun, and had no one to begin with, is called off after that.
CANCEL_AFTER_MS: Final = 24 * HOUR
#: So often it is looked whose time has run out.
TIMEOUT_CHECK_MS: Final = 10 * SECOND
#: One that can't be seen to is tried again after that: its fault won't have gone at once.
FAULT_RETRY_MS: Final = 5 * MINUTE
#: Steps of one tournament, before others have their turn.
MAX_STEPS: Final = 4


class Director:
    """Sees to the tournaments of a server."""

    def __init__(
        self, matches: MatchService, accounts: AccountService, tournaments: TournamentService
    ) -> None:
        """Begin."""
        self.matches, self.accounts = matches, accounts
        self.tournaments, self.store = tournaments, tournaments.store
        self._idle_versions: dict[str, int] = {}
        """The versions of tournaments in which nothing was to be done but to wait."""
        self._paused_until: dict[str, int] = {}
        """Until when those are left alone in which something went wrong."""
        self._timeouts_checked_at = 0
        """When it was last looked whose time has run out."""

    async def run_due(self) -> None:
        """Do what is due in all tournaments that this process sees to.

        Where nothing has changed and no match has ended, only time can bring anything about.
        """
        live, news = await self.store.list_live(), await self.store.list_with_new_results()
        now = wall_clock.now_ms()
        late = now >= self._timeouts_checked_at + TIMEOUT_CHECK_MS
        self._timeouts_checked_at = now if late else self._timeouts_checked_at
        # No more is remembered than there are.
        self._idle_versions = {
            id: self._idle_versions[id] for id, *_ in live if id in self._idle_versions
        }
        self._paused_until = {
            id: then for id, *_ in live if (then := self._paused_until.get(id, 0)) > now
        }
        for id, stage, due, version in live:
            same = self._idle_versions.get(id) == version and id not in news and not late
            if same or id in self._paused_until or not self.matches.bus.owns(id):
                continue
            try:
                if stage == "open":
                    if due <= wall_clock.now_ms():
                        await self.tournaments.change(id, _begin_or_cancel)
                    continue
                for _ in range(MAX_STEPS):
                    if not await self._advance(id):
                        break
            except (Conflict, MatchError, NotFound):
                pass  # another player was here: it is looked at again
            except StoreError:
                # The database is away, and no tournament is to blame: it is looked at again soon.
                log.warning("tournament %s… waits for the database", id[:6])
            except Exception as error:
                log.error("tournament %s… stands still: %s", id[:6], format_traceback(error))
                self._paused_until[id] = now + FAULT_RETRY_MS

    async def _advance(self, id: str) -> bool:
        """Do what is due in one; says whether something more may be due at once."""
        await self._collect_results(id)
        whole = await self.tournaments.find(id)
        if whole.tournament.stage != "playing":
            return False
        await self._end_overdue(whole)
        field = build_field(whole)
        # Pairing hundreds takes a moment: others are served meanwhile.
        step = NO_STEP if _is_resting(whole) else await asyncio.to_thread(next_step, field)
        if step.boards or step.over:
            seen = whole.tournament.version
            whole = await self.tournaments.change(id, lambda now: _apply_step(now, step, seen))
            whole = await self.tournaments.find(id)
        more = await self._start_boards(whole)
        begun = all(one.is_over or one.started is not None for one in whole.boards)
        if begun and not step.boards and whole.tournament.plan.format != "arena":
            self._idle_versions[id] = whole.tournament.version
        return more and bool(step.boards)

    async def _collect_results(self, id: str) -> None:
        """Write how boards have ended whose matches are over; and who is taken out."""
        found = {
            _board_key(end.board): with_outcome(end) for end in await self.store.list_ended(id)
        }

        def decide(whole: LoadedTournament) -> TournamentChange | None:
            open = {_board_key(one.board) for one in whole.boards if not one.is_over}
            new = tuple(board for place, board in found.items() if place in open)
            out = _find_withdrawn(whole, new)
            return (
                TournamentChange(whole.tournament, ended=new, changed=out) if new or out else None
            )

        await self.tournaments.change(id, decide)

    async def _end_overdue(self, loaded: LoadedTournament) -> None:
        """End boards for players who are gone, have no time left, or do not come."""
        grace, now = loaded.tournament.plan.grace * MINUTE, wall_clock.steady()
        for wait in await self.store.list_waiting(loaded.tournament.id):
            late = now >= wait.since + wait.remaining[wait.seat]
            if late or (not wait.has_played and now >= wait.since + grace):
                await self._end_board(wait.match, wait.seat, Timeout(), wait.since)
        gone = {one.number for one in loaded.entrants if one.until is not None}
        for one in loaded.boards:
            if one.started is not None and not one.is_over:
                for side, who in enumerate(one.board.players):
                    if who in gone:
                        await self._end_board(one.match, side, Resign())

    async def _end_board(self, match: str, seat: int, move: Move, since: int | None = None) -> None:
        """End a match for a seat; not if it has moved since.

        Where more than two play no one ends it for the others (G-18): a bot plays on, for the seat
        that is waited for, or for both of a side that has left.
        """
        live = await self.matches.registry.get_match(match)
        if len(live.seats) > 2:
            seats = [seat] if since is not None else range(seat, len(live.seats), 2)
            for one in seats:
                await self._seat_stand_in(live, one, since)
            return

        def decide() -> PreparedStep | None:
            stays = _has_moved(live, seat, since) or not live.state.playing
            return None if stays else live.prepare_move(seat, move)

        with contextlib.suppress(MatchError, IllegalMove, Conflict):
            await self.matches.execute(live, decide)

    async def _seat_stand_in(self, live: LiveMatch, seat: int, since: int | None) -> None:
        """Let a bot play for a player."""

        def awaited() -> bool:
            return not _has_moved(live, seat, since) and not live.state.over

        if live.seats[seat].kind == "person":
            with contextlib.suppress(MatchError, Conflict):
                await seat_stand_in(self.matches, live, seat, awaited)

    async def _start_boards(self, loaded: LoadedTournament) -> bool:
        """Begin the matches of boards, as far as there is room; says whether there was for all."""
        begun = []
        waiting = [one for one in loaded.boards if not one.is_over and one.started is None]
        try:
            for one in waiting:
                await self._start_board(loaded, one)
                begun.append(one.match)
        except NoBotSlots:
            return False
        finally:
            await self.store.mark_started(loaded.tournament.id, begun, wall_clock.now_ms())
        return True

    async def _start_board(self, loaded: LoadedTournament, board_row: StoredBoard) -> None:
        by = {entrant.number: entrant for entrant in loaded.entrants}
        first, second = (by[number] for number in board_row.board.players)
        match, seats = build_match(loaded.tournament, board_row, (first, second))
        seats = [await self._with_hue(seat) for seat in seats]
        # Taken: another process has begun it, or this one before it was closed.
        with contextlib.suppress(Conflict):
            await self.matches.create_match(match, seats)

    async def _with_hue(self, seat: StoredSeat) -> StoredSeat:
        if seat.owner is None:
            return seat
        look = await self.accounts.get_appearance(seat.owner)
        return replace(seat, hue=look.hue, avatar=look.avatar)


NO_STEP: Final = NextStep()


def _has_moved(live: LiveMatch, seat: int, since: int | None) -> bool:
    """Say whether a seat is no longer waited for since that moment."""
    banks = live.clock_state
    return since is not None and (
        banks is None or (banks.running_seat, banks.running_since) != (seat, since)
    )


def _board_key(board: Board) -> tuple[int, int, int]:
    return board.round, board.number, board.leg


def build_field(loaded: LoadedTournament) -> TournamentState:
    """A tournament as pairing and standings see it: without players who left before it began."""
    kept, plan = loaded.tournament, loaded.tournament.plan
    until = (kept.began or wall_clock.now_ms()) + plan.minutes * MINUTE
    return TournamentState(
        plan, kept.rounds, tuple(one.for_pairing for one in loaded.entrants if one.until != 0),
        tuple(one.board for one in loaded.boards), has_time=wall_clock.now_ms() < until,
    )  # fmt: skip


def _is_resting(loaded: LoadedTournament) -> bool:
    """Say whether an arena waits a moment, so that players who have just finished meet others."""
    if loaded.tournament.plan.format != "arena" or not loaded.boards:
        return False
    last = max((one.started or 0 for one in loaded.boards), default=0)
    busy = any(not one.is_over for one in loaded.boards)
    return busy and wall_clock.now_ms() < last + ARENA_WAVE_MS


def _apply_step(loaded: LoadedTournament, step: NextStep, version: int) -> TournamentChange | None:
    """Write what comes next; not if something has changed since it was found."""
    now = loaded.tournament
    if now.version != version or now.stage != "playing":
        return None
    if step.over:
        return TournamentChange(
            replace(now, stage="over", ended=wall_clock.now_ms(), cut=step.cut_short)
        )
    boards = tuple(
        StoredBoard(board, "" if board.outcome is not None else new_match_id())
        for board in step.boards
    )
    return TournamentChange(now, paired=boards)


def _begin_or_cancel(loaded: LoadedTournament) -> TournamentChange | None:
    """It is time to begin; with no one there it waits, and is called off in the end.

    So is one that its host was to begin, and has forgotten.
    """
    kept, now = loaded.tournament, wall_clock.now_ms()
    if kept.stage != "open":
        return None
    if kept.begins is not None and len(list_active(loaded)) >= 2:
        return begin(loaded)
    if now < (
        kept.made + UNSTARTED_LIFETIME_MS if kept.begins is None else kept.begins + CANCEL_AFTER_MS
    ):
        return None
    return TournamentChange(replace(kept, stage="off", ended=now))


def _find_withdrawn(loaded: LoadedTournament, new: Sequence[Board]) -> tuple[StoredEntrant, ...]:
    """Players who are there no more.

    They have left the server, or twice in a row did not come; or two guests have become one person,
    who stays in it once.
    """
    first: dict[bytes, int] = {}
    for one in list_active(loaded):
        for owner in one.owners:
            first.setdefault(owner, one.number)
    stays = loaded.tournament.plan.format != "arena"  # there one comes and goes
    new_at = {_board_key(board): board for board in new}
    played = {one for board in new for one in board.players}
    boards = [new_at.get(_board_key(one.board), one.board) for one in loaded.boards]
    missed = {one.number for one in list_active(loaded)
              if one.number in played and _is_absent(one.number, boards)}  # fmt: skip
    out = [
        replace(one, until=current_round(loaded), barred=stays and one.number in missed)
        for one in list_active(loaded)
        if (one.kind == "person" and first.get(one.owner or b"") != one.number)
        or one.number in missed
    ]
    gone = {one.number for one in out}
    # A player who plays in another side is no one's partner here: a bot is, until a player comes.
    parted = [
        replace(one, partner="open", partner_name="", partner_owner=None)
        for one in list_active(loaded)
        if one.partner_owner is not None and first[one.partner_owner] != one.number
        and one.number not in gone
    ]  # fmt: skip
    return (*out, *parted)


def _is_absent(number: int, boards: Sequence[Board]) -> bool:
    own = [board for board in boards if number in board.players and board.outcome is not None]
    last = own[-MAX_ABSENCES:]
    return len(last) == MAX_ABSENCES and all(
        board.outcome is not None
        and board.outcome.end == ABSENT
        and board.points_of(number) == LOST
        for board in last
    )
