"""LISTEN/NOTIFY: hear from PostgreSQL what other processes have committed."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

import psycopg

from boneyard.server.db.base import ChangeCallback
from boneyard.server.db.postgres_commit import NOTIFY_CHANNEL
from boneyard.server.db.postgres_connection import PostgresAddress, shut_down_socket

log = logging.getLogger("boneyard.store")

#: Seconds before a connection that was lost is made again.
RETRY_SECONDS: Final = 0.25
#: Seconds after which a connection is asked whether it is still one, and has to answer.
PING_INTERVAL_SECONDS, PING_TIMEOUT_SECONDS = 5.0, 5.0


async def listen_for_commits(
    address: PostgresAddress,
    application_name: str,
    own_pid: Callable[[], int],
    on_change: ChangeCallback,
) -> None:
    """Call back on every commit of another process (not of `own_pid`), for ever.

    A process that was not connected for a while can't know what it has missed: after each
    reconnection the callback hears that any match may have changed.
    """
    told = False
    while True:
        try:
            async with await address.connect_async(application_name) as connection:
                await connection.execute(f"listen {NOTIFY_CHANNEL}".encode())
                on_change(None, 0)
                told = False
                while True:
                    async for one in connection.notifies(timeout=PING_INTERVAL_SECONDS):
                        match, _, number = one.payload.rpartition(" ")
                        if one.pid != own_pid() and number.isdecimal():
                            on_change(match, int(number))
                    await _ping(connection)
        except psycopg.Error as error:
            if not told:  # once for as long as it lasts
                log.error("can't listen: %s", address.describe_error(error))
            told = True
        await asyncio.sleep(RETRY_SECONDS)


async def _ping(connection: "psycopg.AsyncConnection[tuple[Any, ...]]") -> None:
    """See that somebody is there: who only listens would never learn that the line is dead."""
    asking = asyncio.ensure_future(connection.execute(b"select 1"))
    try:
        await asyncio.wait({asking}, timeout=PING_TIMEOUT_SECONDS)
    finally:
        if not asking.done():  # not cancelled: that would ask the server to, and wait for it
            shut_down_socket(connection)
    await asking
