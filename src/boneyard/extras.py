"""Optional dependencies: extras, and the error for missing ones."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from boneyard.i18n import Message, TranslatedError, message

#: The name on PyPI, where `boneyard` is an unrelated package.
DISTRIBUTION: Final = "boneyard-dominoes"
#: The modules that each extra provides: `pip install "boneyard-dominoes[fast]"`.
EXTRAS: Final = {
    "fast": ("numpy", "numba", "llvmlite"),
    "serve": (
        "aiosmtplib", "cryptography", "jinja2", "openskill", "prometheus_client",
        "pywebpush", "py_vapid", "segno", "starlette", "uvicorn", "webauthn",
    ),
    "docs": ("sphinx", "furo", "myst_parser"),
    "client": ("httpx", "websockets"),
    "learn": ("gymnasium", "pettingzoo"),
    "png": ("resvg_py",),
    "postgres": ("psycopg", "psycopg_pool"),
    "terminal": ("textual",),
}  # fmt: skip


class NotInstalled(TranslatedError, ImportError, RuntimeError):
    """A part of the package whose dependencies aren't installed; the message says which."""


def install_hint(missing: ImportError) -> Message | None:
    """Return how to install a missing module; None: no extra of ours provides it."""
    module = (missing.name or "").partition(".")[0]
    for extra, modules in EXTRAS.items():
        if module in modules:
            return message("extras-missing", module=module, extra=f'"{DISTRIBUTION}[{extra}]"')
    return None


@contextmanager
def require_extra(error: type[TranslatedError] = NotInstalled) -> Iterator[None]:
    """Wrap imports of optional modules: a missing one raises `error` with the hint."""
    try:
        yield
    except ModuleNotFoundError as missing:
        hint = install_hint(missing)
        if hint is None:
            raise
        raise error(hint) from None
