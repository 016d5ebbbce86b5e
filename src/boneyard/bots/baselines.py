"""Baseline bots for every game: random, and heaviest tile first."""

import random
from collections.abc import Mapping, Sequence
from typing import Final

from boneyard.core.actions import Call, Catch, Draw, Move, Pass, Play, Resign
from boneyard.core.position import Position, Question
from boneyard.core.tiles import Tile
from boneyard.engine.legal import legal
from boneyard.solitaire.game import SoloState

#: How often a bot that moves columns back and forth resigns: it could go on for ever.
RESIGN_CHANCE: Final = 1 / 150


def _split_calls(moves: Sequence[Move]) -> tuple[list[Move], list[Move]]:
    """Split the moves of a turn from the calls."""
    calls: list[Move] = [move for move in moves if isinstance(move, Call | Catch)]
    return [move for move in moves if not isinstance(move, Call | Catch)], calls


def _should_resign(view: Position, dice: random.Random) -> bool:
    return view.can_loop and dice.random() < RESIGN_CHANCE


class RandomBot:
    """Plays any legal move, and makes about half of the calls it could."""

    def choose(self, view: Position, seat: int, dice: random.Random) -> Move | None:
        """Choose at random."""
        turn, calls = _split_calls(legal(view, seat))
        if calls and dice.random() < 0.5:
            return dice.choice(calls)
        if not turn:
            return None
        return Resign() if _should_resign(view, dice) else dice.choice(turn)


class HeaviestBot:
    """Plays its heaviest tile and makes every call."""

    def choose(self, view: Position, seat: int, dice: random.Random) -> Move | None:
        """Call first, then answer, then play the heaviest tile."""
        turn, calls = _split_calls(legal(view, seat))
        if calls:
            return calls[0]
        if not turn:
            return None
        if view.question is not None:
            return self._choose_answer(view, view.question, turn, dice)
        plays = [move for move in turn if isinstance(move, Play)]
        if plays:
            heaviest = max(_weight(play.tile) for play in plays)
            return dice.choice([play for play in plays if _weight(play.tile) == heaviest])
        return self._choose_solitaire(view, turn, dice)

    def _choose_answer(
        self, view: Position, question: Question, words: list[Move], dice: random.Random
    ) -> Move:
        """Choose the answer that suits a short hand."""
        seat = question.seat
        counts = view.hand_counts
        others = [
            count for one, count in enumerate(counts) if _are_opponents(view, one, seat) and count
        ]
        ahead = counts[seat] <= min(others, default=0)
        if question.about == "reverse":
            players = view.rules.players
            after, before = counts[(seat + view.way) % players], counts[(seat - view.way) % players]
            return words[0] if after < before else words[1]
        if question.about == "double":
            return words[0] if ahead else words[1]
        if question.about == "accept":
            # A refusal counts the hands as they are: with a light one that is no loss.
            return words[0] if counts[seat] <= min(others, default=0) + 2 else words[1]
        return dice.choice(words)

    def _choose_solitaire(self, view: Position, moves: list[Move], dice: random.Random) -> Move:
        """Turn a tile up if possible; stop when all are up."""
        if Draw() in moves:
            return Draw()
        if isinstance(view, SoloState) and Pass() in moves:
            return Pass()
        freeing = view.revealing_moves(moves)
        if freeing:
            return dice.choice(freeing)
        return Resign() if _should_resign(view, dice) else dice.choice(moves)


def _weight(tile: Tile) -> tuple[int, bool]:
    return tile.pips, tile.is_double


def _are_opponents(view: Position, one: int, other: int) -> bool:
    side = view.rules.side
    return bool(side(one) != side(other))


#: The bots by name.
BASELINES: Final[Mapping[str, RandomBot | HeaviestBot]] = {
    "random": RandomBot(),
    "heavy": HeaviestBot(),
}
