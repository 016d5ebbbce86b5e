# Games for one: what the solver found, and how often they can be won.

# A line of the command line. $where is a file, or a line of it; $game its title; $won says whether
# the game can be won: yes, no, or undecided. $best is the best result, a number: of tiles left, or
# in Domino Solitaire of columns; $proved (yes or no): nothing better is possible.
solving-found = { $won ->
    [yes] { $proved ->
        [yes] { $where }: { $game }: can be won; best { $best }, nothing better is possible
       *[no] { $where }: { $game }: can be won; best { $best }, perhaps there is better
    }
    [no] { $proved ->
        [yes] { $where }: { $game }: can't be won; best { $best }, nothing better is possible
       *[no] { $where }: { $game }: can't be won; best { $best }, perhaps there is better
    }
   *[undecided] { $proved ->
        [yes] { $where }: { $game }: not decided in the time given; best { $best }, nothing better is possible
       *[no] { $where }: { $game }: not decided in the time given; best { $best }, perhaps there is better
    }
}
# In the line below it, where there are no moves.
solving-no-moves = no moves
# $game is the name of a game as programs know it: block-draw.
solving-not-for-one = { $game } is no game for one: there is no solver for it
solving-nothing-dealt = nothing is dealt yet
solving-nan = nan is no number of seconds
solving-process-died = a process that solved games has died
# Beside a turning sign on a terminal, while somebody waits.
solving-at-work = solving
solving-done = solved { $records }

# How often a game can be won. The heading of a table; $game is a title.
solving-heading = { $deals ->
    [one] { $game }, { $deals } deal, seed { $seed }
   *[other] { $game }, { $deals } deals, seed { $seed }
}
# The rows of that table: deals that can be won, can't be won, were not decided.
solving-won = won
solving-lost = lost
solving-undecided = undecided
solving-behind = behind each share: the best results, and how many deals have them
# The title of a bar chart: how many deals have which best result.
solving-chart = { $deals ->
    [one] { $game }: the best result of { $deals } deal
   *[other] { $game }: the best result of { $deals } deals
}
# The note below it: what the numbers below the bars count, and the share of deals that can be won.
# Where $counts is columns, numbers with ↓ belong to deals that can't be won.
solving-chart-note = { $counts ->
    [columns] columns if won; ↓ face down if lost — { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } can be won
   *[tiles] tiles left — { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } can be won
}
