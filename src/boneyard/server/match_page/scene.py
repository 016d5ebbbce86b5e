"""Scene: a match as one seat sees it, from which the regions are drawn."""

from collections.abc import Sequence
from functools import lru_cache

from boneyard.core.actions import Knock, Move, Play, Shift, source_tile
from boneyard.core.events import Event
from boneyard.core.redaction import public_events
from boneyard.core.tile_faces import Faces
from boneyard.core.tiles import Tile
from boneyard.drawing.svg.hands import TileStyle
from boneyard.drawing.svg.position_picture import tile_style
from boneyard.i18n import Argument, message
from boneyard.i18n.locales import ENGLISH
from boneyard.i18n.translator import Translate, Translator, english, get_translator
from boneyard.layout import Aspect, Ghost, TrainStyle
from boneyard.server.match_page.board_layout import BoardLayout
from boneyard.server.match_page.clock_display import (
    low_time,
    remaining_time,
    short_time_message,
    time_message,
)
from boneyard.server.match_page.drawing_cache import SeatInfo, drawing_cache_of
from boneyard.server.match_page.players import PlayerPlate, find_target, get_seat_infos
from boneyard.server.match_page.status_line import other_seats_without_seed, turn_text
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.match_log import Entry
from boneyard.server.matches.seats import find_reader
from boneyard.text import move_labels


@lru_cache(maxsize=4096)
def _build_plate(
    translator: Translator,
    info: SeatInfo,
    score: int,
    count: int,
    turn: bool,
    out: bool,
    away: bool,
    slow: bool,
    time: tuple[int, bool] | None,
    target: int,
    low: int,
) -> PlayerPlate:
    """A player as their plate shows them, with all that changes while they play."""
    translate = translator.translate
    facts: list[Argument] = [
        info.name, message("common-points", points=score), message("common-tiles", tiles=count),
    ]  # fmt: skip
    if info.team:
        facts.append(info.team)
    if info.role and info.role != info.team:
        facts.append(info.role)
    if out:
        facts.append(message("table-finished"))
    if turn:
        facts.append(message("art-to-play"))
    if away:
        facts.append(message("table-away"))
    if slow:
        facts.append(message("table-getting-ready"))
    if time is not None:
        facts.append(message("clock-left", left=time_message(time[0])))
    return PlayerPlate(
        seat=info.seat,
        side=info.side,
        name=info.name,
        face=info.face,
        hue=info.hue,
        initials=info.initials,
        score=score,
        tile_count=count,
        turn=turn,
        out=out,
        role=info.role,
        target=target,
        away=away,
        slow=slow,
        time_left="" if time is None else translate(short_time_message(time[0])),
        running_ms=time[0] if time is not None and time[1] else None,
        low_ms=low,
        label=", ".join(map(translate, facts)),
    )


class Scene:
    """A match as a seat (None: a spectator) may know it, with what is needed to draw it."""

    def __init__(
        self,
        live: LiveMatch,
        seat: int | None,
        shape: Aspect,
        faces: Faces | None,
        language: str = ENGLISH,
        trains: TrainStyle = "hub",
    ) -> None:
        """Look at the table; `language`: of its texts."""
        self.live, self.seat, self.translator = live, seat, get_translator(language)
        self.translate: Translate = self.translator.translate
        self.reader = find_reader(live.seats, seat)
        """The seat that is spoken to as `you`, if one is."""
        self.view = live.views.of(seat)
        self.status = live.status
        self.style: TileStyle = tile_style(live.rules, faces)
        self.cache = drawing_cache_of(live)
        self.board_layout: BoardLayout = self.cache.update_board(live, shape, seat, trains)
        self.names = live.seats.translate_names(english)
        self._texts: dict[int, list[str]] = {}
        self._visible_events: dict[int, list[Event]] = {}
        acts = seat is not None and self.view.to_act == seat and self.status == "playing"
        self.moves: list[Move] = live.views.legal_moves(seat) if acts and seat is not None else []
        self.seat_infos = get_seat_infos(self.cache, live, self.translator, seat)
        # Every drawing needs these: kept as they are, for a cached property has a lock.
        self.players = self._build_players()
        """Everybody, in the order in which they sit from one's own left."""
        self.ghost_groups = self._group_ghosts() if self.moves else {}
        """The ghosts by what must be chosen first and by where they lie."""
        self.playable = self._count_playable() if self.moves else {}
        """The tiles that may be played or moved, with the number of ways."""
        self.turn_text = self._build_turn_text()
        """Whose turn it is, in short; to players who watch from behind, what they see."""

    def _build_players(self) -> list[PlayerPlate]:
        live, view, translator = self.live, self.view, self.translator
        at_table, scores, room = self.seat_infos, view.scores, live.room
        counts = view.hand_counts if view.round else [0] * len(at_table)
        acts, finished = view.to_act, view.finished if view.playing else ()
        first = 0 if self.seat is None else self.seat + 1
        timed, target = live.row.clock is not None, find_target(live.rules)
        low = low_time(live) if timed else 0
        return [
            _build_plate(
                translator, who, scores[who.side], counts[who.seat], acts == who.seat,
                who.seat in finished, live.is_away(who.seat), who.seat in room.slow_bots,
                remaining_time(live, who.seat) if timed else None, target, low,
            )
            for who in (*at_table[first:], *at_table[:first])
        ]  # fmt: skip

    @property
    def hues(self) -> Sequence[int]:
        """The number of each seat's colour."""
        return [who.hue for who in self.seat_infos]

    @property
    def others(self) -> list[PlayerPlate]:
        """Everybody but oneself, from the left."""
        others = self.players if self.seat is None else self.players[:-1]
        return others[::-1] if self.live.rules.game.to_the_right else others

    @property
    def me(self) -> PlayerPlate | None:
        """Oneself."""
        return None if self.seat is None else self.players[-1]

    def sitting(self, seat: int) -> PlayerPlate:
        """Who sits in a seat."""
        return next(one for one in self.players if one.seat == seat)

    def _group_ghosts(self) -> dict[tuple[str, object], list[Ghost]]:
        found: dict[tuple[str, object], list[Ghost]] = {}
        for ghost in self.board_layout.board.ghosts(self.moves):
            move = ghost.action
            key: object = (ghost.pose.x, ghost.pose.y, ghost.pose.angle % 180)
            if isinstance(move, Knock):
                key = move.joint
            if ghost.curved:
                key = ghost.pose
            found.setdefault((source_tile(move), key), []).append(ghost)
        return found

    def _count_playable(self) -> dict[str, int]:
        found: dict[str, int] = {}
        for move in self.moves:
            if isinstance(move, (Play, Shift)):
                found[move.tile.text] = found.get(move.tile.text, 0) + 1
        return found

    def visible_events(self, entry: Entry) -> list[Event]:
        """What happened, as far as this seat may know."""
        told = self._visible_events.get(entry.number)
        if told is None:
            told = self._visible_events[entry.number] = public_events(entry.events, self.seat)
        return told

    def describe_entry(self, entry: Entry) -> list[str]:
        """What happened, in sentences."""
        told = self._texts.get(entry.number)
        if told is None:
            told = self._texts[entry.number] = self.live.views.describe_entry(
                entry,
                self.reader,
                self.board_layout.shape,
                events=self.visible_events(entry) if self.reader == self.seat else None,
                faces=self.style.faces,
                reader=self.reader,
                translate=self.translate,
            )
        return told

    def _build_turn_text(self) -> str:
        if self.live.row.delayed and self.seat is None and self.status == "playing":
            return self.translator("table-late")
        return turn_text(self.live, self.seat, self.translate, self.view, self.status, self.names)

    def label(self, move: Move) -> str:
        """What stands on the button of a move."""
        return self.translate(self.label_message(move))

    def label_message(self, move: Move) -> Argument:
        """The same, as data."""
        shape, faces = self.board_layout.shape, self.style.faces
        return move_labels.move_label(self.view, move, faces, shape, self.names, self.seat)

    @property
    def awaits(self) -> str:
        """What the match waits for: `players`, `you`, `others`, `house`, `count` or `nobody`.

        The server deals, and makes what is forced; a count is there to be seen; no one is awaited
        when all is over.
        """
        live, seat, view = self.live, self.seat, self.view
        if self.status == "waiting":
            return "players"
        if self.status == "shuffling":
            return "players" if other_seats_without_seed(live, seat) else "house"
        if view.over:
            return "nobody"
        if not view.playing:
            return "count" if view.round else "house"
        if seat is None or view.to_act != seat:
            return "others"
        forced = move_labels.forced_step(self.moves) and not live.seats[seat].by_hand
        return "house" if forced else "you"

    @property
    def hand(self) -> tuple[Tile | None, ...]:
        """One's own hand."""
        return self.view.hands[self.seat] if self.seat is not None and self.view.hands else ()
