"""What a browser makes of the news that it is sent, as its script does."""

import html
import re
from typing import Any


class Shown(dict[str, str]):
    """The regions by their names, and the last new pieces of each by their number of parts."""

    def __init__(self, regions: dict[str, str] | None = None) -> None:
        super().__init__(regions or {})
        self.templates: dict[str, dict[int, str]] = {}
        self.added: list[str] = []
        """The tiles that the last news added."""
        self.lines: list[str] = []
        """The lines of the game log that it brought."""
        self.said = ""
        """What it announced."""


def shown(before: dict[str, str], news: Any) -> Shown:
    """The regions after some news."""
    now = Shown(before)
    if isinstance(before, Shown) and not news.get("whole"):
        now.templates = before.templates
    for name, text in news.get("regions", {}).items():
        now[name] = text if isinstance(text, str) else _with_parts(now[name], text)
    for name, steps in news.get("patches", {}).items():
        templates = now.templates.setdefault(name, {})
        old = list(filter(None, now[name].split("\n")))
        now[name] = "\n".join(piece(old, step, templates) for step in spelled(steps))
    tiles = now.templates.setdefault("tiles", {})
    now.added = [piece([], step, tiles) for step in news.get("add", ())]
    lines = now.templates.setdefault("log", {})
    now.lines = [piece([], step, lines) for step in news.get("log", ())]
    now.said = news.get("say", "")
    if "then" in news:
        line = html.unescape(re.sub("<[^>]*>", "", "".join(now.lines)))
        now.said = f"{line} {news['then']}".strip()
    return now


def spelled(steps: list[Any]) -> list[Any]:
    """The same with all parts, where a step has those of the last piece that changed."""
    last: list[Any] = []
    found = []
    for step in steps:
        if isinstance(step, list) and step[0] >= 0:
            last = step[1:] or last
            step = [step[0], *last]
        found.append(step)
    return found


def piece(old: list[str], step: Any, templates: dict[int, str]) -> str:
    """A piece after a step, kept as a template if it is new."""
    if isinstance(step, int):
        return old[step]
    if isinstance(step, list) and step[0] >= 0:
        return _with_parts(old[step[0]], step[1:])
    text = step if isinstance(step, str) else _with_parts(templates[-step[0]], step[1:])
    templates[len(cut(text))] = text
    return text


def _with_parts(text: str, changes: list[Any]) -> str:
    parts = cut(text)
    for number, part in zip(changes[::2], changes[1::2], strict=True):
        parts[number] = part
    return '"'.join(parts).replace('>"', ">").replace('"<', "<")


def cut(text: str) -> list[str]:
    """The parts of a piece."""
    return text.replace(">", '>"').replace("<", '"<').split('"')
