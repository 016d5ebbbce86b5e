"""Worker process of the pool: requests on standard input, answers on standard output.

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

from boneyard.bots.registry import BOTS, LEVELS, BuiltInBot, level_of
from boneyard.core.options import Value
from boneyard.core.position import Position
from boneyard.duplicate.deal_sets import DealSet
from boneyard.games import get_game
from boneyard.layout.pose import Aspect
from boneyard.solitaire.solve import solve

#: How the length of a message is written before it.
LENGTH_HEADER: Final = struct.Struct(">I")
#: So much less urgent than the process that serves people.
NICE_INCREMENT: Final = 5


def frame_message(thing: object) -> bytes:
    """A message with its length before it."""
    text = pickle.dumps(thing, pickle.HIGHEST_PROTOCOL)
    return LENGTH_HEADER.pack(len(text)) + text


def strip_rules(position: Position) -> tuple[str, dict[str, object], Position]:
    """A position to be sent: its rules go as a name and options, which are small."""
    rules = position.rules
    return rules.base_game.lookup_key, dict(rules.options), replace(position, rules=None)


def restore_rules(game: str, options: dict[str, Value], position: Position) -> Position:
    """Give a position its rules again."""
    return replace(position, rules=get_game(game).rules(**options))


def find_bot(name: str, seconds: float | None) -> BuiltInBot:
    """A bot by its name; one that tries moves out takes no longer than so many seconds.

    A level that is known to take its time may take several times as long.
    """
    bot: Any = BOTS[name].bot
    if seconds is not None and hasattr(bot, "budget"):
        most = seconds * bot.time_factor
        bot = hurried(
            bot,
            budget=hurried(bot.budget, seconds=most),
            solver_seconds=min(bot.solver_seconds, most),
        )
    return cast(BuiltInBot, bot)


def _choose(
    name: str, sent: tuple[Any, ...], seat: int, seed: int, seconds: float | None = None
) -> Any:
    return find_bot(name, seconds).choose(restore_rules(*sent), seat, random.Random(seed))


def _hints(sent: tuple[Any, ...], seat: int, seed: int, shape: Aspect = "wide") -> Any:
    from boneyard.bots.hints import hints

    return hints(restore_rules(*sent), seat, random.Random(seed), shape=shape)


def _analyse(record: dict[str, object], *, progress: Callable[[float], None]) -> Any:
    from boneyard.analysis import analyse

    return analyse(record, progress=progress)


def _play_reference_deal(
    session: DealSet, deal: int, pair: bool, *, progress: Callable[[float], None]
) -> Any:
    from boneyard.arena.duel import play_reference

    return play_reference(session, deal, pair=pair)


def _warm(game: str, *, progress: Callable[[float], None]) -> Any:
    from boneyard.bots.warmup import warm_up

    return warm_up(game, progress)


def _load(game: str, *, progress: Callable[[float], None]) -> None:
    from boneyard.bots.warmup import load_kernels

    load_kernels(game, progress)


def _solve(sent: tuple[Any, ...], seconds: float) -> Any:
    position: Any = restore_rules(*sent)
    assert position.rules.alone, "only games for one are solved"
    return solve(position, seconds)


def _simulate_rules(game: str, deals: int, seconds: float) -> Any:
    from boneyard.arena.rule_stats import measure_rules

    found: Any = get_game(game)
    assert not found.alone, "a game for one has no lead"
    return measure_rules(found.rules(), deals, seconds=seconds)


#: What can be asked.
TASKS: Final[dict[str, Callable[..., Any]]] = {
    "alike": _play_reference_deal,
    "analyse": _analyse,
    "choose": _choose,
    "hints": _hints,
    "look": _simulate_rules,
    "solve": _solve,
    "wake": bool,
    "warm": _warm,
    "load": _load,
}
#: What takes so long that it says how far it is.
LONG_TASKS: Final = ("alike", "analyse", "load", "warm")


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
        self.requests, self.responses = questions, answers

    def send(self, word: str, more: object = None) -> None:
        """Say something."""
        self.responses.write(frame_message((word, more)))
        self.responses.flush()

    def serve(self) -> None:
        """Answer until no one asks any more."""
        while len(head := self.requests.read(LENGTH_HEADER.size)) == LENGTH_HEADER.size:
            question = self.requests.read(*LENGTH_HEADER.unpack(head))
            try:
                task, *arguments = pickle.loads(question)
                if needs_kernels(task, *arguments):
                    self._load_kernels(waits=task in LONG_TASKS)
                more = {"progress": self._send_progress} if task in LONG_TASKS else {}
                answer = TASKS[task](*arguments, **more)
            except Exception as error:
                self.send("failed", (type(error).__name__, str(error)))
            else:
                self.send("done", answer)

    def _send_progress(self, share: float) -> None:
        self.send("progress", share)

    def _load_kernels(self, waits: bool) -> None:
        """Load the kernels; what takes long anyway waits until they are compiled."""
        if "boneyard.fast.code_cache" not in sys.modules:
            self.send("making")
        from boneyard.fast import code_cache

        code_cache.wait_for_compiler = waits
        code_cache.on_compiling = lambda on: self.send("making" if on else "thinking")
        self.send("thinking")


def main() -> None:
    """Think quietly, and less urgently than the process that serves people."""
    if hasattr(os, "nice"):
        os.nice(NICE_INCREMENT + int(sys.argv[1]))
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # nothing a bot prints may come between the answers
    Worker(sys.stdin.buffer, answers).serve()


if __name__ == "__main__":
    try:
        main()
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(0)
