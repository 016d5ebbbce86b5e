"""Text interface: a match line by line, typed."""

import re
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from boneyard.core.actions import ActionError, Call, Catch, Move, Play, Shift, parse
from boneyard.core.events import Played, Took
from boneyard.core.options import format_value
from boneyard.core.tiles import TileError, tile
from boneyard.engine import IllegalMove
from boneyard.i18n import Message, OneOf, TranslatedError, message
from boneyard.i18n.translator import Translator
from boneyard.text.move_labels import forced_step, question_text
from boneyard.tui.describe import MatchDescriber
from boneyard.tui.match_interface import Match

_PLACE: Final = re.compile(r"([^@>]+)(?:[@>](\w+))?")


class InputError(TranslatedError, ValueError):
    """A line that is no move; the message says what to type."""


def parse_typed_move(text: str, moves: Sequence[Move]) -> Move:
    """Parse a typed move: one of these, or any in notation."""
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
        raise InputError(
            "terminal-no-number", number=format_value(text, max_chars=12), moves=len(moves)
        )
    return _parse_typed_tile(text.upper(), moves) or parse(
        text if "-" not in text else text.upper()
    )


def _parse_typed_tile(text: str, moves: Sequence[Move]) -> Move | None:
    """Parse a tile that can be played in one way only, its halves in any order, perhaps
    with its arm.
    """
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
        raise InputError("terminal-ways", tile=str(meant), moves=OneOf(tuple(map(str, fitting))))
    return fitting[0] if fitting else None


#: Commands besides moves, and their help.
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

#: Sentences of the log that are repeated.
MAX_LOG_SENTENCES: Final = 30


class LineTerminal(Protocol):
    """Where lines are read and written."""

    def read(self, prompt: str) -> str:
        """Read one line; `EOFError` at the end of input."""
        ...

    def write(self, line: str) -> None:
        """Show a line."""
        ...

    def clear(self) -> None:
        """Clear the screen, as far as possible."""
        ...


class QuitMatch(TranslatedError):
    """A player quit."""


class TextUi:
    """A match as typed text."""

    def __init__(self, match: Match, lines: LineTerminal, translator: Translator) -> None:
        self.match, self.lines, self.translator = match, lines, translator
        people = match.local_seats
        self.shared = len(people) > 1
        self.reader = people[0] if len(people) == 1 else None
        self.describers = {
            seat: MatchDescriber(match, seat, translator.translate) for seat in (*people, None)
        }
        self._reported = dict.fromkeys((*people, None), 0)
        self._commands: dict[str, Callable[[int | None], None]] = {
            "hint": self._hint, "moves": self._moves, "table": self._layout, "log": self._log,
            "score": self._score, "rules": self._rules, "undo": self._undo, "help": self._help,
            "quit": self._quit,
        }  # fmt: skip

    def write_message(self, what: Message) -> None:
        """Write a message."""
        self.lines.write(self.translator.translate(what))

    def play(self) -> bool:
        """Play to the end; False: a player quit before."""
        self._introduce()
        try:
            while not self.match.over or self._offer_undo():
                self._step()
        except (QuitMatch, EOFError, KeyboardInterrupt):
            if self.match.over:
                return True
            self.write_message(message("terminal-left"))
            return False
        return True

    def _offer_undo(self) -> bool:
        """Offer to take back moves: a solitaire isn't over before its player says so."""
        if self.match.rules.alone and self.match.local_seats:
            self._read_until_played(None, message("terminal-once-more"))
        return not self.match.over

    def _introduce(self) -> None:
        match = self.match
        title = match.rules.game.localized_title
        others = tuple(player.name for player in match.seat_players if player.bot)
        if match.rules.alone:
            self.write_message(message("terminal-alone", game=title))
        elif others:
            self.write_message(message("terminal-with", game=title, who=others))
        else:
            self.write_message(message("terminal-together", game=title))
        self.write_message(message("terminal-begin"))

    # The next step.

    def _step(self) -> None:
        match = self.match
        if not match.playing:
            if match.view(None).round and match.local_seats:
                self._read_until_played(None, message("terminal-next-round"))
            match.deal()
            self._report_all()
            return
        if self._may_call():
            self._open_call_window()
        seat = match.awaited_seat
        if seat is not None:
            self._take_turn(seat)
        else:
            match.advance()
        self._report_all()

    def _report_all(self) -> None:
        """Report the events: to the local player, or to all when a round is over."""
        if not self.shared:
            self._report(self.reader)
        elif not self.match.playing:
            # All look now: report what one of them hasn't been shown yet.
            self._reported[None] = min(self._reported[seat] for seat in self.match.local_seats)
            self._report(None)
            self._reported = dict.fromkeys(self._reported, len(self.match.steps))
        if not self.match.playing and not self.match.rules.alone:
            self.lines.write(
                self.describers[None if self.shared else self.reader].describe_scores()
            )

    def _report(self, seat: int | None) -> None:
        events = self.match.visible_events(self._reported[seat], seat)
        self._reported[seat] = len(self.match.steps)
        for line in self.describers[seat].describe_events(events):
            self.lines.write(line)

    def _take_turn(self, seat: int) -> None:
        """Let a local player move; an only draw or pass is made automatically."""
        match, moves = self.match, self.match.moves(seat)
        if self.shared and self.reader != seat:
            self._hand_over(seat)
        self._report(seat)
        forced = forced_step(moves)
        if forced is not None and not match.has_calls:
            match.act(seat, forced)
        else:
            for line in self.describers[seat].describe_position():
                self.lines.write(line)
            question = question_text(match.view(seat), self.translator.translate)
            if question:
                self.lines.write(question)
            own = message("terminal-prompt-of", who=match.names[seat])
            self._read_until_played(seat, own if self.shared else message("terminal-prompt"))
        if self.shared:
            self._report(seat)

    def _hand_over(self, seat: int) -> None:
        """Hide the hand until its owner sits at the keyboard."""
        self.lines.clear()
        self.reader = None
        name = self.match.names[seat]
        self.lines.read(self.translator("terminal-hand-over", who=name))
        self.reader = seat

    # Calls: they are made between the moves.

    def _may_call(self) -> bool:
        """Return whether to ask for calls before play goes on.

        That depends on public information, never on whether there is something to call.
        """
        match = self.match
        if not (match.has_calls and match.local_seats) or match.local_seats == [match.awaited_seat]:
            return False
        events = match.steps[-1].events
        return any(isinstance(one, Played | Took) for one in events)

    def _open_call_window(self) -> None:
        if self.shared:
            self._report(None)
        self._read_until_played(None, message("terminal-call-prompt"))

    # Input.

    def _read_until_played(self, seat: int | None, question: Message) -> None:
        """Read lines until one of them advances play."""
        while True:
            line = self.lines.read(self.translator.translate(question)).strip()
            try:
                if self._execute_line(line, seat):
                    return
            except (ActionError, IllegalMove, InputError) as error:
                self._show_error(error)

    def _execute_line(self, line: str, seat: int | None) -> bool:
        """Execute a line; return whether play advances."""
        word = line.lower()
        if word in self._commands:
            steps = len(self.match.steps)
            self._commands[word](seat)
            return len(self.match.steps) != steps
        first, *more = line.split()[:2] or [""]
        caller = self._calling_seat(more, seat)
        if caller is not None and first.lower() in self.match.calls(caller):
            self.match.act(caller, parse(first.lower()))
            return True
        if seat is None:
            if line:
                raise InputError("terminal-not-now")
            return True
        move = parse_typed_move(line, self.match.moves(seat))
        if isinstance(move, Call | Catch):
            raise InputError("terminal-no-call")
        self.match.act(seat, move)
        return True

    def _calling_seat(self, more: list[str], seat: int | None) -> int | None:
        """Return the calling seat: the one to move, the only local one, or the one numbered."""
        people = self.match.local_seats
        if more and more[0].isascii() and more[0].isdigit() and int(more[0][:3]) - 1 in people:
            return int(more[0][:3]) - 1
        if more:
            return None
        return people[0] if seat is None and len(people) == 1 else seat

    def _show_error(self, error: TranslatedError) -> None:
        self.write_message(message("terminal-wrong", why=error.message))

    # Commands.

    def _help(self, seat: int | None) -> None:
        self.write_message(message("terminal-help-move"))
        self.write_message(message("terminal-help-words"))
        if seat is not None and (found := self.match.calls(seat)):
            self.write_message(message("terminal-help-calls", calls=tuple(found)))
        for word, id in COMMANDS.items():
            if word != "undo" or self.match.rules.alone:
                self.lines.write(f"{word}: {self.translator(id)}")

    def _moves(self, seat: int | None) -> None:
        for line in self.describers[seat].list_moves():
            self.lines.write(line)

    def _layout(self, seat: int | None) -> None:
        for line in self.describers[seat].describe_layout():
            self.lines.write(line)

    def _log(self, seat: int | None) -> None:
        for line in self.describers[seat].describe_events(self.match.visible_events(0, seat))[
            -MAX_LOG_SENTENCES:
        ]:
            self.lines.write(line)

    def _score(self, seat: int | None) -> None:
        self.lines.write(self.describers[seat].describe_scores())

    def _rules(self, _seat: int | None) -> None:
        from boneyard.games.house_rules.describe import rules_markdown

        self.lines.write(rules_markdown(self.match.rules.game, self.translator).strip())

    def _hint(self, seat: int | None) -> None:
        if seat is None:
            self.write_message(message("terminal-hint-turn"))
            return
        for line in self.describers[seat].describe_hints(self.match.hints(seat)):
            self.lines.write(line)

    def _undo(self, _seat: int | None) -> None:
        if not self.match.rules.alone:
            raise InputError("terminal-no-undo")
        if not self.match.can_undo:
            raise InputError("terminal-nothing-to-undo")
        self.match.undo()
        self._reported = {
            seat: min(at, len(self.match.steps)) for seat, at in self._reported.items()
        }
        self.write_message(message("terminal-undone"))

    def _quit(self, _seat: int | None) -> None:
        raise QuitMatch("terminal-left")
