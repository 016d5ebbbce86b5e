"""Visibility: what each viewer may know of a tournament.

Where all boards of a round have the same deals nothing of them may be learnt before everybody has
played: how such a board ended, and where it is played, is for its two players only until the round
is over for all. Its standings go from round to round.
"""

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from boneyard.core.fair_shuffle import compute_commitment
from boneyard.server.tournaments.director import build_field
from boneyard.server.tournaments.service import current_round, find_entrant
from boneyard.server.tournaments.store import (
    LoadedTournament,
    StoredBoard,
    StoredEntrant,
    StoredRound,
    StoredTournament,
)
from boneyard.tournaments.crosstable import to_csv
from boneyard.tournaments.models import Board
from boneyard.tournaments.standings import (
    StandingsRow,
    compute_standings,
    score_boards,
    tie_breaks_of,
)

#: Says who two are.
JoinNames = Callable[[str, str], str]


def join_with_slash(one: str, other: str) -> str:
    """Two names as programs read them."""
    return f"{one} / {other}" if other else f"{one} / bot"


class BoardView(Struct, frozen=True):
    """A board as a player may know it."""

    board: Board
    match: str
    """Where it is played; '': not for them to know, or it isn't."""
    over: bool
    """It has ended, even if it is not told how."""


class TournamentView(Struct, frozen=True):
    """A tournament as a player may know it."""

    tournament: StoredTournament
    entrants: tuple[StoredEntrant, ...]
    boards: tuple[BoardView, ...]
    lines: tuple[StandingsRow, ...]
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
    def own_board(self) -> BoardView | None:
        """The board that waits for the caller."""
        mine = self.you.number if self.you is not None else 0
        open = (one for one in self.boards if not one.over and mine in one.board.players)
        return next(open, None)

    @property
    def link(self) -> str:
        """What the partner of the caller enters by; nothing: no one is awaited."""
        you = self.you
        waits = you is not None and you.until is None and you.partner == "open"
        return you.link if you is not None and waits else ""

    def build_names(self, gone: str, two: JoinNames = join_with_slash) -> dict[int, str]:
        """The names of all; `gone` is what a player is called who has left the server.

        `two` says who two are that play together; without a name the other is a bot.
        """
        return {
            one.number: two(one.name or gone, one.partner_name) if one.partner
            else one.name or gone
            for one in self.entrants
        }  # fmt: skip


def build_view(loaded: LoadedTournament, guest: bytes | None) -> TournamentView:
    """A tournament as a player may know it."""
    kept, field = loaded.tournament, build_field(loaded)
    you, told_rounds = find_entrant(loaded, guest), list_visible_rounds(loaded)
    boards = [_build_board_view(one, you, one.board.round in told_rounds) for one in loaded.boards]
    told = score_boards(kept.plan, [one.board for one in boards])
    boards = [replace(one, board=board) for one, board in zip(boards, told, strict=True)]
    lines = compute_standings(kept.plan, field.entrants, told)
    # Where it was called off, boards with these deals may still be played.
    over = kept.stage == "over" or (
        kept.stage == "off" and all(one.is_over for one in loaded.boards)
    )
    return TournamentView(
        kept,
        tuple(one for one in loaded.entrants if one.until != 0),
        tuple(boards),
        tuple(lines),
        tie_breaks_of(kept.plan),
        current_round(loaded),
        you,
        guest is not None and kept.host == guest,
        compute_commitment(kept.secret),
        kept.secret.hex() if over else "",
    )


def _build_board_view(one: StoredBoard, you: StoredEntrant | None, told: bool) -> BoardView:
    match = one.match if one.started is not None else ""
    mine = you is not None and you.number in one.board.players
    if told or one.board.second is None:
        return BoardView(one.board, match, one.is_over)
    return BoardView(replace(one.board, outcome=None), match if mine else "", one.is_over)


def list_visible_rounds(whole: LoadedTournament) -> frozenset[int]:
    """The rounds whose results everybody may know."""
    kept, last = whole.tournament, current_round(whole)
    open_rounds = {one.board.round for one in whole.boards if not one.is_over}
    return frozenset(
        round
        for round in {one.board.round for one in whole.boards}
        if is_revealed(StoredRound(kept.plan, kept.stage, round == last, round not in open_rounds))
    )


def is_revealed(round: StoredRound) -> bool:
    """Say whether everybody has played the deals of a round; or if each had their own."""
    if round.plan.deals == "fresh" or round.stage == "over":
        return True
    if round.plan.format == "knock-out" and round.last and round.stage == "playing":
        return False  # a player may still come to a board that others have played
    return round.settled


def render_csv(view: TournamentView, gone: str) -> str:
    """Standings and crosstable as CSV."""
    boards = [one.board for one in view.boards]
    return to_csv(view.lines, boards, view.ties, view.build_names(gone))
