# Una repetición: una partida paso a paso, su análisis, y la comprobación del reparto.

replay-title = Repetición: { $game }
replay-before = Antes del reparto.
replay-steps = Pasos
replay-to-start = Primer paso
replay-step-of = paso { $at } de { $last }
replay-play = Reproducir
replay-stop = Parar
replay-speed = Velocidad
replay-slow = Lenta
replay-fast = Rápida
replay-step = Paso
replay-go = Ir
replay-rounds = Rondas
replay-round = Ronda { $round }
replay-share = Compartir y guardar
replay-link = Enlace de esta repetición
replay-download = Descargar el acta
replay-to-table = Volver a la mesa
replay-goes-on = La partida no ha terminado, así que solo ves lo que puedes ver en la mesa.
replay-check = Comprobar el reparto
replay-sealed = Sello (el hash del secreto):
replay-seed = Secreto, ya revelado:
replay-added = Semilla de { $who }:
replay-deal-again = Comprobar en el servidor
replay-check-here = Comprobar en este navegador
replay-or-verify = O descarga el acta y ejecuta { $command } en tu computadora.
replay-how = Cómo funciona
replay-seed-later = El secreto se revela cuando termina la partida. Entonces cualquiera puede comprobar todos los repartos.
replay-check-fails = La comprobación falla: { $error }.
replay-check-holds = Comprobado: { $what }. Todo es correcto.
replay-deals =
    { $deals ->
        [one] { $deals } reparto
       *[other] { $deals } repartos
    }
replay-takes = { $takes ->
    [one] { $takes } robo al azar
   *[other] { $takes } robos al azar
}
replay-check-order = El orden es correcto: sello, semillas, reparto.
replay-dealing = Comprobando…
replay-bad-seed = La comprobación falla: el secreto no coincide con el sello.
replay-bad-seal = La comprobación falla: el sello no se publicó antes del reparto.
replay-bad-order = La comprobación falla: la semilla del asiento { $seat } no se añadió entre el sello y el reparto.
replay-bad-round = La comprobación falla: la ronda { $round } no se deriva del secreto.
replay-checked-here = Comprobado en este navegador: el secreto coincide con el sello, y el reparto se deriva de ese secreto.
replay-checked-here-all = Comprobado en este navegador: el secreto coincide con el sello, y los { $count } repartos se derivan de ese secreto.
replay-checked-here-order = El orden es correcto: sello, semillas, reparto.
replay-browser-saw = Este navegador vio el sello antes de añadir su propia semilla, y ambos están en el acta.
replay-browser-did-not = Atención: el sello, la semilla o la partida que vio este navegador no figura en el acta. No te fíes de ella.
replay-analysis = Análisis
replay-thinking = Analizando…
replay-how-far = Progreso
replay-no-analysis = Ahora no se puede analizar esta partida.
replay-worth = Mira cuánto valía cada jugada y dónde cambió la partida.
replay-analyse = Analizar
replay-curve-solo = Indica si todavía se podía ganar conociendo todas las fichas.
replay-curve-chance = Probabilidad de ganar, con todas las manos a la vista. Los números son las rondas.
replay-marks = Las marcas señalan las jugadas que más costaron.
replay-curve = Probabilidad de ganar, del reparto al final: { $sides }
replay-ahead = { $who_is ->
    [you] ventaja tuya
    [we] ventaja de tu equipo
   *[one] ventaja de { $who }
}
replay-mark = { $quality ->
    [slip] { $who }, paso { $step }: imprecisión
    [mistake] { $who }, paso { $step }: error
   *[blunder] { $who }, paso { $step }: error grave
}
replay-next-who = { $who_is ->
    [you] Siguiente jugada (tú)
   *[one] Siguiente jugada ({ $who })
}
replay-next-best = { $next }: { $move }. La mejor jugada.
replay-next = { $quality ->
    [slip] { $next }: { $move }. Imprecisión: { $cost }. La mejor: { $best }.
    [mistake] { $next }: { $move }. Error: { $cost }. La mejor: { $best }.
    [blunder] { $next }: { $move }. Error grave: { $cost }. La mejor: { $best }.
   *[unclear] { $next }: { $move }. Dudosa: { $cost }. La mejor: { $best }.
}
replay-cost = { $unit ->
    [tiles] { $cost ->
        [one] queda { $cost } ficha más
       *[other] quedan { $cost } fichas más
    }
    [match] −{ $cost } % de probabilidad de ganar
   *[points] { $cost ->
        [one] −{ $cost } punto
       *[other] −{ $cost } puntos
    }
}
replay-cost-about = { $unit ->
    [tiles] { $cost ->
        [one] queda { $cost } ficha más (±{ $about })
       *[other] quedan { $cost } fichas más (±{ $about })
    }
    [match] −{ $cost } % de probabilidad de ganar (±{ $about })
   *[points] { $cost ->
        [one] −{ $cost } punto (±{ $about })
       *[other] −{ $cost } puntos (±{ $about })
    }
}
replay-cost-most = Jugadas que más costaron
replay-cost-none = Ningún error claro.
replay-move-of = { $who }: { $move }
replay-costly = { $quality ->
    [slip] imprecisión, { $cost }. La mejor: { $best }.
    [mistake] error, { $cost }. La mejor: { $best }.
   *[blunder] error grave, { $cost }. La mejor: { $best }.
}
replay-turned = Momentos decisivos
replay-step-number = Paso { $step }
replay-swing = { $who_is ->
    [you] Tu probabilidad de ganar: { $gain }.
    [we] Probabilidad de ganar de tu equipo: { $gain }.
   *[one] Probabilidad de ganar de { $who }: { $gain }.
}
replay-skill = Habilidad y suerte
replay-best-moves = Mejores jugadas
replay-given-away = Pérdida por errores
replay-luck-deal = Suerte en los repartos
replay-luck-draws = Suerte en los robos
replay-in-tiles = La pérdida por errores se cuenta en fichas restantes.
replay-in-match = La pérdida por errores se cuenta en puntos porcentuales de la probabilidad de ganar, según lo que se podía saber ({ $deals } repartos posibles por jugada). La suerte se cuenta en puntos.
replay-bad-times = La comprobación falla: el acta no dice cuándo se hicieron el sello, las semillas y el reparto.
replay-bad-first = La comprobación falla: una partida con sello debe empezar por la ronda 1.
replay-forgot = olvidó cantar { $call }: −{ $cost } % de probabilidad de ganar.
