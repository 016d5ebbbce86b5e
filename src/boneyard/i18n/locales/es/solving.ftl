# Juegos para una sola persona: qué encontró el solucionador, y cuántas veces se pueden ganar.

solving-found = { $won ->
    [yes] { $proved ->
        [yes] { $where }: { $game }: se puede ganar; lo mejor, { $best }; no hay nada mejor
       *[no] { $where }: { $game }: se puede ganar; lo mejor, { $best }; quizá haya algo mejor
    }
    [no] { $proved ->
        [yes] { $where }: { $game }: no se puede ganar; lo mejor, { $best }; no hay nada mejor
       *[no] { $where }: { $game }: no se puede ganar; lo mejor, { $best }; quizá haya algo mejor
    }
   *[undecided] { $proved ->
        [yes] { $where }: { $game }: sin decidir en el tiempo dado; lo mejor, { $best }; no hay nada mejor
       *[no] { $where }: { $game }: sin decidir en el tiempo dado; lo mejor, { $best }; quizá haya algo mejor
    }
}
solving-no-moves = ningún movimiento
solving-not-for-one = { $game } no es un juego para una sola persona: no hay solucionador para él
solving-nothing-dealt = todavía no se ha repartido nada
solving-nan = nan no es un número de segundos
solving-process-died = un proceso que resolvía repartos ha muerto
solving-at-work = resolviendo
solving-done = actas resueltas: { $records }

# Cuántas veces se puede ganar un juego.
solving-heading = { $deals ->
    [one] { $game }, { $deals } reparto, semilla { $seed }
   *[other] { $game }, { $deals } repartos, semilla { $seed }
}
solving-won = ganados
solving-lost = perdidos
solving-undecided = sin decidir
solving-behind = detrás de cada parte: los mejores resultados, y cuántos repartos los tienen
solving-chart = { $deals ->
    [one] { $game }: el mejor resultado de { $deals } reparto
   *[other] { $game }: el mejor resultado de { $deals } repartos
}
solving-chart-note = { $counts ->
    [columns] columnas si se gana; ↓ boca abajo si se pierde — se puede ganar el { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[tiles] fichas que quedan — se puede ganar el { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
