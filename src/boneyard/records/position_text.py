"""Positions as one line of text, like FEN in chess: the form is in docs/notation.md."""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeVar, get_args

import msgspec
from msgspec.structs import replace

from boneyard.core import events as e
from boneyard.core.actions import ActionError, Choose, Pass, Play, parse
from boneyard.core.arguments import argument_error
from boneyard.core.codec import encoder, event_from_json
from boneyard.core.events import Event, OrientedTile, TileRow
from boneyard.core.options import OptionError, format_value
from boneyard.core.position import Position, Result, fold, view
from boneyard.core.redaction import redact
from boneyard.core.tiles import Tile, parse_halves, tile, tile_from_halves
from boneyard.engine import all_legal_moves
from boneyard.engine.kinds import AnyGame, AnyRules, AnyState, state_of_kind
from boneyard.games import game_reference, get_game
from boneyard.i18n import TranslatedError, error_text
from boneyard.rules.game import Rules, State, find_wrong_tile
from boneyard.solitaire.baronet import BaronetState
from boneyard.solitaire.domino_solitaire import COLUMN_COUNT, Column, ColumnsState
from boneyard.solitaire.game import SoloRules, SoloState
from boneyard.solitaire.knock_out import KnockOutState

#: The longest text that is read.
MAX_CHARS: Final = 20_000
#: More tiles than any set has: the events of a round are read before the hands are known.
_ENOUGH: Final = 500
#: What a hand, a table or a boneyard without tiles is written as.
_NOTHING: Final = "-"

_TURN: Final = re.compile(r"(\d{1,2})(?:<(\d{1,2}))?:")
_DRAW: Final = re.compile(r"\+(\?|[A-Z0-9]+-[A-Z0-9]+)")
_SCORE: Final = re.compile(r"=(-?\d{1,6})")
_EVENT: Final = re.compile(r"([a-z-]+)(\[.*\])")
_HIDDEN: Final = re.compile(r"(\d{0,3})\?")
_MAY_CONTINUE, _MUST_CONTINUE = "again?", "again"

#: Every kind of event by its tag.
_EVENTS: Final = {kind.__struct_config__.tag: kind for kind in get_args(e.AnyEvent)}

T = TypeVar("T")


class PositionError(TranslatedError, ValueError):
    """A text that is not a position; the message says why."""


# Writing.


def write_position(position: Position) -> str:
    """Write a position as one line of text (docs/notation.md).

    Args:
        position: the position, or a view: what it doesn't know is `?`.

    Returns:
        The line, which `read_position` reads.

    >>> import boneyard
    >>> match = boneyard.Match("block-draw", seed="tea")
    >>> match.push("4-4")[0].tile
    4-4
    >>> boneyard.write_position(match.view(0))
    'block-draw | 5-0 1-0 3-3 6-0 / 5? | 0: 4-4 1: | 18? | 0 0'
    """
    match state_of_kind(position):
        case State() as table:
            fields = _write_table(table)
        case solo:
            fields = _write_solitaire(solo)
    return " | ".join([_write_rules(position.rules), *filter(None, fields)])


def _write_rules(rules: AnyRules) -> str:
    reference = game_reference(rules.base_game)
    name = reference if isinstance(reference, str) else _json(reference)
    return " ".join((name, *_write_options(rules)))


def _write_options(rules: AnyRules) -> Iterator[str]:
    """Write the options that differ from what the game has by itself."""
    game = rules.base_game
    fewest = min(game.players)
    if rules.players != fewest:
        yield f"players={rules.players}"
    chosen: dict[str, Any] = {"players": rules.players}
    if "set" in rules.options and _usual_options(game, chosen).get("set") != rules.options["set"]:
        chosen["set"] = rules.options["set"]
        yield f"set={format_value(chosen['set'])}"
    usual = _usual_options(game, chosen)
    for name, value in rules.options.items():
        if name not in chosen and usual.get(name) != value:
            yield f"{name}={format_value(value)}"


def _usual_options(game: AnyGame, chosen: dict[str, Any]) -> Mapping[str, object]:
    """Return the options of a game with these chosen; none if it can't be played with them alone.

    Ten players at Tiddly-Wink need smaller hands than the usual three tiles.
    """
    try:
        return game.rules(**chosen).options
    except OptionError:
        return {}


def _write_table(state: State) -> Iterator[str]:
    yield " / ".join(map(_write_row, state.hands))
    yield " ".join(_write_events(state)) or _NOTHING
    yield " / ".join(map(_write_row, (state.stock, state.aside) if state.aside else (state.stock,)))
    yield " ".join(map(str, state.scores))
    before = state.results if state.playing or not state.round else state.results[:-1]
    dealt = state.round_events[0] if state.round_events else None
    lead = dealt.lead if isinstance(dealt, e.Dealt) else None
    yield " ".join(_write_more(round=(state.round, 1), lead=(lead, None), results=(before, ())))


def _write_more(**values: tuple[Any, Any]) -> Iterator[str]:
    """Write what differs from the default, which comes second."""
    for name, (value, usual) in values.items():
        if value != usual:
            yield f"{name}={_json([*map(_to_array, value)] if name == 'results' else value)}"


def _write_row(row: TileRow) -> str:
    words: list[str] = []
    hidden = 0
    for one in (*row, ...):
        if one is None:
            hidden += 1
            continue
        if hidden:
            words.append("?" if hidden == 1 else f"{hidden}?")
            hidden = 0
        if isinstance(one, Tile):
            words.append(one.text)
    return " ".join(words) or _NOTHING


def _write_events(state: State) -> Iterator[str]:
    now = _dummy_deal(state.rules)
    for event in state.round_events[1:]:
        short = _shorten(event, now)
        if short is not None and _read_event(short, now) == event:
            yield short
        else:
            kind = str(event.__struct_config__.tag)
            yield kind + _json(_to_array(event))
        now = now.apply_event(event)


def _shorten(event: Event, now: State) -> str | None:
    """Write what happens often in a short form; it counts only if it is read back the same."""
    match event:
        case e.Turned(seat, owes):
            return f"{seat}:" if owes is None else f"{seat}<{owes}:"
        case e.Played():
            turn = event.turn if event.tile.is_double else ""
            return str(Play(event.tile, event.first, event.arm, turn))
        case e.Drew(_, drawn):
            return f"+{'?' if drawn is None else drawn}"
        case e.Passed():
            return "pass"
        case e.Chose(_, word):
            return word
        case e.Continued(_, may_stop):
            return _MAY_CONTINUE if may_stop else _MUST_CONTINUE
        case e.Scored(_, points):
            return f"={points}"
    return None


def _to_array(struct: msgspec.Struct) -> list[Any]:
    """Return the fields of a struct, without defaults at the end."""
    values = [getattr(struct, name) for name in struct.__struct_fields__]
    usual = struct.__struct_defaults__
    while values and len(values) > len(struct.__struct_fields__) - len(usual):
        if values[-1] != usual[len(values) - len(struct.__struct_fields__) - 1]:
            break
        values.pop()
    return values


def _json(value: object) -> str:
    return encoder.encode(value).decode()


def _write_solitaire(state: SoloState) -> Iterator[str]:
    match state:
        case KnockOutState():
            yield _write_laid(state.line)
        case BaronetState():
            yield _write_row(state.row)
        case ColumnsState():
            yield " / ".join(map(_write_column, state.columns)) or _NOTHING
        case _:
            raise TypeError(f"no notation for {type(state).__name__}")
    more = {name: (getattr(state, name), usual) for name, usual in _counters(state).items()}
    yield " ".join(_write_more(**more, round=(state.round, 1), results=(state.results, ())))


def _counters(state: SoloState) -> dict[str, int | bool]:
    """Return the fields of Baronet beside its row, with their defaults."""
    if not isinstance(state, BaronetState):
        return {}
    return {"at": 0, "count": 0, "removed_in_pass": False, "idle_passes": 0}


def _write_column(column: Column) -> str:
    down = [_write_laid([laid]) if laid else None for laid in column.down]
    words = []
    if down and set(down) == {None}:
        words = [f"({len(down)}?)"]
    elif down:
        words = [f"({' '.join(word or '?' for word in down)})"]
    if column.up:
        words.append(_write_laid(column.up))
    return " ".join(words) or _NOTHING


def _write_laid(tiles: Iterable[OrientedTile]) -> str:
    return " ".join(f"{one}-{two}" for one, two in tiles) or _NOTHING


# Reading.


def read_position(text: str) -> AnyState:
    """Read a position from one line of text (docs/notation.md).

    Args:
        text: the line.

    Returns:
        The position: a `State`, or for a solitaire a `SoloState`. PositionError says what is wrong.

    >>> import boneyard
    >>> state = boneyard.read_position("block-draw | 6-4 5-0 / 2? | 0: 6-6 1: 6-5@1 0: | 10? | 0 0")
    >>> [str(move) for move in boneyard.legal(state, 0)]
    ['6-4@2', '5-0@1']
    """
    if not isinstance(text, str):
        raise argument_error("library-expected-position-text", text)
    if len(text) > MAX_CHARS:
        raise PositionError("library-position-long", most=MAX_CHARS)
    try:
        rules, rest = _read_rules(text.strip())
        fields = [field.strip() for field in rest.split("|")]
        state: AnyState
        if isinstance(rules, SoloRules):
            state = _read_solitaire(rules, fields)
        else:
            state = _read_table(rules, fields)
        all_legal_moves(state)  # what can't be played on is found here
        return state
    except PositionError:
        raise
    except (TranslatedError, msgspec.MsgspecError) as error:
        raise PositionError("library-no-position", why=error_text(error)) from None
    except (ValueError, LookupError, AssertionError, AttributeError, TypeError, RecursionError):
        # Events that can't follow each other in any round.
        raise PositionError("library-impossible") from None


def redact_position(position: AnyState, seat: int | None) -> AnyState:
    """Return what a seat (None: a spectator) may know of a position."""
    if isinstance(position, State):
        before, events = split_position(position)
        return view(before, events, seat)
    hidden = tuple(redact(event, seat) for event in position.layout_events)
    if isinstance(position, ColumnsState):
        return replace(position, columns=position.visible_layout, layout_events=hidden)
    return position


def has_hidden_tiles(position: AnyState) -> bool:
    """Return whether a position, such as a view, doesn't know all of its tiles."""
    if isinstance(position, State):
        return any(None in row for row in (*position.hands, position.stock, position.aside))
    if isinstance(position, ColumnsState):
        return any(None in column.down for column in position.columns)
    return False


def split_position(position: State) -> tuple[State, list[Event]]:
    """Return the match before the round of a position, and the events that lead from there to it.

    With the events redacted, they lead to what a seat may know.
    """
    if not position.round_events:
        return position, []
    made = zip(position.scores, position.points, strict=True)
    before = replace(
        position.rules.new_match(),
        round=position.round - 1,
        scores=tuple(score - points for score, points in made),
        results=position.results if position.playing else position.results[:-1],
    )
    return before, list(position.round_events)


def looks_like_position(text: str) -> bool:
    """Return whether a text seems to be a position rather than the name of a file."""
    return "|" in text


def _read_rules(text: str) -> tuple[AnyRules, str]:
    if text.startswith("{"):
        written, end = json.JSONDecoder().raw_decode(text)
        game: AnyGame = get_game(written)
        words, _, rest = text[end:].partition("|")
        return game.rules(**_read_options(game, words.split())), rest
    words, bar, rest = text.partition("|")
    if not bar or not words.strip():
        raise PositionError("library-position-fields")
    name, *options = words.split()
    game = get_game(name)
    return game.rules(**_read_options(game, options)), rest


def _read_options(game: AnyGame, words: Sequence[str]) -> dict[str, Any]:
    known = {option.name: option for option in game.all_options}
    found: dict[str, Any] = {}
    for word in words:
        name, _, value = word.partition("=")
        option = known.get(name)
        if name in found:
            raise PositionError("library-position-word", word=repr(format_value(word)))
        if option is None:
            named = repr(format_value(name))
            raise OptionError("options-unknown", game=game.name, option=named, has=tuple(known))
        found[name] = option.parse_text(value)
    return found


def _read_more(field: str, **readers: Callable[[Any], Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for word in field.split():
        name, _, value = word.partition("=")
        if name not in readers or name in found:
            raise PositionError("library-position-word", word=repr(format_value(word)))
        try:
            found[name] = readers[name](json.loads(value))
        except ValueError as error:
            if isinstance(error, TranslatedError | msgspec.MsgspecError):
                raise
            raise PositionError("library-position-word", word=repr(format_value(word))) from None
    return found


def _read_results(written: Any) -> tuple[Result, ...]:
    return tuple(
        msgspec.convert(dict(zip(Result.__struct_fields__, one, strict=False)), Result)
        for one in written
    )


def _read_number(value: Any) -> int:
    if type(value) is not int or abs(value) > 1_000_000:
        raise PositionError("library-position-word", word=repr(format_value(str(value))))
    return value


def _read_tile(word: str) -> list[Tile | None]:
    if found := _HIDDEN.fullmatch(word):
        return [None] * int(found[1] or 1)
    return [tile(word)]


def _read_row(text: str, read: Callable[[str], list[T]]) -> tuple[T, ...]:
    words = [] if text.strip() in ("", _NOTHING) else text.split()
    return tuple(one for word in words for one in read(word))


def _read_table(rules: Rules, fields: list[str]) -> State:
    if len(fields) not in (4, 5):
        raise PositionError("library-position-fields")
    hands = tuple(_read_row(hand, _read_tile) for hand in fields[0].split("/"))
    if len(hands) != rules.players:
        raise PositionError("library-position-hands", hands=len(hands), players=rules.players)
    tokens = [] if fields[1] == _NOTHING else fields[1].split()
    stock, _, aside = fields[2].partition("/")
    scores = tuple(_read_number(int(word)) for word in fields[3].split())
    if len(scores) != rules.sides:
        raise PositionError("library-position-scores", scores=len(scores), sides=rules.sides)
    more = _read_more(
        fields[4] if len(fields) == 5 else "",
        round=_read_number,
        lead=_read_number,
        results=_read_results,
    )
    round, results = more.get("round", 1), more.get("results", ())
    lead = more.get("lead")
    if lead is not None and not 0 <= lead < rules.players:
        raise PositionError("engine-no-seat", seat=str(lead))
    if not tokens and not round:
        return replace(rules.new_match(), scores=scores, results=results)
    events, now = _read_events(rules, tokens, round)
    rows = (*hands, _read_row(stock, _read_tile), _read_row(aside, _read_tile))
    _check_tiles(rules, rows, now)
    dealt = _reconstruct_deal(rules, rows, events, lead)
    before = replace(
        rules.new_match(),
        round=round - 1,
        scores=tuple(score - made for score, made in zip(scores, now.points, strict=True)),
        results=results,
    )
    state = fold(before, (dealt, *events))
    if (*state.hands, state.stock, state.aside) != rows:
        raise PositionError("library-impossible")
    if state.playing and state.to_act is None and state.reaching is None:
        raise PositionError("library-position-turn")
    return state


def _dummy_deal(rules: Rules, round: int = 1) -> State:
    """Return a round with more than enough hidden tiles: all that events need to be read."""
    many = (None,) * _ENOUGH
    start = replace(rules.new_match(), round=round - 1)
    return start.apply_event(e.Dealt((many,) * rules.players, many, many))


def _read_events(rules: Rules, tokens: Iterable[str], round: int) -> tuple[list[Event], State]:
    """Read the events of a round, and return the state after them, without hands."""
    now = _dummy_deal(rules, round)
    events: list[Event] = []
    for token in tokens:
        event = _read_event(token, now)
        if event is None:
            raise PositionError("library-position-word", word=repr(format_value(token)))
        _check_seats(event, rules.players)
        events.append(event)
        now = now.apply_event(event)
    return events, now


def _check_seats(event: Event, players: int) -> None:
    for name in ("seat", "source", "caught", "owes"):
        seat = getattr(event, name, None)
        if type(seat) is int and not 0 <= seat < players:
            raise PositionError("engine-no-seat", seat=str(seat))


def _read_event(token: str, now: State) -> Event | None:
    """Read an event as it happens in this state; None: it is none."""
    asked = now.question.seat if now.question else now.turn
    if found := _TURN.fullmatch(token):
        return e.Turned(int(found[1]), None if found[2] is None else int(found[2]))
    if found := _EVENT.fullmatch(token):
        kind = _EVENTS.get(found[1])
        if kind is None:
            return None
        named = dict(zip(kind.__struct_fields__, json.loads(found[2]), strict=False))
        return event_from_json(json.dumps({"event": found[1], **named}))
    if now.turn is not None and (found := _DRAW.fullmatch(token)):
        return e.Drew(now.turn, None if found[1] == "?" else tile(found[1]))
    if now.turn is not None and (found := _SCORE.fullmatch(token)):
        return e.Scored(now.rules.side(now.turn), int(found[1]), "play")
    if now.turn is not None and token in (_MAY_CONTINUE, _MUST_CONTINUE):
        return e.Continued(now.turn, token == _MAY_CONTINUE)
    try:
        move = parse(token)
    except ActionError:
        return None
    match move:
        case Play():
            return _place(move, now)
        case Pass() if asked is not None:
            return e.Passed(asked)
        case Choose(word) if asked is not None:
            return e.Chose(asked, word)
    return None


def _place(play: Play, now: State) -> e.Played:
    """Return the event of laying a tile, by the seat in turn or at the start by nobody."""
    shape, table = now.rules.game.table, now.table
    arm = table.find_arm(play.arm)
    if arm is None:
        if play.arm:
            raise PositionError("engine-no-arm", arm=str(play.arm))
        laying = shape.place_lead(table, play.tile, play.first, now.rules.players)
    else:
        if play.first not in now.rules.matching_tiles(arm.half).get(play.tile, ()):
            raise PositionError(
                "engine-no-match", half=str(play.first), arm=str(play.arm), shows=str(arm.half)
            )
        laying = shape.place_tile(table, arm, play.tile, play.first, play.turn)
    return e.Played(
        now.turn, play.tile, play.first, play.arm, laying.arms, laying.closed, laying.spot,
        laying.turn,
    )  # fmt: skip


def _check_tiles(rules: Rules, rows: Iterable[TileRow], now: State) -> None:
    laid = [event.tile for event in now.layout_events if isinstance(event, e.Played)]
    rows = (*rows, *(now.dead or ()))
    held = [one for row in rows for one in row if one is not None]
    wrong = find_wrong_tile([*laid, *held], rules.tiles)
    if wrong is not None:
        raise PositionError(wrong)
    if len(laid) + sum(map(len, rows)) > len(rules.tiles):
        raise PositionError("library-position-tiles", tiles=len(rules.tiles))


def _reconstruct_deal(
    rules: Rules, rows: Sequence[TileRow], events: Sequence[Event], lead: int | None
) -> e.Dealt:
    """Return the deal that leads to these hands, in the order of the tiles that are left."""
    *hands, stock, aside = rows
    blind = rules.game.combined_twists.face_down
    drawn = [event.tile for event in events if isinstance(event, e.Drew)]
    pile = (*drawn, *stock)
    return e.Dealt(
        tuple(
            _dealt_row(hand, seat, events) if blind else _dealt_hand(hand, seat, events)
            for seat, hand in enumerate(hands)
        ),
        (None,) * len(pile) if None in pile else pile,
        aside,
        lead,
        (),
        blind,
    )


def _dealt_hand(now: TileRow, seat: int, events: Iterable[Event]) -> TileRow:
    gained: list[Tile | None] = []
    gone: list[Tile | None] = []
    for event in events:
        match event:
            case e.Played(seat=who) if who == seat:
                gone.append(event.tile)
            case e.Discarded(who, thrown) if who == seat:
                gone.append(thrown)
            case e.Drew(who, taken) if who == seat:
                gained.append(taken)
            case e.Took(taker, source, taken):
                if taker == seat:
                    gained.append(taken)
                if source == seat:
                    gone.append(taken)
    count = len(now) + len(gone) - len(gained)
    if None in (*now, *gained, *gone):
        return (None,) * count
    held = Counter((*now, *gone))
    held.subtract(gained)
    # What is left, in its order, then what has gone: drawn tiles come last again by themselves.
    return tuple(one for one in dict.fromkeys((*now, *gone)) if held[one] > 0)


def _dealt_row(now: TileRow, seat: int, events: Sequence[Event]) -> TileRow:
    """Return a row of Blind as it was dealt: what was played came from its front."""
    row = list(now)
    for event in reversed(events):
        match event:
            case e.Played(seat=who) if who == seat:
                row.insert(0, event.tile)
            case e.Returned(who) if who == seat:
                row.insert(0, row.pop())
    return (None,) * len(row) if None in row else tuple(row)


def _read_laid(word: str) -> list[OrientedTile | None]:
    if found := _HIDDEN.fullmatch(word):
        return [None] * int(found[1] or 1)
    return [parse_halves(word)]


def _read_solitaire(rules: SoloRules, fields: list[str]) -> SoloState:
    if len(fields) not in (1, 2):
        raise PositionError("library-position-fields")
    start = rules.new_match()
    counters = {name: _read_counter(usual) for name, usual in _counters(start).items()}
    more = _read_more(
        fields[1] if len(fields) == 2 else "", round=_read_number, results=_read_results, **counters
    )
    round, results = more.pop("round", 1), more.pop("results", ())
    if not round:
        return start
    columns = [_read_column(column) for column in fields[0].split("/")]
    if isinstance(start, ColumnsState):
        if len(columns) != COLUMN_COUNT:
            raise PositionError("deals-rows", rows=COLUMN_COUNT)
    elif len(columns) != 1 or columns[0].down:
        raise PositionError("library-position-fields")
    rows = tuple((*column.down, *column.up) for column in columns)
    known = [tile_from_halves(*laid) for row in rows for laid in row if laid is not None]
    wrong = find_wrong_tile(known, rules.tiles)
    if wrong is not None:
        raise PositionError(wrong)
    if sum(map(len, rows)) > len(rules.tiles):
        raise PositionError("library-position-tiles", tiles=len(rules.tiles))
    state = start.apply_event(e.SetOut(rows, tuple(len(column.down) for column in columns)))
    if more.get("at", 0) not in range(max(1, len(known))):
        raise PositionError("library-impossible")
    state = replace(state, **more)
    if results:
        last = results[-1]
        return replace(state, playing=False, over=True, results=results, winners=last.winners)
    return state


def _read_counter(usual: int | bool) -> Callable[[Any], int | bool]:
    def read(value: Any) -> int | bool:
        if type(value) is not type(usual) or not 0 <= value <= 1_000:
            raise PositionError("library-impossible")
        return bool(value) if isinstance(usual, bool) else int(value)

    return read


def _read_column(text: str) -> Column:
    down, _, up = text.rpartition(")")
    turned = _read_row(up, _read_laid)
    shown = tuple(laid for laid in turned if laid is not None)
    if len(shown) != len(turned):
        raise PositionError("library-impossible")
    return Column(_read_row(down.strip().removeprefix("("), _read_laid), shown)
