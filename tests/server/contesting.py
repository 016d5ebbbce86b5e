"""Every question about contests that a store can be asked: results, duplicate, ratings, cups."""

from typing import Any

from msgspec.structs import replace

from boneyard.server.matches.models import StoredEntry, StoredSeat
from boneyard.server.matches.results import Outcome, StoredResult
from boneyard.server.ratings.store import StoredAnalysis
from boneyard.server.tournaments.store import StoredBoard, StoredEntrant, StoredTournament
from boneyard.tournaments.duplicate import Play, Session
from boneyard.tournaments.models import FREE, Board
from boneyard.tournaments.models import Outcome as BoardOutcome
from boneyard.tournaments.plan import Plan
from server.test_server_store import match

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
        await store.append(name, [entry], result=result)
        await store.append(name, [StoredEntry(2, 0, "x", "[]", 9)], result=result)
    results = store.results
    await results.since(0)
    await results.since(7, "c1", 1)
    await results.of("cup")
    await results.under("cup")
    await results.by(ADA, 2)
    await results.by(EVA)
    dealing = store.duplicates
    for at in range(2):
        made = Session(id=f"s{at}", game="cross", options={"hand": 5}, secret=b"\0s", deals=2)
        await dealing.keep(made, ADA, at)
    await dealing.keep(made, ADA, 3)
    await dealing.found("s1")
    await dealing.of(ADA, 1)
    await dealing.begin("s1", 0, ADA, "c1")
    await dealing.begin("s1", 0, ADA, "c9")
    await dealing.begin("s1", 0, BEN, "c3")
    await dealing.begin("s1", 1, EVA, "c2")
    await dealing.of(BEN, 9)
    await dealing.begun("s1", ADA)
    await dealing.has_finished("s1", 0, ADA)
    await dealing.has_finished("s1", 1, ADA)
    await dealing.field("s1", None)
    await dealing.field("s1", 8)
    await dealing.stamp("s1")
    await dealing.acts("s1", 0, None)
    await dealing.keep_house("s1", 1, Play(("1-1", "pass"), -4))
    await dealing.keep_house("s1", 1, Play((), 4))
    await dealing.house("s1")
    await dealing.keep(Session(id="t", game="latin", options={}, secret=b"t", teams=True), ADA, 4)
    await dealing.found("t")
    await dealing.made_by("t")
    await dealing.made_by("s9")
    await together(dealing)
    ratings = store.ratings
    for out, name in ((True, "c1"), (True, "c1"), (True, "c2"), (False, "c2"), (False, "c9")):
        await ratings.leave_out(name, out, 7)
        await ratings.seen(7, "c1")
        await ratings.changed_since(0)
        await ratings.changed_since(2)
    await ratings.marks(["c1", "c2", "c3"])
    await ratings.marks([])
    for off in (True, True, False):
        await ratings.stay_off(BEN, off, 7)
        await ratings.stays_off(BEN)
        await ratings.names([ADA, BEN, EVA])
    await ratings.stay_off(ADA, True, 8)
    found = [StoredAnalysis(0, 9, 1500, -2000, 700), StoredAnalysis(2, 8, 0, 1, 2)]
    for name, why in (("c1", ""), ("c1", "quick"), ("c3", "quick")):
        await ratings.note(name, found, why, 9)
        await ratings.analysed(ADA)
    await ratings.analysed(EVA)
    await ratings.marks(["c1", "c3"])
    await tournaments(store)


async def together(dealing: Any) -> None:
    """A pair, and a room of teams: places are taken once, and by nobody who plays alone."""
    parties = dealing.parties
    for party, place, session, owner, name in (
        ("p", 0, "s0", ADA, "Ada"), ("p", 0, "s0", BEN, "Ben"), ("p", 1, "s0", BEN, "Ben"),
        ("q", 0, "s0", ADA, "Ada"), ("q", 0, "s1", ADA, "Ada"), ("t/1", 2, "t", ADA, "Ada"),
    ):  # fmt: skip
        await parties.sit(party, place, session, owner, name)
        await parties.found(party)
        await parties.of(session, owner)
    await dealing.begin("s0", 0, ADA, "alone")
    await parties.fill([("t/1", 2), ("t/1", 0), ("t/2", 1)], "t")
    await parties.stand("t", ADA)
    await parties.found("t/1")
    pair = await parties.found("p")
    await parties.begin(pair, 0, "c3")
    await parties.begin(pair, 0, "c9")
    await parties.stand("s0", BEN)
    await parties.of("s0", BEN)
    await parties.rounds("s0")
    await dealing.together("s0", None)
    await dealing.together("s0", 1)
    for known in (0, 9, None):
        await dealing.together("s0", None, known)
        await dealing.field("s0", None, known)
    for owner, before in ((ADA, 0), (ADA, 1 << 62), (EVA, 0), (EVA, 1 << 62), (b"no one", 1)):
        await dealing.is_ranked(owner, before)
    await dealing.stamp("s0", True)
    await dealing.begun("s0", BEN)
    await dealing.has_finished("s0", 0, BEN)
    await dealing.acts("s0", 0, None, True)
    await dealing.of(BEN, 9)


async def tournaments(store: Any) -> None:
    """A tournament: entered, paired, played, and what two write who saw the same."""
    kept = store.tournaments
    plan = Plan(format="knock-out", best_of=3, grace=5)
    new = StoredTournament(
        id="t", host=ADA, title="Cup", game="cross", options={"players": 2}, clock="1-day",
        plan=plan, secret=bytes(32), made=5, begins=9,
    )  # fmt: skip
    await kept.make(new)
    await kept.make(replace(new, id="u", host=BEN))
    await kept.make(new)
    ada = StoredEntrant(number=1, kind="person", name="Ada", owner=ADA)
    bot = StoredEntrant(number=2, kind="bot", name="Otto", bot="casual")
    await kept.change(new, entered=[ada, bot])
    await kept.change(new, entered=[replace(bot, number=3)])  # of an older version
    now = replace(new, version=1, stage="playing", rounds=1, began=7)
    boards = [StoredBoard(Board(1, 1, 1, 2), "m"), StoredBoard(Board(1, 2, 2, outcome=FREE))]
    await kept.change(now, paired=boards)
    await kept.started("t", ["m"], 8)
    await kept.started("t", [], 8)
    await kept.waiting("t")
    await kept.ended("t")
    await kept.news()
    # The match of a board that has ended is known by its result.
    last = StoredBoard(Board(1, 3, 1, 2), "c1")
    await kept.change(replace(now, version=3), paired=[last])
    await kept.ended("t")
    over = [Board(1, 3, 1, 2, outcome=BoardOutcome(2, 0, 5, "short"))]
    left = replace(bot, until=1, barred=True)
    await kept.intervened("t", "c1")
    ended = replace(now, version=4, stage="over", ended=9, cut=True)
    await kept.change(ended, ended=over, changed=[left])
    for tournament, board in (("t", "c1"), ("t", "m"), ("t", "x"), ("u", "c1"), ("x", "c1")):
        await kept.intervened(tournament, board)
    await kept.whole("t")
    await kept.whole("x")
    await kept.version("t")
    await kept.version("x")
    await kept.round("t", 1)
    await kept.live()
    await kept.news()
    await kept.of(ADA, 9)
    await kept.of(EVA, 9)
