"""When tiles may be dealt without the seed of somebody who has not added one."""

import asyncio

from boneyard.server.errors import MatchError
from boneyard.server.matches.eligibility import is_rated
from boneyard.server.matches.match import LiveMatch


def check_patience(live: LiveMatch, seconds: float) -> None:
    """Refuse to deal before every player had the time to add a seed.

    A rated match at the table does not begin without somebody who is away: their clock would run.
    """
    now, since = asyncio.get_running_loop().time(), live.room.awaiting_seeds_since
    if since is None or now - since < seconds:
        raise MatchError("server-patience")
    if is_rated(live.row) and any(map(live.is_away, live.seats_without_seed())):
        raise MatchError("server-awaits-players")
