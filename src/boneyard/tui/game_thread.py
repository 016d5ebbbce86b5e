"""Game thread behind the screen: bots think and servers answer slowly.

Only this thread touches the match; the screen gets scenes, and sends requests.
"""

import queue
from collections.abc import Callable
from threading import Thread

from boneyard.client.errors import ClientError
from boneyard.core.actions import ActionError, parse
from boneyard.engine import IllegalMove
from boneyard.i18n import TranslatedError, message
from boneyard.i18n.translator import Translator
from boneyard.layout import Aspect
from boneyard.text.move_labels import forced_step
from boneyard.tui.describe import MatchDescriber
from boneyard.tui.match import Match
from boneyard.tui.scene import Scene, build_scene
from boneyard.tui.text_ui import InputError

#: Seconds before a bot moves, and how many more where there may be something to call.
BOT_DELAY_SECONDS, CALL_WINDOW_SECONDS = 0.7, 1.5
#: What the screen may request besides moves and calls.
NEXT, UNDO, HINT, READY, STOP, SHOW = "next", "undo", "hint", "ready", "stop", "show"


class ScreenCallbacks:
    """Callbacks of the screen, which decides on which thread they run."""

    def __init__(self, scene: Callable[[Scene], None], status: Callable[[str], None],
                 hints: Callable[[list[str]], None]) -> None:  # fmt: skip
        self.show_scene, self.show_status, self.show_hints = scene, status, hints


class GameThread:
    """Plays a match, and executes the screen's requests."""

    def __init__(
        self,
        match: Match,
        translator: Translator,
        shown: ScreenCallbacks,
        *,
        pace: float = BOT_DELAY_SECONDS,
        shape: Aspect = "landscape",
    ) -> None:
        self.match, self.translator, self.callbacks = match, translator, shown
        self.bot_delay, self.shape = pace, shape
        self.requests: queue.Queue[str] = queue.Queue()
        people = match.local_seats
        self.reader = people[0] if len(people) == 1 else None
        self.describers = {
            seat: MatchDescriber(match, seat, translator.translate) for seat in (*people, None)
        }
        self.stopped = self._listening = False
        self.error: ClientError | None = None
        """What made it impossible to go on, if something did."""

    def request(self, wanted: str) -> None:
        """Handle a request of the screen; in a remote match calls are made meanwhile."""
        reader = self.reader
        if self._listening and reader is not None and wanted in self.match.calls(reader):
            # In a thread of its own: neither the screen nor this thread waits for the response.
            Thread(target=self._make_call, args=(reader, wanted), daemon=True).start()
        else:
            self.requests.put(wanted)

    def _make_call(self, seat: int, word: str) -> None:
        try:
            self.match.call(seat, parse(word))
        except (ClientError, InputError) as error:
            self._show_error(error)

    def run(self) -> None:
        """Run until the screen says stop."""
        try:
            while not self.stopped:
                self._step()
        except ClientError as error:
            self.error = error
            self.callbacks.show_status(self.translator.translate(error.message))

    def _step(self) -> None:
        match = self.match
        if not match.playing and not match.over and not match.view(None).round:
            match.deal()
            return
        self._hand_over()
        self._show()
        if match.over or not match.playing or match.awaited_seat is not None:
            if not self._play_forced():
                self._handle(self.requests.get())
            return
        try:
            wait = 0 if match.is_remote else self._next_delay
            self._handle(self.requests.get(timeout=wait) if wait else self.requests.get_nowait())
        except queue.Empty:
            self._listening = match.is_remote
            match.advance()
            self._listening = False

    @property
    def _next_delay(self) -> float:
        """Return the seconds before a local bot moves."""
        return self.bot_delay + (
            CALL_WINDOW_SECONDS if self.bot_delay and self.match.has_calls else 0
        )

    def _play_forced(self) -> bool:
        """Make the only legal draw or pass; where there are calls, players get time."""
        seat = self.match.awaited_seat
        if seat is None or self.match.has_calls or self.match.rules.alone:
            return False
        move = forced_step(self.match.moves(seat))
        if move is not None:
            self.match.act(seat, move)
        return move is not None

    def _hand_over(self) -> None:
        """Hide the hand until its owner is there."""
        seat = self.match.awaited_seat
        if len(self.match.local_seats) < 2 or seat is None or seat == self.reader:
            return
        self.reader = None
        self._show(self.match.names[seat])
        wanted = ""
        while wanted not in (READY, STOP):
            wanted = self.requests.get()
        self.stopped = wanted == STOP
        self.reader = seat

    def _show(self, hand_over: str = "") -> None:
        describer = self.describers[self.reader]
        self.callbacks.show_scene(
            build_scene(self.match, describer, self.translator.translate, self.shape, hand_over)
        )

    def _handle(self, wanted: str) -> None:
        try:
            self._execute(wanted)
        except (ActionError, IllegalMove, InputError) as error:
            self._show_error(error)

    def _execute(self, wanted: str) -> None:
        match = self.match
        if wanted == STOP:
            self.stopped = True
        elif wanted == NEXT:
            if not match.playing and not match.over:
                match.deal()
        elif wanted == UNDO:
            if not match.can_undo:
                raise InputError("terminal-nothing-to-undo")
            match.undo()
        elif wanted == HINT:
            self._show_hints()
        elif wanted not in (READY, SHOW) and self.reader is not None:
            match.act(self.reader, parse(wanted))

    def _show_hints(self) -> None:
        if self.reader is None or self.match.awaited_seat != self.reader:
            self.callbacks.show_status(self.translator("terminal-hint-turn"))
            return
        self.callbacks.show_status(self.translator("terminal-thinking"))
        found = self.match.hints(self.reader)
        self.callbacks.show_hints(self.describers[self.reader].describe_hints(found))

    def _show_error(self, error: TranslatedError) -> None:
        self.callbacks.show_status(
            self.translator.translate(message("terminal-wrong", why=error.message))
        )
