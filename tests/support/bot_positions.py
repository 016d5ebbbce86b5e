"""Positions for tests of bots: after some moves, at random, shuffled seats."""

import random
from typing import Any

from msgspec.structs import replace

from boneyard.core.actions import parse
from boneyard.core.events import Event
from boneyard.core.position import view
from boneyard.core.tiles import Tile, tile
from boneyard.engine import act
from boneyard.games import get_game
from boneyard.rules.dealing import Deal
from boneyard.rules.game import State
from support.seen_rounds import seen_at


def after(rules: Any, hands: str, move: str, seat: int) -> State:
    """What a seat sees after a first move of two."""
    held = tuple(tuple(map(tile, hand.split())) for hand in hands.split("|"))
    log, state = act(rules.new_match(), None, Deal(held, lead=0))
    more, state = act(state, 0, parse(move))
    return seen_at(state, [*log, *more], seat)


def position(name: str, hands: str, moves: str, **options: Any) -> State:
    """What the seat to move sees: hands divided by bars, the other tiles in the boneyard."""
    dealt = tuple(tuple(map(tile, hand.split())) for hand in hands.split("|"))
    rules: Any = get_game(name).rules(players=len(dealt), **options)
    rest = [one for one in rules.tiles if not any(one in hand for hand in dealt)]
    log, state = act(rules.new_match(), None, Deal(dealt, tuple(rest)))
    for text in moves.split():
        events, state = act(state, state.to_act, parse(text))
        log = log + events
    seen: State = view(rules.new_match(), log, state.to_act)
    return seen


def shuffled(log: list[Event], seat: int, dice: random.Random) -> list[Event]:
    """The same round with the tiles that a seat has never seen in other places."""
    dealt: Any = log[0]
    seen = {tile for event in log for tile in _named(event)} | set(dealt.hands[seat])
    hidden = [tile for row in (*dealt.hands, dealt.stock, dealt.aside) for tile in row
              if tile not in seen]  # fmt: skip
    moved = dict(zip(hidden, dice.sample(hidden, len(hidden)), strict=True))

    def row(tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
        return tuple(moved.get(tile, tile) for tile in tiles)

    return [replace(dealt, hands=tuple(map(row, dealt.hands)), stock=row(dealt.stock),
                    aside=row(dealt.aside)), *log[1:]]  # fmt: skip


def _named(event: Event) -> list[Tile]:
    tile = getattr(event, "tile", None)
    return [] if tile is None else [tile]
