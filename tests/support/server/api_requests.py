"""Requests that a client can make, made up from the OpenAPI document and the forms of the pages."""

import random
import re
from collections.abc import Iterator
from html import unescape
from typing import Any
from urllib.parse import urlencode

import httpx

from boneyard.server.app import PLAY_ENDPOINTS
from boneyard.server.openapi import build_document
from support.server.twin_servers import MATCH, World, words_of

FORM = "application/x-www-form-urlencoded"
#: Pages and their queries: what is not in the document of the API.
PAGES = (
    "/m/{m}", "/m/{m}/replay", "/games/{g}", "/", "/matches", "/tables", "/fair", "/told",
    "/house-rules", "/words", "/m/{m}/rules", "/tournaments", "/ratings",
    "/puzzles", "/puzzle/today", "/lessons",
)  # fmt: skip
DRAWN = ("wide.own", "tall.pips", "square.numerals", "wide.fruit", "?")
_FIELDS = re.compile(r'<(?:input|button|select)[^>]*\bname="([^"]+)"(?:[^>]*\bvalue="([^"]*)")?')


class Maker:
    """Makes requests up for one table."""

    def __init__(self, world: World, dice: random.Random, page: str = "") -> None:
        self.dice, self.world = dice, world
        self.words = list(words_of(world))
        self.tiles = [one.text for one in world.rules.tiles]
        self.document = build_document(PLAY_ENDPOINTS)
        self.fields = {unescape(name): [""] for name, _ in _FIELDS.findall(page)}
        for name, value in _FIELDS.findall(page):
            self.fields[unescape(name)].append(unescape(value))

    def seat(self) -> int:
        return self.dice.randrange(self.world.rules.players + 1)

    def move(self) -> str:
        """Something that looks like a move."""
        dice, text = self.dice, self.dice.choice(self.words)
        if "-" not in text:
            return text
        if dice.random() < 0.3:
            text = "-".join(reversed(text.split("-")))
        return text + dice.choice(["", "@1", "@2", "@3", ">2", "@1R"])

    def api(self) -> Iterator[httpx.Request]:
        """Every operation of the API, once each with arguments made up."""
        for path, operations in self.document["paths"].items():
            for method, operation in operations.items():
                yield self._operation(path, method, operation)

    def _operation(self, path: str, method: str, operation: dict[str, Any]) -> httpx.Request:
        game = self.world.rules.game.name
        address = path.format(match=MATCH, seat=self.seat(), game=game, way=1, rules="x")
        named = [one["name"] for one in operation["parameters"] if one["in"] == "query"]
        query = {name: self._word(name) for name in named if self.dice.random() < 0.6}
        if query:
            address += f"?{urlencode(query)}"
        body = operation.get("requestBody")
        if body is None:
            return httpx.Request(method.upper(), address)
        schema = body["content"]["application/json"]["schema"]
        return httpx.Request(method.upper(), address, json=self._value("", schema))

    def _value(self, name: str, schema: dict[str, Any]) -> Any:
        """A value that the schema allows, of words that mean something here."""
        if "$ref" in schema:
            schema = self.document["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
        for choice in ("anyOf", "oneOf"):
            if choice in schema:
                return self._value(name, self.dice.choice(schema[choice]))
        match schema.get("type"):
            case "object":
                wanted = set(schema.get("required", ()))
                return {
                    key: self._value(key, part)
                    for key, part in schema.get("properties", {}).items()
                    if key in wanted or self.dice.random() < 0.5
                }
            case "array":
                return [self._value(name, schema["items"]) for _ in range(self.dice.randrange(3))]
            case "integer" | "number":
                return self.seat() if name == "seat" else self.dice.choice([0, 1, 5, 99])
            case "boolean":
                return self.dice.random() < 0.5
            case "null":
                return None
        return self._word(name)

    def _word(self, name: str) -> str:
        dice = self.dice
        match name:
            case "move" | "say":
                return self.move()
            case "seat":
                return dice.choice(["watch", str(self.seat()), "x"])
            case "game":
                return self.world.rules.game.name
            case "bot":
                return "heavy"
            case "kind":
                return dice.choice(["person", "bot", "open"])
        return dice.choice(["", "0", "3", "x"])

    def form(self) -> httpx.Request:
        """A form of a table, with fields of any of its forms."""
        dice = self.dice
        fields = {"seat": str(self.seat()), "after": dice.choice(["", "1", "9999"])}
        names = sorted(set(self.fields) - {"tile", "move", "seat", "after"})
        kind = dice.random()
        if kind < 0.35:
            fields["tile"] = dice.choice(self.tiles)
        elif kind < 0.6:
            fields["move"] = self.move()
        else:
            for name in names:
                if dice.random() < 0.7:
                    fields[name] = dice.choice(self.fields[name])
        return self.post(fields)

    def post(self, fields: dict[str, str], path: str = f"/m/{MATCH}") -> httpx.Request:
        accept = self.dice.choice(["application/json", "text/html"])
        headers = {"content-type": FORM, "accept": accept}
        return httpx.Request("POST", path, content=urlencode(fields), headers=headers)

    def probes(self) -> Iterator[httpx.Request]:
        """The attack that learnt hands: every tile, tried in every seat."""
        for text in self.tiles:
            for seat in range(self.world.rules.players):
                yield self.post({"seat": str(seat), "tile": text})
                body = {"seat": seat, "move": f"{text}@1"}
                yield httpx.Request("POST", f"/api/matches/{MATCH}/moves", json=body)

    def page(self) -> httpx.Request:
        """A page, looked at from some seat."""
        dice = self.dice
        path = dice.choice(PAGES[:3] + PAGES).format(m=MATCH, g=self.world.rules.game.name)
        query = {"seat": dice.choice(["", "watch", str(self.seat())]),
                 "tile": dice.choice(["", dice.choice(self.tiles)]),
                 "at": dice.choice(["", "1", "3", "99"]), "check": "1", "step": "2"}  # fmt: skip
        return httpx.Request("GET", f"{path}?{urlencode(query)}")

    def frame(self) -> dict[str, Any]:
        """What a socket might say."""
        if self.dice.random() < 0.3:
            return {"look": self._word("seat"), "move": "6-6", "seat": 9}
        return {"seat": self.seat(), "move": self.move(), "say": [self.move()]}
