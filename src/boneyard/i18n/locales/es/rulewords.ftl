# El vocabulario de las reglas: lo que dice cada palabra, tal como el programa escribe las reglas de un
# juego hecho por alguien. Frases enteras; los números y las fichas van en los huecos.

rulewords-ask-players = Jugadores
rulewords-ask-tiles = Fichas
rulewords-ask-hand = Mano
rulewords-ask-deal = Reparto
rulewords-ask-opening = Quién sale
rulewords-ask-match = Qué encaja
rulewords-ask-table = La mesa
rulewords-ask-draw = Quien no puede jugar
rulewords-ask-turns = Un turno
rulewords-ask-on-play = Puntos al jugar
rulewords-ask-on-pass = Puntos por los pases
rulewords-ask-counting = Cuánto cuenta una mano
rulewords-ask-block = Una ronda cerrada
rulewords-ask-out = Quien se queda sin fichas
rulewords-ask-tie = Empate en una ronda cerrada
rulewords-ask-award = El final de una ronda
rulewords-ask-goal = La partida
rulewords-ask-teams = Equipos
rulewords-ask-to-the-right = Sentido del juego
rulewords-ask-twists = Añadidos
rulewords-ask-inner = Partes de otras palabras

rulewords-players = Juegan { $players }.
rulewords-hand = { $each ->
    [one] Cada cual recibe { $each } ficha.
   *[other] Cada cual recibe { $each } fichas.
}
rulewords-hands = Cada cual recibe { $hands }.
rulewords-hand-for = { $each ->
    [one] { $each } ficha si juegan { $players }
   *[other] { $each } fichas si juegan { $players }
}
rulewords-without = Si juegan { $players }, { $tiles } se queda en la caja.
rulewords-teams = Dos equipos: ganas o pierdes con quien se sienta enfrente.
rulewords-alone = Cada cual juega por su cuenta.
rulewords-to-the-right = Se juega hacia la derecha, en sentido contrario al reloj.
rulewords-to-the-left = Se juega hacia la izquierda, en el sentido del reloj.

rulewords-double-n = { $faces ->
    [fruit] { $tiles } fichas, cada pareja de 0 a { $most } una vez; las mitades muestran frutas.
    [numerals] { $tiles } fichas, cada pareja de 0 a { $most } una vez; las mitades muestran cifras.
   *[pips] { $tiles } fichas, cada pareja de 0 a { $most } una vez: un juego doble { $most }.
}
rulewords-boxed = Las { $tiles } fichas curvas de la caja { $name }.

rulewords-hands-and-stock = { $start ->
    [0] El resto es el pozo.
    [one] { $start_single ->
        [yes] Al empezar se pone en la mesa una ficha que no sea doble; el resto es el pozo.
       *[no] Al empezar se pone una ficha en la mesa; el resto es el pozo.
    }
   *[other] Al empezar se ponen { $start } fichas en la mesa; el resto es el pozo.
}{ $misdeal }
rulewords-misdeal = { $doubles ->
    [0] { $same ->
        [0] {""}
       *[other] {" "}Si una mano tiene { $same } fichas de un mismo número, se reparte de nuevo.
    }
   *[other] { $same ->
        [0] {" "}Si una mano tiene { $doubles } dobles, se reparte de nuevo.
       *[other] {" "}Si una mano tiene { $doubles } dobles o { $same } fichas de un mismo número, se reparte de nuevo.
    }
}
rulewords-whole-set = Se reparten todas las fichas por igual; las que sobran se apartan sin verlas.

rulewords-highest-double = { $otherwise ->
    [redeal] Quien tiene el doble más alto debe salir con él; si nadie tiene dobles, se reparte de nuevo.
   *[highest] Quien tiene el doble más alto debe salir con él; si nadie tiene dobles, sale la ficha más alta.
}
rulewords-lowest-double = { $otherwise ->
    [redeal] Quien tiene el doble más bajo debe salir con él; si nadie tiene dobles, se reparte de nuevo.
   *[highest] Quien tiene el doble más bajo debe salir con él; si nadie tiene dobles, sale la ficha más alta.
}{ $blank_last ->
    [yes] {" "}El doble blanca va después de todos los demás.
   *[no] {""}
}
rulewords-holder-of-highest = { $otherwise ->
    [redeal] Empieza quien tiene el doble más alto, con cualquier ficha que encaje; si nadie tiene dobles, se reparte de nuevo.
   *[highest] Empieza quien tiene el doble más alto, o si no la ficha más alta, con cualquier ficha que encaje.
}
rulewords-draw-for-lead = Cada cual roba una ficha; sale quien tenga más puntos en ella, con cualquier ficha.
rulewords-take-turns = La salida va pasando de puesto en puesto, una ronda cada uno, con cualquier ficha.
rulewords-next-leads = En la primera ronda: { $first } Después la salida pasa a quien sigue, con cualquier ficha.
rulewords-winner-leads = En la primera ronda: { $first } { $double ->
    [yes] Después, quien ganó la última ronda sale con un doble; si no tiene, sale quien siga y tenga un doble.
   *[no] Después sale quien ganó la última ronda, con cualquier ficha.
} { $tie ->
    [same] Tras una ronda que no ganó nadie, sale otra vez quien salió.
    [first] Tras una ronda que no ganó nadie, la salida se decide como en la primera.
   *[next] Tras una ronda que no ganó nadie, sale quien sigue a quien salió.
}{ $locker ->
    [yes] {" "}Tras una ronda cerrada sale quien la cerró.
   *[no] {""}
}

rulewords-same-value = Se tocan mitades iguales.
rulewords-sum-to = Se tocan mitades que suman { $total }. Una ficha que suma { $total } por sí sola, y el 0-0, van en cualquier sitio.
rulewords-same-colour = Se tocan mitades del mismo color; una estrella toca cualquiera.

rulewords-honeycomb = { $joins ->
    [yes] Las fichas curvas recorren un panal y tienen que caber; dos extremos pueden unirse si encajan por los dos lados.
   *[no] Las fichas curvas recorren un panal y tienen que caber; dos extremos nunca se unen.
}
rulewords-line = Una línea con dos extremos abiertos.
rulewords-one-arm = Una línea que solo crece por un extremo.
rulewords-cross = El primer doble recibe fichas por los cuatro lados, y hay que cubrirlos todos antes de seguir por otro sitio.
rulewords-every-double-spins = Cada doble es un cruce: sus lados cortos se abren cuando hay una ficha en su lado libre.
rulewords-one-spinner = El primer doble es el cruce: sus lados cortos se abren cuando hay fichas en sus dos lados largos.
rulewords-tree = El doble con que se sale recibe fichas por los cuatro lados; cualquier otro doble parte su brazo en dos.

rulewords-never = Nadie roba: quien no puede jugar pasa.
rulewords-until-playable = { $freely ->
    [yes] Quien no puede jugar roba hasta que pueda; también se puede robar con una ficha jugable, cuantas veces quieras.
   *[no] Quien no puede jugar roba hasta que pueda, y pasa cuando el pozo está vacío.
}{ $instead ->
    [yes] {" "}Con una ficha jugable puedes robar en vez de jugar, y ahí acaba el turno.
   *[no] {""}
}{ $leave ->
    [0] {""}
    [one] {" "}Una ficha se queda siempre en el pozo.
   *[other] {" "}{ $leave } fichas se quedan siempre en el pozo.
}
rulewords-draw-one = { $then ->
    [may-play] Quien no puede jugar roba una ficha, y puede jugarla si encaja.
    [turn-over] Quien no puede jugar roba una ficha, y ahí acaba el turno.
   *[must-play] Quien no puede jugar roba una ficha, la juega si encaja y pasa si no.
}{ $instead ->
    [yes] {" "}Con una ficha jugable puedes robar en vez de jugar, y ahí acaba el turno.
   *[no] {""}
}
rulewords-while-cross-open = Mientras queden lados de la cruz por cubrir: { $before } A partir de ahí: { $after }

rulewords-one-play = Una ficha por turno.
rulewords-as-many-as-fit = En un turno juegas cuantas fichas quieras.
rulewords-another-on-double = Quien juega sobre un doble puede jugar una ficha más.
rulewords-second-double = Quien juega un doble puede jugar otro doble.
rulewords-turn-the-next = Volteas la siguiente ficha de tu fila y la juegas si encaja; quien juega sigue, salvo tras la salida.
rulewords-symbols = Una flecha que queda en el extremo vuelve a jugar; un más hace robar a quien sigue.

rulewords-no-play-score = Las jugadas no dan puntos.
rulewords-ends-multiple-of = { $pips_a_point ->
    [1] Si los extremos abiertos suman un múltiplo de { $step }, ganas esos puntos.
   *[other] Si los extremos abiertos suman un múltiplo de { $step }, ganas 1 punto por cada { $pips_a_point }.
}{ $lead_single ->
    [no] {" "}Salir con una ficha que no es doble no da puntos.
   *[yes] {""}
}{ $idle ->
    [yes] {" "}Los lados cortos del cruce también cuentan antes de que haya fichas en ellos.
   *[no] {""}
}
rulewords-ends-go-into = Se suman los extremos abiertos: ganas tantos puntos como veces quepa en ellos cada uno de { $steps } sin resto.
rulewords-ends-alike = { $alike ->
    [one] Si los dos extremos son iguales, ganas { $alike } punto
   *[other] Si los dos extremos son iguales, ganas { $alike } puntos
}; si los igualó un doble, { $with_double }.
rulewords-no-pass-score = Los pases no dan nada.
rulewords-pass-bonus = { $bonus ->
    [0] Los pases no dan nada.
   *[other] Una salida ante la que debe pasar quien sigue da { $bonus } puntos, el doble si no era un doble; una jugada ante la que pasan todos los demás da { $bonus }.
}

rulewords-pips = Una mano cuenta los puntos de sus fichas.
rulewords-dear-blank = { $alone ->
    [yes] Una mano cuenta los puntos de sus fichas; el 0-0 solo en una mano cuenta { $points } más.
   *[no] Una mano cuenta los puntos de sus fichas; el 0-0 cuenta { $points } más en una mano sin otra blanca.
}

rulewords-lowest-pips = { $then_tile ->
    [yes] Gana la mano más baja; entre iguales, la que tenga la ficha más baja.
   *[no] Gana la mano más baja.
}
rulewords-fewest-together = Gana el bando con menos puntos en todas sus manos juntas.
rulewords-lockers-duel = Gana la más baja de dos manos: la de quien cerró la ronda o la de quien sigue.
rulewords-nobody-wins = No gana nadie.
rulewords-fewest-tiles = Gana quien tenga menos fichas, y después la mano más baja.
rulewords-fewest-doubles = Gana una mano sin dobles, entre varias la más baja; si todas tienen dobles, gana el doble más bajo.
rulewords-who-is-out = Quien se queda sin fichas gana la ronda.
rulewords-as-if-blocked = La ronda acaba cuando alguien se queda sin fichas; las manos se comparan como en una ronda cerrada.
rulewords-points-wait = No gana nadie; quien gane la siguiente ronda recibe lo que habría dado esta.
rulewords-to-the-leader = Gana quien salió en la ronda.
rulewords-to-the-locker = Gana quien cerró la ronda.

rulewords-opponents-pips = { $own_too ->
    [yes] Quien gana se anota los puntos que quedan en todas las manos
   *[no] Quien gana se anota los puntos que quedan en las manos de los demás
}{ $pips_a_point ->
    [1] {""}
   *[other] , uno por cada { $pips_a_point } de ellos
}.{ $minus_own ->
    [yes] {" "}En una ronda cerrada se restan los puntos propios de quien gana.
   *[no] {""}
}{ $own_out ->
    [yes] {" "}Si alguien se quedó sin fichas, cuentan también los puntos de su pareja.
   *[no] {""}
}{ $own_blocked ->
    [yes] {" "}En una ronda cerrada cuentan también los puntos propios de quien gana.
   *[no] {""}
}{ $rounds ->
    [yes] {" "}Cada mano se cuenta { $each_hand }, la suma { $total }, y en una ronda cerrada { $when_blocked }.
   *[no] {""}
}
rulewords-one-point = Quien gana se anota 1 punto.
rulewords-to-love = { $love ->
    [yes] Quien gana se anota 1 punto; cuando cada bando tiene alguno, todos vuelven a 0.
   *[no] Quien gana se anota 1 punto.
}{ $one_all ->
    [yes] {" "}Si todos tienen 1, nadie vuelve, pero quien gane después queda con 2 y los demás con 0.
   *[no] {""}
}
rulewords-losers-write = Cada bando que no gana se anota lo que cuentan sus manos; un bando con 0 puntos no se anota nada por debajo de { $entry }.
rulewords-penalties = { $for_out ->
    [0] Cada cual recibe como castigo los puntos que tiene en la mano.
   *[other] Cada cual recibe como castigo los puntos que tiene en la mano, y { $for_out } más si otra persona se quedó sin fichas.
}
rulewords-most-made = Gana la ronda quien hizo más puntos en ella, y se anota además los puntos de todas las otras manos.
rulewords-ranks = Los puntos van por puestos, del primero al último: { $scale }.
rulewords-rank-points = { $points } si juegan { $players }
rulewords-with-bonuses = { $award }{ $capicua }{ $last }{ $ladder }
rulewords-capicua = { $gives ->
    [0] {""}
    [double] {" "}Acabar con una ficha no doble que encaja en los dos extremos dobla lo ganado.
   *[other] {" "}Acabar con una ficha no doble que encaja en los dos extremos da { $gives } puntos más.
}{ $gives ->
    [0] {""}
   *[other] { $blank ->
        [yes] {""}
       *[no] {" "}Una ficha con blanca no vale para eso.
    }
}
rulewords-last-tile = { $gives ->
    [0] {""}
   *[other] {" "}Acabar con { $tile } da { $gives } puntos más.
}
rulewords-ladder = { $on ->
    [yes] {" "}Quienes ganan las primeras rondas reciben más: { $rungs } puntos.
   *[no] {""}
}
rulewords-exact = sin redondear
rulewords-nearest = al múltiplo de { $step } más cercano
rulewords-up = hasta el siguiente múltiplo de { $step }

rulewords-first-to = { $single ->
    [yes] { $drawn ->
        [yes] Una ronda es la partida; si no la gana nadie, hay empate.
       *[no] Una ronda es la partida.
    }
   *[no] Gana quien tenga más puntos en cuanto alguien llega a { $target } al final de una ronda.
}
rulewords-loser-at = { $single ->
    [yes] { $drawn ->
        [yes] Una ronda es la partida; si no la gana nadie, hay empate.
       *[no] Una ronda es la partida.
    }
   *[no] Los puntos son malos: en cuanto alguien tiene { $target } al final de una ronda, gana quien tenga menos.
}
rulewords-exactly = { $single ->
    [yes] Una ronda es la partida.
   *[no] Ganan { $target } puntos exactos, en ese momento; los que pasarían de ahí no cuentan.
}
rulewords-most-after = { $rounds ->
    [0] Gana quien tenga más puntos tras una ronda por cada doble del juego de fichas.
    [one] Gana quien tenga más puntos tras { $rounds } ronda.
   *[other] Gana quien tenga más puntos tras { $rounds } rondas.
}
rulewords-fewest-after = { $rounds ->
    [0] Gana quien tenga menos puntos tras una ronda por cada doble del juego de fichas.
    [one] Gana quien tenga menos puntos tras { $rounds } ronda.
   *[other] Gana quien tenga menos puntos tras { $rounds } rondas.
}

rulewords-face-down = Las manos son filas boca abajo: nadie ve una ficha antes de voltearla.
rulewords-mover-blocks = La ronda acaba en cuanto quien tiene el turno no puede jugar ni robar.
rulewords-sweep = Cuando ya no encaja nada de lo que está fuera, el pozo se reparte antes de dar la ronda por cerrada.
rulewords-last-one-ends = Quien se queda sin fichas se retira; los demás siguen hasta que quede uno.
rulewords-muggins = Quien pasa por alto los puntos de su jugada se los deja a los demás: “¡Muggins!”
rulewords-say-domino = { $tiles ->
    [one] Quien se queda con { $tiles } ficha debe decir “¡Dominó!”, o pueden descubrirlo.
   *[other] Quien se queda con { $tiles } fichas debe decir “¡Dominó!”, o pueden descubrirlo.
}
rulewords-choose-direction = Quien sale elige el sentido del juego.
rulewords-double-back = Quien juega un doble puede invertir el sentido.
rulewords-doubling = Quien juega { $tile } puede retar a los demás a doblar los puntos.
rulewords-perfect-ten = Si los extremos suman un múltiplo de { $step }, quien lo canta primero gana esos puntos.
rulewords-other = { $word }.

rulewords-round-double = { $falls ->
    [yes] Cada ronda se construye alrededor de un doble, que es uno más bajo en cada ronda.
   *[no] Cada ronda se construye alrededor del doble más alto del juego de fichas.
} { $placed ->
    [yes] Está en la mesa antes de la primera jugada, y empieza cada cual por turno.
   *[no] Quien lo recibe tiene que salir con él; si nadie lo recibe, roban todos por turno hasta que llega.
}
rulewords-trains = Cada cual tiene su propio tren desde el primer doble, cerrado a los demás hasta que se marca. { $mexican ->
    [yes] Un tren más es de todos.
   *[no] No hay ningún tren de todos.
} { $binding ->
    [yes] Un doble al final de un tren hay que cubrirlo antes de jugar nada más.
   *[no] Los dobles son fichas como las demás.
}
rulewords-hub = El primer doble toma { $arms } fichas, y tiene que tenerlas todas antes de que se juegue en otro sitio. { $feet ->
    [yes] Cada doble posterior hace una pata, cuyos tres dedos también van primero.
   *[no] Los dobles posteriores son fichas como las demás.
} { $short_blocks ->
    [yes] Una pata que ya no puede tener su tercer dedo cierra la ronda.
   *[no] {""}
}
rulewords-lead-and-play = Una ficha por turno; quien sale sigue enseguida con otra ficha.
rulewords-cover-doubles = { $run ->
    [yes] El primer turno son cuantas fichas quieras en tu propio tren; después, una ficha por turno.
   *[no] Una ficha por turno.
} { $chain ->
    [yes] Quien juega un doble juega otra ficha donde pueda; a los demás les toca cubrirlo.
   *[no] Quien juega un doble tiene que cubrirlo, o se lo deja a quien sigue.
}
rulewords-blank-counts = Una mano cuenta los puntos de sus fichas; el 0-0 cuenta { $points }.
