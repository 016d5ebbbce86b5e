"""What is remembered has an end: no cache grows with what strangers send."""

import ast
import gc
import weakref
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest

import boneyard
from boneyard.core.options import RULES_CACHE_SIZE, get_rules
from boneyard.core.tiles import MAX_PIPS, TileError, half, parse_halves, tile, tile_from_halves
from boneyard.drawing.svg.position_picture import _build_defs
from boneyard.fast import compile_rules, weights
from boneyard.games import GAMES
from boneyard.i18n.locales import LANGUAGES
from boneyard.layout.curved import pose_at
from boneyard.server.lru import LruCache
from boneyard.server.match_page.drawing_cache import MAX_DRAWINGS, drawing_cache_of
from boneyard.server.match_page.updates import MatchPageRenderer
from boneyard.server.web.render import _render_cached
from support.server.move_cost import table

pytestmark = pytest.mark.slow

#: Functions whose answers are kept without a bound, and why there are only so many of them.
ALL_OF_THEM: Final = {
    "boneyard.drawing.stylesheets.stylesheet": "themes",
    "boneyard.duplicate.daily_deals.daily_rotation": "no arguments",
    "boneyard.equity.lookup._load_file": "no arguments",
    "boneyard.fast.code_cache.cache_folder": "no arguments",
    "boneyard.fast.weights.read_weights": "two data files",
    "boneyard.server.web.forms._fields_of": "commands that have a form",
    "boneyard.games.game_facts.load_example": "games",
    "boneyard.games.game_facts.load_rules_text": "games",
    "boneyard.games.house_rules.glossary._games_by_word": "no arguments",
    "boneyard.games.house_rules.glossary._words_by_kind": "no arguments",
    "boneyard.games.house_rules.glossary._example": "words",
    "boneyard.layout.line_router._search_offsets": "no arguments",
    "boneyard.ratings.anchors.load_anchors": "no arguments",
    "boneyard.rules.vocabulary._word_dataclasses": "no arguments",
    "boneyard.rules.vocabulary.word_parameters": "words",
    "boneyard.rules.vocabulary.inner_words": "no arguments",
    "boneyard.rules.vocabulary.words_by_rule": "no arguments",
    "boneyard.rules.vocabulary.game_parameters": "no arguments",
    "boneyard.rules.vocabulary.words_implementing": "questions",
    "boneyard.server.app.described": "no arguments",
    "boneyard.server.openapi._read_class_docs": "modules of the schemas",
    "boneyard.server.matches.serialize.build_game_info": "games",
    "boneyard.server.games.example_round.draw_example_steps": "games and languages",
    "boneyard.server.games.pages.render_rules": "games and languages",
    "boneyard.server.games.example_round.find_key_step": "games",
    "boneyard.server.pages.home.build_card": "games and languages",
    "boneyard.server.house_rules.pages._entries": "languages",
    "boneyard.server.duplicate.pages.list_team_games": "no arguments",
    "boneyard.puzzles.library._load_puzzle_lines": "no arguments",
    "boneyard.puzzles.library.list_puzzles": "no arguments",
    "boneyard.puzzles.library.puzzle_ids_by_game": "no arguments",
    "boneyard.puzzles.library.load_lessons": "no arguments",
    "boneyard.server.web.game_cards._all_game_symbols": "no arguments",
    "boneyard.server.web.game_cards._card_layout": "games",
    "boneyard.server.web.game_cards.draw_game_card": "games",
    "boneyard.server.web.game_cards.draw_game_row": "games",
    "boneyard.server.pages.living_table.build_living_table": "no arguments",
    "boneyard.server.web.icons.load_symbols": "no arguments",
    "boneyard.server.web.inline_styles.build_inline_style": "style sheets",
    "boneyard.server.web.render.build_environment": "no arguments",
    "boneyard.server.web.static_files.load_static_files": "no arguments",
    "boneyard.server.web.render.get_template": "templates",
    "boneyard.server.web.static_files._hash_static_files": "no arguments",
    "boneyard.fast.code_cache_trust._is_own_group": "groups",
    "boneyard.fast.code_cache.place": "no arguments",
    "boneyard.server.request_context._holds_objects": "types",
    "boneyard.server.unicode.confusables.load_prototypes": "no arguments",
    "boneyard.core.sets.load_curved_set": "sets",
    "boneyard.core.tiles.double_set": "sets",
    "boneyard.core.tiles.half": "halves",
    "boneyard.core.tiles.tile_from_halves": "tiles",
    "boneyard.i18n.translator.get_translator": "languages",
    "boneyard.lite.templates.use_compiled_templates": "no arguments",
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
    halves = [f"{symbol}{n}" for symbol in ("", "P", "A") for n in range(MAX_PIPS + 1)] + ["S"]
    for one in halves:
        for two in halves:
            tile(f"{one}-{two}")
    before = half.cache_info().currsize, tile_from_halves.cache_info().currsize
    assert before[0] == len(halves)
    for at in range(5000):
        for text in (f"0{at}-{at}", f"{at}-00{at}", f"X{at}-1", f"{at + 16}-1"):
            with pytest.raises(TileError):
                tile(text)
        parse_halves("6-4")
    assert (half.cache_info().currsize, tile_from_halves.cache_info().currsize) == before


def test_rules_of_any_options_are_kept_so_many_at_a_time() -> None:
    game = GAMES["block-draw"]
    held = game.rules(target=77)
    lost = weakref.ref(game.rules(target=78))
    for target in range(100, 100 + RULES_CACHE_SIZE + 50):
        game.rules(target=target)
    assert get_rules.cache_info().currsize == RULES_CACHE_SIZE
    assert game.rules(target=77) is held, "what somebody holds stays the one"
    gc.collect()
    assert lost() is None


def test_a_worker_keeps_so_many_compiled_rules() -> None:
    game = GAMES["block-draw"]
    for target in range(100, 100 + compile_rules.GAME_CACHE_SIZE + 10):
        compiled = compile_rules.compile(game.rules(target=target))
        weights.default_weight_row(compiled)
        weights.rollout_weight_row(compiled, 0, False)
    caches: list[Any] = [
        compile_rules._compile_cached,
        weights.default_weight_row,
        weights.rollout_weight_row,
    ]
    for one in caches:
        assert one.cache_info().currsize == compile_rules.GAME_CACHE_SIZE


def test_all_other_caches_have_a_bound() -> None:
    from boneyard.analysis import decisions
    from boneyard.bots import solitaire
    from boneyard.equity import lookup

    caches: list[Any] = [
        lookup._get_cached,
        decisions.round_spread,
        solitaire._plan_to_reveal,
        pose_at,
        _render_cached,
        _build_defs,
    ]
    for one in caches:
        assert 0 < one.cache_info().maxsize <= 8192


def test_symbols_of_any_set_of_halves_are_kept_so_many_at_a_time() -> None:
    """House rules can leave tiles out, and so choose which halves there are."""
    halves = [half(str(number)) for number in range(MAX_PIPS + 1)]
    for bits in range(1, 301):
        chosen = (one for at, one in enumerate(halves) if bits >> at & 1)
        _build_defs(tuple(chosen), "numerals", False)
    assert _build_defs.cache_info().currsize == _build_defs.cache_info().maxsize


def test_drawings_are_kept_under_what_was_understood() -> None:
    """The attack: every browser asks for another way to draw, and each is kept."""
    live, painter = table("block-draw"), MatchPageRenderer()
    live.apply(live.prepare_deal())
    ways = {painter.normalize_style(f"wide{at}.{'x' * 90}{at}") for at in range(500)}
    assert ways == {"wide.own.en"}
    for at in range(200):
        painter.draw(live, None, f"wide{at}.nonsense{at}", None)
    assert len(drawing_cache_of(live).sent) == 1
    shapes, faces = ("wide", "tall", "square"), ("own", "pips", "numerals", "colours")
    ways = {f"{shape}.{face}.{one}" for shape in shapes for face in faces for one in LANGUAGES}
    for how in sorted(ways):
        assert painter.normalize_style(how) == how
        for seat in (None, 0, 1):
            painter.draw(live, seat, how, None)
    assert len(drawing_cache_of(live).sent) == MAX_DRAWINGS
    assert set(drawing_cache_of(live).boards) == {(shape, None, "hub") for shape in shapes}


def test_what_was_asked_for_longest_ago_goes_first() -> None:
    recent: LruCache[int, str] = LruCache(3)
    for key in range(3):
        recent.put(key, str(key))
    assert recent.get(0) == "0"
    recent.put(3, "3")
    assert (len(recent), recent.get(1), recent.get(0)) == (3, None, "0")
    recent.remove(0)
    assert 0 not in recent
