"""Errors of the fast core: light, for code that works without it."""

from contextlib import AbstractContextManager

from boneyard.extras import require_extra
from boneyard.i18n import TranslatedError


class CannotCompile(TranslatedError, ValueError):
    """A game that the fast core can't express; the message names the word."""


def require_fast() -> AbstractContextManager[None]:
    """Raise CannotCompile where the fast core isn't installed."""
    return require_extra(CannotCompile)
