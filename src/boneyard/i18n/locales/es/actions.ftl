# Textos que no son una jugada, y JSON que no es una acción ni un evento.

actions-no-tile = no es una jugada: { $why }
actions-no-move = no es una jugada: escribe las jugadas como 6-4@2, draw o pass
actions-no-action = no es una acción: { $why }
actions-unwritten = no es una acción: se desconoce la notación { $text }
actions-no-event = no es un evento: { $why }
