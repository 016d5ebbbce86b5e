ending-round-won = { $who_is ->
    [you] ¡Ganas la ronda!
    [we] ¡{ $who } ganan la ronda!
    [one] ¡{ $who } gana la ronda!
   *[many] ¡{ $who } ganan la ronda!
}
ending-went-out = { $who_is ->
    [you] ¡Dominó! Te quedaste sin fichas.
    [we] ¡Dominó! { $who } se quedaron sin fichas.
    [one] ¡Dominó! { $who } se quedó sin fichas.
   *[many] ¡Dominó! { $who } se quedaron sin fichas.
}
ending-domino = ¡Dominó!
ending-result = { $rounds ->
    [one] { $scores } en { $rounds } ronda
   *[other] { $scores } en { $rounds } rondas
}
ending-chart = Puntuación tras cada ronda
ending-analyse = Analizar
ending-share = Compartir
# A dialog with a picture of the final table.
ending-share-title = Compartir esta partida
ending-picture = La mesa al final, con nombres y puntos
ending-download = Descargar imagen
ending-copy-link = Copiar enlace
ending-share-link = Compartir enlace
ending-next-level = Siguiente nivel: { $who }
ending-moves = Jugadas clave
ending-moves-wait = Buscando tu mejor jugada y la más costosa…
ending-find-moves = Ver mi mejor jugada y la más costosa
ending-best = La mejor
ending-costly = La más costosa
ending-best-move = Ronda { $round }: { $move } (+{ $lead } % de probabilidad de ganar frente a la segunda mejor jugada)
ending-costly-move = Ronda { $round }: { $move } (−{ $cost } % de probabilidad de ganar). Mejor: { $better }.
