"""The honeycomb against real arcs: tiles are laid in the plane by a walker who knows no hexagons.

A walker stands at an open end and looks outward. A tile is a piece of a ring around a point at
their right or left hand; walking along its middle they turn by 120°. Whether two tiles overlap is
found by looking at points all over one of them.
"""

import math
import random
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

import numpy as np
import pytest
from numpy.typing import NDArray

from boneyard.core import curved_grid
from boneyard.core.curved_grid import LEFT, RIGHT, TURNS
from boneyard.core.events import Dealt, Played
from boneyard.core.table import Door, Hex, Spot
from boneyard.games import GAMES
from support.kit import player_counts
from support.random_matches import play_match

OUTER, INNER, EDGE = 33.0, 12.0, 45.0
MIDDLE = (OUTER + INNER) / 2
#: What is nearer to a tile's edge than this counts as outside.
MARGIN = 0.2

Points = NDArray[np.complex128]
#: The neighbours across sides 0…5, as docs/geometry.md has them.
ACROSS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def pointing(degrees: float) -> complex:
    return complex(math.cos(math.radians(degrees)), math.sin(math.radians(degrees)))


def middle_of(q: int, r: int) -> complex:
    """The middle of a hexagon: neighbours lie across their sides, counted counter-clockwise."""
    return EDGE * math.sqrt(3) * (q * pointing(0) + r * pointing(60))


def corner_of(spot: Spot) -> complex:
    """Side s, at 60° times s, joins corners s and s + 1."""
    return middle_of(spot.q, spot.r) + EDGE * pointing(60 * spot.corner - 30)


def spread() -> Points:
    """Points all over a tile around 0 that faces along the real axis."""
    radii = np.linspace(INNER + MARGIN, OUTER - MARGIN, 12)
    angles = np.linspace(-1, 1, 24) * (math.pi / 3 - MARGIN / INNER)
    return np.outer(radii, np.exp(1j * angles)).ravel()


SPREAD = spread()


class Arc(NamedTuple):
    """A tile in the plane: the part of a ring around a point that is within 60° of a direction."""

    around: complex
    facing: complex

    def points(self) -> Points:
        """Points all over the tile."""
        return self.around + SPREAD * self.facing

    def holds(self, points: Points) -> bool:
        """Say whether any of the points lies on the tile."""
        seen = (points - self.around) * self.facing.conjugate()
        away = np.abs(seen)
        # Within 60° of the direction: the cosine is more than a half.
        return bool(np.any((away > INNER) & (away < OUTER) & (seen.real > away / 2)))

    def lies_as(self, other: "Arc") -> bool:
        return abs(self.around - other.around) + abs(self.facing - other.facing) < 1e-6


def overlap(new: Arc, lying: Iterable[Arc]) -> bool:
    """Say whether a tile overlaps any of those that lie."""
    near = [arc for arc in lying if abs(arc.around - new.around) < 2 * OUTER]
    if not near:
        return False
    points = new.points()
    return any(arc.holds(points) for arc in near)


class Walker(NamedTuple):
    """Someone at an open end, looking outward."""

    at: complex
    heading: complex

    def along(self, turn: str) -> tuple[Arc, "Walker"]:
        """The tile that turns so, and where it ends."""
        # A right hand is a quarter turn clockwise.
        right = turn == RIGHT
        around = self.at + MIDDLE * (-1j if right else 1j) * self.heading
        half_way, all_the_way = (pointing(-60 if right else 60), pointing(-120 if right else 120))
        away = self.at - around
        arc = Arc(around, away / MIDDLE * half_way)
        return arc, Walker(around + away * all_the_way, self.heading * all_the_way)

    def meets(self, other: "Walker") -> bool:
        """Say whether two ends are the same joint, seen from either side."""
        if abs(self.at - other.at) > 1e-6:
            return False
        assert abs(self.heading + other.heading) < 1e-6
        return True


def walker_at(door: Door) -> Walker:
    """Who stands at the middle of a hexagon's side and looks into it."""
    q, r, side = door
    outward = pointing(60 * side)
    return Walker(middle_of(q, r) + EDGE * math.sqrt(3) / 2 * outward, -outward)


def arc_at(spot: Spot) -> Arc:
    """The tile around a corner, inside its hexagon: it faces the middle."""
    corner = corner_of(spot)
    return Arc(corner, (middle_of(spot.q, spot.r) - corner) / EDGE)


def same_place(one: Walker, two: Walker) -> bool:
    return abs(one.at - two.at) < 1e-6 and abs(one.heading - two.heading) < 1e-6


class Chain:
    """Tiles on the honeycomb and in the plane, and the open ends of both."""

    def __init__(self, corners: Iterable[int], dice: random.Random) -> None:
        self.taken: dict[Hex, int] = {}
        self.arcs: list[Arc] = []
        self.doors: list[Door] = []
        self.walkers: list[Walker] = []
        self.turns: list[str] = []
        for corner in corners:
            turn = dice.choice(TURNS)
            near, far = curved_grid.lead_doors(corner, turn)
            self._take(Spot(0, 0, corner))
            # The walk begins at the first half, and turns round to leave by it.
            back = walker_at(near)
            arc, end = Walker(back.at, -back.heading).along(turn)
            assert same_place(end, walker_at(far))
            self.arcs.append(arc)
            self.doors += [near, far]
            self.walkers += [back, end]
            self.turns += [curved_grid.opposite(turn), turn]

    def _take(self, spot: Spot) -> None:
        place = (spot.q, spot.r)
        self.taken[place] = self.taken.get(place, 0) | 1 << spot.corner

    def check(self, end: int, turn: str) -> bool:
        """See that the honeycomb says of a turn what the plane shows; say whether it fits."""
        door, walker = self.doors[end], self.walkers[end]
        arc, after = walker.along(turn)
        fits = curved_grid.fits(self.taken, door, turn)
        assert fits != overlap(arc, self.arcs), f"{turn} at {door} beside {self.taken}"
        assert fits == (turn in curved_grid.free_turns(self.taken, door))
        meeting = curved_grid.joining_door(door, turn)
        for other, stands in enumerate(self.doors):
            if fits and other != end:
                assert (meeting == stands) == after.meets(self.walkers[other])
        return fits

    def lay(self, end: int, turn: str) -> bool:
        """Lay a tile that fits; say whether it has joined two ends, which are gone then."""
        door = self.doors[end]
        spot = curved_grid.spot_at(door, turn)
        arc, after = self.walkers[end].along(turn)
        assert arc.lies_as(arc_at(spot))
        self._take(spot)
        self.arcs.append(arc)
        meeting = curved_grid.joining_door(door, turn)
        if meeting in self.doors:
            for gone in sorted((end, self.doors.index(meeting)), reverse=True):
                for ends in (self.doors, self.walkers, self.turns):
                    del ends[gone]
            return True
        self.doors[end] = curved_grid.next_door(door, turn)
        self.walkers[end] = after
        self.turns[end] = turn
        assert same_place(after, walker_at(self.doors[end])), "joints are middles of sides"
        return False


def grow(chain: Chain, dice: random.Random, most: int) -> Iterator[tuple[int, str, bool]]:
    """Lay tiles at random ends until nothing fits; each end and turn, and whether it joined."""
    ends = list(range(len(chain.doors)))
    while ends and len(chain.arcs) < most:
        end = dice.choice(ends)
        fitting = [turn for turn in TURNS if chain.check(end, turn)]
        if not fitting:
            ends.remove(end)
            continue
        turn = dice.choice(fitting)
        joins = chain.lay(end, turn)
        if joins:
            ends = list(range(len(chain.doors)))
        yield end, turn, joins


@pytest.mark.slow
@pytest.mark.parametrize(("corners", "chains"), [((1,), 2000), ((1, 4), 1000)])
def test_random_chains_fit_as_real_arcs_do(corners: tuple[int, ...], chains: int) -> None:
    joined = dead = closed = 0
    for seed in range(chains):
        dice = random.Random(f"chain {seed}")
        chain = Chain(corners, dice)
        for _, _, joins in grow(chain, dice, dice.choice((6, 12, 20))):
            joined += joins
        free = [len(curved_grid.free_turns(chain.taken, door)) for door in chain.doors]
        dead += free.count(0)
        closed += free.count(1)
    assert joined > 50
    assert dead > 0
    assert closed > 100


def test_two_tiles_overlap_in_one_hexagon_only_and_near_each_other() -> None:
    """All pairs that are near enough to be in doubt."""
    first = [Spot(0, 0, corner) for corner in range(6)]
    near = [(q, r) for q, r in product(range(-2, 3), repeat=2) if abs(q + r) <= 2]
    found = 0
    for one, (q, r), corner in product(first, near, range(6)):
        two = Spot(q, r, corner)
        really = overlap(arc_at(one), [arc_at(two)])
        apart = (one.corner - corner) % 6
        assert really == ((q, r) == (0, 0) and apart in (0, 1, 5)), f"{one} and {two}"
        crowded = (q, r) == (0, 0) and bool(curved_grid.BLOCKED_CORNERS[corner] & 1 << one.corner)
        assert really == crowded
        found += really
    assert found == 18


def test_sides_corners_and_neighbours_are_where_the_geometry_says() -> None:
    assert curved_grid.NEIGHBOURS == ACROSS
    for side in range(6):
        q, r, entered = curved_grid.cross_side(0, 0, side)
        assert (q, r) == ACROSS[side]
        inside, outside = walker_at((0, 0, side)), walker_at((q, r, entered))
        assert inside.meets(outside), "a side of two hexagons has one middle"
        ends = corner_of(Spot(0, 0, side)), corner_of(Spot(0, 0, (side + 1) % 6))
        assert abs(sum(ends) / 2 - inside.at) < 1e-6, "side s joins corners s and s + 1"


@pytest.mark.parametrize("side", range(6))
@pytest.mark.parametrize("turn", TURNS)
def test_right_turns_right_for_someone_who_walks_outward(side: int, turn: str) -> None:
    door = (2, -1, side)
    before = walker_at(door)
    after = walker_at(curved_grid.next_door(door, turn))
    moved = (after.at - before.at) / before.heading
    # What lies ahead is along the real axis now: right is below it.
    assert moved.real > 0
    assert (moved.imag < 0) == (turn == RIGHT)
    assert abs(after.heading / before.heading - pointing(-120 if turn == RIGHT else 120)) < 1e-6
    corner = corner_of(curved_grid.spot_at(door, turn))
    assert abs(abs(corner - before.at) - MIDDLE) < 1e-6
    assert abs(abs(corner - after.at) - MIDDLE) < 1e-6
    assert before.along(turn)[1].meets(walker_at(curved_grid.joining_door(door, turn)))


def test_opposite_turns_are_opposite() -> None:
    assert [curved_grid.opposite(turn) for turn in (RIGHT, LEFT)] == [LEFT, RIGHT]


@pytest.mark.parametrize("corner", [1, 4])
@pytest.mark.parametrize("turn", TURNS)
def test_a_first_tile_lies_between_its_two_sides(corner: int, turn: str) -> None:
    first, last = curved_grid.lead_doors(corner, turn)
    sides = [(first[2] + 3) % 6, (last[2] + 3) % 6]
    assert sides == ([corner - 1, corner] if turn == RIGHT else [corner, corner - 1])
    entering = walker_at((0, 0, sides[0]))
    assert same_place(entering.along(turn)[1], walker_at(last))
    assert entering.along(turn)[0].around == pytest.approx(corner_of(Spot(0, 0, corner)))


@pytest.mark.parametrize("turn", TURNS)
def test_three_equal_turns_close_a_ring(turn: str) -> None:
    chain = Chain((1,), random.Random(0))
    # The lead turns the other way when walked from its second half to its first.
    end = chain.turns.index(turn)
    assert chain.check(end, turn)
    assert not chain.lay(end, turn)
    assert chain.check(end, turn)
    assert chain.lay(end, turn)
    assert chain.doors == []
    assert len({(round(arc.around.real, 6), round(arc.around.imag, 6)) for arc in chain.arcs}) == 1


@cache
def loops(most: int) -> dict[int, list[str]]:
    """By length, the turns of every loop that a tile and others on its second arm can make."""
    found: dict[int, list[str]] = {}

    def walk(taken: dict[Hex, int], door: Door, home: Door, turns: str) -> None:
        for turn in TURNS:
            if not curved_grid.fits(taken, door, turn):
                continue
            if curved_grid.joining_door(door, turn) == home:
                found.setdefault(len(turns) + 1, []).append(turns + turn)
            elif len(turns) + 1 < most:
                q, r, corner = (spot := curved_grid.spot_at(door, turn)).q, spot.r, spot.corner
                more = {**taken, (q, r): taken.get((q, r), 0) | 1 << corner}
                walk(more, curved_grid.next_door(door, turn), home, turns + turn)

    for turn in TURNS:
        home, door = curved_grid.lead_doors(1, turn)
        walk({(0, 0): 1 << 1}, door, home, turn)
    return found


def test_there_are_loops_of_3_and_9_and_15_tiles_and_no_others_up_to_17() -> None:
    assert sorted(loops(17)) == [3, 9, 15]
    assert set(loops(17)[3]) == {RIGHT * 3, LEFT * 3}


@pytest.mark.parametrize("length", [3, 9, 15])
def test_loops_close_in_the_plane_and_lie_flat(length: int) -> None:
    for turns in loops(17)[length]:
        start = at = Walker(0j, 1 + 0j)
        arcs: list[Arc] = []
        for turn in turns:
            arc, at = at.along(turn)
            assert not overlap(arc, arcs)
            arcs.append(arc)
        assert same_place(at, start)


def test_after_two_equal_turns_the_third_closes_a_ring_or_does_not_fit() -> None:
    seen = 0
    for seed in range(150):
        dice = random.Random(f"equal {seed}")
        chain = Chain((1,), dice)
        history = [list(chain.turns[end]) for end in (0, 1)]
        for end, turn, joins in grow(chain, dice, 14):
            if joins:
                break
            history[end].append(turn)
            for which in (0, 1):
                if len(history[which]) > 1 and len(set(history[which][-2:])) == 1:
                    again = history[which][-1]
                    door = chain.doors[which]
                    ring = curved_grid.joining_door(door, again) in chain.doors
                    assert ring or not curved_grid.fits(chain.taken, door, again)
                    seen += 1
    assert seen > 300


def test_all_fives_start_tiles_lie_back_to_back_with_four_open_ends() -> None:  # BE-12
    for turns in product(TURNS, repeat=2):
        arcs = [arc_at(Spot(0, 0, corner)) for corner in (1, 4)]
        assert not overlap(arcs[0], arcs[1:])
        assert abs(arcs[0].around + arcs[1].around) < 1e-6, "back to back around the middle"
        taken = {(0, 0): 1 << 1 | 1 << 4}
        doors = [
            door
            for corner, turn in zip((1, 4), turns, strict=True)
            for door in curved_grid.lead_doors(corner, turn)
        ]
        assert len(set(doors)) == 4
        for door in doors:
            assert curved_grid.free_turns(taken, door) == TURNS
            for turn in TURNS:
                assert not overlap(walker_at(door).along(turn)[0], arcs)


CURVED = [name for name in GAMES if name.startswith(("bendomino", "fundomino"))]


@pytest.mark.parametrize("game", CURVED)
def test_no_tiles_overlap_in_whole_matches(game: str) -> None:
    rules = GAMES[game].rules(players=player_counts(GAMES[game])[-1])
    match = play_match(rules, "plane")
    arcs: list[Arc] = []
    most = 0
    for event in match.log:
        if isinstance(event, Dealt):
            arcs = []
        elif isinstance(event, Played):
            assert event.spot is not None
            arc = arc_at(event.spot)
            assert not overlap(arc, arcs)
            arcs.append(arc)
            most = max(most, len(arcs))
            doors = [arm.door for arm in event.arms]
            assert all(door is not None for door in doors)
    assert most > 5
    assert len(CURVED) == 9
