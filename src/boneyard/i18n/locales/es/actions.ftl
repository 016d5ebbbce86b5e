# Textos que no son una jugada, y JSON que no es una acción ni un suceso.

actions-no-tile = { $why }, así que no es una jugada
actions-no-move = esto no es una jugada: las jugadas se escriben como 6-4@2, draw o pass
actions-no-action = esto no es una acción: { $why }
actions-unwritten = esto no es una acción: nada se escribe { $text }
actions-no-event = esto no es un suceso: { $why }
