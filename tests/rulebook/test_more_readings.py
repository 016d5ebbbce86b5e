"""The chapter of more games, read row by row: small deals worked out by hand, in both engines.

The rows are those of `docs/rulebook.md`; what is expected was worked out from their text alone.
"""

from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest

from boneyard import fast
from boneyard.core.actions import parse
from boneyard.core.options import OptionError
from boneyard.engine import act
from boneyard.games import GAMES
from boneyard.records.files import read_record
from boneyard.records.replay import record_deal
from boneyard.rules.game import Rules, State
from support.kit import deal, legal, play, record, refused
from support.lockstep import Table

Json = dict[str, Any]


@dataclass
class Reading:
    """Rounds of a game, and what must come of them."""

    ids: str
    game: str
    rounds: list[Json | str]
    expected: Json
    options: Json = field(default_factory=dict)


def reading(ids: str, game: str, *rounds: Json | str, options: Json | None = None, **expected: Any):  # type: ignore[no-untyped-def]
    """A reading; `legal` is what the player on turn may do, `last` the last round's result."""
    return pytest.param(Reading(ids, game, [*rounds], expected, options or {}), id=ids)


#: Seat 0 leads its only tile: the round is over, seat 0 its player.
QUICK = deal("6-6|5-4|3-2|1-0")
SECOND = deal("5-4 2-1|6-5 1-1|3-3 3-2|4-1 0-0")
#: 3-3 is led and nobody has another 3: 5 + 2 pips on either side.
EVEN = deal("3-3 4-1|5-0|2-0|1-1")
LOT = {"first_lead": "lot"}

READINGS = [
    # WM-1, partners choose
    reading("WM-1 asks", "mexican-partners", QUICK, "0 6-6", SECOND, "",
            turn=0, legal={"5-4", "2-1", "pass"}, scores=[10, 0]),
    reading("WM-1 hands over", "mexican-partners", QUICK, "0 6-6", SECOND, "0 pass",
            turn=2, legal={"3-3", "3-2"}),
    reading("WM-1 no bonus for it", "mexican-partners", QUICK, "0 6-6", SECOND,
            "0 pass, 2 3-3, 3 pass", options={"pass_bonus": 25}, scores=[35, 0], turn=0),
    reading("WM-1 LA-11", "mexican-partners", QUICK, "0 6-6", SECOND,
            "0 pass, 2 3-3, 3 pass, 0 pass, 1 pass", options={"pass_bonus": 25},
            scores=[60, 0], turn=2),
    reading("WM-1 LA-14 the real leader", "latin", QUICK, "0 6-6",
            deal("4-1|5-0|3-3 2-0|1-1"), "0 pass, 2 3-3", deal("6-6|5-5|4-4|2-2 2-1"), "",
            options={"lead": "partners"}, turn=3, legal={"2-2", "2-1"}, scores=[10, 0]),
    reading("LA-14 nobody chooses after an even lock", "latin", EVEN, "0 3-3", SECOND, "",
            options={"lead": "partners"}, turn=1, legal={"6-5", "1-1"}),
    reading("JA-10 asks", "jamaican", QUICK, "0 6-6", SECOND, "",
            options={"lead": "partners"}, turn=0, legal={"5-4", "2-1", "pass"}, scores=[1, 0]),
    reading("JA-10 by default nobody", "jamaican", QUICK, "0 6-6", SECOND, "",
            turn=0, legal={"5-4", "2-1"}),
    reading("JA-10 first lead after no winner", "jamaican",
            deal("6-6 2-1|3-0|5-4|5-5"), "0 6-6", SECOND, "",
            options={"lead": "partners"}, turn=2, legal={"3-3"}, scores=[0, 0]),
    reading("JA-10 first lead when all are back", "jamaican", QUICK, "0 6-6",
            deal("5-4 2-1|4-3|1-1 0-0|3-3 2-2"), "0 5-4, 1 4-3@2",
            deal("5-5 1-0|6-6 2-0|4-4 3-0|5-0 2-2"), "",
            options={"lead": "partners"}, turn=1, legal={"6-6"}, scores=[0, 0]),
    # WM-2, by lot
    reading("WM-2 SP-1 count all", "spanish", {**QUICK, "lead": 2}, "2 3-2",
            last={"end": "out", "winners": [0], "points": [22, 0]}, scores=[22, 0]),
    reading("SP-1 any tile", "spanish", {**SECOND, "lead": 1}, "",
            turn=1, legal={"6-5", "1-1"}),
    reading("SP-1 the lead goes round", "spanish", {**QUICK, "lead": 2}, "2 3-2", SECOND, "",
            turn=3, legal={"4-1", "0-0"}),
    reading("SP-1 even lock", "spanish", {**deal("4-1|3-3 5-0|2-0|1-1"), "lead": 1}, "1 3-3",
            SECOND, "", turn=2, legal={"3-3", "3-2"}, scores=[0, 0]),
    reading("LA-15 lead double", "latin", {**deal("6-6 1-0|5-4|3-2 2-2|4-0"), "lead": 1}, "1 5-4",
            SECOND, "", options={**LOT, "lead": "double"}, turn=2, legal={"3-3"}, scores=[0, 22]),
    reading("LA-15 later the winner", "latin", {**QUICK, "lead": 3}, "3 1-0", SECOND, "",
            options=LOT, turn=3, legal={"4-1", "0-0"}, scores=[0, 17]),
    reading("VE-1", "venezuelan", QUICK, "0 6-6", SECOND, "",
            turn=1, legal={"6-5", "1-1"}, scores=[10, 0]),
    reading("VE-1 even lock", "venezuelan", EVEN, "0 3-3", SECOND, "",
            turn=1, legal={"6-5", "1-1"}, scores=[0, 0]),
    # BR
    reading("BR-4 cruzada", "brazilian", deal("5-5 2-2|5-2 1-0|5-4 3-0|4-2 3-3"),
            "0 5-5, 1 5-2@1, 2 5-4@2, 3 4-2@2, 0 2-2@2", scores=[4, 0]),
    reading("BR-5", "brazilian", deal("5-5 2-2|5-2 1-0|5-4 3-0|4-2 3-3"),
            "0 5-5, 1 5-2@1, 2 5-4@2, 3 4-2@2, 0 2-2@1", options={"cruzada": 6},
            scores=[6, 0], over=True, winners=[0]),
    reading("BR-4 alike ends", "brazilian", deal("5-5 2-1|5-2 1-0|5-4 3-0|4-2 3-3"),
            "0 5-5, 1 5-2@1, 2 5-4@2, 3 4-2@2, 0 2-1@2", scores=[1, 0]),
    reading("BR-4 either end", "brazilian", deal("5-5 4-2|5-2 1-0|5-4 3-0|3-3 1-1"),
            "0 5-5, 1 5-2@1, 2 5-4@2, 3 pass, 0 2-4@1", scores=[3, 0]),
    reading("BR-4 one end", "brazilian", deal("5-5 4-4|5-2 1-0|5-4 3-0|3-3 1-1"),
            "0 5-5, 1 5-2@1, 2 5-4@2, 3 pass, 0 4-4@2", scores=[2, 0]),
    reading("BR-4 a lead single", "brazilian", deal("6-5|4-3|2-1|1-0"), "0 6-5", scores=[1, 0]),
    reading("BR-6 team", "brazilian", deal("3-3 6-5|4-1|1-0|2-0"), "0 3-3",
            last={"end": "blocked", "winners": [1], "points": [0, 1]}),
    reading("BR-6 player", "brazilian", deal("3-3 6-5|4-1|1-0|2-0"), "0 3-3",
            options={"lock": "player"}, last={"end": "blocked", "winners": [0], "points": [1, 0]}),
    reading("BR-6 LA-6 the player of it", "brazilian", deal("3-3 6-5|4-1|1-0|2-0"), "0 3-3",
            SECOND, "", turn=1, legal={"6-5", "1-1"}),
    reading("BR-7 waits", "brazilian", EVEN, "0 3-3", QUICK, "0 6-6", scores=[3, 0]),
    reading("BR-7 waits twice", "brazilian", EVEN, "0 3-3", EVEN, "0 3-3", QUICK, "0 6-6",
            scores=[4, 0]),
    reading("BR-7 waits for a lock", "brazilian", EVEN, "0 3-3", deal("3-3 6-5|4-1|1-0|2-0"),
            "0 3-3", scores=[0, 2]),
    reading("BR-7 none", "brazilian", EVEN, "0 3-3", QUICK, "0 6-6", options={"tie": "none"},
            scores=[2, 0]),
    reading("BR-7 locker-loses", "brazilian", EVEN, "0 3-3", SECOND, "",
            options={"tie": "locker-loses"}, scores=[0, 1], turn=1, legal={"6-5", "1-1"}),
    reading("BR-3 no winner", "brazilian", EVEN, "0 3-3", SECOND, "", turn=2, legal={"3-3"}),
    reading("BR-3 partners, no winner", "brazilian", EVEN, "0 3-3", SECOND, "",
            options={"lead": "partners"}, turn=2, legal={"3-3"}),
    reading("BR-3 partners", "brazilian", QUICK, "0 6-6", SECOND, "",
            options={"lead": "partners"}, turn=0, legal={"5-4", "2-1", "pass"}),
    reading("BR-3 next", "brazilian", QUICK, "0 6-6", SECOND, "", options={"lead": "next"},
            turn=1, legal={"6-5", "1-1"}),
    reading("BR-3 next after an even lock", "brazilian", EVEN, "0 3-3", SECOND, "",
            options={"lead": "next"}, turn=1, legal={"6-5", "1-1"}),
    reading("BR-3 double", "brazilian", QUICK, "0 6-6", SECOND, "", options={"lead": "double"},
            turn=2, legal={"3-3"}),
    reading("BR-2 five", "brazilian", deal("6-6 5-5 4-4 3-3|5-4|3-2|1-0"), "",
            options={"misdeal": 5}, turn=0, legal={"6-6"}),
    # CU
    reading("CU-4 WM-1", "cuban", QUICK, "0 6-6", SECOND, "0 pass, 2 3-3, 3 pass",
            options={"salida": 20, "lead": "partners"}, scores=[30, 0]),
    reading("CU-5 the winner leads", "cuban", QUICK, "0 6-6", SECOND, "",
            options={"target": 9, "no_caben": True}, scores=[0, 0], over=False, turn=0),
    reading("CU-5 a salida past it", "cuban", SECOND, "2 3-3, 3 pass",
            options={"salida": 20, "target": 19, "no_caben": True}, scores=[0, 0], turn=0),
    # SB
    reading("SB-3", "sebastopol", deal("6-6 2-0|6-3 5-4|6-5 3-1|6-4 1-0"), "0 6-6, 1 6-3@1",
            turn=2, legal={"6-5@2", "6-5@3", "6-5@4"},
            ends={"1": "3", "2": "6", "3": "6", "4": "6"}),
    reading("SB-4", "sebastopol", deal("6-6 2-0|6-3 5-4|3-2 3-1|6-4 1-0"), "0 6-6, 1 6-3@1",
            turn=2, legal={"pass"}),
    reading("SB-6 blocked", "sebastopol", deal("6-6 1-0|6-3 2-0|3-1|5-3"), "0 6-6, 1 6-3@1",
            last={"end": "blocked", "winners": [0], "points": [13, 0, 0, 0]}),
    reading("SB-6 others", "sebastopol", deal("6-6 1-0|6-3 2-0|3-1|5-3"), "0 6-6, 1 6-3@1",
            options={"blocked": "others"}, scores=[14, 0, 0, 0]),
    reading("SB-6 all", "sebastopol", deal("6-6 1-0|6-3 2-0|3-1|5-3"), "0 6-6, 1 6-3@1",
            options={"blocked": "all"}, scores=[15, 0, 0, 0]),
    reading("SB-5", "sebastopol", deal("6-6 6-1 2-0|6-3 3-3 0-0|6-5 5-0|6-4 4-0"),
            "0 6-6, 1 6-3@1, 2 6-5@2, 3 6-4@3, 0 6-1@4, 1 3-3@1",
            turn=2, legal={"5-0@2"}, ends={"1": "3", "2": "5", "3": "4", "4": "1"}),
    reading("SB-2 the second round too", "sebastopol", QUICK, "0 6-6", SECOND, "",
            turn=2, legal={"3-3"}, scores=[15, 0, 0, 0]),
    # MC
    reading("MC-4 all", "maltese-cross",
            deal("6-6 6-1 2-0|6-3 3-3 3-2|6-5 5-5 3-0|6-4 4-0"),
            "0 6-6, 1 6-3@1, 2 6-5@2, 3 6-4@3, 0 6-1@4", turn=1, legal={"3-3@1"}),
    reading("MC-4 all, an open arm waits", "maltese-cross",
            deal("6-6 6-1 2-0|6-3 3-3 3-2|6-5 5-5 3-0|6-4 4-0"),
            "0 6-6, 1 6-3@1, 2 6-5@2, 3 6-4@3, 0 6-1@4, 1 3-3@1", turn=2, legal={"5-5@2"}),
    reading("MC-4 arm", "maltese-cross",
            deal("6-6 6-1 2-0|6-3 3-3 3-2|6-5 5-5 3-0|6-4 4-0"),
            "0 6-6, 1 6-3@1, 2 6-5@2, 3 6-4@3, 0 6-1@4, 1 3-3@1", options={"gate": "arm"},
            turn=2, legal={"5-5@2", "3-0@1"}),
    reading("MC-4 arm, the double goes elsewhere", "maltese-cross",
            deal("6-6 6-1 2-0|6-3 3-3 5-2 1-0|6-5 5-3 0-0|6-4 5-5 4-0"),
            "0 6-6, 1 6-3@1, 2 6-5@2, 3 6-4@3, 0 6-1@4, 1 3-3@1, 2 3-5@1",
            options={"gate": "arm"}, turn=3, legal={"5-5@1", "5-5@2"}),
    reading("MC-4 arm, the first stays dead", "maltese-cross",
            deal("6-6 6-1 5-1|6-3 3-3 5-2 1-0|6-5 5-3 0-0|6-4 5-5 4-0"),
            "0 6-6, 1 6-3@1, 2 6-5@2, 3 6-4@3, 0 6-1@4, 1 3-3@1, 2 3-5@1, 3 5-5@1",
            options={"gate": "arm"}, turn=0, legal={"5-1@1"}),
    reading("MC-5 one, it fits", "maltese-cross", deal("6-6 1-0|5-4 3-2", stock="6-1 2-0"),
            "0 6-6, 1 draw", turn=1, legal={"6-1@1", "6-1@2", "6-1@3", "6-1@4"}),
    reading("MC-5 one, it doesn't", "maltese-cross", deal("6-6 6-0|5-4 3-2", stock="5-0 6-1"),
            "0 6-6, 1 draw", turn=1, legal={"pass"}),
    reading("MC-5 until-playable", "maltese-cross", deal("6-6 6-0|5-4 3-2", stock="5-0 6-1"),
            "0 6-6, 1 draw", options={"draw": "until-playable"}, turn=1, legal={"draw"}),
    reading("MC-7 blocked after a draw", "maltese-cross", deal("6-6 1-0|5-4 3-2", stock="5-0"),
            "0 6-6, 1 draw", last={"end": "blocked", "winners": [0], "points": [18, 0]}),
    # TW
    reading("TW-3 a single that leads", "tiddly-wink", deal("6-5 1-0|4-3 2-0"), "",
            options={"no_double": "highest"}, turn=0, legal={"6-5", "5-6"}),
    reading("TW-3 OJ-3", "tiddly-wink", deal("6-5 1-0|6-3 2-0"), "0 5-6",
            options={"no_double": "highest"}, ends={"1": "6"}, turn=1, legal={"6-3@1"}),
    reading("TW-4 the lead", "tiddly-wink", deal("6-6 6-1 2-0|6-3 3-0"), "0 6-6",
            turn=0, legal={"6-1@1", "pass"}),
    reading("TW-4 once", "tiddly-wink", deal("6-6 6-1 2-0|3-1 3-0"), "0 6-6, 0 6-1@1",
            turn=1, legal={"1-3@1"}),
    reading("TW-4 nothing fits", "tiddly-wink", deal("6-6 2-1 2-0|6-3 3-0"), "0 6-6",
            turn=1, legal={"6-3@1"}),
    reading("TW-4 two ends", "tiddly-wink", deal("6-6 4-4 4-1|6-3 6-4 5-0"),
            "0 6-6, 1 6-4@1, 0 4-4@1", options={"ends": 2}, turn=0, legal={"4-1@1", "pass"}),
    reading("TW-4 a further double", "tiddly-wink", deal("6-6 4-4 3-3 3-2|6-4 6-3 5-0"),
            "0 6-6, 1 6-4@1, 0 4-4@1, 1 6-3@2, 0 3-3@2", options={"ends": 2}, turn=0,
            legal={"3-2@2", "pass"}),
    reading("TW-6", "tiddly-wink", deal("6-6 2-1|3-0 4-1|5-5 0-0"), "0 6-6",
            last={"end": "blocked", "winners": [0], "points": [15, 0, 0]}),
    reading("TW-4 out with a double", "tiddly-wink", deal("6-6|3-0 4-1|5-5 0-0"), "0 6-6",
            last={"end": "out", "winners": [0], "points": [18, 0, 0]}),
    # DB
    reading("DB-2", "double-bergen", deal("6-5 1-0|3-3 2-2|6-6 4-0"), "",
            turn=1, legal={"3-3", "2-2"}),
    reading("DB-3", "double-bergen", deal("6-5|4-3|2-1", stock="1-0 5-5 6-0"), "0 draw, 1 draw",
            turn=1, legal={"5-5"}, ends={}),
    reading("DB-3 all of them draw", "double-bergen", deal("6-5|4-3", stock="1-0 2-0 5-5"),
            "0 draw, 1 draw", turn=0, legal={"draw"}, hands=[2, 2]),
    reading("DB-6 DB-7", "double-bergen", deal("5-5 5-3 5-4 2-2 0-0|5-2 5-1 3-2 2-1"),
            "0 5-5, 1 5-2@1, 0 5-3@2, 1 5-1@3, 0 5-4@4, 1 3-2@2, 0 2-2@1",
            scores=[5, 2], turn=1, legal={"1-2@3", "2-1@1", "2-1@2"}),
    reading("DB-6 DB-8", "double-bergen", deal("5-5 5-3 5-4 2-2 0-0|5-2 5-1 3-2 2-1"),
            "0 5-5, 1 5-2@1, 0 5-3@2, 1 5-1@3, 0 5-4@4, 1 3-2@2, 0 2-2@1, 1 1-2@3",
            last={"end": "out", "winners": [1], "points": [5, 7]}),
    reading("DB-6 a double alone", "double-bergen", deal("5-5 5-3 5-4 4-4 0-0|5-2 5-1 3-2 2-1"),
            "0 5-5, 1 5-2@1, 0 5-3@2, 1 5-1@3, 0 5-4@4, 1 2-1@1, 0 4-4@4", scores=[4, 2]),
    reading("DB-2 later", "double-bergen", deal("5-5|6-6|4-4"), "0 5-5",
            deal("6-6 1-0|6-5 2-0|6-4 3-0"), "", turn=0, legal={"6-6"}, scores=[3, 0, 0]),
    reading("DB-3 later from the seat asked", "double-bergen", deal("5-5|6-6|4-4"), "0 5-5",
            deal("6-1|6-5|6-4", stock="1-0 1-1"), "", turn=1, legal={"draw"}),
    # HN
    reading("HN-3 HN-4 the leader", "hungarian", deal("5-4 4-3 5-2 0-0|2-1 3-1 6-6 1-1"), "0 5-4",
            turn=0, legal={"4-3@2", "5-2@1"}),
    reading("HN-3 one", "hungarian", deal("5-4 4-3 5-2 0-0|2-1 3-1 6-6 1-1"),
            "0 5-4, 0 4-3@2, 0 5-2@1, 1 2-1@1", turn=1, legal={"1-3@1", "1-1@1"}),
    reading("HN-3 both", "hungarian", deal("5-4 4-3 5-2 0-0|2-1 3-1 6-6 1-1"),
            "0 5-4, 0 4-3@2, 0 5-2@1, 1 2-1@1", options={"run": "both"}, turn=1,
            legal={"1-3@1", "1-1@1", "3-1@2"}),
    reading("HN-6 drops out", "hungarian", deal("5-4 4-3|5-1 6-6|3-0 2-2"), "0 5-4, 0 4-3@2",
            turn=1, legal={"5-1@1"}),
    reading("HN-6 HN-7 blocked", "hungarian", deal("5-4 4-3|5-1 6-6"), "0 5-4, 0 4-3@2, 1 5-1@1",
            last={"end": "blocked", "winners": [0], "points": [0, 12]}),
    reading("HN-6 all out", "hungarian", deal("5-4 4-3|5-1"), "0 5-4, 0 4-3@2, 1 5-1@1",
            last={"end": "out", "winners": [], "points": [0, 0]}),
    reading("HN-7 equal", "hungarian", deal("5-4 4-1 6-0|3-3"), "0 5-4, 0 4-1@2",
            last={"end": "blocked", "winners": [], "points": [6, 6]}),
    reading("HN-8", "hungarian", deal("5-4 4-3|5-1 6-6"), "0 5-4, 0 4-3@2, 1 5-1@1",
            options={"target": 12}, over=True, winners=[0], scores=[0, 12]),
    reading("HN-2 later", "hungarian", deal("5-4 4-3|5-1 6-6"), "0 5-4, 0 4-3@2, 1 5-1@1",
            deal("6-6 1-0|5-5 2-0"), "", turn=1, legal={"5-5", "2-0"}),
    reading("HN-5", "hungarian", deal("5-4 6-6|3-3 2-2|5-1 4-0"), "0 5-4", turn=1, legal={"pass"}),
    reading("HN-2 lot", "hungarian", {**deal("5-4 4-3|5-1 6-6"), "lead": 1}, "", options=LOT,
            turn=1, legal={"5-1", "6-6"}),
    # FT
    reading("FT-7 blocked", "fives-and-threes", deal("5-1|2-2 4-4|3-3 0-0|6-6 2-0"),
            "0 5-1", options={"players": 4, "teams": True, "finish": "both"},
            last={"end": "blocked", "winners": [], "points": [2, 0]}),
    reading("FT-7 the other team", "fives-and-threes", deal("5-1|5-4|1-0 3-3|4-2"),
            "0 5-1, 1 5-4@1, 2 1-0@2, 3 4-2@1",
            options={"players": 4, "teams": True, "finish": "both"},
            last={"end": "out", "winners": [1], "points": [2, 2]}),
    reading("FT-9 next seat", "fives-and-threes", {**deal("5-1|6-4"), "lead": 1}, "1 6-4",
            deal("3-2 1-0|6-6 4-4"), "", options=LOT, turn=0, legal={"3-2", "1-0"}),
    reading("FT-9 winner", "fives-and-threes", {**deal("5-1|6-4"), "lead": 1}, "1 6-4",
            deal("3-2 1-0|6-6 4-4"), "", options={**LOT, "next_lead": "winner"},
            turn=1, legal={"6-6", "4-4"}),
    reading("FT-8 exactly", "fives-and-threes", deal("6-3|1-0 2-2"), "0 6-3",
            options={"last": "together", "target": 4}, over=True, winners=[0],
            last={"end": "out", "winners": [0], "points": [4, 0]}),
    reading("FT-8 past it", "fives-and-threes", deal("6-3|1-0 2-2"), "0 6-3",
            options={"last": "together", "target": 3}, over=False,
            last={"end": "out", "winners": [0], "points": [0, 0]}),
    # GA
    reading("GA-10", "gaple", deal("5-4 2-1|6-5 1-1|3-3 4-2|4-1 0-0", start="5-3"), "",
            options={"hand": 5}, turn=0, legal={"5-4@1"}, ends={"1": "5", "2": "3"}),
    reading("GA-10 the player of the last round", "gaple",
            deal("6-4 2-1|5-1|3-1 4-2|4-1 0-0", start="5-3"), "0 pass, 1 5-1@1",
            deal("5-4 2-1|6-5 1-1|3-1 4-2|4-1 0-0", start="6-6"), "",
            options={"hand": 5}, turn=1, legal={"6-5@1", "6-5@2"}),
    reading("GA-10 GA-6 blocked at the deal", "gaple", deal("5-4|5-2|4-1|2-2", start="6-3"), "",
            options={"hand": 5}, last={"end": "blocked", "winners": [3], "points": [0, 0, 0, 21]}),
    reading("GA-11", "gaple", deal("6-4 2-1|5-1|3-1 4-2|4-1 0-0", start="5-3"), "",
            options={"hand": 5, "unable": "discard"}, turn=0,
            legal={"discard 6-4", "discard 2-1"}),
    reading("GA-11 no discard with a tile that fits", "gaple",
            deal("5-4 2-1|6-1|3-1 4-2|4-1 0-0", start="5-3"), "",
            options={"hand": 5, "unable": "discard"}, turn=0, legal={"5-4@1"}),
    reading("GA-11 who has dead tiles drops out", "gaple",
            deal("6-4|5-1 6-0|3-1 4-2|4-1 0-0", start="5-3"), "0 discard 6-4, 1 5-1@1",
            options={"hand": 5, "unable": "discard"}, turn=2, legal={"1-3@1", "3-1@2"},
            hands=[0, 1, 2, 2]),
    reading("GA-11 out", "gaple",
            deal("6-4 1-0|5-1|3-1 4-2|4-1 2-2", start="5-3"),
            "0 discard 6-4, 1 5-1@1", options={"hand": 5, "unable": "discard"},
            last={"end": "out", "winners": [1], "points": [0, 11 + 10 + 9, 0, 0]}),
    reading("GA-11 GA-5 a dead 0-0", "gaple", deal("0-0|6-5 6-2|4-2|4-3 4-4", start="3-3"),
            "0 discard 0-0, 1 discard 6-5, 2 discard 4-2, 3 3-4@1, 1 discard 6-2, 3 4-4@1",
            options={"hand": 5, "unable": "discard"},
            last={"end": "out", "winners": [3], "points": [0, 0, 0, 25 + 19 + 6]}),
    reading("GA-11 the last tile beside dead ones", "gaple",
            deal("6-6 4-2|3-2 5-5|6-5 6-1|3-0 1-1", start="3-3"),
            "0 discard 6-6, 1 3-2@1, 2 discard 6-5, 3 3-0@2, 0 2-4@1",
            options={"hand": 5, "unable": "discard"},
            last={"end": "blocked", "winners": [3], "points": [0, 0, 0, 12 + 10 + 18]}),
    # BG (the play blocks the round as well: a point for seat 0, which holds no double), FO, OJ
    reading("BG-6 the lead double", "bergen", deal("1-1 3-2 6-4|3-1 2-1 5-5"),
            "0 1-1, 1 1-3@1, 0 3-2@1, 1 2-1@1", options={"meets_double": 3}, scores=[3, 3]),
    reading("BG-6 default", "bergen", deal("1-1 3-2 6-4|3-1 2-1 5-5"),
            "0 1-1, 1 1-3@1, 0 3-2@1, 1 2-1@1", scores=[3, 2]),
    reading("FO-4", "fours", {**deal("6-6 6-5 5-1 4-4|1-0 3-3|2-0|3-0"), "lead": 0}, "0 6-6",
            options={"go_on": "must"}, turn=0, legal={"6-5@1", "6-5@2"}),
    reading("FO-4 until nothing fits", "fours",
            {**deal("6-6 6-5 5-1 4-4|1-0 3-3|2-0|3-0"), "lead": 0},
            "0 6-6, 0 6-5@1, 0 5-1@1", options={"go_on": "must"}, turn=1, legal={"1-0@1"}),
    reading("OJ-4 after", "one-arm-joe", deal("6-6 6-1 2-0|6-3 3-0"), "0 6-6",
            options={"extra": "after"}, turn=0, legal={"6-1@1", "pass"}),
    reading("OJ-4 on earns nothing", "one-arm-joe", deal("6-6 2-1 2-0|6-3 3-1 5-0"),
            "0 6-6, 1 6-3@1", options={"extra": "after"}, turn=0),
    reading("OJ-2 on", "one-arm-joe", deal("6-6 2-1 2-0|6-3 3-1 5-0"), "0 6-6, 1 6-3@1",
            turn=1, legal={"3-1@1", "pass"}),
    # KO
    reading("KO-4 run", "knock-out", deal(row="1-2 2-3 3-3 5-6"), "",
            options={"knock": "run"}, legal={"knock 1", "knock 2"}),
    reading("KO-4 takes all", "knock-out", deal(row="1-2 2-3 3-3 5-6"), "0 knock 2",
            options={"knock": "run"}, hands=[1], last={"end": "lost"}),
    reading("KO-4 two", "knock-out", deal(row="1-2 2-3 3-3 5-6"), "0 knock 2", hands=[2]),
]  # fmt: skip


@pytest.mark.parametrize("one", READINGS)
def test_a_reading_in_the_plain_engine(one: Reading) -> None:
    result = play(one.game, *one.rounds, **one.options)
    for name, expected in one.expected.items():
        if name == "legal":
            assert legal(result) == expected, one.ids
        elif name == "last":
            last = result["rounds"][-1]
            assert {key: last[key] for key in expected} == expected, one.ids
        else:
            assert result[name] == expected, (one.ids, name)


@pytest.mark.kernels
@pytest.mark.parametrize("one", [one for one in READINGS if one.values[0].game != "knock-out"])
def test_the_fast_core_follows(one: Reading) -> None:
    written = read_record(record(one.game, *one.rounds, **one.options))
    rules = written.rules
    assert isinstance(rules, Rules)
    game = fast.compile(rules)
    state: Any = rules.new_match()
    for number, played in enumerate(written.rounds, 1):
        dealt = record_deal(written, number)
        state = act(state, None, dealt)[1]
        assert isinstance(state, State)
        if not state.playing:
            continue
        tables = fast.Tables(game, 1)
        tables.rounds[0] = fast.pack(game, state)
        table = Table(game, tables.rounds[0], dealt, state)  # type: ignore[arg-type]
        for _, move in played.moves:
            table.compare(int(tables.to_act[0]), tables.masks()[0])
            action = fast.number_of(game, parse(move) if isinstance(move, str) else move)
            assert action is not None
            tables.step(np.array([action]))
            table.follow(action)
        mask = tables.masks()[0] if table.state.playing else np.zeros(1)
        table.compare(int(tables.to_act[0]), mask)
        state = table.state


REFUSED = [
    ("WM-2 SP-1 no lead", "spanish", {}, [QUICK]),
    ("WM-2 a later lead", "spanish", {}, [{**QUICK, "lead": 2}, "2 3-2", {**SECOND, "lead": 1}]),
    ("WM-2 without lot", "latin", {}, [{**QUICK, "lead": 0}]),
    ("WM-1 pass twice", "mexican-partners", {}, [QUICK, "0 6-6", SECOND, "0 pass, 2 pass"]),
    ("WM-1 in the first round", "mexican-partners", {}, [QUICK, "0 pass"]),
    ("BR-2", "brazilian", {}, [deal("6-6 5-5 4-4 3-3|5-4|3-2|1-0")]),
    ("SB-2", "sebastopol", {}, [deal("6-5|5-4|3-2|1-0")]),
    ("SB-4 drawing", "sebastopol", {}, [deal("6-6 1-0|5-4|6-2|3-0"), "0 6-6, 1 draw"]),
    ("MC-2", "maltese-cross", {}, [deal("6-5|5-4")]),
    ("TW-2", "tiddly-wink", {}, [deal("6-5 1-0|4-3 2-0")]),
    ("DB-3", "double-bergen", {}, [deal("6-5|4-3", stock="1-0 2-0")]),
    ("HN-4", "hungarian", {}, [deal("5-4 4-3|5-1 6-6"), "0 5-4, 0 pass"]),
    ("GA-2 GA-9", "gaple", {"players": 5},
     [deal("0-0 1-1 2-2 3-3 4-4|5-4|6-4|2-1|3-1", start="5-3")]),
    ("GA-10 no start", "gaple", {"hand": 5}, [deal("5-4|6-5|3-3|4-1")]),
    ("GA-10 two", "gaple", {"hand": 5}, [deal("5-4|6-5|3-3|4-1", start="5-3 2-1")]),
    ("GA-10 all are dealt", "gaple", {}, [deal("5-4|6-5|0-0|4-1", start="5-3")]),
    ("FO-4", "fours", {"go_on": "must"},
     [{**deal("6-6 6-5|1-0|2-0|3-0"), "lead": 0}, "0 6-6, 0 pass"]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("ids", "game", "options", "rounds"), REFUSED, ids=lambda one: str(one)[:24]
)
def test_what_a_row_forbids_is_refused(
    ids: str, game: str, options: Json, rounds: list[Json | str]
) -> None:
    assert refused(game, *rounds, **options), ids


@pytest.mark.parametrize(
    ("game", "players", "set", "hand"),
    [
        (game, players, set, hand)
        for game in ("mexican-train", "train")
        for players in (9, 10)
        for set, hand in ((9, 5), (12, 8), (15, 11))
    ]
    + [("cyprus", 9, 9, 6), ("cyprus", 9, 12, 8), ("cyprus", 10, 9, 5), ("cyprus", 10, 12, 7)],
)
def test_tiles_for_nine_and_ten(game: str, players: int, set: int, hand: int) -> None:  # MT-19 CY-6
    rules = GAMES[game].rules(players=players, set=set)
    assert isinstance(rules, Rules)
    assert rules.hand_size == hand


def test_set_ups_that_cannot_be() -> None:  # TW-1 GA-9 CU-4 BR-1
    for game, options in (
        ("tiddly-wink", {"players": 10}),
        ("tiddly-wink", {"players": 2, "set": 15}),
        ("gaple", {"players": 5, "teams": True}),
        ("gaple", {"players": 5, "hand": 6}),
        ("cuban", {"salida": 20, "pass_bonus": 25}),
        ("brazilian", {"hand": 5}),
        ("brazilian", {"misdeal": 3}),
        ("hungarian", {"set": 9}),
    ):
        with pytest.raises(OptionError):
            GAMES[game].rules(**options)
    assert GAMES["tiddly-wink"].rules(players=10, set=9).players == 10
