"""Dates as each language writes them; the tests compare them with Babel's."""

from datetime import datetime
from typing import Final, Literal, NamedTuple

DateLength = Literal["medium", "short"]


class DateForms(NamedTuple):
    """How a language writes dates and times, as formats of `str.format`."""

    months: tuple[str, ...]
    short: str
    time: str
    medium: str = "{day} {name} {year}"


_TWO_DIGIT_TIME: Final = "{hour:02}:{minute:02}"
DATE_FORMS: Final = {
    "en": DateForms(
        ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec"),
        "{day:02}/{month:02}/{year}",
        _TWO_DIGIT_TIME,
    ),
    "es": DateForms(
        ("ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sept", "oct", "nov", "dic"),
        "{day}/{month}/{century_year:02}",
        "{hour}:{minute:02}",
    ),
    "nl": DateForms(
        ("jan", "feb", "mrt", "apr", "mei", "jun", "jul", "aug", "sep", "okt", "nov", "dec"),
        "{day:02}-{month:02}-{year}",
        _TWO_DIGIT_TIME,
    ),
}


def format_date(language: str, moment: datetime, length: DateLength) -> str:
    """Format a date without its time."""
    forms = DATE_FORMS[language]
    return (forms.short if length == "short" else forms.medium).format(
        day=moment.day,
        month=moment.month,
        name=forms.months[moment.month - 1],
        year=moment.year,
        century_year=moment.year % 100,
    )


def format_datetime(language: str, moment: datetime, length: DateLength) -> str:
    """Format a date with its time; only a longer one has seconds."""
    time = DATE_FORMS[language].time.format(hour=moment.hour, minute=moment.minute)
    seconds = f":{moment.second:02}" if length == "medium" else ""
    return f"{format_date(language, moment, length)}, {time}{seconds}"
