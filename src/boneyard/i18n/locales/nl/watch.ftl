# De pagina voor toeschouwers.

watch-showcase = Demonstratie
watch-showcase-what = De sterkste bots spelen tegen elkaar. Iedereen kijkt naar dezelfde wedstrijd.
