"""What tiles show, in words: the same for whoever speaks of them."""

import pytest

from boneyard.core.tile_faces import (
    FACES,
    Faces,
    describe_double,
    describe_end,
    describe_half,
    describe_kind,
    describe_tile,
    tile_label,
)
from boneyard.core.tiles import half
from boneyard.i18n.translator import get_translator

say = get_translator("en").translate


@pytest.mark.parametrize(
    ("text", "faces", "shows", "kind"),
    [
        ("3", "pips", "3", "3s"),
        ("0", "numerals", "blank", "blanks"),
        ("1", "fruit", "1 banana", "bananas"),
        ("5", "fruit", "5 strawberries", "strawberries"),
        ("6", "fruit", "6 cherries", "cherries"),
        ("0", "fruit", "blank", "blanks"),
        ("A1", "colours", "red arrow 1", "red"),
        ("P3", "colours", "yellow plus 3", "yellow"),
        ("6", "colours", "purple 6", "purple"),
        ("S", "colours", "star", "stars"),
    ],
)
def test_halves_and_kinds(text: str, faces: Faces, shows: str, kind: str) -> None:
    assert say(describe_half(half(text), faces)) == shows
    assert say(describe_kind(half(text), faces)) == kind


def test_every_fruit_and_colour_has_a_word_of_its_own() -> None:
    for faces in FACES:
        halves = [half(str(number)) for number in range(1, 7)]
        assert len({say(describe_half(one, faces)) for one in halves}) == 6
        assert len({say(describe_kind(one, faces)) for one in halves}) == 6


def test_ends_and_doubles() -> None:
    assert say(describe_end(half("4"), "pips")) == "an open 4"
    assert say(describe_end(half("0"), "pips")) == "an open blank"
    assert say(describe_end(half("6"), "fruit")) == "an open 6 cherries"
    assert say(describe_double(half("6"), "pips")) == "the double 6"
    assert say(describe_double(half("0"), "pips")) == "the double blank"
    assert say(describe_double(half("6"), "fruit")) == "the double cherry"
    assert say(describe_double(half("0"), "fruit")) == "the double blank"


def test_tiles_in_a_sentence_and_alone() -> None:
    five, two = half("5"), half("2")
    assert say(describe_tile(five, two, "pips")) == say(tile_label(five, two, "numerals")) == "5-2"
    assert say(describe_tile(five, two, "fruit")) == "5-2 (5 strawberries and 2 pears)"
    assert say(tile_label(half("6"), half("1"), "fruit")) == "6-1, 6 cherries and 1 banana"
    told = describe_tile(half("A6"), half("P3"), "colours")
    assert say(told) == "A6-P3 (purple arrow 6 and yellow plus 3)"
