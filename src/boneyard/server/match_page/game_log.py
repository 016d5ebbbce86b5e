"""The game log on the match page: a line for each step, draws in a row in one."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from markupsafe import escape

from boneyard.core.actions import Draw
from boneyard.core.events import (
    Drew,
    Event,
    Played,
)
from boneyard.core.redaction import public_events
from boneyard.i18n import Message, message
from boneyard.schemas.log_entries import parse_takeback
from boneyard.server.match_page.scene import Scene
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.match_log import Entry
from boneyard.text.game_report import GameReport

_DRAW_ACT: Final = str(Draw())


#: Of more tiles than these only the number is shown: they stand in the hand.
MAX_NAMED_TILES: Final = 8


#: How many lines of the log a page begins with.
MAX_LOG_LINES: Final = 200


#: What is said of steps that tell nothing by themselves.
_UNDO_MESSAGES: Final = {"undo": "table-taken-back", "redo": "table-made-again"}


def render_log_lines(scene: Scene, entries: Sequence[Entry]) -> list[str]:
    """The lines of the log for these entries."""
    return render_group_lines(scene, group_draws(scene.live, entries))


def render_group_lines(scene: Scene, groups: Iterable[Sequence[Entry]]) -> list[str]:
    """The lines of the log for these groups of entries; a deal is a heading."""
    lines = []
    for group in groups:
        entry = group[-1]
        told = describe_group(scene, group)
        if not told and entry.act in _UNDO_MESSAGES:
            told = [scene.translator(_UNDO_MESSAGES[entry.act])]
        if told:
            deal = ' class="deal"' if entry.act == "deal" else ""
            since = f' data-from="{group[0].number}"' if len(group) > 1 else ""
            text, names = escape(" ".join(told)), _tile_attributes(scene.visible_events(entry))
            lines.append(f'<li data-entry="{entry.number}"{since}{deal}{names}>{text}</li>')
    return lines


def _tile_attributes(events: Sequence[Event]) -> str:
    """The tile and the end that a line speaks of, for who points at it."""
    for event in events:
        if isinstance(event, Played):
            return f' data-tile="{event.tile.text}" data-arm="{event.arm}"'
    return ""


def describe_group(scene: Scene, group: Sequence[Entry]) -> list[str]:
    """What happened, in sentences; draws that follow each other in one."""
    live, first = scene.live, group[0]
    back = parse_takeback(first.act) is not None
    if len(group) == 1 and not back:
        return scene.describe_entry(first)
    report = GameReport(scene.names, live.rules.sides, faces=scene.style.faces, reader=scene.reader)
    if back and first.seat is not None:
        return [scene.translator("movelog-takes-back", who=report.seat(first.seat))]
    return [scene.translate(describe_draws(report, group, scene.reader))]


def describe_draws(report: GameReport, draws: Sequence[Entry], seat: int | None) -> Message:
    """What is said of several draws, to a seat (None: a spectator)."""
    who, count = report.seat(draws[0].seat or 0), len(draws)
    if draws[0].seat != seat or count > MAX_NAMED_TILES:
        return message("movelog-draws-several", who=who, count=count)
    drawn = [event for one in draws for event in public_events(one.events, seat)]
    tiles = [event.tile for event in drawn if isinstance(event, Drew)]
    named = tuple(report.tile_name(tile) for tile in tiles if tile is not None)
    return message("movelog-draws-these", who=who, count=count, tiles=named)


def group_draws(live: LiveMatch, entries: Sequence[Entry]) -> Iterator[Sequence[Entry]]:
    """The entries of a part of the log; draws of one seat that follow each other together.

    A sweep that began before these entries is sent again, from its beginning.
    """
    together: list[Entry] = []
    if entries and is_single_draw(entries[0]):
        last = first = entries[0].number - 1
        while first and _is_same_sweep(live.log.entries[first - 1], entries[0]):
            first -= 1
        together = live.log.entries[first:last]
    for entry in entries:
        if together and not _is_same_sweep(together[-1], entry):
            yield together
            together = []
        together.append(entry)
    if together:
        yield together


def is_single_draw(entry: Entry) -> bool:
    """Say whether nothing but a draw happened."""
    return entry.act == _DRAW_ACT and len(entry.events) == 1


def _is_same_sweep(one: Entry, next: Entry) -> bool:
    return one.seat == next.seat and is_single_draw(next) and is_single_draw(one)
