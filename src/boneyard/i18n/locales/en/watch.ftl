# The page for spectators.

watch-showcase = Bot showcase
watch-showcase-what = The strongest bots play each other. Everyone watches the same match.
watch-allow = Anyone may watch
watch-live = Live matches
watch-none = No public matches right now. Start one and tick “Anyone may watch”.
watch-spectators =
    { $spectators ->
        [0] no spectators
        [one] 1 spectator
       *[other] { $spectators } spectators
    }
