ending-round-won = { $who_is ->
    [you] ¡Ganas la ronda!
    [we] ¡{ $who } ganáis la ronda!
    [one] ¡{ $who } gana la ronda!
   *[many] ¡{ $who } ganan la ronda!
}
ending-went-out = { $who_is ->
    [you] ¡Dominó! Te has quedado sin fichas.
    [we] ¡Dominó! { $who } os habéis quedado sin fichas.
    [one] ¡Dominó! { $who } se ha quedado sin fichas.
   *[many] ¡Dominó! { $who } se han quedado sin fichas.
}
ending-result = { $rounds ->
    [one] { $scores } en { $rounds } ronda
   *[other] { $scores } en { $rounds } rondas
}
ending-chart = Puntos por ronda
ending-analyse = Analizar
ending-share = Compartir
ending-copied = Enlace copiado
ending-next-level = Siguiente nivel: { $who }
