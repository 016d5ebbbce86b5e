"""Rules that the program writes are true: of every game, of files by chance, of matches played."""

import random
import re
from contextlib import suppress
from functools import cache

import pytest

from boneyard import fast
from boneyard.arena.random_play import random_round
from boneyard.core.chance import Seeded
from boneyard.core.events import Drew, Played, RoundEnded
from boneyard.engine import deal_round
from boneyard.games import GAMES
from boneyard.games.house_rules.custom_games import parse_house_rules
from boneyard.games.house_rules.describe import rules_to_markdown
from boneyard.i18n.locales import LANGUAGES
from boneyard.i18n.translator import get_translator
from boneyard.rules.boneyard_draws import Never
from boneyard.rules.dealing import WholeSet
from boneyard.rules.game import Game
from boneyard.rules.goals import Exactly, FewestAfter, FirstTo, LoserAt, MostAfter
from boneyard.rules.play_scoring import NoPlayScore
from boneyard.rules.twists import ChooseDirection
from support.kit import player_counts
from support.random_house_rules import by_chance, made
from support.random_matches import play_match

TABLES = [game for game in GAMES.values() if isinstance(game, Game)]
#: Files by chance that are looked at, and those of them that are played.
FILES, PLAYED = 300, 60
#: The smallest share of them that the fast core takes.
FAST_SHARE = 0.95


@cache
def files_by_chance() -> tuple[Game, ...]:
    """So many games that files by chance make; refused files don't count."""
    found: list[Game] = []
    number = 0
    while len(found) < FILES:
        game = made(by_chance(f"text/{number}"))
        found += [game] if isinstance(game, Game) else []
        number += 1
    return tuple(found)


def rows_of(game: Game, language: str = "en") -> dict[str, str]:
    """The lines of the rules by their headings; the summary has none."""
    text = rules_to_markdown(game, get_translator(language).translate)
    lines = re.findall(r"^- \*\*(.+?)\*\*: (.+)$", text, re.M)
    return {"": text.partition("\n")[0], **dict(lines)}


def undealt(game: Game) -> list[int]:
    """How many tiles are left in the boneyard, for each number of players: a deal is made."""
    return [
        len(rules.deal(1, Seeded("left")).stock)
        for rules in (game.rules(players=players) for players in player_counts(game))
    ]


def contradictions(game: Game) -> list[str]:
    """What a text says of a game that isn't so."""
    rows = rows_of(game)
    text = "\n".join(f"{heading}: {row}" for heading, row in rows.items())
    found = []

    def deny(wrong: bool, why: str) -> None:
        if wrong:
            found.append(why)

    left = undealt(game)
    no_boneyard = not any(left) or isinstance(game.deal, WholeSet)
    deny(no_boneyard and "boneyard" in text, "a boneyard, but all tiles are dealt")
    deny(no_boneyard and "nothing can be drawn" in text, "drawing, but all tiles are dealt")
    deny(no_boneyard and "draws" in rows.get("Drawing", ""), "drawing, but all tiles are dealt")
    deny(any(left) and "All tiles are dealt." in text, "all tiles are dealt, but some are left")
    searching = game.opening.searches and not game.opening.placed
    if isinstance(game.draw, Never) and not searching:
        deny("boneyard" in text, "a boneyard, but no one draws")
    elif min(left) > getattr(game.draw, "leave", 0) and not isinstance(game.deal, WholeSet):
        deny("boneyard" not in text, "tiles are left, but no boneyard")
    deny(not game.teams and bool(re.search(r"\bteam|\bpartner|\bside's", text)), "teams, but alone")
    deny(game.teams and "alone" in text, "alone, but teams")
    match = rows["Match"]
    goal, single = game.goal, game.goal.single
    if isinstance(goal, LoserAt) and not single:
        deny("Points are bad" not in match or "loses" not in match, "points lose, but not told")
        deny("most points win" in text, "most points win, but points lose")
    elif isinstance(goal, FewestAfter):
        deny("fewest points win" not in match, "fewest points win, but not told")
    elif isinstance(goal, FirstTo | MostAfter) and not single:
        deny("fewest points win" in text or "loses" in match, "fewest points win, but most do")
    if not isinstance(goal, LoserAt | FewestAfter):
        deny("penalty" in text or "Points are bad" in text, "points are bad, but they win")
    if isinstance(goal, FirstTo | Exactly) and not single:
        deny(str(goal.target) not in match, "the target is not told")
    if max(game.players) < 3:
        deny("three or more" in text or "clockwise" in text, "a direction, but only two play")
    chosen = any(isinstance(one, ChooseDirection) for one in game.twists)
    deny(chosen and "clockwise" in text, "the direction is chosen, but told")
    scores = not isinstance(game.on_play, NoPlayScore)
    deny("Muggins" in text and not scores, "muggins, but plays don't score")
    tie = "Tie in a blocked round" in rows
    deny(tie and "Blocked round" not in rows, "ties of blocked rounds that can't be")
    deny(tie and "No one wins" in rows["Blocked round"], "no one wins, and ties are decided")
    deny("wins the round" in rows.get("Going out", "") and "most points in the round wins" in text,
         "going out wins, and so do most points")  # fmt: skip
    deny("{" in text or "  " in text, "a gap is left")
    return found


@pytest.mark.parametrize("game", TABLES, ids=lambda game: game.name)
def test_the_rules_of_a_game_contradict_nothing(game: Game) -> None:
    assert contradictions(game) == []


@pytest.mark.slow
def test_the_rules_of_files_by_chance_contradict_nothing() -> None:
    checked = {game.rules_json: contradictions(game) for game in files_by_chance()}
    assert not {rules: found for rules, found in checked.items() if found}


@pytest.mark.slow
def test_rounds_of_files_by_chance_end_in_both_engines() -> None:
    """Nearly all of them are played by the fast core, too."""
    taken = 0
    for number, game in enumerate(files_by_chance()):
        counts = player_counts(game)
        rules = game.rules(players=counts[number % len(counts)])
        chance = Seeded(f"ends/{number}")
        dealt = deal_round(rules.new_match(), chance)[1]
        end, _ = random_round(dealt, chance, random.Random(number))
        assert end.results, game.rules_json
        with suppress(fast.CannotCompile):
            played = fast.play_rounds(fast.compile(rules), 1, seed=number, threads=1)
            assert played.ends[0] > 0, game.rules_json
            taken += 1
    assert taken >= FAST_SHARE * FILES


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_tells_the_same_rules(language: str) -> None:
    for game in (*TABLES, *files_by_chance()[::3]):
        here, english = rows_of(game, language), rows_of(game)
        assert len(here) == len(english), game.name
        for row, other in zip(here.values(), english.values(), strict=True):
            assert sorted(re.findall(r"\d+", row)) == sorted(re.findall(r"\d+", other)), row


@pytest.mark.slow
def test_what_happens_in_matches_is_told() -> None:
    """The text has blocked rounds, drawn tiles and rounds without a winner, if there are any."""
    for number, game in enumerate((*TABLES, *files_by_chance()[:PLAYED])):
        rows = rows_of(game)
        text = " ".join(rows.values())
        rules = game.rules(players=game.players[number % len(game.players)])
        match = play_match(rules, f"told/{number}")
        for event in match.log:
            if isinstance(event, Drew):
                assert re.search(r"\bdraw|takes a tile|catch", text), game.rules_json
            if isinstance(event, RoundEnded) and event.end == "blocked":
                assert "blocked" in text, game.rules_json
            if isinstance(event, RoundEnded) and not event.winners and event.end != "target":
                assert re.search(r"No one wins|no one does|without a winner|equal", text), rows
        assert any(isinstance(event, Played) for event in match.log)


#: Changes to a game, what its text has then, and what it hasn't.
CHANGES: tuple[tuple[dict[str, object], str, str], ...] = (
    ({"like": "latin"}, "All tiles are dealt.", "boneyard"),
    ({"like": "latin", "teams": False}, "Everyone plays alone.", "team"),
    (
        {"like": "block-draw", "goal": {"loser-at": 80}},
        "with 80 points or more at the end of a round loses",
        "most points win",
    ),
    (
        {"like": "block-draw", "players": [4], "hand": 7},
        "If no one can play, the round is blocked.",
        "boneyard",
    ),
    ({"like": "block-draw", "hand": 1}, "goes out and wins the round", "blocked"),
    (
        {"like": "yourturn", "goal": {"first-to": 50}},
        "Everyone scores what their hand counts",
        "penalty",
    ),
    (
        {"like": "fives-and-threes", "tie": "to-the-leader"},
        "The player who led the round wins.",
        "No one wins",
    ),
    (
        {"like": "kozel", "players": [2, 3, 4]},
        "The rest, if any, is the boneyard.",
        "The rest is the boneyard.",
    ),
    (
        {"like": "cuban", "on-pass": {"pass-bonus": {"on-double": 20}}},
        "A double lead on which the next player must pass scores 20 points, which can win",
        "Passes score nothing",
    ),
    ({"like": "spanish"}, "Later rounds: the next player leads, with any tile.", "highest double"),
    (
        {"like": "latin", "opening": {"by-lot": {"then": {"winner-leads": {"tie": "first"}}}}},
        "After a round without a winner: The player who holds the highest double must lead it",
        "as in the first round",
    ),
    ({"like": "dominican", "twists": ["discard-to-pass"]}, "discards a tile", "next player must"),
    ({"like": "gaple", "hand": 5, "players": [4]}, "One of the tiles left over is", "must lead"),
    ({"like": "gaple", "players": [4]}, "must lead", "is turned up"),
    ({"like": "gaple"}, "If a tile is turned up", "One of the tiles left"),
    ({"like": "hungarian"}, "the next player the next one, and so on", "Later rounds"),
    ({"like": "brazilian"}, "whose halves match two different ends", "fits both ends"),
    ({"like": "latin"}, "must lead it. In later rounds, the winner", "no one has a double"),
    (
        {"like": "gaple", "twists": ["discard-to-pass"]},
        "A player who can't play discards a tile",
        "can't play passes",
    ),
    (
        {"like": "block-draw", "twists": ["discard-to-pass"]},
        "Instead of passing, a player discards a tile",
        "A player who can't play discards",
    ),
    ({"like": "block-draw", "draw": {"draw-one": {"leave": 18}}}, "out of play", "draws one"),
    ({"like": "chickenfoot", "players": 9, "hand": 6}, "All tiles but the hub", "All tiles are"),
    (
        {"like": "block-draw", "deal": {"hands-and-stock": {"start": 1}}},
        "The holder of the highest double begins, with any tile that fits",
        "lead it",
    ),
    ({"like": "block-draw", "turns": "cover-doubles"}, "must play another tile", "train"),
    ({"like": "mexican-train"}, "In first turns nothing has to be covered", "another tile if"),
    ({"like": "block-draw", "block": "to-the-locker"}, "blocked the round wins", "Tie in"),
    ({"like": "puerto-rican"}, "The winning team scores the total of all", "The winner scores"),
    ({"like": "fundomino", "players": [3, 4]}, "The leader chooses", "With three or more"),
    ({"like": "fundomino"}, "With three or more", "its pips"),
    ({"like": "tiddly-wink"}, "With 10 players, use a larger set.", "9 or 10 players, use"),
    ({"like": "bergen", "goal": {"first-to": 1}}, "has 1 point or more at", "1 points"),
    ({"like": "latin", "on-pass": {"pass-bonus": {"bonus": 1}}}, "scores 1 point,", "1 points"),
    ({"like": "bergen", "counting": {"special-tiles": {"tiles": []}}}, "its pips.", "differently"),
    ({"like": "train"}, "A hand counts as the total of its pips.", "0-0 counts"),
    ({"like": "yourturn"}, "draws until they can. 2 tiles", "passes when"),
    ({"like": "yourturn", "draw": "never"}, "No one draws or passes.", "can't play passes"),
    ({"like": "kozel"}, "After a blocked round, the player who blocked", "without a winner"),
    (
        {"like": "cross", "tiles": {"double-n": {"without": {"3": ["0-0", "0-0"]}}}},
        "leave 0-0 in the box",
        "0-0 and 0-0",
    ),
    (
        {"like": "jamaican"},
        "The same applies after a round that sends all scores back to 0.",
        "all at 1",
    ),
    (
        {"like": "jamaican", "award": {"to-love": {"one-all": True}}},
        "sends all scores back to 0 or leaves all at 1.",
        "goes back",
    ),
    (
        {"like": "jamaican", "award": {"to-love": {"love": False}}},
        "as in the first",
        "The same applies",
    ),
    ({"like": "fruitominoes"}, "The match ends sooner if no one can catch the leader", "10 points"),
    ({"goal": {"most-after": 5}}, "After 5 rounds, the most points win", "ends sooner"),
    (
        {
            "counting": {
                "special-tiles": {
                    "tiles": [
                        {"tile": "6-6", "points": 5},
                        {"tile": "6-6", "points": 7},
                    ]
                }
            }
        },
        "some tiles count differently: 7 for 6-6.",
        "5 for",
    ),
)


@pytest.mark.parametrize(("rules", "there", "not_there"), CHANGES)
def test_a_file_is_told_as_it_plays(rules: dict[str, object], there: str, not_there: str) -> None:
    game = parse_house_rules({"title": "Ours", **rules})
    text = " ".join(f"{heading} {row}" for heading, row in rows_of(game).items())
    assert there in text
    assert not_there not in text


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"hand": 5, "draw": "until-playable"}, "a boneyard, but all tiles are dealt"),
        ({"teams": True}, "teams, but alone"),
        ({"goal": {"loser-at": 50}}, "points are bad, but they win"),
    ],
)
def test_a_text_of_other_rules_is_found_out(
    changes: dict[str, object], why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = {"like": "latin", "title": "Ours", "teams": False, "hand": 7}
    game, other = parse_house_rules(plain), parse_house_rules({**plain, **changes})
    assert contradictions(game) == contradictions(other) == []
    other_rows = rows_of(other)
    monkeypatch.setitem(globals(), "rows_of", lambda _: other_rows)
    assert why in contradictions(game)
