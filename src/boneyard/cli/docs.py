"""`boneyard docs`: the documentation as a site."""

import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

import click

from boneyard.cli import manual
from boneyard.cli.commands import command
from boneyard.cli.framework import Failure, echo
from boneyard.extras import EXTRAS, NotInstalled, said_of


@command(
    "help-docs",
    ("docs", "help-docs-open"),
    ("docs -o site --no-open", "help-docs-build"),
)
@click.option(
    "-o",
    "--output",
    type=click.Path(file_okay=False),
    default="build/docs",
    show_default=True,
    metavar="help-m-folder",
    help="help-docs-output",
)
@click.option("--no-open", is_flag=True, help="help-docs-browser")
def docs(output: str, no_open: bool) -> None:
    """Build the documentation, check its links, and open it."""
    root = manual.home()
    if root is None:
        raise Failure("docs-no-source")
    for module in EXTRAS["docs"]:
        if find_spec(module) is None:
            lacking = said_of(ModuleNotFoundError(name=module))
            assert lacking is not None
            raise NotInstalled(lacking)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "source")
        manual.prepare(root, source)
        # A link that leads nowhere is a warning, and a warning is a failure.
        made = subprocess.run(
            [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", str(source), output],
            check=False,
        )
    if made.returncode:
        raise Failure("docs-failed")
    first = Path(output, "index.html").resolve()
    echo("docs-built", file=str(first))
    if not no_open:
        click.launch(first.as_uri())
