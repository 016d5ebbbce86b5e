"""Straight tiles: lines that go to and fro, crosses, and trees that find their way."""

from collections.abc import Iterable
from typing import Final

from boneyard.core.actions import Move, Play
from boneyard.core.events import Dealt, Event, Played
from boneyard.core.tiles import Half, Tile, pair
from boneyard.layout.arms import (
    ALL_WAYS,
    LYING,
    ON,
    PLAIN,
    SPINNER,
    TEE,
    TIP,
    Branch,
    Place,
    Socket,
    across_at,
    along,
)
from boneyard.layout.board import Board
from boneyard.layout.ground import HALF, MIDDLE, UNIT, units
from boneyard.layout.pose import ASPECTS, SPANS, Aspect, Box, End, Ghost, Leap, Placed, Pose
from boneyard.layout.router import LINE, WARY, Router
from boneyard.layout.window import Window
from boneyard.rules.game import Rules
from boneyard.rules.shapes import Cross, EveryDoubleSpins, Hub, Line, OneArm, OneSpinner, Tree

#: The longest side of a wide frame at the start, for sets of up to so many tiles.
LONGEST: Final = {28: 20.0, 55: 22.0, 91: 24.0, 136: 26.0}
#: The same for trees, which need more room: at each turn they come nearer to themselves.
TREE_LONGEST: Final = {28: 19.0, 55: 24.0, 91: 28.0, 136: 35.0}
#: How far, in half units, the rows of a cross's first arms stay from the stems of the others.
BESIDE_STEM: Final = 6
#: How far, in half units, the second row of a line is from its first.
ROW_APART: Final = 7
#: How far an end's badge reaches from its middle.
BADGE: Final = 0.5
#: The headings of a lead's arms in a wide frame: both ends or long sides, then the short ends.
LEAD_HEADINGS: Final = (2, 0, 3, 1)


def _router(tree: bool) -> type[Router]:
    if not tree:
        return Router
    # Here, for it works out all its ways as it is loaded, and most games need none of them.
    from boneyard.layout.tree_router import TreeRouter

    return TreeRouter


class StraightBoard(Board):
    """A table of straight tiles that is being laid."""

    def __init__(self, rules: Rules, shape: Aspect) -> None:
        """Begin with an empty table."""
        self.rules, self.shape = rules, shape
        self._upright = int(ASPECTS[shape] < 1)
        table = rules.game.table
        # In some games doubles lie in line like any tile (MA-1, YT-2).
        self._across = not isinstance(table, Line) or table.across
        self._spins, self._tees = isinstance(table, EveryDoubleSpins), isinstance(table, Tree)
        # Every double opens its toes as it is laid (CF-4).
        self._toes = isinstance(table, Hub)
        self._tree = self._spins or self._tees or self._toes
        self._cross = isinstance(table, Cross | OneSpinner)
        # Only the first double spins, and its short ends open later (MU-3).
        self._opens_late = isinstance(table, OneSpinner)
        self._clear()

    def _clear(self) -> None:
        count = len(self.rules.tiles)
        sizes = TREE_LONGEST if self._tree else LONGEST
        longest = next((size for most, size in sizes.items() if count <= most), max(sizes.values()))
        self._window = Window(self.shape, longest * SPANS[self.shape])
        doubles = sum(tile.is_double for tile in self.rules.tiles)
        self._router = _router(self._tree)(self._window, self._upright, LINE, doubles)
        self._arms = self._router.arms
        self._laid: set[Tile] = set()
        self._left: dict[Half, set[Tile]] = {}
        self._doubles: list[Place | None] = [None]
        self.placed, self._ends = [], {}
        self._rooms: dict[int, list[Box]] = {}
        self._moved: set[int] = set()
        self.frame = self._window.frame()

    def add(self, event: Event) -> None:
        """Follow an event; a new deal clears the table."""
        if isinstance(event, Dealt):
            self._clear()
        elif isinstance(event, Played):
            (self._join if event.arm else self._lead)(event)

    @property
    def ends(self) -> dict[int, End]:
        """The open ends by arm number."""
        if self._moved:
            for number in sorted(self._moved):
                if number > 0:
                    self._ends[number] = _end(self._arms[number])
                    self._rooms[number] = self._room(number)
            self._moved.clear()
        return self._ends

    def _room(self, number: int) -> list[Box]:
        """What an end needs: its badge, and the places of its next tile."""
        arm, end = self._arms[number], self._ends[number]
        places = (arm.single, arm.double, self._router.double_of(arm))
        badge = (end.x - BADGE, end.y - BADGE, end.x + BADGE, end.y + BADGE)
        return [badge, *(_box(_pose(place)) for place in places if place is not None)]

    def boxes(self, since: int = 0) -> list[Box]:
        """What must be seen: the tiles laid after the first so many, and what may come next."""
        found = [_box(one.pose) for one in self.placed[since:]]
        return found + [box for number in self.ends for box in self._rooms[number]]

    def ghosts(self, moves: Iterable[Move]) -> list[Ghost]:
        """Where these plays would lie."""
        return [self._ghost(move) for move in moves if isinstance(move, Play)]

    def _ghost(self, play: Play) -> Ghost:
        place = self._place(play.arm, play.tile)
        return Ghost(play, play.tile, play.first, _pose(place), leap=_leap(place))

    def _place(self, number: int, tile: Tile) -> Place:
        crosswise = self._across and tile.is_double
        if not number:
            return self._first_place(crosswise)
        arm = self._arms[number]
        place = self._router.double_of(arm) if crosswise else arm.single
        return place or arm.ahead(crosswise)

    def _first_place(self, crosswise: bool) -> Place:
        heading, centre = self._upright, MIDDLE
        if isinstance(self.rules.game.table, OneArm):
            # Its rows follow each other to one side only: so that they lie around the middle.
            centre -= ROW_APART * HALF[1 - heading]
        if crosswise:
            return across_at(centre, heading)
        return Place(centre - HALF[heading], centre + HALF[heading], heading)

    def _put(self, event: Played, place: Place) -> int:
        number = len(self.placed) + 1
        tile = event.tile
        self.placed.append(Placed(tile, event.first, _pose(place), False, "", number, _leap(place)))
        self._router.ground.lay(place.centre, place.standing)
        self._doubles.append(place if self._across and tile.is_double else None)
        self._laid.add(tile)
        self._router.doubles -= tile.is_double
        spent = False
        for left in self._left.values():
            if tile in left:
                left.remove(tile)
                spent = spent or not left
        if spent or tile.is_double:
            self._give_up(event)
        return number

    def _give_up(self, event: Played) -> None:
        """Let arms give up the places of tiles that can't come there any more."""
        tile = event.tile
        for arm in self._arms.values():
            if arm.alive and not self._left.get(arm.half, True):
                arm.retire()
                self._moved.add(arm.number)
            elif tile.is_double and arm.half is event.first and arm.double:
                # The double that it kept a place for lies elsewhere now.
                arm.double = None
                self._router.reserve(arm, ON)

    def _lead(self, event: Played) -> None:
        place = self._first_place(self._across and event.tile.is_double)
        number = self._put(event, place)
        count = len(event.arms)
        headings = LEAD_HEADINGS[1:2] if count == 1 else LEAD_HEADINGS[:count]
        if count > 4:
            headings = tuple(LEAD_HEADINGS[at % 4] for at in range(count))
        spins = (self._spins or self._opens_late) and event.tile.is_double
        for arm, heading in zip(event.arms, headings, strict=True):
            socket = self._lead_socket(place, heading, number, count >= 4 or spins)
            if arm.number > 4:
                # Beside another arm: if there is no room it leaps (CF-2).
                base = place.last if arm.number % 2 else place.first
                socket = Socket(base, (heading + self._upright) % 4, TIP, number)
            self._arms[arm.number] = Branch(arm.number, arm.half, socket)
            if count == 1:
                self._arms[arm.number].out = 1 - self._upright
            elif (count == 4 or spins) and not self._tree:
                self._arms[arm.number].bound = self._quarter(heading)
        latent = self._latent(place, number, event.first) if spins else []
        for one in latent if self._opens_late else []:
            heading = (self._arms[one].socket.heading - self._upright) % 4
            self._arms[one].bound = self._quarter(heading)
        self._settle([*(arm.number for arm in event.arms), *latent])

    def _quarter(self, heading: int) -> tuple[int, int, int]:
        """The bound of a cross's arm: each turns to the right and fills the quarter beside it."""
        sign = 1 if heading in (0, 3) else -1
        middle = along(MIDDLE, self._upright)
        return self._upright, sign, middle + sign * (BESIDE_STEM if heading % 2 == 0 else 0)

    def _lead_socket(self, place: Place, heading: int, number: int, spins: bool) -> Socket:
        way = (heading + self._upright) % 4
        if heading % 2:
            left, right = place.tips(number)
            return left if left.heading == way else right
        if place.across:
            return Socket(place.centre, way, SPINNER if spins else PLAIN, number)
        base = place.last if way == place.heading else place.first
        return Socket(base, way, LYING, number)

    def _join(self, event: Played) -> None:
        arm, place = self._arms[event.arm], self._place(event.arm, event.tile)
        opens, behind = self._opens, arm.socket.tile
        doubled = self._across and event.tile.is_double
        number = self._put(event, place)
        new = [one for one in event.arms if one.number not in self._arms]
        changed = [event.arm, *(one.number for one in new)]
        if doubled and opens == TEE:
            left, right = place.tips(number)
            self._arms[event.arm] = Branch(event.arm, event.arms[0].half, left)
            self._arms[new[0].number] = Branch(new[0].number, new[0].half, right)
        else:
            kind = LYING
            if doubled:
                kind = (PLAIN if opens == ON else SPINNER) if place.across else TIP
            arm.go(place.onward(kind, number), event.arms[0].half, self._upright)
            # New arms are at the short ends of this double, or of the one that it was laid on.
            spinner = place if doubled else self._doubles[behind]
            if new and spinner is not None:
                tips = spinner.tips(number if doubled else behind)
                for one, tip in zip(new, tips, strict=True):
                    latent = self._arms.pop(_latent_number(tip), None)
                    self._arms[one.number] = Branch(one.number, one.half, tip)
                    if latent is not None:
                        self._arms[one.number].bound = latent.bound
            if doubled and (self._spins or (self._opens_late and opens == ALL_WAYS)):
                changed += self._latent(place, number, event.first)
        self._settle(changed)

    def _latent(self, place: Place, number: int, half: Half) -> list[int]:
        """Keep room at the short ends of a double that will open once it is played on."""
        tips = place.tips(number)
        for tip in tips:
            self._arms[_latent_number(tip)] = Branch(_latent_number(tip), half, tip)
        return [_latent_number(tip) for tip in tips]

    @property
    def _late(self) -> bool:
        """A cross that began as a line, so that its spinner may be anywhere."""
        return self._cross and len(self._doubles) > 1 and self._doubles[1] is None

    @property
    def _opens(self) -> str:
        """What the next double in an arm would open."""
        if self._tees:
            return TEE
        if self._spins or self._toes or (self._cross and not any(self._doubles)):
            return ALL_WAYS
        return ON

    def _settle(self, changed: list[int]) -> None:
        """Let the arms that changed, and those whose way was taken, find their next places."""
        router, arms, opens = self._router, self._arms, self._opens
        # Where a spinner may come anywhere, arms keep their distance.
        router.temper = LINE if opens == ON and not self._late else WARY
        for number in changed:
            arms[number].keep = ()
        disturbed = router.disturbed(arms.values())
        changed += [arm.number for arm in disturbed if arm.number not in changed]
        for number in changed:
            self._plan(arms[number], opens)
        self._moved.update(changed)
        for number in changed:
            arm = arms[number]
            for place in (arm.single, arm.double):
                if place is not None and router.overflow(place) > 0:
                    self._cover(place)

    def _cover(self, place: Place) -> None:
        """Let the frame grow until a place lies in it."""
        self._window.cover(*_box(_pose(place)))
        self._router.measure()
        self.frame = self._window.frame()

    def _plan(self, arm: Branch, opens: str) -> None:
        half = arm.half
        if half not in self._left:
            self._left[half] = self.rules.touching(half).keys() - self._laid
        if not self._left[half]:
            arm.retire()
            return
        double = self._across and pair(half, half) not in self._laid
        self._router.plan(arm, opens, double)


def _latent_number(tip: Socket) -> int:
    """A number for an arm that isn't open yet: none of the game's."""
    return -4 * tip.tile - tip.heading


def _pose(place: Place) -> Pose:
    x, y = units(place.centre)
    return Pose(x, y, 90.0 * ((place.heading + place.across) % 4))


def _box(pose: Pose) -> Box:
    """The box around a tile."""
    wide, high = (0.5, 1.0) if pose.angle % 180 else (1.0, 0.5)
    return pose.x - wide, pose.y - high, pose.x + wide, pose.y + high


def _leap(place: Place) -> Leap | None:
    """From the joint that a place leaps from to its own edge."""
    return (units(place.leap), units(place.entry)) if place.leap else None


def _end(arm: Branch) -> End:
    """The badge stands where the touching half of the next tile would lie."""
    heading, base = arm.socket.heading, arm.socket.base
    ahead = base + UNIT[heading]
    far = tuple(units(place.centre) for place in (arm.single, arm.double) if place and place.leap)
    shut = arm.single is not None and arm.single.leap
    if arm.single is not None and arm.single.first != ahead and not shut:
        ahead, heading = arm.single.first, arm.single.heading
    x, y = units(ahead)
    if shut or not arm.alive:
        # Nothing will ever lie there, so that there may be no room: nearer to its tile.
        u, v = units(base)
        x, y = x - (x - u) / 4, y - (y - v) / 4
    return End(arm.number, arm.half, x, y, 90.0 * heading, far)
