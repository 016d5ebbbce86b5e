"""`boneyard arena`: bots against bots, in duplicate play."""

import json
import shlex
import shutil
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Any, Final

import click

from boneyard.chance import new_secret
from boneyard.cli.common import Failure, write_whole
from boneyard.games import GAMES, AnyGame, game_named
from boneyard.options import OptionError, Value, shown
from boneyard.rules.game import Rules

if TYPE_CHECKING:
    from boneyard.arena import Contest, Notes, Tally
    from boneyard.arena.contest import Watch
    from boneyard.arena.crews import Crew

#: Exit statuses: a player forfeited hands; somebody pressed Ctrl-C.
FORFEITED: Final = 1
INTERRUPTED: Final = 130


@click.command()
@click.option(
    "--game",
    "games",
    required=True,
    metavar="GAME",
    help="A game, several with commas between them, or all.",
)
@click.option(
    "-o",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    help="An option of the game, such as players=4; may be there several times.",
)
@click.option(
    "--players",
    "names",
    required=True,
    metavar="A,B,…",
    help="Who plays: names of bots. Every one meets every other.",
)
@click.option(
    "--bot",
    "programs",
    multiple=True,
    metavar='NAME="COMMAND"',
    help="A program that plays under a name, over its standard input and output.",
)
@click.option(
    "--deals",
    type=click.IntRange(1, 10_000_000),
    default=1_000,
    show_default=True,
    help="At most so many for each pairing; each is played twice.",
)
@click.option("--seed", help="The same seed gives the same result; else by chance.")
@click.option("--play-all", is_flag=True, help="Play all deals, even if fewer decide it.")
@click.option("--cores", type=click.IntRange(min=1), help="How many to use; all of them if unsaid.")
@click.option("--ray", metavar="ADDRESS", help="Play on a Ray cluster (auto: the one at hand).")
@click.option(
    "--continue",
    "file",
    type=click.Path(dir_okay=False),
    metavar="FILE",
    help="Write down what is played, and go on from there next time.",
)
@click.option(
    "--bot-seconds",
    type=click.FloatRange(0.01, 3600),
    help="How long a program may think about a move; 10 s if unsaid.",
)
@click.option("--json", "as_json", is_flag=True, help="One JSON object, for programs.")
@click.option(
    "--plot", type=click.Path(dir_okay=False), metavar="FILE", help="Draw the ladder, as SVG."
)
@click.pass_context  # fmt: skip
def arena(
    ctx: click.Context,
    games: str,
    options: tuple[str, ...],
    names: str,
    programs: tuple[str, ...],
    deals: int,
    seed: str | None,
    play_all: bool,
    cores: int | None,
    ray: str | None,
    file: str | None,
    bot_seconds: float | None,
    as_json: bool,
    plot: str | None,
) -> None:
    """Let bots play against each other, and tell who is better and how sure that is.

    Each deal is played twice, with the seats exchanged: luck with the tiles is the same for both.
    A pairing stops as soon as the question who is better is decided. Intervals hold in 95 % of
    all runs. The same seed gives the same result on any number of cores.

    \b
    boneyard arena --game block-draw -o hand=7 --players heavy,random --deals 200
    boneyard arena --game all --players club,casual --continue club.jsonl --plot club.svg
    boneyard arena --game matador --players heavy,mine --bot mine="python3 mine.py"

    A program gets one line of JSON for each move and answers {"move": "…"}; a hand that it can't
    play on is forfeited, and the exit status is 1.
    """
    from boneyard.arena import Contest, hold
    from boneyard.arena.telling import drawn, ladders_of, show, told
    from boneyard.bots.program import PATIENCE

    players, commands = _players(names, programs)
    contest = Contest(
        _tables(games, _options(options)),
        players,
        deals,
        new_secret().hex()[:16] if seed is None else seed,
        commands,
        bot_seconds or PATIENCE,
        early=not play_all,
    )
    notes = _notes(file, contest)
    with _crew(cores, ray) as crew, _bar(contest) as watch, _kept(notes):
        held = hold(contest, crew, notes, watch)
    ladders = ladders_of(contest, held)
    if as_json:
        click.echo(json.dumps(told(contest, held, ladders), indent=1))
    else:
        show(contest, held, ladders)
        if seed is None:
            click.echo(f"the same deals again: --seed {contest.seed}")
    if plot:
        write_whole(plot, drawn(ladders).encode())
    for fault in filter(None, (tally.fault() for tally in held.tallies)):
        click.echo(fault, err=True)
    if held.stopped:
        click.echo(_how_to_go_on(file), err=True)
        ctx.exit(INTERRUPTED)
    ctx.exit(FORFEITED if any(tally.faults for tally in held.tallies) else 0)


def _options(pairs: tuple[str, ...]) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        name = name.strip().replace("-", "_")
        if not (name and equals):
            raise Failure(f"-o {shown(pair)}: options are written like -o players=4")
        if name in chosen:
            raise Failure(f"-o {shown(name)} is there twice")
        chosen[name] = value.strip()
    return chosen


def _tables(games: str, options: dict[str, str]) -> tuple[Rules, ...]:
    if games == "all":
        wanted: list[AnyGame] = [game for game in GAMES.values() if not game.alone]
    else:
        try:
            wanted = [game_named(name.strip()) for name in games.split(",")]
        except OptionError as error:
            raise Failure(str(error)) from None
    return tuple(_rules(game, options) for game in dict.fromkeys(wanted))


def _rules(game: AnyGame, options: dict[str, str]) -> Rules:
    if game.alone:
        raise Failure(f"{game.name} is a game for one: nobody can be met there")
    known = {option.name: option for option in game.all_options}
    chosen: dict[str, Value] = {
        name: known[name].from_text(text) if name in known else text
        for name, text in options.items()
    }
    try:
        return game.rules(**chosen)
    except OptionError as error:
        raise Failure(str(error)) from None


def _players(
    names: str, programs: tuple[str, ...]
) -> tuple[tuple[str, ...], tuple[tuple[str, tuple[str, ...]], ...]]:
    """Who plays, and the commands of those that are programs."""
    from boneyard.bots import BOTS

    commands: dict[str, tuple[str, ...]] = {}
    for program in programs:
        name, command = _command(program)
        if name in BOTS or name in commands:
            raise Failure(f"--bot {shown(name)}: there is a bot of that name already")
        commands[name] = command
    players = tuple(name.strip() for name in names.split(","))
    for name in players:
        if name not in BOTS and name not in commands:
            known = ", ".join((*BOTS, *commands))
            raise Failure(f"there is no bot {shown(name)!r}: there are {known}")
        if players.count(name) > 1:
            raise Failure(f"{name} is there twice: players are different ones")
    if len(players) < 2:
        raise Failure("a contest needs two players or more, as in --players heavy,random")
    return players, tuple((name, commands[name]) for name in players if name in commands)


def _command(program: str) -> tuple[str, tuple[str, ...]]:
    name, equals, text = program.partition("=")
    try:
        command = tuple(shlex.split(text))
    except ValueError as error:
        raise Failure(f"--bot {shown(name)}: {error}") from None
    if not (name.isprintable() and name.strip() == name and name and equals and command):
        raise Failure(f'--bot {shown(program)}: it is written like --bot mine="python3 mine.py"')
    if "," in name:
        raise Failure(f"--bot {shown(name)}: a name has no comma")
    if shutil.which(command[0]) is None:
        raise Failure(f"--bot {name}: there is no program {shown(command[0])!r}")
    return name, command


def _notes(file: str | None, contest: "Contest") -> "Notes | None":
    from boneyard.arena import Notes, NotesError

    if file is None:
        return None
    try:
        return Notes(file, contest.question())
    except NotesError as error:
        raise Failure(str(error)) from None


@contextmanager
def _kept(notes: "Notes | None") -> Iterator[None]:
    from boneyard.arena import NotesError

    try:
        yield
    except NotesError as error:
        raise Failure(str(error)) from None
    finally:
        if notes is not None:
            notes.close()


@contextmanager
def _crew(cores: int | None, ray: str | None) -> "Iterator[Crew]":
    from boneyard.arena import CrewError, crew_of

    try:
        with closing(crew_of(cores, ray)) as crew:
            yield crew
    except CrewError as error:
        raise Failure(str(error)) from None


@contextmanager
def _bar(contest: "Contest") -> "Iterator[Watch]":
    """Show on a terminal how far it has come."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(),
               TextColumn("deals"), TimeElapsedColumn())  # fmt: skip
    console = Console(stderr=True)
    progress = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    total = progress.add_task("all", total=len(contest.pairings()) * contest.deals)
    current = progress.add_task("", total=contest.deals)
    done: dict[Any, int] = {}

    def watch(tally: "Tally") -> None:
        pairing = tally.pairing
        # A pairing that is decided needs none of its other deals.
        done[pairing] = tally.most if tally.closed else tally.deals
        one, other = pairing.players
        told = f"{pairing.game}: {one} – {other}"
        progress.update(current, description=told, completed=tally.deals)
        progress.update(total, completed=sum(done.values()))

    with progress:
        yield watch


def _how_to_go_on(file: str | None) -> str:
    if file is None:
        return "stopped; with --continue FILE it could be gone on with"
    return f"stopped; the same command goes on from what is in {shown(file, most=1000)}"
