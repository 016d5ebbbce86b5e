"""Framework of the command line: groups, translated help and errors, output language."""

import copy
import os
import re
import string
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import click

from boneyard.i18n import Argument, Message, error_text, message
from boneyard.i18n.locales import ENGLISH, LANGUAGES, PSEUDO_LANGUAGE
from boneyard.i18n.translator import current_translator, set_language

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

#: click's texts that users may see, and our messages for them.
CLICK_MESSAGES: Final = {
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

#: The modules where click uses them.
CLICK_MODULES: Final = ("core", "exceptions", "formatting", "parser", "types", "decorators")


class _TemplateText(str):
    """A click text with placeholders: when click fills them, our message is used instead."""

    def format(self, *_: object, **gaps: object) -> str:
        """Fill the placeholders of our message, formatted as click would."""
        fields = {
            name: how for _, name, _, how in string.Formatter().parse(self) if name is not None
        }
        if self == "Error: {message}":
            return format_error(str(gaps["message"]))
        arguments: dict[str, Argument] = {
            # A number in a range is a number.
            name: repr(gaps[name]) if how == "r" else str(gaps[name]).removesuffix(" range")
            for name, how in fields.items()
        }
        return current_translator()(CLICK_MESSAGES[self], **arguments)


def gettext(text: str) -> str:
    """Translate a click text."""
    if text not in CLICK_MESSAGES:
        return text
    return _TemplateText(text) if "{" in text else current_translator()(CLICK_MESSAGES[text])


def ngettext(one: str, many: str, count: int) -> str:
    """Translate one of two click texts, by number."""
    return gettext(one if count == 1 else many)


def install_click_translations() -> None:
    """Replace gettext in click; done once."""
    for name in CLICK_MODULES:
        module: Any = sys.modules[f"click.{name}"]
        module._ = gettext
        if hasattr(module, "ngettext"):
            module.ngettext = ngettext


LANGUAGE_OPTION: Final = "--language"

#: The environment variables of the locale: the first that is set counts.
LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def parse_language_tag(tag: str) -> str | None:
    """Return the language of a tag such as es, es-MX or nl_BE.UTF-8, if there is a catalogue."""
    language = tag.replace("-", "_").partition(".")[0].partition("_")[0].lower()
    return language if language in LANGUAGES or language == PSEUDO_LANGUAGE else None


def language_from_locale(environment: Mapping[str, str]) -> str:
    """Return the language of the locale; English if there is no catalogue."""
    tag = next((environment[name] for name in LOCALE_VARIABLES if environment.get(name)), ENGLISH)
    return parse_language_tag(tag) or ENGLISH


def find_language_option(words: Sequence[str]) -> str | None:
    """Find the language option in a command line: read first, because errors need it."""
    found = None
    for at, word in enumerate(words):
        if word == "--":
            break
        name, equals, tag = word.partition("=")
        if name == LANGUAGE_OPTION:
            found = tag if equals else "".join(words[at + 1 : at + 2])
    return found


def set_cli_language(words: Sequence[str]) -> None:
    """Set the language from a command line."""
    tag = find_language_option(words)
    set_language(
        (parse_language_tag(tag) if tag is not None else None) or language_from_locale(os.environ)
    )


def os_error_text(error: OSError) -> str:
    """Return the operating system's message."""
    return error.strerror or str(error)


def echo(id: str, /, *, err: bool = False, **gaps: Argument) -> None:
    """Print a message."""
    click.echo(current_translator()(id, **gaps), err=err)


def choose_color(environment: Mapping[str, str]) -> bool | None:
    """Whether output has colours: `NO_COLOR` and `FORCE_COLOR` decide; None: on a terminal."""
    if environment.get("NO_COLOR"):
        return False
    return True if environment.get("FORCE_COLOR") else None


def format_error(why: Argument) -> str:
    """The line that reports an error, the first word in red."""
    word, colon, rest = current_translator()("click-error", message=why).partition(":")
    return click.style(f"{word}{colon}", fg="red", bold=True) + rest


class StyledHelpFormatter(click.HelpFormatter):
    """Help with coloured headings, commands and options; click drops colours outside terminals."""

    def write_heading(self, heading: str) -> None:
        """Write a heading in bold."""
        self.write(f"{'':>{self.current_indent}}{click.style(heading + ':', bold=True)}\n")

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write the usage line; its first word is a heading."""
        word = gettext("Usage:") if prefix is None else prefix.strip()
        super().write_usage(prog, args, click.style(word, bold=True) + " ")

    def write_dl(
        self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2
    ) -> None:
        """Write options or commands, the names in colour."""
        styled = [(click.style(name, fg="cyan"), text) for name, text in rows]
        super().write_dl(styled, col_max, col_spacing)


class HelpContext(click.Context):
    """A context whose help has colours."""

    formatter_class = StyledHelpFormatter


class Failure(click.ClickException):
    """An error in one sentence, with exit code 2."""

    exit_code = 2

    def __init__(self, what: str | Message | Exception, /, **gaps: Argument) -> None:
        if isinstance(what, Exception):
            text = current_translator().translate(error_text(what))
        else:
            text = current_translator().translate(
                what if isinstance(what, Message) else message(what, **gaps)
            )
        super().__init__(text)


class Language(click.ParamType[str]):
    """A language with a catalogue."""

    name = "language"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> str:
        """Find the language."""
        found = parse_language_tag(str(value))
        if found is None:
            languages = ", ".join(f"{tag} ({name})" for tag, name in LANGUAGES.items())
            tag = "".join(sign if sign.isprintable() else "�" for sign in str(value)[:40])
            raise Failure("cli-no-language", language=repr(tag), languages=languages)
        return found

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> "list[CompletionItem]":
        """Complete the tag of a language."""
        from click.shell_completion import CompletionItem

        return [CompletionItem(tag) for tag in LANGUAGES if tag.startswith(incomplete)]


#: What is typed after `boneyard`, and the message id of what it does.
Example = tuple[str, str]


_HELP_ID: Final = re.compile(r"help(-[a-z0-9]+)+")

#: The placeholder for a number in help.
_NUMBER: Final = "N"

#: What click writes in the usage line.
_USAGE_MESSAGES: Final = {
    "[OPTIONS]": "click-usage-options",
    "[COMMAND] [ARGS]...": "click-usage-commands",
}


def translate_help(text: str | None) -> str | None:
    """Translate a text of a parameter if it is a message id."""
    return current_translator()(text) if text is not None and _HELP_ID.fullmatch(text) else text


def _translate_param(param: click.Parameter) -> click.Parameter:
    """Translate a parameter's texts."""
    found = copy.copy(param)
    found.metavar = translate_help(param.metavar)
    if isinstance(found, click.Option):
        # click has made the help option itself, perhaps in another language.
        own = "--help" in found.opts
        found.help = gettext("Show this message and exit.") if own else translate_help(found.help)
        if found.metavar is None and isinstance(found.type, click.types.IntParamType):
            found.metavar = _NUMBER
    return found


class TranslatedCommand(click.Command):
    """A command; its help is a message id, and examples follow it."""

    context_class = HelpContext

    def __init__(self, *args: Any, examples: Sequence[Example] = (), **more: Any) -> None:
        super().__init__(*args, **more)
        self.examples = tuple(examples)
        self.params = [
            *self.params,
            click.Option([LANGUAGE_OPTION], type=Language(), expose_value=False, is_eager=True,
                         help="help-language", metavar="help-m-language"),
        ]  # fmt: skip

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """Return the translated parameters; the same ones for a whole run."""
        key = f"{__name__}.{self.name}"
        if key not in ctx.meta:
            ctx.meta[key] = [_translate_param(param) for param in super().get_params(ctx)]
        found: list[click.Parameter] = ctx.meta[key]
        return found

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """Return the arguments for the usage line."""
        pieces = super().collect_usage_pieces(ctx)
        return [
            current_translator()(_USAGE_MESSAGES[piece]) if piece in _USAGE_MESSAGES else piece
            for piece in pieces
        ]

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the help of the command."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(translate_help(self.help) or "")

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the examples, each with its explanation below it."""
        if not self.examples:
            return
        with formatter.section(current_translator()("help-examples")):
            for words, id in self.examples:
                line = f"boneyard {words}".rstrip()
                line = click.style(line, fg="green")
                formatter.write(f"{'':>{formatter.current_indent}}{line}\n")
                with formatter.indentation():
                    formatter.write_text(current_translator()(id))


def command(
    help: str, *examples: Example, **more: Any
) -> Callable[[Callable[..., object]], TranslatedCommand]:
    """Make a command of a function; `help` is a message id."""
    return click.command(cls=TranslatedCommand, help=help, examples=examples, **more)
