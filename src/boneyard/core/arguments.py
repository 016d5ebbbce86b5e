"""Arguments of public functions: the error that says what is expected instead."""

from collections.abc import Sequence
from typing import TypeGuard

from boneyard.i18n import Argument, TranslatedError

#: How much of a wrong argument is quoted.
_MAX_QUOTED = 60


class ArgumentError(TranslatedError, TypeError, ValueError):
    """An argument of the wrong type, or a number out of range; the message says what is expected.

    >>> import boneyard
    >>> try:
    ...     boneyard.tile(64)
    ... except boneyard.ArgumentError as error:
    ...     print(error)
    expected a tile as text, such as '6-4', not 64
    """


def argument_error(expected: str, given: object, **args: Argument) -> ArgumentError:
    """Return the error for an argument; `expected` is the message that says what it should be."""
    shown = repr(given)
    if len(shown) > _MAX_QUOTED:
        shown = type(given).__name__
    return ArgumentError(expected, given=shown, **args)


def _is_whole(value: object) -> TypeGuard[int]:
    return hasattr(value, "__index__")  # numpy's numbers too


def check_seat(seat: object, players: int) -> None:
    """Raise ArgumentError if there is no such seat; None is a spectator, or chance."""
    if seat is None:
        return
    if not _is_whole(seat) or not 0 <= seat < players:
        raise argument_error("library-expected-seat", seat, last=players - 1)


def check_count(name: str, value: object) -> None:
    """Raise ArgumentError unless a value is a whole number from 1 up."""
    if not _is_whole(value) or value < 1:
        raise argument_error("library-expected-count", value, name=name)


def check_names(names: object, players: int) -> None:
    """Raise ArgumentError unless these are names, one for each player."""
    if (
        isinstance(names, str)
        or not isinstance(names, Sequence)
        or not all(isinstance(name, str) for name in names)
    ):
        raise argument_error("library-expected-names", names)
    if len(names) != players:
        raise argument_error("library-names", names, names=len(names), players=players)


def check_dice(dice: object) -> None:
    """Raise ArgumentError unless these are random numbers."""
    if not hasattr(dice, "getrandbits"):
        raise argument_error("library-expected-dice", dice)


def seed_text(seed: object) -> str:
    """Return a seed, which may be a whole number, as text."""
    if isinstance(seed, str):
        return seed
    if _is_whole(seed):
        return str(seed)
    raise argument_error("library-expected-seed", seed)
