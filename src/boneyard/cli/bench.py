"""`boneyard bench`: rounds a second, against the plain engine and other engines."""

import json
import os
import random
import time
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import click

from boneyard.cli.common import summary_table
from boneyard.cli.framework import Failure, command, echo
from boneyard.core.strict_json import JsonObject
from boneyard.fast.errors import CannotCompile
from boneyard.games import GAMES
from boneyard.i18n import error_text
from boneyard.i18n.translator import current_translator

#: Two-player Draw as other engines have it.
DRAW_OPTIONS: Final[JsonObject] = {"players": 2, "hand": 7, "lead": "highest"}
#: How often each is measured, interleaved with the others; the best counts.
MEASUREMENT_COUNT: Final = 4
#: With a smaller share of the cores' time than this, something else was running.
MIN_CPU_SHARE: Final = 0.8
#: The headings of the table.
COLUMN_MESSAGES: Final = (
    "", "bench-game", "bench-players", "bench-cores", "bench-rounds", "bench-plays", "bench-times",
)  # fmt: skip
#: A benchmark function: plays a number of rounds, and returns rounds and plays.
PlayRounds = Callable[[int], tuple[int, int]]


class BenchResult(NamedTuple):
    """The result of one engine."""

    what: str
    game: str
    players: int
    cores: int
    rounds_per_second: float
    plays_per_second: float


class EngineRunner:
    """An engine that plays rounds, and its best speed."""

    def __init__(self, what: str, game: str, players: int, cores: int, go: PlayRounds) -> None:
        self.names = (what, game, players, cores)
        # On one core, processor time counts: other load makes no difference.
        self.clock = time.thread_time if cores == 1 else time.perf_counter
        self.play_rounds = go
        self.best = (0.0, 0.0)
        #: Its share of the cores' time when it was fastest.
        self.cpu_share = 1.0
        # Threads share rounds by the thousand: with fewer, some would be idle.
        self.rounds = 8 if cores == 1 else 1 << 14
        self.measure(0.0)

    def measure(self, seconds: float) -> None:
        """Play for about this many seconds."""
        begun, worked = self.clock(), time.process_time()
        rounds = plays = 0
        while True:
            start = self.clock()
            more, others = self.play_rounds(self.rounds)
            rounds, plays = rounds + more, plays + others
            now = self.clock()
            if now - start < seconds / 4:
                # Too short runs measure the clock: discard them.
                self.rounds *= 2
                begun, worked, rounds, plays = now, time.process_time(), 0, 0
            elif now - begun >= seconds:
                break
        spent = max(now - begun, 1e-9)
        if seconds and rounds / spent > self.best[0]:
            self.best = (rounds / spent, plays / spent)
            self.cpu_share = (time.process_time() - worked) / spent / self.names[3]

    @property
    def result(self) -> BenchResult:
        """Return its best speed."""
        return BenchResult(*self.names, *self.best)


def plain_engine_player(name: str, options: JsonObject) -> PlayRounds:
    """Make a player of the plain engine, at random."""
    from boneyard.arena.random_play import random_round
    from boneyard.core.chance import Seeded
    from boneyard.engine import deal_round

    rules = GAMES[name].rules(**options)
    assert not rules.alone
    dice = random.Random(1)

    def go(rounds: int) -> tuple[int, int]:
        plays = 0
        for _ in range(rounds):
            chance = Seeded(str(dice.random()))
            dealt = deal_round(rules.new_match(), chance)[1]
            plays += random_round(dealt, chance, dice)[0].plays
        return rounds, plays

    return go


def fast_core_player(name: str, options: JsonObject, cores: int) -> PlayRounds:
    """Make a player of the fast core, at random."""
    from boneyard import fast

    game = fast.compile(name, **options)
    played = 0

    def go(rounds: int) -> tuple[int, int]:
        nonlocal played
        found = fast.play_rounds(game, rounds, 1, first=played, threads=cores)
        played += rounds
        return rounds, int(found.plays.sum())

    return go


def open_spiel_player() -> PlayRounds:
    """Make a player of OpenSpiel's block dominoes, at random."""
    import pyspiel
    from open_spiel.python.games import block_dominoes

    assert block_dominoes
    game = pyspiel.load_game("python_block_dominoes")
    dice = random.Random(1)

    def go(rounds: int) -> tuple[int, int]:
        plays = 0
        for _ in range(rounds):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(dice.choice(state.chance_outcomes())[0])
                else:
                    state.apply_action(dice.choice(state.legal_actions()))
                    plays += 1
        return rounds, plays

    return go


def dominoes_player() -> PlayRounds:
    """Make a player of PyPI's `dominoes`, at random: four players in two teams, no drawing."""
    import dominoes as theirs

    dice = random.Random(1)

    def go(rounds: int) -> tuple[int, int]:
        plays = 0
        for _ in range(rounds):
            game = theirs.Game.new(starting_player=0)
            while game.result is None:
                game.make_move(*dice.choice(game.valid_moves))
                plays += 1
        return rounds, plays

    return go


def peer_runners() -> Iterator[EngineRunner]:
    """List the other engines that are installed here."""
    found: list[tuple[str, str, int, Callable[[], PlayRounds]]] = [
        ("open_spiel", "python_block_dominoes", 2, open_spiel_player),
        ("dominoes", "dominoes", 4, dominoes_player),
    ]
    for what, game, players, make in found:
        try:
            yield EngineRunner(what, game, players, 1, make())
        except ImportError as error:
            echo("bench-without", what=what, why=error_text(error), err=True)


def make_runners(names: tuple[str, ...], no_plain: bool) -> Iterator[EngineRunner]:
    """List all that is to be measured; two-player Draw first."""
    yield from peer_runners()
    for name in names:
        players = min(GAMES[name].players)
        options = DRAW_OPTIONS if name == "block-draw" else {"players": players}
        for cores in sorted({1, os.cpu_count() or 1}):
            yield EngineRunner(
                "boneyard-fast", name, players, cores, fast_core_player(name, options, cores)
            )
        if not no_plain:
            yield EngineRunner("boneyard", name, players, 1, plain_engine_player(name, options))


def select_games(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the named games, or all multiplayer ones."""
    tables = [name for name, game in GAMES.items() if not game.alone]
    for name in names:
        if name not in tables:
            raise Failure("bench-not-for-several", game=repr(name), games=", ".join(tables))
    return names or tuple(tables)


@command(
    "help-bench",
    ("bench", "help-bench-all"),
    ("bench block-draw bendomino --seconds 1 --json", "help-bench-two"),
)
@click.argument("games", nargs=-1, metavar="help-m-games")
@click.option("--seconds", type=click.FloatRange(0.01, 60), default=0.3, show_default=True,
              help="help-bench-seconds", metavar="help-m-seconds")  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="help-bench-json")
@click.option("--no-plain", is_flag=True, help="help-bench-no-plain")
def bench(games: tuple[str, ...], seconds: float, as_json: bool, no_plain: bool) -> None:
    """Measure rounds and plays a second of games."""
    try:
        measured = list(make_runners(select_games(games), no_plain))
    except CannotCompile as error:
        raise Failure(error) from None
    for _ in range(MEASUREMENT_COUNT):
        for runner in measured:
            runner.measure(seconds)
    lines = [runner.result for runner in measured]
    had = min(runner.cpu_share for runner in measured)
    if had < MIN_CPU_SHARE:
        echo("bench-busy", share=current_translator().percent(had), err=True)
    if as_json:
        click.echo(json.dumps([line._asdict() for line in lines], indent=1))
    else:
        print_table(lines)


def print_table(lines: list[BenchResult]) -> None:
    """Print a table; the last column is the factor over the plain engine."""
    from rich.console import Console

    translator = current_translator()
    plain = {line.game: line.plays_per_second for line in lines if line.what == "boneyard"}
    table = summary_table()
    for at, id in enumerate(COLUMN_MESSAGES):
        table.add_column(translator(id) if id else "", justify="right" if at > 1 else "left",
                         no_wrap=True)  # fmt: skip
    for line in lines:
        usual = plain.get(line.game)
        share = translator.number(line.plays_per_second / usual) if usual else ""
        table.add_row(
            line.what,
            line.game,
            str(line.players),
            str(line.cores),
            translator.number(line.rounds_per_second),
            translator.number(line.plays_per_second),
            share,
        )
    Console(highlight=False).print(table)
