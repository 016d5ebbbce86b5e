"""Announcements of commits to other processes, by LISTEN and NOTIFY of PostgreSQL."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import psycopg

from boneyard.server import wall_clock
from boneyard.server.db.base_store import ChangeCallback, Row
from boneyard.server.db.group_commit import WriteRequest
from boneyard.server.db.postgres_connection import Connection, PostgresAddress, shut_down_socket

log = logging.getLogger(__name__)

#: The channel on which commits are announced: a match, and the number of its last entry.
NOTIFY_CHANNEL: Final = "boneyard"
_NOTIFY: Final = b"select pg_notify($1, one) from unnest($2::text[]) as one"
_WRITE_MARK: Final = (
    b"insert into writers values ($1, $2, $3) "
    b"on conflict (writer) do update set last = excluded.last, at = excluded.at"
)
#: Both at once: a statement less for every move.
_MARK_AND_NOTIFY: Final = b"with mark as (%b) %b" % (
    _WRITE_MARK,
    _NOTIFY.replace(b"$1", b"$4").replace(b"$2", b"$5"),
)
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


async def _ping(connection: "psycopg.AsyncConnection[Row]") -> None:
    """Check the connection: a listener would never learn that it is dead."""
    asking = asyncio.ensure_future(connection.execute(b"select 1"))
    try:
        await asyncio.wait({asking}, timeout=PING_TIMEOUT_SECONDS)
    finally:
        if not asking.done():  # not cancelled: that would ask the server to, and wait for it
            shut_down_socket(connection)
    await asking


def write_mark(
    connection: Connection, name: str, group_number: int, group: list[WriteRequest]
) -> None:
    """Leave a mark, and let other processes know: of a match and a number, nothing else."""
    news = {
        f"{one.announcement[0]} {one.announcement[1]}"
        for one in group
        if one.announcement and not one.error
    }
    mark = (name, group_number, wall_clock.now_ms())
    if news:
        connection.execute(_MARK_AND_NOTIFY, (*mark, NOTIFY_CHANNEL, sorted(news)))
    else:
        connection.execute(_WRITE_MARK, mark)
