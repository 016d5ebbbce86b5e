"""`boneyard arena`: bots against bots, with duplicate deals."""

import json
import shlex
import shutil
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Final

import click

from boneyard.cli.common import load_game, output_option, write_output
from boneyard.cli.framework import Failure, command, echo
from boneyard.core.fair_shuffle import new_secret
from boneyard.core.options import OptionError, Value, format_value
from boneyard.engine.kinds import AnyGame
from boneyard.games import GAMES
from boneyard.i18n import Message, message
from boneyard.i18n.translator import current_translator
from boneyard.rules.game import Rules

if TYPE_CHECKING:
    from boneyard.arena import ArenaPlan, Checkpoint, PairingTally
    from boneyard.arena.executors import ChunkExecutor
    from boneyard.arena.matchups import TallyCallback

#: Exit statuses: a player forfeited hands; Ctrl-C was pressed.
EXIT_FORFEITED: Final = 1
EXIT_INTERRUPTED: Final = 130


@command(
    "help-arena",
    ("arena --game block-draw -o hand=7 --players heavy,random --deals 200", "help-arena-two"),
    (
        "arena --game all --players club,casual --continue club.jsonl --plot club.svg",
        "help-arena-all",
    ),
    ('arena --game matador --players heavy,mine --bot mine="python3 mine.py"', "help-arena-mine"),
)
@click.option("--game", "games", required=True, metavar="help-m-games-list", help="help-arena-game")
@click.option("-o", "options", multiple=True, metavar="help-m-option", help="help-arena-options")
@click.option("--players", "names", required=True, metavar="A,B,…", help="help-arena-players")
@click.option("--bot", "programs", multiple=True, metavar="help-m-bot", help="help-arena-bot")
@click.option(
    "--deals",
    type=click.IntRange(1, 10_000_000),
    default=1_000,
    show_default=True,
    help="help-arena-deals",
)
@click.option("--seed", metavar="help-m-seed", help="help-arena-seed")
@click.option("--play-all", is_flag=True, help="help-arena-play-all")
@click.option("--cores", type=click.IntRange(min=1), help="help-cores")
@click.option("--ray", metavar="help-m-address", help="help-arena-ray")
@click.option(
    "--continue",
    "file",
    type=click.Path(dir_okay=False),
    metavar="help-m-file",
    help="help-arena-continue",
)
@click.option(
    "--bot-seconds",
    type=click.FloatRange(0.01, 3600),
    metavar="help-m-seconds",
    help="help-arena-bot-seconds",
)
@click.option("--json", "as_json", is_flag=True, help="help-json")
@output_option("help-arena-plot", "--plot")
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
    """Let bots play against each other, and report who is better and how certain that is."""
    import numpy  # noqa: F401 (without it there is no ladder, and that is better known before)

    from boneyard.arena import ArenaPlan, run_arena
    from boneyard.arena.report import compute_all_elo, print_report, render_chart, to_json
    from boneyard.bots.external import ANSWER_SECONDS

    players, commands = _players(names, programs)
    contest = ArenaPlan(
        _parse_games(games, _options(options)),
        players,
        deals,
        new_secret().hex()[:16] if seed is None else seed,
        commands,
        bot_seconds or ANSWER_SECONDS,
        stop_early=not play_all,
    )
    notes = _open_checkpoint(file, contest)
    with _open_executor(cores, ray) as crew, _bar(contest) as watch, _closing_checkpoint(notes):
        held = run_arena(contest, crew, notes, watch)
    ladders = compute_all_elo(contest, held)
    if as_json:
        click.echo(json.dumps(to_json(contest, held, ladders), indent=1))
    else:
        print_report(contest, held, ladders, current_translator())
        if seed is None:
            echo("arena-again", option=f"--seed {contest.seed}")
    if plot:
        write_output(plot, render_chart(ladders, current_translator()).encode())
    for fault in filter(None, (tally.forfeit_message() for tally in held.tallies)):
        click.echo(current_translator().translate(fault), err=True)
    if held.interrupted:
        click.echo(current_translator().translate(_resume_message(file)), err=True)
        ctx.exit(EXIT_INTERRUPTED)
    ctx.exit(EXIT_FORFEITED if any(tally.forfeits for tally in held.tallies) else 0)


def _options(pairs: tuple[str, ...]) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        name = name.strip().replace("-", "_")
        if not (name and equals):
            raise Failure("arena-option-form", option=f"-o {format_value(pair)}")
        if name in chosen:
            raise Failure("cli-option-twice", option=f"-o {format_value(name)}")
        chosen[name] = value.strip()
    return chosen


def _parse_games(games: str, options: dict[str, str]) -> tuple[Rules, ...]:
    if games == "all":
        wanted: list[AnyGame] = [game for game in GAMES.values() if not game.alone]
    else:
        try:
            wanted = [load_game(name.strip()) for name in games.split(",")]
        except OptionError as error:
            raise Failure(error) from None
    return tuple(_rules(game, options) for game in dict.fromkeys(wanted))


def _rules(game: AnyGame, options: dict[str, str]) -> Rules:
    if game.alone:
        raise Failure("arena-for-one", game=game.name)
    known = {option.name: option for option in game.all_options}
    chosen: dict[str, Value] = {
        name: known[name].parse_text(text) if name in known else text
        for name, text in options.items()
    }
    try:
        return game.rules(**chosen)
    except OptionError as error:
        raise Failure(error) from None


def _players(
    names: str, programs: tuple[str, ...]
) -> tuple[tuple[str, ...], tuple[tuple[str, tuple[str, ...]], ...]]:
    """Return the players, and the commands of those that are programs."""
    from boneyard.bots.registry import BOTS

    commands: dict[str, tuple[str, ...]] = {}
    for program in programs:
        name, words = _command(program)
        if name in BOTS or name in commands:
            raise Failure("arena-bot-known", option=f"--bot {format_value(name)}")
        commands[name] = words
    players = tuple(name.strip() for name in names.split(","))
    for name in players:
        if name not in BOTS and name not in commands:
            known = ", ".join((*BOTS, *commands))
            raise Failure("arena-no-bot", bot=repr(format_value(name)), bots=known)
        if players.count(name) > 1:
            raise Failure("arena-player-twice", player=name)
    if len(players) < 2:
        raise Failure("arena-two-players")
    return players, tuple((name, commands[name]) for name in players if name in commands)


def _command(program: str) -> tuple[str, tuple[str, ...]]:
    name, equals, text = program.partition("=")
    try:
        words = tuple(shlex.split(text))
    except ValueError as error:
        raise Failure("cli-at", where=f"--bot {format_value(name)}", why=str(error)) from None
    if not (name.isprintable() and name.strip() == name and name and equals and words):
        raise Failure("arena-bot-form", option=f"--bot {format_value(program)}")
    if "," in name:
        raise Failure("arena-bot-comma", option=f"--bot {format_value(name)}")
    if shutil.which(words[0]) is None:
        missing = repr(format_value(words[0]))
        raise Failure("arena-no-program", option=f"--bot {name}", program=missing)
    return name, words


def _open_checkpoint(file: str | None, contest: "ArenaPlan") -> "Checkpoint | None":
    from boneyard.arena import Checkpoint, CheckpointError

    if file is None:
        return None
    try:
        return Checkpoint(file, contest.checkpoint_header())
    except CheckpointError as error:
        raise Failure(error) from None


@contextmanager
def _closing_checkpoint(notes: "Checkpoint | None") -> Iterator[None]:
    from boneyard.arena import CheckpointError

    try:
        yield
    except CheckpointError as error:
        raise Failure(error) from None
    finally:
        if notes is not None:
            notes.close()


@contextmanager
def _open_executor(cores: int | None, ray: str | None) -> "Iterator[ChunkExecutor]":
    from boneyard.arena import ExecutorError, make_executor

    try:
        with closing(make_executor(cores, ray)) as crew:
            yield crew
    except ExecutorError as error:
        raise Failure(error) from None


@contextmanager
def _bar(contest: "ArenaPlan") -> "Iterator[TallyCallback]":
    """Show a progress bar on a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(),
               TextColumn(current_translator()("arena-deals")), TimeElapsedColumn())  # fmt: skip
    console = Console(stderr=True)
    progress = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    total = progress.add_task(
        current_translator()("arena-all"), total=len(contest.make_pairings()) * contest.deals
    )
    current = progress.add_task("", total=contest.deals)
    done: dict[object, int] = {}

    def watch(tally: "PairingTally") -> None:
        pairing = tally.pairing
        # A decided pairing needs none of its other deals.
        done[pairing] = tally.max_deals if tally.finished else tally.deals
        one, other = pairing.players
        label = f"{pairing.game}: {one} – {other}"
        progress.update(current, description=label, completed=tally.deals)
        progress.update(total, completed=sum(done.values()))

    with progress:
        yield watch


def _resume_message(file: str | None) -> Message:
    if file is None:
        return message("arena-stopped")
    return message("arena-stopped-file", file=format_value(file, max_chars=1000))
