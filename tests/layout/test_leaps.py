"""Leaps: an arm that is shut in goes on where there is room, and says where it joins."""

from collections.abc import Iterator
from itertools import product

import pytest

from boneyard.core.actions import Play
from boneyard.core.events import Event, Played
from boneyard.core.tiles import half, tile
from boneyard.games import GAMES
from boneyard.games.classic_games import FRUITOMINOES
from boneyard.layout import Aspect, Board, Ghost, PlacedTile, Pose, board_from_log, make_board
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
    crosswise_at,
)
from boneyard.layout.line_router import LINE_COSTS, MAX_DETACHED_DISTANCE, ArmRouter
from boneyard.layout.straight_occupancy import CENTRE_KEY, HALF_STEP, UNIT_STEP, to_units
from boneyard.layout.tree_lookahead import LocalGrid, end_sort
from boneyard.layout.tree_router import DOUBLE_CANDIDATES, TreeRouter
from boneyard.layout.viewport import FrameWindow
from boneyard.records.read import parse_record
from boneyard.records.replay import play_record
from boneyard.rules.game import Rules
from support.kit import deal, record
from support.layout_checks import (
    NEAR,
    SHAPES,
    Looker,
    box,
    gap,
    leaps_from,
    look_at_match,
    random_match,
)

#: Rounds of Five Up in which an arm was shut in: set, frame, seeds. In some of them it is no more.
SHUT_IN: list[tuple[int, Aspect, tuple[int, ...]]] = [
    (9, "square", (175, 597, 737, 759)),
    (9, "wide", (443, 597)),
    (12, "square", (87, 360, 1054)),
    (12, "wide", (235, 248, 345, 360, 675, 733, 863, 993, 1005, 1011, 1021, 1110)),
    (15, "square", (206, 344, 610)),
    (15, "wide", (192, 240, 285, 491, 671, 723, 897, 1035)),
]
ROUNDS = [(size, shape, seed) for size, shape, seeds in SHUT_IN for seed in seeds]
#: Those of them in which one still is: set and seed.
STILL = [(12, 87), (12, 1021), (15, 206), (15, 897)]
#: The same in one frame only.
STILL_IN_ONE = [(12, 1011), (15, 285)]
LEAPING = STILL[0]


def five_up(size: int, seed: int) -> Rules:
    game = GAMES["five-up"]
    rules = game.rules(players=game.players[seed % len(game.players)], set=size)
    assert isinstance(rules, Rules)
    return rules


def routers(*laid: TilePlace) -> list[ArmRouter]:
    """Routers for trees and for lines, with the same tiles on their ground."""
    found = [kind(FrameWindow("wide", 30.0), 0, LINE_COSTS) for kind in (TreeRouter, ArmRouter)]
    for router in found:
        for place in laid:
            router.ground.place(place.centre, place.upright)
    return found


def box_of(place: TilePlace) -> tuple[float, float, float, float]:
    return box(Pose(*to_units(place.centre), 90.0 * place.upright))


# In play


@pytest.mark.slow
@pytest.mark.parametrize(("size", "shape", "seed"), ROUNDS)
def test_a_round_in_which_an_arm_is_shut_in_lies_as_it_should(
    size: int, shape: Aspect, seed: int
) -> None:
    # The looker measures every tile and every ghost.
    [looker] = look_at_match(five_up(size, seed), seed, shapes=(shape,))
    assert (looker.leaps > 0) == ((size, seed) in [*STILL, *STILL_IN_ONE])


@pytest.mark.slow
@pytest.mark.parametrize(("size", "seed"), STILL)
def test_in_some_rounds_an_arm_is_still_shut_in_and_leaps(size: int, seed: int) -> None:
    for looker in look_at_match(five_up(size, seed), seed):
        assert 1 <= looker.leaps <= 2


@pytest.mark.slow
def test_in_the_first_rounds_with_a_set_of_28_nothing_leaps() -> None:
    for game in (GAMES["five-up"], FRUITOMINOES):
        for seed in range(30):
            rules = game.rules(players=game.players[seed % len(game.players)])
            assert not sum(looker.leaps for looker in look_at_match(rules, seed))


@pytest.mark.slow
def test_leaps_are_the_same_whoever_looks_at_ghosts_meanwhile() -> None:
    size, seed = LEAPING
    rules = five_up(size, seed)
    for shape in ("wide", "tall"):
        board, log = make_board(rules, shape), list[Event]()
        for moves, events in random_match(rules, seed):
            board.ghosts(moves)
            log += events
            for event in events:
                board.add(event)
        assert any(one.connector for one in board.placed)
        assert board_from_log(rules, log, shape).layout() == board.layout()


def watched() -> Iterator[tuple[Board, list[Ghost], list[Event]]]:
    """A round with a leap: the table and its ghosts at every moment, and what came then."""
    size, seed = LEAPING
    rules = five_up(size, seed)
    board = make_board(rules)
    for moves, events in random_match(rules, seed):
        yield board, board.ghosts(moves), events
        for event in events:
            board.add(event)


def test_a_tile_lies_where_its_ghost_leapt_to() -> None:
    seen = 0
    due: dict[str, Ghost] = {}
    came: list[Event] = []
    for board, ghosts, events in watched():
        for event in came:
            if isinstance(event, Played) and board.placed[-1].connector:
                move = f"{event.first}-{event.tile.other(event.first)}@{event.arm}"
                ghost, placed = due[move], board.placed[-1]
                assert (ghost.pose, ghost.connector) == (placed.pose, placed.connector)
                seen += 1
        due, came = {str(ghost.action): ghost for ghost in ghosts}, events
    assert seen


def test_an_end_that_is_shut_in_keeps_its_badge_and_says_how_far_its_next_tile_is() -> None:
    seen = 0
    for board, ghosts, _ in watched():
        for ghost in ghosts:
            if ghost.connector is not None:
                assert isinstance(ghost.action, Play)
                end = board.ends[ghost.action.arm]
                (x, y), _ = ghost.connector
                assert abs(end.x - x) + abs(end.y - y) == pytest.approx(0.25)
                assert (ghost.pose.x, ghost.pose.y) in end.detached_places
                seen += 1
    assert seen


# Four doubles, with only a tile between each two


FOUR_HANDS = "6-6 5-5 6-4 4-4 4-1 1-1 4-2 2-0|6-5 5-2 5-3 3-3 3-1 3-0 1-0 6-0"
FOUR = ("0 6-6, 1 6-5@1, 0 5-5@1, 1 5-2@1, 0 6-4@3, 1 5-3@{0}, 0 4-4@3, 1 3-3@{0}, 0 4-1@3, "
        "1 3-1@{0}")  # fmt: skip


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("side", [5, 6])
def test_four_doubles_make_room_for_each_other(side: int, shape: Aspect) -> None:
    written = parse_record(record("five-up", deal(FOUR_HANDS, lead=0), FOUR.format(side)))
    log, _ = play_record(written)
    looker = Looker(written.rules, shape)
    for event in log:
        looker.add(event)
    # One of the doubles lies in line or its tile turns away, so that nothing had to leap. Between
    # the two doubles above is room for one of two tiles.
    assert not looker.leaps
    assert looker.count == 10
    assert sum(bool(end.detached_places) for end in looker.board.ends.values()) == (side == 6)


def test_between_two_doubles_a_unit_apart_no_tile_fits_and_both_inner_ends_leap() -> None:
    # A double, a tile, a double; at the upper side of each double a tile, and on that a double.
    east, north = UNIT_STEP[0], UNIT_STEP[3]
    low = [crosswise_at(CENTRE_KEY, 0), crosswise_at(CENTRE_KEY + 3 * east, 0)]
    between = TilePlace(CENTRE_KEY + east, CENTRE_KEY + 2 * east, 0)
    up = [TilePlace(one.first + north, one.first + 2 * north, 3) for one in low]
    high = [crosswise_at(one.last + north, 3) for one in up]
    laid = [*low, between, *up, *high]
    assert gap(box_of(high[0]), box_of(high[1])) == 1
    left, right = high[0].short_ends(6)[1], high[1].short_ends(7)[0]
    assert (left.heading, right.heading) == (0, 2)
    tree = routers(*laid)[0]
    for number, socket in ((1, left), (2, right)):
        arm = tree.arms[number] = LayoutArm(number, half("6"), socket)
        # Its double is what stands there, so that none can come.
        tree.plan(arm, OPENS_ALL, False)
        assert arm.single is not None
        for place in (arm.single, tree.find_detached_place(arm, True)):
            assert place.detached_from == socket.joint
            assert tree.overflow(place) <= 0
            assert all(gap(box_of(place), box_of(other)) >= 0.5 - NEAR for other in laid)


# Walled in


def walled(router: ArmRouter, wall: int) -> ArmRouter:
    """Let all be taken within so many half units of the tile in the middle, number 1."""
    ground = router.ground
    ground.place(CENTRE_KEY, 0)
    # Tiles upon each other: each takes three places to the left and right of its middle, and two
    # above and below.
    across = [*range(3 - wall, wall - 3, 6), wall - 3]
    down = [*range(2 - wall, wall - 2, 4), wall - 2]
    for x, y in product(across, down):
        ground.place(CENTRE_KEY + y * HALF_STEP[1] + x, 0)
    return router


@pytest.mark.slow
@pytest.mark.parametrize("wall", [5, 20, MAX_DETACHED_DISTANCE + 20])
@pytest.mark.parametrize(
    ("opens", "kind"),
    [
        *(
            (opens, kind)
            for opens in (OPENS_ALL, OPENS_TEE)
            for kind in (END_LENGTHWISE, END_SPINNER, END_SHORT)
        ),
        (OPENS_AHEAD, END_LENGTHWISE),
        (OPENS_AHEAD, END_DOUBLE),
    ],
)
@pytest.mark.parametrize("heading", range(4))
def test_every_end_finds_a_place_however_thick_its_walls(
    heading: int, opens: str, kind: int, wall: int
) -> None:
    socket = OpenEnd(CENTRE_KEY, heading, kind, 1)
    for router in routers()[opens == OPENS_AHEAD :]:
        taken = walled(router, wall).ground.taken
        arm = router.arms[1] = LayoutArm(1, half("6"), socket)
        router.plan(arm, opens, True)
        for place in (arm.single, arm.double):
            assert place is not None
            assert place.detached_from == CENTRE_KEY + HALF_STEP[heading]
            assert place.first not in taken
            assert place.last not in taken
        assert arm.double is not None
        assert arm.double.across


def test_a_leap_looks_for_another_place_once_its_own_is_taken() -> None:
    tree = walled(routers()[0], 5)
    arm = tree.arms[1] = LayoutArm(1, half("6"), OpenEnd(CENTRE_KEY, 0, END_LENGTHWISE, 1))
    tree.plan(arm, OPENS_ALL, True)
    before = arm.single, arm.double
    for place in before:
        assert place is not None
        tree.ground.place(place.centre, place.upright)
        assert tree.find_disturbed([arm]) == [arm]
    tree.plan(arm, OPENS_ALL, True)
    for place in (arm.single, arm.double):
        assert place is not None
        assert all(old and gap(box_of(place), box_of(old)) >= 0.5 - NEAR for old in before)


def test_a_double_that_leaps_looks_for_another_place_even_if_other_tiles_fit() -> None:
    ahead = CENTRE_KEY + UNIT_STEP[0]

    def lying(x: int, y: int, heading: int) -> TilePlace:
        middle = CENTRE_KEY + x + y * HALF_STEP[1]
        return TilePlace(middle - HALF_STEP[heading], middle + HALF_STEP[heading], heading)

    # Round the corner there is room for a tile, but for no double.
    tree = routers(lying(-1, 0, 0), lying(2, -3, 0), lying(6, 0, 1), lying(-2, 5, 1))[0]
    arm = tree.arms[1] = LayoutArm(1, half("6"), OpenEnd(CENTRE_KEY, 0, END_LENGTHWISE, 1))
    tree.plan(arm, OPENS_ALL, True)
    assert arm.single == TilePlace(ahead, ahead + UNIT_STEP[1], 1)
    assert arm.double is not None
    assert arm.double.detached_from
    assert tree.double_place(arm) == arm.double
    tree.ground.place(arm.double.centre, arm.double.upright)
    assert tree.find_disturbed([arm]) == [arm]


def test_a_double_that_might_lie_crosswise_lies_nowhere_out_of_the_frame(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Where it goes is seen late, when its ghost is shown, and a frame doesn't grow for ghosts.
    tree = routers()[0]
    edge = CENTRE_KEY - CENTRE_KEY % (UNIT_STEP[1] // 2) + tree.right - 1
    arm = tree.arms[1] = LayoutArm(1, half("6"), OpenEnd(edge, 3, END_LENGTHWISE, 1))
    tree.ground.place(edge - HALF_STEP[3], 1)
    tree.plan(arm, OPENS_ALL, True)
    ways = DOUBLE_CANDIDATES[OPENS_ALL][end_sort(END_LENGTHWISE, 3)]
    outside = [way.bits for way in ways if tree.overflow(way.to_place(edge)) > 0]
    assert outside
    monkeypatch.setattr(LocalGrid, "risk", lambda _, bits, *__: 0.0 if bits in outside else 1e4)
    assert arm.double is not None
    found = tree.double_place(arm)
    assert found is not None
    assert found.across


# The ruler


def test_the_looker_takes_a_leap_only_if_it_joins_what_it_should() -> None:
    parent = PlacedTile(tile("6-4"), half("6"), Pose(0.0, 0.0, 0.0), False, "", 1)
    far = Pose(8.0, 0.0, 0.0)

    def leaping(first: str, leap: tuple[tuple[float, float], tuple[float, float]]) -> PlacedTile:
        return PlacedTile(tile("4-1"), half(first), far, False, "", 2, leap)

    assert leaps_from(leaping("4", ((1.0, 0.0), (7.0, 0.0))), parent, alike=True)
    assert not leaps_from(leaping("1", ((1.0, 0.0), (7.0, 0.0))), parent, alike=True)
    assert not leaps_from(leaping("4", ((-1.0, 0.0), (7.0, 0.0))), parent, alike=True)
    assert not leaps_from(leaping("4", ((1.0, 0.5), (7.0, 0.0))), parent, alike=True)
    assert not leaps_from(leaping("4", ((1.5, 0.0), (7.0, 0.0))), parent, alike=True)
    assert not leaps_from(leaping("4", ((1.0, 0.0), (9.0, 0.0))), parent, alike=True)
