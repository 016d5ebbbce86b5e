"""Pages of puzzles and lessons: a still position, an answer, progress."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any, Final

from markupsafe import Markup
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from boneyard.bots.characters import CHARACTERS
from boneyard.bots.hints import describe_best, describe_cost
from boneyard.bots.registry import BOTS, Hint
from boneyard.core.actions import Move, Play, parse
from boneyard.core.tile_faces import Faces
from boneyard.drawing.svg.geometry import UNIT, fmt
from boneyard.drawing.svg.plates_and_badges import badge_svg, spokes_svg
from boneyard.drawing.svg.position_picture import (
    end_counts_of,
    game_symbols,
    owed_arm_numbers,
    tile_style,
    wanted_numbers,
)
from boneyard.drawing.svg.table import crop_layout
from boneyard.drawing.svg.tiles import BUTTON_ATTRIBUTES, connectors_svg, ghost_svg, tile_svg
from boneyard.games import GAMES, get_game
from boneyard.games.families import family_of
from boneyard.games.title_search import fold
from boneyard.i18n.translator import Translator
from boneyard.layout import Aspect, Ghost, make_board
from boneyard.layout.board import Board
from boneyard.layout.pose import ASPECT_RATIOS
from boneyard.puzzles import library
from boneyard.puzzles.lessons import COURSES, Lesson
from boneyard.puzzles.puzzle import GRADES, Puzzle, turn_moves
from boneyard.server.errors import HttpError
from boneyard.server.puzzles.service import (
    TODAY,
    PuzzleProgress,
    check_move,
    find_lesson,
    find_puzzle,
    today,
)
from boneyard.server.request_context import RequestContext, parse_int
from boneyard.server.web.forms import get_text, parse_form
from boneyard.server.web.game_cards import draw_game_card, symbol_defs_for
from boneyard.server.web.preferences import Preferences, read_preferences
from boneyard.server.web.render import render_page
from boneyard.text.end_names import end_names
from boneyard.text.game_report import GameReport, render_sentences
from boneyard.text.move_labels import move_label

#: Whose names the others at the table have.
_OPPONENT_NAMES: Final = tuple(
    one.name for level in ("club", "casual", "expert") for one in CHARACTERS[level]
)

#: Width over height of the room for the tiles: on a phone held upright, else, and on a low screen.
PORTRAIT_ASPECT: Final = 0.9

LANDSCAPE_ASPECT: Final = 1.6

LOW_SCREEN_ASPECT: Final = 2.4


class OtherPlayer(Struct, frozen=True):
    """Another player at the table."""

    name: str
    count: int
    score: int
    partner: bool


def available_aspect(shape: Aspect) -> float:
    """Width over height of what a page leaves for the tiles, on a screen of some shape."""
    if ASPECT_RATIOS[shape] < 1:
        return PORTRAIT_ASPECT
    return LANDSCAPE_ASPECT if ASPECT_RATIOS[shape] < ASPECT_RATIOS["broad"] else LOW_SCREEN_ASPECT


class PuzzleTable:
    """A puzzle as its seat sees it, in a language, on a screen of some shape."""

    def __init__(
        self, puzzle: Puzzle, shape: Aspect, faces: Faces | None, translator: Translator
    ) -> None:
        """Lay the table out."""
        self.puzzle, self.view, self.seat = puzzle, puzzle.view, puzzle.seat
        self.translator, self.translate = translator, translator.translate
        self.rules = puzzle.rules
        self.style = tile_style(self.rules, faces)
        self.moves = turn_moves(self.view, self.seat)
        # Nothing more is laid here: so the shape in which all of it is largest may be looked for.
        shapes = [shape, *(one for one in ASPECT_RATIOS if one != shape)]
        self.shape = max(shapes, key=lambda one: self._tile_size(one, available_aspect(shape)))
        self.board = self._build_board(self.shape)

    def _build_board(self, shape: Aspect) -> Board:
        board = make_board(self.rules, shape, self.seat)
        for event in self.view.layout_events:
            board.add(event)
        return board

    def _tile_size(self, shape: Aspect, room: float) -> float:
        """How large tiles are if all is to be seen in room of this width and the height 1."""
        board = self._build_board(shape)
        frame = crop_layout(board.layout(), board.ghosts(self.moves)).frame
        return min(room / frame.width, 1 / frame.height)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What the seats are called: oneself is `you`."""
        others = iter(_OPPONENT_NAMES)
        players = range(self.rules.players)
        return tuple(
            self.translator("common-you") if at == self.seat else next(others) for at in players
        )

    @property
    def other_players(self) -> list[OtherPlayer]:
        """The others, from one's own left."""
        rules, view = self.rules, self.view
        seats = [(self.seat + at) % rules.players for at in range(1, rules.players)]
        return [
            OtherPlayer(
                self.names[at],
                view.hand_counts[at],
                view.scores[rules.side(at)],
                rules.side(at) == rules.side(self.seat),
            )
            for at in seats
        ]

    @property
    def score(self) -> int:
        """One's own points."""
        return self.view.scores[self.rules.side(self.seat)]

    @property
    def caption(self) -> str:
        """The sum of the ends, where that is counted for all to see."""
        return end_counts_of(self.view)[1]

    @property
    def move_log(self) -> list[str]:
        """What has happened in the round, in sentences."""
        ends = end_names(self.rules, self.shape, self.names, self.seat)
        faces = self.style.faces
        report = GameReport(self.names, self.rules.sides, ends, faces, reader=self.seat)
        return render_sentences(report, self.view.round_events, self.translate)

    def label(self, move: Move | str) -> str:
        """A move in words."""
        move = parse(move) if isinstance(move, str) else move
        view: Any = self.view
        return self.translate(
            move_label(view, move, self.style.faces, self.shape, self.names, self.seat)
        )

    def plays_of(self, tile: str) -> list[Play]:
        """How a tile of the hand may be played."""
        plays = [move for move in self.moves if isinstance(move, Play)]
        return [play for play in plays if play.tile.text == tile]

    @property
    def other_moves(self) -> list[tuple[str, str]]:
        """The moves that lay nothing, with their labels."""
        return [(str(move), self.label(move)) for move in self.moves if not isinstance(move, Play)]

    @cached_property
    def _ghosts(self) -> list[Ghost]:
        return self.board.ghosts(self.moves)

    @cached_property
    def box(self) -> str:
        """What the picture shows, as a viewBox: all that lies and all that may."""
        frame = crop_layout(self.board.layout(), self._ghosts).frame
        sides = (frame.x, frame.y, frame.width, frame.height)
        return " ".join(fmt(value * UNIT) for value in sides)

    @property
    def tiles(self) -> Markup:
        """All that lies, and the badges of the ends."""
        faces, board, translate = self.style.faces, self.board, self.translate
        view: Any = self.view
        counts, wanted, owed = (
            end_counts_of(view)[0] or {},
            wanted_numbers(view),
            owed_arm_numbers(view),
        )
        drawn = "".join(tile_svg(one, faces, say=translate) for one in board.placed)
        drawn += spokes_svg(board.spokes.values()) + connectors_svg(board.placed)
        for arm, end in board.ends.items():
            drawn += badge_svg(end, faces, counts.get(arm), translate, wanted.get(arm), arm in owed)
        return Markup(drawn)

    def places(self, only: Sequence[str] | None = None) -> Markup:
        """Where tiles may be laid, as buttons; or only where these moves lie, to look at."""
        drawn = ""
        for ghost in self._ghosts:
            move = str(ghost.action)
            label = self.label(ghost.action)
            if only is None:
                does = {**BUTTON_ATTRIBUTES, "data-move": move}
                one = ghost_svg(
                    ghost, self.style.faces, label=label, attributes=does, say=self.translate
                )
                drawn += f'<g class="place" data-of="{ghost.tile.text}">{one}</g>'
            elif move in only:
                kind = "best" if move == only[0] else "yours"
                does = {"role": "img"}
                one = ghost_svg(
                    ghost, self.style.faces, label=label, attributes=does, say=self.translate
                )
                drawn += f'<g class="answer {kind}">{one}</g>'
        return Markup(drawn)

    @property
    def hand(self) -> list[Any]:
        """One's own tiles."""
        return [tile for tile in self.view.hands[self.seat] if tile is not None]


#: What a position teaches, as a title, and what is said of it.
THEME_MESSAGES: Final = {
    "match": ("lessons-match", "lessons-match-about"),
    "out": ("lessons-out", "lessons-out-about"),
    "shed": ("lessons-shed", "lessons-shed-about"),
    "keep": ("lessons-keep", "lessons-keep-about"),
    "count": ("lessons-count", "lessons-count-about"),
    "block": ("lessons-block", "lessons-block-about"),
    "read": ("lessons-read", "lessons-read-about"),
    "partner": ("lessons-partner", "lessons-partner-about"),
    "curve": ("lessons-curve", "lessons-curve-about"),
}


#: What the courses are called.
_COURSE_MESSAGES: Final = {
    "lines": "lessons-course-lines",
    "fives": "lessons-course-fives",
    "partners": "lessons-course-partners",
    "curves": "lessons-course-curves",
}


class PositionLinks(Struct, frozen=True):
    """Where a position stands: its address, what is written over it, and what comes after it."""

    at: str
    title: str
    about: str
    on: str
    """The address of what comes next."""
    on_said: str
    back: str
    """The address of the list that it is of."""
    back_said: str


class ProgressRow(Struct, frozen=True):
    """A line of a list: a game's puzzles, or a lesson."""

    href: str
    title: str
    about: str
    done: int
    of: int
    family: str = ""
    picture: Markup = Markup("")


class CourseRow(Struct, frozen=True):
    """A course with its lessons, in their order."""

    title: str
    about: str
    family: str
    picture: Markup
    lessons: tuple[ProgressRow, ...]
    is_next: bool
    """It has the lesson that comes next."""

    @property
    def done(self) -> int:
        """How many positions a player has found."""
        return sum(one.done for one in self.lessons)

    @property
    def of(self) -> int:
        """How many there are."""
        return sum(one.of for one in self.lessons)


class Verdict(Struct, frozen=True):
    """What is said after an answer."""

    right: bool
    yours: str
    best: str
    worth: str
    why: tuple[str, ...]
    """Why the best move is best."""
    cost: str
    """What the answer costs against it, and why it isn't as good."""
    against: tuple[str, ...]
    levels: tuple[tuple[str, str, str, str, bool], ...]
    """Of each level: portrait, name, what it plays, how often it finds the best, and whether."""


def _count_solved(puzzles: Iterable[str], progress: PuzzleProgress) -> int:
    """How many of them a player has found."""
    answers = progress.answers
    return sum(id in answers and answers[id].solved for id in puzzles)


async def show_puzzles(request: Request) -> Response:
    """All puzzles, game by game, and the day's."""
    context, preferences = RequestContext(request), read_preferences(request)
    progress, now = await context.services.puzzles.load_progress(context.guest), today()
    of_day = find_puzzle(TODAY)
    rows = []
    for name, game in GAMES.items():
        own = library.puzzle_ids_by_game().get(name)
        if own:
            href = f"/puzzles/next?game={name}"
            rows.append(
                ProgressRow(
                    href,
                    preferences.translator.translate(game.localized_title),
                    "",
                    _count_solved(own, progress),
                    len(own),
                    family_of(game),
                    draw_game_card(name),
                )
            )
    return render_page(
        request,
        "puzzles/list.html",
        preferences=preferences,
        daily=preferences.translator.translate(get_game(of_day.game).localized_title),
        grade=of_day.grade,
        grades=len(GRADES),
        answered=_has_answered_today(progress),
        streak=progress.streak.length_on(now.toordinal()),
        best=progress.streak.best,
        rows=rows,
        daily_family=family_of(get_game(of_day.game)),
        daily_picture=draw_game_card(of_day.game),
        symbols=symbol_defs_for(name for name in GAMES if library.puzzle_ids_by_game().get(name)),
    )


def _has_answered_today(progress: PuzzleProgress) -> bool:
    return progress.streak.day == today().toordinal()


async def redirect_to_next(request: Request) -> Response:
    """The first puzzle of a game that a player hasn't tried yet; then those not found, then any."""
    context, game = RequestContext(request), request.query_params.get("game", "")
    own = list(library.puzzle_ids_by_game().get(game, ()))
    if not own:
        raise HttpError(404, "puzzles-none")
    answers = (await context.services.puzzles.load_progress(context.guest)).answers
    own.sort(key=lambda id: (id in answers, id in answers and answers[id].solved))
    after = request.query_params.get("after", "")
    return RedirectResponse(f"/puzzle/{next((id for id in own if id != after), own[0])}", 303)


async def show_puzzle(request: Request) -> Response:
    """A puzzle, or what comes of an answer."""
    name = request.path_params["puzzle"]
    puzzle = find_puzzle(name)
    return await _render_position(
        RequestContext(request), puzzle, _puzzle_links(name, puzzle, read_preferences(request))
    )


def _puzzle_links(name: str, puzzle: Puzzle, preferences: Preferences) -> PositionLinks:
    translator = preferences.translator
    title = translator.translate(get_game(puzzle.game).localized_title)
    daily = name == TODAY
    over = translator("puzzles-of-the-day", game=title) if daily else title
    about = translator("puzzles-question", grade=puzzle.grade, grades=len(GRADES))
    on = f"/puzzles/next?game={puzzle.game}&after={puzzle.id}"
    another = translator("puzzles-another", game=title)
    back = "/puzzles", translator("puzzles-title")
    return PositionLinks(f"/puzzle/{name}", over, about, on, another, *back)


async def answer_puzzle(request: Request) -> Response:
    """Answer a puzzle."""
    name = request.path_params["puzzle"]
    return await _submit_answer(RequestContext(request), find_puzzle(name), f"/puzzle/{name}")


async def show_courses(request: Request) -> Response:
    """All courses and their lessons."""
    context, preferences = RequestContext(request), read_preferences(request)
    progress, translator = (
        await context.services.puzzles.load_progress(context.guest),
        preferences.translator,
    )
    found: list[CourseRow] = []
    following: ProgressRow | None = None
    for course in COURSES:
        rows = tuple(
            ProgressRow(
                f"/lessons/{one.name}",
                translator(THEME_MESSAGES[one.theme][0]),
                translator(THEME_MESSAGES[one.theme][1]),
                _count_solved((position.id for position in one.positions), progress),
                len(one.positions),
            )
            for one in library.load_lessons().values()
            if one.course == course
        )
        first = next((row for row in rows if row.done < row.of), None)
        is_next = following is None and first is not None
        following = following or first
        game = get_game(course.game)
        found.append(
            CourseRow(
                translator(_COURSE_MESSAGES[course.name]),
                translator("lessons-taught", game=game.localized_title),
                family_of(game), draw_game_card(course.game), rows, is_next,
            )
        )  # fmt: skip
    return render_page(
        request,
        "puzzles/lessons.html",
        preferences=preferences,
        courses=found,
        following=following,
        begun=any(course.done for course in found),
        symbols=symbol_defs_for({course.game for course in COURSES}),
        games=sorted(
            (
                (name, preferences.translator.translate(one.localized_title), family_of(one))
                for name, one in GAMES.items()
            ),
            key=lambda row: fold(row[1]),
        ),
    )


async def begin_lesson(request: Request) -> Response:
    """Go to the first position of a lesson that a player hasn't found yet."""
    context, lesson = RequestContext(request), find_lesson(request.path_params["lesson"])
    answers = (await context.services.puzzles.load_progress(context.guest)).answers
    left = (
        at
        for at, one in enumerate(lesson.positions, 1)
        if one.id not in answers or not answers[one.id].solved
    )
    return RedirectResponse(f"/lessons/{lesson.name}/{next(left, 1)}", 303)


def _parse_lesson_step(request: Request) -> tuple[Lesson, int]:
    """The lesson of an address, and which of its positions."""
    lesson = find_lesson(request.path_params["lesson"])
    at = parse_int(request.path_params["at"], 2)
    if at is None or not 1 <= at <= len(lesson.positions):
        raise HttpError(404, "lessons-none")
    return lesson, at


async def show_lesson(request: Request) -> Response:
    """A position of a lesson, or what comes of an answer."""
    lesson, at = _parse_lesson_step(request)
    translator, last = read_preferences(request).translator, len(lesson.positions)
    over = translator(
        "lessons-step", lesson=translator(THEME_MESSAGES[lesson.theme][0]), at=at, last=last
    )
    more = at < last
    on = f"/lessons/{lesson.name}/{at + 1}" if more else "/lessons"
    every = translator("lessons-all")
    text = translator("lessons-on") if more else every
    about = translator(THEME_MESSAGES[lesson.theme][1])
    place = PositionLinks(f"/lessons/{lesson.name}/{at}", over, about, on, text, "/lessons", every)
    return await _render_position(RequestContext(request), lesson.positions[at - 1], place)


async def answer_lesson(request: Request) -> Response:
    """Answer a position of a lesson."""
    lesson, at = _parse_lesson_step(request)
    where = f"/lessons/{lesson.name}/{at}"
    return await _submit_answer(RequestContext(request), lesson.positions[at - 1], where)


async def _submit_answer(context: RequestContext, puzzle: Puzzle, where: str) -> Response:
    """Take a move, or a tile that goes to one place; for others the page asks where."""
    form = await parse_form(context.request)
    move, tile = get_text(form, "move"), get_text(form, "tile")
    if tile and not move:
        if tile not in {one.text for one in puzzle.view.hands[puzzle.seat] if one is not None}:
            raise HttpError(400, "puzzles-no-move")
        ways = [one.move for one in puzzle.moves if _plays_tile(one.move, tile)]
        if len(ways) != 1:
            return RedirectResponse(f"{where}?tile={tile}#hand", 303)
        move = ways[0]
    check_move(puzzle, move)
    guest = context.caller.ensure_guest()
    await context.services.puzzles.submit_answer(guest, puzzle, move)
    return RedirectResponse(f"{where}?played={move}#answer", 303)


def _plays_tile(move: str, tile: str) -> bool:
    """Say whether a move lays this tile, whichever half touches."""
    halves = move.partition("@")[0].partition("/")[0]
    return sorted(halves.split("-")) == sorted(tile.split("-"))


async def _render_position(
    context: RequestContext, puzzle: Puzzle, links: PositionLinks
) -> Response:
    """A position to answer; or, with an answer in the address, and one given, what comes of it."""
    request, preferences = context.request, read_preferences(context.request)
    table = PuzzleTable(puzzle, preferences.shape, preferences.chosen_faces, preferences.translator)
    played = request.query_params.get("played", "")
    known = played in {one.move for one in puzzle.moves}
    # An address that a player passes on, or makes up, gives nothing away.
    if (
        not known
        or puzzle.id not in (await context.services.puzzles.load_progress(context.guest)).answers
    ):
        played = ""
    tile = request.query_params.get("tile", "")
    ways = table.plays_of(tile)
    held = tile in {one.text for one in table.hand}
    verdict = await _build_verdict(context, table, played) if played else None
    return render_page(
        request,
        "puzzles/puzzle.html",
        preferences=preferences,
        place=links,
        still=table,
        symbols=game_symbols(puzzle.rules, preferences.chosen_faces),
        rules_at=f"/games/{puzzle.game}/rules",
        family=family_of(get_game(puzzle.game)),
        choices=[(str(one), table.label(one)) for one in ways] if len(ways) > 1 else [],
        wrong=preferences.translator("puzzles-fits-nowhere", tile=tile)
        if held and not ways
        else "",
        tile_words=_misfit_text(table),
        verdict=verdict,
        shown=[puzzle.answer, played] if played else None,
        streak=await context.services.puzzles.load_streak(context.guest)
        if links.at.endswith(TODAY)
        else 0,
    )


def _misfit_text(table: PuzzleTable) -> str:
    """What the page says of a tile that fits nowhere, with a sign where the tile stands."""
    return table.translator("puzzles-fits-nowhere", tile="%")


async def _build_verdict(context: RequestContext, table: PuzzleTable, played: str) -> Verdict:
    puzzle, translate = table.puzzle, table.translate
    explained = await context.services.puzzles.explain_moves(
        puzzle, table.shape, context.caller.ticket
    )
    hints = {str(one.move): one for one in explained}
    best, mine = hints.get(puzzle.answer), hints.get(played)
    right = played == puzzle.answer
    return Verdict(
        right,
        table.label(played),
        table.label(puzzle.answer),
        translate(describe_best(_with_puzzle_numbers(puzzle, best), False) or "") if best else "",
        tuple(map(translate, best.reasons)) if best else (),
        translate(describe_cost(_with_puzzle_numbers(puzzle, mine), False))
        if mine and not right
        else "",
        tuple(map(translate, mine.reasons)) if mine and not right else (),
        tuple(_level_answers(table)),
    )


def _with_puzzle_numbers(puzzle: Puzzle, hint: Hint) -> Hint:
    """A hint with what the long search found: its reasons are new, its numbers the puzzle's."""
    best = puzzle.moves[0]
    one: Any = next(one for one in puzzle.moves if one.move == str(hint.move))
    cost = best.points - one.points
    return Hint(hint.move, one.points, one.wins, one.error, cost, hint.reasons)


def _level_answers(table: PuzzleTable) -> list[tuple[str, str, str, str, bool]]:
    puzzle = table.puzzle
    return [
        (
            BOTS[level].face,
            BOTS[level].title,
            table.label(move),
            table.translator.percent(puzzle.solved[level]),
            move == puzzle.answer,
        )
        for level, move in puzzle.played.items()
        if level in BOTS
    ]


ROUTES: Final = (
    Route("/puzzles", show_puzzles),
    Route("/puzzles/next", redirect_to_next),
    Route("/puzzle/{puzzle}", show_puzzle),
    Route("/puzzle/{puzzle}", answer_puzzle, methods=["POST"]),
    Route("/lessons", show_courses),
    Route("/lessons/{lesson}", begin_lesson),
    Route("/lessons/{lesson}/{at}", show_lesson),
    Route("/lessons/{lesson}/{at}", answer_lesson, methods=["POST"]),
)
