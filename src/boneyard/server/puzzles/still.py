"""A position that stands still: a puzzle's table as pages show it, with what may be answered."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final

from markupsafe import Markup
from msgspec import Struct

from boneyard.bots.characters import CAST
from boneyard.core.actions import Move, Play, parse
from boneyard.core.faces import Faces
from boneyard.drawing.svg.crop import cropped
from boneyard.drawing.svg.furniture import badge_svg
from boneyard.drawing.svg.geometry import UNIT, number
from boneyard.drawing.svg.lanes import spokes_svg
from boneyard.drawing.svg.leaps import leaps_svg
from boneyard.drawing.svg.picture import counts_of, look_of, owed_at, wanted_at
from boneyard.drawing.svg.tiles import BUTTON, ghost_svg, tile_svg
from boneyard.i18n.fluent_translator import Tongue
from boneyard.layout import Aspect, Ghost, board_for
from boneyard.layout.board import Board
from boneyard.layout.pose import ASPECTS
from boneyard.puzzles.puzzle import Puzzle, turn_moves
from boneyard.text.end_names import end_names
from boneyard.text.game_report import Report, sentences
from boneyard.text.move_labels import move_told

#: Whose names the others at the table have.
_OTHERS: Final = tuple(one.name for level in ("club", "casual", "expert") for one in CAST[level])
#: Width over height of the room for the tiles: on a phone held upright, else, and on a low screen.
UPRIGHT: Final = 0.9
LYING: Final = 1.6
LOW: Final = 2.4


class Sitter(Struct, frozen=True):
    """Somebody else at the table."""

    name: str
    count: int
    score: int
    partner: bool


def room_for(shape: Aspect) -> float:
    """Width over height of what a page leaves for the tiles, on a screen of some shape."""
    if ASPECTS[shape] < 1:
        return UPRIGHT
    return LYING if ASPECTS[shape] < ASPECTS["broad"] else LOW


class Still:
    """A puzzle as its seat sees it, in a language, on a screen of some shape."""

    def __init__(self, puzzle: Puzzle, shape: Aspect, faces: Faces | None, speak: Tongue) -> None:
        """Lay the table out."""
        self.puzzle, self.view, self.seat = puzzle, puzzle.view, puzzle.seat
        self.speak, self.say = speak, speak.say
        self.rules = puzzle.rules
        self.look = look_of(self.rules, faces)
        self.moves = turn_moves(self.view, self.seat)
        # Nothing more is laid here: so the shape in which all of it is largest may be looked for.
        shapes = [shape, *(one for one in ASPECTS if one != shape)]
        self.shape = max(shapes, key=lambda one: self._size(one, room_for(shape)))
        self.board = self._laid_out(self.shape)

    def _laid_out(self, shape: Aspect) -> Board:
        board = board_for(self.rules, shape, self.seat)
        for event in self.view.laid:
            board.add(event)
        return board

    def _size(self, shape: Aspect, room: float) -> float:
        """How large tiles are if all is to be seen in room of this width and the height 1."""
        board = self._laid_out(shape)
        frame = cropped(board.layout(), board.ghosts(self.moves)).frame
        return min(room / frame.width, 1 / frame.height)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What the seats are called: oneself is `you`."""
        others = iter(_OTHERS)
        players = range(self.rules.players)
        return tuple(self.speak("words-you") if at == self.seat else next(others) for at in players)

    @property
    def sitters(self) -> list[Sitter]:
        """The others, from one's own left."""
        rules, view = self.rules, self.view
        seats = [(self.seat + at) % rules.players for at in range(1, rules.players)]
        return [
            Sitter(
                self.names[at],
                view.hand_counts[at],
                view.scores[rules.side(at)],
                rules.side(at) == rules.side(self.seat),
            )
            for at in seats
        ]

    @property
    def score(self) -> int:
        """One's own points."""
        return self.view.scores[self.rules.side(self.seat)]

    @property
    def caption(self) -> str:
        """The sum of the ends, where that is counted for all to see."""
        return counts_of(self.view)[1]

    @property
    def told(self) -> list[str]:
        """What has happened in the round, in sentences."""
        ends = end_names(self.rules, self.shape, self.names, self.seat)
        faces = self.look.faces
        report = Report(self.names, self.rules.sides, ends, faces, reader=self.seat)
        return sentences(report, self.view.told, self.say)

    def label(self, move: Move | str) -> str:
        """A move in words."""
        move = parse(move) if isinstance(move, str) else move
        view: Any = self.view
        return self.say(move_told(view, move, self.look.faces, self.shape, self.names, self.seat))

    def ways(self, tile: str) -> list[Play]:
        """How a tile of the hand may be played."""
        plays = [move for move in self.moves if isinstance(move, Play)]
        return [play for play in plays if play.tile.text == tile]

    @property
    def others(self) -> list[tuple[str, str]]:
        """The moves that lay nothing, with their labels."""
        return [(str(move), self.label(move)) for move in self.moves if not isinstance(move, Play)]

    @cached_property
    def _ghosts(self) -> list[Ghost]:
        return self.board.ghosts(self.moves)

    @cached_property
    def box(self) -> str:
        """What the picture shows, as a viewBox: all that lies and all that may."""
        frame = cropped(self.board.layout(), self._ghosts).frame
        sides = (frame.x, frame.y, frame.width, frame.height)
        return " ".join(number(value * UNIT) for value in sides)

    @property
    def tiles(self) -> Markup:
        """All that lies, and the badges of the ends."""
        faces, board, say = self.look.faces, self.board, self.say
        view: Any = self.view
        counts, wanted, owed = counts_of(view)[0] or {}, wanted_at(view), owed_at(view)
        drawn = "".join(tile_svg(one, faces, say=say) for one in board.placed)
        drawn += spokes_svg(board.spokes.values()) + leaps_svg(board.placed)
        for arm, end in board.ends.items():
            drawn += badge_svg(end, faces, counts.get(arm), say, wanted.get(arm), arm in owed)
        return Markup(drawn)

    def places(self, only: Sequence[str] | None = None) -> Markup:
        """Where tiles may be laid, as buttons; or only where these moves lie, to look at."""
        drawn = ""
        for ghost in self._ghosts:
            move = str(ghost.action)
            label = self.label(ghost.action)
            if only is None:
                does = {**BUTTON, "data-move": move}
                one = ghost_svg(ghost, self.look.faces, label=label, does=does, say=self.say)
                drawn += f'<g class="place" data-of="{ghost.tile.text}">{one}</g>'
            elif move in only:
                kind = "best" if move == only[0] else "yours"
                does = {"role": "img"}
                one = ghost_svg(ghost, self.look.faces, label=label, does=does, say=self.say)
                drawn += f'<g class="answer {kind}">{one}</g>'
        return Markup(drawn)

    @property
    def hand(self) -> list[Any]:
        """One's own tiles."""
        return [tile for tile in self.view.hands[self.seat] if tile is not None]


#: What a position teaches, as a title, and what is said of it.
THEMES: Final = {
    "match": ("lessons-match", "lessons-match-about"),
    "out": ("lessons-out", "lessons-out-about"),
    "shed": ("lessons-shed", "lessons-shed-about"),
    "keep": ("lessons-keep", "lessons-keep-about"),
    "count": ("lessons-count", "lessons-count-about"),
    "block": ("lessons-block", "lessons-block-about"),
    "read": ("lessons-read", "lessons-read-about"),
    "partner": ("lessons-partner", "lessons-partner-about"),
    "curve": ("lessons-curve", "lessons-curve-about"),
}
