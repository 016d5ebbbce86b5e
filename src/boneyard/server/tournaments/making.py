"""A tournament as somebody wants it: looked at, and refused if it can't be."""

from collections.abc import Collection, Iterator, Mapping
from itertools import count
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from boneyard.bots.characters import CAST
from boneyard.bots.registry import BOTS
from boneyard.core import clocks
from boneyard.core.chance import new_secret
from boneyard.core.clocks import DAY
from boneyard.core.options import OptionError
from boneyard.engine.kinds import AnyGame, AnyRules
from boneyard.games import game_found, game_named
from boneyard.server import wall_clock
from boneyard.server.errors import MatchError
from boneyard.server.matches.eligibility import check_usual
from boneyard.server.matches.setup import clock_named, new_id
from boneyard.server.tournaments.store import StoredTournament
from boneyard.server.unicode.confusables import skeleton
from boneyard.tournaments.plan import Plan

#: Minutes that one may keep a board waiting for one's first move, at the table and over days.
GRACE: Final = {False: 10, True: 2 * 24 * 60}
#: So far ahead a tournament may be announced.
FAR: Final = 90 * DAY


class Wanted(Struct, frozen=True, kw_only=True):
    """A tournament that somebody wants to make."""

    game: str
    options: Mapping[str, Any]
    clock: str
    plan: Plan
    """With no minutes of grace: as the clock has it."""
    title: str = ""
    begins: int | None = None


def rules_of(game: AnyGame, options: Mapping[str, Any]) -> AnyRules:
    """The rules of every board: with two at it, or with two sides of two."""
    chosen = dict(options)
    if not game.alone and 2 in game.players and not chosen.get("teams"):
        chosen.setdefault("players", 2)
    try:
        rules = game.rules(**chosen)
    except TypeError:
        raise OptionError("house-no-option", game=game.name) from None
    if rules.alone or rules.sides != 2 or rules.players not in (2, 4):
        raise MatchError("tournaments-of-two")
    return rules


def in_pairs(tournament: StoredTournament) -> bool:
    """Say whether sides of two play it."""
    game = game_found(tournament.game)
    if game is None:
        return False  # one of an earlier version, which is only looked at
    rules = game.rules(**tournament.options)
    return rules.sides < rules.players


def can_be_played(game: AnyGame) -> bool:
    """Say whether a tournament can be of this game, as it is usually played."""
    try:
        return bool(rules_of(game, {}))
    except MatchError:
        return False


def made(wanted: Wanted, host: bytes) -> StoredTournament:
    """A tournament that is open for entries, with its secret."""
    game = game_named(wanted.game)
    rules = rules_of(game, wanted.options)
    if wanted.plan.rated:
        if game.own:
            raise MatchError("rated-own-rules")
        check_usual(rules)
    days = _over_days(wanted.clock)
    plan = wanted.plan if wanted.plan.grace else replace(wanted.plan, grace=GRACE[days])
    plan.check()
    if plan.format == "arena" and days:
        raise MatchError("tournaments-arena-live")
    now = wall_clock.now()
    if wanted.begins is not None and not now <= wanted.begins <= now + FAR:
        raise MatchError("tournaments-bad-time")
    return StoredTournament(
        id=new_id(), host=host, title=wanted.title, game=game.call, options=dict(rules.options),
        clock=wanted.clock, plan=plan, secret=new_secret(), made=now, begins=wanted.begins,
    )  # fmt: skip


def _over_days(name: str) -> bool:
    if clock_named(name) is None:
        raise MatchError("tournaments-clock")
    clock = clocks.read(name)
    return clock is not None and clock.over_days


def bot_names(bot: str, taken: Collection[str]) -> Iterator[str]:
    """Names for bots of a level, as many as are wanted: the cast, then the cast by numbers."""
    if bot not in BOTS:
        raise MatchError("house-no-bot", bot=repr(bot[:40]), bots=tuple(BOTS))
    names = [one.name for one in CAST.get(bot, ())] or [BOTS[bot].title]
    used = {skeleton(name) for name in taken}
    yield from (name for name in names if skeleton(name) not in used)
    for number in count(2):
        yield from (one for name in names if skeleton(one := f"{name} {number}") not in used)
