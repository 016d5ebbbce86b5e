"""A process that thinks: questions come in at its standard input, answers go out."""

import os
import pickle
import random
import struct
import sys
from collections.abc import Callable
from typing import Any, BinaryIO, Final

from msgspec.structs import replace

from boneyard.bots import choose
from boneyard.games import game_named
from boneyard.solitaire.solving import solve
from boneyard.state import Position

#: How the length of a message is written before it.
LENGTH: Final = struct.Struct(">I")
#: So much less urgent than the process that serves people.
NICE: Final = 5


def packed(thing: object) -> bytes:
    """A message with its length before it."""
    text = pickle.dumps(thing, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(text)) + text


def bare(position: Position) -> tuple[str, dict[str, Any], Position]:
    """A position to be sent: its rules go as a name and options, which are small."""
    rules = position.rules
    return rules.game.name, dict(rules.options), replace(position, rules=None)


def dressed(game: str, options: dict[str, Any], position: Position) -> Position:
    """Give a position its rules again."""
    return replace(position, rules=game_named(game).rules(**options))


def _choose(name: str, sent: tuple[Any, ...], seat: int, seed: int) -> Any:
    return choose(name, dressed(*sent), seat, random.Random(seed))


def _solve(sent: tuple[Any, ...], seconds: float) -> Any:
    return solve(dressed(*sent), seconds)  # type: ignore[arg-type]  # only games for one are sent


#: What can be asked.
TASKS: Final[dict[str, Callable[..., Any]]] = {"choose": _choose, "solve": _solve, "wake": bool}


def _answer(question: bytes) -> bytes:
    try:
        task, *arguments = pickle.loads(question)
        return packed((True, TASKS[task](*arguments)))
    except Exception as error:
        return packed((False, f"{type(error).__name__}: {error}"))


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until nobody asks any more."""
    while len(head := questions.read(LENGTH.size)) == LENGTH.size:
        answers.write(_answer(questions.read(*LENGTH.unpack(head))))
        answers.flush()


def main() -> None:
    """Think quietly, and less urgently than the process that serves people."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # nothing a bot prints may come between the answers
    serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    try:
        main()
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(0)
