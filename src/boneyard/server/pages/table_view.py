"""A table as one seat sees it: what its regions are drawn from."""

from collections.abc import Sequence
from functools import cached_property, lru_cache

from boneyard.actions import Knock, Move, Play, Shift, source_of
from boneyard.art import Faces, Look, look_of
from boneyard.bots.cast import character
from boneyard.ids import Side
from boneyard.layout import Aspect, Ghost
from boneyard.server.boards import Spread
from boneyard.server.entries import Entry
from boneyard.server.match import LiveMatch
from boneyard.server.pages import words
from boneyard.server.pages.plates import Player
from boneyard.server.pages.remaining import remaining, short_left, told_left
from boneyard.server.people import hues, initials
from boneyard.server.store import StoredSeat
from boneyard.state import Position
from boneyard.tiles import Tile
from boneyard.words import Argument, message
from boneyard.words.catalogues import ENGLISH
from boneyard.words.saying import Say
from boneyard.words.tongue import Tongue, tongue


def player_in(
    live: LiveMatch, view: Position, seat: int, name: str, speak: Tongue, *, hue: int, initial: str
) -> Player:
    """Look at a seat."""
    kept, rules = live.seats[seat], live.rules
    side, who = rules.side(seat), character(kept.bot, kept.name)
    return _player(
        speak,
        seat,
        side,
        name,
        who.face if who else "",
        hue,
        initial,
        view.scores[side],
        view.hand_counts[seat] if view.round else 0,
        view.to_act == seat,
        view.playing and seat in view.finished,
        rules.sides < rules.players,
        live.away(seat),
        seat in live.slow,
        remaining(live, seat),
    )


@lru_cache(maxsize=4096)
def _player(
    speak: Tongue,
    seat: int,
    side: Side,
    name: str,
    face: str,
    hue: int,
    initial: str,
    score: int,
    count: int,
    turn: bool,
    out: bool,
    teams: bool,
    away: bool,
    slow: bool,
    time: tuple[int, bool] | None,
) -> Player:
    left = None if time is None else told_left(time[0])
    say, team = speak.say, message("art-team", number=side + 1)
    facts: list[tuple[bool, Argument]] = [
        (True, name),
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
        seat=seat,
        side=side,
        name=name,
        face=face,
        hue=hue,
        initials=initial,
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


@lru_cache(maxsize=1024)
def _initials(names: tuple[str, ...]) -> Sequence[str]:
    return initials(names)


@lru_cache(maxsize=1024)
def _hues(
    seats: tuple[tuple[str, str, str, bytes | None, int | None], ...],
) -> Sequence[int]:
    return hues([
        StoredSeat(kind=kind, bot=bot, name=name, owner=owner, hue=hue)
        for kind, bot, name, owner, hue in seats
    ])  # fmt: skip


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
        acts = seat is not None and self.view.to_act == seat and self.status == "playing"
        self.moves: list[Move] = live.moves(seat) if acts and seat is not None else []

    @cached_property
    def players(self) -> list[Player]:
        """Everybody, in the order in which they sit from one's own left."""
        live = self.live
        first = 0 if self.seat is None else self.seat + 1
        names, view, speak = live.called(self.say), self.view, self.speak
        for seat, one in enumerate(live.seats):
            if one.kind == "bot" and one.owner is not None:
                names[seat] = speak("time-bot-name", who=names[seat])
        letters, colours = _initials(tuple(names)), self.hues
        if self.seat is not None and self._alone_here:
            names[self.seat] = speak("words-you")  # as in the report and the count
        seats = [(first + at) % len(names) for at in range(len(names))]
        return [
            player_in(
                live, view, seat, names[seat], speak, hue=colours[seat], initial=letters[seat]
            )
            for seat in seats
        ]

    @property
    def _alone_here(self) -> bool:
        """Say whether nobody else plays at this screen."""
        own = self.live.seats[self.seat or 0]
        return [one.owner for one in self.live.seats if one.kind == "person"].count(own.owner) == 1

    @cached_property
    def hues(self) -> Sequence[int]:
        """The number of each seat's colour."""
        return _hues(tuple([(s.kind, s.bot, s.name, s.owner, s.hue) for s in self.live.seats]))

    @property
    def others(self) -> list[Player]:
        """Everybody but oneself, from the left."""
        others = self.players if self.seat is None else self.players[:-1]
        return others[::-1] if self.live.rules.game.to_the_right else others

    @property
    def me(self) -> Player | None:
        """Oneself."""
        return None if self.seat is None else self.players[-1]

    @cached_property
    def places(self) -> dict[tuple[str, object], list[Ghost]]:
        """The ghosts by what must be chosen first and by where they lie."""
        found: dict[tuple[str, object], list[Ghost]] = {}
        for ghost in self.spread.board.ghosts(self.moves):
            move = ghost.action
            key: object = (ghost.pose.x, ghost.pose.y, ghost.pose.angle % 180)
            if isinstance(move, Knock):
                key = move.joint
            if ghost.curved:
                key = ghost.pose
            found.setdefault((source_of(move), key), []).append(ghost)
        return found

    @cached_property
    def playable(self) -> dict[str, int]:
        """The tiles that may be played or moved, with the number of ways."""
        found: dict[str, int] = {}
        for move in self.moves:
            if isinstance(move, Play | Shift):
                found[move.tile.text] = found.get(move.tile.text, 0) + 1
        return found

    def text(self, entry: Entry) -> list[str]:
        """What happened, in sentences."""
        told = self._told.get(entry.number)
        if told is None:
            told = self._told[entry.number] = self.live.text(
                entry,
                self.seat,
                self.spread.shape,
                faces=self.look.faces,
                reader=self.seat,
                say=self.say,
            )
        return told

    @cached_property
    def said(self) -> str:
        """Whose turn it is, in short; to those who watch from behind, what they see."""
        if self.live.kept.late and self.seat is None and self.status == "playing":
            return self.speak("table-late")
        return words.turn_words(self.live, self.seat, self.say)

    def label(self, move: Move) -> str:
        """What stands on the button of a move."""
        return self.say(self.told(move))

    def told(self, move: Move) -> Argument:
        """The same, as data."""
        names, shape = self.live.names, self.spread.shape
        return words.move_told(self.view, move, self.look.faces, shape, names, self.seat)

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
            return "players" if words.awaited_others(live, seat) else "house"
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
