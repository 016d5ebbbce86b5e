# What stands on every page of the house, and on several of them.

pages-description = Domino games of five rule books and of the world, in the browser.
# A link for those who go through a page by keyboard.
pages-skip = Skip to the content
pages-home = Boneyard: all games
# The name of the menu at the top of every page, for screen readers.
pages-house = House
pages-fair = Fair dealing
pages-language = Language

# How the pages look: a menu with three questions and their answers.
pages-look = Look
pages-theme = Colours
pages-theme-system = as the system
pages-theme-light = light
pages-theme-dark = dark
pages-theme-contrast = high contrast
pages-faces = Tile faces
pages-faces-own = as the box has them
pages-faces-pips = pips
pages-faces-numerals = numerals
pages-faces-fruit = fruit
pages-speed = Pace
pages-speed-calm = calm
pages-speed-usual = usual
pages-speed-quick = quick
pages-speed-still = at once
pages-cloth = Table
pages-cloth-green = green cloth
pages-cloth-blue = blue cloth
pages-cloth-oak = oak
pages-tap = A tap on a tile
pages-tap-plays = plays it
pages-tap-asks = asks first
pages-apply = Apply

# Titles of pages that say what went wrong.
pages-nothing-here = Nothing here
# Below it, for who came by a link.
pages-nothing-advice = Did you follow a link? Perhaps a part of it got lost: ask for it again, or look among your own matches.
pages-not-yours = Not yours
pages-a-moment = A moment, please
pages-did-not-work = That didn’t work
pages-all-games = All games

# Here and there.
pages-your-name = Your name
pages-copy = Copy
pages-copied = Copied
pages-close = Close
# Steps of an example or a replay.
pages-step-back = one step back
pages-step-on = one step on
pages-to-end = to the end
# 3 of 12: steps of an example; best moves among all.
pages-of = { $at } of { $last }
