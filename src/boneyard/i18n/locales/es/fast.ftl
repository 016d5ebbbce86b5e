# El motor rápido: los mismos juegos en números. Lo lee quien programa y lo llama desde Python.

fast-unknown-word = { $question ->
    [matching] el motor rápido no admite { $word } como forma de encajar
    [table] el motor rápido no admite { $word } como forma de la mesa
    [dealing] el motor rápido no admite { $word } como forma de repartir
    [opening] el motor rápido no admite { $word } como salida
    [drawing] el motor rápido no admite { $word } como forma de robar
    [turns] el motor rápido no admite { $word } como regla de los turnos
    [score] el motor rápido no admite { $word } como puntuación de una jugada
    [block] el motor rápido no admite { $word } como ganador de un cierre
    [award] el motor rápido no admite { $word } como premio
    [rounding] el motor rápido no admite { $word } como forma de redondear
    [counting] el motor rápido no admite { $word } como forma de contar las manos
    [pass] el motor rápido no admite { $word } como puntos por pase
    [tie] el motor rápido no admite { $word } como desempate
    [out] el motor rápido no admite { $word } como ganador de una ronda en la que alguien se queda sin fichas
    [bonus] el motor rápido no admite { $word } como premio
    [misdeal] el motor rápido no admite { $word } como motivo para repartir de nuevo
    [twist] el motor rápido no admite { $word } como variante
   *[goal] el motor rápido no admite { $word } como meta
}
fast-leaves-too-many = el motor rápido no puede dejar { $tiles ->
    [one] { $tiles } ficha
   *[other] { $tiles } fichas
} en el pozo
fast-claims-exactly = el motor rápido no admite puntos cantados con la meta Exactly
fast-questions-otherwise = el motor rápido necesita las preguntas sobre el sentido, la marcha atrás y doblar los puntos en este orden y, como mucho, una vez cada una
fast-large-counts = el motor rápido admite manos de hasta { $most } puntos en total
fast-several-steps = el motor rápido no admite que puntúen los múltiplos de varios números
fast-idle-tens = el motor rápido no puede contar los lados cortos libres solo para los puntos que se anotan al jugar
fast-curved = el motor rápido no admite las fichas curvas de { $game }
fast-for-one = { $game } es un solitario, y el motor rápido no los admite

# Un estado de una partida que no se puede pasar a números.
fast-other-game = el estado es de otro juego o de otras opciones
fast-nobody-to-move = en este estado no le toca a nadie
fast-tiles-unknown = el estado no dice qué fichas hay en la mesa
fast-round-unknown = el estado no contiene los eventos de su ronda
fast-no-hands = ninguna mano concuerda con lo visto

# En una terminal, mientras alguien espera.
fast-compiling = boneyard: { $family ->
    [1] compilando { $kernel } para líneas rectas, una sola vez…
    [2] compilando { $kernel } para fichas curvas, una sola vez…
    [3] compilando { $kernel } para mesas con brazos, una sola vez…
    [4] compilando { $kernel } para juegos de muchas fichas, una sola vez…
   *[5] compilando { $kernel } para trenes y las demás mesas, una sola vez…
}
fast-cache-refused = boneyard: otros usuarios pueden escribir en { $path }, así que no se carga código compilado de ahí (mira boneyard doctor)

# Por qué no hay medida frente a C.
fast-many-rungs = el motor rápido admite como máximo { $rungs } primeras rondas con puntos extra
fast-many-steps = el motor rápido admite que puntúen los múltiplos de { $steps } números como máximo
fast-draw-limits = el motor rápido no admite este límite de robos
