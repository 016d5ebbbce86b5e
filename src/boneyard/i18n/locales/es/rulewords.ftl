# El vocabulario de las reglas: lo que dice cada palabra, tal como el programa escribe las reglas de un
# juego hecho por alguien. Frases enteras; los números y las fichas van en los huecos.

rulewords-ask-players = Jugadores
rulewords-ask-tiles = Fichas
rulewords-ask-hand = Mano
rulewords-ask-deal = Reparto
rulewords-ask-opening = Salida
rulewords-ask-match = Qué encaja
rulewords-ask-table = Mesa
rulewords-ask-draw = Robar fichas
rulewords-ask-turns = Turno
rulewords-ask-on-play = Puntos al jugar
rulewords-ask-on-pass = Puntos por los pases
rulewords-ask-counting = Valor de una mano
rulewords-ask-block = Ronda cerrada
rulewords-ask-out = Quedarse sin fichas
rulewords-ask-tie = Empate en una ronda cerrada
rulewords-ask-award = Final de una ronda
rulewords-ask-goal = Partida
rulewords-ask-teams = Equipos
rulewords-ask-to-the-right = Sentido del juego
rulewords-ask-twists = Reglas extra
rulewords-ask-inner = Partes de otras palabras

rulewords-players = { $players } jugadores.
rulewords-hand = { $each ->
    [one] Cada cual recibe { $each } ficha.
   *[other] Cada cual recibe { $each } fichas.
}
rulewords-hands = Cada cual recibe { $hands }.
rulewords-hand-for = { $each ->
    [one] { $each } ficha si juegan { $players }
   *[other] { $each } fichas si juegan { $players }
}
rulewords-without = Si juegan { $players }, hay que dejar { $tiles } en la caja.
# Where the hands of so many players need more tiles than the set has.
rulewords-larger-set = Si juegan { $players }, hace falta un juego de fichas más grande.
rulewords-teams = Dos equipos: tú y quien se sienta enfrente ganan o pierden en equipo.
rulewords-alone = Cada cual juega por su cuenta.
rulewords-to-the-right = Se juega hacia la derecha: en sentido contrario al del reloj.
rulewords-to-the-left = Se juega hacia la izquierda: en el sentido del reloj.

rulewords-double-n = { $faces ->
    [fruit] { $tiles } fichas, una por cada par de números del 0 al { $most }; las mitades muestran frutas.
    [numerals] { $tiles } fichas, una por cada par de números del 0 al { $most }; las mitades muestran cifras.
   *[pips] { $tiles } fichas, una por cada par de números del 0 al { $most }: un juego doble { $most }.
}
rulewords-boxed = Las { $tiles } fichas curvas de la caja { $name }.

rulewords-hands-and-stock = { $rest ->
    [none] { $start ->
        [0] { $hub_placed ->
            [yes] Se reparten todas las fichas menos la estación.
           *[no] Se reparten todas las fichas.
        }
        [one] Se reparten todas las fichas menos la de inicio.
       *[other] Se reparten todas las fichas menos las de inicio.
    }
    [maybe] { $boneyard ->
        [yes] Si sobran fichas, forman el pozo.
       *[no] Si sobran fichas, quedan boca abajo y fuera de juego.
    }
   *[yes] { $boneyard ->
        [yes] Las demás forman el pozo.
       *[no] Las demás quedan boca abajo y fuera de juego.
    }
}{ $start ->
    [0] {""}
    [one] { $start_single ->
        [yes] {" "}Al empezar se pone en la mesa una ficha que no sea un doble.
       *[no] {" "}Al empezar se pone una ficha en la mesa.
    }
   *[other] {" "}Al empezar se ponen { $start } fichas en la mesa.
}{ $misdeal }{ $turns_up ->
    [yes] { $rest ->
        [none] {""}
        [yes] {" "}Una de las fichas que sobran se pone boca arriba y con ella empieza la línea; nadie sale.
       *[maybe] {" "}Si sobran fichas, una se pone boca arriba y con ella empieza la línea; nadie sale.
    }
   *[no] {""}
}
rulewords-misdeal = { $doubles ->
    [0] { $same ->
        [0] {""}
       *[other] {" "}Si una mano tiene { $same } o más fichas de un mismo número, se reparte de nuevo.
    }
   *[other] { $same ->
        [0] {" "}Si una mano tiene { $doubles } o más dobles, se reparte de nuevo.
       *[other] {" "}Si una mano tiene { $doubles } o más dobles, o { $same } o más fichas de un mismo número, se reparte de nuevo.
    }
}
rulewords-whole-set = { $rest ->
    [none] Se reparten todas las fichas por igual.
    [maybe] Se reparten todas las fichas por igual; si sobran, se apartan sin verlas.
   *[yes] Se reparten todas las fichas por igual; las que sobran se apartan sin verlas.
}

rulewords-highest-double = { $otherwise ->
    [never] Quien tiene el doble más alto debe salir con él.
    [redeal] Quien tiene el doble más alto debe salir con él; si nadie tiene un doble, se reparte de nuevo.
   *[highest] Quien tiene el doble más alto debe salir con él; si nadie tiene un doble, sale la ficha más alta.
}
rulewords-lowest-double = { $otherwise ->
    [never] Quien tiene el doble más bajo debe salir con él.
    [redeal] Quien tiene el doble más bajo debe salir con él; si nadie tiene un doble, se reparte de nuevo.
   *[highest] Quien tiene el doble más bajo debe salir con él; si nadie tiene un doble, sale la ficha más alta.
}{ $blank_last ->
    [yes] {" "}El doble blanca va después de todos los demás.
   *[no] {""}
}
rulewords-holder-of-highest = { $otherwise ->
    [never] Empieza quien tiene el doble más alto, con cualquier ficha que encaje.
    [redeal] Empieza quien tiene el doble más alto, con cualquier ficha que encaje; si nadie tiene un doble, se reparte de nuevo.
   *[highest] Empieza quien tiene el doble más alto o, si nadie tiene un doble, la ficha más alta; puede jugar cualquier ficha que encaje.
}
# Where tiles are on the table before the first play.
rulewords-holder-of-lowest = { $otherwise ->
    [never] Empieza quien tiene el doble más bajo, con cualquier ficha que encaje.
    [redeal] Empieza quien tiene el doble más bajo, con cualquier ficha que encaje; si nadie tiene un doble, se reparte de nuevo.
   *[highest] Empieza quien tiene el doble más bajo o, si nadie tiene un doble, la ficha más alta; puede jugar cualquier ficha que encaje.
}{ $blank_last ->
    [yes] {" "}El doble blanca va después de todos los demás.
   *[no] {""}
}
rulewords-draw-for-lead = { $start_tile ->
    [yes] Antes de cada reparto, cada cual roba una ficha; empieza quien saca la de más puntos, con cualquier ficha que encaje.
   *[no] Antes de cada reparto, cada cual roba una ficha; sale quien saca la de más puntos, con cualquier ficha.
}
rulewords-take-turns = { $lot ->
    [yes] sale el jugador siguiente, { $start_tile ->
            [yes] con cualquier ficha que encaje
           *[no] con cualquier ficha
        }.
   *[no] { $later ->
        [no] Sale el primer jugador, { $start_tile ->
            [yes] con cualquier ficha que encaje
           *[no] con cualquier ficha
        }.
       *[yes] En la primera ronda sale el primer jugador; en la siguiente, el jugador siguiente, y así sucesivamente, { $start_tile ->
            [yes] con cualquier ficha que encaje
           *[no] con cualquier ficha
        }.
    }
}
rulewords-next-leads = { $lot ->
    [yes] sale el jugador siguiente, { $start_tile ->
            [yes] con cualquier ficha que encaje
           *[no] con cualquier ficha
        }.
   *[no] { $later ->
        [no] { $first }
       *[yes] { $first } En las demás rondas sale el jugador siguiente, { $start_tile ->
            [yes] con cualquier ficha que encaje
           *[no] con cualquier ficha
        }.
    }
}
rulewords-winner-leads = { $later ->
    [no] { $first }
   *[yes] { $first } En las demás rondas, { $double ->
        [yes] quien ganó la última ronda debe salir con un doble; si no tiene, sale el jugador siguiente que tenga uno; si nadie tiene, quien ganó sale { $start_tile ->
        [yes] con cualquier ficha que encaje
       *[no] con cualquier ficha
    }.
       *[no] sale quien ganó la última ronda, { $start_tile ->
        [yes] con cualquier ficha que encaje
       *[no] con cualquier ficha
    }.
    }{ $leaderless ->
        [yes] { $tie ->
            [same] {" "}Tras una ronda sin ganador, vuelve a salir quien salió en ella.
            [first] {" "}Tras una ronda sin ganador, la salida es como en la primera.
           *[next] {" "}Tras una ronda sin ganador, sale el jugador que sigue a quien salió en ella.
        }
       *[no] {""}
    }{ $resets ->
        [zero] {" "}Lo mismo vale tras una ronda en la que todos los marcadores vuelven a 0.
        [one] {" "}Lo mismo vale tras una ronda en la que todos los marcadores vuelven a 0 o quedan en 1.
       *[no] {""}
    }{ $blocks ->
        [yes] { $locker ->
            [yes] {" "}Tras una ronda cerrada, sale quien la cerró.
           *[no] {""}
        }
       *[no] {""}
    }
}{ $partners ->
    [yes] {" "}El equipo ganador elige: quien ganó sale o cede la salida a su pareja.
   *[no] {""}
}
rulewords-winner-leads-later = { $double ->
        [yes] quien ganó la última ronda debe salir con un doble; si no tiene, sale el jugador siguiente que tenga uno; si nadie tiene, quien ganó sale { $start_tile ->
        [yes] con cualquier ficha que encaje
       *[no] con cualquier ficha
    }.
       *[no] sale quien ganó la última ronda, { $start_tile ->
        [yes] con cualquier ficha que encaje
       *[no] con cualquier ficha
    }.
    }{ $leaderless ->
        [yes] { $tie ->
            [same] {" "}Tras una ronda sin ganador, vuelve a salir quien salió en ella.
            [first] {" "}Tras una ronda sin ganador: { $first }
           *[next] {" "}Tras una ronda sin ganador, sale el jugador que sigue a quien salió en ella.
        }
       *[no] {""}
    }{ $resets ->
        [zero] {" "}Lo mismo vale tras una ronda en la que todos los marcadores vuelven a 0.
        [one] {" "}Lo mismo vale tras una ronda en la que todos los marcadores vuelven a 0 o quedan en 1.
       *[no] {""}
    }{ $blocks ->
        [yes] { $locker ->
            [yes] {" "}Tras una ronda cerrada, sale quien la cerró.
           *[no] {""}
        }
       *[no] {""}
    }{ $partners ->
    [yes] {" "}El equipo ganador elige: quien ganó sale o cede la salida a su pareja.
   *[no] {""}
}

rulewords-same-value = Las mitades que se tocan deben ser iguales.{ $has_wild ->
    [yes] {" "}Se puede jugar como comodín, en cualquier extremo y por cualquiera de las dos mitades: { $wild }.
   *[no] {""}
}
rulewords-sum-to = Las mitades que se tocan deben sumar { $total }. Las fichas que por sí solas suman { $total } y el 0-0 van en cualquier sitio.{ $has_wild ->
    [yes] {" "}También { $wild }.
   *[no] {""}
}
rulewords-same-colour = Las mitades que se tocan deben tener el mismo color; una estrella va con todos.

rulewords-honeycomb = { $joins ->
    [yes] Cada ficha es un tercio de un anillo: si se une por una mitad, se curva a la derecha; si se une por la otra, a la izquierda; un doble, hacia cualquier lado. No puede quedar encima de otra ficha. Una ficha puede unir dos extremos si coincide con ambos.
   *[no] Cada ficha es un tercio de un anillo: si se une por una mitad, se curva a la derecha; si se une por la otra, a la izquierda; un doble, hacia cualquier lado. No puede quedar encima de otra ficha. Dos extremos no se pueden unir nunca.
}
rulewords-line = Una línea con dos extremos abiertos.
rulewords-one-arm = Una línea que solo crece por un extremo.
rulewords-cross = El primer doble recibe fichas por los cuatro lados, y hay que cubrirlos todos antes de jugar en otro sitio.
rulewords-every-double-spins = Cada doble es un cruce: sus dos extremos cortos se abren cuando se juega más allá de él.
rulewords-one-spinner = El primer doble es el cruce: sus dos extremos cortos se abren cuando sus dos lados largos están cubiertos.
rulewords-tree = El doble de salida recibe fichas por los cuatro lados; cualquier otro doble cierra el camino recto y abre sus dos extremos cortos.

rulewords-never = { $passes ->
    [no] Nadie roba ni pasa.
   *[yes] { $rest ->
        [none] Quien no puede jugar pasa.
       *[yes] Nadie roba: quien no puede jugar pasa.
    }
}
rulewords-until-playable = { $freely ->
    [yes] Quien no puede jugar roba hasta que pueda{ $passes ->
        [no] {""}
       *[yes] , y pasa cuando ya no se puede robar
    }; quien puede jugar puede robar antes, cuantas veces quiera.
   *[no] Quien no puede jugar roba hasta que pueda{ $passes ->
        [no] {""}
       *[yes] , y pasa cuando ya no se puede robar
    }.
}{ $instead ->
    [yes] {" "}Quien puede jugar puede robar una ficha en vez de jugar, y ahí acaba el turno.
   *[no] {""}
}{ $leave ->
    [0] {""}
    [one] {" "}Una ficha se queda siempre en el pozo.
   *[other] {" "}{ $leave } fichas se quedan siempre en el pozo.
}{ $most ->
    [0] {""}
    [one] {" "}Solo se puede robar una ficha por turno; si no encaja, se pasa.
   *[other] {" "}Se pueden robar { $most } fichas por turno como máximo; si ninguna encaja, se pasa.
}
rulewords-draw-one = { $then ->
    [may-play] Quien no puede jugar roba una ficha, y puede jugarla si encaja; si no, pasa.
    [turn-over] Quien no puede jugar roba una ficha, y ahí acaba el turno.
   *[must-play] Quien no puede jugar roba una ficha. Si encaja, tiene que jugarla; si no, pasa.
}{ $instead ->
    [yes] {" "}Quien puede jugar puede robar una ficha en vez de jugar, y ahí acaba el turno.
   *[no] {""}
}{ $leave ->
    [0] {""}
   *[other] {" "}Siempre { $leave ->
        [one] queda una ficha
       *[other] quedan { $leave } fichas
    } en el pozo.
}
rulewords-while-cross-open = Mientras la cruz tiene lados libres: { $before } Después: { $after }

rulewords-one-play = Una ficha por turno.
rulewords-as-many-as-fit = En tu turno puedes jugar todas las fichas que encajen y parar cuando quieras.
rulewords-another-on-double = Una ficha por turno. Quien juega sobre un doble puede jugar una ficha más.
rulewords-second-double = Una ficha por turno. Quien juega un doble puede jugar enseguida otro doble.
rulewords-turn-the-next = Da la vuelta a la siguiente ficha de tu fila. Si encaja, tienes que jugarla y das la vuelta a la siguiente; si no, va al final de tu fila. El primer turno de una ronda es una sola ficha.
rulewords-symbols = Una ficha por turno. Si una flecha queda como extremo abierto, quien la jugó juega otra vez. { $draws ->
    [yes] Si queda un signo más (+), el jugador siguiente tiene que robar primero una ficha.
   *[no] Si queda un signo más (+), el jugador siguiente toma al azar una ficha de la mano de quien lo jugó.
}

rulewords-no-play-score = Las jugadas no dan puntos.
rulewords-ends-multiple-of = { $pips_a_point ->
    [1] Después de cada jugada, se suman los extremos abiertos: si la suma es múltiplo de { $step }, anotas esos puntos.
   *[other] Después de cada jugada, se suman los extremos abiertos: si la suma es múltiplo de { $step }, anotas 1 punto por cada { $pips_a_point }.
}{ $lead_single ->
    [no] {" "}Una primera ficha que no sea un doble no da puntos.
   *[yes] {""}
}{ $idle ->
    [yes] {" "}Los lados cortos de un cruce también cuentan, incluso antes de que haya fichas en ellos.
   *[no] {""}
}
rulewords-ends-go-into = Después de cada jugada, se suman los extremos abiertos. Si la suma es múltiplo de alguno de estos números ({ $steps }), anotas la suma dividida entre ese número; si lo es de varios, anotas por cada uno de ellos.
rulewords-ends-alike = { $alike ->
    [one] Si tu jugada iguala los dos extremos, anotas { $alike } punto
   *[other] Si tu jugada iguala los dos extremos, anotas { $alike } puntos
}; con un doble tras la salida, { $with_double }.{ $meets_double ->
    [0] {""}
   *[other] {" "}Una ficha simple que iguale un doble del otro extremo da { $meets_double }.
}
rulewords-no-pass-score = Los pases no dan nada.
rulewords-pass-bonus = { $bonus ->
    [0] { $on_double ->
        [0] Los pases no dan nada.
       *[other] Un doble de salida ante el que el jugador siguiente tenga que pasar da { $on_double ->
            [one] { $on_double } punto
           *[other] { $on_double } puntos
        }{ $bad ->
            [yes] .
           *[no] , con los que se puede ganar la partida.
        }
    }
   *[other] Una salida con la que el jugador siguiente tenga que pasar da { $bonus ->
        [one] { $bonus } punto
       *[other] { $bonus } puntos
    }, y el doble de puntos si la ficha no es un doble. Una jugada con la que pasen todos los demás da { $bonus }. Un premio con el que se llegaría a la meta no se anota.
}

rulewords-pips = Una mano cuenta los puntos de sus fichas.
rulewords-dear-blank = { $alone ->
    [yes] Una mano cuenta los puntos de sus fichas; si solo queda el 0-0, cuenta { $points }.
   *[no] Una mano cuenta los puntos de sus fichas; si no hay otra blanca en la mano, el 0-0 cuenta { $points }.
}

rulewords-lowest-pips = { $teams ->
    [yes] La mano más baja gana para su equipo.
   *[no] Gana la mano más baja.
}{ $then_tile ->
    [yes] {" "}Entre manos iguales, gana la que tenga la ficha más baja.
   *[no] {""}
}
rulewords-fewest-together = { $teams ->
    [any] Gana el bando cuyas manos juntas suman menos.
    [yes] Gana el equipo cuyas dos manos juntas suman menos.
   *[no] Gana la mano más baja.
}
rulewords-lockers-duel = Se comparan dos manos: la de quien cerró la ronda y la del jugador siguiente. Gana la más baja.
rulewords-nobody-wins = No gana nadie.
rulewords-fewest-tiles = Gana la mano con menos fichas; si hay varias, la más baja de ellas.
rulewords-fewest-doubles = Gana la mano sin dobles; si hay varias, la más baja. Si todas tienen dobles, gana la que tenga el doble más bajo.
rulewords-who-is-out = { $teams ->
    [yes] Quien juega su última ficha gana la ronda para su equipo.
   *[no] Quien juega su última ficha gana la ronda.
}
rulewords-as-if-blocked = { $blocks ->
    [yes] Cuando alguien juega su última ficha, la ronda termina; las manos se comparan como en una ronda cerrada.
   *[no] Cuando alguien juega su última ficha, la ronda termina; se comparan las manos.
}
rulewords-points-wait = No gana nadie; quien gane la ronda siguiente recibe además lo que habría dado esta.
rulewords-to-the-leader = Gana quien salió en la ronda.
rulewords-to-the-locker = Gana quien cerró la ronda.

rulewords-opponents-pips = { $own_too ->
    [yes] { $teams ->
        [yes] El equipo que gana anota lo que cuentan todas las manos
       *[no] Quien gana anota lo que cuentan todas las manos
    }
   *[no] { $teams ->
        [yes] El equipo que gana anota lo que cuentan las manos del otro equipo
       *[no] Quien gana anota lo que cuentan las demás manos
    }
}{ $pips_a_point ->
    [1] {""}
   *[other] : 1 punto por cada { $pips_a_point } puntos de las fichas
}.{ $minus_own ->
    [yes] {" "}En una ronda cerrada se resta lo que cuenta la mano de quien gana.
   *[no] {""}
}{ $own_out ->
    [yes] { $teams ->
        [yes] {" "}Cuando alguien se queda sin fichas, cuenta también la mano de su pareja.
       *[no] {" "}Cuando alguien se queda sin fichas, cuenta también la mano de quien gana.
    }
   *[no] {""}
}{ $own_blocked ->
    [yes] {" "}En una ronda cerrada cuenta también la mano de quien gana.
   *[no] {""}
}{ $rounds_each ->
    [yes] {" "}Cuando alguien se queda sin fichas, cada mano se redondea { $each_hand }.
   *[no] {""}
}{ $rounds_total ->
    [yes] {" "}Cuando alguien se queda sin fichas, la suma se redondea { $total }.
   *[no] {""}
}{ $rounds_blocked ->
    [yes] {" "}En una ronda cerrada, la suma se redondea { $when_blocked }.
   *[no] {""}
}
rulewords-one-point = Quien gana se lleva 1 punto.
rulewords-to-love = { $love ->
    [yes] { $teams ->
        [yes] Quien gana se lleva 1 punto; cuando los dos equipos tienen algún punto, los dos vuelven a 0.
       *[no] Quien gana se lleva 1 punto; cuando todos los jugadores tienen algún punto, todos vuelven a 0.
    }{ $one_all ->
        [yes] {" "}Con exactamente 1 punto cada uno, nadie vuelve a 0, pero quien gane la ronda siguiente queda con 2 puntos, y los demás, con 0.
       *[no] {""}
    }
   *[no] Quien gana se lleva 1 punto.
}
rulewords-losers-write = { $teams ->
    [yes] El equipo que pierde apunta lo que cuentan sus manos; un equipo con 0 puntos no apunta nada si son menos de { $entry }.
   *[no] Cada jugador menos quien gana apunta lo que cuenta su mano; un jugador con 0 puntos no apunta nada si son menos de { $entry }.
}
rulewords-penalties = { $bad ->
    [yes] { $for_out ->
        [0] Cada cual recibe tantos puntos de castigo como cuenta su mano.
       *[other] Cada cual recibe tantos puntos de castigo como cuenta su mano, y { $for_out } más si otro jugador se quedó sin fichas.
    }
   *[no] { $for_out ->
        [0] Cada cual anota lo que cuenta su mano.
       *[other] Cada cual anota lo que cuenta su mano, y { $for_out } más si otro jugador se quedó sin fichas.
    }
}
rulewords-most-made = { $teams ->
    [yes] Gana la ronda el equipo que anotó más puntos en ella, y suma lo que cuentan las manos del otro equipo; si hay empate, no la gana nadie.
   *[no] Gana la ronda quien anotó más puntos en ella, y suma lo que cuentan las demás manos; si hay empate, no la gana nadie.
}
rulewords-ranks = Puntos según el orden en que acaban los jugadores: { $scale }.
rulewords-rank-points = { $points } si juegan { $players }
rulewords-with-bonuses = { $award }{ $capicua }{ $last }{ $ladder }
rulewords-capicua = { $gives ->
    [0] {""}
    [double] {" "}Capicúa: quedarse sin fichas con una que encaje en los dos extremos, si muestran números distintos, dobla los puntos de la ronda.
    [one] {" "}Capicúa: quedarse sin fichas con una que encaje en los dos extremos, si muestran números distintos, da { $gives } punto más.
   *[other] {" "}Capicúa: quedarse sin fichas con una que encaje en los dos extremos, si muestran números distintos, da { $gives } puntos más.
}{ $gives ->
    [0] {""}
   *[other] { $blank ->
        [yes] {""}
       *[no] {" "}Una ficha con una blanca no es capicúa.
    }
}
rulewords-last-tile = { $gives ->
    [0] {""}
    [one] {" "}Quedarse sin fichas con el { $tile } da { $gives } punto más.
   *[other] {" "}Quedarse sin fichas con el { $tile } da { $gives } puntos más.
}
rulewords-ladder = { $on ->
    [yes] {" "}Quienes ganan las primeras rondas anotan puntos extra: { $rungs }.
   *[no] {""}
}
rulewords-exact = sin redondear
rulewords-nearest = al múltiplo de { $step } más cercano
rulewords-up = hacia arriba, al siguiente múltiplo de { $step }

rulewords-first-to = { $single ->
    [yes] { $drawn ->
        [yes] La partida consta de una sola ronda; si no la gana nadie, es un empate.
       *[no] La partida consta de una sola ronda; si no la gana nadie, se juega otra.
    }
   *[no] { $teams ->
        [yes] Cuando un equipo tiene { $target ->
            [one] { $target } punto
           *[other] { $target } puntos
        } o más al final de una ronda, gana el que tenga más. Si los dos tienen lo mismo, se juega otra ronda.
       *[no] Cuando alguien tiene { $target ->
            [one] { $target } punto
           *[other] { $target } puntos
        } o más al final de una ronda, gana quien tenga más. Si hay empate en cabeza, se juega otra ronda.
    }
}{ $void_beyond ->
    [yes] {" "}Los puntos que pasarían de { $target } no cuentan.
   *[no] {""}
}
rulewords-loser-at = { $single ->
    [yes] { $drawn ->
        [yes] La partida consta de una sola ronda; si no la gana nadie, es un empate.
       *[no] La partida consta de una sola ronda; si no la gana nadie, se juega otra.
    }
   *[no] { $teams ->
        [yes] Los puntos cuentan en contra: el equipo que tiene { $target ->
            [one] { $target } punto
           *[other] { $target } puntos
        } o más al final de una ronda pierde la partida.
       *[no] Los puntos cuentan en contra: quien tiene { $target ->
            [one] { $target } punto
           *[other] { $target } puntos
        } o más al final de una ronda pierde la partida, y gana quien tenga menos.
    }
}{ $void_beyond ->
    [yes] {" "}Los puntos que pasarían de { $target } no cuentan.
   *[no] {""}
}
rulewords-exactly = { $single ->
    [yes] La partida consta de una sola ronda; si no la gana nadie, se juega otra. Con { $target ->
        [one] { $target } punto exacto
       *[other] { $target } puntos exactos
    } se gana al momento.
   *[no] Con { $target ->
        [one] { $target } punto exacto
       *[other] { $target } puntos exactos
    } se gana al momento; los puntos que pasarían de ahí no se anotan.
}{ $together ->
    [yes] {" "}Los puntos de la última ficha y los de quedarse sin fichas son un solo premio.
   *[no] {""}
}
rulewords-most-after = { $rounds ->
    [0] Hay una ronda por cada doble del juego de fichas. Tras la última, gana quien tenga más puntos; si hay igualdad, es un empate.{ $early ->
        [yes] {" "}La partida termina antes si ya nadie puede alcanzar a quien va en cabeza.
       *[no] {""}
    }
    [one] La partida consta de una sola ronda. Gana quien tenga más puntos; si hay igualdad, es un empate.
   *[other] Tras { $rounds } rondas, gana quien tenga más puntos; si hay igualdad, es un empate.{ $early ->
        [yes] {" "}La partida termina antes si ya nadie puede alcanzar a quien va en cabeza.
       *[no] {""}
    }
}
rulewords-fewest-after = { $rounds ->
    [0] Hay una ronda por cada doble del juego de fichas. Tras la última, gana quien tenga menos puntos; si hay igualdad, es un empate.
    [one] La partida consta de una sola ronda. Gana quien tenga menos puntos; si hay igualdad, es un empate.
   *[other] Tras { $rounds } rondas, gana quien tenga menos puntos; si hay igualdad, es un empate.
}

rulewords-face-down = Las manos son filas boca abajo: nadie ve una ficha antes de darle la vuelta.
rulewords-mover-blocks = La ronda queda cerrada en cuanto el jugador al que le toca no puede jugar ni robar.
rulewords-sweep = Cuando ya es imposible jugar ninguna ficha de las manos ni del pozo, el pozo se reparte antes del recuento.
rulewords-last-one-ends = Quien juega su última ficha deja de jugar; los demás siguen hasta que solo uno tenga fichas.
rulewords-muggins = Tienes que cantar los puntos de tu jugada antes de la siguiente, o un rival puede llevárselos: “¡Muggins!”
rulewords-say-domino = { $tiles ->
    [one] Quien se queda con { $tiles } ficha debe decir “¡Dominó!” o, si un rival lo atrapa antes, tomar una ficha.
   *[other] Quien se queda con { $tiles } fichas debe decir “¡Dominó!” o, si un rival lo atrapa antes, tomar una ficha.
}
rulewords-choose-direction = { $several ->
    [always] Quien sale elige el sentido del juego.
   *[some] Con tres o más jugadores, quien sale elige el sentido del juego.
}
rulewords-double-back = { $several ->
    [always] Quien juega un doble tras la salida puede invertir el sentido.
   *[some] Con tres o más jugadores, quien juega un doble tras la salida puede invertir el sentido.
}
rulewords-doubling = Quien juega el { $tile } puede desafiar a los rivales a doblar los puntos de la ronda; si alguno lo rechaza, la ronda termina en el acto.
rulewords-perfect-ten = Si los extremos suman un múltiplo de { $step }, anota la suma quien lo canta primero.
rulewords-other = { $word }.

rulewords-round-double = { $falls ->
    [yes] { $later ->
        [no] La estación es el doble más alto del juego de fichas.
       *[yes] La estación es el doble más alto en la primera ronda, y en cada ronda siguiente, el doble inmediatamente inferior.
    }
   *[no] La estación es el doble más alto del juego de fichas.
} { $placed ->
    [yes] { $later ->
        [no] Está en el centro desde el principio, y empieza el primer jugador.
       *[yes] Está en el centro desde el principio, y en cada ronda empieza un jugador distinto, por turno.
    }
   *[no] { $rest ->
        [none] Quien lo recibe tiene que salir con él.
       *[yes] Quien lo recibe tiene que salir con él; si no le ha tocado a nadie, todos roban por turno hasta que aparece.
    }
}
rulewords-trains = Cada jugador tiene un tren, una línea que sale de la estación, la ficha del centro. Quien pasa marca su tren, y los demás pueden jugar en él hasta que su dueño juegue ahí otra vez. { $mexican ->
    [yes] Otro tren, el mexicano, está abierto a todos.
   *[no] No hay ningún tren común.
} { $binding ->
    [yes] Un doble al final de un tren hay que cubrirlo antes de jugar nada más.
   *[no] Los dobles son fichas como las demás.
}
rulewords-hub = La estación recibe { $arms } fichas, y debe tenerlas todas antes de que se juegue en otro sitio. { $feet ->
    [yes] Cada doble posterior forma una pata: hay que jugar en ella tres dedos antes de jugar en otro sitio.
   *[no] Los dobles posteriores son fichas como las demás.
}{ $short_blocks ->
    [yes] { $feet ->
        [yes] {" "}Una pata que ya no pueda tener su tercer dedo cierra la ronda.
       *[no] {""}
    }
   *[no] {""}
}
rulewords-lead-and-play = Una ficha por turno; quien sale juega enseguida otra ficha.
rulewords-cover-doubles = { $run ->
    [yes] { $trains ->
        [yes] En tu primer turno juegas cuantas fichas quieras en tu propio tren.
       *[no] En tu primer turno juegas cuantas fichas quieras.
    } Después, una ficha por turno.
   *[no] Una ficha por turno.
} { $covers ->
    [yes] { $chain ->
        [yes] Quien juega un doble juega otra ficha donde pueda; si el doble queda sin cubrir, los jugadores siguientes tienen que cubrirlo.
       *[no] Quien juega un doble tiene que cubrirlo; si no puede, tiene que hacerlo el jugador siguiente.
    }{ $run ->
        [yes] {" "}En los primeros turnos no hay que cubrir nada.
       *[no] {""}
    }
   *[no] Quien juega un doble tiene que jugar otra ficha si puede.
}
rulewords-blank-counts = Una mano cuenta los puntos de sus fichas; el 0-0 cuenta { $points }.
rulewords-out-ends = Cuando alguien juega su última ficha, la ronda termina.
rulewords-blocked-ranks = Quienes aún tienen fichas quedan detrás de quienes han acabado, de la mano más baja a la más alta.
rulewords-symbols-count = Los números cuentan lo que son; el signo más (+) y la flecha, 10 cada uno; la estrella, 20.
rulewords-blocked = { $draws ->
    [yes] Si no se puede robar y nadie puede jugar, la ronda queda cerrada.
   *[no] Si nadie puede jugar, la ronda queda cerrada.
}
rulewords-turns-over = { $later ->
    [no] El primer jugador da la vuelta a la primera ficha de su fila, y sale con ella.
   *[yes] En la primera ronda sale el primer jugador; en la siguiente, el jugador siguiente, y así sucesivamente, con la primera ficha de su fila.
}
rulewords-symbols-lead = Los símbolos no hacen más alta una ficha; si nadie tiene una ficha con dos números, se reparte de nuevo.
rulewords-end-open = Extremo abierto: hay sitio para las dos curvas.
rulewords-end-closed = Extremo cerrado: solo hay sitio para una curva.
rulewords-end-dead = Extremo muerto: no hay sitio para ninguna curva.
# $then: the sentence for later rounds.
rulewords-by-lot = { $later ->
    [no] Se sortea quién sale, con cualquier ficha.
   *[yes] Para la primera ronda se sortea quién sale, con cualquier ficha. En las demás rondas: { $then }
}
rulewords-any-double = Hay que salir con un doble. Se empieza por el primer jugador y, en las demás rondas, por el que sigue a quien salió; desde ahí, el primer jugador que tenga algún doble sale con el que quiera.{ $otherwise ->
    [never] {""}
   *[draw] {" "}Si nadie tiene, todos roban por turnos hasta que aparece uno.
}
rulewords-turned-up-begins = { $how ->
    [winner] { $rest ->
        [yes] Empieza la primera ronda el primer jugador, y las demás, quien ganó la anterior.
       *[maybe] Con una ficha boca arriba, empieza la primera ronda el primer jugador, y las demás, quien ganó la anterior.
    }
   *[turns] { $rest ->
        [yes] Empieza la primera ronda el primer jugador; la siguiente, el jugador siguiente, y así sucesivamente.
       *[maybe] Con una ficha boca arriba, empieza la primera ronda el primer jugador; la siguiente, el jugador siguiente, y así sucesivamente.
    }
}
rulewords-maltese-cross = Primero se cubren los cuatro lados del primer doble. La segunda ficha de cada brazo tiene que ser el doble que encaja en él{ $gate ->
    [arm] ; un brazo que ya tiene su doble puede seguir enseguida.
   *[all] , y los cuatro dobles van antes que todo lo demás.
}
rulewords-goes-on = { $when ->
    [after-double] { $how ->
        [must] Después de jugar un doble, hay que jugar otra ficha si alguna encaja
       *[may] Después de jugar un doble, se puede jugar otra ficha
    }
    [on-double] { $how ->
        [must] Después de jugar sobre un doble, hay que jugar otra ficha si alguna encaja
       *[may] Después de jugar sobre un doble, se puede jugar otra ficha
    }
   *[fits] { $how ->
        [must] En cada turno hay que seguir jugando mientras encaje alguna ficha
       *[may] En cada turno se pueden jugar todas las fichas que encajen
    }
}{ $arm ->
    [same] . Todas las fichas de un turno van en el mismo extremo, salvo en el primer turno de quien sale, en el que pueden ir en cualquiera.
   *[any] .
}
rulewords-ends-matching = Después de una jugada, se cuentan los extremos que muestran el número que dejaste abierto: cada uno cuenta 1, y un doble con un lado libre, { $doubles }. Si suman 2 o más, anotas esos puntos. Salir con un doble da { $lead }.
rulewords-both-partners = { $teams ->
    [any] Por equipos, la ronda sigue hasta que los dos jugadores de un equipo se quedan sin fichas; ese equipo la gana. Sin equipos, gana la ronda el primero que se queda sin fichas.
    [yes] La ronda sigue hasta que los dos jugadores de un equipo se quedan sin fichas; ese equipo la gana. Quien se queda sin fichas deja de jugar.
   *[no] Quien juega su última ficha gana la ronda.
}
rulewords-play-on = Quien se queda sin fichas deja de jugar. La ronda sigue hasta que ninguna ficha encaja; entonces se comparan las manos.
rulewords-against-the-locker = Gana el jugador que sigue a quien cerró la ronda.
rulewords-by-last-tile = Se anota según la última ficha: { $single } por una ficha simple que encaje en un extremo, { $double } por un doble, { $both } por una simple cuyas mitades encajen en dos extremos distintos, { $both_double } por un doble que encaje en los dos; { $blocked } en una ronda cerrada.
# $tile counts $points.
rulewords-tile-points = { $tile }: { $points }
# $tiles: 6-6: 50 and 0-0: 25.
rulewords-special-tiles = { $alone ->
    [yes] Una mano cuenta los puntos de sus fichas; si queda sola en la mano, una ficha puede tener otro valor: { $tiles }.
   *[no] Una mano cuenta los puntos de sus fichas; algunas fichas tienen otro valor: { $tiles }.
}
rulewords-discard-to-pass = { $draws ->
    [yes] En vez de pasar, se descarta una ficha, boca abajo.
   *[no] Quien no puede jugar descarta una ficha, boca abajo.
} Queda fuera de juego, pero cuenta junto con la mano, y quien ha descartado no puede ganar por quedarse sin fichas.
