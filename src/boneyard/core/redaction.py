"""Redaction: what a seat may see of an event, the one secrecy rule."""

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from boneyard.core.arguments import argument_error, is_whole
from boneyard.core.events import (
    Absolved,
    Cleared,
    Dealt,
    Discarded,
    Drew,
    Event,
    Made,
    Owed,
    Passed,
    Played,
    Returned,
    SetOut,
    TileRow,
    Took,
    Turned,
)


def hide_tiles(row: TileRow) -> TileRow:
    """Hide the tiles of a row."""
    return _hidden_row(len(row))


@lru_cache(256)
def _hidden_row(count: int) -> TileRow:
    """So many hidden tiles: one object for all views, as there are many of them."""
    return (None,) * count


#: The events that contain hidden information.
_HAS_SECRETS = (Dealt, Drew, Took, SetOut, Returned, Discarded)


def redact(event: Event, seat: int | None) -> Event:
    """Remove from an event what a seat may not see.

    Args:
        event: what happened.
        seat: the seat; None is a spectator.

    Returns:
        The event with hidden tiles as None, or the same event if it has no secret.

    >>> import boneyard
    >>> drawn = boneyard.Drew(0, boneyard.tile("6-4"))
    >>> boneyard.seen_by(drawn, 1).tile is None
    True
    """
    if not isinstance(event, _HAS_SECRETS):
        if not isinstance(event, Event):
            raise argument_error("library-expected-event", event)
        return event
    if seat is not None and not is_whole(seat):
        raise argument_error("library-expected-any-seat", seat)
    if isinstance(event, Dealt):
        hands = tuple(
            hand if owner == seat and not event.blind else hide_tiles(hand)
            for owner, hand in enumerate(event.hands)
        )
        return msgspec.structs.replace(
            event, hands=hands, stock=hide_tiles(event.stock), aside=hide_tiles(event.aside)
        )
    if isinstance(event, Drew) and event.seat != seat:
        return Drew(event.seat, None)
    if isinstance(event, Discarded) and event.seat != seat:
        return Discarded(event.seat, None)
    if isinstance(event, Took) and seat not in (event.seat, event.source):
        return Took(event.seat, event.source, None)
    if isinstance(event, SetOut):
        rows = tuple(
            (None,) * down + row[down:] for row, down in zip(event.rows, event.down, strict=True)
        )
        return SetOut(rows, event.down)
    if isinstance(event, Returned):
        return Returned(event.seat, None)
    return event


#: Events that people must notice for themselves.
_UNANNOUNCED = (Made, Owed, Absolved, Cleared)

#: The most frequent events, in which there is nothing to hide and which are seen by all.
_PLAIN = frozenset((Played, Turned, Passed))


def public_events(events: Iterable[Event], seat: int | None) -> list[Event]:
    """Return the events that a person in a seat (None: a spectator) is shown, redacted."""
    events = tuple(events)
    if _PLAIN.issuperset(map(type, events)):
        return list(events)
    return [
        event if type(event) in _PLAIN else redact(event, seat)
        for event in events
        if type(event) in _PLAIN or not isinstance(event, _UNANNOUNCED)
    ]
