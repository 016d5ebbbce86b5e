# La página para espectadores.

watch-showcase = Partida de exhibición
watch-showcase-what = Los bots más fuertes juegan entre sí. Todos ven la misma partida.
