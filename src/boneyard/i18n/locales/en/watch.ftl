# The page for spectators.

watch-showcase = Bots’ showcase
watch-showcase-what = The strongest bots play each other. Everyone watches the same match.
