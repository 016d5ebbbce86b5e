"""Who sits where, as far as no move changes it: worked out once for all who look at a match."""

from collections.abc import Sequence

from boneyard.bots.characters import character
from boneyard.i18n.fluent_translator import Tongue
from boneyard.server.match_page.cache import Sitter
from boneyard.server.matches.match import LiveMatch
from boneyard.server.matches.people import hues, initials, is_stood_in


def sitters(live: LiveMatch, speak: Tongue, reader: int | None) -> Sequence[Sitter]:
    """Everybody at a table, by their seats, as they are called to who sits in one of them."""
    key, seats = (speak.language, reader), tuple(live.seats)
    known = live.drawn.sitters.get(key)
    if known is None or known[0] != seats:
        known = live.drawn.sitters[key] = seats, _found(live, speak, reader)
    return known[1]


def _found(live: LiveMatch, speak: Tongue, reader: int | None) -> tuple[Sitter, ...]:
    names, rules = live.called(speak.say), live.rules
    for seat, one in enumerate(live.seats):
        if is_stood_in(one):
            names[seat] = speak("time-bot-name", who=names[seat])
    letters, colours = initials(names), hues(live.seats)
    if reader is not None and _alone_here(live, reader):
        names[reader] = speak("words-you")  # as in the report and the count
    played = [character(one.bot, one.name) for one in live.seats]
    return tuple(
        Sitter(
            seat, rules.side(seat), names[seat], who.face if who else "", colours[seat],
            letters[seat], rules.sides < rules.players,
        )
        for seat, who in enumerate(played)
    )  # fmt: skip


def _alone_here(live: LiveMatch, reader: int) -> bool:
    """Say whether nobody else plays at this screen."""
    own = live.seats[reader]
    return [one.owner for one in live.seats if one.kind == "person"].count(own.owner) == 1
