# Una repetición: una partida paso a paso, su análisis, y la comprobación del reparto.

replay-title = Repetición: { $game }
replay-before = Antes del reparto.
replay-steps = Pasos
replay-to-start = al principio
replay-step-of = paso { $at } de { $last }
replay-play = Reproducir
replay-stop = Parar
replay-speed = Velocidad
replay-slow = lenta
replay-fast = rápida
replay-step = Paso
replay-go = Ir
replay-rounds = Rondas
replay-round = Ronda { $round }
replay-share = Compartir y guardar
replay-link = Enlace de esta repetición
replay-download = Descargar el acta
replay-to-table = A la mesa
replay-goes-on = La partida sigue: hasta que termine ves solo lo que puedes saber.
replay-check = Comprobar el reparto
replay-sealed = Sellado antes del primer reparto:
replay-seed = La semilla, ya abierta:
replay-added = { $who } añadió:
replay-deal-again = Repartir todo otra vez
replay-check-here = Comprobarlo en este navegador
replay-or-verify = O descarga el acta y ejecuta { $command } en tu propia máquina.
replay-how = Cómo funciona
replay-seed-later = La semilla se muestra cuando termina la partida; entonces cualquiera puede repartir otra vez todas las rondas.
replay-check-fails = La comprobación falla: { $error }.
replay-check-holds = Comprobado: { $what }. Todo sale de la semilla.
replay-deals =
    { $deals ->
        [one] { $deals } reparto
       *[other] { $deals } repartos
    }
replay-takes =
    { $takes ->
        [one] { $takes } ficha quitada al azar
       *[other] { $takes } fichas quitadas al azar
    }
replay-check-order = Primero el sello, luego las semillas, luego el reparto.
replay-dealing = Repartiendo …
replay-bad-seed = La comprobación falla: la semilla no es la que se selló.
replay-bad-seal = La comprobación falla: la semilla no se selló antes del reparto.
replay-bad-order = La comprobación falla: la semilla del asiento { $seat } no llegó entre el sello y el reparto.
replay-bad-round = La comprobación falla: la ronda { $round } no se repartió con la semilla.
replay-checked-here = Comprobado en este navegador: la semilla es la que se selló, y el reparto sale de ella.
replay-checked-here-all = Comprobado en este navegador: la semilla es la que se selló, y los { $count } repartos salen de ella.
replay-checked-here-order = Primero se selló, luego llegaron las semillas, luego el reparto.
replay-browser-saw = Este navegador vio ese sello antes de sacar su propia semilla, que está en el acta.
replay-browser-did-not = Pero el sello, la semilla o la partida que apuntó este navegador no está en el acta: no te fíes de ella.
replay-analysis = Análisis
replay-thinking = Pensando en cada jugada …
replay-how-far = Cuánto lleva
replay-no-analysis = Ahora mismo no se puede analizar esta partida.
replay-worth = ¿Cuánto valía cada jugada, y dónde cambió la partida?
replay-analyse = Analizar
replay-curve-solo = Si aún se podía ganar, conociendo todas las fichas.
replay-curve-chance = Probabilidad de ganar la partida, con todas las manos a la vista; los números son las rondas.
replay-marks = Las marcas son las jugadas que más costaron.
replay-curve = Quién iba por delante, del reparto al final: { $sides }
replay-ahead = { $who_is ->
    [you] ventaja tuya
    [we] ventaja de tu equipo
   *[one] ventaja de { $who }
}
replay-mark =
    { $quality ->
        [slip] { $who }, paso { $step }: un desliz
        [mistake] { $who }, paso { $step }: un error
       *[blunder] { $who }, paso { $step }: un error grave
    }
replay-next-who = { $who_is ->
    [you] Ahora, tú
   *[one] Ahora, { $who }
}
replay-next-best = { $next }: { $move }. Es la mejor jugada.
replay-next =
    { $quality ->
        [slip] { $next }: { $move } – un desliz: { $cost }. Mejor: { $best }.
        [mistake] { $next }: { $move } – un error: { $cost }. Mejor: { $best }.
        [blunder] { $next }: { $move } – un error grave: { $cost }. Mejor: { $best }.
       *[unclear] { $next }: { $move } – { $cost }, quizá por azar. Mejor: { $best }.
    }
replay-cost =
    { $unit ->
        [tiles]
            { $cost ->
                [one] { $cost } ficha por debajo de la mejor
               *[other] { $cost } fichas por debajo de la mejor
            }
        [match] { $cost } % de la partida por debajo de la mejor
       *[points]
            { $cost ->
                [one] { $cost } punto por debajo de la mejor
               *[other] { $cost } puntos por debajo de la mejor
            }
    }
replay-cost-about =
    { $unit ->
        [tiles]
            { $cost ->
                [one] { $cost } ficha por debajo de la mejor, con un margen de { $about }
               *[other] { $cost } fichas por debajo de la mejor, con un margen de { $about }
            }
        [match] { $cost } % de la partida por debajo de la mejor, con un margen de { $about }
       *[points]
            { $cost ->
                [one] { $cost } punto por debajo de la mejor, con un margen de { $about }
               *[other] { $cost } puntos por debajo de la mejor, con un margen de { $about }
            }
    }
replay-cost-most = Jugadas que más costaron
replay-cost-none = Ninguna jugada costó claramente algo.
replay-move-of = { $who }: { $move }
replay-costly =
    { $quality ->
        [slip] un desliz, { $cost }. Mejor: { $best }.
        [mistake] un error, { $cost }. Mejor: { $best }.
       *[blunder] un error grave, { $cost }. Mejor: { $best }.
    }
replay-turned = Dónde cambió
replay-step-number = Paso { $step }
replay-swing = { $who_is ->
    [you] Tu probabilidad de ganar: { $gain }.
    [we] La probabilidad de ganar de tu equipo: { $gain }.
   *[one] Probabilidad de { $who }: { $gain }.
}
replay-skill = Habilidad y suerte
replay-best-moves = Mejores jugadas
replay-given-away = Regalado
replay-luck-deal = Suerte: reparto
replay-luck-draws = robos
replay-in-tiles = Contado en fichas que quedan.
replay-in-match = Contado en centésimas de la partida: probabilidad de ganarla, según lo que se podía saber al jugar. Cada jugada se probó con { $deals } repartos posibles. La suerte va en puntos.
replay-bad-times = La comprobación falla: el registro no dice cuándo se selló, cuándo llegaron las semillas y cuándo se repartió.
replay-bad-first = La comprobación falla: una partida sellada empieza por la ronda 1.
replay-forgot = no cantó { $call }: { $cost } % de la partida.
