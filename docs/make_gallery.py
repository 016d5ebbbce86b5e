"""Draws the gallery: a picture for every record in docs/pictures/gallery, and the page.

uv run python docs/make_gallery.py
"""

import re
from pathlib import Path

from boneyard.core.actions import Play
from boneyard.core.position import Position, view
from boneyard.drawing.animated_svg import film_svg
from boneyard.drawing.svg.position_picture import draw
from boneyard.engine.kinds import AnyGame
from boneyard.engine.legal import legal
from boneyard.games import GAMES, game_facts
from boneyard.layout.pose import Aspect
from boneyard.records import Record, parse_record_json, play_record
from boneyard.rules.game import State

DOCS = Path(__file__).parent
FOLDER = DOCS / "pictures" / "gallery"
#: The rounds that are shown as films.
FILMS = ("all-fives", "bendomino")
#: Everything is seen with the eyes of this seat.
SEAT = 0
#: Frames that suit a position better than a wide one.
SHAPES: dict[str, Aspect] = {"domino-solitaire": "square"}
#: How wide and how high a picture is at most, in pixels.
WIDEST, HIGHEST = 760, 700

HEAD = """\
# Gallery

A position of every game, as the player in front sees it. Hands of the others are face down. \
Possible plays are shown where they would go; if several tiles fit, the place is empty. \
The badge at an open end is its number, or what it counts. Pictures follow the light or dark theme \
of your system.

Each picture has its record beside it, a file of the same name that ends in `.json`. \
`boneyard show docs/pictures/gallery/cross.json --as 0` draws it again, and options change the \
drawing. The records were played by a program that takes points where it can and otherwise plays \
at random. Those of the solitaires come from the solvers.

`uv run python docs/make_gallery.py` makes this page and its pictures, and a test checks that they \
are current.
"""

ROUNDS = """\
## Whole rounds

These rounds play by themselves, and start again after a pause. With reduced motion they stand \
still and show the end.
"""


def made() -> dict[Path, bytes]:
    """The page and all its pictures: where each goes, and what is in it."""
    files: dict[Path, bytes] = {}
    page = [HEAD]
    for game in GAMES.values():
        record = _record(game.name)
        log, _ = play_record(record)
        seen = view(record.rules.new_match(), log, SEAT)
        shape = SHAPES.get(game.name, "wide")
        drawn = draw(seen, SEAT, shape=shape, names=record.seats)
        files[FOLDER / f"{game.name}.svg"] = _file(drawn)
        page.append(_section(game, record, seen))
    page.append(ROUNDS)
    for name in FILMS:
        record = _record(f"round-{name}")
        drawn = film_svg(record.rules, play_record(record)[0], names=record.seats)
        files[FOLDER / f"round-{name}.svg"] = _file(drawn)
        page.append(f"![A round of {GAMES[name].title}](pictures/gallery/round-{name}.svg)\n")
    files[DOCS / "gallery.md"] = "\n".join(page).encode()
    return files


def _record(name: str) -> Record:
    return parse_record_json((FOLDER / f"{name}.json").read_bytes())


def _file(drawn: str) -> bytes:
    """A picture as its file: no wider than a page's column, and no higher than a screen."""
    _, _, width, height = map(float, re.findall(r'viewBox="([^"]+)"', drawn)[0].split())
    wide = round(min(WIDEST, HIGHEST * width / height))
    return drawn.replace("<svg ", f'<svg width="{wide}" ', 1).encode() + b"\n"


def _section(game: AnyGame, record: Record, seen: Position) -> str:
    """A game's part of the page."""
    players = game_facts.player_range(game)
    facts = (
        [f"{players} players", game_facts.describe_tiles(game), game_facts.describe_goal(game)]
        if isinstance(seen, State)
        else ["solitaire", game_facts.describe_tiles(game)]
    )
    return (
        f"## {game.title}\n\n{game_facts.tagline(game.name)} ({', '.join(facts)})\n\n"
        f"![{game.title}](pictures/gallery/{game.name}.svg)\n\n{_situation(record, seen)}\n"
    )


def _situation(record: Record, seen: Position) -> str:
    """What is going on in a picture, in a sentence."""
    if not isinstance(seen, State):
        return f"After {len(record.rounds[0].moves)} moves."
    plays = (str(move.tile) for move in legal(seen, SEAT) if isinstance(move, Play))
    able = " or ".join(dict.fromkeys(plays))
    return (
        f"Round {seen.round}, with {seen.table.tile_count} tiles on the table: "
        f"{record.seats[SEAT]} may play {able}."
    )


def main() -> None:
    """Write what has changed."""
    for path, text in made().items():
        if not path.exists() or path.read_bytes() != text:
            path.write_bytes(text)
            print(path.relative_to(DOCS.parent))


if __name__ == "__main__":
    main()
