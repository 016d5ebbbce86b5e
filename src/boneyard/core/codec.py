"""JSON codec for actions and events."""

from typing import Any, Final, TypeVar

import msgspec

from boneyard.core.actions import Hit, Move, parse
from boneyard.core.events import AnyEvent, Event
from boneyard.core.tiles import Half, Tile, TileError, half, tile
from boneyard.i18n import TranslatedError, error_text


class CodecError(TranslatedError, ValueError):
    """JSON that is not an action or not an event."""


def _encode_hook(value: object) -> Any:
    if isinstance(value, Tile | Half):
        return value.text
    raise TypeError(f"{type(value).__name__} has no JSON form")


def _decode_hook(kind: type, value: Any) -> Any:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is no text")
    try:
        return tile(value) if kind is Tile else half(value)
    except TileError as error:
        raise ValueError(str(error)) from None


#: Encodes anything that holds tiles.
encoder: Final = msgspec.json.Encoder(enc_hook=_encode_hook)
_move_decoder: msgspec.json.Decoder[Move] = msgspec.json.Decoder(Move, dec_hook=_decode_hook)
_event_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(
    AnyEvent, dec_hook=_decode_hook
)


T = TypeVar("T")


def make_decoder(kind: type[T]) -> msgspec.json.Decoder[T]:
    """Make a decoder for a type that holds tiles."""
    return msgspec.json.Decoder(kind, dec_hook=_decode_hook)


def to_json(thing: Move | Event) -> bytes:
    """Encode an action or an event."""
    return encoder.encode(thing)


def move_from_json(text: bytes | str) -> Move:
    """Decode an action."""
    try:
        move = _move_decoder.decode(text)
        same = parse(str(move), chance=isinstance(move, Hit)) == move
    except (ValueError, RecursionError) as error:
        raise CodecError("actions-no-action", why=error_text(error)) from None
    if not same:
        raise CodecError("actions-unwritten", text=repr(str(move)[:40]))
    return move


def event_from_json(text: bytes | str) -> AnyEvent:
    """Decode an event."""
    try:
        return _event_decoder.decode(text)
    except (ValueError, RecursionError) as error:
        raise CodecError("actions-no-event", why=error_text(error)) from None
