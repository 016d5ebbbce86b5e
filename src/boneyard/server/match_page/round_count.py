"""A round's count laid open: every hand, every sum, every rounding spelt out."""

from collections.abc import Iterable
from typing import Any, cast

from msgspec import Struct

from boneyard.core.events import RoundEnded, Row
from boneyard.core.ids import by_side
from boneyard.core.redaction import told_events
from boneyard.i18n import Argument, Message, message
from boneyard.i18n.translator import Say, english
from boneyard.rules.awards import (
    LosersWrite,
    MostMade,
    OnePoint,
    OpponentsPips,
    Penalties,
    Ranks,
    WithBonuses,
)
from boneyard.rules.blocks import FewestTogether
from boneyard.rules.counting import Up
from boneyard.rules.game import State
from boneyard.server.matches.match import LiveMatch
from boneyard.text.game_report import Players, ending, points_told

#: Ends of a round that say more here than in the log.
_HOW = {"blocked": "counts-blocked", "refused": "counts-refused"}


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


def count_of(live: LiveMatch, seat: int | None, say: Say = english) -> RoundCount | None:
    """The count of the round that is over; None while one is being played."""
    event, view = last_end(live), cast(Any, live.view(seat))
    if event is None or live.solo:
        return None
    return counted_round(view, event, Players(live.names, live.rules.sides, seat), say)


def counted_round(view: State, event: RoundEnded, players: Players, say: Say) -> RoundCount:
    """Spell out how a round was counted; the view is the one after it."""
    how = _HOW.get(event.end)
    title = message(how) if how else ending(players, event)
    hands = tuple(
        HandCount(
            one.seat, say(players.seat(one.seat)), event.hands[one.seat],
            say(_sum(event.hands[one.seat], one.pips, one.counted)),
        )
        for one in event.counts
    )  # fmt: skip
    brought = view.results[-1].points if view.results else event.points
    totals = tuple(
        (say(players.side(side)), got, view.scores[side]) for side, got in by_side(brought)
    )
    sums = tuple(" ".join(map(say, sum)) for sum in _sums(view, event, players))
    return RoundCount(say(title), hands, sums, totals)


def _added(parts: Iterable[int], total: int) -> str:
    """Write `10 + 3 = 13`."""
    told = list(map(str, parts))
    return f"{' + '.join(told)} = {total}" if len(told) > 1 else f"{total}"


def _sum(tiles: Row, pips: int, came_to: int) -> Argument:
    """Write `10 + 3 = 13, counts 15`."""
    if not tiles:
        if came_to == pips:
            return message("counts-no-tiles")
        return message("counts-no-tiles-but", points=points_told(came_to))
    told = _added((tile.pips for tile in tiles if tile is not None), pips)
    return told if came_to == pips else message("counts-hand", sum=told, counted=came_to)


def _sums(view: State, event: RoundEnded, players: Players) -> Iterable[list[Message]]:
    """How the points come about: paragraphs of sentences."""
    award = view.rules.game.award
    out = event.end == "out"
    if event.end == "target":
        yield [message("counts-target")]
    elif event.end in ("resigned", "timeout", "abandoned"):
        yield [message("counts-resigned")]
    elif isinstance(award, OpponentsPips):
        yield from _opponents(view, award, event, players, out)
    elif isinstance(award, WithBonuses) and isinstance(award.award, OpponentsPips):
        yield from _opponents(view, award.award, event, players, out)
        yield from _bonuses(view, award, event, out)
    elif isinstance(award, OnePoint):
        for side in event.winners:
            yield [message("counts-wins-round", who=players.side(side)), *_sent_back(view, event)]
        if not event.winners:
            yield [message("counts-nobody-wins")]
    elif isinstance(award, LosersWrite):
        yield from ([one] for one in _written(view, award, event, players))
    elif isinstance(award, Penalties):
        more = [message("counts-penalties-out", more=award.for_out)] if out else []
        yield [message("counts-penalties"), *more]
    elif isinstance(award, MostMade):
        yield [_most_made(view, event, players)]
    elif isinstance(award, Ranks):
        yield from ([one] for one in _ranks(view, award, event, players))


def _opponents(
    view: State, award: OpponentsPips, event: RoundEnded, players: Players, out: bool
) -> Iterable[list[Message]]:
    if not event.winners:
        teams = view.rules.sides < view.rules.players
        together = teams and isinstance(view.rules.game.block, FewestTogether)
        said = [message("counts-teams-alike" if together else "counts-lowest-shared")]
        waits = message("counts-waits", points=points_told(event.waiting))
        yield [*said, waits] if event.waiting else said
        return
    winner, rules, times = event.winners[0], view.rules, award.own(out)
    own = sum(one.pips for one in event.counts if rules.side(one.seat) == winner)
    # Who plays alone and is out has nothing to add.
    all_count = times > 0 and (own > 0 or rules.sides < rules.players)
    others = [one for one in event.counts if all_count or rules.side(one.seat) != winner]
    total = sum(one.counted for one in others)
    told = " + ".join(str(one.counted) for one in others)
    if times < 0:
        total, told = total - own, f"{told} − {own}"
    if "+" in told or "−" in told:
        told = f"{told} = {total}"
    if out and any(one.counted != one.pips for one in others):
        up = isinstance(award.each_hand, Up)
        yield [message("counts-hands-rounded-up" if up else "counts-hands-rounded")]
    id = "counts-gets-all" if all_count else "counts-gets"
    said = [message(id, who=players.side(winner), sum=told)]
    rounded = (award.total if out else award.when_blocked).rounded(total)
    if rounded != total:
        said.append(message("counts-rounded", rounded=rounded))
    points = rounded // award.pips_a_point
    if award.pips_a_point > 1:
        said.append(message("counts-point-for", pips=award.pips_a_point, points=points))
    if view.stakes > 1:
        points *= view.stakes
        said.append(message("counts-times", times=view.stakes, points=points))
    if waited := view.results[-2].waiting if len(view.results) > 1 else 0:
        points += waited
        said.append(message("counts-waited", points=waited))
    yield said
    if event.points[winner] < points:
        yield [message("counts-past-target")]


def _bonuses(
    view: State, award: WithBonuses, event: RoundEnded, out: bool
) -> Iterable[list[Message]]:
    """What was added to the hands, a sentence each."""
    if not event.winners:
        return
    ladder = award.ladder.points(view)
    last = award.last.points(view) if out else 0
    # All that is left is for the ends: they are alike now, whatever that was worth.
    plain = award.award.verdict(view, event.winners[0], out).points[event.winners[0]]
    capicua = award.capicua.points(view, plain) if out else 0
    said = [
        message("counts-capicua", points=capicua) if capicua else None,
        message("counts-last-tile", tile=award.last.tile, points=last) if last else None,
        message("counts-ladder", round=view.round, points=ladder) if ladder else None,
    ]
    yield from ([one] for one in said if one is not None)


def _sent_back(view: State, event: RoundEnded) -> list[Message]:
    """Say that points were lost as others were won (JA-7, JA-8)."""
    if min(event.points) >= 0:
        return []
    return [message("counts-two-nil" if any(view.scores) else "counts-back-to-nothing")]


def _written(
    view: State, award: LosersWrite, event: RoundEnded, players: Players
) -> Iterable[Message]:
    if not event.winners:
        yield message("counts-lowest-shared")
    for side, got in by_side(event.points) if event.winners else ():
        held = [one.counted for one in event.counts if view.rules.side(one.seat) == side]
        who, total = players.side(side), sum(held)
        if got:
            yield message("counts-writes", who=who, sum=_added(held, total))
        elif side not in event.winners and total:
            yield message("counts-writes-nothing", who=who, entry=award.entry)


def _most_made(view: State, event: RoundEnded, players: Players) -> Message:
    if not event.winners:
        return message("counts-made-same")
    winner = event.winners[0]
    others = [one.counted for one in event.counts if view.rules.side(one.seat) != winner]
    sum_told = _added(others, sum(others))
    return message("counts-made-most", who=players.side(winner), sum=sum_told)


def _ranks(view: State, award: Ranks, event: RoundEnded, players: Players) -> Iterable[Message]:
    scale = next(ranks for ranks in award.scale if len(ranks) == view.rules.players)
    times = f" × {view.stakes}" if view.stakes > 1 else ""
    held = {one.seat: one.pips for one in event.counts}
    for rank, seat in enumerate(view.finished):
        points = f"{scale[rank]}{times}"
        yield message("counts-finished", who=players.seat(seat), place=rank + 1, points=points)
    still = sorted((seat for seat in held if seat not in view.finished), key=held.__getitem__)
    for seat in still:
        rank = len(view.finished) + sum(held[other] < held[seat] for other in still)
        yield message(
            "counts-holds",
            who=players.seat(seat),
            held=points_told(held[seat]),
            points=f"{scale[rank]}{times}",
        )
