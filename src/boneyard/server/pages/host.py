"""The board: a few numbers about the house, for whoever runs it."""

from starlette.requests import Request
from starlette.responses import Response

from boneyard.server.operations import host
from boneyard.server.operations.board import LINES
from boneyard.server.pages.render import page


async def show(request: Request) -> Response:
    """The page, to the host; for everybody else there is none."""
    host.check(request)
    found = host.numbers(request.app.state)
    lines = [(id, name, found[name]) for name, id in LINES.items()]
    return page(request, "host.html", lines=lines)
