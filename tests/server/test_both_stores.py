"""Every question that a store can be asked gets the same answer from both databases."""

import asyncio
import inspect
from pathlib import Path
from typing import Any

from boneyard.analysis.coach import Counted
from boneyard.server.accounts.models import Block, Code, Device, Key, Merge, Offer, Passkey, Person
from boneyard.server.house_rules.store import StoredRules
from boneyard.server.matches.models import (
    Opening,
    Search,
    StoredBanks,
    StoredEntry,
    StoredLater,
    StoredMine,
    StoredOffer,
    StoredSeat,
)
from boneyard.server.notifications.store import Way
from boneyard.server.puzzles.store import Answered
from boneyard.server.stores import opened
from server.asking import Asked
from server.clusters import Cluster
from server.contesting import ADA, BEN, EVA, contesting, seat
from server.test_server_store import SEATS, dealt, ended, entry, match

GUEST = b"g" * 32
PARTS = (
    "told",
    "register",
    "clocks",
    "open_tables",
    "own_rules",
    "results",
    "kept_out",
    "duplicates",
    "parties",
    "ratings",
    "tournaments",
    "schooling",
    "habits",
    "state",
)


def mine(owner: bytes, stage: str, at: int, **more: Any) -> StoredMine:
    return StoredMine(owner=owner, game="block-draw", stage=stage, at=at, **more)


async def people(store: Any) -> None:
    """Somebody with devices, keys, passkeys, a code and friends."""
    of = store.register
    for one in (ADA, BEN):
        await of.put_person(Person(person=one, since=1, name="Ad\u00e1", language="es"))
    await of.put_person(Person(person=ADA, since=2, name="Ada", hue=3, mail="a@example.org"))
    await of.put_person(Person(person=BEN, since=2, mail="a@example.org"))
    for who in (ADA, EVA):
        await of.person(who)
    device = Device(token=b"t1", person=ADA, label="Firefox", since=1, seen=1)
    for known in (device, Device(token=b"t1", person=BEN, label="again", since=9, seen=9)):
        await of.add_device(known)
    await of.see_device(b"t1", 20)
    await of.device(b"t1")
    await of.device(b"t0")
    await of.devices(ADA)
    for key in (Key(b"k1", ADA, 1), Key(b"k2", ADA, 2), Key(b"k3", ADA, 3)):
        await of.add_key(key, 2)
    await of.keys(ADA)
    await of.key(b"k2")
    await of.key(b"k3")
    await of.drop_key(BEN, b"k2")
    await of.drop_key(ADA, b"k2")
    for passkey in (
        Passkey(b"p", ADA, b"\0\xff", 0, "phone", 1),
        Passkey(b"p", BEN, b"", 0, "", 2),
    ):
        await of.add_passkey(passkey)
    await of.count_passkey(b"p", 7)
    await of.passkey(b"p")
    await of.passkeys(ADA)
    await of.kept(ADA, b"t1")
    await of.kept(EVA, None)
    await of.drop_passkey(ADA, b"p")
    await of.by_mail("a@example.org")
    for at in range(4):
        await of.add_code(Code(b"c%d" % at, "m", b"x", 2, 100 + at), 50, 2)
    for ticket in (b"c0", b"c3", b"c3", b"c3"):
        await of.code(ticket, 60)
        await of.try_code(ticket, 60)
    await of.try_code(b"c2", 500)
    for _ in range(2):
        await of.drop_code(b"c3")


async def playing(store: Any) -> None:
    """Matches: begun, dealt, played, over, searched for, and with whom."""
    two = [seat(ADA, "Ada"), seat(BEN, "Ben")]
    await store.create(match("m", host=ADA, clock=(9, 1, 9), late=True), [two[0], SEATS[1]], True)
    await store.create(match("m"), SEATS)
    banks = StoredBanks((9, 8), 0, 5, 7, "remind")
    lists = [mine(ADA, "yours", 3, names="ben"), mine(BEN, "others", 3, names="ada")]
    await store.seat("m", 1, two[1], SEATS[1], True, lists, banks, [entry(1, "sits")])
    await store.seat("m", 1, seat(EVA, "Eva"), SEATS[1])
    await store.append("m", [dealt(2, "6-6", "5-5", at=4)], seats=two)
    await store.append("m", [entry(3)], seats=[two[0], SEATS[1]])
    await store.append("m", [ended(3)], False, mine=[*lists, mine(EVA, "others", 4)])
    await store.append("m", [entry(3, "late")])
    await store.create(match("n", host=BEN, follows="m", game="cross"), two[::-1], mine=lists[::-1])
    await store.create(match("o", follows="m"), two)
    over = [mine(ADA, "over", 8, won=True, score=9, against=None), mine(BEN, "over", 8, won=False)]
    await store.append("n", [], mine=over)
    await store.par("n", 11)
    await store.append("n", [], mine=over)
    for id in ("m", "n", "o"):
        await store.load(id)
    await store.log("m", 1)
    await store.going()
    await store.deals(5)
    for one in (ADA, BEN, EVA):
        await store.knows(one)
        await store.of_guest(one, 9)
        await store.mine_counts(one, 1)
        await store.mine_games(one, 9)
        await store.tally(one, 9)
        for search in (Search("yours"), Search("over", "block-draw"), Search("yours", "", "BE_%")):
            await store.mine(one, search, 0, 9)
    clocks = store.clocks
    for due in await clocks.due(7, 9):
        for stage in ("late", "late"):
            await clocks.timed(due, StoredBanks((9, 8), 0, 5, 9, stage), 8)
    for plays in (("6-6", "5-5"), ("4-4",)):
        await clocks.leave("m", StoredLater(1, 3, plays))
    await clocks.leave("m", StoredLater(0, 3, ()))
    await store.load("m")


async def waiting(store: Any) -> None:
    """Open tables, challenges and blocks."""
    tables = store.open_tables
    for at, unlike in enumerate((None, (), ("w0",), ())):
        seats = [seat(ADA, "Ada"), StoredSeat(kind="open")]
        offer = StoredOffer(
            match=f"w{at}", alike="same", host=ADA, place=b"p", game="cross", at=at, lapses=9 + at,
            stays=at == 2,
        )  # fmt: skip
        await store.create(match(f"w{at}", created=at), seats, opening=Opening(offer, unlike))
    await tables.put(
        StoredOffer(match="w0", alike="", host=ADA, place=b"p", game="x", at=5, lapses=9)
    )
    await tables.seen({"w0": 20, "w2": 30})
    await tables.listed("", False, 9)
    await tables.listed("cross", True, 9)
    await tables.alike("same", 9)
    await tables.all()
    await tables.count()
    await tables.counts(ADA, b"q")
    await store.seat("w2", 1, seat(BEN, "Ben"), StoredSeat(kind="open"))
    await tables.withdraw("w9")
    await tables.lapse(20)
    await tables.count()
    of = store.register
    for one in (Block(ADA, EVA, "Eva", 1), Block(ADA, EVA, "again", 2)):
        await of.block(one)
    await tables.apart(EVA)
    await of.blocks(ADA)
    await of.blocked_by(EVA, [BEN, ADA])
    await of.blocked_by(EVA, [])
    await of.unblock(ADA, EVA)
    await of.friends(ADA, 9, 9)
    await of.mate(ADA, "m", 1)
    await of.mate(EVA, "m", 1)
    await of.called(BEN)
    await of.offer(Offer("w0", BEN, ADA, 5))
    await of.offer(Offer("w0", BEN, ADA, 6))
    await of.offer(Offer("w1", BEN, ADA, 7), 4, 1, tell=False)
    await of.offer(Offer("w1", BEN, ADA, 7), 5, 1, tell=False)
    for since in (4, 5, 9):
        await of.unaccepted(ADA, BEN, since)
        await of.challenged(BEN, since)
    await of.offers(BEN)
    await of.offered(ADA, 9)
    await of.refuse(BEN, "w0", 7)
    await of.offers(BEN)
    rules = store.own_rules
    for at, title in enumerate(("mine", "mine", "Other", "other")):
        await rules.keep(StoredRules(f"r{at}", ADA, title, "cross", "{}", at // 2))
    await rules.of(ADA)
    await rules.found("r1")
    await rules.drop(BEN, "r2")
    await rules.drop(ADA, "r2")
    for day, move in ((1, "1-1"), (2, "1-1"), (2, "2-2"), (4, "1-1"), (3, "1-1"), (5, "2-2")):
        said = Answered(f"p{day}", move, move == "1-1")
        await store.schooling.answer(ADA, said, day, day)
        await store.schooling.streak(ADA)
    await store.schooling.answer(ADA, Answered("p5", "1-1", True), 6)
    await store.schooling.answers(ADA)
    await store.habits.note("nowhere", 0, [Counted("weight", 1, 1)], 1)
    await store.habits.of(ADA)


async def telling(store: Any) -> None:
    """Ways to tell people, and what is told there."""
    told = store.told
    for at, owner in enumerate((ADA, ADA, BEN, BEN)):
        way = Way(
            owner=owner, kind="push", address=f"https://x/{at // 2}", keys={"k": "v"},
            wants=("turn", "time"), created=at, confirmed=at % 2 == 0, next=at, device=b"t1",
        )  # fmt: skip
        await told.add(way, 2)
    await told.add(Way(owner=ADA, kind="mail", address="x", wants=("over",), confirmed=False), 1)
    ways = await told.of(ADA)
    await told.by_id(ways[0].id)
    await told.by_address("push", "https://x/1")
    await told.change(Way(owner=ADA, kind="mail", address="", id=ways[-1].id, wants=("turn",)))
    await told.speak(BEN, "nl")
    await told.digests(5, 9)
    await told.digested(ways[0], 50)
    await told.digested(ways[0], 60)
    both = [mine(ADA, "yours", 9, told="turn", due=9), mine(BEN, "others", 9, told="turn", due=8)]
    await store.append("m", [StoredEntry(4, 0, "pass", "[]", 9)], mine=both)
    await store.append("m", [], mine=both)
    await told.remind("m", [ADA, EVA], "over", 10)
    await store.clocks.leave("m", StoredLater(1, 4, ("1-1",)))
    found = await told.due(20, 9)
    await told.claim(found[0], 99)
    await told.claim(found[0], 99)
    await told.later(found[1], 40, 3)
    await told.done(found[1], reached=True)
    await told.due(100, 9)
    for _ in range(2):
        await told.failed(ways[0].id, 2)
    await told.of(ADA)
    await told.stands("m", ADA)
    await told.stands("w0", BEN)
    await told.awaits(ADA, 9)
    await told.deadline("m")
    await told.deadline("n")
    for way in await told.of(BEN):
        await told.drop(way.id)


async def hosting(store: Any) -> None:
    for network, at in (("10.0.0.0/8", 2), ("::/64", 1), ("10.0.0.0/8", 3), ("192.0.2.1/32", 4)):
        await store.kept_out.add(network, at, 2)
    await store.kept_out.networks()
    for network in ("::/64", "::/64"):
        await store.kept_out.drop(network)
    await store.kept_out.networks()
    for until in (20, 20, 40):
        await store.register.answer(b"challenge", until, until - 10)
    await store.state.put({"boot a": -(2**40), "boot b": 1, "other": 2}, 5)
    await store.state.put({"boot b": 3}, 7)
    await store.state.forget("boot ", 6)
    for noted in (8, 9):
        await store.state.probe(noted)
    await store.state.all()
    for now in (2**50, 2):
        await store.clocks.bring_back(now, 1)
        await store.clocks.due(2**60, 9)


async def leaving(store: Any) -> None:
    """A guest becomes somebody, and somebody leaves."""
    of = store.register
    guest = [seat(GUEST, "G\u00fcest"), seat(BEN, "Ben"), seat(ADA, "Ada")]
    lists = [mine(GUEST, "yours", 9), mine(ADA, "others", 9, names="g\u00fcest\nben")]
    await store.create(match("g", host=GUEST), guest, mine=lists)
    await store.register.block(Block(GUEST, ADA, "Ada", 1))
    await store.register.block(Block(GUEST, EVA, "Eva", 1))
    await store.told.add(Way(owner=GUEST, kind="push", address="y", device=b"t2"), 3)
    await store.own_rules.keep(StoredRules("s", GUEST, "mine", "cross", "{}", 9))
    await store.own_rules.keep(StoredRules("t", GUEST, "new", "cross", "{}", 9))
    for puzzle in ("p1", "new"):
        await store.schooling.answer(GUEST, Answered(puzzle, "3-3", True), 9, 9)
    for name, at in (("g", 0), ("g", 0), ("m", 0), ("m", 1)):
        await store.habits.note(name, at, [Counted("weight", 1 + at, 3), Counted("ends", 1, 1)], at)
    await store.habits.of(GUEST)
    old = Device(token=b"t2", person=GUEST, label="", since=1, seen=1, ended=30)
    new = Device(token=b"t3", person=ADA, label="", since=30, seen=1)
    await of.sign_in(new, old, Merge(GUEST, ADA))
    await of.sign_in(new, None, None)
    await of.end_devices([b"t3"], 31)
    await of.devices(ADA)
    await of.everything(ADA)
    await store.habits.of(ADA)
    await of.waited_for(BEN)
    await of.leave(BEN, [b"t4"], 40)
    await store.ratings.seen(9, "")
    await of.everything(BEN)
    await store.habits.of(BEN)
    await of.device(b"t4")
    await store.load("g")
    await store.mine(ADA, Search("others"), 0, 9)
    await store.of_guest(ADA, 9)


async def all_asked(db: str) -> tuple[list[Any], set[str], Any]:
    store = opened(db, durable=False)
    noted: list[Any] = []
    questions: set[str] = set()
    asked = Asked(store, PARTS, noted, questions)
    await asked.guest_key()
    noted.clear()  # every house has its own
    for part in (people, playing, waiting, contesting, telling, hosting, leaving):
        await part(asked)
    await store.close()
    return noted, questions, store


def _part(store: Any, name: str) -> Any:
    if name == "parties":
        return store.duplicates.parties
    return getattr(store, name) if name else store


def test_every_question_gets_the_same_answer(postgres: Cluster, tmp_path: Path) -> None:
    here, questions, store = asyncio.run(all_asked(str(tmp_path / "matches.db")))
    there, _, _ = asyncio.run(all_asked(postgres.address()))
    assert len(here) == len(there)
    for one, other in zip(here, there, strict=True):
        assert one == other
    every = {
        f"{part}.{name}"
        for part in ("", *PARTS)
        for name, _ in inspect.getmembers(_part(store, part), inspect.iscoroutinefunction)
        if not name.startswith("_")
    } - {".clock", ".close", ".follow", ".settled"}
    assert every == questions, "a question that only one of them is asked"
