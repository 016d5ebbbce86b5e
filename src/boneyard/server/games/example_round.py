"""Example rounds, a picture for each step: those of the games, and bots that play house rules."""

import random
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final

from markupsafe import Markup
from msgspec import Struct
from msgspec.structs import replace

from boneyard.bots.registry import BOTS
from boneyard.core.chance import Seeded
from boneyard.core.events import Event
from boneyard.core.position import Position
from boneyard.drawing.svg.position_picture import (
    PictureOptions,
    picture_svg,
    tile_style,
)
from boneyard.engine.kinds import AnyRules
from boneyard.games import game_facts
from boneyard.games.house_rules.custom_games import load_house_rules
from boneyard.i18n.translator import Translator, get_translator
from boneyard.layout import Layout, board_from_log
from boneyard.records import parse_record, play_record
from boneyard.rules.game import Rules
from boneyard.server.web.game_cards import FIGURE_LETTER_SCALE, crop_to_aspect
from boneyard.text.end_names import end_names
from boneyard.text.game_report import GameReport, render_sentences

#: Width over height of an example's picture.
PICTURE_ASPECT: Final = 1.5
#: Rounds that are kept: strangers write any rules.
MAX_CACHED_ROUNDS: Final = 64
#: Steps of an example at most: rules may make rounds as long as they like.
MAX_STEPS: Final = 400
#: Who plays it: a bot that needs no kernels, for it is waited for.
BOT_LEVEL: Final = "heavy"
#: What the players are called: as in the examples of the server.
PLAYER_NAMES: Final = ("Mia", "Leo", "Ada", "Sam", "Zoe", "Tom", "Eva", "Max")


class ExampleStep(Struct, frozen=True):
    """A step of an example: its picture, and what is said to it."""

    svg: Markup
    said: str


class ExampleView(Struct, frozen=True):
    """One step, and where it is among the others."""

    step: ExampleStep
    at: int
    last: int


class ExampleRound(Struct, frozen=True):
    """A round that was played: how it stood after each step, and what had happened."""

    rules: Rules
    states: tuple[Position, ...]
    events: tuple[tuple[Event, ...], ...]
    final_layout: Layout


def crop_final_layout(rules: AnyRules, last: Position) -> Layout:
    """The table at the end of a round: all its pictures are cut to that."""
    return crop_to_aspect(
        board_from_log(rules, last.layout_events, "square").layout(), PICTURE_ASPECT
    )


def draw_step(
    state: Position, names: tuple[str, ...], final_layout: Layout, translator: Translator
) -> Markup:
    """The table after a step, as large as it is at the end."""
    layout = board_from_log(state.rules, state.layout_events, "square").layout()
    sight = PictureOptions(
        seat=0 if state.rules.players > 1 else None,
        names=names,
        show_all=True,
        standalone=False,
        letter_scale=FIGURE_LETTER_SCALE,
        say=translator.translate,
    )
    return Markup(picture_svg(state, replace(layout, frame=final_layout.frame), sight))


@lru_cache(maxsize=MAX_CACHED_ROUNDS)
def play_example(rules_json: str) -> ExampleRound:
    """A round of the rules that this text is; always the same one."""
    from boneyard.arena.move_times import MoveTimes
    from boneyard.arena.referee import BotSeat, Referee  # numpy comes with it

    rules = load_house_rules(rules_json).rules()
    chance, start, bot = Seeded("example"), rules.new_match(), BOTS[BOT_LEVEL].bot
    seats = [
        BotSeat(at, at, bot, random.Random(at), MoveTimes(), start) for at in range(rules.players)
    ]
    hand = Referee(rules, rules.deal(1, chance), chance, seats, random.Random(0))
    states, events = [hand.state], [tuple(hand.log)]
    while hand.state.playing and len(states) < MAX_STEPS:
        events.append(tuple(hand.step()))
        states.append(hand.state)
    return ExampleRound(rules, tuple(states), tuple(events), crop_final_layout(rules, hand.state))


def build_example(rules_json: str, at: int | None, language: str) -> ExampleView:
    """A step of the example; some way into the round if no one says which."""
    found, translator = play_example(rules_json), get_translator(language)
    rules, last = found.rules, len(found.states) - 1
    at = min(last * 2 // 3 if at is None else at, last)
    names = PLAYER_NAMES[: rules.players]
    faces = tile_style(rules).faces
    report = GameReport(names, rules.sides, end_names(rules, "square", names), faces)
    text = " ".join(render_sentences(report, found.events[at], translator.translate))
    return ExampleView(
        ExampleStep(draw_step(found.states[at], names, found.final_layout, translator), text),
        at,
        last,
    )


@cache
def draw_example_steps(name: str, language: str) -> tuple[ExampleStep, ...]:
    """The example of a game, a picture for each step."""
    example, translator = game_facts.load_example(name), get_translator(language)
    record = parse_record(example.record)
    states: list[Position] = []
    play_record(record, states.append)
    end, names = crop_final_layout(record.rules, states[-1]), tuple(record.seats)
    captions = (translator("game-example-deal"), *game_facts.example_captions(name, translator))
    return tuple(
        ExampleStep(draw_step(state, names, end, translator), said)
        for state, said in zip(states, captions, strict=False)
    )


@cache
def find_key_step(name: str) -> int:
    """The step of an example that tells most: what scores most, or well into the round."""
    example = game_facts.load_example(name)
    states: list[Position] = []
    play_record(parse_record(example.record), states.append)
    sums = [sum(state.scores) for state in states[: len(example.captions) + 1]]
    gains = [now - before for before, now in pairwise(sums)]
    # The last step counts the round: the player who sees that first has missed all of it. And in
    # the first ones there is little on the table yet.
    early = len(gains) // 3
    best = max(gains[early:-1], default=0)
    return gains.index(best, early) + 1 if best > 0 else len(example.captions) * 2 // 3
