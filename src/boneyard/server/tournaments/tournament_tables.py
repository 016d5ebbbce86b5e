"""The tables of a tournament's page: standings, crosstable and boards, a part of them at a time.

Their rows are made once for each version and language, for all who look; only a visitor's own rows
are made again.
"""

from typing import Final

from markupsafe import Markup
from msgspec import Struct

from boneyard.i18n.fluent_translator import Tongue
from boneyard.server.tournaments.tournament_view import (
    board_row,
    cells_of,
    columns_of,
    names_in,
    row_of,
)
from boneyard.server.tournaments.view_cache import LongWork, PublicView
from boneyard.server.tournaments.visibility import Shown
from boneyard.server.web.render import rendered
from boneyard.tournaments.crosstable import crosstable
from boneyard.tournaments.standings import Line

#: Entrants on one page of the standings and of the crosstable.
ROWS: Final = 50
#: Rounds are listed as long as they have so many boards together, but one at least.
BOARDS: Final = 200


class Tables(Struct, frozen=True, kw_only=True):
    """What the page shows of the tables."""

    names: dict[int, str]
    columns: tuple[int, ...]
    standings: list[Markup]
    cells: list[Markup]
    rounds: list[tuple[int, list[Markup]]]
    pages: list[tuple[str, str, bool]]
    """Parts of the standings: what they are called, the query of their link, and if it is shown."""
    earlier: list[tuple[str, str, bool]]
    """The same for rounds; none if all are shown."""


class Asked(Struct, frozen=True):
    """Which part is asked for; 0: the usual one."""

    page: int = 0
    round: int = 0


class TableMaker:
    """Makes the tables of one page."""

    def __init__(self, view: PublicView, seen: Shown, speak: Tongue, work: LongWork) -> None:
        """Say of which tournament, as whom, in which language and where long work is done."""
        self.view, self.seen, self.speak, self.work = view, seen, speak, work
        self.path = f"/tournaments/{seen.tournament.id}"
        self.you = seen.you.number if seen.you is not None else 0
        self.can_remove = seen.host and seen.tournament.stage in ("open", "playing")
        self.names: dict[int, str] = {}
        self.columns: tuple[int, ...] = ()

    async def make(self, asked: Asked) -> Tables:
        """Make those that are asked for."""
        everyone, language, piece = self.view.shown, self.speak.language, self.view.piece
        self.columns = await piece(self.work, "columns", lambda: columns_of(everyone))
        self.names = await piece(
            self.work, ("names", language), lambda: names_in(everyone, self.speak)
        )
        page, rounds = self._page(asked.page), self._rounds(asked.round)
        return Tables(
            names=self.names,
            columns=self.columns,
            standings=await self._standings(page),
            cells=await self._cells(page),
            rounds=[(round, await self._boards(round)) for round in rounds],
            pages=self._page_links(page, asked.round),
            earlier=self._round_links(rounds, asked.page),
        )

    # Which part.

    def _page(self, asked: int) -> int:
        """The page of the standings, from 0: the one asked for, one's own, or the first."""
        last = max(0, (len(self.seen.lines) - 1) // ROWS)
        if asked:
            return min(asked - 1, last)
        own = (at for at, line in enumerate(self.seen.lines) if line.number == self.you)
        return next(own, 0) // ROWS

    def _rounds(self, asked: int) -> list[int]:
        """The rounds that are listed, the latest first: from the one asked for, or the last."""
        known = [round for round in reversed(self.columns) if not asked or round <= asked]
        found: list[int] = []
        total = 0
        for round in known or self.columns[:1]:
            total += len(self.view.by_round[round])
            if found and total > BOARDS:
                break
            found.append(round)
        return found

    def _page_links(self, now: int, round: int) -> list[tuple[str, str, bool]]:
        count, also = len(self.seen.lines), f"&round={round}" if round else ""
        return [
            (f"{first + 1}–{min(first + ROWS, count)}", f"page={at + 1}{also}", at == now)
            for at, first in enumerate(range(0, count, ROWS))
        ]

    def _round_links(self, now: list[int], page: int) -> list[tuple[str, str, bool]]:
        if len(now) == len(self.columns):
            return []
        also = f"&page={page}" if page else ""
        return [(str(one), f"round={one}{also}", one in now) for one in reversed(self.columns)]

    # The rows.

    def _lines(self, page: int) -> list[tuple[int, Line]]:
        """The lines of a page, with their place in it."""
        return list(enumerate(self.seen.lines[page * ROWS : (page + 1) * ROWS]))

    async def _standings(self, page: int) -> list[Markup]:
        key = ("standings", self.speak.language, page, self.can_remove)
        everyone = self.view.shown
        rows = await self.view.piece(
            self.work, key, lambda: [self._row(everyone, line) for _, line in self._lines(page)]
        )
        own = {at: line for at, line in self._lines(page) if line.number == self.you}
        return [self._row(self.seen, own[at]) if at in own else row for at, row in enumerate(rows)]

    def _row(self, seen: Shown, line: Line) -> Markup:
        row = row_of(seen, line, self.names, line.number in self.view.bots, self.speak)
        return rendered(
            "tournaments/row.html", self.speak, row=row, path=self.path, removable=self.can_remove
        )

    async def _cells(self, page: int) -> list[Markup]:
        if not self.columns:
            return []
        key = ("cells", self.speak.language, page)
        rows = await self.view.piece(self.work, key, lambda: self._all_cells(page))
        own = [at for at, line in self._lines(page) if line.number == self.you]
        for at in own:  # a class is all that differs
            mine = Markup(str(rows[at]).replace("<tr>", '<tr class="you">', 1))
            rows = [*rows[:at], mine, *rows[at + 1 :]]
        return rows

    def _all_cells(self, page: int) -> list[Markup]:
        found = crosstable(self.view.shown.lines, [one.board for one in self.view.shown.boards])
        return [
            rendered(
                "tournaments/cells.html", self.speak, number=line.number,
                called=self.names[line.number],
                cells=cells_of(found[line.number], self.names, self.columns, self.speak),
            )
            for _, line in self._lines(page)
        ]  # fmt: skip

    async def _boards(self, round: int) -> list[Markup]:
        places = self.view.by_round[round]
        key, everyone = ("boards", self.speak.language, round), self.view.shown
        rows = await self.view.piece(
            self.work, key, lambda: [self._board(everyone, at) for at in places]
        )
        if not self.you:
            return rows
        boards = self.seen.boards
        return [
            self._board(self.seen, at) if self.you in boards[at].board.players else row
            for at, row in zip(places, rows, strict=True)
        ]

    def _board(self, seen: Shown, at: int) -> Markup:
        board = board_row(seen.boards[at], seen, self.names, self.speak)
        return rendered("tournaments/board.html", self.speak, board=board)
