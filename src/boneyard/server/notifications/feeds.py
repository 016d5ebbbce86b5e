"""Feeds of matches that wait: JSON, Atom and iCalendar."""

import json
from datetime import UTC, datetime, timedelta
from typing import Final
from xml.etree import ElementTree

from msgspec import Struct

from boneyard.games import find_game
from boneyard.i18n.translator import get_translator
from boneyard.server.matches.models import MyMatch
from boneyard.server.notifications.notification_text import build_body, build_title

#: Matches that a feed lists.
MAX_FEED_ITEMS: Final = 50
_ATOM: Final = "http://www.w3.org/2005/Atom"
_LANGUAGE: Final = "{http://www.w3.org/XML/1998/namespace}lang"
#: Bytes of a line of a calendar.
_MAX_LINE_BYTES: Final = 74


class FeedItem(Struct, frozen=True):
    """A match that waits."""

    my_match: MyMatch
    link: str
    deadline: int | None
    """When the time for the move is used up, in milliseconds since 1970."""


def build_items(found: list[tuple[MyMatch, int | None]], origin: str) -> list[FeedItem]:
    """The matches that wait, with where they are found."""
    known = [(one, until) for one, until in found if find_game(one.game)]
    return [FeedItem(one, f"{origin}/m/{one.match}", until) for one, until in known]


def _to_datetime(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(milliseconds / 1000, UTC)


def render_json(waiting: list[FeedItem], origin: str, language: str) -> bytes:
    """As JSON Feed has it."""
    made = {
        "version": "https://jsonfeed.org/version/1.1", "title": _build_title(language),
        "home_page_url": f"{origin}/matches", "language": language,
        "items": [
            {
                "id": f"{one.link}#{one.my_match.at}", "url": one.link,
                "title": build_title("turn", one.my_match, language),
                "content_text": build_body(one.my_match, language),
                "date_published": _to_datetime(one.my_match.at).isoformat(),
                **({"_deadline": _to_datetime(one.deadline).isoformat()} if one.deadline else {}),
            }
            for one in waiting
        ],
    }  # fmt: skip
    return json.dumps(made, ensure_ascii=False).encode()


def _build_title(language: str) -> str:
    return get_translator(language)("notifications-feed-title")


def render_atom(waiting: list[FeedItem], origin: str, language: str) -> bytes:
    """As Atom has it."""
    feed = ElementTree.Element("feed", {"xmlns": _ATOM, _LANGUAGE: language})

    def add(to: ElementTree.Element, name: str, text: str = "", **attributes: str) -> None:
        ElementTree.SubElement(to, name, attributes).text = text or None

    add(feed, "title", _build_title(language))
    add(feed, "id", f"{origin}/matches")
    add(feed, "link", href=f"{origin}/matches")
    last = max((one.my_match.at for one in waiting), default=0)
    add(feed, "updated", _to_datetime(last).isoformat())
    for one in waiting:
        entry = ElementTree.SubElement(feed, "entry")
        add(entry, "title", build_title("turn", one.my_match, language))
        add(entry, "id", f"{one.link}#{one.my_match.at}")
        add(entry, "link", href=one.link)
        add(entry, "updated", _to_datetime(one.my_match.at).isoformat())
        add(entry, "summary", build_body(one.my_match, language))
    made: bytes = ElementTree.tostring(feed, "utf-8", xml_declaration=True)
    return made


def render_calendar(waiting: list[FeedItem], origin: str, language: str) -> bytes:
    """The moments until which one should have moved, as calendars read them (RFC 5545)."""
    lines = [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Boneyard//Boneyard//EN",
        f"X-WR-CALNAME:{_escape(_build_title(language))}",
    ]  # fmt: skip
    for one in waiting:
        if one.deadline is None:
            continue
        until = _to_datetime(one.deadline)
        lines += [
            "BEGIN:VEVENT", f"UID:{one.my_match.match}-{one.my_match.at}@boneyard",
            f"DTSTAMP:{_format_utc(_to_datetime(one.my_match.at))}",
            f"DTSTART:{_format_utc(until - timedelta(minutes=30))}", f"DTEND:{_format_utc(until)}",
            f"SUMMARY:{_escape(build_title('time', one.my_match, language))}",
            f"DESCRIPTION:{_escape(build_body(one.my_match, language))}", f"URL:{one.link}",
            "END:VEVENT",
        ]  # fmt: skip
    lines.append("END:VCALENDAR")
    return "".join(f"{_fold_line(line)}\r\n" for line in lines).encode()


def _format_utc(moment: datetime) -> str:
    return moment.strftime("%Y%m%dT%H%M%SZ")


def _escape(text: str) -> str:
    """A text of a calendar: what means something there is a letter in it."""
    for sign in "\\;,":
        text = text.replace(sign, f"\\{sign}")
    return " ".join(text.splitlines())


def _fold_line(line: str) -> str:
    """A long line goes on after a space; no letter is cut in two."""
    parts, now = [], ""
    for letter in line:
        if len((now + letter).encode()) > _MAX_LINE_BYTES:
            parts.append(now)
            now = " "
        now += letter
    return "\r\n".join([*parts, now])


#: What there is, by the ending of the address: how it is made, and what it is called.
FORMATS: Final = {
    "json": (render_json, "application/feed+json"),
    "atom": (render_atom, "application/atom+xml"),
    "ics": (render_calendar, "text/calendar; charset=utf-8"),
}
