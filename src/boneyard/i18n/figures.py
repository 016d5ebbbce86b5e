"""Numbers as the languages of the house write them, without Babel: a test compares the two."""

from decimal import ROUND_HALF_EVEN, Decimal
from typing import Final, NamedTuple


class Figures(NamedTuple):
    """The signs of a language."""

    group: str
    point: str
    percent: str


_LIKE_DUTCH: Final = Figures(".", ",", "%")
FIGURES: Final = {
    "en": Figures(",", ".", "%"),
    "es": _LIKE_DUTCH._replace(percent="\N{NO-BREAK SPACE}%"),
    "nl": _LIKE_DUTCH,
}
#: Digits after the point of a number that nobody said anything about.
USUAL: Final = 3


def number(
    language: str,
    value: float | Decimal,
    least: int = 0,
    most: int = USUAL,
    *,
    signed: bool = False,
) -> str:
    """Write a number with so many digits after the point; `signed`: with + or -."""
    signs = FIGURES[language]
    exact = Decimal(str(value)).quantize(Decimal(1).scaleb(-most), ROUND_HALF_EVEN)
    whole, _, part = f"{abs(exact):,f}".partition(".")
    kept = part.rstrip("0").ljust(least, "0") if len(part) > least else part
    written = whole.replace(",", signs.group) + (signs.point + kept if kept else "")
    if exact.is_signed():
        return f"-{written}"
    return f"+{written}" if signed else written


def percent(
    language: str, share: float, least: int = 0, most: int = 0, *, signed: bool = False
) -> str:
    """Write a share of one in hundredths."""
    hundredths = Decimal(str(share)).scaleb(2)
    return number(language, hundredths, least, most, signed=signed) + FIGURES[language].percent
