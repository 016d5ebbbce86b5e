"""Description of a match in lines, for the text interface and screen readers."""

from collections.abc import Iterator, Sequence
from typing import Protocol, assert_never

from boneyard.bots.hints import describe_best, describe_cost
from boneyard.bots.registry import Hint
from boneyard.core.actions import Move
from boneyard.core.events import Event, Played
from boneyard.core.ids import enumerate_sides
from boneyard.core.position import Position
from boneyard.core.tile_faces import Faces, describe_half, describe_tile, shows_numbers
from boneyard.core.tiles import Tile
from boneyard.engine.kinds import AnyRules, AnyState, state_of_kind, table_state
from boneyard.i18n import Argument, Message, message
from boneyard.i18n.translator import Translate
from boneyard.rules.game import State
from boneyard.solitaire.game import SoloState
from boneyard.text.end_names import end_names
from boneyard.text.game_report import GameReport, PlayerNames, render_sentences
from boneyard.text.move_labels import move_label


class DescribedMatch(Protocol):
    """What is described: a match, or a single position."""

    @property
    def rules(self) -> AnyRules:
        """The rules."""
        ...

    @property
    def names(self) -> Sequence[str]:
        """The players' names."""
        ...

    def view(self, seat: int | None) -> Position:
        """Return what a seat (None: a spectator) may know."""
        ...

    def moves(self, seat: int) -> list[Move]:
        """Return the legal moves of a seat."""
        ...


class MatchDescriber:
    """Describes a match to a reader: in a seat, or a spectator."""

    def __init__(self, match: DescribedMatch, reader: int | None, say: Translate) -> None:
        self.match, self.reader, self.say = match, reader, say
        rules = match.rules
        self.faces: Faces = "pips" if rules.alone else rules.game.tiles.faces
        self.end_names = end_names(rules, "wide", match.names, reader)
        self.player_names = PlayerNames(match.names, rules.sides, reader)

    @property
    def view(self) -> AnyState:
        """Return what the reader may know."""
        return state_of_kind(self.match.view(self.reader))

    def describe_events(self, events: list[Event]) -> list[str]:
        """Describe events, a line each."""
        names, sides = self.match.names, self.match.rules.sides
        report = GameReport(names, sides, self.end_names, self.faces, self.reader)
        return render_sentences(report, events, self.say)

    def describe_scores(self) -> str:
        """Describe the points of all sides."""
        scores = tuple(
            message("terminal-score", who=self.player_names.side(side), points=points)
            for side, points in enumerate_sides(self.view.scores)
        )
        return self.say(message("terminal-scores", scores=scores))

    def describe_position(self) -> list[str]:
        """Describe all that is needed to choose a move."""
        view = self.view
        match view:
            case State():
                told = self._table_messages(view)
            case SoloState():
                told = self._solitaire_messages(view)
            case _:
                assert_never(view)
        return [self.say(one) for one in told]

    def _solitaire_messages(self, view: SoloState) -> Iterator[Message]:
        yield view.prompt
        for name, what in view.view_fields().items():
            if name == "row":
                yield message("terminal-row", tiles=" ".join(what))
            elif name == "columns":
                yield from (_column(at, one.down, one.up) for at, one in enumerate(what, 1))

    def _table_messages(self, view: State) -> Iterator[Message]:
        if view.table.arms:
            ends = tuple(
                message("terminal-end", shows=describe_half(arm.half, self.faces),
                        end=self.end_names[arm.number], arm=str(arm.number))
                for arm in view.table.arms
            )  # fmt: skip
            yield message("terminal-ends", ends=ends)
        if self.reader is not None:
            yield self._hand(view, view.hands[self.reader])
        yield self._others(view)

    def describe_others(self) -> str:
        """Describe what the others hold, and what is in the boneyard."""
        return self.say(self._others(table_state(self.view)))

    def _others(self, view: State) -> Message:
        others = tuple(
            message("terminal-holds", who=name, tiles=len(view.hands[seat]))
            for seat, name in enumerate(self.match.names)
            if seat != self.reader
        )
        return message("terminal-others", others=others, stock=view.stock_count)

    def _hand(self, view: State, hand: tuple[Tile | None, ...]) -> Message:
        known = [one for one in hand if one is not None]
        if len(known) < len(hand):
            return message("terminal-face-down", tiles=len(hand) - len(known), up=len(known),
                           known=" ".join(map(str, known)))  # fmt: skip
        if shows_numbers(self.faces):
            return message("terminal-hand", tiles=" ".join(map(str, known)))
        return message("terminal-hand", tiles=tuple(self.describe_tile(one) for one in known))

    def describe_tile(self, tile: Tile) -> Argument:
        """Describe a tile, with what it shows."""
        return describe_tile(tile.a, tile.b, self.faces)

    def describe_layout(self) -> list[str]:
        """List all tiles on the table, arm by arm, in the order in which they were laid."""
        view = self.view
        if isinstance(view, SoloState):
            return self.describe_position()
        arms: dict[int, list[str]] = {}
        for event in view.layout_events:
            if isinstance(event, Played):
                outer = event.tile.other(event.first)
                arms.setdefault(event.arm, []).append(f"{event.first}-{outer}{event.turn}")
        found = []
        for arm, tiles in sorted(arms.items()):
            id = "terminal-arm" if arm else "terminal-lead"
            text = message(id, end=self.end_names[arm], arm=str(arm), tiles=" ".join(tiles))
            found.append(self.say(text))
        return found or [self.say(message("terminal-nothing-lies"))]

    def list_moves(self) -> list[str]:
        """List the legal moves, numbered."""
        if self.reader is None:
            return []
        moves = self.match.moves(self.reader)
        return [
            f"{at}. {move}: {self.say(self.describe_move(move))}"
            for at, move in enumerate(moves, 1)
        ]

    def describe_move(self, move: Move) -> Argument:
        """Describe a move."""
        return move_label(self.view, move, self.faces, "wide", self.match.names, self.reader)

    def describe_hints(self, found: list[Hint]) -> list[str]:
        """Describe hints: the best move, why, and the others."""
        solo = self.match.rules.alone
        lines = []
        for at, hint in enumerate(found):
            worth = (describe_cost if at else describe_best)(hint, solo)
            sentences = [f"{hint.move}: {self.say(self.describe_move(hint.move))}."]
            if not at:
                sentences += [self.say(reason) for reason in hint.reasons]
            lines.append(" ".join([*sentences, self.say(worth) if worth else ""]).strip())
        return lines


def _column(at: int, down: int, up: list[str]) -> Message:
    tiles = " ".join(up)
    return message("terminal-column", column=at, down=down, tiles=tiles)
