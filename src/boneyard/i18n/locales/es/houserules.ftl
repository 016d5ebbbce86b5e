# Reglas de la casa: juegos que escribe la gente. Los errores dicen qué se escribió y qué sería lo correcto.

houserules-at-line = línea { $line }: { $why }
houserules-unreadable = esto no es TOML ni JSON: { $why }
houserules-key-twice = la clave { $key } está dos veces en un mismo objeto: escríbela una sola vez
houserules-no-utf8 = el archivo no es texto UTF-8
houserules-too-long = las reglas pueden tener { $most } caracteres como mucho
houserules-no-rules = las reglas son una tabla de palabras, como like = "all-fives"
houserules-too-deep = aquí hay palabras demasiado hondas dentro de otras
houserules-no-like = no hay ningún juego { $game } al que puedan parecerse las reglas: boneyard games los enumera
houserules-no-like-but = no hay ningún juego { $game } al que puedan parecerse las reglas; ¿querías decir { $near }?
houserules-like-alone = { $game } es un juego para una sola persona: las reglas se escriben para varias
houserules-no-rule = no hay ninguna regla { $key }; hay { $known }
houserules-no-rule-but = no hay ninguna regla { $key }; ¿querías decir { $near }?
houserules-title = un título es un texto de 1 a { $most } caracteres
houserules-brand = { $title } es el nombre de un juego publicado por otros: dale al tuyo un nombre propio
houserules-no-box = no hay ninguna caja { $box } de fichas curvas; hay { $boxes }
houserules-no-word = { $what } no puede ser { $word }: es { $known }
houserules-no-word-but = { $what } no puede ser { $word }; ¿querías decir { $near }?
houserules-no-argument = { $word } no tiene { $name }; tiene { $known }
houserules-no-argument-but = { $word } no tiene { $name }; ¿querías decir { $near }?
houserules-takes-nothing = { $word } va sola: no lleva argumentos
houserules-needs = { $word } necesita { $name }: { $kind }
houserules-wrong = { $what } es { $kind }, no { $value }
houserules-wrong-but = { $what } no puede ser { $value }; ¿querías decir { $near }?
houserules-no-tile = { $what }: { $why }
houserules-no-number = { $what } va por números, y { $key } no lo es
houserules-takes-tile = una ficha como 6-4
houserules-takes-text = un texto
houserules-takes-list = una lista de { $most } como mucho
houserules-takes-keyed = para cada número, { $kind }
houserules-takes-part = una tabla con { $names }

houserules-players-gap = players es una lista de números seguidos, como [2, 3, 4]
houserules-players-many = pueden jugar { $most } como mucho
houserules-teams-four = los equipos son para 4: escribe players = 4
houserules-hand-missing = hand no dice cuántas fichas recibe cada cual cuando juegan { $players }
houserules-most-size = el juego de fichas llega hasta { $most }, que no está entre sus tamaños
houserules-colours = las fichas rectas muestran puntos, cifras o frutas: los colores vienen en una caja
houserules-curved-table = las fichas rectas no se curvan: honeycomb es para las fichas curvas de una caja
houserules-curved-tiles = las fichas curvas necesitan la mesa { $word }
houserules-same-colour = { $word } es para fichas con colores, y solo para ellas
houserules-symbols = { $word } necesita fichas con flechas y signos más, y este juego no las tiene
houserules-sum = las mitades de este juego pueden sumar cualquier número de { $least } a { $most }, para que cada una tenga pareja
houserules-hand-large = { $each ->
    [one] { $players } jugadores con { $each } ficha cada uno necesitan más que las { $tiles } fichas del juego
   *[other] { $players } jugadores con { $each } fichas cada uno necesitan más que las { $tiles } fichas del juego
}
houserules-tile-foreign = { $word } habla de { $tile }, que no está en el juego de fichas
houserules-no-deal = si juegan { $players }, casi ningún reparto vale: habría que repartir de nuevo casi siempre
houserules-start-single = una ficha inicial que no sea doble necesita start = 1
houserules-start-many = { $most ->
    [one] en esta mesa solo se puede poner { $most } ficha al empezar
   *[other] en esta mesa solo se pueden poner { $most } fichas al empezar
}
houserules-hub-arms = donde los dobles hacen patas, el primero tiene sitio para { $most } brazos: escribe feet = false para más
houserules-holder = { $word } necesita una ficha en la mesa al empezar
houserules-goes-with = { $word } solo va con { $other }
houserules-twice = { $word } no puede estar aquí dos veces
houserules-no-teams = { $word } cuenta para cada cual por separado: no va con equipos
houserules-across = los dobles de { $word } van cruzados: se juega por sus lados
houserules-first-lead = la primera salida no puede ser { $word }: la decide un doble, o se turnan los puestos
houserules-sweep = { $word } vacía el pozo, y con la regla para robar nunca se vacía
houserules-most-made = { $word } necesita puntos hechos al jugar: di con on-play cómo se hacen
houserules-scale = los puestos necesitan una lista de puntos para { $players } jugadores
houserules-no-points = nadie ganaría nunca un punto, así que la partida no podría acabar
houserules-far = con lo que da una ronda, { $target } puntos llevarían unas { $rounds } rondas
houserules-unreachable = no siempre se puede llegar a { $target } puntos exactos: el paso más pequeño es { $step }
houserules-love-long = donde todos vuelven a 0, una partida va a { $most } puntos como mucho, o quizá no acabe nunca

houserules-words-arguments = argumentos: { $arguments }
houserules-words-argument = { $name } ({ $kind }; normalmente { $default })
houserules-words-argument-needed = { $name } ({ $kind })
houserules-words-used = se usa en { $games }
houserules-words-unused = no la usa ningún juego de la casa

houserules-page-title = Tus propias reglas
houserules-page-what = Parte de cualquier juego, cambia lo que quieras, léelo en palabras y juega.
houserules-page-from = Parte de
houserules-page-take = Tomar sus reglas
houserules-page-words = Todas las palabras de las reglas
houserules-page-words-what = Las reglas se escriben con estas palabras: qué dice cada una, qué lleva y en qué juegos se usa.
houserules-page-change = Cambiar estas reglas
houserules-page-rules = Qué es distinto
houserules-page-name = Nombre de tu juego
houserules-page-least = Jugadores, como mínimo
houserules-page-most = Jugadores, como máximo
houserules-page-hand = Fichas de cada cual si juegan { $players }
houserules-page-apply = Aplicar
houserules-page-link = Un enlace a estas reglas, para otras personas
houserules-page-file = Como archivo
houserules-page-like = Como
houserules-page-read = Leer este archivo
houserules-page-back = Volver a la mesa

# Cómo se juegan las reglas propias, al lado de ellas. $rounds: cuántas se van a jugar.
houserules-lab-title = Cómo se juega
houserules-lab-what = Unas rondas jugadas al azar dicen cuánto dura una, cuántas se cierran, y lo que valen la salida y la suerte del reparto.
houserules-lab-play = Jugar { $rounds } rondas al azar
houserules-lab-how = { $rounds } rondas de { $players } jugadores, jugadas al azar, cada reparto varias veces; ± vale en 95 de 100 casos.
# $value, $off: números o porcentajes.
houserules-lab-about = { $value } ± { $off }
houserules-lab-lead = Las gana quien sale
houserules-lab-back = Volver a las reglas

# Reglas que alguien guarda con un nombre.
houserules-keep = Guardar
houserules-keep-mine = Mis reglas
houserules-keep-link = Enlace para otras personas
houserules-keep-drop = Borrar
# $title: el nombre de las reglas.
houserules-keep-drop-it = Borrar { $title }
houserules-keep-name = pon primero un nombre a tus reglas, con el que se guardan
houserules-keep-full = no caben más reglas: una persona puede guardar { $most }, así que borra antes algunas
houserules-keep-often = son muchas reglas: espera un poco antes de las siguientes
houserules-keep-gone = con este enlace no hay reglas guardadas, o ya no

houserules-of-house-title = Reglas de esta casa
houserules-of-house = Reglas de la casa: se las ofrece a todo el mundo.
