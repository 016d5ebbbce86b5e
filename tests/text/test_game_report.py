"""Matches told in sentences: every event that needs one, and no secret in any of them."""

import re
from typing import Any, get_args

import pytest

from boneyard.core import events as e
from boneyard.core.actions import CALLS
from boneyard.core.events import AnyEvent, Event
from boneyard.core.ids import Side, all_sides, enumerate_sides
from boneyard.core.redaction import redact
from boneyard.core.tiles import Tile, half, parse_halves, tile, tile_from_halves
from boneyard.games import GAMES
from boneyard.i18n.translator import english
from boneyard.text.game_report import GameReport, render_sentences
from support.random_matches import Match, some_matches
from support.seat_knowledge import Knowledge

NAMES = ("Ada", "Grace", "Emmy", "Sofia", "Mary", "Lise", "Rosa", "Ida", "Hedy", "Jane")
#: Events that say nothing to people, or nothing that another event does not tell.
SILENT = {
    e.Turned, e.Continued, e.Directed, e.Reaching, e.Made, e.Owed, e.Absolved, e.Cleared,
}  # fmt: skip
TILE = re.compile(r"(?<![\w-])(?:[AP]?\d+|S)-(?:[AP]?\d+|S)(?![\w-])")


def report_of(match: Match) -> GameReport:
    return GameReport(NAMES[: match.rules.players], match.rules.sides)


def tell(report: GameReport, event: Event) -> str | None:
    return next(iter(render_sentences(report, [event], english)), None)


def named(sentence: str) -> set[Tile]:
    return {tile_from_halves(*parse_halves(text)) for text in TILE.findall(sentence)}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_event_that_needs_one_has_a_sentence(game: str) -> None:
    for match in some_matches(game):
        report = report_of(match)
        for event in match.log:
            told = tell(report, event)
            assert (told is None) == (type(event) in SILENT), event
            if told is not None:
                assert re.fullmatch(r"[A-Z0-9].*[.?]", told), told
                assert told.isprintable()
                assert not re.search(r"None|  |\.\.|<|\bSeat \d", told), told


def test_every_kind_of_event_is_told_or_left_out_on_purpose() -> None:
    kinds = {type(event) for game in GAMES for match in some_matches(game) for event in match.log}
    assert kinds == set(get_args(AnyEvent))


@pytest.mark.parametrize("game", GAMES)
def test_a_sentence_names_who_acts(game: str) -> None:
    for match in some_matches(game):
        report = report_of(match)
        for event in match.log:
            told = tell(report, event)
            seat = getattr(event, "seat", None)
            if told is not None and isinstance(seat, int):
                assert NAMES[seat] in told


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_nobody_hears_of_a_tile_that_is_hidden_from_them(game: str) -> None:
    heard_more = 0
    for match in some_matches(game):
        report = report_of(match)
        for seat in (*range(match.rules.players), None):
            may_know = Knowledge(seat)
            for event in match.log:
                may_know.learn(event)
                heard = named(tell(report, redact(event, seat)) or "")
                assert heard <= may_know.tiles, f"seat {seat} hears {heard} of {event}"
                heard_more += not named(tell(report, event) or "") <= may_know.tiles
    draws = any(isinstance(event, e.Drew) for match in some_matches(game) for event in match.log)
    if draws:
        assert heard_more, "the full log tells what was drawn"


@pytest.mark.parametrize("game", GAMES)
def test_every_tile_played_is_named(game: str) -> None:
    for match in some_matches(game):
        report = report_of(match)
        for event in match.log:
            if isinstance(event, e.Played | e.Flipped | e.Counted):
                assert named(tell(report, event) or "") == {event.tile}


def played(seat: int | None, arm: int, **more: Any) -> e.Played:
    return e.Played(seat, tile("6-4"), half("4"), arm, (), **more)


def ended(end: str, *points: int, **more: Any) -> e.RoundEnded:
    winners = tuple(side for side, got in enumerate_sides(points) if got)
    return e.RoundEnded(end, winners, points, **more)


HAND = (tile("6-4"), tile("1-0"))

SENTENCES: list[tuple[Event, str]] = [
    (e.Dealt((HAND, HAND), HAND), "The tiles are dealt: 2 each, 2 in the boneyard."),
    (e.Dealt((HAND, HAND)), "The tiles are dealt: 2 each."),
    (
        e.Dealt((HAND, HAND), lead=1),
        "The tiles are dealt: 2 each. Grace won the draw and plays first.",
    ),
    (played(0, 0), "Ada leads 4-6."),
    (played(None, 0), "6-4 starts on the table."),
    (played(1, 2), "Grace plays 4-6 on arm 2."),
    (played(1, 2, turn="R"), "Grace plays 4-6 on arm 2, turning right."),
    (
        played(1, 2, turn="L", closed=(1, 2)),
        "Grace plays 4-6 on arm 2, turning left, and joins the ends.",
    ),
    (e.Drew(0, tile("6-4")), "Ada draws 6-4."),
    (e.Drew(0, None), "Ada draws a tile."),
    (e.Took(0, 1, tile("6-4")), "Ada takes 6-4 from Grace."),
    (e.Took(0, 1, None), "Ada takes a tile from Grace."),
    (e.Passed(1), "Grace passes."),
    (e.Flipped(0, tile("6-4")), "Ada turns over 6-4."),
    (e.Returned(0, tile("6-4")), "It doesn't fit and goes to the end of Ada's row."),
    (e.Asked(0, "way", ("clockwise", "reverse")), "Ada must choose: clockwise or reverse."),
    (e.Chose(0, "reverse"), "Ada chooses “reverse”."),
    (e.Called(0, "domino"), "Ada calls “domino”."),
    (e.Called(0, "catch", 1), "Ada catches Grace."),
    (e.Scored(Side(1), 5, "play"), "Grace scores 5 points."),
    (e.Scored(Side(1), 1, "play"), "Grace scores 1 point."),
    (
        e.Scored(Side(1), 5, "unclaimed"),
        "Grace scores 5 points that the previous player didn't claim.",
    ),
    (e.Scored(Side(1), 20, "last-ten"), "Grace scores 20 points for a perfect ten."),
    (e.Scored(Side(1), 0, "play"), "Grace would overshoot the target and scores nothing."),
    (e.Finished(1), "Grace has finished."),
    (ended("out", 7, 0), "Ada goes out and wins the round. Ada gets 7 points."),
    (ended("target", 0, 1), "Grace reaches the target. Grace gets 1 point."),
    (ended("blocked", 0, 0), "The round is blocked."),
    (
        ended("blocked", 0, 4, counts=(e.Count(0, 8, 10), e.Count(1, 5, 5))),
        "The round is blocked. Ada holds 8 pips, counted as 10. Grace holds 5 pips. "
        "Grace gets 4 points.",
    ),
    (
        ended("refused", 0, 5),
        "The challenge was declined, so the round is over. Grace gets 5 points.",
    ),
    (e.RoundEnded("resigned", (Side(1),), (0, 0)), "Ada resigns."),
    (ended("won", 0, left=0), "Solved, with no tiles left."),
    (ended("won", 0, left=3), "Solved with 3 columns left."),
    (ended("lost", 0, left=3), "Game over, with 3 tiles left."),
    (e.MatchEnded((Side(0),)), "Ada wins the match."),
    (e.MatchEnded(()), "The match is over without a winner."),
    (e.SetOut(((None,),), (1,)), "The tiles are laid out."),
    (e.Counted(tile("6-4"), 10, True), "10: 6-4 is removed."),
    (e.Counted(tile("6-4"), 3, False), "3: 6-4 stays."),
    (e.KnockedOut(4), "The tiles at joint 4 are removed."),
    (e.Shifted(0, 2, 6), "Tiles move from column 1 to column 7."),
    (e.Revealed(1, (half("4"), half("6"))), "Column 2 shows 4-6."),
]


@pytest.mark.parametrize(("event", "told"), SENTENCES, ids=lambda thing: str(thing)[:40])
def test_a_sentence_reads_like_this(event: Event, told: str) -> None:
    assert tell(GameReport(("Ada", "Grace"), 2), event) == told


@pytest.mark.parametrize("game", GAMES)
def test_nobody_who_still_holds_tiles_is_said_to_be_out(game: str) -> None:
    for match in some_matches(game):
        report = report_of(match)
        for event in match.log:
            if isinstance(event, e.RoundEnded) and event.end == "out":
                said = (tell(report, event) or "").partition(" out")[0]
                for side in all_sides(match.rules.sides):
                    hands = event.hands[side :: match.rules.sides]
                    assert english(report.side(side)) not in said or not all(hands), event


def test_teams_are_named_together() -> None:
    report = GameReport(NAMES[:4], 2)
    assert english(report.side(Side(0))) == "Ada and Emmy"
    assert (tell(report, e.Scored(Side(1), 5, "play")) or "").startswith("Grace and Sofia ")
    assert tell(report, e.Passed(2)) == "Emmy passes."
    told = tell(GameReport(NAMES[:3], 3), e.MatchEnded((Side(0), Side(2))))
    assert (told or "").startswith("Ada and Emmy ")


@pytest.mark.parametrize(
    "event",
    [
        e.Scored(Side(0), 5, "play"),
        e.Scored(Side(0), 0, "play"),
        ended("out", 5, 0),
        e.MatchEnded((Side(0),)),
    ],
    ids=str,
)
def test_two_of_a_team_have_a_verb_for_two(event: Event) -> None:
    told = tell(GameReport(NAMES[:4], 2), event) or ""
    assert not re.search(r"Ada and Emmy (?:scores|gets|wins|is|makes)\b|and scores", told), told


@pytest.mark.parametrize("word", CALLS)
def test_every_call_is_told(word: str) -> None:
    assert (
        tell(GameReport(NAMES[:2], 2), e.Called(0, word))
        == f"Ada calls “{word.replace('-', ' ')}”."
    )


def test_the_stakes_are_told() -> None:
    assert (
        tell(GameReport(NAMES[:2], 2), e.Staked(2))
        == "The points at the end of this round now count double."
    )


# The second person.


def told_to(event: Event, reader: int | None, players: int = 4, sides: int = 2) -> str:
    return tell(GameReport(NAMES[:players], sides, reader=reader), event) or ""


YOURS: list[tuple[Event, str]] = [
    (e.Dealt((HAND, HAND), lead=0),
     "The tiles are dealt: 2 each. You won the draw and play first."),
    (played(0, 0), "You lead 4-6."),
    (played(0, 2), "You play 4-6 on arm 2."),
    (played(0, 2, turn="R", closed=(1, 2)),
     "You play 4-6 on arm 2, turning right, and join the ends."),
    (e.Drew(0, tile("6-4")), "You draw 6-4."),
    (e.Drew(0, None), "You draw a tile."),
    (e.Took(0, 1, tile("6-4")), "You take 6-4 from Grace."),
    (e.Took(1, 0, tile("6-4")), "Grace takes 6-4 from you."),
    (e.Took(1, 0, None), "Grace takes a tile from you."),
    (e.Passed(0), "You pass."),
    (e.Flipped(0, tile("6-4")), "You turn over 6-4."),
    (e.Returned(0, tile("6-4")), "It doesn't fit and goes to the end of your row."),
    (e.Asked(0, "way", ("clockwise", "reverse")), "You must choose: clockwise or reverse."),
    (e.Chose(0, "reverse"), "You choose “reverse”."),
    (e.Called(0, "domino"), "You call “domino”."),
    (e.Called(0, "catch", 1), "You catch Grace."),
    (e.Called(1, "catch", 0), "Grace catches you."),
    (e.Scored(Side(0), 5, "play"), "You and your partner score 5 points."),
    (e.Scored(Side(0), 0, "play"),
     "You and your partner would overshoot the target, so you score nothing."),
    (e.Finished(0), "You have finished."),
    (ended("out", 7, 0, hands=((), HAND, HAND, HAND)),
     "You went out – you win the round! You and your partner get 7 points."),
    (ended("out", 7, 0),
     "You and your partner go out and win the round! You and your partner get 7 points."),
    (ended("target", 1, 0),
     "You and your partner reach the target. You and your partner get 1 point."),
    (ended("blocked", 0, 4, counts=(e.Count(0, 8, 10), e.Count(2, 8, 8))),
     "The round is blocked. You hold 8 pips, counted as 10. Emmy holds 8 pips. "
     "Grace and Sofia get 4 points."),
    (e.RoundEnded("resigned", (Side(1),), (0, 0)), "You and your partner resign."),
    (e.MatchEnded((Side(0),)), "You and your partner win the match."),
]  # fmt: skip


@pytest.mark.parametrize(("event", "told"), YOURS, ids=lambda thing: str(thing)[:40])
def test_whoever_reads_is_spoken_to(event: Event, told: str) -> None:
    assert told_to(event, 0) == told


def test_several_are_a_list_and_the_reader_comes_first() -> None:
    out = ended("out", 1, 1, 1, 0)
    assert told_to(out, None, 4, 4).startswith("Ada, Grace and Emmy go out and win the round.")
    assert told_to(out, 2, 4, 4).startswith("You, Ada and Grace go out and win the round!")
    assert told_to(out, 3, 4, 4).startswith("Ada, Grace and Emmy go out and win the round.")


#: A verb of several after one, or of one after the reader or after several.
_WRONG = re.compile(
    r"\b[Yy]ou (?:is|has|\w+[^s\W]s)\b(?! out)|your partner (?:is|has|\w+[^s\W]s)\b"
    r"|(?<!and )(?<!you, )\b(?:Ada|Grace|Emmy|Sofia|Mary) (?:play|lead|draw|take|turn|call|say|"
    r"catch|score|hold|get|win|are|have|make|give|pass)\b"
)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_verbs_agree_with_whoever_acts_for_every_reader(game: str) -> None:
    for match in some_matches(game):
        names = NAMES[: match.rules.players]
        for reader in (None, *range(match.rules.players)):
            report = GameReport(names, match.rules.sides, reader=reader)
            for event in match.log:
                told = tell(report, event) or ""
                assert not _WRONG.search(told), told
                seat = getattr(event, "seat", None)
                if told and seat is not None and seat == reader:
                    assert re.search(r"\b[Yy]ou", told), told
                    assert names[seat] not in told, told


def test_a_report_says_what_the_faces_of_its_tiles_show() -> None:
    report = GameReport(("S-9", "0-0"), 2, faces="fruit")
    assert tell(report, played(0, 0)) == "S-9 leads 4-6 (4 oranges and 6 cherries)."
    report = GameReport(("S-9", "0-0"), 2, faces="colours")
    event = e.Drew(1, tile("A6-P3"))
    assert tell(report, event) == "0-0 draws A6-P3 (purple arrow 6 and yellow plus 3)."


def test_going_out_wins_the_round_only_where_the_event_says_so() -> None:
    hands = ((), HAND)
    won = e.RoundEnded("out", (Side(0),), (7, 0), hands=hands)
    other = e.RoundEnded("out", (Side(1),), (0, 7), hands=hands)
    assert told_to(won, 1, 2, 2).startswith("Ada goes out and wins the round.")
    assert told_to(other, 1, 2, 2).startswith("Ada goes out. You get 7 points.")
