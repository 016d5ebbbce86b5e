"""All that can be done at a table, once: API, WebSocket and forms ask for the same commands.

A command says who may do it beside what it does. `Command.run` asks the first before anything is
looked at, so that neither an answer, nor an error, nor the time it takes tells a stranger anything
about a seat that isn't theirs.

command.py  who asks, of which match            rights.py   who may
moves.py    moves, and taking them back         seats.py    joining, seeds, bots
advice.py   hints, par, the analysis            matches.py  starting, once more
later.py    plays left for later                told.py     how one wants to be told
talk.py     phrases for the others              time.py     claims, time given, coming back
hall.py     open tables, and finding one
"""

from boneyard.server.commands.advice import ANALYSE, HINT, PAR
from boneyard.server.commands.command import Asker, Asking, Command
from boneyard.server.commands.hall import ANYONE, OFFER, SIT, WITHDRAW
from boneyard.server.commands.later import LATER
from boneyard.server.commands.matches import ACCEPT, AGAIN, DECLINE, REMATCH, START
from boneyard.server.commands.moves import ANSWER, BACK, HOLD, MOVE, PRESS_ON, REDO, TILE, UNDO
from boneyard.server.commands.seats import BY_HAND, JOIN, PUT_BOT, SEED
from boneyard.server.commands.talk import SAY
from boneyard.server.commands.time import CLAIM, GIVE_TIME, RETURN
from boneyard.server.commands.told import ADD_WAY, END_WAY, MAIL, UNSUBSCRIBE, WANT

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
