"""Sets of deals that all play: the game, the bots, and the secret of their randomness."""

import hmac
from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from boneyard.core.fair_shuffle import Fair, compute_commitment
from boneyard.core.options import Value
from boneyard.core.strict_json import JsonObject
from boneyard.engine.kinds import AnyGame, AnyRules
from boneyard.games import get_game
from boneyard.i18n import Message, TranslatedError, message

#: Deals of a day, and the most deals of a set.
DEFAULT_DEALS: Final = 10

MAX_DEALS: Final = 32

#: The default bots in the other seats: a fast heuristic.
DEFAULT_BOT_LEVEL: Final = "club"


class DuplicateError(TranslatedError, ValueError):
    """Something that can't be played as duplicate; the message explains why."""


class DealSet(Struct, frozen=True, kw_only=True):
    """A set of deals: the game, the bots, and the secret of all its randomness."""

    id: str
    game: str
    options: Mapping[str, Value]
    secret: bytes
    deals: int = DEFAULT_DEALS
    level: str = DEFAULT_BOT_LEVEL
    """The bots in the other seats, including a partner."""
    opens: int = 0
    """When it can be played from, in milliseconds since 1970."""
    closes: int | None = None
    """When everything is revealed; what ends later doesn't count. None: never by itself."""
    teams: bool = False
    """Two teams of four play it, in two rooms."""

    @property
    def rules(self) -> AnyRules:
        """The rules of every deal: one round."""
        return get_game(self.game).rules(**self.options)

    @property
    def commitment(self) -> str:
        """The commitment, published before the first deal is played."""
        return compute_commitment(self.secret)

    def derive_secret(self, deal: int) -> tuple[bytes, str]:
        """Return the secret of one deal, and its name: no deal reveals anything about another."""
        name = f"{self.id}/{deal + 1}"
        return hmac.digest(self.secret, f"boneyard duplicate {name}".encode(), "sha256"), name

    def player_seat(self, deal: int) -> int:
        """Return the players' seat in a deal: it rotates, so that nobody always leads."""
        return deal % self.rules.players

    def pair_seats(self, deal: int) -> tuple[int, ...]:
        """Return the seats of a pair in a deal; only one in games without partners."""
        rules, own = self.rules, self.player_seat(deal)
        others = (at for at in range(rules.players) if at != own)
        return (own, *(at for at in others if rules.side(at) == rules.side(own)))

    @property
    def is_for_pairs(self) -> bool:
        """Whether partners can play it together."""
        return not self.teams and len(self.pair_seats(0)) == 2

    def is_over(self, now: int) -> bool:
        """Return whether its time is over."""
        return self.closes is not None and now >= self.closes

    def __repr__(self) -> str:
        return f"<{self.deals} deals of {self.game}>"


def single_round_options(game: AnyGame, options: Mapping[str, object]) -> JsonObject:
    """Return the options of a deal: the match ends with its round, where the game has an option."""
    known = {option.name for option in game.options}
    if "single" in known:
        return {**options, "single": True}
    return {**options, "rounds": 1} if "rounds" in known else dict(options)


def validate_rules(rules: AnyRules) -> Message | None:
    """Return why rules can't be played as duplicate, or None."""
    if rules.alone:
        return message("duplicate-alone")
    others = [seat for seat in range(rules.players) if rules.side(seat) != rules.side(0)]
    # Who calls first is a matter of seconds, which aren't the same for all.
    return message("duplicate-calls") if rules.game.combined_twists.call_words(others) else None


def prepare_options(
    game: str, options: Mapping[str, object], deals: int, teams: bool = False
) -> JsonObject:
    """Return the options of each deal of a custom set."""
    if not 1 <= deals <= MAX_DEALS:
        raise DuplicateError("duplicate-many", most=MAX_DEALS)
    found = get_game(game)
    wanted = single_round_options(found, options)
    rules = found.rules(**wanted)
    wrong = validate_rules(rules)
    if wrong is not None:
        raise DuplicateError(wrong)
    if teams and (rules.players, rules.sides) != (4, 2):
        raise DuplicateError("duplicate-teams-in-pairs")
    return dict(rules.options)


def bot_seed(luck: Fair, round: int, seat: int, made: int) -> int:
    """Return the seed of a bot's move after this many moves: the same for all in that position."""
    return luck.pick(1 << 32, round, f"bot:{seat}:{made}")
