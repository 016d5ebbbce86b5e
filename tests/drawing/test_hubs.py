"""Games around a hub: whose train it is, and what must be played on first, can be seen."""

from boneyard.drawing.svg.position_picture import PictureOptions, owed_arm_numbers, picture_svg
from boneyard.layout import board_from_log
from support.random_positions import play_to


def test_an_open_double_that_binds_has_a_ring_and_a_train_its_owners_sign() -> None:  # MT-11
    for seed in range(20):
        state, log = play_to("mexican-train", 60, seed)
        bound = owed_arm_numbers(state)
        layout = board_from_log(state.rules, log, seat=1).layout()
        drawn = picture_svg(state, layout, PictureOptions(seat=1, names=("Ada", "Ben")))
        assert drawn.count('class="by-owed"') == len(bound)
        assert drawn.count("must be played on first") == len(bound)
        # One's own train is the lowest, and everybody's has an engine.
        assert max(layout.lanes, key=lambda lane: lane.y).owner == 1
        assert drawn.count("the Mexican train") == 1
        if bound:
            return
    raise AssertionError("no double was open")
