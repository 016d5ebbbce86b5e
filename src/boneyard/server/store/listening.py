"""Hearing from PostgreSQL what other houses have committed."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import psycopg

from boneyard.server.store import Heard
from boneyard.server.store.committing import CHANNEL
from boneyard.server.store.link import Address

log = logging.getLogger("boneyard.store")

#: Seconds before a connection that was lost is made again.
AGAIN: Final = 0.25


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
                async for one in connection.notifies():
                    match, _, number = one.payload.rpartition(" ")
                    if one.pid != own() and number.isdecimal():
                        heard(match, int(number))
        except psycopg.Error as error:
            if not told:  # once for as long as it lasts
                log.error("can't listen: %s", address.reason(error))
            told = True
        await asyncio.sleep(AGAIN)
