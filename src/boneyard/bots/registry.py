"""Registry of bots: every bot by its name, levels and styles."""

import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from typing import Final, Protocol

from msgspec import Struct

from boneyard.core.actions import Move
from boneyard.core.arguments import check_dice, check_seat
from boneyard.core.position import Position
from boneyard.core.suggestions import list_names, unknown_name
from boneyard.engine.kinds import state_of_kind
from boneyard.i18n import Message, message
from boneyard.rules.game import State


class Bot(Protocol):
    """A player for `duel`, `play_match` and `Match.play_out`: anything with this method.

    >>> import boneyard
    >>> class First:
    ...     def choose(self, view, seat, rng):
    ...         return boneyard.legal(view, seat)[0]
    >>> boneyard.Match("block-draw", seed="tea").play_out(First()).is_over
    True
    """

    def choose(self, view: State, seat: int, rng: random.Random, /) -> Move | str | None:
        """Choose one of `legal(view, seat)`, as a move or as text.

        The view holds what the seat may know. A seat whose turn it is must move; None means that a
        seat which could call something out of turn doesn't.
        """
        ...


class BuiltInBot(Protocol):
    """The interface of our own bots, which play solitaires too."""

    def choose(self, view: Position, seat: int, dice: random.Random) -> Move | None:
        """Choose among `legal(view, seat)`; None: not its turn, and no call."""
        ...


class Hint(Struct, frozen=True):
    """A legal move and its value."""

    move: Move
    points: float
    """Points over the others in the rest of the round; solitaire: minus the tiles left."""
    wins: float
    """The chance to win the round."""
    error: float
    """The standard error of the points, against the best move."""
    cost: float
    """Points below the move that brings most; solitaire: more tiles left."""
    reasons: tuple[Message, ...]
    """The reasons, the most important first."""
    match: float | None = None
    """The chance to win the match; None: unknown, and points rank the moves."""
    match_error: float = 0.0
    """Its standard error, against the best move."""
    match_cost: float = 0.0
    """How far it is below that of the best move."""
    solo: bool = False
    """It is a move of a solitaire."""

    def __str__(self) -> str:
        """Say in English what the move is worth, and why."""
        from boneyard.bots.hints import describe_hint

        return describe_hint(self)


class Hints(list[Hint]):
    """Hints, the best first; a notebook shows them as a table, `print` as lines."""

    def __str__(self) -> str:
        return "\n".join(map(str, self))

    def _repr_html_(self) -> str:
        # Imported lazily: only notebooks need it.
        from boneyard.drawing.notebook import table_html
        from boneyard.i18n.translator import current_translator

        translator = current_translator()
        heads = (
            "hinttable-move",
            "hinttable-match",
            "hinttable-points",
            "hinttable-wins",
            "hinttable-why",
        )
        rows = [
            [
                str(hint.move),
                "–" if hint.match is None else translator.percent(hint.match),
                translator.number(hint.points, 1, signed=True),
                translator.percent(hint.wins),
                " ".join(translator.translate(reason) for reason in hint.reasons),
            ]
            for hint in self
        ]
        return table_html([translator(head) for head in heads], rows)


class BotProfile(Struct, frozen=True, dict=True):
    """A bot as shown to people."""

    name: str
    title: str
    face: str
    """The id of its picture."""
    about: Message
    factory: Callable[[str], BuiltInBot]
    """Creates the bot of a name lazily: a profile doesn't load it."""

    def __repr__(self) -> str:
        return f"<bot {self.name}>"

    @cached_property
    def bot(self) -> BuiltInBot:
        """Return the bot."""
        return self.factory(self.name)


def load_baseline(name: str) -> BuiltInBot:
    """Load a baseline bot."""
    from boneyard.bots.baselines import BASELINES

    return BASELINES[name]


def load_level(name: str) -> BuiltInBot:
    """Load a level, which imports numba."""
    from boneyard.bots.levels import get_level

    return get_level(name)


#: Styles that break ties between equally good moves (`styles.py`), and their labels.
STYLES: Final[Mapping[str, Message]] = {
    "careful": message("bots-manner-careful"),
    "bold": message("bots-manner-bold"),
    "blocking": message("bots-manner-blocking"),
    "counting": message("bots-manner-counting"),
}

#: Without styles: a beginner plays the first tile it finds, and no two moves are equally good.
LEVELS_WITHOUT_STYLE: Final = frozenset({"random", "heavy", "beginner"})


def level_of(bot: str) -> str:
    """Return the name of a bot without its style: `expert` of `expert:bold`."""
    return bot.partition(":")[0]


def style_of(bot: str) -> str:
    """Return the style of a bot: `bold` of `expert:bold`; '' if it has none."""
    return bot.partition(":")[2]


def styles_of(level: str) -> list[str]:
    """List the styles of a level."""
    return [] if level in LEVELS_WITHOUT_STYLE else list(STYLES)


class BotRegistry(Mapping[str, BotProfile]):
    """Bots by name; each level with styles also by names like `expert:bold`."""

    def __init__(self, entrants: Iterable[BotProfile]) -> None:
        self._plain = {one.name: one for one in entrants}
        self._styled: dict[str, BotProfile] = {
            f"{one.name}:{style}": BotProfile(
                f"{one.name}:{style}", one.title, one.face, one.about, one.factory
            )
            for one in self._plain.values()
            for style in styles_of(one.name)
        }

    def __getitem__(self, name: str) -> BotProfile:
        named = isinstance(name, str)
        found = (self._plain.get(name) or self._styled.get(name)) if named else None
        if found is None:
            raise unknown_name("bot", name, (*self._plain, *self._styled))
        return found

    def __repr__(self) -> str:
        return list_names("bots", self)

    def __iter__(self) -> Iterator[str]:
        return iter(self._plain)

    def __len__(self) -> int:
        return len(self._plain)


#: Every bot by name; the weakest comes first.
BOTS: Final[Mapping[str, BotProfile]] = BotRegistry(
    (
        BotProfile("random", "Pip", "pip", message("bots-about-random"), load_baseline),
        BotProfile("heavy", "Bones", "bones", message("bots-about-heavy"), load_baseline),
        BotProfile("beginner", "Daisy", "daisy", message("bots-about-beginner"), load_level),
        BotProfile("casual", "Otto", "otto", message("bots-about-casual"), load_level),
        BotProfile("club", "Mabel", "mabel", message("bots-about-club"), load_level),
        BotProfile("expert", "Ravi", "ravi", message("bots-about-expert"), load_level),
        BotProfile("master", "Vesna", "vesna", message("bots-about-master"), load_level),
        BotProfile("grandmaster", "Amara", "amara", message("bots-about-grandmaster"), load_level),
    )
)


#: The bots that people choose from; the baselines are for programs.
LEVELS: Final = tuple(name for name, one in BOTS.items() if one.factory is load_level)

#: The default bot.
DEFAULT_BOT: Final = "club"


def choose(name: str, view: Position, seat: int, dice: random.Random) -> Move | None:
    """Let a built-in bot choose a move.

    Args:
        name: the bot, one of `BOTS`.
        view: what its seat may know: a bot looks at all that it is shown.
        seat: its seat.
        dice: its random numbers.

    Returns:
        The move; None if it isn't its turn and it calls nothing. UnknownName: no such bot.

    >>> import boneyard, random
    >>> match = boneyard.Match("block-draw", seed="tea")
    >>> str(boneyard.choose("heavy", match.view(0), 0, random.Random(1)))
    '4-4'
    """
    bot = BOTS[name].bot
    view = state_of_kind(view)
    check_seat(seat, view.rules.players)
    check_dice(dice)
    return bot.choose(view, seat, dice)
