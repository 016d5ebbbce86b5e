"""Kernels and plain engine agree, for every game and option, at every step of random rounds."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace as change

from boneyard import fast
from boneyard.core.actions import Call, Hit
from boneyard.core.options import OptionError
from boneyard.core.position import Result
from boneyard.fast import fields
from boneyard.games import GAMES
from boneyard.games.house_rules.custom_games import parse_house_rules
from boneyard.rules.twists import Doubling, PerfectTen
from support.lockstep import dealt_plainly, in_lockstep, play_both

#: Options beside the number of players that change a rule, for each game that has them.
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "block-draw": [
        {"hand": 7, "lead": "highest"}, {"lead": "any", "draw": "never"}, {"set": 9}, {"set": 15},
        {"teams": True, "players": 4}, {"teams": True, "players": 4, "draw": "never", "hand": 7},
        {"single": True}, {"draw": "leave-two", "blocked": "others", "players": 3},
        {"teams": True, "players": 4, "out": "compared", "blocked": "others", "draw": "never",
         "hand": 7, "lead": "any", "next_lead": "winner"},
        {"teams": True, "players": 4, "blocked": "all", "count": "all", "lock": "player"},
    ],
    "all-fives": [
        {"muggins": True}, {"no_double": "redeal", "set": 9}, {"set": 12},
        {"spinner": "first", "rounding": "up", "blocked": "others"},
        {"single_lead": "none", "draw": "never", "blocked": "all", "next_lead": "next"},
    ],
    "matador": [{"no_double": "redeal"}],
    "bergen": [{"set": 9}, {"set": 12}, {"meets_double": 3}],
    "blind": [{"set": 9}],
    "cross": [{"set": 9, "no_double": "redeal"}, {"set": 12}],
    "five-up": [
        {"target": 12}, {"single": True, "target": 12, "single_lead": "none"}, {"set": 9},
        {"set": 15, "rounding": "up"},
    ],
    "fours": [{"go_on": "must"}],
    "one-arm-joe": [{"set": 9}, {"extra": "after", "no_double": "highest"}],
    "fruitominoes": [{"hand": 7, "players": 2}],
    "fundomino": [{"double_back": True, "doubling": True, "perfect_ten": True}, {"calls": False}],
    "fundomino-face-value": [
        {"teams": True, "doubling": True, "players": 4}, {"double_back": True, "perfect_ten": True},
    ],
    "fundomino-teams": [{"double_back": True, "doubling": True, "perfect_ten": True}],
    "fundomino-caribbean": [{"double_back": True, "doubling": True, "perfect_ten": True}],
    "latin": [
        {"lock": "player", "tie": "leader", "count": "all", "capicua": "double"},
        {"lock": "locker", "tie": "locker", "capicua": 50, "capicua_blank": False},
        {"pass_bonus": 30, "target": 40, "lead": "double"},
        {"lead": "partners", "first_lead": "lot"}, {"first_lead": "lot", "lead": "double"},
    ],
    "cuban": [{"salida": 20, "target": 20, "no_caben": True}, {"no_caben": True, "target": 40}],
    "jamaican": [{"love": False, "lock": "team"}],
    "jamaican-cut-throat": [{"hand": 5, "draw": "until-playable", "one_all": True}],
    "gaple": [
        {"teams": True, "blank": 10, "players": 4}, {"unable": "discard"},
        {"hand": 6, "unable": "discard", "teams": True, "players": 4},
    ],
    "kozel": [{"hand": 10, "entry": 1, "players": 2}, {"teams": True, "players": 4, "blank": 0}],
    "fives-and-threes": [
        {"target": 9}, {"teams": True, "players": 4}, {"target": 7, "last": "together"},
        {"teams": True, "players": 4, "finish": "both", "last": "together", "target": 9},
        {"first_lead": "lot", "next_lead": "winner"},
    ],
    "muggins": [
        {"set": 9, "teams": True, "players": 4, "count": "all"}, {"set": 12}, {"muggins": True},
        {"lead": "any", "single_lead": "none", "rounding": "up", "next_lead": "winner"},
    ],
    "sniff": [{"set": 15, "draw": "leave-two"}],
    "mexican-train": [
        {"lead": "held", "players": 5}, {"lead": "highest", "first": "one", "players": 3},
        {"doubles": "chain", "set": 9, "double_blank": 50, "players": 4},
    ],
    "train": [{"lead": "held", "set": 15, "players": 3}],
    "chickenfoot": [
        {"short_foot": "blocks", "players": 4},
        {"arms": 6, "set": 12, "lead": "held", "players": 3},
    ],
    "cyprus": [{"lead": "placed", "players": 5}],
    "brazilian": [
        {"tie": "locker-loses", "lock": "player", "cruzada": 6, "hand": 6},
        {"lead": "partners", "misdeal": 5}, {"tie": "none", "misdeal": 0},
    ],
    "spanish": [{"first_lead": "double"}],
    "sebastopol": [{"blocked": "others"}],
    "maltese-cross": [{"gate": "arm"}, {"draw": "until-playable", "hand": 3}],
    "tiddly-wink": [
        {"ends": 2, "set": 9}, {"hand": 7, "players": 4, "ends": 2}, {"no_double": "highest"},
    ],
    "double-bergen": [{"set": 9}, {"set": 12}],
    "hungarian": [{"run": "both"}, {"first_lead": "lot", "hand": 5}],
}  # fmt: skip


def can_be_dealt(name: str, players: int, options: dict[str, Any]) -> bool:
    """Say whether the set has enough tiles: ten players need more than a double-six set (G-3)."""
    try:
        GAMES[name].rules(**{"players": players, **options})
    except OptionError:
        return False
    return True


TABLES = [name for name, game in GAMES.items() if not game.alone]
CASES = [
    (name, {"players": players, **options})
    for name in TABLES
    for options in [{}, *OPTIONS.get(name, [])]
    for players in GAMES[name].players
    if options.get("players", players) == players
    and can_be_dealt(name, players, options)
    # Of many numbers of players, the fewest, the most and some between.
    and (options or players % 3 == 2 or players == GAMES[name].players[0] or players < 5)
]
#: Rounds of each case; those with large sets take longer.
ROUNDS, LARGE_ROUNDS = 18, 3


def named(case: Any) -> str:
    name, options = case
    return f"{name} {' '.join(f'{option}={value}' for option, value in options.items())}"


@pytest.mark.parametrize("case", CASES, ids=named)
def test_plain_and_fast_agree(case: tuple[str, dict[str, Any]]) -> None:
    name, options = case
    game = fast.compile(name, **options)
    rounds = LARGE_ROUNDS if game.family >= fields.LARGE else ROUNDS
    assert in_lockstep(game, rounds, seed=11) >= rounds


#: Rules that people write: what no game of the house puts together.
WRITTEN: dict[str, dict[str, Any]] = {
    "a blank that counts in any hand": {"counting": {"blank-counts": 50}, "draw": "never"},
    "a dear blank where sums match": {"like": "matador", "counting": {"dear-blank": 25}},
    "a mover who blocks what another has stopped": {
        "like": "yourturn", "turns": "as-many-as-fit", "players": [2],
    },
    "many of a number, dealt again": {
        "like": "matador", "deal": {"hands-and-stock": {"misdeal": {"same": 5}}}, "hand": 7,
    },
    "three numbers that go into the ends": {"on-play": {"ends-go-into": [2, 3, 5]}},
    "a block for the leader": {"block": "to-the-leader", "draw": "never", "tie": "points-wait"},
    "a block for the locker": {"block": "to-the-locker", "draw": {"until-playable": {"leave": 9}}},
    "bonuses on a point": {
        "award": {"with-bonuses": {"award": "one-point", "ladder": {"on": True},
                                   "capicua": {"gives": "double"}}},
        "goal": {"first-to": 150}, "draw": "never",
    },
    "eight players": {"players": [8], "hand": 3},
    "a second double of curved tiles": {"like": "bendomino-all-five", "turns": "second-double"},
    "a run of doubles on a line": {"like": "mexican-train", "table": "line", "players": [3]},
    "trains on which turns last": {
        "like": "train", "turns": "as-many-as-fit", "players": [3], "hand": 5,
        "tiles": {"double-n": {"most": 9}},
    },
    "a bonus for both ends where there is one": {
        "like": "one-arm-joe",
        "award": {"with-bonuses": {"award": "one-point", "capicua": {"gives": 10}}},
    },
    "trains of players who have dropped out": {
        "like": "train", "out": "play-on", "players": [4], "hand": 4,
        "tiles": {"double-n": {"most": 9}},
    },
    "feet that score": {
        "like": "chickenfoot", "table": {"hub": {"short-blocks": True}}, "players": [3],
        "on-play": {"ends-multiple-of": 5}, "award": "most-made",
    },
    "twists of curved tiles with straight ones": {
        "twists": ["choose-direction", "double-back", {"doubling": "6-4"}, "last-one-ends",
                   {"perfect-ten": 10}],
        "players": [4], "award": {"ranks": [[5, 2, 1, 0]]},
    },
    "a boneyard that is swept": {"twists": ["sweep"], "award": "most-made", "on-play":
                                 {"ends-alike": {"alike": 2, "with-double": 3}}},
    "a hub that is searched for on a cross": {
        "table": "cross", "opening": {"round-double": {"placed": False}}, "players": [2],
    },
    "a question between passes": {
        "like": "bendomino-all-five", "on-pass": {"pass-bonus": 15}, "twists": ["double-back"],
        "draw": "never",
    },
    "passes of those who still hold tiles": {
        "like": "dominican", "out": "both-partners", "goal": {"first-to": 1000},
    },
    "passes and stops": {
        "like": "latin", "turns": {"goes-on": "may"}, "on-pass": {"pass-bonus": 5},
        "draw": {"draw-one": {"leave": 1}}, "hand": 5, "out": "play-on",
    },
}  # fmt: skip


@pytest.mark.parametrize("rules", WRITTEN.values(), ids=WRITTEN.keys())  # HU-10
def test_plain_and_fast_agree_on_rules_that_people_write(rules: dict[str, Any]) -> None:
    written = parse_house_rules(rules)
    game = fast.compile(written, players=written.players[-1])
    assert in_lockstep(game, 12, seed=12) >= 12


def test_points_wait_for_whoever_wins_whatever_a_round_brings() -> None:  # HO-8
    for award in ("one-point", {"penalties": 5}, "losers-write", {"to-love": {"love": False}}):
        rules = parse_house_rules({"award": award, "tie": "points-wait"}).rules(players=2)
        game = fast.compile(rules)
        tables = fast.Tables(game, 6, seed=2)
        tables.reset()
        tables.rounds[:, fields.WAITING] = 7
        pairs = [dealt_plainly(game, row) for row in tables.rounds]
        for pair in pairs:
            before = Result("blocked", (), (0, 0), waiting=7)
            pair.state = change(pair.state, results=(before,))
        play_both(tables, pairs)


# FD-18, FD-19
def test_the_numbers_of_twists_are_those_of_the_declaration() -> None:
    fundomino: Any = GAMES["fundomino"]
    twists = (*fundomino.twists, Doubling("3-3"), PerfectTen(7))
    game = fast.compile(replace(fundomino, twists=twists), players=3)
    usual = fast.compile("fundomino", players=3, doubling=True, perfect_ten=True)
    assert (game.numbers != usual.numbers).sum() == 2
    assert in_lockstep(game, ROUNDS, seed=11) >= ROUNDS


# FD-9
def test_domino_is_said_after_a_random_take_too() -> None:
    """The kernels know no calls: the plain engine's are made at once, and nothing else changes."""
    game = fast.compile("fundomino", players=3)
    tables = fast.Tables(game, 150, seed=5)
    tables.reset()
    pairs = [dealt_plainly(game, row) for row in tables.rounds]
    play_both(tables, pairs)
    after = [two[1] for pair in pairs for one, two in pairwise(pair.moves)
             if isinstance(one[1], Hit)]  # fmt: skip
    assert Call("domino") in after


#: Games whose points no option in `OPTIONS` changes enough: all that can be told apart is here.
NEVER_LESS = [
    *CASES, ("block-draw", {"players": 4, "teams": True, "hand": 7, "lead": "any"}),
    ("block-draw", {"players": 4, "teams": True, "set": 9, "draw": "never", "lead": "highest"}),
    ("block-draw", {"players": 4, "teams": True, "draw": "never", "lock": "player"}),
    ("fundomino-face-value", {"players": 4, "teams": True}),
]  # fmt: skip


# BD-7
@pytest.mark.parametrize("case", NEVER_LESS, ids=named)
def test_no_round_pays_anybody_less_than_nothing(case: tuple[str, dict[str, Any]]) -> None:
    name, options = case
    rounds = fast.play_rounds(fast.compile(name, **options), 2_000, seed=3)
    assert rounds.points.min() >= 0


def test_thousands_of_rounds_are_compared() -> None:
    assert len(CASES) * ROUNDS > 3_000


def test_every_game_for_several_is_taken() -> None:
    assert len(TABLES) == 44
    for name in TABLES:
        fast.compile(name)


def test_a_difference_is_seen_and_prints_a_record() -> None:
    """A rule changed in the numbers alone must not go unnoticed."""
    game = fast.Compiled(GAMES["all-fives"].rules())  # type: ignore[arg-type]
    game.numbers[0, fields.G_SCORE_ARG1] = 4
    with pytest.raises(AssertionError, match='"game": "all-fives"'):
        in_lockstep(game, 10, seed=1)
