"""The end of a round or match: headline, count, progress to the target, chart of the scores."""

from itertools import accumulate, zip_longest
from typing import Final

from markupsafe import Markup
from msgspec import Struct

from boneyard.bots.registry import BOTS
from boneyard.core.ids import Side
from boneyard.core.position import Position
from boneyard.drawing.charts import render_score_lines
from boneyard.i18n import message
from boneyard.rules.goals import FirstTo
from boneyard.server.match_page.best_and_costliest_moves import (
    are_found_at_once,
    can_show_key_moves,
)
from boneyard.server.match_page.players import find_target
from boneyard.server.match_page.scene import Scene
from boneyard.server.match_page.score_breakdown import count_last_round, find_round_end
from boneyard.server.matches.permissions import find_par_refusal
from boneyard.server.matches.setup import find_next_level
from boneyard.server.web.avatars import render_avatar
from boneyard.server.web.render import render_fragment
from boneyard.server.web.scoring_track import score_track_svg
from boneyard.text.game_report import PlayerNames, describe_ending


class Progress(Struct, frozen=True):
    """A side's way to the target, in per cent of it: before the round, and what that brought."""

    before: float
    gain: float


class Ending(Struct, frozen=True):
    """The end of a round or of a match, as it is shown."""

    headline: str
    how: str
    """How the round ended, where the headline doesn't say it."""
    went_out: bool
    """Whether a player has played their last tile."""
    faces: tuple[Markup, ...]
    gain: int
    """What the winners got for the round."""
    result: str
    """The final score, once the match is over."""
    target: int
    progress: tuple[Progress | None, ...]
    """Of each side; None: there is no target."""
    chart: Markup
    """The scores by round, once several have been played."""


def build_ending(scene: Scene) -> Ending | None:
    """The end of the last round; None: there is nothing to count, as in solitaire."""
    live, view, translate = scene.live, scene.view, scene.translate
    event = find_round_end(live)
    if event is None or live.solo:
        return None
    players = PlayerNames(live.names, live.rules.sides, scene.reader)
    winners = view.winners if view.over else event.winners
    empty = [seat for seat, hand in enumerate(event.hands) if not hand]
    if event.end == "out" and empty:
        how = translate(message("ending-went-out", who=players.players(empty)))
    else:
        how = translate(describe_ending(players, event))
    if view.over:
        headline = scene.turn_text
    elif winners:
        headline = translate(message("ending-round-won", who=players.players_of(winners)))
    else:
        headline, how = how, ""
    brought = view.results[-1].points if view.results else event.points
    target = find_target(live.rules)
    # The reader first, as they sit.
    seated = (*scene.players[-1:], *scene.players[:-1])
    return Ending(
        headline=headline,
        how=how,
        went_out=event.end == "out",
        faces=tuple(
            Markup(f'<span class="hue{one.hue}">{render_avatar(one.face, one.initials)}</span>')
            for one in seated
            if one.side in winners
        ),
        gain=max((brought[side] for side in event.winners), default=0),
        result=_describe_result(scene, view) if view.over and any(view.scores) else "",
        target=target,
        progress=tuple(
            _measure_progress(score, got, target)
            for score, got in zip(view.scores, brought, strict=False)
        ),
        chart=_draw_scores(scene) if view.over and len(view.results) > 1 else Markup(),
    )


def _measure_progress(score: int, got: int, target: int) -> Progress | None:
    if not target:
        return None
    before, now = (
        min(100.0, max(0.0, 100 * points / target)) for points in (score - max(got, 0), score)
    )
    return Progress(round(before, 1), round(now - before, 1))


def _order_scores(view: Position) -> list[int]:
    """The scores, the winners' first."""
    sides = sorted(range(len(view.scores)), key=lambda side: Side(side) not in view.winners)
    return [view.scores[side] for side in sides]


#: Of more sides than these only the winner's score is named; the table has the others.
_MAX_NAMED_SCORES: Final = 4


def _describe_result(scene: Scene, view: Position) -> str:
    ordered = _order_scores(view)
    shown = ordered if len(ordered) <= _MAX_NAMED_SCORES else ordered[:1]
    scores = " : ".join(map(str, shown))
    return scene.translator("ending-result", scores=scores, rounds=len(view.results))


def _draw_scores(scene: Scene) -> Markup:
    """How the scores went from round to round."""
    live, view, translate = scene.live, scene.view, scene.translate
    players = PlayerNames(live.names, live.rules.sides, scene.reader)
    series = [
        (
            translate(players.side(Side(side))),
            scene.hues[side],
            list(accumulate((one.points[side] for one in view.results), initial=0)),
        )
        for side in range(live.rules.sides)
    ]
    title = scene.translator("ending-chart")
    return Markup(render_score_lines(title, series, find_target(live.rules)))


def render_round_count(scene: Scene) -> str:
    """The count of the round that is over, or the result of the match."""
    live, view = scene.live, scene.view
    if view.playing or not view.round:
        return ""
    drawn = render_fragment(
        "match_page/regions/round_end.html",
        scene.translator,
        live=live,
        view=view,
        seat=scene.seat,
        count=count_last_round(live, scene.seat, scene.translate),
        ending=build_ending(scene),
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
