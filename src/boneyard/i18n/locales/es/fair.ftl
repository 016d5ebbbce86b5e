# La página sobre el reparto limpio.

fair-title = Por qué es limpio
fair-deal = El reparto
fair-seal = Cuando empieza una partida, la casa elige un secreto de 256 bits y muestra en el acto su sello (SHA-256). Desde ese momento el secreto no se puede cambiar sin que todo el mundo lo vea. Todavía no se reparte ninguna ficha.
fair-seeds = Después, el navegador de cada persona que juega añade por sí solo una semilla propia, y la apunta junto con el sello. Como la casa no podía conocerla de antemano, no puede haber elegido un secreto que reparta a su gusto. Los bots no añaden ninguna.
fair-dealt = Entonces se reparten las fichas. Cuándo pasó cada cosa está en la mesa, en { $more }, y en la repetición.
fair-shuffle = Todas las mezclas salen de ahí: HMAC-SHA256 del secreto sobre las semillas de los asientos, la partida, la ronda y el motivo da los números, y la mezcla de Fisher y Yates, sin los números que favorecerían a unas fichas, da el orden.
fair-open = Cuando la partida termina, se muestra el secreto. Cualquiera puede repartir otra vez todas las rondas: en la página de la repetición, en el navegador, o con { $command }.
fair-limits = Lo que eso no demuestra: las horas las dice la propia casa, salvo que tu navegador haya apuntado el sello antes de mandar su semilla. Una casa con un cómplice que añada la última semilla podría decirle el secreto. Quien no añade semilla no tiene prueba propia.
fair-bots-same = Los bots de todos los niveles reciben fichas del mismo reparto que las personas, y ven solo lo que puede ver quien ocupa su asiento. Una ficha oculta no se envía nunca a quien no puede conocerla.
fair-luck = La suerte en todas las partidas de esta casa
fair-rounds =
    { $rounds ->
        [one] { $rounds } ronda terminada; 100 es lo que cabe esperar.
       *[other] { $rounds } rondas terminadas; 100 es lo que cabe esperar.
    }
fair-dealt-to = Reparto a
fair-hands = Manos
fair-pips = Puntos
fair-doubles = Dobles
fair-people = personas
fair-bots = bots
fair-none = Aquí todavía no ha terminado ninguna ronda.
fair-check = Comprobar una partida
fair-how-to-check = Abre la repetición de cualquier partida terminada y pulsa { $button }. El enlace de una partida es el de su repetición: { $address }.

fair-between = { $value } (de { $least } a { $most })
fair-too-few = aún muy pocas manos
fair-range = Entre paréntesis: dónde deja el azar solo el valor en diecinueve de cada veinte casos. De vez en cuando queda fuera, como debe ser. Con menos de { $few } manos no se puede decir nada.
