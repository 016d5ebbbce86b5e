# House rules: games that people write themselves. Errors name what was written and what would be right.

# $line: the line of the file; $why: one of the sentences below.
houserules-at-line = line { $line }: { $why }
# $why: what a library says, in English, with the line.
houserules-unreadable = this is no TOML or JSON: { $why }
houserules-key-twice = the key { $key } stands twice in one object: write it once
houserules-no-utf8 = the file isn’t UTF-8 text
houserules-too-long = rules may be { $most } characters long at most
houserules-no-rules = rules are a table of words, such as like = "all-fives"
houserules-too-deep = words stand too deep in other words here
# $game: what was written, in quotes.
houserules-no-like = there is no game { $game } that rules could be like: boneyard games lists them
houserules-no-like-but = there is no game { $game } that rules could be like; did you mean { $near }?
houserules-like-alone = { $game } is a game for one: rules are written for several
# $key: in quotes. $known: a list of all.
houserules-no-rule = there is no rule { $key }; there are { $known }
houserules-no-rule-but = there is no rule { $key }; did you mean { $near }?
houserules-title = a title is a text of 1 to { $most } characters
houserules-brand = { $title } is the name of somebody’s published game: give yours a name of its own
houserules-no-box = there is no box { $box } of curved tiles; there are { $boxes }
# $what: the rule, as it is written: goal, or award.opponents-pips.total.
houserules-no-word = { $what } can’t be { $word }: it is { $known }
houserules-no-word-but = { $what } can’t be { $word }; did you mean { $near }?
houserules-no-argument = { $word } has no { $name }; it has { $known }
houserules-no-argument-but = { $word } has no { $name }; did you mean { $near }?
houserules-takes-nothing = { $word } stands alone: it takes no arguments
houserules-needs = { $word } needs { $name }: { $kind }
houserules-wrong = { $what } is { $kind }, not { $value }
houserules-wrong-but = { $what } can’t be { $value }; did you mean { $near }?
houserules-no-tile = { $what }: { $why }
houserules-no-number = { $what } goes by numbers, and { $key } is none
houserules-takes-tile = a tile such as 6-4
houserules-takes-text = a text
houserules-takes-list = a list of at most { $most }
# $kind: what each of them is.
houserules-takes-keyed = for each number, { $kind }
# $names: all that may be in it.
houserules-takes-part = a table with { $names }

# Rules that don't go together.
houserules-players-gap = players is a list of numbers without a gap, such as [2, 3, 4]
houserules-players-many = at most { $most } can play
houserules-teams-four = teams are for 4 players: write players = 4
houserules-hand-missing = hand doesn’t say how many tiles each of { $players } players gets
houserules-most-size = the set goes up to { $most }, which isn’t among its sizes
houserules-colours = straight tiles show pips, numerals or fruit: colours come in a box
houserules-curved-table = straight tiles don’t bend: honeycomb is for the curved tiles of a box
houserules-curved-tiles = curved tiles need the table { $word }
houserules-same-colour = { $word } is for tiles with colours, and for no others
houserules-symbols = { $word } needs tiles with arrows and pluses, and this set has none
houserules-sum = halves of this set can add up to any number from { $least } to { $most } that leaves every half a partner
houserules-hand-large = { $each ->
    [one] { $players } players with { $each } tile each need more than the { $tiles } tiles of the set
   *[other] { $players } players with { $each } tiles each need more than the { $tiles } tiles of the set
}
houserules-tile-foreign = { $word } speaks of { $tile }, which isn’t in the set
houserules-no-deal = with { $players } players, hardly any deal is right: nearly all would be dealt again
houserules-start-single = a start tile that is no double needs start = 1
houserules-start-many = { $most ->
    [one] only { $most } tile can be laid to start with on this table
   *[other] only { $most } tiles can be laid to start with on this table
}
houserules-hub-arms = where doubles have feet, the first one has room for { $most } arms: write feet = false for more
houserules-holder = { $word } needs a tile on the table to start with
houserules-goes-with = { $word } goes with { $other } only
houserules-twice = { $word } can’t stand here twice
houserules-no-teams = { $word } counts for each player alone: it doesn’t go with teams
houserules-across = doubles of { $word } lie across: tiles are played on their sides
houserules-first-lead = the first lead can’t be { $word }: a double decides it, or the seats take turns
houserules-sweep = { $word } draws the boneyard empty, and under the rule for drawing it never is
houserules-most-made = { $word } needs points made in play: say with on-play how they are made
houserules-scale = the ranks need a list of points for { $players } players
houserules-no-points = nobody would ever get a point, so the match couldn’t end
houserules-far = at what a round brings, { $target } points would take about { $rounds } rounds
houserules-unreachable = exactly { $target } points can’t always be reached: the smallest step is { $step }
houserules-love-long = where all go back to 0, a match goes to { $most } points at most, or it may never end

# The command line: boneyard words.
# $arguments: a list of the lines below.
houserules-words-arguments = arguments: { $arguments }
# $kind: what it takes. $default: what it is when nobody says.
houserules-words-argument = { $name } ({ $kind }; usually { $default })
houserules-words-argument-needed = { $name } ({ $kind })
# $games: names of games.
houserules-words-used = used by { $games }
houserules-words-unused = used by no game of the house

# The page on which rules are written, and the vocabulary as a page.
houserules-page-title = Rules of your own
houserules-page-what = Start from any game, change what you like, read it in words, and play.
# Before a list of games, and the button after it.
houserules-page-from = Start from
houserules-page-take = Take its rules
houserules-page-words = All words for rules
houserules-page-words-what = Rules are written in these words: what each says, what it takes, and which games use it.
houserules-page-change = Change these rules
houserules-page-rules = What is different
houserules-page-name = Name of your game
houserules-page-least = Players, at least
houserules-page-most = Players, at most
houserules-page-hand = Tiles each with { $players } players
houserules-page-apply = Apply
houserules-page-link = A link to these rules, for others
houserules-page-file = As a file
houserules-page-like = Like
houserules-page-read = Read this file
houserules-page-back = Back to the table

# How one's own rules play, beside them. $rounds: how many are to be played.
houserules-lab-title = How it plays
houserules-lab-what = Rounds played by chance tell how long one is, how often it blocks, and what the lead and the luck of the deal are worth.
houserules-lab-play = Play { $rounds } rounds by chance
houserules-lab-how = { $rounds } rounds with { $players } players, played by chance, every deal several times; ± holds in 95 of 100 cases.
# $value, $off: numbers or percentages.
houserules-lab-about = { $value } ± { $off }
houserules-lab-lead = Won by whoever leads
houserules-lab-back = Back to the rules

# Rules that somebody keeps under a name.
houserules-keep = Save
houserules-keep-mine = My rules
houserules-keep-link = Link for others
houserules-keep-drop = Delete
# $title: the name of the rules.
houserules-keep-drop-it = Delete { $title }
houserules-keep-name = give your rules a name first, under which they are kept
houserules-keep-full = there is no room for more rules: one person can keep { $most }, so delete some first
houserules-keep-often = that is a lot of rules: wait a little before the next ones
houserules-keep-gone = no rules are kept under this link, or not any more

# Rules that whoever runs the house offers to everybody: a heading of home, and above the rules.
houserules-of-house-title = House rules of this house
houserules-of-house = House rules: this house offers them to everybody.
