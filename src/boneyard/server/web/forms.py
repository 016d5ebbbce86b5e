"""Parsing of forms."""

from urllib.parse import parse_qsl

from starlette.requests import Request

from boneyard.server.context import parse_int
from boneyard.server.errors import HttpError

Form = dict[str, str]


async def parse_form(request: Request) -> Form:
    """Read a form; of fields that come twice, the last one counts."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/x-www-form-urlencoded":
        raise HttpError(415, "house-no-form")
    try:
        text = (await request.body()).decode()
        return dict(parse_qsl(text, keep_blank_values=True, max_num_fields=100))
    except ValueError:
        raise HttpError(400, "house-form-unread") from None


def get_text(form: Form, name: str, max_chars: int = 64) -> str:
    """A field, cut to what could be meant."""
    return form.get(name, "")[:max_chars]


def get_int(form: Form, name: str) -> int | None:
    """A field that is a whole number."""
    return parse_int(form.get(name, ""), 7)
