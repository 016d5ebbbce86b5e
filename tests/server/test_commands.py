"""Who may do what: asked before anything is looked at, and asked again at every message."""

import asyncio
import random
from typing import Any

import pytest

from boneyard.server import app as server_app
from boneyard.server.commands import COMMANDS, Caller, CommandContext, allow_anyone, require_guest
from boneyard.server.errors import HttpError, MatchError, PermissionDenied
from boneyard.server.http.rate_limits import RateLimits
from boneyard.server.http.session_cookie import hash_token
from boneyard.server.match_page.updates import MatchPageRenderer
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.settings import Pace, Settings
from support.server.page_updates import Shown, shown
from support.server.pages import table
from support.server.serving import Client, services_of, serving

PEOPLE = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]


class Untouchable:
    """Said along with a command by somebody who may not: nobody may look at it."""

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(f"{name} was looked at before anybody asked who may")


@pytest.mark.parametrize("command", COMMANDS.values(), ids=lambda one: one.name)
def test_a_stranger_is_refused_before_anything_is_looked_at(command: Any) -> None:
    live = table("block-draw", random.Random(command.name))
    # Hands, log and moves are out of reach: whoever looks at them now is found out.
    for hidden in ("log", "views", "view", "state"):
        assert hasattr(live, hidden)
    for hidden in ("entries", "active", "position", "legal_moves"):
        assert hasattr(live.log, hidden)
    seen = Bare(live)
    for guest in (None, hash_token("x" * 43)):
        for seat in (None, 0, 1, 9):
            asker = Caller(
                {"guest": guest, "client": ("127.0.0.1", 1)},
                RateLimits(Settings(), server_app.LIMITS),
            )
            asking = CommandContext(Untouchable(), asker, seen, seat)  # type: ignore[arg-type]
            allowed = command.permission is require_guest and guest is not None
            allowed |= command.name == "join" and seat in (0, 1)
            if command.permission is allow_anyone or allowed:
                command.permission(asking)
                continue
            with pytest.raises((PermissionDenied, MatchError, HttpError)):
                asyncio.run(command.run(asking, Untouchable()))


#: Calls that look something up in the house itself, and change nothing.
ASKING = ("mine", "analysis", "coach", "tables")


class Bare:
    """As much of a match as a right may look at: who sits where, and who began it."""

    def __init__(self, live: LiveMatch) -> None:
        self.seats, self.row, self.seats_of = live.seats, live.row, live.seats_of


def test_every_post_of_the_api_runs_a_command() -> None:
    """What changes something goes through the table of commands, whoever asks for it."""
    running = [
        call
        for call in server_app.PLAY_ENDPOINTS
        if call.method == "POST" and call.path != "/api/guests"
    ]
    assert len(running) == 26
    for call in running:
        assert {"run", "run_body"} & set(call.handler.__code__.co_names), call.path
    # `_run` and `_run_and_show` run a command and show the account, the set or the tournament.
    accounts = [call for call in server_app.ENDPOINTS if call not in server_app.PLAY_ENDPOINTS]
    for call in accounts:
        if call.method == "POST" and call.path != "/api/puzzles/{puzzle}":
            names = set(call.handler.__code__.co_names)
            assert {"run", "run_body", "_run", "_run_and_show"} & names, call.path
    for call in server_app.PLAY_ENDPOINTS:
        named = call.handler.__code__.co_names
        assert "house" not in named or call.handler.__name__ in ASKING, call.path


def test_a_seat_that_was_left_streams_no_more_than_a_watcher_gets() -> None:
    async def play() -> None:
        pace = Pace(deal=0, forced=0, bot=0, calling=0, notice=0, own=0)
        async with serving(painter=MatchPageRenderer(), pace=pace) as app:
            ada, ben, cleo = (Client(app) for _ in range(3))
            watcher = Client(app, token=None)
            look = await ada.start("block-draw", seats=PEOPLE, options={"players": 3})
            path = f"/api/matches/{look['match']}"
            for seat, one in ((1, ben), (2, cleo)):
                await one.post(f"{path}/seats/{seat}", {"name": f"P{seat}", "seed": "x"})
            live = await services_of(app).registry.get_match(look["match"])
            async with (
                ada.socket(live.id, draw="wide.own") as left,
                watcher.socket(live.id, draw="wide.own") as outside,
            ):
                await left.hear()
                await ada.post(f"{path}/seats/0/bot", {"bot": "heavy"})
                after = live.number
                while live.number < after + 4 and not live.state.over:
                    turn = live.state.to_act
                    if turn in (1, 2):
                        move = str(live.views.legal_moves(turn)[0])
                        owner = ben if turn == 1 else cleo
                        await owner.ask("POST", f"{path}/moves", {"seat": turn, "move": move})
                    await asyncio.sleep(0)
                number = live.number
                for socket in (left, outside):
                    await socket.hear_until(number)
            heard = [_entries(one.heard, after) for one in (left, outside)]
            assert heard[0] == heard[1]
            assert any("whole" in one.get("drawn", {}) for one in left.heard[1:])
            drawings = [one["drawn"] for one in left.heard if "drawn" in one]
            seats = [drawn["seat"] for drawn in drawings if "seat" in drawn]
            assert seats[0] == 0
            assert seats[-1] is None
            page = Shown()
            for drawn in drawings:
                page = shown(page, drawn)
            assert not page["hand"]

    asyncio.run(play())


def _entries(heard: list[Any], after: int) -> list[Any]:
    return [one for m in heard for one in m.get("entries", []) if one["number"] > after]
