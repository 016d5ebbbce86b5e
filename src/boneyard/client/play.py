"""Play a seat with a bot, built-in or custom."""

import random
import time
from collections.abc import Callable
from functools import partial

from boneyard.bots.registry import Bot
from boneyard.client.client import Table
from boneyard.client.errors import HTTP_CONFLICT, Refused
from boneyard.client.reconnect import Backoff
from boneyard.engine.kinds import table_state


def keep_seat(table: Table, bot: Bot, dice: random.Random, backoff: Backoff | None = None) -> None:
    """Play a match to its end: whenever it is the seat's turn, make the bot's move."""
    waits = backoff or Backoff()
    for _ in table.follow_live(backoff):
        view = table.view
        if table.my_turn:
            assert table.seat is not None
            move = bot.choose(table_state(view), table.seat, dice)
            if move is not None:
                _with_retries(partial(table.act, move), waits)


def _with_retries(do: Callable[[], object], waits: Backoff) -> None:
    """Retry while the server is busy; a late move needs no retry."""
    while True:
        try:
            do()
        except Refused as refused:
            if refused.status == HTTP_CONFLICT:
                return
            if not refused.is_temporary:
                raise
            time.sleep(waits.next_delay())
        else:
            waits.reset()
            return
