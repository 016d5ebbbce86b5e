# The heads of a table of hints in a notebook.
hinttable-move = move
hinttable-points = points
hinttable-wins = wins
hinttable-why = why
hinttable-match = match
