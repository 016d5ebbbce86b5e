# The heads of a table of hints in a notebook.
showing-move = move
showing-points = points
showing-wins = wins
showing-why = why
showing-match = match
