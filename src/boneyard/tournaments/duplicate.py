"""Duplicate: the same deals for all; match points, pairs and teams."""

import hmac
from collections import Counter
from collections.abc import Mapping, Sequence
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


# Randomness.


def bot_seed(luck: Fair, round: int, seat: int, made: int) -> int:
    """Return the seed of a bot's move after this many moves: the same for all in that position."""
    return luck.pick(1 << 32, round, f"bot:{seat}:{made}")


# Results.


def lowest_score_wins(rules: AnyRules) -> bool:
    """Return whether points are bad in this game."""
    return not rules.alone and rules.game.goal.leaders((0, 1)) == (0,)


def compute_margin(rules: AnyRules, score: int, against: int) -> int:
    """Return the margin of a player in a deal, whether points are good or bad."""
    return against - score if lowest_score_wins(rules) else score - against


def compute_match_points(margins: Sequence[int]) -> list[float | None]:
    """Return each player's share of a deal: 1 for every worse result, ½ for every equal one.

    None for all, if nobody else has played it.
    """
    others = len(margins) - 1
    if others < 1:
        return [None] * len(margins)
    same, below, worse = Counter(margins), dict[int, int](), 0
    for one in sorted(same):
        below[one] = worse
        worse += same[one]
    return [(below[one] + (same[one] - 1) / 2) / others for one in margins]


class DuplicateStanding(Struct, frozen=True):
    """The standing of a player in a set."""

    place: int
    who: int
    """Their index among the players."""
    share: float
    """The average of their match points in all deals of the set; unplayed deals count 0."""
    played: int
    ahead: int
    """Points ahead in all their deals."""


def compute_standings(deals: Sequence[Mapping[int, int]]) -> list[DuplicateStanding]:
    """Compute the standings from the margins of all finished plays of each deal.

    Players with the same share have the same rank; where nobody else has played a deal, everyone
    has half of it.
    """
    share: dict[int, float] = {}
    played: dict[int, int] = {}
    ahead: dict[int, int] = {}
    for deal in deals:
        points = compute_match_points(list(deal.values()))
        for (who, by), point in zip(deal.items(), points, strict=True):
            share[who] = share.get(who, 0.0) + (0.5 if point is None else point)
            played[who] = played.get(who, 0) + 1
            ahead[who] = ahead.get(who, 0) + by
    rounded = {who: round(sum_ / len(deals), 9) for who, sum_ in share.items()}
    order = sorted(rounded, key=lambda who: (-rounded[who], who))
    places = {one: at for at, one in reversed(list(enumerate((rounded[w] for w in order), 1)))}
    return [
        DuplicateStanding(places[rounded[w]], w, rounded[w], played[w], ahead[w]) for w in order
    ]


class FieldChoice(Struct, frozen=True):
    """What some players did where others chose differently."""

    act: str
    count: int
    margin: float
    """Their average margin."""
    by_reference: bool = False
    """Whether the reference bot did the same."""
    is_own: bool = False


class Divergence(Struct, frozen=True):
    """A position in a player's game where others who reached it chose differently."""

    move_number: int
    """Own moves before it."""
    choices: tuple[FieldChoice, ...]
    """What was chosen, the most frequent first."""


class DealPlay(Struct, frozen=True):
    """A played deal: the player's own moves, and the margin."""

    acts: tuple[str, ...]
    margin: int


def find_divergences(
    own: DealPlay, field: Sequence[DealPlay], reference: DealPlay | None = None
) -> list[Divergence]:
    """Find where others diverged from a player's moves; `own` is part of the field.

    The reference bot's choice is known as long as it reached the same position.
    """
    found = []
    along = [play for play in field if play is not own]
    for made, act in enumerate(own.acts):
        reference = reference if reference is not None and len(reference.acts) > made else None
        here: dict[str, list[int]] = {act: [own.margin]}
        for play in along:
            if len(play.acts) > made:
                here.setdefault(play.acts[made], []).append(play.margin)
        done = reference.acts[made] if reference is not None else None
        if len(here) > 1 or (done is not None and done != act):
            found.append(Divergence(made, _choices(here, act, done)))
        along = [play for play in along if len(play.acts) > made and play.acts[made] == act]
        if done != act:
            reference = None
    return found


def _choices(
    here: Mapping[str, Sequence[int]], own: str, reference: str | None
) -> tuple[FieldChoice, ...]:
    found = [
        FieldChoice(act, len(by), sum(by) / len(by), act == reference, act == own)
        for act, by in here.items()
    ]  # fmt: skip
    if reference is not None and reference not in here:
        found.append(FieldChoice(reference, 0, 0.0, by_reference=True))
    return tuple(sorted(found, key=lambda one: (-one.count, one.act)))
