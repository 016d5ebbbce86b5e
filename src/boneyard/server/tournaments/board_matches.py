"""Matches of tournament boards: who sits there, and where their luck comes from."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from boneyard.core.chance import VERSION_SEED_ONLY
from boneyard.games import get_game
from boneyard.server import wall_clock
from boneyard.server.matches.eligibility import rated_contest_name
from boneyard.server.matches.models import TOURNAMENT, StoredMatch, StoredSeat
from boneyard.server.matches.setup import SeatRequest, build_seat, parse_clock, with_distinct_name
from boneyard.tournaments.duplicate import DEFAULT_BOT_LEVEL
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

    Nobody adds a seed, so that nobody can choose anything: the secret was there first.
    """
    board, own = board_row.board, tournament.plan.deals == "fresh"
    secret = derive_board_secret(
        tournament.secret, board.round, board.leg, board.number if own else None
    )
    rules = get_game(tournament.game).rules(**tournament.options)
    assert not rules.alone, "nobody meets anybody in a game for one"
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
    """The other of a side; a bot, as long as nobody has come."""
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
    # Whoever never laid a tile and lost by time has not come.
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
