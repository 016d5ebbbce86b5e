# De pagina voor toeschouwers.

watch-showcase = Demonstratiepartij
watch-showcase-what = De sterkste bots spelen tegen elkaar. Iedereen kijkt naar dezelfde partij.
watch-allow = Iedereen mag kijken
watch-live = Livepartijen
watch-none = Er zijn nu geen openbare partijen. Begin er een en vink “Iedereen mag kijken” aan.
watch-spectators =
    { $spectators ->
        [0] geen toeschouwers
        [one] 1 toeschouwer
       *[other] { $spectators } toeschouwers
    }
