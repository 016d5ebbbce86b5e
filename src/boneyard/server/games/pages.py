"""Pages of a game: rules, options, ways to start a match."""

import re
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Any, Final

from markupsafe import Markup
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from boneyard.bots.registry import BOTS, LEVELS, MANNERS, USUAL, manner_of, manners_of
from boneyard.core.options import Choice, Flag, Option, OptionError, Value, Whole
from boneyard.core.position import Position
from boneyard.drawing.svg.picture import symbols_of
from boneyard.engine.kinds import AnyGame
from boneyard.games import GAMES, about, option_text
from boneyard.i18n import message
from boneyard.i18n.fluent_translator import Tongue, tongue
from boneyard.i18n.translator import Say
from boneyard.records import play_record, read
from boneyard.server.context import Ask, number_in
from boneyard.server.errors import MatchError, NoMatch, Refused, status_of, told
from boneyard.server.games.example_round import Step, drawn, framed_at
from boneyard.server.lobby.pages import guest_name, levels
from boneyard.server.lobby.service import ANYONE
from boneyard.server.matches import serialize
from boneyard.server.matches.commands import START
from boneyard.server.matches.match import LiveMatch
from boneyard.server.matches.setup import Offering, Place, Plan, clock_named
from boneyard.server.web import time_controls
from boneyard.server.web.forms import Form, form_of, short
from boneyard.server.web.link_previews import shared
from boneyard.server.web.preferences import keep_name, name_of, wishes_of
from boneyard.server.web.render import as_sentence, page, template
from boneyard.server.web.time_controls import choices

#: An option as a text of rules names it, and the command line: maybe with what it is set to.
_NAMED: Final = re.compile(r"(?<!\*)\*([a-z_]+)(?:: ([a-z0-9-]+))?\*(?!\*)")


class Shown(Struct, frozen=True):
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


def shown_options(game: AnyGame, say: Say) -> list[Shown]:
    """The options that leave a choice."""
    return [_shown(game, option, say) for option in game.all_options if _open(option)]


def named_as_shown(game: AnyGame, text: str, say: Say) -> str:
    """A text of rules that calls options as the form above it does, not as programs do."""
    known = {option.name: option for option in game.all_options}

    def told(found: re.Match[str]) -> str:
        option = known.get(found[1])
        if option is None:
            return found[0]
        label = say(option_text.name_told(option))
        if found[2] is None:
            return f"*{label}*"
        value = say(option_text.value_told(option, option.from_text(found[2])))
        return f"*{say(message('options-set-to', option=label, value=value))}*"

    return _NAMED.sub(told, text)


def _open(option: Option) -> bool:
    if isinstance(option, Whole):
        return option.least < option.most
    return not isinstance(option, Choice) or len(option.choices) > 1


def _shown(game: AnyGame, option: Option, say: Say) -> Shown:
    label, help = say(option_text.name_told(option)), say(option_text.help_told(option))
    default = game.default(option, min(game.players))
    if option.name == "players":
        counts = tuple((str(n), str(n), n == default) for n in game.players)
        return Shown(option.name, label, help, counts)
    if isinstance(option, Whole):
        # A hand may hang on the number of players.
        usual = say(message("options-as-usual")) if option.name == "hand" else str(default)
        return Shown(option.name, label, help, (), option.least, option.most, usual)
    values: list[Value] = [True, False] if isinstance(option, Flag) else []
    values += list(option.choices) if isinstance(option, Choice) else []
    told = message("options-usual", value=option_text.value_told(option, default))
    choices = [("", say(told), False)]
    choices += [(_sent(one), say(option_text.value_told(option, one)), False) for one in values]
    return Shown(option.name, label, help, tuple(choices))


def _sent(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


#: The manner of bots of which each has another one.
MIXED = "mixed"


@cache
def rules_html(name: str, language: str) -> Markup:
    """The rules of a game in a language; the texts are our own."""
    from markdown_it import MarkdownIt  # not needed by anyone who plays

    speak = tongue(language)
    text = named_as_shown(GAMES[name], about.text(name, speak.catalogues), speak.say)
    return Markup(MarkdownIt().render(text))


@cache
def example_steps(name: str, language: str) -> tuple[Step, ...]:
    """The example of a game, a picture for each step."""
    example, speak = about.example(name), tongue(language)
    record = read(example.record)
    states: list[Position] = []
    play_record(record, states.append)
    end, names = framed_at(record.rules, states[-1]), tuple(record.seats)
    captions = (speak("game-example-deal"), *about.captions(name, speak))
    return tuple(
        Step(drawn(state, names, end, speak), said)
        for state, said in zip(states, captions, strict=False)
    )


@cache
def telling(name: str) -> int:
    """The step of an example that tells most: what scores most, or well into the round."""
    example = about.example(name)
    states: list[Position] = []
    play_record(read(example.record), states.append)
    sums = [sum(state.scores) for state in states[: len(example.captions) + 1]]
    gains = [now - before for before, now in pairwise(sums)]
    # The last step counts the round: whoever sees that first has missed all of it.
    best = max(gains[:-1], default=0)
    return gains.index(best) + 1 if best > 0 else len(example.captions) * 2 // 3


def game_of(request: Request) -> AnyGame:
    """The game that the address names."""
    return _game_named(request.path_params["game"])


def _game_named(name: str) -> AnyGame:
    if name not in GAMES:
        raise NoMatch("house-no-game")
    return GAMES[name]


#: Games and languages whose examples have been drawn: as many as there are.
_READY: Final[set[tuple[str, str]]] = set()


def _prepare(name: str, language: str) -> None:
    """Draw and write what the page of a game needs and what is kept from then on."""
    rules_html(name, language)
    example_steps(name, language)
    telling(name)
    template("games/game.html")


async def show(request: Request) -> Response:
    """The page of a game; what is made once is made beside the event loop."""
    game, language = game_of(request), wishes_of(request).language
    key = (game.name, language)
    if key not in _READY:
        await Ask(request).long(("game", *key), lambda: _prepare(*key))
        _READY.add(key)
    return game_page(request, game)


def game_page(
    request: Request,
    game: AnyGame,
    wrong: str = "",
    status: int = 200,
    typed: Form | None = None,
    field: str = "",
) -> Response:
    """Render the page of a game; what was typed stays, with the field that is wrong marked."""
    wishes = wishes_of(request)
    say = wishes.speak.say
    steps = example_steps(game.name, wishes.language)
    at = min(number_in(request, "step", telling(game.name)), len(steps) - 1)
    info = serialize.game_info(game.name)
    return page(
        request,
        "games/game.html",
        status,
        wishes,
        game=info,
        options=shown_options(game, say),
        facts=about.facts(game, say),
        rules=rules_html(game.name, wishes.language),
        symbols=Markup(symbols_of(game.rules())),
        step=steps[at],
        at=at,
        last=len(steps) - 1,
        bots=serialize.bot_infos(LEVELS, say),
        manners=[(name, say(about)) for name, about in MANNERS.items()],
        usual=USUAL,
        clocks=[*choices(say), (time_controls.OWN, say(message("time-own")))],
        sizes=time_controls.own_fields(say),
        units=time_controls.units(say),
        levels=levels(wishes.speak),
        own_rules=request.app.state.settings.own_rules,
        share=shared(game, game.title, wishes.speak),
        typed={"name": name_of(request), **(typed or {})},
        wrong=wrong,
        field=field,
    )


async def start(request: Request) -> Response:
    """Start a match as the form says."""
    return await _start(request, game_of(request), await form_of(request))


async def begin(request: Request) -> Response:
    """Start a match of the game that the form names."""
    form = await form_of(request)
    return await _start(request, _game_named(short(form, "game")), form)


def plan_of(request: Request, game: AnyGame, form: Form) -> tuple[str, Plan]:
    """Who wants to play, by what name, and what the form asks for."""
    ask, speak = Ask(request), wishes_of(request).speak
    name = ask.name(short(form, "name")) or name_of(request)
    if short(form, "way") == "screen":
        called = name or speak("game-player", number=1)
    else:
        called = guest_name(ask, name, speak)
    return name, _plan(ask, game, form, called, speak)


async def _start(request: Request, game: AnyGame, form: Form) -> Response:
    """Start a match, or show the page again with what is wrong."""
    ask, speak = Ask(request), wishes_of(request).speak
    how = ANYONE if short(form, "way") == "anyone" else START
    try:
        name, plan = plan_of(request, game, form)
        if plan.rated:  # what that takes is told where it was chosen
            return _gone_to(request, await ask.run(how, plan), name)
    except (Refused, ValueError) as error:
        status = error.status if isinstance(error, Refused) else status_of(error)
        if status is None:
            raise
        why = told(error)
        if isinstance(error, OptionError):
            why = option_text.in_words(game, why)
        said, field = as_sentence(speak.say(why)), wrong_field(ask, game, form)
        return game_page(request, game, said, status, form, field)
    return _gone_to(request, await ask.run(how, plan), name)


def _gone_to(request: Request, live: LiveMatch, name: str) -> Response:
    """On to a table, whose host is known by this name from now on."""
    response = RedirectResponse(f"/m/{live.id}", 303)
    keep_name(response, request, name)
    return response


def _plan(ask: Ask, game: AnyGame, form: Form, name: str, speak: Tongue) -> Plan:
    """What the form asks for."""
    options = _options(game, form)
    players = game.rules(**options).players
    places = _places(ask, form, name, players, speak)
    way, is_open = short(form, "way"), any(place.kind == "open" for place in places)
    # Alone, against bots or at one screen nobody is in a hurry, and nobody else is sought.
    clock = time_controls.clock_in(form) if is_open else ""
    clock_named(clock)
    shown = is_open and (bool(form.get("open")) or way == "anyone")
    offer = Offering(short(form, "level"), speak.language) if shown else None
    late, rated = bool(form.get("late")), bool(form.get("rated"))
    return Plan(game.call, options, places, way == "daily", clock, late, offer, rated)


def _options(game: AnyGame, form: Form) -> dict[str, Any]:
    """What the form chooses; a field that is left empty is as usual."""
    chosen = {}
    for option in game.all_options:
        text = short(form, f"o.{option.name}")
        if text:
            chosen[option.name] = option.from_text(text)
    return chosen


def wrong_field(ask: Ask, game: AnyGame, form: Form) -> str:
    """The field without which the form would do; '' if it isn't one alone."""
    for name in ("name", *(f"name{at}" for at in range(max(game.players)))):
        try:
            ask.name(short(form, name))
        except Refused:
            return name
    try:
        clock_named(time_controls.clock_in(form))
    except MatchError:
        return "clock"
    chosen = _options(game, form)
    for name in chosen:
        try:
            game.rules(**{other: value for other, value in chosen.items() if other != name})
        except OptionError:
            continue
        return f"o.{name}"
    return ""


def with_manners(kinds: Sequence[str], manner: str) -> list[str]:
    """The same seats, with bots that have a manner, or each another one (`mixed`)."""
    found, turn = [], 0
    for kind in kinds:
        known = manners_of(kind) if kind in BOTS and not manner_of(kind) else []
        if known and manner == MIXED:
            found.append(f"{kind}:{known[turn % len(known)]}")
            turn += 1
        else:
            found.append(f"{kind}:{manner}" if known and manner else kind)
    return found


def _places(ask: Ask, form: Form, name: str, players: int, speak: Tongue) -> list[Place]:
    """Who sits where: bots, people at this screen, friends by link, or each as chosen."""
    way = short(form, "way") or "bots"
    bot = short(form, "bot") or USUAL
    kinds = {"bots": bot, "daily": bot, "screen": "person", "link": "open", "anyone": "open"}
    if way == "seats":
        asked = [short(form, f"seat{at}") or bot for at in range(players)]
    elif way in kinds:
        asked = ["person", *[kinds[way]] * (players - 1)]
    else:
        raise MatchError("house-no-way")
    places = []
    asked = with_manners(asked, short(form, "manner"))
    for at, kind in enumerate(asked):
        if kind in BOTS:
            places.append(Place("bot", bot=kind))
        elif kind == "person":
            own = ask.name(short(form, f"name{at}"))
            usual = speak("game-player", number=at + 1) if at else name
            places.append(Place("person", own or usual))
        else:
            places.append(Place(kind))
    return places
