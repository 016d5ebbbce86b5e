"""What everybody may see of ratings: leaderboards, profiles, who has met whom.

Shown is who wishes to be, is known to the house, and has played enough. Whoever stays off is in
nothing of it, also not by name in somebody else's profile.
"""

from collections.abc import Iterable, Sequence
from typing import Protocol

from msgspec import Struct
from msgspec.structs import astuple

from boneyard.bots.registry import BOTS
from boneyard.ratings import Result, Standing, Step, anchors
from boneyard.ratings.pools import Pool
from boneyard.ratings.results import BOT
from boneyard.server.accounts.models import Register
from boneyard.server.matches.eligibility import pool_in
from boneyard.server.ratings.service import Kept as Log
from boneyard.server.ratings.service import Ratings, is_person, rated
from boneyard.server.ratings.store import Analysed

#: Rungs of a leaderboard that are shown, and results of a person that are looked at and listed.
RUNGS, LOOKED_AT, LATEST, RIVALS = 100, 500, 20, 20


class Kept(Log, Protocol):
    """As much of a store as boards need."""

    @property
    def register(self) -> Register:
        """Who keeps people."""
        ...


class Who(Struct, frozen=True):
    """Somebody, as everybody may know them: by a name and an address, or as a bot."""

    name: str = ""
    """Nothing: somebody who stays off, or has gone."""
    player: str = ""
    """What they are called in addresses; nothing: they have no profile."""
    bot: str = ""


class Rung(Struct, frozen=True):
    """A line of a leaderboard."""

    who: Who
    standing: Standing
    place: int | None = None
    """None: a bot, which only marks where it stands."""


class Met(Struct, frozen=True):
    """How two have done against each other."""

    who: Who
    matches: int
    won: int
    lost: int


class Played(Struct, frozen=True):
    """A rated match of somebody."""

    game: str
    at: int
    others: tuple[Who, ...]
    won: bool | None
    """None: the first place is shared."""
    left_out: str
    """Why it doesn't count; nothing: it does."""
    match: str = ""
    """Its address, which is for those who have played there; for others nothing."""


class Profile(Struct, frozen=True):
    """What everybody may see of a person who plays rated matches."""

    who: Who
    standings: dict[Pool, tuple[Standing, list[Step]]]
    latest: tuple[Played, ...]
    rivals: tuple[Met, ...]
    with_you: Met | None
    """How the one who looks has done against them."""
    analysed: dict[Pool, Analysed]
    """What analyses have found, where there were any."""


class Boards:
    """Leaderboards and profiles."""

    def __init__(self, ratings: Ratings, store: Kept) -> None:
        """Take the ratings, and who knows people."""
        self.ratings, self._store = ratings, store

    async def ladder(self, pool: Pool) -> list[Rung]:
        """A leaderboard, with the bots where they stand."""
        found = [(who, known) for who, known in await self.ratings.ladder(pool) if is_person(who)]
        people: list[Rung] = []
        for at in range(0, len(found), RUNGS):
            some = found[at : at + RUNGS]
            shown = await self._known([who for who, _ in some])
            people += [
                Rung(shown[who], known) for who, known in some if shown[who].player
            ]  # fmt: skip
            if len(people) >= RUNGS:
                break
        placed = [Rung(one.who, one.standing, at) for at, one in enumerate(people[:RUNGS], 1)]
        bots = [
            Rung(_bot(who), Standing(rating, 0.0, 0))
            for (who, where), rating in anchors().items() if where == pool
        ]  # fmt: skip
        return sorted((*placed, *bots), key=lambda one: -one.standing.rating)

    async def profile(self, handle: str, asker: bytes | None) -> Profile | None:
        """Somebody's profile; None: there is none, or none for who asks."""
        player = await self.ratings.found(handle)
        if player is None:
            return None
        person, own = bytes.fromhex(player), asker is not None and asker.hex() == player
        shown = (await self._known([player]))[player]
        if not shown.player:
            if not own:
                return None
            shown = Who(await self._store.register.called(person), handle)
        stored = await self._store.results.by(person, LOOKED_AT)
        marks = await self._store.ratings.marks([one.match for one in stored])
        results, games = rated(stored, marks), {one.match: one.game for one in stored}
        out = await self.ratings.left_out()
        met = _met(player, results)
        me = asker.hex() if asker is not None and not own else ""
        listed = sorted(met, key=lambda who: (-sum(met[who]), who))[:RIVALS]
        latest = results[: -LATEST - 1 : -1]
        named = await self._known({*listed, *(who for one in latest for who in one.players)})
        return Profile(
            shown,
            await self.ratings.standings(player),
            tuple(_played(player, one, games, out, named, own) for one in latest),
            tuple(_told(named[who], met[who]) for who in listed if named[who].name),
            _told(Who(), met[me]) if me in met else None,
            _by_pool(await self._store.ratings.analysed(person)),
        )

    async def _known(self, players: Iterable[str]) -> dict[str, Who]:
        """Each of these as everybody may know them."""
        every = list(players)
        people = {one: bytes.fromhex(one) for one in every if is_person(one)}
        names = await self._store.ratings.names(list(people.values()))
        found = {one: _bot(one) if one.startswith(BOT) else Who() for one in every}
        for one, person in people.items():
            if person in names:
                name = names[person] or await self._store.register.called(person)
                found[one] = Who(name, self.ratings.handle(one))
        return found


def _bot(player: str) -> Who:
    name = player.removeprefix(BOT)
    return Who(BOTS[name].title if name in BOTS else name, bot=name)


def _by_pool(found: dict[str, Analysed]) -> dict[Pool, Analysed]:
    """What analyses have found, of all contests of a pool together."""
    summed: dict[Pool, Analysed] = {}
    for contest, one in found.items():
        pool = pool_in(contest)
        if pool is not None:
            known = astuple(summed.get(pool, Analysed(0, 0, 0, 0, 0)))
            summed[pool] = Analysed(*map(sum, zip(known, astuple(one), strict=True)))
    return summed


def _side(result: Result, player: str) -> int:
    return next(at for at, side in enumerate(result.sides) if player in side)


def _met(player: str, results: Sequence[Result]) -> dict[str, tuple[int, int, int]]:
    """Everybody against whom somebody has played: how often they won, lost and neither."""
    met: dict[str, tuple[int, int, int]] = {}
    for one in results:
        mine = one.ranks[_side(one, player)]
        for side, rank in zip(one.sides, one.ranks, strict=True):
            if player in side:
                continue
            for other in side:
                won, lost, even = met.get(other, (0, 0, 0))
                met[other] = won + (mine < rank), lost + (mine > rank), even + (mine == rank)
    return met


def _told(who: Who, met: tuple[int, int, int]) -> Met:
    return Met(who, sum(met), met[0], met[1])


def _played(
    player: str,
    one: Result,
    games: dict[str, str],
    out: dict[str, str],
    named: dict[str, Who],
    own: bool,
) -> Played:
    mine = one.ranks[_side(one, player)]
    others = tuple(named[who] for side in one.sides for who in side if who != player)
    first = mine == min(one.ranks)
    shared = first and one.ranks.count(mine) > 1
    why = one.left_out or out.get(one.match, "")
    won, match = None if shared else first, one.match if own else ""
    return Played(games[one.match], one.at, others, won, why, match)
