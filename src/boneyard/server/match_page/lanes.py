"""The signs of trains at a table of the house."""

from boneyard.drawing.svg.lanes import lane_svg
from boneyard.server.match_page.patches import Pieces
from boneyard.server.match_page.scene import Scene


def signs(scene: Scene) -> Pieces:
    """The signs of the lanes, where trains have some."""
    lanes = scene.spread.board.lanes
    if not lanes:
        return {}
    sitting = {one.seat: one for one in scene.players}
    found = {}
    for lane in lanes:
        key, seat = f"lane-{lane.arm}", lane.owner
        if seat is None:
            found[key] = lane_svg(lane, say=scene.say)
            continue
        one, marked = sitting[seat], seat in scene.view.marked
        found[key] = lane_svg(lane, one.initials, one.name, marked, f" hue{one.hue}", scene.say)
    return found
