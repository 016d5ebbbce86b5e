"""`boneyard puzzle`: generate and check puzzles, positions with one clearly best move."""

import gzip
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

import click
from msgspec.structs import replace

from boneyard.cli.common import load_game, output_option, summary_table, write_output
from boneyard.cli.framework import Failure, command, echo, os_error_text
from boneyard.core.actions import Move
from boneyard.core.fair_shuffle import new_secret
from boneyard.core.options import OptionError, format_value
from boneyard.games import GAMES, get_game
from boneyard.i18n import TranslatedError, error_text, message
from boneyard.i18n.translator import current_translator
from boneyard.puzzles import library
from boneyard.puzzles.lessons import COURSES, POSITIONS_PER_LESSON, THEMES
from boneyard.puzzles.puzzle import GRADES, PuzzleError, encode_puzzle, parse_puzzle, turn_moves
from boneyard.records.files import MAX_RECORD_BYTES
from boneyard.records.position_text import (
    PositionError,
    read_position,
    redact_position,
    write_position,
)
from boneyard.rules.game import Rules, State

if TYPE_CHECKING:
    from boneyard.puzzles.puzzle import Puzzle

#: Exit status: a puzzle has another answer when it is searched again.
EXIT_CHANGED: Final = 1
#: The most rounds played for each requested puzzle.
MAX_ROUNDS_PER_PUZZLE: Final = 200
#: Worlds of each of the two searches that check a puzzle.
DEFAULT_WORLDS: Final = 4_000
#: How many puzzles are written if no number is given.
DEFAULT_COUNT: Final = 10
#: The extension of compressed files.
GZIP_SUFFIX: Final = ".gz"

ProgressCallback = Callable[[int], None]


@command(
    "help-puzzle",
    ("puzzle --game all-fives", "help-puzzle-show"),
    ("puzzle --game block-draw,latin --count 4 --seed mine -o mine.jsonl", "help-puzzle-some"),
    ("puzzle --check puzzles.jsonl --seed other", "help-puzzle-again"),
    ('puzzle --position "block-draw | 6-4 5-0 / ? ? | 0: 6-6 1: 6-5@1 0: | 10? | 0 0"',
     "help-puzzle-line"),
)  # fmt: skip
@click.option("--game", "games", default="all", show_default=True, metavar="help-m-games-list",
              help="help-puzzle-game")  # fmt: skip
@click.option("--count", type=click.IntRange(1, 100_000), help="help-puzzle-count")
@click.option("--id", "id", metavar="help-m-id", help="help-puzzle-id")
@click.option("--answer", is_flag=True, help="help-puzzle-answer")
@click.option("--position", metavar="help-m-position", help="help-puzzle-position")
@click.option("--lessons", is_flag=True, help="help-puzzle-lessons")
@click.option("--theme", type=click.Choice(THEMES), help="help-puzzle-theme")
@click.option("--seed", metavar="help-m-seed", help="help-puzzle-seed")
@click.option(
    "--check", "file", type=click.Path(dir_okay=False), metavar="help-m-file",
    help="help-puzzle-check",
)  # fmt: skip
@click.option(
    "--worlds",
    type=click.IntRange(10, 1_000_000),
    default=DEFAULT_WORLDS,
    show_default=True,
    help="help-puzzle-worlds",
)
@output_option("help-puzzle-output")
@click.pass_context
def puzzle(
    ctx: click.Context,
    games: str,
    count: int | None,
    id: str | None,
    answer: bool,
    position: str | None,
    lessons: bool,
    theme: str | None,
    seed: str | None,
    file: str | None,
    worlds: int,
    output: str | None,
) -> None:
    """Show a puzzle, generate puzzles from rounds that bots play, or check a file of them."""
    seed = new_secret().hex()[:16] if seed is None else seed
    if file is not None:
        ctx.exit(_check(file, worlds, seed))
    if output is None and not lessons:
        if position is not None:
            chosen = list(_make_from_position(position, seed))
        elif id is not None:
            chosen = [_find(id)]
        else:
            chosen = _choose(games, count or 1, theme, seed)
        for one in chosen:
            _show(one, answer)
        return
    if position is not None:
        count, made = 1, _make_from_position(position, seed)
    elif lessons:
        count = sum(len(course.themes) for course in COURSES) * POSITIONS_PER_LESSON
        made = _make_lesson_puzzles(seed)
    else:
        count = count or DEFAULT_COUNT
        made = _make_puzzles(_parse_games(games), count, seed, theme)
    lines: list[bytes] = []
    with _bar(count) as watch:
        for one in made:
            lines.append(encode_puzzle(one))
            watch(len(lines))
            if output is None:
                click.echo(lines[-1])
    if output is not None:
        text = b"".join(line + b"\n" for line in lines)
        write_output(
            output, gzip.compress(text, 9, mtime=0) if output.endswith(GZIP_SUFFIX) else text
        )
    if len(lines) < count:
        echo("puzzles-fewer", found=len(lines), wanted=count, err=True)


def _find(id: str) -> "Puzzle":
    found = library.find_puzzle(id)
    if found is None:
        raise Failure("puzzles-none")
    return found


def _choose(games: str, count: int, theme: str | None, seed: str) -> "list[Puzzle]":
    """Choose puzzles of the package at random; games that have none get new ones."""
    ids = library.puzzle_ids_by_game()
    wanted = list(ids) if games == "all" else [name.strip() for name in games.split(",")]
    known = [one for name in wanted for one in ids.get(name, ())]
    if not known:
        return list(_make_puzzles(_parse_games(games), count, seed, theme))
    Random(seed).shuffle(known)
    found = (_find(one) for one in known)
    chosen = list(islice((one for one in found if theme in (None, one.theme)), count))
    if not chosen:
        raise Failure("puzzles-none")
    return chosen


class _PuzzleTable:
    """The table of a puzzle, as `MatchDescriber` wants it."""

    def __init__(self, puzzle: "Puzzle") -> None:
        self.puzzle, self.rules = puzzle, puzzle.rules
        self.names = [
            current_translator()("cli-deal-player", number=seat + 1).capitalize()
            for seat in range(self.rules.players)
        ]

    def view(self, seat: int | None) -> State:
        """Return what the seat may know."""
        return self.puzzle.view

    def moves(self, seat: int) -> list[Move]:
        """Return the moves that may be answered."""
        return turn_moves(self.puzzle.view, seat)


def _show(puzzle: "Puzzle", answer: bool) -> None:
    """Show a puzzle; at a terminal, ask for the move."""
    from boneyard.tui.describe import MatchDescriber
    from boneyard.tui.text_ui import parse_typed_move

    translator, table = current_translator(), _PuzzleTable(puzzle)
    shown = MatchDescriber(table, puzzle.seat, translator.translate)
    title = translator.translate(puzzle.rules.game.localized_title)
    click.secho(f"{title}  {puzzle.id}", bold=True)
    for line in (*shown.describe_layout(), *shown.describe_position(), shown.describe_scores()):
        click.echo(line)
    click.echo()
    echo("puzzles-question", grade=puzzle.grade, grades=GRADES[-1])
    for line in shown.list_moves():
        click.echo(f"  {line}")
    if answer:
        _show_answer(puzzle)
    elif sys.stdin is not None and sys.stdin.isatty():
        typed = click.prompt(translator("terminal-prompt"), prompt_suffix=" ")
        try:
            move = parse_typed_move(typed, table.moves(puzzle.seat))
        except TranslatedError as error:
            raise Failure(error) from None
        echo("puzzles-right" if str(move) == puzzle.answer else "puzzles-wrong")
        _show_answer(puzzle)
    else:
        echo("puzzles-see-answer", command=f"boneyard puzzle --id {puzzle.id} --answer")


def _show_answer(puzzle: "Puzzle") -> None:
    """Show what every move is worth, the best first."""
    from rich.console import Console

    translator = current_translator()
    table = summary_table()
    table.add_column(translator("hinttable-move"))
    for id in ("hinttable-points", "hinttable-wins"):
        table.add_column(translator(id), justify="right")
    for one in puzzle.moves:
        table.add_row(one.move, translator.number(one.points, 1), translator.percent(one.wins))
    echo("puzzles-best", move=puzzle.answer)
    Console(highlight=False).print(table)


def _make_from_position(line: str, seed: str) -> "Iterator[Puzzle]":
    """Make a puzzle from a position, if one move of the seat to act is clearly best."""
    from boneyard.puzzles.generate import make_puzzle

    try:
        state = read_position(line)
    except PositionError as error:
        raise Failure(error) from None
    if state.rules.alone or not _can_have_puzzles(state.rules):
        raise Failure("puzzles-not-of", game=state.rules.game.name)
    if state.to_act is None:
        raise Failure("library-nobody-moves")
    view = redact_position(state, state.to_act)
    assert isinstance(view, State)
    found = make_puzzle(view, state.to_act, seed)
    if found is None:
        raise Failure("library-no-puzzle")
    yield replace(found, events=(), position=write_position(view))


def _parse_games(games: str) -> list[Rules]:
    """Parse the games; solitaires and face-down games have none."""
    if games == "all":
        every = [game.rules() for game in GAMES.values() if not game.alone]
        return [rules for rules in every if _can_have_puzzles(rules)]
    found: list[Rules] = []
    for name in games.split(","):
        try:
            game = load_game(name.strip())
        except OptionError as error:
            raise Failure(error) from None
        if game.alone:
            raise Failure("puzzles-for-one", game=game.name)
        rules = game.rules()
        if not _can_have_puzzles(rules):
            raise Failure("puzzles-not-of", game=game.name)
        found.append(rules)
    return found


def _can_have_puzzles(rules: Rules) -> bool:
    """Return whether a visible choice exists that the fast core can evaluate."""
    from boneyard import fast
    from boneyard.fast.errors import CannotCompile

    try:
        fast.compile(rules)
    except CannotCompile:
        return False
    return not rules.game.combined_twists.face_down


def _make_puzzles(
    tables: list[Rules], count: int, seed: str, theme: str | None
) -> "Iterator[Puzzle]":
    """Generate the requested number of puzzles, evenly from the games."""
    from boneyard.puzzles.generate import find_puzzles

    for at, rules in enumerate(tables):
        quota = (count * (at + 1)) // len(tables) - (count * at) // len(tables)
        got = 0
        for number in range(MAX_ROUNDS_PER_PUZZLE * quota):
            for one in find_puzzles(rules, f"{seed} {rules.base_game.lookup_key} {number}", theme):
                if got < quota:
                    yield one
                    got += 1
            if got >= quota:
                break


def _make_lesson_puzzles(seed: str) -> "Iterator[Puzzle]":
    """Generate the positions of all lessons."""
    from boneyard.puzzles.generate import find_course_positions

    for course in COURSES:
        rules = get_game(course.game).rules()
        assert not rules.alone
        yield from find_course_positions(
            course, rules, seed, MAX_ROUNDS_PER_PUZZLE * POSITIONS_PER_LESSON
        )


def _check(file: str, worlds: int, seed: str) -> int:
    """Search every puzzle of a file again, and report changed answers."""
    from boneyard.puzzles.generate import check_puzzle

    puzzles = list(_read(file))
    changed = 0
    with _bar(len(puzzles)) as watch:
        for number, one in enumerate(puzzles, 1):
            found = check_puzzle(one, worlds, seed)
            if not found.holds:
                changed += 1
                others = ", ".join(dict.fromkeys(found.best_moves))
                echo("puzzles-changed", puzzle=one.id, game=one.game, answer=found.answer,
                     others=others)  # fmt: skip
            watch(number)
    echo("puzzles-checked", puzzles=len(puzzles), changed=changed, worlds=worlds)
    return EXIT_CHANGED if changed else 0


def _read(file: str) -> "Iterator[Puzzle]":
    shown = format_value(file, max_chars=1000)
    try:
        with (gzip.open if file.endswith(GZIP_SUFFIX) else open)(Path(file), "rb") as lines:
            text = lines.read(MAX_RECORD_BYTES + 1)
    except OSError as error:
        why_not = message("cli-cant-read", why=os_error_text(error))
        raise Failure("cli-at", where=shown, why=why_not) from None
    if len(text) > MAX_RECORD_BYTES:
        raise Failure(
            "cli-at", where=shown, why=message("cli-too-long", most=MAX_RECORD_BYTES >> 20)
        )
    for number, line in enumerate(text.splitlines(), 1):
        try:
            yield parse_puzzle(line)
        except PuzzleError as error:
            where = message("cli-in-line", file=shown, line=str(number))
            raise Failure("cli-at", where=where, why=error_text(error)) from None


@contextmanager
def _bar(total: int) -> Iterator[ProgressCallback]:
    """Show a progress bar on a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn(current_translator()("puzzles-bar")), BarColumn(), MofNCompleteColumn(),
               TimeElapsedColumn())  # fmt: skip
    console = Console(stderr=True)
    progress = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    task = progress.add_task("", total=total)
    with progress:
        yield lambda done: progress.update(task, completed=done)
