"""The games around a hub once more, written from the rule book alone: plain lists and numbers.

Nothing of the engine is used: what both say of random rounds is compared (`test_hub_model.py`).
"""

import random
from dataclasses import dataclass, field
from typing import Any

Pair = tuple[int, int]
Move = tuple[str, Pair | None, int]
"""What is done, the tile with the touching half first, the arm."""


def text(tile: Pair) -> str:
    return f"{tile[0]}-{tile[1]}"


@dataclass
class Arm:
    """An end: what it shows, and the double that is owed tiles there, if any."""

    shows: int
    of: int | None = None
    """The seat whose train it is; None: everybody's."""
    demand: int | None = None
    """When the double was laid that must have a tile here."""


@dataclass
class Model:
    """One round."""

    game: str
    players: int
    most: int
    options: dict[str, Any]
    hands: list[list[Pair]]
    stock: list[Pair]
    start: Pair | None
    round: int = 1
    arms: dict[int, Arm] = field(default_factory=dict)
    lying: list[Pair] = field(default_factory=list)
    turn: int | None = None
    marked: set[int] = field(default_factory=set)
    first_turns: set[int] = field(default_factory=set)
    """Seats that have had their first turn."""
    drawn: bool = False
    laid_in_turn: int = 0
    chaining: bool = False
    end: str | None = None
    out: int | None = None
    next_arm: int = 0

    @property
    def trains(self) -> bool:
        return self.game in ("mexican-train", "train")

    @property
    def double(self) -> int:
        """The number of the round's double."""
        if self.game == "cyprus":
            return self.most
        return self.most - (self.round - 1) % (self.most + 1)

    def begin(self) -> None:
        lead, begins = self.options["lead"], (self.round - 1) % self.players
        if lead == "placed":
            assert self.start == (self.double, self.double)
            self.turn = begins
            self.set_hub(self.start)
            self.look()
            return
        if lead == "highest":
            hub = max(tile for hand in self.hands for tile in hand if tile[0] == tile[1])
        else:
            hub = (self.double, self.double)
        holding = [seat for seat, hand in enumerate(self.hands) if hub in hand]
        self.turn = holding[0] if holding else begins

    def set_hub(self, hub: Pair) -> None:
        self.lying.append(hub)
        number = hub[0]
        if self.trains:
            for seat in range(self.players):
                self.arms[seat + 1] = Arm(number, seat)
            if self.game == "mexican-train":
                self.arms[self.players + 1] = Arm(number)
        else:
            count = 8 if self.game == "cyprus" else self.options["arms"]
            self.arms = {arm: Arm(number, demand=0) for arm in range(1, count + 1)}
        self.next_arm = len(self.arms) + 1

    # What binds

    def used_up(self, number: int) -> bool:
        return sum(number in tile for tile in self.lying) == self.most + 1

    @property
    def in_runs(self) -> bool:
        runs = self.game == "mexican-train" and self.options["first"] == "run"
        return runs and len(self.first_turns) < self.players

    def bound(self) -> list[int]:
        """The arms of the oldest demand."""
        if self.in_runs or self.chaining:
            return []
        owed = {n: a for n, a in self.arms.items()
                if a.demand is not None and not self.used_up(a.shows)}  # fmt: skip
        if not owed:
            return []
        first = min(a.demand for a in owed.values() if a.demand is not None)
        return [n for n, a in owed.items() if a.demand == first]

    def open_to(self, seat: int) -> list[int]:
        bound = self.bound()
        if bound:
            return bound
        if not self.trains:
            return list(self.arms)
        if self.in_runs:
            return [seat + 1]
        return [n for n, a in self.arms.items() if a.of in (None, seat) or a.of in self.marked]

    def plays(self, seat: int) -> list[Move]:
        found: set[Move] = set()
        for tile in self.hands[seat]:
            for touching in (tile, tile[::-1]):
                for arm in self.open_to(seat):
                    if self.arms[arm].shows == touching[0]:
                        found.add(("play", touching, arm))
        return sorted(found, key=str)

    def legal(self) -> list[Move]:
        if self.end is not None:
            return []
        seat = self.turn
        assert seat is not None
        if not self.lying:
            doubles = [t for t in self.hands[seat] if t[0] == t[1]]
            if self.options["lead"] == "highest":
                return [("lead", max(doubles), 0)]
            hub = (self.double, self.double)
            return [("lead", hub, 0)] if hub in self.hands[seat] else [("draw", None, 0)]
        plays = self.plays(seat)
        if self.in_runs and self.laid_in_turn:
            return [*plays, ("pass", None, 0)]
        if plays:
            return plays
        return [("draw" if self.stock and not self.drawn else "pass", None, 0)]

    def names(self) -> set[str]:
        """The legal moves in the notation."""
        found = set()
        for kind, tile, arm in self.legal():
            if kind in ("draw", "pass"):
                found.add(kind)
            else:
                assert tile is not None
                found.add(text(tile) if kind == "lead" else f"{text(tile)}@{arm}")
        return found

    # What is done

    def do(self, move: Move) -> None:
        kind, tile, arm = move
        seat = self.turn
        assert seat is not None
        if kind == "draw":
            self.hands[seat].append(self.stock.pop(0))
            self.drawn = True
            if not self.lying:
                if self.hands[seat][-1] != (self.double, self.double):
                    self.turn = (seat + 1) % self.players
                self.drawn = False
                return
        elif kind == "pass":
            if self.trains and not (self.in_runs and self.laid_in_turn):
                self.marked.add(seat)
            self.pass_on()
        elif kind == "lead":
            assert tile is not None
            self.hands[seat].remove(tile)
            self.set_hub(tile)
            if not self.hands[seat]:
                self.end, self.out = "out", seat
                return
            if self.trains:
                self.drawn = False
            else:
                self.pass_on()
        else:
            assert tile is not None
            self.play(seat, tile, arm)
        self.look()

    def play(self, seat: int, tile: Pair, number: int) -> None:
        self.hands[seat].remove((max(tile), min(tile)))
        self.lying.append(tile)
        arm, double = self.arms[number], tile[0] == tile[1]
        arm.shows, arm.demand = tile[1], None
        if arm.of == seat:
            self.marked.discard(seat)
        if double and self.game == "mexican-train":
            arm.demand = len(self.lying)
        if double and self.game == "chickenfoot":
            arm.demand = len(self.lying)
            for _ in range(2):
                self.arms[self.next_arm] = Arm(tile[0], demand=len(self.lying))
                self.next_arm += 1
        if not self.hands[seat]:
            self.end, self.out = "out", seat
            return
        if self.game == "chickenfoot" and self.options["short_foot"] == "blocks":
            short = [a for a in self.arms.values() if a.demand is not None]
            if any(self.used_up(a.shows) for a in short):
                self.end = "blocked"
                return
        self.laid_in_turn += 1
        self.drawn = False
        if self.in_runs:
            if not self.plays(seat):
                self.pass_on()
        elif self.game == "mexican-train" and double and not self.used_up(tile[0]):
            self.chaining = self.options["doubles"] == "chain"
        else:
            self.pass_on()

    def pass_on(self) -> None:
        assert self.turn is not None
        self.first_turns.add(self.turn)
        self.turn = (self.turn + 1) % self.players
        self.drawn, self.laid_in_turn, self.chaining = False, 0, False

    def look(self) -> None:
        """See whether the round is blocked."""
        if self.end is not None or self.stock:
            return
        shown = {self.arms[n].shows for n in self.bound() or self.arms}
        if not any(half in shown for hand in self.hands for tile in hand for half in tile):
            self.end = "blocked"

    # What comes of it

    def points(self) -> list[int]:
        blank = self.options.get("double_blank", 0)
        held = [sum(map(sum, hand)) + blank * ((0, 0) in hand) for hand in self.hands]
        if self.game != "cyprus":
            return held
        winner = self.winner()
        if winner is None:
            return [0] * self.players
        others = sum(held) - held[winner]
        got = others if self.end == "out" else others - held[winner]
        return [got if seat == winner else 0 for seat in range(self.players)]

    def winner(self) -> int | None:
        if self.out is not None:
            return self.out
        blank = self.options.get("double_blank", 0)
        held = [sum(map(sum, hand)) + blank * ((0, 0) in hand) for hand in self.hands]
        return held.index(min(held)) if held.count(min(held)) == 1 else None


def deal(game: str, players: int, most: int, options: dict[str, Any], round: int,
         dice: random.Random) -> Model:  # fmt: skip
    """A round with few tiles or many, so that all corners come up."""
    tiles = [(a, b) for a in range(most + 1) for b in range(a + 1)]
    dice.shuffle(tiles)
    model = Model(game, players, most, options, [], [], None, round)
    hub = (model.double, model.double)
    tiles.remove(hub)
    each = dice.randint(1, max(1, min(9, (len(tiles) - 2) // players)))
    model.hands = [tiles[seat * each : (seat + 1) * each] for seat in range(players)]
    rest = tiles[players * each :]
    model.stock = rest[: dice.choice((0, 0, 1, 3, 8, len(rest)))]
    if options["lead"] == "placed":
        model.start = hub
    elif dice.random() < 0.6:
        dice.choice(model.hands).append(hub)
    else:
        model.stock.insert(dice.randint(0, len(model.stock)), hub)
    return model
