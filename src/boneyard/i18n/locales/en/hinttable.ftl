# The heads of a table of hints in a notebook.
hinttable-move = move
hinttable-points = points
hinttable-wins = round win
hinttable-why = reason
hinttable-match = match win
