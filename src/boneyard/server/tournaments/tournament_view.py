"""A tournament as its page shows it: everything in words, in the reader's language."""

from datetime import UTC, datetime
from functools import partial
from typing import Final

from msgspec import Struct

from boneyard.core.clocks import MINUTE
from boneyard.games import game_found, option_text
from boneyard.i18n.fluent_translator import Tongue
from boneyard.server import wall_clock
from boneyard.server.tournaments.making import in_pairs
from boneyard.server.tournaments.visibility import Shown, ShownBoard
from boneyard.server.web.time_controls import pace_called
from boneyard.tournaments.crosstable import Cell
from boneyard.tournaments.models import ABSENT, BYE, CLOSED, DRAWN, WON
from boneyard.tournaments.scoring import by_the_field
from boneyard.tournaments.standings import BEATEN, FIELD, MET, Line

FORMAT_WORDS: Final = {
    "swiss": "tournaments-swiss", "round-robin": "tournaments-round-robin",
    "knock-out": "tournaments-knock-out", "arena": "tournaments-arena",
}  # fmt: skip
HOW_WORDS: Final = {
    "swiss": "tournaments-swiss-how", "round-robin": "tournaments-round-robin-how",
    "knock-out": "tournaments-knock-out-how", "arena": "tournaments-arena-how",
}  # fmt: skip
DEAL_WORDS: Final = {"same": "tournaments-deals-same", "fresh": "tournaments-deals-fresh"}
#: What breaks ties: the head of its column, and what it means.
TIE_WORDS: Final = {
    "field": ("tournaments-tie-field", "tournaments-tie-field-how"),
    "met": ("tournaments-tie-met", "tournaments-tie-met-how"),
    "beaten": ("tournaments-tie-beaten", "tournaments-tie-beaten-how"),
    "wins": ("tournaments-tie-wins", "tournaments-tie-wins-how"),
}
END_WORDS: Final = {
    BYE: "tournaments-bye", ABSENT: "tournaments-absent", CLOSED: "tournaments-closed",
}  # fmt: skip
#: What becomes of who doesn't come, within minutes and within hours: with two, and in sides of two.
GRACE_WORDS: Final = {
    False: ("tournaments-fact-grace", "tournaments-fact-grace-hours"),
    True: ("tournaments-fact-stand-in", "tournaments-fact-stand-in-hours"),
}
#: Columns of rounds in the crosstable: an arena has as many as it likes, and the last are shown.
COLUMNS: Final = 24
#: From so many minutes on, hours are told.
LONG: Final = 180


class Row(Struct, frozen=True):
    """How one stands, as the table shows it."""

    place: str
    number: int
    name: str
    points: str
    ties: tuple[str, ...]
    results: str
    bot: bool
    gone: bool
    you: bool


class ShownCell(Struct, frozen=True):
    """A result in the crosstable."""

    said: str
    """The result; a word where it wasn't played."""
    other: str
    """The number of the opponent."""
    name: str
    how: str
    """won, drawn, lost or open, for its colour."""


class BoardRow(Struct, frozen=True):
    """A board in the list of a round."""

    first: str
    second: str
    said: str
    match: str
    you: bool


class Page(Struct, frozen=True, kw_only=True):
    """A tournament as its page shows it."""

    id: str
    title: str
    facts: tuple[str, ...]
    how: str
    stage: str
    said: str
    """How far it is."""
    cut: bool
    entrants: int
    host: bool
    inside: bool
    was_in: bool
    may_enter: bool
    late: bool
    you: int
    yours: str
    """Where one's own board is played."""
    against: str
    ties: tuple[str, ...]
    tie_how: tuple[str, ...]
    knock_out: bool
    pairs: bool
    """Sides of two play it."""
    by_field: bool
    """A board is won by who did better than the others with the same tiles."""
    hidden: bool
    """Results are told from round to round."""
    columns: tuple[int, ...]
    hash: str
    secret: str


def halves(points: int) -> str:
    """Half points, as people write them."""
    whole = str(points // 2) if points > 1 or not points % 2 else ""
    return f"{whole}½" if points % 2 else whole


def names_in(seen: Shown, speak: Tongue) -> dict[int, str]:
    """What everybody who has entered is called."""
    return seen.called(speak("words-somebody-left"), partial(_two, speak))


def columns_of(seen: Shown) -> tuple[int, ...]:
    """The rounds that the page shows."""
    return tuple(sorted({one.board.round for one in seen.boards})[-COLUMNS:])


def shown_in(seen: Shown, columns: tuple[int, ...], names: dict[int, str], speak: Tongue) -> Page:
    """A tournament in somebody's language, but for its tables and lists."""
    kept, plan = seen.tournament, seen.tournament.plan
    game = game_found(kept.game)
    inside = seen.you is not None and seen.you.until is None
    running = kept.stage in ("open", "playing")
    yours = seen.yours if kept.stage == "playing" else None
    you = seen.you.number if seen.you is not None else 0
    other = yours.board.other(you) if yours is not None else None
    return Page(
        id=kept.id, title=kept.title or (game.title if game else ""), facts=_facts(seen, speak),
        how=speak(HOW_WORDS[plan.format]), stage=kept.stage, said=_said(seen, speak),
        cut=kept.cut, entrants=sum(one.until is None for one in seen.entrants),
        host=seen.host, inside=inside, was_in=seen.you is not None,
        may_enter=running and not inside and (kept.stage == "open" or plan.takes_late),
        late=kept.stage == "playing", you=you, yours=yours.match if yours is not None else "",
        against=names.get(other or 0, ""),
        ties=tuple(speak(TIE_WORDS[tie][0]) for tie in seen.ties),
        tie_how=tuple(speak(TIE_WORDS[tie][1]) for tie in seen.ties),
        knock_out=plan.format == "knock-out", pairs=in_pairs(kept), by_field=by_the_field(plan),
        hidden=kept.stage == "playing" and plan.deals == "same", columns=columns,
        hash=seen.commitment, secret=seen.secret,
    )  # fmt: skip


def _two(speak: Tongue, one: str, other: str) -> str:
    """Who two are that play together; without a name the other is a bot."""
    if not other:
        return speak("tournaments-and-a-bot", one=one)
    return speak("duplicate-two", one=one, other=other)


def _facts(seen: Shown, speak: Tongue) -> tuple[str, ...]:
    kept, plan = seen.tournament, seen.tournament.plan
    game = game_found(kept.game)
    facts = [speak(FORMAT_WORDS[plan.format])]
    if plan.format == "arena":
        facts.append(speak("tournaments-fact-minutes", minutes=plan.minutes))
    if plan.format == "knock-out" and plan.best_of > 1:
        facts.append(speak("tournaments-fact-best-of", boards=plan.best_of))
    if game is not None:
        differing = option_text.differing(game, kept.options)
        facts += [game.title, *map(speak.say, differing)]
    if plan.rated:
        facts.append(speak("rated-word"))
    facts += [pace_called(kept.clock, speak.say), speak(DEAL_WORDS[plan.deals])]
    minutes, hours = GRACE_WORDS[in_pairs(kept)]
    if plan.grace <= LONG:
        facts.append(speak(minutes, minutes=plan.grace))
    else:
        facts.append(speak(hours, hours=plan.grace // 60))
    return tuple(fact for fact in facts if fact)


def _said(seen: Shown, speak: Tongue) -> str:
    """How far it is, in a few words."""
    kept = seen.tournament
    if kept.stage == "open" and kept.begins is not None:
        when = datetime.fromtimestamp(kept.begins / 1000, UTC)
        return speak("tournaments-stage-begins", when=speak.date(when, "short"))
    if kept.stage == "open":
        return speak("tournaments-stage-open")
    if kept.stage == "playing" and kept.plan.format == "arena":
        ends = (kept.began or 0) + kept.plan.minutes * MINUTE
        left = max(0, -(-(ends - wall_clock.now()) // MINUTE))
        return speak("tournaments-stage-arena", minutes=left)
    if kept.stage == "playing":
        return speak("tournaments-stage-round", round=max(1, seen.round), rounds=kept.rounds)
    return speak("tournaments-stage-over" if kept.stage == "over" else "tournaments-stage-off")


def tie_said(name: str, value: int, speak: Tongue) -> str:
    """What breaks a tie, written as the reader's language writes numbers."""
    if name == FIELD:
        return speak.number(value / 10, 1)
    if name == BEATEN:
        return speak.number(value / 4, (0, 2, 1, 2)[value % 4])
    return halves(value) if name == MET else speak.number(value)


def row_of(seen: Shown, line: Line, names: dict[int, str], bot: bool, speak: Tongue) -> Row:
    """How one stands."""
    ties = zip(seen.ties, line.ties, strict=True)
    return Row(
        speak.number(line.place), line.number, names[line.number], halves(line.points),
        tuple(tie_said(name, value, speak) for name, value in ties),
        f"{line.won}–{line.drawn}–{line.lost}", bot, line.gone,
        seen.you is not None and seen.you.number == line.number,
    )  # fmt: skip


#: The cells of one entrant, round by round.
Cells = tuple[tuple[ShownCell, ...], ...]


def cells_of(
    found: dict[int, list[Cell]], names: dict[int, str], columns: tuple[int, ...], speak: Tongue
) -> Cells:
    """The results of one entrant in the crosstable."""
    return tuple(
        tuple(_cell(cell, names, speak) for cell in found.get(round, ())) for round in columns
    )


_HOW: Final = {WON: "won", DRAWN: "drawn"}


def _cell(cell: Cell, names: dict[int, str], speak: Tongue) -> ShownCell:
    if cell.other is None:
        return ShownCell(speak("tournaments-bye"), "", "", "won")
    other, name = str(cell.other), names[cell.other]
    if cell.points is None:
        return ShownCell("…", other, name, "open")
    how = _HOW.get(cell.points, "lost")
    said = halves(cell.points)
    if cell.end in END_WORDS and cell.points != WON:
        said = speak(END_WORDS[cell.end])
    return ShownCell(said, other, name, how)


def board_row(one: ShownBoard, seen: Shown, names: dict[int, str], speak: Tongue) -> BoardRow:
    """A board of a round."""
    board, outcome = one.board, one.board.outcome
    if board.second is None:
        said = speak("tournaments-bye")
    elif outcome is None:
        said = speak("tournaments-done" if one.over else "tournaments-playing")
    else:
        said = f"{halves(outcome.first)} : {halves(outcome.second)}"
        if outcome.end in END_WORDS:
            said += f", {speak(END_WORDS[outcome.end])}"
        elif outcome.margin:
            said += f" ({outcome.margin:+d})".replace("-", "−")
    second = names[board.second] if board.second is not None else ""
    you = seen.you is not None and seen.you.number in board.players
    return BoardRow(names[board.first], second, said, one.match, you)
