"""Films: small, true at every beat, and still for who wants no motion."""

import re
from collections import Counter
from typing import Any
from xml.etree import ElementTree

import pytest

from boneyard.core.events import Drew, Played
from boneyard.core.redaction import redact
from boneyard.drawing.animated_svg import (
    MAX_SECONDS,
    MAX_STEPS,
    PAUSE_SECONDS,
    AnimationTracks,
    Keyframe,
    StepSpan,
    film_svg,
    last_round_events,
    split_into_steps,
)
from boneyard.drawing.svg.position_picture import wanted_numbers
from boneyard.games import GAMES
from boneyard.layout import board_from_log
from support.random_positions import play_to

TABLES = [name for name, game in GAMES.items() if max(game.players) > 1]


def whole(name: str, seed: int = 1, **options: Any) -> tuple[Any, list[Any]]:
    return play_to(name, 1_500, seed, **options)


def animations(drawn: str) -> dict[str, str]:
    return dict(re.findall(r"@keyframes ([\w-]+)\{((?:[^{}]*\{[^{}]*\})*)\}", drawn))


def tiles(drawn: str) -> list[tuple[str, str, bool]]:
    """Each tile drawn, the track of the group around it, and whether it is seen at the end."""
    root = ElementTree.fromstring(drawn)
    found = []
    for parent in root.iter():
        for one in parent:
            if "data-n" in one.attrib:
                track = parent.attrib.get("class", "").split()[-1]
                seen = parent.attrib.get("opacity") != "0"
                found.append((one.attrib.get("data-tile", ""), track, seen))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_round_of_every_game_is_a_small_film(name: str) -> None:
    state, log = whole(name)
    drawn = film_svg(state.rules, log)
    ElementTree.fromstring(drawn)
    # 15 pips and 136 tiles aren't 28: what a tile may take is bounded, its beats and badges too.
    assert len(drawn.encode()) < max(60_000, 1_500 * drawn.count("data-n="))
    assert "<script" not in drawn
    assert "<animate" not in drawn
    assert " style=" not in drawn
    tracks = animations(drawn)
    for classes in set(re.findall(r'class="by-film ([^"]+)"', drawn)):
        assert classes.split()[-1] in tracks
    assert drawn == film_svg(state.rules, log)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_without_motion_the_end_is_seen(name: str) -> None:
    state, log = whole(name)
    drawn = film_svg(state.rules, log)
    assert (
        "@media (prefers-reduced-motion:reduce){.by-film,.by-f{animation:none!important}}" in drawn
    )
    end = Counter(str(one.tile or "") for one in board_from_log(state.rules, log).placed)
    assert Counter(tile for tile, _, seen in tiles(drawn) if seen) == end


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_tiles_of_a_table_come_one_after_the_other_and_never_move(name: str) -> None:
    state, log = whole(name)
    drawn = film_svg(state.rules, log)
    tracks = animations(drawn)
    # Of a round that is too long, what came before the film begins lies there from the start.
    beats = split_into_steps(last_round_events(log), ["?"] * state.rules.players, state.rules.sides)
    events = [event for beat in beats[: -MAX_STEPS + 1] for event in beat.events]
    early = sum(isinstance(event, Played) for event in events) if len(beats) > MAX_STEPS else 0
    lying = tiles(drawn)
    assert all(track == "by-f" for _, track, _ in lying[:early])
    starts = []
    for _, track, _ in lying[early:]:
        frames = tracks.get(track, "0%,0%{opacity:0")
        assert "translate" not in frames
        hidden = re.match(r"0%,([\d.]+)%\{opacity:0", frames)
        assert hidden is not None
        starts.append(float(hidden[1]))
    assert starts == sorted(starts)
    assert len(set(starts)) == len(starts)
    assert early + len(starts) == sum(isinstance(one, Played) for one in log)
    assert starts[-1] < 100


def test_every_moment_of_a_track_follows_the_one_before() -> None:
    for name in ("knock-out", "domino-solitaire", "baronet", "all-fives"):
        state, log = whole(name)
        for frames in animations(film_svg(state.rules, log)).values():
            for block in ("opacity", "translate"):
                steps = re.findall(r"([\d.%,]+)\{[^}]*" + block + r"[^}]*\}", frames)
                times = [float(t) for step in steps for t in step.rstrip("%").split("%,")]
                assert times == sorted(times)
                assert not times or (times[0], times[-1]) == (0, 100)


def test_a_seat_sees_in_a_film_what_it_saw_in_the_round() -> None:
    state, log = play_to("block-draw", 12, players=2)
    assert any(isinstance(event, Drew) for event in log)
    seen = [redact(event, 0) for event in log]
    assert film_svg(state.rules, seen) == film_svg(state.rules, log)


def test_only_the_last_round_is_shown_and_an_empty_log_is_an_empty_table() -> None:
    state, log = whole("bergen")
    assert last_round_events([*log, *log]) == log
    assert film_svg(state.rules, [*log, *log]) == film_svg(state.rules, log)
    assert last_round_events([]) == []
    assert tiles(film_svg(state.rules, [])) == []


def test_a_long_round_is_neither_long_nor_large() -> None:
    state, log = whole("block-draw", set=15, players=4)
    drawn = film_svg(state.rules, log)
    lasts = re.search(r"\.by-film\{animation:([\d.]+)s", drawn)
    assert lasts is not None
    seconds = float(lasts[1])
    assert seconds <= MAX_SECONDS + PAUSE_SECONDS
    assert len(drawn.encode()) < 150_000  # 117 tiles
    state, log = next(
        game for game in (whole("domino-solitaire", n) for n in range(40)) if len(game[1]) > 300
    )
    assert len(split_into_steps(log, ["Ada"], 1)) > MAX_STEPS
    assert len(film_svg(state.rules, log).encode()) < 60_000


def test_badges_say_what_is_needed_where_that_is_not_what_shows() -> None:
    state, log = play_to("matador", 12)
    badges = dict(
        re.findall(
            r'data-arm="(\d+)"><title>[^<]*</title>.*?<text[^>]*>(\d)', film_svg(state.rules, log)
        )
    )
    # The last badge of an arm is that of the end: a number that makes seven with what shows.
    assert badges == {str(arm): str(want) for arm, want in wanted_numbers(state).items()}
    assert badges


def test_draws_in_a_row_are_one_beat() -> None:
    tile = None
    beats = split_into_steps(
        [Drew(0, tile), Drew(0, tile), Drew(1, tile), Drew(0, tile)], ["Ada", "Ben"], 2
    )
    assert [beat.caption() for beat in beats] == [
        "Ada draws 2 tiles", "Ben draws a tile", "Ada draws a tile",
    ]  # fmt: skip


def test_what_comes_and_goes_together_shares_a_track() -> None:
    tracks = AnimationTracks([1.0, 1.0, 2.0], "f")
    one, two = (
        tracks.visibility_attributes(StepSpan(1, 2)),
        tracks.visibility_attributes(StepSpan(1, 2)),
    )
    assert one == two == 'class="by-film f0" opacity="0"'
    assert tracks.visibility_attributes(StepSpan(1)) == 'class="by-film f1"'
    assert tracks.visibility_attributes(StepSpan(0)) == ""
    assert tracks.tile_attributes(StepSpan(0), [Keyframe(0, 1.0, 1.0)]) == ""
    assert (
        tracks.tile_attributes(StepSpan(0), [Keyframe(0, 0.0, 1.0), Keyframe(2, 2.0, 1.0)])
        == 'class="by-film by-tile f2"'
    )
    assert "@keyframes f2{0%,25%{translate:-200px 0px}28.12%,100%{translate:0}}" in tracks.css()


def test_faces_themes_and_names() -> None:
    state, log = play_to("all-fives", 9)
    drawn = film_svg(state.rules, log, names=("Ada & Co", "Ben"), faces="numerals", theme="dark")
    assert "Ada &amp; Co" in drawn
    assert 'data-theme="dark"' in drawn
    assert "var(--by" not in drawn
    assert "#by-n" in drawn
    assert "@keyframes x0{" in film_svg(state.rules, log, name="x")
