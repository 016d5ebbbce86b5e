# House rules: games that players write themselves. Errors name what was written and what would be right.

# $line: the line of the file; $why: one of the sentences below.
houserules-at-line = line { $line }: { $why }
# $why: what a library says, in English, with the line.
houserules-unreadable = not valid TOML or JSON: { $why }
houserules-key-twice = the key { $key } appears twice in one object: write it once
houserules-no-utf8 = the file isn't UTF-8 text
houserules-too-long = rules can have at most { $most } characters
houserules-no-rules = house rules must be names with values (a TOML table or a JSON object), for example like = "all-fives"
houserules-too-deep = rule words are nested too deeply here
# $game: what was written, in quotes.
houserules-no-like = unknown game { $game }
houserules-no-like-but = unknown game { $game }; did you mean { $near }?
houserules-like-alone = { $game } is a solitaire; house rules are for two or more players
# $key: in quotes. $known: a list of all.
houserules-no-rule = unknown rule { $key }; the rules are { $known }
houserules-no-rule-but = unknown rule { $key }; did you mean { $near }?
houserules-title = a title must have 1 to { $most } characters
houserules-brand = { $title } is the name of a published game: choose another name
houserules-no-box = unknown box of curved tiles { $box }; choose from { $boxes }
# $what: the rule, as it is written: goal, or award.opponents-pips.total.
houserules-no-word = { $what } can't be { $word }; it can be { $known }
houserules-no-word-but = { $what } can't be { $word }; did you mean { $near }?
houserules-no-argument = { $word } has no argument { $name }; it has { $known }
houserules-no-argument-but = { $word } has no argument { $name }; did you mean { $near }?
houserules-takes-nothing = { $word } takes no arguments
houserules-needs = { $word } needs { $name }: { $kind }
houserules-wrong = { $what } must be { $kind }, not { $value }
houserules-wrong-but = { $what } can't be { $value }; did you mean { $near }?
houserules-no-tile = { $what }: { $why }
houserules-no-number = the keys of { $what } must be whole numbers below 100, not { $key }
houserules-takes-tile = a tile such as 6-4
houserules-takes-text = text
houserules-takes-list = a list of at most { $most } items
# $kind: what each of them is.
houserules-takes-keyed = a table that gives, for each number, { $kind }
# $names: all that may be in it.
houserules-takes-part = a table with { $names }

# Rules that don't go together.
houserules-players-gap = players must be a list of consecutive numbers, such as [2, 3, 4]
houserules-players-many = { $most ->
    [one] at most { $most } player can play
   *[other] at most { $most } players can play
}
houserules-teams-four = teams need 4 players: write players = 4
houserules-hand-missing = hand doesn't say how many tiles each of { $players } players gets
houserules-most-size = the set goes up to { $most }, which is not one of its sizes
houserules-colours = straight tiles show pips, numerals or fruit; only the curved tiles of a box have colours
houserules-curved-table = straight tiles don't bend; honeycomb is only for the curved tiles of a box
houserules-curved-tiles = curved tiles need the table { $word }
houserules-same-colour = { $word } is only for tiles with colours
houserules-symbols = { $word } needs tiles with arrows and pluses, and this set has none
houserules-sum = with this set, touching halves must add up to a number from { $least } to { $most }; otherwise some halves would match nothing
houserules-hand-large = { $each ->
    [one] { $players } players with { $each } tile each need more than the { $tiles } tiles of the set
   *[other] { $players } players with { $each } tiles each need more than the { $tiles } tiles of the set
}
houserules-tile-foreign = { $word } names { $tile }, which is not in the set
houserules-no-deal = with { $players } players, nearly every round would have to be dealt again
houserules-start-single = a starting tile that is not a double needs start = 1
houserules-start-many = { $most ->
    [one] this table can start with at most { $most } tile
   *[other] this table can start with at most { $most } tiles
}
houserules-hub-arms = if doubles have feet, the hub has room for { $most } arms; for more, write feet = false
houserules-holder = { $word } needs a starting tile on the table
houserules-goes-with = { $word } doesn't work with these rules; it works with { $other }
houserules-twice = { $word } can't be used twice here
houserules-no-teams = { $word } scores for individual players and doesn't work with teams
houserules-across = with { $word }, doubles must be placed crosswise, because tiles are played on their sides
houserules-first-lead = the first lead can't be { $word }; it must be decided by a double or by turns
houserules-sweep = { $word } empties the boneyard, but the rule for drawing never lets it run empty
houserules-most-made = { $word } needs points in play: set on-play
houserules-scale = ranks needs a list of points for { $players } players
houserules-no-points = no one would ever score a point, so the match could not end
houserules-far = { $target } points would take about { $rounds } rounds, which is too many
houserules-unreachable = exactly { $target } points can't always be reached: the smallest step is { $step }
houserules-love-long = with the rule that sends all scores back to 0, the target can be at most { $most }: with a higher target, the match may never end

# The command line: boneyard words.
# $arguments: a list of the lines below.
houserules-words-arguments = arguments: { $arguments }
# $kind: what it takes. $default: what it is when nobody says.
houserules-words-argument = { $name } ({ $kind }; default { $default })
houserules-words-argument-needed = { $name } ({ $kind })
# $games: names of games.
houserules-words-used = used by { $games }
houserules-words-unused = not used by any built-in game

# The page on which rules are written, and the vocabulary as a page.
houserules-page-title = Your own rules
houserules-page-what = Start from any game, change what you like, and play.
# Before a list of games, and the button after it.
houserules-page-from = Start from
houserules-page-take = Load
houserules-page-words = Rule words
houserules-page-words-what = What each word means, which arguments it takes, and which games use it.
houserules-page-change = Change these rules
houserules-page-rules = Change the rules
houserules-page-name = Name of your game
houserules-page-least = Minimum players
houserules-page-most = Maximum players
houserules-page-hand = Tiles per player ({ $players } players)
houserules-page-apply = Apply
houserules-page-link = Link to these rules
houserules-page-file = Rules file
houserules-page-like = Based on
houserules-page-read = Load this file
houserules-page-back = Back to the table

# How your own rules play, beside them. $rounds: how many are to be played.
houserules-lab-title = How your rules play
houserules-lab-what = We simulate rounds to show how long they take, how often they block, and how much the lead and luck matter.
houserules-lab-play = Simulate { $rounds } rounds
houserules-lab-how = { $rounds } random rounds with { $players } players, each deal played several times; ± is a 95% interval.
# $value, $off: numbers or percentages.
houserules-lab-about = { $value } ± { $off }
houserules-lab-lead = Won by the first player
houserules-lab-back = Back to the rules

# Rules that a player saves under a name.
# What was done just now.
houserules-applied = Your changes are applied. Play the game, or name it and save it.
houserules-saved = Saved. You'll find it on this page, under My rules.
houserules-keep = Save
houserules-keep-mine = My rules
houserules-keep-link = Link to share
houserules-keep-drop = Delete
# $title: the name of the rules.
houserules-keep-drop-it = Delete { $title }
houserules-keep-name = Give your rules a name first.
houserules-keep-full = You can save at most { $most } sets of rules. Delete some first.
houserules-keep-often = Too many new rules. Try again in a minute.
houserules-keep-gone = This link is invalid, or the rules were deleted.

# Rules that the host of a server offers to everyone: a heading of home, and above the rules.
houserules-of-house-title = House rules of this site
houserules-of-house = House rules offered by this site.
houserules-two-pass-bonuses = a pass can score bonus or on-double, not both: set one of them to 0
houserules-partners = { $word } needs teams: write teams = true and players = 4
houserules-partners-double = partners can't choose who leads if a double must be led
houserules-lot-then = by-lot can't be followed by { $word }
houserules-no-tricks = trick-taking isn't supported: rules describe games in which tiles are joined
houserules-tile-set = unknown tiles: a set has every pair of numbers once, or is one of the boxes
houserules-apart = { $word } doesn't work with { $other }
