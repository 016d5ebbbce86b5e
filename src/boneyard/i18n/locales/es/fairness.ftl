fairness-title = Juego limpio demostrable
fairness-deal = El reparto
fairness-seal = Cuando se crea una partida, el servidor elige un secreto de 256 bits y publica de inmediato su sello (SHA-256). Desde ese momento, el secreto no se puede cambiar sin que se note. Aún no se reparten fichas.
fairness-seeds = Después, el navegador de cada jugador añade una semilla propia y la guarda con el sello. El servidor no puede conocer las semillas de antemano, así que no puede elegir un secreto con el que repartir a su gusto. Los bots no añaden semilla.
fairness-dealt = Entonces se reparten las fichas. La hora de cada paso se ve en la mesa (en { $more }) y en la repetición.
fairness-shuffle = Cada mezcla se deriva del secreto y de las semillas. El HMAC-SHA256 del secreto sobre las semillas, la partida, la ronda y el propósito da números aleatorios sin sesgo. Con ellos, una mezcla de Fisher-Yates da el orden de las fichas.
fairness-open = Cuando termina la partida, se muestra el secreto. Entonces cualquiera puede reconstruir el reparto de cada ronda: en el navegador, en la página de la repetición, o con { $command }.
fairness-limits = Lo que esto no demuestra: las horas son las que declara el servidor, salvo que tu navegador haya guardado el sello antes de enviar su semilla. Un servidor deshonesto podría revelar el secreto a un cómplice que añada la última semilla. Un jugador sin semilla no tiene ninguna prueba propia.
fairness-bots-same = Los bots reciben sus fichas de la misma mezcla que las personas y ven solo lo que puede ver un jugador desde su asiento. Las fichas ocultas nunca se envían a un jugador que no deba verlas.
fairness-luck = La suerte en todas las partidas de este sitio
fairness-rounds = { $rounds ->
    [one] { $rounds } ronda terminada. Para los puntos y los dobles, el valor esperado es 100.
   *[other] { $rounds } rondas terminadas. Para los puntos y los dobles, el valor esperado es 100.
}
fairness-dealt-to = Jugadores
fairness-hands = Manos
fairness-pips = Puntos en la mano
fairness-doubles = Dobles
fairness-people = personas
fairness-bots = bots
fairness-none = En este sitio aún no ha terminado ninguna ronda.
fairness-check = Comprobar una partida
fairness-how-to-check = Abre la repetición de una partida terminada y pulsa { $button }. Su dirección es el enlace de la partida más /replay: { $address }.

fairness-between = { $value } (de { $least } a { $most })
fairness-too-few = muy pocas manos
fairness-range = Entre paréntesis: el rango que daría el puro azar en 19 de cada 20 casos. Que algún valor quede fuera de vez en cuando es normal. Con menos de { $few } manos, no se muestra ningún valor.
