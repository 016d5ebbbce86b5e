"""Duplicate for pairs and teams: enter, pair, sit down."""

from starlette.applications import Starlette

from boneyard.duplicate.teams import ROOMS, SEATS_PER_ROOM
from support.server.serving import Client, at_rest, services_of


async def one_person(person: Client, guest: Client) -> None:
    """What was a guest's is a person's from now on."""
    key = (await person.post("/api/me/keys"))["secret"]
    await guest.post("/api/sign-in/key", {"secret": key, "bring": True})


GAME = "latin"


async def paired(app: Starlette, session: str, *names: str) -> tuple[Client, Client]:
    """Two who play a set as a pair."""
    one, other = Client(app), Client(app)
    link = (await one.post(f"/api/duplicate/{session}/pair", {"name": names[0]}))["pair"]["id"]
    told = await other.post(f"/api/duplicate/pairs/{link}", {"name": names[1]})
    assert told["pair"] == {"id": link, "names": list(names)}
    return one, other


async def through(app: Starlette, match: str, last: bool = False) -> None:
    """Play a match to its end for everybody who sits there: what may be done first, or last."""
    house = services_of(app)
    live = await house.registry.get_match(match)
    while True:
        await at_rest(app, match)
        if live.state.over:
            return
        seat = live.state.to_act
        assert seat is not None
        await house.matches.play(live, seat, live.views.legal_moves(seat)[-1 if last else 0])


async def begun(who: Client, session: str, deal: int) -> str:
    found: str = (await who.post(f"/api/duplicate/{session}/{deal}", {"name": "x"}))["match"]
    return found


async def seated(app: Starlette, session: str) -> dict[tuple[int, int], Client]:
    """Eight people, each in a place of the two rooms."""
    found = {}
    for room in ROOMS:
        for seat in range(SEATS_PER_ROOM):
            one = found[room, seat] = Client(app)
            path = f"/api/duplicate/{session}/rooms/{room}/{seat}"
            await one.post(path, {"name": f"R{room}S{seat}"})
    return found
