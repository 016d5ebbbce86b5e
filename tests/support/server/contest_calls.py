"""Every question about contests that a store can be asked: results, duplicate, ratings, cups."""

from typing import Any

from msgspec.structs import replace

from boneyard.duplicate.deal_sets import DealSet
from boneyard.duplicate.match_points import DealPlay
from boneyard.server.matches.models import MatchUpdate, StoredEntry, StoredSeat
from boneyard.server.matches.results import Outcome, StoredResult
from boneyard.server.ratings.store import StoredAnalysis
from boneyard.server.tournaments.store import StoredBoard, StoredEntrant, StoredTournament
from boneyard.tournaments.models import BYE_OUTCOME, Board
from boneyard.tournaments.models import Outcome as BoardOutcome
from boneyard.tournaments.settings import Plan
from support.server.store_rows import match

ADA, BEN, EVA = (name * 32 for name in (b"a", b"b", b"e"))


def seat(owner: bytes, name: str, **more: Any) -> StoredSeat:
    return StoredSeat(kind="person", name=name, owner=owner, **more)


async def contesting(store: Any) -> None:
    """Matches that are part of something, and how they ended."""
    for at, (name, contest) in enumerate((("c1", "cup/1"), ("c2", "cup/2"), ("c3", "cup"))):
        seats = [seat(ADA, "Ada"), StoredSeat(kind="bot", bot="expert"), seat(BEN, "Ben")]
        await store.create(match(name, contest=contest), seats)
        await store.load(name)
        outcome = Outcome(((0,), (1,), (2,)), (5, 3, 3), (1, 2, 2), 4, "out", (2,) * at)
        result = StoredResult(name, contest, "cross", 7 + at // 2, outcome)
        entry = StoredEntry(1, 0, "1-1", "[]", 9)
        await store.append(name, MatchUpdate(entries=[entry], result=result))
        await store.append(
            name, MatchUpdate(entries=[StoredEntry(2, 0, "x", "[]", 9)], result=result)
        )
    results = store.results
    await results.list_since(0)
    await results.list_since(7, "c1", 1)
    await results.list_of_contest("cup")
    await results.list_under("cup")
    await results.list_of_owner(ADA, 2)
    await results.list_of_owner(EVA)
    dealing = store.duplicates
    for at in range(2):
        made = DealSet(id=f"s{at}", game="cross", options={"hand": 5}, secret=b"\0s", deals=2)
        await dealing.add_set(made, ADA, at)
    await dealing.add_set(made, ADA, 3)
    await dealing.find_set("s1")
    await dealing.list_sets(ADA, 1)
    await dealing.begin_deal("s1", 0, ADA, "c1")
    await dealing.begin_deal("s1", 0, ADA, "c9")
    await dealing.begin_deal("s1", 0, BEN, "c3")
    await dealing.begin_deal("s1", 1, EVA, "c2")
    await dealing.list_sets(BEN, 9)
    await dealing.list_begun("s1", ADA)
    await dealing.has_finished("s1", 0, ADA)
    await dealing.has_finished("s1", 1, ADA)
    await dealing.load_solo_results("s1", None)
    await dealing.load_solo_results("s1", 8)
    await dealing.load_version("s1")
    await dealing.load_acts("s1", 0, None)
    await dealing.save_reference_play("s1", 1, DealPlay(("1-1", "pass"), -4))
    await dealing.save_reference_play("s1", 1, DealPlay((), 4))
    await dealing.load_reference_plays("s1")
    await dealing.add_set(
        DealSet(id="t", game="latin", options={}, secret=b"t", teams=True), ADA, 4
    )
    await dealing.find_set("t")
    await dealing.find_maker("t")
    await dealing.find_maker("s9")
    await together(dealing)
    ratings = store.ratings
    for out, name in ((True, "c1"), (True, "c1"), (True, "c2"), (False, "c2"), (False, "c9")):
        await ratings.set_excluded(name, out, 7)
        await ratings.count_results_until(7, "c1")
        await ratings.find_changed_since(0)
        await ratings.find_changed_since(2)
    await ratings.load_flags(["c1", "c2", "c3"])
    await ratings.load_flags([])
    for off in (True, True, False):
        await ratings.set_unlisted(BEN, off, 7)
        await ratings.is_unlisted(BEN)
        await ratings.load_public_names([ADA, BEN, EVA])
    await ratings.set_unlisted(ADA, True, 8)
    found = [StoredAnalysis(0, 9, 1500, -2000, 700), StoredAnalysis(2, 8, 0, 1, 2)]
    for name, why in (("c1", ""), ("c1", "quick"), ("c3", "quick")):
        await ratings.save_analysis(name, found, why, 9)
        await ratings.load_analysis_totals(ADA)
    await ratings.load_analysis_totals(EVA)
    await ratings.load_flags(["c1", "c3"])
    await tournaments(store)


async def together(dealing: Any) -> None:
    """A pair, and a room of teams: places are taken once, and by nobody who plays alone."""
    parties = dealing.parties
    for party, place, session, owner, name in (
        ("p", 0, "s0", ADA, "Ada"), ("p", 0, "s0", BEN, "Ben"), ("p", 1, "s0", BEN, "Ben"),
        ("q", 0, "s0", ADA, "Ada"), ("q", 0, "s1", ADA, "Ada"), ("t/1", 2, "t", ADA, "Ada"),
    ):  # fmt: skip
        await parties.take_place(party, place, session, owner, name)
        await parties.find_party(party)
        await parties.find_party_of(session, owner)
    await dealing.begin_deal("s0", 0, ADA, "alone")
    await parties.add_bots([("t/1", 2), ("t/1", 0), ("t/2", 1)], "t")
    await parties.leave("t", ADA)
    await parties.find_party("t/1")
    pair = await parties.find_party("p")
    await parties.begin_deal(pair, 0, "c3")
    await parties.begin_deal(pair, 0, "c9")
    await parties.leave("s0", BEN)
    await parties.find_party_of("s0", BEN)
    await parties.list_begun_deals("s0")
    await dealing.load_pair_results("s0", None)
    await dealing.load_pair_results("s0", 1)
    for known in (0, 9, None):
        await dealing.load_pair_results("s0", None, known)
        await dealing.load_solo_results("s0", None, known)
    for owner, before in ((ADA, 0), (ADA, 1 << 62), (EVA, 0), (EVA, 1 << 62), (b"no one", 1)):
        await dealing.is_ranked(owner, before)
    await dealing.load_version("s0", True)
    await dealing.list_begun("s0", BEN)
    await dealing.has_finished("s0", 0, BEN)
    await dealing.load_acts("s0", 0, None, True)
    await dealing.list_sets(BEN, 9)


async def tournaments(store: Any) -> None:
    """A tournament: entered, paired, played, and what two write who saw the same."""
    kept = store.tournaments
    plan = Plan(format="knock-out", best_of=3, grace=5)
    new = StoredTournament(
        id="t", host=ADA, title="Cup", game="cross", options={"players": 2}, clock="1-day",
        plan=plan, secret=bytes(32), made=5, begins=9,
    )  # fmt: skip
    await kept.create(new)
    await kept.create(replace(new, id="u", host=BEN))
    await kept.create(new)
    ada = StoredEntrant(number=1, kind="person", name="Ada", owner=ADA)
    bot = StoredEntrant(number=2, kind="bot", name="Otto", bot="casual")
    await kept.update(new, entered=[ada, bot])
    await kept.update(new, entered=[replace(bot, number=3)])  # of an older version
    now = replace(new, version=1, stage="playing", rounds=1, began=7)
    boards = [StoredBoard(Board(1, 1, 1, 2), "m"), StoredBoard(Board(1, 2, 2, outcome=BYE_OUTCOME))]
    await kept.update(now, paired=boards)
    await kept.mark_started("t", ["m"], 8)
    await kept.mark_started("t", [], 8)
    await kept.list_waiting("t")
    await kept.list_ended("t")
    await kept.list_with_new_results()
    # The match of a board that has ended is known by its result.
    last = StoredBoard(Board(1, 3, 1, 2), "c1")
    await kept.update(replace(now, version=3), paired=[last])
    await kept.list_ended("t")
    over = [Board(1, 3, 1, 2, outcome=BoardOutcome(2, 0, 5, "short"))]
    left = replace(bot, until=1, barred=True)
    await kept.intervened("t", "c1")
    ended = replace(now, version=4, stage="over", ended=9, cut=True)
    await kept.update(ended, ended=over, changed=[left])
    for tournament, board in (("t", "c1"), ("t", "m"), ("t", "x"), ("u", "c1"), ("x", "c1")):
        await kept.intervened(tournament, board)
    await kept.load("t")
    await kept.load("x")
    await kept.load_version("t")
    await kept.load_version("x")
    await kept.load_round("t", 1)
    await kept.list_live()
    await kept.list_with_new_results()
    await kept.list_tournaments(ADA, 9)
    await kept.list_tournaments(EVA, 9)
