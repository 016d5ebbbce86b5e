"""What the fast core can't do: light, for those who go on without it."""

from contextlib import AbstractContextManager

from boneyard.extras import require_extra
from boneyard.i18n import TranslatedError


class CannotCompile(TranslatedError, ValueError):
    """A game that the fast core can't express; the message names the word."""


def require_fast() -> AbstractContextManager[None]:
    """Import what needs the fast core: where it isn't installed, it can't express any game."""
    return require_extra(CannotCompile)
