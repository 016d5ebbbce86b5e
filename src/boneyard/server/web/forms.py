"""Forms of pages: reading them, and decoding the payloads of commands from them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeVar
from urllib.parse import parse_qsl

import msgspec
from msgspec import inspect
from starlette.requests import Request

from boneyard.server.commands import Command
from boneyard.server.errors import HttpError
from boneyard.server.request_context import RequestContext, parse_int

if TYPE_CHECKING:
    from boneyard.server.matches.live_match import LiveMatch

Form = dict[str, str]

#: Longer texts in fields without a limit of their own are cut.
DEFAULT_MAX_CHARS: Final = 64

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


def get_text(form: Form, name: str, max_chars: int = DEFAULT_MAX_CHARS) -> str:
    """A field, cut to what could be meant."""
    return form.get(name, "")[:max_chars]


def get_int(form: Form, name: str) -> int | None:
    """A field that is a whole number."""
    return parse_int(form.get(name, ""), 7)


def decode_form(form: Form, kind: type[T]) -> T:
    """The payload of a command, from the fields of a form that have the names of its fields.

    A text is cut to what could be meant, a number that is none is left out (or None, where fields
    can be unset), a box that isn't ticked is false, and the items of `plays` are `play1`, `play2`
    and so on.
    """
    values = {}
    for one in _fields_of(kind):
        if one.default is msgspec.UNSET and one.name not in form:
            continue
        value = _read_field(form, one)
        if value is not None or one.default is msgspec.UNSET:
            values[one.name] = value
        elif one.required:
            raise HttpError(400, "server-form-unread")
    return kind(**values)


@dataclass(frozen=True)
class FormCommand:
    """The command that a value of `do` stands for in the forms of a page."""

    command: Command[Any, Any]
    fields: Mapping[str, str] = field(default_factory=dict)
    """Fields that the form needn't have."""
    target: str = ""
    """The field with the id of what the command is for."""


async def run_form(
    context: RequestContext,
    form: Form,
    commands: Mapping[str, FormCommand],
    live: "LiveMatch | None" = None,
) -> object:
    """Run the command that a form names by `do`, for the seat that it names by `seat`."""
    chosen = commands.get(get_text(form, "do"))
    if chosen is None:
        raise HttpError(400, "server-not-here")
    payload = decode_form({**form, **chosen.fields}, chosen.command.payload)
    target = get_text(form, chosen.target) if chosen.target else ""
    seat = get_int(form, "seat")
    return await context.run(chosen.command, payload, live, seat, target=target)


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


def _read_field(form: Form, field: inspect.Field) -> str | int | bool | tuple[str, ...] | None:
    name, kind = field.name, _plain_type(field.type)
    match kind:
        case inspect.BoolType():
            return name in form
        case inspect.IntType():
            return get_int(form, name)
        case inspect.ListType() | inspect.VarTupleType():
            items = (f"{name.removesuffix('s')}{at + 1}" for at in range(kind.max_length or 0))
            found = tuple(get_text(form, item) for item in items if form.get(item))
            return found if found or field.required else None
        case inspect.LiteralType():
            return form[name] if form.get(name) in kind.values else None
        case inspect.StrType():
            text = get_text(form, name, kind.max_length or DEFAULT_MAX_CHARS)
            return text if name in form or field.required else None
        case _:
            return None
