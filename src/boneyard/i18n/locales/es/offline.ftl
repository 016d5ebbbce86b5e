offline-on = Sin conexión. Sigue jugando: tus jugadas se guardan.
offline-waits = { $moves ->
    [one] Sin conexión. Sigue jugando: { $moves } jugada por enviar.
   *[other] Sin conexión. Sigue jugando: { $moves } jugadas por enviar.
}
offline-sending = Enviando tus jugadas…
offline-full = Sin conexión no se pueden guardar más jugadas. Continúa cuando vuelvas a tener conexión.
offline-turns = Sin conexión. La ficha liberada se destapará cuando vuelvas a tener conexión.
offline-stuck = Sin conexión. No puedes jugar hasta que se destapen las fichas liberadas, cuando vuelvas a tener conexión.
offline-refused = { $why } Esa jugada y las posteriores sin conexión no cuentan. Esta es la posición actual.
offline-won = ¡Resuelto! El resultado se guardará cuando vuelvas a tener conexión.
offline-lost = No hay más jugadas. El resultado se guardará cuando vuelvas a tener conexión.
