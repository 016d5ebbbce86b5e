"""Random matches laid out for every shape of frame, and looked at with a ruler."""

import random
from collections.abc import Iterator
from math import cos, hypot, radians, sin
from typing import Any, TypeVar, get_args

from msgspec.structs import replace

from boneyard.core.actions import Knock, Move, Pass, Play, Shift
from boneyard.core.chance import Seeded
from boneyard.core.events import Event, Played
from boneyard.engine import act, all_legal_moves, deal_round, random_hit
from boneyard.engine.kinds import AnyRules
from boneyard.layout import (
    INNER_RADIUS,
    OUTER_RADIUS,
    Aspect,
    Board,
    Frame,
    Ghost,
    PlacedTile,
    Pose,
    make_board,
)
from boneyard.rules.game import State
from boneyard.rules.matching import SameValue

EVERY_SHAPE: tuple[Aspect, ...] = get_args(Aspect)
#: Those that most is looked at in: the others differ by how soon arms turn only.
SHAPES: tuple[Aspect, ...] = ("wide", "square", "tall")
GAP = 0.15
NEAR = 1e-9

Box = tuple[float, float, float, float]
Point = tuple[float, float]
Tile = PlacedTile | Ghost
T = TypeVar("T", PlacedTile, Ghost)


def random_match(
    rules: AnyRules, seed: int, rounds: int = 1, moves: int = 2000
) -> Iterator[tuple[list[Move], list[Event]]]:
    """Play at random: what may be done, and what came of one of these."""
    dice, chance = random.Random(seed), Seeded(str(seed))
    state: Any = rules.new_match()
    for _ in range(rounds):
        events, state = deal_round(state, chance)
        yield [], events
        while state.playing and moves:
            moves -= 1
            if isinstance(state, State) and state.reaching is not None:
                events, state = act(state, None, random_hit(state, chance))
                yield [], events
                continue
            choices = all_legal_moves(state)
            laying = [one for one in choices if isinstance(one[1], Play | Knock | Shift)]
            # Mostly tiles are laid, so that tables grow.
            seat, move = dice.choice(laying if laying and dice.random() < 0.9 else choices)
            if isinstance(move, Pass) and laying:
                seat, move = laying[0]
            events, state = act(state, seat, move)
            yield [move for _, move in choices], events
        if state.over or state.playing:
            return


def box(pose: Pose) -> Box:
    """The box of a straight tile: left, top, right, bottom."""
    wide, high = (0.5, 1.0) if pose.angle % 180 else (1.0, 0.5)
    return pose.x - wide, pose.y - high, pose.x + wide, pose.y + high


def gap(one: Box, two: Box) -> float:
    """How far two boxes are apart; less than 0 if they overlap."""
    return max(two[0] - one[2], one[0] - two[2], two[1] - one[3], one[1] - two[3])


def squares(pose: Pose) -> tuple[Point, Point]:
    """The middles of a straight tile's `first` half and of the other."""
    x, y = cos(radians(pose.angle)) / 2, sin(radians(pose.angle)) / 2
    return (pose.x - x, pose.y - y), (pose.x + x, pose.y + y)


def within(one: Box, frame: Frame) -> bool:
    """Say whether a box lies in the frame."""
    return (
        one[0] >= frame.x - NEAR
        and one[1] >= frame.y - NEAR
        and one[2] <= frame.x + frame.width + NEAR
        and one[3] <= frame.y + frame.height + NEAR
    )


def joints(tile: Tile) -> dict[Point, object]:
    """The squares at which others may touch a straight tile, and the half that each shows."""
    assert tile.tile is not None
    assert tile.first is not None
    first, last = squares(tile.pose)
    found: dict[Point, object] = {first: tile.first, last: tile.tile.other(tile.first)}
    if tile.tile.is_double:
        found[(tile.pose.x, tile.pose.y)] = tile.first
    return found


def shown_at(point: Point, tile: Tile) -> set[object]:
    """The halves of a tile, of whose edges this point is the middle."""
    x, y = point
    left, top, right, bottom = box(tile.pose)
    inside = left - NEAR <= x <= right + NEAR and top - NEAR <= y <= bottom + NEAR
    if not inside or min(x - left, right - x, y - top, bottom - y) > NEAR:
        return set()
    return {half for (u, v), half in joints(tile).items() if abs(hypot(x - u, y - v) - 0.5) < NEAR}


def leaps_from(child: Tile, parent: Tile, alike: bool) -> bool:
    """Say whether a tile's first half is bound to the edge of a half that it matches."""
    assert child.connector is not None
    theirs, mine = shown_at(child.connector[0], parent), shown_at(child.connector[1], child)
    return child.first in mine and bool(theirs & mine if alike else theirs)


def meets(child: Tile, parent: Tile, alike: bool) -> bool:
    """Say whether a tile's first half lies flush at a half of another that it matches.

    A tile that leaps has to say where, and that must be at such a half.
    """
    if child.connector is not None:
        return leaps_from(child, parent, alike)
    assert child.tile is not None
    if abs(gap(box(child.pose), box(parent.pose))) > NEAR:
        return False
    first, _ = squares(child.pose)
    ours = joints(child) if child.tile.is_double else {first: child.first}
    return any(
        abs(hypot(x - u, y - v) - 1) < NEAR and (not alike or mine is theirs)
        for (x, y), mine in ours.items()
        for (u, v), theirs in joints(parent).items()
    )


class Looker:
    """Looks at a board of straight tiles as it is laid."""

    def __init__(self, rules: AnyRules, shape: Aspect) -> None:
        """Begin with an empty board."""
        self.board: Board = make_board(rules, shape)
        self.alike = isinstance(rules.game.match, SameValue)  # type: ignore[union-attr]
        self.count = 0
        """How many tiles were laid."""
        self.leaps = 0
        """How many of them lie apart from the tile that they join."""
        self.clear()

    def clear(self) -> None:
        """Forget the round before."""
        self.tips: dict[int, int] = {}
        self.arms: list[int] = []
        self.boxes: list[Box] = []
        self.before: list[PlacedTile] = []
        self.frame = self.board.frame

    def add(self, event: Event) -> None:
        """Follow an event, and look at what it did."""
        board = self.board
        board.add(event)
        if not isinstance(event, Played):
            if not board.placed:
                self.clear()
            return
        parent = self.tips.get(event.arm)
        self._follow(event, len(board.placed) - 1, parent)
        assert board.placed[:-1] == self.before, "a tile moved"
        assert board.frame.width >= self.frame.width - NEAR, "the frame shrank"
        self.count += 1
        self.before, self.frame = [*board.placed], board.frame
        for tile in board.placed[len(self.boxes) :]:
            self._look(tile, self.parents[tile.number - 1])

    def _follow(self, event: Played, at: int, parent: int | None) -> None:
        """Note which tile stands at the tip of each arm."""
        if not at:
            self.parents: list[int | None] = []
            self.arms = []
        self.parents.append(parent)
        self.arms.append(event.arm)
        for arm in event.arms:
            if arm.number == event.arm or not event.arm:
                self.tips[arm.number] = at
            elif arm.number not in self.tips:
                self.tips[arm.number] = at if parent is None or not arm.idle else parent

    def _look(self, tile: PlacedTile, parent: int | None) -> None:
        mine = box(tile.pose)
        assert within(mine, self.board.frame), f"{tile} is outside"
        tile = self._spoken(tile, self.arms[tile.number - 1], parent)
        # A tile that leaps keeps its distance from all others.
        self._apart(mine, parent if tile.connector is None else None, str(tile))
        self.leaps += tile.connector is not None
        assert tile.connector is None or parent is not None
        if parent is not None:
            assert meets(tile, self.board.placed[parent], self.alike), f"{tile} doesn't join"
        self.boxes.append(mine)

    def _spoken(self, tile: T, arm: int, parent: int | None) -> T:
        """A tile that a spoke binds to its hub, as if it had leapt there."""
        spoke = self.board.spokes.get(arm) if parent == 0 else None
        return tile if spoke is None else replace(tile, connector=spoke)

    def _apart(self, mine: Box, parent: int | None, what: str) -> None:
        left, top, right, bottom = mine
        for at, other in enumerate(self.boxes):
            if at != parent and (
                other[0] - right < GAP and left - other[2] < GAP
                and other[1] - bottom < GAP and top - other[3] < GAP
            ):  # fmt: skip
                raise AssertionError(f"{what} is too close to {self.board.placed[at]}")

    def look_at_ghosts(self, moves: list[Move]) -> None:
        """Look at the ghosts of all moves."""
        plays = [move for move in moves if isinstance(move, Play)]
        ghosts = self.board.ghosts(moves)
        assert [ghost.action for ghost in ghosts] == plays
        for one in {(one.pose.x, one.pose.y, one.pose.angle): one for one in ghosts}.values():
            assert isinstance(one.action, Play)
            mine = box(one.pose)
            parent = self.tips.get(one.action.arm)
            ghost = self._spoken(one, one.action.arm, parent)
            assert within(mine, self.board.frame), f"{ghost} is outside"
            self._apart(mine, parent if ghost.connector is None else None, str(ghost))
            if parent is not None:
                assert meets(ghost, self.board.placed[parent], self.alike), f"{ghost} is loose"


def look_at_match(
    rules: AnyRules, seed: int, rounds: int = 1, shapes: tuple[Aspect, ...] = SHAPES
) -> list[Looker]:
    """Lay a match of straight tiles out for each frame, and look at every tile and ghost."""
    lookers = [Looker(rules, shape) for shape in shapes]
    for moves, events in random_match(rules, seed, rounds):
        for looker in lookers:
            looker.look_at_ghosts(moves)
            for event in events:
                looker.add(event)
    return lookers


def arc_points(pose: Pose) -> list[Point]:
    """Points well inside a curved tile."""
    return [
        (pose.x + radius * cos(radians(angle)), pose.y + radius * sin(radians(angle)))
        for radius in (INNER_RADIUS + 0.05, (INNER_RADIUS + OUTER_RADIUS) / 2, OUTER_RADIUS - 0.05)
        for angle in (pose.angle + turn for turn in range(-57, 58, 19))
    ]


def in_arc(point: Point, pose: Pose) -> bool:
    """Say whether a point lies on a curved tile."""
    x, y = point[0] - pose.x, point[1] - pose.y
    distance = hypot(x, y)
    if not INNER_RADIUS < distance < OUTER_RADIUS:
        return False
    along = (x * cos(radians(pose.angle)) + y * sin(radians(pose.angle))) / distance
    return along > 0.5


def arc_ends(tile: Tile) -> tuple[Point, Point]:
    """The middle of a curved tile's edge at its `first` half, and at the other."""
    turn = 60 if tile.turn == "R" else -60
    middle = (INNER_RADIUS + OUTER_RADIUS) / 2
    low, high = (
        (tile.pose.x + middle * cos(radians(angle)), tile.pose.y + middle * sin(radians(angle)))
        for angle in (tile.pose.angle - turn, tile.pose.angle + turn)
    )
    return low, high
