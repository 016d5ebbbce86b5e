"""Draws what is new at a table for those who look at it over a WebSocket."""

from collections.abc import Sequence
from typing import Any, Final

from markupsafe import escape

from boneyard.art import tile_svg
from boneyard.events import (
    Called,
    Counted,
    Drew,
    Event,
    Flipped,
    KnockedOut,
    Played,
    RoundEnded,
    Scored,
    Shifted,
    Took,
)
from boneyard.report import Report
from boneyard.server.entries import Entry, told_events
from boneyard.server.match import LiveMatch
from boneyard.server.pages import regions, words
from boneyard.server.pages.looks import how_of, how_written
from boneyard.server.pages.scene import Scene
from boneyard.server.pages.sweeps import grouped, swept

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
            "status": live.status,
            "awaits": scene.awaits,
            "regions": self._changed(scene, how, seen),
        }
        added = scene.spread.added(since) if news is not None else None
        if added is None:
            drawn["tiles"] = regions.tiles(scene)
        else:
            drawn["add"] = [tile_svg(one, scene.look.faces, say=scene.say) for one in added]
        entries = live.log if news is None else news
        drawn["log"] = log_lines(scene, entries[-LINES:])
        if news is None:
            drawn["whole"] = True
        elif news:
            side = None if seat is None else live.rules.side(seat)
            drawn["flights"] = _flights(news, seat, side)
            said = [said for group in grouped(live, news) for said in told_group(scene, group)]
            drawn["say"] = " ".join([*said[-12:], prompt(scene)])
        return drawn

    def _changed(self, scene: Scene, how: str, seen: tuple[int, int] | None) -> dict[str, str]:
        """The regions that differ from those that the browser has; None: it has none of them."""
        live = scene.live
        now = {name: str(draw(scene)) for name, draw in regions.REGIONS.items()}
        key = (scene.seat, self.meant(how))
        last = live.drawn.regions.get(key)
        live.drawn.regions.keep(key, ((live.number, live.news), now))
        if last is None or last[0] != seen:
            return now
        before = last[1]
        return {name: text for name, text in now.items() if text != before.get(name)}


def prompt(scene: Scene) -> str:
    """What the seat must know to go on."""
    return words.prompt(scene.live, scene.seat, scene.moves, scene.look.faces, scene.say)


def log_lines(scene: Scene, entries: Sequence[Entry]) -> list[str]:
    """The lines of the log for these entries; a deal is a heading."""
    lines = []
    for group in grouped(scene.live, entries):
        entry = group[-1]
        told = told_group(scene, group)
        if not told and entry.act in _TAKEN:
            told = [scene.speak(_TAKEN[entry.act])]
        if told:
            deal = ' class="deal"' if entry.act == "deal" else ""
            since = f' data-from="{group[0].number}"' if len(group) > 1 else ""
            text, names = escape(" ".join(told)), _named(told_events(entry.events, scene.seat))
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
    if len(group) == 1:
        return scene.text(group[0])
    live = scene.live
    report = Report(live.names, live.rules.sides, faces=scene.look.faces, reader=scene.seat)
    return [scene.say(swept(report, group, scene.seat))]


def _flights(news: Sequence[Entry], seat: int | None, side: int | None) -> list[dict[str, Any]]:
    """What moved from where to where, and what else is seen and heard, in its order."""
    flights: list[dict[str, Any]] = []
    for entry in news:
        for event in told_events(entry.events, seat):
            match event:
                case Played(seat=int(who), tile=tile):
                    flights.append({"tile": tile.text, "from": who})
                case Drew(seat=who):
                    flights.append({"draw": who})
                case Took(seat=who, source=source):
                    flights.append({"draw": who, "from": source})
                case Scored(side=scorer, points=points) if points:
                    flights.append({"points": points, "side": scorer})
                case Called(seat=who, word=word):
                    flights.append({"call": word, "by": who})
                case Counted() | Flipped() | KnockedOut() | Shifted():
                    flights.append({"moved": len(flights)})
                case RoundEnded(winners=winners):
                    flights.append({"end": int(side in winners or side is None)})
    return flights
