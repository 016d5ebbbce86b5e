"""The page of a set that two teams of four play, in two rooms."""

from functools import cache

from msgspec import Struct
from starlette.responses import Response

from boneyard.games import game_named
from boneyard.i18n.fluent_translator import Tongue
from boneyard.server.context import Ask, whole_of
from boneyard.server.duplicate.duplicate import FILL_PLACES, TAKE_PLACE, Sitting
from boneyard.server.duplicate.pairs_and_teams import TeamDeal
from boneyard.server.matches import serialize
from boneyard.server.web.forms import Form, short
from boneyard.server.web.names import name_of
from boneyard.server.web.preferences import wishes_of
from boneyard.server.web.render import page
from boneyard.tournaments import duplicate
from boneyard.tournaments.duplicate import DuplicateError, Session
from boneyard.tournaments.teams import ROOMS

#: What the teams are called: letters are the same in all our languages.
TEAMS = ("A", "B")


class ShownSwing(Struct, frozen=True):
    """A deal in the list of teams, its numbers as people write them."""

    number: int
    over: bool
    rooms: tuple[str, ...]
    result: str
    matches: tuple[str, ...]


@cache
def games() -> tuple[str, ...]:
    """The games of two pairs, which teams can play."""
    return tuple(name for name in duplicate.games_by_turns() if _for_teams(name))


def _for_teams(name: str) -> bool:
    try:
        duplicate.checked(name, {}, 1, teams=True)
    except DuplicateError:
        return False
    return True


async def show(
    ask: Ask, session: Session, title: str, wrong: str = "", status: int = 200
) -> Response:
    """The rooms, who sits there, and how it stands."""
    wishes = wishes_of(ask.request)
    speak = wishes.speak
    seen = await ask.house.duplicates.parties.teams(session, ask.guest)
    leader, ahead = int(seen.total < 0), abs(seen.total)
    return page(
        ask.request, "duplicate/teams.html", status, wishes, wrong=wrong, session=session,
        seen=seen, title=title, game=game_named(session.game), names=TEAMS,
        rooms=[(room, [one for one in seen.seats if one.room == room]) for room in ROOMS],
        link=f"{str(ask.request.base_url).rstrip('/')}/duplicate/{session.id}",
        bot=serialize.bot_infos((session.level,), speak.say)[0],
        deals=[_shown(one, speak) for one in seen.deals],
        leader=TEAMS[leader] if ahead else "", ahead=ahead, name=name_of(ask.request),
        begun=seen.next is not None and bool(seen.deals[seen.next].match),
    )  # fmt: skip


def _shown(one: TeamDeal, speak: Tongue) -> ShownSwing:
    if one.swing is None:
        return ShownSwing(one.deal + 1, one.over, (), "", one.matches)
    first, second, both = (
        speak.number(value, signed=True)
        for value in (one.swing.first, one.swing.second, one.swing.both)
    )
    return ShownSwing(one.deal + 1, one.over, (first, second), both, one.matches)


async def act(ask: Ask, form: Form, session: Session, name: str) -> None:
    """Take a place, or let bots take those that are free."""
    if short(form, "do") == "fill":
        await ask.run(FILL_PLACES, session)
        return
    # The button says which place: `sit-1-3`.
    _, room, seat = (*short(form, "do").split("-"), "", "")[:3]
    place = whole_of(seat, 1)
    wanted = Sitting(session, whole_of(room, 1) or 0, -1 if place is None else place, name)
    await ask.run(TAKE_PLACE, wanted)
