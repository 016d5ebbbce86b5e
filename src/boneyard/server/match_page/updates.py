"""Live updates of the match page: what has changed, as patches of regions."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from markupsafe import escape

from boneyard.core.actions import Draw
from boneyard.core.events import (
    Called,
    Counted,
    Drew,
    Event,
    Flipped,
    KnockedOut,
    MatchEnded,
    Passed,
    Played,
    RoundEnded,
    Scored,
    Shifted,
    Took,
    Turned,
)
from boneyard.core.ids import Side
from boneyard.core.redaction import public_events
from boneyard.drawing.svg.tiles import tile_svg
from boneyard.i18n import Message, message
from boneyard.schemas.log import parse_takeback
from boneyard.server.match_page import regions
from boneyard.server.match_page import text as match_page_text
from boneyard.server.match_page.drawing_cache import SentDrawing
from boneyard.server.match_page.patches import (
    PatchStep,
    build_added,
    build_patch,
    build_text_patch,
    region_text,
)
from boneyard.server.match_page.scene import Scene
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.match_log import Entry
from boneyard.server.matches.seat_views import MatchVersion
from boneyard.server.web.preferences import format_draw_style, parse_draw_style
from boneyard.text.game_report import GameReport

_DRAW_ACT: Final = str(Draw())

#: Of more tiles than these only the number is shown: they stand in the hand.
MAX_NAMED_TILES: Final = 8


def is_single_draw(entry: Entry) -> bool:
    """Say whether nothing but a draw happened."""
    return entry.act == _DRAW_ACT and len(entry.events) == 1


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


def _is_same_sweep(one: Entry, next: Entry) -> bool:
    return one.seat == next.seat and is_single_draw(next) and is_single_draw(one)


def describe_draws(report: GameReport, draws: Sequence[Entry], seat: int | None) -> Message:
    """What is said of several draws, to a seat (None: a spectator)."""
    who, count = report.seat(draws[0].seat or 0), len(draws)
    if draws[0].seat != seat or count > MAX_NAMED_TILES:
        return message("movelog-draws-several", who=who, count=count)
    drawn = [event for one in draws for event in public_events(one.events, seat)]
    tiles = [event.tile for event in drawn if isinstance(event, Drew)]
    named = tuple(report.tile_name(tile) for tile in tiles if tile is not None)
    return message("movelog-draws-these", who=who, count=count, tiles=named)


#: How many lines of the log a page begins with.
MAX_LOG_LINES: Final = 200

#: What is said of steps that tell nothing by themselves.
_UNDO_MESSAGES: Final = {"undo": "table-taken-back", "redo": "table-made-again"}


class MatchPageRenderer:
    """Sends the regions that have changed, and of the tiles only those that came."""

    def normalize_style(self, style: str) -> str:
        """The style that `?draw=` asks for: one of a few, whatever was sent."""
        return format_draw_style(*parse_draw_style(style))

    def language_of(self, style: str) -> str:
        """The language of a style."""
        return parse_draw_style(style)[2]

    def draw(
        self,
        live: LiveMatch,
        seat: int | None,
        style: str,
        new_entries: Sequence[Entry] | None,
        last_revision: int | None = None,
    ) -> Any:
        """What a seat (None: a spectator) must see again after these entries, as JSON can hold it.

        No new entries (None) means everything. `last_revision` is the room's revision that was
        sent last (None: the current one). It is called once for all who see the same; nothing of
        `live.state` may reach it, only `live.view(seat)` and public events.
        """
        understood = parse_draw_style(style)
        scene = Scene(live, seat, *understood)
        since = (
            new_entries[0].number - 1
            if new_entries
            else (live.number if new_entries is not None else 0)
        )
        seen = (
            (since, live.revision if last_revision is None else last_revision)
            if new_entries is not None
            else None
        )
        drawn, sent = self._draw_changes(scene, format_draw_style(*understood), seen)
        added = scene.board_layout.tiles_since(since) if new_entries is not None else None
        if added is None:
            drawn["tiles"] = regions.render_tiles(scene)
        elif added:
            tiles = [tile_svg(one, scene.style.faces, say=scene.translate) for one in added]
            drawn["add"] = build_added(tiles, sent.templates_of("tiles"))
        entries = (live.log.entries if new_entries is None else new_entries)[-MAX_LOG_LINES:]
        groups: Sequence[Sequence[Entry]] = [entries]
        if len(entries) != 1 or is_single_draw(entries[0]):
            groups = list(group_draws(live, entries))
        lines = render_group_lines(scene, groups)
        if new_entries is None:
            drawn["whole"], drawn["log"] = True, lines
            # It may replace updates that the browser never drew: their announcement with them.
            drawn["say"] = build_prompt(scene)
            return drawn
        if lines:
            drawn["log"] = build_added(lines, sent.templates_of("log"))
        if new_entries:
            side = None if seat is None else live.rules.side(seat)
            drawn["flights"] = _build_animations(map(scene.visible_events, new_entries), side)
            if len(groups) == len(lines) == 1 and describe_group(scene, groups[0]):
                drawn["then"] = build_prompt(scene)  # the line of the log goes before it
            else:
                said = [said for group in groups for said in describe_group(scene, group)]
                drawn["say"] = " ".join([*said[-12:], build_prompt(scene)])
        return drawn

    def _draw_changes(
        self, scene: Scene, style: str, client_version: MatchVersion | None
    ) -> tuple[dict[str, object], SentDrawing]:
        """What differs from what the browser has, None: all of it; and what it will have."""
        live, kept, key = scene.live, scene.cache.sent, (scene.seat, style)
        last = kept.get(key)
        version = (len(live.log.entries), live.room.revision)
        facts: dict[str, object] = {
            "box": regions.frame_view_box(scene.board_layout.visible_frame, scene.style.curved),
            "turn": scene.view.to_act,
            "seat": scene.seat,
            "status": scene.status,
            "awaits": scene.awaits,
        }
        if last is None or last.version != client_version:
            # Who has seen all of it has no templates: from now on no one is thought to have any.
            drawn = {name: draw(scene) for name, draw in regions.REGIONS.items()}
            sent = kept.put(key, SentDrawing(version, drawn, facts, {}))
            texts = {name: region_text(region) for name, region in drawn.items()}
            return {**facts, "regions": texts}, sent
        changes = {name: fact for name, fact in facts.items() if last.facts[name] != fact}
        last.version, last.facts = version, facts
        return {**changes, **_diff_regions(scene, last)}, last


def _diff_regions(scene: Scene, sent: SentDrawing) -> dict[str, object]:
    """Draw the regions, and say which of them differ, those that are made of pieces as patches."""
    texts: dict[str, str | list[int | str]] = {}
    patches: dict[str, list[PatchStep]] = {}
    before = sent.regions
    for name, draw in regions.list_changing_regions(scene.live):
        region, was = draw(scene), before[name]
        if region == was:
            continue
        before[name] = region
        if isinstance(region, str):
            texts[name] = build_text_patch(region_text(was), region)
        elif isinstance(was, str):
            texts[name] = region_text(region)
        else:
            patches[name] = build_patch(was, region, sent.templates_of(name))
    drawn: dict[str, object] = {"patches": patches}
    if texts:
        drawn["regions"] = texts
    return drawn


def build_prompt(scene: Scene) -> str:
    """What the seat must know to go on, whether it sees the screen or not."""
    seat, view, said = scene.seat, scene.view, [scene.turn_text]
    if seat is not None and view.playing and view.to_act == seat:
        more = match_page_text.build_prompts(view, seat, scene.moves, scene.style.faces)
        said += [scene.translate(one) for one in more if one is not None]
    return " ".join(filter(None, said))


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


def _build_animations(
    event_groups: Iterable[Sequence[Event]], side: Side | None
) -> list[dict[str, object]]:
    """What moved from where to where, and what else is seen and heard, in its order."""
    flights: list[dict[str, object]] = []
    for told in event_groups:
        for event in told:
            if isinstance(event, Turned):
                continue
            match event:
                case Played(seat=int(who), tile=tile):
                    flights.append({"tile": tile.text, "from": who})
                case Drew(seat=who):
                    flights.append({"draw": who})
                case Took(seat=who, source=source):
                    flights.append({"draw": who, "from": source})
                case Scored(side=scorer, points=points) if points:
                    flights.append({"points": points, "side": scorer})
                case Called(seat=who, word=word, caught=caught):
                    more = {} if caught is None else {"caught": caught}
                    flights.append({"call": word, "by": who, **more})
                case Passed(seat=who):
                    flights.append({"pass": who})
                case Counted() | Flipped() | KnockedOut() | Shifted():
                    flights.append({"moved": len(flights)})
                case RoundEnded(winners=winners):
                    ours = int(side in winners or side is None)
                    flights.append({"end": ours, "won": list(winners)})
                case MatchEnded(winners=winners):
                    ours = int(side in winners or side is None)
                    flights.append({"end": ours, "won": list(winners), "over": True})
    return flights
