# The labelled icons of the match page: short, below 11 letters if possible.
toolbar-label = Acciones de la mesa
toolbar-chat = Chat
toolbar-log = Jugadas
toolbar-hint = Pista
toolbar-undo = Deshacer
toolbar-settings = Ajustes
toolbar-more = Más
