"""The signs of trains at a table of the house."""

from boneyard.art.lanes import lane_svg
from boneyard.server.pages.table_view import Scene
from boneyard.server.patches import Pieces
from boneyard.server.people import initials


def signs(scene: Scene) -> Pieces:
    """The signs of the lanes, where trains have some."""
    lanes = scene.spread.board.lanes
    if not lanes:
        return {}
    names = [one.name for one in scene.live.seats]
    letters, view = initials(names), scene.view
    found = {}
    for lane in lanes:
        seat = lane.owner
        told = ("", "", "") if seat is None else (
            letters[seat], names[seat], f" hue{scene.hues[seat]}"
        )  # fmt: skip
        found[f"lane-{lane.arm}"] = lane_svg(
            lane, told[0], told[1], seat in view.marked, told[2], scene.say
        )
    return found
