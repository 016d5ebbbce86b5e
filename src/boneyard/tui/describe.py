"""How a match stands, in lines that can be read aloud: for who types, and for who can't see."""

from collections.abc import Iterator
from typing import Any

from boneyard.bots.hints import best_told, cost_told
from boneyard.bots.registry import Hint
from boneyard.core.events import Event, Played
from boneyard.core.faces import Faces, are_numbers, half_told, tile_told
from boneyard.core.ids import by_side
from boneyard.core.position import Position
from boneyard.core.tiles import Tile
from boneyard.i18n import Argument, Message, message
from boneyard.i18n.translator import Say
from boneyard.rules.game import State
from boneyard.text.end_names import end_names
from boneyard.text.game_report import Players, Report, sentences
from boneyard.text.move_labels import move_told
from boneyard.tui.match import Match


class Telling:
    """Tells a match to one who reads: somebody in a seat, or a watcher."""

    def __init__(self, sitting: Match, reader: int | None, say: Say) -> None:
        """Say who reads, and in which language."""
        self.sitting, self.reader, self.say = sitting, reader, say
        rules = sitting.rules
        self.faces: Faces = "pips" if rules.alone else rules.game.tiles.faces
        self.ends = end_names(rules, "wide", sitting.names, reader)
        self.players = Players(sitting.names, rules.sides, reader)

    @property
    def view(self) -> Any:
        """What the reader may know."""
        return self.sitting.view(self.reader)

    def happened(self, events: list[Event]) -> list[str]:
        """What happened, a line each."""
        names, sides = self.sitting.names, self.sitting.rules.sides
        report = Report(names, sides, self.ends, self.faces, self.reader)
        return sentences(report, events, self.say)

    def scores(self) -> str:
        """Everybody's points."""
        told = tuple(
            message("terminal-score", who=self.players.side(side), points=points)
            for side, points in by_side(self.view.scores)
        )
        return self.say(message("terminal-scores", scores=told))

    def standing(self) -> list[str]:
        """All that one needs to choose a move."""
        view = self.view
        told = self._alone(view) if view.rules.alone else self._table(view)
        return [self.say(one) for one in told]

    def _alone(self, view: Any) -> Iterator[Message]:
        yield view.prompt
        for name, what in view.seen().items():
            if name == "row":
                yield message("terminal-row", tiles=" ".join(what))
            elif name == "columns":
                yield from (_column(at, one.down, one.up) for at, one in enumerate(what, 1))

    def _table(self, view: State) -> Iterator[Message]:
        if view.table.arms:
            ends = tuple(
                message("terminal-end", shows=half_told(arm.half, self.faces),
                        end=self.ends[arm.number], arm=str(arm.number))
                for arm in view.table.arms
            )  # fmt: skip
            yield message("terminal-ends", ends=ends)
        if self.reader is not None:
            yield self._hand(view, view.hands[self.reader])
        yield self._others(view)

    def others(self) -> str:
        """What the others hold, and what is in the boneyard."""
        return self.say(self._others(self.view))

    def _others(self, view: State) -> Message:
        others = tuple(
            message("terminal-holds", who=name, tiles=len(view.hands[seat]))
            for seat, name in enumerate(self.sitting.names)
            if seat != self.reader
        )
        return message("terminal-others", others=others, stock=view.stock_count)

    def _hand(self, view: State, hand: tuple[Tile | None, ...]) -> Message:
        known = [one for one in hand if one is not None]
        if len(known) < len(hand):
            return message("terminal-face-down", tiles=len(hand) - len(known),
                           known=" ".join(map(str, known)))  # fmt: skip
        if are_numbers(self.faces):
            return message("terminal-hand", tiles=" ".join(map(str, known)))
        return message("terminal-hand", tiles=tuple(self.tile(one) for one in known))

    def tile(self, tile: Tile) -> Argument:
        """A tile, with what it shows."""
        return tile_told(tile.a, tile.b, self.faces)

    def lying(self) -> list[str]:
        """All tiles that lie, arm by arm, in the order in which they were laid."""
        view: Position = self.view
        if view.rules.alone:
            return self.standing()
        arms: dict[int, list[str]] = {}
        for event in view.laid:
            if isinstance(event, Played):
                outer = event.tile.other(event.first)
                arms.setdefault(event.arm, []).append(f"{event.first}-{outer}{event.turn}")
        found = []
        for arm, tiles in sorted(arms.items()):
            id = "terminal-arm" if arm else "terminal-lead"
            told = message(id, end=self.ends[arm], arm=str(arm), tiles=" ".join(tiles))
            found.append(self.say(told))
        return found or [self.say(message("terminal-nothing-lies"))]

    def moves(self) -> list[str]:
        """What may be done, numbered."""
        if self.reader is None:
            return []
        moves = self.sitting.moves(self.reader)
        return [f"{at}. {move}: {self.say(self.move(move))}" for at, move in enumerate(moves, 1)]

    def move(self, move: Any) -> Argument:
        """What a move does."""
        return move_told(self.view, move, self.faces, "wide", self.sitting.names, self.reader)

    def advice(self, found: list[Hint]) -> list[str]:
        """A hint: the best move, why, and the others."""
        solo = self.sitting.rules.alone
        lines = []
        for at, hint in enumerate(found):
            worth = (cost_told if at else best_told)(hint, solo)
            told = [f"{hint.move}: {self.say(self.move(hint.move))}."]
            if not at:
                told += [self.say(reason) for reason in hint.reasons]
            lines.append(" ".join([*told, self.say(worth) if worth else ""]).strip())
        return lines


def _column(at: int, down: int, up: list[str]) -> Message:
    tiles = " ".join(up)
    return message("terminal-column", column=at, down=down, tiles=tiles)
