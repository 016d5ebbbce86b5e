"""The API of rules: those that the house offers, and those that people keep under a name."""

import json
from typing import Any, Final

from starlette.responses import Response

from boneyard.core.codec import encoder
from boneyard.games.house_rules import own_game, own_game_of, short
from boneyard.games.house_rules.describe import in_words
from boneyard.rules.game import Game
from boneyard.schemas import matches as wire
from boneyard.server.context import Ask, already_json
from boneyard.server.endpoints import Endpoint
from boneyard.server.errors import Refused
from boneyard.server.house_rules.service import DROP, KEEP, Keeping


async def house_rules(ask: Ask) -> Response:
    """What house rules may say, as editors read it."""
    from boneyard.games.house_rules.schema import schema

    return already_json(encoder.encode(schema()))


async def all_rules(ask: Ask) -> wire.AllRules:
    """The rules that this house offers, and those that one keeps oneself."""
    return await _all(ask)


async def kept_rules(ask: Ask) -> wire.RulesOut:
    """Rules of a link: to be read, and to be played as the `game` of a match."""
    return await _found(ask, ask.request.path_params["rules"])


async def keep_rules(ask: Ask) -> wire.RulesOut:
    """Keep rules under a name; under one that is there already they take the place of the old."""
    said = await ask.body(wire.KeepRules)
    may_write(ask)
    game = own_game_of(said.rules)
    like = said.rules.get("like")
    id = await ask.run(KEEP, Keeping(game, said.title, like if isinstance(like, str) else ""))
    return await _found(ask, id)


async def drop_rules(ask: Ask) -> wire.AllRules:
    """Keep rules no longer; only whoever keeps them can say so."""
    await ask.body(wire.Nothing)
    await ask.run(DROP, ask.request.path_params["rules"])
    return await _all(ask)


def may_write(ask: Ask) -> None:
    """Refuse where the host wants no rules but their own."""
    if not ask.settings.own_rules:
        raise Refused(403, "house-no-own-rules")


async def _all(ask: Ask) -> wire.AllRules:
    offered = ask.house.rules.offered
    mine = [] if ask.guest is None else await ask.house.store.own_rules.of(ask.guest)
    return wire.AllRules(
        [wire.RulesInfo(id, one.game.title, one.like) for id, one in offered.items()],
        [wire.RulesInfo(one.id, one.title, one.base) for one in mine],
    )


async def _found(ask: Ask, id: str) -> wire.RulesOut:
    if (offered := ask.house.rules.offered.get(id)) is not None:
        return _told(ask, id, offered.game, offered.like)
    may_write(ask)
    found = await ask.house.store.own_rules.found(id)
    if found is None:
        raise Refused(404, "own-keep-gone")
    return _told(ask, id, own_game(found.rules), found.base)


def _told(ask: Ask, id: str, game: Game, like: str) -> wire.RulesOut:
    rules: dict[str, Any] = json.loads(json.dumps(short(game, like or None)))
    return wire.RulesOut(id, game.title, like, rules, in_words(game, ask.say))


PATH: Final = "/api/house-rules"

ROUTES: Final = (
    Endpoint("GET", f"{PATH}/schema", house_rules, wire.Schema,
             "The JSON Schema of rules of one's own"),
    Endpoint("GET", PATH, all_rules, wire.AllRules, "The house's rules, and those one keeps"),
    Endpoint("POST", PATH, keep_rules, wire.RulesOut, "Keep rules under a name", wire.KeepRules),
    Endpoint("GET", f"{PATH}/{{rules}}", kept_rules, wire.RulesOut, "Rules of a link"),
    Endpoint("POST", f"{PATH}/{{rules}}/drop", drop_rules, wire.AllRules, "Keep rules no longer",
             wire.Nothing),
)  # fmt: skip
