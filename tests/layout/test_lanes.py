"""Trains in lanes: their last tiles lie as they should, and every end has room."""

from itertools import pairwise

import pytest

from boneyard.core.events import Dealt, Played
from boneyard.games import GAMES
from boneyard.layout import Aspect, Lane, PlacedTile, TrainStyle, make_board
from boneyard.layout.pose import ASPECT_RATIOS
from support.layout_checks import EVERY_SHAPE, Box, box, gap, meets, random_match, within

#: A game, and how many play.
TABLES = [
    ("mexican-train", 2), ("mexican-train", 4), ("mexican-train", 8), ("mexican-train", 10),
    ("train", 2), ("train", 8), ("cyprus", 4), ("cyprus", 10),
]  # fmt: skip


def lane_box(lane: Lane) -> Box:
    assert lane.box is not None
    return lane.box


def is_in(one: Box, lane: Lane) -> bool:
    left, top, right, bottom = lane_box(lane)
    return left <= one[0] and top <= one[1] and one[2] <= right and one[3] <= bottom


@pytest.mark.parametrize("shape", EVERY_SHAPE)
@pytest.mark.parametrize("trains", ["short", "long"])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_lanes_show_the_last_tiles_of_trains(
    game: str, players: int, trains: TrainStyle, shape: Aspect
) -> None:
    rules = GAMES[game].rules(players=players)
    seat = players - 1
    board = make_board(rules, shape, seat, trains)
    placed: dict[int, list[int]] = {}
    hub = 0
    number = folded = 0
    for moves, events in random_match(rules, 7):
        for ghost in board.ghosts(moves):
            assert all(gap(box(ghost.pose), box(one.pose)) > -1e-9 for one in board.placed)
            assert within(box(ghost.pose), board.frame)
        for event in events:
            board.add(event)
            if isinstance(event, Dealt):
                placed, hub, number = {lane.arm: [] for lane in board.lanes}, 0, 0
            if not isinstance(event, Played):
                continue
            number += 1
            if event.arm:
                placed[event.arm].append(number)
            else:
                # The hub lies in the shared train's lane, or in the seat's own.
                hub = players + 1 if game == "mexican-train" else seat + 1
                hub = 1 if game == "cyprus" else hub
                placed[hub].append(number)
        by_number = {one.number: one for one in board.placed}
        assert [one.number for one in board.placed] == sorted(by_number)
        for lane in board.lanes:
            train = placed[lane.arm]
            shown = [by_number[one] for one in train[len(lane.folded) :]]
            assert not any(one in by_number for one in train[: len(lane.folded)])
            look_at_train(lane, shown, alike=game != "cyprus")
            assert not lane.folded or len(shown) >= 1
            folded += len(lane.folded)
            if lane.arm in board.ends:
                assert is_in(board.ends[lane.arm].box, lane)
    assert number == len(by_number) + sum(len(lane.folded) for lane in board.lanes)
    assert folded or players > 4 or trains == "long"


def look_at_train(lane: Lane, shown: list[PlacedTile], alike: bool) -> None:
    """The tiles of a train follow each other in their lane."""
    for one in shown:
        assert is_in(box(one.pose), lane)
    for before, after in pairwise(shown):
        assert meets(after, before, alike)


def test_ones_own_lane_comes_first_and_tiles_are_large() -> None:
    for players in (2, 4, 8, 10):
        rules = GAMES["mexican-train"].rules(players=players)
        for shape in EVERY_SHAPE:
            board = make_board(rules, shape, 1, "short")
            assert board.lanes[0].owner == 1
            assert board.lanes[-1].owner is None
            assert len(board.lanes) == players + 1
            # In a wide frame the hub would need at least thirty.
            assert board.frame.width * board.frame.height < 420, (players, shape)
            assert abs(board.frame.width / board.frame.height / ASPECT_RATIOS[shape] - 1) < 0.08
