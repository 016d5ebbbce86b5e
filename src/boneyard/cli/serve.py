"""`boneyard serve`, and plain `boneyard`: run the server."""

import logging
import socket
import threading
import time
import webbrowser
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from boneyard.cli.framework import Failure, command, echo, os_error_text
from boneyard.core.strict_json import JsonObject
from boneyard.i18n.translator import current_translator

if TYPE_CHECKING:
    from starlette.applications import Starlette
    from starlette.types import ASGIApp

    from boneyard.server.settings import Settings
    from boneyard.server.stores import Store

#: The names of this machine.
LOOPBACK_NAMES: Final = ("127.0.0.1", "localhost", "::1", "[::1]")
DEFAULT_PORT: Final = 8626
#: Seconds until a worker tries again to reach a missing database.
DATABASE_RETRY_SECONDS: Final = 0.25


@command(
    "help-serve",
    ("serve --port 8000", "help-serve-here"),
    ("serve --host 0.0.0.0 --db boneyard.db", "help-serve-all"),
    ("serve --rules friday.toml", "help-serve-ours"),
)
@click.option(
    "--host", default="127.0.0.1", show_default=True, metavar="help-m-address",
    help="help-serve-host",
)  # fmt: skip
@click.option(
    "--port", default=DEFAULT_PORT, show_default=True, type=click.IntRange(0, 65535),
    help="help-serve-port",
)  # fmt: skip
@click.option("--db", default=None, metavar="help-m-file", help="help-serve-db")
@click.option(
    "--proxy", "proxies", multiple=True, metavar="help-m-address", help="help-serve-proxy"
)
@click.option(
    "--workers", default=1, show_default=True, type=click.IntRange(1, 64),
    help="help-serve-workers",
)  # fmt: skip
@click.option(
    "--rules", multiple=True, type=click.Path(), metavar="help-m-file", help="help-serve-rules"
)
@click.option("--no-own-rules", is_flag=True, help="help-serve-no-own-rules")
@click.option(
    "--log", type=click.Choice(["usual", "json"]), default="usual", show_default=True,
    help="help-serve-log",
)  # fmt: skip
def serve(
    host: str,
    port: int,
    db: str | None,
    proxies: tuple[str, ...],
    workers: int,
    rules: tuple[str, ...],
    no_own_rules: bool,
    log: str,
) -> None:
    """Run the server."""
    more: JsonObject = {"own_rules": False} if no_own_rules else {}
    more |= {"rules": rules} if rules else {}
    as_json = log == "json"
    _serve(host, port, db, browse=False, proxies=proxies, workers=workers, as_json=as_json, **more)


def serve_locally() -> None:
    """Run a server for this machine alone and open the browser: what plain `boneyard` does."""
    _serve("127.0.0.1", DEFAULT_PORT, None, browse=True)


def _serve(
    host: str,
    port: int,
    db: str | None,
    browse: bool,
    proxies: tuple[str, ...] = (),
    workers: int = 1,
    as_json: bool = False,
    **more: Any,
) -> None:
    # Imported lazily: other commands don't need the server.
    from boneyard.server import settings
    from boneyard.server.app import create_site
    from boneyard.server.http.client_address import WILDCARD_HOSTS, list_origins
    from boneyard.server.stores import open_store

    listening = _open_socket(host, port, otherwise=browse)
    port = listening.getsockname()[1]
    try:
        given: JsonObject = {"db": db, "proxies": proxies, "network": list_origins(host, port)}
        chosen = settings.from_environment(
            **{name: one for name, one in given.items() if one}, **more
        )
        settings.check_cache_folder()
        if host in LOOPBACK_NAMES:
            # Added to those of the environment: a proxy uses the server's public name.
            chosen = settings.with_hosts(chosen, LOOPBACK_NAMES)
        if workers > 1:
            _check_workers(chosen)
            chosen = settings.share_limits(chosen, workers)
        app = create_site(chosen, open_store(chosen) if workers == 1 else None)
    except (ValueError, RuntimeError) as error:
        raise Failure(error) from None
    here = host in (*WILDCARD_HOSTS, *LOOPBACK_NAMES)
    shown = "localhost" if here else f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{port}/"
    if as_json:
        _log_address(address)
    else:
        echo("cli-serve-open", address=address, err=True)
        _print_network_addresses(host, chosen.network)
        _warn_if_open(chosen)
        for name, near in settings.find_unknown_variables().items():
            warning = settings.describe_unknown_variable(name, near)
            click.echo(current_translator().translate(warning), err=True)
    if browse:
        threading.Thread(target=_open_browser, args=(address, port), daemon=True).start()
    how = {"log_config": None} if as_json else {}
    if workers > 1:
        from boneyard.server.ops.supervisor import WorkerSupervisor

        WorkerSupervisor(partial(_run_worker, app, chosen, listening, how)).run(workers)
        listening.close()
    else:
        _run(app, chosen, listening, **how)


def _check_workers(chosen: "Settings") -> None:
    """Refuse what several workers can't serve, and migrate the database before they start."""
    import asyncio

    from boneyard.server.db import is_postgres
    from boneyard.server.stores import open_store

    if not is_postgres(chosen.db):
        raise Failure("cli-serve-workers")

    async def once() -> None:
        await open_store(chosen).close()

    asyncio.run(once())


def _log_address(address: str) -> None:
    """Write the address as the first line of a log for programs."""
    from boneyard.server.telemetry import logs

    logs.set_up_json_logging()
    logs.log_event(logging.getLogger("boneyard.server"), "open", address=address)


def _print_network_addresses(host: str, network: tuple[str, ...]) -> None:
    """Print where other machines find it, or that they can't."""
    for one in network:
        echo("cli-serve-network", address=f"{one}/", err=True)
    if host in LOOPBACK_NAMES and not network:
        echo("cli-serve-alone", err=True)


def _warn_if_open(chosen: "Settings") -> None:
    """Warn if a file is served to the network without that being requested."""
    from boneyard.server.db import is_postgres
    from boneyard.server.db.sqlite import find_processes_using

    if chosen.shared or is_postgres(chosen.db):
        return
    for process in find_processes_using(Path(chosen.db))[:1]:
        echo("cli-serve-another", path=chosen.db, process=str(process), err=True)


def _open_socket(host: str, port: int, otherwise: bool) -> socket.socket:
    """Bind the port, or if it is taken and that is acceptable, any other."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family)
    except OSError as error:
        if otherwise:
            return _open_socket(host, 0, otherwise=False)
        why = os_error_text(error)
        raise Failure("cli-serve-cant", host=host, port=str(port), why=why) from None


def _open_browser(address: str, port: int) -> None:
    """Open the browser as soon as the server answers."""
    for _ in range(100):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            webbrowser.open(address)
            return


def _run_worker(
    app: "Starlette", settings: "Settings", listening: socket.socket, how: JsonObject, number: int
) -> None:
    """Run as one of several workers at a port."""
    app.state.worker = str(number)
    app.state.store = _wait_for_store(settings)
    _run(app, settings, listening, **how)


def _wait_for_store(settings: "Settings") -> "Store":
    """Open the store as soon as it is there: a worker may start before the database.

    That is logged once for as long as it lasts.
    """
    from boneyard.server.errors import StoreError
    from boneyard.server.stores import open_store

    last_error = ""
    while True:
        try:
            return open_store(settings)
        except StoreError as error:
            if str(error) != last_error:
                logging.getLogger("boneyard.server.db").error("a worker waits: %s", error)
            last_error = str(error)
        time.sleep(DATABASE_RETRY_SECONDS)


def _run(app: "ASGIApp", settings: "Settings", listening: socket.socket, **more: object) -> None:
    from boneyard.server.http.http_protocol import DrainingServer, build_uvicorn_config
    from boneyard.server.telemetry.gc_tuning import tune_gc

    config = build_uvicorn_config(app, settings, **more)
    tune_gc()
    try:
        DrainingServer(config).run(sockets=[listening])
    except KeyboardInterrupt:
        pass
    finally:
        listening.close()
