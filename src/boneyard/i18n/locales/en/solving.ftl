# Games for one: what the solver found, and how often they can be won.

# A line of the command line. $where is a file, or a line of it; $game its title; $won says whether
# the game can be won: yes, no, or undecided. $best is the best result: 3 tiles left, or 3 columns
# in a Domino Solitaire that can be won; $proved (yes or no): nothing better is possible.
solving-found = { $won ->
    [yes] { $proved ->
        [yes] { $where }: { $game }: winnable; best result: { $best } (proved)
       *[no] { $where }: { $game }: winnable; best result found: { $best }
    }
    [no] { $proved ->
        [yes] { $where }: { $game }: not winnable; best result: { $best } (proved)
       *[no] { $where }: { $game }: not winnable; best result found: { $best }
    }
   *[undecided] { $proved ->
        [yes] { $where }: { $game }: undecided within the time limit; best result: { $best } (proved)
       *[no] { $where }: { $game }: undecided within the time limit; best result found: { $best }
    }
}
# In the line below it, where there are no moves.
solving-no-moves = no moves
# $game is the name of a game as programs know it: block-draw.
solving-not-for-one = { $game } is not a solitaire game, so it can't be solved
solving-nothing-dealt = no tiles have been dealt yet
solving-nan = nan is not a number of seconds
solving-process-died = a worker process has crashed
# Beside a turning sign on a terminal, while somebody waits.
solving-at-work = solving
solving-done = solved { $records }

# How often a game can be won. The heading of a table; $game is a title.
solving-heading = { $deals ->
    [one] { $game }, { $deals } deal, seed { $seed }
   *[other] { $game }, { $deals } deals, seed { $seed }
}
# The rows of that table: deals that can be won, can't be won, were not decided.
solving-won = winnable
solving-lost = not winnable
solving-undecided = undecided
solving-share = share
solving-best = best results (deals)
# The title of a bar chart: how many deals have which best result.
solving-chart = { $deals ->
    [one] { $game }: best result of { $deals } deal
   *[other] { $game }: best results of { $deals } deals
}
# The note below it: what the numbers below the bars count, and the share of deals that can be won.
# Where $counts is columns, numbers with ↓ belong to deals that can't be won.
solving-chart-note = { $counts ->
    [columns] columns if won; ↓ tiles face down if lost — { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } winnable
   *[tiles] tiles left — { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } winnable
}
