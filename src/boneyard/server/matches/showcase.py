"""The showcase: one match of bots that all spectators share, always there."""

import asyncio
from base64 import urlsafe_b64encode
from hmac import digest
from typing import Final

from msgspec.structs import replace

from boneyard.bots.registry import LEVELS
from boneyard.games import GAMES
from boneyard.server import wall_clock
from boneyard.server.errors import Conflict, NotFound
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.service import MatchService
from boneyard.server.matches.setup import MatchPlan, SeatRequest

#: The games that take turns: one of each family in which four bots can play.
SHOWCASE_GAMES: Final = ("all-fives", "latin", "mexican-train", "fundomino-teams", "block-draw")
SHOWCASE_PLAYERS: Final = 4

#: Numbers of matches begin anew each day, so that a server that has just started finds the match
#: that is on without looking at all that were ever played.
MATCHES_PER_DAY: Final = 10_000
DAY_MS: Final = 86_400_000


def first_number_of_day(now_ms: int) -> int:
    """The number of the first match of a day."""
    return now_ms // DAY_MS * MATCHES_PER_DAY


class Showcase:
    """Finds the match of the showcase, and starts the next one when it is over.

    Its id depends on the server's secret and on its number only, so all processes find the same.
    """

    def __init__(self, matches: MatchService, key: bytes) -> None:
        """`key` is the secret of the server."""
        self._matches, self._key = matches, key
        self._number = 0
        self._lock = asyncio.Lock()

    async def get_match(self) -> LiveMatch:
        """The match that is on."""
        async with self._lock:
            if not self._number:
                self._number = first_number_of_day(wall_clock.now_ms())
            while True:
                live = await self._find_or_start(self._number)
                if not live.state.over:
                    return live
                self._number = max(self._number + 1, first_number_of_day(wall_clock.now_ms()))

    async def _find_or_start(self, number: int) -> LiveMatch:
        id = self._match_id(number)
        try:
            return await self._matches.registry.get_match(id)
        except NotFound:
            pass
        game = GAMES[SHOWCASE_GAMES[number % len(SHOWCASE_GAMES)]]
        seats = [
            SeatRequest("bot", bot=LEVELS[-1 - at % len(LEVELS)]) for at in range(SHOWCASE_PLAYERS)
        ]
        plan = MatchPlan(game.lookup_key, {"players": SHOWCASE_PLAYERS}, seats)
        match, stored = await self._matches.plan_match(plan, self._host)
        try:
            return await self._matches.create_match(replace(match, id=id, name=id), stored)
        except Conflict:  # another process was faster
            return await self._matches.registry.get_match(id)

    @property
    def _host(self) -> bytes:
        return digest(self._key, b"showcase", "sha256")

    def _match_id(self, number: int) -> str:
        whole = digest(self._key, b"showcase %d" % number, "sha256")
        return urlsafe_b64encode(whole[:16]).decode().rstrip("=")
