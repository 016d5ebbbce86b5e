"""All that can be done at a table, once: API, WebSocket and forms ask for the same commands.

A command says who may do it beside what it does. `Command.run` asks the first before anything is
looked at, so that neither an answer, nor an error, nor the time it takes tells a stranger anything
about a seat that isn't theirs.

commands.py  who asks, of which match            server/matches/permissions.py   who may
server/matches/commands.py    moves, and taking them back         server/matches/commands_seats.py
 joining, seeds, bots
server/analysis/advice.py   hints, par, the analysis            server/matches/matches.py  starting,
once more
server/matches/later.py    plays left for later                server/notifications/told.py     how
one wants to be told
server/matches/talk.py     phrases for the others              server/matches/time.py     claims,
time given, coming back
server/lobby/hall.py     open tables, and finding one
"""

from boneyard.server.analysis.advice import ANALYSE, HINT, PAR
from boneyard.server.commands import Asker, Asking, Command
from boneyard.server.lobby.hall import ANYONE, OFFER, SIT, WITHDRAW
from boneyard.server.matches.commands import ANSWER, BACK, HOLD, MOVE, PRESS_ON, REDO, TILE, UNDO
from boneyard.server.matches.commands_seats import BY_HAND, JOIN, PUT_BOT, SEED
from boneyard.server.matches.later import LATER
from boneyard.server.matches.matches import ACCEPT, AGAIN, DECLINE, REMATCH, START
from boneyard.server.matches.talk import SAY
from boneyard.server.matches.time import CLAIM, GIVE_TIME, RETURN
from boneyard.server.notifications.told import ADD_WAY, END_WAY, MAIL, UNSUBSCRIBE, WANT

#: Every command there is.
COMMANDS = (
    START, JOIN, SEED, PUT_BOT, BY_HAND, MOVE, TILE, PRESS_ON, HOLD, BACK, ANSWER, SAY, UNDO,
    REDO, HINT, PAR, ANALYSE, REMATCH, AGAIN, CLAIM, GIVE_TIME, RETURN, LATER, ADD_WAY, WANT,
    END_WAY, UNSUBSCRIBE, MAIL, OFFER, WITHDRAW, SIT, ANYONE, ACCEPT, DECLINE,
)  # fmt: skip

__all__ = [
    "ACCEPT", "ADD_WAY", "AGAIN", "ANALYSE", "ANSWER", "ANYONE", "BACK", "BY_HAND", "CLAIM",
    "COMMANDS", "DECLINE", "END_WAY", "GIVE_TIME", "HINT", "HOLD", "JOIN", "LATER", "MAIL",
    "MOVE", "OFFER", "PAR", "PRESS_ON", "PUT_BOT", "REDO", "REMATCH", "RETURN", "SAY", "SEED",
    "SIT", "START", "TILE", "UNDO", "UNSUBSCRIBE", "WANT", "WITHDRAW", "Asker", "Asking",
    "Command",
]  # fmt: skip
