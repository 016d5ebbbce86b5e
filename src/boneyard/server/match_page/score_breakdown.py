"""Round count: every hand, every sum and every rounding of a round that is over."""

from collections.abc import Iterable
from typing import Any, Final, cast

from msgspec import Struct

from boneyard.core.events import RoundEnded, TileRow
from boneyard.core.ids import enumerate_sides
from boneyard.core.redaction import public_events
from boneyard.i18n import Argument, Message, message
from boneyard.i18n.translator import Translate, english
from boneyard.rules.awards import (
    ByLastTile,
    LosersWrite,
    MostMade,
    OnePoint,
    OpponentsPips,
    Penalties,
    Ranks,
    WithBonuses,
)
from boneyard.rules.blocks import FewestTogether, NobodyWins
from boneyard.rules.counting import Nearest, Up
from boneyard.rules.game import State
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.seats import find_reader
from boneyard.text.game_report import PlayerNames, describe_ending, describe_points

#: Ends of a round that say more here than in the log.
_END_TITLES = {"blocked": "scoring-blocked", "refused": "scoring-refused"}


class HandCount(Struct, frozen=True):
    """A hand turned up, and what it counts."""

    seat: int
    name: str
    tiles: TileRow
    sum: str


class RoundCount(Struct, frozen=True):
    """A round as it was counted."""

    title: str
    hands: tuple[HandCount, ...]
    sums: tuple[str, ...]
    """How the points come about, a sentence each."""
    totals: tuple[tuple[str, int, int], ...]
    """Each side: its name, what the round brought, its score now."""


def find_round_end(live: LiveMatch) -> RoundEnded | None:
    """How the last round ended, if it has."""
    if live.state.playing:
        return None
    for entry in reversed(live.log.active[-4:]):
        for event in public_events(entry.events, None):
            if isinstance(event, RoundEnded):
                return event
    return None


def count_last_round(
    live: LiveMatch, seat: int | None, translate: Translate = english
) -> RoundCount | None:
    """The count of the round that is over; None while one is being played."""
    event, view = find_round_end(live), cast(Any, live.view(seat))
    if event is None or live.solo:
        return None
    reader = find_reader(live.seats, seat)
    return build_round_count(
        view, event, PlayerNames(live.names, live.rules.sides, reader), translate
    )


def build_round_count(
    view: State, event: RoundEnded, players: PlayerNames, translate: Translate
) -> RoundCount:
    """Spell out how a round was counted; the view is the one after it."""
    how = _END_TITLES.get(event.end)
    title = message(how) if how else describe_ending(players, event)
    hands = tuple(
        HandCount(
            one.seat, translate(players.seat(one.seat)), event.hands[one.seat],
            translate(_hand_sum(event.hands[one.seat], one.pips, one.counted)),
        )
        for one in event.counts
    )  # fmt: skip
    brought = view.results[-1].points if view.results else event.points
    totals = tuple(
        (translate(players.side(side)), got, view.scores[side])
        for side, got in enumerate_sides(brought)
    )
    sums = tuple(" ".join(map(translate, sum)) for sum in _explain_points(view, event, players))
    return RoundCount(translate(title), hands, sums, totals)


def _format_sum(parts: Iterable[int], total: int) -> str:
    """Write `10 + 3 = 13`."""
    told = list(map(str, parts))
    return f"{' + '.join(told)} = {total}" if len(told) > 1 else f"{total}"


def _hand_sum(tiles: TileRow, pips: int, came_to: int) -> Argument:
    """Write `10 + 3 = 13, counts 15`."""
    if not tiles:
        if came_to == pips:
            return message("scoring-no-tiles")
        return message("scoring-no-tiles-but", points=describe_points(came_to))
    told = _format_sum((tile.pips for tile in tiles if tile is not None), pips)
    return told if came_to == pips else message("scoring-hand", sum=told, counted=came_to)


def _explain_points(
    view: State, event: RoundEnded, players: PlayerNames
) -> Iterable[list[Message]]:
    """How the points come about: paragraphs of sentences."""
    award = view.rules.game.award
    out = event.end == "out"
    if event.end == "target":
        yield [message("scoring-target")]
    elif event.end in ("resigned", "timeout", "abandoned"):
        yield [message("scoring-resigned")]
    elif isinstance(award, OpponentsPips):
        yield from _explain_opponents_pips(view, award, event, players, out)
    elif isinstance(award, WithBonuses) and isinstance(award.award, OpponentsPips):
        yield from _explain_opponents_pips(view, award.award, event, players, out)
        yield from _explain_bonuses(view, award, event, out)
    elif isinstance(award, OnePoint):
        for side in event.winners:
            yield [
                message("scoring-wins-round", who=players.side(side)),
                *_explain_lost_points(view, event),
            ]
        if not event.winners:
            yield [message("scoring-nobody-wins")]
    elif isinstance(award, ByLastTile):
        yield from _explain_last_tile(view, award, event, players, out)
    elif isinstance(award, LosersWrite):
        yield from ([one] for one in _explain_losers_write(view, award, event, players))
    elif isinstance(award, Penalties):
        yield [message("scoring-penalties")]
        if out and award.for_out:
            yield [message("scoring-penalties-out", more=award.for_out)]
    elif isinstance(award, MostMade):
        yield [_explain_most_made(view, event, players)]
    elif isinstance(award, Ranks):
        yield from ([one] for one in _explain_ranks(view, award, event, players))


def _explain_opponents_pips(
    view: State, award: OpponentsPips, event: RoundEnded, players: PlayerNames, out: bool
) -> Iterable[list[Message]]:
    if not event.winners:
        text = [_explain_no_winner(view)]
        waits = message("scoring-waits", points=describe_points(event.waiting))
        yield [*text, waits] if event.waiting else text
        return
    winner, rules, times = event.winners[0], view.rules, award.own_pips_factor(out)
    own = sum(one.pips for one in event.counts if rules.side(one.seat) == winner)
    # Who plays alone and is out has nothing to add.
    all_count = times > 0 and (own > 0 or rules.sides < rules.players)
    others = [one for one in event.counts if all_count or rules.side(one.seat) != winner]
    total = sum(one.counted for one in others)
    told = " + ".join(str(one.counted) for one in others)
    if times < 0:
        total, told = total - own, f"{told} − {own}"
    if not total and not event.points[winner]:
        return  # there is nothing to tell
    if "+" in told or "−" in told:
        told = f"{told} = {total}"
    if out and any(one.counted != one.pips for one in others):
        rounding = award.each_hand
        assert isinstance(rounding, Nearest | Up)
        id = (
            "scoring-hands-rounded" if isinstance(rounding, Nearest) else "scoring-hands-rounded-up"
        )
        yield [message(id, step=rounding.step)]
    id = "scoring-gets-all" if all_count else "scoring-gets"
    text = [message(id, who=players.side(winner), sum=told)]
    rounded = (award.total if out else award.when_blocked).round_count(total)
    if rounded != total:
        text.append(message("scoring-rounded", rounded=rounded))
    points = rounded // award.pips_a_point
    if award.pips_a_point > 1:
        text.append(message("scoring-point-for", pips=award.pips_a_point, points=points))
    if view.stakes > 1:
        points *= view.stakes
        text.append(message("scoring-times", times=view.stakes, points=points))
    if waited := view.results[-2].waiting if len(view.results) > 1 else 0:
        points += waited
        text.append(message("scoring-waited", points=waited))
    yield text
    if event.points[winner] < points:
        yield [message("scoring-past-target")]


def _explain_bonuses(
    view: State, award: WithBonuses, event: RoundEnded, out: bool
) -> Iterable[list[Message]]:
    """What was added to the hands, a sentence each."""
    if not event.winners:
        return
    ladder = award.ladder.points(view)
    last = award.last.points(view) if out else 0
    # All that is left is for the ends: they are alike now, whatever that was worth.
    plain = award.award.score_round(view, event.winners[0], out).points[event.winners[0]]
    capicua = award.capicua.points(view, plain) if out else 0
    text = [
        message("scoring-capicua", points=capicua) if capicua else None,
        message("scoring-last-tile", tile=award.last.tile, points=last) if last else None,
        message("scoring-ladder", round=view.round, points=ladder) if ladder else None,
    ]
    yield from ([one] for one in text if one is not None)


#: What each kind of last tile is called.
_LAST_TILE_MESSAGES: Final = {
    "single": "scoring-last-single",
    "double": "scoring-last-double",
    "both": "scoring-last-both",
    "both_double": "scoring-last-both-double",
    "blocked": "scoring-last-blocked",
}


def _explain_no_winner(view: State) -> Message:
    """Why no one gets the points of a round."""
    rules = view.rules
    if isinstance(rules.game.block, NobodyWins):
        return message("scoring-nobody-wins")
    together = rules.sides < rules.players and isinstance(rules.game.block, FewestTogether)
    return message("scoring-teams-alike" if together else "scoring-lowest-shared")


def _explain_last_tile(
    view: State, award: ByLastTile, event: RoundEnded, players: PlayerNames, out: bool
) -> Iterable[list[Message]]:
    """What the last tile was worth, and what waited."""
    if not event.winners:
        waits = message("scoring-waits", points=describe_points(event.waiting))
        yield [message("scoring-nobody-wins"), *([waits] if event.waiting else [])]
        return
    kind = award.kind_of(view) if out else "blocked"
    points: int = getattr(award, kind)
    waited = view.results[-2].waiting if len(view.results) > 1 else 0
    who = players.side(event.winners[0])
    said = message(_LAST_TILE_MESSAGES[kind], who=who, points=describe_points(points))
    yield [said, *([message("scoring-waited", points=waited)] if waited else [])]


def _explain_lost_points(view: State, event: RoundEnded) -> list[Message]:
    """Say that points were lost as others were won (JA-7, JA-8)."""
    if min(event.points) >= 0:
        return []
    return [message("scoring-two-nil" if any(view.scores) else "scoring-back-to-nothing")]


def _explain_losers_write(
    view: State, award: LosersWrite, event: RoundEnded, players: PlayerNames
) -> Iterable[Message]:
    if not event.winners:
        yield _explain_no_winner(view)
    for side, got in enumerate_sides(event.points) if event.winners else ():
        held = [one.counted for one in event.counts if view.rules.side(one.seat) == side]
        who, total = players.side(side), sum(held)
        if got:
            yield message("scoring-writes", who=who, sum=_format_sum(held, total))
        elif side not in event.winners and total:
            yield message("scoring-writes-nothing", who=who, entry=award.entry)


def _explain_most_made(view: State, event: RoundEnded, players: PlayerNames) -> Message:
    if not event.winners:
        return message("scoring-made-same")
    winner = event.winners[0]
    others = [one.counted for one in event.counts if view.rules.side(one.seat) != winner]
    sum_told = _format_sum(others, sum(others))
    return message("scoring-made-most", who=players.side(winner), sum=sum_told)


def _explain_ranks(
    view: State, award: Ranks, event: RoundEnded, players: PlayerNames
) -> Iterable[Message]:
    scale = next(ranks for ranks in award.scale if len(ranks) == view.rules.players)
    times = f" × {view.stakes}" if view.stakes > 1 else ""
    held = {one.seat: one.pips for one in event.counts}
    for rank, seat in enumerate(view.finished):
        points = f"{scale[rank]}{times}"
        yield message("scoring-finished", who=players.seat(seat), place=rank + 1, points=points)
    still = sorted((seat for seat in held if seat not in view.finished), key=held.__getitem__)
    for seat in still:
        rank = len(view.finished) + sum(held[other] < held[seat] for other in still)
        yield message(
            "scoring-holds",
            who=players.seat(seat),
            held=describe_points(held[seat]),
            points=f"{scale[rank]}{times}",
        )
