"""`boneyard bot` and `boneyard watch`: play or watch on a server, by link."""

import os
import random
import shlex
from pathlib import Path

import click

from boneyard.bots.registry import BOTS, LEVELS, Bot
from boneyard.cli.common import write_atomically
from boneyard.cli.framework import Failure, command, echo, os_error_text
from boneyard.core.options import format_value
from boneyard.i18n.translator import current_translator


class LevelChoice(click.Choice[str]):
    """The levels of bots."""

    def __init__(self) -> None:
        super().__init__(tuple(BOTS))


def load_token(path: str | None) -> str:
    """Load the token from a file; '' if the file doesn't exist yet."""
    if path is None or not Path(path).exists():
        return os.environ.get("BONEYARD_TOKEN", "")
    try:
        token = Path(path).read_text("utf-8").strip()
    except (OSError, UnicodeError) as error:
        why = os_error_text(error) if isinstance(error, OSError) else str(error)
        raise Failure("cli-file-fails", file=format_value(path, max_chars=1000), why=why) from None
    if not token.isascii() or not token.isprintable() or not 0 < len(token) <= 200:
        raise Failure("client-token-file", file=format_value(path, max_chars=1000))
    return token


def save_token(path: str | None, token: str) -> None:
    """Save a token readable only by its owner."""
    if path is not None and not Path(path).exists():
        before = os.umask(0o077)
        try:
            write_atomically(path, token.encode() + b"\n")
        finally:
            os.umask(before)


TOKEN_OPTION = click.option("--token", type=click.Path(dir_okay=False), metavar="help-m-file",
                     help="help-token")  # fmt: skip


@command(
    "help-bot",
    ("bot --connect https://house.example/m/abc --level expert", "help-bot-level-example"),
    ('bot --connect https://house.example/m/abc --program "python3 mybot.py"', "help-bot-mine"),
)
@click.option("--connect", "link", required=True, metavar="help-m-link", help="help-bot-connect")
@click.option("--program", metavar="help-m-command", help="help-bot-program")
@click.option("--level", type=LevelChoice(), metavar="help-m-level", help="help-bot-level")
@click.option("--name", metavar="help-m-name", help="help-bot-name")
@click.option("--seat", type=click.IntRange(1, 10), help="help-bot-seat")
@click.option("--seconds", type=click.FloatRange(0.01, 3600), metavar="help-m-seconds",
              help="help-arena-bot-seconds")  # fmt: skip
@TOKEN_OPTION
def bot(
    link: str,
    program: str | None,
    level: str | None,
    name: str | None,
    seat: int | None,
    seconds: float | None,
    token: str | None,
) -> None:
    """Take a seat on a server and let a bot or a program play."""
    from boneyard.bots.external import ANSWER_SECONDS, BotFault, Program
    from boneyard.client import Client, ClientError, read_link
    from boneyard.client.play import keep_seat
    from boneyard.tui.describe import MatchDescriber
    from boneyard.tui.remote_match import RemoteMatch

    if (program is None) == (level is None):
        raise Failure("client-needs-one")
    mine = Program(program, seconds or ANSWER_SECONDS) if program is not None else None
    player: Bot = mine if mine is not None else BOTS[level or LEVELS[0]].bot
    called = name or (BOTS[level].title if level else Path(shlex.split(program or "")[-1]).stem)
    try:
        at = read_link(link)
        with Client(
            at.server_url, load_token(token), language=current_translator().language
        ) as client:
            client.sign_in()
            save_token(token, client.token)
            table = client.join(at, called[:32], None if seat is None else seat - 1)
            assert table.seat is not None
            title = table.rules.game.localized_title
            echo("client-sits", name=called, seat=str(table.seat + 1), game=title)
            keep_seat(table, player, random.Random())
            click.echo(
                MatchDescriber(
                    RemoteMatch(table), table.seat, current_translator().translate
                ).describe_scores()
            )
    except (ClientError, BotFault) as error:
        raise Failure(error) from None
    except KeyboardInterrupt:
        raise click.Abort from None
    finally:
        if mine is not None:
            mine.close()


@command("help-watch", ("watch https://house.example/m/abc", "help-watch-one"))
@click.argument("link", metavar="help-m-link")
@TOKEN_OPTION
def watch(link: str, token: str | None) -> None:
    """Print a match live."""
    from boneyard.client import Client, ClientError, read_link
    from boneyard.tui.describe import MatchDescriber
    from boneyard.tui.remote_match import RemoteMatch

    try:
        at = read_link(link)
        with Client(
            at.server_url, load_token(token), language=current_translator().language
        ) as client:
            match = RemoteMatch(client.table(at.match))
            describer = MatchDescriber(match, None, current_translator().translate)
            title, who = match.rules.game.localized_title, tuple(match.names)
            echo("client-watches", game=title, who=who)
            printed = 0
            while True:
                for line in describer.describe_events(match.visible_events(printed, None)):
                    click.echo(line)
                printed = len(match.steps)
                if match.over:
                    return
                match.advance()
    except ClientError as error:
        raise Failure(error) from None
    except KeyboardInterrupt:
        raise click.Abort from None
