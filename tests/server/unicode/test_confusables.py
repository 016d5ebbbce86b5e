"""Names that can't be seen are refused, and two names that look alike are told apart."""

import asyncio
import unicodedata
from pathlib import Path

import pytest

from boneyard.bots.characters import CHARACTERS
from boneyard.server.errors import HttpError
from boneyard.server.matches.models import StoredSeat
from boneyard.server.matches.setup import with_distinct_name
from boneyard.server.player_names import (
    clean_text,
    disambiguate_name,
    disambiguate_names,
    is_visible_text,
    strip_variation_selectors,
)
from boneyard.server.unicode import confusables
from boneyard.server.unicode.confusables import load_prototypes, skeleton
from boneyard.server.unicode.make_confusables import format_table, parse
from support.server.serving import Client, serving

CYRILLIC_A = "\u0410"
LINK = [{"kind": "person", "name": "Ann"}, {"kind": "open"}]
#: Characters without a mark of their own: blanks, fillers, selectors, tags, joiners.
INVISIBLE = [
    0x2800, 0x3164, 0x1160, 0x115F, 0xFFA0, 0x034F, 0x17B4, 0x17B5, 0xFE00, 0xFE0F, 0x180B, 0x180F,
    0xE0100, 0xE0041, 0x200B, 0x2060, 0x2065, 0x00AD, 0x061C, 0xFEFF, 0xFFFC, 0x303F, 0x16FE4,
    0x1BC9D, 0x1D159, 0x13441,
]  # fmt: skip


@pytest.mark.parametrize("number", INVISIBLE, ids=lambda number: f"U+{number:04X}")
@pytest.mark.parametrize("name", ["{}", "Ann{}", "{}Ann", "A{}nn"])
def test_characters_that_cannot_be_seen_are_refused(number: int, name: str) -> None:
    with pytest.raises(HttpError):
        clean_text(name.format(chr(number)), 24, "name")


def test_every_variation_selector_and_tag_is_refused_after_a_letter() -> None:
    for number in (*range(0xFE00, 0xFE10), *range(0xE0000, 0xE1000)):
        assert not is_visible_text(f"a{chr(number)}")


@pytest.mark.parametrize(
    ("typed", "kept"),
    [("I ❤\ufe0f", "I ❤"), ("🏳\ufe0f\u200d🌈", "🏳\u200d🌈"), ("1\ufe0f\u20e3", "1\u20e3"),
     ("☎\ufe0e", "☎"), ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"), ("José", "José")],
)  # fmt: skip
def test_emoji_are_kept_without_the_selectors_that_only_style_them(typed: str, kept: str) -> None:
    assert clean_text(typed, 24, "name") == strip_variation_selectors(typed) == kept
    assert clean_text(typed, 24, "seed") == typed, "a seed is taken as it was typed"


def test_the_table_is_unicodes_own(tmp_path: Path) -> None:
    kept = load_prototypes()
    assert len(kept) > 5_000
    assert {at: to for at, to in kept.items() if at < 128} == confusables._ASCII
    assert all(unicodedata.is_normalized("NFD", chr(at)) for at in kept)
    original = "\ufeff# Version: 1.2\n0430 ;\t0061 ;\tMA\t# x\n0410 ;\t0041 ;\tMA\t# y\n"
    assert format_table(*parse(original)).splitlines()[-2:] == ["0041: 0410", "0061: 0430"]


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", f"{CYRILLIC_A}nn"), ("Bill", "BiIl"), ("Zoë", "Zoe\u0308"), ("corn", "com"),
     ("Otto", "0tt\u03bf"), ("Ann", "Ann\u3164"), ("😀😀", "😀\u200d😀"), ("❤", "❤\ufe0f"),
     ("Ann", "\U0001d400nn")],
)  # fmt: skip
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)
    assert disambiguate_names([one, other]) == [one, f"{other} 2"]


@pytest.mark.parametrize(("one", "other"), [("Ann", "Anne"), ("Zoe", "Zoë"), ("ann", "Ann")])
def test_names_that_look_different_stay_as_they_are(one: str, other: str) -> None:
    assert disambiguate_names([one, other]) == [one, other]


def test_numbers_go_on_and_never_meet_a_name_that_is_there() -> None:
    assert disambiguate_names(["Ann", "Ann 2", f"{CYRILLIC_A}nn"])[2] == f"{CYRILLIC_A}nn 3"
    many = disambiguate_names(["Ann"] * 300)
    assert len({skeleton(name) for name in many}) == 300
    assert disambiguate_name("Ben", ["Ann"]) == "Ben"
    assert disambiguate_name("Ann", ["Ann", "Ann 2"]) == "Ann 3"


def test_a_bot_gives_way_to_a_player_who_looks_like_it() -> None:
    names = [one.name for one in CHARACTERS["casual"]]
    assert names[0] == "Otto"
    seats = [StoredSeat(kind="person", name="0tto"), StoredSeat(kind="person", name="Grеta")]
    bot = with_distinct_name(StoredSeat(kind="bot", name="Otto", bot="casual"), seats)
    assert bot.name == "Hank", "neither Otto nor Greta, who look like the players"


def test_plain_names_need_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> dict[int, str]:
        raise AssertionError("the table was read")

    monkeypatch.setattr(confusables, "load_prototypes", fail)
    assert disambiguate_names(["Ann", "Bill", "BiIl"]) == ["Ann", "Bill", "BiIl 2"]


def test_players_who_look_alike_are_told_apart_at_a_table_and_in_a_tournament() -> None:
    alike = f"{CYRILLIC_A}nn"

    async def work() -> None:
        async with serving() as app:
            ann, eve = Client(app), Client(app)
            match = (await ann.start("block-draw", seats=LINK))["match"]
            await eve.post(f"/api/matches/{match}/seats/1", {"name": alike, "seed": "e"})
            seats = (await ann.get(f"/api/matches/{match}"))["seats"]
            assert [one["name"] for one in seats] == ["Ann", f"{alike} 2"]
            # Several players at one device.
            people = [{"kind": "person", "name": name} for name in ("Ann", alike)]
            alone = (await ann.start("block-draw", seats=people))["match"]
            seats = (await ann.get(f"/api/matches/{alone}"))["seats"]
            assert [one["name"] for one in seats] == ["Ann", f"{alike} 2"]
            wanted = {"game": "block-draw", "title": "Cup", "clock": "3-days"}
            id = (await ann.post("/api/tournaments", wanted))["tournament"]
            for client, name in ((ann, "Ann"), (eve, alike)):
                await client.post(f"/api/tournaments/{id}/enter", {"name": name})
            entrants = (await ann.get(f"/api/tournaments/{id}"))["entrants"]
            assert [one["name"] for one in entrants] == ["Ann", f"{alike} 2"]

    asyncio.run(work())
