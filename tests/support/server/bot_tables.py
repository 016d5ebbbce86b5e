"""Tables at which bots play."""

from boneyard.server.settings import Pace

SLOW = Pace(deal=99, forced=99, bot=99)


BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "heavy"}]
