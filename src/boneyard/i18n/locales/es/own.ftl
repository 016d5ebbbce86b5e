# Reglas de la casa: juegos que escribe la gente. Los errores dicen qué se escribió y qué sería lo correcto.

own-at-line = línea { $line }: { $why }
own-unreadable = esto no es TOML ni JSON: { $why }
own-key-twice = la clave { $key } está dos veces en un mismo objeto: escríbela una sola vez
own-no-utf8 = el archivo no es texto UTF-8
own-too-long = las reglas pueden tener { $most } caracteres como mucho
own-no-rules = las reglas son una tabla de palabras, como like = "all-fives"
own-too-deep = aquí hay palabras demasiado hondas dentro de otras
own-no-like = no hay ningún juego { $game } al que puedan parecerse las reglas: boneyard games los enumera
own-no-like-but = no hay ningún juego { $game } al que puedan parecerse las reglas; ¿querías decir { $near }?
own-like-alone = { $game } es un juego para una sola persona: las reglas se escriben para varias
own-no-rule = no hay ninguna regla { $key }; hay { $known }
own-no-rule-but = no hay ninguna regla { $key }; ¿querías decir { $near }?
own-title = un título es un texto de 1 a { $most } caracteres
own-brand = { $title } es el nombre de un juego publicado por otros: dale al tuyo un nombre propio
own-no-box = no hay ninguna caja { $box } de fichas curvas; hay { $boxes }
own-no-word = { $what } no puede ser { $word }: es { $known }
own-no-word-but = { $what } no puede ser { $word }; ¿querías decir { $near }?
own-no-argument = { $word } no tiene { $name }; tiene { $known }
own-no-argument-but = { $word } no tiene { $name }; ¿querías decir { $near }?
own-takes-nothing = { $word } va sola: no lleva argumentos
own-needs = { $word } necesita { $name }: { $kind }
own-wrong = { $what } es { $kind }, no { $value }
own-wrong-but = { $what } no puede ser { $value }; ¿querías decir { $near }?
own-no-tile = { $what }: { $why }
own-no-number = { $what } va por números, y { $key } no lo es
own-takes-tile = una ficha como 6-4
own-takes-text = un texto
own-takes-list = una lista de { $most } como mucho
own-takes-keyed = para cada número, { $kind }
own-takes-part = una tabla con { $names }

own-players-gap = players es una lista de números seguidos, como [2, 3, 4]
own-players-many = pueden jugar { $most } como mucho
own-teams-four = los equipos son para 4: escribe players = 4
own-hand-missing = hand no dice cuántas fichas recibe cada cual cuando juegan { $players }
own-most-size = el juego de fichas llega hasta { $most }, que no está entre sus tamaños
own-colours = las fichas rectas muestran puntos, cifras o frutas: los colores vienen en una caja
own-curved-table = las fichas rectas no se curvan: honeycomb es para las fichas curvas de una caja
own-curved-tiles = las fichas curvas necesitan la mesa { $word }
own-same-colour = { $word } es para fichas con colores, y solo para ellas
own-symbols = { $word } necesita fichas con flechas y signos más, y este juego no las tiene
own-sum = las mitades de este juego pueden sumar cualquier número de { $least } a { $most }, para que cada una tenga pareja
own-hand-large = { $each ->
    [one] { $players } jugadores con { $each } ficha cada uno necesitan más que las { $tiles } fichas del juego
   *[other] { $players } jugadores con { $each } fichas cada uno necesitan más que las { $tiles } fichas del juego
}
own-tile-foreign = { $word } habla de { $tile }, que no está en el juego de fichas
own-no-deal = si juegan { $players }, casi ningún reparto vale: habría que repartir de nuevo casi siempre
own-start-single = una ficha inicial que no sea doble necesita start = 1
own-start-many = { $most ->
    [one] en esta mesa solo se puede poner { $most } ficha al empezar
   *[other] en esta mesa solo se pueden poner { $most } fichas al empezar
}
own-hub-arms = donde los dobles hacen patas, el primero tiene sitio para { $most } brazos: escribe feet = false para más
own-holder = { $word } necesita una ficha en la mesa al empezar
own-goes-with = { $word } solo va con { $other }
own-twice = { $word } no puede estar aquí dos veces
own-no-teams = { $word } cuenta para cada cual por separado: no va con equipos
own-across = los dobles de { $word } van cruzados: se juega por sus lados
own-first-lead = la primera salida no puede ser { $word }: la decide un doble, o se turnan los puestos
own-sweep = { $word } vacía el pozo, y con la regla para robar nunca se vacía
own-most-made = { $word } necesita puntos hechos al jugar: di con on-play cómo se hacen
own-scale = los puestos necesitan una lista de puntos para { $players } jugadores
own-no-points = nadie ganaría nunca un punto, así que la partida no podría acabar
own-far = con lo que da una ronda, { $target } puntos llevarían unas { $rounds } rondas
own-unreachable = no siempre se puede llegar a { $target } puntos exactos: el paso más pequeño es { $step }
own-love-long = donde todos vuelven a 0, una partida va a { $most } puntos como mucho, o quizá no acabe nunca

own-words-arguments = argumentos: { $arguments }
own-words-argument = { $name } ({ $kind }; normalmente { $default })
own-words-argument-needed = { $name } ({ $kind })
own-words-used = se usa en { $games }
own-words-unused = no la usa ningún juego de la casa

own-page-title = Tus propias reglas
own-page-what = Parte de cualquier juego, cambia lo que quieras, léelo en palabras y juega.
own-page-from = Parte de
own-page-take = Tomar sus reglas
own-page-words = Todas las palabras de las reglas
own-page-words-what = Las reglas se escriben con estas palabras: qué dice cada una, qué lleva y en qué juegos se usa.
own-page-change = Cambiar estas reglas
own-page-rules = Qué es distinto
own-page-name = Nombre de tu juego
own-page-least = Jugadores, como mínimo
own-page-most = Jugadores, como máximo
own-page-hand = Fichas de cada cual si juegan { $players }
own-page-apply = Aplicar
own-page-link = Un enlace a estas reglas, para otras personas
own-page-file = Como archivo
own-page-like = Como
own-page-read = Leer este archivo
own-page-back = Volver a la mesa

# Cómo se juegan las reglas propias, al lado de ellas. $rounds: cuántas se van a jugar.
own-lab-title = Cómo se juega
own-lab-what = Unas rondas jugadas al azar dicen cuánto dura una, cuántas se cierran, y lo que valen la salida y la suerte del reparto.
own-lab-play = Jugar { $rounds } rondas al azar
own-lab-how = { $rounds } rondas de { $players } jugadores, jugadas al azar, cada reparto varias veces; ± vale en 95 de 100 casos.
# $value, $off: números o porcentajes.
own-lab-about = { $value } ± { $off }
own-lab-lead = Las gana quien sale
own-lab-back = Volver a las reglas

# Reglas que alguien guarda con un nombre.
own-keep = Guardar
own-keep-mine = Mis reglas
own-keep-link = Enlace para otras personas
own-keep-drop = Borrar
# $title: el nombre de las reglas.
own-keep-drop-it = Borrar { $title }
own-keep-name = pon primero un nombre a tus reglas, con el que se guardan
own-keep-full = no caben más reglas: una persona puede guardar { $most }, así que borra antes algunas
own-keep-often = son muchas reglas: espera un poco antes de las siguientes
own-keep-gone = con este enlace no hay reglas guardadas, o ya no

own-of-house-title = Reglas de esta casa
own-of-house = Reglas de la casa: se las ofrece a todo el mundo.
