"""Mail: a digest once a day and a reminder, to who asked for it, until one press ends it."""

import re
from pathlib import Path

import pytest
from starlette.applications import Starlette

from boneyard.server import wall_clock
from boneyard.server.app import create_site
from boneyard.server.errors import SettingError
from boneyard.server.notifications.mail import (
    DAY_MS,
    Email,
    SmtpMailer,
    make_unsubscribe_token,
    verify_unsubscribe_token,
)
from boneyard.server.notifications.store import Channel
from support.server.mail_server import MailServer, look, run, with_address
from support.server.push_service import move, notices, two
from support.server.serving import Client, services_of, settings


@pytest.mark.slow
def test_a_digest_once_a_day_and_only_if_somebody_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(server: MailServer, app: Starlette) -> None:
        first, second, match = await two(app)
        form = {"do": "mail", "digest": "on"}
        second.http.headers["accept-language"] = "nl"
        assert (await second.http.post("/told", data=form)).status_code == 409
        assert 'href="/me"' in (await second.ask("GET", "/told")).text
        owner = await with_address(app, second, "ben@example.org")
        assert (await second.http.post("/told", data=form)).status_code == 303
        assert "ben@example.org" in (await second.ask("GET", "/told")).text
        await move(app, first, match)
        await look(app)
        assert not server.got, "a day has not gone yet"
        monkeypatch.setattr(wall_clock, "offset_ms", DAY_MS + 1000)
        await look(app)
        await look(app)
        (letter,) = server.got
        assert letter["to"] == "ben@example.org"
        assert letter["subject"] == "Er wacht een partij op je"
        assert f"http://table.test/m/{match}" in letter.get_content()
        assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        await move(app, second, match)
        monkeypatch.setattr(wall_clock, "offset_ms", 2 * DAY_MS + 2000)
        await look(app)
        assert len(server.got) == 1, "nobody waits"
        # Mail programs press the button: without a cookie, and without saying where from.
        stop = str(letter["list-unsubscribe"]).strip("<>").removeprefix("http://table.test")
        stranger = Client(app, token=None)
        assert (await stranger.ask("GET", stop)).status_code == 200
        assert await services_of(app).store.notifications.list_channels(owner), (
            "a scanner that looks changes nothing"
        )
        pressed = await stranger.http.post(stop, data={"List-Unsubscribe": "One-Click"})
        assert pressed.status_code == 200
        assert not await services_of(app).store.notifications.list_channels(owner)

    run(work, tmp_path)


def test_a_reminder_is_tried_again_and_goes_only_to_one_s_own_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(server: MailServer, app: Starlette) -> None:
        first, _, match = await two(app)
        owner = await with_address(app, first, "ann@example.org")
        await first.http.post("/told", data={"do": "mail", "time": "on"})
        told = services_of(app).store.notifications
        await told.queue(match, [owner], "time", wall_clock.now_ms())
        server.answer = "451 later"
        await look(app)
        (waits,) = await notices(app)
        server.answer = "250 OK"
        monkeypatch.setattr(wall_clock, "offset_ms", waits.due - wall_clock.now_ms() + 1)
        await look(app)
        (letter,) = server.got
        assert "Block & Draw" in letter["subject"]
        assert f"/m/{match}" in letter.get_content()
        assert not re.search(r"\b\d-\d\b", letter.get_content()), "no tile is named"
        # The address is no longer theirs: nothing goes there, and the way is forgotten.
        await with_address(app, first, "other@example.org")
        await told.queue(match, [owner], "time", wall_clock.now_ms())
        await look(app)
        assert len(server.got) == 1
        assert not await told.list_channels(owner)

    run(work, tmp_path)


def test_codes_are_sent_by_the_same_post(tmp_path: Path) -> None:
    async def work(server: MailServer, app: Starlette) -> None:
        post = services_of(app).codes.mailer
        assert post is not None
        await post.send(Email("ann@example.org", "Hello", "There"))
        assert server.got[0]["from"] == "house@boneyard.example"

    run(work, tmp_path)


@pytest.mark.parametrize(
    "odd",
    [
        "mail.example.org", "http://a@b.c", "smtp://host", "smtp://[", "smtp://h:x?from=a@b",
        "smtp://h:0?from=a@b", "smtp://a b?from=a@b", "smtp://h?from=@", "smtp://h?from=a",
        "smtp://h?from=a@b%0ABcc:c@d",
    ],
)  # fmt: skip
def test_a_mail_server_that_makes_no_sense_is_refused_at_once(odd: str) -> None:
    with pytest.raises(SettingError, match="BONEYARD_SMTP"):
        SmtpMailer(odd)
    with pytest.raises(SettingError):
        create_site(settings(smtp=odd))


def test_the_secret_of_a_letter_ends_that_way_alone(tmp_path: Path) -> None:
    async def work(server: MailServer, app: Starlette) -> None:
        told = services_of(app).store.notifications
        await told.add_channel(
            Channel(owner=b"a" * 32, kind="mail", address="x@example.org", created=7), 1
        )
        (way,) = await told.list_channels(b"a" * 32)
        secret = make_unsubscribe_token(told.vapid, way)
        assert await verify_unsubscribe_token(told, secret) == way
        other = make_unsubscribe_token(b"x" * 32, way)
        for odd in (
            "",
            "1",
            "8" + secret[1:],
            secret + "x",
            secret[:-1],
            "²." + secret,
            "1.é",
            other,
        ):
            assert await verify_unsubscribe_token(told, odd) is None

    run(work, tmp_path)
