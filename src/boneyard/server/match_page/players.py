"""Players on the match page: name plates and who sits there."""

from collections.abc import Sequence
from functools import lru_cache

from markupsafe import escape
from msgspec import Struct

from boneyard.bots.characters import character
from boneyard.core.ids import Side
from boneyard.i18n.fluent_translator import Tongue
from boneyard.server.match_page.cache import Sitter
from boneyard.server.matches.match import LiveMatch
from boneyard.server.matches.seats import hues, initials, is_stood_in
from boneyard.server.web.pictures import backs
from boneyard.server.web.portraits import face


class Player(Struct, frozen=True):
    """Somebody at the table, as a plate shows them."""

    seat: int
    side: Side
    name: str
    face: str
    hue: int
    """The number of their colour."""
    initials: str
    score: int
    count: int
    turn: bool
    out: bool
    team: str
    team_sign: str
    away: bool
    slow: bool
    left: str
    """What is left of their time, where there is a clock."""
    runs: int | None
    """The same in milliseconds, if it runs."""
    words: str
    """All of it, for who can't see it."""


@lru_cache(maxsize=4096)
def plate(one: Player) -> str:
    """A face, a name and a score."""
    states = {"turn": one.turn, "out": one.out, "away": one.away, "slow": one.slow}
    kinds = " ".join(["plate", f"hue{one.hue}", *(name for name, holds in states.items() if holds)])
    team = f'<span class="team" title="{escape(one.team)}">{one.team_sign}</span>'
    runs = "" if one.runs is None else f' data-left="{one.runs}"'
    clock = f'<span class="clock"{runs}>{escape(one.left)}</span>' if one.left else ""
    return (
        f'<div class="{kinds}" role="group" data-player="{one.seat}" data-side="{one.side}" '
        f'aria-label="{escape(one.words)}">{face(one.face, one.initials, one.away)}'
        f'<span class="name">{escape(one.name)}</span> <span class="score">{one.score}</span>'
        f"{team if one.team else ''}{clock}</div>"
    )


def sitting(
    one: Player, curved: bool, catches: tuple[tuple[str, str], ...] = (), over: bool = False
) -> str:
    """Another player with a row of backs, and the calls that may be made against them."""
    holds = f"{backs(one.count, curved)}<b>{one.count}</b>"
    buttons = "".join(_catch(word, label, over) for word, label in catches)
    return (
        f'<div class="sitting" data-sits="{one.seat}">{plate(one)}'
        f'<span class="holds" aria-hidden="true">{holds}</span>{buttons}</div>'
    )


def _catch(word: str, label: str, over: bool) -> str:
    told = escape(label)
    return (
        f'<button class="catch" name="move" value="{word}" data-call="{word}" data-key="{word}" '
        f'aria-label="{told}" title="{told}"{" disabled" if over else ""}>'
        '<b aria-hidden="true">!</b></button>'
    )


def sitters(live: LiveMatch, speak: Tongue, reader: int | None) -> Sequence[Sitter]:
    """Everybody at a table, by their seats, as they are called to who sits in one of them."""
    key, seats = (speak.language, reader), tuple(live.seats)
    known = live.drawn.sitters.get(key)
    if known is None or known[0] != seats:
        known = live.drawn.sitters[key] = seats, _found(live, speak, reader)
    return known[1]


def _found(live: LiveMatch, speak: Tongue, reader: int | None) -> tuple[Sitter, ...]:
    names, rules = live.called(speak.say), live.rules
    for seat, one in enumerate(live.seats):
        if is_stood_in(one):
            names[seat] = speak("time-bot-name", who=names[seat])
    letters, colours = initials(names), hues(live.seats)
    if reader is not None and _alone_here(live, reader):
        names[reader] = speak("words-you")  # as in the report and the count
    played = [character(one.bot, one.name) for one in live.seats]
    return tuple(
        Sitter(
            seat, rules.side(seat), names[seat], who.face if who else "", colours[seat],
            letters[seat], rules.sides < rules.players,
        )
        for seat, who in enumerate(played)
    )  # fmt: skip


def _alone_here(live: LiveMatch, reader: int) -> bool:
    """Say whether nobody else plays at this screen."""
    own = live.seats[reader]
    return [one.owner for one in live.seats if one.kind == "person"].count(own.owner) == 1
