"""Bots that are programs of their own: asked and answering in lines of JSON, as in docs/bots.md."""

import contextlib
import os
import queue
import random
import signal
import subprocess
import threading
import time
from collections.abc import Sequence
from typing import IO, Any, Final

import msgspec
from msgspec import Struct

from boneyard.core.actions import Move
from boneyard.core.codec import encoder
from boneyard.core.events import Event
from boneyard.core.options import Value, shown
from boneyard.core.position import Position
from boneyard.engine.legal import legal
from boneyard.engine.view_json import Seen, seen
from boneyard.games import as_written
from boneyard.i18n import Worded

#: Seconds that a program may think about a move.
PATIENCE: Final = 10.0
#: The longest line that is read of a program.
LONGEST: Final = 10_000


class BotFault(Worded, RuntimeError):
    """A bot that doesn't play by the rules, or not at all; the message says what it did."""


class Ask(Struct):
    """What a program is asked: which of these moves it makes."""

    game: str | dict[str, Any]
    """Its name, or all of its rules where somebody wrote them."""
    options: dict[str, Value]
    seat: int
    view: Seen
    """The table as the seat may know it."""
    events: tuple[Event, ...]
    """All that has happened in this round, as the seat has seen it."""
    moves: list[str]
    """Everything legal, calls included, as in docs/notation.md."""
    seed: int
    """A number for the program's own luck: with it the same deal is played the same way again."""


class Answer(Struct):
    """What a program answers; null where it isn't its turn: it says nothing."""

    move: str | None


_answers = msgspec.json.Decoder(Answer)


def question(view: Position, seat: int, moves: Sequence[Move], dice: random.Random) -> bytes:
    """The line that a program is sent."""
    rules = view.rules
    ask = Ask(
        game=as_written(rules.game),
        options=dict(rules.options),
        seat=seat,
        view=Seen(**seen(view)),
        events=view.told,
        moves=[str(move) for move in moves],
        seed=dice.getrandbits(32),
    )
    return encoder.encode(ask) + b"\n"


class Program:
    """A bot that is another program; it is started when first asked, and again after a fault."""

    def __init__(self, command: Sequence[str], patience: float = PATIENCE) -> None:
        """Say what to start, and how many seconds an answer may take."""
        self.command, self.patience = command, patience
        self._running: _Running | None = None

    def choose(self, view: Position, seat: int, dice: random.Random) -> Move | None:
        """Ask the program; whatever goes wrong with it is a `BotFault`, and ends it."""
        moves = {str(move): move for move in legal(view, seat)}
        line = question(view, seat, list(moves.values()), dice)
        try:
            if self._running is None:
                self._running = _Running(self.command)
            answer = _read(self._running.asked(line, self.patience))
            if answer is None and seat == view.to_act:
                raise BotFault("bots-fault-silent")
            if answer is not None and answer not in moves:
                raise BotFault("bots-fault-illegal", move=repr(shown(answer)))
        except BotFault as fault:
            last = self._running.last_words() if self._running else ""
            self.close()
            if last:
                raise BotFault("bots-fault-last-words", fault=fault.message, words=last) from None
            raise
        return None if answer is None else moves[answer]

    @property
    def heard(self) -> bool:
        """Say whether it has said something that nobody has read yet."""
        return self._running is not None and self._running.spoke

    def close(self) -> None:
        """End the program, if it runs."""
        running, self._running = self._running, None
        if running is not None:
            running.end()


def _read(line: bytes) -> str | None:
    try:
        return _answers.decode(line).move
    except (msgspec.DecodeError, RecursionError):
        text = shown(line.decode(errors="replace").strip())
        raise BotFault("bots-fault-answer", answer=repr(text), form='{"move": "…"}') from None


class _Running:
    """A program that runs: its lines come in by a thread, for no system can wait for all pipes."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            # In a session of its own: Ctrl-C is for the one who asks, who then ends it.
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                start_new_session=True,
            )  # fmt: skip
        except OSError as error:
            raise BotFault("bots-fault-start", why=error.strerror or str(error)) from None
        self.lines: queue.Queue[bytes] = queue.Queue(maxsize=2)
        self.last = ""
        self.threads = [
            threading.Thread(target=do, args=(stream,), daemon=True)
            for do, stream in (
                (self._hear, self.process.stdout),
                (self._overhear, self.process.stderr),
            )
        ]
        for thread in self.threads:
            thread.start()

    def _hear(self, stream: IO[bytes]) -> None:
        while line := stream.readline(LONGEST):
            self.lines.put(line)
        self.lines.put(b"")

    def _overhear(self, stream: IO[bytes]) -> None:
        while line := stream.readline(LONGEST):
            self.last = shown(line.decode(errors="replace").strip(), most=200) or self.last

    @property
    def spoke(self) -> bool:
        """Say whether a line lies there unread; that it has ended is no line."""
        with self.lines.mutex:
            return bool(self.lines.queue and self.lines.queue[0])

    def asked(self, line: bytes, patience: float) -> bytes:
        """Send a line and give the one that answers it."""
        if self.spoke:
            raise BotFault("bots-fault-early")
        assert self.process.stdin is not None
        # What ended can't be written to; that it ended is what it answers.
        with contextlib.suppress(OSError):
            self.process.stdin.write(line)
            self.process.stdin.flush()
        try:
            answer = self.lines.get(timeout=patience)
        except queue.Empty:
            raise BotFault("bots-fault-late", seconds=patience) from None
        if not answer:
            raise BotFault("bots-fault-ended", status=str(self.process.wait()))
        return answer

    def last_words(self) -> str:
        """The last line it wrote to its standard error; all of them, if it has ended."""
        if self.process.poll() is not None:
            self.threads[1].join(timeout=1)
        return self.last

    def end(self) -> None:
        """End it and all it has started, and whoever listens to it."""
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()
        self.process.wait()
        patience = time.monotonic() + 1
        while self.threads[0].is_alive() and time.monotonic() < patience:
            with contextlib.suppress(queue.Empty):
                self.lines.get(timeout=0.01)
        self.threads[1].join(timeout=1)
        if not any(thread.is_alive() for thread in self.threads):
            for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
                assert stream is not None, "all three are pipes"
                with contextlib.suppress(OSError):
                    stream.close()
