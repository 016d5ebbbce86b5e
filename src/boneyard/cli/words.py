"""`boneyard words`: the vocabulary of rules."""

import json
from typing import Final

import click

from boneyard.cli.framework import Failure, command
from boneyard.core.strict_json import JsonObject
from boneyard.i18n.translator import current_translator

#: The indent of a word's description.
INDENT: Final = "    "


@command(
    "help-words",
    ("words", "help-words-all"),
    ("words goal", "help-words-one"),
    ("words --schema", "help-words-schema-example"),
)
@click.argument("rule", required=False, metavar="help-m-rule")
@click.option("--json", "as_json", is_flag=True, help="help-words-json")
@click.option("--schema", is_flag=True, help="help-words-schema")
def words(rule: str | None, as_json: bool, schema: bool) -> None:
    """List the words of the vocabulary."""
    if schema:
        from boneyard.games.house_rules.schema import build_schema as made

        click.echo(json.dumps(made(), indent=1))
        return
    from boneyard.games.house_rules.glossary import build_glossary

    translator = current_translator()
    found = build_glossary(translator.translate)
    if rule is not None and rule not in {one["rule"] for one in found}:
        raise Failure("houserules-no-rule", key=repr(rule[:40]), known=_rules(found))
    found = [one for one in found if rule in (None, one["rule"])]
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False, indent=1))
        return
    for one in found:
        click.secho(f"{one['rule'] or '…'}  {one['question']}", bold=True)
        for word in one["words"]:
            _show(word)
        click.echo()


def _rules(found: list[JsonObject]) -> tuple[str, ...]:
    return tuple(one["rule"] for one in found if one["rule"])


def _show(word: JsonObject) -> None:
    click.echo(f"  {word['word']}")
    for line in (word["means"], word["takes"], word["used"]):
        if line:
            click.secho(f"{INDENT}{line}", dim=line == word["used"] or None)
