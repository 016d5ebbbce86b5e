"""Rules that whoever runs the house offers to everybody, from files; and whose rules are played."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct

from boneyard.core.options import shown
from boneyard.engine.kinds import AnyGame
from boneyard.games import game_named
from boneyard.games.house_rules.files import names_a_file, read_with_base
from boneyard.i18n import why
from boneyard.i18n.message import Argument
from boneyard.rules.game import Game
from boneyard.rules.parse import RuleError
from boneyard.server.errors import Refused, SettingError
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
