"""Games and rules: a `Game` is a declaration; with options it gives `Rules` and a `State`."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import chain
from typing import Any, ClassVar, Literal

from msgspec.structs import replace as changed

from boneyard.core.arguments import check_chance, check_count, check_seat
from boneyard.core.chance import Chance
from boneyard.core.ids import Side
from boneyard.core.options import (
    ConfiguredGame,
    IntegerOption,
    Option,
    OptionError,
    Value,
    check_options,
    describe_value,
    get_rules,
    value_choice,
)
from boneyard.core.position import Result, TableState
from boneyard.core.table import Arm
from boneyard.core.tile_faces import Faces
from boneyard.core.tiles import Half, Tile, double_set
from boneyard.i18n import Argument, Message, message
from boneyard.i18n.game_titles import localize_title
from boneyard.rules.awards import Award, OnePoint, OpponentsPips
from boneyard.rules.blocks import (
    BlockWinner,
    LowestPips,
    NobodyWins,
    OutWinner,
    TieBreaker,
    WhoIsOut,
)
from boneyard.rules.boneyard_draws import Drawing, UntilPlayable
from boneyard.rules.counting import Counting, Pips
from boneyard.rules.dealing import Deal, Dealing, HandsAndStock, draw_for_lead
from boneyard.rules.goals import FirstTo, Goal
from boneyard.rules.matching import Matching, SameValue
from boneyard.rules.opening import HighestDouble, Opening
from boneyard.rules.play_scoring import NoPassScore, NoPlayScore, PassBonus, PassScore, PlayScore
from boneyard.rules.shapes import Line, Shape
from boneyard.rules.turns import OnePlay, Turns
from boneyard.rules.twists import CombinedTwists, Doubling, PerfectTen, Twist
from boneyard.rules.types import DERIVED, HandSize, MaxPips, Players, TileName

#: How many times a round is dealt before the rules are considered unsatisfiable.
MAX_DEAL_ATTEMPTS = 100_000


@dataclass(frozen=True)
class Book:
    """A rule book."""

    name: str
    ages: int | None = None
    """Minimum age according to the box; 0: all ages; None: not stated."""
    minutes: tuple[int, int] | None = None
    """Duration of a match according to the box, from and to."""
    published: bool = True
    """False: no box or leaflet, only common practice."""


@dataclass(frozen=True)
class DoubleN:
    """Straight tiles: every pair of 0…N once, in the sizes that a game allows (G-2)."""

    sizes: tuple[MaxPips, ...] = (6, 9, 12, 15)
    most: MaxPips = 6
    without: Mapping[int, tuple[TileName, ...]] = field(default_factory=dict, hash=False)
    """Tiles taken out of the set for some numbers of players (JA-2)."""
    hands: Mapping[int, tuple[HandSize, ...]] = field(default_factory=dict, hash=False)
    """Tiles for each player with sets other than the default, from the fewest players on, where the
    hand depends on their number (MT-1).
    """
    faces: Faces = "pips"
    """What its halves show."""
    track: bool = False
    """Whether a scoring track comes with it."""

    def tiles(self, players: int) -> tuple[Tile, ...]:
        """List the tiles that this number of players use."""
        out = self.without.get(players, ())
        return tuple(tile for tile in double_set(self.most) if tile.text not in out)


@dataclass(frozen=True)
class Boxed:
    """The tiles of a box, from its data file."""

    name: str
    contents: tuple[Tile, ...] = field(repr=False, metadata=DERIVED)
    faces: Faces = field(default="pips", metadata=DERIVED)
    """What its halves show."""
    track: bool = field(default=False, metadata=DERIVED)
    """Whether a scoring track comes with it."""

    def tiles(self, players: int) -> tuple[Tile, ...]:
        return self.contents


@dataclass(frozen=True)
class Game:
    """The rules of a game, in the words of the vocabulary.

    >>> import boneyard
    >>> rules = boneyard.game("all-fives").rules(players=3, target=150)
    >>> rules.options["target"]
    150
    """

    name: str
    title: str
    book: Book
    players: tuple[Players, ...] = (2, 3, 4)
    tiles: DoubleN | Boxed = DoubleN()
    hand: HandSize | Mapping[int, HandSize] = field(default=5, hash=False)
    """Tiles for each player, or a number for each number of players."""
    deal: Dealing = HandsAndStock()
    opening: Opening = HighestDouble()
    match: Matching = SameValue()
    table: Shape = Line()
    draw: Drawing = UntilPlayable()
    turns: Turns = OnePlay()
    on_play: PlayScore = NoPlayScore()
    on_pass: PassScore = NoPassScore()
    counting: Counting = Pips()
    out: OutWinner = WhoIsOut()
    block: BlockWinner = LowestPips()
    tie: TieBreaker = NobodyWins()
    """Who wins a block that is tied (G-13)."""
    award: Award = OpponentsPips()
    goal: Goal = FirstTo(100)
    teams: bool = False
    """Seats 0+2 against 1+3 (G-1)."""
    to_the_right: bool = False
    """Each next seat sits to the right: only the picture of the table changes (WL-1)."""
    twists: tuple[Twist, ...] = ()
    """Extra rules, in the order in which they are asked."""
    options: tuple[Option, ...] = ()
    """The options, beside the number of players and the set."""
    rules_json: str = field(default="", repr=False)
    """Custom rules: all of them as JSON, so that they can be sent to others."""

    alone: ClassVar[Literal[False]] = False
    """False: not a solitaire."""
    kind: ClassVar[str] = "table"
    """The kind of game, which selects how it is drawn, described or solved."""

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    @cached_property
    def combined_twists(self) -> CombinedTwists:
        """The twists of the game combined."""
        return CombinedTwists(self.twists)

    @property
    def localized_title(self) -> Argument:
        """The title for a translator; custom rules have their own."""
        return self.title if self.rules_json else localize_title(self.name, self.title)

    @property
    def lookup_key(self) -> str:
        """The key that finds the game again: its name, or all of its rules."""
        return self.rules_json or self.name

    def but(self, name: str, /, *, title: str, **changes: Any) -> "Game":
        """Return a copy with another name, title and changes."""
        return replace(self, name=name, title=title, **changes)

    @property
    def all_options(self) -> tuple[Option, ...]:
        """All options, with the number of players and the set."""
        few, many = min(self.players), max(self.players)
        first: list[Option] = [
            IntegerOption("players", "players", least=few, most=many),
        ]
        if isinstance(self.tiles, DoubleN):
            sizes = self.tiles.sizes
            first.append(value_choice("set", "tiles.most", *sizes))
        return (*first, *self.options)

    def default(self, option: Option, players: int) -> Value:
        """Return the default of an option."""
        if option.name == "players":
            return players
        if option.name == "hand":
            return self.hand_for(players)
        return option.default(self.resolve_goal(players))

    def resolve_goal(self, players: int) -> "Game":
        """Return the game with the parts of the goal that depend on the set (HU-12)."""
        goal = self.goal.resolve(len(doubles_of(self.tiles.tiles(players))), self.gives_one_point)
        return self if goal == self.goal else replace(self, goal=goal)

    @property
    def gives_one_point(self) -> bool:
        """Whether a round brings the winner one point, and nothing else scores (FR-6)."""
        return (
            type(self.award) is OnePoint
            and isinstance(self.on_play, NoPlayScore)
            and isinstance(self.on_pass, NoPassScore)
            and not self.tie.carries_over
            and not any(isinstance(twist, Doubling | PerfectTen) for twist in self.twists)
        )

    def hand_for(self, players: int) -> int:
        """Return how many tiles each player gets."""
        if isinstance(self.hand, int):
            return self.hand
        tiles = self.tiles
        if isinstance(tiles, DoubleN) and tiles.most in tiles.hands:
            return tiles.hands[tiles.most][self.players.index(players)]
        return self.hand[players]

    @property
    def hands_by_players(self) -> dict[int, int]:
        """Return how many tiles each player gets, for each number of players."""
        return {players: self.hand_for(players) for players in self.players}

    def rules(self, /, **chosen: Any) -> "Rules":
        """Return the rules of a match with these options."""
        found: Rules = get_rules(Rules, self, check_options(self, chosen))
        return found


class Rules(ConfiguredGame[Game]):
    """A game with its options chosen: the rules of one match."""

    alone: ClassVar[Literal[False]] = False

    def __init__(self, declared: Game, chosen: Mapping[str, Value]) -> None:
        """Check that the set can serve the deal (G-3)."""
        super().__init__(declared, chosen)
        players = self.players
        game = self.game = self.game.resolve_goal(players)
        self.tiles = game.tiles.tiles(players)
        self.doubles = doubles_of(self.tiles)
        self.sides = 2 if game.teams else players
        self._side_of_seat = tuple(Side(seat % self.sides) for seat in range(players))
        self.hand_size = game.deal.hand_size(len(self.tiles), players, game.hand_for(players))
        dealt = players * self.hand_size
        self.start_count = game.deal.start_count(len(self.tiles), dealt)
        needs = self.start_count + game.opening.placed
        if self.hand_size < 1 or dealt + needs > len(self.tiles):
            raise OptionError(
                "options-too-many", game=game.name, players=players, each=self.hand_size,
                tiles=len(self.tiles),
            )  # fmt: skip
        on_pass = game.on_pass
        if isinstance(on_pass, PassBonus) and on_pass.bonus and on_pass.on_double:
            raise OptionError("options-two-pass-bonuses", game=game.name)
        self._matching_cache: dict[Half, dict[Tile, tuple[Half, ...]]] = {}
        self._tile_counts: dict[Half, int] = {}
        self._start: State | None = None

    def side(self, seat: int) -> Side:
        """Return the side a seat plays for: its own, or its team's."""
        try:
            return self._side_of_seat[seat]
        except (IndexError, TypeError):
            check_seat(seat, self.players)
            raise

    def leaders(self, scores: Sequence[float]) -> tuple[int, ...]:
        """Return the sides that lead with these scores."""
        return self.game.goal.leaders(scores)

    def count(self, hand: Sequence[Tile]) -> int:
        """Return what a hand counts at the end of a round."""
        return self.game.counting.count(hand)

    def new_match(self) -> "State":
        """Return the state before the first deal."""
        if self._start is None:
            nothing = (0,) * self.sides
            self._start = State(
                rules=self, scores=nothing, points=nothing, hands=((),) * self.players
            )
        return self._start

    def count_tiles_with(self, half: Half) -> int:
        """Return how many tiles of the set bear a half: the set counts, not the deal (HU-8)."""
        found = self._tile_counts.get(half)
        if found is None:
            found = self._tile_counts[half] = sum(half in tile.halves for tile in self.tiles)
        return found

    def hub(self, round: int) -> Tile | None:
        """Return the double that a round is built around, if any (HU-1)."""
        return self.game.opening.hub(self.doubles, round)

    @property
    def deal_parts(self) -> frozenset[str]:
        """The parts of a deal beside the hands; a placed hub lies from the start (HU-2)."""
        lies = self.start_count or self.game.opening.placed
        return self.game.deal.deal_parts | ({"start"} if lies else set())

    @property
    def max_arms(self) -> int:
        """The maximum number of arms of a table."""
        return self.game.table.max_arms(len(self.doubles), self.players, self.start_count)

    def matching_tiles(self, end: Half) -> dict[Tile, tuple[Half, ...]]:
        """Return the tiles that match an end, with the halves that may touch it."""
        found = self._matching_cache.get(end)
        if found is None:
            matches = self.game.match.matches
            found = {}
            for tile in self.tiles:
                halves = tuple(half for half in tile.halves if matches(tile, half, end))
                if halves:
                    found[tile] = halves
            self._matching_cache[end] = found
        return found

    def tiles_for(self, arm: Arm) -> dict[Tile, tuple[Half, ...]]:
        """Return the tiles that may be played on an arm, with the halves that may touch it."""
        found = self.matching_tiles(arm.half)
        if not arm.gated:
            return found
        return {t: halves for t, halves in found.items() if t.is_double and t.a is arm.half}

    def leader(self, deal: Deal, round: int, past: Result | None) -> int:
        """Return the seat that begins a round."""
        opening = self.game.opening
        if self.game.deal.turns_up and self.start_count:
            return opening.beginner(self.players, round, past)
        return opening.leader(deal.hands, deal.lead, round, past, self.hub(round))

    def deal(self, round: int, chance: Chance) -> Deal:
        """Deal a round, again and again until the rules accept it (G-5)."""
        check_count("round", round)
        check_chance(chance)
        hub = self.hub(round) if self.game.opening.placed else None
        tiles = tuple(tile for tile in self.tiles if tile is not hub)
        for attempt in range(MAX_DEAL_ATTEMPTS):
            shuffled = chance.shuffled(tiles, round, f"deal:{attempt}")
            deal = self.game.deal.deal(shuffled, self.players, self.hand_size)
            if hub is not None:
                deal = changed(deal, start=(hub, *deal.start))
            if not self.must_redeal(deal):
                return self._with_lead(deal, round, chance)
        raise OptionError("options-no-deal", game=self.game.name)

    def must_redeal(self, deal: Deal) -> bool:
        """Return whether a deal must be dealt again (G-5)."""
        game = self.game
        return game.deal.must_redeal(deal.hands) or self._cannot_lead(deal)

    def _cannot_lead(self, deal: Deal) -> bool:
        """Return whether no tile of a deal may lead."""
        if self.game.deal.turns_up and self.start_count:
            return False
        word = self.game.opening
        if word.searches and not self.hub(1):
            # The lead may still lie in the boneyard (DB-3).
            return not word.legal_leads([*chain(*deal.hands), *deal.stock], None)
        return word.must_redeal(deal.hands)

    def _with_lead(self, deal: Deal, round: int, chance: Chance) -> Deal:
        if not self.draws_for_lead(round):
            return deal
        lead, draws = draw_for_lead(self.tiles, self.players, round, chance)
        return Deal(deal.hands, deal.stock, deal.aside, deal.start, lead, draws)

    def draws_for_lead(self, round: int) -> bool:
        """Return whether tiles are drawn for the lead of a round (G-15, WM-2)."""
        turned_up = self.game.deal.turns_up and self.start_count
        return not turned_up and self.game.opening.draws_for_lead(round)

    def validate_deal(self, deal: Deal, round: int = 1) -> Message | None:
        """Return why a deal from a record is impossible for a round, or None."""
        everything = [*deal.start, *(t for hand in deal.hands for t in hand)]
        everything += [*deal.stock, *deal.aside]
        return (
            find_wrong_tile(everything, self.tiles)
            or self._validate_hub(deal, round)
            or self.game.deal.validate(
                changed(deal, start=deal.start[1:]) if self.game.opening.placed else deal,
                self.start_count,
            )
            or self._validate_lead(deal.lead, round)
            or (message("deals-no-lead") if self._cannot_lead(deal) else None)
            or (message("deals-misdeal") if self.game.deal.must_redeal(deal.hands) else None)
        )

    def _validate_hub(self, deal: Deal, round: int) -> Message | None:
        """Check that the round's double lies already, or can be drawn (HU-6)."""
        hub = self.hub(round)
        if hub is None:
            return None
        if self.game.opening.placed:
            wrong = deal.start[:1] != (hub,)
            return message("deals-hub-start", tile=hub.text) if wrong else None
        there = any(hub in tiles for tiles in (*deal.hands, deal.stock))
        return None if there else message("deals-hub-missing", tile=hub.text)

    def _validate_lead(self, lead: int | None, round: int) -> Message | None:
        if not self.draws_for_lead(round):
            return None if lead is None else message("deals-nobody-draws")
        if lead is None:
            return message("deals-who-leads")
        there = 0 <= lead < self.players
        return None if there else message("deals-no-seat", seat=describe_value(lead))


class State(TableState, frozen=True, kw_only=True):
    """Position of a multiplayer match with its rules, or what one seat may know of it.

    >>> import boneyard
    >>> print(boneyard.read_position("block-draw | 6-4 5-0 / 2? | 0: 6-6 1: | 10? | 0 15"))
    block-draw, round 1, scores 0 15, seat 1 to act
    table     6-6
    open ends 1:6 2:6
    seat 0    6-4 5-0
    seat 1    2 tiles
    boneyard  10 tiles
    """

    rules: Rules

    @property
    def notation_extras(self) -> dict[str, Any]:
        """Whose trains are marked, where seats have one (MT-6)."""
        return {"marked": list(self.marked)} if self.rules.game.table.has_owned_arms else {}


def doubles_of(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    """List the doubles, the highest first."""
    doubles = (tile for tile in tiles if tile.is_double)
    return tuple(sorted(doubles, key=lambda tile: tile.height, reverse=True))


def find_wrong_tile(named: Iterable[Tile], tiles: Iterable[Tile]) -> Message | None:
    """Return a tile of a deal that is named twice or not in the set, or None."""
    left = set(tiles)
    checked: set[Tile] = set()
    for tile in named:
        if tile in checked:
            return message("deals-twice", tile=tile.text)
        if tile not in left:
            return message("deals-foreign", tile=tile.text)
        checked.add(tile)
    return None
