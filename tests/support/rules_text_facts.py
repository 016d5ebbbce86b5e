"""The facts of a game, taken from its declaration, and how a text tells them.

Numbers are told in digits, so a number is found in any language; several that belong together
(players and their tiles, the points of the ranks) stand in one sentence, in the order given here.
What is no number is told in words: a language has a pattern for each.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from boneyard.engine.kinds import AnyGame
from boneyard.rules.awards import (
    Award,
    ByLastTile,
    LosersWrite,
    MostMade,
    OnePoint,
    OpponentsPips,
    Penalties,
    Ranks,
    ToLove,
    WithBonuses,
)
from boneyard.rules.blocks import PlayOn
from boneyard.rules.boneyard_draws import Drawing, DrawOne, Never, UntilPlayable, WhileCrossOpen
from boneyard.rules.counting import BlankCounts, DearBlank, Nearest, Up
from boneyard.rules.curved import Honeycomb
from boneyard.rules.dealing import HandsAndStock, WholeSet
from boneyard.rules.game import Boxed, Game
from boneyard.rules.goals import Exactly, FirstTo, Goal, MostAfter
from boneyard.rules.matching import SumTo
from boneyard.rules.opening import (
    REDEAL,
    AnyDouble,
    ByLot,
    DrawForLead,
    HighestDouble,
    HolderOfHighest,
    LowestDouble,
    NextLeads,
    Opening,
    RoundDouble,
    TakeTurns,
    WinnerLeads,
)
from boneyard.rules.play_scoring import (
    EndsAlike,
    EndsGoInto,
    EndsMatching,
    EndsMultipleOf,
    PassBonus,
)
from boneyard.rules.shapes import Hub, MalteseCross, Trains
from boneyard.rules.turns import CoverDoubles, GoesOn, SecondDouble
from boneyard.solitaire.baronet import COUNT_CYCLE, BaronetLogic
from boneyard.solitaire.domino_solitaire import COLUMN_COUNT, DominoSolitaireLogic
from boneyard.solitaire.game import Solitaire
from support.rules_text_facts_es import SPANISH
from support.rules_text_facts_nl import DUTCH
from support.rules_text_words import (
    DRAW,
    EXPLAINED_OPTIONS,
    KNOW,
    OPTIONS,
    PLAY,
    SCORING,
    TITLE,
    Language,
)


@dataclass(frozen=True)
class Fact:
    """Some numbers that a part of the text tells together, in one sentence."""

    about: str
    part: str
    numbers: tuple[int, ...]
    once: bool = False
    """Told in one place only, so that no other place can say otherwise."""
    whole: bool = False
    """The sentence has no other numbers."""


ENGLISH = Language(
    headings={
        "How to play": PLAY, "Scoring": SCORING, "Goal": SCORING, "Good to know": KNOW,
        "Options": OPTIONS,
    },
    phrases={
        "draw until": (PLAY, r"draw\b[^.]*\buntil"),
        "draw one": (PLAY, r"(?:draw|take) (?:just )?\*\*one\*\* tile"),
        "draw never": (DRAW, r"no drawing|no boneyard"),
        "draw, some stay": (PLAY, r"tiles of the boneyard are never drawn"),
        "draw freely": (PLAY, r"may (?:still )?draw (?:more )?first"),
        "draw instead": (PLAY, r"draw (?:one|a single) tile instead"),
        "draw, must-play": (PLAY, r"[Ii]f it fits[^.;]* you must play it"),
        "draw, may-play": (PLAY, r"play it or pass"),
        "draw, turn-over": (PLAY, r"take \*\*one\*\* tile: your turn is then over"),
        "minus own": (SCORING, r"minus its own"),
        "swept": (KNOW, r"boneyard is shared out"),
        "joins": (PLAY, r"may join (?:both|the two|two) ends"),
        "never joins": (PLAY, r"never be joined"),
        "highest double": (PLAY, r"highest double(?: must)? lead|holds? the highest double"),
        "holder of highest": (PLAY, r"holder of the highest double"),
        "lowest double": (PLAY, r"\*\*lowest\*\* double leads"),
        "start single": (PLAY, r"tile that is not a double"),
        "redeal": (PLAY, r"tiles go back and are dealt again"),
        "draw for lead": (PLAY, r"Before every deal,? each player draws a tile"),
        "team game": (PLAY, r"You and the player opposite are partners"),
        "winner leads": (PLAY, r"the player who won the last round leads"),
        "locker leads": (PLAY, r"who made the last play leads"),
        "double led": (PLAY, r"must lead a double"),
        "blank last": (PLAY, r"but 0-0 comes last"),
        "own too": (SCORING, r"all four hands"),
        "first rounds": (SCORING, r"first four rounds"),
        "no blank": (SCORING, r"blank, doesn't count as capicúa"),
        "dear blank": (SCORING, r"0-0 without any other blank"),
        "dear alone": (SCORING, r"nothing but 0-0"),
        "idle counts": (SCORING, r"free sides keep counting"),
        "second double": (PLAY, r"another double that fits"),
        "love all": (SCORING, r"all go back to zero"),
        "hub placed": (PLAY, r"In the middle is the hub"),
        "hub held": (PLAY, r"The player who was dealt it must lead it"),
        "hub falls": (PLAY, r"one lower each round"),
        "own trains": (PLAY, r"Every player has a train"),
        "mexican train": (PLAY, r"the Mexican train, belongs to everyone"),
        "first run": (PLAY, r"first turn is a run"),
        "cover doubles": (PLAY, r"must be covered before anything else"),
        "toes": (PLAY, r"three toes must be played"),
        "next leads": (PLAY, r"led by the player after the last leader"),
        "partners choose": (PLAY, r"winning partners choose who leads"),
        "by lot": (PLAY, r"Before the first round, each player draws a tile"),
        "any double": (PLAY, r"A double must be led"),
        "gate of doubles": (PLAY, r"must be the double of its number"),
        "must go on": (PLAY, r"you must go on"),
        "after a double": (PLAY, r"After playing a double you may"),
        "plays on": (PLAY, r"drops out and the others play on"),
        "turned up": (KNOW, r"turned up and begins the line"),
        **EXPLAINED_OPTIONS,
    },
)  # fmt: skip

LANGUAGES = {"en": ENGLISH, "es": SPANISH, "nl": DUTCH}


# What the declaration says.


def facts_of(game: AnyGame) -> list[Fact]:
    """All that a game's text must tell in numbers."""
    if isinstance(game, Solitaire):
        return [*_set_facts(len(game.rules().tiles)), *_solo_facts(game)]
    return [
        *_set_facts(_tiles(game)), *_hand_facts(game), *_draw_facts(game), *_play_facts(game),
        *_award_facts(game.award), *_bonus_facts(game),
        *_goal_facts(game.resolve_goal(min(game.players)).goal), *_hub_facts(game),
        *_symbol_facts(game),
    ]  # fmt: skip


def _tiles(game: Game) -> int | None:
    """How many tiles, if that is always the same."""
    if isinstance(game.tiles, Boxed):
        return len(game.tiles.contents)
    return len(game.tiles.tiles(min(game.players))) if len(game.tiles.sizes) == 1 else None


def _set_facts(tiles: int | None) -> Iterator[Fact]:
    if tiles is not None:
        yield Fact("tiles of the set", PLAY, (tiles,), once=True)


def _solo_facts(game: Solitaire) -> Iterator[Fact]:
    if isinstance(game.logic, BaronetLogic):
        yield Fact("the counts", TITLE, (0, COUNT_CYCLE - 1))
        yield Fact("the counts", PLAY, (0, COUNT_CYCLE - 1))
        yield Fact("passes in vain", SCORING, (COUNT_CYCLE,), once=True)
    if isinstance(game.logic, DominoSolitaireLogic):
        yield Fact("the rows", PLAY, tuple(range(COLUMN_COUNT, 0, -1)), once=True)
        yield Fact("the columns", PLAY, (COLUMN_COUNT,), whole=True)


def _hand_facts(game: Game) -> Iterator[Fact]:
    """The numbers of players, each with the tiles they take."""
    few, many = min(game.players), max(game.players)
    span = (few,) if few == many else (few, many)
    tiles = _tiles(game)
    if isinstance(game.deal, WholeSet):
        yield Fact("players", PLAY, span, once=True, whole=True)
        return
    start = game.deal.start if isinstance(game.deal, HandsAndStock) else 0
    if start and few == many and tiles is not None:
        hand = game.hand_for(few)
        yield Fact("players", PLAY, (few, tiles), once=True, whole=True)
        yield Fact("hand and boneyard", PLAY, (hand, tiles - few * hand - start), once=True)
    elif isinstance(game.hand, int):
        yield Fact("players and their hands", PLAY, (*span, game.hand), once=True)
    else:
        told: list[int] = []
        for players in game.players:
            if told and told[-1] == game.hand_for(players):
                told.insert(-1, players)
            else:
                # The box is told with the first hand: "7 of the 28 tiles".
                box = [tiles] if isinstance(game.tiles, Boxed) and not told and tiles else []
                told += [players, game.hand_for(players), *box]
        yield Fact("players and their hands", PLAY, tuple(told), once=True, whole=True)
    if start > 1:
        yield Fact("tiles at the start", PLAY, (start,), once=True, whole=True)
    for option in game.options:
        if option.name == "hand":
            for other, counts in option.player_counts.items():
                yield Fact("another hand", PLAY, (*counts, int(other)), once=True)


def _draw_facts(game: Game) -> Iterator[Fact]:
    if isinstance(game.draw, UntilPlayable) and game.draw.leave:
        yield Fact("tiles never drawn", PLAY, (game.draw.leave,), once=True, whole=True)


def _play_facts(game: Game) -> Iterator[Fact]:
    if isinstance(game.match, SumTo):
        yield Fact("sum of touching halves", PLAY, (game.match.total,), once=True, whole=True)
    match game.on_play:
        case EndsMultipleOf(step, pips_a_point):
            yield Fact("ends", SCORING, (step,))
            if pips_a_point > 1:
                yield Fact("points for the ends", SCORING, (step, 1, pips_a_point))
        case EndsGoInto(steps):
            yield Fact("ends", SCORING, steps)
        case EndsMatching(doubles, lead):
            yield Fact("a double that leads", SCORING, (lead,), whole=True)
            yield Fact("ends that match", SCORING, (1, doubles), once=True)
        case EndsAlike(alike, with_double, meets):
            if meets not in (0, alike):
                yield Fact("meeting a double", SCORING, (meets,))
            yield Fact("ends alike", SCORING, (alike,), whole=True)
            yield Fact("ends alike with a double", SCORING, (with_double, alike), once=True)


def _award_facts(award: Award) -> Iterator[Fact]:
    match award:
        case OpponentsPips(each_hand=each, total=total, when_blocked=block, pips_a_point=pips):
            for rounding in (each, total, block):
                if isinstance(rounding, Nearest):
                    down, up = range(1, rounding.step // 2 + 1), (rounding.step // 2 + 1,)
                    ways = (*down, *up) if pips == 1 else (1, pips)
                    yield Fact("rounding", SCORING, (rounding.step, *ways))
                if isinstance(rounding, Up):
                    yield Fact("rounding", SCORING, (rounding.step, 32, 40, 40), once=True)
        case OnePoint():
            yield Fact("the point of a round", SCORING, (1,))
        case Penalties(for_out):
            if for_out:
                yield Fact("penalty for the other's going out", SCORING, (for_out,), once=True)
        case Ranks(scale):
            for ranks in scale:
                many = (len(ranks),) if len(scale) > 1 else ()
                yield Fact("points of the ranks", SCORING, (*many, *ranks), once=True)
            yield Fact("doubled stakes", OPTIONS, (2 * scale[-1][0], scale[-1][0]), once=True)
        case MostMade():
            pass
        case ByLastTile(single, double, both, both_double, blocked):
            kinds = (single, double, both, both_double)
            yield Fact("kinds of last tile", SCORING, kinds, once=True)
            yield Fact("a blocked round", SCORING, (blocked,), whole=True)
        case LosersWrite(entry):
            yield Fact("the entry", SCORING, (0, entry), once=True, whole=True)
        case WithBonuses(award=inner, capicua=capicua, last=last, ladder=ladder):
            yield from _award_facts(inner)
            for bonus in (capicua.gives, last.gives):
                if bonus:
                    yield Fact("a bonus", SCORING, (int(bonus),))
            if ladder.on:
                yield Fact("the ladder", SCORING, ladder.rungs, once=True)
        case other:
            raise AssertionError(f"say here how a text tells {other}")


def _bonus_facts(game: Game) -> Iterator[Fact]:
    """Points for passes, a dear blank, and hands that are dealt again."""
    if isinstance(game.on_pass, PassBonus) and game.on_pass.bonus:
        yield Fact("a pass", SCORING, (game.on_pass.bonus,))
    if isinstance(game.counting, DearBlank):
        yield Fact("0-0", SCORING, (game.counting.points,), once=True)
    if isinstance(game.counting, BlankCounts) and game.counting.points:
        yield Fact("0-0", SCORING, (game.counting.points,), once=True)
    if isinstance(game.deal, HandsAndStock):
        misdeal = tuple(filter(None, (game.deal.misdeal.doubles, game.deal.misdeal.same)))
        if misdeal:
            yield Fact("misdeals", PLAY, misdeal, once=True, whole=True)


def _goal_facts(goal: Goal) -> Iterator[Fact]:
    match goal:
        case FirstTo(target) | Exactly(target):
            yield Fact("target", SCORING, (target,), once=target > 10, whole=True)
        case MostAfter(rounds):
            yield Fact("rounds", SCORING, (rounds,), once=rounds > 1, whole=True)
        case other:
            raise AssertionError(f"say here how a text tells {other}")


def _hub_facts(game: Game) -> Iterator[Fact]:
    if isinstance(game.table, Hub):
        yield Fact("arms of the hub", PLAY, (game.table.arms,), once=True, whole=True)


def _symbol_facts(game: Game) -> Iterator[Fact]:
    """What symbols count: in a hand, and for a perfect ten (FD-12, FD-19)."""
    if not isinstance(game.tiles, Boxed):
        return
    counts = {half.pips for tile in game.tiles.contents for half in tile.halves if half.symbol}
    if counts:
        yield Fact("symbols in a hand", SCORING, tuple(sorted(counts)), once=True)
        yield Fact("symbols at an end", OPTIONS, tuple(sorted(counts)), once=True)


def words_of(game: AnyGame) -> set[str]:
    """All that a game's text must tell in words; nothing else of that kind may be there."""
    found = {option.name for option in game.options} & EXPLAINED_OPTIONS.keys()
    if isinstance(game, Solitaire):
        return found
    found |= {*_draw_words(game.draw), *_opening_words(game.opening), *_table_words(game)}
    found |= {"start single"} if getattr(game.deal, "start_single", False) else set()
    found |= {"turned up"} if game.deal.turns_up else set()
    found |= {"swept"} if game.combined_twists.drains_boneyard else set()
    found |= {"team game"} if game.teams else set()
    return found


def _opening_words(opening: Opening) -> Iterator[str]:
    match opening:
        case WinnerLeads(first=first, locker=locker, double=double, partners=partners):
            yield from (*_opening_words(first), "winner leads")
            yield from ["locker leads"] * locker + ["double led"] * double
            yield from ["partners choose"] * partners
        case NextLeads(first=first):
            yield from (*_opening_words(first), "next leads")
        case ByLot(then=then):
            # The first lead without lots is no matter.
            yield from ({*_opening_words(then)} - {"highest double"}) | {"by lot"}
        case AnyDouble():
            yield "any double"
        case LowestDouble(blank_last=blank_last):
            yield "lowest double"
            yield from ["blank last"] * blank_last
        case HolderOfHighest():
            yield "holder of highest"
        case HighestDouble(otherwise):
            yield "highest double"
            yield from ["redeal"] * (otherwise == REDEAL)
        case DrawForLead():
            yield "draw for lead"
        case RoundDouble(placed=placed, falls=falls):
            yield "hub placed" if placed else "hub held"
            yield from ["hub falls"] * falls
        case TakeTurns():
            pass
        case other:
            raise AssertionError(f"say here how a text tells {other}")


def _table_words(game: Game) -> Iterator[str]:
    """Whether ends are joined, and what a block's winner takes off."""
    if isinstance(game.table, Honeycomb):
        yield "joins" if game.table.joins else "never joins"
    if isinstance(game.award, OpponentsPips) and game.award.minus_own:
        yield "minus own"
    if isinstance(game.award, WithBonuses):
        inner, bonuses = game.award.award, game.award
        yield from ["own too"] * (isinstance(inner, OpponentsPips) and inner.own_too)
        yield from ["first rounds"] * bonuses.ladder.on + ["no blank"] * (not bonuses.capicua.blank)
    if isinstance(game.counting, DearBlank):
        yield "dear alone" if game.counting.alone else "dear blank"
    if isinstance(game.on_play, EndsMultipleOf) and game.on_play.idle:
        yield "idle counts"
    if isinstance(game.table, Trains):
        yield from ["own trains"] + ["mexican train"] * game.table.mexican
    if isinstance(game.turns, CoverDoubles):
        yield from ["cover doubles"] + ["first run"] * game.turns.run
    yield from ["gate of doubles"] * isinstance(game.table, MalteseCross)
    if isinstance(game.turns, GoesOn):
        yield "must go on" if game.turns.how == "must" else "after a double"
    yield from ["plays on"] * isinstance(game.out, PlayOn)
    yield from ["toes"] * (isinstance(game.table, Hub) and game.table.feet)
    yield from ["second double"] * isinstance(game.turns, SecondDouble)
    yield from ["love all"] * (isinstance(game.award, ToLove) and game.award.love)


def _draw_words(drawing: Drawing) -> Iterator[str]:
    match drawing:
        case UntilPlayable(freely=freely, instead=instead, leave=leave):
            yield "draw until"
            yield from ["draw, some stay"] * (leave > 0)
            yield from ["draw freely"] * freely + ["draw instead"] * instead
        case DrawOne(then=then, instead=instead):
            yield from ("draw one", f"draw, {then}")
            yield from ["draw instead"] * instead
        case Never():
            yield "draw never"
        case WhileCrossOpen(before=before, after=after):
            yield from (*_draw_words(before), *_draw_words(after))
        case other:
            raise AssertionError(f"say here how a text tells {other}")


# What the text says.


def parts_of(text: str, language: Language) -> dict[str, str]:
    """The parts of a text; its first line is the title's."""
    pieces = re.split(r"^## (.+)$", text, flags=re.M)
    found = {TITLE: pieces[0]}
    for heading, body in zip(pieces[1::2], pieces[2::2], strict=True):
        found[language.headings[heading]] = body
    return found


#: A number in digits that is no part of a tile's name (`6-4`).
_NUMBER = re.compile(r"(?<![\d-])\d+(?![\d-])")


def sentences(part: str) -> Iterator[tuple[int, ...]]:
    """The numbers of each sentence that has any."""
    for sentence in re.split(r"(?<=[.!?])[*\s)]+|\n", part):
        numbers = tuple(int(number) for number in _NUMBER.findall(sentence))
        if numbers:
            yield numbers


def times_told(fact: Fact, part: str) -> int:
    """How often a part of a text tells a fact."""
    size = len(fact.numbers)
    found = 0
    for numbers in sentences(part):
        last = 0 if fact.whole else len(numbers) - size
        places = [numbers if fact.whole else numbers[at : at + size] for at in range(last + 1)]
        found += places.count(fact.numbers)
    return found


def wrong(game: AnyGame, text: str, language: Language = ENGLISH) -> list[str]:
    """What a text doesn't tell as the declaration has it."""
    parts = parts_of(text, language)
    found = []
    for fact in facts_of(game):
        times = times_told(fact, parts.get(fact.part, ""))
        if not times or (fact.once and times > 1):
            found.append(f"{fact.about} {fact.numbers} told {times} times in {fact.part}")
    told = {
        word
        for word, (where, pattern) in language.phrases.items()
        if re.search(pattern, " ".join(parts.get(part, "") for part in where.split()))
    }
    wanted = words_of(game)
    found += [f"{word} is not told" for word in sorted(wanted - told)]
    return found + [f"{word} is told, but not so" for word in sorted(told - wanted)]
