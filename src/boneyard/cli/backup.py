"""`boneyard copy` and `boneyard backup`: a house from one database into another."""

import click

from boneyard.cli.framework import Failure, command, echo


@command(
    "help-copy",
    ("copy house.db postgresql://boneyard@localhost/boneyard", "help-copy-there"),
    ("copy postgresql://boneyard@localhost/boneyard house.db", "help-copy-back"),
)
@click.argument("source", metavar="help-m-from")
@click.argument("target", metavar="help-m-to")
def copy(source: str, target: str) -> None:
    """Move a house to another database."""
    # Here, for it takes its time: other commands do without the server.
    from boneyard.server.db.backup import copy_database

    try:
        copied = copy_database(source, target)
    except RuntimeError as error:
        raise Failure(error) from None
    echo("cli-copied", matches=copied.matches, entries=copied.entries)


@command("help-backup", ("backup house-monday.db", "help-backup-one"))
@click.argument("file", metavar="help-m-file")
@click.option("--db", default=None, metavar="help-m-from", help="help-serve-db")
def backup(file: str, db: str | None) -> None:
    """Write all that a house has into a file, while it runs."""
    from boneyard.server import settings
    from boneyard.server.db.backup import back_up

    try:
        copied = back_up(db or settings.from_environment().db, file)
    except (ValueError, RuntimeError) as error:
        raise Failure(error) from None
    echo("cli-backed-up", file=file, matches=copied.matches, entries=copied.entries)
