# The arena: bots against bots by the thousand, on the command line.

# Heads of a table; deals also stands beside a bar while somebody waits: 120/1000 deals. Sure: the
# interval that the value left of it lies in, in 95 of 100 runs. Time: the median and the worst.
arena-deals = deals
arena-won = won
arena-sure = 95 %
arena-points = points
arena-better = better
arena-time = ms a move (worst)
arena-ladder = ladder
arena-elo = Elo
# Beside that bar: all pairings together.
arena-all = all
arena-again = the same deals again: { $option }
# Somebody has pressed Ctrl-C.
arena-stopped = stopped; with --continue FILE it could be gone on with
arena-stopped-file = stopped; the same command goes on from what is in { $file }
# A picture: who is better.
arena-chart = Who is better
arena-chart-note = Elo points; the lines are 95 % intervals
# $why: what the program did, one of bots-fault.
arena-forfeited = { $hands ->
    [one] { $game }: { $player } forfeited a hand: { $why }
   *[other] { $game }: { $player } forfeited { $hands } hands: { $why }
}

# What can't be asked. $option: what was typed.
arena-for-one = { $game } is a game for one: nobody can be met there
arena-option-form = { $option }: options are written like -o players=4
arena-bot-known = { $option }: there is a bot of that name already
arena-bot-form = { $option }: it is written like --bot mine="python3 mine.py"
arena-bot-comma = { $option }: a name has no comma
arena-no-bot = there is no bot { $bot }: there are { $bots }
arena-no-program = { $option }: there is no program { $program }
arena-player-twice = { $player } is there twice: players are different ones
arena-two-players = a contest needs two players or more, as in --players heavy,random
# A program lets bots play a match: $players is how many it takes, $bots how many were given.
arena-seats = this game has { $players } seats, and there are { $bots } bots

# The file of --continue. $why is what the operating system says.
arena-file-unused = { $file } can't be used: { $why }
arena-file-other = { $file } is no file of an arena
arena-file-line = { $file }, line { $line }: this is no chunk of hands
# $part: the name of what differs, as the file has it: games, players, seed.
arena-file-question = { $file } answers another question: its { $part } is { $has }, not { $wants }

# Who plays: processes, or a cluster of computers called Ray.
arena-process-died = a process that played hands has died
arena-ray-failed = the Ray cluster could not play: { $why }
arena-ray-missing = --ray needs Ray: pip install 'boneyard-dominoes[ray]' fetches it
arena-ray-none = no Ray cluster at { $address }: { $why }
