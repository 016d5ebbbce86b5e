"""Crosstable: a row for each entrant, a column for each round; and as CSV."""

import csv
import io
from collections import defaultdict
from collections.abc import Mapping, Sequence

from msgspec import Struct

from boneyard.tournaments.models import DRAWN, UNPLAYED, WON, Board
from boneyard.tournaments.standings import BUCHHOLZ, FIELD_SCORE, SONNEBORN_BERGER, StandingsRow

#: How half points are written in files for programs.
_POINT_SIGNS = {WON: "1", DRAWN: "½"}


class Cell(Struct, frozen=True):
    """One board of one entrant."""

    other: int | None
    """None: a bye."""
    points: int | None
    """In half points; None: in play."""
    seat: int
    end: str = ""
    margin: int = 0
    number: int = 0
    leg: int = 1


def build_crosstable(
    lines: Sequence[StandingsRow], boards: Sequence[Board]
) -> dict[int, dict[int, list[Cell]]]:
    """Return the boards of each entrant by round, in the order of the standings."""
    found: dict[int, dict[int, list[Cell]]] = {line.number: defaultdict(list) for line in lines}
    for board in sorted(boards, key=lambda one: (one.round, one.number, one.leg)):
        for seat, one in enumerate(board.players):
            found[one][board.round].append(_cell(board, seat, one))
    return found


def _cell(board: Board, seat: int, one: int) -> Cell:
    outcome = board.outcome
    if outcome is None:
        return Cell(board.opponent_of(one), None, seat, number=board.number, leg=board.leg)
    margin = -outcome.margin if seat else outcome.margin
    return Cell(
        board.opponent_of(one),
        outcome.points_of(seat),
        seat,
        outcome.end,
        margin,
        board.number,
        board.leg,
    )


def format_half_points(points: int) -> str:
    """Format half points as a number: 3, 3.5."""
    return f"{points // 2}.5" if points % 2 else str(points // 2)


def format_tie_break(name: str, value: int) -> str:
    """Format a tie-break as a number."""
    if name == FIELD_SCORE:
        return f"{value / 10:.1f}"
    if name == BUCHHOLZ:
        return format_half_points(value)
    return f"{value / 4:g}" if name == SONNEBORN_BERGER else str(value)


def to_csv(
    lines: Sequence[StandingsRow],
    boards: Sequence[Board],
    ties: Sequence[str],
    names: Mapping[int, str],
) -> str:
    """Return standings and crosstable as CSV: a row for each entrant, a column for each round.

    A round is the opponent's number and the result: `7=1`, `7=½`, `7=0`, `bye`; with `+` or `-`
    where it was not played.
    """
    table = build_crosstable(lines, boards)
    rounds = sorted({board.round for board in boards})
    text = io.StringIO()
    out = csv.writer(text)
    fixed = ["place", "number", "name", "points", *ties, "won", "drawn", "lost", "byes", "left"]
    out.writerow([*fixed, *(f"round {round}" for round in rounds)])
    for line in lines:
        more = [format_tie_break(name, value) for name, value in zip(ties, line.ties, strict=True)]
        counts = line.won, line.drawn, line.lost, line.byes, int(line.gone)
        cells = (" ".join(map(_format_cell, table[line.number].get(round, ()))) for round in rounds)
        name = _escape_formula(names.get(line.number, ""))
        out.writerow(
            [line.place, line.number, name, format_half_points(line.points), *more, *counts, *cells]
        )
    return text.getvalue()


def _format_cell(cell: Cell) -> str:
    if cell.other is None:
        return "bye"
    if cell.points is None:
        return f"{cell.other}="
    if cell.end in UNPLAYED:
        return f"{cell.other}{'+' if cell.points == WON else '-'}"
    return f"{cell.other}={_POINT_SIGNS.get(cell.points, '0')}"


def _escape_formula(name: str) -> str:
    """Escape a name that a spreadsheet would take for a formula."""
    return f"'{name}" if name.startswith(tuple("=+-@\t\r＝＋－＠")) else name
