"""Boneyard: every domino game of five rule books, and of the world.

    >>> import boneyard
    >>> match = boneyard.Match("all-fives", players=3, seed="tea")
    >>> match.play_out(bots="heavy").is_over
    True

`import boneyard` is enough for most programs:

- `Match`: a whole match, with undo. `GAMES`, `BOTS`: all games and bots by name; `game(name)` also
reads files of house rules.
- `Play`, `Draw`, `Pass` …: moves; `Played`, `Drew`, `Scored` …: events; for `match` statements.
- `read_records(path)`, `record.positions()`: matches in files. `read_position`, `write_position`: a
position as a line of text.
- `draw(position)`: a picture as SVG. `hints(view, seat, dice)`: the value of every move, and why.
- `choose(bot, view, seat, dice)`: what a bot would do. `duel(rules, one, other)`: which of two is
better, also custom ones and programs (`Program`); `play_match(rules, bots)`: a match, as a record.
- `analyse(record)`: what each move cost, and how much was luck. `solve(state)`: the solitaires.
- `start`, `legal`, `act`, `decide`, `evolve`, `view`: the pure functions below `Match`.

Each name is imported lazily, so that importing this costs nothing. docs/library.md states what is
stable, docs/reference.md describes every name.
"""

from boneyard.version import __version__

# As type checkers know it; `typing` alone would take most of the time of `import boneyard`.
TYPE_CHECKING = False

if TYPE_CHECKING:
    from boneyard.analysis import Analysis, analyse
    from boneyard.arena.duel import Duel, duel, play_match
    from boneyard.arena.matchups import PairingError
    from boneyard.bots.external import BotFault, Program
    from boneyard.bots.hints import hints
    from boneyard.bots.registry import BOTS, Bot, Hint, choose
    from boneyard.core.actions import (
        Abandon,
        ActionError,
        Call,
        Catch,
        Choose,
        Discard,
        Draw,
        Flip,
        Hit,
        Knock,
        Move,
        Next,
        Pass,
        Play,
        Resign,
        Shift,
        Timeout,
    )
    from boneyard.core.actions import parse as move
    from boneyard.core.arguments import ArgumentError
    from boneyard.core.chance import Chance, Seeded
    from boneyard.core.events import (
        Absolved,
        AnyEvent,
        Asked,
        Called,
        Chose,
        Cleared,
        Continued,
        Count,
        Counted,
        Dealt,
        Directed,
        Discarded,
        Drew,
        Event,
        Finished,
        Flipped,
        KnockedOut,
        Made,
        Marked,
        MatchEnded,
        Owed,
        Passed,
        Played,
        Reaching,
        Returned,
        Revealed,
        RoundEnded,
        Scored,
        SetOut,
        Shifted,
        Staked,
        Took,
        Turned,
        Unmarked,
    )
    from boneyard.core.fair_shuffle import Fair
    from boneyard.core.options import OptionError
    from boneyard.core.position import Position, Question, Result, evolve, view
    from boneyard.core.redaction import redact as seen_by
    from boneyard.core.suggestions import UnknownName
    from boneyard.core.table import Arm
    from boneyard.core.tiles import Half, Tile, TileError, tile
    from boneyard.drawing.svg.position_picture import draw
    from boneyard.engine.deal import start
    from boneyard.engine.decide import IllegalMove, act, decide
    from boneyard.engine.legal import legal
    from boneyard.extras import NotInstalled
    from boneyard.games import GAMES
    from boneyard.games import load_game as game
    from boneyard.match import Match, MatchError
    from boneyard.records.files import read_record, read_records
    from boneyard.records.position_text import PositionError, read_position, write_position
    from boneyard.records.read import Record, RecordError
    from boneyard.records.replay import replay
    from boneyard.records.verify import Verification, verify
    from boneyard.records.write import write_record
    from boneyard.rules.game import Game, Rules, State
    from boneyard.solitaire.game import Solitaire, SoloRules, SoloState
    from boneyard.solitaire.solve import NotSolved, Solution, solve

#: The module of each public name, and its name there.
_PLACES = {
    "Abandon": "core.actions:Abandon",
    "Absolved": "core.events:Absolved",
    "ActionError": "core.actions:ActionError",
    "Analysis": "analysis:Analysis",
    "AnyEvent": "core.events:AnyEvent",
    "ArgumentError": "core.arguments:ArgumentError",
    "Arm": "core.table:Arm",
    "Asked": "core.events:Asked",
    "BOTS": "bots.registry:BOTS",
    "Bot": "bots.registry:Bot",
    "BotFault": "bots.external:BotFault",
    "Call": "core.actions:Call",
    "Called": "core.events:Called",
    "Catch": "core.actions:Catch",
    "Chance": "core.chance:Chance",
    "Choose": "core.actions:Choose",
    "Chose": "core.events:Chose",
    "Cleared": "core.events:Cleared",
    "Continued": "core.events:Continued",
    "Count": "core.events:Count",
    "Counted": "core.events:Counted",
    "Dealt": "core.events:Dealt",
    "Directed": "core.events:Directed",
    "Discard": "core.actions:Discard",
    "Discarded": "core.events:Discarded",
    "Draw": "core.actions:Draw",
    "Drew": "core.events:Drew",
    "Duel": "arena.duel:Duel",
    "Event": "core.events:Event",
    "Fair": "core.fair_shuffle:Fair",
    "Finished": "core.events:Finished",
    "Flip": "core.actions:Flip",
    "Flipped": "core.events:Flipped",
    "GAMES": "games:GAMES",
    "Game": "rules.game:Game",
    "Half": "core.tiles:Half",
    "Hint": "bots.registry:Hint",
    "Hit": "core.actions:Hit",
    "IllegalMove": "engine.decide:IllegalMove",
    "Knock": "core.actions:Knock",
    "KnockedOut": "core.events:KnockedOut",
    "Made": "core.events:Made",
    "Marked": "core.events:Marked",
    "Match": "match:Match",
    "MatchEnded": "core.events:MatchEnded",
    "MatchError": "match:MatchError",
    "Move": "core.actions:Move",
    "Next": "core.actions:Next",
    "NotInstalled": "extras:NotInstalled",
    "NotSolved": "solitaire.solve:NotSolved",
    "OptionError": "core.options:OptionError",
    "Owed": "core.events:Owed",
    "PairingError": "arena.matchups:PairingError",
    "Pass": "core.actions:Pass",
    "Passed": "core.events:Passed",
    "Play": "core.actions:Play",
    "Played": "core.events:Played",
    "Position": "core.position:Position",
    "PositionError": "records.position_text:PositionError",
    "Program": "bots.external:Program",
    "Question": "core.position:Question",
    "Reaching": "core.events:Reaching",
    "Record": "records.read:Record",
    "RecordError": "records.read:RecordError",
    "Resign": "core.actions:Resign",
    "Result": "core.position:Result",
    "Returned": "core.events:Returned",
    "Revealed": "core.events:Revealed",
    "RoundEnded": "core.events:RoundEnded",
    "Rules": "rules.game:Rules",
    "Scored": "core.events:Scored",
    "Seeded": "core.chance:Seeded",
    "SetOut": "core.events:SetOut",
    "Shift": "core.actions:Shift",
    "Shifted": "core.events:Shifted",
    "Solitaire": "solitaire.game:Solitaire",
    "SoloRules": "solitaire.game:SoloRules",
    "SoloState": "solitaire.game:SoloState",
    "Solution": "solitaire.solve:Solution",
    "Staked": "core.events:Staked",
    "State": "rules.game:State",
    "Tile": "core.tiles:Tile",
    "TileError": "core.tiles:TileError",
    "Timeout": "core.actions:Timeout",
    "Took": "core.events:Took",
    "Turned": "core.events:Turned",
    "UnknownName": "core.suggestions:UnknownName",
    "Unmarked": "core.events:Unmarked",
    "Verification": "records.verify:Verification",
    "act": "engine.decide:act",
    "analyse": "analysis:analyse",
    "choose": "bots.registry:choose",
    "decide": "engine.decide:decide",
    "draw": "drawing.svg.position_picture:draw",
    "duel": "arena.duel:duel",
    "evolve": "core.position:evolve",
    "game": "games:load_game",
    "hints": "bots.hints:hints",
    "legal": "engine.legal:legal",
    "move": "core.actions:parse",
    "play_match": "arena.duel:play_match",
    "read_position": "records.position_text:read_position",
    "read_record": "records.files:read_record",
    "read_records": "records.files:read_records",
    "replay": "records.replay:replay",
    "seen_by": "core.redaction:redact",
    "solve": "solitaire.solve:solve",
    "start": "engine.deal:start",
    "tile": "core.tiles:tile",
    "verify": "records.verify:verify",
    "view": "core.position:view",
    "write_position": "records.position_text:write_position",
    "write_record": "records.write:write_record",
}

__all__ = [
    "BOTS",
    "GAMES",
    "Abandon",
    "Absolved",
    "ActionError",
    "Analysis",
    "AnyEvent",
    "ArgumentError",
    "Arm",
    "Asked",
    "Bot",
    "BotFault",
    "Call",
    "Called",
    "Catch",
    "Chance",
    "Choose",
    "Chose",
    "Cleared",
    "Continued",
    "Count",
    "Counted",
    "Dealt",
    "Directed",
    "Discard",
    "Discarded",
    "Draw",
    "Drew",
    "Duel",
    "Event",
    "Fair",
    "Finished",
    "Flip",
    "Flipped",
    "Game",
    "Half",
    "Hint",
    "Hit",
    "IllegalMove",
    "Knock",
    "KnockedOut",
    "Made",
    "Marked",
    "Match",
    "MatchEnded",
    "MatchError",
    "Move",
    "Next",
    "NotInstalled",
    "NotSolved",
    "OptionError",
    "Owed",
    "PairingError",
    "Pass",
    "Passed",
    "Play",
    "Played",
    "Position",
    "PositionError",
    "Program",
    "Question",
    "Reaching",
    "Record",
    "RecordError",
    "Resign",
    "Result",
    "Returned",
    "Revealed",
    "RoundEnded",
    "Rules",
    "Scored",
    "Seeded",
    "SetOut",
    "Shift",
    "Shifted",
    "Solitaire",
    "SoloRules",
    "SoloState",
    "Solution",
    "Staked",
    "State",
    "Tile",
    "TileError",
    "Timeout",
    "Took",
    "Turned",
    "UnknownName",
    "Unmarked",
    "Verification",
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
    "read_position",
    "read_record",
    "read_records",
    "replay",
    "seen_by",
    "solve",
    "start",
    "tile",
    "verify",
    "view",
    "write_position",
    "write_record",
]  # fmt: skip


if not TYPE_CHECKING:  # a type checker would accept any name

    def __getattr__(name: str) -> object:
        from importlib import import_module

        place = _PLACES.get(name)
        if place is None:
            raise AttributeError(f"boneyard has no {name!r}{_suggest(name)}")
        module, _, called = place.partition(":")
        found = getattr(import_module(f"boneyard.{module}"), called)
        globals()[name] = found
        return found

    def _suggest(name: str) -> str:
        from difflib import get_close_matches  # only needed for a mistyped name

        near = get_close_matches(name, __all__, n=1)
        return f"; did you mean {near[0]!r}?" if near else ""


def __dir__() -> list[str]:
    return sorted(__all__)
