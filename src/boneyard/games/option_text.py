"""Labels of game options and their values, for players.

The names and values themselves (`until-playable`) are for programs and the command line.
"""

from collections.abc import Mapping
from typing import Final

from boneyard.core.options import ChoiceOption, FlagOption, Option, Value
from boneyard.engine.kinds import AnyGame
from boneyard.i18n import Argument, Message, OneOf, message
from boneyard.rules.opening import REDEAL, HighestDouble

#: Each option: its label, and its help text.
OPTION_MESSAGES: Final = {
    "players": ("options-players", "options-players-help"),
    "set": ("options-set", "options-set-help"),
    "target": ("options-target", "options-target-help"),
    "single": ("options-single", "options-single-help"),
    "hand": ("options-hand", "options-hand-help"),
    "lead": ("options-lead", "options-lead-help"),
    "draw": ("options-draw", "options-draw-help"),
    "teams": ("options-teams", "options-teams-help"),
    "no_double": ("options-no-double", "options-no-double-help"),
    "muggins": ("options-muggins", "options-muggins-help"),
    "flip": ("options-flip", "options-flip-help"),
    "calls": ("options-calls", "options-calls-help"),
    "double_back": ("options-double-back", "options-double-back-help"),
    "doubling": ("options-doubling", "options-doubling-help"),
    "perfect_ten": ("options-perfect-ten", "options-perfect-ten-help"),
    "rounds": ("options-rounds", "options-rounds-help"),
    "lock": ("options-lock", "options-lock-help"),
    "tie": ("options-tie", "options-tie-help"),
    "count": ("options-count", "options-count-help"),
    "capicua": ("options-capicua", "options-capicua-help"),
    "capicua_blank": ("options-capicua-blank", "options-capicua-blank-help"),
    "pass_bonus": ("options-pass-bonus", "options-pass-bonus-help"),
    "ladder": ("options-ladder", "options-ladder-help"),
    "chuchazo": ("options-chuchazo", "options-chuchazo-help"),
    "love": ("options-love", "options-love-help"),
    "one_all": ("options-one-all", "options-one-all-help"),
    "blank": ("options-blank", "options-blank-help"),
    "entry": ("options-entry", "options-entry-help"),
    "first": ("options-first", "options-first-help"),
    "doubles": ("options-doubles", "options-doubles-help"),
    "arms": ("options-arms", "options-arms-help"),
    "short_foot": ("options-short-foot", "options-short-foot-help"),
    "double_blank": ("options-double-blank", "options-double-blank-help"),
    "next_lead": ("options-next-lead", "options-next-lead-help"),
    "drawn": ("options-drawn", "options-drawn-help"),
    "out": ("options-out", "options-out-help"),
    "blocked": ("options-blocked", "options-blocked-help"),
    "spinner": ("options-spinner", "options-spinner-help"),
    "single_lead": ("options-single-lead", "options-single-lead-help"),
    "rounding": ("options-rounding", "options-rounding-help"),
}
#: Labels of choices; a number is its own label.
VALUE_MESSAGES: Final[dict[tuple[str, Value], str]] = {
    ("lead", "double"): "options-lead-double",
    ("lead", "highest"): "options-lead-highest",
    ("lead", "any"): "options-lead-any",
    ("draw", "until-playable"): "options-draw-until",
    ("draw", "never"): "options-draw-never",
    ("teams", True): "options-teams-on",
    ("teams", False): "options-teams-off",
    ("no_double", "highest"): "options-no-double-highest",
    ("no_double", "redeal"): "options-no-double-redeal",
    ("flip", "horizontal"): "options-flip-horizontal",
    ("flip", "vertical"): "options-flip-vertical",
    ("lead", "winner"): "options-lead-winner",
    ("lead", "next"): "options-lead-next",
    ("lock", "team"): "options-lock-team",
    ("lock", "player"): "options-lock-player",
    ("lock", "locker"): "options-lock-locker",
    ("tie", "none"): "options-tie-none",
    ("tie", "leader"): "options-tie-leader",
    ("tie", "locker"): "options-tie-locker",
    ("count", "opponents"): "options-count-opponents",
    ("count", "all"): "options-count-all",
    ("capicua", "double"): "options-capicua-double",
    ("lead", "placed"): "options-lead-placed",
    ("lead", "held"): "options-lead-held",
    ("first", "run"): "options-first-run",
    ("first", "one"): "options-first-one",
    ("doubles", "cover"): "options-doubles-cover",
    ("doubles", "chain"): "options-doubles-chain",
    ("short_foot", "opens"): "options-short-foot-opens",
    ("short_foot", "blocks"): "options-short-foot-blocks",
    ("draw", "leave-two"): "options-draw-leave-two",
    ("lead", "winner-again"): "options-lead-winner-again",
    ("next_lead", "first"): "options-next-lead-first",
    ("next_lead", "winner"): "options-lead-winner",
    ("next_lead", "winner-again"): "options-lead-winner-again",
    ("next_lead", "next"): "options-lead-next",
    ("out", "wins"): "options-out-wins",
    ("out", "compared"): "options-out-compared",
    ("blocked", "difference"): "options-blocked-difference",
    ("blocked", "others"): "options-blocked-others",
    ("blocked", "all"): "options-blocked-all",
    ("tie", "waits"): "options-tie-waits",
    ("spinner", "none"): "options-spinner-none",
    ("spinner", "first"): "options-spinner-first",
    ("single_lead", "scores"): "options-single-lead-scores",
    ("single_lead", "none"): "options-single-lead-none",
    ("rounding", "nearest"): "options-rounding-nearest",
    ("rounding", "up"): "options-rounding-up",
}
#: Labels of choices by meaning, where a value of the same name means less in another game.
MEANING_MESSAGES: Final[dict[tuple[str, object], str]] = {
    ("lead", HighestDouble(REDEAL)): "options-lead-double",
}


def option_label(option: Option) -> Message:
    """Return the label of an option."""
    return message(OPTION_MESSAGES[option.name][0])


def value_label(option: Option, value: Value) -> Argument:
    """Return the label of a value."""
    if option.name == "set":
        return message("about-double", most=int(value))
    meant = option.choices.get(value) if isinstance(option, ChoiceOption) else None
    for (name, word), id in MEANING_MESSAGES.items():
        if name == option.name and word == meant:
            return message(id)
    if (option.name, value) in VALUE_MESSAGES:
        return message(VALUE_MESSAGES[option.name, value])
    if isinstance(option, FlagOption):
        return message("options-on" if value else "options-off")
    return str(value)


def describe_changes(game: AnyGame, options: Mapping[str, Value]) -> list[Message]:
    """List what isn't default in a match with these options, except the number of players."""
    players = int(options.get("players", min(game.players)))
    return [
        message(
            "options-chosen", option=option_label(one), value=value_label(one, options[one.name])
        )
        for one in game.all_options
        if one.name != "players"
        and one.name in options
        and options[one.name] != game.default(one, players)
    ]


def option_help(option: Option) -> Message:
    """Return what an option does, and for which numbers of players values are available."""
    what = message(OPTION_MESSAGES[option.name][1])
    for value, counts in option.player_counts.items():
        players = OneOf(tuple(map(str, counts)))
        if isinstance(option, FlagOption):
            return message("options-needs", what=what, players=players)
        label = value_label(option, value)
        return message("options-needs-value", what=what, value=label, players=players)
    return what


def explain_option(option: Option) -> Message:
    """Explain an option for people who type its values: each with its meaning."""
    what = option_help(option)
    values = option.choices if isinstance(option, ChoiceOption) else ()
    meanings = tuple(
        message("options-value", value=str(value), means=value_label(option, value))
        for value in values
        if (option.name, value) in VALUE_MESSAGES
    )
    return message("options-explained", what=what, values=OneOf(meanings)) if meanings else what


def localize_option_error(game: AnyGame, why: Message) -> Message:
    """Reword an error for people at a form, who don't know the options' names."""
    gaps = dict(why.args)
    if gaps.get("game") == game.name:
        gaps["game"] = game.localized_title
    for option in game.all_options:
        if gaps.get("option") == option.name:
            gaps["option"] = option_label(option)
            if isinstance(option, ChoiceOption) and "kind" in gaps:
                gaps["kind"] = OneOf(tuple(value_label(option, one) for one in option.choices))
    return Message(why.id, tuple(gaps.items()))
