"""Positions of the plain engine go into the kernels, also when tiles are hidden or left out."""

import random
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
import pytest
from msgspec.structs import replace

from boneyard import fast
from boneyard.core.actions import Call, Catch, Hit, Play, parse
from boneyard.core.chance import Seeded
from boneyard.core.events import Event, Flipped, Scored
from boneyard.core.position import view
from boneyard.core.tiles import tile
from boneyard.engine import act, all_legal_moves
from boneyard.fast import code_cache, fields
from boneyard.fast.fields import IntArray, round_table
from boneyard.fast.jit import entry_point, row_pointer
from boneyard.fast.kernels.deals import resume_position
from boneyard.fast.kernels.rng import start_stream
from boneyard.games import GAMES
from boneyard.rules.dealing import Deal
from boneyard.rules.game import State
from support.lockstep import Moves, Table, play_both

NAMES = ["block-draw", "fours", "one-arm-joe", "cross", "five-up", "fruitominoes", "blind",
         "yourturn", "bendomino", "bendomino-all-five", "fundomino", "fundomino-teams",
         "mexican-train", "chickenfoot"]  # fmt: skip
#: Games that are guessed in every way there is: several words of tiles, rows, random takes.
GUESSED: list[tuple[str, dict[str, Any]]] = [
    ("block-draw", {}), ("blind", {"players": 3}), ("blind", {"set": 12}), ("cross", {}),
    ("bendomino", {"players": 3}), ("fundomino", {"players": 3}),
    ("train", {"players": 3, "set": 9}),
]  # fmt: skip


class Midway(NamedTuple):
    """A random position, and how it came about."""

    deal: Deal
    log: list[Event]
    moves: Moves
    state: State

    @property
    def seen(self) -> State:
        """The view of the player to move."""
        return view(self.state.rules.new_match(), self.log, self.state.to_act)


def small(deal: Deal, dice: random.Random) -> Deal:
    """The same deal without some of its tiles, as people write one for a test."""

    def some(tiles: Any, least: int) -> Any:
        return tuple(tiles[: dice.randint(min(least, len(tiles)), len(tiles))])

    return replace(deal, hands=tuple(some(hand, 2) for hand in deal.hands),
                   stock=some(deal.stock, 0), aside=some(deal.aside, 0))  # fmt: skip


def midway(name: str, seed: int, leave_out: bool = False, **options: Any) -> Midway | None:
    """Some moves into a random round; None if that is over or was not dealt."""
    rules: Any = GAMES[name].rules(**options)
    dice = random.Random(seed)
    deal = rules.deal(1, Seeded(str(seed)))
    if leave_out:
        deal = small(deal, dice)
        if rules.validate_deal(deal):
            return None
    log, state = act(rules.new_match(), None, deal)
    made: list[Any] = []
    for _ in range(dice.randrange(12)):
        moves = [one for one in all_legal_moves(state) if not isinstance(one[1], Call | Catch)]
        if not moves:
            break
        move = dice.choice(moves)
        events, after = act(state, *move)
        if not after.playing or after.reaching is not None:
            break
        log, state = log + events, after
        made.append(move)
    return Midway(deal, log, made, state) if state.playing else None


def some_midway(name: str, count: int, leave_out: bool = False, **options: Any) -> list[Midway]:
    found = (midway(name, seed, leave_out, **options) for seed in range(count))
    return [one for one in found if one is not None]


@pytest.mark.parametrize("leave_out", [False, True], ids=["whole set", "tiles left out"])
@pytest.mark.parametrize("name", NAMES)
def test_a_packed_state_is_played_to_its_end_in_lockstep(name: str, leave_out: bool) -> None:
    positions = some_midway(name, 30, leave_out)
    game = fast.compile(positions[0].state.rules)
    tables = fast.Tables(game, len(positions))
    for at, one in enumerate(positions):
        tables.rounds[at] = fast.pack(game, one.state)
    pairs = [Table(game, row, one.deal, one.state, one.moves)
             for row, one in zip(tables.rounds, positions, strict=True)]  # fmt: skip
    assert play_both(tables, pairs) > 2 * len(positions) > 20


# AF-4
@pytest.mark.parametrize("players", [2, 3])
def test_what_was_left_unclaimed_goes_to_the_opponent_who_plays_next(players: int) -> None:
    """By a call or, if the play ends the round, by itself: the same in both engines."""
    positions = some_midway("all-fives", 150, True, players=players, muggins=True)
    game = fast.compile(positions[0].state.rules)
    tables = fast.Tables(game, len(positions))
    for at, one in enumerate(positions):
        tables.rounds[at] = fast.pack(game, one.state)
    assert (tables.rounds[:, fields.UNCLAIMED] > 0).any()
    pairs = [Table(game, row, one.deal, one.state, one.moves)
             for row, one in zip(tables.rounds, positions, strict=True)]  # fmt: skip
    play_both(tables, pairs)
    why = {event.why for pair in pairs for event in pair.log if isinstance(event, Scored)}
    assert {"muggins", "unclaimed"} <= why


# AF-4
def test_nobody_takes_what_they_left_unclaimed_themselves() -> None:
    rules: Any = GAMES["all-fives"].rules(muggins=True)
    dealt = Deal(((tile("5-5"), tile("5-1")), (tile("4-4"),)), ())
    state = act(rules.new_match(), None, dealt)[1]
    for seat, move in ((0, "5-5"), (1, "pass")):
        state = act(state, seat, parse(move))[1]
    game = fast.compile(rules)
    tables = fast.Tables(game, 1)
    tables.rounds[0] = fast.pack(game, state)
    assert tables.rounds[0, fields.UNCLAIMED] == 10
    pair = Table(game, tables.rounds[0], dealt, state)
    play_both(tables, [pair])
    assert pair.state.scores == (10, 0)  # for 4-4


@entry_point
def guess(k: Any, games: Any, rounds: Any, start: Any, seed: int) -> None:
    """Guess what is hidden as `play_on` does."""
    for row in range(rounds.shape[0]):
        start_stream(row_pointer(rounds, row), seed, row)
        resume_position(k, row_pointer(games, 0), row_pointer(rounds, row), row_pointer(start, 0))


def guessed(game: fast.Compiled, position: IntArray, count: int, seed: int) -> IntArray:
    rounds = game.new_rounds(count)
    code_cache.run(guess, game.family_key, game.numbers, rounds, position[None], seed)
    return rounds


def world(game: fast.Compiled, state: State, row: IntArray) -> State:
    """The state with its tiles as they are in a row."""
    deck, rules = round_table(row, "deck"), game.rules
    if rules.game.combined_twists.face_down:
        parts = round_table(row, "row_from")[: rules.players + 1]
        hands: Any = [deck[start:end] for start, end in pairwise(parts)]
        hands = [[rules.tiles[n] for n in hand] for hand in hands]
    else:
        hands = [fast.tiles_in(game, hand) for hand in round_table(row, "hands")[: rules.players]]
    stock = deck[int(row[fields.STOCK_START]) : int(row[fields.STOCK_END])]
    return replace(state, hands=tuple(map(tuple, hands)),
                   stock=tuple(rules.tiles[n] for n in stock))  # fmt: skip


def replayed(game: fast.Compiled, state: State, log: list[int]) -> State:
    """The end of a round by the plain engine, with the moves of a log."""
    for code in log:
        if state.playing:
            move = fast.logged(game, code)
            state = act(state, None if isinstance(move, Hit) else state.to_act, move)[1]
    return state


@pytest.mark.parametrize("case", GUESSED, ids=str)
def test_what_is_hidden_is_guessed_and_played_on(case: tuple[str, dict[str, Any]]) -> None:
    """Each guess agrees with what is known, and the log replays in it to the same points."""
    name, options = case
    differ = 0
    for one in some_midway(name, 12, **options) + some_midway(name, 12, True, **options):
        game = fast.compile(one.state.rules)
        position = fast.pack(game, one.seen)
        rows = guessed(game, position, 8, seed=5)
        played = fast.play_on(game, position[None], 8, seed=5, log=600)
        for row, log, points in zip(rows, played.logs, played.points, strict=True):
            guess = world(game, one.seen, row)
            tiles = [tile for hand in guess.hands for tile in hand] + [*guess.stock]
            assert None not in tiles
            assert len(set(tiles)) == len(tiles)
            assert guess.hand_counts == one.state.hand_counts
            assert len(guess.stock) == len(one.state.stock)
            for hand, seen in zip(guess.hands, one.seen.hands, strict=True):
                assert set(seen) - {None} <= set(hand)
            assert replayed(game, guess, log.tolist()).results[-1].points == tuple(points)
            differ += guess.hands != one.state.hands
    assert differ > 50


@pytest.mark.parametrize("name", NAMES)
def test_tiles_left_out_never_turn_up(name: str) -> None:
    for one in some_midway(name, 10, leave_out=True):
        game = fast.compile(one.state.rules)
        there = {tile for hand in one.state.hands for tile in hand} | {*one.state.stock}
        played = fast.play_on(game, fast.pack(game, one.state)[None], 20, seed=1, log=200)
        moves = [fast.logged(game, code) for code in played.logs[played.logs > 0].tolist()]
        assert {move.tile for move in moves if isinstance(move, Play)} <= there
        # Which tiles are left out is nothing that a view could know.
        again = fast.play_on(game, fast.pack(game, one.seen)[None], 20, seed=1, threads=1)
        assert (again.ends > 0).all()


def test_a_row_remembers_what_was_turned_over() -> None:  # BL-2
    """Who watched knows a tile that was put back, and its place; nothing else."""
    for one in some_midway("blind", 30, players=2):
        game = fast.compile(one.state.rules)
        shown = {event.tile for event in one.log if isinstance(event, Flipped)}
        held = [tile for hand in one.state.hands for tile in hand]
        expected = [tile if tile in shown else None for tile in held]
        for seat in (0, 1, None):
            row = fast.pack(game, view(game.rules.new_match(), one.log, seat))
            known = round_table(row, "deck")[: len(held)].tolist()
            assert [None if n < 0 else game.rules.tiles[n] for n in known] == expected
            assert round_table(row, "hidden").sum() == expected.count(None)


def test_no_guess_would_have_ended_the_round() -> None:
    """Seat 0 can't play, and the round goes on: seat 1 must have a six, whatever else it holds."""
    rules: Any = GAMES["block-draw"].rules(draw="never", lead="any")
    hands = tuple(tuple(map(tile, hand.split())) for hand in ("6-6 1-0 2-0", "6-5 1-1 4-2"))
    log, state = act(rules.new_match(), None, Deal(hands))
    more, _ = act(state, 0, parse("6-6"))
    game = fast.compile(rules)
    position = fast.pack(game, view(rules.new_match(), log + more, 0))
    for row in guessed(game, position, 50, seed=1):
        held = fast.tiles_in(game, round_table(row, "hands")[1])
        assert any("6" in one.text for one in held)


def test_guesses_spread_over_all_places() -> None:
    """Every unseen tile comes to every hidden place about as often."""
    for name in ("block-draw", "blind"):
        game = fast.compile(name)
        state = act(game.rules.new_match(), None, game.rules.deal(1, Seeded("a")))[1]
        seen = view(game.rules.new_match(), state.round_events, None)
        rows = guessed(game, fast.pack(game, seen), 4_000, seed=2)
        first = round_table(rows, "hands")[:, 0, 0]
        share = [(first >> n & 1).mean() for n in range(28)]
        assert share == pytest.approx([game.rules.hand_size / 28] * 28, abs=0.04)


def test_positions_are_played_on_in_turn_whatever_the_threads() -> None:
    places = some_midway("fundomino", 5)
    game = fast.compile("fundomino")
    positions = np.stack([fast.pack(game, one.seen) for one in places])
    played = fast.play_on(game, positions, 5_000, seed=3)
    again = fast.play_on(game, positions, 5_000, seed=3, threads=1)
    assert np.array_equal(played.points, again.points)
    # The same rows, but not side by side.
    apart = np.repeat(positions, 2, axis=0)[::2]
    assert not apart.flags.c_contiguous
    assert np.array_equal(fast.play_on(game, apart, 500, seed=3).points, played.points[:500])
    with pytest.raises(ValueError, match="at least one"):
        fast.play_on(game, positions[:0], 10)


def test_what_cannot_be_packed_says_why() -> None:
    blind: Any = GAMES["blind"].rules()
    state = act(blind.new_match(), None, blind.deal(1, Seeded("a")))[1]
    with pytest.raises(fast.CannotPack, match="another game"):
        fast.pack(fast.compile("block-draw"), state)
    with pytest.raises(fast.CannotPack, match="the events of its round"):
        fast.pack(fast.compile(blind), replace(state, round_events=()))
    game = fast.compile("block-draw")
    with pytest.raises(fast.CannotPack, match="no player can move"):
        fast.pack(game, game.rules.new_match())
    one = next(one for one in some_midway("block-draw", 9) if one.state.plays)
    with pytest.raises(fast.CannotPack, match="which tiles are"):
        fast.pack(game, replace(one.state, layout_events=()))
