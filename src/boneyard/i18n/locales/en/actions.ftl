# Texts that are no move, and JSON that is no action or event: told to who types a move, or writes
# a program. $why is another message, such as "'x' is no half of a tile", or what the reader of JSON
# says, in English.

actions-no-tile = { $why }, so this is no move
actions-no-move = this is no move: moves are written like 6-4@2, draw or pass
actions-no-action = this is no action: { $why }
# $text is in quotes.
actions-unwritten = this is no action: nothing is written { $text }
actions-no-event = this is no event: { $why }
