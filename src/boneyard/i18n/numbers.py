"""Numbers and percentages as each language writes them."""

from decimal import ROUND_HALF_EVEN, Decimal
from typing import Final, NamedTuple


class NumberSymbols(NamedTuple):
    """The number symbols of a language."""

    group: str
    point: str
    percent: str


_LIKE_DUTCH: Final = NumberSymbols(".", ",", "%")


NUMBER_SYMBOLS: Final = {
    "en": NumberSymbols(",", ".", "%"),
    "es": _LIKE_DUTCH._replace(percent="\N{NO-BREAK SPACE}%"),
    "nl": _LIKE_DUTCH,
}


#: Default number of decimals.
DEFAULT_FRACTION_DIGITS: Final = 3


def format_number(
    language: str,
    value: float | Decimal,
    min_digits: int = 0,
    max_digits: int = DEFAULT_FRACTION_DIGITS,
    *,
    signed: bool = False,
) -> str:
    """Format a number with a range of decimals; `signed`: with + or -."""
    signs = NUMBER_SYMBOLS[language]
    exact = Decimal(str(value)).quantize(Decimal(1).scaleb(-max_digits), ROUND_HALF_EVEN)
    integer, _, part = f"{abs(exact):,f}".partition(".")
    decimals = part.rstrip("0").ljust(min_digits, "0") if len(part) > min_digits else part
    written = integer.replace(",", signs.group) + (signs.point + decimals if decimals else "")
    if exact.is_signed():
        return f"-{written}"
    return f"+{written}" if signed else written


def format_percent(
    language: str, share: float, min_digits: int = 0, max_digits: int = 0, *, signed: bool = False
) -> str:
    """Format a share of one as a percentage."""
    hundredths = Decimal(str(share)).scaleb(2)
    return (
        format_number(language, hundredths, min_digits, max_digits, signed=signed)
        + NUMBER_SYMBOLS[language].percent
    )
