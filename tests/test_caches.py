"""What is remembered has an end: no cache grows with what strangers send."""

import ast
import gc
import weakref
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest

import boneyard
from boneyard.art.symbols import _symbols
from boneyard.fast import compiling, heuristic
from boneyard.games import GAMES
from boneyard.layout.curved import pose_at
from boneyard.options import KEPT, rules_of
from boneyard.server.drawings import MOST
from boneyard.server.pages.painter import TablePainter
from boneyard.server.pages.render import _kept
from boneyard.server.recent import Recent
from boneyard.tiles import LARGEST, TileError, half, oriented, pair, tile
from boneyard.words.catalogues import LANGUAGES
from server.costing import table

#: Functions whose answers are kept without a bound, and why there are only so many of them.
ALL_OF_THEM: Final = {
    "boneyard.art.palette.stylesheet": "themes",
    "boneyard.contests.duplicate.games_by_turns": "no arguments",
    "boneyard.equity.shipped._shelf": "no arguments",
    "boneyard.fast.code_cache.folder": "no arguments",
    "boneyard.games.about.example": "games",
    "boneyard.games.about.text": "games",
    "boneyard.games.dictionary._games_by_word": "no arguments",
    "boneyard.games.dictionary._words_by_kind": "no arguments",
    "boneyard.games.dictionary._example": "words",
    "boneyard.layout.leaps._around": "no arguments",
    "boneyard.ratings.anchors.anchors": "no arguments",
    "boneyard.rules.vocabulary._dataclasses": "no arguments",
    "boneyard.rules.vocabulary.arguments": "words",
    "boneyard.rules.vocabulary.inner_words": "no arguments",
    "boneyard.rules.vocabulary.questions": "no arguments",
    "boneyard.rules.vocabulary.rules_of_a_game": "no arguments",
    "boneyard.rules.vocabulary.words_for": "questions",
    "boneyard.server.api.described": "no arguments",
    "boneyard.server.serialise.game_info": "games",
    "boneyard.server.pages.game.example_steps": "games and languages",
    "boneyard.server.pages.game.rules_html": "games and languages",
    "boneyard.server.pages.game.telling": "games",
    "boneyard.server.pages.home.card_of": "games and languages",
    "boneyard.server.pages.own_rules._entries": "languages",
    "boneyard.server.pages.teams.games": "no arguments",
    "boneyard.teaching.shelf._texts": "no arguments",
    "boneyard.teaching.shelf.briefs": "no arguments",
    "boneyard.teaching.shelf.by_game": "no arguments",
    "boneyard.teaching.shelf.lessons": "no arguments",
    "boneyard.server.pages.pictures._of_all_games": "no arguments",
    "boneyard.server.pages.pictures._laid": "games",
    "boneyard.server.pages.pictures.card": "games",
    "boneyard.server.pages.render.environment": "no arguments",
    "boneyard.server.pages.render.static_files": "no arguments",
    "boneyard.server.pages.render.template": "templates",
    "boneyard.server.pages.render.version": "no arguments",
    "boneyard.fast.trust._is_own_group": "groups",
    "boneyard.fast.code_cache.place": "no arguments",
    "boneyard.server.requests._holds_objects": "types",
    "boneyard.server.unicode.confusables.load_prototypes": "no arguments",
    "boneyard.sets.curved_set": "sets",
    "boneyard.tiles.double_set": "sets",
    "boneyard.tiles.half": "halves",
    "boneyard.tiles.pair": "tiles",
    "boneyard.words.tongue.tongue": "languages",
    "boneyard.words.voice.voice": "languages",
}


def _cached(path: Path) -> list[str]:
    """The functions of a module that are decorated with an endless cache."""
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef):
            names = [ast.unparse(one) for one in node.decorator_list]
            if any(n in ("cache", "functools.cache") or "maxsize=None" in n for n in names):
                found.append(node.name)
    return found


def test_caches_without_a_bound_are_those_of_which_there_are_only_so_many() -> None:
    root = Path(boneyard.__file__).parent
    found = set()
    for path in root.rglob("*.py"):
        parts = path.relative_to(root.parent).with_suffix("").parts
        module = ".".join(parts).removesuffix(".__init__")
        found |= {f"{module}.{name}" for name in _cached(path)}
    assert found == set(ALL_OF_THEM)
    for name in found:
        module, _, function = name.rpartition(".")
        assert hasattr(getattr(import_module(module), function), "cache_info")


def test_what_is_no_tile_is_not_remembered() -> None:
    halves = [f"{symbol}{n}" for symbol in ("", "P", "A") for n in range(LARGEST + 1)] + ["S"]
    for one in halves:
        for two in halves:
            tile(f"{one}-{two}")
    before = half.cache_info().currsize, pair.cache_info().currsize
    assert before[0] == len(halves)
    for at in range(5000):
        for text in (f"0{at}-{at}", f"{at}-00{at}", f"X{at}-1", f"{at + 16}-1"):
            with pytest.raises(TileError):
                tile(text)
        oriented("6-4")
    assert (half.cache_info().currsize, pair.cache_info().currsize) == before


def test_rules_of_any_options_are_kept_so_many_at_a_time() -> None:
    game = GAMES["block-draw"]
    held = game.rules(target=77)
    lost = weakref.ref(game.rules(target=78))
    for target in range(100, 100 + KEPT + 50):
        game.rules(target=target)
    assert rules_of.cache_info().currsize == KEPT
    assert game.rules(target=77) is held, "what somebody holds stays the one"
    gc.collect()
    assert lost() is None


def test_a_worker_keeps_so_many_compiled_rules() -> None:
    game = GAMES["block-draw"]
    for target in range(100, 100 + compiling.KEPT + 10):
        compiled = compiling.compile(game.rules(target=target))
        heuristic.thumb_of(compiled)
        heuristic.trial_thumb(compiled, 0, False)
    caches: list[Any] = [compiling._compiled, heuristic.thumb_of, heuristic.trial_thumb]
    for one in caches:
        assert one.cache_info().currsize == compiling.KEPT


def test_all_other_caches_have_a_bound() -> None:
    from boneyard.analysis import judging
    from boneyard.bots import solo
    from boneyard.equity import shipped

    caches: list[Any] = [shipped._of, judging.scale_of, solo._plan, pose_at, _kept, _symbols]
    for one in caches:
        assert 0 < one.cache_info().maxsize <= 8192


def test_symbols_of_any_set_of_halves_are_kept_so_many_at_a_time() -> None:
    """House rules can leave tiles out, and so choose which halves there are."""
    halves = [half(str(number)) for number in range(LARGEST + 1)]
    for bits in range(1, 301):
        chosen = (one for at, one in enumerate(halves) if bits >> at & 1)
        _symbols(tuple(chosen), "numerals", False)
    assert _symbols.cache_info().currsize == _symbols.cache_info().maxsize


def test_drawings_are_kept_under_what_was_understood() -> None:
    """The attack: every browser asks for another way to draw, and each is kept."""
    live, painter = table("block-draw"), TablePainter()
    live.apply(live.prepare_deal())
    ways = {painter.meant(f"wide{at}.{'x' * 90}{at}") for at in range(500)}
    assert ways == {"wide.own.en"}
    for at in range(200):
        painter.draw(live, None, f"wide{at}.nonsense{at}", None)
    assert len(live.drawn.regions) == 1
    shapes, faces = ("wide", "tall", "square"), ("own", "pips", "numerals", "colours")
    ways = {f"{shape}.{face}.{one}" for shape in shapes for face in faces for one in LANGUAGES}
    for how in sorted(ways):
        assert painter.meant(how) == how
        for seat in (None, 0, 1):
            painter.draw(live, seat, how, None)
    assert len(live.drawn.regions) == MOST
    assert set(live.drawn.spreads) == {(shape, None) for shape in shapes}


def test_what_was_asked_for_longest_ago_goes_first() -> None:
    recent: Recent[int, str] = Recent(3)
    for key in range(3):
        recent.keep(key, str(key))
    assert recent.get(0) == "0"
    recent.keep(3, "3")
    assert (len(recent), recent.get(1), recent.get(0)) == (3, None, "0")
    recent.drop(0)
    assert 0 not in recent
