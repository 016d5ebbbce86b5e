# The labelled icons of the match page: short, below 11 letters if possible.
toolbar-label = Tafelacties
toolbar-chat = Chat
toolbar-log = Zetten
toolbar-hint = Hint
toolbar-undo = Herstel
toolbar-settings = Instellen
toolbar-more = Meer
