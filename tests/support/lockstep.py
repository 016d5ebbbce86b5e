"""The same rounds in the kernels and in the plain engine, compared at every step."""

import json
from collections.abc import Iterable
from typing import Any

import numpy as np
from msgspec.structs import replace

from boneyard import fast
from boneyard.core.actions import Call, Hit, Move, Play
from boneyard.core.events import Event
from boneyard.engine import act
from boneyard.engine.legal import legal
from boneyard.engine.rounds import is_blocked, next_seat
from boneyard.fast import fields
from boneyard.fast.fields import round_table
from boneyard.records import write_record
from boneyard.rules.dealing import Deal
from boneyard.rules.game import State

#: Seats and the moves they made, in order; chance has no seat.
Moves = Iterable[tuple[int | None, Move]]


class Table:
    """One table of the kernels, and the plain engine's state that goes with it."""

    def __init__(
        self, game: fast.Compiled, row: Any, deal: Deal, state: State, moves: Moves = ()
    ) -> None:
        """Put them together: the moves are those made since the deal."""
        self.game, self.row, self.deal, self.state = game, row, deal, state
        self.moves = list(moves)
        self.log: list[Event] = []

    def make(self, seat: int | None, move: Move) -> None:
        self.moves.append((seat, move))
        events, self.state = act(self.state, seat, move)
        self.log += events

    def follow(self, number: int) -> None:
        """Make the kernels' move, then whatever chance and callers do at once."""
        mover = self.state.to_act
        move = fast.move_of(self.game, number)
        self.make(mover, move)
        if self.state.reaching is not None:
            self.make(None, Hit(self.game.rules.tiles[int(self.row[fields.TOOK])]))
        for seat in range(self.game.rules.players):
            for call in legal(self.state, seat) if self.state.playing else []:
                # Of those who may call a perfect ten or muggins, the one who has just played does.
                # What was left unclaimed before is not claimed after a mere draw.
                word = call.word if isinstance(call, Call) else ""
                own = seat == mover and isinstance(move, Play)
                if word == "domino" or (word and own):
                    self.make(seat, call)

    def seen_plainly(self) -> dict[str, Any]:
        state = self.state
        ended = not state.playing
        last = state.results[-1] if ended else None
        numbers = [] if ended else legal(state, state.to_act)
        found = [fast.number_of(self.game, move) for move in numbers]
        return {
            "to_act": -1 if ended else state.to_act,
            "legal": sorted(number for number in found if number is not None),
            "ends": {int(arm): text for arm, text in state.open_ends.items()},
            "hands": [sorted(t.text for t in hand if t) for hand in state.hands],
            "counts": state.hand_counts,
            "stock": [t.text for t in state.stock if t],
            "scores": list(state.scores),
            "end": last.end if last else "",
            "winners": list(last.winners) if last else [],
            "points": list(last.points if last else state.points),
        }

    def seen_fast(self, to_act: int, mask: Any) -> dict[str, Any]:
        game, row = self.game, self.row
        sides, players = game.rules.sides, game.rules.players
        half = round_table(row, "arm_half")[: int(row[fields.ARM_COUNT])]
        hands = round_table(row, "hands")
        stock = round_table(row, "deck")[int(row[fields.STOCK_START]) : int(row[fields.STOCK_END])]
        winners = int(row[fields.WINNERS]) if row[fields.END] else 0
        return {
            "to_act": to_act,
            "legal": np.flatnonzero(mask).tolist(),
            "ends": {at + 1: game.halves[n].text for at, n in enumerate(half) if n >= 0},
            "hands": [
                sorted(tile.text for tile in fast.tiles_in(game, hand)) for hand in hands[:players]
            ],
            "counts": round_table(row, "count")[:players].tolist(),
            "stock": [game.rules.tiles[n].text for n in stock],
            "scores": round_table(row, "scores")[:sides].tolist(),
            "end": fields.ROUND_ENDS[int(row[fields.END])],
            "winners": [side for side in range(sides) if winners >> side & 1],
            "points": round_table(row, "points")[:sides].tolist(),
        }

    def record(self) -> str:
        names = [f"Seat {seat}" for seat in range(self.game.rules.players)]
        return json.dumps(write_record(self.game.rules, names, [(self.deal, self.moves)]))

    def compare(self, to_act: int, mask: Any) -> None:
        """Fail, with a record, if they differ or the round should be over."""
        state, turn = self.state, self.state.turn
        if turn is not None and state.table.tile_count:
            # A guess of hidden tiles relies on that (`kernels.deals.take_up`).
            assert not is_blocked(state, next_seat(state, turn) if state.question else turn)
        plain, quick = self.seen_plainly(), self.seen_fast(to_act, mask)
        if plain != quick:
            apart = {part: (plain[part], quick[part]) for part in plain
                     if plain[part] != quick[part]}  # fmt: skip
            raise AssertionError(f"plain and fast differ: {apart}\n{self.record()}")


def dealt_plainly(game: fast.Compiled, row: Any) -> Table:
    """Deal in the plain engine what the kernels have dealt."""
    deal = fast.deal_of(game, row)
    assert game.rules.validate_deal(deal, int(row[fields.ROUND])) is None
    start = replace(game.rules.new_match(), round=int(row[fields.ROUND]) - 1)
    return Table(game, row, deal, act(start, None, deal)[1])


def in_lockstep(game: fast.Compiled, rounds: int, seed: int) -> int:
    """Play rounds in both; give how many positions were compared."""
    tables = fast.Tables(game, rounds, seed)
    tables.rounds[:, fields.ROUND] = np.arange(rounds)
    tables.reset()
    return play_both(tables, [dealt_plainly(game, row) for row in tables.rounds])


def play_both(tables: fast.Tables, pairs: list[Table]) -> int:
    """Play on at random in both to the end; give how many positions were compared."""
    compared = 0
    while True:
        masks, seats = tables.masks(), tables.to_act
        for pair, mask, seat in zip(pairs, masks, seats, strict=True):
            if pair.row[fields.END] == fields.PLAYING or mask.any() or pair.state.playing:
                pair.compare(int(seat), mask)
                compared += 1
        if not tables.playing.any():
            return compared
        actions = tables.choose()
        tables.step(actions)
        for at, number in enumerate(actions.tolist()):
            if number >= 0:
                pairs[at].follow(number)
                if not pairs[at].state.playing:
                    pairs[at].compare(int(tables.to_act[at]), np.zeros(1))
