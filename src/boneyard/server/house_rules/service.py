"""House rules: games of players and of the server's rule files; commands."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct

from boneyard.core.options import format_value
from boneyard.engine.kinds import AnyGame
from boneyard.games import get_game
from boneyard.games.house_rules.rule_files import is_rule_file, load_rule_file_with_base
from boneyard.i18n import error_text
from boneyard.i18n.message import Argument
from boneyard.rules.game import Game
from boneyard.rules.serialization import RuleError
from boneyard.server.errors import HttpError, SettingError
from boneyard.server.settings import MAX_RULE_FILES, Settings


class OfferedRules(Struct, frozen=True):
    """A game that the server offers: its rules, and the game that they resemble."""

    game: Game
    base: str


class HouseRules:
    """The games of the server's own files, by what they are found by; none but these if it says."""

    def __init__(self, settings: Settings) -> None:
        """Read them; a `SettingError` names the file, and says what is wrong with it."""
        self.allows_own_rules = settings.own_rules
        found = [_read_rules(path) for path in _list_files(settings.rules)]
        if len(found) > MAX_RULE_FILES:
            raise SettingError("server-rules-many", most=MAX_RULE_FILES)
        self.offered = {one.game.name: one for one in found}

    def is_offered(self, game: AnyGame) -> bool:
        """Say whether it is one of the server's own."""
        return bool(game.rules_json) and self.offered.get(game.name) is not None

    def check_allowed(self, call: str) -> None:
        """Refuse rules that another player wrote, where the host wants none of that."""
        if self.allows_own_rules:
            return
        game = get_game(call)
        if game.rules_json and not self.is_offered(game):
            raise HttpError(403, "server-no-own-rules")


def _list_files(paths: Sequence[str]) -> Iterator[Path]:
    """The files that are named, and those of folders, by their names."""
    for path in map(Path, paths):
        if not path.is_dir():
            yield path
            continue
        inside = sorted(one for one in path.iterdir() if is_rule_file(one.name))
        if not inside:
            raise SettingError("server-rules-none", folder=format_value(str(path), max_chars=1000))
        yield from inside


def _read_rules(path: Path) -> OfferedRules:
    try:
        return OfferedRules(*load_rule_file_with_base(str(path)))
    except OSError as error:
        raise _file_error(path, error.strerror or str(error)) from None
    except RuleError as error:
        raise _file_error(path, error_text(error)) from None


def _file_error(path: Path, told: Argument) -> SettingError:
    return SettingError("server-rules-file", file=format_value(str(path), max_chars=1000), why=told)
