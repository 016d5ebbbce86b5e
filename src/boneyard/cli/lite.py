"""`boneyard lite`: build Boneyard Lite, a folder of static files."""

import re
from pathlib import Path
from typing import Final

import click

from boneyard.cli.framework import Failure, command, echo, os_error_text
from boneyard.extras import require_extra

_BASE: Final = re.compile(r"/(?:[\w.~-]+/)*")
_MEGABYTE: Final = 1_000_000


@command(
    "help-lite",
    ("lite site/", "help-lite-here"),
    ("lite site/ --base /dominoes/", "help-lite-below"),
)
@click.argument("output", type=click.Path(path_type=Path), metavar="help-m-folder")
@click.option(
    "--base", default="/", show_default=True, metavar="help-m-path", help="help-lite-base"
)
@click.option("--friends", default="", metavar="help-m-address", help="help-lite-friends")
def lite(output: Path, base: str, friends: str) -> None:
    """Build Boneyard Lite."""
    if not _BASE.fullmatch(base):
        raise Failure("lite-build-base", base=base)
    if friends and not friends.startswith(("https://", "http://")):
        raise Failure("lite-build-friends", address=friends)
    with require_extra():
        from boneyard.lite.build import build_folder, write_folder
        from boneyard.lite.packages import LiteError
    try:
        built = build_folder(base, friends, lambda id: echo(id, err=True))
        write_folder(built, output)
    except LiteError as error:
        raise Failure(error) from None
    except OSError as error:
        raise Failure(
            "lite-build-unwritable", folder=str(output), why=os_error_text(error)
        ) from None
    echo("lite-build-done", folder=str(output), files=len(built.files),
         size=round(built.size / _MEGABYTE, 1))  # fmt: skip
