# What a bot that is a program of its own did wrong: after its name, in the report of the arena, so
# that the sentence begins with a verb.

programs-silent = says nothing in its own turn
# $move and $text are what it said, in quotes.
programs-illegal = makes the move { $move }, which isn't legal
programs-no-answer = answers { $text } and not {"{"}"move": "…"{"}"}
# $why is what the system says.
programs-not-started = can't be started: { $why }
programs-too-early = says something before it is asked
programs-too-late = gives no answer within { $seconds } s
programs-ended = has ended, with exit status { $status }
# $fault is one of the above; $words the last line that the program wrote.
programs-last-words = { $fault }; its last words: { $words }
