"""Secrets: who holds what after takes, catches and forced draws stays with those who saw it."""

import pytest

from boneyard.core.actions import Hit, parse
from boneyard.core.events import Dealt, Drew, Event, Flipped, Returned, Took
from boneyard.core.position import fold, view
from boneyard.core.redaction import redact
from boneyard.core.tiles import Tile, tile
from boneyard.engine import IllegalMove, act
from boneyard.engine.legal import legal
from boneyard.games import GAMES
from boneyard.records import parse_record, play_record
from boneyard.rules.game import State
from boneyard.solitaire.domino_solitaire import ColumnsState
from support.kit import Json, deal, record
from support.random_matches import Match, play_match, setups


class Table:
    """A position after some moves, as everyone knows it."""

    def __init__(self, game: str, *rounds: Json | str, **options: object) -> None:
        written = parse_record(record(game, *rounds, **options))
        self.log, truth = play_record(written)
        assert isinstance(truth, State)
        self.truth = truth
        self.start = written.rules.new_match()

    def seen(self, seat: int | None) -> State:
        known = view(self.start, self.log, seat)
        assert isinstance(known, State)
        return known

    def knows(self, seat: int | None, owner: int) -> set[str]:
        """The tiles that a seat knows to be in a hand."""
        return {one.text for one in self.seen(seat).hands[owner] if one is not None}

    def learned(self, seat: int | None, kind: type[Event]) -> list[Tile | None]:
        """The tiles that a seat saw in all events of a kind."""
        seen = (redact(event, seat) for event in self.log)
        return [event.tile for event in seen if isinstance(event, kind)]  # type: ignore[attr-defined]


WATCHER = None
THREE = deal("6-6 6-1 2-1|A6-P3 5-4 4-1|A3-P6 5-1 4-2")
#: Seat 1's plus makes seat 2 take a random tile of seat 1's, for want of a boneyard.
TAKE = "0 6-6, 0 clockwise, 1 A6-P3@1, 2 draw, - 5-4"
#: Then seat 2's plus makes seat 0 take one of seat 2's.
TAKE_AGAIN = f"{TAKE}, 2 A3-P6@1, 0 draw"


# FD-6
def test_a_random_take_is_known_to_the_two_of_them() -> None:
    table = Table("fundomino", THREE, TAKE, calls=False)
    assert table.knows(2, 2) == {"A3-P6", "5-1", "4-2", "5-4"}
    assert table.knows(1, 2) == {"5-4"}
    assert table.knows(1, 1) == {"4-1"}
    assert table.knows(2, 1) == set()


# FD-6
@pytest.mark.parametrize("other", [0, WATCHER])
def test_a_random_take_tells_the_others_only_that_it_happened(other: int | None) -> None:
    table = Table("fundomino", THREE, TAKE, calls=False)
    assert table.learned(other, Took) == [None]
    assert table.knows(other, 1) == table.knows(other, 2) == set()
    assert table.seen(other).hand_counts == table.truth.hand_counts == [2, 1, 4]


# FD-6
@pytest.mark.parametrize("seat", [0, 1, 2, WATCHER])
def test_before_chance_has_spoken_nobody_sees_which_tile_it_will_be(seat: int | None) -> None:
    table = Table("fundomino", THREE, TAKE.removesuffix(", - 5-4"), calls=False)
    known = table.seen(seat)
    assert known.reaching == (2, 1)
    assert all(legal(known, any_seat) == [] for any_seat in range(3))
    hits = {move.tile.text for move in legal(known, None) if isinstance(move, Hit)}
    assert hits == table.knows(seat, 1)


# FD-6
def test_a_known_tile_is_forgotten_once_an_unknown_take_may_have_hit_it() -> None:
    """Seat 1 knew that seat 2 holds 5-4; seat 0 may have taken just that."""
    for hit in ("5-4", "5-1", "4-2"):
        table = Table("fundomino", THREE, f"{TAKE_AGAIN}, - {hit}", calls=False)
        assert table.knows(1, 2) == table.knows(1, 0) == set(), hit
        assert table.seen(1).hand_counts == [3, 1, 2]


# FD-6
def test_a_view_is_the_same_whichever_tile_was_taken() -> None:
    """So nothing in it, and nothing made from it, can tell them apart."""
    tables = [
        Table("fundomino", THREE, f"{TAKE_AGAIN}, - {hit}", calls=False)
        for hit in ("5-4", "5-1", "4-2")
    ]
    for other in (1, WATCHER):
        first, *rest = [table.seen(other) for table in tables]
        assert all(known == first for known in rest)
    assert len({table.seen(0).hands for table in tables}) == 3


# FD-6
def test_the_taker_and_the_one_taken_from_know_the_second_take() -> None:
    table = Table("fundomino", THREE, f"{TAKE_AGAIN}, - 5-4", calls=False)
    assert table.knows(0, 0) == {"6-1", "2-1", "5-4"}
    assert table.knows(2, 0) == {"5-4"}
    assert table.knows(0, 2) == set()


# FD-6
def test_a_taken_tile_that_is_played_is_gone_from_every_view() -> None:
    position = deal("6-6 6-1 2-1|A6-P3 4-3 4-1|5-1 4-2 5-2")
    moves = "0 6-6, 0 clockwise, 1 A6-P3@1, 2 draw, - 4-3, 2 3-4@1"
    table = Table("fundomino", position, moves, calls=False)
    for seat in (0, 1, 2, WATCHER):
        assert all("4-3" not in table.knows(seat, owner) for owner in range(3))
        assert table.seen(seat).hand_counts == table.truth.hand_counts


# FD-6
def test_a_forced_draw_from_the_boneyard_is_seen_by_its_seat_alone() -> None:
    position = deal("6-6 6-1 2-1|A6-P3 5-4 4-1|6-5 4-2", stock="3-3 2-2")
    table = Table("fundomino", position, "0 6-6, 0 clockwise, 1 A6-P3@1, 2 draw", calls=False)
    assert table.knows(2, 2) == {"6-5", "4-2", "3-3"}
    for other in (0, 1, WATCHER):
        assert table.knows(other, 2) == set()
        assert table.learned(other, Drew) == [None]
        assert table.seen(other).stock == (None,)


CAUGHT = deal("6-6 2-1|6-5 5-4 4-1|6-3 4-2 5-1")


# FD-9
def test_a_catch_with_the_boneyard_empty_is_known_to_caught_and_catcher() -> None:
    table = Table("fundomino", CAUGHT, "0 6-6, 0 clockwise, 1 catch:0, - 5-4")
    assert table.knows(0, 0) == {"2-1", "5-4"}
    assert table.knows(1, 0) == {"5-4"}
    assert table.knows(2, 0) == table.knows(2, 1) == table.knows(WATCHER, 0) == set()
    assert table.learned(2, Took) == table.learned(WATCHER, Took) == [None]


# FD-9
def test_a_catch_with_a_boneyard_is_seen_by_the_caught_alone() -> None:
    position = {**CAUGHT, "stock": ["3-3", "2-2"]}
    table = Table("fundomino", position, "0 6-6, 0 clockwise, 1 catch:0")
    assert table.knows(0, 0) == {"2-1", "3-3"}
    for other in (1, 2, WATCHER):
        assert table.knows(other, 0) == set()
        assert table.learned(other, Drew) == [None]


def test_the_end_of_a_round_lays_the_hands_open_but_not_the_boneyard() -> None:
    table = Table("block-draw", deal("6-6|5-4 3-1", stock="2-2 1-1"), "0 6-6")
    for seat in (0, 1, WATCHER):
        assert table.knows(seat, 1) == {"5-4", "3-1"}
        assert table.seen(seat).stock == (None, None)


def test_the_next_deal_hides_everything_again() -> None:
    table = Table("block-draw", deal("6-6|5-4"), "0 6-6", deal("5-5 6-4|6-3 5-0", stock="2-2"))
    assert table.knows(0, 1) == table.knows(1, 0) == table.knows(WATCHER, 0) == set()
    assert table.knows(0, 0) == {"5-5", "6-4"}


def test_a_draw_is_seen_by_its_seat_alone() -> None:
    table = Table("bergen", deal("2-2 6-5|4-3 5-0|6-4", stock="6-1 2-0"), "0 2-2, 1 draw")
    assert table.learned(1, Drew) == [tile("6-1")]
    for other in (0, 2, WATCHER):
        assert table.learned(other, Drew) == [None]
        assert table.knows(other, 1) == set()


# BL-1 BL-2
@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_blind_rows_and_what_is_left_over_are_hidden_from_all(seat: int | None) -> None:
    position = {"hands": [["6-5", "4-3"], ["5-1", "2-0"]], "aside": ["3-3"]}
    known = Table("blind", position).seen(seat)
    assert known.hands == ((None, None), (None, None))
    assert known.aside == (None,)


# BL-2 BL-4
@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_a_blind_tile_is_seen_while_it_is_turned_over(seat: int | None) -> None:
    position = {"hands": [["6-5", "4-3"], ["2-0", "5-1"]], "aside": []}
    table = Table("blind", position, "0 flip, 1 flip")
    assert table.learned(seat, Flipped) == [tile("6-5"), tile("2-0")]
    assert table.learned(seat, Returned) == [None]
    assert table.seen(seat).hands == ((None,), (None, None))


# BL-2
@pytest.mark.parametrize("text", ["4-3@1", "2-1@2", "5-5@1", "6-6", "3-1@9"])
def test_a_refusal_in_blind_does_not_tell_what_is_in_the_row(text: str) -> None:
    """The tile that one names in vain may be in the row or not: the answer is the same."""
    answers = set()
    for hidden in ("4-3", "2-1", "5-5", "6-6", "3-1", "0-0"):
        position = {"hands": [["6-5", "4-2"], ["6-1", hidden]], "aside": []}
        state = Table("blind", position, "0 flip, 1 flip").truth
        assert legal(state, 1)
        with pytest.raises(IllegalMove) as refused:
            act(state, 1, parse(text))
        answers.add(str(refused.value))
    assert len(answers) == 1, answers


# DS-1 DS-4
def test_tiles_face_down_in_domino_solitaire_are_hidden_until_they_are_turned_up() -> None:
    position = deal(rows="6-5 4-4|3-2 5-1|2-1||||")
    written = parse_record(record("domino-solitaire", position))
    log, truth = play_record(written)
    known = view(written.rules.new_match(), log, 0)
    assert isinstance(known, ColumnsState)
    assert isinstance(truth, ColumnsState)
    assert [column.down for column in known.columns[:2]] == [(None, None), (None,)]
    assert [column.up for column in known.columns] == [column.up for column in truth.columns]
    assert legal(known, 0) == legal(truth, 0)


FUNDOMINO = [name for name in GAMES if name.startswith("fundomino")]


@pytest.fixture(scope="module")
def fundomino_matches() -> list[Match]:
    """Random matches of all Fundomino games, with all twists and calls."""
    return [
        play_match(rules, f"secrets {number}")
        for name in FUNDOMINO
        for number, rules in enumerate(setups(GAMES[name]))
    ]


# FD-6 FD-9
def test_third_seats_never_see_a_take_or_a_draw(fundomino_matches: list[Match]) -> None:
    takes = draws = 0
    for match in fundomino_matches:
        for event in match.log:
            if isinstance(event, Took):
                others = {*range(match.rules.players), WATCHER} - {event.seat, event.source}
                assert all(redact(event, one) == Took(event.seat, event.source, None)
                           for one in others)  # fmt: skip
                assert redact(event, event.seat) == redact(event, event.source) == event
                takes += 1
            elif isinstance(event, Drew):
                others = {*range(match.rules.players), WATCHER} - {event.seat}
                assert all(redact(event, one) == Drew(event.seat, None) for one in others)
                draws += 1
    assert takes > 50
    assert draws > 50


# FD-6 FD-9
def test_what_a_third_seat_knows_of_a_hand_is_forgotten_after_a_take(
    fundomino_matches: list[Match],
) -> None:
    forgotten = 0
    for match in fundomino_matches:
        for third in range(match.rules.players):
            known = match.start
            for event in match.log:
                before, known = known, fold(known, [redact(event, third)])
                if isinstance(event, Took) and third not in (event.seat, event.source):
                    assert isinstance(before, State)
                    assert isinstance(known, State)
                    forgotten += any(before.hands[event.source])
                    assert not any(known.hands[event.source])
                    assert known.hands[event.seat][-1] is None
    assert forgotten > 3


def test_the_deal_shows_each_seat_its_own_hand(fundomino_matches: list[Match]) -> None:
    for match in fundomino_matches:
        for event in match.log:
            if isinstance(event, Dealt):
                for seat in range(match.rules.players):
                    seen = redact(event, seat)
                    assert isinstance(seen, Dealt)
                    assert seen.hands[seat] == event.hands[seat]
                    others = seen.hands[:seat] + seen.hands[seat + 1 :]
                    assert not any(tile for hand in (*others, seen.stock) for tile in hand)
