# La página para espectadores.

watch-showcase = Partida de exhibición
watch-showcase-what = Los bots más fuertes juegan entre sí. Todos ven la misma partida.
watch-allow = Cualquiera puede mirar
watch-live = Partidas en vivo
watch-none = Ahora no hay partidas públicas. Empieza una y marca “Cualquiera puede mirar”.
watch-spectators =
    { $spectators ->
        [0] sin espectadores
        [one] 1 espectador
       *[other] { $spectators } espectadores
    }
