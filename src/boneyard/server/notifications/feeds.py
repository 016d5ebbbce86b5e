"""What waits for somebody, for programs that come and look: JSON, Atom, and a calendar."""

import json
from datetime import UTC, datetime, timedelta
from typing import Final
from xml.etree import ElementTree

from msgspec import Struct

from boneyard.games import game_found
from boneyard.i18n.fluent_translator import tongue
from boneyard.server.matches.models import Found
from boneyard.server.notifications.text import title_of, with_others

#: Matches that a feed lists.
MOST: Final = 50
_ATOM: Final = "http://www.w3.org/2005/Atom"
_LANGUAGE: Final = "{http://www.w3.org/XML/1998/namespace}lang"
#: Bytes of a line of a calendar.
_LINE: Final = 74


class Item(Struct, frozen=True):
    """A match that waits."""

    found: Found
    link: str
    deadline: int | None
    """When the time for the move is used up, in milliseconds since 1970."""


def items(found: list[tuple[Found, int | None]], origin: str) -> list[Item]:
    """The matches that wait, with where they are found."""
    known = [(one, until) for one, until in found if game_found(one.game)]
    return [Item(one, f"{origin}/m/{one.match}", until) for one, until in known]


def _moment(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(milliseconds / 1000, UTC)


def as_json(waiting: list[Item], origin: str, language: str) -> bytes:
    """As JSON Feed has it."""
    made = {
        "version": "https://jsonfeed.org/version/1.1", "title": _title(language),
        "home_page_url": f"{origin}/matches", "language": language,
        "items": [
            {
                "id": f"{one.link}#{one.found.at}", "url": one.link,
                "title": title_of("turn", one.found, language),
                "content_text": with_others(one.found, language),
                "date_published": _moment(one.found.at).isoformat(),
                **({"_deadline": _moment(one.deadline).isoformat()} if one.deadline else {}),
            }
            for one in waiting
        ],
    }  # fmt: skip
    return json.dumps(made, ensure_ascii=False).encode()


def _title(language: str) -> str:
    return tongue(language)("told-feed-title")


def as_atom(waiting: list[Item], origin: str, language: str) -> bytes:
    """As Atom has it."""
    feed = ElementTree.Element("feed", {"xmlns": _ATOM, _LANGUAGE: language})

    def add(to: ElementTree.Element, name: str, text: str = "", **attributes: str) -> None:
        ElementTree.SubElement(to, name, attributes).text = text or None

    add(feed, "title", _title(language))
    add(feed, "id", f"{origin}/matches")
    add(feed, "link", href=f"{origin}/matches")
    last = max((one.found.at for one in waiting), default=0)
    add(feed, "updated", _moment(last).isoformat())
    for one in waiting:
        entry = ElementTree.SubElement(feed, "entry")
        add(entry, "title", title_of("turn", one.found, language))
        add(entry, "id", f"{one.link}#{one.found.at}")
        add(entry, "link", href=one.link)
        add(entry, "updated", _moment(one.found.at).isoformat())
        add(entry, "summary", with_others(one.found, language))
    made: bytes = ElementTree.tostring(feed, "utf-8", xml_declaration=True)
    return made


def as_calendar(waiting: list[Item], origin: str, language: str) -> bytes:
    """The moments until which one should have moved, as calendars read them (RFC 5545)."""
    lines = [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Boneyard//Boneyard//EN",
        f"X-WR-CALNAME:{_plain(_title(language))}",
    ]  # fmt: skip
    for one in waiting:
        if one.deadline is None:
            continue
        until = _moment(one.deadline)
        lines += [
            "BEGIN:VEVENT", f"UID:{one.found.match}-{one.found.at}@boneyard",
            f"DTSTAMP:{_stamp(_moment(one.found.at))}",
            f"DTSTART:{_stamp(until - timedelta(minutes=30))}", f"DTEND:{_stamp(until)}",
            f"SUMMARY:{_plain(title_of('time', one.found, language))}",
            f"DESCRIPTION:{_plain(with_others(one.found, language))}", f"URL:{one.link}",
            "END:VEVENT",
        ]  # fmt: skip
    lines.append("END:VCALENDAR")
    return "".join(f"{_folded(line)}\r\n" for line in lines).encode()


def _stamp(moment: datetime) -> str:
    return moment.strftime("%Y%m%dT%H%M%SZ")


def _plain(text: str) -> str:
    """A text of a calendar: what means something there is a letter in it."""
    for sign in "\\;,":
        text = text.replace(sign, f"\\{sign}")
    return " ".join(text.splitlines())


def _folded(line: str) -> str:
    """A long line goes on after a space; no letter is cut in two."""
    parts, now = [], ""
    for letter in line:
        if len((now + letter).encode()) > _LINE:
            parts.append(now)
            now = " "
        now += letter
    return "\r\n".join([*parts, now])


#: What there is, by the ending of the address: how it is made, and what it is called.
FORMS: Final = {
    "json": (as_json, "application/feed+json"),
    "atom": (as_atom, "application/atom+xml"),
    "ics": (as_calendar, "text/calendar; charset=utf-8"),
}
