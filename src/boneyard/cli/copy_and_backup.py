"""`boneyard copy` and `boneyard backup`: copy a server's database."""

import click

from boneyard.cli.framework import Failure, command, echo
from boneyard.core.strict_json import JsonObject


@command(
    "help-copy",
    ("copy boneyard.db postgresql://boneyard@localhost/boneyard", "help-copy-there"),
    ("copy postgresql://boneyard@localhost/boneyard boneyard.db", "help-copy-back"),
)
@click.argument("source", metavar="help-m-from")
@click.argument("target", metavar="help-m-to")
def copy(source: str, target: str) -> None:
    """Copy a server to another database."""
    # Imported lazily: other commands don't need the server.
    from boneyard.server import settings
    from boneyard.server.db.copy_and_backup import copy_database

    try:
        for db in (source, target):
            settings.check_database(db)
        copied = copy_database(source, target)
    except (ValueError, RuntimeError) as error:
        raise Failure(error) from None
    echo("cli-copied", matches=copied.matches, entries=copied.entries)


@command("help-backup", ("backup house-monday.db", "help-backup-one"))
@click.argument("file", metavar="help-m-file")
@click.option("--db", default=None, metavar="help-m-from", help="help-serve-db")
def backup(file: str, db: str | None) -> None:
    """Back up a server's database to a file, while it runs."""
    from boneyard.server import settings
    from boneyard.server.db.copy_and_backup import back_up

    try:
        given: JsonObject = {"db": db} if db else {}
        copied = back_up(settings.from_environment(**given).db, file)
    except (ValueError, RuntimeError) as error:
        raise Failure(error) from None
    echo("cli-backed-up", file=file, matches=copied.matches, entries=copied.entries)
