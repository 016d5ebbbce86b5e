"""Scene: all that the screen shows at one moment, built on the game thread."""

from msgspec import Struct

from boneyard.core.actions import Move, Play, Shift
from boneyard.core.faces import Faces
from boneyard.core.tiles import Tile
from boneyard.engine.kinds import AnyState
from boneyard.i18n import Argument, message
from boneyard.i18n.translator import Translate
from boneyard.layout import Aspect, EndBadge, Ghost, PlacedTile, board_from_log
from boneyard.solitaire.game import SoloState
from boneyard.text.move_labels import call_label, question_text
from boneyard.tui.describe import MatchDescriber
from boneyard.tui.match import Match

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
