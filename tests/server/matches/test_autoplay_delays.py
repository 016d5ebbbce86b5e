"""A bot's time tells no more than the table does: it is drawn from what lies open alone."""

import random

import pytest

from boneyard.core.position import view
from boneyard.games import GAMES
from boneyard.server.matches.autoplay_delays import thinking_time_factor
from support.bot_positions import shuffled
from support.seen_rounds import moments, seen_at


@pytest.mark.parametrize("game", ["block-draw", "all-fives", "bendomino", "mexican-train"])
def test_other_tiles_in_hidden_hands_change_no_time(game: str) -> None:
    seen = set()
    for state, log in [*moments(GAMES[game].rules(), 3)][::2]:
        hard = thinking_time_factor(state)
        # To a watcher, who sees no hand, it is the same; and with other tiles in all hands too.
        assert thinking_time_factor(seen_at(state, log, None)) == hard
        for seat in range(state.rules.players):
            other = shuffled(log, seat, random.Random(seat))
            assert thinking_time_factor(view(state.rules.new_match(), other, None)) == hard
        seen.add(round(hard, 2))
    assert len(seen) > 1
    assert 0.5 < min(seen) <= max(seen) < 2.5


def test_a_lead_is_quick_and_the_end_is_not() -> None:
    states = [state for state, _ in moments(GAMES["block-draw"].rules(players=2), 3)]
    assert thinking_time_factor(states[0]) < 1 < thinking_time_factor(states[-1])
