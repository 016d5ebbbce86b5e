# The fast core: the same games as numbers. Read by programmers, who call it from Python.

# $word is the name of a Python class that stands for a rule; $question says for which rule.
fast-unknown-word = { $question ->
    [matching] the fast core doesn't support { $word } for matching
    [table] the fast core doesn't support { $word } as a table shape
    [dealing] the fast core doesn't support { $word } for dealing
    [opening] the fast core doesn't support { $word } as an opening
    [drawing] the fast core doesn't support { $word } for drawing
    [turns] the fast core doesn't support { $word } as a rule for turns
    [score] the fast core doesn't support { $word } as a score for plays
    [block] the fast core doesn't support { $word } for the winner of a block
    [award] the fast core doesn't support { $word } as an award
    [rounding] the fast core doesn't support { $word } for rounding
    [counting] the fast core doesn't support { $word } for counting hands
    [pass] the fast core doesn't support { $word } as a score for passes
    [tie] the fast core doesn't support { $word } for ties
    [out] the fast core doesn't support { $word } for the winner when a player goes out
    [bonus] the fast core doesn't support { $word } as a bonus
    [misdeal] the fast core doesn't support { $word } as a misdeal
    [twist] the fast core doesn't support { $word } as a twist
   *[goal] the fast core doesn't support { $word } as a goal
}
fast-leaves-too-many = the fast core can't leave { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} in the boneyard
# Exactly is the name of a Python class: a match won by reaching a score exactly.
fast-claims-exactly = the fast core doesn't support claimed points with the goal Exactly
fast-questions-otherwise = the fast core needs the questions about direction, reversing and doubling in this order, each at most once
fast-large-counts = the fast core supports hands of up to { $most } points in total
fast-several-steps = the fast core doesn't support several numbers whose multiples score
fast-idle-tens = the fast core can't count idle short ends for points in play only
# $game is the name of a game as programs know it: bendomino.
fast-curved = the fast core doesn't support the curved tiles of { $game }
fast-for-one = { $game } is a solitaire game, which the fast core doesn't support

# A state of a match that can't be made into numbers.
fast-other-game = the state belongs to another game or other options
fast-nobody-to-move = no player can move in this state
fast-tiles-unknown = the state doesn't say which tiles are on the table
fast-round-unknown = the state doesn't contain the events of its round
fast-no-hands = no hands are consistent with what was seen

# On a terminal, while somebody waits. $kernel is the name of a function; $family is the kind of
# games that it is compiled for: 1 straight lines, 2 curved tiles, 3 tables that branch, 4 sets
# of many tiles, 5 trains and whatever else straight tiles are laid for.
fast-compiling = boneyard: { $family ->
    [1] compiling { $kernel } for straight lines (once)…
    [2] compiling { $kernel } for curved tiles (once)…
    [3] compiling { $kernel } for branching tables (once)…
    [4] compiling { $kernel } for large sets (once)…
   *[5] compiling { $kernel } for trains and other tables (once)…
}
fast-cache-refused = boneyard: other users can write to { $path }, so no compiled code is loaded from there (see boneyard doctor)

# Rules that are too large for the tables of the fast core.
fast-many-rungs = the fast core supports at most { $rungs } first rounds with extra points
fast-many-steps = the fast core supports at most { $steps } numbers whose multiples score
fast-draw-limits = the fast core doesn't support this limit on draws
