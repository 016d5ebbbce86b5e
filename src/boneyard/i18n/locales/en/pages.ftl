# On every page, or on several of them.
pages-description = Play domino games in the browser, with friends or against the computer.
# A link for keyboard users.
pages-skip = Skip to content
pages-home = Boneyard: all games
# The name of the menu at the top of every page, for screen readers.
pages-navigation = Main
pages-part-play = Play
pages-part-learn = Learn
pages-part-puzzles = Puzzles
pages-part-compete = Compete
pages-part-watch = Watch
pages-language = Language

# A menu of settings.
pages-look = Settings
pages-theme = Theme
pages-theme-system = System
pages-theme-light = Light
pages-theme-dark = Dark
pages-theme-contrast = High contrast
pages-faces = Tile faces
pages-faces-own = Default
pages-faces-pips = Pips
pages-faces-numerals = Numbers
pages-faces-fruit = Fruit
pages-tiles = Tile design
pages-tiles-ivory = Ivory
pages-tiles-ebony = Ebony
pages-tiles-maple = Maple
pages-back = Tile backs
pages-back-wood = Brown
pages-back-blue = Blue
pages-back-red = Red
pages-back-black = Black
pages-speed = Animation speed
pages-speed-calm = Slow
pages-speed-usual = Normal
pages-speed-quick = Fast
pages-speed-still = Off
pages-cloth = Table
pages-cloth-family = By game
pages-cloth-green = Green felt
pages-cloth-blue = Blue felt
pages-cloth-oak = Oak
pages-tap = Confirm moves
pages-tap-plays = Off
pages-tap-asks = On
pages-apply = Apply

# Titles of error pages.
pages-nothing-here = Page not found
# Below it, for visitors who followed a link.
pages-nothing-advice = If you followed a link, it may be incomplete. Ask for the link again, or look in My matches.
pages-not-yours = No access
pages-a-moment = Too many requests
pages-did-not-work = Something went wrong
pages-all-games = All games

# Here and there.
pages-your-name = Your name
pages-copy = Copy
pages-copied = Copied
pages-close = Close
# Steps of an example or a replay.
pages-step-back = Previous step
pages-step-on = Next step
pages-to-end = Last step
# 3 of 12: the step of an example, how many moves were the best, how many matches were won.
pages-of = { $at } of { $last }
