"""How much time players may be given, so that no match goes on for ever.

In a contest others wait for the end of the match: nobody gives time there. Elsewhere a seat gets,
beyond its own bank and what its turns add, at most `ALLOWANCE` times the bank it began with. What a
player gets who returns to a seat with an empty bank counts too: otherwise a seat could run out of
time and be taken again without end.
"""

from typing import Final

from boneyard.core.clocks import Clock
from boneyard.i18n import Message, message
from boneyard.server.matches.match import LiveMatch
from boneyard.server.matches.models import StoredMatch
from boneyard.server.matches.time_acts import RETURN, given_to

#: So many times the bank at the start is given to a seat in one match, at most.
ALLOWANCE: Final = 3


def is_contest_match(match: StoredMatch) -> bool:
    """Whether a match is part of a tournament or a duplicate; a rated match alone is not."""
    return "/" in match.contest


def has_allowance(live: LiveMatch, clock: Clock, seat: int) -> bool:
    """Whether a seat may get time once more in this match."""
    times = sum(
        given_to(entry.act) == seat or (entry.act == RETURN and entry.seat == seat)
        for entry in live.log
    )
    return (times + 1) * clock.gift <= ALLOWANCE * clock.bank


def why_no_gift(live: LiveMatch, clock: Clock, seat: int) -> Message | None:
    """Why nobody may give a seat time; None if somebody may."""
    if is_contest_match(live.kept):
        return message("time-no-gift-contest")
    if not has_allowance(live, clock, seat):
        return message("time-no-gift-left", times=ALLOWANCE)
    return None
