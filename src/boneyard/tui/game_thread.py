"""Who sees to the match behind the screen: in a thread, for bots think and houses answer slowly.

Everything that touches the match happens here; the screen gets scenes, and sends what was wanted.
"""

import queue
from collections.abc import Callable
from threading import Thread

from boneyard.client.errors import ClientError
from boneyard.core.actions import ActionError, parse
from boneyard.engine import IllegalMove
from boneyard.i18n import Worded, message
from boneyard.i18n.translator import Voice
from boneyard.layout import Aspect
from boneyard.text.move_labels import only_step
from boneyard.tui.describe import Telling
from boneyard.tui.match import Match
from boneyard.tui.scene import Scene, scene
from boneyard.tui.text_ui import Mistyped

#: Seconds before a bot moves, and how many more where there may be something to notice.
PACE, NOTICE = 0.7, 1.5
#: What the screen may want besides moves and calls.
NEXT, UNDO, HINT, READY, STOP, SHOW = "next", "undo", "hint", "ready", "stop", "show"


class Shown:
    """What the screen is told; it decides on which thread it listens."""

    def __init__(self, scene: Callable[[Scene], None], said: Callable[[str], None],
                 advice: Callable[[list[str]], None]) -> None:  # fmt: skip
        """Say who shows a scene, a sentence, and a hint."""
        self.scene, self.said, self.advice = scene, said, advice


class Dealer:
    """Plays a match on, and does what the screen wants."""

    def __init__(
        self, match: Match, voice: Voice, shown: Shown, *, pace: float = PACE,
        shape: Aspect = "landscape",
    ) -> None:  # fmt: skip
        """Begin with nobody at the keyboard, where several play at it."""
        self.match, self.voice, self.shown = match, voice, shown
        self.pace, self.shape = pace, shape
        self.wanted: queue.Queue[str] = queue.Queue()
        people = match.people
        self.reader = people[0] if len(people) == 1 else None
        self.tellings = {seat: Telling(match, seat, voice.say) for seat in (*people, None)}
        self.stopped = self._listening = False
        self.fault: ClientError | None = None
        """What made it impossible to go on, if something did."""

    def want(self, wanted: str) -> None:
        """Hear what the screen wants; who listens to a house may call something meanwhile."""
        reader = self.reader
        if self._listening and reader is not None and wanted in self.match.calls(reader):
            # A thread of its own: neither the screen nor who listens waits for the answer.
            Thread(target=self._call, args=(reader, wanted), daemon=True).start()
        else:
            self.wanted.put(wanted)

    def _call(self, seat: int, word: str) -> None:
        try:
            self.match.call(seat, parse(word))
        except (ClientError, Mistyped) as error:
            self._complain(error)

    def run(self) -> None:
        """Go on until the screen says stop."""
        try:
            while not self.stopped:
                self._step()
        except ClientError as error:
            self.fault = error
            self.shown.said(self.voice.say(error.message))

    def _step(self) -> None:
        match = self.match
        if not match.playing and not match.over and not match.view(None).round:
            match.deal()
            return
        self._hand_over()
        self._show()
        if match.over or not match.playing or match.awaits is not None:
            if not self._forced():
                self._heed(self.wanted.get())
            return
        try:
            wait = 0 if match.elsewhere else self._patience
            self._heed(self.wanted.get(timeout=wait) if wait else self.wanted.get_nowait())
        except queue.Empty:
            self._listening = match.elsewhere
            match.go_on()
            self._listening = False

    @property
    def _patience(self) -> float:
        """Seconds before a bot here moves."""
        return self.pace + (NOTICE if self.pace and self.match.has_calls else 0)

    def _forced(self) -> bool:
        """Make the draw or pass that is all there is; where there are calls, nobody is hurried."""
        seat = self.match.awaits
        if seat is None or self.match.has_calls or self.match.rules.alone:
            return False
        move = only_step(self.match.moves(seat))
        if move is not None:
            self.match.act(seat, move)
        return move is not None

    def _hand_over(self) -> None:
        """Show nothing of a hand until its owner is there."""
        seat = self.match.awaits
        if len(self.match.people) < 2 or seat is None or seat == self.reader:
            return
        self.reader = None
        self._show(self.match.names[seat])
        wanted = ""
        while wanted not in (READY, STOP):
            wanted = self.wanted.get()
        self.stopped = wanted == STOP
        self.reader = seat

    def _show(self, hand_over: str = "") -> None:
        telling = self.tellings[self.reader]
        self.shown.scene(scene(self.match, telling, self.voice.say, self.shape, hand_over))

    def _heed(self, wanted: str) -> None:
        try:
            self._do(wanted)
        except (ActionError, IllegalMove, Mistyped) as error:
            self._complain(error)

    def _do(self, wanted: str) -> None:
        match = self.match
        if wanted == STOP:
            self.stopped = True
        elif wanted == NEXT:
            if not match.playing and not match.over:
                match.deal()
        elif wanted == UNDO:
            if not match.can_undo:
                raise Mistyped("terminal-nothing-to-undo")
            match.undo()
        elif wanted == HINT:
            self._hint()
        elif wanted not in (READY, SHOW) and self.reader is not None:
            match.act(self.reader, parse(wanted))

    def _hint(self) -> None:
        if self.reader is None or self.match.awaits != self.reader:
            self.shown.said(self.voice("terminal-hint-turn"))
            return
        self.shown.said(self.voice("terminal-thinking"))
        found = self.match.hints(self.reader)
        self.shown.advice(self.tellings[self.reader].advice(found))

    def _complain(self, error: Worded) -> None:
        self.shown.said(self.voice.say(message("terminal-wrong", why=error.message)))
