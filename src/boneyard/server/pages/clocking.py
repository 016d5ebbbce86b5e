"""Clocks as pages show them: quietly on the plates, and what may be done when one is empty."""

from typing import Final

from boneyard.clocks import CLOCKS
from boneyard.server import moments, timing
from boneyard.server.match import LiveMatch
from boneyard.server.pages.render import rendered
from boneyard.server.pages.table_view import Scene
from boneyard.words import message
from boneyard.words.saying import Say

#: What the clocks that can be chosen are called.
NAMES: Final = {
    "3-days": "time-3-days",
    "1-day": "time-1-day",
    "7-days": "time-7-days",
    "12-hours": "time-12-hours",
    "5-minutes": "time-5-minutes",
    "2-minutes": "time-2-minutes",
    "15-minutes": "time-15-minutes",
}


def choices(say: Say) -> list[tuple[str, str]]:
    """The clocks that can be chosen, and what they are called; the first is none."""
    return [
        ("", say(message("time-none"))),
        *((name, say(message(NAMES[name]))) for name in CLOCKS),
    ]


def called(live: LiveMatch, say: Say) -> str:
    """What the clock of a match is called, if it has one."""
    kept = timing.clock_of(live.kept)
    return next((say(message(NAMES[name])) for name, one in CLOCKS.items() if one == kept), "")


def gifts(live: LiveMatch, guest: bytes | None) -> list[tuple[int, str]]:
    """The seats that somebody may give time, and who sits there."""
    if live.kept.clock is None or live.status != "playing" or not live.seats_of(guest):
        return []
    own = live.seats_of(guest)
    people = [at for at, one in enumerate(live.seats) if one.kind == "person" and at not in own]
    return [(at, live.names[at]) for at in people]


def late(scene: Scene) -> int | None:
    """The seat whose time has run out, in a match of two."""
    banks = timing.banks_of(scene.live)
    if banks is None or len(scene.live.seats) != 2 or not banks.empty(moments.now()):
        return None
    return banks.seat


def region(scene: Scene) -> str:
    """What may be done about another's empty bank, in a match of two; mostly nothing."""
    seat = late(scene)
    if seat is None or scene.seat is None or seat == scene.seat:
        return ""
    who = scene.live.called(scene.say)[seat]
    return str(rendered("region/clock.html", scene.speak, who=who))


def warned(scene: Scene) -> str:
    """What is said to whoever has no time left."""
    mine = scene.seat is not None and late(scene) == scene.seat
    return scene.speak("time-late-you") if mine else ""
