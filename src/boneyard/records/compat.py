"""Compatibility: rules that have changed since older records were written.

All moves of such a record are still legal. But its rounds may have other winners now, so that the
match is over where the record goes on.
"""

from collections.abc import Iterable
from typing import Final

from boneyard.core.events import Event, RoundEnded, Scored
from boneyard.engine.kinds import AnyRules
from boneyard.i18n import Message, message
from boneyard.rules.awards import OpponentsPips
from boneyard.rules.blocks import FewestTogether
from boneyard.rules.game import Rules

#: What each of these rules says now.
CHANGED_RULES: Final = {
    "AF-4": "record-changed-af-4",
    "BD-7": "record-changed-bd-7",
    "FD-19": "record-changed-fd-19",
}
#: Points that were not awarded before, by reason.
_NEW_POINTS: Final = {"unclaimed": "AF-4", "last-ten": "FD-19"}


def find_changed_rules(rules: Rules, log: Iterable[Event]) -> list[str]:
    """List the rules without whose change a finished match would have gone on."""
    scores = [0] * rules.sides
    rounds, found = 0, set()
    won: tuple[int, ...] = ()
    for event in log:
        if isinstance(event, Scored) and event.why in _NEW_POINTS:
            found.add(_NEW_POINTS[event.why])
        elif isinstance(event, Scored):
            scores[event.side] += event.points
        elif isinstance(event, RoundEnded):
            rounds += 1
            points, won = _score_by_lowest_hand(rules, event)
            found |= {"BD-7"} if won != event.winners else set()
            scores = [score + more for score, more in zip(scores, points, strict=True)]
    went_on = rules.game.goal.winners(tuple(scores), rounds, won) is None
    return sorted(found) if went_on else []


def _score_by_lowest_hand(
    rules: Rules, event: RoundEnded
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return points and winners of a round by the old rule: the lowest single hand wins a block."""
    award = rules.game.award
    minus_own = isinstance(award, OpponentsPips) and award.minus_own
    if event.end != "blocked" or not (minus_own and isinstance(rules.game.block, FewestTogether)):
        return event.points, event.winners
    lowest = min(count.pips for count in event.counts)
    sides = {rules.side(count.seat) for count in event.counts if count.pips == lowest}
    won = tuple(sides) if len(sides) == 1 else ()
    if won == event.winners:
        return event.points, won
    held = [0] * rules.sides
    for count in event.counts:
        held[rules.side(count.seat)] += count.pips
    paid = tuple(sum(held) - 2 * held[side] if side in won else 0 for side in range(rules.sides))
    return paid, won


def explain_early_end(round: int, rules: AnyRules, log: Iterable[Event]) -> Message:
    """Explain that a match is over before this round, and why, if a rule has changed."""
    changed = [] if rules.alone else find_changed_rules(rules, log)
    if not changed:
        return message("record-after-end", round=str(round))
    changes = tuple(message(CHANGED_RULES[rule]) for rule in changed)
    return message("record-after-end-changed", round=str(round), changes=changes)
