# De pagina voor toeschouwers.

watch-showcase = Demonstratiepartij
watch-showcase-what = De sterkste bots spelen tegen elkaar. Iedereen kijkt naar dezelfde partij.
