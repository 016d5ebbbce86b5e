"""Our bots against PyPI's `dominoes`: block for four in two teams.

    uv run python -m benchmarks.against_dominoes master --deals 100

Seven tiles each, nobody draws, seat 0 leads with any tile, seats 0 and 2 against 1 and 3. Its
strongest player that doesn't look into hands is `probabilistic_alphabeta`: alpha-beta on sampled
hands, the move that is best most often. With few tiles laid that takes it very long, so it begins
at the ninth move (`--start`), on 20 samples (`--samples`), and plays its heaviest tile before.

A blocked round is judged differently: by us the team of the lightest hand wins it, by them the
team with fewer pips in both hands. Each bot plays by its own rule; shares are printed by both.
"""

import argparse
import random
from collections.abc import Sequence
from typing import Any

import dominoes

from benchmarks.duel import by_our_points, run
from boneyard.core.actions import Move, Play
from boneyard.core.events import Passed, Played
from boneyard.core.position import Position
from boneyard.core.tiles import Tile, count_pips
from boneyard.engine.legal import legal
from boneyard.rules.game import State

OPTIONS = {"players": 4, "hand": 7, "draw": "never", "lead": "any", "teams": True}
PLAYERS = 4


def domino(tile: Tile) -> Any:
    return dominoes.Domino(tile.a.pips, tile.b.pips)


def game_of(view: State, seat: int) -> Any:
    """Their game after the same plays and passes; hidden tiles lie in any of the other hands.

    Their player asks only which tiles the others hold together, and how many each.
    """
    board = dominoes.Board()
    moves: list[Any] = []
    for event in view.round_events:
        if isinstance(event, Played):
            left = not event.arm or board.left_end() == event.first.pips
            board.add(domino(event.tile), left)
            moves.append((domino(event.tile), left))
        elif isinstance(event, Passed):
            moves.append(None)
    mine = [tile for tile in view.hands[seat] if tile is not None]
    known = {*mine, *(event.tile for event in view.round_events if isinstance(event, Played))}
    unseen = [domino(tile) for tile in view.rules.tiles if tile not in known]
    hands = []
    for at, hand in enumerate(view.hands):
        tiles = [domino(tile) for tile in mine] if at == seat else unseen[: len(hand)]
        if at != seat:
            del unseen[: len(hand)]
        hands.append(dominoes.Hand(tiles))
    assert not unseen
    valid = tuple((tile, True) for tile in hands[seat])
    game = dominoes.Game(board, hands, moves, seat, valid, 0, None)
    if moves:
        game._update_valid_moves()
    return game


#: A play in both programs' terms: the tile, and the value that it touches.
Told = tuple[Any, int | None]


def ours(view: State, moves: Sequence[Move]) -> dict[Told, Move]:
    """Our plays by tile and touched value; of two ends alike, they know one."""
    found: dict[Told, Move] = {}
    for move in moves:
        assert isinstance(move, Play)
        found.setdefault((domino(move.tile), move.first.pips if move.arm else None), move)
    return found


def theirs(game: Any, move: Any) -> Told:
    tile, left = move
    if not game.moves:
        return tile, None
    return tile, game.board.left_end() if left else game.board.right_end()


class Alphabeta:
    """Their player behind our bot interface; it gets only what the view has."""

    def __init__(self, start: int, samples: int) -> None:
        self.before = dominoes.players.bota_gorda
        self.player = dominoes.players.probabilistic_alphabeta(
            start_move=start, sample_size=samples, player=dominoes.players.bota_gorda
        )

    def choose(self, view: Position, seat: int, dice: random.Random) -> Move | None:
        assert isinstance(view, State)
        random.seed(dice.getrandbits(32))  # it uses the module's global random state
        game = game_of(view, seat)
        mine = ours(view, legal(view, seat))
        assert set(mine) == {theirs(game, move) for move in game.valid_moves}, "legal moves differ"
        self.before(game)
        self.player(game)
        return mine[theirs(game, game.valid_moves[0])]


def by_their_rule(state: State) -> Sequence[int]:
    """Who is out, or the team with fewer pips in both hands."""
    held = [count_pips(tile for tile in hand if tile is not None) for hand in state.hands]
    out = [seat for seat, hand in enumerate(state.hands) if not hand]
    if out:
        return [out[0] % 2]
    teams = [held[0] + held[2], held[1] + held[3]]
    return [side for side in (0, 1) if teams[side] == min(teams)]


def more(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--start", type=int, default=8, help="the move from which it searches")
    parser.add_argument("--samples", type=int, default=20, help="hands that it samples a move")


def main() -> None:
    run(
        __doc__ or "",
        "probabilistic_alphabeta",
        lambda told: Alphabeta(told.start, told.samples),
        OPTIONS,
        {"by our rule": by_our_points, "by their rule": by_their_rule},
        more,
    )


if __name__ == "__main__":
    main()
