"""Hands in the arena: fair seatings, views and nothing else, and the same result anywhere."""

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from boneyard.arena import ArenaPlan, Checkpoint, Pairing, PairingError, PairingTally, run_arena
from boneyard.arena import executors as chunks_module
from boneyard.arena.executors import (
    Chunk,
    InlineExecutor,
    ProcessExecutor,
    RecordedForfeit,
    play_chunk,
)
from boneyard.arena.matchups import list_seatings, swap_players
from boneyard.arena.move_times import MoveTimes
from boneyard.arena.referee import BotSeat, Forfeit, Referee
from boneyard.bots.baselines import HeaviestBot
from boneyard.bots.registry import BOTS, Bot, BotProfile
from boneyard.core.actions import Call, Move
from boneyard.core.chance import Seeded
from boneyard.core.events import Called
from boneyard.core.position import Position
from boneyard.engine.legal import legal
from boneyard.games import GAMES
from boneyard.i18n import message
from boneyard.i18n.translator import english, get_translator
from boneyard.rules.game import Game, Rules, State
from support.kit import player_counts

#: What is said of a bot that is introduced to nobody.
NOBODY = message("bots-about-heavy")

TABLES = [game for game in GAMES.values() if isinstance(game, Game)]


def rules_for(name: str, **options: object) -> Rules:
    game = GAMES[name]
    assert isinstance(game, Game)
    return game.rules(**options)


def pairing(name: str, *players: str, seed: str = "1", **options: object) -> Pairing:
    first, second = players or ("heavy", "random")
    return Pairing(
        name, tuple(rules_for(name, **options).chosen_options.items()), (first, second), seed
    )


def told(tally: PairingTally) -> dict[str, object]:
    """Everything but the times."""
    return {name: value for name, value in tally.to_json().items() if name != "seconds_per_move"}


# Seats


@pytest.mark.parametrize("sides", [2, 3, 4, 5])
def test_each_side_is_as_often_the_ones_as_the_others(sides: int) -> None:
    ways = list_seatings(sides)
    assert len(set(ways) | {swap_players(way) for way in ways}) == 2 * len(ways)
    for way in ways:
        assert 0 in way
        assert 1 in way
        assert {*zip(way, swap_players(way), strict=True)} == {(0, 1), (1, 0)}
    # Among all that sit at one table, who sits next to whom is as often one as the other.
    beside = Counter(
        (at - other) % sides
        for way in ways
        for at in range(sides)
        for other in range(sides)
        if at != other and way[at] == way[other]
    )
    assert len(set(beside.values())) <= 1


def test_three_players_take_all_seatings_and_teams_sit_across() -> None:
    three = pairing("block-draw", players=3)
    assert {three.seatings_of_deal(deal)[0] for deal in range(3)} == {
        (0, 1, 1),
        (1, 0, 1),
        (1, 1, 0),
    }
    teams = pairing("bendomino-teams")
    assert teams.seatings_of_deal(0) == teams.seatings_of_deal(1) == ((0, 1), (1, 0))
    assert [teams.rules.side(seat) for seat in range(4)] == [0, 1, 0, 1]


def test_the_same_player_on_both_sides_wins_half_of_every_deal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Who sits where makes no difference to a player without dice: a deal is shared exactly."""

    class First:
        def choose(self, view: Position, seat: int, dice: random.Random) -> Move | None:
            return legal(view, seat)[0]

    twins = {
        name: BotProfile(name, name, "pip", NOBODY, lambda _: First()) for name in ("one", "two")
    }
    monkeypatch.setattr(chunks_module, "BOTS", twins)
    games: list[tuple[str, Any]] = [("block-draw", {"players": n}) for n in (2, 3, 4)]
    games += [("bendomino-teams", {}), ("yourturn", {})]
    for name, options in games:
        chunk = play_chunk(pairing(name, "one", "two", **options), 0, 6)
        assert chunk.won == [0.5] * 6
        assert all(one == other for one, other in chunk.points), name


# Hands


@pytest.mark.parametrize("game", TABLES, ids=lambda game: game.name)
def test_every_game_can_be_played(game: Game) -> None:
    for players in player_counts(game):
        chunk = play_chunk(pairing(game.name, players=players), 0, 2)
        assert len(chunk.won) == len(chunk.points) == 2
        assert chunk.faults == []
        assert set(chunk.won) <= {0, 0.25, 0.5, 0.75, 1}
        # Blind leaves nobody anything to choose while one arm alone fits.
        assert game.combined_twists.face_down or all(times.moves for times in chunk.times)


def test_bots_get_views_and_only_where_there_is_something_to_choose(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = 0

    class Suspicious(HeaviestBot):
        def choose(self, view: Position, seat: int, dice: random.Random) -> Move | None:
            nonlocal asked
            asked += 1
            assert isinstance(view, State)
            assert all(tile is None for tile in view.stock)
            for other, hand in enumerate(view.hands):
                assert other == seat or not any(hand)
            assert all(view.hands[seat])
            assert len(legal(view, seat)) > 1 or view.to_act != seat
            return super().choose(view, seat, dice)

    entrant = BotProfile("heavy", "", "", NOBODY, lambda _: Suspicious())
    monkeypatch.setattr(chunks_module, "BOTS", {**BOTS, "heavy": entrant})
    play_chunk(pairing("all-fives", players=3, muggins=True), 0, 5)
    play_chunk(pairing("block-draw", players=2), 0, 5)
    assert asked > 50


def test_fewest_points_win_where_the_game_says_so() -> None:
    rules = rules_for("yourturn")
    assert rules.game.goal.leaders((12, 3)) == (1,)
    assert rules_for("block-draw").game.goal.leaders((12, 3)) == (0,)
    assert rules_for("five-up").game.goal.leaders((3, 3)) == (0, 1)
    chunk = play_chunk(pairing("yourturn"), 0, 20)
    # Whoever wins both hands of a deal holds fewer penalties in it.
    clear = [(won, points) for won, points in zip(chunk.won, chunk.points, strict=True)]
    assert any(won == 1 for won, _ in clear)
    assert all((one < other) == (won == 1) for won, (one, other) in clear if won in (0, 1))


def hand(bots: list[Bot], rules: Rules, seed: str = "a") -> Referee:
    chance = Seeded(seed)
    seats = [
        BotSeat(at, at % 2, bot, random.Random(at), MoveTimes(), rules.new_match())
        for at, bot in enumerate(bots)
    ]
    return Referee(rules, rules.deal(1, chance), chance, seats, random.Random(seed))


def test_a_call_comes_before_the_next_move_and_no_seat_is_always_the_first() -> None:
    """All three call perfect tens whenever they can: the winners are different ones."""
    rules = rules_for("fundomino", players=3, perfect_ten=True, calls=False)
    callers: Counter[int] = Counter()
    for number in range(60):
        table = hand([HeaviestBot(), HeaviestBot(), HeaviestBot()], rules, str(number))
        table.play_round()
        callers.update(event.seat for event in table.log if isinstance(event, Called))
    assert set(callers) == {0, 1, 2}
    assert min(callers.values()) > sum(callers.values()) / 6


class Stubborn:
    """Answers the same whatever it is asked."""

    def __init__(self, answer: Move | None) -> None:
        self.answer = answer

    def choose(self, view: Position, seat: int, dice: random.Random) -> Move | None:
        return self.answer


@pytest.mark.parametrize(
    ("answer", "told"), [(None, "sent nothing on its turn"), (Call("claim"), "illegal move")]
)
def test_who_doesnt_play_forfeits(answer: Move | None, told: str) -> None:
    bots: list[Bot] = [Stubborn(answer), Stubborn(answer)]
    with pytest.raises(Forfeit, match=told):
        hand(bots, rules_for("block-draw", players=2, hand=7)).play_round()


def test_a_forfeited_hand_is_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    entrant = BotProfile("stubborn", "", "", NOBODY, lambda _: Stubborn(None))
    monkeypatch.setattr(chunks_module, "BOTS", {**BOTS, "stubborn": entrant})
    monkeypatch.setattr(chunks_module, "_warm_up", lambda *_: None)
    chunk = play_chunk(pairing("block-draw", "heavy", "stubborn", hand=7), 0, 8)
    assert chunk.won[0] == 1
    assert len(chunk.faults) == 10, "then nobody goes on"
    assert {one.player for one in chunk.faults} == {1}
    tally = PairingTally(pairing("block-draw", "heavy", "stubborn", hand=7), 1000)
    tally.add(chunk)
    assert tally.finished
    assert tally.to_json()["forfeited"] == {"heavy": 0, "stubborn": 10}
    fault = tally.forfeit_message()
    assert fault is not None
    assert english(fault) == ("block-draw: stubborn forfeited 10 rounds: sent nothing on its turn")


def test_solitaires_are_refused() -> None:
    with pytest.raises(PairingError, match="knock-out is a solitaire"):
        _ = Pairing("knock-out", (("players", 1),), ("heavy", "random"), "1").rules


# The same anywhere


CONTEST = ArenaPlan(
    (rules_for("block-draw", players=2, hand=7), rules_for("fundomino", players=3)),
    ("heavy", "random"),
    deals=20,
)


def test_a_chunk_depends_on_its_numbers_alone() -> None:
    one = pairing("all-fives", players=2)
    whole = play_chunk(one, 0, 8)
    parts = [play_chunk(one, 4, 8), play_chunk(one, 0, 4)]
    assert whole.won == parts[1].won + parts[0].won
    assert whole.points == parts[1].points + parts[0].points
    assert play_chunk(pairing("all-fives", seed="2", players=2), 0, 8).points != whole.points


def test_one_core_and_two_come_to_the_same() -> None:
    here = run_arena(CONTEST, InlineExecutor())
    crew = ProcessExecutor(2)
    try:
        cores = run_arena(CONTEST, crew)
    finally:
        crew.close()
    assert [told(tally) for tally in cores.tallies] == [told(tally) for tally in here.tallies]
    assert not cores.interrupted


class Interrupted:
    """A crew whose third chunk is stopped by Ctrl-C; it says which chunks were asked for."""

    max_pending = 4

    def __init__(self, after: int) -> None:
        self.left = after
        self.asked: list[tuple[str, int]] = []

    def submit(self, pairing: Pairing, first: int, last: int) -> "Interrupted.Task":
        self.asked.append((pairing.game, first))
        return Interrupted.Task(self, pairing, first, last)

    def close(self) -> None: ...

    class Task:
        def __init__(self, crew: "Interrupted", *chunk: Any) -> None:
            self.crew, self.chunk = crew, chunk

        def result(self) -> Chunk:
            self.crew.left -= 1
            if self.crew.left < 0:
                raise KeyboardInterrupt
            return play_chunk(*self.chunk)

        def cancel(self) -> None: ...


def test_what_was_stopped_goes_on_to_the_same_end(tmp_path: object) -> None:
    path = f"{tmp_path}/played.jsonl"
    notes = Checkpoint(path, CONTEST.checkpoint_header())
    begun = run_arena(CONTEST, Interrupted(2), notes)
    notes.close()
    assert begun.interrupted
    assert [tally.deals for tally in begun.tallies] == [16, 0]
    with open(path, "ab") as file:
        file.write(b'{"game": "torn')
    crew = Interrupted(100)
    notes = Checkpoint(path, CONTEST.checkpoint_header())
    ended = run_arena(CONTEST, crew, notes)
    notes.close()
    assert crew.asked[0] == ("block-draw", 16), "what was played isn't played again"
    assert [told(one) for one in ended.tallies] == [
        told(one) for one in run_arena(CONTEST, InlineExecutor()).tallies
    ]
    crew = Interrupted(0)
    again = run_arena(CONTEST, crew, Checkpoint(path, CONTEST.checkpoint_header()))
    assert crew.asked == []
    assert [told(one) for one in again.tallies] == [told(one) for one in ended.tallies]


def test_faults_in_older_files_are_still_told() -> None:
    """They have no message, only what was said in English."""
    old = b'{"first":0,"times":[{},{}],"won":[1.0],"points":[[0.0,0.0]],"faults":[[1,"it slept"]]}'
    chunk = msgspec.json.decode(old, type=Chunk)
    assert chunk.faults == [RecordedForfeit(1, "it slept")]
    assert chunk.faults[0].reason == "it slept"


def test_faults_are_told_in_any_language_after_they_were_written_down() -> None:
    why = message("bots-fault-last-words", fault=message("bots-fault-late", seconds=2.5), words="x")
    fault = RecordedForfeit.from_forfeit(Forfeit(0, why))
    again = msgspec.json.decode(msgspec.json.encode(fault), type=RecordedForfeit)
    assert again.reason == why
    assert again.why == "didn't answer within 2.5 s; last output: x"
    assert get_translator("es").translate(again.reason).startswith("no respondió en 2,5 s; ")
