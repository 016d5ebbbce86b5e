"""Tables set out without a click: a house in which nobody moves but us, and what can be measured.

Every seat's moves are made by the test itself, by dice that follow from a name: the same position
whenever it is asked for. The other seats look like bots', who never get round to moving.
"""

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from playwright.sync_api import ViewportSize
from starlette.applications import Starlette

from boneyard.core.actions import Play, Resign
from boneyard.core.events import Played
from boneyard.core.tiles import Tile
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.settings import Pace
from support.browser.player import STILL, Player
from support.browser.server import opened

#: Nothing happens by itself.
FROZEN_PACE = Pace(deal=3600, forced=3600, bot=3600, calling=0, notice=3600, own=3600)
#: The screens that tables are measured on.
SCREENS: tuple[ViewportSize, ...] = (
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
    {"width": 1366, "height": 650},
    {"width": 1400, "height": 900},
)

#: What is to be seen, in pixels. A tile's own box is that of what is drawn of it, without shadows.
MEASURE = """() => {
    const felt = document.getElementById('felt').getBoundingClientRect();
    const board = document.getElementById('board');
    const boxes = [...document.querySelectorAll('[data-region=tiles] > g')]
        .map((tile) => tile.getBoundingClientRect());
    const shorts = boxes.map((box) => Math.min(box.width, box.height));
    const longs = boxes.map((box) => Math.max(box.width, box.height));
    const free = board.getBoundingClientRect();
    const sum = (some) => some.reduce((one, two) => one + two, 0) / (some.length || 1);
    return {
        share: felt.width * felt.height / innerWidth / innerHeight,
        free: [free.x, free.y, free.width, free.height],
        tiles: boxes.length,
        short: Math.min(...shorts),
        long: sum(longs),
        shape: document.querySelector('main').dataset.shape,
    };
}"""

#: The tiles, ghosts and badges over which something else lies, and what that is.
COVERED = """() => {
    const found = [];
    const drawn = '[data-region=tiles] > g, .place.on, [data-region=ends] > g';
    for (const one of document.querySelectorAll(drawn)) {
        const box = one.getBoundingClientRect();
        for (const [u, v] of [[.5, .5], [.1, .1], [.9, .1], [.1, .9], [.9, .9]]) {
            const [x, y] = [box.left + box.width * u, box.top + box.height * v];
            const top = document.elementFromPoint(x, y);
            if (!top || !top.closest('#felt')) {
                found.push(`${one.outerHTML.slice(0, 80)} under ${top?.outerHTML.slice(0, 80)}`);
                break;
            }
        }
    }
    return found;
}"""


class Setting:
    """A house in which a test makes everybody's moves."""

    def __init__(self, address: str, app: Starlette, loop: asyncio.AbstractEventLoop) -> None:
        self.address, self._house, self._loop = address, app.state.services, loop

    def set_out(
        self,
        player: Player,
        game: str,
        tiles: int,
        seed: int = 0,
        mine: bool = False,
        more: dict[str, Any] | None = None,
        **options: Any,
    ) -> str:
        """Start a match, play until so many tiles lie or the round is over, and sit down.

        `mine` plays on to the first player's turn with a tile that fits; `more` says what else the
        match is to have.
        """
        match = player.start(game, options=options, **(more or {}))
        playing = self._play(match, tiles, seed, mine)
        asyncio.run_coroutine_threadsafe(playing, self._loop).result(120)
        player.open(match)
        return match

    def play_on(self, match: str) -> None:
        """Make the first player's move, and all others' up to their next turn with a tile."""
        self.step(match)
        playing = self._play(match, 0, 0, mine=True)
        asyncio.run_coroutine_threadsafe(playing, self._loop).result(120)

    def play(self, match: str, tiles: int) -> None:
        """Play until so many tiles lie, or the round is over."""
        asyncio.run_coroutine_threadsafe(self._play(match, tiles, 0), self._loop).result(120)

    def step(self, match: str) -> None:
        """Make one move, a play if there is one, for whoever is to move."""

        async def move() -> None:
            live: LiveMatch = await self._house.registry.get_match(match)
            seat = live.state.to_act
            assert seat is not None
            plays = [one for one in live.views.legal_moves(seat) if isinstance(one, Play)]
            await self._house.matches.play(live, seat, (plays or live.views.legal_moves(seat))[0])

        asyncio.run_coroutine_threadsafe(move(), self._loop).result(120)

    def _state(self, match: str) -> Any:
        """How the match stands."""

        async def look() -> Any:
            live: LiveMatch = await self._house.registry.get_match(match)
            return live.state

        return asyncio.run_coroutine_threadsafe(look(), self._loop).result(120)

    def laid(self, match: str) -> list[Tile]:
        """The tiles that lie."""
        return [
            event.tile for event in self._state(match).round_events if isinstance(event, Played)
        ]

    def open_ends(self, match: str) -> int:
        """The number of open ends."""
        return len(self._state(match).table.arms)

    async def _play(self, match: str, tiles: int, seed: int, mine: bool = False) -> None:
        live: LiveMatch = await self._house.registry.get_match(match)
        dice = random.Random(f"{live.rules.game.name} {seed}")
        for made in count():
            if not live.state.playing:
                break
            seat = live.state.to_act
            assert seat is not None
            moves = [one for one in live.views.legal_moves(seat) if not isinstance(one, Resign)]
            plays = [one for one in moves if isinstance(one, Play)]
            there = (made if live.solo else live.state.plays) >= tiles
            if there and (not mine or (seat == 0 and plays) or live.solo):
                break
            await self._house.matches.play(live, seat, dice.choice(plays or moves))

    def measured(self, player: Player, screen: ViewportSize) -> Any:
        """What is to be seen of the table on a screen."""
        player.page.set_viewport_size(screen)
        player.frames(3)
        player.until(STILL)
        player.forget_shifts()
        return player.page.evaluate(MEASURE)


@contextmanager
def open_setting(folder: Path) -> Iterator[Setting]:
    """Open such a house."""
    with opened(folder, FROZEN_PACE) as (address, app, loop):
        yield Setting(address, app, loop)
