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


def is_whole(value: object) -> TypeGuard[int]:
    """Return whether a value is a whole number, of numpy too."""
    return hasattr(value, "__index__") and not isinstance(value, type)


def check_seat(seat: object, players: int) -> None:
    """Raise ArgumentError if there is no such seat; None is a spectator, or chance."""
    if seat is None:
        return
    if not is_whole(seat) or not 0 <= seat < players:
        raise argument_error("library-expected-seat", seat, last=players - 1)


def check_count(name: str, value: object, least: int = 1) -> None:
    """Raise ArgumentError unless a value is a whole number from 1 (`least`) up."""
    if not is_whole(value) or value < least:
        raise argument_error("library-expected-count", value, name=name, least=least)


def check_seconds(name: str, value: object) -> None:
    """Raise ArgumentError unless a value is a time in seconds."""
    if not isinstance(value, int | float) or not value > 0:  # nan isn't either
        raise argument_error("library-expected-seconds", value, name=name)


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
    if not hasattr(dice, "getrandbits") or isinstance(dice, type):
        raise argument_error("library-expected-dice", dice)


def check_chance(chance: object) -> None:
    """Raise ArgumentError unless this is a source of chance."""
    if not hasattr(chance, "shuffled") or isinstance(chance, type):
        raise argument_error("library-expected-chance", chance)


def seed_text(seed: object) -> str:
    """Return a seed, which may be a whole number, as text."""
    if isinstance(seed, str):
        return seed
    if is_whole(seed):
        return str(seed)
    raise argument_error("library-expected-seed", seed)
