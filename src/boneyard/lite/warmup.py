"""What every visit needs, loaded before the memory of Python is kept for later ones."""

from boneyard.i18n.locales import LANGUAGES
from boneyard.lite import browser
from boneyard.lite.templates import use_compiled_templates
from boneyard.server.pages.home import prepare_home
from boneyard.server.web.render import get_template


def warm_up() -> None:
    """Import the application, load its templates, and draw what the home page shows."""
    assert browser
    for name in use_compiled_templates():
        get_template(name)
    for language in LANGUAGES:
        prepare_home(language)
