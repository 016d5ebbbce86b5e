"""A process that thinks: questions come in at its standard input, answers go out.

What goes out is a word and what belongs to it: `done` or `failed` end an answer. Before them may
come `making` (kernels are compiled or loaded, which is no thinking), `thinking` (that is over) and
`progress` (how far it is, from 0 to 1).
"""

import os
import pickle
import random
import struct
import sys
from collections.abc import Callable
from dataclasses import replace as hurried
from typing import Any, BinaryIO, Final, cast

from msgspec.structs import replace

from boneyard.bots.registry import BOTS, LEVELS, Bot, level_of
from boneyard.core.position import Position
from boneyard.games import game_named
from boneyard.layout.pose import Aspect
from boneyard.solitaire.solve import solve
from boneyard.tournaments.duplicate import Session

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
    return rules.declared.call, dict(rules.options), replace(position, rules=None)


def dressed(game: str, options: dict[str, Any], position: Position) -> Position:
    """Give a position its rules again."""
    return replace(position, rules=game_named(game).rules(**options))


def bot_named(name: str, seconds: float | None) -> Bot:
    """A bot by its name; one that tries moves out takes no longer than so many seconds.

    A level that is known to take its time may take several times as long.
    """
    bot: Any = BOTS[name].bot
    if seconds is not None and hasattr(bot, "effort"):
        bot = hurried(bot, effort=hurried(bot.effort, seconds=seconds * bot.longer))
    return cast(Bot, bot)


def _choose(
    name: str, sent: tuple[Any, ...], seat: int, seed: int, seconds: float | None = None
) -> Any:
    return bot_named(name, seconds).choose(dressed(*sent), seat, random.Random(seed))


def _hints(sent: tuple[Any, ...], seat: int, seed: int, shape: Aspect = "wide") -> Any:
    from boneyard.bots.hints import hints

    return hints(dressed(*sent), seat, random.Random(seed), shape=shape)


def _analyse(record: dict[str, Any], *, progress: Callable[[float], None]) -> Any:
    from boneyard.analysis import analyse

    return analyse(record, progress=progress)


def _alike(session: Session, deal: int, pair: bool, *, progress: Callable[[float], None]) -> Any:
    from boneyard.arena.duplicate_deal import house_play

    return house_play(session, deal, pair=pair)


def _warm(game: str, *, progress: Callable[[float], None]) -> Any:
    from boneyard.bots.warmup import warm

    return warm(game, progress)


def _load(game: str, *, progress: Callable[[float], None]) -> None:
    from boneyard.bots.warmup import load

    load(game, progress)


def _solve(sent: tuple[Any, ...], seconds: float) -> Any:
    position: Any = dressed(*sent)
    assert position.rules.alone, "only games for one are solved"
    return solve(position, seconds)


def _look(game: str, deals: int, seconds: float) -> Any:
    from boneyard.arena.rule_stats import look_at

    found: Any = game_named(game)
    assert not found.alone, "a game for one has no lead"
    return look_at(found.rules(), deals, seconds=seconds)


#: What can be asked.
TASKS: Final[dict[str, Callable[..., Any]]] = {
    "alike": _alike,
    "analyse": _analyse,
    "choose": _choose,
    "hints": _hints,
    "look": _look,
    "solve": _solve,
    "wake": bool,
    "warm": _warm,
    "load": _load,
}
#: What takes so long that it says how far it is.
LONG: Final = ("alike", "analyse", "load", "warm")


def needs_kernels(task: str, *arguments: Any) -> bool:
    """Say whether something needs numba: plain bots, and who solves or tries out, do without."""
    return (
        level_of(arguments[0]) in LEVELS
        if task == "choose"
        else task not in ("look", "solve", "wake")
    )


class Worker:
    """Answers questions, and says while it answers what it is doing."""

    def __init__(self, questions: BinaryIO, answers: BinaryIO) -> None:
        """Listen here, answer there."""
        self.questions, self.answers = questions, answers

    def tell(self, word: str, more: object = None) -> None:
        """Say something."""
        self.answers.write(packed((word, more)))
        self.answers.flush()

    def serve(self) -> None:
        """Answer until nobody asks any more."""
        while len(head := self.questions.read(LENGTH.size)) == LENGTH.size:
            question = self.questions.read(*LENGTH.unpack(head))
            try:
                task, *arguments = pickle.loads(question)
                if needs_kernels(task, *arguments):
                    self._get_ready(waits=task in LONG)
                more = {"progress": self._progress} if task in LONG else {}
                answer = TASKS[task](*arguments, **more)
            except Exception as error:
                self.tell("failed", (type(error).__name__, str(error)))
            else:
                self.tell("done", answer)

    def _progress(self, share: float) -> None:
        self.tell("progress", share)

    def _get_ready(self, waits: bool) -> None:
        """Load the kernels; what takes long anyway waits until they are compiled."""
        if "boneyard.fast.code_cache" not in sys.modules:
            self.tell("making")
        from boneyard.fast import code_cache

        code_cache.waits = waits
        code_cache.making = lambda on: self.tell("making" if on else "thinking")
        self.tell("thinking")


def main() -> None:
    """Think quietly, and less urgently than the process that serves people."""
    if hasattr(os, "nice"):
        os.nice(NICE + int(sys.argv[1]))
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # nothing a bot prints may come between the answers
    Worker(sys.stdin.buffer, answers).serve()


if __name__ == "__main__":
    try:
        main()
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(0)
