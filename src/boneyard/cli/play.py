"""`boneyard play`: a match in this terminal, full screen or as text."""

import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeGuard

import click

from boneyard.bots.characters import pick_free_name
from boneyard.bots.registry import BOTS, DEFAULT_BOT, LEVELS, styles_of
from boneyard.cli.bot import TOKEN_OPTION, load_token, save_token
from boneyard.cli.common import GameName, output_option, parse_rules, write_output
from boneyard.cli.framework import Failure, echo
from boneyard.cli.game_options import game_command
from boneyard.core.fair_shuffle import Fair, new_secret, secret_from_seed
from boneyard.core.options import format_value
from boneyard.engine.kinds import AnyGame, AnyRules
from boneyard.extras import DISTRIBUTION
from boneyard.i18n.translator import current_translator
from boneyard.tui.local_match import LocalMatch, SeatPlayer
from boneyard.tui.match_interface import Match

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

#: The longest name of a player.
MAX_NAME_CHARS: Final = 24
#: Moves the cursor home, and clears the screen and the scrollback.
_CLEAR_SCREEN: Final = "\x1b[H\x1b[2J\x1b[3J"


class GameOrLink(GameName):
    """A game, or the link of a match on a server."""

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> Any:
        """Find the game; a link stays as it is."""
        return value if _is_link(value) else super().convert(value, param, ctx)


class LevelList(click.ParamType[str]):
    """Bot levels, separated by commas."""

    name = "levels"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> str:
        """Return it as it is: the number of bots is checked later."""
        return str(value)

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> "list[CompletionItem]":
        """Complete the last of them."""
        from click.shell_completion import CompletionItem

        before, comma, last = incomplete.rpartition(",")
        named = [f"{one}:{manner}" for one in LEVELS for manner in styles_of(one)]
        # Levels are completed first; styles once a colon is typed.
        fitting = (one for one in (named if ":" in last else LEVELS) if one.startswith(last))
        return [CompletionItem(f"{before}{comma}{level}") for level in fitting]


def _is_link(value: object) -> TypeGuard[str]:
    return isinstance(value, str) and value.lower().startswith(("http://", "https://"))


@game_command(
    "help-play",
    ("play all-fives", "help-play-one"),
    ("play bergen --players 3 --bots expert,casual", "help-play-levels"),
    ("play block-draw --hands 2 --names Ann,Ben", "help-play-hands"),
    ("play domino-solitaire --plain", "help-play-plain-example"),
    ("play https://house.example/m/abc --names Ann", "help-play-link"),
)
@click.argument("game", type=GameOrLink(), metavar="help-m-game-or-link")
@click.option("--plain", is_flag=True, help="help-play-plain")
@click.option("--bots", type=LevelList(), default=DEFAULT_BOT, show_default=True,
              metavar="help-m-levels", help="help-play-bots")  # fmt: skip
@click.option("--hands", type=click.IntRange(0, 8), default=1, show_default=True,
              help="help-play-with")  # fmt: skip
@click.option("--names", default="", metavar="help-m-names", help="help-play-names")
@click.option("--seed", help="help-deal-seed", metavar="help-m-seed")
@output_option("help-play-output")
@TOKEN_OPTION
@click.argument("options", nargs=-1, type=click.UNPROCESSED, metavar="help-m-options")
def play(
    game: AnyGame | str,
    plain: bool,
    bots: str,
    hands: int,
    names: str,
    seed: str | None,
    output: str | None,
    token: str | None,
    options: tuple[str, ...],
) -> None:
    """Play a match in this terminal."""
    if isinstance(game, str):
        if options:
            raise Failure("cli-no-option", word=repr(format_value(options[0])))
        _play_remote(game, names, token, output, plain)
        return
    rules = parse_rules(game, list(options))
    chairs = assign_seats(rules, bots, hands, names)
    match = LocalMatch(
        rules, chairs, Fair(secret_from_seed(seed) if seed is not None else new_secret())
    )
    run_match(match, plain)
    save_record(match, output)


def _play_remote(link: str, names: str, token: str | None, output: str | None, plain: bool) -> None:
    """Play on a server, by the link of a match there."""
    from boneyard.client import Client, ClientError, read_link
    from boneyard.tui.remote_match import RemoteMatch

    (name,) = _player_names(1, names)
    try:
        at = read_link(link)
        with Client(
            at.server_url, load_token(token), language=current_translator().language
        ) as client:
            client.sign_in()
            save_token(token, client.token)
            match = RemoteMatch(client.join(at, name))
            run_match(match, plain)
            save_record(match, output)
    except ClientError as error:
        raise Failure(error) from None


def assign_seats(rules: AnyRules, bots: str, hands: int, names: str) -> list[SeatPlayer]:
    """Assign seats: people first, then bots; the last level applies to all remaining seats."""
    if hands > rules.players:
        raise Failure("terminal-hands-many", hands=hands, players=rules.players)
    levels = [level.strip() for level in bots.split(",")]
    for level in levels:
        if level not in BOTS:
            known = ", ".join(LEVELS)
            raise Failure("arena-no-bot", bot=repr(format_value(level)), bots=known)
    room = rules.players - hands
    if len(levels) > max(room, 1):
        raise Failure("terminal-bots-many", bots=len(levels), room=room)
    chairs = [SeatPlayer(name) for name in _player_names(hands, names)]
    for at in range(room):
        level = levels[min(at, len(levels) - 1)]
        chairs.append(SeatPlayer(pick_free_name(level, [chair.name for chair in chairs]), level))
    return chairs


def _player_names(hands: int, names: str) -> list[str]:
    """Return the names of the people at the keyboard."""
    given = [" ".join(name.split()) for name in names.split(",")] if names else []
    if len(given) > hands or len({*given}) < len(given):
        raise Failure("terminal-names", hands=hands)
    for name in given:
        if not name or len(name) > MAX_NAME_CHARS or not name.isprintable():
            raise Failure("terminal-name", name=repr(format_value(name)), most=MAX_NAME_CHARS)
    rest = (
        current_translator()("terminal-player", number=at + 1) for at in range(len(given), hands)
    )
    return [*given, *rest]


class StdioTerminal:
    """Lines from standard input, and to standard output."""

    def read(self, prompt: str) -> str:
        """Read a line; piped input is echoed, so that a transcript is readable."""
        print(prompt, end=" ", flush=True)
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not line:
            print()
            raise EOFError
        if not sys.stdin.isatty():
            print(format_value(line.strip()))
        return line

    def write(self, line: str) -> None:
        """Show a line."""
        print(line, flush=True)

    def clear(self) -> None:
        """Clear the screen, if there is one."""
        if sys.stdout.isatty():
            print(_CLEAR_SCREEN, end="", flush=True)


def run_match(match: Match, plain: bool) -> None:
    """Play full screen; in text if requested, or better here."""
    if plain or not match.local_seats or prefers_text_ui():
        run_text_ui(match)
        return
    try:
        from boneyard.tui.full_screen_app import MatchApp
    except ImportError:
        echo("terminal-no-screen", install=f'pip install "{DISTRIBUTION}[terminal]"')
        run_text_ui(match)
        return
    screen = MatchApp(match, current_translator())
    screen.run()
    if screen.game_thread.error is not None:
        raise Failure(screen.game_thread.error)


def run_text_ui(match: Match) -> None:
    """Play in text."""
    from boneyard.tui.text_ui import TextUi

    if sys.stdin is not None and sys.stdin.isatty():
        import contextlib

        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (lines can be edited once it is there)
    TextUi(match, StdioTerminal(), current_translator()).play()


def save_record(match: Match, output: str | None) -> None:
    """Write the record of a match: to the given file, or ask for one."""
    if not match.steps or not match.local_seats:
        return
    if output is None:
        if sys.stdin is None or not sys.stdin.isatty():
            return
        try:
            output = StdioTerminal().read(current_translator()("terminal-save-ask")).strip()
        except (EOFError, KeyboardInterrupt):
            return
    if output:
        write_output(output, json.dumps(match.record()).encode() + b"\n")
        echo("terminal-saved", err=output == "-", file=format_value(output, max_chars=1000))


#: Where Linux lists the synthesiser of its own screen reader.
SPEAKUP_SYNTH_FILE: Final = Path("/sys/accessibility/speakup/synth")
#: Environment variables of screen readers and braille displays.
SCREEN_READER_VARIABLES: Final = ("ACCESSIBLE", "BRLTTY_DEVICE", "BRLTTY_PID_FILE")
#: The Windows system parameter for a screen reader.
_SPI_GETSCREENREADER: Final = 0x0046


def prefers_text_ui(environment: Mapping[str, str] = os.environ) -> bool:
    """Return whether text is better than full screen here: no terminal, or it is read aloud."""
    streams = (sys.stdin, sys.stdout)
    if any(stream is None or not stream.isatty() for stream in streams):
        return True
    return environment.get("TERM", "") in ("dumb", "unknown") or has_screen_reader(environment)


def has_screen_reader(environment: Mapping[str, str]) -> bool:
    """Return whether a screen reader is probably running."""
    return (
        any(map(environment.get, SCREEN_READER_VARIABLES))
        or _speakup_is_active()
        or _windows_has_screen_reader()
    )


def _speakup_is_active() -> bool:
    try:
        return SPEAKUP_SYNTH_FILE.read_text().strip() not in ("", "none")
    except OSError:
        return False


def _windows_has_screen_reader() -> bool:
    if sys.platform != "win32":
        return False
    import ctypes

    found = ctypes.c_int(0)
    ctypes.windll.user32.SystemParametersInfoW(_SPI_GETSCREENREADER, 0, ctypes.byref(found), 0)
    return bool(found.value)
