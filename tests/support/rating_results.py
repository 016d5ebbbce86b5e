"""Results of rated matches, made up."""

from msgspec import structs

from boneyard.ratings import (
    Result,
)

DAY = 24 * 3600 * 1000


def played(number: int, one: str, other: str, won: int = 1, **more: object) -> Result:
    ranks = {1: (1, 2), 0: (1, 1), -1: (2, 1)}[won]
    made = Result(
        match=f"m{number:04}", at=number * DAY, pool="line", sides=((one,), (other,)), ranks=ranks,
        rounds=8,
    )  # fmt: skip
    return structs.replace(made, **more)
