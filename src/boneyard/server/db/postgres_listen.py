"""Hearing from PostgreSQL what other houses have committed."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

import psycopg

from boneyard.server.db.base import Heard
from boneyard.server.db.postgres_commit import CHANNEL
from boneyard.server.db.postgres_connection import Address, hang_up

log = logging.getLogger("boneyard.store")

#: Seconds before a connection that was lost is made again.
AGAIN: Final = 0.25
#: Seconds after which a connection is asked whether it is still one, and has to answer.
BEAT, ANSWER = 5.0, 5.0


async def listen(address: Address, called: str, own: Callable[[], int], heard: Heard) -> None:
    """Tell what others have committed, for ever; what a house does itself (`own`) it knows.

    Whoever was not listening for a while can't know what was said: whenever a connection has been
    made, it is told that anything may have changed.
    """
    told = False
    while True:
        try:
            async with await address.connect_async(called) as connection:
                await connection.execute(f"listen {CHANNEL}".encode())
                heard(None)
                told = False
                while True:
                    async for one in connection.notifies(timeout=BEAT):
                        match, _, number = one.payload.rpartition(" ")
                        if one.pid != own() and number.isdecimal():
                            heard(match, int(number))
                    await _ask(connection)
        except psycopg.Error as error:
            if not told:  # once for as long as it lasts
                log.error("can't listen: %s", address.reason(error))
            told = True
        await asyncio.sleep(AGAIN)


async def _ask(connection: "psycopg.AsyncConnection[tuple[Any, ...]]") -> None:
    """See that somebody is there: who only listens would never learn that the line is dead."""
    asking = asyncio.ensure_future(connection.execute(b"select 1"))
    try:
        await asyncio.wait({asking}, timeout=ANSWER)
    finally:
        if not asking.done():  # not cancelled: that would ask the server to, and wait for it
            hang_up(connection)
    await asking
