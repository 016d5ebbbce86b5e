# The fast core: the same games as numbers. Read by programmers, who call it from Python.

# $word is the name of a Python class that stands for a rule; $question says for which rule.
fast-unknown-word = { $question ->
    [matching] the fast core doesn't know { $word } as a way of matching
    [table] the fast core doesn't know { $word } as a shape of the table
    [dealing] the fast core doesn't know { $word } as a way of dealing
    [opening] the fast core doesn't know { $word } as an opening
    [drawing] the fast core doesn't know { $word } as a way of drawing
    [turns] the fast core doesn't know { $word } as a rule for turns
    [score] the fast core doesn't know { $word } as a play score
    [block] the fast core doesn't know { $word } as the winner of a block
    [award] the fast core doesn't know { $word } as an award
    [rounding] the fast core doesn't know { $word } as a way of rounding
    [counting] the fast core doesn't know { $word } as a way of counting hands
    [pass] the fast core doesn't know { $word } as a score for passes
    [tie] the fast core doesn't know { $word } as the winner of a tie
    [out] the fast core doesn't know { $word } as the winner of a round somebody goes out of
    [bonus] the fast core doesn't know { $word } as a bonus
    [misdeal] the fast core doesn't know { $word } as a misdeal
    [twist] the fast core doesn't know { $word } as a twist
   *[goal] the fast core doesn't know { $word } as a goal
}
fast-leaves-too-many = the fast core can't leave { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} in the boneyard
# Exactly is the name of a Python class: a match won by reaching a score exactly.
fast-claims-exactly = the fast core can't claim points for Exactly: a claim ends no match
fast-questions-otherwise = the fast core asks about the direction first, then about reversing it, then about doubling, and each once
fast-large-counts = the fast core counts hands up to { $most } points together
fast-several-steps = the fast core can't keep several numbers whose multiples score
fast-idle-tens = the fast core counts idle short ends for everything or for nothing: not for points in play alone
# $game is the name of a game as programs know it: bendomino.
fast-curved = the fast core can't lay the curved tiles of { $game }
fast-for-one = { $game } is a game for one: the fast core has none

# A state of a match that can't be made into numbers.
fast-other-game = the state is of another game, or of other options
fast-nobody-to-move = no player is to move in this state
fast-tiles-unknown = the state doesn't say which tiles lie on its table
fast-round-unknown = the state doesn't tell what happened in its round
fast-no-hands = no hands agree with what was seen

# On a terminal, while somebody waits. $kernel is the name of a function; $family is the kind of
# games that it is compiled for: 1 straight lines, 2 curved tiles, 3 tables that branch, 4 sets
# of many tiles, 5 trains and whatever else straight tiles are laid for.
fast-compiling = boneyard: { $family ->
    [1] compiling { $kernel } for straight lines, once …
    [2] compiling { $kernel } for curved tiles, once …
    [3] compiling { $kernel } for branching tables, once …
    [4] compiling { $kernel } for large sets, once …
   *[5] compiling { $kernel } for trains and all other tables, once …
}
fast-cache-refused = boneyard: others may write to { $path }, so no compiled code is loaded from there (boneyard doctor says more)

# Why there is no measurement against C.
fast-many-rungs = a ladder has at most { $rungs } rungs in the fast core
fast-many-steps = the fast core divides ends by { $steps } numbers at most
