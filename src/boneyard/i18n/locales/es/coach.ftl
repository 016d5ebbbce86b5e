# Un entrenador después de la partida: frases enteras bajo el análisis; tres como mucho.

coach-title = Para la próxima
coach-turned-deal = { $who_is ->
    [you] Lo que más decidió la partida fue el reparto de la ronda { $round }: tu probabilidad de ganarla pasó del { NUMBER($before, style: "percent") } al { NUMBER($after, style: "percent") }.
    [we] Lo que más decidió la partida fue el reparto de la ronda { $round }: la probabilidad de ganarla de tu equipo pasó del { NUMBER($before, style: "percent") } al { NUMBER($after, style: "percent") }.
   *[other] Lo que más decidió la partida fue el reparto de la ronda { $round }: la probabilidad de ganarla de { $who } pasó del { NUMBER($before, style: "percent") } al { NUMBER($after, style: "percent") }.
}
coach-turned-draw = { $who_is ->
    [you] Lo que más decidió la partida fue una ficha que dio la suerte en la ronda { $round }: tu probabilidad de ganarla pasó del { NUMBER($before, style: "percent") } al { NUMBER($after, style: "percent") }.
    [we] Lo que más decidió la partida fue una ficha que dio la suerte en la ronda { $round }: la probabilidad de ganarla de tu equipo pasó del { NUMBER($before, style: "percent") } al { NUMBER($after, style: "percent") }.
   *[other] Lo que más decidió la partida fue una ficha que dio la suerte en la ronda { $round }: la probabilidad de ganarla de { $who } pasó del { NUMBER($before, style: "percent") } al { NUMBER($after, style: "percent") }.
}
coach-turned-play = { $by_is ->
    [you] { $who_is ->
        [you] Lo que más decidió la partida fue una jugada tuya de la ronda { $round }: tu probabilidad de ganarla pasó del { NUMBER($before, style: "percent") } al { NUMBER($after, style: "percent") }.
        [we] Lo que más decidió la partida fue una jugada tuya de la ronda { $round }: la probabilidad de ganarla de tu equipo pasó del { NUMBER($before, style: "percent") } al { NUMBER($after, style: "percent") }.
       *[other] Lo que más decidió la partida fue una jugada tuya de la ronda { $round }: la probabilidad de ganarla de { $who } pasó del { NUMBER($before, style: "percent") } al { NUMBER($after, style: "percent") }.
    }
   *[other] { $who_is ->
        [you] Lo que más decidió la partida fue una jugada de { $by } en la ronda { $round }: tu probabilidad de ganarla pasó del { NUMBER($before, style: "percent") } al { NUMBER($after, style: "percent") }.
        [we] Lo que más decidió la partida fue una jugada de { $by } en la ronda { $round }: la probabilidad de ganarla de tu equipo pasó del { NUMBER($before, style: "percent") } al { NUMBER($after, style: "percent") }.
       *[other] Lo que más decidió la partida fue una jugada de { $by } en la ronda { $round }: la probabilidad de ganarla de { $who } pasó del { NUMBER($before, style: "percent") } al { NUMBER($after, style: "percent") }.
    }
}
coach-steady = Ningún reparto, ficha ni jugada decidió claramente la partida por sí solo.
coach-alone-won = Se ganó: se encontraron todas las jugadas que importaban.
coach-alone-lost = Hasta aquí todavía se podía ganar, con todas las fichas a la vista.
coach-alone-steady = No consta que ninguna jugada la haya perdido por sí sola.
coach-lucky = { $who_is ->
    [you] La suerte estuvo contigo: los repartos y las fichas robadas te valieron cerca de { $points } { $points ->
        [one] punto
       *[other] puntos
    }.
    [we] La suerte estuvo con tu equipo: los repartos y las fichas robadas le valieron cerca de { $points } { $points ->
        [one] punto
       *[other] puntos
    }.
   *[other] La suerte estuvo con { $who }: los repartos y las fichas robadas valieron cerca de { $points } { $points ->
        [one] punto
       *[other] puntos
    }.
}
coach-unlucky = { $who_is ->
    [you] La suerte estuvo en tu contra: los repartos y las fichas robadas te costaron cerca de { $points } { $points ->
        [one] punto
       *[other] puntos
    }.
    [we] La suerte estuvo en contra de tu equipo: los repartos y las fichas robadas costaron cerca de { $points } { $points ->
        [one] punto
       *[other] puntos
    }.
   *[other] La suerte estuvo en contra de { $who }: los repartos y las fichas robadas costaron cerca de { $points } { $points ->
        [one] punto
       *[other] puntos
    }.
}
coach-even = { $who_is ->
    [you] La suerte estuvo repartida: ni los repartos ni las fichas robadas te ayudaron claramente a ti o a los demás.
    [we] La suerte estuvo repartida: ni los repartos ni las fichas robadas ayudaron claramente a tu equipo o a los demás.
   *[other] La suerte estuvo repartida: ni los repartos ni las fichas robadas ayudaron claramente a { $who } o a los demás.
}
coach-well-played = { $who_is ->
    [you] { $choices ->
        [one] Jugaste bien: tu única decisión no costó claramente nada.
       *[other] Jugaste bien: de tus { $choices } decisiones, ninguna costó claramente nada.
    }
   *[other] { $choices ->
        [one] { $who } jugó bien: su única decisión no costó claramente nada.
       *[other] { $who } jugó bien: de { $choices } decisiones, ninguna costó claramente nada.
    }
}
coach-practise-going-on = { $times ->
    [one] Para practicar: juega cuando puedas; pasar o robar sin necesidad costó algo una vez.
   *[other] Para practicar: juega cuando puedas; pasar o robar sin necesidad costó algo { $times } veces.
}
coach-practise-holding-back = { $times ->
    [one] Para practicar: para o roba cuando sea mejor que seguir jugando; lo fue una vez.
   *[other] Para practicar: para o roba cuando sea mejor que seguir jugando; lo fue { $times } veces.
}
coach-practise-ending = { $times ->
    [one] Para practicar: antes de una jugada que acaba la ronda, piensa quién la gana; eso costó algo una vez.
   *[other] Para practicar: antes de una jugada que acaba la ronda, piensa quién la gana; eso costó algo { $times } veces.
}
coach-practise-scoring = { $times ->
    [one] Para practicar: cuenta los extremos antes de jugar; una vez quedaron puntos sin hacer.
   *[other] Para practicar: cuenta los extremos antes de jugar; { $times } veces quedaron puntos sin hacer.
}
coach-practise-blocking = { $times ->
    [one] Para practicar: deja al siguiente extremos en los que ya pasó o robó; una vez se perdió la ocasión.
   *[other] Para practicar: deja al siguiente extremos en los que ya pasó o robó; { $times } veces se perdió la ocasión.
}
coach-practise-doubles = { $times ->
    [one] Para practicar: suelta pronto los dobles, que son los que menos encajan; habría sido mejor una vez.
   *[other] Para practicar: suelta pronto los dobles, que son los que menos encajan; habría sido mejor { $times } veces.
}
coach-practise-variety = { $times ->
    [one] Para practicar: deja abiertos extremos en los que encajen tus fichas; habría sido mejor una vez.
   *[other] Para practicar: deja abiertos extremos en los que encajen tus fichas; habría sido mejor { $times } veces.
}
coach-practise-weight = { $times ->
    [one] Para practicar: suelta antes las fichas pesadas; habría sido mejor una vez.
   *[other] Para practicar: suelta antes las fichas pesadas; habría sido mejor { $times } veces.
}
coach-practise-ends = { $times ->
    [one] Para practicar: elige el extremo, no solo la ficha; una vez la misma ficha valía más en otro sitio.
   *[other] Para practicar: elige el extremo, no solo la ficha; { $times } veces la misma ficha valía más en otro sitio.
}
coach-practise-other = { $times ->
    [one] Para practicar: vuelve a mirar esta posición; otra ficha era claramente mejor.
   *[other] Para practicar: vuelve a mirar esta posición, y { $times } en total donde otra ficha era claramente mejor.
}
