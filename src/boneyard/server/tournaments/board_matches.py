"""The boards of a tournament as matches: who sits there, and where their luck comes from."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from boneyard.core.chance import FROM_A_SEED
from boneyard.games import game_named
from boneyard.server import wall_clock
from boneyard.server.errors import MatchError
from boneyard.server.matches.eligibility import pool_word
from boneyard.server.matches.models import StoredMatch, StoredSeat
from boneyard.server.matches.setup import Place, clock_named, seat_for, told_apart
from boneyard.tournaments.duplicate import LEVEL
from boneyard.tournaments.models import (
    ABSENT,
    CLOSED,
    DRAWN,
    LOST,
    SHORT,
    WON,
    Board,
    Outcome,
    board_secret,
)

if TYPE_CHECKING:
    from boneyard.server.matches.match import LiveMatch
    from boneyard.server.tournaments.store import (
        StoredBoard,
        StoredEnd,
        StoredEntrant,
        StoredTournament,
    )

#: What stands before everything that a board of a tournament is part of.
CONTEST = "tournament"


def round_in(contest: str) -> tuple[str, int] | None:
    """The tournament and the round that a match is part of; None: it is no board of one."""
    word, *where = contest.split("/")
    return (where[0], int(where[1])) if word == CONTEST else None


def stay(live: "LiveMatch") -> None:
    """Refuse to let a bot play a board of a tournament for somebody."""
    if live.kept.contest.startswith(f"{CONTEST}/"):
        raise MatchError("tournaments-stay")


def match_of(
    tournament: "StoredTournament",
    made: "StoredBoard",
    hosts: "tuple[StoredEntrant, StoredEntrant]",
) -> tuple[StoredMatch, list[StoredSeat]]:
    """A board as a match that begins at once: all its luck is in the tournament's secret.

    Nobody adds a seed, so that nobody can choose anything: the secret was there first.
    """
    board, own = made.board, tournament.plan.deals == "fresh"
    secret = board_secret(tournament.secret, board.round, board.leg, board.number if own else None)
    rules = game_named(tournament.game).rules(**tournament.options)
    assert not rules.alone, "nobody meets anybody in a game for one"
    seats: list[StoredSeat] = []
    for at in range(rules.players):
        # Partners sit opposite each other: who has entered before who was invited.
        one, invited = hosts[rules.side(at)], at >= rules.sides
        seats.append(told_apart(_partner(one) if invited else _seat(one), seats))
    people = {seat.owner for seat in seats if seat.kind == "person"}
    rated = f"/{pool_word(rules)}" if tournament.plan.rated and people else ""
    match = StoredMatch(
        id=made.match, game=tournament.game, options=tournament.options,
        mode={0: "watch", 1: "bots"}.get(len(people), "link"), secret=secret, name="",
        host=None, created=wall_clock.now(), fair=FROM_A_SEED, clock=clock_named(tournament.clock),
        contest=f"{CONTEST}/{tournament.id}/{board.round}/{board.number}/{board.leg}{rated}",
    )  # fmt: skip
    return match, seats


def _seat(one: "StoredEntrant") -> StoredSeat:
    if one.kind == "bot":
        return StoredSeat(kind="bot", name=one.name, bot=one.bot)
    return StoredSeat(kind="person", name=one.name, owner=one.owner)


def _partner(one: "StoredEntrant") -> StoredSeat:
    """The other of a side; a bot, as long as nobody has come."""
    if one.partner == "person":
        return StoredSeat(kind="person", name=one.partner_name, owner=one.partner_owner)
    bot = seat_for(Place("bot", bot=one.bot or LEVEL), b"")
    return replace(bot, name=one.partner_name or bot.name)


def outcome_of(end: "StoredEnd") -> Outcome:
    """What a match that has ended is worth to its two sides."""
    found = end.outcome
    if found.end == "abandoned":
        return Outcome(LOST, LOST, end=CLOSED)
    first, second = found.ranks
    points = DRAWN if first == second else WON if first < second else LOST
    ahead = (second > first) - (second < first)
    loser = 0 if points == LOST else 1
    # Whoever never laid a tile and lost by time has not come.
    absent = found.end == "timeout" and not end.came[loser]
    margin = 0 if absent else ahead * abs(found.scores[0] - found.scores[1])
    short = SHORT if found.end in ("timeout", "resigned") else ""
    return Outcome(points, WON - points, margin, ABSENT if absent else short)


def ended(end: "StoredEnd") -> Board:
    """The board with its outcome."""
    board = end.board
    return Board(
        board.round, board.number, board.first, board.second, board.leg, outcome_of(end)
    )  # fmt: skip
