"""One in a few is measured and stands for the others: what is told is right, and asked seldom."""

import pytest

from boneyard.server.telemetry.profiling import SAMPLE_EVERY, CpuMeter


def test_what_is_told_is_what_all_of_it_took(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0

    def clock() -> float:
        nonlocal asked
        asked += 1
        return now

    now, meter = 0.0, CpuMeter()
    monkeypatch.setattr("boneyard.server.telemetry.profiling.wall_clock.thread_time", clock)
    for _ in range(10 * SAMPLE_EVERY):
        laps = meter.start_laps("message")
        now += 0.25
        if laps is not None:
            laps.lap("drawing")
        now += 9.0  # somebody else had the thread
        if laps is not None:
            laps.resume()
        now += 0.5
        if laps is not None:
            laps.lap("sending")
    assert meter.seconds == {
        "drawing": 0.25 * 10 * SAMPLE_EVERY,
        "sending": 0.5 * 10 * SAMPLE_EVERY,
    }
    assert asked == 4 * 10


def test_two_players_who_take_turns_are_both_measured() -> None:
    meter = CpuMeter()
    kinds = [meter.start_laps("message") is not None for _ in range(4 * SAMPLE_EVERY)]
    assert any(kinds[::2])
    assert any(kinds[1::2])
