"""Match points: how a deal counts among all who played it, and where their plays parted."""

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec import Struct

from boneyard.engine.kinds import AnyRules


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
