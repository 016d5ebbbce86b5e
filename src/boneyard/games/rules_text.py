"""The rules of a game as readers get them: hand-written ones, with the options at their end."""

import re
from typing import Final

from boneyard.engine.kinds import AnyGame
from boneyard.games import option_text
from boneyard.i18n import message
from boneyard.i18n.translator import Translator

#: An option as a text names it, maybe with a value: `*draw*`, `*draw: never*`.
OPTION_MENTION: Final = re.compile(r"(?<!\*)\*([a-z_]+)(?:: ([a-z0-9-]+))?\*(?!\*)")
#: Where a text of curved tiles has pictures of ends, on a line of its own.
CURVED_ENDS: Final = "{curved-ends}\n\n"


def render_rules_text(game: AnyGame, translator: Translator, *, pictures: str = "") -> str:
    """Return the rules with options by their labels, followed by a list of the other options."""
    say = translator.translate
    text = translator.load_text(f"rules/{game.name}").replace(CURVED_ENDS, pictures)
    # How many play stands in the rules themselves.
    mentioned = {"players", *(found[1] for found in OPTION_MENTION.finditer(text))}
    known = {option.name: option for option in game.all_options}

    def replace_mention(found: re.Match[str]) -> str:
        option = known.get(found[1])
        if option is None:
            return found[0]
        label = option_text.option_label(game, option)
        if found[2] is None:
            return f"*{say(label)}*"
        value = option_text.value_label(game, option, option.parse_text(found[2]))
        return f"*{say(message('options-set-to', option=label, value=value))}*"

    lines = [
        f"- {option_text.list_option(game, option, say)}\n"
        for option in game.all_options
        if option.name not in mentioned and option_text.leaves_choice(option)
    ]
    text = OPTION_MENTION.sub(replace_mention, text)
    heading = f"## {say(message('game-options'))}\n"
    if lines and heading not in text:
        text += f"\n{heading}\n"
    return text + "".join(lines)


def render_rules_for_terminal(game: AnyGame, translator: Translator) -> str:
    """Return the rules with options as they are typed: `--draw never`."""
    known = {option.name for option in game.all_options}

    def replace_mention(found: re.Match[str]) -> str:
        if found[1] not in known:
            return found[0]
        value = "" if found[2] is None else f" {found[2]}"
        return f"`--{found[1].replace('_', '-')}{value}`"

    text = translator.load_text(f"rules/{game.name}").replace(CURVED_ENDS, "")
    return OPTION_MENTION.sub(replace_mention, text)
