"""Life at the table: people told apart, bots with characters and colours, pace, sweeps of draws."""

import asyncio
import random
import re
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from boneyard.bots.characters import CHARACTERS, pick_free_name
from boneyard.bots.registry import LEVELS
from boneyard.engine.legal import legal
from boneyard.server.app import LIMITS
from boneyard.server.broadcast import LocalBus
from boneyard.server.commands import Caller, CommandContext
from boneyard.server.errors import MatchError, PermissionDenied
from boneyard.server.http.rate_limits import RateLimits
from boneyard.server.http.session_cookie import hash_token
from boneyard.server.match_page.action_buttons import render_actions, render_boneyard
from boneyard.server.match_page.game_log import render_log_lines
from boneyard.server.match_page.scene import Scene
from boneyard.server.match_page.updates import MatchPageRenderer
from boneyard.server.matches.autoplay import Pause, PauseStatus
from boneyard.server.matches.autoplay_delays import SpeedPreferences, scale_pace
from boneyard.server.matches.chat import ChatPayload, send_chat
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.models import StoredSeat
from boneyard.server.matches.seats import HUE_COUNT, assign_hues, build_initials
from boneyard.server.matches.setup import SeatRequest
from boneyard.server.player_names import disambiguate_names
from boneyard.server.settings import Pace, Rate, Settings
from boneyard.server.web.assets import BundleError, bundle_script, inline_css_imports, minify_css
from boneyard.server.web.avatars import BOT_AVATARS
from boneyard.server.web.static_files import load_static_files
from support.server.page_updates import shown
from support.server.serving import Client, Socket, services_of, serving
from support.server.solo_match import match


def test_two_of_one_name_are_told_apart() -> None:
    assert disambiguate_names(["Ann", "Bob"]) == ["Ann", "Bob"]
    assert disambiguate_names(["Ann", "Ann", "Ann 2", "Ann"]) == ["Ann", "Ann 3", "Ann 2", "Ann 4"]
    assert build_initials(["Ann", "Bob"]) == ["A", "B"]
    assert build_initials(["Ann", "Ann 2", "Al"]) == ["An", "A2", "Al"]
    live = match([SeatRequest("person", name="Ann")] * 3)
    assert live.names == ["Ann", "Ann 2", "Ann 3"]


def test_bots_of_one_level_are_different_characters() -> None:
    live = match([SeatRequest("person", name="Walter"), *[SeatRequest("bot", bot="club")] * 3])
    assert live.names == ["Walter", "Mabel", "Ines", "Cyril"]
    scene = Scene(live, 0, "wide", None)
    assert len({one.face for one in scene.others}) == 3
    assert len({one.hue for one in scene.players}) == 4
    for level in LEVELS:
        assert len({one.face for one in CHARACTERS[level]}) == 5
        assert {one.face for one in CHARACTERS[level]} <= set(BOT_AVATARS)
    assert pick_free_name("club", [one.name for one in CHARACTERS["club"]]) == "Mabel 2"


def test_everybody_has_a_colour_of_their_own() -> None:
    cast = [StoredSeat(kind="bot", name=one.name, bot="master") for one in CHARACTERS["master"]]
    people = [StoredSeat(kind="person", name="Ann")] * 3
    assert len(set(assign_hues([*people, *cast]))) == HUE_COUNT
    assert assign_hues(cast) == [one.hue for one in CHARACTERS["master"]]
    # Who sits where decides nothing: a character keeps its colour.
    assert assign_hues([*people, cast[0]])[-1] == assign_hues([cast[0], *people])[0]


def test_the_slowest_wish_of_those_who_play_is_the_pace() -> None:
    tempi, plays = SpeedPreferences(), {b"ann", b"bob"}.__contains__
    assert tempi.current(plays) == "usual"
    for number, (guest, wish) in enumerate(((b"ann", "still"), (b"bob", "quick"), (b"c", "calm"))):
        tempi.add(number, guest, wish)
    assert tempi.current(plays) == "quick"
    tempi.remove(1)
    assert tempi.current(plays) == "still"
    tempi.remove(0)
    assert tempi.current(plays) == "calm"
    tempi.add(4, b"ann", "nonsense")
    assert tempi.current(plays) == "usual"


def test_at_once_still_gives_people_a_moment_to_call() -> None:
    pace = Pace()
    fast = scale_pace(pace, "still")
    assert fast.bot == fast.forced == fast.sweep == 0
    assert fast.notice == pace.notice
    assert fast.calling > 0
    assert scale_pace(pace, "calm").bot > pace.bot
    # A bot's move within 0.8 seconds, usually.
    assert pace.bot * 1.3 < 0.8


def test_draws_in_a_row_are_one_line() -> None:
    live = match([SeatRequest("person", name="Ann"), SeatRequest("bot", bot="club")])
    first = sweep(live)
    scene = Scene(live, None, "wide", None)
    lines = render_log_lines(scene, live.log.entries)
    count = live.number - first + 1
    assert count > 1
    assert f"draws {count} tiles." in lines[-1]
    assert f'data-entry="{live.number}" data-from="{first}"' in lines[-1]
    # The same line comes whichever part of the sweep is news, and is what is announced.
    assert render_log_lines(scene, live.log.entries[-1:]) == lines[-1:]
    drawn = MatchPageRenderer().draw(live, None, "wide.own.en", live.log.entries[-1:])
    assert f"draws {count} tiles." in shown({}, drawn).said
    # Who drew them reads which they were.
    seat = live.log.entries[-1].seat
    own = render_log_lines(Scene(live, seat, "wide", None), live.log.entries[-1:])[0]
    assert re.search(rf"You draw {count} tiles: \d-\d(, \d-\d)* and \d-\d\.", own)


def test_the_main_button_is_never_the_poor_move() -> None:
    """Drawing is quiet while a tile can be played, and loud when nothing else is left."""
    live = match(
        [SeatRequest("person", name="Ann"), SeatRequest("bot", bot="club")], "bendomino-wild-draw"
    )
    seen = set()
    dice = random.Random(3)
    for _ in range(400):
        if not live.state.playing:
            live.apply(live.prepare_deal())
        seat = live.state.to_act
        assert seat is not None
        scene = Scene(live, seat, "wide", None)
        plays, text = bool(scene.playable), str(render_actions(scene)) + str(render_boneyard(scene))
        if 'value="draw"' in text:
            loud = 'class="main"' in text or " ready" in text
            assert loud is not plays
            seen.add(plays)
        moves = [str(move) for move in live.views.legal_moves(seat)]
        wish = "draw" if "draw" in moves and dice.random() < 0.5 else dice.choice(moves)
        chosen = next(m for m in legal(live.state, seat) if str(m) == wish)
        live.apply(live.prepare_move(seat, chosen))
        if seen == {True, False} or live.state.over:
            break
    assert seen == {True, False}


def test_scripts_come_as_one_file() -> None:
    for name, body in load_static_files().items():
        if name.endswith(".js"):
            assert not re.search(r"^\s*(import|export) ", body.decode(), re.M), name
    assert "function startSeeds" in load_static_files()["js/table/main.js"].decode()
    one = {"a.js": "import { b } from './b.js';\nb();\n", "b.js": "export const b = () => 1;\n"}
    made = bundle_script("a.js", one)
    assert made.index("return{b}") < made.index("const{b}=$b;")
    with pytest.raises(BundleError, match="need each other"):
        bundle_script("a.js", {**one, "b.js": "import { a } from './a.js';\n"})
    with pytest.raises(BundleError, match="isn't there"):
        bundle_script("a.js", {"a.js": one["a.js"]})
    with pytest.raises(BundleError, match="isn't known"):
        bundle_script("b.js", {"b.js": "export default 1;\n"})


async def hear(socket: Socket, what: str) -> Any:
    """The next message that says this."""
    while what not in (message := await socket.hear()):
        pass
    return message


def sweep(live: LiveMatch) -> int:
    """Play until somebody has drawn twice or more; gives the entry of the first draw."""
    dice = random.Random(7)
    for _ in range(4000):
        if not live.state.playing:
            live.apply(live.prepare_deal())
        seat = live.state.to_act
        assert seat is not None
        draws = [entry.number for entry in live.log.entries[-2:] if entry.act == "draw"]
        if len(draws) == 2 and live.log.entries[-1].seat == live.log.entries[-2].seat:
            first = draws[0]
            while (
                live.log.entries[first - 2].act == "draw"
                and live.log.entries[first - 2].seat == live.log.entries[-1].seat
            ):
                first -= 1
            return first
        live.apply(live.prepare_move(seat, dice.choice(live.views.legal_moves(seat))))
    raise AssertionError("nobody draws twice")


def test_a_pause_is_held_but_not_for_ever() -> None:
    async def work() -> None:
        now, told = [0.0], []
        pause = Pause(15, 100, lambda: told.append(pause.status))
        pause._clock = lambda: now[0]
        pause._since = 0
        now[0] = 5
        pause.hold(b"ann", True)
        pause.hold(b"ann", True)
        now[0] = 50
        assert pause.status == PauseStatus(10_000, True)
        pause.hold(b"bob", True)
        pause.hold(b"ann", False)
        assert pause.is_held
        pause.hold(b"bob", False)
        assert told == [PauseStatus(10_000, True), PauseStatus(10_000, False)]
        pause.hold(b"ann", True)
        now[0] = 200
        assert not pause.is_held or pause.status.held is False
        now[0] = 211
        hurry = asyncio.Event()
        await asyncio.wait_for(pause.wait(hurry), 5)
        long = Pause(600, 600, lambda: None)
        long.hold(b"ann", True)
        hurry.set()
        await asyncio.wait_for(long.wait(hurry), 5)

    asyncio.run(work())


def test_people_say_a_few_phrases_to_each_other() -> None:
    async def work() -> None:
        async with serving(painter=MatchPageRenderer(), talk_rate=Rate(0, 3)) as app:
            ada, ben = Client(app), Client(app)
            people = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
            match = (await ada.start("block-draw", seats=people))["match"]
            await ben.post(f"/api/matches/{match}/seats/1", {"name": "Ben", "seed": "x"})
            live = await services_of(app).registry.get_match(match)
            async with ada.socket(match) as first, ben.socket(match) as second:
                await first.hear()
                await second.hear()
                await first.say(seat=0, phrase="well-played")
                heard = (await hear(second, "phrases"))["phrases"]
                assert heard == [{"number": 1, "seat": 0, "phrase": "well-played"}]
                # Only what there is, only for oneself, and not without end.
                for said, why in (
                    ({"seat": 0, "phrase": "rude"}, "Unknown phrase"),
                    ({"seat": 1, "phrase": "hello"}, "isn't your seat"),
                    ({"seat": 0, "phrase": "thanks"}, ""),
                    ({"seat": 0, "phrase": "thanks"}, "Too many messages"),
                ):
                    await first.say(id=5, **said)
                    if why:
                        assert why in (await hear(first, "error"))["error"]
            assert live.room.chat.last_number == 2
            stranger = Caller(
                {"guest": hash_token("x" * 43), "client": None}, RateLimits(Settings(), LIMITS)
            )
            with pytest.raises(PermissionDenied):
                await send_chat.run(
                    CommandContext(services_of(app), stranger, live, 0), ChatPayload("hello")
                )

    asyncio.run(work())


def test_partners_say_nothing_while_a_round_is_on() -> None:
    async def work() -> None:
        live = match([SeatRequest("person", name="Ann")] * 4, "bendomino-teams")
        live.seats[1] = replace(live.seats[1], owner=b"other")
        asker = Caller(
            {"guest": b"guest", "client": ("127.0.0.1", 1)}, RateLimits(Settings(), LIMITS)
        )
        house: Any = SimpleNamespace(bus=LocalBus())
        asking = CommandContext(house, asker, live, 0)
        with pytest.raises(MatchError, match="Partners can't chat"):
            await send_chat.run(asking, ChatPayload("wow"))
        live.log.position = replace(live.state, playing=False)
        await send_chat.run(asking, ChatPayload("wow"))
        assert [one.phrase for one in live.room.chat.messages_since(0)] == ["wow"]
        alone = match([SeatRequest("person", name="Ann"), SeatRequest("bot", bot="club")])
        with pytest.raises(MatchError, match="No other players"):
            await send_chat.run(CommandContext(house, asker, alone, 0), ChatPayload("wow"))

    asyncio.run(work())


def test_what_only_readers_need_is_not_sent() -> None:
    script = "export const a = () => {\n  const b = /** @type {Map<*, string>} */ (c);\n};\n"
    assert "const b=(c);" in bundle_script("a.js", {"a.js": script})
    style = "/* A note, with { } */\n.a :is(b, i) {\n  width: calc(100% - 2px);\n}\n"
    assert minify_css(style) == ".a :is(b,i){width:calc(100% - 2px)}"


def test_a_style_that_begins_with_another_is_one_file() -> None:
    styles = {"felt.css": "p { a: b; }\n", "table.css": '@import "felt.css";\ni { c: d; }'}
    assert inline_css_imports("table.css", styles) == "p { a: b; }\n\ni { c: d; }"
    assert not [name for name, body in load_static_files().items() if b"@import" in body]
