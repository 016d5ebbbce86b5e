"""Players on the match page: name plates and who sits there."""

from collections.abc import Sequence
from functools import lru_cache

from markupsafe import escape
from msgspec import Struct

from boneyard.bots.characters import find_character
from boneyard.core.ids import Side
from boneyard.i18n.fluent_translator import FluentTranslator
from boneyard.server.match_page.cache import DrawingCache, SeatInfo
from boneyard.server.matches.match import LiveMatch
from boneyard.server.matches.seats import assign_hues, build_initials, is_stood_in
from boneyard.server.web.pictures import back_row_svg
from boneyard.server.web.portraits import render_portrait


class PlayerPlate(Struct, frozen=True):
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
    team: str
    team_sign: str
    away: bool
    slow: bool
    time_left: str
    """What is left of their time, where there is a clock."""
    running_ms: int | None
    """The same in milliseconds, if it runs."""
    label: str
    """All of it, for who can't see it."""


@lru_cache(maxsize=4096)
def render_plate(one: PlayerPlate) -> str:
    """A face, a name and a score."""
    states = {"turn": one.turn, "out": one.out, "away": one.away, "slow": one.slow}
    kinds = " ".join(["plate", f"hue{one.hue}", *(name for name, holds in states.items() if holds)])
    team = f'<span class="team" title="{escape(one.team)}">{one.team_sign}</span>'
    runs = "" if one.running_ms is None else f' data-left="{one.running_ms}"'
    clock = f'<span class="clock"{runs}>{escape(one.time_left)}</span>' if one.time_left else ""
    return (
        f'<div class="{kinds}" role="group" data-player="{one.seat}" data-side="{one.side}" '
        f'aria-label="{escape(one.label)}">{render_portrait(one.face, one.initials, one.away)}'
        f'<span class="name">{escape(one.name)}</span> <span class="score">{one.score}</span>'
        f"{team if one.team else ''}{clock}</div>"
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


def get_seat_infos(
    cache: DrawingCache, live: LiveMatch, translator: FluentTranslator, reader: int | None
) -> Sequence[SeatInfo]:
    """Everybody at a table, by their seats, as they are called to who sits in one of them."""
    key, seats = (translator.language, reader), tuple(live.seats)
    known = cache.seat_infos.get(key)
    if known is None or known[0] != seats:
        known = cache.seat_infos[key] = (seats, _build_seat_infos(live, translator, reader))
    return known[1]


def _build_seat_infos(
    live: LiveMatch, translator: FluentTranslator, reader: int | None
) -> tuple[SeatInfo, ...]:
    names, rules = live.seats.translate_names(translator.translate), live.rules
    for seat, one in enumerate(live.seats):
        if is_stood_in(one):
            names[seat] = translator("clock-bot-name", who=names[seat])
    letters, colours = build_initials(names), assign_hues(live.seats)
    if reader is not None and _is_only_player_here(live, reader):
        names[reader] = translator("common-you")  # as in the report and the count
    played = [find_character(one.bot, one.name) for one in live.seats]
    return tuple(
        SeatInfo(
            seat, rules.side(seat), names[seat], who.face if who else "", colours[seat],
            letters[seat], rules.sides < rules.players,
        )
        for seat, who in enumerate(played)
    )  # fmt: skip


def _is_only_player_here(live: LiveMatch, reader: int) -> bool:
    """Say whether no one else plays at this screen."""
    own = live.seats[reader]
    return [one.owner for one in live.seats if one.kind == "person"].count(own.owner) == 1
