"""How rules of one's own play, as bars: few rounds first, then more, asked for by the page."""

from typing import Final
from urllib.parse import urlencode

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from boneyard.arena.rule_stats import PLAYS, SHARES, Looked
from boneyard.i18n.fluent_translator import Tongue
from boneyard.rules.game import Game
from boneyard.server.analysis.advice import LOOK
from boneyard.server.analysis.service import Wanted
from boneyard.server.context import Ask
from boneyard.server.errors import PoolError, Refused
from boneyard.server.web.preferences import wishes_of
from boneyard.server.web.render import as_sentence, page

#: Deals that are played: at first, and then; nobody gets others.
DEALS: Final = (32, 256)
#: What each number is called here.
NAMES: Final = {
    "moves": "lab-moves",
    "choice": "lab-choice",
    "blocked": "lab-blocked",
    "tied": "lab-tied",
    "lead": "own-lab-lead",
    "luck": "lab-luck",
}
WARNINGS: Final = {
    "endless": "lab-warning-endless",
    "lead": "lab-warning-lead",
    "tied": "lab-warning-tied",
    "choice": "lab-warning-choice",
}
#: Numbers with a full bar.
FULL: Final = {"moves": 60.0, "choice": 8.0}


class Bar(Struct, frozen=True):
    """A number of some rules, as a bar."""

    label: str
    share: float
    told: str


class Lab(Struct, frozen=True):
    """What the page shows of how rules play."""

    more: str
    """Where more rounds are played; '': nowhere."""
    offer: str = ""
    bars: tuple[Bar, ...] = ()
    warnings: tuple[str, ...] = ()
    how: str = ""
    wrong: str = ""


def untouched(query: dict[str, str], speak: Tongue) -> Lab:
    """Nothing has been played yet."""
    return _offering(query, 0, speak)


async def show(request: Request, game: Game, query: dict[str, str]) -> Response:
    """So many rounds of these rules, played."""
    ask, wishes = Ask(request), wishes_of(request)
    speak, status = wishes.speak, 200
    deals = ask.number("deals")
    deals = deals if deals in DEALS else DEALS[0]
    try:
        found = await ask.run(LOOK, Wanted(game.call, deals))
        lab = _shown(found, query, deals, speak)
    except (Refused, PoolError) as error:
        status = error.status if isinstance(error, Refused) else 503
        lab = Lab("", wrong=as_sentence(speak.say(error.message)))
    back = f"/house-rules?{urlencode(query)}"
    return page(
        request, "house_rules/lab_page.html", status, wishes, title=game.title, lab=lab, back=back
    )


def _offering(query: dict[str, str], at: int, speak: Tongue) -> Lab:
    if at >= len(DEALS):
        return Lab("")
    address = f"/house-rules/lab?{urlencode({**query, 'deals': str(DEALS[at])})}"
    return Lab(address, speak("own-lab-play", rounds=DEALS[at] * PLAYS))


def _shown(found: Looked, query: dict[str, str], deals: int, speak: Tongue) -> Lab:
    # Where time was up before all were played, more would get no further.
    enough = found.rounds < deals * PLAYS
    offer = Lab("") if enough else _offering(query, DEALS.index(deals) + 1, speak)
    return Lab(
        offer.more,
        offer.offer,
        tuple(_bar(found, name, speak) for name in NAMES),
        tuple(speak(WARNINGS[one], game=found.title) for one in found.warnings),
        speak("own-lab-how", rounds=found.rounds, players=found.players),
    )


def _bar(found: Looked, name: str, speak: Tongue) -> Bar:
    number = found.measures[name]
    # The lead is told as what the leader's side wins, which says more than what it wins too often.
    value = number.value + (1 / found.sides if name == "lead" else 0)
    off = (number.high - number.low) / 2
    full = FULL.get(name, 1.0)
    if name in SHARES:
        told = speak("own-lab-about", value=speak.percent(value), off=speak.percent(off))
    else:
        told = speak("own-lab-about", value=speak.number(value, 1), off=speak.number(off, 1))
    return Bar(speak(NAMES[name]), round(min(max(value / full, 0.0), 1.0), 3), told)
