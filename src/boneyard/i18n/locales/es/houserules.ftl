# Reglas de la casa: juegos que escribe la gente. Los errores dicen qué se escribió y qué sería lo correcto.

houserules-at-line = línea { $line }: { $why }
houserules-unreadable = no es TOML ni JSON válido: { $why }
houserules-key-twice = la clave { $key } aparece dos veces en un mismo objeto: escríbela una sola vez
houserules-no-utf8 = el archivo no es texto UTF-8
houserules-too-long = las reglas pueden tener { $most } caracteres como máximo
houserules-no-rules = las reglas propias deben ser nombres con valores (una tabla TOML o un objeto JSON), por ejemplo like = "all-fives"
houserules-too-deep = aquí hay palabras clave anidadas con demasiada profundidad
houserules-no-like = no existe el juego { $game }
houserules-no-like-but = no existe el juego { $game }; ¿querías decir { $near }?
houserules-like-alone = { $game } es un solitario; las reglas propias son para dos jugadores o más
houserules-no-rule = no existe la regla { $key }; las reglas son { $known }
houserules-no-rule-but = no existe la regla { $key }; ¿querías decir { $near }?
houserules-title = un título debe tener de 1 a { $most } caracteres
houserules-brand = { $title } es el nombre de un juego publicado: elige otro nombre
houserules-no-box = no existe la caja { $box } de fichas curvas; elige entre { $boxes }
houserules-no-word = { $what } no puede ser { $word }; puede ser { $known }
houserules-no-word-but = { $what } no puede ser { $word }; ¿querías decir { $near }?
houserules-no-argument = { $word } no tiene el argumento { $name }; tiene { $known }
houserules-no-argument-but = { $word } no tiene el argumento { $name }; ¿querías decir { $near }?
houserules-takes-nothing = { $word } no lleva argumentos
houserules-needs = { $word } necesita { $name }: { $kind }
houserules-wrong = { $what } debe ser { $kind }, no { $value }
houserules-wrong-but = { $what } no puede ser { $value }; ¿querías decir { $near }?
houserules-no-tile = { $what }: { $why }
houserules-no-number = las claves de { $what } deben ser números enteros menores que 100, no { $key }
houserules-takes-tile = una ficha como 6-4
houserules-takes-text = un texto
houserules-takes-list = una lista de { $most } elementos como máximo
houserules-takes-keyed = una tabla que da, para cada número, { $kind }
houserules-takes-part = una tabla con { $names }

houserules-players-gap = players debe ser una lista de números seguidos, como [2, 3, 4]
houserules-players-many = { $most ->
    [one] puede jugar { $most } persona como máximo
   *[other] pueden jugar { $most } personas como máximo
}
houserules-teams-four = los equipos son para 4 jugadores: escribe players = 4
houserules-hand-missing = hand no dice cuántas fichas recibe cada cual cuando juegan { $players }
houserules-most-size = el juego de fichas llega hasta { $most }, que no está entre sus tamaños
houserules-colours = las fichas rectas muestran puntos, cifras o frutas; solo las fichas curvas de una caja tienen colores
houserules-curved-table = las fichas rectas no se curvan: honeycomb es para las fichas curvas de una caja
houserules-curved-tiles = las fichas curvas necesitan la mesa { $word }
houserules-same-colour = { $word } es solo para fichas con colores
houserules-symbols = { $word } necesita fichas con flechas y signos más (+), y este juego de fichas no las tiene
houserules-sum = con este juego de fichas, las mitades que se tocan deben sumar un número de { $least } a { $most }; si no, algunas mitades no encajarían con nada
houserules-hand-large = { $each ->
    [one] { $players } jugadores con { $each } ficha cada uno necesitan más fichas que las { $tiles } del juego de fichas
   *[other] { $players } jugadores con { $each } fichas cada uno necesitan más fichas que las { $tiles } del juego de fichas
}
houserules-tile-foreign = { $word } menciona el { $tile }, que no está en el juego de fichas
houserules-no-deal = si juegan { $players }, casi siempre habría que repartir de nuevo
houserules-start-single = una ficha de inicio que no sea un doble necesita start = 1
houserules-start-many = { $most ->
    [one] en esta mesa solo se puede poner { $most } ficha al empezar
   *[other] en esta mesa solo se pueden poner { $most } fichas al empezar
}
houserules-hub-arms = si los dobles forman patas, la estación tiene sitio para { $most } brazos: para más, escribe feet = false
houserules-holder = { $word } necesita una ficha en la mesa al empezar
houserules-goes-with = { $word } no funciona con estas reglas; funciona con { $other }
houserules-twice = { $word } no se puede usar aquí dos veces
houserules-no-teams = { $word } da puntos a cada jugador por separado: no funciona con equipos
houserules-across = con { $word }, los dobles van atravesados, porque se juega por sus lados
houserules-first-lead = la primera salida no puede ser { $word }: la tiene que decidir un doble o el orden de los turnos
houserules-sweep = { $word } vacía el pozo, pero la regla para robar nunca deja que se vacíe
houserules-most-made = { $word } necesita puntos al jugar: define on-play
houserules-scale = ranks necesita una lista de puntos para { $players } jugadores
houserules-no-points = nadie anotaría nunca un punto, así que la partida no podría acabar
houserules-far = { $target } puntos llevarían unas { $rounds } rondas, que son demasiadas
houserules-unreachable = no siempre se puede llegar a { $target } puntos exactos: el paso más pequeño es { $step }
houserules-love-long = con la regla que devuelve a todos a 0, la meta puede ser { $most } como máximo: con una más alta, la partida podría no acabar nunca

houserules-words-arguments = argumentos: { $arguments }
houserules-words-argument = { $name } ({ $kind }; por defecto { $default })
houserules-words-argument-needed = { $name } ({ $kind })
houserules-words-used = se usa en { $games }
houserules-words-unused = no la usa ningún juego incluido

houserules-page-title = Tus propias reglas
houserules-page-what = Parte de cualquier juego, cambia lo que quieras y juega.
houserules-page-from = Juego base
houserules-page-take = Cargar
houserules-page-words = Palabras clave de las reglas
houserules-page-words-what = Qué significa cada palabra, qué argumentos lleva y en qué juegos se usa.
houserules-page-change = Cambiar estas reglas
houserules-page-rules = Cambiar las reglas
houserules-page-name = Nombre de tu juego
houserules-page-least = Mínimo de jugadores
houserules-page-most = Máximo de jugadores
houserules-page-hand = Fichas por jugador si juegan { $players }
houserules-page-apply = Aplicar
houserules-page-link = Enlace a estas reglas
houserules-page-file = Archivo de reglas
houserules-page-like = Basado en
houserules-page-read = Cargar este archivo
houserules-page-back = Volver a la mesa

# Cómo se juegan las reglas propias, al lado de ellas. $rounds: cuántas se van a jugar.
houserules-lab-title = Cómo funcionan tus reglas
houserules-lab-what = Simulamos rondas para ver cuánto duran, cuántas se cierran y cuánto importan la salida y la suerte.
houserules-lab-play = Simular { $rounds } rondas
houserules-lab-how = { $rounds } rondas al azar con { $players } jugadores; cada reparto se juega varias veces. ± es un intervalo del 95 %.
# $value, $off: números o porcentajes.
houserules-lab-about = { $value } ± { $off }
houserules-lab-lead = Rondas ganadas por quien sale
houserules-lab-back = Volver a las reglas

# Reglas que alguien guarda con un nombre.
houserules-applied = Los cambios se han aplicado. Juega, o pon nombre a tus reglas y guárdalas.
houserules-saved = Reglas guardadas. Las encontrarás en esta página, en Mis reglas.
houserules-keep = Guardar
houserules-keep-mine = Mis reglas
houserules-keep-link = Enlace para compartir
houserules-keep-drop = Borrar
# $title: el nombre de las reglas.
houserules-keep-drop-it = Borrar { $title }
houserules-keep-name = Primero pon nombre a tus reglas.
houserules-keep-full = Puedes guardar { $most } conjuntos de reglas como máximo. Borra antes alguno.
houserules-keep-often = Demasiadas reglas nuevas. Inténtalo de nuevo en un minuto.
houserules-keep-gone = Este enlace no es válido, o las reglas se han borrado.

houserules-of-house-title = Reglas propias de este sitio
houserules-of-house = Reglas propias que ofrece este sitio.
houserules-two-pass-bonuses = un pase da bonus o on-double, no los dos: pon uno de ellos en 0
houserules-partners = { $word } necesita equipos: escribe teams = true y players = 4
houserules-partners-double = un equipo no puede elegir quién sale si hay que salir con un doble
houserules-lot-then = { $word } no puede ir después de by-lot
houserules-no-tricks = aquí no se juegan bazas: las reglas tratan de fichas que se unen
houserules-tile-set = fichas desconocidas: un juego de fichas tiene una ficha por cada par de números o es el de una de las cajas
houserules-apart = { $word } no se puede combinar con { $other }
