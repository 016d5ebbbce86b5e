"""Home store: all that the home page shows of a guest, read in one call of the database."""

from datetime import date
from typing import Final

from msgspec import Struct

from boneyard.server.accounts.models import ChallengeView
from boneyard.server.db.base_store import BaseStore
from boneyard.server.friends.store import load_challenges
from boneyard.server.lobby.store import count_open_tables
from boneyard.server.matches import my_matches
from boneyard.server.matches.models import MatchSearch, MyMatch
from boneyard.server.notifications.store import MAX_WAITING_COUNT, count_waiting_matches
from boneyard.server.puzzles.streaks import Streak, count_streak, load_streak

#: How many matches home shows; all of them are on a page of their own.
MAX_CONTINUED_MATCHES: Final = 3

#: So many of a guest's latest matches say which games they like.
MAX_RECENT_MATCHES: Final = 50

#: So many matches of a game are looked through for today's deal.
MAX_DAILY_CANDIDATES: Final = 5


#: So many of a guest's latest matches are looked through for days in a row.
MAX_STREAK_MATCHES: Final = 100


class HomeData(Struct, frozen=True):
    """What the home page shows of the database; a visitor without a cookie has only the lobby."""

    open_tables: int
    recent_games: list[str] = []
    """The latest first, each once."""
    continued: list[MyMatch] = []
    """Unfinished matches, those first in which it is the guest's turn."""
    awaited: int = 0
    """Matches in which other people wait for the guest."""
    challenges: list[ChallengeView] = []
    daily_match: str = ""
    """The guest's match of the deal of the day, if there is one."""
    streak: Streak = Streak()
    """Puzzles of the day that were solved."""
    daily_streak: int = 0
    """Days in a row with a finished deal of the day, up to today or yesterday."""
    duplicate_streak: int = 0
    """The same for the duplicate of the day."""


class HomeStore(BaseStore):
    """Reads of several features for one page."""

    async def load(self, guest: bytes | None, daily_game: str, today: date) -> HomeData:
        """Read everything in one go."""
        return await self._read(lambda: self._load(guest, daily_game, today))

    def _load(self, guest: bytes | None, daily_game: str, today: date) -> HomeData:
        connection = self._connection
        open_tables = count_open_tables(connection)
        if guest is None:
            return HomeData(open_tables)
        return HomeData(
            open_tables,
            my_matches.load_recent_games(connection, guest, MAX_RECENT_MATCHES),
            self._load_continued(guest),
            count_waiting_matches(connection, guest, MAX_WAITING_COUNT),
            load_challenges(connection, guest),
            self._find_daily_match(guest, daily_game, today),
            load_streak(connection, guest),
            count_streak(self._load_daily_days(guest), today),
            count_streak(self._load_duplicate_days(guest), today),
        )

    def _load_daily_days(self, guest: bytes) -> list[str]:
        sql = (
            "select matches.daily from (select match from mine where owner = ? and stage = 'over' "
            "order by at desc limit ?) latest join matches on matches.id = latest.match "
            "where matches.daily is not null"
        )
        rows = self._connection.execute(sql, (guest, MAX_STREAK_MATCHES)).fetchall()
        return [day for (day,) in rows]

    def _load_duplicate_days(self, guest: bytes) -> list[str]:
        sql = (
            "select distinct session from duplicate_plays where owner = ? "
            "and length(session) = 10 order by session desc limit ?"
        )
        rows = self._connection.execute(sql, (guest, MAX_STREAK_MATCHES)).fetchall()
        return [session for (session,) in rows]

    def _load_continued(self, guest: bytes) -> list[MyMatch]:
        found: list[MyMatch] = []
        for stage in ("yours", "others"):
            room = MAX_CONTINUED_MATCHES - len(found)
            if room:
                search = MatchSearch(stage)
                found += my_matches.load_page(self._connection, guest, search, 0, room)
        return found

    def _find_daily_match(self, guest: bytes, game: str, today: date) -> str:
        latest = (
            "select match from (select match from mine where owner = ?1 and game = ?2 "
            "and stage = '{}' order by at desc limit ?3) {}"
        )
        sql = (
            f"select matches.id from ({latest.format('yours', 'going')} "
            f"union all {latest.format('over', 'done')}) latest "
            "join matches on matches.id = latest.match where matches.daily = ?4 limit 1"
        )
        values = guest, game, MAX_DAILY_CANDIDATES, today.isoformat()
        row = self._connection.execute(sql, values).fetchone()
        return row[0] if row else ""
