"""API of house rules: the server's own, and those that players have saved."""

import json
from typing import Final

from starlette.responses import Response

from boneyard.core.codec import encoder
from boneyard.games.house_rules.custom_games import (
    load_house_rules,
    parse_house_rules,
    to_changed_rules,
)
from boneyard.games.house_rules.describe import rules_to_markdown
from boneyard.rules.game import Game
from boneyard.schemas import matches as wire
from boneyard.server.endpoints import Endpoint
from boneyard.server.errors import HttpError
from boneyard.server.house_rules import commands
from boneyard.server.request_context import RequestContext, encoded_json_response


async def house_rules(context: RequestContext) -> Response:
    """What house rules may say, as editors read it."""
    from boneyard.games.house_rules.schema import build_schema

    return encoded_json_response(encoder.encode(build_schema()))


async def all_rules(context: RequestContext) -> wire.AllRules:
    """The rules that this server offers, and those that one keeps oneself."""
    return await _list_rules(context)


async def kept_rules(context: RequestContext) -> wire.RulesOut:
    """Rules of a link: to be read, and to be played as the `game` of a match."""
    return await _load_rules(context, context.request.path_params["rules"])


async def keep_rules(context: RequestContext) -> wire.RulesOut:
    """Keep rules under a name; under one that is there already they take the place of the old."""
    payload = await context.parse_body(wire.KeepRules)
    check_own_rules_allowed(context)
    game = parse_house_rules(payload.rules)
    like = payload.rules.get("like")
    id = await context.run(
        commands.save_rules,
        commands.SaveRulesPayload(game, payload.title, like if isinstance(like, str) else ""),
    )
    return await _load_rules(context, id)


async def drop_rules(context: RequestContext) -> wire.AllRules:
    """Keep rules no longer; only the player who keeps them can say so."""
    await context.parse_body(wire.Nothing)
    await context.run(
        commands.delete_rules, commands.DeleteRulesPayload(context.request.path_params["rules"])
    )
    return await _list_rules(context)


def check_own_rules_allowed(context: RequestContext) -> None:
    """Refuse where the host wants no rules but their own."""
    if not context.settings.own_rules:
        raise HttpError(403, "server-no-own-rules")


async def _list_rules(context: RequestContext) -> wire.AllRules:
    offered = context.services.house_rules.offered
    mine = (
        []
        if context.guest is None
        else await context.services.store.own_rules.list_rules(context.guest)
    )
    return wire.AllRules(
        [wire.RulesInfo(id, one.game.title, one.base) for id, one in offered.items()],
        [wire.RulesInfo(one.id, one.title, one.base) for one in mine],
    )


async def _load_rules(context: RequestContext, id: str) -> wire.RulesOut:
    if (offered := context.services.house_rules.offered.get(id)) is not None:
        return _build_rules(context, id, offered.game, offered.base)
    check_own_rules_allowed(context)
    found = await context.services.store.own_rules.find_rules(id)
    if found is None:
        raise HttpError(404, "houserules-keep-gone")
    return _build_rules(context, id, load_house_rules(found.rules), found.base)


def _build_rules(context: RequestContext, id: str, game: Game, like: str) -> wire.RulesOut:
    rules: dict[str, object] = json.loads(json.dumps(to_changed_rules(game, like or None)))
    return wire.RulesOut(id, game.title, like, rules, rules_to_markdown(game, context.translate))


RULES_PATH: Final = "/api/house-rules"

ROUTES: Final = (
    Endpoint(
        "GET",
        f"{RULES_PATH}/schema",
        house_rules,
        wire.Schema,
        "The JSON Schema of rules of one's own",
    ),
    Endpoint(
        "GET", RULES_PATH, all_rules, wire.AllRules, "The server's rules, and the caller's own"
    ),
    Endpoint(
        "POST", RULES_PATH, keep_rules, wire.RulesOut, "Keep rules under a name", wire.KeepRules
    ),
    Endpoint("GET", f"{RULES_PATH}/{{rules}}", kept_rules, wire.RulesOut, "Rules of a link"),
    Endpoint(
        "POST",
        f"{RULES_PATH}/{{rules}}/drop",
        drop_rules,
        wire.AllRules,
        "Keep rules no longer",
        wire.Nothing,
    ),
)
