"""Templates: whole pages, and pieces of them, from `boneyard.web`."""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Any

from jinja2 import Environment, PackageLoader, Template
from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import Response

from boneyard.i18n import Argument
from boneyard.i18n.locales import LANGUAGES
from boneyard.i18n.translator import Translator
from boneyard.server.app_state import state_of
from boneyard.server.web import tile_pictures
from boneyard.server.web.avatars import render_avatar
from boneyard.server.web.icons import icon, insert_sprite
from boneyard.server.web.inline_styles import build_page_response
from boneyard.server.web.navigation import LOCAL_PARTS, SITE_PARTS, find_site_part
from boneyard.server.web.preferences import Preferences, read_preferences
from boneyard.server.web.static_files import load_static_files, static_version


def as_sentence(text: str) -> str:
    """Write it with a capital and a full stop."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


@cache
def build_environment() -> Environment:
    """The templates; everything that is put into them is escaped."""
    made = Environment(
        loader=PackageLoader("boneyard.web", "templates"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.globals.update(
        draw_face=render_avatar,
        icon=icon,
        backs=tile_pictures.back_row_svg,
        back_rows=tile_pictures.back_row_symbols,
        standing=tile_pictures.standing_tile_svg,
        named_tile=tile_pictures.labelled_tile_svg,
        words_of=tile_pictures.tile_label,
        lying=tile_pictures.lying_tile_svg,
    )
    made.globals.update(languages=LANGUAGES, marked=translate_markup, sentence=as_sentence)
    made.globals["static"] = lambda name: f"/static/{static_version()}/{name}"
    return made


@cache
def get_template(name: str) -> Template:
    """A template by its name."""
    return build_environment().get_template(name)


#: The sentences of a script by the names it knows them by: the message, and the gaps it fills.
ScriptSentences = Mapping[str, tuple[str, tuple[str, ...]]]


def build_script_text(translator: Translator, sentences: ScriptSentences) -> dict[str, str]:
    """The sentences of a script in a language; gaps that only it can fill are in braces."""
    return {
        name: translator(id, **{gap: f"{{{gap}}}" for gap in gaps})
        for name, (id, gaps) in sentences.items()
    }


def translate_markup(translator: Translator, id: str, **arguments: Argument) -> Markup:
    """Say a message some of whose gaps are markup: `<em>…</em>`; the rest of it is escaped."""
    held = {name: value for name, value in arguments.items() if isinstance(value, Markup)}
    # Signs that no text has, in the place of markup until the sentence has been escaped.
    signs = {name: f"\ue000{at}\ue001" for at, name in enumerate(held)}
    text = str(escape(translator(id, **{**arguments, **signs})))
    for name, sign in signs.items():
        text = text.replace(sign, held[name])
    return Markup(text)


def render_fragment(name: str, translator: Translator, **context: object) -> Markup:
    """A piece of a page, in a language."""
    return Markup(get_template(name).render(say=translator, **context))


@lru_cache(maxsize=8192)
def _render_cached(name: str, translator: Translator, context: tuple[tuple[str, Any], ...]) -> str:
    return str(render_fragment(name, translator, **dict(context))).strip().replace("\n", " ")


def render_cached_fragment(name: str, translator: Translator, **context: object) -> str:
    """A piece of a page that is often the same, on one line; what goes into it can be hashed."""
    return _render_cached(name, translator, tuple(context.items()))


def render_page(
    request: Request,
    file: str,
    /,
    status: int = 200,
    preferences: Preferences | None = None,
    icons: Iterable[str] = (),
    **context: object,
) -> Response:
    """A whole page; no one keeps it, for it may hold what is one player's own."""
    preferences = preferences or read_preferences(request)
    context.update(wishes=preferences, say=preferences.translator)
    context["here"] = request.url.path
    context["lite"] = lite = state_of(request.scope).lite
    context["site_parts"] = LOCAL_PARTS if lite else SITE_PARTS
    context.setdefault("current_part", find_site_part(request.url.path))
    context["origin"] = str(request.base_url).rstrip("/")
    page = insert_sprite(get_template(file).render(**context), icons)
    return build_page_response(request, page, load_static_files, status)
