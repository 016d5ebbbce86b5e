"""Leaderboards and public profiles of rated players: results, rivals.

Shown is who wishes to be, is known to the server, and has played enough. A player who stays off is
in nothing of it, also not by name in another player's profile.
"""

from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import astuple

from boneyard.bots.registry import BOTS
from boneyard.ratings import PlayerRating, RatingStep, Result, load_anchors
from boneyard.ratings.pools import Pool
from boneyard.ratings.results import BOT_PREFIX
from boneyard.server.accounts.store import AccountStore
from boneyard.server.matches.models import parse_contest
from boneyard.server.matches.results import ResultStore
from boneyard.server.ratings.service import RatingService, build_rated_results, is_person
from boneyard.server.ratings.store import AnalysisTotals, RatingStore

#: Rungs of a leaderboard that are shown, and results of a person that are looked at and listed.
MAX_LEADERBOARD_ROWS, MAX_PROFILE_RESULTS, MAX_LATEST, MAX_RIVALS = 100, 500, 20, 20


class PublicPlayer(Struct, frozen=True):
    """A player, as everybody may know them: by a name and an address, or as a bot."""

    name: str = ""
    """Nothing: a player who stays off, or has gone."""
    player: str = ""
    """What they are called in addresses; nothing: they have no profile."""
    bot: str = ""


class LeaderboardRow(Struct, frozen=True):
    """A line of a leaderboard."""

    who: PublicPlayer
    standing: PlayerRating
    place: int | None = None
    """None: a bot, which only marks where it stands."""


class HeadToHead(Struct, frozen=True):
    """How a player has done against another."""

    who: PublicPlayer
    matches: int
    won: int
    lost: int

    @property
    def reversed(self) -> "HeadToHead":
        """The same, as the other player sees it."""
        return HeadToHead(self.who, self.matches, self.lost, self.won)


class RatedMatch(Struct, frozen=True):
    """A rated match of a player."""

    game: str
    at: int
    others: tuple[PublicPlayer, ...]
    won: bool | None
    """None: the first place is shared."""
    left_out: str
    """Why it doesn't count; nothing: it does."""
    match: str = ""
    """Its address, which is for players who have played there; for others nothing."""


class Profile(Struct, frozen=True):
    """What everybody may see of a person who plays rated matches."""

    who: PublicPlayer
    standings: dict[Pool, tuple[PlayerRating, list[RatingStep]]]
    latest: tuple[RatedMatch, ...]
    rivals: tuple[HeadToHead, ...]
    with_you: HeadToHead | None
    """How they have done against the one who looks."""
    analysed: dict[Pool, AnalysisTotals]
    """What analyses have found, where there were any."""


class Leaderboards:
    """Leaderboards and profiles."""

    def __init__(
        self,
        ratings: RatingService,
        results: ResultStore,
        store: RatingStore,
        accounts: AccountStore,
    ) -> None:
        """Take the ratings, and who knows people."""
        self.ratings, self._results, self._store, self._accounts = (
            ratings,
            results,
            store,
            accounts,
        )

    async def load_leaderboard(self, pool: Pool) -> list[LeaderboardRow]:
        """A leaderboard, with the bots where they stand."""
        found = [
            (who, known)
            for who, known in await self.ratings.load_leaderboard(pool)
            if is_person(who)
        ]
        people: list[LeaderboardRow] = []
        for at in range(0, len(found), MAX_LEADERBOARD_ROWS):
            some = found[at : at + MAX_LEADERBOARD_ROWS]
            shown = await self._load_players([who for who, _ in some])
            people += [
                LeaderboardRow(shown[who], known) for who, known in some if shown[who].player
            ]  # fmt: skip
            if len(people) >= MAX_LEADERBOARD_ROWS:
                break
        placed = [
            LeaderboardRow(one.who, one.standing, at)
            for at, one in enumerate(people[:MAX_LEADERBOARD_ROWS], 1)
        ]
        bots = [
            LeaderboardRow(_bot_player(who), PlayerRating(rating, 0.0, 0))
            for (who, where), rating in load_anchors().items() if where == pool
        ]  # fmt: skip
        return sorted((*placed, *bots), key=lambda one: -one.standing.rating)

    async def load_profile(self, handle: str, caller: bytes | None) -> Profile | None:
        """A player's profile; None: there is none, or none for who asks."""
        player = await self.ratings.find_player(handle)
        if player is None:
            return None
        person, own = bytes.fromhex(player), caller is not None and caller.hex() == player
        shown = (await self._load_players([player]))[player]
        if not shown.player:
            if not own:
                return None
            shown = PublicPlayer(await self._accounts.find_last_name(person), handle)
        stored = await self._results.list_of_owner(person, MAX_PROFILE_RESULTS)
        marks = await self._store.load_flags([one.match for one in stored])
        results, games = build_rated_results(stored, marks), {one.match: one.game for one in stored}
        out = await self.ratings.load_left_out()
        met = _count_head_to_head(player, results)
        me = caller.hex() if caller is not None and not own else ""
        listed = sorted(met, key=lambda who: (-sum(met[who]), who))[:MAX_RIVALS]
        latest = results[: -MAX_LATEST - 1 : -1]
        named = await self._load_players({*listed, *(who for one in latest for who in one.players)})
        return Profile(
            shown,
            await self.ratings.load_standings(player),
            tuple(_build_rated_match(player, one, games, out, named, own) for one in latest),
            tuple(_build_head_to_head(named[who], met[who]) for who in listed if named[who].name),
            _build_head_to_head(PublicPlayer(), met[me]) if me in met else None,
            _sum_by_pool(await self._store.load_analysis_totals(person)),
        )

    async def _load_players(self, players: Iterable[str]) -> dict[str, PublicPlayer]:
        """Each of these as everybody may know them."""
        every = list(players)
        people = {one: bytes.fromhex(one) for one in every if is_person(one)}
        names = await self._store.load_public_names(list(people.values()))
        found = {
            one: _bot_player(one) if one.startswith(BOT_PREFIX) else PublicPlayer() for one in every
        }
        for one, person in people.items():
            if person in names:
                name = names[person] or await self._accounts.find_last_name(person)
                found[one] = PublicPlayer(name, self.ratings.build_handle(one))
        return found


def _bot_player(player: str) -> PublicPlayer:
    name = player.removeprefix(BOT_PREFIX)
    return PublicPlayer(BOTS[name].title if name in BOTS else name, bot=name)


def _sum_by_pool(found: dict[str, AnalysisTotals]) -> dict[Pool, AnalysisTotals]:
    """What analyses have found, of all contests of a pool together."""
    summed: dict[Pool, AnalysisTotals] = {}
    for contest, one in found.items():
        pool = parse_contest(contest).pool
        if pool is not None:
            known = astuple(summed.get(pool, AnalysisTotals(0, 0, 0, 0, 0)))
            summed[pool] = AnalysisTotals(*map(sum, zip(known, astuple(one), strict=True)))
    return summed


def _find_side(result: Result, player: str) -> int:
    return next(at for at, side in enumerate(result.sides) if player in side)


def _count_head_to_head(player: str, results: Sequence[Result]) -> dict[str, tuple[int, int, int]]:
    """Everybody against whom a player has played: how often they won, lost and neither."""
    met: dict[str, tuple[int, int, int]] = {}
    for one in results:
        mine = one.ranks[_find_side(one, player)]
        for side, rank in zip(one.sides, one.ranks, strict=True):
            if player in side:
                continue
            for other in side:
                won, lost, even = met.get(other, (0, 0, 0))
                met[other] = won + (mine < rank), lost + (mine > rank), even + (mine == rank)
    return met


def _build_head_to_head(who: PublicPlayer, met: tuple[int, int, int]) -> HeadToHead:
    return HeadToHead(who, sum(met), met[0], met[1])


def _build_rated_match(
    player: str,
    one: Result,
    games: dict[str, str],
    out: dict[str, str],
    named: dict[str, PublicPlayer],
    own: bool,
) -> RatedMatch:
    mine = one.ranks[_find_side(one, player)]
    others = tuple(named[who] for side in one.sides for who in side if who != player)
    first = mine == min(one.ranks)
    shared = first and one.ranks.count(mine) > 1
    why = one.left_out or out.get(one.match, "")
    won, match = None if shared else first, one.match if own else ""
    return RatedMatch(games[one.match], one.at, others, won, why, match)
