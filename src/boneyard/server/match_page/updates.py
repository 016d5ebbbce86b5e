"""Live updates of the match page: what has changed, as patches of regions."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
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
)
from boneyard.core.ids import Side
from boneyard.core.redaction import told_events
from boneyard.drawing.svg.tiles import tile_svg
from boneyard.i18n import Message, message
from boneyard.schemas.log import back_to
from boneyard.server.match_page import regions
from boneyard.server.match_page import text as match_page_text
from boneyard.server.match_page.patches import Region, Step, patch, whole
from boneyard.server.match_page.scene import Scene
from boneyard.server.matches.log import Entry
from boneyard.server.matches.match import LiveMatch
from boneyard.server.web.preferences import how_of, how_written
from boneyard.text.game_report import Report

_DRAW: Final = str(Draw())

#: Of more tiles than these only the number is told: they stand in the hand.
NAMED: Final = 8


def drew(entry: Entry) -> bool:
    """Say whether nothing but a draw happened."""
    return entry.act == _DRAW and len(entry.events) == 1


def grouped(live: LiveMatch, news: Sequence[Entry]) -> Iterator[Sequence[Entry]]:
    """The entries of a part of the log; draws of one seat that follow each other together.

    A sweep that began before these entries is told anew, from its beginning.
    """
    together: list[Entry] = []
    if news and drew(news[0]):
        last = first = news[0].number - 1
        while first and _go_on(live.log[first - 1], news[0]):
            first -= 1
        together = live.log[first:last]
    for entry in news:
        if together and not _go_on(together[-1], entry):
            yield together
            together = []
        together.append(entry)
    if together:
        yield together


def _go_on(one: Entry, next: Entry) -> bool:
    return one.seat == next.seat and drew(next) and drew(one)


def swept(report: Report, sweep: Sequence[Entry], seat: int | None) -> Message:
    """What is said of several draws, to a seat (None: a watcher)."""
    who, count = report.seat(sweep[0].seat or 0), len(sweep)
    if sweep[0].seat != seat or count > NAMED:
        return message("report-draws-several", who=who, count=count)
    drawn = [event for one in sweep for event in told_events(one.events, seat)]
    tiles = [event.tile for event in drawn if isinstance(event, Drew)]
    named = tuple(report.tile(tile) for tile in tiles if tile is not None)
    return message("report-draws-these", who=who, count=count, tiles=named)


#: How many lines of the log a page begins with.
LINES: Final = 200

#: What is said of steps that tell nothing by themselves.
_TAKEN: Final = {"undo": "table-taken-back", "redo": "table-made-again"}


class TablePainter:
    """Sends the regions that have changed, and of the tiles only those that came."""

    def meant(self, how: str) -> str:
        """What was understood of a wish."""
        return how_written(*how_of(how))

    def language(self, how: str) -> str:
        """The language of such a wish."""
        return how_of(how)[2]

    def draw(
        self,
        live: LiveMatch,
        seat: int | None,
        how: str,
        news: Sequence[Entry] | None,
        heard: int | None = None,
    ) -> Any:
        """What a seat (None: a watcher) must see anew after these entries."""
        scene = Scene(live, seat, *how_of(how))
        since = news[0].number - 1 if news else (live.number if news is not None else 0)
        seen = (since, live.news if heard is None else heard) if news is not None else None
        drawn: dict[str, Any] = {
            "box": regions.box(scene),
            "turn": scene.view.to_act,
            "seat": seat,
            "status": scene.status,
            "awaits": scene.awaits,
            **self._changed(scene, how, seen),
        }
        added = scene.spread.added(since) if news is not None else None
        if added is None:
            drawn["tiles"] = regions.tiles(scene)
        else:
            drawn["add"] = [tile_svg(one, scene.look.faces, say=scene.say) for one in added]
        entries = (live.log if news is None else news)[-LINES:]
        groups = list(grouped(live, entries))
        drawn["log"] = group_lines(scene, groups)
        if news is None:
            drawn["whole"] = True
        elif news:
            side = None if seat is None else live.rules.side(seat)
            drawn["flights"] = _flights(map(scene.events, news), side)
            said = [said for group in groups for said in told_group(scene, group)]
            drawn["say"] = " ".join([*said[-12:], prompt(scene)])
        return drawn

    def _changed(self, scene: Scene, how: str, seen: tuple[int, int] | None) -> dict[str, Any]:
        """What differs from what the browser has: regions, and pieces of them; None: all of it."""
        live = scene.live
        key = (scene.seat, self.meant(how))
        last = live.drawn.regions.get(key)
        now: dict[str, Region] = {}
        live.drawn.regions.keep(key, ((live.number, live.news), now))
        if last is None or last[0] != seen:
            now.update((name, draw(scene)) for name, draw in regions.REGIONS.items())
            return {"regions": {name: whole(region) for name, region in now.items()}}
        return _differences(scene, last[1], now)


def _differences(
    scene: Scene, before: Mapping[str, Region], now: dict[str, Region]
) -> dict[str, Any]:
    """Draw the regions, and say which of them differ, those that are made of pieces as patches."""
    texts: dict[str, str] = {}
    patches: dict[str, list[Step]] = {}
    now.update(before)
    for name, draw in regions.changing(scene.live):
        region, was = draw(scene), before[name]
        if region == was:
            continue
        now[name] = region
        if isinstance(region, str) or isinstance(was, str):
            texts[name] = whole(region)
        else:
            patches[name] = patch(was, region)
    return {"regions": texts, "patches": patches}


def prompt(scene: Scene) -> str:
    """What the seat must know to go on, whether it sees the screen or not."""
    seat, view, said = scene.seat, scene.view, [scene.said]
    if seat is not None and view.playing and view.to_act == seat:
        more = match_page_text.prompts(view, seat, scene.moves, scene.look.faces)
        said += [scene.say(one) for one in more if one is not None]
    return " ".join(filter(None, said))


def log_lines(scene: Scene, entries: Sequence[Entry]) -> list[str]:
    """The lines of the log for these entries."""
    return group_lines(scene, grouped(scene.live, entries))


def group_lines(scene: Scene, groups: Iterable[Sequence[Entry]]) -> list[str]:
    """The lines of the log for these groups of entries; a deal is a heading."""
    lines = []
    for group in groups:
        entry = group[-1]
        told = told_group(scene, group)
        if not told and entry.act in _TAKEN:
            told = [scene.speak(_TAKEN[entry.act])]
        if told:
            deal = ' class="deal"' if entry.act == "deal" else ""
            since = f' data-from="{group[0].number}"' if len(group) > 1 else ""
            text, names = escape(" ".join(told)), _named(scene.events(entry))
            lines.append(f'<li data-entry="{entry.number}"{since}{deal}{names}>{text}</li>')
    return lines


def _named(events: Sequence[Event]) -> str:
    """The tile and the end that a line speaks of, for who points at it."""
    for event in events:
        if isinstance(event, Played):
            return f' data-tile="{event.tile.text}" data-arm="{event.arm}"'
    return ""


def told_group(scene: Scene, group: Sequence[Entry]) -> list[str]:
    """What happened, in sentences; draws that follow each other in one."""
    live, first = scene.live, group[0]
    back = back_to(first.act) is not None
    if len(group) == 1 and not back:
        return scene.text(first)
    report = Report(live.names, live.rules.sides, faces=scene.look.faces, reader=scene.seat)
    if back and first.seat is not None:
        return [scene.speak("report-takes-back", who=report.seat(first.seat))]
    return [scene.say(swept(report, group, scene.seat))]


def _flights(news: Iterable[Sequence[Event]], side: Side | None) -> list[dict[str, Any]]:
    """What moved from where to where, and what else is seen and heard, in its order."""
    flights: list[dict[str, Any]] = []
    for told in news:
        for event in told:
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
