"""Avatars: pictures of bots and of players, and initials in a circle.

Eyes and mouth are marked in the drawing: the page lets a face react a little to what happens.
"""

from typing import Final

from markupsafe import Markup, escape

#: Two eyes and a mouth, for faces without anything special there.
_EYES: Final = (
    '<g class="eyes"><circle class="fd" cx="15" cy="20" r="2"/>'
    '<circle class="fd" cx="25" cy="20" r="2"/></g>'
)
_SMILE: Final = '<path class="fl mouth" d="M15 26q5 4 10 0"/>'


def _head(skin: str, clothes: str) -> str:
    """Shoulders, and a face above them."""
    return (
        f'<path class="{clothes}" d="M4 40c1-8 8-11 16-11s15 3 16 11z"/>'
        f'<ellipse class="{skin}" cx="20" cy="20" rx="11" ry="12.5"/>'
    )


def _petals() -> str:
    """A daisy in the hair."""
    around = ((31, 5), (35, 8), (33.5, 12.5), (28.5, 12.5), (27, 8))
    petals = "".join(f'<circle class="fw" cx="{x}" cy="{y}" r="3"/>' for x, y in around)
    return f'{petals}<circle class="f1" cx="31" cy="9" r="2.6"/>'


def _path(kind: str, d: str) -> str:
    return f'<path class="{kind}" d="{d}"/>'


#: Hair by its cut; a class that colours it goes in.
_HAIR: Final = {
    "short": "M9 18C7 3 33 3 31 18c-2-5-4-8-11-8s-9 3-11 8z",
    "long": "M8 33C3 6 12 4 20 4s17 2 12 29l-3-13c-2-6-5-9-9-9s-7 3-9 9z",
    "curls": "M7 19C3 13 8 8 11 8c2-5 7-6 9-4 3-3 8-1 9 4 4 0 8 6 4 11-1-5-5-8-13-8S8 14 7 19z",
    "bob": "M8 28C4 6 12 4 20 4s16 2 12 24l-3-9c-3-5-6-7-9-7s-6 2-9 7z",
    "fringe": "M8 20C6 4 14 4 20 4s14 0 12 16l-2-6c-7 2-14 2-20 0z",
    "swept": "M9 18C6 3 20 2 25 4c8 0 8 8 6 14-1-4-3-6-6-7-6 1-12-1-16 7z",
    "bald": "M9 22c-2-5-1-8 1-10-1 3-1 6-1 10zm22 0c2-5 1-8-1-10 1 3 1 6 1 10z",
}
_BEARD: Final = "M9 20c0 17 22 17 22 0-2 3-3 4-5 4-4-2-8-2-12 0-2 0-3-1-5-4z"
_MOUSTACHE: Final = "M13 26c3-3 5-2.5 7-1 2-1.5 4-2 7 1-3 1.5-5 1.5-7 .5-2 1-4 1-7-.5z"
_GLASSES: Final = (
    '<path class="fl ft2" d="M11 20a4 4 0 1 0 8 0a4 4 0 1 0-8 0M21 20a4 4 0 1 0 8 0a4 4 0 1 0-8 0'
    'M19 19.500q1-1 2 0"/>'
)
_BAND: Final = "M8.5 14Q20 7 31.5 14l-.5 3Q20 10 9 17z"
_FRECKLES: Final = (
    '<circle class="s2" cx="13" cy="24" r="1"/><circle class="s2" cx="16" cy="24.5" r="1"/>'
    '<circle class="s2" cx="24" cy="24.5" r="1"/><circle class="s2" cx="27" cy="24" r="1"/>'
)
_EARRINGS: Final = (
    '<circle class="f1" cx="8.5" cy="25" r="1.8"/><circle class="f1" cx="31.5" cy="25" r="1.8"/>'
)


def _draw_person(
    skin: str, clothes: str, hair: str, cut: str, more: str = "", beard: str = ""
) -> str:
    """A person: skin, clothes and hair by their classes, a cut, and what else there is."""
    shaggy = _path(hair, beard) if beard else ""
    mouth = _path("fl fp mouth", "M16 27.5q4 2.5 8 0") if beard == _BEARD else _SMILE
    if beard == _MOUSTACHE:
        mouth = ""
    return _head(skin, clothes) + _path(hair, _HAIR[cut]) + shaggy + _EYES + mouth + more


#: The avatars of bots by their ids.
BOT_AVATARS: Final = {
    "pip": '<circle class="f1" cx="20" cy="20" r="18"/>'
           '<g class="eyes"><circle class="fd" cx="14" cy="17" r="3"/>'
           '<circle class="fd" cx="26" cy="17" r="3"/></g>'
           '<path class="fl mouth" d="M13 26q7 6 14 0"/>'
           '<circle class="f2" cx="20" cy="6" r="3.5"/>',
    "bones": '<rect class="f3" x="5" y="3" width="30" height="34" rx="9"/>'
             '<g class="eyes"><rect class="fd" x="11" y="13" width="6" height="6" rx="2"/>'
             '<rect class="fd" x="23" y="13" width="6" height="6" rx="2"/></g>'
             '<path class="fl mouth" d="M12 28h16M16 25v6M20 25v6M24 25v6"/>',
    # A girl with plaits and a daisy in her hair.
    "daisy": _path("h1", "M7 16c0-19 26-19 26 0l3 17-6 1-1-13H11l-1 13-6-1z")
             + _head("s1", "c1") + _path("h1", "M9 18C8 3 32 3 31 18 27 11 22 9 20 9s-8 2-11 9z")
             + _EYES + _SMILE + _petals(),
    # A man with a flat cap and a moustache.
    "otto": _head("s2", "c2") + _EYES
            + _path("h2", "M12 26.5c3-4 6-3 8-1.5 2-1.5 5-2.5 8 1.5-3 2-6 2-8 .5-2 1.5-5 1.5-8-.5z")
            + _path("c3", "M6 13C7 3 33 2 34 12l-2 3H10z") + _path("fl", "M8 14h26"),
    # A woman with a grey bun and round glasses.
    "mabel": '<circle class="h3" cx="20" cy="5" r="5"/>' + _head("s1", "c4")
             + _path("h3", "M8 20C7 3 33 3 32 20c-3-8-7-10-12-10S11 12 8 20z") + _EYES
             + '<circle class="fl ft2" cx="15" cy="20" r="4.2"/>'
               '<circle class="fl ft2" cx="25" cy="20" r="4.2"/>'
             + _SMILE,
    # A man with black hair and a beard.
    "ravi": _head("s3", "c5")
            + _path("h4", "M9 20c0 17 22 17 22 0-2 3-3 4-5 4-4-2-8-2-12 0-2 0-3-1-5-4z")
            + _path("h4", "M9 18C6 3 20 1 24 4c8-1 9 7 7 14-1-4-3-6-6-7-6 2-12 0-14 2-1 1-2 3-2 5z")
            + _EYES + _path("fl fp mouth", "M16 27.5q4 2.5 8 0"),
    # A woman with long dark hair, straight brows and a golden star.
    "vesna": _path("h5", "M6 38C4 8 10 4 20 4s16 4 14 34z") + _head("s4", "c6")
             + _path("h5", "M8 20C8 6 16 5 20 5s12 1 12 15c-2-6-5-9-11-10-4 4-9 5-13 10z")
             + _path("fl ft2", "M11.5 16.2q3-1.6 6-.6M28.5 16.2q-3-1.6-6-.6") + _EYES
             + _path("fl mouth", "M15.5 26q4.5 3 9 0")
             + _path("f1", "M20 31.5l1.5 3 3.3.4-2.5 2.3.7 3.3-3-1.7-3 1.7.7-3.3-2.5-2.3 "
                           "3.3-.4z"),
    # The other members of each level's cast.
    "milo": _draw_person("s3", "c5", "h4", "curls"),
    "poppy": _draw_person("s4", "c1", "h6", "fringe", _FRECKLES),
    "finn": _draw_person("s1", "c2", "h1", "swept", _FRECKLES),
    "rosa": _draw_person("s2", "c3", "h2", "long", _path("c1", _BAND)),
    "greta": _draw_person("s4", "c3", "h1", "bob"),
    "hank": _draw_person("s1", "c5", "h6", "short", beard=_BEARD),
    "lola": _draw_person("s3", "c4", "h4", "curls", _EARRINGS),
    "bruno": _draw_person("s2", "c6", "h2", "bald", beard=_MOUSTACHE),
    "walter": _draw_person("s1", "c6", "h3", "bald", _GLASSES, _MOUSTACHE),
    "ines": _draw_person("s2", "c1", "h4", "bob", _EARRINGS),
    "cyril": _draw_person("s3", "c3", "h3", "short", _GLASSES),
    "agnes": _draw_person("s4", "c2", "h3", "curls", _EARRINGS),
    "noor": _draw_person("s2", "c2", "c6", "long", _path("c6", _BAND)),
    "stefan": _draw_person("s1", "c6", "h1", "short", beard=_BEARD),
    "yuki": _draw_person("s4", "c1", "h4", "fringe"),
    "kwame": _draw_person("s5", "c3", "h4", "short"),
    "magnus": _draw_person("s4", "c2", "h3", "swept", beard=_BEARD),
    "sofia": _draw_person("s2", "c1", "h5", "long", _EARRINGS),
    "idris": _draw_person("s5", "c5", "h4", "bald", _GLASSES, _BEARD),
    "chen": _draw_person("s1", "c4", "h4", "swept", _GLASSES),
    "amara": _draw_person("s5", "c6", "h4", "curls", _EARRINGS),
    "anton": _draw_person("s4", "c4", "h1", "swept", _GLASSES, _BEARD),
    "ofelia": _draw_person("s3", "c2", "h1", "bob", _EARRINGS),
    "tobias": _draw_person("s1", "c6", "h6", "short", "", _MOUSTACHE),
    "wen": _draw_person("s4", "c5", "h4", "long", _GLASSES),
}  # fmt: skip


def _draw_face(eyes: tuple[float, float], inner: str, eye: float = 2.2) -> str:
    """An animal: its head, two eyes at a height and so far from the middle."""
    across, down = eyes
    return (
        f'{inner}<g class="eyes"><circle class="fd" cx="{20 - across:g}" cy="{down:g}" '
        f'r="{eye:g}"/><circle class="fd" cx="{20 + across:g}" cy="{down:g}" r="{eye:g}"/></g>'
    )


def _dot(kind: str, x: float, y: float, wide: float, high: float = 0) -> str:
    return f'<ellipse class="{kind}" cx="{x:g}" cy="{y:g}" rx="{wide:g}" ry="{high or wide:g}"/>'


def _pair(kind: str, away: float, y: float, wide: float, high: float = 0) -> str:
    return _dot(kind, 20 - away, y, wide, high) + _dot(kind, 20 + away, y, wide, high)


def _draw_bust(*parts: str) -> str:
    """A person whose shoulders reach the edge of the circle."""
    return f'<g transform="translate(0 2.400)">{_draw_person(*parts)}</g>'


_MUZZLE: Final = _path("fl ft2 mouth", "M20 27v2M16 29.500q4 2.500 8 0")

#: The pictures that players may choose, by their names: people, then animals.
AVATARS: Final = {
    "ada": _draw_bust("s2", "c4", "h2", "bob", _GLASSES),
    "ben": _draw_bust("s4", "c2", "h6", "short", _FRECKLES),
    "chloe": _draw_bust("s5", "c1", "h4", "long", _EARRINGS),
    "dara": _draw_bust("s3", "c5", "h4", "swept", "", _BEARD),
    "elin": _draw_bust("s1", "c6", "h1", "fringe"),
    "fadil": _draw_bust("s3", "c3", "h4", "short", _GLASSES),
    "gloria": _draw_bust("s5", "c5", "h3", "curls"),
    "hugo": _draw_bust("s1", "c1", "h3", "bald", _GLASSES, _MOUSTACHE),
    "cat": _draw_face(
        (5.5, 20),
        _path("h3", "M7 19L7 4l10 7zM33 19L33 4l-10 7z") + _dot("h3", 20, 22, 14)
        + _path("c1", "M18 24.500h4l-2 2.500z")
        + _path("fl ft2", "M20 27q-3 3-5 .500M20 27q3 3 5 .500M5 23l6 1M5 28l6-1M35 23l-6 1M35 28"
                          "l-6-1"),
    ),
    "dog": _draw_face(
        (5, 18),
        _dot("h1", 20, 21, 12.5, 14)
        + _path("h2", "M10 8C1 9 2 25 6 28c4-1 6-9 6-15zM30 8c9 1 8 17 4 20-4-1-6-9-6-15z")
        + _dot("fw", 20, 27.5, 7, 5.5) + _dot("fd", 20, 24.5, 2.8, 2) + _MUZZLE,
    ),
    "fox": _draw_face(
        (6, 19.5),
        _path("c5", "M5 18L6 3l11 8zM35 18L34 3l-11 8z")
        + _path("c5", "M4 17c5-9 27-9 32 0-2 11-11 21-16 21S6 28 4 17z")
        + _path("fw", "M5 20c5 1 11 4 15 18-7-1-13-9-15-18zM35 20c-5 1-11 4-15 18 7-1 13-9 15-18z")
        + _dot("fd", 20, 36, 2.6),
    ),
    "bear": _draw_face(
        (5.5, 19),
        _pair("h2", 11, 9, 5.5) + _dot("h2", 20, 22, 15) + _dot("s2", 20, 27.5, 7, 5.5)
        + _dot("fd", 20, 24.8, 2.8, 2) + _MUZZLE,
    ),
    "rabbit": _draw_face(
        (5, 22.5),
        _pair("f3", 6.5, 9, 4, 9) + _pair("s2", 6.5, 9, 1.8, 6.5) + _dot("f3", 20, 25, 13)
        + _path("c1", "M18 26.500h4l-2 2.300z")
        + _path("fl ft2 mouth", "M20 29q-2.500 3-5 .500M20 29q2.500 3 5 .500"),
    ),
    "owl": _draw_face(
        (6.2, 18),
        _path("h2", "M4 4c5 3 8 4 16 4s11-1 16-4c-1 5-1 8-1 16 0 12-7 18-15 18S5 32 5 20c0-8 0-11"
                    "-1-16z")
        + _pair("fw", 6.2, 18, 6) + _path("f1", "M17 23h6l-3 5.500z"),
        3,
    ),
    "frog": _draw_face(
        (9, 11),
        _pair("g1", 9, 12, 6.5) + _dot("g1", 20, 25, 16, 13) + _pair("fw", 9, 11, 4.2)
        + _path("fl mouth", "M9 26q11 8 22 0"),
    ),
    "panda": _draw_face(
        (6.3, 20),
        _pair("fd", 12, 9, 5.5) + _dot("fw", 20, 22, 15) + _pair("fd", 6.3, 20.5, 4.2, 5)
        + _pair("fw", 6.3, 20, 2.9) + _dot("fd", 20, 26.5, 2.6, 1.9) + _MUZZLE,
        1.7,
    ),
}  # fmt: skip


def render_avatar(id: str, initials: str = "", away: bool = False) -> Markup:
    """A bot's face, or a person's picture or initials in a circle: a broken one if away."""
    if id in AVATARS:
        return Markup(
            '<svg class="face avatar" viewBox="0 0 40 40" width="32" height="32" '
            'aria-hidden="true"><rect class="f4" width="40" height="40"/>'
            f'<g transform="translate(3.6 5.6) scale(.82)">{AVATARS[id]}</g></svg>'
        )
    inner = BOT_AVATARS.get(id)
    if inner is None:
        letter = escape(initials or "?")
        ring, ink = ("f5", "fa") if away else ("f4", "ft")
        inner = (
            f'<circle class="{ring}" cx="20" cy="20" r="17"/>'
            f'<text class="{ink}" x="20" y="27" text-anchor="middle">{letter}</text>'
        )
    return Markup(
        '<svg class="face" viewBox="0 0 40 40" width="32" height="32" aria-hidden="true">'
        f"{inner}</svg>"
    )
