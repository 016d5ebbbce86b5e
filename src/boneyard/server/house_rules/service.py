"""House rules: games of players and of the server's rule files; commands."""

import json
import secrets
from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct

from boneyard.core.options import shown
from boneyard.engine.kinds import AnyGame
from boneyard.games import game_named
from boneyard.games.house_rules import UNTITLED, own_game_of, whole
from boneyard.games.house_rules.files import names_a_file, read_with_base
from boneyard.i18n import why
from boneyard.i18n.message import Argument
from boneyard.rules.game import Game
from boneyard.rules.parse import RuleError
from boneyard.server import wall_clock
from boneyard.server.commands import Asking, Command
from boneyard.server.errors import Refused, SettingError, Taken
from boneyard.server.house_rules.store import StoredRules
from boneyard.server.matches.permissions import anybody
from boneyard.server.settings import MAX_RULE_FILES, Settings


class Offered(Struct, frozen=True):
    """A game that the house offers: its rules, and the game they are told as being like."""

    game: Game
    like: str


class HouseRules:
    """The games of the house's own files, by what they are found by; none but these if it says."""

    def __init__(self, settings: Settings) -> None:
        """Read them; a `SettingError` names the file, and says what is wrong with it."""
        self.strangers = settings.own_rules
        found = [_read(path) for path in _files(settings.rules)]
        if len(found) > MAX_RULE_FILES:
            raise SettingError("house-rules-many", most=MAX_RULE_FILES)
        self.offered = {one.game.name: one for one in found}

    def offers(self, game: AnyGame) -> bool:
        """Say whether it is one of the house's own."""
        return bool(game.own) and self.offered.get(game.name) is not None

    def check(self, call: str) -> None:
        """Refuse rules that somebody else wrote, where the host wants none of that."""
        if self.strangers:
            return
        game = game_named(call)
        if game.own and not self.offers(game):
            raise Refused(403, "house-no-own-rules")


def _files(paths: Sequence[str]) -> Iterator[Path]:
    """The files that are named, and those of folders, by their names."""
    for path in map(Path, paths):
        if not path.is_dir():
            yield path
            continue
        inside = sorted(one for one in path.iterdir() if names_a_file(one.name))
        if not inside:
            raise SettingError("house-rules-none", folder=shown(str(path), most=1000))
        yield from inside


def _read(path: Path) -> Offered:
    try:
        return Offered(*read_with_base(str(path)))
    except OSError as error:
        raise _wrong(path, error.strerror or str(error)) from None
    except RuleError as error:
        raise _wrong(path, why(error)) from None


def _wrong(path: Path, told: Argument) -> SettingError:
    return SettingError("house-rules-file", file=shown(str(path), most=1000), why=told)


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
