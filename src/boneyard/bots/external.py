"""External bots: programs that exchange lines of JSON, as in docs/bots.md."""

import contextlib
import os
import queue
import random
import shlex
import signal
import subprocess
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Final, Self

import msgspec
from msgspec import Struct

from boneyard.core.actions import Move
from boneyard.core.arguments import argument_error, check_seconds
from boneyard.core.codec import encoder
from boneyard.core.events import Event
from boneyard.core.options import Value, format_value
from boneyard.core.position import Position
from boneyard.core.strict_json import JsonObject
from boneyard.engine.legal import legal
from boneyard.engine.view_json import Seen, view_to_json
from boneyard.games import game_reference
from boneyard.i18n import TranslatedError

#: Time limit of a program for a move, in seconds.
ANSWER_SECONDS: Final = 10.0
#: The longest line read from a program.
MAX_LINE_BYTES: Final = 10_000


class BotFault(TranslatedError, RuntimeError):
    """A bot that breaks the rules or doesn't answer; the message says what it did."""


class BotRequest(Struct):
    """Request to a program: which of these moves it makes."""

    game: str | JsonObject
    """Its name, or all of its rules if custom."""
    options: dict[str, Value]
    seat: int
    view: Seen
    """The table as the seat may know it."""
    events: tuple[Event, ...]
    """All events of this round, redacted for the seat."""
    moves: list[str]
    """All legal moves, including calls, as in docs/notation.md."""
    seed: int
    """A seed for the program's own randomness: with it the same deal is played the same way."""


class BotResponse(Struct):
    """Answer of a program; null where it isn't its turn and it makes no call."""

    move: str | None


_response_decoder = msgspec.json.Decoder(BotResponse)


def encode_request(view: Position, seat: int, moves: Sequence[Move], dice: random.Random) -> bytes:
    """Encode the line that a program is sent."""
    rules = view.rules
    request = BotRequest(
        game=game_reference(rules.game),
        options=dict(rules.options),
        seat=seat,
        view=Seen(**view_to_json(view)),
        events=view.round_events,
        moves=[str(move) for move in moves],
        seed=dice.getrandbits(32),
    )
    return encoder.encode(request) + b"\n"


class Program:
    """A bot that is another program, which answers lines of JSON (docs/bots.md).

    It is started on first use, and again after a fault. `duel`, `play_match` and `Match.play_out`
    end it; elsewhere `close` does, or a `with` block.

    >>> import boneyard
    >>> boneyard.Program(["python3", "mybot.py"]).name
    'mybot'
    """

    def __init__(self, command: str | Sequence[str], seconds: float = ANSWER_SECONDS) -> None:
        """Take a command, `./mybot` or `["python3", "bot.py"]`, and its time for a move."""
        check_seconds("seconds", seconds)
        self.command = _split_command(command)
        self.timeout_seconds = seconds
        self._process: _BotProcess | None = None

    def __repr__(self) -> str:
        return f"<Program {shlex.join(self.command)}>"

    @property
    def name(self) -> str:
        """The name of the program's file, without its ending."""
        return Path(self.command[-1]).stem

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def choose(self, view: Position, seat: int, dice: random.Random) -> Move | None:
        """Ask the program; any failure is a `BotFault`, and ends it."""
        moves = {str(move): move for move in legal(view, seat)}
        line = encode_request(view, seat, list(moves.values()), dice)
        try:
            if self._process is None:
                self._process = _BotProcess(self.command)
            answer = _parse_response(self._process.request(line, self.timeout_seconds))
            if answer is None and seat == view.to_act:
                raise BotFault("bots-fault-silent")
            if answer is not None and answer not in moves:
                raise BotFault("bots-fault-illegal", move=repr(format_value(answer)))
        except BotFault as fault:
            last = self._process.read_last_stderr() if self._process else ""
            self.close()
            if last:
                raise BotFault("bots-fault-last-words", fault=fault.message, words=last) from None
            raise
        return None if answer is None else moves[answer]

    @property
    def has_unread_output(self) -> bool:
        """Return whether it has written something that has not been read yet."""
        return self._process is not None and self._process.has_output

    def close(self) -> None:
        """End the program, if it runs."""
        running, self._process = self._process, None
        if running is not None:
            running.kill()


def _split_command(command: str | Sequence[str]) -> tuple[str, ...]:
    """Split a command line as a shell does, unless it is the path of a file."""
    words: Sequence[str] = ()
    if isinstance(command, str):
        # ValueError: a quote isn't closed, or no file can have such a name.
        with contextlib.suppress(ValueError):
            words = (command,) if Path(command).is_file() else shlex.split(command)
    elif isinstance(command, Sequence) and all(isinstance(word, str) for word in command):
        words = command
    if not words or any("\0" in word for word in words):
        raise argument_error("library-expected-command", command)
    return tuple(words)


def _parse_response(line: bytes) -> str | None:
    try:
        return _response_decoder.decode(line).move
    except (msgspec.DecodeError, RecursionError):
        text = format_value(line.decode(errors="replace").strip())
        raise BotFault("bots-fault-answer", answer=repr(text), form='{"move": "…"}') from None


class _BotProcess:
    """A running program: a thread reads its lines, because no system can wait for all pipes."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            # In its own session: Ctrl-C is for the caller, which then ends it.
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                start_new_session=True,
            )  # fmt: skip
        except OSError as error:
            raise BotFault("bots-fault-start", why=error.strerror or str(error)) from None
        self.lines: queue.Queue[bytes] = queue.Queue(maxsize=2)
        self.last_stderr_line = ""
        self.threads = [
            threading.Thread(target=do, args=(stream,), daemon=True)
            for do, stream in (
                (self._read_stdout, self.process.stdout),
                (self._read_stderr, self.process.stderr),
            )
        ]
        for thread in self.threads:
            thread.start()

    def _read_stdout(self, stream: IO[bytes]) -> None:
        while line := stream.readline(MAX_LINE_BYTES):
            self.lines.put(line)
        self.lines.put(b"")

    def _read_stderr(self, stream: IO[bytes]) -> None:
        while line := stream.readline(MAX_LINE_BYTES):
            self.last_stderr_line = (
                format_value(line.decode(errors="replace").strip(), max_chars=200)
                or self.last_stderr_line
            )

    @property
    def has_output(self) -> bool:
        """Return whether a line is unread; the end of the program is no line."""
        with self.lines.mutex:
            return bool(self.lines.queue and self.lines.queue[0])

    def request(self, line: bytes, timeout: float) -> bytes:
        """Send a line and return the answer."""
        if self.has_output:
            raise BotFault("bots-fault-early")
        assert self.process.stdin is not None
        # A program that ended can't be written to; its end is the answer.
        with contextlib.suppress(OSError):
            self.process.stdin.write(line)
            self.process.stdin.flush()
        try:
            answer = self.lines.get(timeout=timeout)
        except queue.Empty:
            raise BotFault("bots-fault-late", seconds=timeout) from None
        if not answer:
            raise BotFault("bots-fault-ended", status=str(self.process.wait()))
        return answer

    def read_last_stderr(self) -> str:
        """Return the last line of its standard error; waits for all of it, if it has ended."""
        if self.process.poll() is not None:
            self.threads[1].join(timeout=1)
        return self.last_stderr_line

    def kill(self) -> None:
        """End it and all it has started, and the reader threads."""
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
