# Los bots: quiénes son, qué dicen de las jugadas y qué les puede fallar.

# Cómo se presentan. "Quien sigue" es la persona que juega después: así no se adivina su género.
bots-about-random = Juega cualquier ficha que encaje y muchas veces olvida cantar sus puntos o decir “¡Dominó!”.
bots-about-heavy = Juega primero las fichas pesadas y nunca olvida cantar sus puntos ni decir “¡Dominó!”.
bots-about-beginner = Principiante. Juega la primera ficha que ve y olvida cantar sus puntos y atrapar a sus rivales.
bots-about-casual = Jugador ocasional. Juega bien cuando se fija, pero a veces se despista.
bots-about-club = Jugadora de club. Juega pronto los dobles, se guarda opciones, cuenta las fichas y cierra el paso a sus rivales.
bots-about-expert = Experto. Prueba cada jugada con cien repartos posibles.
bots-about-master = Maestra. Deduce tu mano de tus jugadas y juega los finales a la perfección.
bots-about-grandmaster = Gran maestra. Calcula más a fondo que los demás y se toma su tiempo.
bots-level-beginner = Principiante
bots-level-casual = Jugador ocasional
bots-level-club = Jugadora de club
bots-level-expert = Experto
bots-level-master = Maestra
bots-level-grandmaster = Gran maestra

bots-manner-careful = Prudente: pierde pocos puntos cuando pierde una ronda
bots-manner-bold = Audaz: anota pronto y procura que sus propias fichas sigan encajando
bots-manner-blocking = De cierre: deja extremos en los que encajen pocas fichas
bots-manner-counting = De cálculo: conserva el control de los números que tiene en la mano

# Razones a favor o en contra de una jugada: frases debajo de ella, en una pista.
bots-only-move = La única jugada.
bots-wins = { $share ->
    [1] Siempre ganas la ronda.
   *[other] Ganas la ronda en el { NUMBER($share, style: "percent") } de los repartos posibles.
}
bots-out = Te quedas sin fichas.
bots-ends-round = { $over ->
    [1] { $wins ->
        [1] Con esta jugada termina la ronda, y siempre la ganas.
       *[other] Con esta jugada termina la ronda. La ganas en el { NUMBER($wins, style: "percent") } de los repartos posibles.
    }
   *[other] { $wins ->
        [1] Con esta jugada termina la ronda en el { NUMBER($over, style: "percent") } de los repartos posibles, y siempre la ganas.
       *[other] Con esta jugada termina la ronda en el { NUMBER($over, style: "percent") } de los repartos posibles. La ganas en el { NUMBER($wins, style: "percent") } de ellos.
    }
}
bots-makes-points = { $claim ->
    [yes] { $points ->
        [one] Anotas { $points } punto si lo cantas.
       *[other] Anotas { $points } puntos si los cantas.
    }
   *[no] { $points ->
        [one] Anotas { $points } punto.
       *[other] Anotas { $points } puntos.
    }
}
bots-leaves-points = { $points ->
    [one] Esta jugada deja { $end } ({ $place }), con lo que el siguiente jugador podría anotar { $points } punto.
   *[other] Esta jugada deja { $end } ({ $place }), con lo que el siguiente jugador podría anotar { $points } puntos.
}
bots-leaves-nothing = El siguiente jugador no puede anotar.
bots-burdens = { $who ->
    [partner] Esta jugada obliga a tu pareja a tomar una ficha antes de jugar.
   *[next] Esta jugada obliga al siguiente jugador a tomar una ficha antes de jugar.
}
bots-passed-on = El siguiente jugador pasó ante { $kinds }.
bots-drew-on = El siguiente jugador tuvo que robar ante { $kinds }.
bots-passed-and-drew-on = El siguiente jugador pasó ante { $kinds } y tuvo que robar ante { $others }.
bots-must-draw = { $who ->
    [partner] { $share ->
        [1] Tu pareja tiene que robar.
       *[other] Tu pareja tiene que robar en el { NUMBER($share, style: "percent") } de los repartos posibles.
    }
   *[next] { $share ->
        [1] El siguiente jugador tiene que robar.
       *[other] El siguiente jugador tiene que robar en el { NUMBER($share, style: "percent") } de los repartos posibles.
    }
}
bots-cannot-play = { $who ->
    [partner] { $share ->
        [1] Tu pareja no puede jugar.
       *[other] Tu pareja no puede jugar en el { NUMBER($share, style: "percent") } de los repartos posibles.
    }
   *[next] { $share ->
        [1] El siguiente jugador no puede jugar.
       *[other] El siguiente jugador no puede jugar en el { NUMBER($share, style: "percent") } de los repartos posibles.
    }
}
bots-can-play = { $who ->
    [partner] { $share ->
        [1] Tu pareja siempre puede jugar.
       *[other] Tu pareja puede jugar en el { NUMBER($share, style: "percent") } de los repartos posibles.
    }
   *[next] { $share ->
        [1] El siguiente jugador siempre puede jugar.
       *[other] El siguiente jugador puede jugar en el { NUMBER($share, style: "percent") } de los repartos posibles.
    }
}
bots-partner-goes-on = { $share ->
    [1] Tu pareja siempre puede jugar.
   *[other] Tu pareja puede jugar en el { NUMBER($share, style: "percent") } de los repartos posibles.
}
bots-partner-hardly-goes-on = { $share ->
    [1] Tu pareja siempre puede jugar.
   *[other] Tu pareja solo puede jugar en el { NUMBER($share, style: "percent") } de los repartos posibles.
}
bots-row-fits = { $share ->
    [1] La siguiente ficha de tu fila siempre encaja.
   *[other] La siguiente ficha de tu fila encaja en el { NUMBER($share, style: "percent") } de los repartos posibles.
}
bots-keeps-tiles = Así guardas tus otras fichas para después.
bots-again = Juegas otra vez.
bots-none-fits = No encajará ninguna de tus otras fichas.
bots-last-fits = Tu última ficha encaja.
bots-all-fit = { $left ->
    [2] Tus dos fichas siguen encajando.
   *[other] Tus { $left } fichas siguen encajando.
}
bots-some-fit = { $fitting ->
    [one] { $fitting } de tus { $left } fichas sigue encajando.
   *[other] { $fitting } de tus { $left } fichas siguen encajando.
}
bots-few-fit = { $fitting ->
    [one] Solo { $fitting } de tus { $left } fichas sigue encajando.
   *[other] Solo { $fitting } de tus { $left } fichas siguen encajando.
}
bots-all-fit-keeps = { $both ->
    [yes] Tus { $left } fichas siguen encajando. Esta jugada deja { $kind } en los dos extremos, en los que { $there ->
        [one] encaja { $there }
       *[other] encajan { $there }
    } de ellas.
   *[no] Tus { $left } fichas siguen encajando. Esta jugada deja un extremo de { $kind }, en el que { $there ->
        [one] encaja { $there }
       *[other] encajan { $there }
    } de ellas.
}
bots-some-fit-keeps = { $both ->
    [yes] { $fitting } de tus { $left } fichas siguen encajando. Esta jugada deja { $kind } en los dos extremos, en los que { $there ->
        [one] encaja { $there }
       *[other] encajan { $there }
    } de ellas.
   *[no] { $fitting } de tus { $left } fichas siguen encajando. Esta jugada deja un extremo de { $kind }, en el que { $there ->
        [one] encaja { $there }
       *[other] encajan { $there }
    } de ellas.
}
bots-draw-ends-turn = Robas una ficha y termina tu turno.
bots-draw-needless = Robas una ficha, aunque podrías jugar.
bots-draw-then-plays = { $share ->
    [1] Después siempre puedes jugar.
   *[other] Después puedes jugar en el { NUMBER($share, style: "percent") } de los repartos posibles.
}
bots-sheds-double = Te quitas de encima { $double }.
bots-sheds-pips = { $pips ->
    [one] Te quitas { $pips } punto de la mano.
   *[other] Te quitas { $pips } puntos de la mano.
}
bots-sheds-few-pips = { $pips ->
    [one] Te quitas solo { $pips } punto de la mano.
   *[other] Te quitas solo { $pips } puntos de la mano.
}

# Razones para cantar.
bots-call-catch = A un jugador le queda una ficha y no ha dicho “¡Dominó!”. Si lo atrapas, tiene que tomar otra.
bots-call-domino = Te queda una ficha. Di “¡Dominó!” o te pueden atrapar.
bots-call-claim = { $points ->
    [one] Tu jugada vale { $points } punto. Cántalo antes de la siguiente jugada.
   *[other] Tu jugada vale { $points } puntos. Cántalos antes de la siguiente jugada.
}
bots-call-muggins = { $points ->
    [one] La última jugada vale { $points } punto que nadie ha cantado.
   *[other] La última jugada vale { $points } puntos que nadie ha cantado.
}
bots-call-perfect-ten = Los extremos suman { $points }. Quien primero cante “¡Diez perfecto!” anota { $points } puntos.

# Razones en los juegos para una sola persona.
bots-alone-plan = La primera jugada de la mejor solución encontrada.
bots-alone-tried = Se puede ganar con { $won } de { $tried } colocaciones al azar de las fichas boca abajo.
bots-alone-face-down = Jugando a la perfección, quedan en promedio { NUMBER($left, minimumFractionDigits: 1, maximumFractionDigits: 1) } fichas boca abajo.
bots-alone-won = { $proved ->
    [yes] Se puede ganar.
   *[no] Probablemente se puede ganar.
}
bots-alone-won-columns = { $proved ->
    [yes] { $columns ->
        [one] Se puede ganar con { $columns } columna.
       *[other] Se puede ganar con { $columns } columnas.
    }
   *[no] { $columns ->
        [one] Probablemente se puede ganar con { $columns } columna.
       *[other] Probablemente se puede ganar con { $columns } columnas.
    }
}
bots-alone-left = { $proved ->
    [yes] { $tiles ->
        [one] Mejor resultado posible: queda { $tiles } ficha.
       *[other] Mejor resultado posible: quedan { $tiles } fichas.
    }
   *[no] { $tiles ->
        [one] Mejor resultado encontrado: queda { $tiles } ficha.
       *[other] Mejor resultado encontrado: quedan { $tiles } fichas.
    }
}

bots-takes-unclaimed = { $points ->
    [one] Te llevas { $points } punto que nadie cantó en la última jugada.
   *[other] Te llevas los { $points } puntos que nadie cantó en la última jugada.
}

# Un programa que juega, y qué ha hecho mal: tras su nombre y dos puntos.
bots-fault-silent = no envió nada en su turno
bots-fault-illegal = envió la jugada ilegal { $move }
bots-fault-answer = envió { $answer } en vez de { $form }
bots-fault-early = envió una respuesta antes de que se le preguntara
bots-fault-late = no respondió en { $seconds } s
bots-fault-start = no se pudo iniciar: { $why }
bots-fault-ended = terminó con el código de salida { $status }
bots-fault-last-words = { $fault }; lo último que escribió: { $words }
bots-plainly = Estimación aproximada a partir de { $worlds } repartos posibles.
