"""Calls of every store method, with made-up data."""

from datetime import date
from typing import Any

from boneyard.analysis.coach import HabitCount
from boneyard.server.accounts.models import (
    Account,
    AccountMerge,
    Block,
    Challenge,
    DeviceSession,
    EmailCode,
    KeyLink,
    Passkey,
)
from boneyard.server.house_rules.store import StoredRules
from boneyard.server.matches.models import (
    ClockState,
    MatchSearch,
    MatchUpdate,
    MyMatchRow,
    NewOffer,
    StoredEntry,
    StoredOffer,
    StoredPremoves,
    StoredSeat,
)
from boneyard.server.notifications.store import Channel
from boneyard.server.puzzles.store import PuzzleAnswer
from boneyard.server.stores import open_database
from support.server.contest_calls import ADA, BEN, EVA, contesting, seat
from support.server.store_calls import Asked
from support.server.store_rows import SEATS, dealt, ended, entry, match

GUEST = b"g" * 32


PARTS = (
    "notifications",
    "accounts",
    "friends",
    "clocks",
    "premoves",
    "lobby",
    "own_rules",
    "results",
    "blocklist",
    "duplicates",
    "parties",
    "ratings",
    "tournaments",
    "puzzles",
    "habits",
    "state",
    "home",
)


def mine(owner: bytes, stage: str, at: int, **more: Any) -> MyMatchRow:
    return MyMatchRow(owner=owner, game="block-draw", stage=stage, at=at, **more)


async def people(store: Any) -> None:
    """Somebody with devices, keys, passkeys, a code and friends."""
    of = store.accounts
    for one in (ADA, BEN):
        await of.save_account(Account(id=one, since=1, name="Ad\u00e1", language="es"))
    await of.save_account(Account(id=ADA, since=2, name="Ada", hue=3, mail="a@example.org"))
    await of.save_account(Account(id=BEN, since=2, mail="a@example.org"))
    for who in (ADA, EVA):
        await of.find_account(who)
    device = DeviceSession(token=b"t1", account_id=ADA, label="Firefox", since=1, last_seen_day=1)
    for known in (
        device,
        DeviceSession(token=b"t1", account_id=BEN, label="again", since=9, last_seen_day=9),
    ):
        await of.add_session(known)
    await of.touch_session(b"t1", 20)
    await of.find_session(b"t1")
    await of.find_session(b"t0")
    await of.list_sessions(ADA)
    for key in (KeyLink(b"k1", ADA, 1), KeyLink(b"k2", ADA, 2), KeyLink(b"k3", ADA, 3)):
        await of.add_key(key, 2)
    await of.list_keys(ADA)
    await of.find_key(b"k2")
    await of.find_key(b"k3")
    await of.remove_key(BEN, b"k2")
    await of.remove_key(ADA, b"k2")
    for passkey in (
        Passkey(b"p", ADA, b"\0\xff", 0, "phone", 1),
        Passkey(b"p", BEN, b"", 0, "", 2),
    ):
        await of.add_passkey(passkey)
    await of.set_sign_count(b"p", 7)
    await of.find_passkey(b"p")
    await of.list_passkeys(ADA)
    await of.has_sign_in(ADA, b"t1")
    await of.has_sign_in(EVA, None)
    await of.remove_passkey(ADA, b"p")
    await of.find_by_mail("a@example.org")
    for at in range(4):
        await of.add_code(EmailCode(b"c%d" % at, "m", b"x", 2, 100 + at), 50, 2)
    for ticket in (b"c0", b"c3", b"c3", b"c3"):
        await of.find_code(ticket, 60)
        await of.use_code_attempt(ticket, 60)
    await of.use_code_attempt(b"c2", 500)
    for _ in range(2):
        await of.consume_code(b"c3")


async def playing(store: Any) -> None:
    """Matches: begun, dealt, played, over, searched for, and with whom."""
    two = [seat(ADA, "Ada"), seat(BEN, "Ben")]
    await store.create(
        match("m", host=ADA, clock=(9, 1, 9), delayed=True, watchable=True),
        [two[0], SEATS[1]],
        MatchUpdate(needs_autoplay=True),
    )
    await store.create(match("m"), SEATS)
    banks = ClockState((9, 8), 0, 5, 7, "remind")
    lists = [mine(ADA, "yours", 3, names="ben"), mine(BEN, "others", 3, names="ada")]
    await store.update_seat(
        "m",
        1,
        two[1],
        SEATS[1],
        MatchUpdate(
            needs_autoplay=True, list_rows=lists, clock_state=banks, entries=[entry(1, "sits")]
        ),
    )
    await store.update_seat("m", 1, seat(EVA, "Eva"), SEATS[1])
    await store.append("m", MatchUpdate(entries=[dealt(2, "6-6", "5-5", at=4)], seats=two))
    await store.append("m", MatchUpdate(entries=[entry(3)], seats=[two[0], SEATS[1]]))
    await store.append(
        "m",
        MatchUpdate(
            entries=[ended(3)], needs_autoplay=False, list_rows=[*lists, mine(EVA, "others", 4)]
        ),
    )
    await store.append("m", MatchUpdate(entries=[entry(3, "late")]))
    await store.create(
        match("n", host=BEN, follows="m", game="cross"),
        two[::-1],
        MatchUpdate(list_rows=lists[::-1]),
    )
    await store.create(match("o", follows="m"), two)
    over = [mine(ADA, "over", 8, won=True, score=9, against=None), mine(BEN, "over", 8, won=False)]
    await store.append("n", MatchUpdate(list_rows=over))
    await store.set_par("n", 11)
    await store.append("n", MatchUpdate(list_rows=over))
    for id in ("m", "n", "o"):
        await store.load(id)
    await store.load_entries("m", 1)
    await store.list_unattended()
    await store.list_deals(5)
    await store.list_watchable(0, 9)
    for one in (ADA, BEN, EVA):
        await store.is_known_owner(one)
        await store.list_matches(one, 9)
        await store.count_matches_by_stage(one, 1)
        await store.list_recent_games(one, 9)
        await store.list_results(one, 9)
        await store.list_imported(one, [])
        await store.list_imported(one, ["w0", "nowhere"])
        await store.find_best_left(one, "knock-out", 9)
        for search in (
            MatchSearch("yours"),
            MatchSearch("over", "block-draw"),
            MatchSearch("yours", "", "BE_%"),
        ):
            await store.search_matches(one, search, 0, 9)
    clocks = store.clocks
    for due in await clocks.list_due(7, 9):
        for stage in ("late", "late"):
            await clocks.save_next_due(due, ClockState((9, 8), 0, 5, 9, stage), 8)
    for plays in (("6-6", "5-5"), ("4-4",)):
        await store.premoves.save_premoves("m", StoredPremoves(1, 3, plays))
    await store.premoves.save_premoves("m", StoredPremoves(0, 3, ()))
    await store.load("m")


async def waiting(store: Any) -> None:
    """Open tables, challenges and blocks."""
    tables = store.lobby
    for at, unlike in enumerate((None, (), ("w0",), ())):
        seats = [seat(ADA, "Ada"), StoredSeat(kind="open")]
        offer = StoredOffer(
            match=f"w{at}", alike="same", host=ADA, place=b"p", game="cross", at=at, lapses=9 + at,
            stays=at == 2,
        )  # fmt: skip
        await store.create(
            match(f"w{at}", created=at), seats, MatchUpdate(new_offer=NewOffer(offer, unlike))
        )
    await tables.save(
        StoredOffer(match="w0", alike="", host=ADA, place=b"p", game="x", at=5, lapses=9)
    )
    await tables.extend({"w0": 20, "w2": 30})
    await tables.list_tables("", False, 9)
    await tables.list_tables("cross", True, 9)
    await tables.list_alike("same", 9)
    await tables.list_all()
    await tables.count()
    await tables.count_for_limits(ADA, b"q")
    await store.update_seat("w2", 1, seat(BEN, "Ben"), StoredSeat(kind="open"))
    await tables.remove("w9")
    await tables.remove_expired(20)
    await tables.count()
    of = store.accounts
    for one in (Block(ADA, EVA, "Eva", 1), Block(ADA, EVA, "again", 2)):
        await store.friends.add_block(one)
    await tables.list_blocked(EVA)
    await store.friends.list_blocks(ADA)
    await store.friends.is_blocked_by(EVA, [BEN, ADA])
    await store.friends.is_blocked_by(EVA, [])
    await store.friends.remove_block(ADA, EVA)
    await store.friends.list_friends(ADA, 9, 9)
    await store.friends.find_friend(ADA, "m", 1)
    await store.friends.find_friend(EVA, "m", 1)
    await of.find_last_name(BEN)
    await of.find_appearance(BEN)
    await store.friends.add_challenge(Challenge("w0", BEN, ADA, 5))
    await store.friends.add_challenge(Challenge("w0", BEN, ADA, 6))
    await store.friends.add_challenge(Challenge("w1", BEN, ADA, 7), 4, 1, notify=False)
    await store.friends.add_challenge(Challenge("w1", BEN, ADA, 7), 5, 1, notify=False)
    for since in (4, 5, 9):
        await store.friends.unaccepted(ADA, BEN, since)
        await store.friends.count_challenges(BEN, since)
    await store.friends.list_challenges(BEN)
    await store.friends.list_sent_challenges(ADA, 9)
    await store.friends.decline_challenge(BEN, "w0", 7)
    await store.friends.list_challenges(BEN)
    rules = store.own_rules
    for at, title in enumerate(("mine", "mine", "Other", "other")):
        await rules.save(StoredRules(f"r{at}", ADA, title, "cross", "{}", at // 2))
    await rules.list_rules(ADA)
    await rules.find_rules("r1")
    await rules.remove(BEN, "r2")
    await rules.remove(ADA, "r2")
    for day, move in ((1, "1-1"), (2, "1-1"), (2, "2-2"), (4, "1-1"), (3, "1-1"), (5, "2-2")):
        said = PuzzleAnswer(f"p{day}", move, move == "1-1")
        await store.puzzles.save_answer(ADA, said, day, day)
        await store.puzzles.load_streak(ADA)
    await store.puzzles.save_answer(ADA, PuzzleAnswer("p5", "1-1", True), 6)
    await store.puzzles.add_answers(
        ADA, [PuzzleAnswer("p5", "3-3", False), PuzzleAnswer("p6", "1-1", True)], 7
    )
    await store.puzzles.list_answers(ADA)
    await store.habits.save("nowhere", 0, [HabitCount("weight", 1, 1)], 1)
    await store.habits.list_habits(ADA)


async def telling(store: Any) -> None:
    """Ways to tell people, and what is told there."""
    told = store.notifications
    for at, owner in enumerate((ADA, ADA, BEN, BEN)):
        way = Channel(
            owner=owner, kind="push", address=f"https://x/{at // 2}", keys={"k": "v"},
            wants=("turn", "time"), created=at, confirmed=at % 2 == 0, next=at, device=b"t1",
        )  # fmt: skip
        await told.add_channel(way, 2)
    await told.add_channel(
        Channel(owner=ADA, kind="mail", address="x", wants=("over",), confirmed=False), 1
    )
    ways = await told.list_channels(ADA)
    await told.find_by_id(ways[0].id)
    await told.find_by_address("push", "https://x/1")
    await told.update_channel(
        Channel(owner=ADA, kind="mail", address="", id=ways[-1].id, wants=("turn",))
    )
    await told.set_language(BEN, "nl")
    await told.list_due_digests(5, 9)
    await told.schedule_digest(ways[0], 50)
    await told.schedule_digest(ways[0], 60)
    both = [
        mine(ADA, "yours", 9, notification="turn", notify_at=9),
        mine(BEN, "others", 9, notification="turn", notify_at=8),
    ]
    await store.append(
        "m", MatchUpdate(entries=[StoredEntry(4, 0, "pass", "[]", 9)], list_rows=both)
    )
    await store.append("m", MatchUpdate(list_rows=both))
    await told.queue("m", [ADA, EVA], "over", 10)
    await store.premoves.save_premoves("m", StoredPremoves(1, 4, ("1-1",)))
    found = await told.list_due(20, 9)
    await told.claim(found[0], 99)
    await told.claim(found[0], 99)
    await told.reschedule(found[1], 40, 3)
    await told.mark_done(found[1], reached=True)
    await told.list_due(100, 9)
    for _ in range(2):
        await told.record_failure(ways[0].id, 2)
    await told.list_channels(ADA)
    await told.find_match("m", ADA)
    await told.find_match("w0", BEN)
    await told.list_waiting_matches(ADA, 9)
    await told.count_waiting_matches(ADA, 9)
    for address in ("a@example.org", "nobody@example.org"):
        await told.has_mail_address(ADA, address)
    for guest in (ADA, BEN, None):
        await store.home.load(guest, "block-draw", date(2026, 1, 1))
    await told.find_deadline("m")
    await told.find_deadline("n")
    for way in await told.list_channels(BEN):
        await told.remove_channel(way.id)


async def hosting(store: Any) -> None:
    for network, at in (("10.0.0.0/8", 2), ("::/64", 1), ("10.0.0.0/8", 3), ("192.0.2.1/32", 4)):
        await store.blocklist.add(network, at, 2)
    await store.blocklist.list_networks()
    for network in ("::/64", "::/64"):
        await store.blocklist.remove(network)
    await store.blocklist.list_networks()
    for until in (20, 20, 40):
        await store.accounts.consume_challenge(b"challenge", until, until - 10)
    await store.state.put({"boot a": -(2**40), "boot b": 1, "other": 2}, 5)
    await store.state.put({"boot b": 3}, 7)
    await store.state.forget("boot ", 6)
    for noted in (8, 9):
        await store.state.probe(noted)
    await store.state.all()
    for now in (2**50, 2):
        await store.clocks.bring_back(now, 1)
        await store.clocks.list_due(2**60, 9)


async def leaving(store: Any) -> None:
    """A guest becomes somebody, and somebody leaves."""
    of = store.accounts
    guest = [seat(GUEST, "G\u00fcest"), seat(BEN, "Ben"), seat(ADA, "Ada")]
    lists = [mine(GUEST, "yours", 9), mine(ADA, "others", 9, names="g\u00fcest\nben")]
    await store.create(match("g", host=GUEST), guest, MatchUpdate(list_rows=lists))
    await store.friends.add_block(Block(GUEST, ADA, "Ada", 1))
    await store.friends.add_block(Block(GUEST, EVA, "Eva", 1))
    await store.notifications.add_channel(
        Channel(owner=GUEST, kind="push", address="y", device=b"t2"), 3
    )
    await store.own_rules.save(StoredRules("s", GUEST, "mine", "cross", "{}", 9))
    await store.own_rules.save(StoredRules("t", GUEST, "new", "cross", "{}", 9))
    for puzzle in ("p1", "new"):
        await store.puzzles.save_answer(GUEST, PuzzleAnswer(puzzle, "3-3", True), 9, 9)
    for name, at in (("g", 0), ("g", 0), ("m", 0), ("m", 1)):
        await store.habits.save(
            name, at, [HabitCount("weight", 1 + at, 3), HabitCount("ends", 1, 1)], at
        )
    await store.habits.list_habits(GUEST)
    old = DeviceSession(token=b"t2", account_id=GUEST, label="", since=1, last_seen_day=1, ended=30)
    new = DeviceSession(token=b"t3", account_id=ADA, label="", since=30, last_seen_day=1)
    await of.sign_in(new, old, AccountMerge(GUEST, ADA))
    await of.sign_in(new, None, None)
    await of.end_sessions([b"t3"], 31)
    await of.list_sessions(ADA)
    await of.export_account(ADA)
    await store.habits.list_habits(ADA)
    await of.list_unfinished_matches(BEN)
    await of.delete_account(BEN, [b"t4"], 40)
    await store.ratings.count_results_until(9, "")
    await of.export_account(BEN)
    await store.habits.list_habits(BEN)
    await of.find_session(b"t4")
    await store.load("g")
    await store.search_matches(ADA, MatchSearch("others"), 0, 9)
    await store.list_matches(ADA, 9)


async def all_asked(db: str) -> tuple[list[Any], set[str], Any]:
    store = open_database(db, durable=False)
    noted: list[Any] = []
    questions: set[str] = set()
    asked = Asked(store, PARTS, noted, questions)
    await asked.get_guest_key()
    noted.clear()  # every house has its own
    for part in (people, playing, waiting, contesting, telling, hosting, leaving):
        await part(asked)
    await store.close()
    return noted, questions, store
