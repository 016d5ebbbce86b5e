"""What is installed only where it is wanted, and the one sentence for where it isn't."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from boneyard.i18n import Message, TranslatedError, message

#: What each extra brings that the package imports: `pip install "boneyard[fast]"`.
EXTRAS: Final = {
    "fast": ("numpy", "numba", "llvmlite"),
    "serve": (
        "aiosmtplib", "babel", "cryptography", "fluent", "jinja2", "openskill", "prometheus_client",
        "pywebpush", "py_vapid", "resvg_py", "segno", "starlette", "uvicorn", "webauthn",
    ),
    "docs": ("sphinx", "furo", "myst_parser"),
    "client": ("httpx", "websockets"),
    "learn": ("gymnasium", "pettingzoo"),
    "postgres": ("psycopg", "psycopg_pool"),
    "terminal": ("textual",),
}  # fmt: skip


class NotInstalled(TranslatedError, RuntimeError):
    """A part of the package that needs more than is installed; the message says what."""


def install_hint(missing: ImportError) -> Message | None:
    """What to do about a module that isn't there; None: no extra of ours would bring it."""
    module = (missing.name or "").partition(".")[0]
    for extra, modules in EXTRAS.items():
        if module in modules:
            return message("extras-missing", module=module, extra=f'"boneyard[{extra}]"')
    return None


@contextmanager
def require_extra(error: type[TranslatedError] = NotInstalled) -> Iterator[None]:
    """Import something that may not be there: then this error says how to get it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        said = install_hint(missing)
        if said is None:
            raise
        raise error(said) from None
