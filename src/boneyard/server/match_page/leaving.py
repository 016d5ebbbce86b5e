"""If … then, at a table over days: plays that can be left while others think."""

from msgspec.structs import replace

from boneyard.core.actions import Play
from boneyard.engine.legal import legal
from boneyard.server.match_page.scene import Scene
from boneyard.server.matches import serialize
from boneyard.server.web.render import rendered


def region(scene: Scene) -> str:
    """What would be legal if the table stayed as it is, to choose from; mostly nothing."""
    live, seat, view = scene.live, scene.seat, scene.view
    if seat is None or not live.over_days or view.to_act in (None, seat) or live.solo:
        return ""
    ahead = replace(view, turn=seat, question=None, drawn=0)
    plays = [move for move in legal(ahead, seat) if isinstance(move, Play)]
    left = serialize.later(live, seat)
    if not plays and not left:
        return ""
    choices = {str(move): scene.label(move) for move in plays}
    chosen = [*left, "", ""][:2]
    return str(
        rendered("match_page/regions/premoves.html", scene.speak, choices=choices, chosen=chosen)
    )
