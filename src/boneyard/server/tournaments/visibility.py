"""What may be known of a tournament, and by whom.

Where all boards of a round have the same deals nothing of them may be learnt before everybody has
played: how such a board ended, and where it is played, is for its two players only until the round
is over for all. Its standings go from round to round.
"""

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from boneyard.core.chance import commitment
from boneyard.server.tournaments.director import field_of
from boneyard.server.tournaments.service import entrant_of, round_of
from boneyard.server.tournaments.store import (
    StoredBoard,
    StoredEntrant,
    StoredRound,
    StoredTournament,
    Whole,
)
from boneyard.tournaments.crosstable import as_csv
from boneyard.tournaments.models import Board
from boneyard.tournaments.standings import Line, scored, standings, ties_of

#: Says who two are.
Two = Callable[[str, str], str]


def with_a_stroke(one: str, other: str) -> str:
    """Two names as programs read them."""
    return f"{one} / {other}" if other else f"{one} / bot"


class ShownBoard(Struct, frozen=True):
    """A board as somebody may know it."""

    board: Board
    match: str
    """Where it is played; '': not for them to know, or it isn't."""
    over: bool
    """It has ended, even if it is not told how."""


class Shown(Struct, frozen=True):
    """A tournament as somebody may know it."""

    tournament: StoredTournament
    entrants: tuple[StoredEntrant, ...]
    boards: tuple[ShownBoard, ...]
    lines: tuple[Line, ...]
    ties: tuple[str, ...]
    round: int
    you: StoredEntrant | None
    """Who asks, if they have entered; also if they have left."""
    host: bool
    """Whether they made it."""
    commitment: str
    secret: str
    """'' until it is over."""

    @property
    def yours(self) -> ShownBoard | None:
        """The board that waits for whoever asks."""
        mine = self.you.number if self.you is not None else 0
        open = (one for one in self.boards if not one.over and mine in one.board.players)
        return next(open, None)

    @property
    def link(self) -> str:
        """What the partner of whoever asks enters by; nothing: nobody is awaited."""
        you = self.you
        waits = you is not None and you.until is None and you.partner == "open"
        return you.link if you is not None and waits else ""

    def called(self, gone: str, two: Two = with_a_stroke) -> dict[int, str]:
        """The names of all; `gone` is what somebody is called who has left the house.

        `two` says who two are that play together; without a name the other is a bot.
        """
        return {
            one.number: two(one.name or gone, one.partner_name) if one.partner
            else one.name or gone
            for one in self.entrants
        }  # fmt: skip


def shown(whole: Whole, guest: bytes | None) -> Shown:
    """A tournament as somebody may know it."""
    kept, field = whole.tournament, field_of(whole)
    you, told_rounds = entrant_of(whole, guest), rounds_told(whole)
    boards = [_shown(one, you, one.board.round in told_rounds) for one in whole.boards]
    told = scored(kept.plan, [one.board for one in boards])
    boards = [replace(one, board=board) for one, board in zip(boards, told, strict=True)]
    lines = standings(kept.plan, field.entrants, told)
    # Where it was called off, boards with these deals may still be played.
    over = kept.stage == "over" or (kept.stage == "off" and all(one.over for one in whole.boards))
    return Shown(
        kept, tuple(one for one in whole.entrants if one.until != 0), tuple(boards), tuple(lines),
        ties_of(kept.plan), round_of(whole), you, guest is not None and kept.host == guest,
        commitment(kept.secret), kept.secret.hex() if over else "",
    )  # fmt: skip


def _shown(one: StoredBoard, you: StoredEntrant | None, told: bool) -> ShownBoard:
    match = one.match if one.started is not None else ""
    mine = you is not None and you.number in one.board.players
    if told or one.board.second is None:
        return ShownBoard(one.board, match, one.over)
    return ShownBoard(replace(one.board, outcome=None), match if mine else "", one.over)


def rounds_told(whole: Whole) -> frozenset[int]:
    """The rounds whose results everybody may know."""
    kept, last = whole.tournament, round_of(whole)
    open_rounds = {one.board.round for one in whole.boards if not one.over}
    return frozenset(
        round
        for round in {one.board.round for one in whole.boards}
        if is_told(StoredRound(kept.plan, kept.stage, round == last, round not in open_rounds))
    )


def is_told(round: StoredRound) -> bool:
    """Say whether everybody has played the deals of a round; or if each had their own."""
    if round.plan.deals == "fresh" or round.stage == "over":
        return True
    if round.plan.format == "knock-out" and round.last and round.stage == "playing":
        return False  # somebody may still come to a board that others have played
    return round.settled


def table(seen: Shown, gone: str) -> str:
    """Standings and crosstable as CSV."""
    boards = [one.board for one in seen.boards]
    return as_csv(seen.lines, boards, seen.ties, seen.called(gone))
