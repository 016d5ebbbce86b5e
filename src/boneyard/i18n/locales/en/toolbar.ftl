# The labelled icons of the match page: short, below 11 letters if possible.
toolbar-label = Table actions
toolbar-chat = Chat
toolbar-log = Log
toolbar-hint = Hint
toolbar-undo = Undo
toolbar-settings = Settings
toolbar-more = More
