"""A pseudo-language that brackets each message, to find text that is not translated."""

import json
import re
from html.parser import HTMLParser
from typing import Final

from boneyard.bots.characters import CHARACTERS
from boneyard.games import GAMES, game_facts
from boneyard.i18n.locales import LANGUAGES, PSEUDO_BRACKETS, PSEUDO_LANGUAGE

#: What may stand outside brackets: names, and what is the same in every language.
NAMES: Final = {
    "Boneyard",
    "Ann",
    "Ben",
    *LANGUAGES.values(),
    PSEUDO_LANGUAGE.upper(),
    "UTC",
    *(game.title for game in GAMES.values()),
    *(one.name for cast in CHARACTERS.values() for one in cast),
    *(name for game in GAMES for name in game_facts.load_example(game).record["seats"]),
}


#: Attributes that people read or hear.
READ: Final = {"aria-label", "title", "placeholder", "alt", "content", "data-copied"}


#: What is not said by a catalogue yet; and names of formats.
ESCAPED: Final[frozenset[str]] = frozenset({"CSV", "JSON"})


WORD: Final = re.compile(r"[^\W\d_]{2,}")


class Texts(HTMLParser):
    """Collects what people read or hear of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.inside: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        read = dict(attrs)
        if tag == "meta" and read.get("name") != "description":
            return
        self.found += [value or "" for name, value in attrs if name in READ]
        # What the script says.
        self.found += json.loads(read.get("data-words") or "{}").values()
        if tag not in ("meta", "input", "link", "br"):
            self.inside.append(tag)

    def handle_endtag(self, tag: str) -> None:
        while self.inside and self.inside.pop() != tag:
            pass

    def handle_data(self, data: str) -> None:
        # Codes and keys are the same in every language.
        if not {"code", "time", "kbd"} & set(self.inside):
            self.found.append(data)


def outside(text: str) -> str:
    """What stands outside brackets, without names."""
    opened, closed = PSEUDO_BRACKETS
    while text != (less := re.sub(f"{opened}[^{opened}{closed}]*{closed}", " ", text)):
        text = less
    text = re.sub(r"https?://\S+", " ", text)  # an address is the same in every language
    for name in sorted(NAMES, key=len, reverse=True):
        text = re.sub(rf"\b{re.escape(name)}\b", " ", text)
    return re.sub(r"\bP\d\b", " ", text)


def escaped(html: str, *, skip: str = "") -> set[str]:
    """The texts of a page in which words stand outside brackets."""
    texts = Texts()
    texts.feed(re.sub(skip, "", html, flags=re.S) if skip else html)
    texts.close()
    # A sentence with markup in it comes in pieces: brackets are closed in another than opened.
    whole = "\n".join(texts.found)
    return {line for line in outside(whole).split("\n") if WORD.search(line)} - ESCAPED
