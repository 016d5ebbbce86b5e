"""A round's count laid open: every hand, every sum, every rounding spelt out."""

from collections.abc import Sequence

from msgspec import Struct

from boneyard.events import RoundEnded, Row
from boneyard.rules.awards import MostMade, OnePoint, OpponentsPips, Penalties, Ranks
from boneyard.rules.blocks import FewestTogether
from boneyard.rules.game import Rules
from boneyard.server.entries import told_events
from boneyard.server.match import LiveMatch
from boneyard.server.pages.words import counted, listed
from boneyard.state import State

_HOW = {
    "out": "{} is out.",
    "blocked": "The round is blocked: nobody can play.",
    "refused": "The challenge is refused, so the hands are counted as they are.",
}
#: How a side ends a round by what it does: the verb, as of several, and the rest.
_DOING = {"target": ("make", "the target"), "resigned": ("give", "up")}


class HandCount(Struct, frozen=True):
    """A hand turned up, and what it counts."""

    seat: int
    name: str
    tiles: Row
    sum: str


class RoundCount(Struct, frozen=True):
    """A round as it was counted."""

    title: str
    hands: tuple[HandCount, ...]
    sums: tuple[str, ...]
    """How the points come about, a sentence each."""
    totals: tuple[tuple[str, int, int], ...]
    """Each side: its name, what the round brought, its score now."""


def last_end(live: LiveMatch) -> RoundEnded | None:
    """How the last round ended, if it has."""
    if live.state.playing:
        return None
    for entry in reversed(live.line[-4:]):
        for event in told_events(entry.events, None):
            if isinstance(event, RoundEnded):
                return event
    return None


def count_of(live: LiveMatch, seat: int | None) -> RoundCount | None:
    """The count of the round that is over; None while one is being played."""
    event, view = last_end(live), live.view(seat)
    if event is None or not isinstance(view, State):
        return None
    return counted_round(view, event, live.names)


def counted_round(view: State, event: RoundEnded, names: Sequence[str]) -> RoundCount:
    """Spell out how a round was counted; the view is the one after it."""
    rules, end = view.rules, event.end
    sides = [listed(names[side :: rules.sides]) for side in range(rules.sides)]
    # Who gives up is told by who has not won.
    shown = [side for side in range(rules.sides) if (side in event.winners) != (end == "resigned")]
    who = [sides[side] for side in shown]
    if end == "out":
        # Of a team it is one who is out.
        who = [names[seat] for seat, hand in enumerate(event.hands) if not hand] or who
    title = _HOW.get(end, "The round is over.").format(listed(who) or "A player")
    if end in _DOING:
        verb, what = _DOING[end]
        title = f"{_those(view, listed(who), verb)} {what}."
    hands = tuple(
        HandCount(
            one.seat, names[one.seat], event.hands[one.seat],
            _sum(event.hands[one.seat], one.pips, one.counted),
        )
        for one in event.counts
    )  # fmt: skip
    brought = view.results[-1].points if view.results else event.points
    totals = tuple((sides[side], brought[side], view.scores[side]) for side in range(rules.sides))
    return RoundCount(title, hands, tuple(_sums(view, rules, event, sides, names)), totals)


def _sum(tiles: Row, pips: int, came_to: int) -> str:
    """Write `10 + 3 = 13, rounded to 15`."""
    if not tiles:
        return "no tiles" if came_to == pips else f"no tiles, {came_to} points"
    parts = [str(tile.pips) for tile in tiles if tile is not None]
    told = f"{' + '.join(parts)} = {pips}" if len(parts) > 1 else f"{pips}"
    return told if came_to == pips else f"{told}, counts {came_to}"


def _sums(
    view: State, rules: Rules, event: RoundEnded, sides: Sequence[str], names: Sequence[str]
) -> list[str]:
    award = rules.game.award
    out = event.end == "out"
    if event.end == "target":
        return ["The target was made in play, so the hands no longer count."]
    if event.end == "resigned":
        return ["The match ends here, so the hands no longer count."]
    match award:
        case OpponentsPips():
            return _opponents(view, award, event, sides, out)
        case OnePoint():
            won = [
                f"{_those(view, sides[side], 'win')} the round: 1 point." for side in event.winners
            ]
            return won or ["Nobody wins the round."]
        case Penalties():
            more = f" Going out gives the other side {award.for_out} more." if out else ""
            return [f"Everybody gets the pips they hold as penalty points.{more}"]
        case MostMade():
            return _most_made(view, event, sides)
        case Ranks():
            return _ranks(view, award, event, names)
    return []


def _those(view: State, who: str, verb: str) -> str:
    """A side and what it does; the verb is that of several, as for a team."""
    return f"{who} {verb if view.rules.sides < view.rules.players else verb + 's'}"


def _opponents(
    view: State, award: OpponentsPips, event: RoundEnded, sides: Sequence[str], out: bool
) -> list[str]:
    if not event.winners:
        if view.rules.sides < view.rules.players and isinstance(
            view.rules.game.block, FewestTogether
        ):
            return ["Both teams hold as much, so nobody scores."]
        return ["The lowest hand is shared, so nobody scores."]
    winner, rules = event.winners[0], view.rules
    others = [one for one in event.counts if rules.side(one.seat) != winner]
    own = sum(one.pips for one in event.counts if rules.side(one.seat) == winner)
    total = sum(one.counted for one in others)
    told = " + ".join(str(one.counted) for one in others)
    if award.minus_own and not out:
        total, told = total - own, f"{told} − {own}"
    if "+" in told or "−" in told:
        told = f"{told} = {total}"
    rounded = (award.total if out else award.when_blocked).rounded(total)
    if rounded != total:
        told += f", rounded to {rounded}"
    points = rounded // award.pips_a_point
    if award.pips_a_point > 1:
        told += f", one point for each {award.pips_a_point}: {points}"
    if view.stakes > 1:
        points *= view.stakes
        told += f", times {view.stakes}: {points}"
    sums = [f"{_those(view, sides[winner], 'get')} {told}."]
    if out and any(one.counted != one.pips for one in others):
        sums.insert(0, "Each other hand is rounded to the nearest 5.")
    if event.points[winner] != points:
        sums.append("That would pass the target, so it is not scored.")
    return sums


def _most_made(view: State, event: RoundEnded, sides: Sequence[str]) -> list[str]:
    if not event.winners:
        return ["Two sides made the same in play, so nobody adds the hands."]
    winner = event.winners[0]
    others = [one.counted for one in event.counts if view.rules.side(one.seat) != winner]
    told = " + ".join(map(str, others))
    total = f" = {sum(others)}" if len(others) > 1 else ""
    who = _those(view, "and", "add")
    return [f"{sides[winner]} made most in this round, {who} the other hands: {told}{total}."]


def _ranks(view: State, award: Ranks, event: RoundEnded, names: Sequence[str]) -> list[str]:
    scale = next(ranks for ranks in award.scale if len(ranks) == view.rules.players)
    times = f" × {view.stakes}" if view.stakes > 1 else ""
    held = {one.seat: one.pips for one in event.counts}
    sums = [
        f"{names[seat]} finished {_ORDER[rank]}: {scale[rank]}{times}."
        for rank, seat in enumerate(view.finished)
    ]
    still = sorted((seat for seat in held if seat not in view.finished), key=held.__getitem__)
    for seat in still:
        rank = len(view.finished) + sum(held[other] < held[seat] for other in still)
        sums.append(f"{names[seat]} holds {counted(held[seat], 'point')}: "
                    f"{scale[rank]}{times}.")  # fmt: skip
    return sums


_ORDER = ("first", "second", "third", "fourth")
