# Texts that are no move, and JSON that is no action or event: told to who types a move, or writes
# a program. $why is another message, such as "'x' is no half of a tile", or what the reader of JSON
# says, in English.

actions-no-tile = not a move: { $why }
actions-no-move = not a move: write moves like 6-4@2, draw or pass
actions-no-action = not an action: { $why }
# $text is in quotes.
actions-unwritten = not an action: unknown notation { $text }
actions-no-event = not an event: { $why }
