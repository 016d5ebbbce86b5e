"""A table as one seat sees it: what its regions are drawn from."""

from collections.abc import Sequence
from functools import lru_cache

from boneyard.core.actions import Knock, Move, Play, Shift, source_of
from boneyard.core.events import Event
from boneyard.core.faces import Faces
from boneyard.core.redaction import told_events
from boneyard.core.tiles import Tile
from boneyard.drawing.svg.hands import Look
from boneyard.drawing.svg.picture import look_of
from boneyard.i18n import Argument, message
from boneyard.i18n.fluent_translator import Tongue, tongue
from boneyard.i18n.locales import ENGLISH
from boneyard.i18n.translator import Say
from boneyard.layout import Aspect, Ghost
from boneyard.server.match_page import text as match_page_text
from boneyard.server.match_page.boards import Spread
from boneyard.server.match_page.cache import Sitter
from boneyard.server.match_page.clock import remaining, short_left, told_left
from boneyard.server.match_page.players import Player, sitters
from boneyard.server.matches.log import Entry
from boneyard.server.matches.match import LiveMatch
from boneyard.text import move_labels


@lru_cache(maxsize=4096)
def _player(
    speak: Tongue,
    who: Sitter,
    score: int,
    count: int,
    turn: bool,
    out: bool,
    away: bool,
    slow: bool,
    time: tuple[int, bool] | None,
) -> Player:
    """Somebody as their plate shows them, with all that changes while they play."""
    side, teams = who.side, who.teams
    left = None if time is None else told_left(time[0])
    say, team = speak.say, message("art-team", number=side + 1)
    facts: list[tuple[bool, Argument]] = [
        (True, who.name),
        (True, message("words-points", points=score)),
        (True, message("words-tiles", tiles=count)),
        (teams, team),
        (out, message("table-finished")),
        (turn, message("art-to-play")),
        (away, message("table-away")),
        (slow, message("table-getting-ready")),
        (left is not None, message("time-left", left=left or "")),
    ]
    return Player(
        seat=who.seat,
        side=side,
        name=who.name,
        face=who.face,
        hue=who.hue,
        initials=who.initials,
        score=score,
        count=count,
        turn=turn,
        out=out,
        team=say(team) if teams else "",
        team_sign="①②"[side] if teams else "",
        away=away,
        slow=slow,
        left="" if time is None else say(short_left(time[0])),
        runs=time[0] if time is not None and time[1] else None,
        words=", ".join(say(fact) for holds, fact in facts if holds),
    )


class Scene:
    """A match as a seat (None: a watcher) may know it, with what is needed to draw it."""

    def __init__(
        self,
        live: LiveMatch,
        seat: int | None,
        shape: Aspect,
        faces: Faces | None,
        language: str = ENGLISH,
    ) -> None:
        """Look at the table; `language` is the one in which it is told."""
        self.live, self.seat, self.speak = live, seat, tongue(language)
        self.say: Say = self.speak.say
        self.view = live.view(seat)
        self.status = live.status
        self.look: Look = look_of(live.rules, faces)
        self.spread: Spread = live.drawn.spread(live, shape, seat)
        self._told: dict[int, list[str]] = {}
        self._events: dict[int, list[Event]] = {}
        acts = seat is not None and self.view.to_act == seat and self.status == "playing"
        self.moves: list[Move] = live.moves(seat) if acts and seat is not None else []
        # Every drawing needs these: kept as they are, for a cached property has a lock.
        self.players = self._players()
        """Everybody, in the order in which they sit from one's own left."""
        self.places = self._places()
        """The ghosts by what must be chosen first and by where they lie."""
        self.playable = self._playable()
        """The tiles that may be played or moved, with the number of ways."""
        self.said = self._said()
        """Whose turn it is, in short; to those who watch from behind, what they see."""

    def _players(self) -> list[Player]:
        live, view, speak = self.live, self.view, self.speak
        at_table, scores = sitters(live, speak, self.seat), view.scores
        counts = view.hand_counts if view.round else [0] * len(at_table)
        acts, finished = view.to_act, view.finished if view.playing else ()
        first = 0 if self.seat is None else self.seat + 1
        timed = live.kept.clock is not None
        return [
            _player(
                speak, who, scores[who.side], counts[who.seat], acts == who.seat,
                who.seat in finished, live.away(who.seat), who.seat in live.slow,
                remaining(live, who.seat) if timed else None,
            )
            for who in (*at_table[first:], *at_table[:first])
        ]  # fmt: skip

    @property
    def hues(self) -> Sequence[int]:
        """The number of each seat's colour."""
        return [who.hue for who in sitters(self.live, self.speak, self.seat)]

    @property
    def others(self) -> list[Player]:
        """Everybody but oneself, from the left."""
        others = self.players if self.seat is None else self.players[:-1]
        return others[::-1] if self.live.rules.game.to_the_right else others

    @property
    def me(self) -> Player | None:
        """Oneself."""
        return None if self.seat is None else self.players[-1]

    def _places(self) -> dict[tuple[str, object], list[Ghost]]:
        found: dict[tuple[str, object], list[Ghost]] = {}
        if not self.moves:
            return found
        for ghost in self.spread.board.ghosts(self.moves):
            move = ghost.action
            key: object = (ghost.pose.x, ghost.pose.y, ghost.pose.angle % 180)
            if isinstance(move, Knock):
                key = move.joint
            if ghost.curved:
                key = ghost.pose
            found.setdefault((source_of(move), key), []).append(ghost)
        return found

    def _playable(self) -> dict[str, int]:
        found: dict[str, int] = {}
        for move in self.moves:
            if isinstance(move, Play | Shift):
                found[move.tile.text] = found.get(move.tile.text, 0) + 1
        return found

    def events(self, entry: Entry) -> list[Event]:
        """What happened, as far as this seat is told."""
        told = self._events.get(entry.number)
        if told is None:
            told = self._events[entry.number] = told_events(entry.events, self.seat)
        return told

    def text(self, entry: Entry) -> list[str]:
        """What happened, in sentences."""
        told = self._told.get(entry.number)
        if told is None:
            told = self._told[entry.number] = self.live.text(
                entry,
                self.seat,
                self.spread.shape,
                events=self.events(entry),
                faces=self.look.faces,
                reader=self.seat,
                say=self.say,
            )
        return told

    def _said(self) -> str:
        if self.live.kept.late and self.seat is None and self.status == "playing":
            return self.speak("table-late")
        return match_page_text.turn_words(self.live, self.seat, self.say)

    def label(self, move: Move) -> str:
        """What stands on the button of a move."""
        return self.say(self.told(move))

    def told(self, move: Move) -> Argument:
        """The same, as data."""
        names, shape = self.live.names, self.spread.shape
        return move_labels.move_told(self.view, move, self.look.faces, shape, names, self.seat)

    @property
    def awaits(self) -> str:
        """What the match waits for: `players`, `you`, `others`, `house`, `count` or `nobody`.

        The house deals, and makes what is forced; a count is there to be seen; nobody is awaited
        when all is over.
        """
        live, seat, view = self.live, self.seat, self.view
        if self.status == "waiting":
            return "players"
        if self.status == "shuffling":
            return "players" if match_page_text.awaited_others(live, seat) else "house"
        if view.over:
            return "nobody"
        if not view.playing:
            return "count" if view.round else "house"
        if seat is None or view.to_act != seat:
            return "others"
        return "house" if live.forced(seat) and not live.seats[seat].by_hand else "you"

    @property
    def hand(self) -> tuple[Tile | None, ...]:
        """One's own hand."""
        return self.view.hands[self.seat] if self.seat is not None and self.view.hands else ()
