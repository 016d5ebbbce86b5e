"""Clocks as pages show them: quietly on the plates, and what may be done when one is empty."""

from boneyard.i18n.saying import Say
from boneyard.server import wall_clock
from boneyard.server.match_page.scene import Scene
from boneyard.server.matches import timing
from boneyard.server.matches.match import LiveMatch
from boneyard.server.matches.time_gifts import why_no_gift
from boneyard.server.web.render import rendered
from boneyard.server.web.time_controls import told_clock


def called(live: LiveMatch, say: Say) -> str:
    """What the clock of a match is called, if it has one."""
    kept = timing.clock_of(live.kept)
    return "" if kept is None else say(told_clock(kept))


def gifts(live: LiveMatch, guest: bytes | None) -> list[tuple[int, str]]:
    """The seats that somebody may give time, and who sits there."""
    clock = timing.clock_of(live.kept)
    if clock is None or live.status != "playing" or not live.seats_of(guest):
        return []
    own = live.seats_of(guest)
    people = [at for at, one in enumerate(live.seats) if one.kind == "person" and at not in own]
    return [(at, live.names[at]) for at in people if why_no_gift(live, clock, at) is None]


def late(scene: Scene) -> int | None:
    """The seat whose time has run out, in a match of two."""
    banks = timing.banks_of(scene.live)
    if banks is None or len(scene.live.seats) != 2 or not banks.empty(wall_clock.steady()):
        return None
    return banks.seat


def region(scene: Scene) -> str:
    """What may be done about another's empty bank, in a match of two; mostly nothing."""
    seat = late(scene)
    if seat is None or scene.seat is None or seat == scene.seat:
        return ""
    who = scene.live.called(scene.say)[seat]
    return str(rendered("match_page/regions/clock.html", scene.speak, who=who))


def warned(scene: Scene) -> str:
    """What is said to whoever has no time left."""
    mine = scene.seat is not None and late(scene) == scene.seat
    return scene.speak("time-late-you") if mine else ""
