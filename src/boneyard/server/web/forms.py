"""What the forms of pages send."""

from urllib.parse import parse_qsl

from starlette.requests import Request

from boneyard.server.context import whole_of
from boneyard.server.errors import Refused

Form = dict[str, str]


async def form_of(request: Request) -> Form:
    """Read a form; of fields that come twice, the last one counts."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/x-www-form-urlencoded":
        raise Refused(415, "house-no-form")
    try:
        text = (await request.body()).decode()
        return dict(parse_qsl(text, keep_blank_values=True, max_num_fields=100))
    except ValueError:
        raise Refused(400, "house-form-unread") from None


def short(form: Form, name: str, most: int = 64) -> str:
    """A field, cut to what could be meant."""
    return form.get(name, "")[:most]


def whole(form: Form, name: str) -> int | None:
    """A field that is a whole number."""
    return whole_of(form.get(name, ""), 7)
