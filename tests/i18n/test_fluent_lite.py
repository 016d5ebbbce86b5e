"""Our reader says what Mozilla's Fluent says, for every message of every language."""

from datetime import UTC, datetime, timedelta
from itertools import product
from typing import Any, get_args

import pytest
from babel.dates import format_date, format_datetime

from boneyard.i18n import Message, OneOf, message, name_list
from boneyard.i18n.dates import DateLength
from boneyard.i18n.fluent_lite import FluentLite
from boneyard.i18n.locales import LANGUAGES, PSEUDO_LANGUAGE, UnknownMessage
from boneyard.i18n.translator import (
    SENTENCE_CACHE_SIZE,
    Translator,
    current_translator,
    get_translator,
    set_language,
)
from support.catalogues import catalogue, gaps
from support.full_fluent import FullFluent


def fillings(id: str, language: str = "en") -> list[dict[str, Any]]:
    """Several ways to fill the gaps of a message: every variant is chosen once."""
    entry = catalogue(language)[id]
    found: list[dict[str, Any]] = []
    names = sorted(gaps(language, id))
    ways: list[list[Any]] = []
    for name in names:
        words = sorted(entry.choices.get(name, ()))
        ways.append([*words, 1, 0, 7] if name in entry.choices else ["6-4", 12])
    if any(name.endswith("_is") for name in entry.gaps):
        who = [name_list(["Ann"]), name_list(["You"], includes_reader=True)]
        ways = [
            who if f"{name}_is" in entry.gaps else way
            for name, way in zip(names, ways, strict=True)
        ]
    for values in list(product(*ways))[:60]:
        found.append(dict(zip(names, values, strict=True)))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO_LANGUAGE])
def test_it_says_what_fluent_says(language: str) -> None:
    """All messages, each variant; both refuse what can't be said, such as words for numbers."""
    ours, whole = FluentLite(language), FullFluent(language)
    refused = 0
    for id in catalogue("en"):
        ways = fillings(id, "en" if language == PSEUDO_LANGUAGE else language)
        said = 0
        for filling in ways:
            what = message(id, **filling)
            try:
                expected = whole.translate(what)
            except ValueError:
                with pytest.raises(UnknownMessage):
                    ours.translate(what)
                refused += 1
                continue
            assert ours.translate(what) == expected, id
            said += 1
        assert said, f"{id} can't be said at all"
    assert refused < 100


NUMBERS = (0, 1, -1, 2, 999, 1000, 12345, 1_000_000, 2_500_000, 0.5, 1.0, 2.25, -3.25, 1234.5678)


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO_LANGUAGE])
def test_numbers_are_those_of_babel(language: str) -> None:
    plain, whole = FluentLite(language), FullFluent(language)
    ours = Translator(language), get_translator(language)
    for value in NUMBERS:
        for told in (
            message("common-points", points=value),
            message("bots-wins", share=value),
            message("bots-alone-face-down", left=value),
            message("solving-chart-note", counts="tiles", share=value),
        ):
            assert plain.translate(told) == whole.translate(told)
        for digits, signed in product((0, 1, 2), (False, True)):
            number, percent = (
                whole.number(value, digits, signed),
                whole.percent(value, digits, signed),
            )
            for one in ours:
                assert one.number(value, digits, signed=signed) == number
                assert one.percent(value, digits, signed=signed) == percent


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO_LANGUAGE])
def test_dates_are_those_of_babel(language: str) -> None:
    """Every day of four years, with times of every hour; and the turns of centuries."""
    ours, whole = get_translator(language), FullFluent(language).locale
    first = datetime(2024, 1, 1, tzinfo=UTC)
    step = timedelta(days=1, hours=1, minutes=7, seconds=13)
    moments = [first + step * at for at in range(4 * 366)]
    moments += [datetime(year, 12, 31, 23, 59, 59, tzinfo=UTC) for year in (1999, 2000, 2099, 2109)]
    for moment in moments:
        assert ours.day(moment) == format_date(moment, "medium", locale=whole)
        for size in get_args(DateLength):
            assert ours.date(moment, size) == format_datetime(moment, size, locale=whole)


def test_what_it_cannot_say_is_refused() -> None:
    plain = FluentLite("en")
    for what in (
        message("common-points"),
        message("common-points", points=datetime.now(UTC)),
        Message("common-nothing"),
        Message("nowhere-nothing"),
    ):
        with pytest.raises(UnknownMessage):
            plain.translate(what)
    assert plain.has_message("common-points")
    assert not plain.has_message("common-nothing")


LISTS = (("Ann",), ("Ann", "Inés"), ("7", "9", "8"), ("a", "b", "c", "11"), ())


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO_LANGUAGE])
@pytest.mark.parametrize("parts", LISTS)
def test_lists_are_those_of_babel(language: str, parts: tuple[str, ...]) -> None:
    plain, whole = FluentLite(language), FullFluent(language)
    for what in (parts, OneOf(parts), name_list(parts)):
        assert plain.translate(what) == whole.translate(what)
    told = message("movelog-passes", who=name_list(parts))
    assert plain.translate(told) == whole.translate(told)


def test_no_more_sentences_are_kept_than_said() -> None:
    speak = Translator("en")
    for count in range(SENTENCE_CACHE_SIZE + 10):
        speak("movelog-leads", who=name_list(["Ann"]), tile=str(count))
    assert speak.cached_count == SENTENCE_CACHE_SIZE


def test_names_from_right_to_left_are_set_apart() -> None:
    said = FluentLite("en").translate(message("movelog-leads", who=name_list(["שלום"]), tile="6-4"))
    assert said == "\u2068שלום\u2069 leads 6-4."


def test_a_process_speaks_the_language_that_was_chosen() -> None:
    assert current_translator().language == "en"
    set_language("nl")
    try:
        assert current_translator()("common-you") == get_translator("nl")("common-you")
    finally:
        set_language("en")
