# What stands on tiles. All of these are noun phrases inside other sentences, or labels.

# One half of a tile.
tilenames-blank = blank
tilenames-star = star
# A half with fruit on it; $fruit is one of the keys below.
tilenames-fruit = { $fruit ->
    [banana] { $count ->
        [one] { $count } banana
       *[other] { $count } bananas
    }
    [pear] { $count ->
        [one] { $count } pear
       *[other] { $count } pears
    }
    [apple] { $count ->
        [one] { $count } apple
       *[other] { $count } apples
    }
    [orange] { $count ->
        [one] { $count } orange
       *[other] { $count } oranges
    }
    [strawberry] { $count ->
        [one] { $count } strawberry
       *[other] { $count } strawberries
    }
    [plum] { $count ->
        [one] { $count } plum
       *[other] { $count } plums
    }
    [lemon] { $count ->
        [one] { $count } lemon
       *[other] { $count } lemons
    }
    [grape] { $count ->
        [one] { $count } grape
       *[other] { $count } grapes
    }
    [kiwi] { $count ->
        [one] { $count } kiwi
       *[other] { $count } kiwis
    }
    [peach] { $count ->
        [one] { $count } peach
       *[other] { $count } peaches
    }
    [blueberry] { $count ->
        [one] { $count } blueberry
       *[other] { $count } blueberries
    }
    [melon] { $count ->
        [one] { $count } melon
       *[other] { $count } melons
    }
    [pineapple] { $count ->
        [one] { $count } pineapple
       *[other] { $count } pineapples
    }
    [raspberry] { $count ->
        [one] { $count } raspberry
       *[other] { $count } raspberries
    }
   *[cherry] { $count ->
        [one] { $count } cherry
       *[other] { $count } cherries
    }
}
# A colour of Fundomino's tiles, also for all halves of that colour: who has shown to have no red.
tilenames-colour = { $colour ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
}
# A coloured half with its number: red 1, purple arrow 6, yellow plus 3. $sign is arrow, plus, none.
tilenames-coloured = { $sign ->
    [arrow] { tilenames-colour } arrow { $number }
    [plus] { tilenames-colour } plus { $number }
   *[none] { tilenames-colour } { $number }
}

# All halves of a kind, as players call them: you keep 3s open, the next player has no cherries.
tilenames-kind-number = { $number }s
tilenames-kind-blank = blanks
tilenames-kind-star = stars
tilenames-kind-fruit = { $fruit ->
    [banana] bananas
    [pear] pears
    [apple] apples
    [orange] oranges
    [strawberry] strawberries
    [plum] plums
    [lemon] lemons
    [grape] grapes
    [kiwi] kiwis
    [peach] peaches
    [blueberry] blueberries
    [melon] melons
    [pineapple] pineapples
    [raspberry] raspberries
   *[cherry] cherries
}

# An open end by what its half shows: 4, blank, 6 cherries, red 1, star.
tilenames-end = an open { $shows }
# A double: $shows is a number or "blank".
tilenames-double = the double { $shows }
# A double with a colour; $kind as above: red.
tilenames-double-of = the double { $kind }
# A double with fruit; $fruit is one of the keys above.
tilenames-double-fruit = { $fruit ->
    [banana] the double banana
    [pear] the double pear
    [apple] the double apple
    [orange] the double orange
    [strawberry] the double strawberry
    [plum] the double plum
    [lemon] the double lemon
    [grape] the double grape
    [kiwi] the double kiwi
    [peach] the double peach
    [blueberry] the double blueberry
    [melon] the double melon
    [pineapple] the double pineapple
    [raspberry] the double raspberry
   *[cherry] the double cherry
}

# A tile inside a sentence, and what its halves show: 5-2 (5 strawberries and 2 pears).
tilenames-tile = { $tile } ({ $shows })
# A tile by itself, as a label: 5-2, 5 strawberries and 2 pears.
tilenames-label = { $tile }, { $shows }
