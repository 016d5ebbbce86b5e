# The words of the command line itself: the frame of its help, and what is wrong with a command.
# Anything in quotes or capitals was typed, or is to be typed.

# Headings of help; "Usage:" stands before a line such as: boneyard deal [OPTIONS] GAME
click-usage = Usage:
click-options = Options
click-commands = Commands
# In that line: what may follow.
click-usage-options = {""}[OPTIONS]
click-usage-commands = {""}[COMMAND] [ARGS]...
click-help = Show this message and exit.
# After what an option does, in square brackets.
click-default = default: { $default }
click-required = required

# Errors. $message is a sentence.
click-error = Error: { $message }
# Somebody has pressed Ctrl-C.
click-aborted = Aborted!
click-try = Try '{ $command } { $option }' for help.
click-invalid = Invalid value: { $message }
# $param_hint is the name of an option or argument, in quotes.
click-invalid-for = Invalid value for { $param_hint }: { $message }
# The name follows, in quotes.
click-missing-argument = Missing argument
click-missing-option = Missing option
click-missing-parameter = Missing parameter
click-missing-command = Missing command.
click-no-option = No such option { $name }.
click-no-command = No such command { $name }.
click-near = Did you mean { $possibility }?
click-near-several = (Did you mean one of: { $possibilities }?)
click-extra = Got unexpected extra argument ({ $args })
click-extra-several = Got unexpected extra arguments ({ $args })
click-needs-value = Option { $name } requires an argument.
click-no-value = Option { $name } does not take a value.
# $number_type: what it should be.
click-no-number = { $number_type ->
    [integer] { $value } is not a valid integer.
    [float] { $value } is not a valid float.
   *[other] { $value } is not a valid { $number_type }.
}
# $range is written like 1<=x<=100.
click-range = { $value } is not in the range { $range }.
click-choice = { $value } is not one of { $choices }.
click-directory = { $filename } is a directory, not a file.
