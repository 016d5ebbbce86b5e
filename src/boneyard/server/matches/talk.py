"""What people say to each other."""

from boneyard.server import broadcast
from boneyard.server.commands import Asking, Command
from boneyard.server.errors import MatchError
from boneyard.server.matches.chat import PHRASES
from boneyard.server.matches.people import others
from boneyard.server.matches.permissions import own_seat


async def _say(asking: Asking, phrase: str) -> int:
    live = asking.live
    if phrase not in PHRASES:
        raise MatchError("house-no-phrase")
    if not others(live.seats, asking.seat):
        raise MatchError("house-nobody-hears")
    if live.rules.sides < live.rules.players and live.state.playing:
        raise MatchError("house-partners-hush")
    live.talk.say(asking.seat, phrase)
    live.tell()
    asking.house.say(broadcast.Said(live.id, asking.seat, phrase))
    return live.number


SAY = Command("say", own_seat, _say, counts="talk")
