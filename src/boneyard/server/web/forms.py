"""Forms of pages: reading them, and decoding the payloads of commands from them."""

from functools import cache
from typing import TypeVar
from urllib.parse import parse_qsl

import msgspec
from msgspec import inspect
from starlette.requests import Request

from boneyard.server.context import parse_int
from boneyard.server.errors import HttpError

Form = dict[str, str]

T = TypeVar("T", bound=msgspec.Struct)


async def parse_form(request: Request) -> Form:
    """Read a form; of fields that come twice, the last one counts."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/x-www-form-urlencoded":
        raise HttpError(415, "server-no-form")
    try:
        text = (await request.body()).decode()
        return dict(parse_qsl(text, keep_blank_values=True, max_num_fields=100))
    except ValueError:
        raise HttpError(400, "server-form-unread") from None


def get_text(form: Form, name: str, max_chars: int = 64) -> str:
    """A field, cut to what could be meant."""
    return form.get(name, "")[:max_chars]


def get_int(form: Form, name: str) -> int | None:
    """A field that is a whole number."""
    return parse_int(form.get(name, ""), 7)


def decode_form(form: Form, kind: type[T]) -> T:
    """The payload of a command, from the fields of a form that have the names of its fields.

    A text is cut to what could be meant, a number that is none is left out, a box that isn't
    ticked is false, and the items of `plays` are `play1`, `play2` and so on.
    """
    values = {}
    for field in _fields_of(kind):
        value = _read_field(form, field)
        if value is not None:
            values[field.name] = value
        elif field.required:
            raise HttpError(400, "server-form-unread")
    return kind(**values)


@cache  # one for each command that has a form
def _fields_of(kind: type[msgspec.Struct]) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return info.fields


def _plain_type(kind: inspect.Type) -> inspect.Type:
    """A type without its description and without None, which forms say by leaving a field out."""
    match kind:
        case inspect.Metadata():
            return _plain_type(kind.type)
        case inspect.UnionType():
            return _plain_type(
                next(one for one in kind.types if not isinstance(one, inspect.NoneType))
            )
        case _:
            return kind


def _read_field(form: Form, field: inspect.Field) -> str | int | bool | list[str] | None:
    name, kind = field.name, _plain_type(field.type)
    match kind:
        case inspect.BoolType():
            return name in form
        case inspect.IntType():
            return get_int(form, name)
        case inspect.ListType():
            items = (f"{name.removesuffix('s')}{at + 1}" for at in range(kind.max_length or 0))
            return [get_text(form, item) for item in items if form.get(item)]
        case inspect.LiteralType():
            return form[name] if form.get(name) in kind.values else None
        case inspect.StrType():
            return get_text(form, name) if name in form or field.required else None
        case _:
            return None
