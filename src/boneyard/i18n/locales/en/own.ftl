# House rules: games that people write themselves. Errors name what was written and what would be right.

# $line: the line of the file; $why: one of the sentences below.
own-at-line = line { $line }: { $why }
# $why: what a library says, in English, with the line.
own-unreadable = this is no TOML or JSON: { $why }
own-key-twice = the key { $key } stands twice in one object: write it once
own-no-utf8 = the file isn’t UTF-8 text
own-too-long = rules may be { $most } characters long at most
own-no-rules = rules are a table of words, such as like = "all-fives"
own-too-deep = words stand too deep in other words here
# $game: what was written, in quotes.
own-no-like = there is no game { $game } that rules could be like: boneyard games lists them
own-no-like-but = there is no game { $game } that rules could be like; did you mean { $near }?
own-like-alone = { $game } is a game for one: rules are written for several
# $key: in quotes. $known: a list of all.
own-no-rule = there is no rule { $key }; there are { $known }
own-no-rule-but = there is no rule { $key }; did you mean { $near }?
own-title = a title is a text of 1 to { $most } characters
own-brand = { $title } is the name of somebody’s published game: give yours a name of its own
own-no-box = there is no box { $box } of curved tiles; there are { $boxes }
# $what: the rule, as it is written: goal, or award.opponents-pips.total.
own-no-word = { $what } can’t be { $word }: it is { $known }
own-no-word-but = { $what } can’t be { $word }; did you mean { $near }?
own-no-argument = { $word } has no { $name }; it has { $known }
own-no-argument-but = { $word } has no { $name }; did you mean { $near }?
own-takes-nothing = { $word } stands alone: it takes no arguments
own-needs = { $word } needs { $name }: { $kind }
own-wrong = { $what } is { $kind }, not { $value }
own-wrong-but = { $what } can’t be { $value }; did you mean { $near }?
own-no-tile = { $what }: { $why }
own-no-number = { $what } goes by numbers, and { $key } is none
own-takes-tile = a tile such as 6-4
own-takes-text = a text
own-takes-list = a list of at most { $most }
# $kind: what each of them is.
own-takes-keyed = for each number, { $kind }
# $names: all that may be in it.
own-takes-part = a table with { $names }

# Rules that don't go together.
own-players-gap = players is a list of numbers without a gap, such as [2, 3, 4]
own-players-many = at most { $most } can play
own-teams-four = teams are for 4 players: write players = 4
own-hand-missing = hand doesn’t say how many tiles each of { $players } players gets
own-most-size = the set goes up to { $most }, which isn’t among its sizes
own-colours = straight tiles show pips, numerals or fruit: colours come in a box
own-curved-table = straight tiles don’t bend: honeycomb is for the curved tiles of a box
own-curved-tiles = curved tiles need the table { $word }
own-same-colour = { $word } is for tiles with colours, and for no others
own-symbols = { $word } needs tiles with arrows and pluses, and this set has none
own-sum = halves of this set can add up to any number from { $least } to { $most } that leaves every half a partner
own-hand-large = { $each ->
    [one] { $players } players with { $each } tile each need more than the { $tiles } tiles of the set
   *[other] { $players } players with { $each } tiles each need more than the { $tiles } tiles of the set
}
own-tile-foreign = { $word } speaks of { $tile }, which isn’t in the set
own-no-deal = with { $players } players, hardly any deal is right: nearly all would be dealt again
own-start-single = a start tile that is no double needs start = 1
own-start-many = { $most ->
    [one] only { $most } tile can be laid to start with on this table
   *[other] only { $most } tiles can be laid to start with on this table
}
own-hub-arms = where doubles have feet, the first one has room for { $most } arms: write feet = false for more
own-holder = { $word } needs a tile on the table to start with
own-goes-with = { $word } goes with { $other } only
own-twice = { $word } can’t stand here twice
own-no-teams = { $word } counts for each player alone: it doesn’t go with teams
own-across = doubles of { $word } lie across: tiles are played on their sides
own-first-lead = the first lead can’t be { $word }: a double decides it, or the seats take turns
own-sweep = { $word } draws the boneyard empty, and under the rule for drawing it never is
own-most-made = { $word } needs points made in play: say with on-play how they are made
own-scale = the ranks need a list of points for { $players } players
own-no-points = nobody would ever get a point, so the match couldn’t end
own-far = at what a round brings, { $target } points would take about { $rounds } rounds
own-unreachable = exactly { $target } points can’t always be reached: the smallest step is { $step }
own-love-long = where all go back to 0, a match goes to { $most } points at most, or it may never end

# The command line: boneyard words.
# $arguments: a list of the lines below.
own-words-arguments = arguments: { $arguments }
# $kind: what it takes. $default: what it is when nobody says.
own-words-argument = { $name } ({ $kind }; usually { $default })
own-words-argument-needed = { $name } ({ $kind })
# $games: names of games.
own-words-used = used by { $games }
own-words-unused = used by no game of the house

# The page on which rules are written, and the vocabulary as a page.
own-page-title = Rules of your own
own-page-what = Start from any game, change what you like, read it in words, and play.
# Before a list of games, and the button after it.
own-page-from = Start from
own-page-take = Take its rules
own-page-words = All words for rules
own-page-words-what = Rules are written in these words: what each says, what it takes, and which games use it.
own-page-change = Change these rules
own-page-rules = What is different
own-page-name = Name of your game
own-page-least = Players, at least
own-page-most = Players, at most
own-page-hand = Tiles each with { $players } players
own-page-apply = Apply
own-page-link = A link to these rules, for others
own-page-file = As a file
own-page-like = Like
own-page-read = Read this file
own-page-back = Back to the table

# How one's own rules play, beside them. $rounds: how many are to be played.
own-lab-title = How it plays
own-lab-what = Rounds played by chance tell how long one is, how often it blocks, and what the lead and the luck of the deal are worth.
own-lab-play = Play { $rounds } rounds by chance
own-lab-how = { $rounds } rounds with { $players } players, played by chance, every deal several times; ± holds in 95 of 100 cases.
# $value, $off: numbers or percentages.
own-lab-about = { $value } ± { $off }
own-lab-lead = Won by whoever leads
own-lab-back = Back to the rules

# Rules that somebody keeps under a name.
own-keep = Save
own-keep-mine = My rules
own-keep-link = Link for others
own-keep-drop = Delete
# $title: the name of the rules.
own-keep-drop-it = Delete { $title }
own-keep-name = give your rules a name first, under which they are kept
own-keep-full = there is no room for more rules: one person can keep { $most }, so delete some first
own-keep-often = that is a lot of rules: wait a little before the next ones
own-keep-gone = no rules are kept under this link, or not any more

# Rules that whoever runs the house offers to everybody: a heading of home, and above the rules.
own-of-house-title = House rules of this house
own-of-house = House rules: this house offers them to everybody.
