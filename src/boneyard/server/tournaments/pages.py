"""Pages of tournaments: list, form, standings, boards."""

from collections.abc import Callable, Hashable, Mapping
from datetime import UTC, datetime
from functools import partial
from typing import Any, Final, TypeVar

from markupsafe import Markup
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from boneyard.bots.registry import DEFAULT_BOT, LEVELS
from boneyard.core.time_controls import MINUTE
from boneyard.games import GAMES, find_game, option_text
from boneyard.games.families import FAMILIES
from boneyard.i18n.translator import Translator
from boneyard.server import wall_clock
from boneyard.server.commands import Command
from boneyard.server.errors import HttpError, error_message, status_of
from boneyard.server.lobby.pages import NEWCOMER_GAME, resolve_guest_name
from boneyard.server.matches import serialize
from boneyard.server.request_context import RequestContext, json_response
from boneyard.server.tournaments import commands
from boneyard.server.tournaments.api import (
    MAX_LISTED_TOURNAMENTS,
    Make,
    build_tournament_request,
    public_view,
)
from boneyard.server.tournaments.service import can_be_played, find_inviting_side, is_in_pairs
from boneyard.server.tournaments.view_cache import PublicView
from boneyard.server.tournaments.visibility import BoardView, TournamentView, render_csv
from boneyard.server.web.forms import Form, decode_form, get_int, get_text, parse_form
from boneyard.server.web.game_cards import draw_game_card, symbol_defs_for
from boneyard.server.web.invitations import build_invitation
from boneyard.server.web.preferences import get_saved_name, read_preferences, save_name
from boneyard.server.web.render import as_sentence, render_fragment, render_page
from boneyard.server.web.time_control_form import clock_label, list_clock_choices
from boneyard.tournaments.crosstable import Cell, build_crosstable
from boneyard.tournaments.models import ABSENT, BYE, CLOSED, DRAWN, WON
from boneyard.tournaments.settings import (
    ARENA_MINUTES_RANGE,
    BEST_OF_CHOICES,
    DEALS,
    FORMATS,
    MAX_ROUNDS,
    MAX_TITLE_CHARS,
    Deals,
    Format,
)
from boneyard.tournaments.standings import (
    BUCHHOLZ,
    FIELD_SCORE,
    SONNEBORN_BERGER,
    StandingsRow,
    is_field_scored,
)

FORMAT_MESSAGES: Final = {
    "swiss": "tournaments-swiss", "round-robin": "tournaments-round-robin",
    "knock-out": "tournaments-knock-out", "arena": "tournaments-arena",
}  # fmt: skip

FORMAT_HELP_MESSAGES: Final = {
    "swiss": "tournaments-swiss-how", "round-robin": "tournaments-round-robin-how",
    "knock-out": "tournaments-knock-out-how", "arena": "tournaments-arena-how",
}  # fmt: skip

DEAL_MESSAGES: Final = {"same": "tournaments-deals-same", "fresh": "tournaments-deals-fresh"}

T = TypeVar("T")

#: What breaks ties: the head of its column, and what it means.
TIE_BREAK_MESSAGES: Final = {
    "field": ("tournaments-tie-field", "tournaments-tie-field-how"),
    "met": ("tournaments-tie-met", "tournaments-tie-met-how"),
    "beaten": ("tournaments-tie-beaten", "tournaments-tie-beaten-how"),
    "wins": ("tournaments-tie-wins", "tournaments-tie-wins-how"),
}

END_MESSAGES: Final = {
    BYE: "tournaments-bye", ABSENT: "tournaments-absent", CLOSED: "tournaments-closed",
}  # fmt: skip

#: What becomes of who doesn't come, within minutes and within hours: with two, and in sides of two.
GRACE_MESSAGES: Final = {
    False: ("tournaments-fact-grace", "tournaments-fact-grace-hours"),
    True: ("tournaments-fact-stand-in", "tournaments-fact-stand-in-hours"),
}

#: Columns of rounds in the crosstable: an arena has as many as it likes, and the last are shown.
MAX_ROUND_COLUMNS: Final = 24

#: From so many minutes on, hours are shown.
MAX_GRACE_SHOWN_IN_MINUTES: Final = 180


class StandingRow(Struct, frozen=True):
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


class CrosstableCell(Struct, frozen=True):
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


class TournamentPage(Struct, frozen=True, kw_only=True):
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
    """Results are shown from round to round."""
    columns: tuple[int, ...]
    hash: str
    secret: str


def format_half_points(points: int) -> str:
    """Half points, as people write them."""
    whole = str(points // 2) if points > 1 or not points % 2 else ""
    return f"{whole}½" if points % 2 else whole


def build_names(seen: TournamentView, speak: Translator) -> dict[int, str]:
    """What everybody who has entered is called."""
    return seen.build_names(speak("common-somebody-left"), partial(_side_name, speak))


def list_round_columns(seen: TournamentView) -> tuple[int, ...]:
    """The rounds that the page shows."""
    return tuple(sorted({one.board.round for one in seen.boards})[-MAX_ROUND_COLUMNS:])


def build_tournament_page(
    seen: TournamentView,
    columns: tuple[int, ...],
    names: dict[int, str],
    translator: Translator,
) -> TournamentPage:
    """A tournament in a player's language, but for its tables and lists."""
    tournament, plan = seen.tournament, seen.tournament.plan
    game = find_game(tournament.game)
    inside = seen.you is not None and seen.you.until is None
    running = tournament.stage in ("open", "playing")
    yours = seen.own_board if tournament.stage == "playing" else None
    you = seen.you.number if seen.you is not None else 0
    other = yours.board.opponent_of(you) if yours is not None else None
    return TournamentPage(
        id=tournament.id,
        title=tournament.title or (translator.translate(game.localized_title) if game else ""),
        facts=_build_facts(seen, translator),
        how=translator(FORMAT_HELP_MESSAGES[plan.format]),
        stage=tournament.stage,
        said=_stage_text(seen, translator),
        cut=tournament.cut,
        entrants=sum(one.until is None for one in seen.entrants),
        host=seen.host,
        inside=inside,
        was_in=seen.you is not None,
        may_enter=running
        and not inside
        and (tournament.stage == "open" or plan.accepts_late_entries),
        late=tournament.stage == "playing",
        you=you,
        yours=yours.match if yours is not None else "",
        against=names.get(other or 0, ""),
        ties=tuple(translator(TIE_BREAK_MESSAGES[tie][0]) for tie in seen.ties),
        tie_how=tuple(translator(TIE_BREAK_MESSAGES[tie][1]) for tie in seen.ties),
        knock_out=plan.format == "knock-out",
        pairs=is_in_pairs(tournament),
        by_field=is_field_scored(plan),
        hidden=tournament.stage == "playing" and plan.deals == "same",
        columns=columns,
        hash=seen.commitment,
        secret=seen.secret,
    )


def _side_name(translator: Translator, one: str, other: str) -> str:
    """Who two are that play together; without a name the other is a bot."""
    if not other:
        return translator("tournaments-and-a-bot", one=one)
    return translator("duplicate-two", one=one, other=other)


def _build_facts(seen: TournamentView, translator: Translator) -> tuple[str, ...]:
    tournament, plan = seen.tournament, seen.tournament.plan
    game = find_game(tournament.game)
    facts = [translator(FORMAT_MESSAGES[plan.format])]
    if plan.format == "arena":
        facts.append(translator("tournaments-fact-minutes", minutes=plan.minutes))
    if plan.format == "knock-out" and plan.best_of > 1:
        facts.append(translator("tournaments-fact-best-of", boards=plan.best_of))
    if game is not None:
        differing = option_text.describe_changes(game, tournament.options)
        facts += map(translator.translate, (game.localized_title, *differing))
    if plan.rated:
        facts.append(translator("rated-word"))
    facts += [
        clock_label(tournament.clock, translator.translate),
        translator(DEAL_MESSAGES[plan.deals]),
    ]
    minutes, hours = GRACE_MESSAGES[is_in_pairs(tournament)]
    if plan.grace <= MAX_GRACE_SHOWN_IN_MINUTES:
        facts.append(translator(minutes, minutes=plan.grace))
    else:
        facts.append(translator(hours, hours=plan.grace // 60))
    return tuple(fact for fact in facts if fact)


def _stage_text(seen: TournamentView, translator: Translator) -> str:
    """How far it is, in a few words."""
    tournament = seen.tournament
    if tournament.stage == "open" and tournament.begins is not None:
        when = datetime.fromtimestamp(tournament.begins / 1000, UTC)
        return translator("tournaments-stage-begins", when=translator.date(when, "short"))
    if tournament.stage == "open":
        return translator("tournaments-stage-open")
    if tournament.stage == "playing" and tournament.plan.format == "arena":
        ends = (tournament.began or 0) + tournament.plan.minutes * MINUTE
        left = max(0, -(-(ends - wall_clock.now_ms()) // MINUTE))
        return translator("tournaments-stage-arena", minutes=left)
    if tournament.stage == "playing":
        return translator(
            "tournaments-stage-round", round=max(1, seen.round), rounds=tournament.rounds
        )
    return translator(
        "tournaments-stage-over" if tournament.stage == "over" else "tournaments-stage-off"
    )


def format_tie_break(name: str, value: int, translator: Translator) -> str:
    """What breaks a tie, written as the reader's language writes numbers."""
    if name == FIELD_SCORE:
        return translator.number(value / 10, 1)
    if name == SONNEBORN_BERGER:
        return translator.number(value / 4, (0, 2, 1, 2)[value % 4])
    return format_half_points(value) if name == BUCHHOLZ else translator.number(value)


def build_row(
    seen: TournamentView,
    line: StandingsRow,
    names: dict[int, str],
    bot: bool,
    speak: Translator,
) -> StandingRow:
    """How one stands."""
    ties = zip(seen.ties, line.ties, strict=True)
    return StandingRow(
        speak.number(line.place), line.number, names[line.number], format_half_points(line.points),
        tuple(format_tie_break(name, value, speak) for name, value in ties),
        f"{line.won}–{line.drawn}–{line.lost}", bot, line.gone,
        seen.you is not None and seen.you.number == line.number,
    )  # fmt: skip


#: The cells of one entrant, round by round.
Cells = tuple[tuple[CrosstableCell, ...], ...]


def build_cells(
    found: dict[int, list[Cell]],
    names: dict[int, str],
    columns: tuple[int, ...],
    speak: Translator,
) -> Cells:
    """The results of one entrant in the crosstable."""
    return tuple(
        tuple(_build_cell(cell, names, speak) for cell in found.get(round, ())) for round in columns
    )


_RESULT_CLASSES: Final = {WON: "won", DRAWN: "drawn"}


def _build_cell(cell: Cell, names: dict[int, str], translator: Translator) -> CrosstableCell:
    if cell.other is None:
        return CrosstableCell(translator("tournaments-bye"), "", "", "won")
    other, name = str(cell.other), names[cell.other]
    if cell.points is None:
        return CrosstableCell("…", other, name, "open")
    how = _RESULT_CLASSES.get(cell.points, "lost")
    text = format_half_points(cell.points)
    if cell.end in END_MESSAGES and cell.points != WON:
        text = translator(END_MESSAGES[cell.end])
    return CrosstableCell(text, other, name, how)


def board_row(
    one: BoardView, seen: TournamentView, names: dict[int, str], speak: Translator
) -> BoardRow:
    """A board of a round."""
    board, outcome = one.board, one.board.outcome
    if board.second is None:
        text = speak("tournaments-bye")
    elif outcome is None:
        text = speak("tournaments-done" if one.over else "tournaments-playing")
    else:
        text = f"{format_half_points(outcome.first)} : {format_half_points(outcome.second)}"
        if outcome.end in END_MESSAGES:
            text += f", {speak(END_MESSAGES[outcome.end])}"
        elif outcome.margin:
            text += f" ({outcome.margin:+d})".replace("-", "−")
    second = names[board.second] if board.second is not None else ""
    you = seen.you is not None and seen.you.number in board.players
    return BoardRow(names[board.first], second, text, one.match, you)


#: Entrants on one page of the standings and of the crosstable.
ROWS_PER_PAGE: Final = 50

#: Rounds are listed as long as they have so many boards together, but one at least.
MAX_LISTED_BOARDS: Final = 200


class TournamentTables(Struct, frozen=True, kw_only=True):
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


class RequestedPart(Struct, frozen=True):
    """Which part is asked for; 0: the usual one."""

    page: int = 0
    round: int = 0


class TableBuilder:
    """Makes the tables of one page."""

    def __init__(
        self,
        view: PublicView,
        seen: TournamentView,
        speak: Translator,
        context: RequestContext,
    ) -> None:
        """Say of which tournament, as whom, in which language and for which request."""
        self.view, self.seen, self.speak, self.context = view, seen, speak, context
        self.path = f"/tournaments/{seen.tournament.id}"
        self.you = seen.you.number if seen.you is not None else 0
        self.can_remove = seen.host and seen.tournament.stage in ("open", "playing")
        self.names: dict[int, str] = {}
        self.columns: tuple[int, ...] = ()

    async def build(self, asked: RequestedPart) -> TournamentTables:
        """Make those that are asked for."""
        everyone, language = self.view.shown, self.speak.language
        self.columns = await self._fragment("columns", lambda: list_round_columns(everyone))
        self.names = await self._fragment(
            ("names", language), lambda: build_names(everyone, self.speak)
        )
        page, rounds = self._page(asked.page), self._rounds(asked.round)
        return TournamentTables(
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
        last = max(0, (len(self.seen.lines) - 1) // ROWS_PER_PAGE)
        if asked:
            return min(asked - 1, last)
        own = (at for at, line in enumerate(self.seen.lines) if line.number == self.you)
        return next(own, 0) // ROWS_PER_PAGE

    def _rounds(self, asked: int) -> list[int]:
        """The rounds that are listed, the latest first: from the one asked for, or the last."""
        known = [round for round in reversed(self.columns) if not asked or round <= asked]
        found: list[int] = []
        total = 0
        for round in known or self.columns[:1]:
            total += len(self.view.by_round[round])
            if found and total > MAX_LISTED_BOARDS:
                break
            found.append(round)
        return found

    def _page_links(self, now: int, round: int) -> list[tuple[str, str, bool]]:
        count, also = len(self.seen.lines), f"&round={round}" if round else ""
        return [
            (f"{first + 1}–{min(first + ROWS_PER_PAGE, count)}", f"page={at + 1}{also}", at == now)
            for at, first in enumerate(range(0, count, ROWS_PER_PAGE))
        ]

    def _round_links(self, now: list[int], page: int) -> list[tuple[str, str, bool]]:
        if len(now) == len(self.columns):
            return []
        also = f"&page={page}" if page else ""
        return [(str(one), f"round={one}{also}", one in now) for one in reversed(self.columns)]

    # The rows.

    async def _fragment(self, key: Hashable, make: Callable[[], T]) -> T:
        views = self.context.services.tournament_views
        return await views.fragment(self.view, key, self.context.caller.ticket, make)

    def _lines(self, page: int) -> list[tuple[int, StandingsRow]]:
        """The lines of a page, with their place in it."""
        return list(enumerate(self.seen.lines[page * ROWS_PER_PAGE : (page + 1) * ROWS_PER_PAGE]))

    async def _standings(self, page: int) -> list[Markup]:
        key = ("standings", self.speak.language, page, self.can_remove)
        everyone = self.view.shown
        rows = await self._fragment(
            key, lambda: [self._row(everyone, line) for _, line in self._lines(page)]
        )
        own = {at: line for at, line in self._lines(page) if line.number == self.you}
        return [self._row(self.seen, own[at]) if at in own else row for at, row in enumerate(rows)]

    def _row(self, seen: TournamentView, line: StandingsRow) -> Markup:
        row = build_row(seen, line, self.names, line.number in self.view.bots, self.speak)
        return render_fragment(
            "tournaments/row.html", self.speak, row=row, path=self.path, removable=self.can_remove
        )

    async def _cells(self, page: int) -> list[Markup]:
        if not self.columns:
            return []
        key = ("cells", self.speak.language, page)
        rows = await self._fragment(key, lambda: self._all_cells(page))
        own = [at for at, line in self._lines(page) if line.number == self.you]
        for at in own:  # a class is all that differs
            mine = Markup(str(rows[at]).replace("<tr>", '<tr class="you">', 1))
            rows = [*rows[:at], mine, *rows[at + 1 :]]
        return rows

    def _all_cells(self, page: int) -> list[Markup]:
        found = build_crosstable(
            self.view.shown.lines, [one.board for one in self.view.shown.boards]
        )
        return [
            render_fragment(
                "tournaments/cells.html", self.speak, number=line.number,
                called=self.names[line.number],
                cells=build_cells(found[line.number], self.names, self.columns, self.speak),
            )
            for _, line in self._lines(page)
        ]  # fmt: skip

    async def _boards(self, round: int) -> list[Markup]:
        places = self.view.by_round[round]
        key, everyone = ("boards", self.speak.language, round), self.view.shown
        rows = await self._fragment(key, lambda: [self._board(everyone, at) for at in places])
        if not self.you:
            return rows
        boards = self.seen.boards
        return [
            self._board(self.seen, at) if self.you in boards[at].board.players else row
            for at, row in zip(places, rows, strict=True)
        ]

    def _board(self, seen: TournamentView, at: int) -> Markup:
        board = board_row(seen.boards[at], seen, self.names, self.speak)
        return render_fragment("tournaments/board.html", self.speak, board=board)


#: The clock that is proposed.
DEFAULT_CLOCK: Final = "5-minutes"

#: When it begins: minutes from now, and what that is called.
START_DELAY_MESSAGES: Final = {
    "": "tournaments-begins-said", "10": "tournaments-begins-10", "60": "tournaments-begins-60",
    "1440": "tournaments-begins-1440",
}  # fmt: skip

STAGE_MESSAGES: Final = {
    "open": "tournaments-stage-open", "playing": "tournaments-playing",
    "over": "tournaments-stage-over", "off": "tournaments-stage-off",
}  # fmt: skip


#: The game of which a picture stands above one's own tournaments.
PICTURED_GAME: Final = "latin"


async def show_my_tournaments(request: Request) -> Response:
    """One's own tournaments."""
    context, preferences = RequestContext(request), read_preferences(request)
    found = (
        []
        if context.guest is None
        else await context.services.store.tournaments.list_tournaments(
            context.guest, MAX_LISTED_TOURNAMENTS
        )
    )
    translator = preferences.translator
    rows = [
        (one.id, one.title or translator.translate(game.localized_title),
         translator(FORMAT_MESSAGES[one.plan.format]),
         translator(STAGE_MESSAGES[one.stage]), translator.translate(game.localized_title))
        for one in found if (game := find_game(one.game)) is not None
    ]  # fmt: skip
    return render_page(
        request,
        "tournaments/list.html",
        preferences=preferences,
        rows=rows,
        family_shown=FAMILIES[PICTURED_GAME],
        picture=draw_game_card(PICTURED_GAME),
        symbols=symbol_defs_for((PICTURED_GAME,)),
    )


async def show_new_form(request: Request) -> Response:
    """The form with which one is made."""
    return _render_form(request, {})


def _render_form(request: Request, form: Form, wrong: str = "", status: int = 200) -> Response:
    preferences = read_preferences(request)
    translator = preferences.translator
    return render_page(
        request,
        "tournaments/new.html",
        status,
        preferences,
        wrong=wrong,
        form=form,
        games=[
            (name, translator.translate(one.localized_title))
            for name, one in GAMES.items()
            if can_be_played(one)
        ],
        first=NEWCOMER_GAME,
        clocks=[one for one in list_clock_choices(translator.translate) if one[0]],
        clock=DEFAULT_CLOCK,
        formats=[
            (one, translator(FORMAT_MESSAGES[one]), translator(FORMAT_HELP_MESSAGES[one]))
            for one in FORMATS
        ],
        deals=[(one, translator(DEAL_MESSAGES[one])) for one in DEALS],
        best_of=BEST_OF_CHOICES,
        minutes=ARENA_MINUTES_RANGE,
        most_rounds=MAX_ROUNDS,
        most_title=MAX_TITLE_CHARS,
        begins=[(value, translator(word)) for value, word in START_DELAY_MESSAGES.items()],
    )


async def create_tournament(request: Request) -> Response:
    """Make one, and go there."""
    context, form = RequestContext(request), await parse_form(request)
    try:
        id = await context.run(
            commands.create_tournament, build_tournament_request(context, _parse_request(form))
        )
    except Exception as error:
        status, said = _describe_error(error, read_preferences(request).translator)
        return _render_form(request, form, said, status)
    return RedirectResponse(f"/tournaments/{id}", 303)


def _describe_error(error: Exception, translator: Translator) -> tuple[int, str]:
    """What went wrong, if it is no fault of the server."""
    status = status_of(error)
    if status is None:
        raise error
    return status, as_sentence(translator.translate(error_message(error)))


def _parse_request(form: Form) -> Make:
    wait = get_text(form, "begins")
    formats: dict[str, Format] = {one: one for one in FORMATS}
    deals: dict[str, Deals] = {one: one for one in DEALS}
    if get_text(form, "game") not in GAMES:
        raise HttpError(400, "server-not-here")
    return Make(
        game=get_text(form, "game"),
        title=get_text(form, "title", 200),
        clock=get_text(form, "clock"),
        format=formats.get(get_text(form, "format"), "swiss"),
        deals=deals.get(get_text(form, "deals"), "same"),
        rounds=get_int(form, "rounds") or 0,
        best_of=get_int(form, "best_of") or 1,
        minutes=get_int(form, "minutes") or 60,
        rated=get_text(form, "rated") == "yes",
        begins=wall_clock.now_ms() + int(wait) * MINUTE
        if wait and wait in START_DELAY_MESSAGES
        else None,
    )


async def show_tournament(request: Request) -> Response:
    """A tournament."""
    return await render_tournament(RequestContext(request))


async def render_tournament(
    context: RequestContext, wrong: str = "", status: int = 200
) -> Response:
    """Render a tournament, perhaps with what went wrong."""
    preferences, view = read_preferences(context.request), await public_view(context)
    found = view.view_for(context.guest)
    asked = RequestedPart(context.query_int("page"), context.query_int("round"))
    tables = await TableBuilder(view, found, preferences.translator, context).build(asked)
    here = f"/tournaments/{found.tournament.id}"
    link = build_invitation(context.request, context.settings, here).links[0]
    with_link = context.request.query_params.get("with", "")[:64]
    return render_page(
        context.request,
        "tournaments/tournament.html",
        status,
        preferences,
        wrong=wrong,
        path=here,
        one=build_tournament_page(found, tables.columns, tables.names, preferences.translator),
        tables=tables,
        name=get_saved_name(context.request),
        link=link,
        partner_link=f"{link}?with={found.link}" if found.link else "",
        with_link=with_link,
        inviter=find_inviting_side(view.whole, with_link).name if with_link else "",
        bots=serialize.build_bot_infos(LEVELS, preferences.translator.translate),
        usual=DEFAULT_BOT,
    )


async def post_tournament(request: Request) -> Response:
    """What a form of the page asks for."""
    context, form = RequestContext(request), await parse_form(request)
    try:
        await _run_action(context, form)
    except Exception as error:
        status, said = _describe_error(error, read_preferences(request).translator)
        if status == 404:
            raise
        return await render_tournament(context, said, status)
    response = RedirectResponse(f"/tournaments/{request.path_params['tournament']}", 303)
    save_name(response, request, context.clean_name(get_text(form, "name")))
    return response


#: Commands by the value of `do` in a form of the page.
FORM_COMMANDS: Final[Mapping[str, Command[Any, None]]] = {
    "enter": commands.enter_tournament,
    "join": commands.join_side,
    "leave": commands.leave_tournament,
    "bots": commands.add_bots,
    "begin": commands.start_tournament,
    "off": commands.cancel_tournament,
}


async def _run_action(context: RequestContext, form: Form) -> None:
    """Run the command that the form names."""
    what = get_text(form, "do")
    if what not in FORM_COMMANDS:
        raise HttpError(400, "server-not-here")
    fields = {**form, "link": get_text(form, "with")}
    if what in ("enter", "join"):
        translator = read_preferences(context.request).translator
        fields["name"] = resolve_guest_name(context, get_text(form, "name"), translator)
    if get_text(form, "partner") == "bot":
        fields["bot"] = "yes"
    command = FORM_COMMANDS[what]
    id = str(context.request.path_params["tournament"])
    await context.run(command, decode_form(fields, command.payload), target=id)


async def serve_version(request: Request) -> Response:
    """A number that changes with whatever is changed: pages ask for it, and then look again."""
    found = await RequestContext(request).services.store.tournaments.load_version(
        request.path_params["tournament"]
    )
    if found is None:
        raise HttpError(404, "tournaments-none")
    return json_response({"version": found})


async def serve_csv(request: Request) -> Response:
    """Standings and crosstable as CSV."""
    context = RequestContext(request)
    speak, view = read_preferences(request).translator, await public_view(context)
    gone = speak("common-somebody-left")
    # Who looks makes no difference here: no one's own boards are marked.
    text = await context.services.tournament_views.fragment(
        view, ("csv", speak.language), context.caller.ticket, lambda: render_csv(view.shown, gone)
    )
    held = {"content-disposition": 'attachment; filename="tournament.csv"'}
    return Response(text, media_type="text/csv; charset=utf-8", headers=held)


ROUTES: Final = (
    Route("/tournaments", show_my_tournaments),
    Route("/tournaments/new", show_new_form),
    Route("/tournaments/new", create_tournament, methods=["POST"]),
    Route("/tournaments/{tournament}", show_tournament),
    Route("/tournaments/{tournament}", post_tournament, methods=["POST"]),
    Route("/tournaments/{tournament}/version", serve_version),
    Route("/tournaments/{tournament}/table.csv", serve_csv),
)
