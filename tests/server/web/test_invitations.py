"""Invitations that others can reach, names that are names, and forms that forget nothing."""

import pytest

from boneyard.server.http import client_address
from boneyard.server.player_names import MAX_COMBINING_MARKS, is_visible_text
from boneyard.server.web.invitations import qr_code
from support.server.pages import pages, run

#: Persian with a non-joiner, Sinhala with a joiner, a family, a rainbow flag, a dark-skinned cook.
NAMES = ["علی‌رضا", "ශ්‍රී", "👨‍👩‍👧‍👦", "🏳️‍🌈", "👩🏿‍🍳", "Nguyễn Thị Ánh", "שָׁלוֹם"]


@pytest.mark.parametrize("name", NAMES)
def test_names_with_joiners_are_names(name: str) -> None:
    assert is_visible_text(name)


@pytest.mark.parametrize(
    "name",
    ["An\u200cn", "An\u200dn", "\u200dAnn", "Ann\u200c", "A\u200d\u200dB", "👨\u200c👩", "a\u202eb",
     "👨\u200dx", "e" + "\u0301" * (MAX_COMBINING_MARKS + 1), "علی\u200c\u200cرضا"],
)  # fmt: skip
def test_joiners_that_only_hide_and_marks_without_end_are_refused(name: str) -> None:
    assert not is_visible_text(name)


def test_what_others_reach_is_told_by_the_address_that_is_listened_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        client_address, "list_own_addresses", lambda: ["192.168.1.5", "2001:db8::5"]
    )
    assert (
        client_address.list_origins("127.0.0.1", 80)
        == client_address.list_origins("localhost", 80)
        == ()
    )
    assert client_address.list_origins("0.0.0.0", 80) == ("http://192.168.1.5:80",)
    assert client_address.list_origins("::", 80) == (
        "http://192.168.1.5:80",
        "http://[2001:db8::5]:80",
    )
    assert client_address.list_origins("10.0.0.7", 80) == ("http://10.0.0.7:80",)


def test_own_addresses_are_no_loopback() -> None:
    assert not any(client_address.is_loopback(one) for one in client_address.list_own_addresses())


def test_an_invitation_says_who_can_come() -> None:
    async def look() -> None:
        for host, others, link in (
            ("127.0.0.1:8626", (), "http://127.0.0.1:8626"),
            ("localhost:8626", ("http://192.168.1.5:8626",), "http://192.168.1.5:8626"),
            ("games.example", (), "http://games.example"),
        ):
            async with pages(network=others) as client:
                asked = {"host": host, "origin": f"http://{host}"}
                form = {"game": "cross", "way": "link"}
                at = (await client.post("/play", data=form, headers=asked)).headers["location"]
                page = (await client.get(at, headers=asked)).text
                assert f'value="{link}{at}"' in page
                here = "Only this computer can reach the site" in page
                assert here is (link == "http://127.0.0.1:8626")
                assert (str(qr_code(f"{link}{at}")) in page) is not here

    run(look)


def test_a_form_that_is_refused_keeps_what_was_typed_and_marks_the_field() -> None:
    async def look() -> None:
        async with pages() as client:
            form = {"name": "Ada", "o.players": "3", "o.target": "0", "o.set": "9", "bot": "expert"}
            refused = await client.post("/games/block-draw", data=form)
            assert refused.status_code == 400
            page = refused.text
            assert 'name="name" maxlength="24" value="Ada"' in page
            assert 'name="o.players" value="3" checked>' in page
            (target,) = [line for line in page.splitlines() if 'name="o.target"' in line]
            assert 'value="0"' in target
            assert 'aria-invalid="true"' in target
            assert page.count("aria-invalid") == 1
            assert 'name="bot" value="expert" checked' in page
            sizes = {"clock": "own", "bank": "6", "bank-unit": "h", "turn": "0", "turn-unit": "m"}
            own = {"way": "link", **sizes, "most": "", "most-unit": "s"}
            for most, said in (("", "Enter whole numbers"), ("9", "12 hours to 60 days")):
                refused = await client.post("/games/block-draw", data={**own, "most": most})
                assert refused.status_code == 409
                assert said in refused.text
                assert '<option value="own" selected>' in refused.text
                lines = [one for one in refused.text.splitlines() if "-unit" in one]
                for line, count, unit in zip(lines, ("6", "0", most), "hms", strict=True):
                    assert f'value="{count}"' in line
                    assert f'<option value="{unit}" selected>' in line
            own |= {"bank": "36", "turn": "12", "turn-unit": "h", "most": "5", "most-unit": "d"}
            started = await client.post("/games/block-draw", data=own)
            waits = await client.get(started.headers["location"])
            assert "Correspondence · 36 hours + 12 hours/turn (max 5 days)" in waits.text
            hidden = await client.post("/games/block-draw", data={**form, "name": "a\u202eb"})
            assert hidden.status_code == 400
            (name,) = [line for line in hidden.text.splitlines() if 'name="name"' in line]
            assert 'aria-invalid="true"' in name

    run(look)
