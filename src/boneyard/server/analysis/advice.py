"""What the house thinks for people: hints while they play, par and the analysis afterwards."""

from boneyard.arena.rule_stats import Looked
from boneyard.bots.registry import Hint
from boneyard.layout import Aspect
from boneyard.server.analysis.service import Analysing, Wanted
from boneyard.server.commands import Asking, Command
from boneyard.server.matches.permissions import anybody, own_seat
from boneyard.solitaire.solve import Solution


async def _hint(asking: Asking, shape: Aspect) -> list[Hint]:
    return await asking.house.hints(asking.live, asking.seat, shape, asking.asker.turn)


async def _par(asking: Asking, said: None) -> Solution:
    return await asking.house.par(asking.live, asking.asker.turn)


async def _analyse(asking: Asking, said: None) -> Analysing:
    return asking.house.study.analyse(asking.live, asking.asker.turn)


async def _look(asking: Asking, said: Wanted) -> Looked:
    return await asking.house.study.look(said, asking.asker.turn)


HINT = Command("hint", own_seat, _hint, counts="think")
PAR = Command("par", anybody, _par, counts="think")
ANALYSE = Command("analyse", anybody, _analyse, counts="think")
LOOK = Command("look", anybody, _look, counts="think")
