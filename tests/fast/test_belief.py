"""Belief agrees with everything that was seen, and with nothing else."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations, pairwise, permutations
from typing import Any

import numpy as np
import pytest

from boneyard import fast
from boneyard.core import events as e
from boneyard.core import redaction
from boneyard.core.actions import Draw, Move, Pass, Play, parse
from boneyard.core.position import view
from boneyard.core.tiles import Tile
from boneyard.engine import IllegalMove, act
from boneyard.fast.belief import Belief
from boneyard.fast.fields import round_table
from boneyard.fast.kernels.sampling import IMPOSSIBLE
from boneyard.fast.rows import RoundBatch
from boneyard.games import GAMES, get_game
from boneyard.records.read import parse_deal
from boneyard.rules.dealing import Deal
from boneyard.rules.game import DoubleN, Rules, State
from support.kit import deal as written
from support.seen_rounds import moments, seen_at

TABLES = [name for name, game in GAMES.items() if not game.alone]


def hands_of(game: fast.Compiled, row: Any) -> tuple[frozenset[Tile], ...]:
    hands = round_table(row, "hands")[: game.rules.players]
    return tuple(frozenset(fast.tiles_in(game, hand)) for hand in hands)


@pytest.mark.parametrize("name", TABLES)
def test_worlds_agree_with_the_view_and_the_truth_is_never_ruled_out(name: str) -> None:
    rules: Any = get_game(name).rules()
    game = fast.compile(rules)
    for seed in range(6):
        for number, (state, log) in enumerate(moments(rules, seed)):
            seat = state.to_act
            if number % 5 or seat is None:
                continue
            view = seen_at(state, log, seat)
            worlds, likely = Belief(game, view, seat).propose_worlds(4, seed, use_likelihoods=True)
            assert (likely > IMPOSSIBLE).all()
            for row in worlds:
                hands = hands_of(game, row)
                assert [len(hand) for hand in hands] == view.hand_counts
                assert rules.game.combined_twists.face_down or hands[seat] == set(view.hands[seat])
                for hand, seen in zip(hands, view.hands, strict=True):
                    assert {tile for tile in seen if tile is not None} <= hand


Hands = tuple[frozenset[Tile], ...]


def moves_in(view: State) -> list[tuple[int, Move]]:
    """What was done in a round of a plain game."""
    moves: list[tuple[int, Move]] = []
    for event in view.round_events:
        match event:
            case e.Played(seat=int(seat)):
                moves.append((seat, Play(event.tile, event.first, event.arm)))
            case e.Drew():
                moves.append((event.seat, Draw()))
            case e.Passed():
                moves.append((event.seat, Pass()))
    return moves


def deals_for(view: State, seat: int) -> Iterator[Deal]:
    """Every deal with the hand that a seat was dealt, as far as tiles were drawn from it."""
    rules = view.rules
    dealt = view.round_events[0]
    assert isinstance(dealt, e.Dealt)
    mine = dealt.hands[seat]
    drawn = sum(isinstance(event, e.Drew) for event in view.round_events)

    def hands(left: tuple[Tile, ...], seats: int) -> Iterator[tuple[tuple[Tile, ...], ...]]:
        if not seats:
            yield ()
            return
        for hand in combinations(left, rules.hand_size):
            rest = tuple(tile for tile in left if tile not in hand)
            for more in hands(rest, seats - 1):
                yield (hand, *more)

    others = tuple(tile for tile in rules.tiles if tile not in mine)
    for dealt_hands in hands(others, rules.players - 1):
        left = [tile for tile in others if not any(tile in hand for hand in dealt_hands)]
        for first in permutations(left, drawn):
            rest = tuple(tile for tile in left if tile not in first)
            every: Any = [*dealt_hands[:seat], mine, *dealt_hands[seat:]]
            yield Deal(tuple(every), (*first, *rest), lead=dealt.lead)


def enumerated(view: State, seat: int) -> Counter[Hands]:
    """The hands that are possible now, by how many deals lead to them and to all that was seen."""
    found: Counter[Hands] = Counter()
    told = [event for event in view.round_events if not isinstance(event, e.Dealt)]
    for deal in deals_for(view, seat):
        try:
            log, state = act(view.rules.new_match(), None, deal)
            for who, move in moves_in(view):
                events, state = act(state, who, move)
                log = log + events
        except IllegalMove:
            continue
        if [
            redaction.redact(event, seat) for event in log if not isinstance(event, e.Dealt)
        ] == told:
            found[tuple(frozenset(tile for tile in hand if tile) for hand in state.hands)] += 1
    return found


def check_sampler(rules: Rules, seeds: int, tells: Callable[[State], bool]) -> None:
    """Compare the sampler with every deal tried, at moments that tell something of the hands."""
    game = fast.compile(rules)
    telling = 0
    for seed in range(seeds):
        for state, log in moments(rules, seed):
            seat = state.to_act
            assert seat is not None
            view = seen_at(state, log, seat)
            drawn = sum(isinstance(event, e.Drew) for event in view.round_events)
            if drawn > 2 or telling > 4 or not tells(view):
                continue
            worlds, likely = Belief(game, view, seat).propose_worlds(6000, seed)
            # What tells a good sampler from a bad one is where some worlds must weigh more.
            if rules.players > 2 and likely.std() < 0.05:
                continue
            telling += 1
            exact = enumerated(view, seat)
            total = sum(exact.values())
            weights = np.exp(likely - likely.max())
            weights /= weights.sum()
            sampled: defaultdict[Hands, float] = defaultdict(float)
            for row, weight in zip(worlds, weights, strict=True):
                sampled[hands_of(game, row)] += float(weight)
            assert set(sampled) <= set(exact)
            apart = sum(abs(exact[hands] / total - sampled[hands]) for hands in exact) / 2
            by_chance = np.sqrt(len(exact) / (2 * np.pi * len(worlds)))
            assert apart < 0.01 + 1.3 * by_chance, view.round_events
    assert telling > 2


@pytest.mark.parametrize(("players", "draw"), [(2, "until-playable"), (3, "until-playable"),
                                               (3, "never")])  # fmt: skip
def test_the_sampler_agrees_with_every_deal_tried(players: int, draw: str) -> None:
    game_of: Any = GAMES["block-draw"]
    hand = 3 if draw == "never" else 2
    declared = replace(game_of, name="tiny", tiles=DoubleN((3,), 3), hand=hand)
    rules = Rules(declared, {"players": players, "lead": "highest", "draw": draw})
    check_sampler(
        rules,
        150,
        lambda view: any(isinstance(one, e.Drew | e.Passed) for one in view.round_events),
    )


def stopped(view: State) -> bool:
    """Say whether another seat stopped of its own will, at a moment when it might have gone on."""
    pairs = pairwise(view.round_events)
    stops = [two.seat for one, two in pairs if isinstance(one, e.Continued)
             and isinstance(two, e.Passed)]  # fmt: skip
    return any(seat != view.to_act for seat in stops)


def ran_out(view: State) -> bool:
    """Say whether another seat's turn ended by itself after a play: nothing more fitted."""
    pairs = pairwise(view.round_events)
    ends = [one.seat for one, two in pairs if isinstance(one, e.Played)
            and isinstance(two, e.Turned) and one.seat is not None]  # fmt: skip
    return any(seat != view.to_act for seat in ends)


@pytest.mark.parametrize("tells", [stopped, ran_out])
def test_it_agrees_where_a_turn_goes_on_as_long_as_something_fits(
    tells: Callable[[State], bool],
) -> None:
    """Who stops could have gone on; whose turn ends by itself couldn't."""
    game_of: Any = GAMES["fours"]
    declared = replace(
        game_of, name="tiny-fours", tiles=DoubleN((3,), 3), hand=3, players=range(2, 5)
    )
    check_sampler(Rules(declared, {"players": 2}), 150, tells)


def test_how_the_others_played_makes_hands_more_or_less_likely() -> None:
    """Whoever leads a small tile where any may be led is likely to hold no heavy double."""
    rules: Any = get_game("block-draw").rules(players=2, hand=7, lead="any", draw="never")
    game = fast.compile(rules)
    for seed in range(20):
        state, log = next(iter(moments(rules, seed)))
        assert state.to_act == 0
        light = min((tile for tile in state.hands[0] if tile), key=lambda tile: tile.pips)
        events, state = act(state, 0, Play(light, light.a, 0))
        belief = Belief(game, seen_at(state, log + events, 1), 1)
        heeding, plain = (
            belief.sample_worlds(2000, 1, use_likelihoods=heeds) for heeds in (True, False)
        )
        pips = [sum(tile.pips for row in worlds for tile in hands_of(game, row)[0])
                for worlds in (heeding, plain)]  # fmt: skip
        assert pips[0] < pips[1]


def at_trains(*moves: str, **options: Any) -> tuple[fast.Compiled, State]:
    """A round of Train with three tiles each, as seat 0 has seen it."""
    rules: Any = GAMES["train"].rules(players=2, set=9, hand=3, **options)
    stock = "4-1 3-2 9-9 5-5" if options else "4-1 3-2 5-5"
    start = {} if options else {"start": "9-9"}
    dealt = parse_deal(rules, written("9-1 9-0 3-3|8-1 7-7 6-0", stock=stock, **start))
    log, state = act(rules.new_match(), None, dealt)
    for move in moves:
        events, state = act(state, state.to_act, parse(move))
        log += events
    return fast.compile(rules), view(rules.new_match(), log, 0)


# MT-5
def test_who_passed_lacked_what_their_own_train_asked_for() -> None:
    game, seen = at_trains("9-1@1", "draw", "pass")
    worlds = Belief(game, seen, 0).sample_worlds(60, seed=1)
    found = {tile.text for row in worlds for tile in hands_of(game, row)[1]}
    assert not any("9" in tile for tile in found)
    # The other's train was closed to them.
    assert any("1" in tile for tile in found)
    rows = RoundBatch(game, fast.pack(game, seen)[None])
    assert {seat: [*rows.open_ends(seat)] for seat in (0, 1)} == {0: [1, 2], 1: [2]}


# HU-4
def test_who_searched_for_the_hub_did_not_hold_it() -> None:
    game, seen = at_trains("draw", "draw", lead="held")
    worlds = Belief(game, seen, 0).sample_worlds(60, seed=1)
    found = {tile.text for row in worlds for tile in hands_of(game, row)[1]}
    assert "9-9" not in found
    assert "9-8" in found
