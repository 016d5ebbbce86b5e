"""Every reason that a bot can give is given for some facts, and said in every language."""

import random
import re
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest
from msgspec.structs import replace

from boneyard.bots import explain
from boneyard.bots.explain import MoveExplainer, MoveFacts, Threat
from boneyard.bots.search import SearchResult
from boneyard.core.actions import Draw, Pass
from boneyard.core.position import PendingPoints
from boneyard.engine.legal import legal
from boneyard.i18n import Message
from boneyard.i18n.locales import LANGUAGES
from boneyard.i18n.translator import get_translator
from boneyard.rules.game import State
from support.server.pages import step, table

#: What stands in the source: all that can be said there.
WRITTEN: Final = set(re.findall(r'"(bots-[a-z-]+)"', Path(explain.__file__).read_text("utf-8")))
#: Tables at which every kind of reason has its place: claims, partners, hands face down.
TABLES: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("block-draw", {"players": 4, "teams": True}),
    ("all-fives", {"players": 2, "muggins": True}),
    ("blind", {"players": 2}),
    ("block-draw", {"players": 4, "draw": "never", "hand": 7, "set": 6}),
)


class Guess:
    """Somebody who looks at a move and sees anything."""

    def __init__(self, view: State, dice: random.Random) -> None:
        self.view, self.dice = view, dice
        self.seat = view.to_act or 0

    def facts_after(self, move: object) -> MoveFacts:
        dice, view = self.dice, self.view
        ends = {arm.number: arm.half for arm in view.table.arms}
        hand = [tile for tile in view.hands[self.seat] if tile is not None]
        left = dice.randint(0, len(hand))
        fitting = tuple(hand[: dice.randint(0, left)])
        threat = Threat(dice.choice(list(ends)), 5) if dice.random() < 0.5 else None
        teams = view.rules.sides < view.rules.players
        seats = range(view.rules.players)
        return MoveFacts(
            end_share=dice.choice((0, 0, 0, 0.5, 1)),
            is_out=dice.random() < 0.1,
            points_made=dice.choice((0, 5)),
            plays_again=dice.random() < 0.3,
            has_question=dice.random() < 0.1,
            next_seat=dice.choice(seats),
            stuck_share=dice.random(),
            next_must_draw=dice.random() < 0.2,
            expected_loss=dice.random(),
            threat=threat,
            ends=ends,
            fitting=fitting,
            tiles_left=left,
            partner_share=dice.random() if teams else None,
            flip_fit_share=dice.random(),
        )

    def lack_evidence(self, seat: int, end: object) -> str | None:
        return self.dice.choice((None, "passed", "drew"))


def thought(moves: tuple[Any, ...], dice: np.random.Generator) -> SearchResult:
    each, worlds = dice.random(len(moves)), dice.random((4, len(moves)))
    none = np.zeros((4, 1), np.int64)
    return SearchResult(
        moves, each, each, each, each, 4, none, worlds, worlds, each, each, worlds,
        True,
    )  # fmt: skip


def given(name: str, options: dict[str, Any], dice: random.Random) -> set[Message]:
    """What is said of the moves of a round, whatever somebody sees in them."""
    found: set[Message] = set()
    live = table(name, dice, **options)
    chance = np.random.default_rng(dice.randrange(1000))
    while live.state.playing:
        view: Any = live.state
        moves = tuple(legal(view, view.to_act)) if view.table.tile_count else ()
        for seen in (moves, moves[:1], (*moves, Draw(), Pass())) if moves else ():
            claims = (PendingPoints(1 - view.to_act % 2, 5, "claim", view.plays),)
            looker: Any = Guess(replace(view, may_stop=dice.random() < 0.5, pending=claims), dice)
            all_of_them = MoveExplainer(looker, thought(seen, chance))
            for at in range(len(seen)):
                found.update(all_of_them.explain(at))
                found.update(one.message for one in all_of_them._all_reasons(at))
        step(live, dice)
    return found


@pytest.fixture(scope="module")
def said() -> set[Message]:
    dice = random.Random(5)
    return set().union(*(given(*one, dice) for one in TABLES for _ in range(2)))


def test_every_reason_is_given(said: set[Message]) -> None:
    assert {one.id for one in said} == WRITTEN


def test_tiles_left_over_are_not_drawn_where_no_one_draws() -> None:
    found = {one.id for one in given("cuban", {}, random.Random(5))}
    assert "bots-cannot-play" in found
    assert "bots-must-draw" not in found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said(language: str, said: set[Message]) -> None:
    sentences = {one: get_translator(language).translate(one) for one in said}
    assert all(text and "{" not in text for text in sentences.values())
