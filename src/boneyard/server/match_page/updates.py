"""Live updates of the match page: what has changed, as patches of regions."""

from collections.abc import Iterable, Sequence
from typing import Any

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
from boneyard.drawing.svg.tiles import tile_svg
from boneyard.server.match_page import regions
from boneyard.server.match_page.board import frame_view_box, render_tiles
from boneyard.server.match_page.drawing_cache import SentDrawing
from boneyard.server.match_page.game_log import (
    MAX_LOG_LINES,
    describe_group,
    group_draws,
    is_single_draw,
    render_group_lines,
)
from boneyard.server.match_page.patches import (
    PatchStep,
    build_added,
    build_patch,
    build_text_patch,
    region_text,
)
from boneyard.server.match_page.scene import Scene
from boneyard.server.match_page.screen_reader import build_prompt
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.match_log import Entry
from boneyard.server.matches.seat_views import MatchVersion
from boneyard.server.web.preferences import format_draw_style, parse_draw_style


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
            drawn["tiles"] = render_tiles(scene)
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
            "box": frame_view_box(scene.board_layout.visible_frame, scene.style.curved),
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
