"""`boneyard admin`: inspect and manage a running server."""

import asyncio
import json
from collections.abc import Sequence
from http.client import HTTPException
from typing import Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import click

from boneyard.cli.framework import Failure, command, echo, os_error_text
from boneyard.cli.serve import DEFAULT_PORT
from boneyard.core.strict_json import JsonObject
from boneyard.i18n.translator import current_translator

#: The actions, their arguments, and the confirmations.
_ACTION_ARGUMENTS: Final = {
    "counts": (), "end": ("match",), "unname": ("match", "seat"), "block": ("address",),
    "unblock": ("address",), "leave-out": ("match",), "let-count": ("match",),
}  # fmt: skip
_DONE_MESSAGES: Final = {
    "end": "host-told-end", "unname": "host-told-unname", "block": "host-told-block",
    "unblock": "host-told-unblock", "leave-out": "host-told-leave-out",
    "let-count": "host-told-let-count",
}  # fmt: skip
#: Timeout of a response in seconds.
TIMEOUT_SECONDS: Final = 15.0


@command(
    "help-admin",
    ("admin counts", "help-admin-counts"),
    ("admin block 203.0.113.0/24", "help-admin-block"),
    ("admin end MATCH --db boneyard.db", "help-admin-end"),
)
@click.argument("what", type=click.Choice(list(_ACTION_ARGUMENTS)), metavar="help-m-act")
@click.argument("about", nargs=-1, metavar="help-m-about")
@click.option("--db", default=None, metavar="help-m-file", help="help-serve-db")
@click.option(
    "--at", default=f"http://127.0.0.1:{DEFAULT_PORT}", show_default=True, metavar="help-m-address",
    help="help-admin-at",
)  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="help-json")
def admin(what: str, about: tuple[str, ...], db: str | None, at: str, as_json: bool) -> None:
    """Send a request to a running server as its host."""
    arguments = _parse_arguments(what, about)
    _require_secure_url(at)
    secret = _load_host_secret(db)
    if what == "counts":
        _print_counts(_request_json(at, "/host/numbers", secret), as_json)
        return
    done = _request_json(at, "/host/acts", secret, {"act": what, **arguments})
    if as_json:
        click.echo(json.dumps(done))
    else:
        echo(_DONE_MESSAGES[what], what=str(done["done"]))


def _parse_arguments(what: str, about: Sequence[str]) -> JsonObject:
    """Parse the arguments: a match also as its link, a seat counted from one."""
    names = _ACTION_ARGUMENTS[what]
    if len(about) != len(names):
        raise Failure("host-named", act=what, count=len(names))
    arguments: JsonObject = dict(zip(names, about, strict=True))
    if "match" in arguments:
        path = urlsplit(arguments["match"]).path.rstrip("/")
        arguments["match"] = path.rpartition("/")[2]
    if "seat" in arguments:
        if not (
            arguments["seat"].isascii()
            and arguments["seat"].isdigit()
            and 1 <= int(arguments["seat"]) <= 99
        ):
            raise Failure("host-seat")
        arguments["seat"] = int(arguments["seat"]) - 1
    return arguments


def _require_secure_url(at: str) -> None:
    """Refuse to send a secret without TLS."""
    from boneyard.server.http.client_address import is_loopback

    parts = urlsplit(at)
    safe = parts.scheme == "https" or (parts.scheme == "http" and is_loopback(parts.hostname or ""))
    if not safe:
        raise Failure("host-open-line", address=at)


def _load_host_secret(db: str | None) -> str:
    """Load the host's secret, which is in the server's database."""
    # Imported lazily: other commands don't need the server.
    from boneyard.server import settings
    from boneyard.server.ops.admin_auth import read_host_secret

    try:
        given: JsonObject = {"db": db} if db else {}
        chosen = settings.from_environment(**given)
        return chosen.host_token or asyncio.run(read_host_secret(chosen.db, chosen.busy))
    except (ValueError, RuntimeError) as error:
        raise Failure(error) from None


def _request_json(at: str, path: str, secret: str, body: object = None) -> JsonObject:
    headers = {
        "Authorization": f"Bearer {secret}", "Accept-Language": current_translator().language,
        "Content-Type": "application/json",
    }  # fmt: skip
    data = None if body is None else json.dumps(body).encode()
    try:
        request = Request(f"{at.rstrip('/')}{path}", data, headers)
        with urlopen(request, timeout=TIMEOUT_SECONDS) as response:
            found: JsonObject = json.load(response)
            return found
    except HTTPError as error:
        raise Failure("host-refused", why=_error_text(error)) from None
    except (OSError, HTTPException, ValueError) as error:
        cause = error.reason if isinstance(error, URLError) else error
        why = os_error_text(cause) if isinstance(cause, OSError) else str(cause)
        raise Failure("host-no-house", address=at, why=why) from None


def _error_text(error: HTTPError) -> str:
    try:
        return str(json.load(error)["error"])
    except (ValueError, KeyError, TypeError):
        return str(error.code)


def _print_counts(numbers: JsonObject, as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps(numbers))
        return
    from boneyard.server.ops.dashboard import NUMBER_LABELS

    translator = current_translator()
    for name, id in NUMBER_LABELS.items():
        click.echo(translator("host-line", what=translator(id), number=numbers[name]))
