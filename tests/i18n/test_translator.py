"""Messages become sentences: numbers, lists, persons, scripts that run the other way."""

import pickle

import pytest

from boneyard.i18n import OneOf, TranslatedError, message, name_list
from boneyard.i18n.locales import LANGUAGES, PSEUDO_LANGUAGE, UnknownMessage
from boneyard.i18n.translator import SENTENCE_CACHE_SIZE, Translator, get_translator
from boneyard.server.http.language import parse_accept_language

ENGLISH = get_translator("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_and_many_are_told_apart(language: str) -> None:
    speak = get_translator(language)
    assert speak("common-points", points=1) != speak("common-points", points=2).replace("2", "1")


def test_lists_are_written_as_people_write_them() -> None:
    assert ENGLISH.translate(("Mabel", "Otto", "Ravi")) == "Mabel, Otto and Ravi"
    assert ENGLISH.translate(OneOf(("5", "10"))) == "5 or 10"
    assert get_translator("es").translate(("Ana", "Luis")) == "Ana y Luis"
    assert get_translator("nl").translate(OneOf(("1", "2", "3"))) == "1, 2 of 3"


def test_numbers_and_shares_are_written_as_in_the_language() -> None:
    spanish = get_translator("es")
    assert ENGLISH.number(12345.678, 1) == "12,345.7"
    assert spanish.number(12345.678, 1) == "12.345,7"
    assert ENGLISH.number(0.04, 1, signed=True) == "+0.0"
    assert spanish.number(-2.5, 1, signed=True) == "-2,5"
    assert ENGLISH.percent(0.256) == "26%"
    assert ENGLISH.percent(0.256, 1, signed=True) == "+25.6%"
    assert spanish.percent(-0.25, signed=True) == "-25\xa0%"


@pytest.mark.parametrize(
    ("last", "both", "one"),
    [("Inés", "A e Inés", "A o Inés"), ("Hilario", "A e Hilario", "A o Hilario"),
     ("Iago", "A y Iago", "A o Iago"), ("Óscar", "A y Óscar", "A u Óscar"),
     ("8", "A y 8", "A u 8"), ("11", "A y 11", "A u 11"), ("110", "A y 110", "A o 110")],
)  # fmt: skip
def test_spanish_lists_sound_as_they_are_spoken(last: str, both: str, one: str) -> None:
    assert get_translator("es").translate(("A", last)) == both
    assert get_translator("es").translate(OneOf(("A", last))) == one
    assert get_translator("nl").translate(("A", last)) == f"A en {last}"


def test_persons_say_who_reads() -> None:
    assert name_list(["Ann"]).person == "one"
    assert name_list(["Ann", "Bob"]).person == "many"
    assert name_list(["You"], includes_reader=True).person == "you"
    assert name_list(["You", "Bob"], includes_reader=True).person == "we"


def test_names_from_right_to_left_are_set_apart() -> None:
    assert ENGLISH.translate(("שלום", "Ann")) == "\u2068שלום\u2069 and Ann"


def test_a_message_nobody_wrote_is_found_out() -> None:
    with pytest.raises(UnknownMessage, match="common-nothing"):
        ENGLISH("common-nothing")
    with pytest.raises(UnknownMessage, match="nowhere"):
        ENGLISH("nowhere-at-all")


def test_a_gap_that_is_not_filled_is_found_out() -> None:
    with pytest.raises(UnknownMessage, match="common-points"):
        ENGLISH("common-points")


def test_the_made_up_language_brackets_each_message() -> None:
    assert get_translator(PSEUDO_LANGUAGE)("common-points", points=2) == "⟦2 points⟧"


def test_errors_carry_their_message_through_pickles() -> None:
    error = pickle.loads(pickle.dumps(TranslatedError("common-points", points=3)))
    assert error.message == message("common-points", points=3)
    assert str(error) == "3 points"


def test_no_more_sentences_are_kept_than_said() -> None:
    speak = Translator("en")
    for count in range(SENTENCE_CACHE_SIZE + 10):
        speak("common-points", points=count)
    assert speak.cached_count == SENTENCE_CACHE_SIZE


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [("nl-BE,nl;q=0.9,en;q=0.8", "nl"), ("de, es;q=0.5", "es"), ("", "en"), ("*;q=x", "en"),
     ("en;q=0.1, ES-419", "es"), ("nl;q=0", "en"), (",".join(["de"] * 9999), "en")],
)  # fmt: skip
def test_browsers_get_the_language_they_like_best(wanted: str, spoken: str) -> None:
    assert parse_accept_language(wanted) == spoken
