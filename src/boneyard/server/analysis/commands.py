"""Commands of thinking for people: hints, par, analysis, simulated house rules."""

from typing import Final

from msgspec import Struct

from boneyard.arena.rule_stats import RuleStats
from boneyard.bots.registry import Hint
from boneyard.layout import Aspect
from boneyard.schemas.matches import Nothing
from boneyard.server.analysis.service import AnalysisJob, SimulationRequest
from boneyard.server.commands import CommandContext, allow_anyone, command
from boneyard.server.http.rate_limits import Limit
from boneyard.server.matches.permissions import require_own_seat
from boneyard.solitaire.solve import Solution

THINK: Final = Limit("think", lambda settings: settings.think_rate, "server-many-questions")

LIMITS: Final = (THINK,)


class HintPayload(Struct, frozen=True):
    """The shape of the board for which a hint names ends."""

    shape: Aspect = "wide"


@command("hint", permission=require_own_seat, limit=THINK)
async def hint(context: CommandContext, payload: HintPayload) -> list[Hint]:
    """What each move of a seat is worth, best first."""
    return await context.services.analysis.compute_hints(
        context.live, context.seat, payload.shape, context.caller.ticket
    )


class PositionPayload(Struct, frozen=True):
    """A position as a line of text, and the shape of the board for which a hint names ends."""

    position: str
    shape: Aspect = "wide"


@command("position", permission=allow_anyone, limit=THINK)
async def position_hints(context: CommandContext, payload: PositionPayload) -> list[Hint]:
    """What each move of the seat to act in a position is worth, best first."""
    return await context.services.analysis.compute_position_hints(
        payload.position, payload.shape, context.caller.ticket
    )


@command("par", permission=allow_anyone, limit=THINK)
async def par(context: CommandContext, payload: Nothing) -> Solution:
    """The best result that a game for one could have had."""
    return await context.services.analysis.compute_par(context.live, context.caller.ticket)


@command("analyse", permission=allow_anyone, limit=THINK)
async def analyse(context: CommandContext, payload: Nothing) -> AnalysisJob:
    """Begin to analyse a match that is over."""
    return context.services.analysis.start_analysis(context.live, context.caller.ticket)


@command("look", permission=allow_anyone, limit=THINK)
async def simulate_rules(context: CommandContext, payload: SimulationRequest) -> RuleStats:
    """Play rounds by house rules, and count what happens."""
    return await context.services.analysis.simulate_rules(payload, context.caller.ticket)
