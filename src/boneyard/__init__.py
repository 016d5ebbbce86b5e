"""Boneyard: every domino game of five rule books.

`import boneyard` is enough for most programs:

- `GAMES`, `game(name)`: the games; `game(name).rules(players=2)` is one with its options chosen.
- `start(rules, chance)`, `legal(state, seat)`, `act(state, seat, move)`, `decide`, `evolve`: play
it. `Seeded` and `Fair` are sources of randomness.
- `view(start, log, seat)`: what a seat may know.
- `tile`, `move`: parse `6-4` and `6-4@2`.
- `read_record`, `write_record`, `replay`, `verify`: matches as files.
- `draw(position)`: a picture as SVG. `hints(view, seat, dice)`: the value of every move, and why.
- `choose(bot, view, seat, dice)`: what a bot would do. `duel(rules, one, other)`: which of two is
better, also custom ones; `play_match(rules, bots)`: a match between bots, as a record.
- `analyse(record)`: what each move cost, and how much was luck. `solve(state)`: the solitaires.
Each name is imported lazily, so that importing this costs nothing. docs/library.md states what is
stable.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from boneyard.version import __version__

if TYPE_CHECKING:
    from boneyard.analysis import Analysis, analyse
    from boneyard.arena.duel import Duel, duel, play_match
    from boneyard.arena.matchups import PairingError
    from boneyard.bots.external import BotFault
    from boneyard.bots.hints import hints
    from boneyard.bots.registry import BOTS, Bot, Hint, choose
    from boneyard.core.actions import ActionError, Move
    from boneyard.core.actions import parse as move
    from boneyard.core.chance import Chance, Fair, Seeded
    from boneyard.core.events import Event
    from boneyard.core.options import OptionError
    from boneyard.core.position import Position, evolve, view
    from boneyard.core.redaction import redact as seen_by
    from boneyard.core.tiles import Tile, TileError, tile
    from boneyard.drawing.svg.picture import view_svg as draw
    from boneyard.engine.deal import start
    from boneyard.engine.decide import IllegalMove, act, decide
    from boneyard.engine.legal import legal
    from boneyard.games import GAMES
    from boneyard.games import get_game as game
    from boneyard.records.read import Record, RecordError
    from boneyard.records.read import parse_record as read_record
    from boneyard.records.replay import replay
    from boneyard.records.verify import verify
    from boneyard.records.write import write_record
    from boneyard.rules.game import Game, Rules, State
    from boneyard.solitaire.game import Solitaire, SoloRules, SoloState
    from boneyard.solitaire.solve import NotSolved, Solution, solve

#: The module of each public name, and its name there.
_PLACES: Final = {
    "ActionError": "core.actions:ActionError",
    "Analysis": "analysis:Analysis",
    "BOTS": "bots.registry:BOTS",
    "Bot": "bots.registry:Bot",
    "BotFault": "bots.external:BotFault",
    "Chance": "core.chance:Chance",
    "Duel": "arena.duel:Duel",
    "Event": "core.events:Event",
    "Fair": "core.chance:Fair",
    "GAMES": "games:GAMES",
    "Game": "rules.game:Game",
    "Hint": "bots.registry:Hint",
    "IllegalMove": "engine.decide:IllegalMove",
    "Move": "core.actions:Move",
    "NotSolved": "solitaire.solve:NotSolved",
    "OptionError": "core.options:OptionError",
    "PairingError": "arena.matchups:PairingError",
    "Position": "core.position:Position",
    "Record": "records.read:Record",
    "RecordError": "records.read:RecordError",
    "Rules": "rules.game:Rules",
    "Seeded": "core.chance:Seeded",
    "Solitaire": "solitaire.game:Solitaire",
    "SoloRules": "solitaire.game:SoloRules",
    "SoloState": "solitaire.game:SoloState",
    "Solution": "solitaire.solve:Solution",
    "State": "rules.game:State",
    "Tile": "core.tiles:Tile",
    "TileError": "core.tiles:TileError",
    "act": "engine.decide:act",
    "analyse": "analysis:analyse",
    "choose": "bots.registry:choose",
    "decide": "engine.decide:decide",
    "draw": "drawing.svg.picture:view_svg",
    "duel": "arena.duel:duel",
    "evolve": "core.position:evolve",
    "game": "games:get_game",
    "hints": "bots.hints:hints",
    "legal": "engine.legal:legal",
    "move": "core.actions:parse",
    "play_match": "arena.duel:play_match",
    "read_record": "records.read:parse_record",
    "replay": "records.replay:replay",
    "seen_by": "core.redaction:redact",
    "solve": "solitaire.solve:solve",
    "start": "engine.deal:start",
    "tile": "core.tiles:tile",
    "verify": "records.verify:verify",
    "view": "core.position:view",
    "write_record": "records.write:write_record",
}

__all__ = [
    "BOTS",
    "GAMES",
    "ActionError",
    "Analysis",
    "Bot",
    "BotFault",
    "Chance",
    "Duel",
    "Event",
    "Fair",
    "Game",
    "Hint",
    "IllegalMove",
    "Move",
    "NotSolved",
    "OptionError",
    "PairingError",
    "Position",
    "Record",
    "RecordError",
    "Rules",
    "Seeded",
    "Solitaire",
    "SoloRules",
    "SoloState",
    "Solution",
    "State",
    "Tile",
    "TileError",
    "__version__",
    "act",
    "analyse",
    "choose",
    "decide",
    "draw",
    "duel",
    "evolve",
    "game",
    "hints",
    "legal",
    "move",
    "play_match",
    "read_record",
    "replay",
    "seen_by",
    "solve",
    "start",
    "tile",
    "verify",
    "view",
    "write_record",
]  # fmt: skip


if not TYPE_CHECKING:  # a type checker would accept any name

    def __getattr__(name: str) -> Any:
        place = _PLACES.get(name)
        if place is None:
            raise AttributeError(f"boneyard has no {name!r}")
        module, _, called = place.partition(":")
        found = getattr(import_module(f"boneyard.{module}"), called)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted(__all__)
