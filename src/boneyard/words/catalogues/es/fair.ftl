# La página sobre el reparto limpio.

fair-title = Por qué es limpio
fair-deal = El reparto
fair-seal = Cuando empieza una partida, la casa elige un secreto de 256 bits y muestra enseguida su sello (SHA-256). Desde entonces no puede cambiar el secreto sin que todo el mundo lo vea. Todavía no se ha repartido ninguna ficha.
fair-seeds = Después, el navegador de cada persona que juega añade por sí mismo una semilla propia, y la anota junto al sello. Así la casa, que no podía conocerla, no pudo elegir un secreto que reparta a su gusto. Los bots no añaden ninguna.
fair-dealt = Después se reparten las fichas. Cuándo ocurrió todo esto se lee en la mesa, en { $more }, y en la repetición.
fair-shuffle = Cada mezcla sale de ahí: HMAC-SHA256 del secreto sobre las semillas de los asientos, la partida, la ronda y el propósito da los números, y la mezcla de Fisher y Yates, sin los números que favorecerían a algunas fichas, da el orden.
fair-open = Cuando acaba la partida, se muestra el secreto. Cualquiera puede repartir otra vez cada ronda: en la página de la repetición, en el navegador, o con { $command }.
fair-limits = Lo que esto no prueba: las horas son palabra de la casa, salvo que tu navegador haya anotado el sello antes de enviar su semilla. Una casa en complicidad con quien añade la última semilla podría decirle el secreto. Quien no añade semilla no tiene prueba propia.
fair-bots-same = Los bots de todos los niveles reciben sus fichas de la misma fuente que las personas, y ven solo lo que puede ver quien ocupe su asiento. Una ficha oculta nunca se envía a quien no puede conocerla.
fair-luck = La suerte de todas las partidas de aquí
fair-rounds = { $rounds ->
    [one] { $rounds } ronda terminada; 100 es lo que cabe esperar.
   *[other] { $rounds } rondas terminadas; 100 es lo que cabe esperar.
}
fair-dealt-to = Repartido a
fair-hands = Manos
fair-pips = Puntos
fair-doubles = Dobles
fair-people = personas
fair-bots = bots
fair-none = Aquí todavía no ha terminado ninguna ronda.
fair-check = Comprobar una partida
fair-how-to-check = Abre la repetición de cualquier partida terminada y pulsa { $button }. El enlace de una partida es el de su repetición: { $address }.
