# Un entrenador después de la partida: frases enteras bajo el análisis; tres como mucho.

coach-title = Lo más importante
coach-turned-deal = { $who_is ->
    [you] El reparto de la ronda { $round } decidió la partida: tu probabilidad de ganar pasó del { NUMBER($before, style: "percent") } al { NUMBER($after, style: "percent") }.
    [we] El reparto de la ronda { $round } decidió la partida: la probabilidad de ganar de tu equipo pasó del { NUMBER($before, style: "percent") } al { NUMBER($after, style: "percent") }.
   *[other] El reparto de la ronda { $round } decidió la partida: la probabilidad de ganar de { $who } pasó del { NUMBER($before, style: "percent") } al { NUMBER($after, style: "percent") }.
}
coach-turned-draw = { $who_is ->
    [you] Un robo del pozo en la ronda { $round } decidió la partida: tu probabilidad de ganar pasó del { NUMBER($before, style: "percent") } al { NUMBER($after, style: "percent") }.
    [we] Un robo del pozo en la ronda { $round } decidió la partida: la probabilidad de ganar de tu equipo pasó del { NUMBER($before, style: "percent") } al { NUMBER($after, style: "percent") }.
   *[other] Un robo del pozo en la ronda { $round } decidió la partida: la probabilidad de ganar de { $who } pasó del { NUMBER($before, style: "percent") } al { NUMBER($after, style: "percent") }.
}
coach-turned-play = { $by_is ->
    [you] { $who_is ->
        [you] Una jugada tuya de la ronda { $round } decidió la partida: tu probabilidad de ganar pasó del { NUMBER($before, style: "percent") } al { NUMBER($after, style: "percent") }.
        [we] Una jugada tuya de la ronda { $round } decidió la partida: la probabilidad de ganar de tu equipo pasó del { NUMBER($before, style: "percent") } al { NUMBER($after, style: "percent") }.
       *[other] Una jugada tuya de la ronda { $round } decidió la partida: la probabilidad de ganar de { $who } pasó del { NUMBER($before, style: "percent") } al { NUMBER($after, style: "percent") }.
    }
   *[other] { $who_is ->
        [you] Una jugada de { $by } en la ronda { $round } decidió la partida: tu probabilidad de ganar pasó del { NUMBER($before, style: "percent") } al { NUMBER($after, style: "percent") }.
        [we] Una jugada de { $by } en la ronda { $round } decidió la partida: la probabilidad de ganar de tu equipo pasó del { NUMBER($before, style: "percent") } al { NUMBER($after, style: "percent") }.
       *[other] Una jugada de { $by } en la ronda { $round } decidió la partida: la probabilidad de ganar de { $who } pasó del { NUMBER($before, style: "percent") } al { NUMBER($after, style: "percent") }.
    }
}
coach-steady = Ningún reparto, robo ni jugada decidió por sí solo la partida.
coach-alone-won = Ganaste, y ninguna jugada dejó escapar la victoria.
coach-alone-lost = En este paso aún habrías podido resolverlo si hubieras conocido todas las fichas.
coach-alone-steady = Ninguna jugada por sí sola estropeó claramente el resultado.
coach-lucky = { $who_is ->
    [you] { $points ->
        [one] Tuviste suerte: los repartos y los robos te dieron alrededor de { $points } punto.
       *[other] Tuviste suerte: los repartos y los robos te dieron alrededor de { $points } puntos.
    }
    [we] { $points ->
        [one] Tu equipo tuvo suerte: los repartos y los robos le dieron alrededor de { $points } punto.
       *[other] Tu equipo tuvo suerte: los repartos y los robos le dieron alrededor de { $points } puntos.
    }
    [many] { $points ->
        [one] { $who } tuvieron suerte: los repartos y los robos les dieron alrededor de { $points } punto.
       *[other] { $who } tuvieron suerte: los repartos y los robos les dieron alrededor de { $points } puntos.
    }
   *[other] { $points ->
        [one] { $who } tuvo suerte: los repartos y los robos le dieron alrededor de { $points } punto.
       *[other] { $who } tuvo suerte: los repartos y los robos le dieron alrededor de { $points } puntos.
    }
}
coach-unlucky = { $who_is ->
    [you] { $points ->
        [one] Tuviste mala suerte: los repartos y los robos te costaron alrededor de { $points } punto.
       *[other] Tuviste mala suerte: los repartos y los robos te costaron alrededor de { $points } puntos.
    }
    [we] { $points ->
        [one] Tu equipo tuvo mala suerte: los repartos y los robos le costaron alrededor de { $points } punto.
       *[other] Tu equipo tuvo mala suerte: los repartos y los robos le costaron alrededor de { $points } puntos.
    }
    [many] { $points ->
        [one] { $who } tuvieron mala suerte: los repartos y los robos les costaron alrededor de { $points } punto.
       *[other] { $who } tuvieron mala suerte: los repartos y los robos les costaron alrededor de { $points } puntos.
    }
   *[other] { $points ->
        [one] { $who } tuvo mala suerte: los repartos y los robos le costaron alrededor de { $points } punto.
       *[other] { $who } tuvo mala suerte: los repartos y los robos le costaron alrededor de { $points } puntos.
    }
}
coach-even = { $who_is ->
    [you] La suerte fue parecida para ti y para tus rivales.
    [we] La suerte fue parecida para tu equipo y para tus rivales.
   *[other] La suerte fue parecida para { $who } y para sus rivales.
}
coach-well-played = { $who_is ->
    [you] { $choices ->
        [one] Jugaste bien: tu única decisión no fue un error.
       *[other] Jugaste bien: ninguna de tus { $choices } decisiones fue un error.
    }
   *[other] { $choices ->
        [one] { $who } jugó bien: su única decisión no fue un error.
       *[other] { $who } jugó bien: ninguna de sus { $choices } decisiones fue un error.
    }
}
coach-practise-going-on = { $times ->
    [one] Para practicar: juega cuando puedas. Pasar o robar sin necesidad salió caro una vez.
   *[other] Para practicar: juega cuando puedas. Pasar o robar sin necesidad salió caro { $times } veces.
}
coach-practise-holding-back = { $times ->
    [one] Para practicar: detente o roba cuando sea mejor que seguir jugando. Se pasó por alto una vez.
   *[other] Para practicar: detente o roba cuando sea mejor que seguir jugando. Se pasó por alto { $times } veces.
}
coach-practise-ending = { $times ->
    [one] Para practicar: antes de terminar una ronda, mira quién la gana. Se pasó por alto una vez.
   *[other] Para practicar: antes de terminar una ronda, mira quién la gana. Se pasó por alto { $times } veces.
}
coach-practise-scoring = { $times ->
    [one] Para practicar: cuenta los extremos antes de jugar. Se escaparon puntos una vez.
   *[other] Para practicar: cuenta los extremos antes de jugar. Se escaparon puntos { $times } veces.
}
coach-practise-blocking = { $times ->
    [one] Para practicar: deja abiertos los extremos ante los que el siguiente jugador ya pasó o robó. Se pasó por alto una vez.
   *[other] Para practicar: deja abiertos los extremos ante los que el siguiente jugador ya pasó o robó. Se pasó por alto { $times } veces.
}
coach-practise-doubles = { $times ->
    [one] Para practicar: juega pronto los dobles, porque son las fichas más difíciles de colocar. Se pasó por alto una vez.
   *[other] Para practicar: juega pronto los dobles, porque son las fichas más difíciles de colocar. Se pasó por alto { $times } veces.
}
coach-practise-variety = { $times ->
    [one] Para practicar: deja abiertos extremos en los que encajen tus fichas. Se pasó por alto una vez.
   *[other] Para practicar: deja abiertos extremos en los que encajen tus fichas. Se pasó por alto { $times } veces.
}
coach-practise-weight = { $times ->
    [one] Para practicar: juega primero las fichas pesadas. Se pasó por alto una vez.
   *[other] Para practicar: juega primero las fichas pesadas. Se pasó por alto { $times } veces.
}
coach-practise-ends = { $times ->
    [one] Para practicar: elige bien el extremo, no solo la ficha. Se pasó por alto una vez.
   *[other] Para practicar: elige bien el extremo, no solo la ficha. Se pasó por alto { $times } veces.
}
coach-practise-other = { $times ->
    [one] Para practicar: compara todas tus jugadas antes de elegir una. Una vez, otra era claramente mejor.
   *[other] Para practicar: compara todas tus jugadas antes de elegir una. En { $times } ocasiones, otra era claramente mejor.
}
