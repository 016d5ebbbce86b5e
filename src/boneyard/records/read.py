"""Reader for records: everything that could change the play is validated."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from os import PathLike
from typing import Any, Final, TypeGuard, TypeVar, cast

import msgspec
from msgspec.structs import replace

from boneyard.core import strict_json
from boneyard.core.fair_shuffle import (
    FAIRNESS_VERSIONS,
    VERSION_COMMITTED,
    VERSION_SEED_ONLY,
    Fair,
    secret_from_seed,
)
from boneyard.core.options import OptionError, describe_value, make_printable
from boneyard.core.position import Position
from boneyard.core.tiles import Tile, TileError, parse_halves, tile
from boneyard.engine.kinds import AnyRules, AnyState
from boneyard.games import get_game
from boneyard.i18n import Message, OneOf, TranslatedError, error_text, message
from boneyard.i18n.translator import Translate, english
from boneyard.rules.dealing import Deal
from boneyard.rules.game import Rules
from boneyard.solitaire.game import Setup, SoloRules

T = TypeVar("T")

RECORD_VERSION: Final = 1
MAX_ROUNDS: Final = 100_000
#: The known keys of a record, a round, and a deal of any game.
RECORD_KEYS: Final = frozenset(
    {"boneyard", "game", "options", "seats", "seed", "rounds", "commitment", "fair", "match"}
    | {"seat_seeds", "sealed", "seeded", "dealt", "clock", "time"}
)
#: What happens to a clock beside moves: time given, a bot steps in, a player returns.
CLOCK_EVENTS: Final = ("given", "bot", "back")
ROUND_KEYS: Final = frozenset({"round", "deal", "moves"})
DEAL_KEYS: Final = frozenset({"hands", "stock", "start", "aside", "lead", "row", "rows"})


class RecordError(TranslatedError, ValueError):
    """A record that can't be read or played; the message says where and why."""


class Round(msgspec.Struct, frozen=True):
    """A round as written: its deal, if given, and its moves."""

    deal: Mapping[str, object] | None
    moves: tuple[tuple[int | None, str], ...]


class Order(msgspec.Struct, frozen=True):
    """When the randomness of a match was fixed, in ms since 1970, by the server's clock."""

    sealed: int
    """When the commitment was made."""
    seeded: tuple[int | None, ...]
    """When each seat added its seed; None: it added none."""
    dealt: int
    """When the first round was dealt."""


class Record(msgspec.Struct, frozen=True):
    """A record whose form has been validated, but which has not been played.

    >>> import boneyard
    >>> record = boneyard.Match("block-draw", seed="tea").play_out().record()
    >>> [position.round for position in record.positions()][:3]
    [1, 1, 1]
    """

    rules: AnyRules
    seats: tuple[str, ...]
    rounds: tuple[Round, ...]
    chance: Fair | None
    """The source of deals that are not written down."""
    order: Order | None
    """When all of that was fixed, if the record tells."""
    first: int
    """The number of the first round in the record."""
    written: Mapping[str, Any]
    """The record as it was, including unknown keys."""

    @property
    def before(self) -> Position:
        """Return the match before its first recorded round: earlier ones are unknown.

        The leader of a round, and its randomness, follow from its number.
        """
        start: Position = self.rules.new_match()
        return replace(start, round=self.first - 1)

    def positions(self) -> Iterator[AnyState]:
        """Yield the position after each deal and each move, in order."""
        from boneyard.records.replay import iter_replay  # it reads records

        return (state for _, state in iter_replay(self))

    def save(self, path: str | PathLike[str]) -> None:
        """Write it into a file; to a `.jsonl` file it is added as a line, `.gz` compresses."""
        from boneyard.records.files import save_record  # it reads records

        save_record(self, path)

    def __repr__(self) -> str:
        return (
            f"<Record {self.rules.game.name}, {len(self.rounds)} rounds, {', '.join(self.seats)}>"
        )

    def _repr_html_(self) -> str:
        # Imported lazily: only notebooks need it.
        from html import escape

        from boneyard.drawing.notebook import position_svg, table_html
        from boneyard.i18n.translator import current_translator
        from boneyard.records.replay import play_record

        translator = current_translator()
        names = translator.translate(tuple(self.seats))
        title = f"<p><strong>{escape(self.rules.game.title)}</strong> · {escape(names)}</p>"
        try:
            _, end = play_record(self)
        except RecordError as error:
            return f"{title}<p>{escape(translator.translate(error.message))}</p>"
        rows = [
            [str(number), *map(str, result.points)]
            for number, result in enumerate(end.results, self.first)
        ]
        rows.append(["Σ", *map(str, end.scores)])
        sides = [
            tuple(name for seat, name in enumerate(self.seats) if self.rules.side(seat) == side)
            for side in range(self.rules.sides)
        ]
        return (
            f"{title}{table_html(['', *map(translator.translate, sides)], rows)}{position_svg(end)}"
        )


def parse_record_json(text: bytes | str, say: Translate = english) -> Record:
    """Parse a record from JSON; seats without a name get one in the reader's language."""
    try:
        written = strict_json.decode(text)
    except strict_json.DuplicateKey as error:
        raise RecordError("record-key-twice", key=repr(error.key)) from None
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise RecordError("record-no-json", why=error_text(error)) from None
    return parse_record(written, say)


def parse_record(written: object, say: Translate = english) -> Record:
    """Validate the form of a record."""
    if not isinstance(written, dict):
        raise RecordError("record-no-object")
    version = written.get("boneyard")
    if type(version) is not int or version != RECORD_VERSION:
        raise RecordError(
            "record-version", version=str(RECORD_VERSION), found=describe_value(version)
        )
    rounds = _rounds(written.get("rounds"))
    try:
        rules = _rules(written, rounds)
    except OptionError as error:
        raise RecordError(error.message) from None
    _check_misplaced_keys(written, RECORD_KEYS, rules, message("record-itself"))
    for number, one in enumerate(written["rounds"], 1):
        _check_misplaced_keys(one, ROUND_KEYS, rules, message("record-round", round=str(number)))
    _check_time(written, rules)
    chance = _chance(written)
    for number, one in enumerate(rounds, 1):
        if one.deal is None and chance is None:
            raise RecordError("record-no-deal", round=str(number))
    order = _order(written, rules) if chance and chance.version == VERSION_COMMITTED else None
    seats, first = _seats(written, rules, say), _first_round_number(written["rounds"])
    return Record(rules, seats, rounds, chance, order, first, written)


def _check_misplaced_keys(
    keys: Mapping[str, object], known: frozenset[str], rules: AnyRules, where: Message
) -> None:
    """Refuse known keys in the wrong place, if they have a value; unknown keys are kept."""
    elsewhere = (RECORD_KEYS | ROUND_KEYS | DEAL_KEYS | rules.options.keys()) - known
    for key, value in keys.items():
        if key in elsewhere and value not in ([], None):
            raise RecordError("record-misplaced", where=where, key=repr(key))


def _rounds(written: object) -> tuple[Round, ...]:
    if not isinstance(written, list):
        raise RecordError("record-no-rounds")
    if len(written) > MAX_ROUNDS:
        raise RecordError("record-too-many-rounds", most=MAX_ROUNDS)
    return tuple(_round(number, one) for number, one in enumerate(written, 1))


def _round(number: int, written: object) -> Round:
    if not isinstance(written, dict):
        raise RecordError("record-round-object", round=str(number))
    deal = written.get("deal")
    if deal is not None and not isinstance(deal, dict):
        raise RecordError("record-deal-object", round=str(number))
    moves = written.get("moves")
    if not isinstance(moves, list):
        raise RecordError("record-moves-list", round=str(number))
    return Round(deal, tuple(_move(number, at, move) for at, move in enumerate(moves, 1)))


def _move(round: int, number: int, written: object) -> tuple[int | None, str]:
    if isinstance(written, list) and len(written) == 2:
        seat, text = written
        if (seat is None or type(seat) is int) and isinstance(text, str):
            return seat, text
    raise RecordError("record-move-pair", round=str(round), move=str(number))


def _rules(written: Mapping[str, object], rounds: Sequence[Round]) -> AnyRules:
    game = get_game(written.get("game"))
    options = written.get("options", {})
    if not isinstance(options, dict):
        raise RecordError("record-options-object")
    options = {str(name): value for name, value in options.items()}
    if "players" not in options:
        players = _infer_players(written, rounds) or (
            game.players[0] if len(game.players) == 1 else None
        )
        if players is None:
            raise RecordError("record-no-players")
        options["players"] = players
    return game.rules(**options)


def _infer_players(written: Mapping[str, object], rounds: Sequence[Round]) -> int | None:
    hands = rounds[0].deal.get("hands") if rounds and rounds[0].deal else None
    for by_seat in (hands, written.get("seats")):
        if isinstance(by_seat, list):
            return len(by_seat)
    return None


def _seats(written: Mapping[str, object], rules: AnyRules, say: Translate) -> tuple[str, ...]:
    seats = written.get("seats")
    if seats is None:
        return tuple(say(message("art-seat", number=at)) for at in range(1, rules.players + 1))
    if not isinstance(seats, list) or not all(map(_is_text, seats)):
        raise RecordError("record-seats-list")
    if len(seats) != rules.players:
        raise RecordError("record-seats-count", seats=len(seats), players=rules.players)
    return tuple(map(make_printable, seats))


def _is_text(value: object) -> TypeGuard[str]:
    """Return whether a text can be encoded as UTF-8: JSON may hold half a surrogate pair."""
    if not isinstance(value, str):
        return False
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def _chance(written: Mapping[str, object]) -> Fair | None:
    seed = written.get("seed")
    if seed is None:
        return None
    seeds, match = written.get("seat_seeds", []), written.get("match", "")
    if not _is_text(seed) or not _is_text(match):
        raise RecordError("record-seed-text")
    if not isinstance(seeds, list) or not all(map(_is_text, seeds)):
        raise RecordError("record-seeds-texts")
    version = written.get("fair", VERSION_SEED_ONLY)
    if type(version) is not int or version not in FAIRNESS_VERSIONS:
        known = OneOf(tuple(map(str, FAIRNESS_VERSIONS)))
        raise RecordError("record-fair-version", known=known, found=describe_value(version))
    return Fair(secret_from_seed(seed), seeds, match, version)


def _order(written: Mapping[str, object], rules: AnyRules) -> Order:
    """Parse what version 2 has beside the seed: the commitment, and when everything was fixed."""
    if not _is_text(written.get("commitment")):
        raise RecordError("record-no-commitment")
    sealed, seeded, dealt = (written.get(key) for key in ("sealed", "seeded", "dealt"))
    if not (_is_time(sealed) and _is_time(dealt)):
        raise RecordError("record-no-times")
    seeds = written.get("seat_seeds")
    if not isinstance(seeds, list) or len(seeds) != rules.players:
        raise RecordError("record-seeds-count")
    if not isinstance(seeded, list) or len(seeded) != rules.players:
        raise RecordError("record-seeded-count")
    if not all(one is None or _is_time(one) for one in seeded):
        raise RecordError("record-seeded-times")
    return Order(cast(int, sealed), tuple(seeded), cast(int, dealt))


def _check_time(written: Mapping[str, object], rules: AnyRules) -> None:
    """Validate the clock and its events: they change no play, but must be readable."""
    clock, time = written.get("clock"), written.get("time", [])
    is_clock = isinstance(clock, list) and len(clock) == 3 and all(map(_is_time, clock))
    if clock is not None and not is_clock:
        raise RecordError("record-clock")
    if not isinstance(time, list) or not all(_is_clock_event(one, rules.players) for one in time):
        raise RecordError("record-time")


def _is_clock_event(one: object, players: int) -> bool:
    if not isinstance(one, dict) or one.get("what") not in CLOCK_EVENTS:
        return False
    numbers = [one.get(key) for key in ("round", "moves", "at")]
    seats = [one.get("seat"), *([one.get("to")] if one["what"] == "given" else [])]
    return all(map(_is_time, numbers)) and all(
        type(seat) is int and 0 <= seat < players for seat in seats
    )


def _is_time(value: object) -> bool:
    return type(value) is int and 0 <= value < 1 << 53


def _first_round_number(rounds: Sequence[Mapping[str, object]]) -> int:
    """Return the number of the first round; the numbers of the following ones must continue it."""
    first = rounds[0].get("round", 1) if rounds else 1
    if type(first) is not int or not 1 <= first <= MAX_ROUNDS:
        raise RecordError("record-first-round", most=MAX_ROUNDS)
    for number, one in enumerate(rounds, first):
        found = one.get("round", number)
        if type(found) is not int or found != number:
            raise RecordError("record-other-round", round=str(number), found=describe_value(found))
    return first


def parse_deal(rules: AnyRules, written: Mapping[str, object], round: int = 1) -> Deal | Setup:
    """Parse a deal that is written down, and refuse an impossible one."""
    deal: Deal | Setup
    if rules.alone:
        objection = rules.validate_deal(deal := _parse_solitaire_deal(rules, written))
    else:
        objection = rules.validate_deal(deal := _parse_table_deal(rules, written, round), round)
    if objection:
        raise RecordError(objection)
    return deal


def _parse_solitaire_deal(rules: SoloRules, written: Mapping[str, object]) -> Setup:
    part = rules.game.logic.deal_key
    _check_misplaced_keys(written, frozenset({part}), rules, message("record-the-deal"))
    if part not in written:
        raise RecordError("record-deal-part", part=part)
    rows = [written[part]] if part == "row" else written[part]
    if not isinstance(rows, list):
        raise RecordError("record-rows-list")
    return Setup(
        tuple(tuple(parse_texts(row, message("record-a-row"), parse_halves)) for row in rows)
    )


def _parse_table_deal(rules: Rules, written: Mapping[str, object], round: int) -> Deal:
    lead_key = {"lead"} if rules.draws_for_lead(round) else set()
    known = rules.deal_parts | {"hands"} | lead_key
    _check_misplaced_keys(written, known, rules, message("record-the-deal"))
    hands = written.get("hands")
    if not isinstance(hands, list) or len(hands) != rules.players:
        raise RecordError("record-hands-count", players=rules.players)
    lead = written.get("lead")
    if lead is not None and type(lead) is not int:
        raise RecordError("record-lead-number")
    parts = {p: parse_tiles(written.get(p, []), p) for p in rules.deal_parts}
    deal = Deal(
        tuple(parse_tiles(hand, message("record-a-hand")) for hand in hands),
        stock=parts.get("stock", ()),
        aside=parts.get("aside", ()),
        start=parts.get("start", ()),
        lead=lead,
    )
    if not all(deal.hands):
        raise RecordError("record-hand-empty")
    return deal


def parse_tiles(written: object, what: str | Message) -> tuple[Tile, ...]:
    """Parse a list of tiles, their halves in any order."""
    return tuple(parse_texts(written, what, tile))


def parse_texts(written: object, what: str | Message, how: Callable[[str], T]) -> list[T]:
    """Parse a list of texts with `how`."""
    if not isinstance(written, list) or not all(isinstance(one, str) for one in written):
        raise RecordError("record-tiles-list", what=what)
    try:
        return [how(one) for one in written]
    except TileError as error:
        raise RecordError(error.message) from None
