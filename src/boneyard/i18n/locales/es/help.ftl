# Help of the command line. What is typed is never translated; words in capitals are the help-m ones.

help-m-game = JUEGO
help-m-games = [JUEGO]...
help-m-games-list = JUEGO
help-m-options = [OPCIONES DEL JUEGO]
help-m-record = ACTA
help-m-files = ARCHIVO…
help-m-file = ARCHIVO
help-m-folder = CARPETA
help-m-from = DE
help-m-to = A
help-m-seed = SEMILLA
help-m-seat = ASIENTO
help-m-seconds = SEGUNDOS
help-m-address = DIRECCIÓN
help-m-language = IDIOMA
help-m-option = NOMBRE=VALOR
help-m-bot = NOMBRE="ORDEN"

help-examples = Ejemplos
help-language = El idioma: en, es o nl. Si no se dice, el de tu sistema.
help-version = Muestra la versión y termina.
help-json = Un objeto JSON, para programas.
help-json-lines = Un objeto JSON por acta, uno en cada línea.
help-line = Qué acta de un .jsonl o de -.
help-cores = Cuántos núcleos usar; si no se dice, todos.

help-boneyard =
    Juegos de dominó de cinco reglamentos y de todo el mundo.

    Sin ninguna orden se abre una mesa en el navegador de este equipo; con boneyard serve pueden entrar otras personas. boneyard games y boneyard rules JUEGO cuentan a qué se puede jugar; boneyard simulate JUEGO juega partidas al azar y las escribe como actas; boneyard replay reproduce cualquier acta.

    boneyard ORDEN --help lo cuenta todo de una orden, con ejemplos.
help-boneyard-play = abre una mesa en tu navegador, solo en este equipo
help-boneyard-rules = cuenta cómo se juega a Matador, en español

help-serve-short = Sirve mesas a navegadores y programas.
help-serve =
    Sirve mesas a navegadores y programas.

    En la dirección local solo llega a ellas este equipo; con --host 0.0.0.0 entran también otros.
help-serve-host = Dirección en la que se sirve.
help-serve-port = Puerto en el que se sirve; 0 toma cualquiera que esté libre.
help-serve-db = Dónde se guardan las partidas: un archivo, o postgresql://…
help-serve-proxy = Un proxy delante del servidor al que se cree cuando dice para quién pregunta; ninguno si no se nombra.
help-serve-workers = Procesos que sirven a la vez, en otros tantos núcleos; más de uno necesita PostgreSQL.
help-serve-log = Cómo es el registro: frases (usual) o una línea de JSON por cada petición y suceso (json).
help-serve-here = solo para este equipo, en otro puerto
help-serve-all = para quien pueda llegar a este equipo; las partidas se guardan en house.db

help-doctor-short = Decir qué le pasa a una casa y qué hacer.
help-doctor = Examina una casa, abierta o cerrada: su archivo y los permisos, el disco, el reloj, el código compilado, los nombres, el correo. Una línea por cosa, con lo que hay que hacer; el código de salida es 1 si algo está mal. Los ajustes son los del entorno (BONEYARD_…).
help-doctor-example = examina la casa que guarda sus partidas en house.db

help-m-act = QUÉ
help-m-about = A-QUIÉN…
help-admin-short = Ver y dirigir una casa abierta, como quien la lleva.
help-admin =
    Ver y dirigir una casa abierta, como quien la lleva:

    counts muestra sus números. end PARTIDA termina una partida: entre dos, sin ganador; entre más, siguen los bots. unname PARTIDA ASIENTO quita un nombre. block DIRECCIÓN no deja entrar a nadie desde una dirección o una red, unblock DIRECCIÓN vuelve a dejar.

    Se pregunta a la casa por la red; que pregunta quien la lleva se ve por un secreto que solo conocen quienes pueden leer su base de datos, o por BONEYARD_HOST_TOKEN.
help-admin-at = Dónde está la casa.
help-admin-counts = muestra lo que hace la casa de este equipo
help-admin-block = no deja entrar a nadie desde esas direcciones
help-admin-end = termina la partida de ese enlace o nombre

help-games-short = Muestra todos los juegos, con jugadores, fichas y meta.
help-games = Muestra todos los juegos, con sus jugadores, sus fichas y su meta.
help-games-json = Una lista JSON, para programas.
help-games-all = todos los juegos; en una terminal ancha, también lo especial de cada uno

help-rules-short = Cuenta cómo se juega: reglas, opciones y un ejemplo.
help-rules = Cuenta cómo se juega a JUEGO: reglas, opciones y un ejemplo corto.
help-rules-one = las reglas de All Fives

help-deal-short = Reparte una ronda, igual con la misma semilla.
help-deal =
    Reparte una ronda de JUEGO, siempre igual con la misma semilla y las mismas opciones.

    Las opciones del juego se escriben como opciones: boneyard rules JUEGO cuenta cuáles hay.
help-deal-seed = Una palabra, o un secreto de 64 cifras hexadecimales; si no, al azar.
help-deal-round = Qué ronda de la partida.
help-deal-json = Un acta sin jugadas, para programas.
help-deal-output = Escribe esa acta.
help-deal-three = tres manos de Bergen, las mismas siempre que la semilla sea tea
help-deal-second = la segunda ronda de una partida con el juego doble nueve, como acta

help-simulate-short = Juega partidas en las que se elige al azar.
help-simulate =
    Juega partidas de JUEGO en las que se elige al azar, y cuenta en qué quedan.

    Las opciones del juego se escriben como opciones: boneyard rules JUEGO cuenta cuáles hay.
help-simulate-matches = Cuántas se juegan.
help-simulate-seed = La misma semilla juega las mismas partidas; si no, al azar.
help-simulate-output = Escribe actas, una en cada línea.
help-simulate-three = veinte partidas de tres, en las que hay que cantar los puntos
help-simulate-file = cien solitarios, escritos en un archivo que lee boneyard replay

help-replay-short = Reproduce actas y dice en qué quedan.
help-replay =
    Reproduce actas y dice en qué quedan.

    Un ARCHIVO es un acta o, si termina en .jsonl, un acta en cada línea; - lee líneas de la entrada estándar. Si un acta no se puede reproducir, se nombra, las demás se reproducen igual y el código de salida es 2.
help-replay-trace = Cuenta cada jugada, o cada posición con --json.
help-replay-one = quién ganó, y cómo
help-replay-all = cada jugada de cada acta, en frases

help-convert-short = Escribe una partida en otro formato: una hoja de puntos, o como otros programas.
help-convert =
    Escribe una partida en otro formato: una hoja de puntos, o como otros programas.

    record es la notación de esta casa, sheet una hoja de puntos que se lee a simple vista y que se puede volver a leer, open-spiel las acciones de los juegos de dominó de OpenSpiel, dominoes las manos y jugadas de dominoes, de PyPI. Lo que el otro programa no puede decir se rechaza.
help-convert-from = Qué es ARCHIVO, si no se nota.
help-convert-to = Qué se escribe.
help-convert-output = Escribe en este archivo en vez de en la pantalla.
help-convert-sheet = una partida como hoja de puntos
help-convert-theirs = una partida de OpenSpiel como acta

help-import-check-short = Dice qué son unos archivos, y por qué alguno no se puede leer.
help-import-check =
    Dice qué son unos archivos, y por qué alguno no se puede leer.

    Conoce todos los formatos de boneyard convert. El código de salida es 2 si alguno no se puede leer o reproducir.
help-import-check-two = dos partidas, en cualquier formato

help-show-short = Dibuja una posición de un acta, o una ronda como película.
help-show =
    Dibuja una posición de ACTA; sin -o el SVG va a la salida estándar.

    ACTA es un archivo con un acta o, si termina en .jsonl, con un acta en cada línea; - lee líneas de la entrada estándar. Las jugadas se cuentan a lo largo de todas las rondas, y --move 0 es el primer reparto. Todas las manos están a la vista, salvo que --as diga con qué ojos mirar; entonces el dibujo muestra también qué puede hacer ese asiento, si es su turno. Los asientos se numeran desde 0, como en el acta.
help-show-move = Después de tantas jugadas; si no, la última.
help-show-as = Solo lo que sabe este asiento.
help-show-faces = Lo que muestran las fichas.
help-show-theme = Si no se dice, como el sistema.
help-show-shape = La forma de la mesa.
help-show-animate = Toda la ronda hasta ahí, como película.
help-show-width = De un PNG, en píxeles; si no, 1400.
help-show-output = Un archivo: .svg o .png.
help-show-last = la mesa al final de la partida
help-show-seat = la tercera acta tras doce jugadas, como se veía desde el primer asiento, para un teléfono
help-show-film = la última ronda como película, para un navegador

help-verify-short = Comprueba que las actas se repartieron de su semilla.
help-verify =
    Comprueba que las actas se repartieron a partir de su semilla.

    Cada reparto y cada ficha tomada al azar se repiten a partir de la semilla del acta y se comparan, y la semilla se compara con el sello que se mostró antes del primer reparto. Si el acta dice cuándo llegaron el sello, las semillas y el reparto, también se comprueba su orden.

    Un ARCHIVO es un acta o, si termina en .jsonl, un acta en cada línea; - lee líneas de la entrada estándar.
help-verify-one = si esta partida se repartió con justicia
help-verify-key = la clave de la casa, o un archivo con ella: el acta debe estar firmada con ella; se puede dar varias veces
help-verify-signed = si además la firmó una casa
help-m-key = CLAVE

help-analyse-short = Dice qué costó cada jugada y cuánto fue suerte.
help-analyse =
    Dice qué costó cada jugada de ACTA, cuánto fue suerte y dónde cambió la partida.

    ACTA es un archivo con un acta o, si termina en .jsonl, con un acta en cada línea; - lee líneas de la entrada estándar. Cada jugada se compara con las demás que eran legales, sobre manos que concuerdan con lo que se había visto desde ese asiento. En un solitario se compara con el mejor resultado posible si se conocieran todas las fichas.
help-analyse-worlds = Sobre cuántas manos se prueba cada jugada; si no, 200.
help-analyse-seed = La misma semilla encuentra lo mismo.
help-analyse-output = Dibuja quién iba por delante, como SVG.
help-analyse-one = qué costaron las jugadas de una partida
help-analyse-more = la tercera acta de un archivo, con más tiempo y un dibujo

help-solve-short = Busca el mejor resultado de los solitarios.
help-solve =
    Busca el mejor resultado de los solitarios, desde donde están sus actas.

    El solucionador conoce las fichas que están boca abajo. Dice si no se puede hacer mejor, o que se le acabó el tiempo.

    Un ARCHIVO es un acta o, si termina en .jsonl, un acta en cada línea; - lee líneas de la entrada estándar.
help-solve-seconds = Cuánto puede durar cada búsqueda.
help-solve-deal = reparte un Knock-Out y lo resuelve

help-statistics-short = Resuelve muchos repartos de un solitario.
help-statistics =
    Resuelve muchos repartos al azar de un solitario y cuenta cuántas veces se puede ganar.

    La misma semilla da los mismos números con cualquier cantidad de núcleos.
help-statistics-deals = Cuántos se resuelven.
help-statistics-seed = Los mismos repartos otra vez.
help-statistics-output = Dibuja una gráfica, como SVG.
help-statistics-plot = cinco mil repartos de Knock-Out, con un dibujo

help-arena-short = Hace jugar a los bots entre sí: ¿quién es mejor?
help-arena =
    Hace jugar a los bots entre sí, y dice quién es mejor y con qué seguridad.

    Cada reparto se juega dos veces, con los asientos cambiados: la suerte con las fichas es igual para ambos. Un encuentro termina en cuanto se sabe quién es mejor. Los intervalos aciertan en el 95 % de los casos. La misma semilla da el mismo resultado con cualquier cantidad de núcleos.

    Un programa recibe una línea de JSON por jugada y responde con un objeto JSON que tiene "move"; si no puede seguir, pierde la ronda, y el código de salida es 1. docs/bots.md cuenta cómo escribir uno.
help-arena-game = Un juego, varios separados por comas, o all (todos).
help-arena-options = Una opción del juego, como players=4; puede repetirse.
help-arena-players = Quién juega: nombres de bots, con una manera si quieres (expert:bold; también careful, blocking, counting). Se enfrentan todos con todos.
help-arena-bot = Un programa que juega con un nombre, por su entrada y su salida estándar.
help-arena-deals = Como mucho tantos por encuentro; cada uno se juega dos veces.
help-arena-seed = La misma semilla da el mismo resultado; si no, al azar.
help-arena-play-all = Juega todos los repartos, aunque basten menos.
help-arena-ray = Juega en un clúster de Ray (auto: el que haya).
help-arena-continue = Anota lo que se juega, y la próxima vez sigue desde ahí.
help-arena-bot-seconds = Cuánto puede pensar un programa cada jugada; si no, 10 s.
help-arena-plot = Dibuja la clasificación, como SVG.
help-arena-two = dos bots al dominó de robar, con siete fichas cada uno
help-arena-all = todos los juegos; se puede parar y seguir, y dibuja una clasificación
help-arena-mine = un programa tuyo contra un bot

help-bench-short = Mide a qué velocidad se juegan las rondas.
help-bench =
    Mide rondas y fichas jugadas por segundo de los juegos nombrados, o de todos los que son para varios.

    Las jugadas son al azar. El motor sencillo y el núcleo rápido juegan lo mismo, en un núcleo y en todos; juegan también los motores de otros que estén instalados. Se turnan, y cuenta el mejor de cuatro.
help-bench-seconds = Cuánto se mide cada uno, cuatro veces.
help-bench-json = Escribe una lista de objetos.
help-bench-no-plain = Deja fuera el motor sencillo.
help-bench-all = todos los juegos, en un minuto o dos
help-bench-two = dos juegos, medidos más tiempo, para un programa

help-words = Enumera las palabras con que se escriben las reglas: qué dice cada una, qué lleva y qué juegos la usan.
help-words-short = las palabras con que se escriben las reglas
help-words-all = todas las palabras
help-words-one = las palabras de una regla
help-words-schema-example = el esquema, para un editor que ayude mientras escribes
help-words-json = lo mismo para programas
help-words-schema = escribe el JSON Schema de las reglas de la casa
help-m-rule = [REGLA]
help-serve-no-own-rules = que nadie juegue con reglas que escriba
help-lab = Compara reglas: cuánto dura una ronda, cuántas se cierran o quedan sin ganador, lo que vale la salida, cuánto es suerte y cuánto hay que elegir. JUEGO es un nombre, o un archivo de reglas de la casa.
help-lab-short = compara reglas, para quien inventa
help-lab-two = dos juegos lado a lado
help-lab-own = tus reglas frente a las que se parecen, y una imagen
help-lab-players = cuántos juegan
help-lab-deals = repartos de cada una
help-lab-seed = la misma semilla da los mismos números
help-lab-output = escribe una imagen (SVG)

help-puzzle = Haz problemas: posiciones de rondas que juegan los bots, como se ven desde un asiento, en las que una jugada es claramente la mejor. Cada una se busca varias veces con otra suerte, y se gradúa según qué niveles encuentran la jugada. Se escriben como líneas de JSON.
help-puzzle-short = haz problemas y compruébalos
help-puzzle-some = unos pocos de dos juegos, los mismos cada vez
help-puzzle-again = busca de nuevo los problemas, con otra suerte y de dos maneras; el estado de salida es 1 si cambia alguna solución
help-puzzle-game = juegos, separados por comas, o “all”
help-puzzle-count = cuántos en total, repartidos por igual entre los juegos
help-puzzle-lessons = en su lugar, las posiciones de todas las lecciones
help-puzzle-theme = solo lo que enseña esto
help-puzzle-seed = la misma semilla da los mismos problemas; sin ella son nuevos cada vez
help-puzzle-check = no hagas ninguno: busca de nuevo los de este archivo (.jsonl, o comprimido .jsonl.gz)
help-puzzle-worlds = mundos de cada una de las dos búsquedas de la comprobación
help-puzzle-output = escribe en este archivo (.jsonl, o comprimido .jsonl.gz)

help-copy-short = Lleva una casa a otra base de datos.
help-copy =
    Copia todo lo que tiene una casa de una base de datos a otra, que debe estar vacía, y lo comprueba.

    Una base de datos es un archivo, o postgresql://… Cierra antes la casa: lo que se juegue mientras tanto no se copia.
help-copy-there = de un archivo a PostgreSQL
help-copy-back = y de vuelta
help-backup-short = Guarda en un archivo todo lo que tiene una casa.
help-backup =
    Guarda en un archivo nuevo todo lo que tiene una casa, tal como está en ese momento; puede seguir abierta.

    El archivo es una base de datos como otra cualquiera: se abre con boneyard serve --db ARCHIVO.
help-backup-one = la casa de este usuario, tal como está ahora

help-ratings = Calcula de nuevo las puntuaciones a partir de un registro de resultados, una línea de JSON cada uno: los mismos resultados dan siempre los mismos números.
help-ratings-short = puntuaciones a partir de un registro de resultados
help-ratings-all = las clasificaciones de todos los grupos
help-ratings-pool = un solo grupo, para programas
help-ratings-one = solo este grupo
help-ratings-house = de una casa, desde su base de datos
help-ratings-db = la base de datos de una casa, en vez de un archivo
help-m-results = [RESULTADOS]

help-m-levels = NIVEL,…
help-m-names = NOMBRE,…
help-play-short = Juega una partida en esta terminal.
help-play =
    Juega una partida en esta terminal, contra bots o con más gente en el mismo teclado; o toma un asiento en una casa de la red, por el enlace de una partida.

    --plain lee y escribe líneas: un lector de pantalla puede seguirlas, y las jugadas se escriben como en docs/notation.md. Se elige solo donde no hay pantalla, o donde es probable que se lea en voz alta.
help-play-plain = Líneas en vez de una pantalla.
help-play-bots = Niveles de los bots, en el orden de sus asientos: beginner, casual, club, expert, master o grandmaster, con una manera si quieres (expert:bold; también careful, blocking, counting); el último vale para los que siguen.
help-play-with = Cuántas personas juegan en este teclado; antes de mostrar una mano se pide pasarlo.
help-play-names = Sus nombres.
help-play-output = Escribe aquí la partida como acta cuando termina o se deja.
help-play-one = una partida contra un bot
help-play-levels = dos bots de niveles distintos
help-play-hands = dos personas en un teclado
help-play-plain-example = un juego para una sola persona, línea a línea

help-m-link = ENLACE
help-m-command = "ORDEN"
help-m-level = NIVEL
help-m-name = NOMBRE
help-token = Un archivo con tu secreto en esa casa; si no existe, se escribe ahí uno nuevo.
help-bot-short = Toma un asiento en una casa, para un bot o un programa tuyo.
help-bot =
    Toma un asiento en una casa de la red y deja que juegue un bot: un programa tuyo por entrada y salida estándar (docs/bots.md), o un nivel.

    Si se corta la conexión, se hace de nuevo y la partida sigue.
help-bot-connect = El enlace de la partida, como lo muestra el navegador.
help-bot-program = Qué se arranca: se le pregunta y contesta con líneas de JSON.
help-bot-level = Un bot nuestro: beginner, casual, club, expert, master o grandmaster.
help-bot-name = Cómo se llama en la mesa.
help-bot-seat = Qué asiento, contando desde 1; si no, el primero libre.
help-bot-level-example = un experto toma el primer asiento libre
help-bot-mine = lo toma un programa tuyo
help-watch-short = Cuenta una partida de una casa mientras se juega.
help-watch = Cuenta una partida de una casa de la red mientras se juega, línea a línea, como puede verla quien mira.
help-watch-one = una partida por su enlace
help-m-game-or-link = JUEGO|ENLACE
help-play-link = un asiento en una casa de la red, por el enlace de la partida

help-docs-short = Hace la documentación como sitio web, y la abre.
help-docs =
    Hace la documentación como sitio web, y la abre.

    Tiene guías según quién lee, el reglamento con un índice de sus reglas, una referencia de la biblioteca y una búsqueda. Los enlaces se comprueban. Necesita "boneyard-dominoes[docs]".
help-docs-output = La carpeta en la que se escribe.
help-docs-browser = No la abre en el navegador.
help-docs-open = hacerla y leerla
help-docs-build = hacerla en una carpeta, para ponerla en la web

# boneyard equity
help-equity-short = cuenta la probabilidad de ganar la partida con cualquier marcador
help-equity =
    Cuenta la probabilidad de ganar la partida: con el marcador que das, o como tabla de tus puntos y los de los demás.

    Se hace con rondas que el motor rápido juega por la regla sencilla. Para las opciones corrientes ya está. Para otras se hace ahora, en segundos, y para varios bandos es una función ajustada. Sin juego, se hace de nuevo todo lo que viene incluido, lo que lleva unos minutos.
help-equity-table = una tabla para All Fives entre dos
help-equity-one = las probabilidades con 58 a 40
help-equity-all = hace de nuevo lo que viene incluido, para todos los juegos
help-equity-scores = el marcador, un número por bando
help-equity-played = rondas que se han jugado
help-equity-thorough = hacerlo ahora, con muchas más rondas, aunque ya esté
help-equity-output = dónde escribir lo que se hace para todos los juegos
help-serve-rules = Un archivo de reglas de la casa, o una carpeta con varios, que se ofrece a todo el mundo; puede darse varias veces.
help-serve-ours = con las reglas de tu casa entre los juegos
help-hints-short = Muestra cuánto vale cada jugada de una posición.
help-hints =
    Muestra cuánto vale cada jugada de una posición, y por qué.

    La posición es una línea de texto (docs/notation.md) o el final de un registro. Las pistas solo usan lo que puede saber quien juega.
help-hints-line = las jugadas de una posición escrita a mano
help-hints-record = las jugadas tras la duodécima de una partida
help-show-line = una posición como línea de texto
help-m-position = POSICIÓN
help-puzzle-position = Una posición como línea de texto (docs/notation.md), de la que se hace un problema.
help-puzzle-line = un problema a partir de una posición
