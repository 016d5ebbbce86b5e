# The page for spectators.

watch-showcase = Bot showcase
watch-showcase-what = The strongest bots play each other. Everyone watches the same match.
