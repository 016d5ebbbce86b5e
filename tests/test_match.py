"""`boneyard.Match`: a whole match for programs."""

import copy
import pickle
import random
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

import boneyard
from boneyard import Draw, Drew, Pass, Play, Played
from boneyard.games import GAMES


def without_deals(log: Sequence[boneyard.Event]) -> list[boneyard.Event]:
    return [event for event in log if not isinstance(event, boneyard.Dealt)]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_of_every_game_is_played_and_recorded(game: str) -> None:
    match = boneyard.Match(game, seed="tea").play_out()
    assert match.is_over
    assert match.is_round_over
    assert match.turn is None
    assert match.legal_moves == []
    record = match.record()
    assert boneyard.replay(record)["scores"] == list(match.scores)
    assert list(record.positions()) == list(match.positions())
    again = boneyard.Match.from_record(record)
    assert again.state == match.state
    # What was drawn for the lead is shown to the players, and no part of a record.
    assert without_deals(again.log) == without_deals(match.log)
    assert boneyard.verify(record).deals == match.round


def test_moves_are_text_or_objects_and_can_be_undone() -> None:
    match = boneyard.Match("all-fives", players=3, seed="tea", names=["Ann", "Bob", "Cy"])
    assert (match.turn, match.scores, match.round, match.moves) == (2, (0, 0, 0), 1, [])
    before = match.state
    events = match.push("6-6")
    assert match.moves == [(2, boneyard.move("6-6"))]
    assert match.log[-len(events) :] == tuple(events)
    assert match.pop() == boneyard.move("6-6")
    assert match.state == before
    match.push(match.legal_moves[0])
    assert match.state != before
    with pytest.raises(boneyard.IllegalMove, match="doesn't have"):
        match.push("5-5@1")
    with pytest.raises(boneyard.ActionError, match="6-4@2"):
        match.push("nonsense")
    with pytest.raises(TypeError, match="expected a move as text"):
        match.push(7)  # type: ignore[arg-type]


def test_undoing_everything_gives_the_first_deal_back() -> None:
    """Also over the end of a round, and over what chance decided."""
    match = boneyard.Match("fundomino-caribbean", players=4, seed="11")
    first = match.state
    match.play_out()
    made = sum(seat is not None for one in match.record().rounds for seat, _ in one.moves)
    for _ in range(made):
        match.pop()
    assert match.state == first
    assert list(match.positions()) == [first]
    with pytest.raises(boneyard.MatchError, match="no move to undo"):
        match.pop()


def test_rounds_are_dealt_one_after_the_other() -> None:
    match = boneyard.Match("block-draw", seed="tea")
    with pytest.raises(boneyard.MatchError, match="still being played"):
        match.next_round()
    match.play_round(bots=["heavy", "random"])
    assert match.is_round_over
    assert len(match.results) == 1
    with pytest.raises(boneyard.IllegalMove, match="next_round"):
        match.push("pass")
    match.next_round()
    assert match.round == 2
    match.play_out(bots="heavy")
    with pytest.raises(boneyard.MatchError, match="match is over"):
        match.next_round()
    with pytest.raises(boneyard.IllegalMove, match="match is over"):
        match.push("pass")


def test_a_view_hides_what_its_seat_may_not_see() -> None:
    match = boneyard.Match("all-fives", players=2, seed="tea")
    seen = match.view(0)
    assert seen.hands[0] == match.state.hands[0]
    assert set(seen.hands[1]) == {None}
    assert set(match.view(None).hands[0]) == {None}


def test_the_same_seed_gives_the_same_match() -> None:
    one, other = (boneyard.Match("bergen", seed="tea").play_out("beginner") for _ in range(2))
    assert one.log == other.log
    assert one.log != boneyard.Match("bergen", seed="coffee").play_out("beginner").log
    mixed = [boneyard.Match("bergen", seed="1").play_out(rng=random.Random(n)) for n in (1, 1, 2)]
    assert mixed[0].log == mixed[1].log != mixed[2].log


def test_it_prints_as_a_table_in_a_few_lines() -> None:
    match = boneyard.Match("all-fives", players=2, seed="tea", names=["Ann", "Bob"])
    assert repr(match) == "<Match all-fives, round 1, scores 0 0, seat 0 to act>"
    match.push("4-4")
    assert str(match).splitlines() == [
        "all-fives, round 1, scores 0 0, seat 1 to act",
        "table     4-4",
        "open ends 1:4 2:4",
        "seat 0    5-0 1-0 3-3 6-0 3-0 4-0",
        "seat 1    6-1 4-1 6-4 5-2 4-2 2-1 4-3",
        "boneyard  6-6 6-5 1-1 5-4 0-0 5-5 2-0 6-3 5-3 6-2 3-1 2-2 3-2 5-1",
        "players   Ann, Bob",
    ]
    assert "seat 1    7 tiles" in str(match.view(0))
    assert str(boneyard.Match("knock-out", seed="1").play_out()).startswith("knock-out, round 1")
    assert match._repr_svg_().startswith("<svg")


def describe(move: boneyard.Move) -> str:
    match move:
        case Play(tile=tile, arm=0):
            return f"lead {tile}"
        case Play(tile, first, arm):
            return f"{tile} by its {first} on arm {arm}"
        case Draw() | Pass():
            return "no tile"
        case _:
            return "something else"


def test_moves_and_events_are_classes_for_match_statements() -> None:
    match = boneyard.Match("block-draw", seed="tea")
    assert describe(match.legal_moves[0]) == "lead 4-4"
    match.push("4-4")
    assert describe(boneyard.move("4-1@2")) == "4-1 by its 4 on arm 2"
    match.play_out()
    tiles = 0
    for event in match.log:
        match event:
            case Played(seat=int(), tile=boneyard.Tile()):
                tiles += 1
            case Drew(seat=seat):
                assert seat in (0, 1)
    assert tiles > 5


class Loud:
    """A bot of a user, typed as the tour has it; it answers with text."""

    def choose(self, view: boneyard.State, seat: int, rng: random.Random) -> str | None:
        moves = boneyard.legal(view, seat)
        return str(rng.choice(moves)) if view.to_act == seat else None


class Wrong:
    """A bot that answers with no move at all."""

    def choose(self, view: boneyard.State, seat: int, rng: random.Random) -> str:
        return "hello"


def test_bots_may_answer_with_text() -> None:
    rules = boneyard.game("block-draw").rules(players=2)
    assert boneyard.duel(rules, Loud(), "heavy", deals=2).players == ("Loud", "heavy")
    assert boneyard.Match(rules, seed="tea").play_out([Loud(), "heavy"]).is_over
    with pytest.raises(boneyard.BotFault, match="'hello'"):
        boneyard.Match(rules, seed="tea").play_out(Wrong())
    with pytest.raises(TypeError, match=r"object with choose\(\)"):
        boneyard.Match(rules, seed="tea").play_out([3, 4])  # type: ignore[list-item]
    with pytest.raises(boneyard.PairingError, match=r"number of seats in the game \(2\)"):
        boneyard.Match(rules, seed="tea").play_out(["heavy"])
    with pytest.raises(boneyard.PairingError, match="did you mean heavy"):
        boneyard.Match(rules, seed="tea").play_out("heavi")


PROGRAM = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"move": json.loads(line)["moves"][0]}), flush=True)
"""


def test_a_program_is_a_player(tmp_path: Path) -> None:
    file = tmp_path / "first move.py"
    file.write_text(f"#!{sys.executable}\n{PROGRAM}")
    file.chmod(0o755)
    rules = boneyard.game("block-draw").rules(players=2)
    program = boneyard.Program(str(file))
    assert program.name == "first move"
    assert boneyard.duel(rules, program, "random", deals=2).players == ("first move", "random")
    record = boneyard.play_match(rules, [program, "heavy"], seed="tea")
    assert record.seats == ("first move", "heavy")
    assert program._process is None, "it was ended"
    with boneyard.Program([sys.executable, "-c", PROGRAM]) as other:
        assert boneyard.Match(rules, seed="1").play_out([other, "heavy"]).is_over
    assert boneyard.Program("python3 -c 'print(1)'").command == ("python3", "-c", "print(1)")


def test_a_game_may_be_a_file_a_dict_a_game_or_rules(tmp_path: Path) -> None:
    file = tmp_path / "friday.toml"
    file.write_text('like = "all-fives"\ntitle = "Friday Fives"\nhand = 6\n')
    for source in (str(file), file, {"like": "all-fives", "title": "Friday Fives", "hand": 6}):
        assert boneyard.game(source).title == "Friday Fives"
        match = boneyard.Match(source, players=2, seed="tea")
        assert match.state.hand_counts == [6, 6]
    rules = boneyard.game("bergen").rules(players=3)
    assert boneyard.Match(rules).rules is rules
    assert boneyard.Match(boneyard.game("bergen"), players=3).rules == rules
    with pytest.raises(boneyard.OptionError, match="already been chosen"):
        boneyard.Match(rules, players=2)
    with pytest.raises(boneyard.OptionError, match="can't read"):
        boneyard.game(str(tmp_path / "none.toml"))
    with pytest.raises(boneyard.ArgumentError, match=r"number of names \(1\)"):
        boneyard.Match("bergen", players=2, names=["Ann"])


def test_a_match_goes_on_from_a_position() -> None:
    match = boneyard.Match("all-fives", seed="tea").play_round("heavy")
    match.next_round()
    match.push(match.legal_moves[0])
    line = boneyard.write_position(match.state)
    other = boneyard.Match.from_position(boneyard.read_position(line), seed="x")
    assert other.scores == match.scores
    assert other.view(0).hands == match.view(0).hands
    move = match.legal_moves[0]
    match.push(move)
    other.push(move)
    assert other.state.open_ends == match.state.open_ends
    assert other.play_out("heavy").is_over
    with pytest.raises(boneyard.MatchError, match="no record"):
        other.record()
    alone = boneyard.Match.from_position(boneyard.Match("baronet", seed="1").state)
    assert alone.play_out().is_over


def test_solitaires_are_played_by_built_in_bots() -> None:
    assert boneyard.Match("domino-solitaire", seed="1").play_out("heavy").is_over
    with pytest.raises(TypeError, match="built-in bot"):
        boneyard.Match("knock-out").play_out(Loud())


def test_a_copy_goes_on_by_itself() -> None:
    match = boneyard.Match("all-fives", players=2, seed="tea")
    for twin in (match.copy(), copy.copy(match), copy.deepcopy(match)):
        twin.push("4-4")
        twin.play_out(bots="heavy")
        assert twin.is_over
        assert (match.moves, len(match.log)) == ([], 2)
        assert match.record() == boneyard.Match("all-fives", players=2, seed="tea").record()
    # The same chance: what is dealt next is the same in both.
    one, other = match.copy().play_round(), match.copy().play_round()
    assert one.next_round() == other.next_round()
    assert pickle.loads(pickle.dumps(match.record())) == match.record()


def test_a_game_is_a_game_already() -> None:
    game = boneyard.game("all-fives")
    assert boneyard.game(game) is game


def test_a_duel_is_a_sentence() -> None:
    found = boneyard.duel("block-draw", "heavy", "random", deals=2, seed=1)
    assert str(found).startswith(f"heavy won {found.won:.1%} of the rounds against random (")
    assert str(found).endswith("neither has been shown to be better")
    clear = msgspec.structs.replace(found, better="heavy")
    assert str(clear).endswith("; heavy is better")
