"""How it is fair: the deal explained, and the luck of all matches here."""

from starlette.requests import Request
from starlette.responses import Response

from boneyard.server.context import Ask
from boneyard.server.pages.fairness import FEW, luck_of
from boneyard.server.web.render import page


async def show(request: Request) -> Response:
    """The page about fair dealing."""
    house = Ask(request).house
    luck = await house.desk.flights.join("luck", lambda: luck_of(house.store))
    return page(request, "pages/fairness.html", luck=luck, few=FEW)
