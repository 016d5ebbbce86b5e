"""Full-screen terminal interface (Textual): the table, the hand below it, moves beside it."""

import queue
import threading
from collections.abc import Callable
from threading import Thread
from typing import ClassVar, Final, ParamSpec

from msgspec import Struct
from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import Label, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from boneyard.client.errors import ClientError
from boneyard.core.actions import ActionError, Move, Play, Shift, parse
from boneyard.core.tile_faces import Faces
from boneyard.core.tiles import Tile
from boneyard.drawing.theme_palettes import LIGHT
from boneyard.engine import IllegalMove
from boneyard.engine.kinds import AnyState
from boneyard.games.house_rules.describe import rules_markdown
from boneyard.i18n import Argument, TranslatedError, message
from boneyard.i18n.translator import Translate, Translator
from boneyard.layout import Aspect, EndBadge, Ghost, PlacedTile, board_from_log
from boneyard.solitaire.game import SoloState
from boneyard.text.move_labels import call_label, forced_step, question_text
from boneyard.tui.canvas import (
    BACK_COLOUR,
    GHOST_COLOUR,
    TILE_COLOURS,
    Canvas,
    draw_scene,
    half_colours,
)
from boneyard.tui.describe import MatchDescriber
from boneyard.tui.match_interface import Match
from boneyard.tui.text_ui import InputError

#: Lines of the log that are shown.
MAX_LOG_LINES = 200


class MoveChoice(Struct, frozen=True):
    """A legal move as the list shows it."""

    move: str
    label: str
    ghost: int | None = None
    """The index of its ghost."""
    tile: Tile | None = None


class Scene(Struct, frozen=True, kw_only=True):
    """A moment of a match, as its reader may know it."""

    title: str
    scores: str
    status: str
    faces: Faces
    placed: tuple[PlacedTile, ...] = ()
    ends: tuple[EndBadge, ...] = ()
    ghosts: tuple[Ghost, ...] = ()
    last: int | None = None
    """The number of the tile laid last, or of the current one in a solitaire."""
    hand: tuple[Tile | None, ...] = ()
    others: str = ""
    choices: tuple[MoveChoice, ...] = ()
    log: tuple[str, ...] = ()
    reader: int | None = None
    may_move: bool = False
    between_rounds: bool = False
    """A round is over: the player decides when the next one begins."""
    over: bool = False
    can_undo: bool = False
    hand_over: str = ""
    """The player who must come to the keyboard before anything more is shown."""


def build_scene(
    match: Match, describer: MatchDescriber, say: Translate, shape: Aspect, hand_over: str = ""
) -> Scene:
    """Build the scene of a match for a reader."""
    reader, view = describer.reader, describer.view
    board = board_from_log(match.rules, view.layout_events, shape, reader)
    mine = reader is not None and match.awaited_seat == reader
    moves = match.moves(reader) if mine and reader is not None else []
    ghosts = board.ghosts(moves)
    choices = [_choice(move, describer, ghosts) for move in moves]
    if reader is not None and match.playing:
        choices += [
            MoveChoice(word, call_label(word, match.names, say)) for word in match.calls(reader)
        ]
    hand = view.hands[reader] if view.hands and reader is not None else ()
    return Scene(
        title=say(match.rules.game.localized_title),
        scores=say(view.status) if isinstance(view, SoloState) else describer.describe_scores(),
        status=say(_status(match, view, mine, say)),
        faces=describer.faces,
        placed=tuple(board.placed),
        ends=tuple(board.ends.values()),
        ghosts=tuple(ghosts),
        last=_last(view, board.placed),
        hand=hand,
        others="" if match.rules.alone else describer.describe_others(),
        choices=tuple(choices),
        log=tuple(describer.describe_events(match.visible_events(0, reader))[-MAX_LOG_LINES:]),
        reader=reader,
        may_move=mine,
        between_rounds=not match.playing and not match.over and bool(view.round),
        over=match.over,
        can_undo=match.can_undo,
        hand_over=hand_over,
    )


def _last(view: AnyState, placed: list[PlacedTile]) -> int | None:
    if isinstance(view, SoloState):
        return None if view.current_index is None else placed[view.current_index].number
    return placed[-1].number if len(placed) > 1 else None


def _choice(move: Move, describer: MatchDescriber, ghosts: list[Ghost]) -> MoveChoice:
    at = next((at for at, ghost in enumerate(ghosts) if ghost.action == move), None)
    tile = move.tile if isinstance(move, Play | Shift) else None
    return MoveChoice(str(move), describer.say(describer.describe_move(move)), at, tile)


def _status(match: Match, view: AnyState, mine: bool, say: Translate) -> Argument:
    """Return the status line: whose turn it is."""
    if match.over:
        return message("terminal-over")
    if not match.playing:
        return message("play-round-over" if view.round else "play-dealing")
    if mine:
        return question_text(view, say) or (
            view.task if isinstance(view, SoloState) else message("play-your-turn")
        )
    if view.to_act is None:
        return ""
    return message("play-to-play", who=match.names[view.to_act])


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


#: The key bindings, in the order in which they are shown.
KEYS: Final = {
    "enter": "terminal-key-play",
    "h": "terminal-key-hint",
    "n": "terminal-key-next",
    "u": "terminal-key-undo",
    "r": "terminal-key-rules",
    "q": "terminal-key-quit",
}


#: The most rows of tiles with a box around each; more would leave no room for the table.
MAX_BOXED_ROWS: Final = 2


P = ParamSpec("P")


class Board(Widget):
    """The table; a click on a place where a tile could lie selects that move."""

    def __init__(self) -> None:
        super().__init__(id="board")
        self.scene: Scene | None = None
        self.chosen: int | None = None
        self.canvas: Canvas | None = None

    def render(self) -> Text:
        """Draw it as large as there is room."""
        if self.scene is None:
            return Text("")
        one = self.scene
        size = (self.size.width, self.size.height)
        self.canvas = draw_scene(one, self.chosen, size)
        return self.canvas.to_text()

    def on_click(self, event: events.Click) -> None:
        """Find the move at the click."""
        number = self.canvas.ghost_cells.get((event.x, event.y)) if self.canvas else None
        if number is not None:
            self.app.on_ghost(number)  # type: ignore[attr-defined]


class Hand(Widget):
    """The tiles of the hand, each with the digit that selects it."""

    def __init__(self) -> None:
        super().__init__(id="hand")
        self.scene: Scene | None = None
        self.chosen: Tile | None = None
        self.tile_rows = 3
        """Rows of a tile."""

    @property
    def tile_columns(self) -> int:
        """The width of a tile, with the gap to the next."""
        tiles = self.scene.hand if self.scene else ()
        most = max((len(str(h)) for t in tiles if t for h in (t.a, t.b)), default=1)
        return 2 * most + 4

    @property
    def tiles_per_row(self) -> int:
        """How many tiles fit in a row."""
        return max(1, self.size.width // self.tile_columns)

    def fit_height(self, width: int) -> None:
        """Take as many rows as the hand needs; a large hand lies flat, a row a tile."""
        tiles = len(self.scene.hand) if self.scene else 0
        rows = -(-tiles // max(1, width // self.tile_columns))
        self.tile_rows = 3 if rows <= MAX_BOXED_ROWS else 1
        self.styles.height = self.tile_rows * rows

    def render(self) -> Text:
        """Draw the tiles; playable ones are bright."""
        if self.scene is None:
            return Text("")
        lines: list[Text] = []
        tiles = self.scene.hand
        for begin in range(0, len(tiles), self.tiles_per_row):
            rows = [Text(no_wrap=True, end="") for _ in range(3)]
            for at, tile in enumerate(tiles[begin : begin + self.tiles_per_row], begin):
                self._tile(rows, at, tile)
            lines += rows if self.tile_rows == len(rows) else rows[1:2]
        return Text("\n").join(lines)

    def _tile(self, rows: list[Text], at: int, tile: Tile | None) -> None:
        assert self.scene is not None
        fits = tile is not None and any(one.tile == tile for one in self.scene.choices)
        ground = (
            GHOST_COLOUR
            if tile is not None and tile == self.chosen
            else TILE_COLOURS[0 if fits else 1]
        )
        edge = Style(color=LIGHT["ink"] if fits else LIGHT["bar"], bgcolor=ground)
        side = (self.tile_columns - 4) // 2
        key = str(at + 1) if at < 9 else "─"
        rows[0].append("╭" + "─" * side + "┬" + "─" * side + "╮", edge)
        rows[2].append("╰" + key + "─" * (side - 1) + "┴" + "─" * side + "╯", edge)
        rows[1].append("│", edge)
        for half, after in zip((tile.a, tile.b) if tile else (None, None), "││", strict=True):
            ink, own = half_colours(half, self.scene.faces, ground)
            text = "▒" * side if half is None else str(half).center(side)
            rows[1].append(text, Style(color=ink, bgcolor=own if half else BACK_COLOUR, bold=fits))
            rows[1].append(after, edge)
        for row in rows:
            row.append(" ")

    def on_click(self, event: events.Click) -> None:
        """Choose a tile."""
        at = event.y // self.tile_rows * self.tiles_per_row + event.x // self.tile_columns
        self.app.on_tile(at)  # type: ignore[attr-defined]


class TextPage(ModalScreen[None]):
    """A longer text over the table: the rules, or a hint."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,q,r,h", "leave", show=False, priority=True)
    ]

    def __init__(self, text: str, foot: str) -> None:
        super().__init__()
        self.text, self.foot = text, foot

    def compose(self) -> ComposeResult:
        """Lay out the text, and a line below it."""
        from textual.widgets import Markdown  # slow to load, and not needed at first

        with Vertical(id="page"):
            with VerticalScroll():
                yield Markdown(self.text)
            yield Label(self.foot, id="foot")

    def action_leave(self) -> None:
        """Go back to the table."""
        self.dismiss()


class HandOverScreen(ModalScreen[None]):
    """Hides everything until the next player sits at the keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "ready", show=False, priority=True),
    ]

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        """Lay out one sentence."""
        yield Label(self.text, id="curtain")

    def action_ready(self) -> None:
        """Continue: the player is there."""
        self.dismiss()


class MatchApp(App[None]):
    """A match on the screen."""

    ENABLE_COMMAND_PALETTE = False
    CSS = f"""
    Screen {{ background: {LIGHT["felt-edge"]}; color: {LIGHT["text"]}; }}
    #top {{ height: 1; background: {LIGHT["plate"]}; text-style: bold; }}
    #board {{ height: 1fr; background: {LIGHT["felt"]}; }}
    #hand {{ height: 3; }}
    #others {{ height: 1; color: {LIGHT["soft"]}; }}
    #status {{ height: 1; background: {LIGHT["turn"]}; color: {LIGHT["on-turn"]}; }}
    #side {{ width: 30; }}
    #moves {{ height: 1fr; border: none; background: {LIGHT["felt-edge"]}; padding: 0; }}
    #log {{ height: 1fr; background: {LIGHT["plate"]}; color: {LIGHT["soft"]}; }}
    #moves > .option-list--option-highlighted {{
        background: {LIGHT["turn"]}; color: {LIGHT["on-turn"]};
    }}
    * {{
        scrollbar-size: 1 1; scrollbar-background: {LIGHT["plate"]};
        scrollbar-color: {LIGHT["line"]};
    }}
    #keys {{ height: 1; color: {LIGHT["soft"]}; }}
    Page {{ align: center middle; }}
    #page {{ width: 90%; height: 90%; background: $surface; color: $text; padding: 0 1; }}
    #foot {{ height: 1; text-style: bold; }}
    Curtain {{ align: center middle; background: {LIGHT["felt-edge"]}; }}
    #curtain {{ width: auto; text-style: bold; }}
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("h", "want('hint')", show=False),
        Binding("n,space", "want('next')", show=False),
        Binding("u", "want('undo')", show=False),
        Binding("r", "rules", show=False),
        Binding("q,ctrl+c,ctrl+q", "leave", show=False, priority=True),
        *(Binding(str(digit), f"tile({digit - 1})", show=False) for digit in range(1, 10)),
    ]

    def __init__(
        self, match: Match, translator: Translator, *, pace: float = BOT_DELAY_SECONDS
    ) -> None:
        """Show a match; `pace` is the minimum number of seconds a bot takes."""
        super().__init__()
        self.match, self.translator = match, translator
        self.title = translator.translate(match.rules.game.localized_title)
        shown = ScreenCallbacks(
            self._on_ui_thread(self.show),
            self._on_ui_thread(self.show_status),
            self._on_ui_thread(self.show_hints),
        )
        self.game_thread = GameThread(match, translator, shown, pace=pace)
        self.scene: Scene | None = None
        self._thread = threading.Thread(target=self.game_thread.run, daemon=True)
        self._chosen = 0

    def _on_ui_thread(self, what: Callable[P, None]) -> Callable[P, None]:
        """Schedule a call of another thread on this one."""

        def do(*given: P.args, **named: P.kwargs) -> None:
            if self.is_running:
                self.call_later(what, *given, **named)

        return do

    def compose(self) -> ComposeResult:
        """Lay out table and hand on the left, moves and log on the right."""
        yield Static(id="top")
        with Horizontal():
            with Vertical():
                yield Board()
                yield Static(id="others")
                yield Hand()
            with Vertical(id="side"):
                yield OptionList(id="moves")
                yield RichLog(id="log", wrap=True, min_width=10)
        yield Static(id="status")
        yield Static(id="keys")

    def on_mount(self) -> None:
        """Start the game thread."""
        keys = [f"{key}: {self.translator(id)}" for key, id in KEYS.items()
                if key != "u" or self.match.rules.alone]  # fmt: skip
        self.query_one("#keys", Static).update("  ".join(keys))
        self.query_one("#moves", OptionList).focus()
        self._thread.start()

    # Output.

    def show(self, scene: Scene) -> None:
        """Show a scene of the match."""
        before, self.scene = self.scene, scene
        if scene.hand_over:
            self._show_hand_over(scene)
            return
        self.query_one("#top", Static).update(f"{scene.title}  {scene.scores}")
        self.query_one("#status", Static).update(scene.status)
        self.query_one("#others", Static).update(scene.others)
        self._show_log(scene)
        if before is None or before.choices != scene.choices or before.hand_over:
            self._show_moves(scene.choices)
        hand = self.query_one(Hand)
        hand.scene = scene
        hand.fit_height(hand.size.width or 48)
        self.query_one(Board).scene = scene
        self._highlight_choice()

    def _show_log(self, scene: Scene) -> None:
        log = self.query_one("#log", RichLog)
        log.clear()
        for line in scene.log:
            log.write(line)

    def _show_moves(self, choices: tuple[MoveChoice, ...]) -> None:
        moves = self.query_one("#moves", OptionList)
        moves.clear_options()
        moves.add_options(Option(Text(one.label)) for one in choices)
        self._chosen = 0
        if choices:
            moves.highlighted = 0

    def _highlight_choice(self) -> None:
        """Highlight the selected move on the table and in the hand."""
        choice = self._choice()
        board, hand = self.query_one(Board), self.query_one(Hand)
        board.chosen = choice.ghost if choice else None
        hand.chosen = choice.tile if choice else None
        board.refresh()
        hand.refresh()

    def _choice(self) -> MoveChoice | None:
        choices = self.scene.choices if self.scene else ()
        return choices[self._chosen] if self._chosen < len(choices) else None

    def show_status(self, text: str) -> None:
        """Show a sentence in the status line."""
        self.query_one("#status", Static).update(text)

    def show_hints(self, lines: list[str]) -> None:
        """Show hints."""
        text = "\n".join(f"{at}. {line}" for at, line in enumerate(lines, 1))
        self.push_screen(TextPage(text, self.translator("terminal-key-back")))

    def _show_hand_over(self, scene: Scene) -> None:
        text = self.translator("terminal-hand-over", who=scene.hand_over)
        self.push_screen(HandOverScreen(text), lambda _: self.game_thread.request(READY))

    # Input.

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Highlight a move."""
        self._chosen = event.option_index
        self._highlight_choice()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Make a move."""
        self._chosen = event.option_index
        self.play()

    def play(self) -> None:
        """Make the selected move."""
        choice = self._choice()
        if choice is not None:
            self.game_thread.request(choice.move)

    def on_tile(self, at: int) -> None:
        """Select a tile of the hand: each time the next of its moves."""
        tiles = self.scene.hand if self.scene else ()
        if not self.scene or at >= len(tiles) or tiles[at] is None:
            return
        ways = [n for n, one in enumerate(self.scene.choices) if one.tile == tiles[at]]
        if ways:
            following = [n for n in ways if n > self._chosen] if self._chosen in ways else ways
            self.query_one("#moves", OptionList).highlighted = (following or ways)[0]

    def on_ghost(self, number: int) -> None:
        """Make the move at a ghost; of several, cycle through them."""
        for at, one in enumerate(self.scene.choices if self.scene else ()):
            if one.ghost == number:
                self._chosen = at
                self.play()
                return

    def action_tile(self, at: int) -> None:
        """Select a tile by digit."""
        self.on_tile(at)

    def action_want(self, what: str) -> None:
        """Request a hint, the next round, or a takeback."""
        if what in (HINT, NEXT, UNDO):
            self.game_thread.request(what)

    def action_rules(self) -> None:
        """Show the rules of the game."""
        text = rules_markdown(self.match.rules.game, self.translator)
        self.push_screen(TextPage(text, self.translator("terminal-key-back")))

    def action_leave(self) -> None:
        """Leave the match."""
        self.game_thread.request(STOP)
        self.exit()
