# Help of the command line: what each command does, its options, and examples.
#
# Words in capitals stand for what is typed in their place; they are the help-m messages below, and
# must be the same there and in the texts. What is typed (--seed, boneyard games, .jsonl, heavy) is
# never translated. A text wraps by itself; an empty line begins a paragraph.

help-m-game = GAME
help-m-games = [GAME]...
help-m-games-list = GAME
help-m-options = [GAME OPTIONS]
help-m-record = RECORD
help-m-files = FILE…
help-m-file = FILE
help-m-folder = FOLDER
help-m-from = FROM
help-m-to = TO
help-m-seed = SEED
help-m-seat = SEAT
help-m-seconds = SECONDS
help-m-address = ADDRESS
help-m-language = LANGUAGE
help-m-option = NAME=VALUE
help-m-bot = NAME="COMMAND"

# The heading over examples.
help-examples = Examples
# Options that several commands have.
help-language = Language: en, es or nl. [default: your system's]
help-version = Show the version and exit.
help-json = Print one JSON object.
help-json-lines = Print one JSON object per record.
help-line = Number of the record in a .jsonl file or in standard input.
help-cores = Number of cores. [default: all]

# The program itself.
help-boneyard =
    47 domino games, with friends or against the computer.

    Without a command, a table opens in your browser, on this computer only. boneyard serve --host 0.0.0.0 lets others join. boneyard games lists the games and boneyard rules GAME explains one. boneyard simulate GAME plays random matches. boneyard replay FILE replays a record.

    boneyard COMMAND --help describes a command, with examples.
help-boneyard-play = open a table in your browser, on this computer only
help-boneyard-rules = show the rules of Matador in Spanish

# Groups of commands.
help-group-play = Games and puzzles
help-group-records = Records and positions
help-group-simulate = Simulation and statistics
help-group-serve = Servers
help-group-more = More

# Each command: in the list of all (short), then in its own help.
help-serve-short = Run a server for browsers and programs.
help-serve =
    Run a server for browsers and programs.

    By default, only this computer can reach it. --host 0.0.0.0 lets others connect.
help-serve-host = Address to listen on.
help-serve-port = Port to listen on. 0 picks a free port.
help-serve-db = Database: a file, or postgresql://…
help-serve-proxy = Trust X-Forwarded-* headers from this proxy (repeatable).
help-serve-workers = Number of worker processes (more than one needs PostgreSQL).
help-serve-log = Log format: text or JSON lines.
help-serve-here = on this computer only, on another port
help-serve-all = reachable from the network, with the database boneyard.db

help-doctor-short = Check a server's health and suggest fixes.
help-doctor = Check a server, running or not: database file and permissions, disk, clock, compiled code, host names, mail. Prints one line per check, with a fix for each problem. The exit code is 1 if a check fails. Settings come from the environment (BONEYARD_…).
help-doctor-example = check the server whose database is boneyard.db

help-m-act = ACTION
help-m-about = TARGET…
help-admin-short = Inspect and manage a running server.
help-admin =
    Inspect and manage a running server.

    counts: show the server's statistics.

    end MATCH: end a match. A two-player match ends without a winner; in a larger match, bots take over.

    unname MATCH SEAT: remove a player's name.

    block ADDRESS, unblock ADDRESS: block or unblock an IP address or network.

    leave-out MATCH, let-count MATCH: exclude a match from the ratings, or count it again.

    The command connects over the network. It authenticates with a secret that only users with read access to the database know, or with BONEYARD_HOST_TOKEN.
help-admin-at = Address of the server.
help-admin-counts = show the statistics of the server on this computer
help-admin-block = block these addresses
help-admin-end = end a match by its link or id

help-games-short = List all games with their numbers of players, tiles and goals.
help-games = List all games with their numbers of players, tiles and goals.
help-games-json = Print a JSON list.
help-games-all = all games; a wide terminal also shows what is special about each

help-rules-short = Show the rules of a game, with options and an example.
help-rules = Show the rules of GAME, with its options and a short example.
help-rules-one = the rules of All Fives

help-deal-short = Deal a round.
help-deal =
    Deal a round of GAME. The same seed and options always give the same deal.

    Game options are passed as command options. boneyard rules GAME lists them.
help-deal-seed = A word, or a secret of 64 hexadecimal digits. [default: random]
help-deal-round = Round of the match.
help-deal-json = Print a record without moves.
help-deal-output = Write the record to this file.
help-deal-three = three hands of Bergen, always the same with the seed tea
help-deal-second = the second round of a match with a double-9 set, as a record

help-simulate-short = Play matches with random moves.
help-simulate =
    Play matches of GAME with random moves and print the results.

    Game options are passed as command options. boneyard rules GAME lists them.
help-simulate-matches = Number of matches.
help-simulate-seed = Seed for reproducible results. [default: random]
help-simulate-output = Write records to this file, one per line.
help-simulate-three = twenty matches with three players, who must claim their points
help-simulate-file = a hundred solitaire games, written to a file for boneyard replay

help-replay-short = Replay records and print the results.
help-replay =
    Replay records and print the results.

    A FILE is one record. A .jsonl file has one record per line, and - reads lines from standard input. Invalid records are reported and skipped; the exit code is then 2.
help-replay-trace = Print every move, or every position with --json.
help-replay-one = who won, and how
help-replay-all = every move of every record, in sentences

help-convert-short = Convert a match to a score sheet or another program's format.
help-convert =
    Convert a match to a score sheet or another program's format.

    record is Boneyard's notation. sheet is a readable score sheet, which can be converted back. open-spiel stands for the action strings of OpenSpiel's domino games, and dominoes for the hands and moves of the dominoes package on PyPI. Matches that a format can't express are refused.
help-convert-from = Format of FILE. [default: detected]
help-convert-to = Output format.
help-convert-output = Write to this file. [default: standard output]
help-convert-sheet = a match as a score sheet
help-convert-theirs = an OpenSpiel match as a record

help-import-check-short = Identify the format of record files and report what can't be read, and why.
help-import-check =
    Identify the format of record files and report what can't be read, and why.

    Recognises every format that "boneyard convert" can read. The exit code is 2 if a file can't be read or replayed.
help-import-check-two = two matches in any format

help-show-short = Draw a position, or animate a round.
help-show =
    Draw a position of RECORD. Without -o the SVG goes to standard output.

    RECORD is a file with one record. A .jsonl file has one record per line, and - reads lines from standard input. Moves are counted through all rounds; --move 0 is the first deal. All hands are face up unless --as names a seat; then the picture shows what that seat can see, with the legal moves if it is that seat's turn. Seats are numbered from 0, as in the record.
help-show-move = Number of moves played. [default: all]
help-show-as = Show only what this seat can see.
help-show-faces = Tile design.
help-show-theme = Colour theme. [default: your system's]
help-show-shape = Table shape.
help-show-animate = Animate the round up to this move.
help-show-width = Width of a PNG in pixels. [default: 1400]
help-show-output = Output file: .svg or .png.
help-show-last = the table at the end of the match
help-show-seat = the third record after twelve moves, as its first player saw it, for a phone
help-show-film = the last round as an animation, for a browser

help-verify-short = Check that records were dealt fairly.
help-verify =
    Check that records were dealt fairly.

    Repeats every deal and random draw from the record's secret and compares the results with the record. Also compares the secret with the commitment that was published before the first deal and, if the record has the times of the commitment, seeds and deal, checks their order.

    A FILE is one record. A .jsonl file has one record per line, and - reads lines from standard input.
help-verify-one = check that this match was dealt fairly
help-verify-key = Require a signature made with this server key, or the key in this file (repeatable).
help-verify-signed = also check the server's signature
help-m-key = KEY

help-analyse-short = Analyse a match: mistakes, luck and turning points.
help-analyse =
    Analyse the match in RECORD: what each move cost, how much was luck, and where the match turned.

    RECORD is a file with one record. A .jsonl file has one record per line, and - reads lines from standard input. Each move is compared with the other legal moves, over possible deals that agree with what the player had seen. In a solitaire game, each move is compared with the best possible result with all tiles known.
help-analyse-worlds = Number of possible deals per move. [default: 200]
help-analyse-seed = Seed for reproducible results.
help-analyse-output = Write a chart of the win chances to this SVG file.
help-analyse-one = what the moves of a match cost
help-analyse-more = the third record of a file, analysed more thoroughly, with a chart

help-solve-short = Find the best possible result of solitaire games.
help-solve =
    Find the best possible result of solitaire games from the last position in their records.

    The solver knows the face-down tiles. It reports whether the result is proved to be the best or time ran out.

    A FILE is one record. A .jsonl file has one record per line, and - reads lines from standard input.
help-solve-seconds = Time limit per search, in seconds.
help-solve-deal = deal a game of Knock-Out and solve it

help-statistics-short = Estimate how often a solitaire game can be won.
help-statistics =
    Solve many random deals of a solitaire game and print how often it can be won.

    The same seed gives the same numbers on any number of cores.
help-statistics-deals = Number of deals.
help-statistics-seed = Seed for reproducible results.
help-statistics-output = Write a plot to this SVG file.
help-statistics-plot = five thousand deals of Knock-Out, with a plot

help-arena-short = Play bots against each other and rank them.
help-arena =
    Play bots against each other and rank them, with 95% confidence intervals.

    Each deal is played twice with the seats swapped, so both sides have the same luck. A pairing stops as soon as the result is significant. The same seed gives the same result on any number of cores.

    A program reads one line of JSON per move and answers with a JSON object that has a "move". If it fails, it forfeits the round and the exit code is 1. See docs/bots.md.
help-arena-game = Game, or several separated by commas, or all.
help-arena-options = Game option, such as players=4 (repeatable).
help-arena-players = Names of bots, separated by commas, with an optional style (expert:bold; also careful, blocking, counting). Every bot plays every other.
help-arena-bot = A program that plays under this name, over standard input and output.
help-arena-deals = Maximum number of deals per pairing. Each is played twice.
help-arena-seed = Seed for reproducible results. [default: random]
help-arena-play-all = Play all deals, even if fewer would decide a pairing.
help-arena-ray = Run on a Ray cluster (auto: the current one).
help-arena-continue = Save results to this file and resume from it.
help-arena-bot-seconds = Time limit per move for programs, in seconds. [default: 10]
help-arena-plot = Write a chart of the ranking to this SVG file.
help-arena-two = two bots at Draw with seven tiles each
help-arena-all = all games, resumable, with a chart of the ranking
help-arena-mine = your own program against a bot

help-bench-short = Measure how fast rounds are played.
help-bench =
    Measure rounds and plays per second for the given games. [default: all multiplayer games]

    Moves are random. The plain engine and the fast core play the same games, on one core and on all cores; other installed engines play too. They take turns, and the best of four runs counts.
help-bench-seconds = Time per measurement, in seconds. Each is repeated four times.
help-bench-json = Print a JSON list.
help-bench-no-plain = Skip the plain engine.
help-bench-all = all games, in a minute or two
help-bench-two = two games, measured longer, as JSON

# boneyard words
help-words = List the rule words: their meaning, their values, and the games that use them.
help-words-short = List the words that rules files are made of.
help-words-all = all rule words
help-words-one = the words for one rule
help-words-schema-example = the JSON Schema, for editors with completion
help-words-json = Print JSON.
help-words-schema = Print the JSON Schema of rules files.
help-m-rule = [RULE]
help-serve-no-own-rules = Don't let players use their own rules.
help-lab = Compare rules: length of a round, share of blocked and tied rounds, value of the lead, luck, and number of choices. GAME is a game or a rules file.
help-lab-short = Compare rules by simulation.
help-lab-two = two games side by side
help-lab-own = your own rules compared with the original, with a chart
help-lab-players = Number of players.
help-lab-deals = Number of deals per game.
help-lab-seed = Seed for reproducible results.
help-lab-output = Write a chart to this SVG file.

help-puzzle =
    Show a puzzle: a position as one seat sees it, in which one move is clearly best. In a terminal, you are asked for your move.

    With -o, create puzzles from rounds between bots, as JSON lines. Each is searched several times with different random numbers and graded by the bot levels that find the move.
help-puzzle-short = Show a puzzle, or create and check some.
help-puzzle-show = a puzzle of All Fives
help-puzzle-some = a few puzzles from two games, the same on every run
help-puzzle-again = search puzzles again with different random numbers; the exit code is 1 if an answer changes
help-puzzle-game = Games, separated by commas, or all.
help-puzzle-count = Number of puzzles, spread evenly over the games. [default: 1, or 10 with -o]
help-puzzle-id = Show the puzzle with this id.
help-puzzle-answer = Show the answer too.
help-m-id = ID
help-puzzle-lessons = Write the positions of all lessons instead of puzzles.
help-puzzle-theme = Only puzzles with this theme.
help-puzzle-seed = Seed for reproducible results. [default: random]
help-puzzle-check = Check the puzzles in this file (.jsonl or .jsonl.gz) instead of creating new ones.
help-puzzle-worlds = Number of possible deals for each of the two searches in a check.
help-puzzle-output = Create puzzles and write them to this file (.jsonl or .jsonl.gz).

# boneyard copy and boneyard backup.
help-copy-short = Copy a server's data to another database.
help-copy =
    Copy a server's data to another, empty database and check the copy.

    A database is a file or postgresql://… Stop the server first, or moves made in the meantime are lost.
help-copy-there = from a file to PostgreSQL
help-copy-back = and back
help-backup-short = Back up a server's database to a file.
help-backup =
    Back up a server's database to a new file. The server can keep running.

    The file is a complete database. boneyard serve --db FILE opens it.
help-backup-one = back up the default database

help-ratings = Compute ratings from a log of results, one JSON object per line. The same results always give the same ratings.
help-ratings-short = Compute ratings from a log of results.
help-ratings-all = the rankings of all pools
help-ratings-pool = one pool, as JSON
help-ratings-one = Only this pool.
help-ratings-house = from a server's database
help-ratings-db = Read a server's database instead of a file.
help-m-results = [RESULTS]

# boneyard play
help-m-levels = LEVEL,…
help-m-names = NAME,…
help-play-short = Play a match in this terminal.
help-play =
    Play a match in this terminal, against bots or with others at the same keyboard. With the link of a match, take a seat on a server.

    --plain reads and writes lines, which suits screen readers; type moves as in docs/notation.md. This is the default if the terminal can't show a full screen or if a screen reader seems to be running.
help-play-plain = Use lines instead of a screen.
help-play-bots = Bot levels in seat order: beginner, casual, club, expert, master or grandmaster, with an optional style (expert:bold; also careful, blocking, counting). The last level applies to all remaining seats.
help-play-with = Number of players at this keyboard. Each hand is shown only on request.
help-play-names = Names of the players at this keyboard, separated by commas.
help-play-output = Save the match to this file when it ends or you leave.
help-play-one = a match against a bot
help-play-levels = two bots of different levels
help-play-hands = two people at one keyboard
help-play-plain-example = a solitaire game, line by line

# boneyard bot, boneyard watch: at a server
help-m-link = LINK
help-m-command = "COMMAND"
help-m-level = LEVEL
help-m-name = NAME
help-token = File with your token for the server. It is created if it doesn't exist.
help-bot-short = Let a bot or your own program play on a server.
help-bot =
    Take a seat on a server and let a bot play: your own program over standard input and output (docs/bots.md), or a bot level.

    If the connection breaks, it reconnects and continues.
help-bot-connect = Link to the match, as shown in the browser.
help-bot-program = Command to run. It reads and writes lines of JSON.
help-bot-level = Bot level: beginner, casual, club, expert, master or grandmaster.
help-bot-name = Name at the table.
help-bot-seat = Seat, counted from 1. [default: the first open seat]
help-bot-level-example = an expert takes the first open seat
help-bot-mine = your own program takes the first open seat
help-watch-short = Watch a match on a server.
help-watch = Watch a match on a server, line by line, as a spectator.
help-watch-one = a match by its link
help-m-game-or-link = GAME|LINK
help-play-link = a seat on a server, by the link of the match

help-docs-short = Build the documentation and open it.
help-docs =
    Build the documentation as a website and open it.

    It has guides by audience, the rule book with an index, an API reference and search. Links are checked. Needs "boneyard-dominoes[docs]".
help-docs-output = Output folder.
help-docs-browser = Don't open a browser.
help-docs-open = build the documentation and open it
help-docs-build = build the documentation into a folder for publishing

# boneyard equity
help-equity-short = Show win probabilities for given scores.
help-equity =
    Show win probabilities for given scores, or as a table of your score and your opponents'.

    Probabilities are estimated from simulated rounds. Estimates for the default options are included; others are computed in seconds. With more than two sides, a fitted function approximates them. Without a game, -o FILE recomputes all included estimates, which takes some minutes.
help-equity-table = a table for All Fives with two players
help-equity-one = win probabilities at 58 to 40
help-equity-all = recompute the included estimates for all games
help-equity-scores = Scores, one per side.
help-equity-played = Number of rounds played.
help-equity-thorough = Recompute from many more rounds.
help-equity-output = Output file for the recomputed estimates of all games.
help-serve-rules = Offer this rules file, or the rules files in this folder, to all players (repeatable).
help-serve-ours = offer your own rules among the games
help-hints-short = Show what each move in a position is worth.
help-hints =
    Show what each move in a position is worth, and why.

    The position is a line of text (docs/notation.md), or the end of a record. Hints use only what the player to move is allowed to know.
help-hints-line = the moves in a position written by hand
help-hints-record = the possible moves after twelve moves of a match
help-show-line = a position as a line of text
help-m-position = POSITION
help-puzzle-position = Make a puzzle from this position, a line of text (docs/notation.md).
help-puzzle-line = a puzzle from a position

# boneyard lite
help-m-path = PATH
help-lite-short = Build Boneyard Lite, a folder of static files.
help-lite =
    Build Boneyard Lite: every game in the visitor's browser, from a folder of static files.

    Any web server can serve the folder, and it works without a network after the first visit. Pyodide and other packages are downloaded. See docs/lite.md.
help-lite-base = Path of the folder on its web server, with a slash at both ends.
help-lite-friends = Address of a Boneyard server, for the link "Play with friends".
help-lite-here = build it into site/
help-lite-below = build it for a path of a website
