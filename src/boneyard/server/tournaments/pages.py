"""Pages of tournaments: list, form, standings, boards."""

from datetime import UTC, datetime
from functools import partial
from typing import Final

from markupsafe import Markup
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from boneyard.bots.registry import LEVELS, USUAL
from boneyard.core.clocks import MINUTE
from boneyard.games import GAMES, game_found, option_text
from boneyard.i18n.fluent_translator import Tongue
from boneyard.server import wall_clock
from boneyard.server.context import Ask, answer
from boneyard.server.errors import Refused, status_of, told
from boneyard.server.lobby.pages import FIRST, guest_name
from boneyard.server.matches import serialize
from boneyard.server.tournaments.api import LISTED, TITLE, Make, public_view, wanted_of
from boneyard.server.tournaments.service import (
    ADD_BOTS,
    BEGIN,
    CALL_OFF,
    ENTER,
    JOIN_SIDE,
    LEAVE,
    MAKE,
    BotsEntering,
    Entering,
    Leaving,
    Partnering,
    can_be_played,
    in_pairs,
    inviting,
)
from boneyard.server.tournaments.view_cache import LongWork, PublicView
from boneyard.server.tournaments.visibility import Shown, ShownBoard, table
from boneyard.server.web.forms import Form, form_of, short, whole
from boneyard.server.web.invitations import reachable
from boneyard.server.web.preferences import keep_name, name_of, wishes_of
from boneyard.server.web.render import as_sentence, page, rendered
from boneyard.server.web.time_controls import choices, pace_called
from boneyard.tournaments.crosstable import Cell, crosstable
from boneyard.tournaments.models import ABSENT, BYE, CLOSED, DRAWN, WON
from boneyard.tournaments.plan import BEST_OF, DEALS, FORMATS, MINUTES, MOST_ROUNDS, Deals, Format
from boneyard.tournaments.standings import BEATEN, FIELD, MET, Line, by_the_field

FORMAT_WORDS: Final = {
    "swiss": "tournaments-swiss", "round-robin": "tournaments-round-robin",
    "knock-out": "tournaments-knock-out", "arena": "tournaments-arena",
}  # fmt: skip

HOW_WORDS: Final = {
    "swiss": "tournaments-swiss-how", "round-robin": "tournaments-round-robin-how",
    "knock-out": "tournaments-knock-out-how", "arena": "tournaments-arena-how",
}  # fmt: skip

DEAL_WORDS: Final = {"same": "tournaments-deals-same", "fresh": "tournaments-deals-fresh"}

#: What breaks ties: the head of its column, and what it means.
TIE_WORDS: Final = {
    "field": ("tournaments-tie-field", "tournaments-tie-field-how"),
    "met": ("tournaments-tie-met", "tournaments-tie-met-how"),
    "beaten": ("tournaments-tie-beaten", "tournaments-tie-beaten-how"),
    "wins": ("tournaments-tie-wins", "tournaments-tie-wins-how"),
}

END_WORDS: Final = {
    BYE: "tournaments-bye", ABSENT: "tournaments-absent", CLOSED: "tournaments-closed",
}  # fmt: skip

#: What becomes of who doesn't come, within minutes and within hours: with two, and in sides of two.
GRACE_WORDS: Final = {
    False: ("tournaments-fact-grace", "tournaments-fact-grace-hours"),
    True: ("tournaments-fact-stand-in", "tournaments-fact-stand-in-hours"),
}

#: Columns of rounds in the crosstable: an arena has as many as it likes, and the last are shown.
COLUMNS: Final = 24

#: From so many minutes on, hours are told.
LONG: Final = 180


class Row(Struct, frozen=True):
    """How one stands, as the table shows it."""

    place: str
    number: int
    name: str
    points: str
    ties: tuple[str, ...]
    results: str
    bot: bool
    gone: bool
    you: bool


class ShownCell(Struct, frozen=True):
    """A result in the crosstable."""

    said: str
    """The result; a word where it wasn't played."""
    other: str
    """The number of the opponent."""
    name: str
    how: str
    """won, drawn, lost or open, for its colour."""


class BoardRow(Struct, frozen=True):
    """A board in the list of a round."""

    first: str
    second: str
    said: str
    match: str
    you: bool


class Page(Struct, frozen=True, kw_only=True):
    """A tournament as its page shows it."""

    id: str
    title: str
    facts: tuple[str, ...]
    how: str
    stage: str
    said: str
    """How far it is."""
    cut: bool
    entrants: int
    host: bool
    inside: bool
    was_in: bool
    may_enter: bool
    late: bool
    you: int
    yours: str
    """Where one's own board is played."""
    against: str
    ties: tuple[str, ...]
    tie_how: tuple[str, ...]
    knock_out: bool
    pairs: bool
    """Sides of two play it."""
    by_field: bool
    """A board is won by who did better than the others with the same tiles."""
    hidden: bool
    """Results are told from round to round."""
    columns: tuple[int, ...]
    hash: str
    secret: str


def halves(points: int) -> str:
    """Half points, as people write them."""
    whole = str(points // 2) if points > 1 or not points % 2 else ""
    return f"{whole}½" if points % 2 else whole


def names_in(seen: Shown, speak: Tongue) -> dict[int, str]:
    """What everybody who has entered is called."""
    return seen.called(speak("words-somebody-left"), partial(_two, speak))


def columns_of(seen: Shown) -> tuple[int, ...]:
    """The rounds that the page shows."""
    return tuple(sorted({one.board.round for one in seen.boards})[-COLUMNS:])


def shown_in(seen: Shown, columns: tuple[int, ...], names: dict[int, str], speak: Tongue) -> Page:
    """A tournament in somebody's language, but for its tables and lists."""
    kept, plan = seen.tournament, seen.tournament.plan
    game = game_found(kept.game)
    inside = seen.you is not None and seen.you.until is None
    running = kept.stage in ("open", "playing")
    yours = seen.yours if kept.stage == "playing" else None
    you = seen.you.number if seen.you is not None else 0
    other = yours.board.other(you) if yours is not None else None
    return Page(
        id=kept.id, title=kept.title or (game.title if game else ""), facts=_facts(seen, speak),
        how=speak(HOW_WORDS[plan.format]), stage=kept.stage, said=_said(seen, speak),
        cut=kept.cut, entrants=sum(one.until is None for one in seen.entrants),
        host=seen.host, inside=inside, was_in=seen.you is not None,
        may_enter=running and not inside and (kept.stage == "open" or plan.takes_late),
        late=kept.stage == "playing", you=you, yours=yours.match if yours is not None else "",
        against=names.get(other or 0, ""),
        ties=tuple(speak(TIE_WORDS[tie][0]) for tie in seen.ties),
        tie_how=tuple(speak(TIE_WORDS[tie][1]) for tie in seen.ties),
        knock_out=plan.format == "knock-out", pairs=in_pairs(kept), by_field=by_the_field(plan),
        hidden=kept.stage == "playing" and plan.deals == "same", columns=columns,
        hash=seen.commitment, secret=seen.secret,
    )  # fmt: skip


def _two(speak: Tongue, one: str, other: str) -> str:
    """Who two are that play together; without a name the other is a bot."""
    if not other:
        return speak("tournaments-and-a-bot", one=one)
    return speak("duplicate-two", one=one, other=other)


def _facts(seen: Shown, speak: Tongue) -> tuple[str, ...]:
    kept, plan = seen.tournament, seen.tournament.plan
    game = game_found(kept.game)
    facts = [speak(FORMAT_WORDS[plan.format])]
    if plan.format == "arena":
        facts.append(speak("tournaments-fact-minutes", minutes=plan.minutes))
    if plan.format == "knock-out" and plan.best_of > 1:
        facts.append(speak("tournaments-fact-best-of", boards=plan.best_of))
    if game is not None:
        differing = option_text.differing(game, kept.options)
        facts += [game.title, *map(speak.say, differing)]
    if plan.rated:
        facts.append(speak("rated-word"))
    facts += [pace_called(kept.clock, speak.say), speak(DEAL_WORDS[plan.deals])]
    minutes, hours = GRACE_WORDS[in_pairs(kept)]
    if plan.grace <= LONG:
        facts.append(speak(minutes, minutes=plan.grace))
    else:
        facts.append(speak(hours, hours=plan.grace // 60))
    return tuple(fact for fact in facts if fact)


def _said(seen: Shown, speak: Tongue) -> str:
    """How far it is, in a few words."""
    kept = seen.tournament
    if kept.stage == "open" and kept.begins is not None:
        when = datetime.fromtimestamp(kept.begins / 1000, UTC)
        return speak("tournaments-stage-begins", when=speak.date(when, "short"))
    if kept.stage == "open":
        return speak("tournaments-stage-open")
    if kept.stage == "playing" and kept.plan.format == "arena":
        ends = (kept.began or 0) + kept.plan.minutes * MINUTE
        left = max(0, -(-(ends - wall_clock.now()) // MINUTE))
        return speak("tournaments-stage-arena", minutes=left)
    if kept.stage == "playing":
        return speak("tournaments-stage-round", round=max(1, seen.round), rounds=kept.rounds)
    return speak("tournaments-stage-over" if kept.stage == "over" else "tournaments-stage-off")


def tie_said(name: str, value: int, speak: Tongue) -> str:
    """What breaks a tie, written as the reader's language writes numbers."""
    if name == FIELD:
        return speak.number(value / 10, 1)
    if name == BEATEN:
        return speak.number(value / 4, (0, 2, 1, 2)[value % 4])
    return halves(value) if name == MET else speak.number(value)


def row_of(seen: Shown, line: Line, names: dict[int, str], bot: bool, speak: Tongue) -> Row:
    """How one stands."""
    ties = zip(seen.ties, line.ties, strict=True)
    return Row(
        speak.number(line.place), line.number, names[line.number], halves(line.points),
        tuple(tie_said(name, value, speak) for name, value in ties),
        f"{line.won}–{line.drawn}–{line.lost}", bot, line.gone,
        seen.you is not None and seen.you.number == line.number,
    )  # fmt: skip


#: The cells of one entrant, round by round.
Cells = tuple[tuple[ShownCell, ...], ...]


def cells_of(
    found: dict[int, list[Cell]], names: dict[int, str], columns: tuple[int, ...], speak: Tongue
) -> Cells:
    """The results of one entrant in the crosstable."""
    return tuple(
        tuple(_cell(cell, names, speak) for cell in found.get(round, ())) for round in columns
    )


_HOW: Final = {WON: "won", DRAWN: "drawn"}


def _cell(cell: Cell, names: dict[int, str], speak: Tongue) -> ShownCell:
    if cell.other is None:
        return ShownCell(speak("tournaments-bye"), "", "", "won")
    other, name = str(cell.other), names[cell.other]
    if cell.points is None:
        return ShownCell("…", other, name, "open")
    how = _HOW.get(cell.points, "lost")
    said = halves(cell.points)
    if cell.end in END_WORDS and cell.points != WON:
        said = speak(END_WORDS[cell.end])
    return ShownCell(said, other, name, how)


def board_row(one: ShownBoard, seen: Shown, names: dict[int, str], speak: Tongue) -> BoardRow:
    """A board of a round."""
    board, outcome = one.board, one.board.outcome
    if board.second is None:
        said = speak("tournaments-bye")
    elif outcome is None:
        said = speak("tournaments-done" if one.over else "tournaments-playing")
    else:
        said = f"{halves(outcome.first)} : {halves(outcome.second)}"
        if outcome.end in END_WORDS:
            said += f", {speak(END_WORDS[outcome.end])}"
        elif outcome.margin:
            said += f" ({outcome.margin:+d})".replace("-", "−")
    second = names[board.second] if board.second is not None else ""
    you = seen.you is not None and seen.you.number in board.players
    return BoardRow(names[board.first], second, said, one.match, you)


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


#: The clock that is proposed.
CLOCK: Final = "5-minutes"

#: When it begins: minutes from now, and what that is called.
BEGINS: Final = {
    "": "tournaments-begins-said", "10": "tournaments-begins-10", "60": "tournaments-begins-60",
    "1440": "tournaments-begins-1440",
}  # fmt: skip

STAGES: Final = {
    "open": "tournaments-stage-open", "playing": "tournaments-playing",
    "over": "tournaments-stage-over", "off": "tournaments-stage-off",
}  # fmt: skip


async def mine(request: Request) -> Response:
    """One's own tournaments."""
    ask, wishes = Ask(request), wishes_of(request)
    found = [] if ask.guest is None else await ask.house.store.tournaments.of(ask.guest, LISTED)
    speak = wishes.speak
    rows = [
        (one.id, one.title or game.title, speak(FORMAT_WORDS[one.plan.format]),
         speak(STAGES[one.stage]), game.title)
        for one in found if (game := game_found(one.game)) is not None
    ]  # fmt: skip
    return page(request, "tournaments/list.html", wishes=wishes, rows=rows)


async def new(request: Request) -> Response:
    """The form with which one is made."""
    return _form(request, {})


def _form(request: Request, form: Form, wrong: str = "", status: int = 200) -> Response:
    wishes = wishes_of(request)
    speak = wishes.speak
    return page(
        request, "tournaments/new.html", status, wishes, wrong=wrong, form=form,
        games=[(name, one.title) for name, one in GAMES.items() if can_be_played(one)],
        first=FIRST, clocks=[one for one in choices(speak.say) if one[0]], clock=CLOCK,
        formats=[(one, speak(FORMAT_WORDS[one]), speak(HOW_WORDS[one])) for one in FORMATS],
        deals=[(one, speak(DEAL_WORDS[one])) for one in DEALS], best_of=BEST_OF,
        minutes=MINUTES, most_rounds=MOST_ROUNDS, most_title=TITLE,
        begins=[(value, speak(word)) for value, word in BEGINS.items()],
    )  # fmt: skip


async def make(request: Request) -> Response:
    """Make one, and go there."""
    ask, form = Ask(request), await form_of(request)
    try:
        id = await ask.run(MAKE, wanted_of(ask, _wanted(form)))
    except Exception as error:
        status, said = _refusal(error, wishes_of(request).speak)
        return _form(request, form, said, status)
    return RedirectResponse(f"/tournaments/{id}", 303)


def _refusal(error: Exception, speak: Tongue) -> tuple[int, str]:
    """What went wrong, if it is no fault of the house."""
    status = status_of(error)
    if status is None:
        raise error
    return status, as_sentence(speak.say(told(error)))


def _wanted(form: Form) -> Make:
    wait = short(form, "begins")
    formats: dict[str, Format] = {one: one for one in FORMATS}
    deals: dict[str, Deals] = {one: one for one in DEALS}
    if short(form, "game") not in GAMES:
        raise Refused(400, "house-not-here")
    return Make(
        game=short(form, "game"), title=short(form, "title", 200), clock=short(form, "clock"),
        format=formats.get(short(form, "format"), "swiss"),
        deals=deals.get(short(form, "deals"), "same"), rounds=whole(form, "rounds") or 0,
        best_of=whole(form, "best_of") or 1, minutes=whole(form, "minutes") or 60,
        rated=short(form, "rated") == "yes",
        begins=wall_clock.now() + int(wait) * MINUTE if wait and wait in BEGINS else None,
    )  # fmt: skip


async def show(request: Request) -> Response:
    """A tournament."""
    return await tournament_page(Ask(request))


async def tournament_page(ask: Ask, wrong: str = "", status: int = 200) -> Response:
    """Render a tournament, perhaps with what went wrong."""
    wishes, view = wishes_of(ask.request), await public_view(ask)
    found = view.seen_by(ask.guest)
    asked = Asked(ask.number("page"), ask.number("round"))
    tables = await TableMaker(view, found, wishes.speak, ask.long).make(asked)
    here = f"/tournaments/{found.tournament.id}"
    link = reachable(ask.request, ask.settings, here).links[0]
    with_link = ask.request.query_params.get("with", "")[:64]
    return page(
        ask.request, "tournaments/tournament.html", status, wishes, wrong=wrong, path=here,
        one=shown_in(found, tables.columns, tables.names, wishes.speak), tables=tables,
        name=name_of(ask.request), link=link,
        partner_link=f"{link}?with={found.link}" if found.link else "",
        with_link=with_link, inviter=inviting(view.whole, with_link).name if with_link else "",
        bots=serialize.bot_infos(LEVELS, wishes.speak.say), usual=USUAL,
    )  # fmt: skip


async def act(request: Request) -> Response:
    """What a form of the page asks for."""
    ask, form = Ask(request), await form_of(request)
    try:
        await _do(ask, form)
    except Exception as error:
        status, said = _refusal(error, wishes_of(request).speak)
        if status == 404:
            raise
        return await tournament_page(ask, said, status)
    response = RedirectResponse(f"/tournaments/{request.path_params['tournament']}", 303)
    keep_name(response, request, ask.name(short(form, "name")))
    return response


async def _do(ask: Ask, form: Form) -> None:
    id = str(ask.request.path_params["tournament"])
    match short(form, "do"):
        case "enter":
            name = guest_name(ask, short(form, "name"), wishes_of(ask.request).speak)
            await ask.run(ENTER, Entering(id, name, short(form, "partner") == "bot"))
        case "join":
            name = guest_name(ask, short(form, "name"), wishes_of(ask.request).speak)
            await ask.run(JOIN_SIDE, Partnering(id, short(form, "with"), name))
        case "leave":
            await ask.run(LEAVE, Leaving(id, whole(form, "number")))
        case "bots":
            said = BotsEntering(id, short(form, "bot"), whole(form, "count") or 0)
            await ask.run(ADD_BOTS, said)
        case "begin":
            await ask.run(BEGIN, id)
        case "off":
            await ask.run(CALL_OFF, id)
        case _:
            raise Refused(400, "house-not-here")


async def version(request: Request) -> Response:
    """A number that changes with whatever is changed: pages ask for it, and then look again."""
    found = await Ask(request).house.store.tournaments.version(request.path_params["tournament"])
    if found is None:
        raise Refused(404, "tournaments-none")
    return answer({"version": found})


async def as_table(request: Request) -> Response:
    """Standings and crosstable as CSV."""
    ask = Ask(request)
    speak, view = wishes_of(request).speak, await public_view(ask)
    gone = speak("words-somebody-left")
    # Who looks makes no difference here: nobody's own boards are told apart.
    text = await view.piece(ask.long, ("csv", speak.language), lambda: table(view.shown, gone))
    held = {"content-disposition": 'attachment; filename="tournament.csv"'}
    return Response(text, media_type="text/csv; charset=utf-8", headers=held)
