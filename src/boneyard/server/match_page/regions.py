"""Regions of the match page: table, hands, questions, leaving, each drawn as HTML."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import zip_longest
from math import sqrt
from typing import Any, Final

from markupsafe import escape
from msgspec.structs import replace

from boneyard.bots.registry import BOTS
from boneyard.core.actions import (
    Choose,
    Discard,
    Draw,
    Flip,
    Knock,
    Move,
    Next,
    Pass,
    Play,
    Resign,
    Shift,
)
from boneyard.core.events import Played, TileRow
from boneyard.core.faces import Faces
from boneyard.core.position import Position
from boneyard.core.tiles import Tile
from boneyard.drawing.svg.geometry import CURVE_SCALE, UNIT, fmt
from boneyard.drawing.svg.hands import TileStyle
from boneyard.drawing.svg.plates_and_badges import (
    ENGINE,
    badge_svg,
    folded_tiles_svg,
    lane_row_svg,
    lane_svg,
    spokes_svg,
)
from boneyard.drawing.svg.position_picture import end_counts_of, owed_arm_numbers, wanted_numbers
from boneyard.drawing.svg.tiles import (
    BUTTON_ATTRIBUTES,
    connectors_svg,
    ghost_svg,
    tile_svg,
    transform,
)
from boneyard.engine.kinds import table_state
from boneyard.engine.legal import legal_plays, must_draw
from boneyard.games.about import describe_goal
from boneyard.i18n import Argument, OneOf
from boneyard.i18n.translator import Translate, Translator
from boneyard.layout import Frame, Ghost, Lane, has_lanes
from boneyard.layout.pose import ASPECT_RATIOS
from boneyard.rules.game import State
from boneyard.rules.goals import FirstTo
from boneyard.rules.shapes import Trains
from boneyard.server.match_page import clock_display as match_page_clock
from boneyard.server.match_page import ending, fairness, round_count, solitaire
from boneyard.server.match_page.key_moves import are_found_at_once, can_show_key_moves
from boneyard.server.match_page.patches import Pieces, Region
from boneyard.server.match_page.players import find_target, render_other_player, render_plate
from boneyard.server.match_page.scene import Scene
from boneyard.server.matches import serialize
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.permissions import find_hint_refusal, find_par_refusal
from boneyard.server.matches.seats import find_other_owners
from boneyard.server.matches.setup import find_next_level
from boneyard.server.matches.takeback import find_takeback_target
from boneyard.server.web.pictures import score_track_svg
from boneyard.server.web.portraits import render_portrait
from boneyard.server.web.render import render_cached_fragment, render_fragment
from boneyard.solitaire.game import SoloState
from boneyard.text import move_labels
from boneyard.text.end_names import end_names

#: Moves that are buttons, with the key that makes them.
MOVE_KEYS: Final[Mapping[type[Move], str]] = {Draw: "D", Pass: "P", Flip: "F", Next: "N"}


def render_actions(scene: Scene) -> str:
    """What else may be done: a question's answers, drawing, passing, counting on."""
    live, seat = scene.live, scene.seat
    # One's own part in the shuffle is done, and others keep the table waiting.
    without = (
        scene.status == "shuffling" and seat is not None and seat not in live.seats_without_seed()
    )
    if scene.moves or live.solo:
        more = {**_build_answers(scene), **(_build_solo_actions(scene) if live.solo else {})}
    elif without:
        more = {}
    else:
        return ""
    return render_cached_fragment(
        "match_page/regions/actions.html",
        scene.translator,
        without=without,
        **more,
    )


def render_asides(scene: Scene) -> str:
    """What is asked on the side: to agree to an undo, which way round a tile is meant."""
    plea = "" if scene.live.room.takeback_request is None else _takeback_text(scene)
    doubtful = tuple(
        tuple(
            (str(g.action), scene.label(g.action), g.first, g.tile.other(g.first)) for g in ghosts
        )
        for (source, _), ghosts in (scene.ghost_groups.items() if scene.moves else ())
        if source and len(ghosts) > 1
    )
    if not plea and not doubtful:
        return ""
    return render_cached_fragment(
        "match_page/regions/asides.html",
        scene.translator,
        plea=plea,
        doubtful=doubtful,
        faces=scene.style.faces if doubtful else "",
    )


def render_tools(scene: Scene) -> str:
    """Hint and undo, in the bar of icons."""
    if scene.seat is None or scene.live.solo:
        return ""
    live, seat = scene.live, scene.seat
    hint = bool(scene.moves) and _can_hint(scene)
    back = (
        scene.view.playing and not live.row.contest
        and find_takeback_target(live.log.active, seat) is not None
    )  # fmt: skip
    return render_cached_fragment(
        "match_page/regions/tools.html",
        scene.translator,
        hint=hint,
        # Among people, and in matches that count, there are no hints: no button for them.
        hints=hint
        or (not live.row.contest and sum(one.kind == "person" for one in live.seats) < 2),
        back=back,
    )


def render_heading(scene: Scene) -> str:
    """The round, the target, and the score of each team."""
    live, view, translator = scene.live, scene.view, scene.translator
    if live.solo:
        return ""
    goals, language = scene.cache.goals, translator.language
    goal = goals.get(language)
    if goal is None:
        goal = goals[language] = describe_goal(live.rules.game, scene.translate)
    teams: tuple[tuple[str, int, int, bool], ...] = ()
    if live.rules.sides < live.rules.players:
        # The reader's own side first, and the reader first in it.
        players = (*scene.players[-1:], *scene.players[:-1])
        teams = tuple(
            (
                scene.translate(tuple(one.name for one in players if one.side == side)),
                side,
                view.scores[side],
                scene.seat is not None and side == players[0].side,
            )
            for side in dict.fromkeys(one.side for one in players)
        )
    return render_cached_fragment(
        "match_page/regions/heading.html",
        translator,
        round=view.round,
        goal=goal,
        teams=teams,
        target=find_target(live.rules),
    )


def _build_answers(scene: Scene) -> dict[str, object]:
    """What the player who is to move may do with buttons."""
    view, question = scene.view, scene.view.question
    asked = question is not None and question.seat == scene.seat
    buttons = []
    answers = 0
    for move in scene.moves:
        if type(move) is Play:
            continue  # on the table
        key = MOVE_KEYS.get(type(move), "")
        if isinstance(move, Choose):
            answers += 1
            key = str(answers)
        if key or isinstance(move, Discard):
            buttons.append((str(move), scene.label(move), key))
    return {
        "question": move_labels.question_text(view, scene.translate) if asked else "",
        "buttons": tuple(buttons),
        "plays": bool(scene.playable),
        "hint": scene.live.solo and _can_hint(scene),
        "runs": view.current_index is not None,
    }


def _build_solo_actions(scene: Scene) -> dict[str, object]:
    """What else may be done in a game for one."""
    live = scene.live
    return {
        "solo": scene.seat is not None,
        "can_undo": live.log.can_undo,
        "can_redo": live.log.can_redo,
        "par": not find_par_refusal(live),
        "playing": scene.view.playing,
    }


def _takeback_text(scene: Scene) -> str:
    """What another player asks of this one, if anything."""
    live, seat, plea = scene.live, scene.seat, scene.live.room.takeback_request
    if plea is None or seat is None or plea.entry_number != live.number:
        return ""
    owner = live.seats[seat].owner
    if owner in plea.agreed or owner not in find_other_owners(live.seats, plea.seat):
        return ""
    return scene.translator("table-asks-back", who=scene.names[plea.seat])


def _can_hint(scene: Scene) -> bool:
    """Say whether there is a choice to be made, and help with it."""
    seat = scene.seat
    if seat is None or len(scene.moves) < 2:
        return False
    choices = [move for move in scene.moves if not isinstance(move, Resign)]
    return len(choices) > 1 and not find_hint_refusal(scene.live, seat)


@lru_cache(maxsize=8192)
def _render_tile(
    translator: Translator,
    tile: Tile | None,
    ways: int,
    acting: bool,
    faces: Faces,
    curved: bool,
    turn: str,
) -> str:
    """A tile of a hand."""
    return render_cached_fragment(
        "match_page/regions/tile.html",
        translator,
        tile=tile,
        ways=ways,
        acting=acting,
        faces=faces,
        curved=curved,
        turn=turn,
    )


@lru_cache(maxsize=256)
def _render_face_down_tile(
    translator: Translator, label: str, flip: str, first: bool, curved: bool
) -> str:
    """A tile that lies face down, and is turned over with a tap; the first has the keyboard."""
    return render_cached_fragment(
        "match_page/regions/tile.html",
        translator,
        tile=None,
        flip=flip,
        flip_label=label,
        first=first,
        faces="pips",
        curved=curved,
        turn="",
    )


def render_hand(scene: Scene) -> Pieces:
    """One's own hand: playable tiles stand up, others lie back."""
    style, acting = scene.style, bool(scene.moves)
    flip = next((move for move in scene.moves if isinstance(move, Flip)), None)
    if flip is None and not style.curved:
        ways = tuple(scene.playable.items())
        return _render_straight_hand(scene.translator, scene.hand, ways, acting, style.faces)
    return _build_hand(
        scene.translator, scene.hand, scene.playable, acting, style, flip, scene.label
    )


@lru_cache(maxsize=4096)
def _render_straight_hand(
    translator: Translator,
    held: TileRow,
    ways: tuple[tuple[str, int], ...],
    acting: bool,
    faces: Faces,
) -> Pieces:
    """A hand that is often the same as before: while others move it is."""
    return _build_hand(translator, held, dict(ways), acting, TileStyle(faces, False), None, str)


def _build_hand(
    translator: Translator,
    held: TileRow,
    ways: Mapping[str, int],
    acting: bool,
    style: TileStyle,
    flip: Flip | None,
    label: Callable[[Move], str],
) -> Pieces:
    faces, curved, turns = style.faces, style.curved, style.turns
    drawn: Pieces = {}
    for at, tile in enumerate(held):
        if tile is None and flip is not None:
            drawn[str(at)] = _render_face_down_tile(
                translator, label(flip), str(flip), not drawn, curved
            )
        elif tile is None:
            drawn[str(at)] = _render_tile(translator, None, 0, acting, faces, curved, "")
        else:
            many, turn = ways.get(tile.text, 0), turns.get(tile, "")
            drawn[tile.text] = _render_tile(translator, tile, many, acting, faces, curved, turn)
    return drawn


def render_premoves(scene: Scene) -> str:
    """What would be legal if the table stayed as it is, to choose from; mostly nothing."""
    live, seat, view = scene.live, scene.seat, scene.view
    if seat is None or not live.is_correspondence or view.to_act in (None, seat) or live.solo:
        return ""
    ahead = replace(table_state(view), turn=seat, question=None, drawn=0)
    # Nothing is asked of the rules but which tiles fit where: what will be legal isn't known yet.
    can_play = ahead.playing and ahead.reaching is None and not must_draw(ahead)
    plays = legal_plays(ahead, seat) if can_play else []
    left = serialize.visible_premoves(live, seat)
    if not plays and not left:
        return ""
    choices = {str(move): scene.label(move) for move in plays}
    chosen = [*left, "", ""][:2]
    return str(
        render_fragment(
            "match_page/regions/premoves.html", scene.translator, choices=choices, chosen=chosen
        )
    )


#: So many letters fit on the sign of a lane, and above it on a lying board.
MAX_SIGN_LETTERS: Final = 3
MAX_CAPTION_LETTERS: Final = 12


def render_lanes(scene: Scene) -> Pieces:
    """What lies under trains: the lines from a hub, the signs of lanes, and what they fold."""
    board, spokes = scene.board_layout.board, scene.board_layout.board.spokes
    drawn = {"": spokes_svg(spokes.values())} if spokes else {}
    names = end_names(scene.live.rules, seats=scene.names, reader=scene.reader)
    for lane in board.lanes:
        key, train = f"lane-{lane.arm}", names[lane.arm]
        drawn[key] = (_render_lane_row if lane.box else _render_lane_sign)(scene, lane, train)
        if lane.folded:
            drawn[f"fold-{lane.arm}"] = _render_fold(scene, lane, train)
    return drawn


def _render_lane_sign(scene: Scene, lane: Lane, train: Argument) -> str:
    """The sign of a lane at a hub."""
    if lane.owner is None:
        return lane_svg(lane, train, say=scene.translate)
    one = scene.sitting(lane.owner)
    # One's own is called as one's plate is.
    sign = one.name if one is scene.me and len(one.name) <= MAX_SIGN_LETTERS else one.initials
    lies = ASPECT_RATIOS[scene.board_layout.shape] > 1
    caption = one.name if lies and sign != one.name else ""
    if len(caption) > MAX_CAPTION_LETTERS:
        caption = f"{caption[: MAX_CAPTION_LETTERS - 1]}…"
    marked = lane.owner in scene.view.marked
    return lane_svg(lane, train, sign, marked, f" hue{one.hue}", scene.translate, caption)


def _render_lane_row(scene: Scene, lane: Lane, train: Argument) -> str:
    """A lane of its own, with its owner's face."""
    if lane.owner is not None:
        one = scene.sitting(lane.owner)
        face = str(render_portrait(one.face, one.initials, one.away))
        marked = lane.owner in scene.view.marked
        mine = marked or lane.owner == scene.seat
        hue = f" hue{one.hue}"
        return lane_row_svg(lane, train, one.name, face, marked, mine, hue, scene.translate)
    rules = scene.live.rules
    if not rules.alone and isinstance(rules.game.table, Trains):
        name = scene.translator("table-mexican")
        return lane_row_svg(lane, train, name, ENGINE, inviting=True, say=scene.translate)
    return lane_row_svg(lane, train, str(lane.arm), "", say=scene.translate)


def _render_fold(scene: Scene, lane: Lane, train: Argument) -> str:
    """The folded tiles of a train: a button that shows all tiles."""
    tiles = tuple(tile.text for tile in lane.folded)
    label = scene.translator("table-folded", train=train, count=len(tiles), tiles=tiles)
    return folded_tiles_svg(lane, label)


#: What a call against a player begins with; their seat follows.
CATCH_PREFIX: Final = "catch:"

#: The space around the frame of a board, in drawing units.
BOARD_MARGIN: Final = 6


#: So many tile widths a lying board of straight tiles shows at least, in the geometric mean of its
#: sides: the first tiles of a round are not much larger than those of the hand.
MIN_BOARD_SIZE: Final = 10.5


@lru_cache(maxsize=1024)
def frame_view_box(frame: Frame, curved: bool) -> str:
    """What a board shows, as a viewBox."""
    sides = (frame.x, frame.y, frame.width, frame.height)
    x, y, wide, high = (value * UNIT for value in sides)
    size = sqrt(frame.width * frame.height)
    if not curved and frame.width > frame.height and 0 < size < MIN_BOARD_SIZE:
        more = MIN_BOARD_SIZE / size - 1
        x, y = x - wide * more / 2, y - high * more / 2
        wide, high = wide * (1 + more), high * (1 + more)
    edges = (x - BOARD_MARGIN, y - BOARD_MARGIN, wide + 2 * BOARD_MARGIN, high + 2 * BOARD_MARGIN)
    return " ".join(map(fmt, edges))


def render_tiles(scene: Scene) -> str:
    """All tiles that lie."""
    return "".join(
        tile_svg(one, scene.style.faces, say=scene.translate)
        for one in scene.board_layout.board.placed
    )


def render_connectors(scene: Scene) -> str:
    """The lines from tiles that lie apart to where they join."""
    return connectors_svg(scene.board_layout.connected)


def render_last_mark(scene: Scene) -> Pieces:
    """The mark of the last move; in Baronet, of the tile whose turn it is."""
    placed = scene.board_layout.board.placed
    view = scene.view
    if view.current_index is not None:
        ghosts = scene.board_layout.board.ghosts([Next()])
        pose, curved = (ghosts[0].pose, False) if ghosts else (None, False)
    elif view.plays and placed:
        pose, curved = placed[-1].pose, placed[-1].curved
    else:
        return {}
    if pose is None:
        return {}
    where = transform(pose.x * UNIT, pose.y * UNIT, pose.angle, CURVE_SCALE if curved else 1)
    hue = ""
    for event in reversed(view.round_events):
        if isinstance(event, Played):
            hue = "" if event.seat is None else f" hue{scene.seat_infos[event.seat].hue}"
            break
    outline = "u" if curved else "t"
    return {"": f'<use href="#by-{outline}o" class="by-last{hue}" transform="{where}"/>'}


def render_ends(scene: Scene) -> Pieces:
    """The badges of the open ends, in games that count them with what each counts."""
    board = scene.board_layout.board
    ends = board.ends
    if not ends:
        return {}
    counts, wanted = end_counts_of(scene.view)[0] or {}, wanted_numbers(scene.view)
    owed = owed_arm_numbers(scene.view)
    faces, translate = scene.style.faces, scene.translate
    return {
        str(arm): badge_svg(end, faces, counts.get(arm), translate, wanted.get(arm), arm in owed)
        for arm, end in ends.items()
    }


def render_moves(scene: Scene) -> Pieces:
    """What may be done on the table, as buttons; those of a tile show when it is chosen."""
    shifts = scene.live.solo and any(isinstance(move, Shift) for move in scene.moves)
    drawn = _render_sources(scene) if shifts else {}
    for (source, _), ghosts in scene.ghost_groups.items():
        ways = {str(ghost.action): scene.label_message(ghost.action) for ghost in ghosts}
        told = tuple(ways.values())
        label = scene.translate(told[0] if len(told) == 1 else OneOf(told))
        if isinstance(ghosts[0].action, Knock):
            drawn[str(ghosts[0].action)] = _render_knock(ghosts, label)
            continue
        chosen = f' data-of="{source}"' if source else ""
        several = "|".join(str(ghost.action) for ghost in ghosts)
        does = {**BUTTON_ATTRIBUTES, "data-move": several}
        one = ghost_svg(
            ghosts[0],
            scene.style.faces,
            label=label,
            face=bool(source),
            attributes=does,
            say=scene.translate,
        )
        if len(ghosts) > 1:
            # Several arms may leap to the same place; the first line is drawn with its ghost.
            first = ghosts[0].connector
            one = connectors_svg(ghost for ghost in ghosts[1:] if ghost.connector != first) + one
        drawn[several] = f'<g class="place"{chosen}>{one}</g>'
    return drawn


def _render_sources(scene: Scene) -> Pieces:
    """The lying tiles that may be moved, as buttons that choose them."""
    drawn: Pieces = {}
    for placed in scene.board_layout.board.placed:
        if placed.tile is None or placed.first is None or placed.tile.text not in scene.playable:
            continue
        ghost = Ghost(scene.moves[0], placed.tile, placed.first, placed.pose)
        label = scene.translator("table-choose", tile=str(placed.tile))
        does = {**BUTTON_ATTRIBUTES, "data-choose": str(placed.tile)}
        one = ghost_svg(
            ghost, scene.style.faces, label=label, face=False, attributes=does, say=scene.translate
        )
        drawn[f"choose {placed.tile}"] = f'<g class="source">{one}</g>'
    return drawn


def _render_knock(ghosts: list[Ghost], label: str) -> str:
    """Two tiles that may be knocked out, and a button where they meet."""
    one, two = ghosts[0].pose, ghosts[1].pose
    x, y = (one.x + two.x) / 2 * UNIT, (one.y + two.y) / 2 * UNIT
    outlines = "".join(
        f'<use href="#by-to" class="by-pick" '
        f'transform="{transform(g.pose.x * UNIT, g.pose.y * UNIT, g.pose.angle)}"/>'
        for g in ghosts
    )
    return (
        f'<g class="by-move joint" role="button" tabindex="0" data-move="{ghosts[0].action}">'
        f"<title>{escape(label)}</title>{outlines}"
        f'<circle class="hit" r="75" cx="{fmt(x)}" cy="{fmt(y)}"/>'
        f'<circle class="by-badge" r="34" cx="{fmt(x)}" cy="{fmt(y)}"/>'
        f'<path class="by-cross" d="M{fmt(x - 14)} {fmt(y - 14)}l28 28m0-28l-28 28"/></g>'
    )


def render_caption(scene: Scene) -> str:
    """The sum of the ends, or how a game for one stands."""
    view: Any = scene.view
    said, label = (
        _solo_caption(view, scene.translate)
        if scene.live.solo
        else _ends_caption(view, scene.translator)
    )
    if not said:
        return ""
    return render_cached_fragment(
        "match_page/regions/caption.html", scene.translator, said=said, label=label
    )


def _solo_caption(view: SoloState, translate: Translate) -> tuple[str, str]:
    """How a game for one stands."""
    return " · ".join(map(translate, view.caption)), ""


def _ends_caption(view: State, translator: Translator) -> tuple[str, str]:
    """The sum of the ends; else the direction of play, or what the round is worth."""
    _, total = end_counts_of(view)
    text, label = total, ""
    if view.stakes > 1 and view.playing:
        text = translator("table-stakes", stakes=view.stakes)
    either_way = view.rules.game.combined_twists.direction_varies and view.rules.players > 2
    if not total and either_way and view.playing:
        text = translator("table-direction", sign="↻" if view.way > 0 else "↺")
        label = translator("table-clockwise" if view.way > 0 else "table-counterclockwise")
    return text, label


def render_seats(scene: Scene) -> Pieces:
    """The others, where they sit, each with the call that may be made against them."""
    catches, over, curved = _list_calls(scene, against=True), scene.view.over, scene.style.curved
    return {
        str(one.seat): render_other_player(
            one,
            curved,
            tuple(call for call in catches if call[0] == f"{CATCH_PREFIX}{one.seat}")
            if catches
            else (),
            over,
        )
        for one in scene.others
    }


def render_own_plate(scene: Scene) -> Pieces:
    """One's own plate, and how many watch."""
    drawn = {} if scene.me is None or scene.live.solo else {"me": render_plate(scene.me)}
    people = scene.live.room.spectator_count
    if people:
        drawn["audience"] = render_cached_fragment(
            "match_page/regions/audience.html", scene.translator, people=people
        )
    return drawn


def render_boneyard(scene: Scene) -> Pieces:
    """The boneyard: a pile with its count, and a button when one may draw."""
    if scene.live.solo or not scene.view.round:
        return {}
    draw = next((move for move in scene.moves if isinstance(move, Draw)), None)
    drawn = render_cached_fragment(
        "match_page/regions/stock.html",
        scene.translator,
        count=scene.view.stock_count,
        draw=scene.label(draw) if draw else "",
        plays=bool(scene.playable),
        curved=scene.style.curved,
    )
    return {"draw" if draw else "": drawn}


def render_calls(scene: Scene) -> str:
    """The calls that exist here, always there: nothing tells whether there is anything to call."""
    said = tuple(_list_calls(scene, against=False))
    # They stay when the match is over: nothing else moves then.
    if not said:
        return ""
    return render_cached_fragment(
        "match_page/regions/calls.html", scene.translator, calls=said, over=scene.view.over
    )


def _list_calls(scene: Scene, against: bool) -> list[tuple[str, str]]:
    """The calls against others, which are made at their seats, or one's own; with their labels."""
    live = scene.live
    if scene.seat is None or scene.status == "waiting" or not live.views.calls(scene.seat):
        return []
    found = [
        word for word in live.views.calls(scene.seat) if word.startswith(CATCH_PREFIX) is against
    ]
    return [(word, move_labels.call_label(word, live.names, scene.translate)) for word in found]


def render_round_count(scene: Scene) -> str:
    """The count of the round that is over, or the result of the match."""
    live, view = scene.live, scene.view
    if view.playing or not view.round:
        return ""
    drawn = render_fragment(
        "match_page/regions/count.html",
        scene.translator,
        live=live,
        view=view,
        seat=scene.seat,
        count=round_count.count_last_round(live, scene.seat, scene.translate),
        ending=ending.build_ending(scene),
        stronger=_find_stronger_bot(scene),
        result=view.results[-1] if view.results else None,
        track=render_score_track(scene),
        look=scene.style,
        said=scene.turn_text,
        ready=scene.seat in live.room.ready_seats,
        hues=scene.hues,
        par=view.over and scene.seat is not None and not find_par_refusal(live),
        key_moves=can_show_key_moves(scene),
        found_at_once=are_found_at_once(live),
    )
    return str(drawn)


def _find_stronger_bot(scene: Scene) -> str:
    """The name of the bot of the next level, for a player who has played against bots alone."""
    level = find_next_level(scene.live) if scene.view.over and scene.seat is not None else ""
    return BOTS[level].title if level else ""


def render_score_track(scene: Scene) -> str:
    """The scoring track of games that come with one."""
    rules = scene.live.rules
    if rules.alone or not (rules.game.tiles.track and isinstance(rules.game.goal, FirstTo)):
        return ""
    names, view = scene.live.names, scene.view
    sides = [scene.translate(tuple(names[side :: rules.sides])) for side in range(rules.sides)]
    pawns = list(zip(sides, view.scores, scene.hues, strict=False))
    return score_track_svg(pawns, _previous_scores(view), rules.game.goal.target, scene.translate)


def _previous_scores(view: Position) -> list[int]:
    """What the scores were before the round that is over: pawns walk from there."""
    brought = view.results[-1].points if view.results and not view.playing else ()
    return [score - more for score, more in zip_longest(view.scores, brought, fillvalue=0)]


def render_status(scene: Scene) -> Pieces:
    """Whose turn it is."""
    said = scene.turn_text or _solo_task(scene)
    if scene.live.row.clock is not None:
        said = match_page_clock.out_of_time_warning(scene) or said
    return {
        "": render_cached_fragment("match_page/regions/status.html", scene.translator, said=said)
    }


def _solo_task(scene: Scene) -> str:
    """What there is to do in a game for one, while it goes on."""
    view: Any = scene.view
    return scene.translate(view.task) if scene.live.solo and view.playing else ""


RegionRenderer = Callable[[Scene], Region]


#: Every region but the tiles, which are added to, by its name.
REGIONS: Final[Mapping[str, RegionRenderer]] = {
    "lanes": render_lanes,
    "leaps": render_connectors,
    "mark": render_last_mark,
    "ends": render_ends,
    "moves": render_moves,
    "seats": render_seats,
    "caption": render_caption,
    "me": render_own_plate,
    "stock": render_boneyard,
    "ask": render_actions,
    "asides": render_asides,
    "tools": render_tools,
    "heading": render_heading,
    "calls": render_calls,
    "hand": render_hand,
    "count": render_round_count,
    "status": render_status,
    "seal": fairness.render_commitment,
    "clock": match_page_clock.render_clock,
    "later": render_premoves,
    "position": solitaire.render_solo_state,
}

#: Those that stay as they are at most tables, whatever is played there.
_LANE_REGIONS: Final = ("lanes",)

_CALL_REGIONS: Final = ("calls",)

_CLOCK_REGIONS: Final = ("clock", "later")

_SOLO_REGIONS: Final = ("position",)


def list_changing_regions(live: LiveMatch) -> Sequence[tuple[str, RegionRenderer]]:
    """The regions of a table that a move can change."""
    return _changing_regions(
        has_lanes(live.rules), live.views.has_calls, live.row.clock is not None, live.solo
    )


@lru_cache(maxsize=16)
def _changing_regions(
    lanes: bool, calls: bool, timed: bool, alone: bool
) -> Sequence[tuple[str, RegionRenderer]]:
    kinds = (
        (lanes, _LANE_REGIONS), (calls, _CALL_REGIONS), (timed, _CLOCK_REGIONS),
        (alone, _SOLO_REGIONS),
    )  # fmt: skip
    still = {name for holds, names in kinds if not holds for name in names}
    return tuple((name, draw) for name, draw in REGIONS.items() if name not in still)
