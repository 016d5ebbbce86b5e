"""Layout of straight tiles: lines in rows, crosses and trees."""

from collections.abc import Iterable
from typing import Final

from boneyard.core.actions import Move, Play
from boneyard.core.events import Dealt, Event, Played
from boneyard.core.tiles import Half, Tile, tile_from_halves
from boneyard.layout.arms import (
    END_DOUBLE,
    END_LENGTHWISE,
    END_SHORT,
    END_SPINNER,
    OPENS_AHEAD,
    OPENS_ALL,
    OPENS_TEE,
    LayoutArm,
    OpenEnd,
    TilePlace,
    axis_position,
    crosswise_at,
)
from boneyard.layout.board import Board
from boneyard.layout.line_router import BRANCHING_COSTS, LINE_COSTS, ArmRouter
from boneyard.layout.pose import (
    ASPECT_RATIOS,
    LONG_SIDE_FACTORS,
    Aspect,
    Box,
    Connector,
    EndBadge,
    Ghost,
    PlacedTile,
    Pose,
)
from boneyard.layout.straight_occupancy import CENTRE_KEY, HALF_STEP, UNIT_STEP, to_units
from boneyard.layout.viewport import FrameWindow
from boneyard.rules.game import Rules
from boneyard.rules.shapes import Cross, EveryDoubleSpins, Hub, Line, OneArm, OneSpinner, Tree

#: The longest side of a wide frame at the start, for sets of up to this many tiles.
INITIAL_LONG_SIDES: Final = {28: 20.0, 55: 22.0, 91: 24.0, 136: 26.0}
#: The same for trees, which need more room: at each turn they come nearer to themselves.
TREE_INITIAL_LONG_SIDES: Final = {28: 19.0, 55: 24.0, 91: 28.0, 136: 35.0}
#: The distance of the rows of a cross's first arms from the stems of the others, in half units.
STEM_CLEARANCE: Final = 6
#: The distance of the second row of a line from its first, in half units.
ROW_DISTANCE: Final = 7
#: The headings of a lead's arms in a wide frame: both ends or long sides, then the short ends.
LEAD_HEADINGS: Final = (2, 0, 3, 1)


def _router_class(tree: bool) -> type[ArmRouter]:
    if not tree:
        return ArmRouter
    # Imported lazily: it builds its tables when loaded, and most games don't need it.
    from boneyard.layout.tree_router import TreeRouter

    return TreeRouter


class StraightBoard(Board):
    """The board of straight tiles."""

    def __init__(self, rules: Rules, shape: Aspect) -> None:
        self.rules, self.shape = rules, shape
        self._upright = int(ASPECT_RATIOS[shape] < 1)
        table = rules.game.table
        # In some games doubles lie in line like any tile (MA-1, YT-2).
        self._across = not isinstance(table, Line) or table.across
        self._spins, self._tees = isinstance(table, EveryDoubleSpins), isinstance(table, Tree)
        # Every double opens its toes when laid (CF-4).
        self._toes = isinstance(table, Hub)
        self._tree = self._spins or self._tees or self._toes
        self._cross = isinstance(table, Cross | OneSpinner)
        # Only the first double spins, and its short ends open later (MU-3).
        self._opens_late = isinstance(table, OneSpinner)
        self._clear()

    def _clear(self) -> None:
        count = len(self.rules.tiles)
        sizes = TREE_INITIAL_LONG_SIDES if self._tree else INITIAL_LONG_SIDES
        longest = next((size for most, size in sizes.items() if count <= most), max(sizes.values()))
        self._window = FrameWindow(self.shape, longest * LONG_SIDE_FACTORS[self.shape])
        doubles = sum(tile.is_double for tile in self.rules.tiles)
        self._router = _router_class(self._tree)(self._window, self._upright, LINE_COSTS, doubles)
        self._arms = self._router.arms
        self._placed_tiles: set[Tile] = set()
        self._tiles_left: dict[Half, set[Tile]] = {}
        self._doubles: list[TilePlace | None] = [None]
        self.placed, self._ends = [], {}
        self._end_boxes: dict[int, list[Box]] = {}
        self._stale_ends: set[int] = set()
        self.frame = self._window.frame()

    def add(self, event: Event) -> None:
        """Apply an event; a new deal clears the table."""
        if isinstance(event, Dealt):
            self._clear()
        elif isinstance(event, Played):
            (self._join if event.arm else self._lead)(event)

    @property
    def ends(self) -> dict[int, EndBadge]:
        """The open ends by arm number."""
        if self._stale_ends:
            for number in sorted(self._stale_ends):
                if number > 0:
                    self._ends[number] = _end_badge(self._arms[number])
                    self._end_boxes[number] = self._boxes_at_end(number)
            self._stale_ends.clear()
        return self._ends

    def _boxes_at_end(self, number: int) -> list[Box]:
        """List what an end needs: its badge, and the places of its next tile."""
        arm, end = self._arms[number], self._ends[number]
        places = (arm.single, arm.double, self._router.double_place(arm))
        return [end.box, *(_tile_box(_pose(place)) for place in places if place is not None)]

    def visible_boxes(self, since: int = 0) -> list[Box]:
        """List what must be visible: the tiles after the first `since`, and what may come next."""
        found = [_tile_box(one.pose) for one in self.placed[since:]]
        return found + [box for number in self.ends for box in self._end_boxes[number]]

    def ghosts(self, moves: Iterable[Move]) -> list[Ghost]:
        """Return where these plays would lie."""
        return [self._ghost(move) for move in moves if isinstance(move, Play)]

    def _ghost(self, play: Play) -> Ghost:
        place = self._place(play.arm, play.tile)
        return Ghost(play, play.tile, play.first, _pose(place), connector=_connector(place))

    def _place(self, number: int, tile: Tile) -> TilePlace:
        crosswise = self._across and tile.is_double
        if not number:
            return self._first_place(crosswise)
        arm = self._arms[number]
        place = self._router.double_place(arm) if crosswise else arm.single
        return place or arm.straight_ahead(crosswise)

    def _first_place(self, crosswise: bool) -> TilePlace:
        heading, centre = self._upright, CENTRE_KEY
        if isinstance(self.rules.game.table, OneArm):
            # Its rows grow to one side only: centre them around the middle.
            centre -= ROW_DISTANCE * HALF_STEP[1 - heading]
        if crosswise:
            return crosswise_at(centre, heading)
        return TilePlace(centre - HALF_STEP[heading], centre + HALF_STEP[heading], heading)

    def _place_tile(self, event: Played, place: TilePlace) -> int:
        number = len(self.placed) + 1
        tile = event.tile
        self.placed.append(
            PlacedTile(tile, event.first, _pose(place), False, "", number, _connector(place))
        )
        self._router.ground.place(place.centre, place.upright)
        self._doubles.append(place if self._across and tile.is_double else None)
        self._placed_tiles.add(tile)
        self._router.doubles -= tile.is_double
        spent = False
        for left in self._tiles_left.values():
            if tile in left:
                left.remove(tile)
                spent = spent or not left
        if spent or tile.is_double:
            self._retire_arms(event)
        return number

    def _retire_arms(self, event: Played) -> None:
        """Let arms release the places of tiles that can't come there any more."""
        tile = event.tile
        for arm in self._arms.values():
            if arm.alive and not self._tiles_left.get(arm.half, True):
                arm.retire()
                self._stale_ends.add(arm.number)
            elif tile.is_double and arm.half is event.first and arm.double:
                # The double that it reserved a place for lies elsewhere now.
                arm.double = None
                self._router.reserve(arm, OPENS_AHEAD)

    def _lead(self, event: Played) -> None:
        place = self._first_place(self._across and event.tile.is_double)
        number = self._place_tile(event, place)
        count = len(event.arms)
        headings = LEAD_HEADINGS[1:2] if count == 1 else LEAD_HEADINGS[:count]
        if count > 4:
            headings = tuple(LEAD_HEADINGS[at % 4] for at in range(count))
        spins = (self._spins or self._opens_late) and event.tile.is_double
        for arm, heading in zip(event.arms, headings, strict=True):
            socket = self._lead_end(place, heading, number, count >= 4 or spins)
            if arm.number > 4:
                # Beside another arm: if there is no room its tiles are detached (CF-2).
                base = place.last if arm.number % 2 else place.first
                socket = OpenEnd(base, (heading + self._upright) % 4, END_SHORT, number)
            self._arms[arm.number] = LayoutArm(arm.number, arm.half, socket)
            if count == 1:
                self._arms[arm.number].row_heading = 1 - self._upright
            elif (count == 4 or spins) and not self._tree:
                self._arms[arm.number].bound = self._quarter_bound(heading)
        latent = self._add_latent_arms(place, number, event.first) if spins else []
        for one in latent if self._opens_late else []:
            heading = (self._arms[one].end.heading - self._upright) % 4
            self._arms[one].bound = self._quarter_bound(heading)
        self._update_arms([*(arm.number for arm in event.arms), *latent])

    def _quarter_bound(self, heading: int) -> tuple[int, int, int]:
        """Return the bound of a cross's arm: each turns to the right and fills the quarter
        beside it.
        """
        sign = 1 if heading in (0, 3) else -1
        middle = axis_position(CENTRE_KEY, self._upright)
        return self._upright, sign, middle + sign * (STEM_CLEARANCE if heading % 2 == 0 else 0)

    def _lead_end(self, place: TilePlace, heading: int, number: int, spins: bool) -> OpenEnd:
        way = (heading + self._upright) % 4
        if heading % 2:
            left, right = place.short_ends(number)
            return left if left.heading == way else right
        if place.across:
            return OpenEnd(place.centre, way, END_SPINNER if spins else END_DOUBLE, number)
        base = place.last if way == place.heading else place.first
        return OpenEnd(base, way, END_LENGTHWISE, number)

    def _join(self, event: Played) -> None:
        arm, place = self._arms[event.arm], self._place(event.arm, event.tile)
        opens, behind = self._double_opens, arm.end.tile
        doubled = self._across and event.tile.is_double
        number = self._place_tile(event, place)
        new = [one for one in event.arms if one.number not in self._arms]
        changed = [event.arm, *(one.number for one in new)]
        if doubled and opens == OPENS_TEE:
            left, right = place.short_ends(number)
            self._arms[event.arm] = LayoutArm(event.arm, event.arms[0].half, left)
            self._arms[new[0].number] = LayoutArm(new[0].number, new[0].half, right)
        else:
            kind = END_LENGTHWISE
            if doubled:
                kind = (
                    (END_DOUBLE if opens == OPENS_AHEAD else END_SPINNER)
                    if place.across
                    else END_SHORT
                )
            arm.advance(place.open_end(kind, number), event.arms[0].half, self._upright)
            # New arms are at the short ends of this double, or of the one that it was laid on.
            spinner = place if doubled else self._doubles[behind]
            if new and spinner is not None:
                tips = spinner.short_ends(number if doubled else behind)
                for one, tip in zip(new, tips, strict=True):
                    latent = self._arms.pop(_latent_arm_number(tip), None)
                    self._arms[one.number] = LayoutArm(one.number, one.half, tip)
                    if latent is not None:
                        self._arms[one.number].bound = latent.bound
            if doubled and (self._spins or (self._opens_late and opens == OPENS_ALL)):
                changed += self._add_latent_arms(place, number, event.first)
        self._update_arms(changed)

    def _add_latent_arms(self, place: TilePlace, number: int, half: Half) -> list[int]:
        """Reserve room at the short ends of a double that will open once it is played on."""
        tips = place.short_ends(number)
        for tip in tips:
            self._arms[_latent_arm_number(tip)] = LayoutArm(_latent_arm_number(tip), half, tip)
        return [_latent_arm_number(tip) for tip in tips]

    @property
    def _has_late_spinner(self) -> bool:
        """Return whether it is a cross that began as a line, so that its spinner may be
        anywhere.
        """
        return self._cross and len(self._doubles) > 1 and self._doubles[1] is None

    @property
    def _double_opens(self) -> str:
        """Return what the next double in an arm would open."""
        if self._tees:
            return OPENS_TEE
        if self._spins or self._toes or (self._cross and not any(self._doubles)):
            return OPENS_ALL
        return OPENS_AHEAD

    def _update_arms(self, changed: list[int]) -> None:
        """Route the arms that changed, and those whose path was taken."""
        router, arms, opens = self._router, self._arms, self._double_opens
        # Where a spinner may come anywhere, arms keep their distance.
        router.costs = (
            LINE_COSTS if opens == OPENS_AHEAD and not self._has_late_spinner else BRANCHING_COSTS
        )
        for number in changed:
            arms[number].reserved = ()
        disturbed = router.find_disturbed(arms.values())
        changed += [arm.number for arm in disturbed if arm.number not in changed]
        for number in changed:
            self._plan_arm(arms[number], opens)
        self._stale_ends.update(changed)
        for number in changed:
            arm = arms[number]
            for place in (arm.single, arm.double):
                if place is not None and router.overflow(place) > 0:
                    self._grow_frame(place)

    def _grow_frame(self, place: TilePlace) -> None:
        """Grow the frame until it contains a place."""
        self._window.grow_to(*_tile_box(_pose(place)))
        self._router.update_bounds()
        self.frame = self._window.frame()

    def _plan_arm(self, arm: LayoutArm, opens: str) -> None:
        half = arm.half
        if half not in self._tiles_left:
            self._tiles_left[half] = self.rules.matching_tiles(half).keys() - self._placed_tiles
        if not self._tiles_left[half]:
            arm.retire()
            return
        double = self._across and tile_from_halves(half, half) not in self._placed_tiles
        self._router.plan(arm, opens, double)


def _latent_arm_number(tip: OpenEnd) -> int:
    """Return a number for an arm that isn't open yet, which no arm of the game has."""
    return -4 * tip.tile - tip.heading


def _pose(place: TilePlace) -> Pose:
    x, y = to_units(place.centre)
    return Pose(x, y, 90.0 * ((place.heading + place.across) % 4))


def _tile_box(pose: Pose) -> Box:
    """Return the bounding box of a tile."""
    wide, high = (0.5, 1.0) if pose.angle % 180 else (1.0, 0.5)
    return pose.x - wide, pose.y - high, pose.x + wide, pose.y + high


def _connector(place: TilePlace) -> Connector | None:
    """Return the line from the joint to the edge of a detached place."""
    return (to_units(place.detached_from), to_units(place.entry)) if place.detached_from else None


def _end_badge(arm: LayoutArm) -> EndBadge:
    """Place the badge where the touching half of the next tile would lie."""
    heading, base = arm.end.heading, arm.end.base
    ahead = base + UNIT_STEP[heading]
    far = tuple(
        to_units(place.centre)
        for place in (arm.single, arm.double)
        if place and place.detached_from
    )
    shut = arm.single is not None and arm.single.detached_from
    if arm.single is not None and arm.single.first != ahead and not shut:
        ahead, heading = arm.single.first, arm.single.heading
    x, y = to_units(ahead)
    if shut or not arm.alive:
        # No tile will ever lie there, so there may be no room: place it nearer to its tile.
        u, v = to_units(base)
        x, y = x - (x - u) / 4, y - (y - v) / 4
    return EndBadge(arm.number, arm.half, x, y, 90.0 * heading, far)
