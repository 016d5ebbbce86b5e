"""click's own words in the language that is spoken: Usage, Options, what is missing or wrong.

click asks gettext for its words, by their English text. Here gettext's place is taken by our
catalogues (`click.ftl`); what they don't have stays English.
"""

import string
import sys
from typing import Any, Final

from boneyard.i18n import Argument
from boneyard.i18n.translator import spoken

#: click's texts that somebody at our command line may read, and our messages for them.
WORDS: Final = {
    "Usage:": "click-usage",
    "Options": "click-options",
    "Commands": "click-commands",
    "Show this message and exit.": "click-help",
    "default: {default}": "click-default",
    "required": "click-required",
    "Error: {message}": "click-error",
    "Aborted!": "click-aborted",
    "Try '{command} {option}' for help.": "click-try",
    "Invalid value: {message}": "click-invalid",
    "Invalid value for {param_hint}: {message}": "click-invalid-for",
    "Missing argument": "click-missing-argument",
    "Missing option": "click-missing-option",
    "Missing parameter": "click-missing-parameter",
    "Missing command.": "click-missing-command",
    "No such option {name!r}.": "click-no-option",
    "No such command {name!r}.": "click-no-command",
    "Did you mean {possibility}?": "click-near",
    "(Did you mean one of: {possibilities}?)": "click-near-several",
    "Got unexpected extra argument ({args})": "click-extra",
    "Got unexpected extra arguments ({args})": "click-extra-several",
    "Option {name!r} requires an argument.": "click-needs-value",
    "Option {name!r} does not take a value.": "click-no-value",
    "{value!r} is not a valid {number_type}.": "click-no-number",
    "{value} is not in the range {range}.": "click-range",
    "{value!r} is not one of {choices}.": "click-choice",
    "{name} {filename!r} is a directory.": "click-directory",
}
#: Where click has them.
MODULES: Final = ("core", "exceptions", "formatting", "parser", "types", "decorators")


class _Gapped(str):
    """A text of click's with gaps: when click fills them, our message is said instead."""

    def format(self, *_: object, **gaps: Any) -> str:
        """Fill the gaps of our message, written as click would write them."""
        fields = {
            name: how for _, name, _, how in string.Formatter().parse(self) if name is not None
        }
        said: dict[str, Argument] = {
            # A number in a range is a number.
            name: repr(gaps[name]) if how == "r" else str(gaps[name]).removesuffix(" range")
            for name, how in fields.items()
        }
        return spoken()(WORDS[self], **said)


def gettext(text: str) -> str:
    """Say a text of click's in the language that is spoken."""
    if text not in WORDS:
        return text
    return _Gapped(text) if "{" in text else spoken()(WORDS[text])


def ngettext(one: str, many: str, count: int) -> str:
    """Say one text of click's, or the other."""
    return gettext(one if count == 1 else many)


def speak_through_click() -> None:
    """Take gettext's place; it is done once."""
    for name in MODULES:
        module: Any = sys.modules[f"click.{name}"]
        module._ = gettext
        if hasattr(module, "ngettext"):
            module.ngettext = ngettext
