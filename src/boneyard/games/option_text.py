"""Labels of game options and their values, for players.

The names and values themselves (`until-playable`) are for programs and the command line.
"""

from collections.abc import Mapping
from typing import Final

from boneyard.core.options import ChoiceOption, FlagOption, IntegerOption, Option, Value
from boneyard.engine.kinds import AnyGame
from boneyard.i18n import Argument, Message, OneOf, message
from boneyard.i18n.translator import Translate
from boneyard.rules.goals import LoserAt
from boneyard.rules.opening import REDEAL, HighestDouble, NextLeads, TakeTurns, WinnerLeads

#: Openings that have another one for the first round.
WRAPPED_LEADS: Final = (WinnerLeads, NextLeads)

#: The label of each option.
LABEL_MESSAGES: Final = {
    "players": "options-players",
    "set": "options-set",
    "target": "options-target",
    "single": "options-single",
    "hand": "options-hand",
    "lead": "options-lead",
    "draw": "options-draw",
    "teams": "options-teams",
    "no_double": "options-no-double",
    "muggins": "options-muggins",
    "flip": "options-flip",
    "calls": "options-calls",
    "double_back": "options-double-back",
    "doubling": "options-doubling",
    "perfect_ten": "options-perfect-ten",
    "rounds": "options-rounds",
    "lock": "options-lock",
    "tie": "options-tie",
    "count": "options-count",
    "capicua": "options-capicua",
    "capicua_blank": "options-capicua-blank",
    "pass_bonus": "options-pass-bonus",
    "ladder": "options-ladder",
    "chuchazo": "options-chuchazo",
    "love": "options-love",
    "one_all": "options-one-all",
    "blank": "options-blank",
    "entry": "options-entry",
    "first": "options-first",
    "doubles": "options-doubles",
    "arms": "options-arms",
    "short_foot": "options-short-foot",
    "double_blank": "options-double-blank",
    "next_lead": "options-next-lead",
    "drawn": "options-drawn",
    "out": "options-out",
    "blocked": "options-blocked",
    "spinner": "options-spinner",
    "single_lead": "options-single-lead",
    "rounding": "options-rounding",
    "first_lead": "options-first-lead",
    "salida": "options-salida",
    "no_caben": "options-no-caben",
    "finish": "options-finish",
    "last": "options-last",
    "unable": "options-unable",
    "meets_double": "options-meets-double",
    "go_on": "options-go-on",
    "extra": "options-extra",
    "knock": "options-knock",
    "misdeal": "options-misdeal",
    "cruzada": "options-cruzada",
    "gate": "options-gate",
    "ends": "options-ends",
    "run": "options-run",
}
#: What an option does, where its label doesn't say it all.
HELP_MESSAGES: Final = {
    "single": "options-single-help",
    "lead": "options-lead-help",
    "draw": "options-draw-help",
    "muggins": "options-muggins-help",
    "calls": "options-calls-help",
    "double_back": "options-double-back-help",
    "doubling": "options-doubling-help",
    "perfect_ten": "options-perfect-ten-help",
    "tie": "options-tie-help",
    "count": "options-count-help",
    "capicua": "options-capicua-help",
    "pass_bonus": "options-pass-bonus-help",
    "ladder": "options-ladder-help",
    "chuchazo": "options-chuchazo-help",
    "love": "options-love-help",
    "one_all": "options-one-all-help",
    "blank": "options-blank-help",
    "entry": "options-entry-help",
    "double_blank": "options-double-blank-help",
    "drawn": "options-drawn-help",
    "spinner": "options-spinner-help",
    "single_lead": "options-single-lead-help",
    "salida": "options-salida-help",
    "no_caben": "options-no-caben-help",
    "last": "options-last-help",
    "meets_double": "options-meets-double-help",
    "misdeal": "options-misdeal-help",
    "cruzada": "options-cruzada-help",
    "run": "options-run-help",
}
#: Labels in one game: muggins is an option here, but the rule in All Fives' leaflet (AF-4).
GAME_LABEL_MESSAGES: Final = {("all-fives", "muggins"): "options-muggins-leaflet"}
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
    ("lead", "partners"): "options-lead-partners",
    ("first_lead", "double"): "options-first-lead-double",
    ("first_lead", "lot"): "options-first-lead-lot",
    ("first_lead", "seat-0"): "options-first-lead-seat",
    ("finish", "first"): "options-finish-first",
    ("finish", "both"): "options-finish-both",
    ("last", "apart"): "options-last-apart",
    ("last", "together"): "options-last-together",
    ("unable", "pass"): "options-unable-pass",
    ("unable", "discard"): "options-unable-discard",
    ("go_on", "may"): "options-go-on-may",
    ("go_on", "must"): "options-go-on-must",
    ("extra", "on"): "options-extra-on",
    ("extra", "after"): "options-extra-after",
    ("knock", "two"): "options-knock-two",
    ("knock", "run"): "options-knock-run",
    ("tie", "locker-loses"): "options-tie-locker-loses",
    ("gate", "all"): "options-gate-all",
    ("gate", "arm"): "options-gate-arm",
    ("draw", "one"): "options-draw-one",
    ("run", "one"): "options-run-one",
    ("run", "both"): "options-run-both",
}
#: Labels of choices by meaning, where a value of the same name means less in another game.
MEANING_MESSAGES: Final[dict[tuple[str, object], str]] = {
    ("lead", HighestDouble(REDEAL)): "options-lead-double",
}


def leaves_choice(option: Option) -> bool:
    """Say whether an option has more than one value."""
    if isinstance(option, IntegerOption):
        return option.least < option.most
    return not isinstance(option, ChoiceOption) or len(option.choices) > 1


def option_label(game: AnyGame, option: Option) -> Message:
    """Return the label of an option."""
    if option.name == "target" and _points_are_bad(game):
        return message("options-target-loses")
    if (game.name, option.name) in GAME_LABEL_MESSAGES:
        return message(GAME_LABEL_MESSAGES[game.name, option.name])
    return message(LABEL_MESSAGES[option.name])


def _points_are_bad(game: AnyGame) -> bool:
    return not game.alone and isinstance(game.goal, LoserAt)


def value_label(game: AnyGame, option: Option, value: Value) -> Argument:
    """Return the label of a value."""
    if option.name == "set":
        return message("about-double", most=int(value))
    if (option.name, value) == ("next_lead", "first") and not game.alone:
        opening = game.opening.first if isinstance(game.opening, WRAPPED_LEADS) else game.opening
        if isinstance(opening, TakeTurns):
            return message("options-lead-any")
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
            "options-chosen",
            option=option_label(game, one),
            value=value_label(game, one, options[one.name]),
        )
        for one in game.all_options
        if one.name != "players"
        and one.name in options
        and options[one.name] != game.default(one, players)
    ]


def option_help(game: AnyGame, option: Option) -> Message | None:
    """Return what an option does and for how many players, if its label doesn't say it all."""
    what = _option_purpose(game, option)
    for value, counts in option.player_counts.items():
        players = OneOf(tuple(map(str, counts)))
        if isinstance(option, FlagOption):
            if what is None:
                return message("options-needs-only", players=players)
            return message("options-needs", what=what, players=players)
        label = value_label(game, option, value)
        if what is None:
            return message("options-needs-value-only", value=label, players=players)
        return message("options-needs-value", what=what, value=label, players=players)
    return what


def _option_purpose(game: AnyGame, option: Option) -> Message | None:
    if option.name == "target" and _points_are_bad(game):
        return message("options-target-loses-help")
    if option.name == "blank" and not game.alone and getattr(game.counting, "alone", False):
        return message("options-blank-alone-help")
    return message(HELP_MESSAGES[option.name]) if option.name in HELP_MESSAGES else None


def label_with_help(game: AnyGame, option: Option) -> Message:
    """Return the label of an option, and what it does."""
    label, what = option_label(game, option), option_help(game, option)
    return label if what is None else message("options-labelled", option=label, what=what)


def explain_option(game: AnyGame, option: Option) -> Message:
    """Explain an option for people who type its values: each with its meaning."""
    what = label_with_help(game, option)
    values = option.choices if isinstance(option, ChoiceOption) else ()
    meanings = tuple(
        message("options-value", value=str(value), means=value_label(game, option, value))
        for value in values
        if (option.name, value) in VALUE_MESSAGES
    )
    return message("options-explained", what=what, values=OneOf(meanings)) if meanings else what


def list_option(game: AnyGame, option: Option, say: Translate) -> str:
    """Describe an option and its values in one line, for a list below the rules."""
    label, what = option_label(game, option), option_help(game, option)
    default = game.default(option, min(game.players))
    if option.name == "hand" and not game.alone and not isinstance(game.hand, int):
        return say(message("options-listed-hand", option=label))
    if not isinstance(option, ChoiceOption):
        value = value_label(game, option, default)
        if what is None:
            return say(message("options-listed", option=label, value=value))
        return say(message("options-listed-help", option=label, what=what, value=value))
    labels = [(one, value_label(game, option, one)) for one in option.choices]
    values = " · ".join(
        say(message("options-default", value=text) if one == default else text)
        for one, text in labels
    )
    if what is None:
        return say(message("options-listed-choices", option=label, values=values))
    return say(message("options-listed-choices-help", option=label, what=what, values=values))


def localize_option_error(game: AnyGame, why: Message) -> Message:
    """Reword an error for people at a form, who don't know the options' names."""
    gaps = dict(why.args)
    if gaps.get("game") == game.name:
        gaps["game"] = game.localized_title
    for option in game.all_options:
        if gaps.get("option") == option.name:
            gaps["option"] = option_label(game, option)
            if isinstance(option, ChoiceOption) and "kind" in gaps:
                gaps["kind"] = OneOf(
                    tuple(value_label(game, option, one) for one in option.choices)
                )
    return Message(why.id, tuple(gaps.items()))
