# La página sobre el reparto limpio.

fairness-title = Por qué es limpio
fairness-deal = El reparto
fairness-seal = Cuando empieza una partida, la casa elige un secreto de 256 bits y muestra en el acto su sello (SHA-256). Desde ese momento el secreto no se puede cambiar sin que todo el mundo lo vea. Todavía no se reparte ninguna ficha.
fairness-seeds = Después, el navegador de cada persona que juega añade por sí solo una semilla propia, y la apunta junto con el sello. Como la casa no podía conocerla de antemano, no puede haber elegido un secreto que reparta a su gusto. Los bots no añaden ninguna.
fairness-dealt = Entonces se reparten las fichas. Cuándo pasó cada cosa está en la mesa, en { $more }, y en la repetición.
fairness-shuffle = Todas las mezclas salen de ahí: HMAC-SHA256 del secreto sobre las semillas de los asientos, la partida, la ronda y el motivo da los números, y la mezcla de Fisher y Yates, sin los números que favorecerían a unas fichas, da el orden.
fairness-open = Cuando la partida termina, se muestra el secreto. Cualquiera puede repartir otra vez todas las rondas: en la página de la repetición, en el navegador, o con { $command }.
fairness-limits = Lo que eso no demuestra: las horas las dice la propia casa, salvo que tu navegador haya apuntado el sello antes de mandar su semilla. Una casa con un cómplice que añada la última semilla podría decirle el secreto. Quien no añade semilla no tiene prueba propia.
fairness-bots-same = Los bots de todos los niveles reciben fichas del mismo reparto que las personas, y ven solo lo que puede ver quien ocupa su asiento. Una ficha oculta no se envía nunca a quien no puede conocerla.
fairness-luck = La suerte en todas las partidas de esta casa
fairness-rounds =
    { $rounds ->
        [one] { $rounds } ronda terminada; 100 es lo que cabe esperar.
       *[other] { $rounds } rondas terminadas; 100 es lo que cabe esperar.
    }
fairness-dealt-to = Reparto a
fairness-hands = Manos
fairness-pips = Puntos
fairness-doubles = Dobles
fairness-people = personas
fairness-bots = bots
fairness-none = Aquí todavía no ha terminado ninguna ronda.
fairness-check = Comprobar una partida
fairness-how-to-check = Abre la repetición de cualquier partida terminada y pulsa { $button }. El enlace de una partida es el de su repetición: { $address }.

fairness-between = { $value } (de { $least } a { $most })
fairness-too-few = aún muy pocas manos
fairness-range = Entre paréntesis: dónde deja el azar solo el valor en diecinueve de cada veinte casos. De vez en cuando queda fuera, como debe ser. Con menos de { $few } manos no se puede decir nada.
