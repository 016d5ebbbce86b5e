# The arena: bots against bots by the thousand, on the command line.

# Heads of a table; deals also stands beside a bar while somebody waits: 120/1000 deals. Sure: the
# interval that the value left of it lies in, in 95 of 100 runs. Time: the median and the worst.
arena-deals = deals
arena-won = won
arena-sure = 95%
arena-points = points
arena-better = better
arena-time = ms/move (worst)
arena-ladder = ranking
arena-elo = Elo
# Beside that bar: all pairings together.
arena-all = all
arena-again = to repeat these deals: { $option }
# Somebody has pressed Ctrl-C.
arena-stopped = stopped; use --continue FILE to be able to resume
arena-stopped-file = stopped; run the same command to resume from { $file }
# A picture: who is better.
arena-chart = Ranking
arena-chart-note = Elo points; the lines are 95% intervals
# $why: what the program did, one of bots-fault.
arena-forfeited = { $hands ->
    [one] { $game }: { $player } forfeited a round: { $why }
   *[other] { $game }: { $player } forfeited { $hands } rounds: { $why }
}

# What can't be asked. $option: what was typed.
arena-for-one = { $game } is a solitaire game; choose a game for two or more players
arena-option-form = { $option }: write options like -o players=4
arena-bot-known = { $option }: a bot with that name already exists
arena-bot-form = { $option }: write it like --bot mine="python3 mine.py"
arena-bot-comma = { $option }: names can't contain commas
arena-no-bot = unknown bot { $bot }; choose from { $bots }
arena-no-program = { $option }: program { $program } not found
arena-player-twice = { $player } is named twice; use different players
arena-two-players = at least two players are needed, such as --players heavy,random
# A program lets bots play a match: $players is how many it takes, $bots how many were given.
arena-seats = the number of bots ({ $bots }) doesn't match the number of seats in the game ({ $players })

# The file of --continue. $why is what the operating system says.
arena-file-unused = can't use { $file }: { $why }
arena-file-other = { $file } isn't an arena file
arena-file-line = { $file }, line { $line }: not an arena result
# $part: the name of what differs, as the file has it: games, players, seed.
arena-file-question = { $file } has results from another run ({ $part }: { $has }, not { $wants })

# Who plays: processes, or a cluster of computers called Ray.
arena-process-died = a worker process has crashed
arena-ray-failed = the Ray cluster failed: { $why }
arena-ray-missing = --ray needs Ray: pip install 'boneyard-dominoes[ray]'
arena-ray-none = no Ray cluster at { $address }: { $why }
# $one and $other are bots, $better one of them; the rest are shares such as 57%, and a number.
arena-duel = { $one } won { $won } of the rounds against { $other } (95% interval: { $low } to { $high }) in { $deals ->
    [one] 1 deal, played twice
   *[other] { $deals } deals, each played twice
}; { $better } is better
arena-duel-even = { $one } won { $won } of the rounds against { $other } (95% interval: { $low } to { $high }) in { $deals ->
    [one] 1 deal, played twice
   *[other] { $deals } deals, each played twice
}; neither has been shown to be better
