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
help-language = The language to speak: en, es or nl. Else that of your system.
help-version = Show the version and exit.
help-json = One JSON object, for programs.
help-json-lines = One JSON object a record, one a line.
help-line = Which record of a .jsonl or of -.
help-cores = How many to use; all of them if unsaid.

# The program itself.
help-boneyard =
    Domino games of five rule books and of the world.

    Without a command, a table opens in the browser on this machine; boneyard serve lets others in. boneyard games and boneyard rules GAME tell what there is to play; boneyard simulate GAME plays matches at random and writes them as records; boneyard replay plays any record.

    boneyard COMMAND --help tells all about a command, with examples.
help-boneyard-play = opens a table in your browser, on this machine alone
help-boneyard-rules = tells how Matador is played, in Spanish

# Each command: in the list of all (short), then in its own help.
help-serve-short = Serve tables to browsers and programs.
help-serve =
    Serve tables to browsers and programs.

    On the loopback address only this machine can reach them; --host 0.0.0.0 lets others in.
help-serve-host = Address to serve on.
help-serve-port = Port to serve on; 0 takes any that is free.
help-serve-db = Where matches are kept: one file, or postgresql://…
help-serve-proxy = A proxy in front that is believed when it says for whom it asks; none unless named.
help-serve-workers = Processes that serve together, on as many cores; more than one needs PostgreSQL.
help-serve-log = What the log is: usual sentences, or one line of JSON for each request and event.
help-serve-here = for this machine alone, on another port
help-serve-all = for everybody who can reach this machine; matches are kept in house.db

help-doctor-short = Say what is wrong with a house, and what to do.
help-doctor = Look at a house, open or closed: its file and the rights to it, the disk, the clock, compiled code, names, mail. One line each, with what to do about it; the exit code is 1 if something is wrong. The settings are those of the environment (BONEYARD_…).
help-doctor-example = looks at the house that keeps its matches in house.db

help-m-act = WHAT
help-m-about = WHOM…
help-admin-short = See and steer a house that is open, as its host.
help-admin =
    See and steer a house that is open, as its host:

    counts shows its numbers. end MATCH ends a match: of two without a winner, of more bots play on. unname MATCH SEAT takes a name away. block ADDRESS lets nobody in from an address or a network, unblock ADDRESS does again.

    The house is asked over the network; that it is its host who asks shows by a secret that only those know who may read its database, or by BONEYARD_HOST_TOKEN.
help-admin-at = Where the house is.
help-admin-counts = shows what the house on this machine does
help-admin-block = lets nobody in from these addresses
help-admin-end = ends the match of that link or name

help-games-short = Show all games, with their players, tiles and goals.
help-games = Show all games, with their players, tiles and goals.
help-games-json = One JSON list, for programs.
help-games-all = all games; on a wide terminal also what is special about each

help-rules-short = Tell how a game is played: rules, options, an example.
help-rules = Tell how GAME is played: rules, options, and a short example.
help-rules-one = the rules of All Fives

help-deal-short = Deal a round, the same for the same seed and options.
help-deal =
    Deal a round of GAME, the same for the same seed and options.

    Options of the game are written as options: boneyard rules GAME tells which there are.
help-deal-seed = A word, or a secret of 64 hexadecimal digits; else by chance.
help-deal-round = Which round of the match.
help-deal-json = A record without moves, for programs.
help-deal-output = Write that record.
help-deal-three = three hands of Bergen, the same whenever the seed is tea
help-deal-second = the second round of a match with a double-9 set, as a record

help-simulate-short = Play matches with players who choose at random.
help-simulate =
    Play matches of GAME with players who choose at random, and tell what they came to.

    Options of the game are written as options: boneyard rules GAME tells which there are.
help-simulate-matches = How many to play.
help-simulate-seed = The same seed plays the same matches; else by chance.
help-simulate-output = Write records, one a line.
help-simulate-three = twenty matches between three players, who must claim their points
help-simulate-file = a hundred games for one, written to a file that boneyard replay reads

help-replay-short = Play records and print what they come to.
help-replay =
    Play records and print what they come to.

    A FILE is one record, or with the ending .jsonl one record a line; - reads lines from standard input. A record that can't be played is named, the others are still played, and the exit code is 2.
help-replay-trace = Tell every move, or every position with --json.
help-replay-one = who won, and how
help-replay-all = every move of every record, in sentences

help-convert-short = Write a match in another form: a score sheet, or as other programs do.
help-convert =
    Write a match in another form: a score sheet, or as other programs do.

    record is the notation of this house, sheet a score sheet that people read and that can be read back, open-spiel the action strings of OpenSpiel's domino games, dominoes the hands and moves of PyPI's dominoes. What the other program can't say is refused.
help-convert-from = What FILE is, if it can't be told by its looks.
help-convert-to = What is written.
help-convert-output = Write to this file instead of the screen.
help-convert-sheet = a match as a score sheet
help-convert-theirs = a match of OpenSpiel as a record

help-import-check-short = Say of files what they are, and why one can't be read.
help-import-check =
    Say of files what they are, and why one can't be read.

    Every form of boneyard convert is known. The exit code is 2 if one can't be read or played.
help-import-check-two = two matches, of any form

help-show-short = Draw a position of a record, or a round as a film.
help-show =
    Draw a position of RECORD; without -o the SVG goes to standard output.

    RECORD is a file with one record, or with the ending .jsonl one record a line; - reads lines from standard input. Moves are counted through all rounds, and --move 0 is the first deal. All hands lie open, unless --as says whose eyes to use; then the picture also has what that seat may do, if it is its turn. Seats are numbered from 0, as in the record.
help-show-move = After so many moves; else the last.
help-show-as = Only what this seat knows.
help-show-faces = What the tiles show.
help-show-theme = Else as the system has it.
help-show-shape = The shape of the table.
help-show-animate = The whole round up to there, as a film.
help-show-width = Of a PNG, in pixels; else 1400.
help-show-output = A file: .svg or .png.
help-show-last = the table at the end of the match
help-show-seat = the third record after twelve moves, as its first player saw it, for a phone
help-show-film = the last round as a film, for a browser

help-verify-short = Check that records were dealt from their seeds.
help-verify =
    Check that records were dealt from their seeds.

    Every deal and every random take is done again from the record's seed and compared, and the seed is compared with the commitment that was shown before the first deal. Where the record tells when seal, seeds and deal came, their order is checked too.

    A FILE is one record, or with the ending .jsonl one record a line; - reads lines from standard input.
help-verify-one = whether this match was dealt fairly
help-verify-key = the house's key, or a file with it: the record must be signed with it; may be given more than once
help-verify-signed = whether a house has signed it, too
help-m-key = KEY

help-analyse-short = Tell what moves cost, how much was luck, where it turned.
help-analyse =
    Tell what each move of RECORD cost, how much was luck, and where the match turned.

    RECORD is a file with one record, or with the ending .jsonl one record a line; - reads lines from standard input. Each move is compared with the others that were legal, on hands that agree with what the player had seen. Of a game for one, it is compared with the best result that was possible with all tiles known.
help-analyse-worlds = How many hands each move is tried on; else 200.
help-analyse-seed = The same seed finds the same.
help-analyse-output = Draw who was ahead, as SVG.
help-analyse-one = what the moves of a match cost
help-analyse-more = the third record of a file, looked at longer, with a picture

help-solve-short = Find the best result of games for one.
help-solve =
    Find the best result of games for one, from where their records stand.

    The solver knows the tiles that lie face down. It says whether nothing better is possible, or that it ran out of time.

    A FILE is one record, or with the ending .jsonl one record a line; - reads lines from standard input.
help-solve-seconds = How long each search may take.
help-solve-deal = deals a game of Knock-Out, and solves it

help-statistics-short = Solve many deals of a game for one: how often can it be won?
help-statistics =
    Solve many random deals of a game for one, and tell how often it can be won.

    The same seed gives the same numbers on any number of cores.
help-statistics-deals = How many to solve.
help-statistics-seed = The same deals again.
help-statistics-output = Draw a plot, as SVG.
help-statistics-plot = five thousand deals of Knock-Out, with a picture

help-arena-short = Let bots play against each other: who is better?
help-arena =
    Let bots play against each other, and tell who is better and how sure that is.

    Each deal is played twice, with the seats exchanged: luck with the tiles is the same for both. A pairing stops as soon as the question who is better is decided. Intervals hold in 95 % of all runs. The same seed gives the same result on any number of cores.

    A program gets one line of JSON for each move and answers with a JSON object that has a "move"; a hand that it can't play on is forfeited, and the exit status is 1. docs/bots.md tells how to write one.
help-arena-game = A game, several with commas between them, or all.
help-arena-options = An option of the game, such as players=4; may be there several times.
help-arena-players = Who plays: names of bots, with a manner if you like (expert:bold; also careful, blocking, counting). Every one meets every other.
help-arena-bot = A program that plays under a name, over its standard input and output.
help-arena-deals = At most so many for each pairing; each is played twice.
help-arena-seed = The same seed gives the same result; else by chance.
help-arena-play-all = Play all deals, even if fewer decide it.
help-arena-ray = Play on a Ray cluster (auto: the one at hand).
help-arena-continue = Write down what is played, and go on from there next time.
help-arena-bot-seconds = How long a program may think about a move; 10 s if unsaid.
help-arena-plot = Draw the ladder, as SVG.
help-arena-two = two bots at Draw with seven tiles each
help-arena-all = all games; it can be stopped and gone on with, and draws a ladder
help-arena-mine = a program of your own against a bot

help-bench-short = Measure how fast rounds are played.
help-bench =
    Measure rounds and plays a second of the games named, or of all games for several players.

    Moves are random. The plain engine and the fast core play the same games, on one core and on all; engines of others that are installed play too. They take turns, and the best of four counts.
help-bench-seconds = How long each is measured, four times.
help-bench-json = Write a list of objects.
help-bench-no-plain = Leave the plain engine out.
help-bench-all = all games, in a minute or two
help-bench-two = two games, measured longer, for a program

# boneyard words
help-words = List the words in which rules are written: what each says, what it takes, and which games use it.
help-words-short = the words in which rules are written
help-words-all = all words
help-words-one = the words for one rule
help-words-schema-example = the schema, for an editor that helps while you write
help-words-json = the same for programs
help-words-schema = print the JSON Schema of house rules
help-m-rule = [RULE]
help-serve-no-own-rules = let nobody play by rules they write themselves
help-lab = Compare rules: how long a round is, how often it blocks or is tied, what the lead is worth, how much is luck, and how much there is to choose. GAME is a name, or a file of house rules.
help-lab-short = compare rules, for inventors
help-lab-two = two games side by side
help-lab-own = rules of your own against those they are like, and a picture
help-lab-players = how many play
help-lab-deals = deals of each
help-lab-seed = the same seed gives the same numbers
help-lab-output = write a picture (SVG)

help-puzzle = Make puzzles: positions from rounds that bots play, as one seat sees them, in which one move is clearly best. Each is searched again and again with other luck, and graded by which levels find the move. They are written as lines of JSON.
help-puzzle-short = make puzzles, and check them
help-puzzle-some = a few of two games, the same whenever it is run
help-puzzle-again = search puzzles again, with other luck and in two ways; the exit status is 1 if an answer changes
help-puzzle-game = games, separated by commas, or “all”
help-puzzle-count = how many in all, evenly from the games
help-puzzle-lessons = the positions of all lessons instead
help-puzzle-theme = only what teaches this
help-puzzle-seed = the same seed gives the same puzzles; without it they are new every time
help-puzzle-check = make none, but search those in this file again (.jsonl, or packed .jsonl.gz)
help-puzzle-worlds = worlds of each of the two searches of a check
help-puzzle-output = write to this file instead (.jsonl, or packed .jsonl.gz)

# boneyard copy and boneyard backup. A house: all that a server keeps, in one database.
help-copy-short = Move a house to another database.
help-copy =
    Copy all that a house has from one database into another, which must be empty, and check it.

    A database is a file, or postgresql://… Close the house first: what is played meanwhile stays behind.
help-copy-there = from a file into PostgreSQL
help-copy-back = and back
help-backup-short = Write all that a house has into a file.
help-backup =
    Write all that a house has into a new file, as it stands in one moment; it may go on meanwhile.

    The file is a database like any other: boneyard serve --db FILE opens it.
help-backup-one = the house of this user, as it is now

help-ratings = Compute ratings anew from a log of results, one line of JSON each: the same results always give the same numbers.
help-ratings-short = ratings from a log of results
help-ratings-all = the ladders of all pools
help-ratings-pool = one pool, for programs
help-ratings-one = only this pool
help-ratings-house = of a house, from its database
help-ratings-db = the database of a house, instead of a file
help-m-results = [RESULTS]

# boneyard play
help-m-levels = LEVEL,…
help-m-names = NAME,…
help-play-short = Play a match in this terminal.
help-play =
    Play a match in this terminal, against bots or with others at the same keyboard; or take a seat at a house on the network, by the link of a match there.

    --plain reads and writes lines: a screen reader can follow, and moves are typed as in docs/notation.md. It comes by itself where there is no screen, or one is likely to be read aloud.
help-play-plain = Lines instead of a screen.
help-play-bots = Levels of the bots, in the order of their seats: beginner, casual, club, expert, master or grandmaster, with a manner if you like (expert:bold; also careful, blocking, counting); the last one is that of all who follow.
help-play-with = How many play at this keyboard; before a hand is shown, it is asked for.
help-play-names = Their names.
help-play-output = Write the match here as a record when it ends or is left.
help-play-one = a match against a bot
help-play-levels = two bots of different levels
help-play-hands = two people at one keyboard
help-play-plain-example = a game for one, line by line

# boneyard bot, boneyard watch: at a house on the network
help-m-link = LINK
help-m-command = "COMMAND"
help-m-level = LEVEL
help-m-name = NAME
help-token = A file with your token at that house; if there is none, a new one is written there.
help-bot-short = Take a seat at a house, for a bot or a program of yours.
help-bot =
    Take a seat at a house on the network and let a bot play there: a program of yours on standard input and output (docs/bots.md), or a level.

    When the connection breaks it is made again, and play goes on.
help-bot-connect = The link of the match, as the browser shows it.
help-bot-program = What to start: it is asked and answers in lines of JSON.
help-bot-level = A bot of ours: beginner, casual, club, expert, master or grandmaster.
help-bot-name = What it is called at the table.
help-bot-seat = Which seat, counted from 1; else the first that is open.
help-bot-level-example = an expert takes the first open seat
help-bot-mine = a program of yours does
help-watch-short = Tell a match at a house as it happens.
help-watch = Tell a match at a house on the network as it happens, line by line, as a watcher may know it.
help-watch-one = a match by its link
help-m-game-or-link = GAME|LINK
help-play-link = a seat at a house on the network, by the link of the match

help-docs-short = Build the documentation as a site, and open it.
help-docs =
    Build the documentation as a site, and open it.

    It has guides by audience, the rule book with an index of its ids, a reference of the library and a search. Links are checked. Needs "boneyard-dominoes[docs]".
help-docs-output = The folder to write it to.
help-docs-browser = Don't open it in the browser.
help-docs-open = build it and read it
help-docs-build = build it into a folder, to be put on the web

# boneyard equity
help-equity-short = tell the chance to win the match from any scores
help-equity =
    Tell the chance to win the match: from the scores that you give, or as a table of your score and that of the others.

    It is made of rounds that the fast core plays by the rule of thumb. For the usual options it is there already. For others it is made now, in seconds, and for several sides it is a fitted function. Without a game, all that is shipped is made anew, which takes some minutes.
help-equity-table = a table for All Fives with two players
help-equity-one = the chances at 58 to 40
help-equity-all = make what is shipped anew, for all games
help-equity-scores = scores, one for each side
help-equity-played = rounds that have been played
help-equity-thorough = make it now, from many more rounds, even if it is there
help-equity-output = where to write what is made for all games
help-serve-rules = A file of house rules, or a folder of them, that everybody is offered; may be given several times.
help-serve-ours = with the rules of your own house among the games
help-hints-short = Show what each move of a position is worth.
help-hints =
    Show what each move of a position is worth, and why.

    The position is a line of text (docs/notation.md), or the end of a record. Hints use only what the player to move may know.
help-hints-line = the moves of a position that is written by hand
help-hints-record = the moves after the twelfth of a match
help-show-line = a position as a line of text
help-m-position = POSITION
help-puzzle-position = A position as a line of text (docs/notation.md), to make a puzzle of.
help-puzzle-line = a puzzle from a position
