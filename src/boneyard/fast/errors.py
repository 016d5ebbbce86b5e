"""What the fast core can't do: light, for those who go on without it."""

from contextlib import AbstractContextManager

from boneyard.extras import needed
from boneyard.i18n import Worded


class CannotCompile(Worded, ValueError):
    """A game that the fast core can't express; the message names the word."""


def installed() -> AbstractContextManager[None]:
    """Import what needs the fast core: where it isn't installed, it can't express any game."""
    return needed(CannotCompile)
