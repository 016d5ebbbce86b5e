"""What happens in tournaments by itself: results come in, absent players lose, the next round.

All of it is found in the database, so a restart forgets nothing. Each tournament is seen to by one
house; should two do it at once, the version and the keys of the rows let one of them be first.
"""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Protocol

from msgspec.structs import replace

from boneyard.core.actions import Move, Resign, Timeout
from boneyard.core.clocks import HOUR, MINUTE, SECOND
from boneyard.engine import IllegalMove
from boneyard.server import wall_clock
from boneyard.server.errors import Full, MatchError, NoMatch, StoreError, Taken
from boneyard.server.matches.clock import Reseating, stand_in
from boneyard.server.matches.match import LiveMatch, Step
from boneyard.server.matches.models import StoredMatch, StoredSeat
from boneyard.server.matches.setup import new_id
from boneyard.server.stores import Store
from boneyard.server.telemetry.logs import blamed
from boneyard.server.tournaments.board_matches import ended, match_of
from boneyard.server.tournaments.service import Change, Tournaments, begun, round_of, there
from boneyard.server.tournaments.store import FORGOTTEN, StoredBoard, StoredEntrant, Whole
from boneyard.tournaments.formats import Field, Next, following
from boneyard.tournaments.models import ABSENT, LOST, Board

if TYPE_CHECKING:
    from boneyard.server.matches.contests import Part

log = logging.getLogger("boneyard.contests")

#: Whoever does not come so often in a row is taken out.
ABSENCES: Final = 2
#: Between two waves of an arena, unless everybody is free.
WAVE: Final = 4 * SECOND
#: A tournament that should have begun, and had nobody to begin with, is called off after that.
FORLORN: Final = 24 * HOUR
#: So often it is looked whose time has run out.
PRESSING: Final = 10 * SECOND
#: One that can't be seen to is tried again after that: its fault won't have gone at once.
LATER: Final = 5 * MINUTE
#: Steps of one tournament, before others have their turn.
STEPS: Final = 4


class Decide(Protocol):
    """Decides something at a table."""

    def __call__(self) -> Step | None:
        """Give what is to happen; None: nothing."""
        ...


class Persons(Protocol):
    """Who knows people."""

    async def hue(self, person: bytes) -> int | None:
        """The colour that somebody wishes for."""
        ...


class Parts(Protocol):
    """The contests of a house."""

    parts: "list[Part]"

    def wake(self) -> None:
        """Look soon."""
        ...


class Host(Reseating, Protocol):
    """As much of the house as is needed."""

    store: Store

    @property
    def contests(self) -> Parts:
        """All contests of the house."""
        ...

    @property
    def persons(self) -> Persons:
        """Who knows people."""
        ...

    def tends(self, id: str) -> bool:
        """Say whether what happens by itself there is done by this house."""
        ...

    async def match(self, id: str) -> LiveMatch:
        """Find a match."""
        ...

    async def create(self, match: StoredMatch, seats: Sequence[StoredSeat]) -> LiveMatch:
        """Start a match that has been planned."""
        ...

    async def do(self, live: LiveMatch, decide: Decide) -> int:
        """Decide something at a table, write it, and tell it."""
        ...


class Director:
    """Sees to the tournaments of a house."""

    def __init__(self, house: Host, tournaments: Tournaments) -> None:
        """Begin."""
        self.house, self.all, self.kept = house, tournaments, tournaments.kept
        self._quiet: dict[str, int] = {}
        """The versions of tournaments in which nothing was to be done but to wait."""
        self._faulty: dict[str, int] = {}
        """Until when those are left alone in which something went wrong."""
        self._looked = 0
        """When it was last looked whose time has run out."""

    async def tend(self) -> None:
        """Do what is due in all tournaments that this house sees to.

        Where nothing has changed and no match has ended, only time can bring anything about.
        """
        live, news = await self.kept.live(), await self.kept.news()
        now = wall_clock.now()
        late = now >= self._looked + PRESSING
        self._looked = now if late else self._looked
        # No more is remembered than there are.
        self._quiet = {id: self._quiet[id] for id, *_ in live if id in self._quiet}
        self._faulty = {id: then for id, *_ in live if (then := self._faulty.get(id, 0)) > now}
        for id, stage, due, version in live:
            same = self._quiet.get(id) == version and id not in news and not late
            if same or id in self._faulty or not self.house.tends(id):
                continue
            try:
                if stage == "open":
                    if due <= wall_clock.now():
                        await self.all.change(id, _on_time)
                    continue
                for _ in range(STEPS):
                    if not await self._step(id):
                        break
            except (Taken, MatchError, NoMatch):
                pass  # somebody else was here: it is looked at again
            except StoreError:
                # The database is away, and no tournament is to blame: it is looked at again soon.
                log.warning("tournament %s… waits for the database", id[:6])
            except Exception as error:
                log.error("tournament %s… stands still: %s", id[:6], blamed(error))
                self._faulty[id] = now + LATER

    async def _step(self, id: str) -> bool:
        """Do what is due in one; says whether something more may be due at once."""
        await self._collect(id)
        whole = await self.all.find(id)
        if whole.tournament.stage != "playing":
            return False
        await self._press(whole)
        field = field_of(whole)
        # Pairing hundreds takes a moment: others are served meanwhile.
        step = WAIT if _rests(whole) else await asyncio.to_thread(following, field)
        if step.boards or step.over:
            seen = whole.tournament.version
            whole = await self.all.change(id, lambda now: _next(now, step, seen))
            whole = await self.all.find(id)
        more = await self._start(whole)
        begun = all(one.over or one.started is not None for one in whole.boards)
        if begun and not step.boards and whole.tournament.plan.format != "arena":
            self._quiet[id] = whole.tournament.version
        return more and bool(step.boards)

    async def _collect(self, id: str) -> None:
        """Write how boards have ended whose matches are over; and who is taken out."""
        found = {_place(end.board): ended(end) for end in await self.kept.ended(id)}

        def decide(whole: Whole) -> Change | None:
            open = {_place(one.board) for one in whole.boards if not one.over}
            new = tuple(board for place, board in found.items() if place in open)
            out = _taken_out(whole, new)
            return Change(whole.tournament, ended=new, changed=out) if new or out else None

        await self.all.change(id, decide)

    async def _press(self, whole: Whole) -> None:
        """End boards for those who are gone, have no time left, or do not come."""
        grace, now = whole.tournament.plan.grace * MINUTE, wall_clock.steady()
        for wait in await self.kept.waiting(whole.tournament.id):
            late = now >= wait.since + wait.left[wait.seat]
            if late or (not wait.came and now >= wait.since + grace):
                await self._end(wait.match, wait.seat, Timeout(), wait.since)
        gone = {one.number for one in whole.entrants if one.until is not None}
        for one in whole.boards:
            if one.started is not None and not one.over:
                for side, who in enumerate(one.board.players):
                    if who in gone:
                        await self._end(one.match, side, Resign())

    async def _end(self, match: str, seat: int, how: Move, since: int | None = None) -> None:
        """End a match for a seat; not if it has moved since.

        Where more than two play nobody ends it for the others (G-18): a bot plays on, for the seat
        that is waited for, or for both of a side that has left.
        """
        live = await self.house.match(match)
        if len(live.seats) > 2:
            seats = [seat] if since is not None else range(seat, len(live.seats), 2)
            for one in seats:
                await self._stand_in(live, one, since)
            return

        def decide() -> Step | None:
            stays = _moved(live, seat, since) or not live.state.playing
            return None if stays else live.prepare(seat, how)

        with contextlib.suppress(MatchError, IllegalMove, Taken):
            await self.house.do(live, decide)

    async def _stand_in(self, live: LiveMatch, seat: int, since: int | None) -> None:
        """Let a bot play for somebody."""

        def awaited() -> bool:
            return not _moved(live, seat, since) and not live.state.over

        if live.seats[seat].kind == "person":
            with contextlib.suppress(MatchError, Taken):
                await stand_in(self.house, live, seat, awaited)

    async def _start(self, whole: Whole) -> bool:
        """Begin the matches of boards, as far as there is room; says whether there was for all."""
        begun = []
        waiting = [one for one in whole.boards if not one.over and one.started is None]
        try:
            for one in waiting:
                await self._begin(whole, one)
                begun.append(one.match)
        except Full:
            return False
        finally:
            await self.kept.started(whole.tournament.id, begun, wall_clock.now())
        return True

    async def _begin(self, whole: Whole, one: StoredBoard) -> None:
        by = {entrant.number: entrant for entrant in whole.entrants}
        first, second = (by[number] for number in one.board.players)
        match, seats = match_of(whole.tournament, one, (first, second))
        seats = [await self._coloured(seat) for seat in seats]
        # Taken: another house has begun it, or this one before it was closed.
        with contextlib.suppress(Taken):
            await self.house.create(match, seats)

    async def _coloured(self, seat: StoredSeat) -> StoredSeat:
        if seat.owner is None:
            return seat
        return replace(seat, hue=await self.house.persons.hue(seat.owner))


def tournaments_of(house: Host) -> Tournaments:
    """The tournaments of a house, which are seen to from now on."""
    made = Tournaments(house)
    house.contests.parts.append(Director(house, made))
    return made


WAIT: Final = Next()


def _moved(live: LiveMatch, seat: int, since: int | None) -> bool:
    """Say whether a seat is no longer waited for since that moment."""
    banks = live.banks
    return since is not None and (banks is None or (banks.seat, banks.since) != (seat, since))


def _place(board: Board) -> tuple[int, int, int]:
    return board.round, board.number, board.leg


def field_of(whole: Whole) -> Field:
    """A tournament as pairing and standings see it: without those who left before it began."""
    kept, plan = whole.tournament, whole.tournament.plan
    until = (kept.began or wall_clock.now()) + plan.minutes * MINUTE
    return Field(
        plan, kept.rounds, tuple(one.entrant for one in whole.entrants if one.until != 0),
        tuple(one.board for one in whole.boards), time=wall_clock.now() < until,
    )  # fmt: skip


def _rests(whole: Whole) -> bool:
    """Say whether an arena waits a moment, so that those who have just finished meet others."""
    if whole.tournament.plan.format != "arena" or not whole.boards:
        return False
    last = max((one.started or 0 for one in whole.boards), default=0)
    busy = any(not one.over for one in whole.boards)
    return busy and wall_clock.now() < last + WAVE


def _next(whole: Whole, step: Next, seen: int) -> Change | None:
    """Write what comes next; not if something has changed since it was found."""
    now = whole.tournament
    if now.version != seen or now.stage != "playing":
        return None
    if step.over:
        return Change(replace(now, stage="over", ended=wall_clock.now(), cut=step.cut))
    boards = tuple(
        StoredBoard(board, "" if board.outcome is not None else new_id()) for board in step.boards
    )
    return Change(now, paired=boards)


def _on_time(whole: Whole) -> Change | None:
    """It is time to begin; with nobody there it waits, and is called off in the end.

    So is one that its host was to begin, and has forgotten.
    """
    kept, now = whole.tournament, wall_clock.now()
    if kept.stage != "open":
        return None
    if kept.begins is not None and len(there(whole)) >= 2:
        return begun(whole)
    if now < (kept.made + FORGOTTEN if kept.begins is None else kept.begins + FORLORN):
        return None
    return Change(replace(kept, stage="off", ended=now))


def _taken_out(whole: Whole, new: Sequence[Board]) -> tuple[StoredEntrant, ...]:
    """Those who are there no more.

    They have left the house, or twice in a row did not come; or two guests have become one person,
    who stays in it once.
    """
    first: dict[bytes, int] = {}
    for one in there(whole):
        for owner in one.owners:
            first.setdefault(owner, one.number)
    stays = whole.tournament.plan.format != "arena"  # there one comes and goes
    new_at = {_place(board): board for board in new}
    played = {one for board in new for one in board.players}
    boards = [new_at.get(_place(one.board), one.board) for one in whole.boards]
    missed = {one.number for one in there(whole)
              if one.number in played and _absent(one.number, boards)}  # fmt: skip
    out = [
        replace(one, until=round_of(whole), barred=stays and one.number in missed)
        for one in there(whole)
        if (one.kind == "person" and first.get(one.owner or b"") != one.number)
        or one.number in missed
    ]
    gone = {one.number for one in out}
    # Whoever plays in another side is nobody's partner here: a bot is, until somebody comes.
    parted = [
        replace(one, partner="open", partner_name="", partner_owner=None)
        for one in there(whole)
        if one.partner_owner is not None and first[one.partner_owner] != one.number
        and one.number not in gone
    ]  # fmt: skip
    return (*out, *parted)


def _absent(number: int, boards: Sequence[Board]) -> bool:
    own = [board for board in boards if number in board.players and board.outcome is not None]
    last = own[-ABSENCES:]
    return len(last) == ABSENCES and all(
        board.outcome is not None and board.outcome.end == ABSENT and board.points(number) == LOST
        for board in last
    )
