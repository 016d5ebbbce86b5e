"""Rate limits of commands in several features: what begins something, and chat."""

from typing import Final

from boneyard.server.http.rate_limits import Limit

#: Matches, and whatever else is kept in the database.
START: Final = Limit("start", lambda settings: settings.start_rate, "server-many-matches")

CHAT: Final = Limit("talk", lambda settings: settings.talk_rate, "server-much-talk")

LIMITS: Final = (START, CHAT)
