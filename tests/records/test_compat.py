"""Rules that have changed: older records are refused with a reason, older logs go on."""

from typing import Any

import pytest

from boneyard.core.codec import event_from_json
from boneyard.core.position import fold
from boneyard.engine import act
from boneyard.engine.legal import legal
from boneyard.records.read import parse_deal
from boneyard.rules.game import State
from support.kit import deal, play, refused, table_rules

MUGGINS = deal("5-5 4-1|5-0")
TEN = deal("5-5 | 2-1")
TEAMS = deal("6-6 1-0|2-1|5-5 4-4|2-2")


@pytest.mark.parametrize(
    ("game", "dealt", "moves", "options", "rule"),
    [
        ("all-fives", MUGGINS, "0 5-5, 1 5-0@1", {"muggins": True, "target": 20}, "AF-4"),
        ("fundomino", TEN, "0 5-5", {"perfect_ten": True, "target": 50}, "FD-19"),
        ("block-draw", TEAMS, "0 6-6", {"teams": True, "target": 12}, "BD-7"),
        ("block-draw", TEAMS, "0 6-6", {"teams": True, "single": True}, ""),
    ],
)
def test_a_record_that_went_on_by_an_old_reading_is_told_which_rule_changed(
    game: str, dealt: Any, moves: str, options: dict[str, Any], rule: str
) -> None:
    """AF-4, FD-19 and BD-7: the match is over now where such a record has another round."""
    assert play(game, dealt, moves, **options)["over"]
    said = refused(game, dealt, moves, dealt, moves, **options)
    assert said.startswith("round 2 comes after the end of the match")
    assert (f"rule {rule} has changed" in said) == bool(rule)
    assert ("has changed" in said) == bool(rule)


def test_a_record_that_was_never_right_blames_no_rule() -> None:
    """AF-4: the points that were left made no difference to the end of the match."""
    said = refused("all-fives", MUGGINS, "0 5-5, 1 5-0@1", MUGGINS, muggins=True, target=10)
    assert said == "round 2 comes after the end of the match"


def folded(game: str, options: dict[str, Any], log: str) -> State:
    start = table_rules(game, **options).new_match()
    return fold(start, [event_from_json(line.encode()) for line in log.splitlines()])


#: What an earlier version wrote: the lead's 10 are lost, seat 1 scores its own 5 and 5 for 4-1.
OLD_MUGGINS = """\
{"event":"dealt","hands":[["5-5","4-1"],["5-0"]],"stock":[],"aside":[],"lead":null,"draws":[],"blind":false}
{"event":"turned","seat":0,"owes":null}
{"event":"played","seat":0,"tile":"5-5","first":"5","arm":0,"arms":[{"number":1,"half":"5","double":true},{"number":2,"half":"5","double":true}],"closed":[],"spot":null,"turn":""}
{"event":"made","seat":0,"points":10,"word":"claim"}
{"event":"turned","seat":1,"owes":null}
{"event":"played","seat":1,"tile":"5-0","first":"5","arm":1,"arms":[{"number":1,"half":"0"}],"closed":[],"spot":null,"turn":""}
{"event":"scored","side":1,"points":10,"why":"play"}
{"event":"round-ended","end":"out","winners":[1],"points":[0,5],"counts":[{"seat":0,"pips":5,"counted":5},{"seat":1,"pips":0,"counted":0}],"hands":[["4-1"],[]],"left":null}"""

#: A take left seat 1 with one tile, and brought no duty; the penalty was no word in `reaching`.
OLD_TAKE = """\
{"event":"dealt","hands":[["6-6","6-1","3-2"],["A6-P3","5-4","5-1"]],"stock":[],"aside":[],"lead":null,"draws":[],"blind":false}
{"event":"turned","seat":0,"owes":null}
{"event":"played","seat":0,"tile":"6-6","first":"6","arm":0,"arms":[{"number":1,"half":"6","door":[0,0,0]},{"number":2,"half":"6","door":[0,0,3]}],"closed":[],"spot":null,"turn":"R"}
{"event":"turned","seat":1,"owes":null}
{"event":"played","seat":1,"tile":"A6-P3","first":"A6","arm":2,"arms":[{"number":2,"half":"P3","door":[1,0,3]}],"closed":[],"spot":null,"turn":"R"}
{"event":"turned","seat":0,"owes":1}
{"event":"reaching","seat":0,"source":1}
{"event":"took","seat":0,"source":1,"tile":"5-4"}"""


def test_a_match_in_a_database_keeps_what_was_written_and_goes_on() -> None:  # AF-4
    state = folded("all-fives", {"muggins": True}, OLD_MUGGINS)
    assert (state.scores, state.playing) == ((0, 15), False)
    assert play("all-fives", MUGGINS, "0 5-5, 1 5-0@1", muggins=True)["scores"] == [0, 25]
    after = act(state, None, parse_deal(state.rules, MUGGINS))[1]
    assert (after.round, after.scores, after.turn) == (2, (0, 15), 0)


def test_an_old_take_goes_on_without_a_duty() -> None:  # FD-9
    state = folded("fundomino", {}, OLD_TAKE)
    assert (state.duties, state.owes, state.reaching, state.takes) == ((), None, None, 1)
    assert state.hand_counts == [3, 1]
    assert "draw" not in {str(move) for move in legal(state, 0)}
