"""The board: a few numbers about the house, for whoever runs it."""

from starlette.requests import Request
from starlette.responses import Response

from boneyard.server.ops import admin_api
from boneyard.server.ops.board import LINES
from boneyard.server.ratings.pages import REASONS
from boneyard.server.web.render import page


async def show(request: Request) -> Response:
    """The page, to the host; for everybody else there is none."""
    admin_api.check(request)
    found = await request.app.state.census.all()
    lines = [(id, name, found[name]) for name, id in LINES.items()]
    out = await request.app.state.house.contests.ratings.left_out()
    findings = [(match, REASONS[why]) for match, why in reversed(out.items()) if why in REASONS]
    return page(request, "ops/dashboard.html", lines=lines, findings=findings)
