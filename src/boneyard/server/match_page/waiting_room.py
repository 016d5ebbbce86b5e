"""Page of a match that waits for players: an invitation for visitors, a waiting room for others."""

from collections.abc import Sequence
from typing import Final

from markupsafe import escape
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from boneyard.bots.characters import find_character
from boneyard.bots.registry import LEVELS
from boneyard.core.options import IntegerOption
from boneyard.drawing.png import to_png
from boneyard.drawing.stylesheets import stylesheet
from boneyard.drawing.svg.geometry import UNIT, fmt
from boneyard.drawing.svg.position_picture import game_symbols, tile_style
from boneyard.drawing.svg.table import bounding_box
from boneyard.drawing.svg.tiles import tile_svg
from boneyard.drawing.theme_palettes import FAMILY_CLOTHS
from boneyard.engine.kinds import AnyGame, AnyRules
from boneyard.games import GAMES, game_facts
from boneyard.games.durations import MINUTES
from boneyard.games.families import family_of
from boneyard.games.quick_rules import quick_rules, translate_quick_rule
from boneyard.i18n import Argument, message
from boneyard.i18n.translator import Translate, Translator
from boneyard.server.errors import HttpError
from boneyard.server.lru import LruCache
from boneyard.server.match_page import clock_display as match_page_clock
from boneyard.server.match_page.fairness_panel import own_seats_without_seed
from boneyard.server.matches import serialize
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.rating_eligibility import is_rated
from boneyard.server.matches.rematch import free_seats, reserved_for, reserved_seats
from boneyard.server.matches.seats import assign_hues, build_initials
from boneyard.server.request_context import RequestContext
from boneyard.server.web.game_cards import (
    all_symbol_defs,
    build_card_layout,
    draw_game_card,
    draw_game_row,
    draw_rules_card,
    draw_rules_row,
    symbol_defs_for,
)
from boneyard.server.web.invitations import build_match_invitation
from boneyard.server.web.link_previews import CARD_HEIGHT_PX, CARD_WIDTH_PX, LinkPreview
from boneyard.server.web.preferences import get_saved_name, read_preferences
from boneyard.server.web.render import ScriptSentences, build_script_text, render_page


class WaitingSeat(Struct, frozen=True):
    """A seat as the page shows it."""

    seat: int
    kind: str
    """person, bot, open, or kept for a player of the match before"""
    name: str
    face: str
    initials: str
    hue: int
    yours: bool
    here: bool


def seat_kinds(live: LiveMatch) -> list[str]:
    """Who sits there, by seat: person, bot, open, or kept for a player of the match before."""
    return ["kept" if reserved_for(live.row, one) else one.kind for one in live.seats]


def find_inviter(live: LiveMatch) -> int | None:
    """The seat of the player who invites: the host's, or the first player's who has a name."""
    named = [at for at, seat in enumerate(live.seats) if seat.kind == "person" and seat.name]
    hosts = [at for at in named if live.seats[at].owner == live.row.host]
    return next(iter(hosts or named), None)


def _inviter_name(live: LiveMatch) -> str:
    seat = find_inviter(live)
    return "" if seat is None else live.seats[seat].name


def invitation_title(live: LiveMatch, translator: Translator) -> str:
    """Who invites to what."""
    game = translator.translate(live.rules.game.localized_title)
    name = _inviter_name(live)
    if name:
        return translator("invite-title", who=name, game=game)
    return translator("invite-title-nameless", game=game)


def estimate_minutes(rules: AnyRules) -> int:
    """How long the match takes, as far as it is known; 0: that isn't known."""
    usual, played = GAMES.get(rules.game.name), rules.game
    if usual is None or usual.alone or played.alone:
        return 0
    minutes = MINUTES.get(usual.name, 0)
    for option in usual.all_options:
        if option.name in ("target", "rounds") and isinstance(option, IntegerOption):
            full = int(usual.default(option, rules.players))
            goal = getattr(played.goal, option.name, full)
            return max(1, round(minutes * goal / full)) if minutes and full else 0
    return minutes


def list_invitation_facts(live: LiveMatch, translate: Translate) -> list[tuple[str, str]]:
    """What a player wants to know before joining: icons and words."""
    rules = live.rules
    facts = [("users-round", translate(message("invite-players", players=rules.players)))]
    if goal := game_facts.describe_goal(rules.game, translate):
        facts.append(("trophy", goal))
    if minutes := estimate_minutes(rules):
        facts.append(("clock", translate(message("invite-minutes", minutes=minutes))))
    return facts


def build_invitation_preview(live: LiveMatch, translator: Translator) -> LinkPreview:
    """What the link shows where it is sent."""
    facts = " · ".join(text for _, text in list_invitation_facts(live, translator.translate))
    return LinkPreview(
        invitation_title(live, translator),
        translator("invite-preview", facts=facts),
        address=f"/m/{live.id}/invitation.png",
    )


def list_seats(live: LiveMatch, guest: bytes | None, translate: Translate) -> list[WaitingSeat]:
    """Everybody at the table, in the order of their seats."""
    names, own = live.seats.translate_names(translate), live.seats_of(guest)
    letters, hues = build_initials(names), assign_hues(live.seats)
    return [
        WaitingSeat(
            at, kind, names[at],
            who.face if (who := find_character(one.bot, one.name)) else one.avatar,
            letters[at], hues[at], at in own, live.is_present(at),
        )
        for at, (one, kind) in enumerate(zip(live.seats, seat_kinds(live), strict=True))
    ]  # fmt: skip


def _list_openers(live: LiveMatch, translator: Translator) -> str:
    """Who has opened the link and not sat down: names first, then how many without one."""
    outside = [name for who, name in live.room.link_openers.items() if not live.seats_of(who)]
    named = sorted({name for name in outside if name})
    nameless = outside.count("")
    told: list[Argument] = [
        *named,
        *([message("invite-guests", guests=nameless)] if nameless else []),
    ]
    return translator("invite-opened", who=tuple(told)) if told else ""


def render_waiting_room(
    context: RequestContext, live: LiveMatch, wrong: str = "", status: int = 200
) -> Response:
    """The page of a match that waits for players."""
    preferences, guest = read_preferences(context.request), context.guest
    translator, game = preferences.translator, live.rules.game
    assert not game.alone
    seats, own = list_seats(live, guest, translator.translate), live.seats_of(guest)
    open_seats, inviter = free_seats(live, guest), find_inviter(live)
    is_host = guest is not None and live.row.host == guest
    seeds = own_seats_without_seed(live, guest)
    return render_page(
        context.request,
        "match_page/waiting_room.html",
        status,
        preferences,
        live=live,
        seats=seats,
        inside=bool(own) or is_host,
        seat=own[0] if own else None,
        host=seats[inviter] if inviter is not None else None,
        headline=invitation_title(live, translator),
        facts=list_invitation_facts(live, translator.translate),
        clock=match_page_clock.match_clock_label(live, translator.translate),
        rated=is_rated(live.row),
        quick=_translate_quick_rules(game, translator.translate),
        style=tile_style(live.rules),
        symbols=all_symbol_defs([live.rules]) if game.rules_json else symbol_defs_for([game.name]),
        picture=draw_rules_card(game.rules_json) if game.rules_json else draw_game_card(game.name),
        row=draw_rules_row(game.rules_json) if game.rules_json else draw_game_row(game.name),
        game_family=family_of(game),
        rules_at=f"/m/{live.id}/rules" if game.rules_json else f"/games/{game.name}/rules",
        title=translator.translate(game.localized_title),
        open_seat=open_seats[0] if open_seats else None,
        is_free=any(one.kind == "open" for one in seats),
        offered=bool(reserved_seats(live, guest)),
        openers=_list_openers(live, translator),
        invitation=build_match_invitation(context.request, context.settings, live.id),
        bots=serialize.build_bot_infos(LEVELS, translator.translate),
        my_name=get_saved_name(context.request),
        wrong=wrong,
        seeds=seeds,
        refresh=bool(own) and not seeds,
        state=_build_state(live, own, seeds),
        script_words=build_script_text(translator, _SCRIPT_SENTENCES),
        share=build_invitation_preview(live, translator),
        current_part="play",
    )


#: What the script of the page says.
_SCRIPT_SENTENCES: Final[ScriptSentences] = {"lost": ("table-lost", ())}


def _build_state(live: LiveMatch, own: Sequence[int], seeds: Sequence[int]) -> dict[str, object]:
    """What the page's script starts from."""
    return {
        "match": live.id, "seat": own[0] if own else None, "kinds": seat_kinds(live),
        "seal": live.commitment, "seeds": seeds,
    }  # fmt: skip


def _translate_quick_rules(game: AnyGame, translate: Translate) -> list[tuple[str, str]]:
    assert not game.alone
    return [(one.picture, translate_quick_rule(one, translate)) for one in quick_rules(game)]


#: So many pictures of invitations are kept.
MAX_PICTURES: Final = 64
_PICTURES: Final[LruCache[tuple[str, str, str], bytes]] = LruCache(MAX_PICTURES)
#: The part of the picture that the words take, and how much is free at its edges.
_TEXT_PX, _MARGIN_PX = 250, 64
#: How large the letters of the title are at most, and how wide one is, in its size.
_TITLE_PX, _LETTER_WIDTH = 64, 0.56


def render_invitation_picture(live: LiveMatch, title: str, facts: str, say: Translate) -> bytes:
    """A table of the game with who invites to what; nothing of the match itself is shown."""
    rules = live.rules
    layout, faces = build_card_layout(rules), tile_style(rules).faces
    x1, y1, x2, y2 = bounding_box(layout.placed, 0)
    wide, high = (x2 - x1) * UNIT, (y2 - y1) * UNIT
    room = CARD_WIDTH_PX - 2 * _MARGIN_PX, CARD_HEIGHT_PX - _TEXT_PX - _MARGIN_PX
    scale = min(room[0] / wide, room[1] / high)
    left = (CARD_WIDTH_PX - wide * scale) / 2 - x1 * UNIT * scale
    top = _MARGIN_PX / 2 + (room[1] - high * scale) / 2 - y1 * UNIT * scale
    size = min(_TITLE_PX, room[0] / (len(title) * _LETTER_WIDTH))
    tiles = "".join(tile_svg(one, faces, say=say) for one in layout.placed)
    base, css = CARD_HEIGHT_PX - _TEXT_PX, stylesheet("light", standalone=True, connectors=True)
    return to_png(
        '<svg xmlns="http://www.w3.org/2000/svg" class="by" '
        f'viewBox="0 0 {CARD_WIDTH_PX} {CARD_HEIGHT_PX}"><style>{css}</style>{game_symbols(rules)}'
        f'<rect width="{CARD_WIDTH_PX}" height="{CARD_HEIGHT_PX}" '
        f'fill="{FAMILY_CLOTHS[family_of(rules.game)][0]}"/>'
        f'<g transform="translate({fmt(left)} {fmt(top)}) scale({scale:.4f})">{tiles}</g>'
        f'<rect y="{base}" width="{CARD_WIDTH_PX}" height="{_TEXT_PX}" fill="#000" '
        'fill-opacity=".45"/><g font-family="sans-serif" fill="#fffdf6">'
        f'<text x="{_MARGIN_PX}" y="{base + 100}" font-size="{fmt(size)}" font-weight="bold">'
        f"{escape(title)}</text>"
        f'<text x="{_MARGIN_PX}" y="{base + 170}" font-size="34">{escape(facts)}</text>'
        f'<text x="{CARD_WIDTH_PX - _MARGIN_PX}" y="{base + 220}" font-size="28" '
        'text-anchor="end" fill="#e9bb55">Boneyard</text></g></svg>',
        CARD_WIDTH_PX,
    )


async def serve_invitation_picture(request: Request) -> Response:
    """The picture of a link preview; only for matches that wait for players."""
    context = RequestContext(request)
    live = await context.load_match()
    if live.status != "waiting":
        raise HttpError(404, "server-no-picture")
    translator = read_preferences(request).translator
    title, translate = invitation_title(live, translator), translator.translate
    facts = " · ".join(text for _, text in list_invitation_facts(live, translate))
    key = live.id, translator.language, title
    body = _PICTURES.get(key)
    if body is None:
        body = _PICTURES.put(
            key,
            await context.run_in_background(
                ("invitation picture", *key),
                lambda: render_invitation_picture(live, title, facts, translate),
            ),
        )
    return Response(body, headers={"cache-control": "private, max-age=600"}, media_type="image/png")


ROUTES: Final = (Route("/m/{match}/invitation.png", serve_invitation_picture),)
