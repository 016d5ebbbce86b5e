"""The form in which a match is set up: options, lengths, seats, what is remembered of it."""

import re
from collections.abc import Mapping, Sequence
from typing import Final
from urllib.parse import parse_qsl, quote, unquote, urlencode

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from boneyard.bots.registry import BOTS, DEFAULT_BOT, style_of, styles_of
from boneyard.core.options import (
    ChoiceOption,
    FlagOption,
    IntegerOption,
    Option,
    OptionError,
    Value,
)
from boneyard.engine.kinds import AnyGame
from boneyard.games import option_text
from boneyard.games.durations import MINUTES, ROUND_MINUTES
from boneyard.i18n import message
from boneyard.i18n.translator import Translate, Translator
from boneyard.server.errors import HttpError, MatchError
from boneyard.server.http.session_cookie import get_cookie
from boneyard.server.lobby.pages import resolve_guest_name
from boneyard.server.matches.setup import MatchPlan, OfferOptions, SeatRequest, parse_clock
from boneyard.server.request_context import RequestContext
from boneyard.server.web import time_control_form
from boneyard.server.web.forms import Form, get_text
from boneyard.server.web.preferences import (
    get_saved_name,
    read_preferences,
    set_preference_cookie,
)


class OptionField(Struct, frozen=True):
    """An option as a form shows it."""

    name: str
    label: str
    help: str
    choices: tuple[tuple[str, str, bool], ...] = ()
    """What it can be set to: as it is sent, in words, and whether it is chosen already."""
    least: int = 0
    most: int = 0
    """For a number: the range."""
    usual: str = ""
    """For a number: what it is when nothing is typed."""


def build_option_fields(game: AnyGame, translate: Translate) -> list[OptionField]:
    """The options that leave a choice."""
    return [
        _build_option_field(game, option, translate)
        for option in game.all_options
        if option_text.leaves_choice(option)
    ]


def _build_option_field(game: AnyGame, option: Option, translate: Translate) -> OptionField:
    label = translate(option_text.option_label(game, option))
    help = _capitalize(translate(option_text.option_help(game, option) or ""))
    default = game.default(option, min(game.players))
    if option.name == "players":
        counts = tuple((str(n), str(n), n == default) for n in game.players)
        return OptionField(option.name, label, help, counts)
    if isinstance(option, IntegerOption):
        # A hand may hang on the number of players.
        usual = translate(message("options-as-usual")) if option.name == "hand" else str(default)
        return OptionField(option.name, label, help, (), option.least, option.most, usual)
    values: list[Value] = [True, False] if isinstance(option, FlagOption) else []
    values += list(option.choices) if isinstance(option, ChoiceOption) else []
    choices = []
    for value in sorted(values, key=lambda one: one != default):
        called = option_text.value_label(game, option, value)
        if value == default:
            called = message("options-default", value=called)
        sent = "" if value == default else _form_value(value)
        choices.append((sent, _capitalize(translate(called)), False))
    return OptionField(option.name, label, help, tuple(choices))


#: The groups in which options are offered, and the options of all but the last.
_OPTION_GROUPS: Final = {
    "game-group-match": (
        "target", "single", "rounds", "teams", "drawn", "entry", "no_caben", "doubling", "love",
        "one_all",
    ),
    "game-group-tiles": (
        "set", "hand", "no_double", "misdeal", "lead", "first_lead", "next_lead", "salida", "first",
        "gate",
    ),
    "game-group-turns": (
        "draw", "unable", "knock", "spinner", "meets_double", "doubles", "arms", "short_foot",
        "ends", "run", "go_on", "extra", "flip", "calls", "double_back", "finish",
    ),
    "game-group-scoring": (),
}  # fmt: skip


def group_option_fields(fields: Sequence[OptionField]) -> list[tuple[str, list[OptionField]]]:
    """The options but the players, under the headings of their groups."""
    group_of = {name: group for group, names in _OPTION_GROUPS.items() for name in names}
    groups: dict[str, list[OptionField]] = {group: [] for group in _OPTION_GROUPS}
    for field in fields:
        if field.name != "players":
            groups[group_of.get(field.name, "game-group-scoring")].append(field)
    return [(group, members) for group, members in groups.items() if members]


def _capitalize(text: str) -> str:
    return text[:1].upper() + text[1:]


def _form_value(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


#: What a full and a quick match are called, by the option that they set.
_LENGTH_MESSAGES: Final = {
    "target": ("game-length-full-points", "game-length-quick-points"),
    "rounds": ("game-length-full-rounds", "game-length-quick-rounds"),
}


def list_lengths(game: AnyGame, translate: Translate) -> list[tuple[str, str, str]]:
    """How long a match may be: what a form sends, what it is called, and the minutes it takes.

    The shortest is first; the full match is what rules say.
    """
    if game.alone:
        return []
    options = {option.name: option for option in game.all_options}
    minutes = MINUTES.get(game.name, 0)
    few = min(game.players)

    def measure(share: float) -> str:
        return translate(message("home-minutes", minutes=max(1, round(minutes * share))))

    for name, (whole_id, quick_id) in _LENGTH_MESSAGES.items():
        option = options.get(name)
        if not isinstance(option, IntegerOption):
            continue
        full = int(game.default(option, few))
        quick = shorten(full, option)
        found = []
        if "single" in options or (option.least == 1 and full > 1):
            once = message("home-minutes", minutes=ROUND_MINUTES.get(game.name, 1))
            found.append(("round", translate(message("game-length-round")), translate(once)))
        if quick < full:
            called = translate(message(quick_id, target=quick))
            found.append(("quick", called, measure(quick / full)))
        found.append(("", translate(message(whole_id, target=full)), measure(1)))
        return found
    return []


def shorten(full: int, option: IntegerOption) -> int:
    """What a quick match is played to: half of it, as a round number."""
    half = full // 2
    return max(option.least, half - half % 5 if half > 10 else half)


def _apply_length(game: AnyGame, form: Form, chosen: dict[str, Value]) -> None:
    """Set the options that a chosen length stands for, where none is chosen by itself."""
    length = get_text(form, "length")
    options = {option.name: option for option in game.all_options}
    if not length or {"target", "single", "rounds"} & chosen.keys():
        return
    for name in ("target", "rounds"):
        option = options.get(name)
        if isinstance(option, IntegerOption):
            full = int(game.default(option, min(game.players)))
            if length == "quick":
                chosen[name] = shorten(full, option)
            elif length == "round" and "single" in options:
                chosen["single"] = True
            elif length == "round" and option.least == 1:
                chosen[name] = 1
            return


def list_changes(game: AnyGame, values: Mapping[str, str], translate: Translate) -> list[str]:
    """The options that differ from the usual ones, in words."""
    try:
        chosen = _parse_options(game, dict(values))
        chosen.pop("players", None)
        for name in ("target", "single", "rounds") if values.get("length") else ():
            chosen.pop(name, None)
        return [translate(one) for one in option_text.describe_changes(game, chosen)]
    except ValueError:
        return []  # what is wrong is said beside it


#: What is remembered of a setup, beside the options.
_REMEMBERED_FIELDS: Final = ("bot", "length", "clock", "manner", "level")


SETUP_COOKIE: Final = "setup"


MAX_SETUP_COOKIE: Final = 1000


#: The tab on which each way to start is.
TAB_OF_WAY: Final = {
    "bots": "bots", "seats": "bots", "daily": "bots", "screen": "screen", "link": "friend",
    "anyone": "lobby",
}  # fmt: skip


def read_setup(request: Request) -> dict[str, str]:
    """What was chosen the last time, for this game: its cookie comes with its pages only."""
    text = get_cookie(request, SETUP_COOKIE)[:MAX_SETUP_COOKIE]
    return dict(parse_qsl(unquote(text), max_num_fields=40)) if text else {}


def save_setup(response: Response, request: Request, game: AnyGame, form: Form) -> None:
    """Remember what was chosen."""
    kept = {"with": TAB_OF_WAY.get(get_text(form, "way"), "bots")}
    names = (*_REMEMBERED_FIELDS, *(f"o.{option.name}" for option in game.all_options))
    kept |= {name: value for name in names if (value := get_text(form, name))}
    text = quote(urlencode(kept))
    if len(text) <= MAX_SETUP_COOKIE:
        set_preference_cookie(response, request, SETUP_COOKIE, text, f"/games/{game.name}")


def parse_plan(request: Request, game: AnyGame, form: Form) -> tuple[str, MatchPlan]:
    """Who wants to play, by what name, and what the form asks for."""
    context, translator = RequestContext(request), read_preferences(request).translator
    name = context.clean_name(get_text(form, "name")) or get_saved_name(request)
    if get_text(form, "way") == "screen":
        called = name or translator("game-player", number=1)
    else:
        called = resolve_guest_name(context, name, translator)
    return name, _build_plan(context, game, form, called, translator)


def _build_plan(
    context: RequestContext, game: AnyGame, form: Form, name: str, translator: Translator
) -> MatchPlan:
    """What the form asks for."""
    options = _parse_options(game, form)
    players = game.rules(**options).players
    places = _build_seat_requests(context, form, name, players, translator)
    way, is_open = get_text(form, "way"), any(place.kind == "open" for place in places)
    # Alone, against bots or at one screen no one is in a hurry, and no one else is sought.
    clock = time_control_form.parse_clock_fields(form) if is_open else ""
    parse_clock(clock)
    shown = is_open and (bool(form.get("open")) or way == "anyone")
    offer = OfferOptions(get_text(form, "level"), translator.language) if shown else None
    late, rated = bool(form.get("late")), bool(form.get("rated"))
    return MatchPlan(
        game.lookup_key, options, places, way == "daily", clock, late, offer, rated,
        bool(form.get("watch")),
    )  # fmt: skip


def _parse_options(game: AnyGame, form: Form) -> dict[str, Value]:
    """What the form chooses; a field that is left empty is as usual."""
    chosen: dict[str, Value] = {}
    for option in game.all_options:
        text = get_text(form, f"o.{option.name}")
        if text:
            chosen[option.name] = option.parse_text(text)
    _apply_length(game, form, chosen)
    return chosen


def find_wrong_field(context: RequestContext, game: AnyGame, form: Form) -> str:
    """The field without which the form would do; '' if it isn't one alone."""
    for name in ("name", *(f"name{at}" for at in range(max(game.players)))):
        try:
            context.clean_name(get_text(form, name))
        except HttpError:
            return name
    try:
        parse_clock(time_control_form.parse_clock_fields(form))
    except MatchError:
        return "clock"
    chosen = _parse_options(game, form)
    for name in chosen:
        try:
            game.rules(**{other: value for other, value in chosen.items() if other != name})
        except OptionError:
            continue
        return f"o.{name}"
    return ""


#: The manner of bots of which each has another one.
MIXED_MANNERS = "mixed"


def assign_manners(kinds: Sequence[str], manner: str) -> list[str]:
    """The same seats, with bots that have a manner, or each another one (`mixed`)."""
    found, turn = [], 0
    for kind in kinds:
        known = styles_of(kind) if kind in BOTS and not style_of(kind) else []
        if known and manner == MIXED_MANNERS:
            found.append(f"{kind}:{known[turn % len(known)]}")
            turn += 1
        else:
            found.append(f"{kind}:{manner}" if known and manner else kind)
    return found


def has_chosen_seats(form: Mapping[str, str]) -> bool:
    """Whether anyone sits elsewhere than usual: you first, then the opponent chosen for all."""
    seats = {name: value for name, value in form.items() if re.fullmatch(r"seat\d", name)}
    return seats.pop("seat0", "person") not in ("", "person") or any(seats.values())


def _build_seat_requests(
    context: RequestContext, form: Form, name: str, players: int, translator: Translator
) -> list[SeatRequest]:
    """Who sits where: bots, people at this screen, friends by link, or each as chosen."""
    way = get_text(form, "way") or "bots"
    bot = get_text(form, "bot") or DEFAULT_BOT
    kinds = {"bots": bot, "daily": bot, "screen": "person", "link": "open", "anyone": "open"}
    if way == "seats" or (way == "bots" and has_chosen_seats(form)):
        asked = [get_text(form, f"seat{at}") or bot for at in range(players)]
    elif way in kinds:
        asked = ["person", *[kinds[way]] * (players - 1)]
    else:
        raise MatchError("server-no-way")
    places = []
    asked = assign_manners(asked, get_text(form, "manner"))
    for at, kind in enumerate(asked):
        if kind in BOTS:
            places.append(SeatRequest("bot", bot=kind))
        elif kind == "person":
            own = context.clean_name(get_text(form, f"name{at}"))
            usual = translator("game-player", number=at + 1) if at else name
            places.append(SeatRequest("person", own or usual))
        else:
            places.append(SeatRequest(kind))
    return places
