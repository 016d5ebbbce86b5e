"""In which ways somebody wants to be told: everybody sees to their own."""

from typing import Final

from msgspec.structs import replace
from starlette.datastructures import URL

from boneyard.server import wall_clock
from boneyard.server.commands import Asking, Command
from boneyard.server.errors import NotYours, Refused
from boneyard.server.http.language import language_in
from boneyard.server.http.session_cookie import device_of
from boneyard.server.matches.permissions import anybody
from boneyard.server.notifications.mail import DAY
from boneyard.server.notifications.telling import Way

#: Ways of each kind that somebody may have; of more, the oldest is forgotten.
MOST: Final = {"push": 10, "mail": 1, "hook": 3, "feed": 1}
#: The ways for which one chooses among all that can be told.
CHOOSES: Final = ("push", "hook")


async def _own(asking: Asking, id: int | None) -> Way:
    """A way of the asker's; of others' it isn't even told whether there are any."""
    ways = await asking.house.store.told.of(asking.guest) if asking.guest else []
    found = next((one for one in ways if one.id == id), None)
    if found is None:
        raise NotYours("told-not-your-way")
    return found


async def _add(asking: Asking, way: Way) -> None:
    owner = asking.asker.make_guest()
    device = device_of(asking.asker.scope) if way.kind == "push" else None
    mine = replace(way, owner=owner, created=wall_clock.now(), device=device)
    await asking.house.store.told.add(mine, MOST[way.kind])


async def _want(asking: Asking, said: tuple[int | None, tuple[str, ...]]) -> None:
    way = await _own(asking, said[0])
    if way.kind not in CHOOSES:
        raise Refused(409, "house-not-here")
    await asking.house.store.told.change(replace(way, wants=said[1]))


async def _end(asking: Asking, id: int | None) -> None:
    await asking.house.store.told.drop((await _own(asking, id)).id)


async def _unsubscribe(asking: Asking, address: str) -> None:
    ways = await asking.house.store.told.of(asking.guest) if asking.guest else []
    for way in ways:
        if (way.kind, way.address) == ("push", address):
            await asking.house.store.told.drop(way.id)


async def _mail(asking: Asking, wants: tuple[str, ...]) -> None:
    """Send these things to the asker's own address; none of them: nothing more."""
    store = asking.house.store
    person = await store.register.person(asking.guest) if asking.guest else None
    if person is None or not person.mail:
        raise Refused(409, "told-no-mail")
    ways = [way for way in await store.told.of(person.person) if way.kind == "mail"]
    for way in ways:
        if not wants or way.address != person.mail:
            await store.told.drop(way.id)
    if not wants:
        return
    known = next((way.next for way in ways if way.address == person.mail), None)
    scope = asking.asker.scope
    way = Way(
        owner=person.person, kind="mail", address=person.mail, wants=wants,
        origin=str(URL(scope=scope).replace(path="", query="")).rstrip("/"),
        language=language_in(scope["headers"]), created=wall_clock.now(),
        next=(known or wall_clock.now() + DAY) if "digest" in wants else None,
    )  # fmt: skip
    await store.told.add(way, MOST["mail"])


MAIL = Command("mail", anybody, _mail)
ADD_WAY = Command("add-way", anybody, _add, counts="start")
WANT = Command("want", anybody, _want)
END_WAY = Command("end-way", anybody, _end)
UNSUBSCRIBE = Command("unsubscribe", anybody, _unsubscribe)
