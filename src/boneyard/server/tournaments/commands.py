"""Commands of tournaments: make, enter, leave, begin, call off."""

from typing import Annotated

from msgspec import Meta, Struct

from boneyard.schemas.matches import Nothing
from boneyard.server.commands import CommandContext, allow_anyone, command
from boneyard.server.errors import HttpError
from boneyard.server.matches.commands import START
from boneyard.server.player_names import clean_text
from boneyard.server.tournaments.service import TournamentRequest

SmallCount = Annotated[int, Meta(ge=0, le=100_000)]


class Enter(Struct, forbid_unknown_fields=True):
    """A player who enters."""

    name: Annotated[str, Meta(max_length=200)] = ""
    """The caller's name."""
    bot: bool = False
    """In sides of two: with a bot as partner, and no link for one."""


class Join(Struct, forbid_unknown_fields=True):
    """A player who enters as a partner."""

    link: Annotated[str, Meta(max_length=64)]
    """What the link ends with."""
    name: Annotated[str, Meta(max_length=200)] = ""
    """The caller's name."""


class AddBots(Struct, forbid_unknown_fields=True):
    """Bots that enter."""

    bot: str
    """The bot's name."""
    count: SmallCount = 1
    """How many."""


class Leave(Struct, forbid_unknown_fields=True):
    """A player who leaves: oneself, or, for the host, the entrant of that number."""

    number: SmallCount | None = None
    """The entrant's number; null: the caller."""


@command("make-tournament", permission=allow_anyone, limit=START)
async def create_tournament(context: CommandContext, payload: TournamentRequest) -> str:
    """Make a tournament; gives its id."""
    return await context.services.tournaments.create(payload, context.caller.ensure_guest())


@command("enter", permission=allow_anyone, limit=START)
async def enter_tournament(context: CommandContext, payload: Enter) -> None:
    """Enter a tournament."""
    name, guest = _require_name(context, payload.name), context.caller.ensure_guest()
    await _check_rated(context)
    await context.services.tournaments.enter(context.target, guest, name, payload.bot)


@command("join-side", permission=allow_anyone, limit=START)
async def join_side(context: CommandContext, payload: Join) -> None:
    """Enter a tournament as a partner, by the link of a side."""
    name, guest = _require_name(context, payload.name), context.caller.ensure_guest()
    await _check_rated(context)
    await context.services.tournaments.join_side(context.target, payload.link, guest, name)


def _require_name(context: CommandContext, text: str) -> str:
    name = clean_text(text, context.services.settings.most_name, "name")
    if not name:
        raise HttpError(400, "tournaments-name")
    return name


async def _check_rated(context: CommandContext) -> None:
    """Refuse guests who could not come back, where boards are rated."""
    services, caller = context.services, context.caller
    if (await services.tournaments.find(context.target)).tournament.plan.rated:
        await services.accounts.check_has_sign_in(caller.guest, caller.session)


@command("add-bots", permission=allow_anyone)
async def add_bots(context: CommandContext, payload: AddBots) -> None:
    """Let bots enter; only the host may."""
    all = context.services.tournaments
    await all.add_bots(context.target, context.guest, payload.bot, payload.count)


@command("leave-tournament", permission=allow_anyone)
async def leave_tournament(context: CommandContext, payload: Leave) -> None:
    """Leave a tournament; the host may let others leave."""
    await context.services.tournaments.leave(context.target, context.guest, payload.number)


@command("begin", permission=allow_anyone)
async def start_tournament(context: CommandContext, payload: Nothing) -> None:
    """Begin a tournament; only its host may."""
    await context.services.tournaments.start(context.target, context.guest)


@command("call-off", permission=allow_anyone)
async def cancel_tournament(context: CommandContext, payload: Nothing) -> None:
    """Call a tournament off; only its host may."""
    await context.services.tournaments.cancel(context.target, context.guest)
