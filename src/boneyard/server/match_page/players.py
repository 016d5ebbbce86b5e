"""Players on the match page: name plates and who sits there."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from markupsafe import escape
from msgspec import Struct

from boneyard.bots.characters import find_character
from boneyard.core.ids import Side
from boneyard.engine.kinds import AnyRules
from boneyard.i18n.translator import Translator
from boneyard.server.match_page.drawing_cache import DrawingCache, SeatInfo
from boneyard.server.match_page.patches import Pieces
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.seats import (
    assign_hues,
    build_initials,
    find_reader,
    is_stood_in,
)
from boneyard.server.web.avatars import render_avatar
from boneyard.server.web.render import render_cached_fragment
from boneyard.server.web.tile_pictures import back_row_svg
from boneyard.text.move_labels import call_label

if TYPE_CHECKING:
    from boneyard.server.match_page.scene import Scene


class PlayerPlate(Struct, frozen=True, cache_hash=True):
    """A player at the table, as a plate shows them."""

    seat: int
    side: Side
    name: str
    face: str
    hue: int
    """The number of their colour."""
    initials: str
    score: int
    tile_count: int
    turn: bool
    out: bool
    role: str
    target: int
    """The score that ends the match, or 0."""
    away: bool
    slow: bool
    time_left: str
    """What is left of their time, where there is a clock."""
    running_ms: int | None
    """The same in milliseconds, if it runs."""
    low_ms: int
    """So little is short."""
    label: str
    """All of it, for who can't see it."""


def find_target(rules: AnyRules) -> int:
    """Return the score that ends the match, or 0."""
    return 0 if rules.alone else getattr(rules.game.goal, "target", 0)


@lru_cache(maxsize=4096)
def render_plate(one: PlayerPlate) -> str:
    """A face, a name and a score."""
    states = {"turn": one.turn, "out": one.out, "away": one.away, "slow": one.slow}
    kinds = " ".join(["plate", f"hue{one.hue}", *(name for name, holds in states.items() if holds)])
    role = f'<span class="role">{escape(one.role)}</span>' if one.role else ""
    bar = f'<progress value="{one.score}" max="{one.target}"></progress>' if one.target else ""
    of = f' data-of="{one.target}"' if one.target else ""
    runs = short = ""
    if one.running_ms is not None:
        runs = f' data-left="{one.running_ms}" data-low="{one.low_ms}"'
        short = " low" if one.running_ms < one.low_ms else ""
    time_left = escape(one.time_left)
    clock = f'<span class="clock{short}"{runs}>{time_left}</span>' if time_left else ""
    return (
        f'<div class="{kinds}" role="group" data-player="{one.seat}" data-side="{one.side}" '
        f'aria-label="{escape(one.label)}">{render_avatar(one.face, one.initials, one.away)}'
        f'<span class="name">{escape(one.name)}</span> <span class="score"{of}>{one.score}</span>'
        f'{role}<span class="toward" aria-hidden="true">{bar}</span>{clock}</div>'
    )


def render_other_player(
    one: PlayerPlate, curved: bool, catches: tuple[tuple[str, str], ...] = (), over: bool = False
) -> str:
    """Another player with a row of backs, and the calls that may be made against them."""
    holds = f"{back_row_svg(one.tile_count, curved)}<b>{one.tile_count}</b>"
    buttons = "".join(_catch_button(word, label, over) for word, label in catches)
    return (
        f'<div class="sitting" data-sits="{one.seat}">{render_plate(one)}'
        f'<span class="holds" aria-hidden="true">{holds}</span>{buttons}</div>'
    )


def _catch_button(word: str, label: str, over: bool) -> str:
    told = escape(label)
    return (
        f'<button class="catch" name="move" value="{word}" data-call="{word}" data-key="{word}" '
        f'aria-label="{told}" title="{told}"{" disabled" if over else ""}>'
        '<b aria-hidden="true">!</b></button>'
    )


def render_seats(scene: "Scene") -> Pieces:
    """The others, where they sit, each with the call that may be made against them."""
    catches, over, curved = list_calls(scene, against=True), scene.view.over, scene.style.curved
    return {
        str(one.seat): render_other_player(
            one,
            curved,
            tuple(call for call in catches if call[0] == f"{CATCH_PREFIX}{one.seat}")
            if catches
            else (),
            over,
        )
        for one in scene.others
    }


def render_own_plate(scene: "Scene") -> Pieces:
    """One's own plate, and how many watch."""
    drawn = {} if scene.me is None or scene.live.solo else {"me": render_plate(scene.me)}
    people = scene.live.room.spectator_count
    if people:
        drawn["audience"] = render_cached_fragment(
            "match_page/regions/spectator_count.html", scene.translator, people=people
        )
    return drawn


#: What a call against a player begins with; their seat follows.
CATCH_PREFIX: Final = "catch:"


def list_calls(scene: "Scene", against: bool) -> list[tuple[str, str]]:
    """The calls against others, which are made at their seats, or one's own; with their labels."""
    live = scene.live
    if scene.seat is None or scene.status == "waiting" or not live.views.calls(scene.seat):
        return []
    found = [
        word for word in live.views.calls(scene.seat) if word.startswith(CATCH_PREFIX) is against
    ]
    return [(word, call_label(word, live.names, scene.translate)) for word in found]


def get_seat_infos(
    cache: DrawingCache, live: LiveMatch, translator: Translator, reader: int | None
) -> Sequence[SeatInfo]:
    """Everybody at a table, by their seats, as they are called to who sits in one of them."""
    key, seats = (translator.language, reader), tuple(live.seats)
    known = cache.seat_infos.get(key)
    if known is None or known[0] != seats:
        known = cache.seat_infos[key] = (seats, _build_seat_infos(live, translator, reader))
    return known[1]


def _build_seat_infos(
    live: LiveMatch, translator: Translator, reader: int | None
) -> tuple[SeatInfo, ...]:
    names, rules = live.seats.translate_names(translator.translate), live.rules
    for seat, one in enumerate(live.seats):
        if is_stood_in(one):
            names[seat] = translator("clock-bot-name", who=names[seat])
    letters, colours = build_initials(names), assign_hues(live.seats)
    you = find_reader(live.seats, reader)
    if you is not None:
        names[you] = translator("common-you")  # as in the report and the count
    played = [find_character(one.bot, one.name) for one in live.seats]
    teams = rules.sides < rules.players
    return tuple(
        SeatInfo(
            seat, rules.side(seat), names[seat],
            who.face if who else live.seats[seat].avatar, colours[seat], letters[seat],
            _describe_role(live, translator, reader, seat) if teams else "",
            translator("art-team", number=rules.side(seat) + 1) if teams else "",
        )
        for seat, who in enumerate(played)
    )  # fmt: skip


def _describe_role(live: LiveMatch, translator: Translator, reader: int | None, seat: int) -> str:
    """Say what a player is to the reader, in a match of teams."""
    side = live.rules.side(seat)
    if reader is None:
        return translator("art-team", number=side + 1)
    if seat == reader:
        return ""
    return translator("seating-partner" if side == live.rules.side(reader) else "seating-opponent")
