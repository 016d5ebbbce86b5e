"""Eligibility: which matches can be rated, and asking for a rated one."""

from collections.abc import Sequence
from typing import Final

from boneyard.engine.kinds import AnyRules
from boneyard.games import GAMES
from boneyard.games.option_text import option_label
from boneyard.ratings.anchors import load_anchors
from boneyard.ratings.pools import pool_of
from boneyard.ratings.results import BOT_PREFIX
from boneyard.rules.game import Rules
from boneyard.server.errors import MatchError
from boneyard.server.matches.models import RATED_PREFIX, StoredMatch, StoredSeat

#: The clock of a rated match with bots for which none is chosen: no one has to hurry.
DEFAULT_RATED_CLOCK: Final = "3h+1m/3h"


#: The options that may be chosen at a rated table: who plays, and for how long.
FREE_OPTIONS: Final = frozenset({"players", "teams", "target", "single", "rounds"})


def check_standard_rules(rules: AnyRules) -> None:
    """Refuse rules that aren't the usual ones of their game."""
    # What is chosen is the declaration's own from then on: the usual one stands in the list.
    game, players = GAMES[rules.game.name], rules.players
    for one in game.all_options:
        chosen = rules.options.get(one.name)
        if (
            one.name not in FREE_OPTIONS
            and chosen is not None
            and chosen != game.default(one, players)
        ):
            raise MatchError("rated-usual", option=option_label(game, one))


def rated_contest_name(rules: Rules) -> str:
    """What a rated match by these rules is part of."""
    return f"{RATED_PREFIX}:{pool_of(rules)}"


def is_rated(match: StoredMatch) -> bool:
    """Say whether a match counts for ratings."""
    return match.part_of.pool is not None


def build_rated_contest(
    rules: AnyRules, seats: Sequence[StoredSeat], *, own: bool, timed: bool, daily: bool
) -> str:
    """What a match that is to be rated is part of; a MatchError says why it can't be."""
    if rules.alone or daily:
        raise MatchError("rated-alone")
    if own:
        raise MatchError("rated-own-rules")
    check_standard_rules(rules)
    people = [seat for seat in seats if seat.kind == "person"]
    if len(people) != 1:
        raise MatchError("rated-one-seat")
    for seat in seats:
        check_rated_bot(seat)
    if not timed and any(seat.kind == "open" for seat in seats):
        raise MatchError("rated-no-clock")
    return rated_contest_name(rules)


def check_rated_bot(seat: StoredSeat) -> None:
    """Refuse a bot whose rating no one knows: one with a manner, or one that wasn't measured."""
    if seat.kind == "bot":
        check_rated_level(seat.bot)


def check_rated_level(bot: str) -> None:
    """Refuse a level whose rating no one knows."""
    if not any(who == BOT_PREFIX + bot for who, _ in load_anchors()):
        raise MatchError("rated-bot", bot=bot)
