"""Where tiles lie: nothing overlaps, joints meet, nothing is outside, nothing moves."""

import time

import pytest

from boneyard.core.actions import Knock, Move, Next, Play, Shift
from boneyard.core.events import Dealt, Event, Played
from boneyard.games import GAMES
from boneyard.games.classic_games import FRUITOMINOES
from boneyard.layout import ASPECT_RATIOS, Aspect, PlacedTile, board_from_log, make_board
from boneyard.records.read import parse_record
from boneyard.records.replay import play_record
from boneyard.rules.game import DoubleN, Game
from boneyard.rules.shapes import Hub, Trains
from support.kit import deal, player_counts, record
from support.layout_checks import (
    EVERY_SHAPE,
    GAP,
    NEAR,
    SHAPES,
    arc_ends,
    arc_points,
    box,
    gap,
    in_arc,
    look_at_match,
    random_match,
    squares,
    within,
)

STRAIGHT = [
    game for game in GAMES.values() if isinstance(game, Game) and isinstance(game.tiles, DoubleN)
]
CURVED = [game for game in GAMES.values() if isinstance(game, Game) and game not in STRAIGHT]
ALONE = [game for game in GAMES.values() if not isinstance(game, Game)]
SIZED = [(game, size) for game in STRAIGHT if isinstance(game.tiles, DoubleN)
         for size in game.tiles.sizes]  # fmt: skip
#: Fruitominoes with more fruit than there is: the trees that branch most.
ORCHARD = FRUITOMINOES.but("orchard", title="Orchard", tiles=DoubleN())
#: Trees, sets, and how many rounds of each.
TREES = [
    (GAMES["five-up"], 6, 240), (GAMES["five-up"], 9, 60), (GAMES["five-up"], 12, 36),
    (GAMES["five-up"], 15, 27), (ORCHARD, 6, 240), (ORCHARD, 9, 60), (ORCHARD, 12, 36),
    (ORCHARD, 15, 27),
]  # fmt: skip

#: Rounds of Five Up in which an arm was shut in once: set, seed, and the frames they are looked at.
#: In the others of these seeds it still is, see `test_leaps.py`.
ONCE_SHUT_IN: list[tuple[int, int, tuple[Aspect, ...]]] = [
    (9, 99, ("wide", "tall")), (12, 36, SHAPES), (12, 155, SHAPES),
    (12, 260, SHAPES), (12, 612, SHAPES), (12, 666, SHAPES), (12, 1011, ("square",)),
    (15, 34, SHAPES), (15, 42, SHAPES), (15, 54, SHAPES), (15, 129, ("square",)), (15, 135, SHAPES),
    (15, 354, SHAPES), (15, 557, SHAPES),
]  # fmt: skip


def laid(
    game: str, hands: str, moves: str, shape: Aspect = "wide", **options: object
) -> list[PlacedTile]:
    """The tiles of a written game."""
    written = parse_record(record(game, deal(hands), moves, **options))
    log, _ = play_record(written)
    return board_from_log(written.rules, log, shape).placed


@pytest.mark.slow
@pytest.mark.parametrize(("game", "size"), SIZED, ids=lambda one: getattr(one, "name", str(one)))
def test_straight_tiles_lie_as_they_should(game: Game, size: int) -> None:
    for seed in range(8 if size == 6 else 3):
        players = game.players[seed % len(game.players)]
        lookers = look_at_match(game.rules(players=players, set=size), seed)
        assert all(looker.count for looker in lookers)
        # Around a hub the first tile of each lane is bound to it by a spoke.
        assert isinstance(game.table, Trains | Hub) or not any(one.leaps for one in lookers)


@pytest.mark.slow
@pytest.mark.parametrize("shape", sorted(set(EVERY_SHAPE) - set(SHAPES)))
@pytest.mark.parametrize("game", STRAIGHT, ids=lambda game: game.name)
def test_tiles_lie_as_they_should_in_every_shape_of_frame(game: Game, shape: Aspect) -> None:
    for players in {min(game.players), player_counts(game)[-1]}:
        [looker] = look_at_match(game.rules(players=players), 7, shapes=(shape,))
        assert looker.count


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "size", "count"), TREES, ids=lambda one: getattr(one, "name", str(one))
)
def test_no_arm_of_a_tree_is_shut_in(game: Game, size: int, count: int) -> None:
    # Nothing that lies ever moves, so that every arm must keep room for whatever may come.
    for seed in range(count):
        players = game.players[seed % len(game.players)]
        shape = SHAPES[seed // len(game.players) % len(SHAPES)]
        [looker] = look_at_match(game.rules(players=players, set=size), seed, shapes=(shape,))
        assert not looker.leaps


@pytest.mark.slow
@pytest.mark.parametrize(("size", "seed", "shapes"), ONCE_SHUT_IN)
def test_arms_that_were_shut_in_once_are_no_more(
    size: int, seed: int, shapes: tuple[Aspect, ...]
) -> None:
    game = GAMES["five-up"]
    players = game.players[seed % len(game.players)]
    for looker in look_at_match(game.rules(players=players, set=size), seed, shapes=shapes):
        assert not looker.leaps


@pytest.mark.slow
@pytest.mark.parametrize("name", ["five-up", "fruitominoes"])
def test_doubles_of_trees_lie_crosswise(name: str) -> None:
    rules = GAMES[name].rules(players=2)
    odd = every = 0
    for seed in range(60):
        board = make_board(rules)
        parents: dict[int, float] = {}
        for _, events in random_match(rules, seed):
            for event in events:
                board.add(event)
                if isinstance(event, Played):
                    angle = board.placed[-1].pose.angle % 180
                    if event.tile.is_double and event.arm in parents:
                        every += 1
                        odd += angle == parents[event.arm]
                    for arm in event.arms:
                        parents[arm.number] = angle
    # In line only where one lying crosswise would shut in an arm.
    assert every > 40
    assert odd <= every / 50


@pytest.mark.slow
@pytest.mark.parametrize("game", CURVED, ids=lambda game: game.name)
def test_curved_tiles_lie_as_they_should(game: Game) -> None:
    for seed in range(3):
        rules = game.rules(players=game.players[seed % len(game.players)])
        boards = [make_board(rules, shape) for shape in SHAPES]
        for moves, events in random_match(rules, seed):
            for board in boards:
                ghosts = board.ghosts(moves)
                assert len(ghosts) == sum(isinstance(move, Play) for move in moves)
                for ghost in ghosts:
                    points = arc_points(ghost.pose)
                    assert not any(in_arc(p, old.pose) for old in board.placed for p in points)
                    assert all(within((*p, *p), board.frame) for p in points)
                for event in events:
                    before = [*board.placed]
                    board.add(event)
                    if isinstance(event, Played):
                        assert board.placed[:-1] == before
                        _look_at_arc(board.placed, event, board.frame)


def _look_at_arc(placed: list[PlacedTile], event: Played, frame: object) -> None:
    new = placed[-1]
    points = arc_points(new.pose)
    assert not any(in_arc(point, old.pose) for old in placed[:-1] for point in points)
    if event.arm:
        x, y = arc_ends(new)[0]
        ends = [end for old in placed[:-1] for end in arc_ends(old)]
        assert any(abs(x - u) < 1e-6 and abs(y - v) < 1e-6 for u, v in ends)


@pytest.mark.slow
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("game", ALONE, ids=lambda game: game.name)
def test_games_for_one_lie_as_they_should(game: object, shape: Aspect) -> None:
    for seed in range(3):
        rules = game.rules()  # type: ignore[attr-defined]
        board = make_board(rules, shape)
        for moves, events in random_match(rules, seed, moves=120):
            for ghost in board.ghosts(moves):
                assert isinstance(ghost.action, Next | Knock | Shift)
                assert within(box(ghost.pose), board.frame)
            for event in events:
                board.add(event)
            boxes = [box(tile.pose) for tile in board.placed]
            assert all(within(one, board.frame) for one in boxes)
            for at, one in enumerate(boxes):
                for other in boxes[:at]:
                    assert gap(one, other) > GAP - NEAR or abs(gap(one, other)) < NEAR


def test_knock_out_lies_end_to_end() -> None:
    rules = GAMES["knock-out"].rules()
    for shape in SHAPES:
        board = make_board(rules, shape)
        for event in next(random_match(rules, 1))[1]:
            board.add(event)
        assert len(board.placed) == 28
        for one, two in zip(board.placed, board.placed[1:], strict=False):
            (x, y), (u, v) = squares(one.pose)[1], squares(two.pose)[0]
            assert abs(abs(x - u) + abs(y - v) - 1) < NEAR


def test_columns_stand_upright_and_their_hidden_tiles_are_unknown() -> None:
    rules = GAMES["domino-solitaire"].rules()
    board = make_board(rules)
    for event in next(random_match(rules, 1))[1]:
        board.add(event)
    assert {tile.pose.angle for tile in board.placed} == {90.0}
    assert sum(tile.tile is None for tile in board.placed) == 21
    assert len({tile.pose.x for tile in board.placed}) == 7


@pytest.mark.parametrize("shape", EVERY_SHAPE)
def test_frames_keep_their_shape(shape: Aspect) -> None:
    for name in ("block-draw", "five-up", "fundomino", "baronet", "knock-out", "domino-solitaire"):
        board = make_board(GAMES[name].rules(), shape)
        for _, events in random_match(GAMES[name].rules(), 3, moves=60):
            for event in events:
                board.add(event)
        assert board.frame.width / board.frame.height == pytest.approx(ASPECT_RATIOS[shape])


HANDS = "6-6 5-4 5-5 4-3 3-1|6-5 5-2 6-3 2-2 1-0"
MOVES = "0 6-6, 1 6-5@1, 0 5-5@1, 1 6-3@2, 0 3-1@2, 1 5-2@1"


def test_a_line_begins_in_the_middle_and_doubles_lie_crosswise() -> None:  # G-16
    tiles = laid("block-draw", HANDS, MOVES)
    assert (tiles[0].pose.x, tiles[0].pose.y) == (0, 0)
    angles = {str(tile.tile): tile.pose.angle % 180 for tile in tiles}
    assert angles == {"6-6": 90, "6-5": 0, "5-5": 90, "6-3": 0, "3-1": 0, "5-2": 0}
    assert all(tile.pose.y == 0 for tile in tiles)
    tall = laid("block-draw", HANDS, MOVES, "tall")
    assert all(tile.pose.x == 0 for tile in tall)


@pytest.mark.parametrize("name", ["matador", "yourturn"])
def test_doubles_lie_in_line_where_the_game_says_so(name: str) -> None:  # MA-1, YT-2
    rules = GAMES[name].rules()
    seen = 0
    for seed in range(10):
        board = make_board(rules)
        for _, events in random_match(rules, seed):
            for event in events:
                board.add(event)
        row = [tile for tile in board.placed if tile.pose.y == 0 and tile.pose.angle % 180 == 0]
        seen += sum(tile.tile is not None and tile.tile.is_double for tile in row)
    assert seen


def test_a_cross_has_four_sides() -> None:  # CR-2
    lead, *others = _cross()
    assert (lead.pose.x, lead.pose.y, lead.pose.angle) == (0, 0, 90)
    places = {(tile.pose.x, tile.pose.y) for tile in others}
    assert places == {(-1.5, 0), (1.5, 0), (0, -2), (0, 2)}


def _cross() -> list[PlacedTile]:
    rules = GAMES["cross"].rules()
    for seed in range(1000):
        board = make_board(rules)
        for _, events in random_match(rules, seed):
            for event in events:
                board.add(event)
        if len(board.placed) > 4 and board.placed[0].pose.angle == 90:
            return board.placed[:5]
    raise AssertionError


@pytest.mark.slow
@pytest.mark.parametrize("name", list(GAMES))
def test_a_log_lays_the_same_table_at_once_and_step_by_step(name: str) -> None:
    rules = GAMES[name].rules()
    log: list[Event] = []
    board = make_board(rules)
    for moves, events in random_match(rules, 5, rounds=2, moves=150):
        board.ghosts(moves)
        log += events
        for event in events:
            board.add(event)
    assert board_from_log(rules, log).layout() == board.layout()


def test_a_new_deal_clears_the_table() -> None:
    rules = GAMES["block-draw"].rules()
    board = make_board(rules)
    log = [event for _, events in random_match(rules, 1) for event in events]
    for event in log:
        board.add(event)
    assert board.placed
    board.add(next(event for event in log if isinstance(event, Dealt)))
    assert board.placed == []
    assert board.ends == {}


def test_leads_have_ghosts_too() -> None:
    for name in ("block-draw", "one-arm-joe", "fundomino"):
        rules = GAMES[name].rules()
        board = make_board(rules)
        match = random_match(rules, 2)
        for event in next(match)[1]:
            board.add(event)
        moves: list[Move]
        moves, events = next(match)
        ghosts = {str(ghost.action): ghost.pose for ghost in board.ghosts(moves)}
        for event in events:
            board.add(event)
        assert board.placed[0].pose in ghosts.values()


@pytest.mark.parametrize("seed", [60170, 61335, 61512, 64598])
def test_no_arm_of_fruitominoes_is_shut_in_any_more(seed: int) -> None:
    game = GAMES["fruitominoes"]
    rules = game.rules(players=game.players[seed % len(game.players)])
    for looker in look_at_match(rules, seed):
        assert not looker.leaps


@pytest.mark.parametrize("shape", EVERY_SHAPE)
def test_arms_of_large_sets_turn_before_their_tiles_become_too_small(shape: Aspect) -> None:
    # The longest of 300 rounds with double-15: else its arms would want a frame of 176 units.
    rules = GAMES["five-up"].rules(players=2, set=15)
    log = [event for _, events in random_match(rules, 192) for event in events]
    assert sum(isinstance(event, Played) for event in log) == 111
    frame = board_from_log(rules, log, shape).frame
    assert max(frame.width, frame.height) < 130


@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_a_long_train_between_others_turns_where_they_have_ended(shape: Aspect) -> None:
    # Straight on it would want a frame of 77 units, and tiles were half as large from the start.
    rules = GAMES["mexican-train"].rules(players=6)
    log = [event for _, events in random_match(rules, 6) for event in events]
    board = make_board(rules, shape)
    begun = None
    for event in log:
        board.add(event)
        begun = begun or (board.frame if board.placed else None)
    assert begun is not None
    assert max(begun.width, begun.height) < 35
    assert max(board.frame.width, board.frame.height) < 55


@pytest.mark.parametrize("name", ["block-draw", "five-up", "fruitominoes"])
def test_laying_out_is_quick(name: str) -> None:
    rules = GAMES[name].rules(players=2)
    log = max(
        ([event for _, events in random_match(rules, seed) for event in events]
         for seed in range(20)), key=lambda log: sum(isinstance(e, Played) for e in log),
    )  # fmt: skip
    best = 1.0
    for _ in range(20):
        begun = time.thread_time()
        board_from_log(rules, log)
        best = min(best, time.thread_time() - begun)
    # About 2 ms of the processor's time; others may use its caches meanwhile.
    assert best < 0.01
