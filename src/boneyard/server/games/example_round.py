"""An example of rules that somebody wrote: a round that bots play, a picture for each step."""

import random
from functools import lru_cache
from typing import Final

from markupsafe import Markup
from msgspec import Struct
from msgspec.structs import replace

from boneyard.bots.registry import BOTS
from boneyard.core.chance import Seeded
from boneyard.core.events import Event
from boneyard.core.position import Position
from boneyard.drawing.svg.picture import Sight, look_of, picture
from boneyard.engine.kinds import AnyRules
from boneyard.games.house_rules import own_game
from boneyard.i18n.fluent_translator import Tongue, tongue
from boneyard.layout import Layout, lay_out
from boneyard.rules.game import Rules
from boneyard.server.web.pictures import FIGURE, framed
from boneyard.text.end_names import end_names
from boneyard.text.game_report import Report, sentences

#: Width over height of an example's picture.
ASPECT: Final = 1.05
#: Rounds that are kept: strangers write any rules.
KEPT: Final = 64
#: Steps of an example at most: rules may make rounds as long as they like.
LONGEST: Final = 400
#: Who plays it: a bot that needs no kernels, for it is waited for.
BOT: Final = "heavy"
#: What the players are called: as in the examples of the house.
NAMES: Final = ("Mia", "Leo", "Ada", "Sam", "Zoe", "Tom", "Eva", "Max")


class Step(Struct, frozen=True):
    """A step of an example: its picture, and what is said to it."""

    svg: Markup
    said: str


class Shown(Struct, frozen=True):
    """One step, and where it is among the others."""

    step: Step
    at: int
    last: int


class Round(Struct, frozen=True):
    """A round that was played: how it stood after each step, and what had happened."""

    rules: Rules
    states: tuple[Position, ...]
    events: tuple[tuple[Event, ...], ...]
    end: Layout


def framed_at(rules: AnyRules, last: Position) -> Layout:
    """The table at the end of a round: all its pictures are cut to that."""
    return framed(lay_out(rules, last.laid, "square").layout(), ASPECT)


def drawn(state: Position, names: tuple[str, ...], end: Layout, speak: Tongue) -> Markup:
    """The table after a step, as large as it is at the end."""
    layout = lay_out(state.rules, state.laid, "square").layout()
    sight = Sight(
        seat=0 if state.rules.players > 1 else None,
        names=names,
        everything=True,
        alone=False,
        letters=FIGURE,
        say=speak.say,
    )
    return Markup(picture(state, replace(layout, frame=end.frame), sight))


@lru_cache(maxsize=KEPT)
def played(own: str) -> Round:
    """A round of the rules that this text is; always the same one."""
    from boneyard.arena.move_times import Times
    from boneyard.arena.referee import Hand, Seat  # numpy comes with it

    rules = own_game(own).rules()
    chance, start, bot = Seeded("example"), rules.new_match(), BOTS[BOT].bot
    seats = [Seat(at, at, bot, random.Random(at), Times(), start) for at in range(rules.players)]
    hand = Hand(rules, rules.deal(1, chance), chance, seats, random.Random(0))
    states, events = [hand.state], [tuple(hand.log)]
    while hand.state.playing and len(states) < LONGEST:
        events.append(tuple(hand.step()))
        states.append(hand.state)
    return Round(rules, tuple(states), tuple(events), framed_at(rules, hand.state))


def shown(own: str, at: int | None, language: str) -> Shown:
    """A step of the example; some way into the round if nobody says which."""
    found, speak = played(own), tongue(language)
    rules, last = found.rules, len(found.states) - 1
    at = min(last * 2 // 3 if at is None else at, last)
    names = NAMES[: rules.players]
    faces = look_of(rules).faces
    report = Report(names, rules.sides, end_names(rules, "square", names), faces)
    said = " ".join(sentences(report, found.events[at], speak.say))
    return Shown(Step(drawn(found.states[at], names, found.end, speak), said), at, last)
