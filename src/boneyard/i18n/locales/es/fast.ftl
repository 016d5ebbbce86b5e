# El núcleo rápido: los mismos juegos en números. Lo lee quien programa y lo llama desde Python.

fast-unknown-word = { $question ->
    [matching] el núcleo rápido no conoce { $word } como forma de encajar
    [table] el núcleo rápido no conoce { $word } como forma de la mesa
    [dealing] el núcleo rápido no conoce { $word } como forma de repartir
    [opening] el núcleo rápido no conoce { $word } como salida
    [drawing] el núcleo rápido no conoce { $word } como forma de robar
    [turns] el núcleo rápido no conoce { $word } como regla de los turnos
    [score] el núcleo rápido no conoce { $word } como puntuación de una jugada
    [block] el núcleo rápido no conoce { $word } como ganador de un cierre
    [award] el núcleo rápido no conoce { $word } como premio
    [rounding] el núcleo rápido no conoce { $word } como forma de redondear
    [counting] el núcleo rápido no conoce { $word } como forma de contar las manos
    [pass] el núcleo rápido no conoce { $word } como puntos por pase
    [tie] el núcleo rápido no conoce { $word } como desempate
    [out] el núcleo rápido no conoce { $word } como ganador de una ronda en la que alguien se queda sin fichas
    [bonus] el núcleo rápido no conoce { $word } como premio
    [misdeal] el núcleo rápido no conoce { $word } como reparto que se repite
    [twist] el núcleo rápido no conoce { $word } como variante
   *[goal] el núcleo rápido no conoce { $word } como meta
}
fast-leaves-too-many = el núcleo rápido no puede dejar { $tiles ->
    [one] { $tiles } ficha
   *[other] { $tiles } fichas
} en el pozo
fast-claims-exactly = el núcleo rápido no puede cantar puntos con Exactly: cantar no termina ninguna partida
fast-questions-otherwise = el núcleo rápido pregunta primero por la dirección, luego por invertirla y después por doblar, y cada cosa una sola vez
fast-large-counts = el núcleo rápido cuenta manos de hasta { $most } puntos en total
fast-several-steps = el núcleo rápido no puede llevar varios números cuyos múltiplos puntúen
fast-idle-tens = el núcleo rápido cuenta los extremos cortos sin usar para todo o para nada: no solo para los puntos en juego
fast-curved = el núcleo rápido no puede poner las fichas curvas de { $game }
fast-for-one = { $game } es un juego para una sola persona: el núcleo rápido no tiene ninguno

# Un estado de una partida que no se puede pasar a números.
fast-other-game = el estado es de otro juego, o de otras opciones
fast-nobody-to-move = en este estado no le toca a nadie
fast-tiles-unknown = el estado no dice qué fichas hay en su mesa
fast-round-unknown = el estado no cuenta qué ha pasado en su ronda
fast-no-hands = ninguna mano concuerda con lo que se ha visto

# En una terminal, mientras alguien espera.
fast-compiling = boneyard: { $family ->
    [1] compilando { $kernel } para líneas rectas, una sola vez …
    [2] compilando { $kernel } para fichas curvas, una sola vez …
    [3] compilando { $kernel } para mesas con brazos, una sola vez …
    [4] compilando { $kernel } para juegos de muchas fichas, una sola vez …
   *[5] compilando { $kernel } para trenes y las demás mesas, una sola vez …
}
fast-cache-refused = boneyard: otros pueden escribir en { $path }, así que no se carga de allí ningún código compilado (boneyard doctor dice más)

# Por qué no hay medida frente a C.
fast-many-rungs = una escalera tiene como mucho { $rungs } peldaños en el núcleo rápido
fast-many-steps = el núcleo rápido divide los extremos por { $steps } números como mucho
