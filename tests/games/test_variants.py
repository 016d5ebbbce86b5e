"""Variants that tables play, as house rules: 28 can be written, four are refused with a reason."""

import json
import random
from typing import Any

import pytest

from boneyard import fast
from boneyard.arena.random_play import random_match
from boneyard.core.chance import Seeded
from boneyard.games.house_rules.custom_games import parse_house_rules
from boneyard.games.house_rules.describe import rules_to_markdown
from boneyard.i18n.translator import get_translator
from boneyard.records import replay
from boneyard.records.replay import match_to_json
from boneyard.rules.serialization import RuleError
from support.lockstep import in_lockstep

LINE = {"tiles": {"double-n": {"sizes": [6]}}}
VARIANTS: dict[str, dict[str, Any]] = {
    "Recife, six tiles": {"like": "brazilian", "hand": 6},
    "cruzada of six": {"like": "brazilian", "award": {"by-last-tile": {"both-double": 6}}},
    "the locker's pair loses": {"like": "brazilian", "tie": "against-the-locker"},
    "Venezuela, the highest double": {"like": "venezuelan", "opening": "highest-double"},
    "Mexico to 200 by lot": {
        "like": "mexican-partners", "opening": {"by-lot": {"then": "next-leads"}},
        "goal": {"first-to": 200},
    },
    "Spain, both partners out": {"like": "spanish", "out": "both-partners"},
    "Havana": {
        "like": "cuban", "on-pass": {"pass-bonus": {"on-double": 20}}, "tie": "to-the-leader",
        "goal": {"first-to": {"target": 150, "void-beyond": True}},
    },
    "Jamaica, partners choose": {
        "like": "jamaican", "opening": {"winner-leads": {"tie": "first", "partners": True}},
    },
    "Sebastopol with drawing": {"like": "sebastopol", "hand": 5, "draw": {"draw-one": "must-play"}},
    "Maltese Cross arm by arm": {
        "like": "maltese-cross", "table": {"maltese-cross": {"gate": "arm"}},
    },
    "Maltese Cross, two stay": {
        "like": "maltese-cross", "draw": {"draw-one": {"then": "must-play", "leave": 2}},
    },
    "Tiddly-Wink, both ends": {"like": "tiddly-wink", "table": "line", "players": [2, 3, 4]},
    "Tiddly-Wink for ten": {"like": "tiddly-wink", "tiles": {"double-n": {"sizes": [9]}}},
    "Double Bergen, doubles count three": {
        "like": "double-bergen", "on-play": {"ends-matching": {"doubles": 3}},
    },
    "Hungarian on both ends": {"like": "hungarian", "turns": {"goes-on": "must"}},
    "Pairs of fives and threes": {
        "like": "fives-and-threes", "players": 4, "teams": True, "out": "both-partners",
        "goal": {"exactly": {"target": 61, "together": True}},
    },
    "Gaple with discards": {"like": "gaple", "twists": ["discard-to-pass"]},
    "Gaple, five tiles": {"like": "gaple", "hand": 5},
    "Bergen, three for meeting a double": {
        "like": "bergen",
        "on-play": {"ends-alike": {"alike": 2, "with-double": 3, "meets-double": 3}},
    },
    "Fours, nobody stops": {"like": "fours", "turns": {"goes-on": "must"}},
    "One-Arm Joe after a double": {
        "like": "one-arm-joe", "turns": {"goes-on": {"how": "may", "when": "after-double"}},
    },
    "Draw three at most": {"like": "block-draw", "draw": {"until-playable": {"most": 3}}},
    "Draw for the first lead": {"like": "five-up", "opening": {"by-lot": "take-turns"}},
    "Kozel, 6-6 alone is 50": {
        "like": "kozel", "counting": {"special-tiles": {
            "tiles": [{"tile": "6-6", "points": 50}, {"tile": "0-0", "points": 25}],
            "alone": True,
        }},
    },
    "A wild blank": {**LINE, "match": {"same-value": {"wild": ["0-0"]}}, "draw": "never"},
    "Block & Draw until all are out": {**LINE, "out": "play-on", "award": {"penalties": 0},
                                       "goal": {"loser-at": 100}},
    "Mexican Train for ten": {"like": "mexican-train", "players": [9, 10]},
    "Cyprus for ten": {"like": "cyprus", "players": [9, 10]},
}  # fmt: skip
#: What can't be written, and what is said of it.
REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "42, with tricks": ({"tricks": True}, "trick-taking"),
    "Moon, with bids": ({"bids": 7}, "trick-taking"),
    "Tien gow": ({"tiles": "chinese"}, "unknown tiles"),
    "Baronet with two rows": ({"like": "baronet"}, "solitaire|for one"),
}


@pytest.mark.kernels
@pytest.mark.parametrize("written", VARIANTS.values(), ids=VARIANTS.keys())
def test_a_variant_is_told_and_played_in_both_engines(written: dict[str, Any]) -> None:
    game = parse_house_rules({**written, "title": "A variant"})
    for language in ("en", "es", "nl"):
        assert "**" in rules_to_markdown(game, get_translator(language).translate)
    short = {"single": True} if any(one.name == "single" for one in game.options) else {}
    rules = game.rules(players=game.players[-1], **short)
    match = random_match(rules, Seeded("variant"), random.Random(1))
    assert replay(json.loads(json.dumps(match.to_record()))) == match_to_json(match.end)
    assert in_lockstep(fast.compile(rules), 4, seed=3) >= 4


@pytest.mark.parametrize(("written", "said"), REFUSED.values(), ids=REFUSED.keys())
def test_what_cannot_be_written_is_refused_with_a_reason(
    written: dict[str, Any], said: str
) -> None:
    with pytest.raises(RuleError, match=said):
        parse_house_rules(written)


def test_there_are_thirty_two() -> None:
    assert len(VARIANTS) + len(REFUSED) == 32
