"""Properties that hold for whatever Hypothesis can think of: options, deals, moves, luck.

What garbage does to the parsers is in `test_garbage.py`.
"""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from boneyard.core.actions import (
    CALLS,
    CHOICES,
    Call,
    Catch,
    Choose,
    Draw,
    Flip,
    Hit,
    Knock,
    Move,
    Next,
    Pass,
    Play,
    Resign,
    Shift,
    parse,
)
from boneyard.core.chance import Seeded
from boneyard.core.codec import move_from_json, to_json
from boneyard.core.fair_shuffle import Fair, compute_commitment, secret_from_seed
from boneyard.core.options import ChoiceOption, FlagOption, IntegerOption, Option, OptionError
from boneyard.core.position import Position
from boneyard.core.tiles import (
    MAX_PIPS,
    Half,
    Tile,
    double_set,
    half,
    parse_halves,
    tile,
    tile_from_halves,
)
from boneyard.engine import IllegalMove, act, all_legal_moves
from boneyard.engine.kinds import AnyGame, AnyRules
from boneyard.games import GAMES
from boneyard.records import RecordError, replay
from boneyard.records.read import parse_deal
from boneyard.records.replay import match_to_json
from boneyard.rules.counting import Exact, Nearest, Up
from boneyard.rules.game import Rules
from boneyard.solitaire.game import SoloRules
from support.garbage import JUNK, is_one_sentence

pytestmark = pytest.mark.slow

HALVES = [
    *(half(str(number)) for number in range(MAX_PIPS + 1)),
    *(half(f"{symbol}{number}") for symbol in "AP" for number in range(1, 7)),
    half("S"),
]
any_half = st.sampled_from(HALVES)
any_tile = st.builds(tile_from_halves, any_half, any_half)
any_game = st.sampled_from(list(GAMES.values()))


@st.composite
def any_play(draw: st.DrawFn) -> Play:
    one = draw(any_tile)
    arm = draw(st.integers(0, 9999))
    turn = draw(st.sampled_from(["", "R", "L"])) if arm else ""
    return Play(one, draw(st.sampled_from(one.halves)), arm, turn)


any_move: st.SearchStrategy[Move] = st.one_of(
    any_play(),
    st.sampled_from([Draw(), Pass(), Flip(), Next(), Resign()]),
    st.sampled_from([*map(Choose, CHOICES), *map(Call, CALLS)]),
    st.builds(Catch, st.integers(0, 9)),
    st.builds(Knock, st.integers(1, 99)),
    st.builds(Shift, st.sampled_from(double_set(6)), st.integers(0, 7)),
)


# Tiles and moves


@given(any_half)
def test_a_half_reads_back(one: Half) -> None:
    assert half(str(one)) is one


@given(any_half, any_half)
def test_a_tile_reads_back_in_either_order(one: Half, two: Half) -> None:
    found = tile(f"{one}-{two}")
    assert found is tile(f"{two}-{one}") is tile(str(found)) is tile_from_halves(two, one)
    assert {found.a, found.b} == {one, two}
    assert found.a.rank >= found.b.rank
    assert parse_halves(f"{one}-{two}") == (one, two)
    assert found.other(one) is two
    assert found.pips == one.pips + two.pips
    assert found.is_double == (one is two)


@given(any_move)
def test_a_move_reads_back_from_its_text_and_its_json(move: Move) -> None:
    assert parse(str(move)) == move
    assert move_from_json(to_json(move)) == move


@given(any_tile)
def test_a_take_reads_back(one: Tile) -> None:
    assert parse(one.text, chance=True) == Hit(one)
    assert move_from_json(to_json(Hit(one))) == Hit(one)


@given(any_move, any_move)
def test_moves_have_the_same_text_only_if_they_are_the_same(one: Move, two: Move) -> None:
    assert (one == two) == (str(one) == str(two))


# Options


def is_valid(option: Option, value: object, game: AnyGame) -> bool:
    """What an option should take, said once more."""
    if option.name == "players":
        return type(value) is int and value in game.players
    if isinstance(option, FlagOption):
        return value is True or value is False
    if isinstance(option, IntegerOption):
        return type(value) is int and option.least <= value <= option.most
    assert isinstance(option, ChoiceOption)
    return any(value == name and type(value) is type(name) for name in option.choices)


@st.composite
def good_values(draw: st.DrawFn, game: AnyGame) -> dict[str, Any]:
    """Valid values for some of a game's options; together they may still be impossible."""
    found: dict[str, Any] = {"players": draw(st.sampled_from(game.players))}
    for option in game.all_options[1:]:
        if draw(st.booleans()):
            if isinstance(option, FlagOption):
                found[option.name] = draw(st.booleans())
            elif isinstance(option, ChoiceOption):
                found[option.name] = draw(st.sampled_from(list(option.choices)))
            elif isinstance(option, IntegerOption):
                found[option.name] = draw(st.integers(option.least, min(option.most, 200)))
    return found


any_rules_options = any_game.flatmap(lambda game: st.tuples(st.just(game), good_values(game)))


@given(any_rules_options)
def test_valid_options_make_rules_or_are_refused_with_one_sentence(
    chosen: tuple[AnyGame, dict[str, Any]],
) -> None:
    game, options = chosen
    try:
        rules = game.rules(**options)
    except OptionError as error:
        is_one_sentence(error)
    else:
        assert rules.options.items() >= options.items()
        assert set(rules.options) == {option.name for option in game.all_options}
        assert rules is game.rules(**options)


@given(any_rules_options, st.data())
def test_an_invalid_value_is_always_refused(
    chosen: tuple[AnyGame, dict[str, Any]], data: st.DataObject
) -> None:
    game, options = chosen
    option = data.draw(st.sampled_from(game.all_options))
    value = data.draw(JUNK.filter(lambda junk: not is_valid(option, junk, game)))
    with pytest.raises(OptionError) as refused:
        game.rules(**{**options, option.name: value})
    is_one_sentence(refused.value)


@given(any_rules_options, st.text(), JUNK)
@example((GAMES["block-draw"], {}), "self", 1)
@example((GAMES["baronet"], {}), "self", 1)
def test_an_option_that_the_game_does_not_have_is_always_refused(
    chosen: tuple[AnyGame, dict[str, Any]], name: str, value: object
) -> None:
    game, options = chosen
    if name not in {option.name for option in game.all_options}:
        with pytest.raises(OptionError) as refused:
            game.rules(**{**options, name: value})
        is_one_sentence(refused.value)


@given(any_game, st.data(), st.one_of(st.text(max_size=10), st.text("-0123456789", max_size=6)))
@example(GAMES["block-draw"], None, "--5")
@example(GAMES["block-draw"], None, "9" * 5000)
def test_any_text_may_be_typed_for_an_option(
    game: AnyGame, data: st.DataObject | None, text: str
) -> None:
    option = data.draw(st.sampled_from(game.all_options)) if data else game.all_options[0]
    try:
        game.rules(**{option.name: option.parse_text(text)})
    except OptionError as error:
        is_one_sentence(error)


# Deals and moves


@st.composite
def any_deal(draw: st.DrawFn, rules: AnyRules) -> dict[str, Any]:
    """A deal of some of the tiles, with nothing wrong in its form."""
    tiles = draw(st.lists(st.sampled_from(rules.tiles), unique=True, min_size=1, max_size=26))
    texts = [f"{one.b}-{one.a}" if draw(st.booleans()) else one.text for one in tiles]
    if isinstance(rules, SoloRules):
        if rules.game.logic.deal_key == "row":
            return {"row": texts}
        lengths = sorted((draw(st.integers(0, 7)) for _ in range(7)), reverse=True)
        starts = [sum(lengths[:at]) for at in range(7)]
        return {"rows": [texts[at : at + n] for at, n in zip(starts, lengths, strict=True)]}
    assert isinstance(rules, Rules)
    start = draw(st.integers(0, 2))
    places = [*range(rules.players), *sorted(rules.deal_parts - {"start"})]
    found: dict[Any, list[str]] = {place: [] for place in places}
    for text in texts[start:]:
        found[draw(st.sampled_from(places))].append(text)
    deal: dict[str, Any] = {"hands": [found.pop(seat) for seat in range(rules.players)], **found}
    if "start" in rules.deal_parts:
        deal["start"] = texts[:start]
    if rules.draws_for_lead(1):
        deal["lead"] = draw(st.integers(-1, rules.players))
    return deal


def play_on(state: Position, data: st.DataObject) -> list[list[Any]]:
    """Play some legal moves, try any other in between, and give what was played."""
    moves: list[list[Any]] = []
    while state.playing and len(moves) < 25:
        seat, move = data.draw(st.sampled_from(all_legal_moves(state)))
        if data.draw(st.booleans()):
            somebody = data.draw(st.one_of(st.none(), st.integers(-2, 6)))
            whatever = data.draw(st.one_of(any_move, st.builds(Hit, any_tile)))
            try:
                act(state, somebody, whatever)
            except IllegalMove as error:
                is_one_sentence(error)
        _, state = act(state, seat, move)
        moves.append([seat, str(move)])
    return moves


@given(any_rules_options, st.data())
def test_random_deals_and_moves_raise_nothing_unforeseen(
    chosen: tuple[AnyGame, dict[str, Any]], data: st.DataObject
) -> None:
    game, options = chosen
    try:
        rules = game.rules(**options)
        written = data.draw(any_deal(rules))
        deal = parse_deal(rules, written)
    except (OptionError, RecordError) as error:
        is_one_sentence(error)
        return
    _, state = act(rules.new_match(), None, deal)
    moves = play_on(state, data)
    record = {
        "boneyard": 1,
        "game": game.name,
        "options": options,
        "rounds": [{"deal": written, "moves": moves}],
    }
    assert len(replay(record, trace=True)["trace"]) == len(moves) + 1


@given(any_rules_options, st.text(max_size=5))
def test_any_seed_deals(chosen: tuple[AnyGame, dict[str, Any]], seed: str) -> None:
    game, options = chosen
    record = {
        "boneyard": 1,
        "game": game.name,
        "options": options,
        "seed": seed,
        "rounds": [{"moves": []}],
    }
    try:
        rules = game.rules(**options)
        _, state = act(rules.new_match(), None, rules.deal(1, Seeded(seed)))
    except OptionError:
        return
    assert replay(record) == match_to_json(state)


# Rounding


@given(st.integers(0, 10_000))
def test_rounding_to_the_nearest_five(count: int) -> None:  # G-17
    rounded = Nearest(5).round_count(count)
    assert rounded % 5 == 0
    assert rounded - count == {0: 0, 1: -1, 2: -2, 3: 2, 4: 1}[count % 5]


@given(st.integers(0, 10_000), st.integers(1, 100))
def test_rounding_up_and_not_at_all(count: int, step: int) -> None:
    rounded = Up(step).round_count(count)
    assert rounded % step == 0
    assert 0 <= rounded - count < step
    assert Up(step).round_count(rounded) == Nearest(step).round_count(rounded) == rounded
    assert Exact().round_count(count) == count


# Luck


@given(st.text(), st.lists(st.integers(), max_size=60), st.integers(0, 10**6), st.text())
def test_a_shuffle_is_a_permutation_and_can_be_repeated(
    seed: str, items: list[int], round: int, purpose: str
) -> None:
    mixed = Seeded(seed).shuffled(items, round, purpose)
    assert Counter(mixed) == Counter(items)
    assert Seeded(seed).shuffled(items, round, purpose) == mixed


short = st.text("ab01:", max_size=3)
luck = st.tuples(st.lists(short, max_size=3).map(tuple), short, st.integers(0, 20), short)


def stream(seeds: tuple[str, ...], match: str, round: int, purpose: str) -> list[int]:
    """Enough of a stream of luck to know it again."""
    return Fair(b"secret", seeds, match).shuffled(range(40), round, purpose)


@given(luck, luck)
@example(((), "a", 1, "b"), (("a",), "", 1, "b"))
@example((("a", "b"), "", 1, ""), (("ab",), "", 1, ""))
@example((("a",), "b", 1, ""), (("a", "b"), "", 1, ""))
@example(((), "", 1, "1deal:0"), ((), "", 11, "deal:0"))
@example(((), "1", 1, ""), ((), "", 11, ""))
def test_streams_are_the_same_only_for_the_same_seeds_match_round_and_purpose(
    one: tuple[tuple[str, ...], str, int, str], two: tuple[tuple[str, ...], str, int, str]
) -> None:
    assert (stream(*one) == stream(*two)) == (one == two)


def test_another_secret_is_another_stream() -> None:
    assert len({tuple(Seeded(str(n)).shuffled(range(40), 1, "deal:0")) for n in range(100)}) == 100
    assert compute_commitment(secret_from_seed("a")) != compute_commitment(secret_from_seed("b"))
    assert secret_from_seed("ab" * 32) == bytes.fromhex("ab" * 32)


def chi_square(counts: Counter[Any], kinds: int) -> float:
    expected = counts.total() / kinds
    missing = (kinds - len(counts)) * expected
    return missing + sum((count - expected) ** 2 / expected for count in counts.values())


def test_all_orders_of_a_shuffle_are_equally_likely() -> None:
    """24 orders: with 23 degrees of freedom a fair shuffle stays below 49.7 in 999 of 1000 runs."""
    chance = Seeded("fair?")
    orders = Counter(tuple(chance.shuffled("abcd", n, "deal:0")) for n in range(4800))
    assert set(orders) == set(permutations("abcd"))
    assert chi_square(orders, 24) < 49.7


def test_all_picks_are_equally_likely() -> None:
    """7 picks: 6 degrees of freedom, 22.5."""
    chance = Seeded("fair?")
    picks = Counter(chance.pick(7, n, "take:0") for n in range(2100))
    assert chi_square(picks, 7) < 22.5
