"""Boneyard: every domino game of five rule books.

`import boneyard` is enough for most programs:

- `GAMES`, `game(name)`: the games; `game(name).rules(players=2)` is one with its options chosen.
- `start(rules, chance)`, `legal(state, seat)`, `act(state, seat, move)`, `decide`, `evolve`:
  play it. `Seeded` and `Fair` are where luck comes from.
- `view(start, log, seat)`: what a seat may know.
- `tile`, `move`: read `6-4` and `6-4@2`.
- `read_record`, `write_record`, `replay`, `verify`: matches as files.
- `draw(position)`: a picture as SVG. `hints(view, seat, dice)`: what every
  move is worth, and why.
- `choose(bot, view, seat, dice)`: what a bot would do. `solve(state)`: the games for one.

Each name is loaded when it is first used, so that importing this costs nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from boneyard import notebooks
from boneyard.version import __version__

if TYPE_CHECKING:
    from boneyard.actions import Move
    from boneyard.actions import parse as move
    from boneyard.art import view_svg as draw
    from boneyard.bots import BOTS, Hint, choose
    from boneyard.bots.hints import hints
    from boneyard.chance import Fair, Seeded
    from boneyard.engine.decide import IllegalMove, act, decide
    from boneyard.engine.luck import start
    from boneyard.engine.moves import legal
    from boneyard.events import Event, seen_by
    from boneyard.games import GAMES
    from boneyard.games import game_named as game
    from boneyard.record.read import Record, RecordError
    from boneyard.record.read import read as read_record
    from boneyard.record.replay import replay
    from boneyard.record.verify import verify
    from boneyard.record.write import write_record
    from boneyard.solitaire.game import SoloState
    from boneyard.solitaire.solving import Solution, solve
    from boneyard.state import Position, State, evolve, view
    from boneyard.tiles import Tile, tile

#: Where each public name lives, and what it is called there.
_PLACES: Final = {
    "BOTS": "bots:BOTS",
    "Event": "events:Event",
    "Fair": "chance:Fair",
    "GAMES": "games:GAMES",
    "Hint": "bots:Hint",
    "IllegalMove": "engine.decide:IllegalMove",
    "Move": "actions:Move",
    "Position": "state:Position",
    "Record": "record.read:Record",
    "RecordError": "record.read:RecordError",
    "Seeded": "chance:Seeded",
    "SoloState": "solitaire.game:SoloState",
    "Solution": "solitaire.solving:Solution",
    "State": "state:State",
    "Tile": "tiles:Tile",
    "act": "engine.decide:act",
    "choose": "bots:choose",
    "decide": "engine.decide:decide",
    "draw": "art:view_svg",
    "evolve": "state:evolve",
    "game": "games:game_named",
    "hints": "bots.hints:hints",
    "legal": "engine.moves:legal",
    "move": "actions:parse",
    "read_record": "record.read:read",
    "replay": "record.replay:replay",
    "seen_by": "events:seen_by",
    "solve": "solitaire.solving:solve",
    "start": "engine.luck:start",
    "tile": "tiles:tile",
    "verify": "record.verify:verify",
    "view": "state:view",
    "write_record": "record.write:write_record",
}

__all__ = [
    "BOTS", "GAMES", "Event", "Fair", "Hint", "IllegalMove", "Move", "Position", "Record",
    "RecordError", "Seeded", "SoloState", "Solution", "State", "Tile", "__version__", "act",
    "choose", "decide", "draw", "evolve", "game", "hints", "legal", "move", "read_record",
    "replay", "seen_by", "solve", "start", "tile", "verify", "view", "write_record",
]  # fmt: skip


if not TYPE_CHECKING:  # a checker would take any name for one of ours

    def __getattr__(name: str) -> Any:
        """Load a public name when it is first used."""
        place = _PLACES.get(name)
        if place is None:
            raise AttributeError(f"boneyard has no {name!r}")
        module, _, called = place.partition(":")
        found = getattr(import_module(f"boneyard.{module}"), called)
        globals()[name] = found
        return found


def _painted(position: "Position") -> str:
    """Draw a position for a notebook; only who is shown a picture loads what draws it."""
    from boneyard.art.notebook import drawing

    return drawing(position)


notebooks.painter = _painted


def __dir__() -> list[str]:
    """List the public names, loaded or not."""
    return sorted(__all__)
