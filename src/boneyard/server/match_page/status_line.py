"""The status line of the match page: whose turn it is, the sum of the ends, round and target."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from boneyard.core.position import Position
from boneyard.drawing.svg.position_picture import end_counts_of
from boneyard.games.game_facts import describe_goal
from boneyard.i18n import Message, message
from boneyard.i18n.translator import Translate, Translator, english
from boneyard.rules.game import State
from boneyard.server.match_page import clock_display as match_page_clock
from boneyard.server.match_page.patches import Pieces
from boneyard.server.match_page.players import find_target
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.seats import find_reader
from boneyard.server.web.render import render_cached_fragment
from boneyard.solitaire.game import SoloState
from boneyard.text.game_report import PlayerNames
from boneyard.text.move_labels import question_text

if TYPE_CHECKING:
    from boneyard.server.match_page.scene import Scene


def turn_text(
    live: LiveMatch,
    seat: int | None,
    translate: Translate = english,
    view: Position | None = None,
    status: str = "",
    names: Sequence[str] = (),
) -> str:
    """Whose turn it is, in short: a line that everybody sees.

    The last three are the match as the seat sees it, where the caller has it at hand.
    """
    view, names, status = view or live.view(seat), names or live.names, status or live.status
    if status == "waiting":
        left = sum(one.kind == "open" for one in live.seats)
        return translate(message("play-waiting", seats=left))
    if status == "shuffling":
        return translate(_shuffling_message(live, seat))
    if view.over:
        return translate(_result_message(live, view, seat))
    if not view.playing:
        return translate(message("play-round-over" if view.round else "play-dealing"))
    at = view.to_act
    if at is None:
        return ""
    if at == seat:
        if view.question is not None:
            return question_text(view, translate)
        return translate(message("play-your-turn")) if not live.solo else ""
    if at in live.room.slow_bots:
        return translate(message("play-getting-ready", who=names[at]))
    return translate(
        message("play-to-play-away" if live.is_away(at) else "play-to-play", who=names[at])
    )


def other_seats_without_seed(live: LiveMatch, seat: int | None) -> list[int]:
    """The seats of others that are still to add their seeds: one's own add them by themselves."""
    owner = live.seats[seat].owner if seat is not None else b""
    return [at for at in live.seats_without_seed() if live.seats[at].owner != owner]


def _shuffling_message(live: LiveMatch, seat: int | None) -> Message:
    """Whose part in the shuffle is still to come."""
    others = other_seats_without_seed(live, seat)
    if not others:
        return message("play-shuffling")
    away = [at for at in others if not live.is_present(at)]
    names = tuple(live.names[at] for at in away or others)
    return message("play-shuffling-away" if away else "play-shuffling-awaits", who=names)


def _result_message(live: LiveMatch, view: Position, seat: int | None) -> Message:
    if live.solo:
        return message("play-solo-won" if view.winners else "play-solo-lost")
    if not view.winners:
        return message("movelog-no-winner")
    players = PlayerNames(live.names, live.rules.sides, find_reader(live.seats, seat))
    return message("play-match-won", who=players.players_of(view.winners))


def render_status(scene: "Scene") -> Pieces:
    """Whose turn it is."""
    said = scene.turn_text or _solo_task(scene)
    if scene.live.row.clock is not None:
        said = match_page_clock.out_of_time_warning(scene) or said
    return {
        "": render_cached_fragment("match_page/regions/status.html", scene.translator, said=said)
    }


def _solo_task(scene: "Scene") -> str:
    """What there is to do in a game for one, while it goes on."""
    view: Any = scene.view
    return scene.translate(view.task) if scene.live.solo and view.playing else ""


def render_caption(scene: "Scene") -> str:
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


def render_heading(scene: "Scene") -> str:
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
