"""Text interface: a match line by line, typed."""

import re
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from boneyard.core.actions import ActionError, Call, Catch, Move, Play, Shift, parse
from boneyard.core.events import Played, Took
from boneyard.core.options import shown
from boneyard.core.tiles import TileError, tile
from boneyard.engine import IllegalMove
from boneyard.i18n import Either, Message, Worded, message
from boneyard.i18n.translator import Voice
from boneyard.text.move_labels import only_step, question_words
from boneyard.tui.describe import Telling
from boneyard.tui.match import Match

_PLACE: Final = re.compile(r"([^@>]+)(?:[@>](\w+))?")


class Mistyped(Worded, ValueError):
    """A line from which no move can be made; the message says what to type."""


def move_typed(text: str, moves: Sequence[Move]) -> Move:
    """The move that is meant: among these, or whatever the notation says."""
    text = text.strip()
    if not text and len(moves) == 1:
        return moves[0]
    by_text = {str(move): move for move in moves}
    if text.lower() in by_text:
        return by_text[text.lower()]
    if text.upper() in by_text:
        return by_text[text.upper()]
    if text.isascii() and text.isdigit():
        if 1 <= int(text[:6]) <= len(moves):
            return moves[int(text) - 1]
        raise Mistyped("terminal-no-number", number=shown(text, most=12), moves=len(moves))
    return _tile_typed(text.upper(), moves) or parse(text if "-" not in text else text.upper())


def _tile_typed(text: str, moves: Sequence[Move]) -> Move | None:
    """A tile that can go one way only, whichever half is written first, perhaps with its place."""
    found = _PLACE.fullmatch(text)
    if found is None:
        return None
    try:
        meant = tile(found[1])
    except TileError:
        return None
    fitting = [m for m in moves if isinstance(m, Play | Shift) and m.tile == meant]
    if found[2]:
        fitting = [m for m in fitting if re.split("[@>]", str(m))[-1].startswith(found[2])]
    if len(fitting) > 1:
        raise Mistyped("terminal-ways", tile=str(meant), moves=Either(tuple(map(str, fitting))))
    return fitting[0] if fitting else None


#: What can be typed besides moves, and what the help says of it.
COMMANDS: Final = {
    "hint": "terminal-help-hint",
    "moves": "terminal-help-moves",
    "table": "terminal-help-table",
    "log": "terminal-help-log",
    "score": "terminal-help-score",
    "rules": "terminal-help-rules",
    "undo": "terminal-help-undo",
    "help": "terminal-help-help",
    "quit": "terminal-help-quit",
}

#: Sentences of the log that are told again.
LATELY: Final = 30


class Lines(Protocol):
    """Where lines are read and written."""

    def read(self, prompt: str) -> str:
        """One line that was typed; at the end of all lines, an `EOFError`."""
        ...

    def write(self, line: str) -> None:
        """Show a line."""
        ...

    def wipe(self) -> None:
        """Take away what has been shown, as far as that can be done."""
        ...


class Left(Worded):
    """Somebody has had enough."""


class Plain:
    """A match, told and typed line by line."""

    def __init__(self, sitting: Match, lines: Lines, voice: Voice) -> None:
        """Begin; nothing has been told yet."""
        self.sitting, self.lines, self.voice = sitting, lines, voice
        people = sitting.people
        self.shared = len(people) > 1
        self.reader = people[0] if len(people) == 1 else None
        self.tellings = {seat: Telling(sitting, seat, voice.say) for seat in (*people, None)}
        self._told = dict.fromkeys((*people, None), 0)
        self._commands: dict[str, Callable[[int | None], None]] = {
            "hint": self._hint, "moves": self._moves, "table": self._lying, "log": self._log,
            "score": self._score, "rules": self._rules, "undo": self._undo, "help": self._help,
            "quit": self._quit,
        }  # fmt: skip

    def say(self, what: Message) -> None:
        """Show a sentence."""
        self.lines.write(self.voice.say(what))

    def play(self) -> bool:
        """Play to the end; False: somebody left before."""
        self._introduce()
        try:
            while not self.sitting.over or self._once_more():
                self._step()
        except (Left, EOFError, KeyboardInterrupt):
            if self.sitting.over:
                return True
            self.say(message("terminal-left"))
            return False
        return True

    def _once_more(self) -> bool:
        """A game for one isn't over before its player says so: moves can be taken back."""
        if self.sitting.rules.alone and self.sitting.people:
            self._typed(None, message("terminal-once-more"))
        return not self.sitting.over

    def _introduce(self) -> None:
        sitting = self.sitting
        title = sitting.rules.game.title
        others = tuple(chair.name for chair in sitting.chairs if chair.bot)
        if sitting.rules.alone:
            self.say(message("terminal-alone", game=title))
        elif others:
            self.say(message("terminal-with", game=title, who=others))
        else:
            self.say(message("terminal-together", game=title))
        self.say(message("terminal-begin"))

    # What comes next.

    def _step(self) -> None:
        sitting = self.sitting
        if not sitting.playing:
            if sitting.view(None).round and sitting.people:
                self._typed(None, message("terminal-next-round"))
            sitting.deal()
            self._tell_all()
            return
        if self._may_call():
            self._window()
        seat = sitting.awaits
        if seat is not None:
            self._turn(seat)
        else:
            sitting.go_on()
        self._tell_all()

    def _tell_all(self) -> None:
        """Tell what happened: to the one who plays here, or to all when a round is over."""
        if not self.shared:
            self._tell(self.reader)
        elif not self.sitting.playing:
            # All look now: whatever one of them hasn't been told yet.
            self._told[None] = min(self._told[seat] for seat in self.sitting.people)
            self._tell(None)
            self._told = dict.fromkeys(self._told, len(self.sitting.steps))
        if not self.sitting.playing and not self.sitting.rules.alone:
            self.lines.write(self.tellings[None if self.shared else self.reader].scores())

    def _tell(self, seat: int | None) -> None:
        events = self.sitting.told(self._told[seat], seat)
        self._told[seat] = len(self.sitting.steps)
        for line in self.tellings[seat].happened(events):
            self.lines.write(line)

    def _turn(self, seat: int) -> None:
        """Let somebody here make a move; a draw or pass that is all there is makes itself."""
        sitting, moves = self.sitting, self.sitting.moves(seat)
        if self.shared and self.reader != seat:
            self._hand_over(seat)
        self._tell(seat)
        forced = only_step(moves)
        if forced is not None and not sitting.has_calls:
            sitting.act(seat, forced)
        else:
            for line in self.tellings[seat].standing():
                self.lines.write(line)
            asked = question_words(sitting.view(seat), self.voice.say)
            if asked:
                self.lines.write(asked)
            own = message("terminal-prompt-of", who=sitting.names[seat])
            self._typed(seat, own if self.shared else message("terminal-prompt"))
        if self.shared:
            self._tell(seat)

    def _hand_over(self, seat: int) -> None:
        """Let nobody see a hand before its owner sits at the keyboard."""
        self.lines.wipe()
        self.reader = None
        name = self.sitting.names[seat]
        self.lines.read(self.voice("terminal-hand-over", who=name))
        self.reader = seat

    # Calls: what must be noticed is noticed between the moves.

    def _may_call(self) -> bool:
        """Say whether people may cry something before play goes on by itself.

        What everybody sees decides that, never whether there is something to cry.
        """
        sitting = self.sitting
        if not (sitting.has_calls and sitting.people) or sitting.people == [sitting.awaits]:
            return False
        events = sitting.steps[-1].events
        return any(isinstance(one, Played | Took) for one in events)

    def _window(self) -> None:
        if self.shared:
            self._tell(None)
        self._typed(None, message("terminal-call-prompt"))

    # What is typed.

    def _typed(self, seat: int | None, asked: Message) -> None:
        """Read lines until one of them brings play on."""
        while True:
            line = self.lines.read(self.voice.say(asked)).strip()
            try:
                if self._does(line, seat):
                    return
            except (ActionError, IllegalMove, Mistyped) as error:
                self._complain(error)

    def _does(self, line: str, seat: int | None) -> bool:
        """Do what a line says; say whether play goes on from there."""
        word = line.lower()
        if word in self._commands:
            steps = len(self.sitting.steps)
            self._commands[word](seat)
            return len(self.sitting.steps) != steps
        first, *more = line.split()[:2] or [""]
        caller = self._caller(more, seat)
        if caller is not None and first.lower() in self.sitting.calls(caller):
            self.sitting.act(caller, parse(first.lower()))
            return True
        if seat is None:
            if line:
                raise Mistyped("terminal-not-now")
            return True
        move = move_typed(line, self.sitting.moves(seat))
        if isinstance(move, Call | Catch):
            raise Mistyped("terminal-no-call")
        self.sitting.act(seat, move)
        return True

    def _caller(self, more: list[str], seat: int | None) -> int | None:
        """Who cries: whoever's turn it is, the only one here, or the player who is numbered."""
        people = self.sitting.people
        if more and more[0].isascii() and more[0].isdigit() and int(more[0][:3]) - 1 in people:
            return int(more[0][:3]) - 1
        if more:
            return None
        return people[0] if seat is None and len(people) == 1 else seat

    def _complain(self, error: Worded) -> None:
        self.say(message("terminal-wrong", why=error.message))

    # Commands.

    def _help(self, seat: int | None) -> None:
        self.say(message("terminal-help-move"))
        self.say(message("terminal-help-words"))
        if seat is not None and (found := self.sitting.calls(seat)):
            self.say(message("terminal-help-calls", calls=tuple(found)))
        for word, id in COMMANDS.items():
            if word != "undo" or self.sitting.rules.alone:
                self.lines.write(f"{word}: {self.voice(id)}")

    def _moves(self, seat: int | None) -> None:
        for line in self.tellings[seat].moves():
            self.lines.write(line)

    def _lying(self, seat: int | None) -> None:
        for line in self.tellings[seat].lying():
            self.lines.write(line)

    def _log(self, seat: int | None) -> None:
        for line in self.tellings[seat].happened(self.sitting.told(0, seat))[-LATELY:]:
            self.lines.write(line)

    def _score(self, seat: int | None) -> None:
        self.lines.write(self.tellings[seat].scores())

    def _rules(self, _seat: int | None) -> None:
        from boneyard.games.house_rules.describe import rules_text

        self.lines.write(rules_text(self.sitting.rules.game, self.voice).strip())

    def _hint(self, seat: int | None) -> None:
        if seat is None:
            self.say(message("terminal-hint-turn"))
            return
        for line in self.tellings[seat].advice(self.sitting.hints(seat)):
            self.lines.write(line)

    def _undo(self, _seat: int | None) -> None:
        if not self.sitting.rules.alone:
            raise Mistyped("terminal-no-undo")
        if not self.sitting.can_undo:
            raise Mistyped("terminal-nothing-to-undo")
        self.sitting.undo()
        self._told = {seat: min(at, len(self.sitting.steps)) for seat, at in self._told.items()}
        self.say(message("terminal-undone"))

    def _quit(self, _seat: int | None) -> None:
        raise Left("terminal-left")
