"""Tiles and tables as SVG, drawn once for every screen.

stylesheet()                         # the CSS that all drawings share; themes are in it
symbols("double-9", "numerals")      # the <defs> of a set, once a page
tile_svg(placed)                     # one tile that lies, as a group
table_svg(layout, around, how)       # a whole table
picture(position, layout, sight)     # the same from a position, as a picture that stands alone
view_svg(position, seat)             # the same for a page: laid out, cropped, with legal moves
film(rules, log)                     # a round that plays by itself
png(svg, width)                      # any of these, if its theme is named, as PNG
"""

from boneyard.art.crop import cropped
from boneyard.art.faces import FaceError
from boneyard.art.film import film
from boneyard.art.furniture import badge_svg, caption_svg, ends_svg, pile_svg, plate_svg, sum_text
from boneyard.art.hands import Hand, Look, Seats, hand_svg
from boneyard.art.leaps import leap_svg, leaps_svg
from boneyard.art.palette import THEMES, stylesheet
from boneyard.art.pictures import Sight, hands_of, look_of, picture, symbols_of
from boneyard.art.raster import png
from boneyard.art.shapes import UNIT
from boneyard.art.symbols import symbols
from boneyard.art.tables import Around, Drawn, ghosts_svg, places_svg, table_svg, tiles_svg
from boneyard.art.tiles import back_svg, bare_svg, ghost_svg, half_words, tile_svg, tile_words
from boneyard.art.views import view_svg
from boneyard.faces import FACES, Faces

__all__ = [
    "FACES",
    "THEMES",
    "UNIT",
    "Around",
    "Drawn",
    "FaceError",
    "Faces",
    "Hand",
    "Look",
    "Seats",
    "Sight",
    "back_svg",
    "badge_svg",
    "bare_svg",
    "caption_svg",
    "cropped",
    "ends_svg",
    "film",
    "ghost_svg",
    "ghosts_svg",
    "half_words",
    "hand_svg",
    "hands_of",
    "leap_svg",
    "leaps_svg",
    "look_of",
    "picture",
    "pile_svg",
    "places_svg",
    "plate_svg",
    "png",
    "stylesheet",
    "sum_text",
    "symbols",
    "symbols_of",
    "table_svg",
    "tile_svg",
    "tile_words",
    "tiles_svg",
    "view_svg",
]
