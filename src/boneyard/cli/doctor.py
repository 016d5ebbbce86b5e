"""`boneyard doctor`: check a server's health and suggest fixes."""

from typing import Final

import click

from boneyard.cli.framework import Failure, command
from boneyard.core.strict_json import JsonObject
from boneyard.i18n.translator import current_translator

#: The prefix of each line.
_LEVEL_MESSAGES: Final = {"good": "doctor-good", "note": "doctor-note", "wrong": "doctor-wrong"}


@command("help-doctor", ("doctor --db boneyard.db", "help-doctor-example"))
@click.option("--db", default=None, metavar="help-m-file", help="help-serve-db")
@click.pass_context
def doctor(ctx: click.Context, db: str | None) -> None:
    """Check a server."""
    # Imported lazily: other commands don't need the server.
    from boneyard.server import settings
    from boneyard.server.ops.doctor_checks import diagnose

    try:
        given: JsonObject = {"db": db} if db else {}
        chosen = settings.from_environment(**given)
    except ValueError as error:
        raise Failure(error) from None
    wrong = False
    for finding in diagnose(chosen):
        click.echo(current_translator()(_LEVEL_MESSAGES[finding.level], what=finding.message))
        wrong = wrong or finding.level == "wrong"
    if wrong:
        ctx.exit(1)
