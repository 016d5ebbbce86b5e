"""In which language the command line speaks: `--language`, or the locale, or English."""

import os
from collections.abc import Mapping, Sequence
from typing import Any, Final

import click

from boneyard.i18n import Argument, Message, message, why
from boneyard.i18n.locales import ENGLISH, LANGUAGES, MADE_UP
from boneyard.i18n.translator import choose, spoken

OPTION: Final = "--language"
#: Where the locale is looked up: the first of these that is set counts.
LOCALES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def known(tag: str) -> str | None:
    """The language of a tag such as es, es-MX or nl_BE.UTF-8, if the house speaks it."""
    language = tag.replace("-", "_").partition(".")[0].partition("_")[0].lower()
    return language if language in LANGUAGES or language == MADE_UP else None


def of_locale(surroundings: Mapping[str, str]) -> str:
    """The language that the locale names; English if it names none that the house speaks."""
    tag = next((surroundings[name] for name in LOCALES if surroundings.get(name)), ENGLISH)
    return known(tag) or ENGLISH


def wanted(words: Sequence[str]) -> str | None:
    """The language asked for in a command line: read before the rest, whose errors it is for."""
    found = None
    for at, word in enumerate(words):
        if word == "--":
            break
        name, equals, tag = word.partition("=")
        if name == OPTION:
            found = tag if equals else "".join(words[at + 1 : at + 2])
    return found


def begin(words: Sequence[str]) -> None:
    """Speak the language of a command line, from here on."""
    asked = wanted(words)
    choose((known(asked) if asked is not None else None) or of_locale(os.environ))


def reason(error: OSError) -> str:
    """What the operating system says."""
    return error.strerror or str(error)


def echo(id: str, /, *, err: bool = False, **gaps: Argument) -> None:
    """Say a message on the terminal."""
    click.echo(spoken()(id, **gaps), err=err)


class Failure(click.ClickException):
    """A sentence for the person at the keyboard, and exit code 2."""

    exit_code = 2

    def __init__(self, what: str | Message | Exception, /, **gaps: Argument) -> None:
        """Take the id and the gaps of a message, a message, or an error that has one."""
        if isinstance(what, Exception):
            said = spoken().say(why(what))
        else:
            said = spoken().say(what if isinstance(what, Message) else message(what, **gaps))
        super().__init__(said)


class Language(click.ParamType[str]):
    """A language that the house speaks."""

    name = "language"

    def convert(self, value: Any, param: click.Parameter | None, ctx: Any) -> str:
        """Find the language."""
        found = known(str(value))
        if found is None:
            languages = ", ".join(f"{tag} ({name})" for tag, name in LANGUAGES.items())
            tag = "".join(sign if sign.isprintable() else "�" for sign in str(value)[:40])
            raise Failure("cli-no-language", language=repr(tag), languages=languages)
        return found

    def shell_complete(self, ctx: Any, param: Any, incomplete: str) -> list[Any]:
        """Complete the tag of a language."""
        from click.shell_completion import CompletionItem

        return [CompletionItem(tag) for tag in LANGUAGES if tag.startswith(incomplete)]
