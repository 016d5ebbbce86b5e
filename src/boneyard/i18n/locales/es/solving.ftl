# Juegos para una sola persona: qué encontró el solucionador, y cuántas veces se pueden ganar.

solving-found = { $won ->
    [yes] { $proved ->
        [yes] { $where }: { $game }: se puede ganar; mejor resultado: { $best } (demostrado)
       *[no] { $where }: { $game }: se puede ganar; mejor resultado encontrado: { $best }
    }
    [no] { $proved ->
        [yes] { $where }: { $game }: no se puede ganar; mejor resultado: { $best } (demostrado)
       *[no] { $where }: { $game }: no se puede ganar; mejor resultado encontrado: { $best }
    }
   *[undecided] { $proved ->
        [yes] { $where }: { $game }: sin decidir en el tiempo disponible; mejor resultado: { $best } (demostrado)
       *[no] { $where }: { $game }: sin decidir en el tiempo disponible; mejor resultado encontrado: { $best }
    }
}
solving-no-moves = ninguna jugada
solving-not-for-one = { $game } no es un solitario, así que no se puede resolver
solving-nothing-dealt = todavía no se han repartido fichas
solving-nan = nan no es un número de segundos
solving-process-died = un proceso ha fallado
solving-at-work = resolviendo
solving-done = actas resueltas: { $records }

# Cuántas veces se puede ganar un juego.
solving-heading = { $deals ->
    [one] { $game }, { $deals } reparto, semilla { $seed }
   *[other] { $game }, { $deals } repartos, semilla { $seed }
}
solving-won = se puede ganar
solving-lost = no se puede ganar
solving-undecided = sin decidir
solving-share = proporción
solving-best = mejores resultados (repartos)
solving-chart = { $deals ->
    [one] { $game }: mejor resultado de { $deals } reparto
   *[other] { $game }: mejores resultados de { $deals } repartos
}
solving-chart-note = { $counts ->
    [columns] columnas si se gana; ↓ fichas boca abajo si se pierde — se puede ganar el { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[tiles] fichas que quedan — se puede ganar el { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
