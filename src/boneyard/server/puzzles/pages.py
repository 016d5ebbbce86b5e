"""Pages of puzzles and lessons: a still position, an answer, progress."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any, Final

from markupsafe import Markup
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from boneyard.bots.characters import CAST
from boneyard.bots.hints import best_told, cost_told
from boneyard.bots.registry import BOTS, Hint
from boneyard.core.actions import Move, Play, parse
from boneyard.core.faces import Faces
from boneyard.drawing.svg.furniture import badge_svg, spokes_svg
from boneyard.drawing.svg.geometry import UNIT, number
from boneyard.drawing.svg.picture import counts_of, look_of, owed_at, symbols_of, wanted_at
from boneyard.drawing.svg.table import cropped
from boneyard.drawing.svg.tiles import BUTTON, ghost_svg, leaps_svg, tile_svg
from boneyard.games import GAMES, game_named
from boneyard.i18n.fluent_translator import Tongue
from boneyard.layout import Aspect, Ghost, board_for
from boneyard.layout.board import Board
from boneyard.layout.pose import ASPECTS
from boneyard.puzzles import library
from boneyard.puzzles.lessons import COURSES, Lesson
from boneyard.puzzles.puzzle import GRADES, Puzzle, turn_moves
from boneyard.server.context import Ask, whole_of
from boneyard.server.errors import Refused
from boneyard.server.puzzles.service import (
    TODAY,
    Progress,
    answer,
    lesson_named,
    progress_of,
    puzzle_named,
    reasons,
    streak_of,
    today,
)
from boneyard.server.web.forms import form_of, short
from boneyard.server.web.preferences import Wishes, wishes_of
from boneyard.server.web.render import page
from boneyard.text.end_names import end_names
from boneyard.text.game_report import Report, sentences
from boneyard.text.move_labels import move_told

#: Whose names the others at the table have.
_OTHERS: Final = tuple(one.name for level in ("club", "casual", "expert") for one in CAST[level])

#: Width over height of the room for the tiles: on a phone held upright, else, and on a low screen.
UPRIGHT: Final = 0.9

LYING: Final = 1.6

LOW: Final = 2.4


class Sitter(Struct, frozen=True):
    """Somebody else at the table."""

    name: str
    count: int
    score: int
    partner: bool


def room_for(shape: Aspect) -> float:
    """Width over height of what a page leaves for the tiles, on a screen of some shape."""
    if ASPECTS[shape] < 1:
        return UPRIGHT
    return LYING if ASPECTS[shape] < ASPECTS["broad"] else LOW


class Still:
    """A puzzle as its seat sees it, in a language, on a screen of some shape."""

    def __init__(self, puzzle: Puzzle, shape: Aspect, faces: Faces | None, speak: Tongue) -> None:
        """Lay the table out."""
        self.puzzle, self.view, self.seat = puzzle, puzzle.view, puzzle.seat
        self.speak, self.say = speak, speak.say
        self.rules = puzzle.rules
        self.look = look_of(self.rules, faces)
        self.moves = turn_moves(self.view, self.seat)
        # Nothing more is laid here: so the shape in which all of it is largest may be looked for.
        shapes = [shape, *(one for one in ASPECTS if one != shape)]
        self.shape = max(shapes, key=lambda one: self._size(one, room_for(shape)))
        self.board = self._laid_out(self.shape)

    def _laid_out(self, shape: Aspect) -> Board:
        board = board_for(self.rules, shape, self.seat)
        for event in self.view.laid:
            board.add(event)
        return board

    def _size(self, shape: Aspect, room: float) -> float:
        """How large tiles are if all is to be seen in room of this width and the height 1."""
        board = self._laid_out(shape)
        frame = cropped(board.layout(), board.ghosts(self.moves)).frame
        return min(room / frame.width, 1 / frame.height)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What the seats are called: oneself is `you`."""
        others = iter(_OTHERS)
        players = range(self.rules.players)
        return tuple(self.speak("words-you") if at == self.seat else next(others) for at in players)

    @property
    def sitters(self) -> list[Sitter]:
        """The others, from one's own left."""
        rules, view = self.rules, self.view
        seats = [(self.seat + at) % rules.players for at in range(1, rules.players)]
        return [
            Sitter(
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
        return counts_of(self.view)[1]

    @property
    def told(self) -> list[str]:
        """What has happened in the round, in sentences."""
        ends = end_names(self.rules, self.shape, self.names, self.seat)
        faces = self.look.faces
        report = Report(self.names, self.rules.sides, ends, faces, reader=self.seat)
        return sentences(report, self.view.told, self.say)

    def label(self, move: Move | str) -> str:
        """A move in words."""
        move = parse(move) if isinstance(move, str) else move
        view: Any = self.view
        return self.say(move_told(view, move, self.look.faces, self.shape, self.names, self.seat))

    def ways(self, tile: str) -> list[Play]:
        """How a tile of the hand may be played."""
        plays = [move for move in self.moves if isinstance(move, Play)]
        return [play for play in plays if play.tile.text == tile]

    @property
    def others(self) -> list[tuple[str, str]]:
        """The moves that lay nothing, with their labels."""
        return [(str(move), self.label(move)) for move in self.moves if not isinstance(move, Play)]

    @cached_property
    def _ghosts(self) -> list[Ghost]:
        return self.board.ghosts(self.moves)

    @cached_property
    def box(self) -> str:
        """What the picture shows, as a viewBox: all that lies and all that may."""
        frame = cropped(self.board.layout(), self._ghosts).frame
        sides = (frame.x, frame.y, frame.width, frame.height)
        return " ".join(number(value * UNIT) for value in sides)

    @property
    def tiles(self) -> Markup:
        """All that lies, and the badges of the ends."""
        faces, board, say = self.look.faces, self.board, self.say
        view: Any = self.view
        counts, wanted, owed = counts_of(view)[0] or {}, wanted_at(view), owed_at(view)
        drawn = "".join(tile_svg(one, faces, say=say) for one in board.placed)
        drawn += spokes_svg(board.spokes.values()) + leaps_svg(board.placed)
        for arm, end in board.ends.items():
            drawn += badge_svg(end, faces, counts.get(arm), say, wanted.get(arm), arm in owed)
        return Markup(drawn)

    def places(self, only: Sequence[str] | None = None) -> Markup:
        """Where tiles may be laid, as buttons; or only where these moves lie, to look at."""
        drawn = ""
        for ghost in self._ghosts:
            move = str(ghost.action)
            label = self.label(ghost.action)
            if only is None:
                does = {**BUTTON, "data-move": move}
                one = ghost_svg(ghost, self.look.faces, label=label, does=does, say=self.say)
                drawn += f'<g class="place" data-of="{ghost.tile.text}">{one}</g>'
            elif move in only:
                kind = "best" if move == only[0] else "yours"
                does = {"role": "img"}
                one = ghost_svg(ghost, self.look.faces, label=label, does=does, say=self.say)
                drawn += f'<g class="answer {kind}">{one}</g>'
        return Markup(drawn)

    @property
    def hand(self) -> list[Any]:
        """One's own tiles."""
        return [tile for tile in self.view.hands[self.seat] if tile is not None]


#: What a position teaches, as a title, and what is said of it.
THEMES: Final = {
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
_COURSES: Final = {
    "lines": "lessons-course-lines",
    "fives": "lessons-course-fives",
    "partners": "lessons-course-partners",
    "curves": "lessons-course-curves",
}


class Place(Struct, frozen=True):
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


class Row(Struct, frozen=True):
    """A line of a list: a game's puzzles, or a lesson."""

    href: str
    title: str
    about: str
    done: int
    of: int


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


def _found(puzzles: Iterable[str], progress: Progress) -> int:
    """How many of them somebody has found."""
    answers = progress.answers
    return sum(id in answers and answers[id].solved for id in puzzles)


async def show(request: Request) -> Response:
    """All puzzles, game by game, and the day's."""
    ask, wishes = Ask(request), wishes_of(request)
    progress, now = await progress_of(ask), today()
    of_day = puzzle_named(TODAY)
    rows = []
    for name, game in GAMES.items():
        own = library.by_game().get(name)
        if own:
            href = f"/puzzles/next?game={name}"
            rows.append(Row(href, game.title, "", _found(own, progress), len(own)))
    return page(
        request,
        "puzzles/list.html",
        wishes=wishes,
        daily=game_named(of_day.game).title,
        grade=of_day.grade,
        grades=len(GRADES),
        answered=_played_today(progress),
        streak=progress.streak.on(now.toordinal()),
        best=progress.streak.best,
        rows=rows,
    )


def _played_today(progress: Progress) -> bool:
    return progress.streak.day == today().toordinal()


async def next_one(request: Request) -> Response:
    """The first puzzle of a game that somebody hasn't tried yet; then those not found, then any."""
    ask, game = Ask(request), request.query_params.get("game", "")
    own = list(library.by_game().get(game, ()))
    if not own:
        raise Refused(404, "puzzles-none")
    answers = (await progress_of(ask)).answers
    own.sort(key=lambda id: (id in answers, id in answers and answers[id].solved))
    after = request.query_params.get("after", "")
    return RedirectResponse(f"/puzzle/{next((id for id in own if id != after), own[0])}", 303)


async def show_puzzle(request: Request) -> Response:
    """A puzzle, or what comes of an answer."""
    name = request.path_params["puzzle"]
    puzzle = puzzle_named(name)
    return await _position(Ask(request), puzzle, _puzzle_place(name, puzzle, wishes_of(request)))


def _puzzle_place(name: str, puzzle: Puzzle, wishes: Wishes) -> Place:
    speak, title = wishes.speak, game_named(puzzle.game).title
    daily = name == TODAY
    over = speak("puzzles-of-the-day", game=title) if daily else title
    about = speak("puzzles-question", grade=puzzle.grade, grades=len(GRADES))
    on = f"/puzzles/next?game={puzzle.game}&after={puzzle.id}"
    another = speak("puzzles-another", game=title)
    back = "/puzzles", speak("puzzles-title")
    return Place(f"/puzzle/{name}", over, about, on, another, *back)


async def answer_puzzle(request: Request) -> Response:
    """Answer a puzzle."""
    name = request.path_params["puzzle"]
    return await _answered(Ask(request), puzzle_named(name), f"/puzzle/{name}")


async def courses(request: Request) -> Response:
    """All courses and their lessons."""
    ask, wishes = Ask(request), wishes_of(request)
    progress, speak = await progress_of(ask), wishes.speak
    found = []
    for course in COURSES:
        own = [one for one in library.lessons().values() if one.course == course]
        rows = [
            Row(
                f"/lessons/{one.name}",
                speak(THEMES[one.theme][0]),
                speak(THEMES[one.theme][1]),
                _found((position.id for position in one.positions), progress),
                len(one.positions),
            )
            for one in own
        ]
        title = speak(_COURSES[course.name])
        found.append((title, speak("lessons-taught", game=game_named(course.game).title), rows))
    return page(request, "puzzles/lessons.html", wishes=wishes, courses=found)


async def begin_lesson(request: Request) -> Response:
    """Go to the first position of a lesson that somebody hasn't found yet."""
    lesson = lesson_named(request.path_params["lesson"])
    answers = (await progress_of(Ask(request))).answers
    left = (
        at
        for at, one in enumerate(lesson.positions, 1)
        if one.id not in answers or not answers[one.id].solved
    )
    return RedirectResponse(f"/lessons/{lesson.name}/{next(left, 1)}", 303)


def _step(request: Request) -> tuple[Lesson, int]:
    """The lesson of an address, and which of its positions."""
    lesson = lesson_named(request.path_params["lesson"])
    at = whole_of(request.path_params["at"], 2)
    if at is None or not 1 <= at <= len(lesson.positions):
        raise Refused(404, "lessons-none")
    return lesson, at


async def show_lesson(request: Request) -> Response:
    """A position of a lesson, or what comes of an answer."""
    lesson, at = _step(request)
    speak, last = wishes_of(request).speak, len(lesson.positions)
    over = speak("lessons-step", lesson=speak(THEMES[lesson.theme][0]), at=at, last=last)
    more = at < last
    on = f"/lessons/{lesson.name}/{at + 1}" if more else "/lessons"
    every = speak("lessons-all")
    said = speak("lessons-on") if more else every
    about = speak(THEMES[lesson.theme][1])
    place = Place(f"/lessons/{lesson.name}/{at}", over, about, on, said, "/lessons", every)
    return await _position(Ask(request), lesson.positions[at - 1], place)


async def answer_lesson(request: Request) -> Response:
    """Answer a position of a lesson."""
    lesson, at = _step(request)
    where = f"/lessons/{lesson.name}/{at}"
    return await _answered(Ask(request), lesson.positions[at - 1], where)


async def _answered(ask: Ask, puzzle: Puzzle, where: str) -> Response:
    """Take a move, or a tile that goes to one place; for others the page asks where."""
    form = await form_of(ask.request)
    move, tile = short(form, "move"), short(form, "tile")
    if tile and not move:
        if tile not in {one.text for one in puzzle.view.hands[puzzle.seat] if one is not None}:
            raise Refused(400, "puzzles-no-move")
        ways = [one.move for one in puzzle.moves if _lays(one.move, tile)]
        if len(ways) != 1:
            return RedirectResponse(f"{where}?tile={tile}#hand", 303)
        move = ways[0]
    await answer(ask, puzzle, move)
    return RedirectResponse(f"{where}?played={move}#answer", 303)


def _lays(move: str, tile: str) -> bool:
    """Say whether a move lays this tile, whichever half touches."""
    halves = move.partition("@")[0].partition("/")[0]
    return sorted(halves.split("-")) == sorted(tile.split("-"))


async def _position(ask: Ask, puzzle: Puzzle, place: Place) -> Response:
    """A position to answer; or, with an answer in the address, and one given, what comes of it."""
    request, wishes = ask.request, wishes_of(ask.request)
    still = Still(puzzle, wishes.shape, wishes.faces_or_own, wishes.speak)
    played = request.query_params.get("played", "")
    known = played in {one.move for one in puzzle.moves}
    # An address that somebody passes on, or makes up, gives nothing away.
    if not known or puzzle.id not in (await progress_of(ask)).answers:
        played = ""
    tile = request.query_params.get("tile", "")
    ways = still.ways(tile)
    held = tile in {one.text for one in still.hand}
    verdict = await _verdict(ask, still, played) if played else None
    return page(
        request,
        "puzzles/puzzle.html",
        wishes=wishes,
        place=place,
        still=still,
        symbols=symbols_of(puzzle.rules, wishes.faces_or_own),
        rules_at=f"/games/{puzzle.game}",
        choices=[(str(one), still.label(one)) for one in ways] if len(ways) > 1 else [],
        wrong=wishes.speak("puzzles-fits-nowhere", tile=tile) if held and not ways else "",
        tile_words=_tile_words(still),
        verdict=verdict,
        shown=[puzzle.answer, played] if played else None,
        streak=await streak_of(ask) if place.at.endswith(TODAY) else 0,
    )


def _tile_words(still: Still) -> str:
    """What the page says of a tile that fits nowhere, with a sign where the tile stands."""
    return still.speak("puzzles-fits-nowhere", tile="%")


async def _verdict(ask: Ask, still: Still, played: str) -> Verdict:
    puzzle, say = still.puzzle, still.say
    hints = {str(one.move): one for one in await reasons(ask, puzzle, still.shape)}
    best, mine = hints.get(puzzle.answer), hints.get(played)
    right = played == puzzle.answer
    return Verdict(
        right,
        still.label(played),
        still.label(puzzle.answer),
        say(best_told(_as_found(puzzle, best), False) or "") if best else "",
        tuple(map(say, best.reasons)) if best else (),
        say(cost_told(_as_found(puzzle, mine), False)) if mine and not right else "",
        tuple(map(say, mine.reasons)) if mine and not right else (),
        tuple(_levels(still)),
    )


def _as_found(puzzle: Puzzle, hint: Hint) -> Hint:
    """A hint with what the long search found: its reasons are new, its numbers the puzzle's."""
    best = puzzle.moves[0]
    one: Any = next(one for one in puzzle.moves if one.move == str(hint.move))
    cost = best.points - one.points
    return Hint(hint.move, one.points, one.wins, one.error, cost, hint.reasons)


def _levels(still: Still) -> list[tuple[str, str, str, str, bool]]:
    puzzle = still.puzzle
    return [
        (
            BOTS[level].face,
            BOTS[level].title,
            still.label(move),
            still.speak.percent(puzzle.solved[level]),
            move == puzzle.answer,
        )
        for level, move in puzzle.played.items()
        if level in BOTS
    ]
