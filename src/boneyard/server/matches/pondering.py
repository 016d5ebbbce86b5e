"""How long a bot seems to think: a human moment over a hard choice, hardly any over an easy one.

How hard a choice is may be read from nothing but what lies open to everybody – the ends, how many
tiles each one holds, the scores. What a seat holds and how many of its tiles fit have no part in
it: whoever watches the clock learns no more than whoever watches the table.
"""

from typing import Any

#: The part of the usual time that a choice takes: the lead, and others with one open end.
LEAD, ONE_END = 0.7, 0.85
#: What each further end adds, and how many count.
AN_END, ENDS = 0.12, 4
#: Tiles in somebody's hand at which all look twice, and what that adds.
SHORT, LOOKING_TWICE = 2, 0.35
#: Points from the target at which each move is thought over, and what that adds.
NEAR, AT_STAKE = 20, 0.25


def difficulty(state: Any) -> float:
    """How many times as long as usual somebody thinks, by what everybody can see."""
    if state.rules.alone:
        return 1.0
    if not state.plays:
        return LEAD
    ends = min(len(state.table.arms), ENDS)
    hard = ONE_END + AN_END * (ends - 1)
    if min(filter(None, state.hand_counts), default=0) <= SHORT:
        hard += LOOKING_TWICE
    if any(state.rules.game.goal.at_target(score + NEAR) for score in state.scores):
        hard += AT_STAKE
    return hard
