"""Time for a move, with a clock that the test sets."""

from hypothesis import given as all_of
from hypothesis import strategies as st

from boneyard.core.time_controls import (
    ABANDON_AFTER_BANKS,
    CLOCKS,
    DAY,
    HOUR,
    MAX_BANK,
    MIN_CORRESPONDENCE_BANK,
    MINUTE,
    SECOND,
    Clock,
    TimeBanks,
    abandon_at,
    add_time,
    end_turn,
    format_clock,
    full_banks,
    parse_clock,
    start_clock,
    validate_clock,
)

USUAL = CLOCKS["3-days"]
NOON = 1_800_000_000_000


def test_the_usual_clock_has_three_days_and_one_more_a_turn_and_never_more_than_seven() -> None:
    banks = start_clock(full_banks(USUAL, 2), 0, NOON)
    assert banks.deadline == NOON + 3 * DAY
    banks = end_turn(USUAL, banks, 0, 1, NOON + 2 * HOUR)
    assert banks.remaining == (4 * DAY - 2 * HOUR, 3 * DAY)
    for turn in range(10):
        banks = end_turn(USUAL, banks, 1 - turn % 2, turn % 2, NOON + 2 * HOUR)
    assert banks.remaining == (7 * DAY, 7 * DAY)


def test_the_first_move_has_the_same_clock_as_all_others() -> None:
    assert start_clock(full_banks(USUAL, 4), 2, NOON).remaining_at(2, NOON + DAY) == 2 * DAY


def test_what_is_not_a_turn_adds_nothing_and_what_nobody_does_costs_nothing() -> None:
    banks = start_clock(full_banks(USUAL, 2), 0, NOON)
    banks = start_clock(banks, None, NOON + HOUR)  # a forced step, or the count between two rounds
    banks = start_clock(banks, 0, NOON + 5 * DAY)
    assert banks.remaining == (3 * DAY - HOUR, 3 * DAY)


def test_a_bank_is_empty_at_its_deadline_and_never_less_than_empty() -> None:
    banks = start_clock(full_banks(USUAL, 2), 1, NOON)
    assert not banks.is_out_of_time(NOON + 3 * DAY - 1)
    assert banks.is_out_of_time(NOON + 3 * DAY)
    assert banks.remaining_at(1, NOON + 30 * DAY) == 0
    assert end_turn(USUAL, banks, 1, 0, NOON + 30 * DAY).remaining == (3 * DAY, DAY)


def test_who_is_given_time_when_it_has_run_out_can_go_on() -> None:
    banks = start_clock(full_banks(USUAL, 2), 0, NOON)
    late = NOON + 4 * DAY
    banks = add_time(USUAL, banks, 0, late)
    assert banks.deadline == late + DAY
    assert not banks.is_out_of_time(late)
    live = CLOCKS["5-minutes"]
    assert (
        add_time(live, start_clock(full_banks(live, 2), 0, NOON), 1, NOON).remaining[1]
        == 6 * MINUTE
    )


def test_a_reminder_comes_when_four_fifths_have_gone_and_the_end_three_banks_later() -> None:
    banks = start_clock(full_banks(USUAL, 2), 0, NOON)
    assert banks.remind_at == NOON + 3 * DAY * 4 // 5
    assert abandon_at(USUAL, banks) == NOON + 3 * DAY + ABANDON_AFTER_BANKS * 3 * DAY
    assert abandon_at(USUAL, full_banks(USUAL, 2)) is None


def test_all_clocks_that_can_be_chosen_are_sound() -> None:
    for clock in CLOCKS.values():
        assert 0 < clock.turn <= clock.bank <= clock.most <= MAX_BANK
    assert sum(clock.is_correspondence for clock in CLOCKS.values()) == 4
    assert (
        min(clock.bank for clock in CLOCKS.values() if clock.is_correspondence)
        == MIN_CORRESPONDENCE_BANK
    )


def test_a_clock_has_sizes_of_ones_own_within_bounds() -> None:
    for name, clock in CLOCKS.items():
        assert (parse_clock(name), format_clock(clock), validate_clock(clock)) == (
            clock,
            name,
            None,
        )
    own = parse_clock("36h+12h/5d")
    assert own == Clock(36 * HOUR, 12 * HOUR, 5 * DAY)
    assert (format_clock(own), format_clock(Clock(DAY, HOUR, 2 * DAY))) == (
        "36h+12h/5d",
        "1d+1h/2d",
    )
    assert format_clock(Clock(90_000, 0, 90_000)) == "90s+0s/90s"
    assert parse_clock("12h+6h/1d") == CLOCKS["12-hours"], "the same sizes are the same clock"
    for text in ("", "1d", "1d+1d", "1.5d+1d/2d", "-1d+1d/2d", "1d+1d/2w", "٣d+1d/3d", "1d+1d/2d "):
        assert parse_clock(text) is None, text
    fine = ("12h+1h/12h", "60d+30d/60d", "30s+0s/30s", "3h+10m/6h")
    wrong = {
        "bank": ("11h+1h/1d", "61d+1d/61d", "29s+1s/1m", "181m+1m/6h", "0s+0s/0s"),
        "turn": ("12h+59m/1d", "60d+31d/60d", "5m+11m/10m"),
        "most": ("2d+1d/1d", "2d+1d/61d", "5m+1s/4m", "3h+1s/361m"),
    }
    assert [validate_clock(parse_clock(text) or own) for text in fine] == [None] * 4
    for what, texts in wrong.items():
        for text in texts:
            said = validate_clock(parse_clock(text) or own)
            assert said is not None, text
            assert said.id == f"clock-bad-{what}", text


times = st.integers(0, 5 * DAY)


@all_of(st.lists(st.tuples(st.integers(0, 3), times, st.booleans()), max_size=30))
def test_time_is_never_made_nor_less_than_nothing(steps: list[tuple[int, int, bool]]) -> None:
    """Nobody's bank grows but by turns, and no bank but that of whoever is to move shrinks."""
    clock = Clock(10 * MINUTE, 10 * SECOND, 20 * MINUTE)
    banks, now = full_banks(clock, 4), NOON
    for seat, later, is_turn in steps:
        now += later
        before = banks
        is_turn = is_turn and before.running_seat is not None
        if is_turn and before.running_seat is not None:
            banks = end_turn(clock, banks, before.running_seat, seat, now)
        else:
            banks = start_clock(banks, seat, now)
        for one in range(4):
            was, is_ = before.remaining[one], banks.remaining[one]
            assert 0 <= is_ <= clock.most
            if one != before.running_seat:
                assert is_ == was
            else:
                more = clock.turn if is_turn else 0
                assert is_ == min(clock.most, max(0, was - later) + more)


@all_of(times, times)
def test_to_look_changes_nothing_so_a_restart_gives_no_time(first: int, second: int) -> None:
    banks = start_clock(full_banks(USUAL, 2), 0, NOON)
    again = TimeBanks(
        banks.remaining, banks.running_seat, banks.running_since
    )  # as it is read from the store
    assert again.remaining_at(0, NOON + first + second) == banks.remaining_at(
        0, NOON + first + second
    )
    stopped = start_clock(start_clock(banks, 0, NOON + first), 0, NOON + first + second)
    assert stopped.remaining == start_clock(banks, 0, NOON + first + second).remaining
