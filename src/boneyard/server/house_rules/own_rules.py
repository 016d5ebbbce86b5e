"""Rules that somebody keeps under a name, and gives up again."""

import json
import secrets

from msgspec import Struct

from boneyard.games.house_rules import UNTITLED, own_game_of, whole
from boneyard.rules.game import Game
from boneyard.server import wall_clock
from boneyard.server.commands import Asking, Command
from boneyard.server.errors import Refused, Taken
from boneyard.server.house_rules.store import StoredRules
from boneyard.server.matches.permissions import anybody


class Keeping(Struct, frozen=True):
    """Rules that are to be kept: under which name, and as being like which game."""

    game: Game
    title: str
    like: str


async def _keep(asking: Asking, said: Keeping) -> str:
    """Keep rules under a name, and give what they are found by."""
    title = said.title.strip() or ("" if said.game.title == UNTITLED else said.game.title)
    if not title:
        raise Refused(400, "own-keep-name")
    game = own_game_of({**whole(said.game), "title": title})
    rules = json.dumps(whole(game), ensure_ascii=False)
    id, owner = secrets.token_urlsafe(8), asking.asker.make_guest()
    store = asking.house.store.own_rules
    try:
        return await store.keep(
            StoredRules(id, owner, game.title, said.like, rules, wall_clock.now())
        )
    except Taken:
        raise Refused(409, "own-keep-full", most=store.each) from None


async def _drop(asking: Asking, id: str) -> None:
    if asking.guest is not None:
        await asking.house.store.own_rules.drop(asking.guest, id)


KEEP = Command("keep", anybody, _keep, counts="keep")
DROP = Command("drop", anybody, _drop)
