"""Commands of house rules: save rules under a name, delete them."""

import json
import secrets
from typing import Final

from msgspec import Struct

from boneyard.games.house_rules.custom_games import DEFAULT_TITLE, parse_house_rules, to_full_rules
from boneyard.rules.game import Game
from boneyard.server import wall_clock
from boneyard.server.commands import CommandContext, allow_anyone, command
from boneyard.server.errors import Conflict, HttpError
from boneyard.server.house_rules.store import StoredRules
from boneyard.server.http.rate_limits import Limit

#: Counted with the matches that are started.
SAVE: Final = Limit("start", lambda settings: settings.start_rate, "houserules-keep-often")

LIMITS: Final = (SAVE,)


class SaveRulesPayload(Struct, frozen=True):
    """Rules that are to be kept: under which name, and as being like which game."""

    game: Game
    title: str
    base: str


class DeleteRulesPayload(Struct, frozen=True):
    """Rules that are to be deleted."""

    id: str


@command("keep", permission=allow_anyone, limit=SAVE)
async def save_rules(context: CommandContext, payload: SaveRulesPayload) -> str:
    """Keep rules under a name, and give what they are found by."""
    title = payload.title.strip() or (
        "" if payload.game.title == DEFAULT_TITLE else payload.game.title
    )
    if not title:
        raise HttpError(400, "houserules-keep-name")
    game = parse_house_rules({**to_full_rules(payload.game), "title": title})
    rules = json.dumps(to_full_rules(game), ensure_ascii=False)
    id, owner = secrets.token_urlsafe(8), context.caller.ensure_guest()
    store = context.services.store.own_rules
    try:
        return await store.save(
            StoredRules(id, owner, game.title, payload.base, rules, wall_clock.now_ms())
        )
    except Conflict:
        raise HttpError(409, "houserules-keep-full", most=store.max_per_account) from None


@command("drop", permission=allow_anyone)
async def delete_rules(context: CommandContext, payload: DeleteRulesPayload) -> None:
    """Delete rules that the caller has saved."""
    if context.guest is not None:
        await context.services.store.own_rules.remove(context.guest, payload.id)
